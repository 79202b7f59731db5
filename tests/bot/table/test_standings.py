"""How people stand: written once, by the commit by which a game ends."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.board.reviewing import Reviews
from bot.run.housekeeping import Housekeeping
from bot.run.thinking import read_answer
from bot.table.asking import offer_of
from bot.table.endings import cancelling, resigning
from bot.table.glicko import A_DAY, Against, Rating, aged, rated
from bot.table.measures import anchor, edge
from bot.table.standings import (
    DAY_MS,
    FULL,
    Account,
    Met,
    came_to,
    full,
    hinting,
    rating,
    reviewed,
    share,
    skill,
)
from bot.table.table import AnyRules, Table
from games.catalogue import rule_set
from opponents.worker import answer
from storage.operations import ChangePerson, KeepStanding
from storage.rows import Pair, Person, Standing
from storage.store import Stale
from tests.bot.kit import THIBAULT, Hall, played, seen, step

BELL = rule_set("bell")


async def begun(hall: Hall, anna: Person, boris: Person, rules: AnyRules = THIBAULT) -> Table:
    invitation = await hall.invite(anna, "group", rules=rules)
    return seen(await hall.door.seating.join(invitation.game.id, boris, press="join"))


async def lost(hall: Hall, table: Table, person: Person) -> Table:
    return seen(await hall.door.change(table.game.id, resigning, person.id))


async def of(hall: Hall, person: Person, rules: str = "thibault") -> Standing:
    found = await hall.store.standings((person.id,), rules)
    return found[0] if found else Standing(person.id, rules)


async def wants(hall: Hall, person: Person, what: str) -> None:
    await hall.store.commit(ChangePerson(person.id, (("rates", what),)))


def seat_of(table: Table, person: Person) -> int:
    return next(p.seat for p in table.players if p.person == person.id and p.seat is not None)


async def test_a_win_counts_for_both_and_moves_both_ratings(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lost(hall, await begun(hall, anna, boris, BELL), boris)
    mine, theirs = await of(hall, anna, "bell"), await of(hall, boris, "bell")
    assert (mine.games, mine.won, mine.run, mine.best) == (1, 1, 1, 1)
    assert (theirs.games, theirs.won, theirs.run, theirs.best) == (1, 0, -1, 0)
    assert (mine.beaten, theirs.beaten) == (table.game.id, None)
    seats = seat_of(table, anna), seat_of(table, boris)
    assert rating(mine) == rated(Rating(), [Against(Rating(), 1, edge(BELL, 2, *seats))], 0)
    assert rating(theirs) == rated(Rating(), [Against(Rating(), 0, edge(BELL, 2, *seats[::-1]))], 0)
    low, high = sorted((anna.id, boris.id))
    day = hall.clock.now // DAY_MS
    won = int(low == anna.id)
    assert await hall.store.pair(boris.id, anna.id) == Pair(low, high, 1, won, 1 - won, day, 1)


async def test_a_row_of_wins_ends_with_a_loss_and_ratings_age_between_games(
    hall: Hall, anna: Person, boris: Person
) -> None:
    for _ in range(3):
        await lost(hall, await begun(hall, anna, boris), boris)
    before = await of(hall, anna), await of(hall, boris)
    hall.clock.now += 100 * DAY_MS
    await lost(hall, await begun(hall, anna, boris), anna)
    after = await of(hall, anna)
    assert (after.games, after.won, after.run, after.best) == (4, 3, -1, 3)
    periods = 100 * A_DAY
    other = aged(rating(before[1]), periods)
    assert rating(after) == rated(rating(before[0]), [Against(other, 0)], periods)


async def test_two_games_of_the_same_people_that_end_at_once_both_count(
    hall: Hall, anna: Person, boris: Person
) -> None:
    tables = [await begun(hall, anna, boris) for _ in range(6)]
    await asyncio.gather(*(lost(hall, table, boris) for table in tables))
    assert (await of(hall, anna)).run == 6
    assert (await of(hall, boris)).rated == 6


async def test_what_another_server_wrote_meanwhile_is_read_anew(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """The row that was read is no longer there: the whole end waits until it is read again."""
    tables = [await begun(hall, anna, boris) for _ in range(2)]
    other = await hall.again()
    ends = (lost(hall, tables[0], boris), lost(other, tables[1], anna))
    await asyncio.gather(*ends)
    found = await of(hall, anna)
    assert (found.games, found.won) == (2, 1)
    with pytest.raises(Stale):
        await hall.store.commit(KeepStanding(replace(found, games=3), 1))


@pytest.mark.parametrize("end", ["cancelled", "draw", "phone"])
async def test_what_has_no_result_counts_nothing_and_a_draw_for_nobody(
    hall: Hall, anna: Person, boris: Person, end: str
) -> None:
    table = await begun(hall, anna, boris)
    if end == "phone":
        table = await hall.invite(anna, "phone")
        table = seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
        await lost(hall, table, anna)
    elif end == "cancelled":
        await hall.door.change(table.game.id, cancelling)
    else:
        table = seen(await hall.door.offers.offer(table.game.id, anna.id, "draw"))
        offer = offer_of(table)
        assert offer is not None
        await hall.door.offers.accept(table.game.id, boris.id, offer.ply, offer.name)
    found = await of(hall, anna)
    assert (found.games, found.drawn, found.run) == (end == "draw", end == "draw", 0)


async def test_a_game_is_rated_only_if_all_at_it_want_that_when_it_begins(
    hall: Hall, anna: Person, boris: Person
) -> None:
    await wants(hall, boris, "none")
    table = await begun(hall, anna, boris)
    await wants(hall, boris, "people")
    await lost(hall, table, boris)
    found = await of(hall, anna)
    assert (found.won, found.rated, found.rating) == (1, 0, 1500)


async def test_what_makes_a_game_unrated_leaves_the_win(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await begun(hall, anna, boris)
    table = seen(await hall.door.change(table.game.id, hinting))
    assert table.game.unrated == "hint"
    await lost(hall, table, boris)
    found = await of(hall, anna)
    assert (found.won, found.rated) == (1, 0)


async def test_a_bot_of_known_strength_is_an_anchor_for_who_wants_it(
    hall: Hall, anna: Person
) -> None:
    await lost(hall, await hall.against_bot(anna), anna)
    assert (await of(hall, anna)).rated == 0
    await wants(hall, anna, "all")
    for rules, counted in ((THIBAULT, 1), (BELL, 0)):
        table = await lost(hall, await hall.against_bot(anna, rules), anna)
        found = await of(hall, anna, rules.id)
        assert found.rated == counted
    novice = anchor(THIBAULT, "novice")
    assert novice is not None
    assert rating(await of(hall, anna)) == rated(Rating(), [Against(novice, 0)], 0)
    assert table.game.rated is False


def better(table: Table, mine: int, seat: int) -> float:
    """By the places that the result tells; half for two who came in no order."""
    order, level = table.rules.ranking(table.state), table.rules.unranked(table.state)
    if {mine, seat} <= level:
        return 0.5
    return float(order.index(mine) < order.index(seat))


async def test_at_a_table_of_three_who_came_before_beats_who_came_behind_and_all_is_one_game(
    hall: Hall, anna: Person, boris: Person
) -> None:
    carla = await hall.person(503, "Carla")
    hyena = rule_set("hyena")
    table = await hall.invite(anna, "group", rules=hyena)
    for guest in (boris, carla):
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
    table = await played(hall, table)
    assert table.result is not None
    (winner,) = table.result.winners
    for person in (anna, boris, carla):
        mine, found = seat_of(table, person), await of(hall, person, "hyena")
        assert (found.games, found.won, found.rated) == (1, mine == winner, 1)
        others = [
            Against(Rating(), better(table, mine, seat), edge(hyena, 3, mine, seat), 0.5)
            for seat in range(3)
            if seat != mine
        ]
        assert rating(found) == rated(Rating(), others, 0)
    assert len(await hall.store.pairs(anna.id, 10)) == 2
    assert await hall.store.to_review(5) == ()


def test_after_ten_games_of_the_same_two_on_a_day_each_counts_less() -> None:
    weights = [full(Pair(1, 2, n, 0, 0, 7, n), 7) for n in range(500)]
    assert weights[:FULL] == [1] * FULL
    assert all(one > other for one, other in pairwise(weights[9:100]))
    assert sum(weights[FULL:]) <= 1, "all that follow together are one game"
    assert full(Pair(1, 2, 40, 0, 0, 7, 40), 8) == 1
    assert full(None, 8) == 1


async def test_the_twelfth_game_of_a_day_counts_a_quarter_for_skill_too(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lost(hall, await begun(hall, anna, boris), boris)
    seat, at = seat_of(table, anna), hall.clock.now
    people = {
        seat: Standing(anna.id, "thibault", games=12),
        1 - seat: Standing(boris.id, "thibault", games=12),
    }
    low, high = sorted((anna.id, boris.id))
    level = dict.fromkeys((0, 1), Account(0, 0, 0))
    for day, weight in ((at // DAY_MS, 0.25), (at // DAY_MS - 1, 1)):
        pair = Pair(low, high, 12, 12, 0, day, 12)
        done = reviewed(Met(table, people, {(low, high): pair}), level, at)
        (mine,) = (each for each, _ in done.standings if each.person == anna.id)
        assert skill(mine) == rated(Rating(), [Against(Rating(), 1, 0, weight)], 0)


async def test_who_was_forgotten_gets_no_row(hall: Hall, anna: Person, boris: Person) -> None:
    table = await lost(hall, await begun(hall, anna, boris), boris)
    ops, _ = came_to(Met(table, {0: Standing(anna.id, "thibault")}, {}), hall.clock.now)
    assert [type(op) for op in ops].count(KeepStanding) == 1


async def test_a_review_tells_luck_from_skill_once_and_feeds_the_skill_rating(
    hall: Hall, anna: Person, boris: Person
) -> None:
    async def ask(question: str) -> Mapping[str, Any]:
        return read_answer(answer(question))

    table = await begun(hall, anna, boris)
    table = await played(hall, table)
    assert await hall.store.to_review(5) == (table.game.id,)
    housekeeping = Housekeeping(hall.store, hall.door, clock=hall.clock, reviews=Reviews(ask))
    await housekeeping.do_some()
    await housekeeping.do_some()
    assert await hall.store.to_review(5) == ()
    one, other = await of(hall, anna), await of(hall, boris)
    assert (one.reviewed, other.reviewed) == (1, 1)
    assert one.luck == pytest.approx(-other.luck) != 0
    assert one.cost == pytest.approx(-other.cost)
    assert one.doubt > 0
    mine = share(table, seat_of(table, anna), seat_of(table, boris))
    score = min(1, max(0, mine - one.luck))
    assert skill(one) == rated(Rating(), [Against(Rating(), score)], 0)
    assert rating(one).value != skill(one).value, "luck is in the one and not in the other"


async def test_a_game_without_throws_or_choices_waits_for_no_review(
    hall: Hall, anna: Person, boris: Person
) -> None:
    await lost(hall, await begun(hall, anna, boris, rule_set("sidja")), boris)
    assert await hall.store.to_review(5) == ()
    table = await step(hall, await begun(hall, anna, boris))
    await lost(hall, table, boris)
    assert len(await hall.store.to_review(5)) == 1
