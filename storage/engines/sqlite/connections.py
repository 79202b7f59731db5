"""Connections to a SQLite file: with a thread of their own, or inline, in the loop's thread.

Handing a statement to another thread and its rows back costs ten times what SQLite needs for a row
by its key (docs/decisions/0046). So what an index finds is read inline, and what is short is
written there. If the page is not in memory, though, the caller waits for the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import aiosqlite

ROUND_MS = 1000
"""How long one statement waits for another program's lock; then it is asked again."""

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {ROUND_MS}",
)
FOLLOWED = "PRAGMA wal_autocheckpoint = 100000"
"""For a file of which another program keeps a copy by reading its log: that program empties the
log. Where we do so in between, the copy lacks what it had not read yet, and is damaged
(docs/decisions/0072). Only if nobody has emptied it at 400 MB we do."""
CACHED = 256
"""So many statements a connection keeps prepared."""


class Cursor(Protocol):
    """What a transaction needs of a cursor."""

    @property
    def rowcount(self) -> int:
        """Rows changed by the last call."""


class Connection(Protocol):
    """What the engine needs of a connection in autocommit mode; aiosqlite's has it."""

    async def execute(self, sql: str, /) -> Any:
        """Run one statement."""

    async def execute_fetchall(self, sql: str, values: Iterable[Any] = (), /) -> Iterable[Any]:
        """Run one statement and give its rows."""

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]], /) -> Any:
        """Run one statement for each row; returns a :class:`Cursor`."""

    async def close(self) -> None:
        """End the connection and its thread."""


Connect: TypeAlias = Callable[[Path], Awaitable[Connection]]
"""Opens one connection, in autocommit mode; the first opened is the writing one."""


async def connect(path: Path) -> Connection:
    """Open a connection with a thread of its own: transactions begin where the writer says so."""
    return await aiosqlite.connect(path, isolation_level=None, cached_statements=CACHED)


async def connect_to_read(path: Path) -> Connection:
    """The same of a file that is only read, and must be there."""
    return await aiosqlite.connect(
        to_read(path), uri=True, isolation_level=None, cached_statements=CACHED
    )


def to_read(path: Path) -> str:
    """How a file is named that is only read, and must be there."""
    return f"{path.absolute().as_uri()}?mode=ro"


async def connect_to_write_inline(path: Path) -> InlineWriting:
    """A connection that writes in this thread; what another program holds it does not wait for."""
    connection = InlineWriting(path)
    for pragma in PRAGMAS:
        await connection.execute_fetchall(pragma)
    await connection.execute_fetchall("PRAGMA busy_timeout = 0")
    return connection


class InlineReading:
    """Reads in the thread that opened it. What is locked by another program is not waited for:
    `sqlite3.OperationalError` then, as for any fault."""

    def __init__(self, path: Path) -> None:
        self._under: sqlite3.Connection | None = sqlite3.connect(
            path, isolation_level=None, cached_statements=CACHED, timeout=0
        )
        self._under.execute("PRAGMA query_only = ON")

    def fetchall(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        """The rows of one statement. `ValueError` if the connection is closed."""
        if self._under is None:
            raise ValueError("the connection is closed")
        return self._under.execute(sql, tuple(values)).fetchall()

    def close(self) -> None:
        """End the connection. Harmless when repeated."""
        if self._under is not None:
            self._under.close()
        self._under = None


class InlineWriting:
    """Writes in the caller's thread, but for `COMMIT`: that alone waits for the disk, and has a
    thread of its own. What is locked by another program is not waited for."""

    def __init__(self, path: Path) -> None:
        # One thing at a time is asked of it, by the loop's thread or by its own.
        self._under = sqlite3.connect(
            path, isolation_level=None, cached_statements=CACHED, timeout=0, check_same_thread=False
        )
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commit")

    async def execute(self, sql: str, /) -> Any:
        """Run one statement."""
        if sql != "COMMIT":
            return self._under.execute(sql)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._under.execute, sql)

    async def execute_fetchall(self, sql: str, values: Iterable[Any] = (), /) -> Iterable[Any]:
        """Run one statement and give its rows."""
        return self._under.execute(sql, tuple(values)).fetchall()

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]], /) -> Any:
        """Run one statement for each row; returns the cursor."""
        return self._under.executemany(sql, [tuple(row) for row in rows])

    async def close(self) -> None:
        """End the connection and its thread. Harmless when repeated."""
        self._thread.shutdown()
        self._under.close()
