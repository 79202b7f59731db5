"""The writer: durable actions a second with 100 chats, how long one waits, and bytes a game.

`PYTHONPATH=. python bench/writer.py [folder]`. A press is what the door commits for one: the update
seen, the step with its action and position, and its board raised. The database lies in `folder`
(the working folder if none is given), so that the disk is the one games will be on, and the disk's
bare fsync is measured before and after the waiting times.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bench.startup import disk
from storage.opening import open_store
from storage.operations import (
    AddBoard,
    AddGame,
    Raise,
    Shown,
    Step,
)
from storage.rows import ActionRow, Board, Game, Player
from storage.store import Store

CHATS = 100
SECONDS = 3.0
RATE = 30
ARRIVALS = 150
ACTIONS = 150
FSYNCS = 150
NOW = 1_760_000_000_000
POSITION = "..SC.CSCSC/...S..CS..../.......C.. C1S2 C0S0 C throw 4"
FIELDS = '{"' + '": false, "'.join(f"field{n:02}" for n in range(26)) + '": false}'


def percentile(times: Sequence[float], part: float) -> float:
    """The value of `times` (seconds) below which `part` of them lie, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] * 1000


def fsyncs(folder: Path, times: int = FSYNCS) -> list[float]:
    """How long the disk takes to keep one more page, in seconds."""
    taken = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(times):
            begin = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - begin)
    return taken


async def begun(store: Store, number: int) -> list[int]:
    """Begin `number` games against the BOT, each with a board in its private chat."""
    chance = random.Random(7)  # noqa: S311 - stands for secrets of the same size
    games = []
    for n in range(number):
        person = await store.see_person(7_000_000_000 + n, f"Player {n}", "en")
        chat = await store.see_chat(7_000_000_000 + n, "private", person.id)
        id_ = await store.new_id("game")
        board = Board(await store.new_id("board"), id_, chat.id, None, 1000 + n, 1, 1)
        game = Game(
            id=id_,
            rules="thibault",
            version=1,
            fields=FIELDS,
            mode="bot",
            status="playing",
            ply=0,
            position=POSITION,
            host=person.id,
            chat=chat.id,
            topic=None,
            secret=chance.randbytes(32),
            commitment=chance.randbytes(32).hex(),
            created_at=NOW,
            changed_at=NOW,
            salt="4382bfdwgsx3894567:4382bfdwgsx38945",
            started_at=NOW,
        )
        players = (
            Player(id_, 0, person.id, None, "4382bfdwgsx3894567", 0),
            Player(id_, 1, None, "greedy", "", 1),
        )
        await store.commit(AddGame(game, players), AddBoard(board))
        games.append(id_)
    return games


def press(game: int, ply: int) -> tuple[Step, Raise]:
    """A throw and a move by turns."""
    throw = ply % 2 == 0
    text, faces = ("4", "1 1 1 1") if throw else ("19-23", None)
    row = ActionRow(game, ply, ply // 2 % 2, text, NOW + ply * 3000, faces)
    changes = (
        ("bot_due_at", NOW + ply if ply % 4 > 1 else None),
        ("changed_at", NOW + ply * 3000),
        ("position", f"{POSITION} {ply}"),
        ("throws", ply // 2 + 1),
    )
    return Step(game, ply, (row,), changes), Raise(game)


async def throughput(folder: Path) -> tuple[float, float]:
    """Every chat presses again when its press is durable; actions a second, CPU seconds each."""
    store = await open_store(f"sqlite:///{folder / 'throughput.db'}")
    games = await begun(store, CHATS)
    end = time.perf_counter() + SECONDS

    async def play(game: int) -> int:
        ply = 0
        while time.perf_counter() < end:
            await store.commit(*press(game, ply), update=game * 1_000_000 + ply, at=NOW)
            ply += 1
        return ply

    begin, cpu = time.perf_counter(), time.process_time()
    done = sum(await asyncio.gather(*(play(game) for game in games)))
    taken, spent = time.perf_counter() - begin, time.process_time() - cpu
    await store.close()
    return done / taken, spent / done


async def waiting(folder: Path) -> list[float]:
    """Presses arrive at random, `RATE` a second; from arrival to durable, in seconds."""
    store = await open_store(f"sqlite:///{folder / 'waiting.db'}")
    games = await begun(store, ARRIVALS)
    rng = random.Random(30)  # noqa: S311 - arrivals
    taken = []

    async def arrive(game: int, at: float) -> None:
        await asyncio.sleep(at - time.perf_counter())
        await store.commit(*press(game, 0), update=game, at=NOW)
        taken.append(time.perf_counter() - at)

    at = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for game in games:
            at += rng.expovariate(RATE)
            group.create_task(arrive(game, at))
    await store.close()
    return taken


def size(path: Path) -> int:
    """Bytes in use in a closed database."""
    with closing(sqlite3.connect(path)) as file:
        pages, free, bytes_ = (
            file.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * bytes_)


async def bytes_a_game(folder: Path) -> float:
    """Games of 150 actions played side by side, their boards shown; bytes each."""
    path = folder / "size.db"
    store = await open_store(f"sqlite:///{path}")
    await store.close()
    empty = size(path)
    store = await open_store(f"sqlite:///{path}")
    games = await begun(store, CHATS)

    async def play(game: int) -> None:
        board = (await store.boards(game))[0].id
        for ply in range(ACTIONS):
            await store.commit(*press(game, ply))
        await store.commit(Shown(board, 1 + ACTIONS, 1000))

    await asyncio.gather(*(play(game) for game in games))
    await store.close()
    return (size(path) - empty) / len(games)


def main() -> None:
    """Print the writer's figures."""
    with tempfile.TemporaryDirectory(dir=disk()) as made:
        home = Path(made)
        rate, cpu = asyncio.run(throughput(home))
        before = fsyncs(home)
        taken = asyncio.run(waiting(home))
        bare = before + fsyncs(home)
        bytes_ = asyncio.run(bytes_a_game(home))
    p50, p99 = percentile(taken, 0.5), percentile(taken, 0.99)
    b50, b99 = percentile(bare, 0.5), percentile(bare, 0.99)
    print(f"durable actions, {CHATS} chats   {rate:7.0f} /s   {cpu * 1e6:.0f} µs CPU each (≥ 5000)")
    print(f"arrival → durable, {RATE}/s   p50 {p50:5.2f} ms   p99 {p99:5.2f} ms   (≤ 3, ≤ 15)")
    print(f"the disk's bare fsync     p50 {b50:5.2f} ms   p99 {b99:5.2f} ms")
    print(f"a live game of {ACTIONS} actions   {bytes_ / 1024:5.2f} KiB   (≤ 8)")


if __name__ == "__main__":
    main()
