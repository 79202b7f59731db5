"""A board without a picture: its words tell where everything is, whatever the game."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.board.caption import MAX_TEXT, caption, length
from bot.board.reconciler import view_of
from bot.board.refusals import Wordy
from bot.table.picking import board_map
from bot.words.library import LANGUAGES, Library
from tests.bot.board.shown import CASES, NAMES, game, ways

LIBRARY = Library()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_a_board_in_words_tells_where_everything_is_and_why_it_is_one(
    case: str, language: str
) -> None:
    texts = LIBRARY[language]
    for number, table in enumerate(game(case)[::7]):
        why = get_args(Wordy)[number % 2]
        for taps in ways(table):
            picking = board_map(table, view_of(table), taps)
            told = caption(table, texts, NAMES, taps=picking, wordy=why)
            assert told.startswith(texts.html(f"wordy-{why}") + "\n")
            assert length(told) <= MAX_TEXT
            for words in table.rules.describe(table.state):
                if not table.rules.ranking(table.state):
                    assert texts.told(words) in told, told
