"""The door: what is refused, what is committed, and that nothing else changes a game."""

from __future__ import annotations

import asyncio

import pytest

from bot.table.board_rows import Place
from bot.table.changes import BOT_PATIENCE_MS
from bot.table.endings import cancelling, resigning, withdrawing
from bot.table.notice_rows import NUDGE_MS
from bot.table.pauses import waking
from bot.table.steps import BotSeat
from bot.table.table import BrokenGame, Table
from games import fair
from games.core import Choose, Over, Throw
from storage.operations import (
    ChangeGame,
    ChangePerson,
    Op,
    Shown,
)
from storage.rows import Person
from storage.store import StorageError
from tests.bot.kit import Hall, actor, first_action, make_door, played, seen, step
from tests.simulation.broken import Around


def other(table: Table, anna: Person, boris: Person) -> Person:
    """The one of the two who is not to act."""
    return boris if actor(table) == anna.id else anna


async def test_a_throw_comes_from_the_secret_and_is_one_action(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    turn = table.turn
    assert isinstance(turn, Throw)
    after = seen(await hall.door.play.act(table.game.id, 0, actor(table), "throw"))
    game = after.game
    faces = fair.faces(game.secret, str(game.id), 1, game.salt or "", turn.device)
    rows = await hall.store.actions(game.id)
    assert [(row.ply, row.text, row.faces) for row in rows] == [
        (0, turn.device.read(faces), " ".join(map(str, faces)))
    ]
    assert (game.ply, game.throws) == (1, 1)
    assert isinstance(after.turn, Choose)


async def test_a_button_of_another_ply_is_refused(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    person = actor(table)
    await hall.door.play.act(table.game.id, 0, person, "throw")
    again = await hall.door.play.act(table.game.id, 0, person, "throw")
    ahead = await hall.door.play.act(table.game.id, 7, person, "throw")
    assert (again.answer, ahead.answer) == ("acted", "stale")
    assert len(await hall.store.actions(table.game.id)) == 1


async def test_only_what_somebody_has_done_is_done_already(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """An old button of one's own that says something else is stale, as it was."""
    table = await hall.for_two(anna, boris)
    person = actor(table)
    await hall.door.play.act(table.game.id, 0, person, "throw")
    assert (await hall.door.play.act(table.game.id, 0, person, "throw")).answer == "acted"
    assert (await hall.door.play.act(table.game.id, 0, person, "1-2")).answer == "stale"
    other = anna.id if person == boris.id else boris.id
    theirs = await hall.door.play.act(table.game.id, 0, other, "throw")
    assert theirs.answer == "stale", "that somebody else threw is no throw of one's own"


async def test_two_presses_at_once_play_one_action(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    presses = (hall.door.play.act(table.game.id, 0, actor(table), "throw") for _ in range(2))
    answers = sorted(result.answer for result in await asyncio.gather(*presses))
    assert answers == ["acted", "done"]


async def test_two_servers_on_one_file_play_one_action(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    twin = await hall.again()
    await twin.now(table)
    person = actor(table)
    first = await hall.door.play.act(table.game.id, 0, person, "throw")
    second = await twin.door.play.act(table.game.id, 0, person, "throw")
    assert (first.answer, second.answer) == ("done", "acted")
    assert second.table is not None
    assert second.table.game.ply == 1


async def test_an_update_seen_twice_changes_nothing_and_is_answered_kindly(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    person = actor(table)
    assert (await hall.door.at(9).play.act(table.game.id, 0, person, "throw")).answer == "done"
    assert (await hall.door.at(9).play.act(table.game.id, 0, person, "throw")).answer == "again"
    assert len(await hall.store.actions(table.game.id)) == 1


async def test_by_one_update_one_thing_is_changed_and_whoever_listens_hears_of_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    hall.changed.clear()
    door = hall.door.at(9)
    asleep = seen(await door.pauses.leave(table.game.id, anna.id))
    assert hall.changed == [table.game.id]
    assert (await hall.now(table)).game == asleep.game
    assert (await door.change(table.game.id, waking, anna.id)).answer == "again"
    assert (await hall.door.change(table.game.id, waking, anna.id)).answer == "done"


async def test_an_update_that_was_worked_on_changes_nothing_where_it_could_now(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    table = seen(await hall.door.at(9).play.act(table.game.id, 0, actor(table), "throw"))
    act = hall.door.at(9).play.act(table.game.id, 1, actor(table), first_action(table))
    assert (await act).answer == "again"
    assert (await hall.now(table)).game.ply == 1


class Failing(Around):
    """A store that can save nothing, and does not say why."""

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        raise StorageError("the disk failed")


async def test_what_could_not_be_saved_is_not_remembered(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    door = make_door(Failing(hall.store), hall.clock)
    with pytest.raises(StorageError):
        await door.play.act(table.game.id, 0, actor(table), "throw")
    now = await door.book.table(table.game.id)
    assert now is not None
    assert now.game.ply == 0


async def test_it_is_the_others_turn(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    waiting = other(table, anna, boris)
    result = await hall.door.play.act(table.game.id, 0, waiting.id, "throw")
    assert result.answer == "not-yours"


async def test_it_is_the_bots_turn(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    while table.to_act is None or table.to_act.bot is None:
        table = await step(hall, table)
    result = await hall.door.play.act(table.game.id, table.game.ply, anna.id, "throw")
    assert result.answer == "bots-turn"


async def test_who_does_not_play_is_a_guest(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.for_two(anna, boris)
    game = table.game.id
    answers = [
        (await hall.door.play.act(game, 0, carla.id, "throw")).answer,
        (await hall.door.pauses.leave(game, carla.id)).answer,
        (await hall.door.change(game, waking, carla.id)).answer,
        (await hall.door.change(game, resigning, carla.id)).answer,
    ]
    assert answers == ["foreign"] * 4
    assert (await hall.now(table)).game == table.game


async def test_only_what_is_offered_is_played(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    for forged in ("9-13", "5", "rescue", "", "throw "):
        result = await hall.door.play.act(table.game.id, 0, actor(table), forged)
        assert result.answer == "not-offered"
    thrown = seen(await hall.door.play.act(table.game.id, 0, actor(table), "throw"))
    for forged in ("throw", "4", "99-100"):
        result = await hall.door.play.act(table.game.id, 1, actor(thrown), forged)
        assert result.answer == "not-offered"


async def test_the_bots_seat_is_not_a_persons(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    seat = next(p.seat for p in table.players if p.bot is not None)
    assert seat is not None
    mine = 1 - seat
    for wrong in (BotSeat(mine), BotSeat(7)):
        assert (await hall.door.play.act(table.game.id, 0, wrong, "throw")).answer == "not-yours"


async def test_a_game_that_is_not_there(hall: Hall, anna: Person) -> None:
    answers = [
        (await hall.door.play.act(77, 0, anna.id, "throw")).answer,
        (await hall.door.seating.join(77, anna, press="x")).answer,
        (await hall.door.seating.begin(77, anna, press="x")).answer,
        (await hall.door.change(77, withdrawing, anna.id)).answer,
        (await hall.door.change(77, cancelling)).answer,
    ]
    assert answers == ["unknown"] * 5


async def test_a_killed_server_finds_every_action_again(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    for _ in range(25):
        result = await hall.door.play.act(
            table.game.id, table.game.ply, actor(table), first_action(table)
        )
        table = seen(result)
    again = await hall.again()
    for killed, known in ((again.now, hall.now), (again.whole, hall.whole)):
        found, kept = await killed(table), await known(table)
        assert (found.game, found.state, found.played) == (table.game, table.state, kept.played)


async def test_the_bots_only_move_is_a_step_of_its_own(hall: Hall, anna: Person) -> None:
    await hall.store.commit(ChangePerson(anna.id, (("only_moves", True),)))
    table = await hall.against_bot(anna)
    steps = 0
    while not isinstance(table.turn, Over):
        who, ply = actor(table), table.game.ply
        table = await step(hall, table)
        if isinstance(who, BotSeat):
            steps += 1
            assert table.game.ply == ply + 1 or table.played[-1].faces is not None
    assert steps > 0


async def test_a_game_is_played_to_its_end(hall: Hall, anna: Person, boris: Person) -> None:
    table = await played(hall, await hall.for_two(anna, boris))
    assert table.game.status == "over"
    assert table.result == table.turn
    assert table.game.ended_at == hall.clock.now
    late = await hall.door.play.act(table.game.id, table.game.ply, anna.id, "throw")
    assert late.answer == "over"


async def test_the_bot_is_due_when_it_is_its_turn(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    bot = next(p for p in table.players if p.bot is not None)
    for _ in range(200):
        due = table.game.bot_due_at
        if table.to_act == bot:
            held = table.held
            assert due == hall.clock.now + (0 if held else BOT_PATIENCE_MS)
        else:
            assert due is None
        if isinstance(table.turn, Over):
            break
        hall.clock.now += 10
        act = hall.door.play.act(table.game.id, table.game.ply, actor(table), first_action(table))
        table = seen(await act)


async def test_the_bots_throw_waits_for_its_choice_to_be_shown(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    checked = 0
    while not isinstance(table.turn, Over):
        before = (await hall.store.boards(table.game.id))[0].wanted
        act = hall.door.play.act(table.game.id, table.game.ply, actor(table), first_action(table))
        table = seen(await act)
        after = (await hall.store.boards(table.game.id))[0].wanted
        assert after == before + (0 if table.held else 1)
        checked += table.held
    assert checked > 5


async def test_leaving_puts_the_boards_to_sleep_and_tells_the_other_once(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    asleep = seen(await hall.door.pauses.leave(table.game.id, anna.id))
    assert (asleep.game.status, asleep.game.asleep_by) == ("asleep", anna.id)
    assert (await hall.door.pauses.leave(table.game.id, boris.id)).answer == "asleep"
    notices = await hall.store.notices(hall.clock.now)
    assert [notice.message for notice in notices] == ["notice-left"]
    assert (await hall.door.play.act(table.game.id, 0, actor(table), "throw")).answer == "asleep"


async def test_either_player_wakes_it(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    await hall.door.pauses.leave(table.game.id, anna.id)
    awake = seen(await hall.door.change(table.game.id, waking, boris.id))
    assert (awake.game.status, awake.game.asleep_by) == ("playing", None)
    assert (await hall.door.change(table.game.id, waking, anna.id)).answer == "awake"


async def test_the_bot_sleeps_too_and_wakes_with_the_game(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    while table.to_act is None or table.to_act.bot is None:
        act = hall.door.play.act(table.game.id, table.game.ply, actor(table), first_action(table))
        table = seen(await act)
    asleep = seen(await hall.door.pauses.leave(table.game.id, anna.id))
    assert asleep.game.bot_due_at is None
    awake = seen(await hall.door.change(table.game.id, waking, anna.id))
    assert awake.game.bot_due_at is not None


async def test_who_resigns_loses(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    ended = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert ended.result is not None
    winner = ended.seated(ended.result.winners[0])
    assert (winner.person, ended.result.reason) == (boris.id, "resigned")
    assert (await hall.door.change(table.game.id, resigning, boris.id)).answer == "over"


async def test_on_one_phone_the_side_to_move_resigns(hall: Hall, anna: Person) -> None:
    invitation = await hall.invite(anna, "phone")
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    turn = table.turn
    assert isinstance(turn, Throw)
    ended = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert ended.result is not None
    assert ended.result.winners == (1 - turn.seat,)


async def test_a_fresh_board_takes_the_old_ones_place(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    board = (await hall.store.boards(table.game.id))[0]
    await hall.store.commit(Shown(board.id, board.wanted, 70))
    chat = await hall.store.see_chat(-100, "group")
    await hall.door.places.bring(table.game.id, anna, Place(chat, 5), wake=False)
    fresh = (await hall.store.boards(table.game.id))[0]
    assert (fresh.id, fresh.message, fresh.topic) == (board.id, None, 5)
    assert fresh.shown < fresh.wanted
    assert fresh.last == 70, "it keeps its buttons until the fresh one stands, and goes then"
    assert await hall.store.stale_messages(hall.clock.now) == ()


async def test_a_saved_game_that_does_not_replay_is_refused_by_name(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    await hall.door.play.act(table.game.id, 0, actor(table), "throw")
    wrong = (("position", "CSCSCSCSCS/........../.......... C0S0 C0S0 C start -"),)
    await hall.store.commit(ChangeGame(table.game.id, ("playing",), wrong))
    with pytest.raises(BrokenGame, match=rf"game {table.game.id}: 1 actions lead to"):
        await (await hall.again()).now(table)


async def pass_the_turn(hall: Hall, table: Table) -> Table:
    """Play until the other player is to act."""
    begin = actor(table)
    while actor(table) == begin:
        act = hall.door.play.act(table.game.id, table.game.ply, begin, first_action(table))
        table = seen(await act)
    return table


async def test_who_lets_their_turn_stand_over_a_link_gets_the_board_afresh(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await pass_the_turn(hall, await hall.over_a_link(anna, boris))
    assert await hall.store.notices(hall.clock.now) == ()
    hall.clock.now += NUDGE_MS
    notices = await hall.store.notices(hall.clock.now)
    assert [n.message for n in notices] == ["nudge"]
    sleeper = anna if actor(table) == anna.id else boris
    chat = await hall.private(sleeper)
    assert notices[0].chat == chat.id
    board = next(b for b in await hall.store.boards(table.game.id) if b.chat == chat.id)
    await hall.store.commit(Shown(board.id, board.wanted, 99))
    done = await hall.door.places.nudge(table.game.id, table.game.ply, sleeper, Place(chat))
    assert done.answer == "done"
    afresh = next(b for b in await hall.store.boards(table.game.id) if b.chat == chat.id)
    assert (afresh.message, afresh.shown < afresh.wanted) == (None, True)


async def test_who_plays_on_is_not_nudged(hall: Hall, anna: Person, boris: Person) -> None:
    table = await pass_the_turn(hall, await hall.over_a_link(anna, boris))
    ply = table.game.ply
    sleeper = anna if actor(table) == anna.id else boris
    await hall.door.play.act(table.game.id, ply, actor(table), first_action(table))
    late = await hall.door.places.nudge(
        table.game.id, ply, sleeper, Place(await hall.private(sleeper))
    )
    assert late.answer == "stale"


async def test_one_group_sees_no_nudge(hall: Hall, anna: Person, boris: Person) -> None:
    await pass_the_turn(hall, await hall.for_two(anna, boris))
    hall.clock.now += NUDGE_MS
    assert await hall.store.notices(hall.clock.now) == ()


async def test_a_press_told_twice_is_answered_again_even_where_it_could_not_be_made_now(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    place = Place(await hall.private(anna))
    brought = await hall.door.at(77).places.bring(table.game.id, anna, place, wake=False)
    assert brought.answer == "done"
    stranger = await hall.person(9, "Dora")
    again = await hall.door.at(77).places.bring(table.game.id, stranger, place, wake=False)
    assert again.answer == "again"
    acting = actor(table)
    nothing = (table.game.id, table.game.ply, acting, "no such action")
    assert (await hall.door.at(77).play.act(*nothing)).answer == "again"
    assert (await hall.door.at(78).play.act(*nothing)).answer == "not-offered"
