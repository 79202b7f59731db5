"""A page to turn: what stands under a picture, and the buttons to its neighbours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.telegram.callback_data import Press
from bot.telegram.wire import Key, Keyboard


@dataclass(frozen=True)
class Drawing:
    """A picture not drawn yet; under `key` Telegram may keep it."""

    key: str
    draw: Callable[[], bytes]


@dataclass(frozen=True)
class Page:
    """A caption (HTML), its buttons, and its picture; without one it stands under the title's."""

    caption: str
    keys: Keyboard
    picture: Drawing | None = None


def turning(page: int, pages: int, press_of: Callable[[int], Press]) -> Keyboard:
    """The row with the pages before and behind `page` (counted from 0), none where there is one
    page; `press_of` says what turns to a page."""
    row = tuple(
        Key(sign, press_of(to))
        for sign, to in ((f"‹ {page}/{pages}", page - 1), (f"{page + 2}/{pages} ›", page + 1))
        if 0 <= to < pages
    )
    return (row,) if row else ()
