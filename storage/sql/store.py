"""The repository in SQL, over whatever engine: writes as statements, reads as rows.

Reads are of single statements, so each sees one moment of what is durable.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Hashable, Iterator, Sequence

from storage.engine import Engine
from storage.operations import DeadLetter, Op, PutBack
from storage.packing import pack, unpack
from storage.patience import Patience
from storage.rows import ActionRow, Chat, Person
from storage.sql.compiler import Doing, compiled
from storage.sql.day_reads import DayReads
from storage.sql.due_reads import DueReads
from storage.sql.game_reads import ACTIONS, GameReads
from storage.sql.leases import SqlLeases
from storage.sql.numbers import HIGHEST, NUMBERED, TURN
from storage.sql.people_reads import PeopleReads
from storage.sql.reads import COMMON
from storage.sql.status_reads import StatusReads
from storage.sql.writer import Writer, Written
from storage.statements import KeepChat, KeepCommon, KeepPerson, Prune, PutAway, seen
from storage.store import Stale, StorageError

TURNS = 1000
"""So many numbers of commits are taken at a time."""


class SqlStore(GameReads, PeopleReads, DueReads, DayReads, StatusReads):
    """:class:`storage.store.Store` over an engine; made by :meth:`open`."""

    def __init__(
        self, engine: Engine, patience: Patience, common: dict[int, str], *, new: bool
    ) -> None:
        self.new = new
        """Whether nothing had ever been saved when it was opened."""
        super().__init__(engine, patience, common)
        self._writer = Writer(engine, patience)
        self.leases = SqlLeases(engine)
        self._turns: Iterator[int] = iter(())

    @classmethod
    async def open(cls, engine: Engine, *, reading: bool = False) -> SqlStore:
        """Open the store over a database, brought up to the newest schema if need be, as soon as it
        answers; for `reading` alone nothing is written at all.

        Raises `StorageError` if it cannot be opened or is not ours, or, for reading, is of an older
        program; `NewerFile` if a newer program wrote it.
        """
        patience, new = Patience(), False

        async def once() -> dict[int, str]:
            nonlocal new
            try:
                if not reading:
                    new = await engine.migrate() or new
                await engine.open(reading=reading)
                for table, sql in () if reading else HIGHEST.items():
                    ((highest,),) = await engine.fetch(sql)
                    await engine.next_ids(table, 0, above=highest)
                return dict(await engine.fetch(COMMON))
            except BaseException:
                await engine.close()
                raise

        return cls(engine, patience, await patience.ask(once), new=new)

    @property
    def written(self) -> Written:
        """What was written so far."""
        return self._writer.written

    async def close(self) -> None:
        """Write what waits, then let go of the database. Harmless when repeated."""
        try:
            await self._writer.close()
        finally:
            await self._engine.close()

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        """Make `ops` durable together; see :meth:`storage.store.Store.commit`.

        Raises `ValueError` or `UnknownColumn` for what no program should ask.
        """
        await self._put(ops, update, at)
        for op in ops:
            if isinstance(op, PutBack):
                await self._numbers("game", 0, above=op.first - 1)

    async def _put(self, ops: Sequence[Doing], update: int | None = None, at: int = 0) -> None:
        self._writer.check()
        # A dead letter counts as its update's work.
        updates = {op.update: op.at for op in ops if isinstance(op, DeadLetter)}
        if update is not None:
            updates[update] = at
        turn = next(self._turns, None)
        if turn is None:
            self._turns = iter(await self._numbers(TURN, TURNS))
            turn = next(self._turns)
        statements = [seen(*item) for item in updates.items()]
        keys: set[Hashable] = {("update", id_) for id_ in updates}
        alone = False
        for op in ops:
            plan = compiled(op, turn)
            statements += plan.statements
            keys.update(plan.keys)
            alone |= plan.alone
        if statements:
            await asyncio.shield(self._writer.put(statements, keys, alone=alone))

    async def new_id(self, table: str) -> int:
        """Count on from the highest id in the file: one given out but never committed may recur
        after a restart, a committed game's or board's never."""
        if table not in NUMBERED:
            raise ValueError(f"no ids are given out for {table!r}, only {', '.join(NUMBERED)}")
        return (await self._numbers(table, 1))[0]

    async def see_person(self, user: int, name: str, code: str | None) -> Person:
        """Give the person with that Telegram id; writes only if something is new."""
        found = await self._person("WHERE telegram = ?", user)
        if found is None or (found.name, found.code) != (name, code):
            await self._put([KeepPerson(user, name, code)])
            found = await self._person("WHERE telegram = ?", user)
        if found is None:
            raise StorageError("a person just written cannot be read")
        return found

    async def see_chat(self, address: int, kind: str, person: int | None = None) -> Chat:
        """Give the chat with that Telegram id, `private` (with `person`), `group`, `supergroup`.

        A private chat is its person's: `address` is not kept. `ValueError` for other kinds.
        """
        if kind not in {"private", "group", "supergroup"}:
            raise ValueError(f"boards don't stand in a {kind!r}")
        if (kind == "private") != (person is not None):
            raise ValueError(f"a {kind} chat with person {person}")
        found = await self._chat_of(address, person)
        if found is None:
            await self._put([KeepChat(address if person is None else None, person)])
            found = await self._chat_of(address, person)
        if found is None:
            raise StorageError("a chat just written cannot be read")
        return found

    async def prune(self, before: int, uploads: int, long_ago: int = 0) -> None:
        """Forget what is old; see :meth:`storage.store.Store.prune`."""
        await self._put([Prune(before, uploads, long_ago)])

    async def pack(self, game: int) -> None:
        """Put a finished game's actions away; see :meth:`storage.store.Store.pack`.

        `StorageError` if what was packed is not what would be read again.
        """
        found = await self.game(game)
        if found is None or found.status != "over":
            return
        rows = await self._all(ActionRow, ACTIONS, game, 0, long=True)
        body = pack(rows)
        if unpack(game, body) != rows:
            raise StorageError(f"the actions of game {game} cannot be packed")
        number = await self._number_of(found.fields)
        with contextlib.suppress(Stale):  # it is packed already
            await self._put([PutAway(game, len(rows), body, number)])

    async def _number_of(self, text: str) -> int:
        """The number of a text that games have in common, which is known from now on."""
        for number, known in self._common.items():
            if known == text:
                return number
        await self._put([KeepCommon(text)])
        self._common.update(await self._rows(COMMON))
        return await self._number_of(text)
