"""Moves that count at the second tap on the same place: what marks, what plays, what clears."""

from __future__ import annotations

from itertools import count

import pytest

from bot.board.buttons import Act, Leave, Order, Sure, SureOrder, Tap
from bot.handlers.confirming import READING_MS
from bot.handlers.written_moves import move as written
from bot.table.marks import mark_on
from bot.table.notice_rows import CALL_MS
from bot.table.orders import ordered_by
from bot.table.pauses import waking
from bot.table.steps import choices
from bot.table.table import Table
from bot.telegram.payloads import Payload
from games.catalogue import rule_set
from games.core import Choose
from storage.operations import ChangePerson, Shown
from storage.rows import Person
from tests.bot.handlers.test_calls import BOARD, begun, board_of, calls, swept
from tests.bot.handlers.test_follower import talked
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, en
from tests.bot.kit import Hall, actor, seen, step


@pytest.fixture
async def desk(hall: Hall, anna: Person) -> Desk:
    """Anna confirms her moves."""
    await hall.store.commit(ChangePerson(anna.id, (("confirms", True),)))
    return Desk(hall)


async def to_choose(
    hall: Hall, anna: Person, boris: Person, rules: str = "thibault", least: int = 2
) -> Table:
    """A game in the group in which Anna is to choose among so many moves at least."""
    table = await begun(hall, anna, boris, rules)
    while actor(table) != anna.id or len(choices(table)) < least:
        table = await step(hall, table)
    return table


def moves(table: Table) -> list[str]:
    return [table.rules.write(action) for action in choices(table)]


async def tap(desk: Desk, person: Person, table: Table, says: Payload) -> str:
    return await desk.press(person, GROUP, says.press(table.game.id, table.game.ply), BOARD)


async def marked(desk: Desk, table: Table) -> str | None:
    now = await desk.hall.now(table)
    return mark_on(now, await board_of(desk.hall, table))


