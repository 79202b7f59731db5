"""A database that is away is asked again until it answers, and the log says little of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from storage.patience import AGAIN_S, AWAY, BACK, HELD, LONGEST_S, PAUSES_S, Patience
from storage.store import Held, StorageError

REFUSED = Held("the database does not answer (refused)", why="refused", away=True)
STARTING = Held("the database does not answer (starting)", why="starting", away=True)
LOCKED = Held("another program holds the database (locked)", why="locked")


class World:
    """A database that is away until a moment, and a time that passes only by waiting."""

    def __init__(self, until: float, fault: Held = REFUSED) -> None:
        self.now = 0.0
        self.until = until
        self.fault = fault
        self.patience = Patience(lambda: self.now, self.sleep)
        self.tried: list[float] = []
        self.again = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)

    async def ask(self) -> str:
        self.tried.append(self.now)
        if len(self.tried) > 1:
            self.again.set()
        if self.now < self.until:
            raise self.fault
        return "answered"


Line = MutableMapping[str, Any]


async def told(work: Callable[[], Awaitable[object]]) -> list[Line]:
    with capture_logs() as lines:
        await work()
    return lines


async def test_it_is_said_when_it_goes_away_and_when_it_is_back() -> None:
    world = World(until=22)
    lines = await told(lambda: world.patience.ask(world.ask))
    assert [(line["event"], line["log_level"]) for line in lines] == [
        (AWAY, "warning"),
        (BACK, "info"),
    ]
    assert lines[0]["why"] == "refused"
    assert lines[1]["seconds"] == 22


async def test_it_is_asked_again_soon_however_long_it_was_away() -> None:
    world = World(until=7200)
    await world.patience.ask(world.ask)
    assert world.now - world.until < max(PAUSES_S)
    gaps = {round(b - a, 3) for a, b in zip(world.tried, world.tried[1:], strict=False)}
    assert gaps == set(PAUSES_S)


async def test_of_one_that_stays_away_is_told_ever_more_rarely() -> None:
    world = World(until=24 * 3600)
    lines = await told(lambda: world.patience.ask(world.ask))
    assert len(lines) < 24 * 3600 / LONGEST_S + 10
    assert [line["event"] for line in lines[:-1]] == [AWAY] * (len(lines) - 1)


async def test_however_many_wait_the_log_has_one_line() -> None:
    world = World(until=20)

    async def all_of_them() -> None:
        asked = [world.patience.ask(world.ask) for _ in range(100)]
        assert set(await asyncio.gather(*asked)) == {"answered"}

    assert [line["event"] for line in await told(all_of_them)] == [AWAY, BACK]


async def test_another_cause_is_told_in_its_turn() -> None:
    world = World(until=100)

    async def causes() -> str:
        world.fault = REFUSED if world.now < 50 else STARTING
        return await world.ask()

    lines = await told(lambda: world.patience.ask(causes))
    assert [line.get("why") for line in lines] == ["refused", "refused", "starting", None]
    assert AGAIN_S < 50


@pytest.mark.parametrize(("fault", "event"), [(LOCKED, HELD), (REFUSED, AWAY)])
async def test_what_is_over_a_moment_later_is_nobodys_news(fault: Held, event: str) -> None:
    """A deadlock, or a line that was cut."""
    world = World(until=PAUSES_S[0], fault=fault)
    assert await told(lambda: world.patience.ask(world.ask)) == []
    world.until = world.now + 2
    lines = await told(lambda: world.patience.ask(world.ask))
    assert [line["event"] for line in lines] == [event, BACK]
    assert lines[0]["why"] == fault.why


async def test_who_is_stopped_while_waiting_does_not_say_that_it_is_back() -> None:
    world = World(until=10)

    async def stopped() -> None:
        waiting = asyncio.ensure_future(world.patience.ask(world.ask))
        await world.again.wait()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)

    assert [line["event"] for line in await told(stopped)] == [AWAY]
    world.now = 15
    lines = await told(lambda: world.patience.ask(world.ask))
    assert [line["event"] for line in lines] == [BACK], "the next one that is answered says it"


async def test_who_leaves_hears_that_it_was_not_answered() -> None:
    world = World(until=10)
    with pytest.raises(Held):
        await world.patience.ask(world.ask, leaves=lambda: world.now > 1)
    assert world.now < 2


async def test_what_fails_otherwise_is_not_asked_again() -> None:
    async def full() -> None:
        raise StorageError("the disk is full", full=True)

    with pytest.raises(StorageError, match="full"):
        await Patience().ask(full)
