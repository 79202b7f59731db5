"""A newcomer's real boards, read as somebody reads them: from the words and the buttons alone."""

from __future__ import annotations

import re

import pytest

from bot.telegram.callback_data import Kind
from bot.words.signs import CIRCLES
from playground.client import Seen
from tests.bot.board.shown import whole_lines
from tests.bot.board.test_understanding import wrong
from tests.bot.e2e.house import (
    LIBRARY,
    House,
    act,
    after,
    can_act,
    data_of,
    en,
    game_of,
    is_over,
    presses,
    title,
)
from tests.reading import Understood, explained, understood

BOARDS = 16
"""So many boards of a game are read."""


def answers(board: Seen, language: str) -> Understood:
    """What a board says to who sees it. The offer of throws is a line of its own, and begins as the
    rest of a line that was broken."""
    offer = re.sub("<[^>]+>", "", LIBRARY[language].html("caption-offer-throws"))
    told = [line for part in board.text.split(offer) for line in whole_lines(part)]
    return understood(language, "\n".join(told), board.buttons)


@pytest.mark.parametrize("language", ["en", "ar"])
async def test_the_first_boards_after_start_explain_themselves(house: House, language: str) -> None:
    texts, anna = LIBRARY[language], await house.person("Anna", language)
    menu = await title(anna)
    await anna.press(menu, texts.plain("key-play"))
    board = await anna.wait_shown(can_act)
    for _ in range(BOARDS):
        table = (await house.saved(game_of(board))).table
        assert not list(wrong(table, answers(board, language), texts)), board.text
        await act(anna, board)
        board = await anna.wait_shown(after(board))
        if is_over(board):
            break


async def test_the_question_mark_answers_on_the_board_and_goes_again(house: House) -> None:
    """What each choice would do, under its number, and what wins."""
    anna = await house.person("Anna")
    await anna.press(await title(anna), en("key-play"))
    board = await anna.wait_shown(can_act)
    while sum(press.kind is Kind.ACT for press in presses(board)) < 3:
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    choices = [press for press in presses(board) if press.kind is Kind.ACT]
    await anna.press(board, data=data_of(board, Kind.EXPLAIN))
    told = await anna.wait_shown(
        lambda m: m.id == board.id and en("key-explain-close") in m.buttons
    )
    lines = [line for line in whole_lines(told.text) if line[:1] in f"{CIRCLES}🎯✖▫"]
    facts = list(explained("en", lines))
    does = [fact.message for fact in facts if "-does-" in fact.message]
    assert len(does) == len(choices), told.text
    assert any("-goal" in fact.message for fact in facts)
    assert [p for p in presses(told) if p.kind is Kind.ACT] == choices, "the same buttons"
    await anna.press(told, en("key-explain-close"))
    again = await anna.wait_shown(lambda m: m.id == board.id and m.text == board.text)
    assert again.buttons == board.buttons
