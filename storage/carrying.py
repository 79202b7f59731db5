"""All that one database holds, carried to another, of whatever kind: rows table by table, in one
moment of the one, and as one change of the other.

What is carried is read back and compared before it stands. Cut short, it leaves nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from storage.operations import Value
from storage.store import StorageError

Row: TypeAlias = tuple[Value, ...]

BLOCK: Final = 5_000
"""So many rows are read at a time."""

OWN: Final = frozenset({"schema_version", "counter", "lease"})
"""What each database says of itself, and of who serves from it: not carried."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table, its columns in the order of their names, and the columns of its key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    def select(self) -> str:
        """What reads all its rows, by their key."""
        columns, key = ", ".join(self.columns), ", ".join(self.key)
        return f"SELECT {columns} FROM {self.name} ORDER BY {key}"  # noqa: S608 - the schema's names


class Source(Protocol):
    """One moment of a database from which nobody serves."""

    async def tables(self) -> Mapping[Table, Collection[str]]:
        """All its tables but :data:`OWN`, and which others each refers to."""

    async def count(self, table: Table) -> int:
        """How many rows it has."""

    def rows(self, table: Table) -> AsyncIterator[Sequence[Row]]:
        """Its rows in the order of their keys, in blocks."""


class Target(Source, Protocol):
    """A database that holds nothing, and what is put there while it is open: it stands when it is
    closed without an error."""

    def taken(self, row: Row) -> Row:
        """The row as it will stand."""

    async def put(self, table: Table, rows: Sequence[Row]) -> None:
        """Add rows."""


@dataclass(frozen=True, slots=True)
class Carried:
    """How many rows of each table were carried, and in how many a text was changed, since the
    target keeps no NUL."""

    rows: Mapping[str, int]
    changed: int

    def told(self) -> str:
        """As a line: `3,120 rows in 23 tables: 12 game, 480 action, …`."""
        parts = [f"{count:,} {name}" for name, count in sorted(self.rows.items()) if count]
        return f"{sum(self.rows.values()):,} rows: {', '.join(parts) or 'none'}"


async def carry(
    source: Source, target: Target, told: Callable[[int, int], None] = lambda _done, _all: None
) -> Carried:
    """Carry everything; `told` hears how many rows of how many are done (each counts twice: it is
    compared, too). `StorageError` if the tables differ, or what was carried is not what was read.
    """
    tables = await source.tables()
    there = await target.tables()
    if set(tables) != set(there):
        raise StorageError(f"the databases differ in their tables: {_differing(tables, there)}")
    counts = {table: await source.count(table) for table in tables}
    whole, done, changed = 2 * sum(counts.values()), 0, 0
    for table in ordered(tables):
        read, stands, number = hashlib.blake2b(), hashlib.blake2b(), 0
        async for block in source.rows(table):
            rows = [target.taken(row) for row in block]
            changed += sum(new is not old for new, old in zip(rows, block, strict=True))
            await target.put(table, rows)
            _note(read, rows)
            number += len(rows)
            done += len(rows)
            told(done, whole)
        found = 0
        async for block in target.rows(table):
            _note(stands, block)
            found += len(block)
            done += len(block)
            told(done, whole)
        if (number, number, read.digest()) != (counts[table], found, stands.digest()):
            raise StorageError(
                f"what was carried of {table.name} is not what was read:"
                f" {counts[table]} rows were counted, {number} read, {found} found"
            )
    return Carried({table.name: count for table, count in counts.items()}, changed)


def ordered(tables: Mapping[Table, Collection[str]]) -> list[Table]:
    """Each table behind those that it refers to; `StorageError` if they go in a circle."""
    waiting, found = sorted(tables, key=lambda table: table.name), list[Table]()
    while waiting:
        names = {table.name for table in waiting}
        free = [one for one in waiting if not ({*tables[one]} - {one.name}) & names]
        if not free:
            raise StorageError(f"tables refer to each other: {', '.join(sorted(names))}")
        found += free
        waiting = [one for one in waiting if one not in free]
    return found


def _differing(one: Iterable[Table], other: Iterable[Table]) -> str:
    return ", ".join(sorted({table.name for table in {*one} ^ {*other}}))


def _note(digest: hashlib.blake2b, rows: Iterable[Row]) -> None:
    for row in rows:
        digest.update(repr(row).encode())
