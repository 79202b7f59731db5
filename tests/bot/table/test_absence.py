"""Who can no longer act: their seat is marked, who stays decides, who comes back has it again."""

from __future__ import annotations

import pytest

from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table import notice_rows
from bot.table.absence import (
    absent,
    calling_bot,
    parting,
    returning,
    unfilled,
    waiting,
    waiting_no_longer,
)
from bot.table.asking import offer_of
from bot.table.board_rows import Place
from bot.table.changes import Change
from bot.table.endings import resigning
from bot.table.match import goes_on, match_of
from bot.table.notice_rows import to_call
from bot.table.seats import TAKES_OVER
from bot.table.steps import BotSeat
from bot.table.table import Table
from bot.words.library import Library
from games.core import Over
from games.hyena.sets.hyena import HYENA
from games.proof import verify
from games.senet.sets.glebsite import GLEBSITE
from storage.operations import ChangePerson
from storage.rows import Notice, Person
from tests.bot.kit import START_MS, Hall, seen, step
from tests.bot.table.test_games_of_many import game, seat_of, until
from tests.bot.table.test_offers import answer, offered


async def group(hall: Hall) -> int:
    """The chat in which the games of a group are."""
    return (await hall.store.see_chat(-100, "group")).id


async def leaves(hall: Hall, person: Person) -> bool:
    """They leave the group."""
    return await hall.door.absence.left(person.id, await group(hall))


async def comes_back(hall: Hall, person: Person) -> bool:
    return await hall.door.absence.returned(person.id, await group(hall))


async def ends(hall: Hall, table: Table, person: Person) -> str:
    """*End without loss*."""
    return (await hall.door.offers.offer(table.game.id, person.id, "end")).answer


async def told(hall: Hall, table: Table, message: str) -> tuple[Notice, ...]:
    owed = await hall.store.notices_of(table.game.id)
    return tuple(notice for notice in owed if notice.message == message)


