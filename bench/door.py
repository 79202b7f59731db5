"""The door: durable actions a second, each loaded, checked, thrown and committed by `Play.act`.

Two people play in each of a hundred chats, as fast as they can; then presses arrive thirty a
second, beside the bare fsync of the machine. Targets: 1000 a second; p50 3 ms and p99 15 ms.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

from bench.startup import disk
from bot.run.serve import milliseconds
from bot.table.board_rows import Place
from bot.table.door import Door
from bot.table.invitation import NewGame
from bot.table.table import Table
from games.catalogue import CATALOGUE
from games.core import Choose, Over
from storage.opening import open_store
from storage.rows import Person
from storage.store import Store

CHATS = 100
SECONDS = 4.0
ARRIVALS = 240
EVERY_S = 1 / 30


async def seat(door: Door, store: Store, number: int, people: list[Person]) -> Table:
    """A fresh game of two in its own group."""
    chat = await store.see_chat(-1000 - number, "group")
    made = await door.seating.create(
        NewGame(CATALOGUE[0], "group", people[0], (Place(chat),), "bench")
    )
    if made.table is None:
        raise SystemExit(f"door: {made.answer}")
    joined = await door.seating.join(made.table.game.id, people[1], press=f"j{number}")
    if joined.table is None:
        raise SystemExit(f"door: {joined.answer}")
    return joined.table


async def step(door: Door, table: Table, random: Random) -> Table:
    """One press of whoever is to act."""
    player, turn = table.to_act, table.turn
    if player is None or player.person is None:
        raise SystemExit("door: nobody is to act")
    text = "throw"
    if isinstance(turn, Choose):
        text = table.rules.write(random.choice(turn.actions))
    result = await door.play.act(table.game.id, table.game.ply, player.person, text)
    if result.table is None or result.answer != "done":
        raise SystemExit(f"door: {result.answer}")
    return result.table


async def chat(door: Door, store: Store, number: int, people: list[Person], until: float) -> int:
    """Play in one chat until the time is over; how many actions were durable."""
    random, done = Random(number), 0  # noqa: S311 - a bench repeats itself
    table = await seat(door, store, number, people)
    while time.perf_counter() < until:
        if isinstance(table.turn, Over):
            table = await seat(door, store, number, people)
        table = await step(door, table, random)
        done += 1
    return done


async def arrivals(door: Door, store: Store, people: list[Person]) -> list[float]:
    """Seconds from the press to the durable action, presses coming thirty a second."""
    games = [await seat(door, store, 5000 + n, people) for n in range(30)]
    took: list[float] = []

    async def one(number: int) -> None:
        index, random = number % len(games), Random(number)  # noqa: S311 - as above
        begin = time.perf_counter()
        games[index] = await step(door, games[index], random)
        took.append(time.perf_counter() - begin)

    tasks = []
    for number in range(ARRIVALS):
        tasks.append(asyncio.create_task(one(number)))
        await asyncio.sleep(EVERY_S)
    await asyncio.gather(*tasks)
    return took


def bare_fsync(folder: Path, times: int = 100) -> list[float]:
    """Seconds that the machine's own fsync of a 4 KiB write takes."""
    took = []
    handle = os.open(folder / "bare", os.O_CREAT | os.O_WRONLY)
    for _ in range(times):
        os.write(handle, bytes(4096))
        begin = time.perf_counter()
        os.fsync(handle)
        took.append(time.perf_counter() - begin)
    os.close(handle)
    return took


def percentiles(name: str, seconds: list[float]) -> str:
    """The middle and the slowest hundredth, in milliseconds."""
    cut = statistics.quantiles(seconds, n=100)
    return f"{name}: p50 {cut[49] * 1000:.2f} ms, p99 {cut[98] * 1000:.2f} ms"


async def measure(folder: Path) -> None:
    """Run all of it on a database in `folder`."""
    store = await open_store(f"sqlite:///{folder / 'door.db'}")
    door = Door.over(
        store,
        clock=milliseconds,
        secret=lambda: secrets.token_bytes(32),
        code=lambda: secrets.token_urlsafe(9),
    )
    people = [await store.see_person(user, f"P{user}", "en") for user in (1, 2)]
    begin = time.perf_counter()
    until = begin + SECONDS
    done = sum(await asyncio.gather(*(chat(door, store, n, people, until) for n in range(CHATS))))
    rate = done / (time.perf_counter() - begin)
    print(f"door, {CHATS} chats: {rate:.0f} durable actions/s (aim >= 1000)")
    print(percentiles("door, arrival to durable at 30/s", await arrivals(door, store, people)))
    print(percentiles("bare fsync in the same run", bare_fsync(folder)))
    await store.close()


def main() -> None:
    """Print the door's figures."""
    with tempfile.TemporaryDirectory(dir=disk()) as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
