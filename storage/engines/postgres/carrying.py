"""Carrying on PostgreSQL (:mod:`storage.carrying`): out of one snapshot, and in as one transaction.

Both hold the lock of who brings the schema up to date, for which every server asks when it starts.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Protocol

from storage.carrying import BLOCK, OWN, Row, Table
from storage.engines.postgres.connections import UNHURRIED, Connection, Line
from storage.engines.postgres.faults import ERRORS, failed
from storage.engines.postgres.migrate import KIND, MIGRATING, check, lay
from storage.engines.postgres.transactions import taken
from storage.leases import WORKER
from storage.schema import migrations
from storage.store import StorageError

_COLUMNS = (
    "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema() ORDER BY table_name, column_name"
)
_KEYS = (
    "SELECT c.conrelid::regclass::text, a.attname FROM pg_constraint c"
    " JOIN LATERAL unnest(c.conkey) WITH ORDINALITY AS k (number, place) ON true"
    " JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number"
    " WHERE c.contype = 'p' AND c.connamespace = current_schema()::regnamespace ORDER BY 1, k.place"
)
_REFERENCES = (
    "SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint"
    " WHERE contype = 'f' AND connamespace = current_schema()::regnamespace"
)
_COUNTED = (
    "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND is_identity = 'YES'"
)
_SERVED = (
    "SELECT count(*) FROM lease WHERE name LIKE $1"
    " AND until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
)
_LOCK = "SELECT pg_advisory_lock($1)"


class Filling(Connection, Protocol):
    """What is needed of asyncpg's connection besides."""

    async def copy_records_to_table(
        self, table: str, /, *, records: Sequence[Row], columns: Sequence[str]
    ) -> str:
        """Add rows by COPY."""


class _Snapshot:
    """:class:`storage.carrying.Source` in a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def tables(self) -> Mapping[Table, Collection[str]]:
        columns, keys, refers = (
            dict[str, list[str]](),
            dict[str, list[str]](),
            dict[str, set[str]](),
        )
        for table, column in await self._connection.fetch(_COLUMNS):
            columns.setdefault(table, []).append(column)
        for table, column in await self._connection.fetch(_KEYS):
            keys.setdefault(table, []).append(column)
        for table, other in await self._connection.fetch(_REFERENCES):
            refers.setdefault(table, set()).add(other)
        return {
            Table(name, tuple(sorted(named)), tuple(keys[name])): refers.get(name, set())
            for name, named in columns.items()
            if name not in OWN
        }

    async def count(self, table: Table) -> int:
        ((count,),) = await self._connection.fetch(f"SELECT count(*) FROM {table.name}")  # noqa: S608 - the schema's name
        return int(count)

    async def rows(self, table: Table) -> AsyncIterator[Sequence[Row]]:
        cursor = f"of_{table.name}"  # what is fetched from a name is remembered with its columns
        with _asking():
            await self._connection.execute(f"DECLARE {cursor} CURSOR FOR {table.select()}")
        while block := await self._block(cursor):
            yield block
        with _asking():
            await self._connection.execute(f"CLOSE {cursor}")

    async def _block(self, cursor: str) -> list[Row]:
        with _asking():
            rows = await self._connection.fetch(f"FETCH {BLOCK} FROM {cursor}")
        return [tuple(row) for row in rows]


class _Empty(_Snapshot):
    """:class:`storage.carrying.Target` in a transaction."""

    def __init__(self, connection: Filling) -> None:
        super().__init__(connection)
        self._filling = connection

    def taken(self, row: Row) -> Row:
        if any(isinstance(value, str) and "\0" in value for value in row):
            return tuple(taken(row))
        return row

    async def put(self, table: Table, rows: Sequence[Row]) -> None:
        with _asking():
            await self._filling.copy_records_to_table(
                table.name, records=rows, columns=table.columns
            )


@asynccontextmanager
async def source(url: str) -> AsyncIterator[_Snapshot]:
    """One moment of the database, while no server can start on it. `StorageError` if one serves, or
    it is of another version."""
    line = Line(url, UNHURRIED, patience_s=None)
    try:
        with _asking():
            connection = await line.connection()
            await connection.fetch(_LOCK, MIGRATING)
            await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            if (await check(connection, migrations(KIND))).version != migrations(KIND)[-1].version:
                raise StorageError(
                    "the database is empty, or of an older program: start the server on it once,"
                    " which brings it up to date"
                )
            await _unserved(connection)
        yield _Snapshot(connection)
    finally:
        await line.close()


@asynccontextmanager
async def target(url: str) -> AsyncIterator[_Empty]:
    """The database, which must hold nothing (`StorageError` else); what is put there stands when
    this ends."""
    line = Line(url, UNHURRIED, patience_s=None)
    try:
        with _asking():
            connection: Filling = await line.connection()  # type: ignore[assignment] # it is asyncpg's
            tables = await _begun(connection)
        yield _Empty(connection)
        with _asking():
            await _ended(connection, tables)
    finally:
        await line.close()


async def _begun(connection: Filling) -> list[str]:
    """Lay the tables, if there are none, in a transaction; those that are to be filled."""
    await connection.execute("BEGIN")
    await lay(connection, migrations(KIND))
    await _unserved(connection)
    empty = _Empty(connection)
    tables = await empty.tables()
    if held := sorted([table.name for table in tables if await empty.count(table)]):
        raise StorageError(
            f"the database is not empty: it has rows in {', '.join(held[:5])}. A copy needs one"
            " that holds nothing"
        )
    for table in tables:
        await connection.execute(f"ALTER TABLE {table.name} DISABLE TRIGGER USER")
    return [table.name for table in tables]


async def _ended(connection: Filling, tables: Collection[str]) -> None:
    """Numbers go on above what stands there; then it is durable."""
    for table in tables:
        await connection.execute(f"ALTER TABLE {table} ENABLE TRIGGER USER")
    for table, column in await connection.fetch(_COUNTED):
        await connection.fetch(
            f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'),"  # noqa: S608 - the schema's names
            f" coalesce(max({column}), 0) + 1, false) FROM {table}"
        )
    await connection.execute("COMMIT")
    await connection.execute("ANALYZE")


async def _unserved(connection: Connection) -> None:
    ((servers,),) = await connection.fetch(_SERVED, f"{WORKER}%")
    if servers:
        raise StorageError(
            f"{servers} server{'s' * (servers != 1)} serve{'s' * (servers == 1)} from it: stop"
            " them first (who was killed counts for four seconds)"
        )


@contextmanager
def _asking() -> Iterator[None]:
    try:
        yield
    except ERRORS as error:
        raise failed(error) from error
