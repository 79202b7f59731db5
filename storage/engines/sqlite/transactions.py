"""Works in a transaction of SQLite.

Only the one writer comes here. There is a connection with a thread of its own and, where there is
one, an inline one that runs short transactions in the loop's thread.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from typing import Final

from storage.batch import one_by_one, together
from storage.dialect import SQLITE
from storage.engine import Fault
from storage.engines.sqlite.connections import Connection, Cursor
from storage.engines.sqlite.faults import ERRORS, failed, fault
from storage.operations import Value
from storage.statements import Work
from storage.store import Held

SHORT = 40
"""A transaction of no more statements runs inline: in some ten microseconds each."""


class Transactions:
    """Writes works over one connection or the other."""

    def __init__(self, threaded: Connection, inline: Connection | None = None) -> None:
        self._threaded = threaded
        self._inline = inline

    async def write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """See :meth:`storage.engine.Engine.write`."""
        transaction = await self._begin(works)
        try:
            if await together(transaction, works):
                return [None] * len(works)
            return await one_by_one(await self._begin(works), works)
        except sqlite3.Error as error:
            await self._roll_back()
            raise failed(error, begun=True) from error
        except Exception:
            await self._roll_back()
            raise

    async def _begin(self, works: Sequence[Work]) -> _Begun:
        """Begin a transaction; `Held` if another program holds the database."""
        if self._inline is not None and _short(works):
            try:
                return await _begun(self._inline)
            except Held:  # the thread waits for a moment, the loop does not
                pass
        return await _begun(self._threaded)

    async def _roll_back(self) -> None:
        # ValueError is aiosqlite's word for a connection that is gone.
        for connection in filter(None, (self._threaded, self._inline)):
            with contextlib.suppress(sqlite3.Error, ValueError):
                await connection.execute("ROLLBACK")


class _Begun:
    """:class:`storage.batch.Transaction` on a connection."""

    errors: Final = ERRORS

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def fault(self, error: Exception) -> Fault:
        return fault(error)

    async def run(self, sql: str, rows: Sequence[Sequence[Value]]) -> int:
        cursor: Cursor = await self._connection.executemany(SQLITE.written(sql), rows)
        return cursor.rowcount

    async def say(self, sql: str) -> None:
        await self._connection.execute(sql)

    async def commit(self) -> None:
        await self._connection.execute("COMMIT")


async def _begun(connection: Connection) -> _Begun:
    try:
        await connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        raise failed(error) from error
    return _Begun(connection)


def _short(works: Sequence[Work]) -> bool:
    """Whether a transaction holds its thread for a moment only."""
    return not works[0].alone and sum(len(work.statements) for work in works) <= SHORT
