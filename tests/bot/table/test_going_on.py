"""Going on from a game that is over: the first actions are the old ones, the throws behind them are
the new game's own, and all that is told of it stops at that place (decision 95)."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bot.board.reviewing import no_review
from bot.board.sight import Sight
from bot.handlers.records import counts, record
from bot.table import loading
from bot.table.board_rows import Place
from bot.table.book import Result
from bot.table.endings import resigning
from bot.table.from_record import tabled
from bot.table.going_on import GoingOn, from_there
from bot.table.invitation import NewGame, check_of
from bot.table.replaying import stops
from bot.table.sealed_lists import sealed_game
from bot.table.standings import counts as stands
from bot.table.table import AnyRules, Table
from bot.table.takeback import takeback_of
from bot.table.tallying import lucks_of, totals_of
from games import fair
from games.catalogue import rule_set
from games.core import Over, Throw
from games.listing import Listing, checked
from games.proof import verify
from games.record import read_record, write_record
from storage.operations import ChangePerson
from storage.rows import Person, Ready
from tests.bot.handlers.test_visits import LIBRARY
from tests.bot.kit import NAMES, THIBAULT, Hall, played, seen, step
from tests.golden.test_checker import says

TODAY = date(2026, 11, 28)
SIDJA, HYENA = rule_set("sidja", {"size": "3"}), rule_set("hyena")
ASEB = rule_set("aseb")


async def ready_for(hall: Hall, person: Person) -> tuple[Ready, str]:
    ready = await hall.door.seating.ready((await hall.private(person)).id)
    return ready, check_of(fair.commitment(ready.secret))


async def begun(
    hall: Hall, person: Person, there: GoingOn, seal: str, request: int | None = None
) -> Result:
    place = Place(await hall.private(person), None, 70)
    bots = ("novice",) * (there.seats - 1)
    wanted = NewGame(there.rules, "bot", person, (place,), "q1", bots=bots, on=there)
    return await hall.door.at(request).seating.begin_ready(wanted, seal)


def middle(table: Table) -> int:
    """The board in the middle of a game."""
    places = stops(table)
    return places[len(places) // 2]


async def gone_on(hall: Hall, person: Person, old: Table, at: int | None = None) -> Table:
    """A game that goes on from the middle of another, for who is to act there."""
    there = from_there(old, at or middle(old), str(old.game.id))
    assert there is not None
    _, seal = await ready_for(hall, person)
    return seen(await begun(hall, person, there, seal))


async def over(hall: Hall, person: Person, rules: object = THIBAULT) -> Table:
    return await hall.whole(await played(hall, await hall.against_bot(person, rules)))  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", [THIBAULT, ASEB, SIDJA, HYENA], ids=lambda rules: rules.id)
async def test_it_begins_as_the_old_one_stood_and_is_read_again_so(
    hall: Hall, anna: Person, boris: Person, rules: object
) -> None:
    """Boris goes on from a game of Anna's."""
    old = await over(hall, anna, rules)
    at = middle(old)
    new = await gone_on(hall, boris, old, at)
    assert (new.state, new.game.ply) == (old.played[at].before, at)
    assert new.game.origin == f"{old.game.id} {at}"
    turn = new.turn
    assert turn is not None
    assert not isinstance(turn, Over)
    assert new.seated(turn.seat).person == boris.id, "who goes on has the turn"
    assert {p.bot for p in new.players if p.seat != turn.seat} == {"novice"}
    read = await loading.load(hall.store, new.game.id, whole=True)
    assert read is not None
    texts = [rules.write(each.action) for rules in [old.rules] for each in read.played]
    assert texts == [old.rules.write(each.action) for each in old.played[:at]]
    assert [each.faces for each in read.played] == [each.faces for each in old.played[:at]]
    assert await loading.load(hall.store, new.game.id) == new


@pytest.mark.parametrize("rules", [THIBAULT, ASEB], ids=lambda rules: rules.id)
async def test_its_own_throws_are_sealed_and_proven_and_no_others(
    hall: Hall, anna: Person, rules: AnyRules
) -> None:
    old = await over(hall, anna, rules)
    at = middle(old)
    new = await hall.whole(await played(hall, await gone_on(hall, anna, old, at)))
    own = [
        rules.write(each.action)
        for each in new.played[at:]
        if isinstance(rules.turn(each.before), Throw)
    ]
    assert new.game.throws == len(own) > 0
    written = write_record(record(Sight(new, LIBRARY["en"], NAMES)))
    assert f'[From "{old.game.id} {at}"]' in written
    verdict = verify(read_record(written))
    assert (verdict.holds, verdict.throws, verdict.seats) == (True, len(own), "from")
    code, said = says(written)
    assert code == 0, said
    assert f"The first {at} actions come from {old.game.id}." in said
    assert sum(came for _, came, _ in counts(new)) == len(own)
    rows = await hall.store.actions(new.game.id)
    listed = sealed_game(new.game, new.players, rows)
    assert (listed.throws, listed.lot) == (tuple(own), ())
    assert len(list(checked(Listing(TODAY, "", (listed,))))) == 1
    assert sum(total.seen for total in totals_of(new.game, 2, rows)) == len(own)
    mine = [each for each in new.played[at:] if each.faces and new.seated(each.seat).person]
    assert sum(luck.throws for luck in lucks_of(new.game, new.players, rows)) == len(mine)


