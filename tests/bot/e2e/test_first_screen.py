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
from tests.bot.e2e.laying import as_sent, laid
from tests.browser import OpenPage

pytestmark = pytest.mark.browser

LIBRARY = Library()
SMALL = (360, 640)
"""A small phone; Telegram leaves some 520 pixels of its height to a chat."""
TALLEST, MOST_WORDS = 520, 45
SEAL = "0123456789abcdef" * 4


def message(language: str, unfinished: int = 0) -> dict[str, Any]:
    """The title page as Telegram would send it to the page."""
    games = [(n, "senet") for n in range(unfinished)]
    page = home_page(LIBRARY[language], Prepared(RECOMMENDED, 2, SEAL), games)
    return as_sent(page.caption, page.keys, (1280, 720))


async def test_the_first_screen_is_few_words_and_no_taller_than_a_small_phone(
    open_page: OpenPage,
) -> None:
    new = [message(language) for language in LANGUAGES]
    back = [message(language, unfinished=1) for language in LANGUAGES]
    async with serve() as running, Play(running.url):
        page = await open_page(running.url, size=SMALL)
        found = await laid(page, [*new, *back], counting=True)
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
