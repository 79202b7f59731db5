"""Works in a transaction of SQLite.

Only the one writer comes here. There is a connection with a thread of its own and, where there is
one, an inline one that runs short transactions in the loop's thread. Equal statements of a batch
run as one `executemany`, and the rows changed must add up. If they don't, the batch is rolled back
and its works are tried one by one, each behind a savepoint, so that only the guilty one is refused.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence

from storage.dialect import SQLITE
from storage.engine import refused
from storage.engines.sqlite.connections import Connection, Cursor
from storage.engines.sqlite.faults import ERRORS, failed, fault
from storage.statements import Work, merged
from storage.store import Held, Stale

SHORT = 40
"""A transaction of no more statements runs inline: in some ten microseconds each."""


class Transactions:
    """Writes works over one connection or the other."""

    def __init__(self, threaded: Connection, inline: Connection | None = None) -> None:
        self._threaded = threaded
        self._inline = inline

    async def write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """See :meth:`storage.engine.Engine.write`."""
        connection = await self._begin(works)
        try:
            return await self._together(connection, works) or await self._one_by_one(works)
        except sqlite3.Error as error:
            await self._roll_back()
            raise failed(error, begun=True) from error
        except Exception:
            await self._roll_back()
            raise

    async def _begin(self, works: Sequence[Work]) -> Connection:
        """Begin a transaction; `Held` if another program holds the database."""
        if self._inline is not None and _short(works):
            try:
                return await _begun(self._inline)
            except Held:  # the thread waits for a moment, the loop does not
                pass
        return await _begun(self._threaded)

    async def _together(
        self, connection: Connection, works: Sequence[Work]
    ) -> Sequence[Exception | None] | None:
        """All of them at once; None, with nothing written, if one of them cannot be."""
        try:
            whole = await _all_as_expected(connection, works)
        except ERRORS as error:
            if fault(error) not in {"clash", "mistake"}:
                raise
            whole = False
        if not whole:
            await connection.execute("ROLLBACK")
            return None
        await connection.execute("COMMIT")
        return [None] * len(works)

    async def _one_by_one(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        connection = await self._begin(works)
        fates: list[Exception | None] = []
        for work in works:
            await connection.execute("SAVEPOINT work")
            fate = await _tried(connection, work)
            if fate is not None:
                await connection.execute("ROLLBACK TO work")
            await connection.execute("RELEASE work")
            fates.append(fate)
        await connection.execute("COMMIT")
        return fates

    async def _roll_back(self) -> None:
        # ValueError is aiosqlite's word for a connection that is gone.
        for connection in filter(None, (self._threaded, self._inline)):
            with contextlib.suppress(sqlite3.Error, ValueError):
                await connection.execute("ROLLBACK")


async def _begun(connection: Connection) -> Connection:
    try:
        await connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        raise failed(error) from error
    return connection


async def _all_as_expected(connection: Connection, works: Sequence[Work]) -> bool:
    """Run the works' statements; whether each changed as many rows as it must."""
    written = SQLITE.written
    for first, group in merged(works):
        rows = [statement.values for statement in group]
        cursor: Cursor = await connection.executemany(written(first.sql), rows)
        if first.rows is not None and cursor.rowcount != first.rows * len(rows):
            return False
    return True


async def _tried(connection: Connection, work: Work) -> Exception | None:
    """Run one work's statements in order; the refusal, if it cannot be."""
    for statement in work.statements:
        try:
            sql = SQLITE.written(statement.sql)
            cursor: Cursor = await connection.executemany(sql, [statement.values])
        except ERRORS as error:
            refusal = refused(fault(error), statement, str(error))
            if refusal is None:
                raise
            return refusal
        if statement.rows is not None and cursor.rowcount != statement.rows:
            return Stale(f"{statement.about}: the row is not as expected")
    return None


def _short(works: Sequence[Work]) -> bool:
    """Whether a transaction holds its thread for a moment only."""
    return not works[0].alone and sum(len(work.statements) for work in works) <= SHORT
