"""The database of a process that may die between any two statements, or in the middle of one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from storage.opening import open_sqlite
from storage.sql.store import SqlStore
from storage.url import database_path
from tests.simulation.base import Pause
from tests.simulation.drive import Drive

RETRY_S = 0.1
"""How often SQLite looks whether another program has let go of its lock."""
_BUSY_TIMEOUT = "PRAGMA busy_timeout = "


class Dead(asyncio.CancelledError):
    """The process was killed: nothing it still tries has any effect."""


class Disk:
    """:class:`tests.simulation.base.Way` to a file: opens the connections of one process;
    :meth:`die` closes them as death does. Its files lie on `drive`, if there is one."""

    def __init__(self, pause: Pause, drive: Drive | None = None) -> None:
        self._pause = pause
        self._drive = drive
        self._opened: list[DiskConnection] = []
        self.dead = False

    async def opened(self, url: str) -> SqlStore:
        """The store on the file that a URL names."""
        return await open_sqlite(database_path(url), connect=self.connect)

    async def connect(self, path: Path) -> DiskConnection:
        """As `Connect` of storage/engines/sqlite: the first one opened is the writing one."""
        self.check()
        name = "read" if self._opened else "write"
        made = DiskConnection(sqlite3.connect(path, isolation_level=None), name, self)
        self._opened.append(made)
        return made

    async def pause(self, name: str) -> None:
        """Wait at a gate; a call of a dead process ends there."""
        self.check()
        await self._pause(name)
        self.check()

    @property
    def gone(self) -> bool:
        """Whether the process is dead, or the machine's power off."""
        return self.dead or (self._drive is not None and self._drive.dark)

    def check(self) -> None:
        """Raise `Dead` if the process is gone."""
        if self.gone:
            raise Dead

    def die(self) -> None:
        """Kill: what was not committed is lost, what was written stays as it is."""
        self.dead = True
        quietly = contextlib.nullcontext() if self._drive is None else self._drive.frozen()
        with quietly:
            for connection in self._opened:
                connection.shut()


class DiskConnection:
    """A connection in this thread, with a gate before each statement and one after it."""

    def __init__(self, under: sqlite3.Connection, name: str, disk: Disk) -> None:
        self._under = under
        self._name = name
        self._disk = disk
        self._busy_s = 0.0

    async def _gated(self, sql: str, call: Callable[[], Any]) -> Any:
        if sql.startswith("PRAGMA"):
            return await self._tried(call)
        word = sql.split(maxsplit=1)[0]
        await self._disk.pause(f"{self._name} {word}")
        done = await self._tried(call)
        await self._disk.pause(f"{self._name} {word} done")
        return done

    async def _tried(self, call: Callable[[], Any]) -> Any:
        """The call, tried again for `_busy_s` while another program holds the database. SQLite
        would wait in a thread of its own; here there is one, and time is virtual."""
        waited = 0.0
        while True:
            self._disk.check()
            try:
                return call()
            except sqlite3.OperationalError as error:
                self._disk.check()
                busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not busy or waited >= self._busy_s:
                    raise
            except sqlite3.Error:
                self._disk.check()
                raise
            await asyncio.sleep(RETRY_S)
            waited += RETRY_S

    async def execute(self, sql: str, /) -> Any:
        return await self._gated(sql, lambda: _Changed.by(self._under.execute(sql)))

    async def execute_fetchall(self, sql: str, values: Iterable[Any] = (), /) -> Iterable[Any]:
        if sql.startswith(_BUSY_TIMEOUT):
            self._busy_s = int(sql.removeprefix(_BUSY_TIMEOUT)) / 1000
            sql = f"{_BUSY_TIMEOUT}0"
        rows: list[Any] = await self._gated(
            sql, lambda: self._under.execute(sql, tuple(values)).fetchall()
        )
        return rows

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]], /) -> Any:
        return await self._gated(
            sql,
            lambda: _Changed.by(self._under.executemany(sql, [tuple(row) for row in rows])),
        )

    async def close(self) -> None:
        self.shut()

    def shut(self) -> None:
        """Close; an open transaction is rolled back, as the next process would find it."""
        with contextlib.suppress(sqlite3.Error):
            self._under.rollback()
        self._under.close()


@dataclass(frozen=True)
class _Changed:
    """What is left of a cursor. One that somebody still holds would hold the file open, too."""

    rowcount: int

    @classmethod
    def by(cls, cursor: sqlite3.Cursor) -> _Changed:
        count = cursor.rowcount
        cursor.close()
        return cls(count)
