"""Showing a page: as a message of its own, or in place where that can be.

In a group a page belongs to who asked for it: its buttons carry their id, and others are told how
to open a page of their own. One that nobody asked for (the greeting) belongs to nobody until
somebody turns it. A game that is over is looked at together: its review, its boards and its film
are turned by everybody.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.board.caption import MAX_CAPTION
from bot.choosing.home_page import Prepared
from bot.choosing.opening import Opening
from bot.choosing.page import LEADING_ON, Page, banner_picture
from bot.handlers.visit import PressVisit, Visit
from bot.telegram.callback_data import Kind
from bot.telegram.wire import Key, Keyboard, MessageGone, Picture, Refused, Sent, Unchanged, Wire
from games.fair import commitment

T = TypeVar("T")

PAGES = frozenset(
    {Kind.MENU, Kind.NEW, Kind.RULES, Kind.LEARN, Kind.SET, Kind.SWITCHES, Kind.STAR, Kind.SHARE}
    | {Kind.ME, Kind.REVIEW, Kind.REPLAY, Kind.FILM, Kind.PLAY_NOW}
)
"""The buttons of pages. In their presses the ply is whose page it is, 0 for nobody's."""

FOR_ALL = frozenset({Kind.REVIEW, Kind.REPLAY, Kind.FILM})
"""Of them those that everybody may press: they decide nothing."""

OWNED = PAGES - FOR_ALL
"""Of them those that are for who asked for the page."""

OF_A_GAME = LEADING_ON | FOR_ALL
"""Of all of them those that know a game without standing under its board."""


def somebody_elses(visit: PressVisit) -> bool:
    """Whether a button of a page was pressed by another than who asked for it."""
    if visit.press.kind not in OWNED or visit.private:
        return False
    return visit.ply not in (0, visit.person.id)


def owned(visit: Visit, keys: Keyboard) -> Keyboard:
    """The buttons of a page as those of this visit's person; in a private chat all are."""
    if visit.private or visit.maybe_person is None:
        return keys
    owner = visit.maybe_person.id
    return tuple(tuple(_key_of(key, owner) for key in row) for row in keys)


def _key_of(key: Key, owner: int) -> Key:
    if key.press is None or key.press.kind not in OWNED:
        return key
    return replace(key, press=replace(key.press, ply=owner))


def show(visit: Visit, page: Page, *, answered: int | None = None) -> None:
    """Send a page with its picture, as an answer to a message if it is to be one."""
    renderer = visit.renderer
    picture = page.pictured(renderer) or banner_picture(renderer)
    visit.show(picture, page.caption, owned(visit, page.keys), answered=answered)


async def prepare(visit: Visit, opening: Opening) -> Prepared:
    """The game that a page's *Play* begins at one tap, as that opening says: its number, its seal,
    and the words brought to it, to be shown before."""
    ready = await visit.desk.door.seating.ready(visit.chat.id)
    shared = not visit.private
    return Prepared(opening, ready.game, commitment(ready.secret), ready.words, shared=shared)


async def turn(visit: PressVisit, page: Page) -> None:
    """Turn the pressed message into the page, or post a fresh one if it can't be.

    A page without a picture of its own comes from one like it: that one's stays. A board is
    never turned into a page, not even one so new that we have not noted its message.
    """
    under_board = visit.game and visit.press.kind not in OF_A_GAME
    message = None if under_board else visit.message
    worded = message is not None and visit.worded
    shown = worded if visit.by_ear else visit.has_picture or worded
    if message is None or not shown or await visit.on_board():
        show(visit, page)
        return
    renderer = visit.renderer
    pictured = page.pictured(renderer) or (banner_picture(renderer) if worded else None)
    edit = _Edit(visit, page, message, worded=worded)
    if visit.by_ear:
        visit.send(edit.words, edits=message)
    elif pictured is None:
        visit.send(edit.caption, edits=message)
    else:
        visit.pictured(pictured, edit.picture, edit.words, edits=message)


@dataclass(frozen=True)
class _Edit:
    """The pressed message becomes a page; `worded` if it is a text now."""

    visit: Visit
    page: Page
    message: int
    worded: bool

    async def caption(self, _: int | None) -> None:
        """Other words under the picture that stands there."""
        try:
            await self._made(self._wire.edit_caption)
        except Refused as error:  # what cannot be said there is said below
            self.visit.desk.troubles.met("reply", error)
            show(self.visit, self.page)

    async def picture(self, _: int | None, picture: Picture) -> Sent | None:
        """The page's picture and its words."""

        async def edit(address: int, message: int, caption: str, keys: Keyboard) -> Sent:
            return await self._wire.edit_picture(address, message, picture, caption, keys)

        sent = await self._made(edit)
        self.visit.desk.delivery.paged(self.visit.address, self.message, words=False)
        return sent

    async def words(self, _: int | None) -> None:
        """No picture may stand there: a text stays one, else there is a new one."""
        if self.worded:
            await self._made(self._wire.edit_text)
        else:
            show(self.visit, self.page)

    @property
    def _wire(self) -> Wire:
        return self.visit.desk.wire

    async def _made(self, edit: Callable[[int, int, str, Keyboard], Awaitable[T]]) -> T | None:
        """What an edit gives; None if the message shows that already, or is no page any more."""
        visit, page = self.visit, self.page
        if await visit.on_board():
            return None  # while the page waited for its turn, a board took the message over
        try:
            said = visit.headed(page.caption, MAX_CAPTION)
            keys = visit.keyed(owned(visit, page.keys))
            return await edit(visit.address, self.message, said, keys)
        except Unchanged:
            pass
        except MessageGone:
            show(visit, page)
        return None
