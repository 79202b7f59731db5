"""The database as it stands at one moment, while the bot goes on writing: no copy, no thread."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from storage.dialect import SQLITE
from storage.engines.sqlite.connections import to_read
from storage.opening import open_store
from storage.operations import Value
from storage.sql.store import SqlStore
from storage.statements import Work


class OneMoment:
    """:class:`storage.engine.Engine` to read with: in one transaction, so that all that is asked is
    of the moment at which it was opened."""

    def __init__(self, path: Path) -> None:
        self._under = sqlite3.connect(to_read(path), uri=True, isolation_level=None, timeout=60)

    alone = True
    knows = 0

    async def migrate(self) -> bool:
        raise AssertionError("it only reads")

    async def open(self, *, reading: bool = False) -> None:
        assert reading, "it only reads"
        self._under.execute("BEGIN")
        self._under.execute("SELECT count(*) FROM sqlite_master").fetchone()  # the moment

    async def fetch(
        self, sql: str, values: Sequence[Value] = (), *, long: bool = False
    ) -> list[Any]:
        return self._under.execute(SQLITE.written(sql), values).fetchall()

    async def write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        raise AssertionError("it only reads")

    async def claim(self, sql: str, values: Sequence[Value] = ()) -> list[Any]:
        raise AssertionError("it only reads")

    async def next_ids(self, table: str, count: int, *, above: int = 0) -> range:
        raise AssertionError("it only reads")

    async def close(self) -> None:
        self._under.close()


@contextlib.asynccontextmanager
async def now(place: Path | str) -> AsyncIterator[SqlStore]:
    """The store as it stands now; what is committed later is not seen in a file, and may be in the
    database that a URL names."""
    if isinstance(place, str):
        store = await open_store(place, reading=True)
    else:
        store = await SqlStore.open(OneMoment(place), reading=True)
    try:
        yield store
    finally:
        await store.close()
