"""Carrying on SQLite (:mod:`storage.carrying`): out of a file, and into a new one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

from storage.carrying import BLOCK, OWN, Row, Table
from storage.engines.sqlite.contents import known, look
from storage.engines.sqlite.copying import beside, reading, sync_folder
from storage.engines.sqlite.faults import no_room
from storage.engines.sqlite.lock import ServerLock
from storage.engines.sqlite.migrate import migrate
from storage.schema import migrations
from storage.store import StorageError

_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
_TRIGGERS = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
_UNSERVED = (
    "SELECT user_version FROM pragma_user_version WHERE user_version <> 0"
    " AND user_version NOT IN (SELECT mark FROM put_back WHERE at IS NOT NULL)"
)


class _File:
    """:class:`storage.carrying.Source` on an open file."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self._file = file
        self._connection = connection

    async def tables(self) -> Mapping[Table, Collection[str]]:
        names = sorted(name for (name,) in self._connection.execute(_TABLES))
        return dict(self._table(name) for name in names if name not in OWN)

    def _table(self, name: str) -> tuple[Table, set[str]]:
        columns = self._connection.execute(f"PRAGMA table_info({name})").fetchall()
        named = tuple(sorted(row[1] for row in columns))
        key = tuple(row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5])
        refers = {row[2] for row in self._connection.execute(f"PRAGMA foreign_key_list({name})")}
        return Table(name, named, key), refers

    async def count(self, table: Table) -> int:
        ((count,),) = self._connection.execute(f"SELECT count(*) FROM {table.name}")  # noqa: S608 - the schema's name
        return int(count)

    async def rows(self, table: Table) -> AsyncIterator[Sequence[Row]]:
        with _reading(self._file):
            found = self._connection.execute(table.select())
            block = found.fetchmany(BLOCK)
        while block:
            yield block
            with _reading(self._file):
                block = found.fetchmany(BLOCK)


class _NewFile(_File):
    """:class:`storage.carrying.Target` on a file that is being made."""

    def taken(self, row: Row) -> Row:
        return row

    async def put(self, table: Table, rows: Sequence[Row]) -> None:
        places = ", ".join("?" * len(table.columns))
        with _writing(self._file):
            self._connection.executemany(
                f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({places})",  # noqa: S608 - the schema's names
                rows,
            )


@asynccontextmanager
async def source(database: Path) -> AsyncIterator[_File]:
    """The file, while nobody serves from it. `SecondServer` if somebody does; `StorageError` if it
    is not ours, of another version, or a backup from which nobody has served yet."""
    look(database)
    lock = ServerLock.at_once(database)
    try:
        with closing(reading(database)) as connection:
            with _reading(database):
                connection.execute("BEGIN")
                _ready(database, connection)
            yield _File(database, connection)
    finally:
        lock.release()


def _ready(database: Path, connection: sqlite3.Connection) -> None:
    if known(database, connection).version != migrations()[-1].version:
        raise StorageError(
            f"{database} is of an older program: start the server on it once, which brings it up"
            " to date"
        )
    if connection.execute(_UNSERVED).fetchone() is not None:
        raise StorageError(
            f"{database} is a backup from which no server has gone on yet: start the server on it"
            " once, so that it numbers and seals games anew"
        )


@asynccontextmanager
async def target(database: Path) -> AsyncIterator[_NewFile]:
    """A new file, which has its name when all is in it and on the disk. `StorageError` if there is
    one of that name, or no room."""
    part = _place(database)
    lock = ServerLock.at_once(database)
    try:
        with _writing(database):
            part.unlink(missing_ok=True)  # of a copy that was cut short
            os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            with _writing(database):
                triggers = _begun(connection)
            yield _NewFile(database, connection)
            with _writing(database):
                for sql in triggers:
                    connection.execute(sql)
                connection.execute("COMMIT")
                _whole(database, connection)
        with _writing(database):
            _named(part, database)
    finally:
        part.unlink(missing_ok=True)
        lock.release()


def _place(database: Path) -> Path:
    """Where the new file is made; `StorageError` if it cannot have its name."""
    if not database.parent.is_dir():
        raise StorageError(f"there is no folder {database.parent}")
    if database.exists():
        raise StorageError(f"{database} exists; a copy overwrites nothing")
    return beside(database, ".part")


def _begun(connection: sqlite3.Connection) -> list[str]:
    """A new schema, in a transaction and without its triggers; what makes them again."""
    for pragma in ("journal_mode = OFF", "synchronous = OFF"):  # if it fails, there is no file
        connection.execute(f"PRAGMA {pragma}")
    migrate(connection)
    triggers = connection.execute(_TRIGGERS).fetchall()
    connection.execute("BEGIN")
    for name, _ in triggers:
        connection.execute(f"DROP TRIGGER {name}")
    return [sql for _, sql in triggers]


def _whole(database: Path, connection: sqlite3.Connection) -> None:
    faults = [row[0] for row in connection.execute("PRAGMA integrity_check(5)") if row[0] != "ok"]
    faults += [f"{row[0]} → {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")][:5]
    if faults:
        raise StorageError(f"{database} would not be whole: {'; '.join(faults)}")


def _named(part: Path, database: Path) -> None:
    handle = os.open(part, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
    part.rename(database)
    sync_folder(database.parent)


@contextmanager
def _reading(database: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(f"{database} cannot be read: {error}") from error


@contextmanager
def _writing(database: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        full = no_room(error, os.statvfs(database.parent))
        raise StorageError(f"cannot write {database}: {error}.", full=full) from error
