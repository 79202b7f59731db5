"""One server and several, SQLite and PostgreSQL: `python -m bench several`.

First what the database bears: presses decided and written by so many processes (`bench.doors`), as
fast as they come, then at a steady pace. Then whole servers against the playground: each press is
answered, drawn and shown. Rounds go through all shapes in turn, so that a slow minute meets each;
± is one standard error over the rounds. The playground, the people and the database share the
machine's cores with the servers; CPU time is told apart.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.chat import PATIENCE_S, actions, game
from bench.doors import Told, pressed
from bench.figures import with_error
from bench.startup import disk, leave, playground, serve
from playground.client import Json, Person, Play, Seen
from tests.postgres import MISSING, Server, programs, started

ROUNDS = 3
PRESSES, PACED = 4000, 900
GAMES = 200
RATE = 60.0
"""Presses a second at which the times of a commit are taken."""
PEOPLE = 32
"""Who press as soon as their board is shown."""
WARM_S, FULL_S, PACED_S, IDLE_S = 12.0, 8.0, 8.0, 3.0
TICKS = os.sysconf("SC_CLK_TCK")
PACE = 10.0
"""Presses a second at which the times of a board are taken."""


class Shape(NamedTuple):
    """An engine, and how many servers work on it."""

    engine: str
    workers: int

    def __str__(self) -> str:
        return f"{self.engine:10} {self.workers}"


_TIMES = {"p50 ms": ("p50", ".1f"), "p99 ms": ("p99", ".1f")}
WRITTEN = {
    "presses/s": ("rate", ".0f"),
    "CPU ms": ("cpu", ".2f"),
    "database's": ("database", ".2f"),
    "its log, KiB": ("log", ".2f"),
    **_TIMES,
}
SERVED = {
    "boards/s": ("boards", ".1f"),
    "CPU ms": ("cpu", ".1f"),
    "database's": ("database", ".1f"),
    **_TIMES,
    "idle, ms/s": ("idle", ".0f"),
}
"""The columns: what stands above, the figure, and its form."""

SHAPES = (Shape("SQLite", 1), *(Shape("PostgreSQL", n) for n in (1, 2, 4)))


@dataclass
class Figures:
    """What the rounds gave for a shape, by name."""

    found: dict[str, list[float]] = field(default_factory=dict)

    def note(self, **values: float) -> None:
        """Add a round's."""
        for name, value in values.items():
            self.found.setdefault(name, []).append(value)

    def told(self, name: str, form: str = ".1f") -> str:
        """The mean of one, ± one standard error."""
        return with_error(self.found[name], form)

    def of(self, other: Figures, name: str) -> str:
        """How many times as much as another's in the same round."""
        pairs = zip(self.found[name], other.found[name], strict=True)
        return with_error([mine / theirs for mine, theirs in pairs], ".2f")


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which so many of them lie."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


# -- the database ----------------------------------------------------------------------------------


async def durable(shape: Shape, server: Server | None, figures: Figures) -> None:
    """A round of presses through processes that decide and write."""
    async with database(server) as url:
        before, log = spent(server), await logged(server)
        told = await pressed(url, PRESSES, workers=shape.workers, games=GAMES)
        of_database, log = spent(server) - before, await logged(server) - log
    async with database(server) as url:
        paced = await pressed(url, PACED, workers=shape.workers, games=GAMES, rate=RATE)
    right(told)
    right(paced)
    figures.note(
        rate=told.rate,
        cpu=sum(told.cpu) * 1e3 / told.right,
        database=of_database * 1e3 / told.right,
        log=log / 1024 / told.right,
        p50=percentile(paced.milliseconds, 0.5),
        p99=percentile(paced.milliseconds, 0.99),
    )


def right(told: Told) -> None:
    """A figure of presses that were answered wrongly says nothing."""
    if told.wrong:
        raise SystemExit(f"several: {told.wrong[0]}")


@contextlib.asynccontextmanager
async def database(server: Server | None) -> AsyncIterator[str]:
    """The URL of a new database."""
    if server is not None:
        async with server.database() as url:
            yield url
        return
    with tempfile.TemporaryDirectory(dir=disk()) as folder:
        yield f"sqlite:///{folder}/several.db"


def spent(server: Server | None) -> float:
    """The CPU seconds that PostgreSQL has taken so far."""
    return 0.0 if server is None else cpu(server.process.pid)


async def logged(server: Server | None) -> int:
    """The bytes that PostgreSQL has written ahead so far."""
    if server is None:
        return 0
    return int(await server.value("SELECT pg_current_wal_lsn() - '0/0'"))


def cpu(pid: int) -> float:
    """CPU seconds of a process, of all that it has started, and of those that have ended."""
    while True:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # one ended while we read
            return _cpu(Path(f"/proc/{pid}"))


def _cpu(process: Path) -> float:
    words = (process / "stat").read_text().rpartition(")")[2].split()
    children = (process / "task" / process.name / "children").read_text().split()
    own = sum(int(words[at]) for at in (11, 12, 13, 14)) / TICKS
    return own + sum(_cpu(process.with_name(child)) for child in children)


# -- whole servers ---------------------------------------------------------------------------------


