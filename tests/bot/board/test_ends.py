"""A button that ends something is never where a finger just was, nor is its *yes*."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.keyboard import keyboard
from bot.board.phone import ROOM, breadth
from bot.board.questions import sure_keys
from bot.board.sight import Sight
from bot.telegram.callback_data import Kind
from bot.telegram.wire import Key
from bot.words.library import LANGUAGES, Library
from storage.rows import Chat, Mode, Person
from tests.bot.board.shown import CASES, boards, game
from tests.bot.board.test_keyboard import DROWNING, at
from tests.bot.kit import Hall

LIBRARY = Library()
CLUB = Chat(2, "group", -100)

QUESTIONS = (
    ("key-play-on", "key-resign-yes"), ("key-play-on", "key-cancel-yes"),
    ("key-play-on", "key-offer-sure"), ("key-play-on", "key-leave-sure"),
    ("key-forget-no", "key-forget-yes"), ("key-play-on", "key-claim-yes"),
)  # fmt: skip
"""*No* and *yes* of each question whether to end something."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def kinds(row: tuple[Key, ...]) -> list[Kind | None]:
    return [None if key.press is None else key.press.kind for key in row]


@pytest.mark.parametrize("case", CASES)
def test_leave_is_the_last_button_of_the_last_row_of_each_board(case: str) -> None:
    seen = 0
    for board in boards(game(case), LIBRARY["en"], every=5):
        if board.table.game.status == "playing" and board.table.result is None:
            assert kinds(board.keys[-1])[-1] is Kind.LEAVE
            assert not any(Kind.LEAVE in kinds(row) for row in board.keys[:-1])
            seen += 1
    assert seen


@every_language
@pytest.mark.parametrize("mode", ["group", "link", "phone", "bot"])
async def test_where_leave_was_a_sleeping_board_has_nothing_that_ends_the_game(
    hall: Hall, anna: Person, boris: Person, mode: Mode, language: str
) -> None:
    """*Resign* stands on the left of the last row, and something harmless on its right."""
    texts = LIBRARY[language]
    table = await at(hall, mode, anna, boris, DROWNING)
    chat = CLUB if mode == "group" else replace(CLUB, kind="private", person=anna.id)
    sight = Sight(table, texts, reader=anna.id if mode == "link" else None, chat=chat)
    left = keyboard(sight)[-1]
    asleep = replace(table, game=replace(table.game, status="asleep"))
    resign, beside = keyboard(replace(sight, table=asleep))[-1]
    assert kinds(left)[-1] is Kind.LEAVE
    assert len(left) >= 2, "it takes the right half at most"
    assert resign.press is not None
    assert resign.press.kind is Kind.RESIGN
    assert beside.press is not None
    assert beside.press.kind in (Kind.MUTE, Kind.MENU)
    assert all(breadth(key.text) <= ROOM[2] for key in (resign, beside))


@every_language
@pytest.mark.parametrize(("no", "yes"), QUESTIONS)
def test_yes_stands_on_the_right_of_the_last_row_and_on_the_left_when_it_is_asked_again(
    no: str, yes: str, language: str
) -> None:
    texts = LIBRARY[language]
    play_on, end = Key(texts.plain(no)), Key(texts.plain(yes))
    instead = Key(texts.plain("key-offer-end"))
    assert sure_keys(play_on, end) == ((play_on, end),)
    assert sure_keys(play_on, end, turned=True) == ((end, play_on),)
    assert sure_keys(play_on, end, instead) == ((instead,), (play_on, end))


def test_what_has_no_room_beside_the_other_stands_below_it() -> None:
    no, yes = Key("No, everything stays as it is"), Key("Yes, and that is the end of it")
    assert sure_keys(no, yes) == ((no,), (yes,))
