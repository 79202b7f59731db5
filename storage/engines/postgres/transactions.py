"""Works in a transaction of PostgreSQL.

Only the one writer of a process comes here, but other processes write beside it. So a transaction
first locks the rows that it will change, in an order that is everybody's. Equal statements of a
batch run as one `fetchmany`, and the rows changed must add up. If they don't, the batch is rolled
back and its works are tried one by one, each behind a savepoint, so that only the guilty one is
refused.

A connection that is lost in the middle has changed nothing. One that is lost at the commit has
perhaps: the database is asked what became of that transaction before anything is said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from storage.dialect import POSTGRES
from storage.engine import refused
from storage.engines.postgres.connections import Connection, Line
from storage.engines.postgres.faults import ERRORS, failed, fault
from storage.operations import Value
from storage.statements import Statement, Work, merged
from storage.store import Held, Stale, StorageError

Locks: TypeAlias = Callable[[Sequence[Work]], Iterable[tuple[str, tuple[list[int], ...]]]]
"""The statements that lock what works will change, with their values."""

ALL: Final = 0x446A6875
"""The advisory lock of a transaction: shared by those that name their rows, and alone for one that
does not."""

_SHARED = "SELECT pg_current_xact_id()::text FROM pg_advisory_xact_lock_shared($1)"
_ALONE = "SELECT pg_current_xact_id()::text FROM pg_advisory_xact_lock($1)"
_FATE = "SELECT pg_xact_status($1::text::xid8)"
LOOK_S: Final = 0.1
"""Seconds between two looks at what became of a commit."""


class Transactions:
    """Writes works over one connection."""

    def __init__(self, line: Line, locks: Locks) -> None:
        self._line = line
        self._locks = locks

    async def write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """See :meth:`storage.engine.Engine.write`."""
        try:
            return await self._together(works) or await self._one_by_one(works)
        except ERRORS as error:
            self._line.drop()
            raise failed(error) from error
        except BaseException:
            self._line.drop()
            raise

    async def _begin(self, works: Sequence[Work]) -> tuple[Connection, str]:
        """Begin a transaction with its rows locked; and its number."""
        connection = await self._line.connection()
        await connection.execute("BEGIN")
        alone = any(work.alone for work in works)
        ((number,),) = await connection.fetch(_ALONE if alone else _SHARED, ALL)
        for sql, values in self._locks(works):
            await connection.fetch(POSTGRES.written(sql), *values)
        return connection, number

    async def _together(self, works: Sequence[Work]) -> Sequence[Exception | None] | None:
        """All of them at once; None, with nothing written, if one of them cannot be."""
        connection, number = await self._begin(works)
        try:
            whole = await _all_as_expected(connection, works)
        except ERRORS as error:
            if fault(error) not in {"clash", "mistake"}:
                raise
            whole = False
        if not whole:
            await connection.execute("ROLLBACK")
            return None
        await self._commit(connection, number)
        return [None] * len(works)

    async def _one_by_one(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        connection, number = await self._begin(works)
        fates: list[Exception | None] = []
        for work in works:
            await connection.execute("SAVEPOINT work")
            fate = await _tried(connection, work)
            if fate is not None:
                await connection.execute("ROLLBACK TO SAVEPOINT work")
            await connection.execute("RELEASE SAVEPOINT work")
            fates.append(fate)
        await self._commit(connection, number)
        return fates

    async def _commit(self, connection: Connection, number: str) -> None:
        """Commit; if the answer does not come, ask what became of it. `Held` if nothing did."""
        try:
            await connection.execute("COMMIT")
        except ERRORS as error:
            self._line.drop()
            if not await self._committed(number):
                raise Held(f"a commit was lost on its way ({error})") from error

    async def _committed(self, number: str) -> bool:
        """Whether the transaction of that number is durable; asked until it is known."""
        while True:
            try:
                connection = await self._line.connection()
                ((fate,),) = await connection.fetch(_FATE, number)
            except ERRORS as error:
                self._line.drop()
                if fault(error) != "busy":
                    raise StorageError(
                        f"what became of the last commit is not known ({error})"
                    ) from error
                fate = None
            if fate in {"committed", "aborted"}:
                return bool(fate == "committed")
            await asyncio.sleep(LOOK_S)


async def _all_as_expected(connection: Connection, works: Sequence[Work]) -> bool:
    """Run the works' statements; whether each changed as many rows as it must."""
    for first, group in merged(works):
        rows = sorted((statement.values for statement in group), key=_in_order)
        changed = await _run(connection, first.sql, rows)
        if first.rows is not None and changed != first.rows * len(rows):
            return False
    return True


def _in_order(values: Iterable[Value]) -> list[tuple[str, Value]]:
    """By keys, which stand first in what is added, whatever kinds of values there are."""
    return [(type(value).__name__, "" if value is None else value) for value in values]


async def _run(connection: Connection, sql: str, rows: Sequence[Sequence[Value]]) -> int:
    """Run a statement for each row; how many rows of the database that changed."""
    sql = f"{POSTGRES.written(sql)} RETURNING 1"
    return len(await connection.fetchmany(sql, [taken(row) for row in rows]))


def taken(values: Sequence[Value]) -> list[Value]:
    """The values as the database takes them: no text there holds a NUL."""
    return [
        value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value
        for value in values
    ]


async def _tried(connection: Connection, work: Work) -> Exception | None:
    """Run one work's statements in order; the refusal, if it cannot be."""
    for statement in work.statements:
        refusal = await _done(connection, statement)
        if refusal is not None:
            return refusal
    return None


async def _done(connection: Connection, statement: Statement) -> Exception | None:
    try:
        changed = await _run(connection, statement.sql, [statement.values])
    except ERRORS as error:
        refusal = refused(fault(error), statement, str(error))
        if refusal is None:
            raise
        return refusal
    if statement.rows is not None and changed != statement.rows:
        return Stale(f"{statement.about}: the row is not as expected")
    return None
