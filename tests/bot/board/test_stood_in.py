"""The log says of each turn who has played it, also when another sits there now (decision 80)."""

from __future__ import annotations

import re
from functools import partial

import pytest

from bot.board.sight import Sight, logged_name
from bot.board.turn_log import turn_lines
from bot.choosing.replay_pages import ReplayPages
from bot.table.absence import coming_back, stepping_out
from bot.table.endings import resigning
from bot.table.seats import as_of, who_played
from bot.table.table import Table
from bot.words.library import Library
from games.catalogue import rule_set
from render import Renderer
from storage.rows import Person, Player
from tests.bot.kit import NAMES, Hall, actor, seen, step

EN = Library()["en"]
BOT = "BOT (Novice) for Boris"


def log(table: Table) -> list[str]:
    """The names of the log's lines, the oldest first."""
    sight = Sight(table, EN, NAMES)
    lines = turn_lines(sight, partial(logged_name, sight), 0)
    return [_name(line) for line in lines]


def _name(line: str) -> str:
    """Without its mark, and without what keeps the parts of a line apart."""
    return re.sub("[\u2066-\u2069]", "", line).split(":")[0].split(" ", 1)[1]


async def turned(hall: Hall, table: Table) -> Table:
    """The game when another is to act."""
    who = actor(table)
    while actor(table) == who:
        table = await step(hall, table)
    return table


async def until(hall: Hall, table: Table, person: int) -> Table:
    """The game when that person is to act."""
    while actor(table) != person:
        table = await turned(hall, table)
    return table


async def test_a_turn_stays_its_players_when_a_bot_stands_in_and_the_bots_stays_the_bots(
    hall: Hall, anna: Person, boris: Person
) -> None:
    game = await hall.for_two(anna, boris)
    table = await until(hall, game, boris.id)
    table = await turned(hall, table)
    table = await turned(hall, table)
    assert log(table) == ["Boris", "Anna"]
    table = seen(await hall.door.change(table.game.id, stepping_out, boris.id))
    assert log(table) == ["Boris", "Anna"], "nothing has been played since"
    table = await turned(hall, table)
    assert log(table) == ["Anna", BOT]
    table = seen(await hall.door.change(table.game.id, coming_back, boris.id))
    assert log(table) == ["Anna", BOT], "played for him, also now that he is back"
    again = await hall.again()
    assert log(await again.now(table)) == ["Anna", BOT], "and after a restart"
    table = await turned(hall, table)
    table = await turned(hall, table)
    assert log(table) == ["Anna", "Boris"]
    whole = await hall.whole(table)
    names = {
        player.person or player.bot
        for each in whole.played
        for player in who_played(whole, (each,))
    }
    assert names == {anna.id, boris.id, "novice"}


def _said(caption: str) -> str:
    return re.sub("[\u2066-\u2069]|<[^>]+>", "", caption)


async def test_a_replay_names_who_played_too(hall: Hall, anna: Person, boris: Person) -> None:
    table = await turned(hall, await until(hall, await hall.for_two(anna, boris), boris.id))
    table = await until(hall, table, boris.id)
    table = seen(await hall.door.change(table.game.id, stepping_out, boris.id))
    table = await turned(hall, table)
    table = seen(await hall.door.change(table.game.id, coming_back, boris.id))
    pages = ReplayPages(Sight(await hall.whole(table), EN, NAMES), Renderer())
    told = [_said(pages.page(at).caption) for at in pages.stops]
    assert any(f"{BOT}:" in each for each in told)
    assert any(" Boris:" in each for each in told if BOT not in each)


@pytest.mark.parametrize("more", [(), ("Dora",)], ids=["three", "four"])
async def test_who_resigns_leaves_the_turns_that_they_have_played(
    hall: Hall, anna: Person, boris: Person, carla: Person, more: tuple[str, ...]
) -> None:
    table = await hall.invite(anna, "group", rules=rule_set("hyena"))
    for guest in (boris, carla, *[await hall.person(4, name) for name in more]):
        await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}")
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
    table = await turned(hall, await until(hall, table, boris.id))
    assert log(table)[-1] == "Boris"
    table = seen(await hall.door.change(table.game.id, resigning, boris.id))
    assert log(table)[-1] == "Boris"


async def test_a_turn_that_changes_hands_has_both_names(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await until(hall, await hall.for_two(anna, boris), boris.id)
    table = await step(hall, table)
    assert actor(table) == boris.id
    table = seen(await hall.door.change(table.game.id, stepping_out, boris.id))
    table = await step(hall, table)
    assert log(table)[-1] == f"Boris and {BOT}"


@pytest.mark.parametrize(
    ("ply", "who"),
    [(11, 2), (12, "novice"), (19, "novice"), (20, 2), (30, 2), (31, "novice"), (99, "novice")],
)
def test_a_bot_plays_from_the_ply_at_which_it_took_over_until_the_seat_was_given_back(
    ply: int, who: int | str
) -> None:
    out = Player(7, 0, None, "novice", "", 0, resigned=2, stood_in="12-20 31-")
    then = as_of(out, ply)
    assert (then.person or then.bot) == who
    assert (then.person is None) == (then.bot is not None)


def test_who_is_back_was_a_bot_meanwhile_and_who_never_left_was_always_there() -> None:
    back = Player(7, 0, 2, None, "", 0, stood_in="12-20")
    assert [as_of(back, ply).resigned for ply in (11, 12, 20)] == [None, 2, None]
    for player in (Player(7, 0, 2, None, ""), Player(7, 1, None, "novice", "", resigned=2)):
        assert as_of(player, 5) == player, "of old games no ply was written"
