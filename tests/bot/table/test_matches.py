"""Matches at the door (senet 7.8): seats, points, one next game, and what is true after a crash."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.board.caption import caption
from bot.board.heading import throw_off
from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.board_rows import Place
from bot.table.endings import cancelling, resigning, withdrawing
from bot.table.invitation import NewGame
from bot.table.match import goes_on, match_of
from bot.table.table import AnyRules, Table
from bot.words.library import Library
from games import fair
from games.catalogue import CATALOGUE, rule_set
from games.proof import MatchTags, match_tags, verify
from games.senet.sets import glebsite as sets
from storage.rows import Mode, Person
from storage.store import Stale
from tests.bot.kit import NAMES, THIBAULT, Hall, plain, played, seen, step

GLEBSITE = rule_set("glebsite")
LIBRARY = Library()
EN = LIBRARY["en"]


async def begun(hall: Hall, anna: Person, boris: Person, points: int = 10) -> Table:
    """The first game of a match in the group."""
    invitation = await hall.invite(anna, "group", rules=GLEBSITE, points=points)
    return seen(await hall.door.seating.join(invitation.game.id, boris, press="join"))


async def asked(hall: Hall, table: Table, person: Person, press: str = "next") -> Table:
    """The invitation of the game after this one."""
    chat = await hall.store.chat(table.game.chat)
    assert chat is not None
    return seen(await hall.door.seating.rematch(table.game.id, person, (Place(chat),), press=press))


async def following(hall: Hall, table: Table, one: Person, other: Person) -> Table:
    """The game after this one, begun."""
    invitation = await asked(hall, table, one)
    return seen(await hall.door.seating.join(invitation.game.id, other, press="accept"))


def points(table: Table) -> dict[int, int]:
    """Everybody's points in the match, by person."""
    match = match_of(table)
    assert match is not None
    return {p.person: match.points[p.number] for p in table.players if p.person is not None}


def seats(table: Table) -> dict[int | None, int | None]:
    return {player.person: player.seat for player in table.players}


@pytest.mark.parametrize(("rules", "wanted"), [(GLEBSITE, 7), (GLEBSITE, 0), (THIBAULT, 10)])
async def test_a_match_is_played_to_points_that_the_rules_offer(
    hall: Hall, anna: Person, rules: object, wanted: int
) -> None:
    place = Place(await hall.private(anna))
    chosen = GLEBSITE if rules is GLEBSITE else THIBAULT
    result = await hall.door.seating.create(
        NewGame(chosen, "bot", anna, (place,), "p", points=wanted)
    )
    assert result.answer == "not-offered"
    assert await hall.store.unfinished() == ()


async def test_a_match_is_a_series_in_which_the_pieces_change_hands(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    first = table.game
    assert (first.points, first.match_game, first.before) == (10, 1, "0 0")
    assert tuple(table.seated(seat).number for seat in range(2)) == fair.lot(
        first.secret, str(first.id), first.salt or "", 2
    )
    total = {anna.id: 0, boris.id: 0}
    for number in range(1, 20):
        assert table.game.match_game == number
        assert points(table) == total
        table = await played(hall, table)
        assert table.result is not None
        winner = table.seated(table.result.winners[0]).person
        assert winner is not None
        total[winner] += table.result.score[table.result.winners[0]]
        assert points(table) == total
        if not goes_on(table):
            break
        before = seats(table)
        table = await following(
            hall, table, boris if number % 2 else anna, anna if number % 2 else boris
        )
        assert seats(table) == {person: 1 - (seat or 0) for person, seat in before.items()}
    assert max(total.values()) >= 10 > min(total.values())
    match = match_of(table)
    assert match is not None
    assert match.winner is not None
    again = await asked(hall, table, anna)
    assert (again.game.points, again.game.match_game, again.game.before) == (10, 1, "0 0")
    assert again.game.seating is not None, "no lot: who was second begins"


TWO = [rules for rules in CATALOGUE if max(rules.seats) == 2]


@pytest.mark.parametrize("rules", TWO, ids=lambda rules: rules.id)
async def test_in_a_rematch_who_was_second_begins_and_no_lot_is_drawn(
    hall: Hall, anna: Person, boris: Person, rules: AnyRules
) -> None:
    """Whoever asks for it, and again after that one."""
    invitation = await hall.invite(anna, "group", rules=rules)
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="join"))
    for one, other in ((boris, anna), (boris, anna), (anna, boris)):
        before = seats(table)
        seen(await hall.door.change(table.game.id, resigning, one.id))
        table = await following(hall, await hall.now(table), one, other)
        assert seats(table) == {person: 1 - (seat or 0) for person, seat in before.items()}
        assert match_of(table) is None
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    ended = await hall.store.game(table.game.id)
    assert ended is not None
    over = await hall.door.book.whole(table.game.id)
    assert over is not None
    kept = record(Sight(over, EN, NAMES))
    assert (kept.tag("Lot"), kept.tag("Previous")) == (None, str(ended.rematch_of))
    assert (verify(kept).holds, verify(kept).seats) == (True, "match")


