"""Opens the store that a URL names: the one place that knows which databases there are."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

from storage.carrying import Source, Target
from storage.engine import Engine
from storage.engines.sqlite import carrying
from storage.engines.sqlite.connections import Connect, connect
from storage.engines.sqlite.engine import SqliteEngine
from storage.engines.sqlite.file import prepare
from storage.sql.locking import locks
from storage.sql.store import SqlStore
from storage.url import database_path, is_postgres


async def open_store(url: str, *, reading: bool = False, followed: bool = False) -> SqlStore:
    """Open the store that `DATABASE_URL` names, as :meth:`SqlStore.open` does; for `reading` alone
    a server may work on it meanwhile. `followed` is a file of which Litestream keeps a copy.
    `ValueError` for a URL that names none."""
    opened = engine(url, inline=not reading, followed=followed)
    return await SqlStore.open(opened, reading=reading)


def engine(url: str, *, inline: bool = True, followed: bool = False) -> Engine:
    """The engine of the database that a URL names. `ValueError` for a URL that names none."""
    if is_postgres(url):
        from storage.engines.postgres.engine import PostgresEngine

        return PostgresEngine(url, locks)
    ready = partial(prepare, followed=followed)
    return SqliteEngine(database_path(url), inline=inline, followed=followed, prepare=ready)


def source(url: str) -> AbstractAsyncContextManager[Source]:
    """The database that a URL names, to be carried elsewhere while nobody serves from it.
    `ValueError` for a URL that names none."""
    if is_postgres(url):
        from storage.engines.postgres import carrying as postgres

        return postgres.source(url)
    return carrying.source(database_path(url))


def target(url: str) -> AbstractAsyncContextManager[Target]:
    """The database that a URL names, which holds nothing yet. `ValueError` for a URL that names
    none."""
    if is_postgres(url):
        from storage.engines.postgres import carrying as postgres

        return postgres.target(url)
    return carrying.target(database_path(url))


async def open_sqlite(
    path: str | Path, *, connect: Connect = connect, inline: bool = False, reading: bool = False
) -> SqlStore:
    """Open the store on a SQLite file; see :class:`SqliteEngine`."""
    return await SqlStore.open(SqliteEngine(path, connect=connect, inline=inline), reading=reading)
