"""Showing a page of the menu: under the title picture, in place where that can be."""

from __future__ import annotations

from bot.choosing import Page
from bot.visit import Visit
from bot.wire import MessageGone, Unchanged


def show(visit: Visit, page: Page) -> None:
    """Send the title picture with a page of the menu."""
    renderer = visit.desk.renderer
    visit.show(renderer.title_key(), renderer.title, page.caption, page.keys)


async def turn(visit: Visit, page: Page) -> None:
    """Turn the menu's page: edit the pressed message, or post a fresh one if it can't be.

    A board is never turned into a page, not even one so new that we have not noted its message.
    """
    message = None if visit.press is None or visit.press.game else visit.message
    board = None if message is None else await visit.desk.store.board_at(visit.chat.id, message)
    if message is None or not visit.has_picture or board is not None:
        show(visit, page)
        return

    async def edit(_: int | None) -> None:
        if await visit.desk.store.board_at(visit.chat.id, message) is not None:
            return  # while the page waited for its turn, a board took the message over
        try:
            await visit.desk.wire.edit_caption(visit.address, message, page.caption, page.keys)
        except Unchanged:
            return
        except MessageGone:
            show(visit, page)

    visit.send(edit)