async def test_who_leaves_the_group_keeps_the_seat_and_it_is_marked(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    assert await leaves(hall, anna)
    table = await hall.now(table)
    assert [p.person for p in absent(table)] == [anna.id]
    assert table.people == {anna.id, boris.id}
    assert table.game.status == "playing"
    assert table == await (await hall.again()).now(table), "as it is saved"


async def test_the_others_hear_of_it_once_where_they_see_the_game(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    for _ in range(3):
        await leaves(hall, anna)
    assert [n.chat for n in await told(hall, table, notice_rows.ABSENT)] == [await group(hall)]


async def test_who_goes_and_comes_again_and_again_does_not_fill_the_chat(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    for _ in range(10):
        assert await leaves(hall, anna)
        assert await comes_back(hall, anna)
    assert len(await told(hall, table, notice_rows.ABSENT)) == 3


async def test_nobody_is_marked_who_merely_has_not_acted_or_plays_alone(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    hall.clock.now += 400 * 24 * 3600 * 1000
    assert absent(await hall.now(table)) == ()
    alone = await game(hall, anna, bots=("novice",))
    assert not (await hall.door.absence.left_game(alone.game.id, anna.id, alone.game.chat)).done
    assert absent(await hall.now(alone)) == ()


async def test_who_left_this_group_plays_on_elsewhere(
    hall: Hall, anna: Person, boris: Person
) -> None:
    here, elsewhere = await hall.for_two(anna, boris), await hall.over_a_link(anna, boris)
    await leaves(hall, anna)
    assert len(absent(await hall.now(here))) == 1
    assert absent(await hall.now(elsewhere)) == ()


async def test_a_block_matters_to_the_games_of_that_private_chat(
    hall: Hall, anna: Person, boris: Person
) -> None:
    here, far = await hall.for_two(anna, boris), await hall.over_a_link(anna, boris)
    mine = await hall.private(boris)
    assert await hall.door.absence.left(boris.id, mine.id)
    assert absent(await hall.now(here)) == ()
    assert [p.person for p in absent(await hall.now(far))] == [boris.id]
    (notice,) = await told(hall, far, notice_rows.ABSENT)
    assert notice.chat == (await hall.private(anna)).id, "only who stays is told"
    assert await hall.door.absence.returned(boris.id, mine.id)
    assert absent(await hall.now(far)) == ()
    (notice,) = await told(hall, far, notice_rows.BACK)
    assert notice.chat == (await hall.private(anna)).id


async def test_of_two_who_stays_ends_it_alone_and_nobody_has_lost(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await step(hall, await hall.for_two(anna, boris))
    await leaves(hall, anna)
    assert await ends(hall, table, boris) == "done"
    table = await hall.whole(table)
    assert table.result == Over((), "left", (0, 0))
    assert table.game.status == "over"
    assert await ends(hall, table, boris) == "over"


async def test_a_match_goes_on_after_a_game_that_was_ended_so_and_scores_nothing(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "group", rules=GLEBSITE, points=21)
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="j"))
    await leaves(hall, anna)
    assert await ends(hall, table, boris) == "done"
    table = await hall.now(table)
    match = match_of(table)
    assert match is not None
    assert (match.points, match.winner, goes_on(table)) == ((0, 0), None, True)


async def test_whoever_stays_at_a_larger_table_must_consent(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await game(hall, anna, boris, carla)
    await leaves(hall, anna)
    offer = await offered(hall, table, boris, "end")
    assert (await hall.now(table)).game.status == "playing"
    assert await answer(hall, table, carla, offer, yes=True) == "done"
    assert (await hall.now(table)).result == Over((), "left", (0, 0, 0))


async def test_who_comes_back_ends_the_offer_to_end_without_them(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await game(hall, anna, boris, carla)
    await leaves(hall, anna)
    offer = await offered(hall, table, boris, "end")
    await comes_back(hall, anna)
    assert offer_of(await hall.now(table)) is None
    assert await answer(hall, table, carla, offer, yes=True) == "offer-gone"
    assert await ends(hall, table, boris) == "here-again"


@pytest.mark.parametrize("by_who_leaves", [True, False])
async def test_an_offer_of_or_to_who_left_falls_and_does_not_stand_in_the_way(
    hall: Hall, anna: Person, boris: Person, *, by_who_leaves: bool
) -> None:
    table = await hall.for_two(anna, boris)
    await offered(hall, table, anna if by_who_leaves else boris, "draw")
    await leaves(hall, anna)
    assert offer_of(await hall.now(table)) is None
    assert await ends(hall, table, boris) == "done"


async def test_a_draw_that_only_who_left_could_accept_does_not_stand_in_the_way(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    await leaves(hall, anna)
    await offered(hall, table, boris, "draw")
    assert await ends(hall, table, boris) == "done"


async def test_the_bot_sits_in_until_who_left_is_back_and_the_throws_stay_proved(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await step(hall, await until(hall, await hall.for_two(anna, boris), boris))
    salt = table.game.salt
    await leaves(hall, anna)
    assert (await hall.door.change(table.game.id, calling_bot, boris.id)).answer == "done"
    table = await hall.now(table)
    (seat,) = absent(table)
    assert (seat.person, seat.bot, seat.owner) == (None, TAKES_OVER, anna.id)
    table = await until(hall, table, boris)
    assert await comes_back(hall, anna)
    table = await hall.now(table)
    assert absent(table) == ()
    assert table.people == {anna.id, boris.id}
    assert table.game.salt == salt
    assert table == await (await hall.again()).now(table)
    while table.game.status != "over":
        table = await step(hall, table)
    whole = await hall.whole(table)
    assert verify(record(Sight(whole, Library()["en"], {anna.id: "Anna", boris.id: "Boris"}))).holds


async def test_a_move_of_the_bot_under_way_comes_too_late_for_a_seat_given_back(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await until(hall, await hall.for_two(anna, boris), anna)
    await leaves(hall, anna)
    table = seen(await hall.door.change(table.game.id, calling_bot, boris.id))
    assert table.game.bot_due_at is not None
    await comes_back(hall, anna)
    table = await hall.now(table)
    assert table.game.bot_due_at is None
    late = await hall.door.play.act(
        table.game.id, table.game.ply, BotSeat(seat_of(table, anna)), "throw"
    )
    assert late.answer == "not-yours"
    assert table.to_act is not None
    assert table.to_act.person == anna.id


async def test_who_waits_is_not_asked_again_until_they_want_it(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table, door = await hall.for_two(anna, boris), hall.door
    await leaves(hall, anna)
    assert seen(await door.change(table.game.id, waiting, boris.id)).players[0].absent == "waited"
    assert (await door.change(table.game.id, waiting, boris.id)).answer == "waits-already"
    assert (
        seen(await door.change(table.game.id, waiting_no_longer, boris.id)).players[0].absent
        == "asked"
    )


async def test_only_who_sits_there_decides_and_nothing_without_a_reason(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table, door = await hall.for_two(anna, boris), hall.door
    for settle in (calling_bot, waiting, waiting_no_longer):
        assert (await door.change(table.game.id, settle, boris.id)).answer == "here-again"
    await leaves(hall, anna)
    for settle in (calling_bot, waiting, waiting_no_longer):
        assert (await door.change(table.game.id, settle, carla.id)).answer == "foreign"
        assert (await door.change(999, settle, boris.id)).answer == "unknown"
    assert await ends(hall, table, carla) == "foreign"
    seen(await door.change(table.game.id, calling_bot, boris.id))
    for settle in (calling_bot, waiting, waiting_no_longer):
        assert (await door.change(table.game.id, settle, boris.id)).answer == "called-in"
    assert await ends(hall, table, boris) == "done"
    for settle in (calling_bot, waiting, waiting_no_longer):
        assert (await door.change(table.game.id, settle, boris.id)).answer == "over"


async def test_an_update_seen_twice_calls_the_bot_once(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    await leaves(hall, anna)
    for wanted in ("done", "again"):
        result = await hall.door.at(77).change(table.game.id, calling_bot, boris.id)
        assert result.answer == wanted


async def test_when_everybody_has_left_the_first_who_is_back_decides(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    await leaves(hall, anna)
    await leaves(hall, boris)
    assert len(unfilled(await hall.now(table))) == 2
    await comes_back(hall, boris)
    assert [p.person for p in unfilled(await hall.now(table))] == [anna.id]
    assert await ends(hall, table, boris) == "done"


async def test_when_the_last_who_stays_resigns_at_a_larger_table_it_is_over(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await game(hall, anna, boris, carla)
    await leaves(hall, anna)
    await leaves(hall, carla)
    ended = seen(await hall.door.change(table.game.id, resigning, boris.id))
    assert ended.result == Over((), "abandoned", (0, 0, 0))


async def test_who_resigns_while_away_has_gone_for_good(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await game(hall, anna, boris, carla)
    await leaves(hall, anna)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert not await comes_back(hall, anna)
    assert absent(await hall.now(table)) == ()


async def test_nobody_is_called_to_a_turn_that_they_cannot_take(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await until(hall, await hall.for_two(anna, boris), boris)
    await leaves(hall, anna)
    before = await hall.now(table)
    after = before
    while after.to_act is not None and after.to_act.person == boris.id:
        after = await step(hall, after)
    assert to_call(before, after) is None


async def test_the_lobby_goes_on_without_a_guest_and_ends_without_its_host(
    hall: Hall, anna: Person, boris: Person
) -> None:
    lobby = await hall.invite(anna, "group", rules=HYENA)
    seen(await hall.door.seating.join(lobby.game.id, boris, press="j"))
    assert await leaves(hall, boris)
    assert (await hall.now(lobby)).people == {anna.id}
    assert await leaves(hall, anna)
    lobby = await hall.now(lobby)
    assert lobby.result is not None
    assert lobby.result.reason == "host-left"


async def test_a_rematch_kept_for_who_left_is_declined(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = seen(
        await hall.door.change((await hall.for_two(anna, boris)).game.id, resigning, anna.id)
    )
    place = (await hall.store.boards(table.game.id))[0]
    chat = await hall.store.chat(place.chat)
    assert chat is not None
    again = seen(await hall.door.seating.rematch(table.game.id, anna, (Place(chat),), press="r"))
    await leaves(hall, boris)
    again = await hall.now(again)
    assert again.result is not None
    assert again.result.reason == "declined"


async def test_the_next_game_of_a_match_is_kept_for_who_is_away_and_nobody_else(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "group", rules=GLEBSITE, points=21)
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="j"))
    await leaves(hall, anna)
    seen(await hall.door.change(table.game.id, calling_bot, boris.id))
    assert await ends(hall, table, boris) == "done"
    chat = await hall.store.chat(await group(hall))
    assert chat is not None
    again = await hall.door.seating.rematch(table.game.id, boris, (Place(chat),), press="r")
    assert seen(again).game.reserved == anna.id


async def test_who_sees_the_game_in_their_own_chat_too_can_still_act(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    await hall.store.commit(ChangePerson(anna.id, (("reachable", True),)))
    place = Place(await hall.private(anna))
    seen(await hall.door.places.bring(table.game.id, anna, place, wake=False))
    result = await hall.door.absence.left_game(table.game.id, anna.id, await group(hall))
    assert result.answer == "here-again"


def decided(decision: object) -> Table:
    assert isinstance(decision, Change)
    return decision.after


async def test_a_sleeping_game_is_marked_and_stays_asleep(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = seen(await hall.door.pauses.leave((await hall.for_two(anna, boris)).game.id, anna.id))
    table = decided(parting(table, START_MS, anna.id))
    table = decided(calling_bot(table, START_MS, boris.id))
    assert (table.game.status, table.game.bot_due_at) == ("asleep", None)
    assert waiting(table, START_MS, boris.id) == "called-in"
    assert absent(decided(returning(table, START_MS, anna.id))) == ()
