"""The time of a turn over clocks that are set, absences and kills (docs/decisions/0082)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.board.lateness import late_keys
from bot.board.sight import Sight
from bot.table.asking import offer_of
from bot.table.clock import DAY_MS, MINUTE_MS, is_late
from bot.table.table import Table
from storage.opening import open_sqlite
from tests.bot import kit
from tests.bot.handlers.test_forged_presses import Ears
from tests.bot.kit import seen, step
from tests.bot.run.test_timekeeper import Life, Machine
from tests.bot.wording import LIBRARY

HOUR_MS, HOUR, DAY = 60 * MINUTE_MS, 3600, 24 * 3600
FORTY = 40 * 60
SECOND_MS = 1000


@pytest.fixture
async def life(tmp_path: Path) -> AsyncIterator[Life]:
    store = await open_sqlite(tmp_path / "games.db")
    begun = Life(Machine(), tmp_path / "games.db", store, Ears())
    await begun.keeper.begin()
    yield begun
    await begun.office.sender.close()
    await store.close()


async def timed(life: Life, time: str = "1h") -> Table:
    """A game of two in a group with that time a turn; people have been reached for a while."""
    anna, boris = [await life.hall.person(n, name) for n, name in kit.NAMES.items()]
    table = await life.hall.for_two(anna, boris)
    await life.show(table)
    table = seen(await life.hall.door.offers.propose(table.game.id, anna.id, "time", time))
    offer = offer_of(table)
    assert offer is not None
    said = await life.hall.door.offers.accept(table.game.id, boris.id, offer.ply, offer.name)
    await life.pass_(20)
    return await life.hall.now(seen(said))


def due(table: Table) -> int:
    assert table.game.turn_due_at is not None
    return table.game.turn_due_at


async def moved(life: Life, before: Table) -> float:
    """By how many seconds the deadline of a game has moved."""
    return (due(await life.hall.now(before)) - due(before)) / 1000


async def test_the_boards_say_it_once_and_nothing_is_edited_second_by_second(life: Life) -> None:
    table = await timed(life, "5m")
    await life.pass_(200)  # whose turn it is was mentioned meanwhile, as always
    left = (due(table) - life.machine.wall) / 1000
    life.ears.heard.clear()
    await life.pass_(left - 1)
    assert not life.ears.heard
    assert not is_late(await life.hall.now(table))
    await life.pass_(60)
    now = await life.hall.now(table)
    assert is_late(now)
    assert late_keys(Sight(now, LIBRARY["en"], kit.NAMES))
    assert (now.game.status, now.game.ply) == ("playing", table.game.ply)
    assert len(life.ears.heard) == 1, "one edit of one board"
    await life.pass_(300)
    assert len(life.ears.heard) == 1


async def test_forty_minutes_of_absence_move_it_by_forty_minutes(life: Life) -> None:
    """Killed, and begun again later: to the second."""
    table = await timed(life)
    life.machine.wait(FORTY)
    after = life.again()
    await after.keeper.begin()
    await after.pass_(10)
    assert abs(await moved(after, table) - FORTY) <= 1
    await after.pass_(300)
    assert abs(await moved(after, table) - FORTY) <= 1, "once"
    assert not is_late(await after.hall.now(table))


async def test_also_over_many_lives_that_are_killed_at_once(life: Life) -> None:
    table = await timed(life)
    after, began = life, life.machine.wall
    for _ in range(10):
        life.machine.wait(FORTY / 10)
        after = after.again()
        await after.keeper.begin()
        await after.pass_(1, behind=None)  # reached, and killed before anything is settled
    here = life.machine.wall
    after = after.again()
    await after.keeper.begin()
    await after.pass_(10)
    assert abs(await moved(after, table) - (here - began) / 1000) <= 2


async def test_nobody_is_late_while_telegram_does_not_reach_us(life: Life) -> None:
    table = await timed(life, "5m")
    await life.pass_(FORTY, reached=False)
    assert not is_late(await life.hall.now(table))
    await life.pass_(10)
    assert abs(await moved(life, table) - FORTY) <= 2
    assert not is_late(await life.hall.now(table))
    await life.pass_(5 * 60)
    assert is_late(await life.hall.now(table))


async def test_who_was_late_before_stays_late(life: Life) -> None:
    table = await timed(life, "5m")
    await life.pass_(5 * 60)
    assert is_late(await life.hall.now(table))
    life.machine.wait(FORTY)
    after = life.again()
    await after.keeper.begin()
    await after.pass_(10)
    assert await moved(after, table) == 0
    assert is_late(await after.hall.now(table))


async def test_a_turn_that_begins_when_we_are_back_has_its_own_time(life: Life) -> None:
    table = await timed(life)
    life.machine.wait(FORTY)
    after = life.again()
    await after.keeper.begin()
    await after.pass_(1)
    before, table = actor_of(table), await after.hall.now(table)
    while actor_of(table) == before:
        table = await step(after.hall, table)
    played = life.machine.wall
    await after.pass_(10)
    assert due(await after.hall.now(table)) == played + HOUR_MS


def actor_of(table: Table) -> int | None:
    return None if table.to_act is None else table.to_act.person


async def test_a_pause_in_which_we_were_away_is_no_longer_for_it(life: Life) -> None:
    table = await timed(life)
    anna, boris = sorted(table.people)
    door, id_ = life.hall.door.offers, table.game.id
    asked = offer_of(seen(await door.propose(id_, anna, "pause", "1d")))
    assert asked is not None
    table = seen(await door.accept(id_, boris, asked.ply, asked.name))
    until = table.game.paused_until
    await life.pass_(5)
    life.machine.wait(FORTY)
    after = life.again()
    await after.keeper.begin()
    await after.pass_(10)
    now = await after.hall.now(table)
    assert now.game.paused_until == until == now.game.clock_at
    assert due(now) == due(table)


@pytest.mark.parametrize("by", [-HOUR, HOUR, -10 * DAY, 10 * DAY])
async def test_however_the_clock_is_set_as_much_time_is_left(life: Life, by: int) -> None:
    table = await timed(life)
    left = due(table) - life.machine.wall
    life.machine.set(by)
    await life.pass_(1)
    now = await life.hall.now(table)
    assert due(now) - life.machine.wall == left - SECOND_MS
    assert not is_late(now)
    await life.pass_(left / 1000 - 3)
    assert not is_late(await life.hall.now(table))
    await life.pass_(5)
    assert is_late(await life.hall.now(table))


async def test_who_sets_the_clock_back_while_we_do_not_run_gives_nobody_days(life: Life) -> None:
    table = await timed(life)
    life.machine.set(-10 * DAY)
    after = life.again()
    await after.keeper.begin()
    assert due(await after.hall.now(table)) == life.machine.wall + DAY_MS
