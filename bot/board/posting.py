"""A frame on its way to its message, and what is noted of that: one call each, then one commit."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeAlias
from weakref import WeakValueDictionary

from bot.board.drawing import Draw, at_once
from bot.board.refusals import INLINE, PICTURE, WORDS, healed, is_healed
from bot.board.sight import Frame
from bot.telegram.wire import FileGone, NoPictures, Picture, Refused, Sent, Wire
from render import Renderer
from storage.leases import EVERYTHING, Duties
from storage.operations import AddStale, ChangeBoard, DropUpload, KeepUpload, Op, Shown
from storage.rows import INLINE_MESSAGE, Board, Chat
from storage.store import Stale, Store

UPLOAD_PATIENCE_S = 1.0
"""How long a board waits for another one that uploads the same picture. An upload that hangs must
hold no other chat."""

Stands: TypeAlias = Callable[[Board, Chat, int], None]
"""Hears that a message shows a board."""

Following: TypeAlias = Callable[[int], tuple[Op, ...]]
"""What else is written once a message shows a board, from that message."""


def drawing(frame: Frame, renderer: Renderer) -> Callable[[], bytes]:
    """Draws a frame's picture."""
    if frame.flat:
        return renderer.banner
    board = renderer.themed(frame.theme).board
    return partial(board, frame.view, signs=frame.signs, guide=frame.guide)


class InlinePictures(Protocol):
    """How pictures come into inline messages, to which nothing can be uploaded."""

    async def placed(self, board: Board, key: str, draw: Callable[[], bytes]) -> str:
        """A file's id, or an address, by which Telegram finds the picture of that key; `draw` draws
        it, where it is wanting."""


