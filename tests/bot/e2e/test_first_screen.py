"""What somebody sees who writes `/start` for the first time, on a small phone, in a browser."""

from __future__ import annotations

from typing import Any

import pytest

from bot.choosing.home_page import Prepared, home_page
from bot.choosing.opening import RECOMMENDED
from bot.words.library import LANGUAGES, Library
from playground.client import Play
from playground.entities import parse_html
from playground.server import serve
from tests.browser import OpenPage

pytestmark = pytest.mark.browser

LIBRARY = Library()
SMALL = (360, 640)
"""A small phone; Telegram leaves some 520 pixels of its height to a chat."""
TALLEST, MOST_WORDS = 520, 45
SEAL = "0123456789abcdef" * 4

LAYING = """async (messages) => {
  const { bubble } = await import("/page/bubble.js");
  const log = document.querySelector(".log");
  const box = (found) => found.getBoundingClientRect();
  const texts = function* (root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) yield walker.currentNode;
  };
  const seen = (root) => {
    const words = [];
    for (const node of texts(root)) {
      const folded = node.parentElement.closest(".folded .lines");
      const edge = folded ? box(folded).bottom : Infinity;
      for (const found of node.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        if (box(range).bottom <= edge + 2) words.push(found[0]);
      }
    }
    return words;
  };
  return messages.map((message) => {
    const shown = bubble(message, { kind: "private" }, { waiting: () => false }, false);
    log.replaceChildren(shown);
    const keys = [...shown.querySelectorAll(".key")];
    return {
      height: box(shown.querySelector(".keys")).bottom - box(shown.querySelector(".photo")).top,
      picture: box(shown.querySelector(".photo")).height,
      words: [...seen(shown.querySelector(".text")), ...keys.flatMap(seen)],
      broken: keys.filter((key) => box(key).height > 42).map((key) => key.textContent),
    };
  });
}"""
"""Lays messages out on the page, one by one: how tall each is and its picture, which words are seen
before anything is unfolded, and which buttons have two lines."""


def message(language: str, unfinished: int = 0) -> dict[str, Any]:
    """The title page as Telegram would send it to the page."""
    games = [(n, "senet") for n in range(unfinished)]
    page = home_page(LIBRARY[language], Prepared(RECOMMENDED, 2, SEAL), games)
    text, entities = parse_html(page.caption)
    rows = [[{"text": key.text, "callback_data": "-"} for key in row] for row in page.keys]
    return {
        "message_id": 1,
        "date": 0,
        "from": {"id": 1, "first_name": "Djehuty"},
        "caption": text,
        "caption_entities": entities,
        "photo": [{"file_id": "-", "width": 1280, "height": 720}],
        "reply_markup": {"inline_keyboard": rows},
    }


async def test_the_first_screen_is_few_words_and_no_taller_than_a_small_phone(
    open_page: OpenPage,
) -> None:
    new = [message(language) for language in LANGUAGES]
    back = [message(language, unfinished=1) for language in LANGUAGES]
    async with serve() as running, Play(running.url):
        page = await open_page(running.url, size=SMALL)
        found = await page.evaluate(LAYING, [*new, *back])
    for language, seen in zip(LANGUAGES, found, strict=False):
        words = [word for word in seen["words"] if any(map(str.isalnum, word))]
        assert len(words) <= MOST_WORDS, (language, words)
        assert seen["height"] <= TALLEST, language
        assert not any(SEAL[:8] in word for word in words), "the seal is folded"
    for seen in found:
        above = max(0, seen["height"] - TALLEST)
        assert above <= seen["picture"] / 2, "at least half of the picture is in sight"
        assert not seen["broken"], "a button's words do not fit on one line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seal_and_how_it_is_checked_are_there_for_who_unfolds(language: str) -> None:
    text, entities = parse_html(
        home_page(LIBRARY[language], Prepared(RECOMMENDED, 2, SEAL), ()).caption
    )
    (quote,) = [each for each in entities if each["type"] == "expandable_blockquote"]
    raw = text.encode("utf-16-le")
    folded = raw[2 * quote["offset"] : 2 * (quote["offset"] + quote["length"])].decode("utf-16-le")
    assert SEAL in folded
    assert "/verify" in folded
    assert "/words" in folded
