"""A database that has grown: 100,000 games that are over and 10,000 that go on.

Made by a command (`python -m bench.growth make FILE`) from some games that were really played,
copied row by row into chats and for people of their own. Then: the start of a server on it, presses
beside those on an empty file, all boards of the live games waiting at once, and a hundred chats
that play. A stall is how late a task wakes that sleeps for five milliseconds.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bench import chat as presses
from bench import startup
from bench.door import seat, step
from bench.startup import disk, playground
from bot.board.drawing import Painter
from bot.board.frames import Frames
from bot.board.posting import Posting
from bot.board.reconciler import Boards
from bot.run.serve import keep_what_stays, milliseconds
from bot.table.door import Door
from bot.table.table import Table
from bot.telegram.limits import NO_LIMITS, Limits
from bot.telegram.sender import Sender
from bot.telegram.troubles import Troubles
from bot.telegram.wire import Sent
from bot.words.library import Library
from games.core import Over
from render import Renderer
from storage.opening import open_store
from storage.store import Store

OVER, GOING = 100_000, 10_000
PATTERNS = 12
"""So many games of each kind are played; the others are their copies."""
PLIES = 150
CHATS, PEOPLE = 5000, 10_000
PLAYING, PLAYING_S = 100, 60.0
DIRTY_S = 30.0
TICK_S = 0.005
FIRST = 1000
"""Copies are numbered from here on."""


# -- making it -------------------------------------------------------------------------------------


async def patterns(file: Path) -> tuple[list[int], list[int]]:
    """Play some games to their end, packed then, and others up to a ply; their numbers."""
    store = await open_store(f"sqlite:///{file}")
    door, people = _door(store), [await store.see_person(n, f"P{n}", "en") for n in (1, 2)]
    over, going = list[int](), list[int]()
    try:
        for number in range(10 * PATTERNS):
            rng = Random(number)  # noqa: S311 - a bench repeats itself
            table = await seat(door, store, number, people)
            most = 10**6 if len(over) < PATTERNS else PLIES
            while not isinstance(table.turn, Over) and table.game.ply < most:
                table = await step(door, table, rng)
            if table.game.status == "over" and len(over) < PATTERNS:
                await store.pack(table.game.id)
                over.append(table.game.id)
            elif table.game.status == "playing":
                going.append(table.game.id)
            if len(over) + len(going) == 2 * PATTERNS:
                break
    finally:
        await store.close()
    return over, going


def multiply(file: Path, over: list[int], going: list[int], games: tuple[int, int]) -> None:
    """Copy these games so often, each copy into some chat, between two of the people."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        for pragma in ("journal_mode = WAL", "synchronous = OFF", "foreign_keys = OFF"):
            database.execute(f"PRAGMA {pragma}")
        database.execute("BEGIN")
        people = [(FIRST + n, 5 * 10**8 + n, f"P{n}") for n in range(PEOPLE)]
        database.executemany("INSERT INTO person (id, telegram, name) VALUES (?, ?, ?)", people)
        chats = [(FIRST + n, -(10**6) - n) for n in range(CHATS)]
        sql = "INSERT INTO chat (id, kind, telegram) VALUES (?, 'group', ?)"
        database.executemany(sql, chats)
        number = FIRST
        for sources, most in ((over, games[0]), (going, games[1])):
            every = [(FIRST + n, sources[n % len(sources)]) for n in range(most)]
            _copied(database, [(number + n, source) for n, (_, source) in enumerate(every)])
            number += most
        database.execute("UPDATE board SET shown = wanted, message = id")
        database.execute("COMMIT")


def _copied(database: sqlite3.Connection, copies: list[tuple[int, int]]) -> None:
    """Rows of the games `(copy, of)` in every table that has some, a few thousand at a time."""
    database.execute("CREATE TEMP TABLE copies (new INTEGER PRIMARY KEY, old INTEGER)")
    database.executemany("INSERT INTO copies VALUES (?, ?)", copies)
    own = {
        "game": {"id": "new", "chat": _CHAT, "host": _HOST, "code": "NULL",
                 "next_game": "NULL", "rematch_of": "NULL"},
        "player": {"game": "new", "person": f"{_HOST} + number"},
        "action": {"game": "new"},
        "packed": {"game": "new"},
        "board": {"id": "new", "game": "new", "chat": _CHAT, "message": "new", "shown": "wanted"},
    }  # fmt: skip
    for table, changed in own.items():
        info = database.execute(f"PRAGMA table_info({table})").fetchall()
        columns = [row[1] for row in info]
        values = ", ".join(changed.get(name, f"{table}.{name}") for name in columns)
        key = "id" if table == "game" else "game"
        database.execute(
            f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values}"  # noqa: S608 - our names
            f" FROM copies JOIN {table} ON {table}.{key} = copies.old"
        )
    database.execute("DROP TABLE copies")


_CHAT = f"{FIRST} + new % {CHATS}"
_HOST = f"{FIRST} + new % {PEOPLE - 1}"


def make(file: Path, games: tuple[int, int] = (OVER, GOING)) -> None:
    """Make such a database, and say how long it took and what a game takes in it."""
    begin = time.perf_counter()
    over, going = asyncio.run(patterns(file))
    multiply(file, over, going, games)
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        packed = database.execute("SELECT avg(length(body)) FROM packed").fetchone()[0]
        plies = database.execute("SELECT avg(ply) FROM game WHERE status = 'over'").fetchone()[0]
    size = file.stat().st_size
    print(
        f"made in {time.perf_counter() - begin:.0f} s: {games[0]} games over of {plies:.0f} actions"
        f" on average, {games[1]} going on; {size / 2**20:.0f} MiB; packed actions"
        f" {packed:.0f} bytes a game"
    )


