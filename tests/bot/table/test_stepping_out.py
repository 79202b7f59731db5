"""Who steps out lets the BOT play on, and comes back (docs/decisions/0080)."""

from __future__ import annotations

from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.absence import coming_back, returning, stepping_out
from bot.table.offers import may_offer
from bot.table.pauses import leaving
from bot.table.table import Table
from bot.words.library import Library
from games.catalogue import rule_set
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, seen, step

EN = Library()["en"]


def keys(table: Table, reader: int | None = None) -> list[str]:
    rows = keyboard(Sight(table, EN, NAMES, reader=reader))
    return [key.text for row in rows for key in row]


async def test_the_bot_plays_on_for_who_steps_out_and_gives_the_seat_back(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await step(hall, await hall.for_two(anna, boris))
    game, out = table.game.id, table.game.ply
    asleep = seen(await hall.door.change(game, leaving, anna.id))
    assert EN.plain("key-step-out") in keys(asleep)
    table = seen(await hall.door.change(game, stepping_out, anna.id))
    seat = next(player for player in table.players if player.owner == anna.id)
    assert (seat.person, seat.bot, table.game.status) == (None, "novice", "playing")
    assert table.game.unrated == "stood-in"
    assert EN.plain("key-come-back") in keys(table)
    assert EN.plain("key-come-back") not in keys(table, boris.id)
    for _ in range(6):
        table = await step(hall, table)
    back = table.game.ply
    table = seen(await hall.door.change(game, coming_back, anna.id))
    assert table.people == {anna.id, boris.id}
    again = await hall.again()
    table = await again.now(table)
    seat = next(player for player in table.players if player.owner == anna.id)
    assert (seat.stood_in, seat.stepped_out) == (f"{out}-{back}", False)
    tags = dict(record(Sight(await again.whole(table), EN, NAMES)).tags)
    assert tags["StoodIn"] == f"{table.rules.sides[seat.seat or 0]} {out}-{back}"


async def test_only_the_button_gives_the_seat_back(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.for_two(anna, boris)
    table = seen(await hall.door.change(table.game.id, stepping_out, anna.id))
    assert (await hall.door.change(table.game.id, returning, anna.id)).answer == "here-again"
    assert not may_offer(table, "end")
    assert (await hall.door.change(table.game.id, coming_back, boris.id)).answer == "here-again"


async def test_who_plays_alone_cannot_step_out(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    alone = await hall.against_bot(anna)
    assert (await hall.door.change(alone.game.id, stepping_out, anna.id)).answer == "plays-alone"
    asleep = seen(await hall.door.change(alone.game.id, leaving, anna.id))
    assert EN.plain("key-step-out") not in keys(asleep)
    table = await hall.for_two(anna, boris)
    assert (await hall.door.change(table.game.id, stepping_out, carla.id)).answer == "foreign"
    await hall.door.change(table.game.id, stepping_out, boris.id)
    assert (await hall.door.change(table.game.id, stepping_out, anna.id)).answer == "plays-alone"


async def test_of_three_one_steps_out_twice(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.invite(anna, "group", rules=rule_set("hyena"))
    for guest in (boris, carla):
        await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}")
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
    for _ in range(2):
        await hall.door.change(table.game.id, stepping_out, carla.id)
        table = seen(await hall.door.change(table.game.id, coming_back, carla.id))
    seat = next(player for player in table.players if player.owner == carla.id)
    assert seat.stood_in == "0-0 0-0"
