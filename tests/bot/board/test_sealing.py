"""The whole seal and what was brought stay in every caption, from the invitation to the end."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.board.caption import MAX_CAPTION, caption, length
from bot.board.sealing import brought_lines, signs_of
from bot.board.sight import Sight
from bot.table.endings import resigning, withdrawing
from bot.table.table import Table
from bot.words.library import LANGUAGES, Library
from games.fair import SIGNS
from games.hyena.sets.hyena import HYENA
from render import Sign
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, plain, played, seen, step

LIBRARY = Library()
EN = LIBRARY["en"]
FOLDED = re.compile(r"<blockquote expandable>(.*?)</blockquote>", re.DOTALL)

every_language = pytest.mark.parametrize("language", LANGUAGES)


async def signed(hall: Hall, anna: Person, boris: Person) -> tuple[Table, Table]:
    """An invitation at which the host has brought a sign, and the game that came of it."""
    opened = await hall.invite(anna, "group")
    join, game = hall.door.seating.join, opened.game.id
    invitation = seen(await join(game, anna, press="a", sign="scarab"))
    return invitation, seen(await join(game, boris, press="b", sign="cat"))


def folded(text: str) -> str:
    """What stands in the quotations of a caption."""
    return plain("\n".join(FOLDED.findall(text)))


async def test_the_seal_and_the_signs_are_never_edited_away(
    hall: Hall, anna: Person, boris: Person
) -> None:
    invitation, table = await signed(hall, anna, boris)
    seal = table.game.commitment
    head = f"🔒 Seal of game №{table.game.id}:"
    text = caption(Sight(invitation, EN, NAMES))
    assert f"<code>{seal}</code>\n✋ Anna: 🪲 scarab" in folded(text)
    for _ in range(12):
        for room in (None, 300.0, 0.0):
            told = folded(caption(Sight(table, EN, NAMES), room=room))
            assert f"{head}\n<code>{seal}</code>\n✋ Anna: 🪲 scarab\n✋ Boris: 🐱 cat" in told
            asked = caption(Sight(table, EN, NAMES, explained=tuple(["Because."] * 40)), room=room)
            assert f"{head}\n<code>{seal}</code>\n✋ Anna: 🪲 scarab" in folded(asked)
        table = await step(hall, table)
    asleep = seen(await hall.door.pauses.leave(table.game.id, anna.id))
    assert f"<code>{seal}</code>" in folded(caption(Sight(asleep, EN, NAMES)))
    over = seen(await hall.door.change(table.game.id, resigning, anna.id))
    for room in (None, 0.0):
        told = folded(caption(Sight(over, EN, NAMES), room=room))
        secret = f"Seal:\n<code>{seal}</code>\nSecret:\n<code>{table.game.secret.hex()}</code>"
        brought = f"{secret}\n✋ Anna: 🪲 scarab\n✋ Boris: 🐱 cat"
        assert re.search(rf"{re.escape(brought)}\n🔏 Moves: .*\nCompare: ", told)


async def test_an_invitation_that_was_called_off_shows_what_was_brought(
    hall: Hall, anna: Person
) -> None:
    invitation = await hall.invite(anna, "group")
    seen(await hall.door.seating.join(invitation.game.id, anna, press="a", sign="sun"))
    over = seen(await hall.door.change(invitation.game.id, withdrawing, anna.id))
    told = folded(caption(Sight(over, EN, NAMES)))
    assert f"<code>{over.game.commitment}</code>" in told
    assert "✋ Anna: ☀️ sun" in told


async def test_a_game_that_began_at_one_tap_tells_its_press(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    assert brought_lines(Sight(table, EN, NAMES)) == [EN.plain("brought-press", id="begin")]


async def test_of_a_game_drawn_as_before_nothing_is_said_to_have_been_brought(
    hall: Hall, anna: Person
) -> None:
    table = await hall.against_bot(anna)
    before = replace(table, game=replace(table.game, salt="4711,4712"))
    assert brought_lines(Sight(before, EN, NAMES)) == []


@every_language
async def test_six_who_bring_something_leave_a_caption_within_its_limit(
    hall: Hall, language: str
) -> None:
    people = [await hall.person(n, f"P{n}") for n in range(1, 7)]
    table = await hall.invite(people[0], "group", rules=HYENA)
    join, game = hall.door.seating.join, table.game.id
    for person, sign in zip(people, SIGNS, strict=False):
        table = seen(await join(game, person, press=f"p{person.id}", sign=sign))
    names = {person.id: f"{person.id}" + "Ж" * 31 for person in people}
    assert length(caption(Sight(table, LIBRARY[language], names))) <= MAX_CAPTION
    table = seen(await hall.door.seating.begin(game, people[0], press="b"))
    for _ in range(30):
        text = caption(Sight(table, LIBRARY[language], names))
        assert length(text) <= MAX_CAPTION
        assert table.game.commitment in text
        table = await step(hall, table)
    table = await played(hall, table)
    assert length(caption(Sight(table, LIBRARY[language], names))) <= MAX_CAPTION


async def test_an_invitation_shows_all_signs_below_its_board(
    hall: Hall, anna: Person, boris: Person
) -> None:
    opened = await hall.invite(anna, "group")
    assert signs_of(opened) == tuple(Sign(name) for name in SIGNS)
    invitation, table = await signed(hall, anna, boris)
    brought = [sign for sign in signs_of(invitation) if sign.by]
    assert brought == [Sign("scarab", (1,))]
    assert signs_of(table) == (), "the board that is played needs the room"


async def test_the_last_picture_has_no_strip_and_each_name_its_emblem(
    hall: Hall, anna: Person, boris: Person
) -> None:
    _, table = await signed(hall, anna, boris)
    over = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert signs_of(over) == ()
    told = plain(caption(Sight(over, EN, NAMES)))
    assert "Anna 🪲" in told
    assert "Boris 🐱 won" in told


async def test_words_of_ones_own_lie_on_the_strip_as_a_sheet(hall: Hall, anna: Person) -> None:
    table = await hall.invite(anna, "group")
    players = (replace(table.players[0], sign="sun", words="my own words"),)
    told = signs_of(replace(table, players=players))
    assert [sign for sign in told if sign.by] == [Sign("sun", (1,)), Sign("words", (1,))]


async def test_two_may_bring_the_same_sign(hall: Hall, anna: Person) -> None:
    table = await hall.invite(anna, "group")
    first = replace(table.players[0], sign="sun")
    told = signs_of(replace(table, players=(first, replace(first, number=1))))
    assert [sign for sign in told if sign.by] == [Sign("sun", (1, 2))]


async def test_a_game_that_began_at_one_tap_has_no_strip(hall: Hall, anna: Person) -> None:
    table = await hall.against_bot(anna)
    over = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert signs_of(over) == ()