async def test_its_board_says_whose_pieces_are_whose_before_it_is_accepted(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    second = anna if seats(table)[anna.id] == 1 else boris
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    invitation = await asked(hall, await hall.now(table), boris)
    words = plain(caption(Sight(invitation, EN, names=NAMES)))
    assert "wants a rematch with" in words
    assert f"The pieces change hands: {second.name} takes white and begins." in words


async def test_against_the_bot_and_at_one_phone_hands_change_too(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    seat = seats(table)[anna.id]
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    after = await asked(hall, await hall.now(table), anna)
    again = seen(await hall.door.seating.begin(after.game.id, anna, press="b"))
    assert seats(again)[anna.id] == 1 - (seat or 0)


async def test_where_more_than_two_may_sit_down_the_lot_deals_anew(
    hall: Hall, anna: Person, boris: Person
) -> None:
    hyena = rule_set("hyena")
    invitation = await hall.invite(anna, "group", rules=hyena)
    seen(await hall.door.seating.join(invitation.game.id, boris, press="join"))
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert (await asked(hall, await hall.now(table), boris)).game.seating is None


async def test_the_next_game_is_salted_by_both_after_its_seal_was_shown(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    await hall.door.change(table.game.id, resigning, anna.id)
    invitation = await asked(hall, await hall.now(table), boris, press="one")
    assert invitation.game.commitment == fair.commitment(invitation.game.secret)
    assert (invitation.game.salt, invitation.game.reserved) == (None, anna.id)
    join = hall.door.seating.join
    seen(await join(invitation.game.id, boris, press="three", sign="eye"))
    after = seen(await join(invitation.game.id, anna, press="two", sign="sun"))
    assert after.game.salt == "djehuty2\n0 sign eye\n1 sign sun"
    assert after.game.commitment == invitation.game.commitment


async def test_who_resigns_gives_a_point_for_every_piece_not_yet_off(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris, points=15)
    for _ in range(30):
        table = await step(hall, table)
    seat = next(p.seat for p in table.players if p.person == anna.id)
    tray = table.rules.view(table.state).trays[seat or 0]
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert points(table) == {anna.id: 0, boris.id: 5 - tray.off}
    assert goes_on(table)


@pytest.mark.parametrize(("loser", "score"), [(0, (0, 2)), (1, (4, 0))])
async def test_pieces_that_are_off_give_no_point(
    hall: Hall, anna: Person, boris: Person, loser: int, score: tuple[int, int]
) -> None:
    position = "........../.....C.S../....C.S... C0S2 C3S1 C start -"
    table = replace(await begun(hall, anna, boris), state=GLEBSITE.load(position))
    assert table.rules.forfeit(table.state, loser) == score


async def test_a_single_game_that_is_resigned_scores_the_same(hall: Hall, anna: Person) -> None:
    invitation = await hall.invite(anna, "bot", "novice", rules=GLEBSITE)
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b"))
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert table.result is not None
    assert sorted(table.result.score) == [0, 5]
    assert match_of(table) is None


async def test_a_cancelled_game_scores_nothing_and_the_match_goes_on(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    second = await following(hall, table, anna, boris)
    second = seen(await hall.door.change(second.game.id, cancelling))
    assert points(second) == {anna.id: 0, boris.id: 5}
    assert goes_on(second)
    third = await following(hall, second, boris, anna)
    assert (third.game.match_game, points(third)) == (3, {anna.id: 0, boris.id: 5})


async def test_a_match_goes_on_one_way_only(hall: Hall, anna: Person, boris: Person) -> None:
    table = await begun(hall, anna, boris)
    place = (Place(await hall.store.see_chat(-100, "group")),)
    first = seen(await hall.door.change(table.game.id, resigning, anna.id)).game.id
    open_ = await asked(hall, await hall.now(table), anna)
    again = await hall.door.seating.rematch(first, boris, place, press="b")
    assert again.answer == "rematch-open"
    await hall.door.change(open_.game.id, withdrawing, anna.id)
    second = await following(hall, await hall.now(table), boris, anna)
    assert (await hall.door.seating.rematch(first, anna, place, press="c")).answer == "rematch-open"
    await hall.door.change(second.game.id, resigning, boris.id)
    assert (await hall.door.seating.rematch(first, anna, place, press="d")).answer == "stale"
    forged = await hall.door.seating.rematch(open_.game.id, anna, place, press="e")
    assert forged.answer == "unknown", "an invitation that came to nothing goes on nowhere"
    third = await following(hall, await hall.now(second), anna, boris)
    assert third.game.match_game == 3


async def test_two_servers_make_one_next_game(hall: Hall, anna: Person, boris: Person) -> None:
    table = await begun(hall, anna, boris)
    await hall.door.change(table.game.id, resigning, anna.id)
    twin = await hall.again()
    await twin.now(table)
    place = (Place(await hall.store.see_chat(-100, "group")),)
    both = await asyncio.gather(
        *(
            server.door.seating.rematch(table.game.id, person, place, press=f"n{person.id}")
            for server, person in ((hall, anna), (twin, boris))
        )
    )
    assert sorted(result.answer for result in both) == ["done", "rematch-open"]
    assert len(await hall.store.rematches(table.game.id)) == 1


async def test_a_rematch_that_cannot_stand_is_not_told_as_one_that_waits(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    await hall.door.change(table.game.id, resigning, anna.id)
    gone = replace(await hall.store.see_chat(-100, "group"), id=999)
    with pytest.raises(Stale):
        await hall.door.seating.rematch(table.game.id, anna, (Place(gone),), press="r")
    assert await hall.store.rematches(table.game.id) == ()


async def test_a_killed_server_finds_the_match_as_it_was(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    table = await following(hall, table, boris, anna)
    for _ in range(9):
        table = await step(hall, table)
    found = await (await hall.again()).now(table)
    assert (found.game, found.players, found.state) == (table.game, table.players, table.state)
    assert match_of(found) == match_of(table)


@pytest.mark.parametrize("mode", ["bot", "phone"])
async def test_alone_the_next_game_begins_with_ones_own_press_under_its_seal(
    hall: Hall, anna: Person, mode: Mode
) -> None:
    level = "novice" if mode == "bot" else None
    invitation = await hall.invite(anna, mode, level, rules=GLEBSITE, points=21)
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="b1"))
    resigned = table.to_act if mode == "phone" else table.players[0]
    assert resigned is not None
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    wanted = [0, 0]
    wanted[1 - resigned.number] = 5
    opened = await asked(hall, table, anna)
    assert (opened.game.status, opened.game.before) == ("open", f"{wanted[0]} {wanted[1]}")
    second = seen(await hall.door.seating.begin(opened.game.id, anna, press="b2"))
    assert second.game.salt == "djehuty2\n0 nothing\n1 nothing\npress b2"
    for before, after in zip(table.players, second.players, strict=True):
        assert (after.person, after.bot) == (before.person, before.bot)
        assert after.seat == 1 - (before.seat or 0)


# -- what is told ----------------------------------------------------------------------------------


def keys(table: Table) -> list[str]:
    return [key.text for row in keyboard(Sight(table, EN)) for key in row]


async def test_every_caption_of_a_match_has_its_score(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    told = plain(caption(Sight(table, EN, NAMES)))
    first = "Anna 0 – Boris 5" if told.index("Anna,") < told.index("Boris,") else "Boris 5 – Anna 0"
    assert f"Match to 10, game 1: {first}" in told, "the sides stand in one order"
    assert "Boris won. Anna lost.\n5 points: Anna resigned." in told
    assert "wins the match" not in told
    assert keys(table)[0] == EN.plain("key-next-game")
    invitation = await asked(hall, table, anna)
    told = plain(caption(Sight(invitation, EN, NAMES)))
    assert "Match to 10, game 2: Anna 0 – Boris 5" in told
    cones = "Boris" if seats(table)[boris.id] == 1 else "Anna"
    assert f"{cones} takes white" in told
    assert plain(EN.html("invite-lot")) not in told
    second = seen(await hall.door.seating.join(invitation.game.id, boris, press="x"))
    assert second.seated(0).person == (boris.id if cones == "Boris" else anna.id)
    second = seen(await hall.door.change(second.game.id, resigning, anna.id))
    told = plain(caption(Sight(second, EN, NAMES)))
    assert "Match to 10, game 2: Anna 0 – Boris 10" in told, "in one order, whoever sits where"
    assert "Boris wins the match!" in told
    assert keys(second)[0] == EN.plain("key-rematch")


async def test_the_first_game_says_what_match_it_begins(hall: Hall, anna: Person) -> None:
    for mode in ("group", "phone"):
        table = await hall.invite(anna, mode, rules=GLEBSITE, points=15)
        assert EN.html("invite-match", points=15) in caption(Sight(table, EN, NAMES))


async def test_the_records_of_a_match_name_it_and_hold(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, await begun(hall, anna, boris, points=21))
    first = record(Sight(await hall.whole(table), EN, NAMES))
    assert verify(first).seats == "lot"
    assert match_tags(first, GLEBSITE, 2) == MatchTags(21, 1, (0, 0))
    second = await played(hall, await following(hall, table, boris, anna))
    later = record(Sight(await hall.whole(second), EN, NAMES))
    verdict = verify(later)
    assert (verdict.holds, verdict.seats, verdict.throws) == (True, "match", second.game.throws)
    had = points(table)
    before = tuple(had[second.seated(seat).person or 0] for seat in range(2))
    assert match_tags(later, GLEBSITE, 2) == MatchTags(21, 2, before, str(table.game.id))
    assert later.tag("Lot") is None


async def test_a_resigned_games_record_has_its_points(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    made = record(Sight(await hall.whole(table), EN, NAMES))
    assert table.result is not None
    side = GLEBSITE.sides[table.result.winners[0]]
    assert (made.tag("Result"), made.tag("Reason")) == (f"{side} 5-0", "resigned")
    assert verify(made).holds


async def test_a_next_game_has_no_throw_off(hall: Hall, anna: Person, boris: Person) -> None:
    table = await begun(hall, anna, boris)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    both = replace(sets.GLEBSITE, first="throw_off")
    twin = replace(await following(hall, table, anna, boris), rules=both)
    assert (twin.game.throws, throw_off(Sight(twin, EN, NAMES))) == (0, "")
