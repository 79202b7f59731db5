"""The picture of somebody's page: its words touch neither each other nor a frame."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Final

import pytest
from PIL import Image, ImageChops

from bot.choosing.me_pages import MePages, Mine
from bot.words.library import LANGUAGES, Library
from render import Card, Renderer
from render.card import ROW_WORDS, WORDS
from storage.rows import Standing

LIBRARY: Final = Library()
TRAY: Final = (26, 474, 628, 670)
"""Left, top, right and bottom of where words of throws and choices stand."""
ROW_TRAY: Final = (652, 474, 1254, 670)
"""The same of the longest row of wins."""
SEEN: Final = [255 * (value > 24) for value in range(256)]


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer()


def card(renderer: Renderer, language: str, luck: float, cost: float, games: int) -> Card:
    doubt = 0.001 * games**2
    one = Standing(
        1, "thibault", games, 1, 0, 1, 1, reviewed=games, luck=luck, cost=cost, doubt=doubt
    )
    found = MePages(LIBRARY[language], renderer, Mine("Anna", (one,)), 0).card()
    assert found is not None
    return found


def written(
    renderer: Renderer,
    shown: Card,
    bare: Card | None = None,
    tray: tuple[int, int, int, int] = TRAY,
) -> Image.Image:
    """What stands in the tray that is not in an empty one, or in that of a `bare` card."""
    pictures = (
        Image.open(io.BytesIO(renderer.card(each))).convert("RGB").crop(tray)
        for each in (bare or Card(shown.rows), shown)
    )
    return ImageChops.difference(*pictures).convert("L").point(SEEN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("luck", "cost", "games"),
    [(0.2, -0.2, 10), (3.1, 21.7, 24), (-134.0, 99.0, 400), (-1234.0, 1888.0, 4000), (0.2, 0.1, 1)],
)
def test_words_stay_within_their_half_of_the_tray(
    renderer: Renderer, language: str, luck: float, cost: float, games: int
) -> None:
    shown = card(renderer, language, luck, cost, games)
    drawn = written(renderer, shown)
    left, top, right, bottom = drawn.getbbox() or (0, 0, 0, 0)
    (first, middle), (second, last) = WORDS
    assert TRAY[0] + left >= first - 4
    assert TRAY[0] + right <= last + 4
    assert TRAY[1] + top >= TRAY[1] + 16
    assert TRAY[1] + bottom <= TRAY[3] - 16
    if not shown.unknown:
        gap = drawn.crop((middle + 4 - TRAY[0], 0, second - 4 - TRAY[0], drawn.height))
        assert gap.getbbox() is None, "luck and choices stand apart"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_say_that_the_figure_beside_the_wreath_is_the_longest_row_of_wins(
    renderer: Renderer, language: str
) -> None:
    """It was taken for how many games were won."""
    shown = card(renderer, language, 0.2, 0.1, 1)
    words = written(renderer, shown, replace(shown, row=()), ROW_TRAY)
    left, top, right, bottom = words.getbbox() or (0, 0, 0, 0)
    assert ROW_TRAY[0] + left >= ROW_WORDS[0] - 4
    assert ROW_TRAY[0] + right <= ROW_WORDS[2] + 4
    figure = written(renderer, shown, replace(shown, best=7), ROW_TRAY).getbbox() or (0, 0, 0, 0)
    assert figure[3] < top, "the figure stands above it"
    assert bottom <= ROW_TRAY[3] - ROW_TRAY[1] - 16


def test_where_nothing_was_won_there_is_no_wreath(renderer: Renderer) -> None:
    """A zero beside it told nothing."""
    shown = card(renderer, "en", 0.2, 0.1, 1)
    assert shown.row == ("wins in a row (record)", "by the same rules"), "not of all games"
    none = replace(shown, best=0)
    assert written(renderer, none, Card(shown.rows), ROW_TRAY).getbbox() is None
