"""Showing a page: as a message of its own, or in place where that can be.

In a group a page belongs to who asked for it: its buttons carry their id, and others are told how
to open a page of their own. One that nobody asked for (the greeting) belongs to nobody until
somebody turns it.
"""

from __future__ import annotations

from dataclasses import replace

from bot.choosing.page import LEADING_ON, Drawing, Page
from bot.handlers.visit import Visit
from bot.telegram.callback_data import Kind
from bot.telegram.wire import Key, Keyboard, MessageGone, Picture, Sent, Unchanged

PAGES = frozenset(
    {Kind.MENU, Kind.NEW, Kind.RULES, Kind.LEARN, Kind.SET, Kind.SWITCHES, Kind.STAR, Kind.SHARE}
    | {Kind.REVIEW}
)
"""The buttons of pages. In their presses the ply is whose page it is, 0 for nobody's."""

OF_A_GAME = LEADING_ON | {Kind.REVIEW}
"""Of them those that know a game without standing under its board."""


def somebody_elses(visit: Visit) -> bool:
    """Whether a button of a page was pressed by another than who asked for it."""
    press = visit.press
    if press is None or press.kind not in PAGES or visit.private:
        return False
    return press.ply not in (0, visit.person.id)


def owned(visit: Visit, keys: Keyboard) -> Keyboard:
    """The buttons of a page as those of this visit's person; in a private chat all are."""
    if visit.private or visit.maybe_person is None:
        return keys
    owner = visit.maybe_person.id
    return tuple(tuple(_key_of(key, owner) for key in row) for row in keys)


def _key_of(key: Key, owner: int) -> Key:
    if key.press is None or key.press.kind not in PAGES:
        return key
    return replace(key, press=replace(key.press, ply=owner))


def show(visit: Visit, page: Page) -> None:
    """Send a page with its picture."""
    renderer = visit.desk.renderer
    picture = page.picture or Drawing(renderer.title_key(), renderer.title)
    visit.show(picture, page.caption, owned(visit, page.keys))


async def turn(visit: Visit, page: Page) -> None:
    """Turn the pressed message into the page, or post a fresh one if it can't be.

    A page without a picture of its own comes from one like it: the title picture stays. A board is
    never turned into a page, not even one so new that we have not noted its message.
    """
    press = visit.press
    under_board = press is not None and press.game and press.kind not in OF_A_GAME
    message = None if press is None or under_board else visit.message
    if message is None or not visit.has_picture or await _is_board(visit, message):
        show(visit, page)
        return
    wire, address, keys = visit.desk.wire, visit.address, owned(visit, page.keys)

    async def edit(picture: Picture | None) -> Sent | None:
        if await _is_board(visit, message):
            return None  # while the page waited for its turn, a board took the message over
        try:
            if picture is not None:
                return await wire.edit_picture(address, message, picture, page.caption, keys)
            await wire.edit_caption(address, message, page.caption, keys)
        except Unchanged:
            pass
        except MessageGone:
            show(visit, page)
        return None

    async def caption(_: int | None) -> None:
        await edit(None)

    if page.picture is None:
        visit.send(caption, edits=message)
    else:
        visit.pictured(page.picture, lambda _, picture: edit(picture), edits=message)


async def _is_board(visit: Visit, message: int) -> bool:
    return await visit.desk.store.board_at(visit.chat.id, message) is not None