@dataclass
class Crowd:
    """People who play each at a phone of their own, and what they see."""

    play: Play
    boards: dict[int, tuple[Person, Seen]]
    seconds: list[float] = field(default_factory=list)
    """From each press to its board."""

    async def press(self, until: float, rate: float | None) -> None:
        """All press until then: as soon as their board is shown, or so many a second in all."""
        self.seconds = []
        waiting: dict[int, asyncio.Future[Seen]] = {}
        async with self.play.events(int((await self.play.state())["seq"])) as events:
            hearing = asyncio.create_task(self._hear(events, waiting))
            try:
                await asyncio.gather(
                    *(self._one(chat, until, rate, waiting) for chat in self.boards)
                )
            finally:
                hearing.cancel()

    async def _hear(
        self, events: AsyncIterator[Json], waiting: dict[int, asyncio.Future[Seen]]
    ) -> None:
        async for event in events:
            if event["kind"] == "edit":
                board = Seen(event["message"])
                if board.chat_id in waiting:
                    waiting.pop(board.chat_id).set_result(board)

    async def _one(
        self,
        chat: int,
        until: float,
        rate: float | None,
        waiting: dict[int, asyncio.Future[Seen]],
    ) -> None:
        person, board = self.boards[chat]
        random = Random(chat)  # noqa: S311 - a bench repeats itself
        if rate is not None:
            await asyncio.sleep(random.expovariate(rate / len(self.boards)))
        while time.perf_counter() < until and (keys := actions(board)):
            shown = waiting[chat] = asyncio.get_running_loop().create_future()
            begin = time.perf_counter()
            await person.press_only(board, data=random.choice(keys)["callback_data"])
            async with asyncio.timeout(PATIENCE_S):
                board = await shown
            self.seconds.append(time.perf_counter() - begin)
            if rate is not None:
                await asyncio.sleep(random.expovariate(rate / len(self.boards)))
        self.boards[chat] = (person, board)


async def shown(shape: Shape, server: Server | None, figures: Figures) -> None:
    """A round of presses through whole servers."""
    async with database(server) as url:
        with playground() as api, serving(api, url, shape.workers) as process:
            async with Play(api, patience=PATIENCE_S) as play:
                people = [await play.newcomer(f"P{number}") for number in range(PEOPLE)]
                begun = await asyncio.gather(*(game(person) for person in people))
                boards = [(one, board) for one, board in zip(people, begun, strict=True)]
                crowd = Crowd(play, {board.chat_id: (one, board) for one, board in boards})
                await crowd.press(time.perf_counter() + WARM_S, None)
                before = cpu(process.pid)
                await asyncio.sleep(IDLE_S)
                idle = (cpu(process.pid) - before) / IDLE_S
                before, of_database, begin = (
                    cpu(process.pid),
                    spent(server),
                    time.perf_counter(),
                )
                await crowd.press(begin + FULL_S, None)
                taken, count = time.perf_counter() - begin, len(crowd.seconds)
                cost, of_database = cpu(process.pid) - before, spent(server) - of_database
                await crowd.press(time.perf_counter() + PACED_S, PACE)
    figures.note(
        idle=idle * 1e3,
        boards=count / taken,
        cpu=cost * 1e3 / count,
        database=of_database * 1e3 / count,
        p50=percentile(crowd.seconds, 0.5) * 1e3,
        p99=percentile(crowd.seconds, 0.99) * 1e3,
    )


@contextlib.contextmanager
def serving(api: str, url: str, workers: int) -> Iterator[subprocess.Popen[bytes]]:
    """So many servers, as `djehuty serve --workers N` starts them."""
    words = ("--workers", str(workers)) if workers > 1 else ()
    process = serve(api, Path(), *words, DATABASE_URL=url)
    try:
        yield process
        leave(process)
    finally:
        if process.returncode is None:
            process.kill()


# -- all of it -------------------------------------------------------------------------------------


async def measure(server: Server) -> tuple[dict[Shape, Figures], dict[Shape, Figures]]:
    """The figures of all rounds."""
    written = {shape: Figures() for shape in SHAPES}
    served = {shape: Figures() for shape in SHAPES}
    for number in range(1, ROUNDS + 1):
        for shape in SHAPES:
            print(f"round {number} of {ROUNDS}: {shape}", flush=True)
            one = None if shape.engine == "SQLite" else server
            await durable(shape, one, written[shape])
            await shown(shape, one, served[shape])
    return written, served


def main() -> None:
    """Print the figures, a line a shape."""
    if programs() is None:
        print(MISSING.replace("the tests on", "the shapes with"))
        return
    server = started()  # it waits for the disk, as it does for those who play
    try:
        written, served = asyncio.run(measure(server))
    finally:
        server.stop()
    print(f"decided and written, {GAMES} games, {ROUNDS} rounds; times at {RATE:.0f} presses/s")
    _print(written, WRITTEN)
    print(f"answered and shown, {PEOPLE} people, {ROUNDS} rounds; times at {PACE:.0f} presses/s")
    _print(served, SERVED)
    one = served[Shape("PostgreSQL", 1)]
    for shape, told in served.items():
        print(f"CPU of the servers for a board, {shape}: {told.of(one, 'cpu')} of PostgreSQL 1's")


def _print(figures: Mapping[Shape, Figures], columns: Mapping[str, tuple[str, str]]) -> None:
    print(f"{'':12}" + "".join(f"{name:>15}" for name in columns))
    for shape, told in figures.items():
        print(f"{shape!s:12}" + "".join(f"{told.told(*one):>15}" for one in columns.values()))


if __name__ == "__main__":
    main()
