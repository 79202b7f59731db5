"""*Sit in*: a third person takes the place of who lost, for the next game."""

from __future__ import annotations

from bot.table.board_rows import Place
from bot.table.book import Result
from bot.table.endings import cancelling, resigning, withdrawing
from bot.table.table import Table
from games.catalogue import CATALOGUE
from storage.rows import Person
from tests.bot.kit import Hall, seen

MANY = next(rules for rules in CATALOGUE if max(rules.seats) > 2)


async def sits_in(hall: Hall, table: Table, person: Person, group: int = -100) -> Result:
    place = Place(await hall.store.see_chat(group, "group"))
    return await hall.door.seating.sit_in(table.game.id, person, place, press="s")


async def lost(hall: Hall, winner: Person, loser: Person) -> Table:
    table = await hall.for_two(winner, loser)
    return seen(await hall.door.change(table.game.id, resigning, loser.id))


async def test_who_lost_gets_up_and_the_winner_agrees_by_sitting_down(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lost(hall, anna, boris)
    for played in (anna, boris):
        assert (await sits_in(hall, table, played)).answer == "has-rematch"
    assert (await sits_in(hall, table, carla, group=-200)).answer == "foreign"
    fresh = seen(await sits_in(hall, table, carla))
    assert (fresh.game.host, fresh.game.reserved) == (carla.id, anna.id)
    assert fresh.rules == table.rules
    join, game = hall.door.seating.join, fresh.game.id
    assert (await join(game, boris, press="b")).answer == "reserved"
    begun = seen(await join(game, anna, press="a"))
    assert begun.people == {anna.id, carla.id}
    assert begun.game.status == "playing"


async def test_whoever_asks_first_has_it_a_rematch_or_who_sits_in(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lost(hall, anna, boris)
    place = Place(await hall.store.see_chat(-100, "group"))
    rematch = hall.door.seating.rematch
    again = seen(await rematch(table.game.id, boris, (place,), press="r"))
    assert (await sits_in(hall, table, carla)).answer == "rematch-open"
    seen(await hall.door.change(again.game.id, withdrawing, anna.id))  # declined
    fresh = seen(await sits_in(hall, table, carla))
    assert (await rematch(table.game.id, boris, (place,), press="r2")).answer == "rematch-open"
    assert fresh.game.reserved == anna.id


async def test_without_a_winner_anybodys_place_is_free(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.for_two(anna, boris)
    table = seen(await hall.door.change(table.game.id, cancelling))
    assert seen(await sits_in(hall, table, carla)).game.reserved is None


async def test_of_more_it_is_a_lobby_and_against_the_bot_nothing(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.invite(anna, "group", rules=MANY)
    for guest in (boris,):
        seen(await hall.door.seating.join(table.game.id, guest, press="j"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="go"))
    assert (await sits_in(hall, table, carla)).answer == "unknown", "it goes on"
    seen(await hall.door.change(table.game.id, cancelling))
    fresh = seen(await sits_in(hall, table, carla))
    assert [p.person for p in fresh.players] == [carla.id]
    assert fresh.game.reserved is None
