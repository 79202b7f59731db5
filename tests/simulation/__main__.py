"""Many runs on all cores: `python -m tests.simulation --seeds 2000 [--from N] [--jobs N]`.

On files of SQLite, or with `--postgres` on a server of PostgreSQL. Every violation is told with its
seed. `--record FILE` adds a line on the run to a table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path

from tests.postgres import MISSING, QUICK, programs, started
from tests.simulation.postgres_base import Place
from tests.simulation.world import Report, run

EVERY_S = 5.0
ROOT = Path(__file__).parents[2]
COLUMNS = ("presses", "actions", "kills", "cuts", "writes in doubt", "disk errors", "rollouts")
"""What a line of the table tells of a run, besides when, of what and how much."""


@dataclass
class Tally:
    """What the runs came to together. `wrong` are those with violations."""

    seeds: int = 0
    figures: Counter[str] = field(default_factory=Counter)
    wrong: list[Report] = field(default_factory=list)

    def add(self, report: Report) -> None:
        self.seeds += 1
        self.figures.update(report.figures)
        if report.violations:
            self.wrong.append(report)
            _accuse(report)

    def told(self, seconds: float) -> str:
        main = ", ".join(f"{self.figures[name]} {name}" for name in COLUMNS[:4])
        return f"{self.seeds} seeds in {seconds:.0f} s: {main}; {len(self.wrong)} with violations"


def main() -> int:
    """Run the seeds, tell the progress, and give the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=2000, help="how many seeds to run")
    parser.add_argument("--from", type=int, default=0, dest="begin", help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes")
    parser.add_argument("--minutes", type=float, default=None, help="begin no more seeds then")
    parser.add_argument("--first", action="store_true", help="end with the first violation")
    parser.add_argument("--record", type=Path, help="add a line to this table")
    parser.add_argument("--trace", type=Path, help="write the last seed's steps to this file")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL")
    given = parser.parse_args()
    if given.postgres and programs() is None:
        say(MISSING)
        return 1
    with placed() if given.postgres else nullcontext() as place:
        return soak(given, place)


@contextmanager
def placed() -> Iterator[Place]:
    """A server of PostgreSQL for the runs."""
    server = started(*QUICK)
    try:
        yield asyncio.run(Place.of(server))
    finally:
        server.stop()


def soak(given: argparse.Namespace, place: Place | None) -> int:
    """Run the seeds that are asked for, there."""
    tally, commit, begun = Tally(), _commit(), time.monotonic()
    until = None if given.minutes is None else begun + 60 * given.minutes
    seeds = _until(until, range(given.begin, given.begin + given.seeds))
    told = begun
    try:
        with closing(_reports(seeds, given.jobs, place)) as reports:
            for report in reports:
                tally.add(report)
                if tally.wrong and given.first:
                    break
                if time.monotonic() - told > EVERY_S:
                    told = time.monotonic()
                    say(tally.told(told - begun))
    except KeyboardInterrupt:
        say("stopped")
    seconds = time.monotonic() - begun
    say(tally.told(seconds))
    say("\n".join(f"{name:>16}  {count}" for name, count in sorted(tally.figures.items())))
    if given.trace is not None:
        given.trace.write_text(
            "\n".join(run(given.begin + given.seeds - 1, place=place).lines), "utf-8"
        )
    if given.record is not None and tally.seeds:
        _record(given.record, place, commit, given.begin, tally, seconds)
    return 1 if tally.wrong else 0


def _until(end: float | None, seeds: Iterable[int]) -> Iterator[int]:
    return itertools.takewhile(lambda _: end is None or time.monotonic() < end, seeds)


def _reports(seeds: Iterator[int], jobs: int, place: Place | None) -> Generator[Report]:
    """What the seeds came to, as soon as it is known. A few are begun ahead, no more."""
    if jobs == 1:
        yield from (_one(seed, place) for seed in seeds)
        return
    with get_context("fork").Pool(jobs, _settle_in) as pool:
        first = itertools.islice(seeds, 2 * jobs)
        waiting = [pool.apply_async(_one, (seed, place)) for seed in first]
        while waiting:
            yield waiting.pop(0).get()
            more = itertools.islice(seeds, 1)
            waiting += [pool.apply_async(_one, (seed, place)) for seed in more]


def _settle_in() -> None:
    """What was read for good is no garbage: looking for some costs less then."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _one(seed: int, place: Place | None) -> Report:
    """A run without its steps, which are long."""
    report = run(seed, place=place)
    return Report(seed, report.violations, report.trace, report.figures, ())


def _accuse(report: Report) -> None:
    say(f"seed {report.seed}: {len(report.violations)} violations")
    for violation in report.violations:
        say(f"  {violation}")
    say(f"see each step: python -m tests.simulation --from {report.seed} --seeds 1 --trace FILE")


def _commit() -> str:
    """What is being run; `+` if it is not quite that."""
    head, changed = _git("rev-parse", "--short", "HEAD"), _git("status", "--porcelain", "-uno")
    return (head or "unknown") + ("+" if changed else "")


def _git(*words: str) -> str:
    done = subprocess.run(  # noqa: S603 - our own words
        ["git", "-C", str(ROOT), *words],  # noqa: S607
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    return done.stdout.strip()


def _record(
    table: Path, place: Place | None, commit: str, first: int, tally: Tally, seconds: float
) -> None:
    """Add a line to the table of runs."""
    if not table.exists():
        head = ("day", "commit", "from", "seeds", *COLUMNS, "violations", "seconds", "on")
        table.write_text("\t".join(head) + "\n", "utf-8")
    day = datetime.now(UTC).date().isoformat()
    counts = (tally.figures[name] for name in COLUMNS)
    told = (len(tally.wrong), round(seconds), "SQLite" if place is None else "PostgreSQL")
    line = (day, commit, first, tally.seeds, *counts, *told)
    with table.open("a", encoding="utf-8") as file:
        file.write("\t".join(map(str, line)) + "\n")


def say(line: str) -> None:
    """A line at once, even into a pipe."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
