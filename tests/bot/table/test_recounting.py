"""What was finished before standings were kept is counted afterwards, once."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace

import pytest

from bot.run.housekeeping import Housekeeping
from bot.table.endings import cancelling, resigning
from bot.table.recounting import recounting
from bot.table.standings import DAY_MS
from games.catalogue import rule_set
from storage.operations import Forget
from storage.rows import Pair, Person, Standing
from storage.store import Stale
from tests.bot.kit import Hall, played, seen


async def game(hall: Hall, winner: Person, loser: Person) -> None:
    hall.clock.now += DAY_MS // 3
    table = await hall.for_two(winner, loser)
    await hall.door.change(table.game.id, resigning, loser.id)


def forgotten_rows(hall: Hall) -> None:
    """The file as a program left it that kept no standings."""
    with closing(sqlite3.connect(hall.file)) as connection, connection:
        connection.execute("DELETE FROM standing")
        connection.execute("DELETE FROM pair")
        connection.execute("INSERT INTO to_recount SELECT id FROM person")


async def standings(hall: Hall, people: Sequence[Person]) -> dict[tuple[int, str], Standing]:
    found = await hall.store.standings([person.id for person in people])
    return {(each.person, each.rules): each for each in found}


async def scores(hall: Hall, people: Sequence[Person]) -> list[Pair | None]:
    return [
        await hall.store.pair(one.id, other.id)
        for one in people
        for other in people
        if one.id < other.id
    ]


async def swept(hall: Hall) -> None:
    await Housekeeping(hall.store, hall.door, clock=hall.clock).do_some()
    assert await hall.store.to_recount(9) == ()


def unrated(each: Standing) -> Standing:
    new = Standing(each.person, each.rules)
    names = ("rated", "rating", "deviation", "volatility", "at")
    return replace(each, **{name: getattr(new, name) for name in names})


@pytest.fixture
async def people(hall: Hall, anna: Person, boris: Person) -> tuple[Person, ...]:
    """Three who have played: wins in a row, one that broke off, one at one phone, one against the
    BOT, and a table of three at which one left early."""
    carla = await hall.person(503, "Carla")
    for winner, loser in ((anna, boris), (anna, boris), (boris, anna), (boris, carla)):
        await game(hall, winner, loser)
    broken = await hall.for_two(anna, boris)
    await hall.door.change(broken.game.id, cancelling)
    phone = await hall.invite(anna, "phone")
    begun = seen(await hall.door.seating.begin(phone.game.id, anna, press="begin"))
    await hall.door.change(begun.game.id, resigning, anna.id)
    alone = await hall.against_bot(anna, rule_set("sidja"))
    await hall.door.change(alone.game.id, resigning, anna.id)
    table = await hall.invite(anna, "group", rules=rule_set("hyena"))
    for guest in (boris, carla):
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"h{guest.id}"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
    table = seen(await hall.door.change(table.game.id, resigning, carla.id))
    await played(hall, table)
    return anna, boris, carla


async def test_games_of_before_are_counted_as_if_each_had_been_when_it_ended(
    hall: Hall, people: tuple[Person, ...]
) -> None:
    truth, met = await standings(hall, people), await scores(hall, people)
    assert truth[people[2].id, "hyena"].games == 1, "who left early has lost"
    forgotten_rows(hall)
    await swept(hall)
    assert await standings(hall, people) == {key: unrated(each) for key, each in truth.items()}
    assert await scores(hall, people) == met


async def test_what_has_ended_since_counts_once_and_keeps_its_ratings(
    hall: Hall, people: tuple[Person, ...]
) -> None:
    anna, boris, _ = people
    forgotten_rows(hall)
    await game(hall, anna, boris)
    since = await standings(hall, people)
    await swept(hall)
    found = await standings(hall, people)
    mine, before = found[anna.id, "thibault"], since[anna.id, "thibault"]
    assert (mine.games, mine.won, mine.run, mine.best) == (4, 3, 1, 2)
    assert (mine.rated, mine.rating, mine.at) == (1, before.rating, before.at)
    pair = await hall.store.pair(anna.id, boris.id)
    assert pair is not None
    assert pair.games == 5
    ops = await recounting(hall.store, anna.id)
    assert len(ops) == 1, "a second time there is nothing to write"
    with pytest.raises(Stale):
        await hall.store.commit(*ops)


async def test_a_game_that_ends_meanwhile_has_it_done_again(
    hall: Hall, people: tuple[Person, ...]
) -> None:
    anna, boris, _ = people
    forgotten_rows(hall)
    ops = await recounting(hall.store, anna.id)
    await game(hall, anna, boris)
    with pytest.raises(Stale):
        await hall.store.commit(*ops)
    await swept(hall)
    assert (await standings(hall, people))[anna.id, "thibault"].games == 4


async def test_who_was_forgotten_is_counted_for_nobody(
    hall: Hall, people: tuple[Person, ...]
) -> None:
    anna, boris, _ = people
    forgotten_rows(hall)
    await hall.store.commit(Forget(boris.id, boris.telegram or 0))
    await swept(hall)
    assert await hall.store.pair(anna.id, boris.id) is None
    assert not [key for key in await standings(hall, people) if key[0] == boris.id]


async def test_many_games_are_read_a_part_at_a_time(hall: Hall, people: tuple[Person, ...]) -> None:
    forgotten_rows(hall)
    anna = people[0].id
    assert await recounting(hall.store, anna, rows=4) == await recounting(hall.store, anna)
