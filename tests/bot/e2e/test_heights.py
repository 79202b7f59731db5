"""How tall boards are in a real browser at a phone's size: what the bot reckons is what is seen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.board.sealing import signs_of
from bot.words.library import Library
from playground.client import Play
from playground.entities import parse_html
from playground.server import serve
from tests.bot.board.shown import CASES, RENDERER, Board, boards, game
from tests.browser import PHONE, OpenPage

pytestmark = pytest.mark.browser

LIBRARY = Library()

LAYING = """async (messages) => {
  const { bubble } = await import("/page/bubble.js");
  const log = document.querySelector(".log");
  const box = (found) => found.getBoundingClientRect();
  return messages.map((message) => {
    const shown = bubble(message, { kind: "private" }, { waiting: () => false }, false);
    log.replaceChildren(shown);
    const keys = [...shown.querySelectorAll(".key")];
    return {
      height: box(shown.querySelector(".keys")).bottom - box(shown.querySelector(".photo")).top,
      broken: keys.filter((key) => box(key).height > 42).map((key) => key.textContent),
      room: log.clientHeight - parseFloat(getComputedStyle(log).paddingBottom),
    };
  });
}"""
"""Lays messages out on the page, one by one: how tall each is, which of its buttons have two lines,
and how much of the chat is in sight."""

APART = 2
"""So many pixels too low the reckoned height may be."""


def message(board: Board) -> dict[str, Any]:
    """A board as Telegram would send it to the page."""
    text, entities = parse_html(board.caption)
    rows = [[{"text": key.text, "callback_data": "-"} for key in row] for row in board.keys]
    wide, tall = RENDERER.size(board.view, signs_of(board.table))
    return {
        "message_id": 1,
        "date": 0,
        "edit_date": 0,
        "from": {"id": 1, "first_name": "Djehuty"},
        "caption": text,
        "caption_entities": entities,
        "photo": [{"file_id": "-", "width": wide, "height": tall}],
        "reply_markup": {"inline_keyboard": rows},
    }


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
        found = await page.evaluate(LAYING, [message(board) for board in shown])
    assert len(found) == len(shown) > 300
    for board, seen in zip(shown, found, strict=True):
        assert seen["height"] <= seen["room"], f"{seen['height']:.0f} pixels:\n{board.caption}"
        assert seen["height"] <= board.height + APART, board.caption
        assert not seen["broken"], "a button's words do not fit on one line"
