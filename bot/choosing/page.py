"""A page to turn: what stands under a picture, and the buttons to its neighbours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.board.buttons import BackToGame
from bot.board.layout import held
from bot.board.phone import BANNER, QUOTE, room_for_words
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts
from render import Renderer

LEADING_ON = frozenset({Kind.RULES, Kind.LEARN})
"""The buttons of pages that know in which game they were opened."""


Heading: TypeAlias = Literal["title", "banner", "same"]


@dataclass(frozen=True)
class Drawing:
    """A picture not drawn yet; under `key` Telegram may keep it."""

    key: str
    draw: Callable[[], bytes]


def title_picture(renderer: Renderer) -> Drawing:
    """The picture of the title page, under which any page may stand."""
    return Drawing(renderer.title_key(), renderer.title)


def banner_picture(renderer: Renderer) -> Drawing:
    """The flat picture above pages with many buttons: they must leave room on a small phone."""
    return Drawing(renderer.banner_key(), renderer.banner)


@dataclass(frozen=True)
class Page:
    """A caption (HTML), its buttons, and its picture. Without one it has its `heading`: the title's
    picture, the banner, or whichever stands there already."""

    caption: str
    keys: Keyboard
    picture: Drawing | None = None
    heading: Heading = "same"

    def pictured(self, renderer: Renderer) -> Drawing | None:
        """Its picture; None for the one that stands there."""
        if self.picture is not None or self.heading == "same":
            return self.picture
        return (title_picture if self.heading == "title" else banner_picture)(renderer)


def fitting(page: Page, picture: tuple[int, int] = BANNER) -> Page:
    """The page with as much of its words folded as it takes to be in sight whole on a small phone,
    under a picture of that width and height. Words that are folded somewhere already stay."""
    if QUOTE.search(page.caption):
        return page
    return replace(page, caption=held(page.caption, room_for_words(picture, page.keys)))


def leading_back(texts: Texts, page: Page, game: int) -> Page:
    """A page that was opened in the game of this number: its buttons lead on in it, and back to
    it. 0 is no game, and the page stays as it is."""
    if not game:
        return page
    rows = tuple(tuple(_of_game(key, game) for key in row) for row in page.keys)
    board = Key(texts.plain("key-to-game"), BackToGame().press(game))
    return replace(page, keys=(*rows, (board,)))


def _of_game(key: Key, game: int) -> Key:
    if key.press is None or key.press.kind not in LEADING_ON:
        return key
    return replace(key, press=replace(key.press, game=game))


def turning(page: int, pages: int, press_of: Callable[[int], Press]) -> Keyboard:
    """The row with the pages before and behind `page` (counted from 0), none where there is one
    page; `press_of` says what turns to a page."""
    row = tuple(
        Key(sign, press_of(to))
        for sign, to in ((f"‹ {page}/{pages}", page - 1), (f"{page + 2}/{pages} ›", page + 1))
        if 0 <= to < pages
    )
    return (row,) if row else ()
