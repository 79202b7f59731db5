"""Boards that are not shown as they should be, and are tried so: as a picture, in the topic where
they belong (decision 52). When, is decided in :mod:`bot.board.refusals`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace

import structlog

from bot.board.frames import Frames
from bot.board.posting import Following, Posting
from bot.board.refusals import EAR, PICTURE, amiss, healed, healing, may_heal
from bot.board.sight import Frame
from bot.table.board_rows import SERVED
from bot.table.table import Table
from bot.telegram.wire import (
    FileGone,
    Later,
    MessageGone,
    TopicClosed,
    TopicGone,
    Unchanged,
    WireError,
)
from storage.operations import AddStale, ChangeBoard, Changes, DropUpload
from storage.rows import Board, Chat
from storage.store import Store

log = structlog.get_logger(__name__)


class Mending:
    """Tries boards as they should be."""

    def __init__(
        self, store: Store, frames: Frames, posting: Posting, clock: Callable[[], int]
    ) -> None:
        self._store = store
        self._frames = frames
        self._posting = posting
        self._clock = clock
        self._asked: set[int] = set()
        """Boards that are to be tried so when they are shown next."""

    async def due(self, mine: int) -> AsyncIterator[Board]:
        """The boards in these shards that are tried now by themselves: nobody tells us of rights
        that a group gives back."""
        now = self._clock()
        for board in await self._store.healing_boards(now, mine=mine):
            self._asked.add(board.id)
            changes = (*(SERVED if board.parked else ()), *healing(board.heals + 1, now))
            await self._store.commit(ChangeBoard(board.id, changes, raise_=True))
            yield board

    def forget(self, board: int) -> None:
        """That board is not shown now."""
        self._asked.discard(board)

    def tries(self, board: Board) -> bool:
        """Whether a board is now tried as it should be, and is not shown so."""
        asked = board.id in self._asked
        self._asked.discard(board.id)
        return amiss(board) and (asked or may_heal(board, self._clock()))

    async def mend(self, board: Board, chat: Chat, table: Table, *, posts: bool) -> bool | None:
        """Show a board as it should be; None if Telegram does not take it so, else whether that
        could be noted. A text becomes a picture in place (editMessageMedia). `posts` says whether
        the chat takes new messages now: without, none comes in place of one that is gone, and no
        board goes home. `Later` if Telegram asks for patience."""
        better = board if board.why == EAR else replace(board, shape=PICTURE, why=None)
        if board.home is not None:
            better = replace(better, topic=board.home, home=None, message=None)
        if board.message is not None and better.message is None and not posts:
            await self._store.commit(ChangeBoard(board.id, healing(board.heals, self._clock())))
            return None
        try:
            noted = await self._shown(board, better, chat, table, posts=posts)
        except Later:
            raise
        except WireError as error:
            log.info("board not mended yet", board=board.id, why=type(error).__name__)
            gone = isinstance(error, TopicGone) and not isinstance(error, TopicClosed)
            home: Changes = (("home", None), ("lost", board.home)) if gone else ()
            changes = (*healing(board.heals, self._clock()), *home)
            await self._store.commit(ChangeBoard(board.id, changes))
            return None
        log.info("board mended", board=board.id, game=board.game)
        return noted

    async def _shown(
        self, board: Board, better: Board, chat: Chat, table: Table, *, posts: bool
    ) -> bool:
        frame, after = await self._frames.frame(table, chat, better), _healed(board, better)
        try:
            return await self._pictured(better, chat, frame, after)
        except MessageGone:
            if better.message is None or not posts:
                raise
            anew = replace(better, message=None)
            return await self._posting.send(anew, chat, frame, after)
        except Unchanged:
            message = better.message or 0
            return await self._posting.noted(better, chat, message, *after(message))

    async def _pictured(self, better: Board, chat: Chat, frame: Frame, after: Following) -> bool:
        try:
            return await self._posting.send(better, chat, frame, after)
        except FileGone:  # forgotten while the board was a text
            await self._store.commit(DropUpload(frame.key))
            return await self._posting.send(better, chat, frame, after)


def _healed(board: Board, better: Board) -> Following:
    """What is written when a message shows the board as it should be; the message that it stood in
    before is taken away."""

    def ops(message: int) -> tuple[ChangeBoard | AddStale, ...]:
        change = ChangeBoard(board.id, (*healed(board), ("topic", better.topic)))
        if board.message in (None, message):
            return (change,)
        return (change, AddStale(board.chat, board.message or 0))

    return ops
