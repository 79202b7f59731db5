"""A page to turn: what stands under a picture, and the buttons to its neighbours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.board.buttons import BackToGame
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts
from render import Renderer

LEADING_ON = frozenset({Kind.RULES, Kind.LEARN})
"""The buttons of pages that know in which game they were opened."""


@dataclass(frozen=True)
class Drawing:
    """A picture not drawn yet; under `key` Telegram may keep it."""

    key: str
    draw: Callable[[], bytes]


def title_picture(renderer: Renderer) -> Drawing:
    """The picture of the title page, under which any page may stand."""
    return Drawing(renderer.title_key(), renderer.title)


@dataclass(frozen=True)
class Page:
    """A caption (HTML), its buttons, and its picture; without one it stands under the title's."""

    caption: str
    keys: Keyboard
    picture: Drawing | None = None


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