async def test_a_record_that_was_changed_before_or_at_that_place_holds_by_neither(
    hall: Hall, anna: Person
) -> None:
    old = await over(hall, anna)
    at = middle(old)
    new = await played(hall, await gone_on(hall, anna, old, at))
    honest = write_record(record(Sight(await hall.whole(new), LIBRARY["en"], NAMES)))
    other = str(old.game.id + 1)
    for forged in (
        honest.replace(f'[From "{old.game.id} {at}"]', f'[From "{old.game.id} {at - 1}"]'),
        honest.replace(f'[From "{old.game.id} {at}"]', f'[From "{old.game.id} {at + 1}"]'),
        honest.replace(f'[From "{old.game.id} {at}"]', f'[From "{other} {at}"]'),
        honest.replace(f'[From "{old.game.id} {at}"]\n', ""),
    ):
        assert forged != honest
        assert not verify(read_record(forged)).holds
        assert says(forged)[0] != 0


async def test_nothing_before_it_can_be_taken_back(hall: Hall, anna: Person) -> None:
    old = await over(hall, anna)
    new = await hall.whole(await gone_on(hall, anna, old))
    assert takeback_of(new, anna.id) is None
    while takeback_of(new, anna.id) is None:
        new = await hall.whole(await step(hall, new))
    found = takeback_of(new, anna.id)
    assert found is not None
    assert found.number >= middle(old)


async def test_it_counts_for_no_rating_and_no_figures_and_its_review_begins_there(
    hall: Hall, anna: Person
) -> None:
    await hall.store.commit(ChangePerson(anna.id, (("rates", "all"),)))
    old = await over(hall, anna)
    assert old.game.rated
    before = await hall.store.standings((anna.id,))
    new = await hall.whole(await played(hall, await gone_on(hall, anna, old)))
    assert not new.game.rated
    assert (stands(old), stands(new)) == (True, False)
    assert await hall.store.standings((anna.id,)) == before
    assert no_review(new) is None
    resigned = await hall.whole(
        seen(await hall.door.change((await gone_on(hall, anna, old)).game.id, resigning, anna.id))
    )
    assert no_review(resigned) == "no-review", "nothing was played in it"


async def test_two_taps_and_a_request_that_comes_twice_make_one_game(
    hall: Hall, anna: Person
) -> None:
    old = await over(hall, anna)
    there = from_there(old, middle(old), str(old.game.id))
    assert there is not None
    _, seal = await ready_for(hall, anna)
    answers = [(await begun(hall, anna, there, seal, request)).answer for request in (10, 11)]
    assert answers == ["done", "seal-used"]
    assert (await begun(hall, anna, there, seal, 10)).answer == "again"
    games = await hall.store.unfinished(person=anna.id)
    assert len(games) == 1


async def test_one_may_take_the_other_side_where_two_play(hall: Hall, anna: Person) -> None:
    old = await over(hall, anna)
    there = from_there(old, middle(old), str(old.game.id))
    assert there is not None
    other = from_there(old, middle(old), str(old.game.id), 1 - there.turn)
    assert other is not None
    _, seal = await ready_for(hall, anna)
    new = seen(await begun(hall, anna, other, seal))
    assert new.seated(there.turn).bot == "novice"
    assert new.game.bot_due_at is not None, "the BOT is to act"


async def test_nothing_goes_on_from_the_beginning_from_an_end_and_on_no_seat_that_there_is_not(
    hall: Hall, anna: Person
) -> None:
    old = await over(hall, anna)
    for at in (-1, 0, len(old.played), len(old.played) + 1):
        assert from_there(old, at, "1") is None
    for seat in (-1, 2):
        assert from_there(old, middle(old), "1", seat) is None
    many = await over(hall, anna, HYENA)
    there = from_there(many, middle(many), "1")
    assert there is not None
    assert (there.seats == 2) or from_there(many, middle(many), "1", (there.turn + 1) % 3) is None
    gone = await hall.against_bot(anna)
    while not gone.played:
        gone = await step(hall, gone)
    gone = seen(await hall.door.change(gone.game.id, resigning, anna.id))
    left = await hall.whole(gone)
    assert from_there(left, len(left.played), "1") is not None, "who resigned had not lost yet"


async def test_a_game_goes_on_from_one_that_went_on(hall: Hall, anna: Person) -> None:
    """Its record is a table again, too, of which nothing but its own is reviewed."""
    old = await over(hall, anna)
    first = await hall.whole(await played(hall, await gone_on(hall, anna, old)))
    second = await played(hall, await gone_on(hall, anna, first, stops(first)[-2]))
    written = record(Sight(await hall.whole(second), LIBRARY["en"], NAMES))
    assert verify(written).holds
    table = tabled(written)
    assert table.game.origin == f"{first.game.id} {stops(first)[-2]}"
    assert [replace(each, faces=None) for each in table.played] == [
        replace(each, faces=None) for each in (await hall.whole(second)).played
    ]
