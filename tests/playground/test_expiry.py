"""Telegram keeps an update for a while: a press for 150 seconds, what was written for a day."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio
from telegram import Bot
from telegram.error import BadRequest

from playground.app import Playground
from playground.client import Person, Play
from playground.server import Running, serve
from playground.state import StateFile, dump, restore
from playground.updates import LIFETIMES
from playground.world import Options, World
from tests.playground.kit import new_bot

START = 1_800_000_000.0


@dataclass
class Clock:
    now: float = field(default=START)

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture(loop_scope="session")
async def server(clock: Clock) -> AsyncIterator[Running]:
    async with serve(playground=Playground(clock=clock)) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def bot(server: Running) -> AsyncIterator[Bot]:
    async with new_bot(server) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def anna(server: Running) -> AsyncIterator[Person]:
    async with Play(server.url) as play:
        yield await play.person("Anna")


async def kinds(bot: Bot) -> list[str]:
    found = await bot.get_updates(timeout=0)
    return ["press" if update.callback_query else "message" for update in found]


async def test_a_press_that_nobody_fetches_is_gone_after_150_seconds(
    clock: Clock, bot: Bot, anna: Person
) -> None:
    await anna.start()
    await anna.forge("data")
    clock.now += 149
    assert await kinds(bot) == ["message", "press"]
    clock.now += 2
    assert await kinds(bot) == ["message"]


async def test_what_was_written_is_kept_for_a_day(clock: Clock, bot: Bot, anna: Person) -> None:
    await anna.start()
    clock.now += 24 * 3600 - 1
    assert await kinds(bot) == ["message"]
    clock.now += 2
    assert await kinds(bot) == []
    assert await anna.play.waiting_updates() == []


def test_each_kind_lives_as_long_as_at_telegram() -> None:
    assert LIFETIMES == {"callback_query": 150, "inline_query": 30, "chosen_inline_result": 600}
    world = World(Options(), Clock())
    for kind in (*LIFETIMES, "poll_answer", "message"):
        world.updates.put(kind, {})
    ages = [end - START for end in world.updates.until.values()]
    assert ages == [150, 30, 600, 24 * 3600, 24 * 3600]


async def test_a_press_fetched_too_late_to_be_answered_is_told_in_telegrams_words(
    clock: Clock, bot: Bot, anna: Person
) -> None:
    await anna.forge("data")
    (update,) = await bot.get_updates(timeout=0)
    assert update.callback_query is not None
    clock.now += 20
    words = "query is too old and response timeout expired or query id is invalid"
    with pytest.raises(BadRequest) as refused:
        await update.callback_query.answer("late")
    assert words in refused.value.message.lower()


async def test_a_clock_set_back_keeps_no_press_for_longer(
    clock: Clock, bot: Bot, anna: Person
) -> None:
    await anna.forge("data")
    clock.now -= 3600
    assert await kinds(bot) == ["press"]
    clock.now += 151
    assert await kinds(bot) == []


async def test_a_restart_makes_no_press_younger(
    clock: Clock, server: Running, anna: Person, tmp_path: Path
) -> None:
    await anna.forge("data")
    kept = StateFile(tmp_path / "state.json")
    kept.save(server.world)
    later = World(Options(), clock)
    assert kept.load(later)
    clock.now += 151
    later.updates.forget_old()
    assert later.updates.pending == []


async def test_a_state_of_an_older_program_is_read(server: Running, anna: Person) -> None:
    await anna.forge("data")
    body = dump(server.world)
    del body["updates"]["until"]
    again = World(Options(), Clock())
    restore(again, body)
    again.updates.forget_old()
    assert len(again.updates.pending) == 1
