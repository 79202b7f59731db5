"""Works in a transaction of PostgreSQL.

Only the one writer of a process comes here, but other processes write beside it. So a transaction
first locks the rows that it will change, in an order that is everybody's.

A connection that is lost in the middle has changed nothing. One that is lost at the commit has
perhaps: the database is asked what became of that transaction before anything is said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from storage.batch import one_by_one, together
from storage.dialect import POSTGRES
from storage.engine import Fault
from storage.engines.postgres.connections import Connection, Line
from storage.engines.postgres.faults import ERRORS, failed, fault
from storage.operations import Value
from storage.schema import Migration, Schema, understood
from storage.statements import Work
from storage.store import Held, StorageError

Locks: TypeAlias = Callable[[Sequence[Work]], Iterable[tuple[str, tuple[list[int], ...]]]]
"""The statements that lock what works will change, with their values."""

ALL: Final = 0x446A6875
"""The advisory lock of a transaction: shared by those that name their rows, and alone for one that
does not."""

_BEGUN = (
    "SELECT pg_current_xact_id()::text, (SELECT max(version) FROM schema_version),"
    " (SELECT max(compat) FROM schema_version) FROM "
)
_SHARED = f"{_BEGUN}pg_advisory_xact_lock_shared($1)"
_ALONE = f"{_BEGUN}pg_advisory_xact_lock($1)"
_FATE = "SELECT pg_xact_status($1::text::xid8)"
LOOK_S: Final = 0.1
"""Seconds between two looks at what became of a commit."""


class Transactions:
    """Writes works over one connection, for a program that knows these `steps` of the schema."""

    def __init__(self, line: Line, locks: Locks, steps: Sequence[Migration]) -> None:
        self._line = line
        self._locks = locks
        self._steps = steps

    async def write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """See :meth:`storage.engine.Engine.write`."""
        try:
            if await together(await self._begin(works), works):
                return [None] * len(works)
            return await one_by_one(await self._begin(works), works)
        except ERRORS as error:
            self._line.drop()
            raise failed(error) from error
        except BaseException:
            self._line.drop()
            raise

    async def _begin(self, works: Sequence[Work]) -> _Begun:
        """Begin a transaction with its rows locked. `NewerFile` if the schema is by now one that
        this program must not work on: a newer one took the step while we were frozen."""
        connection = await self._line.connection()
        await connection.execute("BEGIN")
        alone = any(work.alone for work in works)
        ((number, *schema),) = await connection.fetch(_ALONE if alone else _SHARED, ALL)
        understood(Schema(*schema), self._steps)
        for sql, values in self._locks(works):
            await connection.fetch(POSTGRES.written(sql), *values)
        return _Begun(self._line, connection, number)


class _Begun:
    """:class:`storage.batch.Transaction`, which knows its number."""

    errors: Final = ERRORS

    def __init__(self, line: Line, connection: Connection, number: str) -> None:
        self._line = line
        self._connection = connection
        self._number = number

    def fault(self, error: Exception) -> Fault:
        return fault(error)

    async def run(self, sql: str, rows: Sequence[Sequence[Value]]) -> int:
        sql = f"{POSTGRES.written(sql)} RETURNING 1"
        ordered = sorted(rows, key=_in_order)
        return len(await self._connection.fetchmany(sql, [taken(row) for row in ordered]))

    async def say(self, sql: str) -> None:
        await self._connection.execute(sql)

    async def commit(self) -> None:
        """Commit; if the answer does not come, ask what became of it. `Held` if nothing did."""
        try:
            await self._connection.execute("COMMIT")
        except ERRORS as error:
            self._line.drop()
            if not await self._committed():
                raise Held(f"a commit was lost on its way ({error})") from error

    async def _committed(self) -> bool:
        """Whether the transaction of that number is durable; asked until it is known."""
        while True:
            try:
                connection = await self._line.connection()
                ((fate,),) = await connection.fetch(_FATE, self._number)
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


def _in_order(values: Iterable[Value]) -> list[tuple[str, Value]]:
    """By keys, which stand first in what is added, whatever kinds of values there are."""
    return [(type(value).__name__, "" if value is None else value) for value in values]


def taken(values: Sequence[Value]) -> list[Value]:
    """The values as the database takes them: no text there holds a NUL."""
    return [
        value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value
        for value in values
    ]