def _door(store: Store) -> Door:
    return Door.over(
        store,
        clock=milliseconds,
        secret=lambda: secrets.token_bytes(32),
        code=lambda: secrets.token_urlsafe(9),
    )


# -- a process that is measured from within --------------------------------------------------------


class Deaf:
    """Telegram that takes everything at once."""

    def __init__(self) -> None:
        self._messages = count(10**7)
        self.shown = 0

    async def send_picture(self, *_: object) -> Sent:
        """A board is posted."""
        self.shown += 1
        return Sent(next(self._messages), secrets.token_hex(40))

    async def edit_picture(self, _: int, message: int, *__: object) -> Sent:
        """A board is edited."""
        self.shown += 1
        return Sent(message, secrets.token_hex(40))

    async def edit_caption(self, *_: object) -> None:
        """A caption is edited."""
        self.shown += 1


class Lateness:
    """How late the loop wakes somebody, in milliseconds."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self._task = asyncio.get_running_loop().create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(TICK_S)
            self.late.append((time.perf_counter() - begin - TICK_S) * 1000)

    def told(self) -> str:
        """The middle, the worst hundredth and the worst."""
        self._task.cancel()
        cut = statistics.quantiles(self.late, n=100)
        return f"p50 {cut[49]:.1f} ms, p99 {cut[98]:.1f} ms, at most {max(self.late):.0f} ms"


async def _opened(file: Path) -> Store:
    """The store as the server has it, which looks no more through what stays."""
    store = await open_store(f"sqlite:///{file}")
    keep_what_stays()
    return store


def _boards(store: Store, door: Door, sender: Sender, wire: Any) -> Boards:
    def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.create_task(work)

    renderer = Renderer()
    return Boards(
        store,
        sender,
        Frames(door.book, renderer, Library(), lambda code: f"https://t.me/x?start=join-{code}"),
        Posting(store, wire, renderer, milliseconds, Painter()),
        clock=milliseconds,
        troubles=Troubles(time.monotonic),
        spawn=spawn,
    )


async def dirty(file: Path) -> None:
    """All boards of the games that go on wait at the start."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE board SET wanted = wanted + 1 WHERE over IS NULL")
    store, wire = await _opened(file), Deaf()
    door, sender = _door(store), Sender(Limits(), clock=time.monotonic)
    boards, lateness = _boards(store, door, sender, wire), Lateness()
    begin = time.perf_counter()
    while time.perf_counter() - begin < DIRTY_S:
        await boards.sweep()
        await asyncio.sleep(3)
    print(
        f"all boards wait: {wire.shown} shown in {DIRTY_S:.0f} s; the loop wakes late:"
        f" {lateness.told()}; memory {_memory():.0f} MiB"
    )
    await sender.close()
    await store.close()


async def playing(file: Path) -> None:
    """A hundred chats play as people do, each board shown."""
    store, wire = await _opened(file), Deaf()
    door, sender = _door(store), Sender(NO_LIMITS, clock=time.monotonic)
    boards, lateness = _boards(store, door, sender, wire), Lateness()
    people = [await store.see_person(user, f"P{user}", "en") for user in (1, 2)]
    begin, before, steps = time.perf_counter(), _memory(), 0

    async def one(number: int) -> None:
        nonlocal steps
        rng = Random(number)  # noqa: S311 - a bench repeats itself
        table: Table = await seat(door, store, 10**6 + number, people)
        while time.perf_counter() - begin < PLAYING_S:
            if isinstance(table.turn, Over):
                table = await seat(door, store, 10**6 + number, people)
            table = await step(door, table, rng)
            steps += 1
            await boards.refresh(table.game.id)
            await asyncio.sleep(rng.uniform(0.5, 8))

    await asyncio.gather(*(one(number) for number in range(PLAYING)))
    print(
        f"{PLAYING} chats play {PLAYING_S:.0f} s: {steps} steps, {wire.shown} boards shown; the"
        f" loop wakes late: {lateness.told()}; memory {before:.0f} -> {_memory():.0f} MiB"
    )
    await sender.close()
    await store.close()


def _memory() -> float:
    """What this process holds now, in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


# -- all of it -------------------------------------------------------------------------------------


def _within(what: str, file: Path) -> None:
    """Run a part in a process of its own: it measures its own memory."""
    command = [sys.executable, "-m", "bench.growth", what, str(file)]
    if os.spawnv(os.P_WAIT, sys.executable, command):  # noqa: S606 - our own program
        raise SystemExit(f"growth: {what} failed")


def _copies(file: Path, folder: Path) -> Iterator[Path]:
    for number in count():
        copy = folder / f"copy{number}.db"
        shutil.copy(file, copy)
        yield copy


def main() -> None:
    """Print the figures of a database that has grown."""
    with tempfile.TemporaryDirectory(dir=disk()) as name:
        folder, file = Path(name), Path(name) / "grown.db"
        make(file)
        copies = _copies(file, folder)
        with playground() as url:
            start = asyncio.run(startup.start(url, next(copies)))
        print(f"start to the first answer: {start.picture:.2f} s, memory {start.memory:.0f} MiB")
        for what, database in (("an empty", folder / "empty.db"), ("the grown", next(copies))):
            with playground() as url:
                answers, edits, _ = asyncio.run(presses.measure(url, database))
            answer, edit = statistics.median(answers) * 1000, statistics.median(edits) * 1000
            print(f"a press on {what} file: answer {answer:.0f} ms, edited board {edit:.0f} ms")
        _within("dirty", next(copies))
        _within("playing", next(copies))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make", path]:
            make(Path(path))
        case ["dirty", path]:
            asyncio.run(dirty(Path(path)))
        case ["playing", path]:
            asyncio.run(playing(Path(path)))
        case _:
            main()
