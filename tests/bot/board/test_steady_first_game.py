"""From ply to ply of a first game the picture and the buttons stay where they are."""

from __future__ import annotations

import re

import pytest

from bot.board.phone import CHAT, LINE
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Choose, Over
from tests.bot.board.shown import Board, board_of, played

LIBRARY = Library()
MOST = 5
"""Choices that stand on two rows at most."""


def first_game(language: str) -> list[Board]:
    """The boards of a first game of Senet."""
    texts = LIBRARY[language]
    tables = (table for seed in (1, 2) for table in played(rule_set("thibault"), 2, seed, 60))
    return [board_of(table, texts) for table in tables if not isinstance(table.turn, Over)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_moves_by_less_than_half_a_line(language: str) -> None:
    shown = first_game(language)
    tall = sorted(CHAT - board.height for board in shown)
    assert len(shown) > 60
    near = [each for each in tall if each < LINE / 2]
    assert len(near) > 0.97 * len(tall), tall[-5:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hole_is_left_above_what_is_due(language: str) -> None:
    shown = first_game(language)
    ends = [board.caption.rpartition("</blockquote>")[2] for board in shown]
    assert not [end for end in ends if "\n\n\n" in end]
    assert sum("\n\n" in end for end in ends) < 0.1 * len(ends)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_stand_where_the_throw_stood(language: str) -> None:
    """Up to four on one row, whose words keep all but the space around their arrow."""
    texts, seen = LIBRARY[language], 0
    for board in first_game(language):
        turn = board.table.turn
        if not isinstance(turn, Choose) or not 1 < len(turn.actions) <= MOST:
            continue
        seen += 1
        *choices, _ = board.keys
        labels = [key.text.replace(" ", "") for row in choices for key in row]
        told = [board.table.rules.tell(board.table.state, action) for action in turn.actions]
        for label, each in zip(labels, told, strict=True):
            assert re.sub(r"\s", "", texts.button(each)) in re.sub(r"\s", "", label)
        assert len(choices) <= (1 if len(turn.actions) < MOST else 2), labels
    assert seen > 20
