"""A board without a picture: its words tell where everything is, whatever the game."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.board.caption import MAX_TEXT, caption, length
from bot.board.move_reading import read
from bot.board.sight import Sight, Wordy, view_of
from bot.table.picking import board_map
from bot.table.steps import offered
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
        why = get_args(Wordy)[number % len(get_args(Wordy))]
        for taps in ways(table):
            picking = board_map(table, view_of(table), taps)
            told = caption(Sight(table, texts, NAMES, taps=picking, wordy=why))
            assert told.startswith(texts.html(f"wordy-{why}"))
            assert length(told) <= MAX_TEXT
            for words in table.rules.describe(table.state):
                if not table.rules.ranking(table.state):
                    assert texts.told(words) in told, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_a_board_without_buttons_says_how_moves_are_written(case: str, language: str) -> None:
    texts = LIBRARY[language]
    for table in game(case)[::7]:
        first = caption(Sight(table, texts, NAMES, wordy="bare")).partition("\n")[0]
        player = table.to_act
        if player is None or player.bot is not None or table.game.status != "playing":
            assert first == texts.html("wordy-bare"), "nobody is to write anything"
        else:
            move = f"/move {offered(table)[0]}"
            assert first.endswith(texts.html("caption-typed", command=move))
            assert read(table, None, offered(table)[0]).clear
        assert (
            "/move" not in caption(Sight(table, texts, NAMES, wordy="refused")).partition("\n")[0]
        )
