"""How tall boards are in a real browser at a phone's size: what the bot reckons is what is seen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.board.sealing import signs_of
from bot.words.library import Library
from playground.client import Play
from playground.server import serve
from tests.bot.board.shown import CASES, RENDERER, Board, boards, game
from tests.bot.e2e.laying import as_sent, laid
from tests.browser import PHONE, OpenPage

pytestmark = pytest.mark.browser

LIBRARY = Library()

APART = 2
"""So many pixels too low the reckoned height may be."""


def message(board: Board) -> dict[str, Any]:
    """A board as Telegram would send it to the page."""
    size = RENDERER.size(board.view, signs_of(board.table))
    return as_sent(board.caption, board.keys, size, edited=True)


def sample(language: str) -> list[Board]:
    """Boards of whole games of all kinds but 9×9, also with a stone tapped, and explaining
    themselves."""
    return [b for case in CASES for b in boards(game(case), LIBRARY[language], every=4)]


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_picture_words_and_buttons_are_seen_together_in_a_browser(
    open_page: OpenPage, language: str
) -> None:
    # In a thread of its own: the bot of other tests goes on asking for updates meanwhile.
    shown = await asyncio.to_thread(sample, language)
    async with serve() as running, Play(running.url):
        page = await open_page(running.url, size=PHONE)
        found = await laid(page, [message(board) for board in shown])
    assert len(found) > 300
    for board, seen in zip(shown, found, strict=True):
        assert seen["height"] <= seen["room"], f"{seen['height']:.0f} pixels:\n{board.caption}"
        assert seen["height"] <= board.height + APART, board.caption
        assert not seen["broken"], (seen["broken"], [[k.text for k in r] for r in board.keys])
