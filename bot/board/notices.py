"""Short messages owed to somebody, and keyboards still to be taken away: rows until done."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping

import structlog

from bot.board.news import news_text
from bot.board.reconciler import Boards
from bot.table.door import Door
from bot.table.notice_rows import NEWS, NUDGE
from bot.table.places import Place
from bot.table.table import BrokenGame
from bot.telegram.callback_data import Kind, Press
from bot.telegram.sender import Sender
from bot.telegram.wire import (
    ChatMoved,
    Key,
    Keyboard,
    Later,
    TopicGone,
    Unchanged,
    Unknown,
    Wire,
    WireError,
)
from bot.words.names import called
from games.core import GameError
from storage.rows import Chat, Notice, StaleMessage
from storage.store import DelayNotice, DelayStale, DropNotice, DropStale, Migrate, Op, Store

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
        boards: Boards,
        wire: Wire,
        sender: Sender,
        *,
        clock: Callable[[], int],
    ) -> None:
        self._store = store
        self._door = door
        self._boards = boards
        self._wire = wire
        self._sender = sender
        self._clock = clock
        self._busy: set[tuple[str, int, int]] = set()

    async def sweep(self) -> None:
        """Queue everything owed and due.

        What is under way when we begin is left to the next sweep: it may be done before we have
        read, and must not be told twice.
        """
        now, busy = self._clock(), frozenset(self._busy)
        for notice in await self._store.notices(now):
            if _notice_key(notice) not in busy:
                await self._queue_notice(notice)
        for stale in await self._store.stale_messages(now):
            if _stale_key(stale) not in busy:
                await self._queue_stale(stale)

    def _later(self, tries: int) -> int:
        return self._clock() + min(MAX_PAUSE_MS, PAUSE_MS << tries)

    async def _queue_notice(self, notice: Notice) -> None:
        chat = await self._store.chat(notice.chat)
        if chat is None or chat.address is None:
            await self._store.commit(DropNotice(notice.id))
            return
        drop = DropNotice(notice.id)
        later = DelayNotice(notice.id, self._later(notice.tries))
        self._queue(
            _notice_key(notice),
            chat,
            lambda: self._tell(notice, chat),
            (drop, later),
            notice.tries,
        )

    async def _queue_stale(self, stale: StaleMessage) -> None:
        chat = await self._store.chat(stale.chat)
        drop = DropStale(stale.chat, stale.message)
        board = await self._store.board_at(stale.chat, stale.message)
        if chat is None or chat.address is None or (board is not None and not board.parked):
            await self._store.commit(drop)
            return
        address = chat.address
        later = DelayStale(stale.chat, stale.message, self._later(stale.tries))
        self._queue(
            _stale_key(stale),
            chat,
            lambda: self._wire.strip(address, stale.message),
            (drop, later),
            stale.tries,
        )

    def _queue(
        self,
        key: tuple[str, int, int],
        chat: Chat,
        call: Callable[[], Awaitable[None]],
        after: tuple[Op, Op],
        tries: int,
    ) -> None:
        """Queue one call; the first of `after` ends it, the second tries it again."""
        drop, later = after
        if key in self._busy or chat.address is None:
            return
        self._busy.add(key)
        address = chat.address

        async def job() -> None:
            done = drop
            try:
                await call()
            except Later:
                raise
            except ChatMoved as moved:
                await self._store.commit(Migrate(address, moved.address))
                self._door.book.forget()
                done = later
            except Unknown as error:
                log.info("owed message not sent", what=key[0], why=type(error).__name__)
                done = later if tries < TRIES else drop
            except Unchanged:
                pass
            except WireError as error:
                log.info("owed message given up", what=key[0], why=type(error).__name__)
            await self._store.commit(done)
            self._busy.discard(key)

        self._sender.reply(address, job)

    async def _tell(self, notice: Notice, chat: Chat) -> None:
        args = json.loads(notice.args)
        if notice.message == NUDGE:
            await self._nudge(notice, chat, args)
            return
        if notice.message == NEWS:
            await self._news(notice, chat, args["ply"])
            return
        texts = await self._boards.texts(chat)
        words = {}
        for key, id_ in args.items():
            person = await self._store.person(id_)
            name = None if person is None else called(person.nickname, person.name)
            words[key] = name or texts.plain("somebody")
        keys: Keyboard = ()
        if notice.game is not None:
            keys = ((Key(texts.plain("key-resume"), Press(Kind.BRING, notice.game)),),)
        await self._say(notice, chat, texts.html(notice.message, **words), keys)

    async def _say(self, notice: Notice, chat: Chat, text: str, keys: Keyboard = ()) -> None:
        """A message where the notice is owed, or in the chat itself if its topic is gone."""
        address = chat.address or 0
        try:
            await self._wire.send_text(address, notice.topic, text, keys)
        except TopicGone:
            if notice.topic is None:
                raise
            await self._wire.send_text(address, None, text, keys)

    async def _news(self, notice: Notice, chat: Chat, ply: int) -> None:
        """What happened to players, with mockery where the chat wants it."""
        try:
            table = await self._door.book.newest(notice.game or 0)
        except (BrokenGame, GameError):
            log.exception("news of a game that cannot be read", game=notice.game)
            return
        if table is None:
            return
        texts, names = await self._boards.texts(chat), await self._boards.names(table)
        text = news_text(table, texts, names, ply, mocked=chat.mocked)
        if text:
            await self._say(notice, chat, text)

    async def _nudge(self, notice: Notice, chat: Chat, args: Mapping[str, int]) -> None:
        """No message: a fresh board, which Telegram tells them of."""
        person = await self._store.person(args["person"])
        if person is not None and notice.game is not None:
            place = Place(chat, notice.topic)
            await self._door.places.nudge(notice.game, args["ply"], person, place)


def _notice_key(notice: Notice) -> tuple[str, int, int]:
    return ("notice", notice.id, 0)


def _stale_key(stale: StaleMessage) -> tuple[str, int, int]:
    return ("stale", stale.chat, stale.message)
