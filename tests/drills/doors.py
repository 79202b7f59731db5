"""Drill 1: two servers take the presses of both players of each game at once, on one PostgreSQL.

Nothing is lost, doubled or wrongly refused, and no two batches wait for each other for ever. At a
pace that one server bears easily, a commit takes no more than twice as long with two. The control
locks nothing before it writes, and must be noticed.
"""

from __future__ import annotations

import asyncpg

from bench.doors import Told, pressed
from tests.drills.outcome import Outcome, quantile, spread
from tests.postgres import Server, started

RATE = 60.0
"""Presses a second at which commits are timed."""
SETTINGS = ("deadlock_timeout=100ms",)
"""So that a deadlock is found before a wait of ours ends."""


async def deadlocks(url: str) -> int:
    """How many the database has met."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("SELECT pg_stat_force_next_flush()")
        found = await connection.fetchval(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        )
        return int(found)
    finally:
        await connection.close()


async def once(
    server: Server, presses: int, workers: int, *, rate: float | None = None, locks: bool = True
) -> tuple[Told, int]:
    """Presses on a database of their own; what was told, and the deadlocks."""
    async with server.database() as url:
        told = await pressed(url, presses, workers=workers, rate=rate, locks=locks)
        return told, await deadlocks(url)


async def run(presses: int = 10_000) -> Outcome:
    """The drill."""
    outcome, server = Outcome(), started(*SETTINGS)
    try:
        told, met = await once(server, presses, 2)
        outcome.say(
            f"2 servers, {told.right} right presses, {told.answers['again']} of them to both,"
            f" {sum(told.others.values())} out of turn: {told.rate:.0f} a second, commits in ms"
            f" {spread(told.milliseconds)}; {len(told.wrong)} wrong, {met} deadlocks,"
            f" {told.again} batches tried again"
        )
        outcome.wrong += told.wrong[:10]
        outcome.demand(told.right >= presses, "not all presses were made")
        outcome.demand(met == 0, f"{met} deadlocks")
        timed = presses // 5
        p99 = list[float]()
        for workers in (1, 2):
            told, _ = await once(server, timed, workers, rate=RATE)
            outcome.say(
                f"{workers} at {told.rate:.0f} presses a second: commits in ms"
                f" {spread(told.milliseconds)}"
            )
            outcome.wrong += told.wrong[:10]
            p99.append(quantile(told.milliseconds, 0.99))
        outcome.demand(p99[1] <= 2 * p99[0], f"p99 {p99[1]:.1f} ms, {p99[0]:.1f} with one")
        told, met = await once(server, presses, 2, locks=False)
        outcome.say(
            f"control without locks: {told.rate:.0f} a second, commits in ms"
            f" {spread(told.milliseconds)}; {met} deadlocks, {told.again} batches tried again"
        )
        outcome.demand(met > 0, "the control was not noticed: it met no deadlock")
    finally:
        server.stop()
    return outcome
