"""Boards that heal: whatever happened, each message comes to show what is true.

Sending is no part of acting. A board is dirty while `shown < wanted`; showing it is one call that
carries picture, caption and keyboard, always of the newest state. A crash between commit and call,
a lost answer, a deleted message or a 429 all end the same way: it is shown again until it is right.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

import structlog

from bot.board.frames import Frames
from bot.board.mending import Mending
from bot.board.posting import Posting
from bot.board.refusals import (
    MAX_RETRY_MS,
    anew,
    fresh,
    retry_ms,
    suited,
    verdict,
)
from bot.board.sight import Frame, told_anew
from bot.table.board_rows import SERVED
from bot.table.table import Table
from bot.telegram.inline import is_inline
from bot.telegram.sender import Sender
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles
from bot.telegram.wire import (
    ChatLost,
    ChatMoved,
    FileGone,
    Later,
    NotOurs,
    Refused,
    Unchanged,
    Unknown,
    WireError,
)
from storage.leases import EVERYTHING, Duties, ours, shard
from storage.operations import (
    ChangeBoard,
    Changes,
    DropUpload,
    Migrate,
)
from storage.rows import Board, Chat
from storage.store import Stale, StorageError, Store, behind

log = structlog.get_logger(__name__)

NETWORK_MS = 10_000
"""The longest pause after a failure of the network: it comes back without telling us."""
TRIED = 12
"""More failures of the network in a row are not counted."""
LONG_S = 60.0
"""For so many seconds people are not left without the board: where its message may not be changed
for so long, it comes down anew."""
EVERY = 10_000
"""More boards than any chat has to be shown."""
CROWD = 200
"""While so many chats wait for what may be sent in all, no more is looked for."""


class Boards:
    """The reconciler. `frames` says what is to be shown, `posting` shows it."""

    def __init__(
        self,
        store: Store,
        sender: Sender,
        frames: Frames,
        posting: Posting,
        *,
        clock: Callable[[], int],
        troubles: Troubles,
        spawn: Spawn,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        duties: Duties = EVERYTHING,
    ) -> None:
        self.frames = frames
        self._duties = duties
        self._store = store
        self._book = frames.book
        self._sender = sender
        self._posting = posting
        self._mending = Mending(store, frames, posting, clock)
        self._clock = clock
        self._troubles = troubles
        self._spawn = spawn
        self._sleep = sleep
        self._listeners: list[Callable[[int], None]] = []
        self._showing: dict[int, int] = {}
        """The boards that are being shown, and the chat of each."""
        self._since: dict[int, int] = {}
        """When the boards that are not shown as they are were first found so."""
        self._swept: set[tuple[int, int]] = set()
        """What the sweeps since the last whole one have queued: a board, as of which `wanted`."""
        self._behind = 0
        self._resting: set[int] = set()
        self._parking: list[Callable[[Board, Chat, WireError], None]] = []

    def on_settled(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with the game's id when every board of it shows its newest state."""
        self._listeners.append(listener)

    def on_parked(self, listener: Callable[[Board, Chat, WireError], None]) -> None:
        """Call `listener` when a board cannot be shown in its chat at all."""
        self._parking.append(listener)

    async def refresh(self, *games: int, patient: bool = False) -> None:
        """Queue what these games' boards lack; `patient`: behind what was pressed."""
        for game in games:
            await self.follow(await self._store.boards(game), patient=patient)

    async def follow(self, boards: Iterable[Board], *, patient: bool = False) -> None:
        """Queue what these boards lack, as they were just read."""
        for board in boards:
            if board.shown < board.wanted and not board.parked:
                await self._queue(board, patient=patient)

    async def sweep(self) -> None:
        """Queue what was left behind and is due: at the start, and every few seconds. It goes round
        the chats, a few boards of each of a hundred at a time; none while many wait for what may be
        sent in all. It goes behind whatever was just pressed."""
        if self._sender.crowd >= CROWD:
            return
        self._swept.clear()
        await self.look()
        async for board in self._mending.due(self._duties.mine):
            await self._queue(board, patient=True)

    async def look(self) -> None:
        """The same for what was raised since the last look alone: by another process, which does
        not tell us."""
        if self._sender.crowd >= CROWD:
            return
        boards = await self._store.dirty_boards(
            self._clock(), after=self._behind, mine=self._duties.mine
        )
        self._behind = behind([board.chat for board in boards])
        for board in boards:
            if (what := (board.id, board.wanted)) not in self._swept:
                self._swept.add(what)
                await self._queue(board, patient=True)

    def under_way(self, number: int) -> bool:
        """Whether a board in that shard is being shown."""
        return any(shard(chat) == number for chat in self._showing.values())

    async def raise_again(self, boards: Iterable[int]) -> None:
        """Have boards shown once more: what Telegram made of their last calls is not known."""
        for board in boards:
            with contextlib.suppress(Stale):  # it is gone
                await self._store.commit(ChangeBoard(board, (), raise_=True))

    @property
    def waiting(self) -> tuple[int, float]:
        """How many boards are not shown as they are, and for how many seconds the first of them has
        waited."""
        first = min(self._since.values(), default=None)
        return len(self._since), 0.0 if first is None else (self._clock() - first) / 1000

    @property
    def showing(self) -> frozenset[int]:
        """The boards that are being shown just now."""
        return frozenset(self._showing)

    async def dirty(self, mine: int) -> frozenset[int]:
        """The boards in these shards that are not shown as they are."""
        found, after = set[int](), 0
        while True:
            boards = await self._store.dirty_boards(
                self._clock(), after=after, each=EVERY, mine=mine
            )
            found.update(board.id for board in boards)
            if not (after := behind([board.chat for board in boards])):
                return frozenset(found)

    async def _queue(self, board: Board, *, patient: bool = False) -> None:
        if not ours(self._duties, board.chat):
            return  # whose it is looks for it
        self._since.setdefault(board.id, self._clock())
        chat = await self._store.chat(board.chat)
        if chat is None or chat.address is None:
            await self._change(board, (("parked", True),))
            return
        board_id, address = board.id, chat.address
        if board.message is not None and self._stuck(address):
            await self._anew(board)
            board = replace(board, message=None)
        show = partial(self.show, board_id, address)
        edits = board.message is not None or is_inline(address)
        self._sender.board(address, board_id, show, patient=patient, edits=edits)

    def _stuck(self, address: int) -> bool:
        """Whether a chat takes no changes for long, but new messages."""
        return self._sender.rest(address, edits=True) >= LONG_S and self._sends(address)

    def _sends(self, address: int) -> bool:
        """Whether a chat takes new messages."""
        return not is_inline(address) and self._sender.rest(address, edits=False) <= 0

    async def _anew(self, board: Board) -> None:
        """A board comes down in a new message; the one that it stood in loses its keyboard as soon
        as it can."""
        await self._change(board, (*anew(board), ("not_before", 0)))

    def wait(self, board: Board, address: int) -> float:
        """Seconds until Telegram lets us show a board again; at most 0 if it does."""
        edits = is_inline(address) or (board.message is not None and not self._stuck(address))
        return self._sender.rest(address, edits=edits)

    # -- showing one board -----------------------------------------------------------------------

    async def show(self, board_id: int, address: int | None = None) -> None:
        """One call that brings a board to the newest state, and what its answer means. `address` is
        that of the chat whose turn it is. If the group has moved since, it waits for its new one's.

        Never two at once for one board: a group that moves has two queues for a while. What was
        raised meanwhile is seen to when the first has ended.
        """
        if board_id in self._showing:
            return
        self._showing[board_id] = 0
        try:
            # Whose it is by now shows it.
            with (
                contextlib.suppress(NotOurs),
                self._troubles.watching("board", board=board_id) as watched,
            ):
                await self._show(board_id, address)
            if watched.failed:
                await self._put_off(board_id)
        finally:
            del self._showing[board_id]

    async def _put_off(self, board_id: int) -> None:
        """Something failed that nobody expected: the others are shown meanwhile."""
        board = await self._store.board(board_id)
        if board is not None:
            await self._delay(board)

    async def _show(self, board_id: int, address: int | None) -> None:
        board = await self._store.board(board_id)
        if board is None or not self._due(board):
            self._mending.forget(board_id)
            self._since.pop(board_id, None)
            return
        self._showing[board_id] = board.chat
        chat = await self._store.chat(board.chat)
        if chat is not None and self._misplaced(board, chat, address):
            await self._queue(board)
            return
        table = await self._book.newest(board.game)
        if chat is None or chat.address is None or table is None:
            await self._change(board, (("parked", True),))
            return
        board = self._posting.inlined(board, chat)
        left = await self._otherwise(board, chat, table)
        if left is None:
            return
        if self._misplaced(left, chat, address):  # it was to come down anew, meanwhile
            await self._queue(left)
            return
        board = left
        frame = await self.frames.frame(table, chat, board)
        try:
            noted = await self._posting.send(board, chat, frame)
        except Later as later:  # the sender comes back to it
            await self._rests(board, chat, later)
            raise
        except Unchanged:
            await self._shown(board, await self._posting.noted(board, chat, board.message or 0))
        except WireError as error:
            await self._failed(board, chat, frame, error)
        else:
            await self._shown(board, noted)

    async def _otherwise(self, board: Board, chat: Chat, table: Table) -> Board | None:
        """The board that is to be shown as it stands; None for one that is seen to in another way.
        One that is read aloud, or was, is queued to go on in another message where it must, as a
        text or in one of its own that tells what others did; one that is not as it should be is
        tried so."""
        ear = await self.frames.by_ear(chat)
        changes = suited(board, ear=ear)
        if not changes and ear and told_anew(table, chat, board):
            changes = (("told", table.game.ply), *fresh(board))
        if changes:
            await self._change(board, changes)
            changed = await self._store.board(board.id)
            if changed is not None:
                await self._queue(changed)
            return None
        if not self._mending.tries(board):
            return board
        if await self._mended(board, chat, table):
            return None
        return await self._store.board(board.id) or board  # its topic may be gone

    def _due(self, board: Board) -> bool:
        """Whether a board is to be shown, by us."""
        dirty = board.shown < board.wanted and not board.parked
        return dirty and ours(self._duties, board.chat)

    def _misplaced(self, board: Board, chat: Chat, address: int | None) -> bool:
        """Whether a board's turn has come in a queue that is not its own any more: the group has
        moved since, or what was to change a message must now post one, and that must wait."""
        if address not in (None, chat.address):
            return True
        return chat.address is not None and self.wait(board, chat.address) > 0

    async def _rests(self, board: Board, chat: Chat, later: Later) -> None:
        """Telegram asks for patience. Where that is asked for a change and lasts, the board comes
        down anew: what is limited for one kind of calls need not be for the other."""
        at = self._clock() + round(later.seconds * 1000)
        with contextlib.suppress(StorageError):  # the chat must be left alone all the same
            await self._change(board, (("not_before", at),))
            change = board.message is not None and later.edits is not False
            if change and later.seconds >= LONG_S and self._sends(chat.address or 0):
                await self._anew(board)
                await self._queue(replace(board, message=None))

    async def _mended(self, board: Board, chat: Chat, table: Table) -> bool:
        """Try a board as it should be; whether it stands so now."""
        try:
            posts = self._sends(chat.address or 0)
            noted = await self._mending.mend(board, chat, table, posts=posts)
        except Later as later:
            await self._rests(board, chat, later)
            raise
        if noted is not None:
            await self._shown(board, noted)
        return noted is not None

    async def _failed(self, board: Board, chat: Chat, frame: Frame, error: WireError) -> None:
        """What a refusal means for the board."""
        match error:
            case FileGone():
                await self._store.commit(DropUpload(frame.key))
                await self._queue(board)
            case ChatMoved():
                await self._store.commit(Migrate(chat.address or 0, error.address))
                self._book.forget()
                await self.refresh(board.game)
            case Unknown():  # a network that is down for an hour parks no board
                log.info("board not shown yet", board=board.id, game=board.game)
                await self._delay(board, NETWORK_MS)
            case _:
                await self._refused(board, chat, error)

    async def _refused(self, board: Board, chat: Chat, error: WireError) -> None:
        """It goes on in words, or elsewhere, or waits."""
        if isinstance(error, Refused):
            self._troubles.met("board", error, board=board.id, game=board.game)
        found = verdict(board, error, self._clock())
        await self._change(board, found.changes)
        after = dict(found.changes)
        if after.get("why", board.why) != board.why:
            log.info("board not shown as it should be", board=board.id, game=board.game, **after)
        if found.again is None:
            if await self._taken_back(board, error):
                return
            for listener in self._parking:
                listener(board, chat, error)
            await self._settle(board.game)
        elif found.again:
            self._rest(board, found.again)
        elif (changed := await self._store.board(board.id)) is not None:
            await self._queue(changed)

    async def _taken_back(self, board: Board, error: WireError) -> bool:
        """Whether a board is tried once more that Telegram says we may not show: it was raised
        since the call began, so we may have been taken back meanwhile. Whoever takes us back
        raises whatever is not shown yet."""
        now = await self._store.board(board.id) if isinstance(error, ChatLost) else None
        if now is None or now.wanted <= board.wanted:
            return False
        await self._change(board, SERVED)
        await self._queue(replace(now, parked=False))
        return True

    # -- after the answer ------------------------------------------------------------------------

    async def _shown(self, board: Board, noted: bool) -> None:  # noqa: FBT001 - what came of it
        if not noted:
            await self._delay(board)
            return
        boards = await self._store.boards(board.game)
        now = next((other for other in boards if other.id == board.id), None)
        self._since.pop(board.id, None)
        if now is not None and now.shown < now.wanted:
            await self._queue(now)
        else:
            self._settled(board.game, boards)

    async def _settle(self, game: int) -> None:
        self._settled(game, await self._store.boards(game))

    def _settled(self, game: int, boards: Sequence[Board]) -> None:
        if all(board.parked or board.shown >= board.wanted for board in boards):
            for listener in self._listeners:
                listener(game)

    async def _delay(self, board: Board, longest: int = MAX_RETRY_MS) -> None:
        """Try a board once more, each time later, after at most so many milliseconds."""
        pause, tries = retry_ms(board.tries, longest), min(board.tries + 1, TRIED)
        await self._change(board, (("not_before", self._clock() + pause), ("tries", tries)))
        self._rest(board, pause)

    def _rest(self, board: Board, pause: int) -> None:
        """Queue a board again after a pause in milliseconds."""
        if board.id not in self._resting:
            self._resting.add(board.id)
            self._spawn(self._again(board.id, pause / 1000))

    async def _again(self, board_id: int, pause_s: float) -> None:
        """Queue a board when its pause is over: who pressed does not wait for the next sweep."""
        try:
            await self._sleep(pause_s)
        finally:
            self._resting.discard(board_id)
        board = await self._store.board(board_id)
        if board is not None and not board.parked and board.shown < board.wanted:
            await self._queue(board)

    async def _change(self, board: Board, changes: Changes) -> None:
        if ("parked", True) in changes:  # nobody waits for it any more
            self._since.pop(board.id, None)
        await self._store.commit(ChangeBoard(board.id, changes))
