"""The playground brings updates as Telegram does: a queue a person or chat, and what becomes of
those that fail. Time passes when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import httpx
import pytest

from playground.updates import UpdateQueue
from playground.webhook import Courier, Webhook

LIVES_S = 150


@dataclass
class Bot:
    """A bot behind a webhook: away for so many seconds in one of four ways, or there."""

    clock: list[float]
    away_s: float = 0.0
    way: str = "refused"
    poison: frozenset[int] = frozenset()
    came: list[tuple[int, float]] = field(default_factory=list)

    async def __call__(self, request: httpx.Request) -> httpx.Response:
        number = int(httpx.Response(200, content=request.content).json()["update_id"])
        if self.clock[0] < self.away_s:
            match self.way:
                case "refused":
                    raise httpx.ConnectError("refused")
                case "502":
                    return httpx.Response(502)
                case _:
                    return httpx.Response(503, headers={"Retry-After": "1"})
        if number in self.poison:
            return httpx.Response(500)
        self.came.append((number, self.clock[0]))
        return httpx.Response(200)


@asynccontextmanager
async def delivering(bot: Bot, connections: int = 100) -> AsyncIterator[Courier]:
    """A courier whose pauses pass at once, by moving the clock."""

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0)
        bot.clock[0] += seconds

    updates = UpdateQueue(lambda: bot.clock[0])
    hook = Webhook("http://bot.example/", "s", connections)
    courier = Courier(updates, hook, clock=lambda: bot.clock[0], sleep=sleep)
    courier._client = httpx.AsyncClient(transport=httpx.MockTransport(bot))
    yield courier
    await courier.stop()


async def all_gone(courier: Courier) -> None:
    """Until every update was delivered or dropped."""
    async with asyncio.timeout(120):
        while courier.updates.pending:
            pause = courier._begin()
            if courier.busy:
                await asyncio.gather(*courier.busy.values())
            elif pause is not None:
                await courier.sleep(pause)


def press(courier: Courier, person: int) -> int:
    number = courier.updates.put("callback_query", {"from": {"id": person}})
    assert number is not None
    return number


async def test_one_persons_presses_come_one_after_the_other_and_others_beside_them() -> None:
    bot = Bot([0.0])
    async with delivering(bot) as courier:
        first, second, other = press(courier, 1), press(courier, 1), press(courier, 2)
        courier._begin()
        assert len(courier.busy) == 2
        await asyncio.gather(*courier.busy.values())
        assert {number for number, _ in bot.came} == {first, other}
        await all_gone(courier)
        assert [number for number, _ in bot.came][-1] == second


@pytest.mark.parametrize(
    ("away_s", "way", "at"),
    [
        (100, "503", (100, 101)),
        (100, "refused", (100, 102)),
        (30, "502", (30, 31)),
        (50, "502", (62, 62)),
        (100, "502", (122, 126)),
    ],
)
async def test_when_a_press_arrives_after_an_outage(
    away_s: float, way: str, at: tuple[int, int]
) -> None:
    """Without a header it is at the second that Telegram's doubling gives; with it, at once."""
    bot = Bot([0.0], away_s, way)
    async with delivering(bot) as courier:
        press(courier, 1)
        await all_gone(courier)
    ((_, arrived),) = bot.came
    assert at[0] <= arrived <= at[1]


@pytest.mark.parametrize("way", ["503", "refused"])
async def test_after_a_hundred_seconds_away_every_press_arrives_the_first_within_three(
    way: str,
) -> None:
    """Drill 4: the balancer says 503 and when to come again, or nobody listens."""
    bot = Bot([0.0], 100, way)
    async with delivering(bot) as courier:
        wanted = {press(courier, person) for person in range(150)}
        await all_gone(courier)
        assert {number for number, _ in bot.came} == wanted
        assert min(at for _, at in bot.came) <= 103
        assert courier.dropped == []


async def test_a_press_whose_next_try_lies_behind_its_end_is_dropped() -> None:
    bot = Bot([0.0], 1000, "502")
    async with delivering(bot) as courier:
        number = press(courier, 1)
        await all_gone(courier)
        assert courier.dropped == [number]
        assert bot.clock[0] <= LIVES_S
        assert bot.came == []


async def test_two_hundred_stuck_queues_stop_everything_at_a_hundred_connections() -> None:
    """Why an update that nobody can work on is put aside and answered 200."""
    bot = Bot([0.0])
    async with delivering(bot) as courier:
        bot.poison = frozenset(press(courier, person) for person in range(200))
        well = press(courier, 1000)
        for _ in range(3):
            courier._begin()
            await asyncio.gather(*courier.busy.values())
        assert well not in {number for number, _ in bot.came}
        bot.poison = frozenset()  # the bot puts them aside
        await all_gone(courier)
        assert well in {number for number, _ in bot.came}
