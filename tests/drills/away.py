"""Drill 4: the webhook's end is away while people press: nobody listens; the balancer answers in
its place; it hangs. In front of it stands nginx, as `deploy/nginx.conf` has it.

All presses arrive, the first within three seconds of the return.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playground.client import Play
from playground.world import Options
from tests.bot.e2e.house import House
from tests.bot.e2e.process import BotProcess, playground
from tests.bot.e2e.told import SECRET, free_port
from tests.drills.field import Pair, pair_of
from tests.drills.outcome import Outcome
from tests.nginx import Nginx

FIRST_S = 3.0


class Hooked:
    """A bot behind nginx, and people who play."""

    def __init__(self, bot: BotProcess, front: Nginx, house: House, pairs: list[Pair]) -> None:
        self.bot = bot
        self.front = front
        self.house = house
        self.pairs = pairs


@contextlib.asynccontextmanager
async def hooked(pairs: int) -> AsyncIterator[Hooked]:
    """All of it."""
    ours, public = free_port(), free_port()
    front = Nginx(public, ours)
    try:
        front.start()
        with TemporaryDirectory() as name:
            folder = Path(name)
            async with playground(folder) as api, Play(api) as play:
                bot = BotProcess(
                    api,
                    Options().token,
                    folder,
                    WEBHOOK_URL=f"http://127.0.0.1:{public}/djehuty",
                    WEBHOOK_SECRET=SECRET,
                    LISTEN=f"127.0.0.1:{ours}",
                )
                try:
                    await bot.start()
                    await bot.wait_line("webhook set")
                    house = House(play, bot)
                    made = [await pair_of(house, number) for number in range(pairs)]
                    yield Hooked(bot, front, house, made)
                finally:
                    await bot.close()
    finally:
        front.close()


async def run(seconds: float = 100.0, pairs: int = 6) -> Outcome:
    """The drill."""
    outcome = Outcome()
    async with hooked(pairs) as there:
        for way in (refused, answered_502, hanging):
            back = await way(there)
            begun = time.monotonic()
            moving = [asyncio.create_task(pair.move_unheard()) for pair in there.pairs]
            await asyncio.sleep(seconds)
            outcome.demand(not any(one.done() for one in moving), f"{way.__name__}: it was there")
            await back()
            came = time.monotonic()
            await asyncio.wait(moving, return_when=asyncio.FIRST_COMPLETED)
            first = time.monotonic() - came
            await asyncio.gather(*moving)
            last = time.monotonic() - came
            outcome.say(
                f"{(way.__doc__ or '').rstrip('.')} for {came - begun:.0f} s, {pairs} presses: the"
                f" first was shown {first:.1f} s after the return, the last after {last:.1f} s"
            )
            outcome.demand_within(FIRST_S, first, f"{way.__name__}: the first press")
            for pair in there.pairs:
                await there.house.check_true(pair.board)
    return outcome


Back = Callable[[], Awaitable[None]]


async def refused(there: Hooked) -> Back:
    """nobody listens."""
    there.front.stop()

    async def back() -> None:
        there.front.start()

    return back


async def answered_502(there: Hooked) -> Back:
    """the bot is killed, nginx answers."""
    await there.bot.kill()

    async def back() -> None:
        await there.bot.start()

    return back


async def hanging(there: Hooked) -> Back:
    """the bot hangs, nginx answers."""
    there.bot.freeze()

    async def back() -> None:
        there.bot.thaw()

    return back
