"""The engine on PostgreSQL: one writing connection a process, a few reading ones, one that counts,
and one for leases.

Reads are of single statements, of what is committed. A connection that is lost is a pause: what was
asked has not happened, and is asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any, Final

from storage.dialect import POSTGRES
from storage.engines.postgres.connections import (
    COUNTING,
    READS_ALONE,
    SETTINGS,
    UNHURRIED,
    Connect,
    Connection,
    Line,
    connect,
)
from storage.engines.postgres.faults import ERRORS, failed, fault
from storage.engines.postgres.migrate import KIND, check, migrate
from storage.engines.postgres.transactions import Locks, Transactions, taken
from storage.operations import Value
from storage.schema import Migration, migrations
from storage.statements import Work
from storage.store import StorageError

READERS: Final = 3

_COUNT = (
    "INSERT INTO counter (name, last) VALUES ($1, $3::bigint + $2::bigint)"
    " ON CONFLICT (name) DO UPDATE SET last = GREATEST(counter.last, $3::bigint) + $2::bigint"
    " RETURNING last"
)


class PostgresEngine:
    """:class:`storage.engine.Engine` on the database at `url`. `locks` says what is locked before
    works are written, `steps` are those of the schema that the program knows, the packaged ones
    unless others are given; `connect` opens its connections."""

    alone: Final = False

    def __init__(
        self,
        url: str,
        locks: Locks,
        steps: Sequence[Migration] | None = None,
        *,
        connect: Connect = connect,
    ) -> None:
        self._line = partial(Line, url, connect=connect)
        self._locks = locks
        self._steps = migrations(KIND) if steps is None else steps
        self._lines: list[Line] = []
        self._readers: list[Line] = []
        # A queue would let who asks again and again go before those who wait.
        self._free = asyncio.Semaphore(READERS)
        self._counting: Line | None = None
        self._claiming: Line | None = None
        self._transactions: Transactions | None = None

    @property
    def knows(self) -> int:
        """The newest schema that the program knows."""
        return self._steps[-1].version

    async def migrate(self) -> bool:
        """Bring the schema up to this program's; whether there was none."""
        line = self._line(UNHURRIED, patience_s=None)
        try:
            return await migrate(await line.connection(), self._steps)
        except ERRORS as error:
            raise failed(error) from error
        finally:
            await line.close()

    async def open(self, *, reading: bool = False) -> None:
        """Open the connections; for `reading` alone such as cannot write."""
        self._lines = [self._line(SETTINGS, first=READS_ALONE) for _ in range(READERS)]
        self._readers = list(self._lines)
        try:
            async with self._reader() as connection:
                found = await check(connection, self._steps)
            if not reading:
                writing = self._line(SETTINGS)
                self._counting = self._line(COUNTING)
                self._claiming = self._line(SETTINGS)
                self._lines += [writing, self._counting, self._claiming]
                self._transactions = Transactions(writing, self._locks, self._steps)
        except ERRORS as error:
            raise failed(error) from error
        if found.version < self.knows:
            raise StorageError(
                "the database is of an older program: start the server once, which brings it up"
                " to date"
            )

    @contextlib.asynccontextmanager
    async def _reader(self) -> AsyncIterator[Connection]:
        """One of the reading connections; who is stopped while it waits for an answer leaves none
        that is in the middle of something."""
        async with self._free:
            if not self._readers:
                raise StorageError("the database is closed")
            line = self._readers.pop()
            try:
                yield await line.connection()
            except asyncio.CancelledError:
                line.drop()
                raise
            finally:
                self._readers.append(line)

    async def fetch(
        self,
        sql: str,
        values: Sequence[Value] = (),
        *,
        long: bool = False,  # noqa: ARG002 - no statement holds the loop here
    ) -> list[Any]:
        """The rows of one statement; a `long` one is as any other."""
        sql = POSTGRES.written(sql)
        try:
            async with self._reader() as connection:
                return await connection.fetch(sql, *taken(values))
        except ERRORS as error:
            if fault(error) == "busy":
                raise failed(error) from error
            raise StorageError(f"the database could not be read: {error}") from error

    async def write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """Make these works durable; see :meth:`storage.engine.Engine.write`."""
        if self._transactions is None:
            raise StorageError("the database is opened for reading alone, or closed")
        return await self._transactions.write(works)

    async def claim(self, sql: str, values: Sequence[Value] = ()) -> list[Any]:
        """Run one statement on a connection of its own; see :meth:`storage.engine.Engine.claim`."""
        return await self._one(self._claiming, POSTGRES.written(sql), *values)

    async def next_ids(self, table: str, count: int, *, above: int = 0) -> range:
        """Count on in the database: other processes count there, too."""
        ((last,),) = await self._one(self._counting, _COUNT, table, count, above)
        return range(last - count + 1, last + 1)

    async def _one(self, line: Line | None, sql: str, *values: Value) -> list[Any]:
        """The rows of one statement on a line of few."""
        if line is None:
            raise StorageError("the database is opened for reading alone, or closed")
        async with line.turn:
            try:
                connection = await line.connection()
                return await connection.fetch(sql, *values)
            except ERRORS as error:
                line.drop()
                raise failed(error) from error
            except BaseException:
                line.drop()
                raise

    async def close(self) -> None:
        """Close every connection. Harmless when repeated."""
        self._transactions = self._counting = self._claiming = None
        lines, self._lines = self._lines, []
        self._readers = []
        for line in lines:
            await line.close()
