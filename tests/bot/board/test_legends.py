"""A caption explains the signs that its picture and its buttons have, and no others."""

from __future__ import annotations

import pytest

from bot.board.stone_keys import TAKES, WAY
from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES, Library
from tests.bot.board.shown import CASES, Board, board_of, game, showings

LIBRARY = Library()
TAPPED = [case for case in CASES if case.startswith(("siga", "sidja"))]


def signed(board: Board, sign: str) -> bool:
    return any(sign in key.text for row in board.keys for key in row)


def in_parts(board: Board) -> bool:
    """Whether some files alone have buttons, so that a sign may stand on those of the others."""
    return any(key.press and key.press.kind is Kind.PART for row in board.keys for key in row)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", TAPPED)
def test_what_takes_is_explained_where_its_sign_stands_and_nowhere_else(
    case: str, language: str
) -> None:
    """When a stone is chosen the words keep their shape: what is explained before still is."""
    texts = LIBRARY[language]
    legend = texts.plain("due-takes", takes=1).strip()
    explained = plain = 0
    for table, taps, asked in showings(game(case)[::2]):
        board = board_of(table, texts, taps, asked=asked)
        shown = signed(board, TAKES) or signed(board_of(table, texts), TAKES)
        assert (legend in board.caption) == shown or (in_parts(board) and not shown), board.caption
        explained, plain = explained + shown, plain + (not shown)
    assert explained
    assert plain


@pytest.mark.parametrize("case", TAPPED)
def test_it_is_explained_that_the_names_on_buttons_are_of_free_squares(case: str) -> None:
    texts = LIBRARY["en"]
    told = 0
    for table, taps, asked in showings(game(case)[:40:5]):
        board = board_of(table, texts, taps, asked=asked)
        if asked and texts.html("explain-place") in board.caption:
            told += 1
            assert not signed(board_of(table, texts, taps), WAY), "they stand there without a sign"
    assert told > 1
