"""The engine on SQLite: one writing connection, a few reading ones.

WAL with `synchronous=FULL`: an acknowledged commit survives a power cut, and reads, each a single
statement, never wait for the writer. The file must lie on a local disk. The engine takes no lock; a
server holds :class:`storage.engines.sqlite.lock.ServerLock` beside it.
"""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from storage.dialect import SQLITE
from storage.engines.sqlite.connections import (
    FOLLOWED,
    PRAGMAS,
    Connect,
    Connection,
    InlineReading,
    connect,
    connect_to_read,
    connect_to_write_inline,
)
from storage.engines.sqlite.faults import failed, fault
from storage.engines.sqlite.file import not_opened, prepare, readable
from storage.engines.sqlite.transactions import Transactions
from storage.operations import Value
from storage.schema import migrations
from storage.statements import Work
from storage.store import StorageError

READERS: Final = 2


class SqliteEngine:
    """:class:`storage.engine.Engine` on the file at `path`. With `inline` what an index finds is
    read in the caller's thread, and what is short is written there; or else by the connections that
    `connect` opens, as everything is. Where the file is `followed`, another program keeps a copy
    of it by its log. `prepare` makes the file ready, and tells whether it was empty."""

    alone: Final = True

    def __init__(
        self,
        path: str | Path,
        *,
        connect: Connect = connect,
        inline: bool = False,
        followed: bool = False,
        prepare: Callable[[Path], bool] = prepare,
    ) -> None:
        self._followed = followed
        self._path = Path(path)
        self._connect = connect
        self._wants_inline = inline
        self._prepare = prepare
        self._opened: list[Connection] = []
        self._inline: InlineReading | None = None
        self._threaded: itertools.cycle[Connection] = itertools.cycle(())
        self._transactions: Transactions | None = None
        self._ids: dict[str, int] = {}

    @property
    def knows(self) -> int:
        """The newest schema that the program knows."""
        return migrations()[-1].version

    async def migrate(self) -> bool:
        """Create the file if need be and bring it up to the newest schema; whether it was empty."""
        # A thread cannot be stopped. Who stops waiting for it would let go of the file while it
        # still writes there, and another server could begin beside it.
        preparing = asyncio.ensure_future(asyncio.to_thread(self._prepare, self._path))
        try:
            return await asyncio.shield(preparing)
        except asyncio.CancelledError:
            await asyncio.wait((preparing,))
            raise

    async def open(self, *, reading: bool = False) -> None:
        """Open the connections; for `reading` alone such as cannot write."""
        try:
            if reading:
                await asyncio.to_thread(readable, self._path)
                readers = [await self._kept(connect_to_read) for _ in range(READERS)]
            else:
                writing = await self._kept(self._connect)
                readers = [await self._reader() for _ in range(READERS)]
                self._transactions = Transactions(writing, await self._beside())
        except BaseException as error:
            await self.close()
            if isinstance(error, sqlite3.Error):
                raise not_opened(self._path, error) from error
            raise
        self._threaded = itertools.cycle(readers)

    async def _kept(self, connect: Connect) -> Connection:
        connection = await connect(self._path)
        self._opened.append(connection)
        if connect is not connect_to_read:
            for pragma in (*PRAGMAS, *self._of_followed):
                await connection.execute_fetchall(pragma)
        return connection

    @property
    def _of_followed(self) -> tuple[str, ...]:
        return (FOLLOWED,) if self._followed else ()

    async def _reader(self) -> Connection:
        connection = await self._kept(self._connect)
        await connection.execute_fetchall("PRAGMA query_only = ON")
        return connection

    async def _beside(self) -> Connection | None:
        """The inline connection to write with, and the one to read with, if they are wanted."""
        if not self._wants_inline:
            return None
        writing = await connect_to_write_inline(self._path)
        self._opened.append(writing)
        for pragma in self._of_followed:
            await writing.execute_fetchall(pragma)
        self._inline = InlineReading(self._path)
        return writing

    async def fetch(
        self, sql: str, values: Sequence[Value] = (), *, long: bool = False
    ) -> list[Any]:
        """The rows of one statement; a `long` one is never run inline."""
        sql = SQLITE.written(sql)
        try:
            if self._inline is not None and not long:
                return self._inline.fetchall(sql, values)
            connection = next(self._threaded, None)
            if connection is None:
                raise StorageError("the database is closed")
            return list(await connection.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            if fault(error) == "busy":
                raise failed(error) from error
            raise StorageError(f"the database could not be read: {error}") from error
        except ValueError as error:
            # aiosqlite's word for a closed connection, and ours.
            raise StorageError("the database is closed") from error

    async def write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """Make these works durable; see :meth:`storage.engine.Engine.write`."""
        if self._transactions is None:
            raise StorageError(f"{self._path} is opened for reading alone, or closed")
        return await self._transactions.write(works)

    async def claim(self, sql: str, values: Sequence[Value] = ()) -> list[Any]:
        """Run one statement on a connection that is opened for it: it is rarely done."""
        if self._transactions is None:
            raise StorageError(f"{self._path} is opened for reading alone, or closed")
        connection = await self._connect(self._path)
        try:
            for pragma in (*PRAGMAS, *self._of_followed):
                await connection.execute_fetchall(pragma)
            return list(await connection.execute_fetchall(SQLITE.written(sql), values))
        except sqlite3.Error as error:
            raise failed(error) from error
        finally:
            await connection.close()

    async def next_ids(self, table: str, count: int, *, above: int = 0) -> range:
        """Count on: one process works on the file, so memory is enough."""
        first = max(self._ids.get(table, 0), above) + 1
        self._ids[table] = first + count - 1
        return range(first, first + count)

    async def close(self) -> None:
        """Close every connection. Harmless when repeated."""
        if self._inline is not None:
            self._inline.close()
        self._transactions = None
        # Each has a thread, which would keep the program from ending.
        opened, self._opened = self._opened, []
        for connection in opened:
            await connection.close()
