"""Showing a page: as a message of its own, or in place where that can be."""

from __future__ import annotations

from bot.choosing.page import Drawing, Page
from bot.handlers.visit import Visit
from bot.telegram.wire import MessageGone, Picture, Sent, Unchanged


def show(visit: Visit, page: Page) -> None:
    """Send a page with its picture."""
    renderer = visit.desk.renderer
    picture = page.picture or Drawing(renderer.title_key(), renderer.title)
    visit.show(picture, page.caption, page.keys)


async def turn(visit: Visit, page: Page) -> None:
    """Turn the pressed message into the page, or post a fresh one if it can't be.

    A page without a picture of its own comes from one like it: the title picture stays. A board is
    never turned into a page, not even one so new that we have not noted its message.
    """
    message = None if visit.press is None or visit.press.game else visit.message
    if message is None or not visit.has_picture or await _is_board(visit, message):
        show(visit, page)
        return
    wire, address = visit.desk.wire, visit.address

    async def edit(picture: Picture | None) -> Sent | None:
        if await _is_board(visit, message):
            return None  # while the page waited for its turn, a board took the message over
        try:
            if picture is not None:
                return await wire.edit_picture(address, message, picture, page.caption, page.keys)
            await wire.edit_caption(address, message, page.caption, page.keys)
        except Unchanged:
            pass
        except MessageGone:
            show(visit, page)
        return None

    async def caption(_: int | None) -> None:
        await edit(None)

    if page.picture is None:
        visit.send(caption)
    else:
        visit.pictured(page.picture, lambda _, picture: edit(picture))


async def _is_board(visit: Visit, message: int) -> bool:
    return await visit.desk.store.board_at(visit.chat.id, message) is not None
