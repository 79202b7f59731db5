"""What joiners bring: a sign each, by the tap that sits them down or begins the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.caption import caption
from bot.board.frames import Frames
from bot.board.keyboard import keyboard
from bot.board.sealing import signs_of
from bot.board.sight import Sight
from bot.handlers.records import record
from bot.table.board_rows import Place
from bot.table.endings import resigning
from bot.table.invitation import NewGame, asks_for_emblem, emblem_chosen
from bot.table.lobby import adding_bot, getting_up
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.words.library import LANGUAGES, Library
from bot.words.signs import MARKS, in_words
from games import fair
from games.hyena.sets.hyena import HYENA
from games.proof import verify
from games.record import read_record, write_record
from storage.rows import Mode, Person, Status
from tests.bot.kit import NAMES, THIBAULT, Hall, seen
from tests.simulation.process import SKETCHER, link

LIBRARY = Library()
EN = LIBRARY["en"]


def signs(table: Table) -> list[str]:
    return [player.sign for player in table.players]


async def test_who_joins_brings_a_sign_by_that_tap_and_it_salts_the_throws(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "group")
    hosts = await hall.door.seating.join(invitation.game.id, anna, press="h", sign="scarab")
    assert signs(seen(hosts)) == ["scarab"]
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="j", sign="eye"))
    game = table.game
    assert (game.status, game.salt) == ("playing", "djehuty2\n0 sign scarab\n1 sign eye")
    lot = fair.lot(game.secret, str(game.id), game.salt or "", 2)
    assert tuple(table.seated(seat).number for seat in range(2)) == lot
    assert await (await hall.again()).now(table) == table


async def test_a_host_who_brings_no_sign_brings_nothing(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "group")
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="j", sign="sun"))
    assert table.game.salt == "djehuty2\n0 nothing\n1 sign sun"


async def test_a_sign_may_change_until_the_game_begins(
    hall: Hall, anna: Person, boris: Person, carla: Person
) -> None:
    table = await hall.invite(anna, "group", rules=HYENA)
    join, game = hall.door.seating.join, table.game.id
    for sign in ("cat", "sun"):
        table = seen(await join(game, anna, press="a", sign=sign))
    assert (await join(game, anna, press="a", sign="sun")).answer == "brought"
    seen(await join(game, boris, press="b", sign="boat"))
    table = seen(await join(game, boris, press="b2", sign="cobra"))
    seen(await hall.door.change(game, adding_bot, anna.id, "novice"))
    table = seen(await join(game, carla, press="c", sign="eye"))
    assert signs(table) == ["sun", "cobra", "", "eye"]
    assert [player.press for player in table.players][1] == "b", "the press that sat them down"
    table = seen(await hall.door.seating.begin(game, anna, press="begin"))
    lines = ["djehuty2", "0 sign sun", "1 sign cobra", "2 nothing", "3 sign eye"]
    assert table.game.salt == "\n".join(lines)
    assert (await join(game, boris, press="b3", sign="eye")).answer == "own-seat"


async def test_who_invited_brings_first(hall: Hall, anna: Person, boris: Person) -> None:
    table = await hall.invite(anna, "group", rules=HYENA)
    join, game = hall.door.seating.join, table.game.id
    seen(await join(game, boris, press="b", sign="boat"))
    assert (await join(game, anna, press="a", sign="sun")).answer == "brought-late", "she has none"
    late = await hall.door.seating.begin(game, anna, press="begin", sign="sun")
    assert late.answer == "not-offered", "nor by the tap that begins it"
    seen(await hall.door.change(game, getting_up, boris.id))
    assert signs(seen(await join(game, anna, press="a", sign="sun"))) == ["sun"]
    seen(await join(game, boris, press="c", sign="boat"))
    assert (await join(game, anna, press="d", sign="eye")).answer == "brought-stands"


@pytest.mark.parametrize("mode", ["bot", "phone"])
async def test_who_plays_alone_begins_by_a_sign_or_an_old_button_of_one(
    hall: Hall, anna: Person, mode: Mode
) -> None:
    invitation = await hall.invite(anna, mode, "novice" if mode == "bot" else None)
    keys = [key.press for row in keyboard(Sight(invitation, EN)) for key in row]
    offered = fair.SIGNS if mode == "phone" else ("",)
    assert keys[:-1] == [Press(Kind.BEGIN, invitation.game.id, action=sign) for sign in offered]
    begin = hall.door.seating.begin(invitation.game.id, anna, press="b", sign="falcon")
    table = seen(await begin)
    assert table.game.salt == "djehuty2\n0 sign falcon\n1 nothing"


async def test_only_bots_are_begun_without_a_sign(hall: Hall, anna: Person) -> None:
    """Nobody sits there who could bring one."""
    place = Place(await hall.private(anna))
    wanted = NewGame(THIBAULT, "bot", anna, (place,), "q", bots=("novice", "modest"), here=0)
    table = seen(await hall.door.seating.create(wanted))
    row = keyboard(Sight(table, EN))[0]
    assert [key.press for key in row] == [Press(Kind.BEGIN, table.game.id)]


async def test_the_record_has_what_each_brought_and_verifies(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "group")
    seen(await hall.door.seating.join(invitation.game.id, anna, press="h", sign="feather"))
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="j", sign="cat"))
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    made = read_record(write_record(record(Sight(table, EN, NAMES))))
    tags = ("Fair", "Joiner0", "Sign0", "Joiner1", "Sign1", "Press")
    wanted = ("djehuty2", "Anna", "feather", "Boris", "cat", None)
    assert tuple(map(made.tag, tags)) == wanted
    assert verify(made).holds


async def test_the_record_of_a_game_begun_at_one_tap_has_its_press(
    hall: Hall, anna: Person
) -> None:
    invitation = await hall.invite(anna, "bot", "novice")
    table = seen(await hall.door.seating.begin(invitation.game.id, anna, press="4711"))
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    made = record(Sight(table, EN, NAMES))
    assert (made.tag("Press"), made.tag("Sign0")) == ("4711", None)
    assert verify(made).holds


async def test_a_rematch_is_accepted_by_a_sign_and_asked_with_none(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation = await hall.invite(anna, "group")
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="j", sign="cat"))
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    place = Place(await hall.store.see_chat(-100, "group"))
    again = seen(await hall.door.seating.rematch(table.game.id, anna, (place,), press="r"))
    assert signs(again) == [""], "what was brought before is known before the seal"
    rows = keyboard(Sight(again, EN))
    marks = list(MARKS.values())
    told = [EN.plain("key-join-as", emblem=mark) for mark in marks[:2]]
    assert [key.text for row in rows[:2] for key in row] == [*told, *marks[2:]]
    assert rows[0][0].press == Press(Kind.JOIN, again.game.id, action="eye")


async def test_the_emblem_that_somebody_took_last_is_offered_them_first(
    hall: Hall, anna: Person, boris: Person
) -> None:
    frames = Frames(hall.door.book, SKETCHER, LIBRARY, link)
    group = await hall.store.see_chat(-100, "group")
    invitation = await hall.invite(anna, "group")
    frame = await frames.frame(invitation, group)
    assert frame.keys[0][0].text == EN.plain("key-join-as", emblem=MARKS["eye"]), "for anybody"
    table = seen(await hall.door.seating.join(invitation.game.id, boris, press="j", sign="cat"))
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    again = seen(await hall.door.seating.rematch(table.game.id, anna, (Place(group),), press="r"))
    frame = await frames.frame(again, group)
    assert [key.text for key in frame.keys[0]] == [
        EN.plain("key-join-as", emblem=MARKS[sign]) for sign in ("cat", "eye")
    ]
    signs_offered = [key.press.action for row in frame.keys[:2] for key in row if key.press]
    assert sorted(signs_offered) == sorted(fair.SIGNS)


@pytest.mark.parametrize(
    ("mode", "status", "level", "chosen", "begins"),
    [
        ("group", "open", None, True, False),
        ("link", "open", None, True, False),
        ("phone", "open", None, True, True),
        ("bot", "open", "novice", False, False),
        ("group", "over", None, False, False),
    ],
)
async def test_an_emblem_is_asked_for_where_somebody_else_is_to_consent(
    hall: Hall,
    anna: Person,
    *,
    mode: Mode,
    status: Status,
    level: str | None,
    chosen: bool,
    begins: bool,
) -> None:
    """At one phone the others do by sitting there. Words, buttons and picture say the same."""
    table = await hall.invite(anna, mode, level)
    table = replace(table, game=replace(table.game, status=status))
    assert (emblem_chosen(table), asks_for_emblem(table)) == (chosen, begins)
    assert bool(signs_of(table)) == chosen
    if status == "open":
        sight = Sight(table, EN, NAMES, reader=anna.id)
        told = EN.html("invite-sign", sealed=table.sealed)
        assert (told in caption(sight)) == chosen
        keys = [key.text for row in keyboard(sight) for key in row]
        assert any(MARKS["boat"] in key for key in keys) == chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_mark_and_a_name_of_its_own(language: str) -> None:
    assert tuple(MARKS) == fair.SIGNS
    assert len(set(MARKS.values())) == len(MARKS)
    names = {in_words(LIBRARY[language], sign) for sign in fair.SIGNS}
    assert len(names) == len(fair.SIGNS)
