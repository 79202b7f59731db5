"""Opens the store that a URL names: the one place that knows which databases there are."""

from __future__ import annotations

from pathlib import Path

from storage.engines.sqlite.connections import Connect, connect
from storage.engines.sqlite.engine import SqliteEngine
from storage.sql.store import SqlStore
from storage.url import database_path


async def open_store(url: str, *, reading: bool = False) -> SqlStore:
    """Open the store that `DATABASE_URL` names, as :meth:`SqlStore.open` does; for `reading` alone
    a server may work on it meanwhile. `ValueError` for a URL that names none."""
    return await open_sqlite(database_path(url), inline=not reading, reading=reading)


async def open_sqlite(
    path: str | Path, *, connect: Connect = connect, inline: bool = False, reading: bool = False
) -> SqlStore:
    """Open the store on a SQLite file; see :class:`SqliteEngine`."""
    return await SqlStore.open(SqliteEngine(path, connect=connect, inline=inline), reading=reading)
