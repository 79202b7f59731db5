"""The games in memory and on disk: reading them, one at a time under its lock, and committing.

Everything that changes a game stands on a :class:`Book`. It is handed what decides: a function
from the table, as it is under the lock, to a :class:`~bot.table.changes.Change` or to the reason
against it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import ParamSpec, TypeAlias
from weakref import WeakValueDictionary

from bot.table import notice_rows
from bot.table.bookmarks import came_by_bookmark, shortened
from bot.table.changes import Answer, Change, Decide, Decision, revised
from bot.table.clock import clocked
from bot.table.loading import load
from bot.table.standings import counted, ends
from bot.table.table import BrokenGame, Table
from games.core import Told
from storage.operations import (
    AddNotice,
    Op,
)
from storage.rows import Person
from storage.store import Seen, Stale, Store

P = ParamSpec("P")

TRIES = 3
"""So often at most one request is decided where others change the game meanwhile."""
CACHE = 512
"""Tables kept in memory; the commit, not this, decides what is true."""


QUIET_MS = 120_000
"""Whoever was told that somebody left is not told again so soon; the board shows it anyway."""


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


class Quiet:
    """Who was told what in the last two minutes; kept in memory alone."""

    def __init__(self) -> None:
        self._told: dict[Hashable, list[int]] = {}

    def allows(self, what: Hashable, now: int, most: int = 1) -> bool:
        """Whether this may be told now, since it was told less than `most` times; if so it counts
        as told."""
        kept = {key: [at for at in told if now - at < QUIET_MS] for key, told in self._told.items()}
        self._told = {key: told for key, told in kept.items() if told}
        told = self._told.setdefault(what, [])
        if len(told) >= most:
            return False
        told.append(now)
        return True


Reading: TypeAlias = Callable[[Table, int], Awaitable[Decision]]
"""Is handed a table and the time, reads what else must be known, and decides."""

Locks: TypeAlias = WeakValueDictionary[int, asyncio.Lock]


@dataclass(frozen=True, eq=False)
class Book:
    """All games of a store. `clock` gives milliseconds since 1970.

    Games are changed for a request, which has an id: `update`. A request changes one thing. When it
    comes again it changes nothing, and is answered `again`. None is for what nobody asks for twice,
    such as what the clock brings.
    """

    store: Store
    clock: Callable[[], int]
    update: int | None = None
    shared: bool = False
    """Whether other processes change these games, too: then nothing in memory is taken for
    granted."""
    quiet: Quiet = field(default_factory=Quiet)
    """Who was told just now that somebody left."""
    _listeners: list[Callable[[int], None]] = field(default_factory=list)
    _cache: OrderedDict[int, Table] = field(default_factory=OrderedDict)
    _locks: Locks = field(default_factory=WeakValueDictionary)
    _ends: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Games end one after the other: two that end at once count for the same people."""

    def at(self, update: int | None) -> Book:
        """The same book for the request of that id. Games in memory, locks and who was told are
        those of this one."""
        return replace(self, update=update)

    # -- reading ---------------------------------------------------------------------------------

    async def table(self, game: int) -> Table | None:
        """The game as it is now, None if there is none."""
        if self.shared:
            await self._compare(game)
        kept = self._cache.get(game)
        if kept is not None:
            self._cache.move_to_end(game)
            return kept
        loaded = await load(self.store, game)
        # Whoever committed while we were reading knows better.
        if loaded is not None and game not in self._cache:
            self._keep(loaded)
        return self._cache.get(game, loaded)

    async def _compare(self, game: int) -> None:
        """Let go of a game that is not as the database has it (by its key: 0.1 ms)."""
        kept = self._cache.get(game)
        if kept is None or await self.store.game(game) == kept.game:
            return
        if self._cache.get(game) is kept:  # else somebody committed while we were reading
            del self._cache[game]

    async def whole(self, game: int) -> Table | None:
        """The game with all that was played in it, replayed from its first action and checked; None
        if there is none. It is not kept: only records, reviews and checks ask for it."""
        return await load(self.store, game, whole=True)

    async def all_of(self, table: Table) -> Table:
        """The same table with all its actions; `Stale` if it has been changed meanwhile."""
        whole = await self.whole(table.game.id)
        if whole is None or whole.game != table.game:
            raise Stale(f"game {table.game.id} is another by now")
        return whole

    async def check(self, game: int) -> None:
        """Replay a game from its first action: `BrokenGame` if it does not lead to its position,
        or not by its bookmark."""
        table = await self.whole(game)
        if table is None or table.game.bookmark is None:
            return
        if not came_by_bookmark(table):
            raise BrokenGame(f"game {game} did not come by its bookmark {table.game.bookmark!r}")

    async def newest(self, game: int, since: int | None = None) -> Table | None:
        """The game as the database has it, None if there is none; with its actions from the ply
        `since` on, if these are asked for.

        A commit can be read a moment before the door itself hears of it: what is shown as of a
        board's `wanted` must not be older than that.
        """
        row = await self.store.game(game)
        table = self._cache.get(game)
        if row is not None and (table is None or table.game != row):
            table = await load(self.store, game)
        if table is None or since is None or since >= table.summary.row:
            return table
        return await self.whole(game)

    async def people(self, ids: Iterable[int | None]) -> dict[int, Person]:
        """The people with these ids, by them; nobody where there is none."""
        wanted = sorted({id_ for id_ in ids if id_ is not None})
        found = [await self.store.person(id_) for id_ in wanted]
        return {person.id: person for person in found if person is not None}

    def forget(self) -> None:
        """Read every game anew (a chat's address changed under them)."""
        self._cache.clear()

    # -- telling of changes ----------------------------------------------------------------------

    def on_change(self, listener: Callable[[int], None]) -> None:
        """Call `listener` after every commit with the game's id, for the boards to follow."""
        self._listeners.append(listener)

    def changed(self, game: int) -> None:
        """Tell the listeners that something about the game was committed."""
        for listener in self._listeners:
            listener(game)

    # -- changing --------------------------------------------------------------------------------

    async def change(
        self,
        game: int,
        decide: Decide[P],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Result:
        """Commit what the decision makes of the game, under its lock, or answer why nothing
        changes. It is handed the table, the time, and what is asked: `change(game, resigning,
        person)`."""

        async def decided(table: Table, now: int) -> Decision:
            return decide(table, now, *args, **kwargs)

        return await self.decide(game, decided)

    async def decide(self, game: int, decide: Reading) -> Result:
        """The same for what reads something, under the lock, before it decides."""
        async with self._lock(game):
            for _ in range(TRIES):
                with suppress(Stale):
                    return await self._decided(await self.table(game), decide)
                await self._fresh(game)  # another process was quicker
            return Result("stale", await self.table(game))

    async def _decided(self, table: Table | None, decide: Reading) -> Result:
        if table is None:
            return Result("unknown")
        now = self.clock()
        decision = clocked(table, await decide(table, now), now)
        if not isinstance(decision, Change):
            return await self.refused(decision, table)
        owed = await self._calls(table, decision.after, now)
        change = replace(decision, ops=(*decision.ops, *owed))
        if not ends(table, change.after):
            return await self._commit(table, change)
        async with self._ends:
            return await self._commit(table, await counted(self.store, change, now))

    async def _calls(self, before: Table, after: Table, now: int) -> tuple[Op, ...]:
        """The notice to a person whose turn has come by this change; nothing if there is none."""
        person = notice_rows.to_call(before, after)
        if person is None:
            return ()
        game = after.game
        if before.game.status == "asleep" and any(
            one.message == notice_rows.CALL and one.ply == game.ply
            for one in await self.store.notices_of(game.id)
        ):
            return ()  # woken again and again, they are called once
        id_ = await self.store.new_id("notice")
        return (AddNotice(notice_rows.call(id_, person, after, now)),)

    async def refused(self, answer: Answer, table: Table | None = None) -> Result:
        """Why nothing changes; `again` if it is because this very request came before."""
        return Result("again" if await self.came_before() else answer, table)

    async def came_before(self) -> bool:
        """Whether this very request has changed something already."""
        return self.update is not None and await self.store.seen(self.update)

    async def commit(self, *ops: Op) -> None:
        """Write this, as of this request. `Seen` if it came before, `Stale` if what it stands on
        has changed."""
        await self.store.commit(*ops, update=self.update, at=self.clock())

    async def add(self, table: Table, ops: tuple[Op, ...]) -> Result:
        """Commit a new game. `Stale` if what it stands on has changed."""
        try:
            await self.commit(*ops)
        except Seen:
            return Result("again")
        self._keep(table)
        self.changed(table.game.id)
        return Result("done", table)

    @asynccontextmanager
    async def locked(self, game: int) -> AsyncIterator[Table | None]:
        """The game under its lock."""
        async with self._lock(game):
            yield await self.table(game)

    def _lock(self, game: int) -> asyncio.Lock:
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def _commit(self, before: Table, change: Change) -> Result:
        """Commit it; `Stale` if the game is another by now."""
        change, game = revised(before, change), before.game.id
        try:
            await self.commit(*change.ops)
        except Seen:
            return Result("again", await self._fresh(game))
        except Stale:
            raise
        except BaseException:
            self._cache.pop(game, None)  # the outcome is unknown: the next one reads it anew
            raise
        self._keep(change.after)
        self.changed(game)
        return Result("done", change.after, change.told)

    def _keep(self, table: Table) -> None:
        self._cache[table.game.id] = shortened(table)
        self._cache.move_to_end(table.game.id)
        while len(self._cache) > CACHE:
            self._cache.popitem(last=False)

    async def _fresh(self, game: int) -> Table | None:
        self._cache.pop(game, None)
        return await self.table(game)
