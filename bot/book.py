"""The games in memory and on disk: reading them, one at a time under its lock, and committing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.steps import Answer
from bot.table import Table, load
from games.core import Told
from storage.store import Op, Seen, Stale, Store

CACHE = 512
"""Tables kept in memory; the commit, not this, decides what is true."""


@dataclass(frozen=True, slots=True)
class Result:
    """The door's answer. `told` are the game's words for what happened, in order."""

    answer: Answer
    table: Table | None = None
    told: tuple[Told, ...] = ()

    @property
    def done(self) -> bool:
        """Whether something changed, now or when the same update came first."""
        return self.answer in ("done", "again")


class Book:
    """What the door stands on. `clock` gives milliseconds.

    `changed` is called after every commit with the game's id, for the boards to follow.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int],
        changed: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._store = store
        self._clock = clock
        self.changed = changed
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def table(self, game: int) -> Table | None:
        """The game as it is now, None if there is none."""
        kept = self._cache.get(game)
        if kept is not None:
            self._cache.move_to_end(game)
            return kept
        loaded = await load(self._store, game)
        # Whoever committed while we were reading knows better.
        if loaded is not None and game not in self._cache:
            self._keep(loaded)
        return self._cache.get(game, loaded)

    async def newest(self, game: int) -> Table | None:
        """The game as the database has it, None if there is none.

        A commit can be read a moment before the door itself hears of it: what is shown as of a
        board's `wanted` must not be older than that.
        """
        row = await self._store.game(game)
        kept = self._cache.get(game)
        if row is None or (kept is not None and kept.game == row):
            return kept
        return await load(self._store, game)

    def forget(self) -> None:
        """Read every game anew (a chat's address changed under them)."""
        self._cache.clear()

    def _keep(self, table: Table) -> None:
        self._cache[table.game.id] = table
        self._cache.move_to_end(table.game.id)
        while len(self._cache) > CACHE:
            self._cache.popitem(last=False)

    @asynccontextmanager
    async def _at(self, game: int) -> AsyncIterator[Table | None]:
        """The game under its lock."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        async with lock:
            yield await self.table(game)

    async def _commit(
        self, before: Table, after: Table, *ops: Op, update: int | None, told: tuple[Told, ...] = ()
    ) -> Result:
        """Commit a change of the table and answer for it."""
        game = before.game.id
        try:
            await self._store.commit(*ops, update=update, at=self._clock())
        except Seen:
            return Result("again", await self._fresh(game))
        except Stale:
            return Result("stale", await self._fresh(game))
        except BaseException:
            self._cache.pop(game, None)  # the outcome is unknown: the next one reads it anew
            raise
        self._keep(after)
        self.changed(game)
        return Result("done", after, told)

    async def _refused(self, answer: Answer, table: Table, update: int | None) -> Result:
        """Why nothing changes; `again` if it is because this very update came before."""
        if update is not None and await self._store.seen(update):
            return Result("again", table)
        return Result(answer, table)

    async def _fresh(self, game: int) -> Table | None:
        self._cache.pop(game, None)
        return await self.table(game)