async def test_the_first_tap_marks_and_the_second_on_the_same_place_plays(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await to_choose(desk.hall, anna, boris)
    move, *_ = moves(table)
    assert await tap(desk, anna, table, Act(move)) == en("said-marked")
    assert await marked(desk, table) == move
    assert (await desk.hall.now(table)).game.ply == table.game.ply
    await tap(desk, anna, table, Sure(move))
    after = await desk.hall.whole(table)
    assert after.rules.write(after.played[table.game.ply].action) == move
    assert await marked(desk, table) is None, "it is void by its ply"


async def test_a_second_tap_before_the_board_shows_the_mark_confirms_nothing(
    desk: Desk, anna: Person, boris: Person
) -> None:
    """The button under the finger still says what the first tap said."""
    table = await to_choose(desk.hall, anna, boris)
    move, *_ = moves(table)
    await tap(desk, anna, table, Act(move))
    for _ in range(3):
        assert await tap(desk, anna, table, Act(move)) == en("answer-marked")
    assert (await desk.hall.now(table)).game.ply == table.game.ply


async def test_a_tap_elsewhere_clears_and_marks_that(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await to_choose(desk.hall, anna, boris)
    one, other, *_ = moves(table)
    await tap(desk, anna, table, Act(one))
    await tap(desk, anna, table, Act(other))
    assert await marked(desk, table) == other
    assert await tap(desk, anna, table, Sure(one)) == en("said-marked"), "not drawn anew yet"
    assert (await desk.hall.now(table)).game.ply == table.game.ply
    assert await marked(desk, table) == one


async def test_another_stone_clears_too(desk: Desk, anna: Person, boris: Person) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris, "siga")
    while actor(table) != anna.id or not _stones(table):
        table = await step(hall, table)
    stone, *others = _stones(table)
    move = next(m for m in moves(table) if m.startswith(stone))
    await tap(desk, anna, table, Tap(stone))
    await tap(desk, anna, table, Act(move))
    assert await marked(desk, table) == move
    await tap(desk, anna, table, Tap(others[0]))
    assert await marked(desk, table) is None
    await tap(desk, anna, table, Sure(move))
    assert (await hall.now(table)).game.ply == table.game.ply
    assert await marked(desk, table) == move


def _stones(table: Table) -> list[str]:
    """The stones that can be chosen, where several can."""
    if not isinstance(table.turn, Choose):
        return []
    paths = table.rules.taps(table.state, table.turn.actions)
    firsts = sorted({path[0] for path in paths if len(path) > 1})
    return firsts if len(firsts) > 1 else []


async def test_a_confirmation_of_an_older_ply_does_nothing(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await to_choose(hall, anna, boris)
    old, *_ = moves(table)
    await tap(desk, anna, table, Act(old))
    later = await step(hall, table)
    while actor(later) != anna.id or not choices(later):
        later = await step(hall, later)
    ply = later.game.ply
    for says in (Sure(old), Act(old)):
        await desk.press(anna, GROUP, says.press(table.game.id, table.game.ply), BOARD)
    assert (await hall.now(table)).game.ply == ply
    await desk.press(anna, GROUP, Sure(moves(later)[0]).press(table.game.id, ply), BOARD)
    assert (await hall.now(table)).game.ply == ply, "the mark of before confirms no other move"


async def test_who_plays_against_her_plays_at_one_tap(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await to_choose(hall, boris, anna)
    while actor(table) != boris.id or not choices(table):
        table = await step(hall, table)
    await tap(desk, boris, table, Act(moves(table)[0]))
    assert (await hall.now(table)).game.ply > table.game.ply


async def test_nobody_else_can_confirm_what_she_marked(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await to_choose(desk.hall, anna, boris)
    move, *_ = moves(table)
    await tap(desk, anna, table, Act(move))
    assert await tap(desk, boris, table, Sure(move)) == en("answer-not-yours")
    assert (await desk.hall.now(table)).game.ply == table.game.ply


async def test_a_throw_counts_at_once(desk: Desk, anna: Person, boris: Person) -> None:
    """By a throw nobody chooses anything."""
    hall = desk.hall
    table = await begun(hall, anna, boris)
    while actor(table) != anna.id or choices(table):
        table = await step(hall, table)
    await tap(desk, anna, table, Act("throw"))
    assert (await hall.now(table)).game.ply > table.game.ply


async def test_a_pass_and_a_rescue_are_moves_too(desk: Desk, anna: Person, boris: Person) -> None:
    hall = desk.hall
    table = await to_choose(hall, anna, boris, least=1)
    for _ in range(300):
        told = [table.rules.tell(table.state, action).message for action in choices(table)]
        if actor(table) == anna.id and any("pass" in message for message in told):
            break
        table = await step(hall, table)
    ply = table.game.ply
    await tap(desk, anna, table, Act(moves(table)[0]))
    assert (await hall.now(table)).game.ply == ply


async def test_an_order_that_plays_at_once_is_confirmed_as_well(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris, "siga")
    while actor(table) != anna.id:
        table = await step(hall, table)
    assert await tap(desk, anna, table, Order("place")) == en("said-marked")
    assert not ordered_by(await hall.now(table), anna.id, "place")
    sure = SureOrder("place").press(table.game.id, table.game.ply)
    await desk.press(anna, GROUP, sure, BOARD)
    assert ordered_by(await hall.now(table), anna.id, "place")


async def test_words_count_at_once(desk: Desk, anna: Person, boris: Person) -> None:
    """Who writes a move has read it."""
    table = await to_choose(desk.hall, anna, boris)
    move, *_ = moves(table)
    await desk.say(anna, written, move, group="en")
    assert (await desk.hall.now(table)).game.ply > table.game.ply


async def test_who_has_marked_a_move_is_not_mentioned_and_the_board_stays_under_the_finger(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await to_choose(hall, anna, boris)
    board = await board_of(hall, table)
    await hall.store.commit(Shown(board.id, board.wanted, BOARD))
    await tap(desk, anna, table, Act(moves(table)[0]))
    hall.clock.now += CALL_MS
    await swept(desk)
    assert calls(desk) == []
    await talked(desk, table)
    assert (await board_of(hall, table)).message == BOARD


async def test_it_waits_through_a_pause_and_a_restart(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await to_choose(hall, anna, boris)
    move, *_ = moves(table)
    await tap(desk, anna, table, Act(move))
    seen(await hall.door.pauses.leave(table.game.id, boris.id))
    assert await tap(desk, anna, table, Sure(move)) == en("answer-asleep")
    seen(await hall.door.change(table.game.id, waking, anna.id))
    again = Desk(await hall.again())
    again.updates = count(20_000)
    assert await marked(again, table) == move
    await tap(again, anna, table, Sure(move))
    assert (await again.hall.now(table)).game.ply > table.game.ply


async def test_a_forged_mark_is_refused(desk: Desk, anna: Person, boris: Person) -> None:
    table = await to_choose(desk.hall, anna, boris)
    for says in (Act("1-99"), Sure("1-99"), SureOrder("place"), Order("shoes")):
        assert await tap(desk, anna, table, says) == en("answer-not-offered")
    assert await marked(desk, table) is None


@pytest.mark.parametrize("people", [2, 3])
async def test_leaving_a_table_of_many_takes_two_taps_since_one_would_stop_all_of_them(
    hall: Hall, anna: Person, boris: Person, people: int
) -> None:
    desk, guests = Desk(hall), (boris, await hall.person(3, "Carla"))[: people - 1]
    table = await hall.invite(anna, "group", rules=rule_set("hyena"), group=GROUP)
    for guest in guests:
        joined = await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}")
        table = seen(joined)
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    await hall.store.commit(Shown((await board_of(hall, table)).id, 1, BOARD))
    if people > 2:
        for _ in range(2):  # a double tap is one that nobody has read
            assert await tap(desk, boris, table, Leave()) == en("said-leave-stops")
            assert (await hall.now(table)).game.status == "playing"
        hall.clock.now += READING_MS
    await tap(desk, boris, table, Leave())
    assert (await hall.now(table)).game.status == "asleep"
