"""Whether a player is still in the group: asked of Telegram, where an update may have been missed.

Usually an update tells it. Telegram keeps those for a day, sends none of an account that was
deleted, and in large groups shows no message of who left. So it asks, but seldom: before somebody
is called whose turn has stood for a while, and when who stays wants to know.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import structlog

from bot.table.door import Door
from bot.table.table import Table
from bot.telegram.wire import ChatLost, Wire, WireError
from storage.operations import ChangePerson
from storage.rows import Chat
from storage.store import Store

log = structlog.get_logger(__name__)

KEPT_S: Final = 60.0
"""So long an answer is taken to be true."""
ASK_S: Final = 3.0
"""How long who stays waits for an answer."""
MOST: Final = 20
"""So many people at most are asked for at once: when the bot is taken back into a group."""
MANY: Final = 1000
"""From so many answers on those are forgotten whose time is over."""


@dataclass(frozen=True, slots=True)
class _Answer:
    gone: bool
    until: float


class Presence:
    """Asks, remembers the answers for a while, and marks the seats of those who are gone. `seconds`
    is a clock that only grows."""

    def __init__(
        self,
        store: Store,
        door: Door,
        wire: Wire,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._door = door
        self._wire = wire
        self._seconds = seconds
        self._kept: dict[tuple[int, int], _Answer] = {}
        self._heard = 0
        """How often we heard of somebody who came or went: what was asked before may be old."""

    async def gone(self, chat: Chat, person: int) -> bool:
        """Whether that person is no longer in the group, as far as it can be told; then their
        seats are marked."""
        kept = self._kept.get((chat.id, person))
        if kept is not None and kept.until > self._seconds():
            return kept.gone
        who = await self._store.person(person)
        if not chat.talks or chat.address is None or who is None or who.telegram is None:
            return False
        heard = self._heard
        try:
            gone = not await self._wire.present(chat.address, who.telegram)
        except WireError as error:
            log.info("cannot ask for a player", why=type(error).__name__)
            return False
        if heard != self._heard:
            return False
        self._keep((chat.id, person), gone=gone)
        if gone:
            await self._door.absence.left(person, chat.id)
        return gone

    async def look(self, *tables: Table, but: int | None = None) -> None:
        """Ask for all who play at these tables of a group, but for one who was just seen; not for
        those who are known to be away."""
        wanted = dict.fromkeys(
            (table.game.chat, player.person)
            for table in tables
            if table.game.mode == "group"
            for player in table.players
            if player.person not in (None, but) and not player.absent
        )
        await self._ask(list(wanted)[:MOST])

    async def look_soon(self, table: Table, *, but: int) -> None:
        """The same, for who waits for it: not for long."""
        try:
            async with asyncio.timeout(ASK_S):
                await self.look(table, but=but)
        except TimeoutError:
            log.info("cannot ask for a player", why="TimeoutError")

    async def _ask(self, wanted: Iterable[tuple[int, int | None]]) -> None:
        for number, person in wanted:
            chat = await self._store.chat(number)
            if chat is not None and person is not None:
                await self.gone(chat, person)

    async def unwritten(self, chat: Chat, error: WireError) -> None:
        """Telegram took nothing in that chat for that reason. In somebody's own that may be since
        they have blocked us, or have no account any more."""
        lost = isinstance(error, ChatLost)
        if not lost or chat.kind != "private" or chat.person is None:
            return
        await self._store.commit(ChangePerson(chat.person, (("reachable", False),)))
        await self._door.absence.left(chat.person, chat.id)

    def heard(self, chat: int, person: int) -> None:
        """An update tells whether they are in the group: what Telegram said before is old."""
        self._heard += 1
        self._kept.pop((chat, person), None)

    def _keep(self, where: tuple[int, int], *, gone: bool) -> None:
        now = self._seconds()
        if len(self._kept) >= MANY:
            self._kept = {key: one for key, one in self._kept.items() if one.until > now}
        self._kept[where] = _Answer(gone, now + KEPT_S)
