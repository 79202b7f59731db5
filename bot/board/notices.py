"""Short messages owed to somebody, those to be taken away again, and keyboards still to be taken
away: rows until done."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

import structlog

from bot.board import drawing
from bot.board.drawing import Draw
from bot.board.frames import Frames
from bot.board.presence import Presence
from bot.board.telling import Telling
from bot.table import notice_rows
from bot.table.door import Door
from bot.telegram.sender import Sender
from bot.telegram.troubles import Troubles
from bot.telegram.wire import (
    ChatMoved,
    Later,
    MessageGone,
    NotOurs,
    Refused,
    Unchanged,
    Unknown,
    Wire,
    WireError,
)
from storage.leases import EVERYTHING, Duties, ours
from storage.operations import (
    AddNotice,
    DelayNotice,
    DelayStale,
    DropNotice,
    DropStale,
    KeepNotice,
    Migrate,
    Op,
    TakeNotice,
)
from storage.rows import Board, Chat, Notice, StaleMessage
from storage.store import Stale, Store, behind

log = structlog.get_logger(__name__)

PAUSE_MS = 5000
"""The pause after the first failure; it doubles up to :data:`MAX_PAUSE_MS`."""
MAX_PAUSE_MS = 60_000
TRIES = 60
"""A notice or a strip that failed so often is given up: after about an hour."""


class Notices:
    """Sends what is owed, at least once, and strips old messages."""

    def __init__(
        self,
        store: Store,
        door: Door,
        frames: Frames,
        wire: Wire,
        sender: Sender,
        *,
        clock: Callable[[], int],
        troubles: Troubles,
        presence: Presence,
        duties: Duties = EVERYTHING,
        draw: Draw = drawing.at_once,
    ) -> None:
        self._store = store
        self.presence = presence
        self._telling = Telling(store, door, frames, wire, presence, clock, draw)
        self._troubles = troubles
        self._door = door
        self._wire = wire
        self._sender = sender
        self._clock = clock
        self._duties = duties
        self._busy: set[tuple[str, int, int]] = set()
        self._behind = self._stale_behind = 0

    async def follow(self, game: int, boards: Iterable[Board]) -> None:
        """Queue what is owed and due about a game, and in the chats of its boards."""
        now, busy = self._clock(), frozenset(self._busy)
        notices = await self._store.notices_of(game, now)
        stale: list[StaleMessage] = []
        for chat in sorted({board.chat for board in boards}):
            found = await self._store.stale_messages(now, after=chat - 1, chats=1)
            stale += (one for one in found if one.chat == chat)
        await self._queue_all(notices, stale, busy)

    async def sweep(self) -> None:
        """Queue what is owed and due, a few of each of the next hundred chats; then come those
        behind them."""
        now, busy = self._clock(), frozenset(self._busy)
        mine = self._duties.mine
        notices = await self._store.notices(now, after=self._behind, mine=mine)
        self._behind = behind([notice.chat for notice in notices])
        stale = await self._store.stale_messages(now, after=self._stale_behind, mine=mine)
        self._stale_behind = behind([one.chat for one in stale])
        await self._queue_all(notices, stale, busy)

    async def _queue_all(
        self,
        notices: Iterable[Notice],
        stale: Iterable[StaleMessage],
        busy: frozenset[tuple[str, int, int]],
    ) -> None:
        """Queue all but what was under way before they were read: it may be done by then, and must
        not be told twice."""
        for notice in notices:
            if _notice_key(notice) not in busy:
                with self._troubles.watching("notice", notice=notice.id):
                    await self._queue_notice(notice)
        for one in stale:
            if _stale_key(one) not in busy:
                with self._troubles.watching("notice", chat=one.chat, message=one.message):
                    await self._queue_stale(one)

    def _later(self, tries: int) -> int:
        return self._clock() + min(MAX_PAUSE_MS, PAUSE_MS << tries)

    async def _queue_notice(self, notice: Notice) -> None:
        if notice.message == notice_rows.RING:
            await self._ring(notice)
            return
        chat = await self._store.chat(notice.chat)
        if chat is None or chat.address is None:
            await self._store.commit(DropNotice(notice.id))
            return
        if chat.inline is not None:
            await self._store.commit(*await self._telling.elsewhere(notice))
            return
        later = DelayNotice(notice.id, self._later(notice.tries))
        self._queue(
            _notice_key(notice),
            chat,
            lambda: self._telling.told(notice, chat),
            (DropNotice(notice.id), later),
            notice.tries,
            edits=notice.sent is not None,
        )

    async def _ring(self, notice: Notice) -> None:
        """Those who want to hear of a group's new game are owed a word each, one after the other:
        in one commit, so nobody is passed over and nobody owed it twice, wherever we die."""
        store, owed = self._store, list[Op]()
        table = await self._door.book.newest(notice.game or 0)
        who = () if table is None else await store.to_ring(notice.chat)
        at = self._clock() + notice_rows.BELL_SOON_MS
        for person in who:
            if await store.unfinished(chat=notice.chat, person=person, limit=1):
                continue  # they play there
            home = await store.private_chat(person)
            if home is not None and table is not None and person != table.game.host:
                id_ = await store.new_id("notice")
                due = at + len(owed) * notice_rows.BELL_STEP_MS
                owed.append(AddNotice(notice_rows.bell(id_, home.id, table.game.id, due)))
        with contextlib.suppress(Stale):  # another process has done it
            await store.commit(TakeNotice(notice.id), *owed)

    async def _queue_stale(self, stale: StaleMessage) -> None:
        chat = await self._store.chat(stale.chat)
        drop = DropStale(stale.chat, stale.message)
        board = await self._store.board_at(stale.chat, stale.message)
        lost = chat is None or chat.inline is not None
        if chat is None or lost or chat.address is None or (board is not None and not board.parked):
            await self._store.commit(drop)
            return
        address = chat.address

        async def strip() -> None:
            if stale.whole:
                with contextlib.suppress(Refused, MessageGone):  # too old: it loses its buttons
                    await self._wire.delete(address, stale.message)
                    return
            await self._wire.strip(address, stale.message)

        later = DelayStale(stale.chat, stale.message, self._later(stale.tries))
        self._queue(
            _stale_key(stale),
            chat,
            strip,
            (drop, later),
            stale.tries,
            edits=True,
        )

    def _queue(
        self,
        key: tuple[str, int, int],
        chat: Chat,
        call: Callable[[], Awaitable[tuple[Op, ...] | None]],
        after: tuple[Op, Op],
        tries: int,
        *,
        edits: bool,
    ) -> None:
        """Queue one call, which `edits` a message or posts one; the first of `after` ends it,
        unless the call gives what is to be written instead; the second tries it again."""
        drop, later = after
        if key in self._busy or chat.address is None or not ours(self._duties, chat.id):
            return
        self._busy.add(key)
        address = chat.address

        async def job() -> None:
            waits = False
            if not ours(self._duties, chat.id):  # it was given away while this waited
                self._busy.discard(key)
                return
            try:
                with self._troubles.watching("notice", what=key[0], of=key[1], number=key[2]) as it:
                    done = await self._try(key[0], address, call, after, tries)
                    await self._store.commit(*self._fenced(chat, done))
                if it.failed:
                    await self._store.commit(later if tries < TRIES else drop)
            except Later:
                waits = True
                raise
            except NotOurs:  # whose it is by now sends it
                pass
            finally:
                if not waits:
                    self._busy.discard(key)

        self._sender.reply(address, job, patient=True, edits=edits)

    def _fenced(self, chat: Chat, ops: Iterable[Op]) -> tuple[Op, ...]:
        """The same, of which what says that something was sent counts only by whose chat it is."""
        fence = self._duties.fence(chat.id)
        return tuple(
            replace(op, fence=fence) if isinstance(op, DropNotice | KeepNotice) else op
            for op in ops
        )

    async def _try(
        self,
        what: str,
        address: int,
        call: Callable[[], Awaitable[tuple[Op, ...] | None]],
        after: tuple[Op, Op],
        tries: int,
    ) -> tuple[Op, ...]:
        """Make the call; what is to be written then."""
        drop, later = after
        try:
            instead = await call()
        except Later:
            raise
        except ChatMoved as moved:
            await self._store.commit(Migrate(address, moved.address))
            self._door.book.forget()
            return (later,)
        except Unknown as error:
            log.info("owed message not sent", what=what, why=type(error).__name__)
            return (later if tries < TRIES else drop,)
        except Unchanged:
            return (drop,)
        except WireError as error:
            log.info("owed message given up", what=what, why=type(error).__name__)
            return (drop,)
        return (drop,) if instead is None else instead


def _notice_key(notice: Notice) -> tuple[str, int, int]:
    return ("notice", notice.id, 0)


def _stale_key(stale: StaleMessage) -> tuple[str, int, int]:
    return ("stale", stale.chat, stale.message)
