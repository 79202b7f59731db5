"""What a result says of ratings: how each moved, or why none did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.board.rating_lines import rating_lines
from bot.board.sight import NOBODY, Sight
from bot.table.endings import cancelling, resigning
from bot.table.gains import Gain, gains_of, gains_text
from bot.table.glicko import PROVISIONAL
from bot.table.standings import hinting
from bot.table.table import Table
from bot.words.library import Library
from games.catalogue import rule_set
from storage.operations import ChangePerson, KeepStanding
from storage.rows import Person, Standing
from tests.bot.kit import Hall, plain, seen

EN = Library()["en"]


async def lost(hall: Hall, table: Table, person: Person) -> Table:
    return seen(await hall.door.change(table.game.id, resigning, person.id))


def sight(table: Table, anna: Person, boris: Person, owner: Person | None = None) -> Sight:
    names = {anna.id: "Anna", boris.id: "Boris"}
    return Sight(table, EN, names, owner=NOBODY if owner is None else owner)


def told(sight: Sight) -> list[str]:
    return [plain(line) for line in rating_lines(sight)]


async def known(hall: Hall, *people: Person) -> None:
    """Their ratings are known from a game of before."""
    for person in people:
        row = Standing(person.id, "thibault", 1, rated=1, deviation=60, at=hall.clock.now)
        await hall.store.commit(KeepStanding(row, 0))


def after(table: Table, deviations: Mapping[int, int]) -> Table:
    """The same, with ratings as surely known after it as told by seat."""
    gains = {seat: Gain(1500, 1512 + seat, sure) for seat, sure in deviations.items()}
    return replace(table, game=replace(table.game, gains=gains_text(len(table.players), gains)))


async def test_a_result_shows_how_the_rating_of_each_moved(
    hall: Hall, anna: Person, boris: Person
) -> None:
    await known(hall, anna, boris)
    table = await lost(hall, await hall.for_two(anna, boris), boris)
    (one,) = await hall.store.standings((anna.id,))
    (other,) = await hall.store.standings((boris.id,))
    change = round(one.rating) - 1500
    by_person = {
        anna.id: f"Anna {round(one.rating)} ± {2 * round(one.deviation)} (+{change})",
        boris.id: f"Boris {round(other.rating)} ± {2 * round(other.deviation)} (−{change})",
    }
    in_order = " · ".join(by_person[table.seated(seat).person or 0] for seat in (0, 1))
    assert told(sight(table, anna, boris)) == [f"⚖️ {in_order}"]
    assert (await hall.whole(table)).game.gains == table.game.gains, "as it is saved"
    again = await hall.door.book.newest(table.game.id)
    assert again is not None
    assert again.game == table.game


async def test_while_little_is_known_of_a_rating_it_has_no_figures(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """Said once for all of whom that is so; who is known keeps their figures."""
    table = await lost(hall, await hall.for_two(anna, boris), boris)
    later, others = "⚖️ Rating: after some more games", "⚖️ Others’ rating: after more games"
    assert told(sight(table, anna, boris)) == [later]
    surely = int(PROVISIONAL)
    (line,) = told(sight(after(table, {0: surely, 1: surely}), anna, boris))
    assert line.count("±") == 2
    for seat in (0, 1):
        mixed = after(table, {seat: surely, 1 - seat: surely + 1})
        name = {anna.id: "Anna", boris.id: "Boris"}[table.seated(seat).person or 0]
        figures = f"⚖️ {name} {1512 + seat} ± {2 * surely} (+{12 + seat})"
        assert told(sight(mixed, anna, boris)) == [figures, others]
        me = anna if name == "Anna" else boris
        alone = sight(replace(mixed, game=replace(mixed.game, found=True)), anna, boris, me)
        assert told(alone) == [figures], "of who is not told of nothing is said"


async def test_who_stays_out_of_tables_and_strangers_read_their_own_alone(
    hall: Hall, anna: Person, boris: Person
) -> None:
    await known(hall, anna, boris)
    table = await lost(hall, await hall.for_two(anna, boris), boris)
    out = frozenset({boris.id})
    for one in (
        replace(sight(table, anna, boris), unranked=out),
        replace(sight(table, anna, boris, anna), unranked=out),
        sight(replace(table, game=replace(table.game, found=True)), anna, boris, anna),
    ):
        (line,) = told(one)
        assert "Anna" in line
        assert "Boris" not in line
    gone = replace(sight(table, anna, boris), names={anna.id: "Anna"})
    assert "somebody" not in told(gone)[0], "nor of who was forgotten"


async def test_the_eleventh_game_of_a_day_says_how_little_it_counts(
    hall: Hall, anna: Person, boris: Person
) -> None:
    for _ in range(10):
        table = await lost(hall, await hall.for_two(anna, boris), boris)
    assert len(told(sight(table, anna, boris))) == 1
    table = await lost(hall, await hall.for_two(anna, boris), boris)
    percent = round(100 * gains_of(table)[0].weight)
    assert told(sight(table, anna, boris))[1] == (
        f"⚖️ This game counts {percent} %: the two played more than ten today."
    )


async def test_where_somebody_will_wonder_a_line_says_why_nothing_moved(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    await hall.door.change(table.game.id, hinting)
    table = await lost(hall, table, boris)
    assert told(sight(table, anna, boris)) == ["⚖️ Not rated: a hint was given."]
    await hall.store.commit(ChangePerson(boris.id, (("rates", "none"),)))
    table = await lost(hall, await hall.for_two(anna, boris), boris)
    assert told(sight(table, anna, boris)) == ["⚖️ Not rated: not everybody wanted that."]
    await hall.store.commit(ChangePerson(anna.id, (("rates", "all"),)))
    table = await lost(hall, await hall.against_bot(anna, rule_set("bell")), anna)
    assert "not measured" in told(sight(table, anna, boris))[0]


async def test_where_nobody_asked_for_ratings_nothing_is_said_of_them(
    hall: Hall, anna: Person, boris: Person
) -> None:
    tables = [await lost(hall, await hall.against_bot(anna), anna)]
    for person in (anna, boris):
        await hall.store.commit(ChangePerson(person.id, (("rates", "none"),)))
    tables.append(await lost(hall, await hall.for_two(anna, boris), boris))
    broken = await hall.for_two(anna, boris)
    await hall.door.change(broken.game.id, hinting)
    tables.append(seen(await hall.door.change(broken.game.id, cancelling)))
    assert [told(sight(table, anna, boris)) for table in tables] == [[], [], []]
