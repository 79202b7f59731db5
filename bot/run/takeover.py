"""What a process does when chats become its own, when they no longer are, and when its turn has
come to fetch updates."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.board.reconciler import Boards
from bot.run.holdings import UNDER_WAY_S, Holdings
from bot.run.timekeeper import Timekeeper
from bot.table.book import Book
from bot.telegram.memory import Memory
from bot.telegram.sender import Sender
from bot.telegram.tasks import Spawn
from storage.leases import UPDATES

ONCE_MORE_S = UNDER_WAY_S + 5
"""So long after a process was lost the last of its calls has come to Telegram, or never does."""
LOOK_S = 0.1
"""How often a process looks whether its turn has come."""


class Ticking(Protocol):
    """What looks for all that is due."""

    def sweep_soon(self) -> None:
        """Look as soon as may be."""


class Takeover:
    """What is to be shown again, and forgotten, when chats change hands."""

    def __init__(
        self,
        boards: Boards,
        sender: Sender,
        memory: Memory,
        book: Book,
        ticker: Ticking,
        spawn: Spawn,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._boards = boards
        self._sender = sender
        self._memory = memory
        self._book = book
        self._ticker = ticker
        self._spawn = spawn
        self._sleep = sleep

    def listen_to(self, holdings: Holdings) -> None:
        """Hear of what is taken and lost."""
        holdings.waits_for(self._boards.under_way)
        holdings.on_taken(self.taken)
        holdings.on_lost(self.away)

    def taken(self, shards: int, expired: bool) -> None:  # noqa: FBT001 - Taken
        """Chats are ours: what others made of their messages we do not know."""
        self._memory.forget()
        self._ticker.sweep_soon()
        if expired:
            self._spawn(self.once_more(shards))

    async def once_more(self, shards: int) -> None:
        """The process before may have had calls under way when it was lost, for boards that it had
        not noted as shown. We show these at once; and once more when none of those calls can come
        any more, over whatever it left."""
        boards = await self._boards.dirty(shards)
        await self._sleep(ONCE_MORE_S)
        self._memory.forget()
        await self._boards.raise_again(boards)

    def away(self) -> None:
        """We were away, and others do our work."""
        self._spawn(self.lost(self._boards.showing))

    async def lost(self, showing: frozenset[int]) -> None:
        """Our connections to Telegram end first; what was under way then is shown again by whose it
        is now."""
        await self._sender.break_off()
        self._memory.forget()
        self._book.forget()
        await self._boards.raise_again(showing)


class Turn:
    """:class:`bot.telegram.poller.Turns` of several processes: whose the lease is."""

    def __init__(
        self,
        holdings: Holdings,
        timekeeper: Timekeeper,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._holdings = holdings
        self._timekeeper = timekeeper
        self._sleep = sleep
        self._stood_by = False
        self._epoch: int | None = None

    @property
    def lasts(self) -> bool:
        """Whether it has been ours ever since it came."""
        return self._epoch is not None and self._holdings.epochs.get(UPDATES) == self._epoch

    async def come(self) -> None:
        """Wait until it is ours."""
        while not self._holdings.has(UPDATES):
            self._stood_by = True
            await self._sleep(LOOK_S)
        self._epoch = self._holdings.epochs.get(UPDATES)
        if self._stood_by:  # another process knows up to when all was settled
            self._stood_by = False
            await self._timekeeper.takes_over()
