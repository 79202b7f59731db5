"""What a board shows of who can no longer act."""

from __future__ import annotations

import pytest

from bot.board.caption import MAX_CAPTION, caption, length
from bot.board.keyboard import keyboard
from bot.board.questions import SIGN, absent_keys, absent_lines
from bot.board.sight import Sight
from bot.table.absence import calling_bot, waiting
from bot.table.table import AnyRules, Table
from bot.telegram.callback_data import Kind
from bot.telegram.wire import Keyboard
from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE
from storage.rows import Person
from tests.bot.kit import NAMES, Hall, plain, seen

LIBRARY = Library()
EN = LIBRARY["en"]


async def left(hall: Hall, anna: Person, boris: Person, rules: AnyRules = CATALOGUE[0]) -> Table:
    """A game of two that Boris has left."""
    table = await hall.invite(anna, "group", rules=rules)
    table = seen(await hall.door.seating.join(table.game.id, boris, press="j"))
    if table.game.status == "open":
        table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    await hall.door.absence.left(boris.id, table.game.chat)
    return await hall.now(table)


def kinds(keys: Keyboard) -> list[Kind]:
    return [key.press.kind for row in keys for key in row if key.press is not None]


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
async def test_in_every_game_the_board_names_who_is_away_and_asks_who_stays(
    hall: Hall, anna: Person, boris: Person, rules: AnyRules
) -> None:
    table = await left(hall, anna, boris, rules)
    for language in LANGUAGES:
        texts = LIBRARY[language]
        told = caption(Sight(table, texts, NAMES))
        assert length(told) <= MAX_CAPTION
        assert texts.html("caption-absent", name="Boris") in told
        keys = keyboard(Sight(table, texts))
        assert Kind.OFFER in kinds(keys)
        assert kinds(keys).count(Kind.ABSENT) == 2


async def test_the_sign_stands_beside_the_name(hall: Hall, anna: Person, boris: Person) -> None:
    table = await left(hall, anna, boris)
    assert f"Boris {SIGN}" in plain(caption(Sight(table, EN, NAMES))).replace("</b>", "")


async def test_on_a_board_of_ones_own_only_who_stays_is_asked(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await left(hall, anna, boris)
    assert absent_keys(Sight(table, EN, reader=anna.id))
    assert absent_keys(Sight(table, EN, reader=boris.id)) == ()
    assert absent_keys(Sight(table, EN, reader=99)) == ()


async def test_who_waits_has_one_button_that_asks_again(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await left(hall, anna, boris)
    table = seen(await hall.door.change(table.game.id, waiting, anna.id))
    ((key,),) = absent_keys(Sight(table, EN, reader=anna.id))
    assert key.text == EN.plain("key-wait-no-longer")
    assert absent_lines(Sight(table, EN, NAMES)) == [EN.html("caption-absent-waits", name="Boris")]


async def test_where_the_bot_sits_in_nobody_is_asked(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await left(hall, anna, boris)
    table = seen(await hall.door.change(table.game.id, calling_bot, anna.id))
    assert absent_keys(Sight(table, EN)) == ()
    assert absent_lines(Sight(table, EN, NAMES)) == [EN.html("caption-absent-bot", name="Boris")]
    assert caption(Sight(table, EN, NAMES)).count(SIGN) == 1, "not beside the name"


async def test_a_sleeping_board_asks_too(hall: Hall, anna: Person, boris: Person) -> None:
    table = await left(hall, anna, boris)
    table = seen(await hall.door.pauses.leave(table.game.id, anna.id))
    keys = keyboard(Sight(table, EN))
    assert kinds(keys).count(Kind.ABSENT) == 2
    assert [key.text for row in keys for key in row].count(EN.plain("key-offer-end")) == 1


async def test_the_end_tells_who_could_not_play_on(hall: Hall, anna: Person, boris: Person) -> None:
    table = await left(hall, anna, boris)
    table = seen(await hall.door.offers.offer(table.game.id, anna.id, "end"))
    told = caption(Sight(table, EN, NAMES))
    assert EN.html("over-left", name="Boris") in told
    assert EN.html("caption-absent", name="Boris") not in told
