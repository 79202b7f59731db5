"""Drill 2: while people play, a server is killed, PostgreSQL is killed, a server's line to it is
cut, its disk is slow; at random, one after the other.

Each board is right at the end, and no press waits for more than ten seconds until it is shown.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import Random

from tests.drills.field import PLIES, Field, field_of
from tests.drills.outcome import Outcome, spread
from tests.postgres import LASTING, started

GAP_S = 10.0
EVERY_S = 6.0
"""From one trouble's end to the next."""


async def run(
    seconds: float = 180.0, pairs: int = 4, seed: int = 2, every_s: float = EVERY_S
) -> Outcome:
    """The drill."""
    outcome, server = Outcome(), started(*LASTING)
    try:
        async with field_of(server, pairs, BOT_PACE_MS="10") as field:
            end = time.monotonic() + seconds
            troubles = asyncio.create_task(_trouble(field, Random(seed), end, every_s))
            await field.plays(outcome, troubles.done, seconds / PLIES)
            met = await troubles
            await field.all_right(outcome)
            gaps = [took for pair in field.pairs for _, took in pair.gaps]
            told = ", ".join(f"{count} × {name}" for name, count in sorted(met.items()))
            outcome.say(f"in {seconds:.0f} s: {told}")
            outcome.say(f"{len(gaps)} presses, from press to both boards in s: {spread(gaps)}")
            outcome.demand_within(GAP_S, max(gaps), "a press")
    finally:
        server.stop()
    return outcome


async def _trouble(field: Field, random: Random, end: float, every_s: float) -> Counter[str]:
    """What happens, and how often, until then."""
    met = Counter[str]()
    kinds = (killed, cut, slow, database_killed)
    order = list(kinds)
    while time.monotonic() < end:
        if not order:
            order = random.sample(kinds, len(kinds))
        trouble = order.pop()
        await asyncio.sleep(every_s * random.random())
        await trouble(field, random.randrange(len(field.bots)))
        met[(trouble.__doc__ or "").rstrip(".")] += 1
        await asyncio.sleep(every_s)
    return met


async def killed(field: Field, number: int) -> None:
    """a server killed."""
    bot = field.bots[number]
    await bot.kill()
    await asyncio.sleep(1)
    await bot.start()


async def database_killed(field: Field, number: int) -> None:
    """PostgreSQL killed."""
    field.server.kill()
    await asyncio.sleep(1)
    await asyncio.to_thread(field.server.start)


async def cut(field: Field, number: int) -> None:
    """a line cut for 5 s."""
    field.nets[number].cut()
    await asyncio.sleep(5)
    field.nets[number].mend()


async def slow(field: Field, number: int) -> None:
    """commits slow for 5 s."""
    for net in field.nets:
        net.slow_s = 0.3
    await asyncio.sleep(5)
    for net in field.nets:
        net.slow_s = 0.0