class Posting:
    """Shows frames; in inline messages as words where there are no `inline` pictures."""

    def __init__(
        self,
        store: Store,
        wire: Wire,
        renderer: Renderer,
        clock: Callable[[], int],
        draw: Draw = at_once,
        patience_s: float = UPLOAD_PATIENCE_S,
        duties: Duties = EVERYTHING,
        stands: Stands = lambda *_: None,
        inline: InlinePictures | None = None,
    ) -> None:
        self._store = store
        self._inline = inline
        self._stands = stands
        self._wire = wire
        self._renderer = renderer
        self._clock = clock
        self._draw = draw
        self._patience_s = patience_s
        self._duties = duties
        self._uploads: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def inlined(self, board: Board, chat: Chat) -> Board:
        """The board as it stands; in an inline message, if its chat is one."""
        if chat.inline is None:
            return board
        board = replace(board, message=INLINE_MESSAGE)
        return board if self._inline is not None else replace(board, shape=WORDS, why=INLINE)

    async def send(
        self, board: Board, chat: Chat, frame: Frame, more: Following = lambda _: ()
    ) -> bool:
        """Show a frame and note it, with what `more` follows for its message. False if it could not
        be noted."""
        if board.shape == PICTURE:
            return await self.picture(board, chat, frame, more)
        address, wire = chat.address or 0, self._wire
        if board.why == INLINE and board.picture is not None:
            return await self._covered(board, chat, frame, more)
        if board.message is None:
            message = await wire.send_text(
                address, board.topic, frame.caption, frame.keys, quiet=_came_down(board, chat)
            )
        else:
            message = board.message
            await wire.edit_text(address, message, frame.caption, frame.keys)
        return await self.noted(board, chat, message, *more(message))

    async def picture(
        self,
        board: Board,
        chat: Chat,
        frame: Frame,
        more: Following = lambda _: (),
    ) -> bool:
        """Show a frame by its file's id, and note it with what `more` follows for its message; a
        picture that Telegram lacks is drawn and uploaded by the first board that needs it, while
        the others wait a moment for the id. False if it could not be noted."""
        async with self._uploading(frame.key):
            file = await self._store.upload(frame.key)
            if file is None and chat.inline is not None:
                return await self._placed(board, chat, frame, more)
            if file is None:
                picture = Picture(await self._draw(drawing(frame, self._renderer)))
                try:
                    sent = await self._post(board, chat, frame, picture)
                except FileGone as error:  # there was no file: it is the picture that is refused
                    raise Refused(str(error)) from error
                kept = (
                    () if sent.file is None else (KeepUpload(frame.key, sent.file, self._clock()),)
                )
                return await self.noted(board, chat, sent.message, *more(sent.message), kept=kept)
        sent = await self._post(board, chat, frame, Picture(file=file))
        return await self.noted(board, chat, sent.message, *more(sent.message))

    async def _placed(self, board: Board, chat: Chat, frame: Frame, more: Following) -> bool:
        """The same in an inline message."""
        if self._inline is None:
            raise NoPictures("there is no way for a picture into an inline message")
        draw = drawing(frame, self._renderer)
        picture = Picture(file=await self._inline.placed(board, frame.key, draw))
        try:
            sent = await self._post(board, chat, frame, picture)
        except FileGone as error:  # of an address that is what it says when it finds nothing there
            raise Refused(str(error)) from error
        return await self.noted(board, chat, sent.message, *more(sent.message))

    async def _covered(self, board: Board, chat: Chat, frame: Frame, more: Following) -> bool:
        """Words in an inline message that shows a picture from before: below the board's own if
        Telegram happens to keep it, else below one of no game, so that none of the past is seen."""
        address, message = chat.address or 0, board.message or 0
        for key in (frame.key, self._renderer.banner_key(), self._renderer.title_key()):
            file = await self._store.upload(key)
            if file is None:
                continue
            try:
                await self._post(board, chat, frame, Picture(file=file))
            except FileGone:
                await self._store.commit(DropUpload(key))
                continue
            return await self.noted(board, chat, message, *more(message))
        await self._wire.edit_caption(address, message, frame.caption, frame.keys)
        return await self.noted(board, chat, message, *more(message))

    async def noted(
        self, board: Board, chat: Chat, message: int, *more: Op, kept: tuple[Op, ...] = ()
    ) -> bool:
        """Note that a message shows the board, and what `more` follows from that. False if another
        board took that message over before we had noted it; `kept` is written even then."""
        if is_healed(board):
            more = (*more, ChangeBoard(board.id, healed(board)))
        if board.last is not None:
            more = (*more, ChangeBoard(board.id, (("last", None),)))
            # A group's talk is not filled with old boards; in one's own chat they are its history.
            old = AddStale(board.chat, board.last, whole=chat.kind == "group")
            more = more if board.last == message else (*more, old)
        try:
            fence = self._duties.fence(board.chat)
            shown = Shown(board.id, board.wanted, message, chat.address, fence)
            await self._store.commit(shown, *more, *kept)
        except Stale:
            if kept:
                await self._store.commit(*kept)
            return False
        self._stands(board, chat, message)
        return True

    @contextlib.asynccontextmanager
    async def _uploading(self, key: str) -> AsyncIterator[None]:
        """One board at a time for each picture, as long as that one does not take too long."""
        lock = self._uploads.setdefault(key, asyncio.Lock())
        try:
            async with asyncio.timeout(self._patience_s):
                await lock.acquire()
        except TimeoutError:
            yield
            return
        try:
            yield
        finally:
            lock.release()

    async def _post(self, board: Board, chat: Chat, frame: Frame, picture: Picture) -> Sent:
        address = chat.address or 0
        if board.message is None:
            return await self._wire.send_picture(
                address,
                board.topic,
                picture,
                frame.caption,
                frame.keys,
                quiet=_came_down(board, chat),
            )
        return await self._wire.edit_picture(
            address, board.message, picture, frame.caption, frame.keys
        )


def _came_down(board: Board, chat: Chat) -> bool:
    """Whether a group's board comes down below what was said there: it is no news to anybody. Who
    is to act is called by a message of its own."""
    return board.last is not None and chat.kind == "group"
