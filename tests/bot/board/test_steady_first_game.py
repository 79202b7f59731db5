"""From ply to ply of a first game the picture and the buttons stay where they are."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest

from bot.board.first_game import FAMILIAR
from bot.board.layout import MOST_EMPTY
from bot.board.phone import CHAT, LINE
from bot.board.sight import Sight
from bot.board.turn_log import by_number
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Choose, Over
from tests.bot.board.shown import NAMES, Board, board_of, played

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
def test_no_hole_is_left_in_the_words(language: str) -> None:
    """Where little is to be told the room is shared out above and below the quotation."""
    shown = first_game(language)
    parts = [
        re.split("<blockquote.*</blockquote>", board.caption, flags=re.DOTALL) for board in shown
    ]
    assert not [each for each in chain.from_iterable(parts) if "\n" * (MOST_EMPTY + 2) in each]
    assert sum("\n\n\n" in below for _, below in parts) < 0.1 * len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_knows_by_then_goes_after_some_turns(language: str) -> None:
    """*You are blue* and the goal stood there to the end."""
    texts, early = LIBRARY[language], Counter[bool]()
    for board in first_game(language):
        (mine,) = (p.seat or 0 for p in board.table.players if p.person is not None)
        sight = Sight(board.table, texts, NAMES)
        goal = board.table.rules.explain(board.table.state).goal
        known = (
            texts.html(f"you-are-{board.table.rules.sides[mine]}", mark=sight.mark(mine)),
            texts.html("caption-goal", told=texts.told(goal)),
        )
        early[board.table.begun <= FAMILIAR] += any(line in board.caption for line in known)
    assert early[True] > 5
    assert early[False] == 0


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
        tell = board.table.rules.tell
        told = [by_number(tell(board.table.state, action)) for action in turn.actions]
        for label, each in zip(labels, told, strict=True):
            assert re.sub(r"\s", "", texts.button(each)) in re.sub(r"\s", "", label)
        assert len(choices) <= (1 if len(turn.actions) < MOST else 2), labels
    assert seen > 20
