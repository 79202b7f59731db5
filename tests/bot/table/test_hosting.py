"""The host of a lobby: who is sent away, who decides, a seat that is kept, BOTs that fill up."""

from __future__ import annotations

from bot.table.hosting import (
    FILL_MINUTES,
    JUST_MS,
    KEPT_MS,
    Guest,
    filling,
    freeing_seat,
    handing_over,
    keeping_seat,
    sending_away,
)
from bot.table.lobby import adding_bot, getting_up
from bot.table.table import Table
from games.catalogue import CATALOGUE
from storage.rows import Person
from tests.bot.kit import Hall, seen

MANY = next(rules for rules in CATALOGUE if max(rules.seats) > 2)
MINUTE = 60_000


async def lobby(hall: Hall, anna: Person, *guests: Person) -> Table:
    table = await hall.invite(anna, "group", rules=MANY)
    for guest in guests:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    return table


async def tick(hall: Hall) -> None:
    """What is due is done."""
    for game in await hall.store.due_lobbies(hall.clock.now):
        await hall.door.seating.lobby_due(game.id)


async def test_who_is_sent_away_does_not_sit_down_again(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, boris, carla)
    change, game = hall.door.change, table.game.id
    assert (await change(game, sending_away, boris.id, carla.id)).answer == "not-host"
    assert (await change(game, sending_away, anna.id, anna.id)).answer == "up-already"
    table = seen(await change(game, sending_away, anna.id, boris.id))
    assert [(p.number, p.person) for p in table.players] == [(0, anna.id), (1, carla.id)]
    hall = await hall.again()
    assert (await hall.door.seating.join(game, boris, press="b")).answer == "sent-away"


async def test_who_was_handed_the_table_begins_it_and_the_old_host_may_get_up(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, boris, carla)
    change, game = hall.door.change, table.game.id
    seen(await change(game, handing_over, anna.id, boris.id))
    assert (await change(game, handing_over, anna.id, carla.id)).answer == "not-host"
    assert (await change(game, getting_up, boris.id)).answer == "host-stays"
    seen(await change(game, getting_up, anna.id))
    seen(await change(game, adding_bot, boris.id, "novice"))
    table = seen(await hall.door.seating.begin(game, boris, press="go"))
    assert table.people == {boris.id, carla.id}


async def test_a_kept_seat_is_theirs_alone_by_number_or_by_name_and_not_for_ever(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    for guest, username in ((Guest(carla.id), ""), (Guest(None, "carla_nile"), "Carla_Nile")):
        table = await hall.invite(anna, "group")  # one seat is left of two
        game, join = table.game.id, hall.door.seating.join
        seen(await hall.door.change(game, keeping_seat, anna.id, guest))
        hall = await hall.again()
        join = hall.door.seating.join
        assert (await join(game, boris, press="b", username="boris")).answer == "kept"
        table = seen(await join(game, carla, press="c", username=username))
        assert table.game.status == "playing"
        assert table.game.kept_until is None
    table = await hall.invite(anna, "group")
    seen(await hall.door.change(table.game.id, keeping_seat, anna.id, Guest(carla.id)))
    hall.clock.now += KEPT_MS - 1
    await tick(hall)
    assert (await hall.door.seating.join(table.game.id, boris, press="b")).answer == "kept"
    hall.clock.now += 1
    await tick(hall)
    seen(await hall.door.seating.join(table.game.id, boris, press="b"))


async def test_the_host_frees_a_kept_seat_and_keeps_none_that_is_not_there(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna, boris)
    change, game = hall.door.change, table.game.id
    assert (await change(game, keeping_seat, anna.id, Guest(boris.id))).answer == "own-seat"
    seen(await change(game, keeping_seat, anna.id, Guest(carla.id)))
    most = max(MANY.seats)
    for _ in range(most - 3):
        seen(await change(game, adding_bot, anna.id, "novice"))
    assert (await change(game, adding_bot, anna.id, "novice")).answer == "full", "one is kept"
    seen(await change(game, freeing_seat, anna.id))
    seen(await change(game, adding_bot, anna.id, "novice"))
    assert (await change(game, keeping_seat, anna.id, Guest(carla.id))).answer == "full"


async def test_bots_fill_up_when_it_is_time_and_the_game_begins_also_after_a_restart(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await lobby(hall, anna)
    change, game = hall.door.change, table.game.id
    assert (await change(game, filling, boris.id, FILL_MINUTES[0])).answer == "not-host"
    assert (await change(game, filling, anna.id, 99)).answer == "not-offered"
    seen(await change(game, filling, anna.id, FILL_MINUTES[0]))
    hall.clock.now += FILL_MINUTES[0] * MINUTE - 1
    hall = await hall.again()
    await tick(hall)
    assert (await hall.now(table)).game.status == "open"
    hall.clock.now += 1
    await tick(hall)
    table = await hall.now(table)
    assert table.game.status == "playing"
    assert len(table.players) == max(MANY.seats)
    assert table.people == {anna.id}
    assert table.game.fill_at is None


async def test_bots_do_not_sit_down_while_somebody_has_just_done_so_or_a_seat_is_kept(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await lobby(hall, anna)
    game = table.game.id
    seen(await hall.door.change(game, filling, anna.id, FILL_MINUTES[0]))
    hall.clock.now += FILL_MINUTES[0] * MINUTE - 1
    seen(await hall.door.seating.join(game, boris, press="b"))
    hall.clock.now += 1
    await tick(hall)
    table = await hall.now(table)
    assert (table.game.status, table.game.fill_at) == ("open", table.game.changed_at + JUST_MS)
    seen(await hall.door.change(game, keeping_seat, anna.id, Guest(carla.id)))
    hall.clock.now += JUST_MS
    await tick(hall)
    assert (await hall.now(table)).game.status == "open", "a seat is kept"
    seen(await hall.door.seating.join(game, carla, press="c"))
    hall.clock.now += KEPT_MS
    await tick(hall)
    assert (await hall.now(table)).people == {anna.id, boris.id, carla.id}
    assert (await hall.now(table)).game.status == "playing"
    never = await lobby(hall, carla)
    seen(await hall.door.change(never.game.id, filling, carla.id, FILL_MINUTES[0]))
    seen(await hall.door.change(never.game.id, filling, carla.id, 0))
    hall.clock.now += KEPT_MS
    await tick(hall)
    assert (await hall.now(never)).game.status == "open"
