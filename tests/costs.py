"""What the tests cost: `make test ARGS="-p tests.costs"` (docs/decisions/0056). Linux alone.

Processor seconds, user and system, of each test with its fixtures, and of all processes below it: a
clock tells nothing on a busy machine. What several tests share counts for the first of them. What
lies beyond the tests is told beside them: what starts the workers, and what hands out.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from bench.__main__ import machine

PROC: Final = Path("/proc")
TICKS: Final = os.sysconf("SC_CLK_TCK")
DEAREST: Final = 40
"""So many files, and so many tests, are told one by one."""
FOLDER: Final = 3
"""`tests/bot/e2e` is told of its own, and what lies deeper with it."""
START, BETWEEN = "(start)", "(between the tests)"


class Cost(NamedTuple):
    """Processor seconds of the tests' own process and of those below it; seconds of the clock."""

    own: float
    below: float
    clock: float

    @property
    def whole(self) -> float:
        """Processor seconds of all of them."""
        return self.own + self.below


class Process(NamedTuple):
    """A process at a look: who started it, its ticks, and those of what ended below it."""

    parent: int
    own: int
    ended: int


class Below:
    """Seconds of all processes below this one: those that run, and those that ended."""

    def __init__(self) -> None:
        self.seen: dict[int, Process] = {}
        self.lost = 0

    def seconds(self) -> float:
        """Up to now. Whose end nobody waits for (Chromium's do so) is remembered from the last
        look."""
        now = dict(tree(os.getpid(), 0))
        gone: dict[int, int] = defaultdict(int)
        for pid, process in self.seen.items():
            if pid not in now:
                over = process.parent
                while over not in now:
                    over = self.seen[over].parent
                gone[over] += process.own + process.ended
        for pid, ticks in gone.items():
            self.lost += max(0, ticks - (now[pid].ended - self.seen[pid].ended))
        self.seen = now
        own = sum(process.own for process in now.values()) - now[os.getpid()].own
        return (own + sum(process.ended for process in now.values()) + self.lost) / TICKS


def tree(pid: int, parent: int) -> Iterator[tuple[int, Process]]:
    """A process and all below it that run."""
    folder = PROC / str(pid)
    try:
        stat = (folder / "stat").read_text().rpartition(")")[2].split()
        children = [told.read_text().split() for told in folder.glob("task/*/children")]
    except OSError:
        return  # it has ended just now
    user, system, users, systems = (int(ticks) for ticks in stat[11:15])
    yield pid, Process(parent, user + system, users + systems)
    for child in (int(child) for told in children for child in told):
        yield from tree(child, pid)


def added(costs: list[Cost]) -> Cost:
    """All of them together."""
    return Cost(*(sum(column) for column in zip(*costs, strict=True))) if costs else Cost(0, 0, 0)


class Till:
    """What the tests of this process cost, by their ids."""

    def __init__(self) -> None:
        self.costs: dict[str, Cost] = {}
        self.below = Below()
        self.last = Cost(0, 0, time.perf_counter())

    def charge(self, what: str) -> None:
        """All that was spent since the last time was spent on this."""
        now = Cost(time.process_time(), self.below.seconds(), time.perf_counter())
        last = self.last
        before = self.costs.get(what, Cost(0, 0, 0))
        self.costs[what] = added([before, Cost(*(a - b for a, b in zip(now, last, strict=True)))])
        self.last = now

    def pytest_collection_finish(self) -> None:
        self.charge(START)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.charge(BETWEEN)
        try:
            return (yield)
        finally:
            self.charge(item.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.charge(BETWEEN)
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["costs"] = {what: list(cost) for what, cost in self.costs.items()}


class Bill:
    """What the tests of all processes cost, told at the end."""

    def __init__(self, till: Till) -> None:
        self.till = till
        self.workers: list[dict[str, Cost]] = []

    @pytest.hookimpl(optionalhook=True)  # of pytest-xdist, which may be left out
    def pytest_testnodedown(self, node: Any) -> None:
        told = getattr(node, "workeroutput", {}).get("costs", {})
        self.workers.append({what: Cost(*cost) for what, cost in told.items()})

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        tests: dict[str, list[Cost]] = defaultdict(list)
        beyond: dict[str, list[Cost]] = defaultdict(list)
        for costs in self.workers or [self.till.costs]:
            for what, cost in costs.items():
                (beyond if what in {START, BETWEEN} else tests)[what].append(cost)
        if self.workers:
            beyond["(pytest-xdist)"] = [Cost(time.process_time(), 0, 0)]
        terminalreporter.write_sep("=", "what the tests cost, in seconds")
        terminalreporter.write_line("\n".join((*machine(), *lines(tests, beyond))))


def lines(tests: dict[str, list[Cost]], beyond: dict[str, list[Cost]]) -> list[str]:
    """Folders in order, then the dearest files and tests."""
    folders: dict[str, list[Cost]] = defaultdict(list)
    files: dict[str, list[Cost]] = defaultdict(list)
    for test, costs in tests.items():
        file = test.partition("::")[0]
        folders["/".join(file.split("/")[:-1][:FOLDER])] += costs
        files[file] += costs
    everything = [cost for costs in (*tests.values(), *beyond.values()) for cost in costs]
    return [
        "",
        f"{'tests':>7}{'all':>9}{'own':>9}{'below':>9}{'clock':>9}",
        *(line(name, folders[name]) for name in sorted(folders)),
        *(line(name, costs) for name, costs in beyond.items()),
        line("(everything)", everything),
        *dearest("files", files),
        *dearest("tests", tests),
    ]


def dearest(what: str, costs: dict[str, list[Cost]]) -> list[str]:
    """The first of them."""
    order = sorted(costs, key=lambda name: -added(costs[name]).whole)
    return ["", f"the dearest {what}", *(line(name, costs[name]) for name in order[:DEAREST])]


def line(name: str, costs: list[Cost]) -> str:
    """How many they are, and their seconds."""
    cost = added(costs)
    return (
        f"{len(costs):7}{cost.whole:9.2f}{cost.own:9.2f}{cost.below:9.2f}{cost.clock:9.2f}  {name}"
    )


def pytest_configure(config: pytest.Config) -> None:
    till = Till()
    config.pluginmanager.register(till, "till")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Bill(till), "bill")
