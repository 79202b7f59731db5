"""What is due when the clock was set, and what comes down anew when we were away."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from storage.operations import (
    Back,
    ChangeBoard,
    ChangeGame,
    MoveDue,
    Present,
    Prolong,
    Shown,
    Step,
)
from storage.rows import StaleMessage
from storage.store import Stale
from tests.storage.kit import Kit, action

HOUR, DAY = 3_600_000, 24 * 3_600_000
NOW = 1_800_000_000_000
WIDE = {"bot": DAY, "soon": DAY, "invitation": 30 * DAY}


async def test_when_telegram_last_reached_us_is_kept(kit: Kit) -> None:
    assert await kit.store.last_present() is None
    for at in (5, 9, 7):
        await kit.store.commit(Present(at))
        assert await kit.store.last_present() == at


# -- coming back -----------------------------------------------------------------------------------


async def shown(kit: Kit, game: int, message: int) -> int:
    """A board of the game that stands in a message, all shown."""
    board = await kit.board(game)
    await kit.store.commit(Shown(board.id, 1, message))
    return board.id


async def test_boards_that_wait_for_a_person_come_down_anew_and_nothing_else_does(
    kit: Kit,
) -> None:
    games = {
        "waits": await kit.game(ply=3, changed_at=NOW),
        "the BOT's": await kit.game(bot_due_at=NOW, changed_at=NOW),
        "asleep": await kit.game(status="asleep", changed_at=NOW),
        "over": await kit.game(status="over", changed_at=NOW),
        "open": await kit.game(status="open", changed_at=NOW),
        "long ago": await kit.game(changed_at=NOW - 3 * DAY),
    }
    boards = {
        name: await shown(kit, game.id, 70 + number)
        for number, (name, game) in enumerate(games.items())
    }
    parked = await shown(kit, games["waits"].id, 90)
    await kit.store.commit(ChangeBoard(parked, (("parked", True),)))
    before = {name: await kit.board_now(board) for name, board in boards.items()}
    await kit.store.commit(Present(NOW))
    await kit.store.commit(Back(NOW, NOW + HOUR, NOW - 2 * DAY))
    after = {name: await kit.board_now(board) for name, board in boards.items()}
    assert {name for name in boards if after[name] != before[name]} == {"waits"}
    waits = after["waits"]
    assert (waits.message, waits.away, waits.wanted, waits.shown) == (None, 3, 2, 1)
    assert (await kit.board_now(parked)).message == 90
    await kit.store.commit(Shown(boards["waits"], 2, 95))
    club = await kit.club()
    assert await kit.store.stale_messages(NOW) == (StaleMessage(club.id, 70),)


async def test_coming_back_twice_posts_nothing_twice(kit: Kit) -> None:
    board = await shown(kit, (await kit.game(changed_at=NOW)).id, 70)
    await kit.store.commit(Present(NOW))
    await kit.store.commit(Back(NOW, NOW + HOUR, 0))
    once = await kit.board_now(board)
    with pytest.raises(Stale):
        await kit.store.commit(Back(NOW, NOW + HOUR, 0))
    assert await kit.board_now(board) == once
    assert await kit.store.last_present() == NOW + HOUR


async def test_boards_come_down_all_or_none_of_them_however_many_there_are(kit: Kit) -> None:
    async def one(message: int) -> int:
        return await shown(kit, (await kit.game(changed_at=NOW)).id, message)

    boards = await asyncio.gather(*(one(message) for message in range(1, 501)))
    await kit.store.commit(Present(NOW))
    await kit.store.commit(Back(NOW, NOW + HOUR, 0))
    assert {(await kit.board_now(board)).away for board in boards} == {0}
    assert len(await kit.store.dirty_boards(NOW, each=1000)) == 500


async def test_invitations_that_ran_out_while_nobody_could_take_them_live_a_little_longer(
    kit: Kit,
) -> None:
    ends = {"before": NOW - 1, "meanwhile": NOW + HOUR, "soon": NOW + DAY, "later": NOW + 5 * DAY}
    games = {name: await kit.game(status="open", expires_at=at) for name, at in ends.items()}
    await kit.store.commit(Prolong(NOW, NOW + 2 * DAY))
    after = {name: (await kit.now(game.id)).expires_at for name, game in games.items()}
    longer = {"meanwhile": NOW + 2 * DAY, "soon": NOW + 2 * DAY}
    assert after == {**ends, **longer}


# -- a clock that was set --------------------------------------------------------------------------


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_all_that_is_due_moves_with_the_clock(kit: Kit, by: int) -> None:
    bot = await kit.game(bot_due_at=NOW + 10)
    open_ = await kit.game(status="open", expires_at=NOW + 20)
    board = await kit.board(bot.id)
    await kit.store.commit(ChangeBoard(board.id, (("not_before", NOW + 30),)))
    amiss = await kit.board(bot.id)
    await kit.store.commit(ChangeBoard(amiss.id, (("heal_at", NOW + 35),)))
    notice = await kit.notice(not_before=NOW + 40)
    at_once = await kit.notice(not_before=0)
    await kit.store.commit(MoveDue(by, NOW + by, **WIDE))
    assert (await kit.board_now(amiss.id)).heal_at == NOW + 35 + by
    assert (await kit.now(bot.id)).bot_due_at == NOW + 10 + by
    assert (await kit.now(open_.id)).expires_at == NOW + 20 + by
    assert (await kit.board_now(board.id)).not_before == NOW + 30 + by
    assert await kit.store.notices(NOW + by + 39) == (at_once,)
    moved = replace(notice, not_before=notice.not_before + by)
    assert await kit.store.notices(NOW + by + 40) == (at_once, moved)


async def test_nothing_is_due_later_than_it_can_have_been_meant(kit: Kit) -> None:
    """The clock was set back three hours while no server ran."""
    then = NOW + 3 * HOUR
    bot = await kit.game(bot_due_at=then)
    open_ = await kit.game(status="open", expires_at=then + 7 * DAY)
    board = await kit.board(bot.id)
    await kit.store.commit(ChangeBoard(board.id, (("not_before", then),)))
    await kit.notice(not_before=then)
    await kit.store.commit(MoveDue(0, NOW, bot=60_000, soon=HOUR, invitation=7 * DAY))
    assert (await kit.now(bot.id)).bot_due_at == NOW + 60_000
    assert (await kit.now(open_.id)).expires_at == NOW + 7 * DAY
    assert (await kit.board_now(board.id)).not_before == NOW + HOUR
    assert len(await kit.store.notices(NOW + HOUR)) == 1


async def test_a_clock_that_was_not_set_changes_nothing(kit: Kit) -> None:
    bot = await kit.game(bot_due_at=NOW + 10)
    await kit.store.commit(ChangeGame(bot.id, ("playing",), (("expires_at", NOW + DAY),)))
    before = await kit.now(bot.id)
    await kit.store.commit(MoveDue(0, NOW, bot=60_000, soon=HOUR, invitation=7 * DAY))
    assert await kit.now(bot.id) == before


# -- the time of a turn ----------------------------------------------------------------------------


async def test_the_time_of_a_turn_stands_while_we_are_away(kit: Kit) -> None:
    due = NOW + 5 * HOUR
    turn: dict[str, Any] = {"turn_ms": 6 * HOUR, "turn_due_at": due, "clock_at": due}
    runs = await kit.game(**turn)
    late = await kit.game(**{**turn, "turn_due_at": NOW - HOUR, "clock_at": None})
    missed = await kit.game(**{**turn, "turn_due_at": NOW + 9, "clock_at": NOW + 9})
    pause = {"paused_until": NOW + HOUR // 4, "clock_at": NOW + HOUR // 4}
    paused = await kit.game(**{**turn, **pause})
    long = await kit.game(**{**turn, "paused_until": NOW + DAY, "clock_at": NOW + DAY})
    fresh = await kit.game(**turn)
    played = replace(action(fresh.id, 0), at=NOW + HOUR)
    await kit.store.commit(Step(fresh.id, 0, (played,), ()))
    board = await shown(kit, late.id, 70)
    await kit.store.commit(Present(NOW))
    await kit.store.commit(Back(NOW, NOW + HOUR + 2000, 0, NOW + HOUR))
    clocks = {
        game.id: ((now := await kit.now(game.id)).turn_due_at, now.clock_at)
        for game in (runs, late, missed, paused, long, fresh)
    }
    assert clocks == {
        runs.id: (due + HOUR, due + HOUR),
        late.id: (NOW - HOUR, None),
        missed.id: (NOW + 9 + HOUR, NOW + 9 + HOUR),
        paused.id: (due + HOUR * 3 // 4, NOW + HOUR // 4),
        long.id: (due, NOW + DAY),
        fresh.id: (due, due),
    }
    assert (await kit.board_now(board)).wanted > 1


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_it_moves_with_the_clock(kit: Kit, by: int) -> None:
    due = NOW + 2 * HOUR
    turn = {"turn_ms": 6 * HOUR, "turn_due_at": due}
    runs = await kit.game(**turn, clock_at=due)
    paused = await kit.game(**turn, paused_until=NOW + HOUR, clock_at=NOW + HOUR)
    late = await kit.game(turn_ms=HOUR, turn_due_at=NOW - HOUR)
    await kit.store.commit(MoveDue(by, NOW + by, **WIDE))
    assert (await kit.now(runs.id)).turn_due_at == (await kit.now(runs.id)).clock_at == due + by
    now = await kit.now(paused.id)
    moved = (due + by, NOW + HOUR + by, NOW + HOUR + by)
    assert (now.turn_due_at, now.paused_until, now.clock_at) == moved
    assert (await kit.now(late.id)).clock_at is None


async def test_no_turn_is_longer_than_it_can_have_been_meant(kit: Kit) -> None:
    then = NOW + 20 * DAY
    runs = await kit.game(turn_ms=3 * DAY, turn_due_at=then, clock_at=then)
    await kit.store.commit(MoveDue(0, NOW, **WIDE))
    assert (await kit.now(runs.id)).turn_due_at == NOW + 3 * DAY


async def test_boards_that_want_showing_for_it_are_found(kit: Kit) -> None:
    assert await kit.store.next_clock_at() is None
    games = [await kit.game(turn_ms=HOUR, turn_due_at=at, clock_at=at) for at in (30, 10, 20)]
    assert await kit.store.next_clock_at() == 10
    due = [game.id for game in await kit.store.due_clocks(20)]
    assert due == [games[1].id, games[2].id]
    assert [game.id for game in await kit.store.due_clocks(20, after=due[0])] == due[1:]
