"""The database of a process that may die between any two statements."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

Pause = Callable[[str], Awaitable[None]]
"""Holds a call at a gate of that name."""


class Dead(asyncio.CancelledError):
    """The process was killed: nothing it still tries has any effect."""


class Disk:
    """Opens the connections of one process; :meth:`die` closes them as death does."""

    def __init__(self, pause: Pause) -> None:
        self._pause = pause
        self._opened: list[DiskConnection] = []
        self.dead = False

    async def connect(self, path: Path) -> DiskConnection:
        """As `storage.sqlite.Connect`: the first one opened is the writing one."""
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

    def check(self) -> None:
        """Raise `Dead` if the process is."""
        if self.dead:
            raise Dead

    def die(self) -> None:
        """Kill: what was not committed is lost, what was committed stays."""
        self.dead = True
        for connection in self._opened:
            connection.shut()


class DiskConnection:
    """A connection in this thread, with a gate before each statement and one after it."""

    def __init__(self, under: sqlite3.Connection, name: str, disk: Disk) -> None:
        self._under = under
        self._name = name
        self._disk = disk

    async def _gated(self, sql: str, call: Callable[[], Any]) -> Any:
        if sql.startswith("PRAGMA"):
            self._disk.check()
            return call()
        word = sql.split(maxsplit=1)[0]
        await self._disk.pause(f"{self._name} {word}")
        done = call()
        await self._disk.pause(f"{self._name} {word} done")
        return done

    async def execute(self, sql: str, /) -> Any:
        return await self._gated(sql, lambda: self._under.execute(sql))

    async def execute_fetchall(self, sql: str, values: Iterable[Any] = (), /) -> Iterable[Any]:
        # A killed process loses nothing that was written, synced or not: power cuts are tested
        # on the real file system, and a sync here would only cost time.
        sql = "PRAGMA synchronous = OFF" if sql.startswith("PRAGMA synchronous") else sql
        rows: list[Any] = await self._gated(
            sql, lambda: self._under.execute(sql, tuple(values)).fetchall()
        )
        return rows

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]], /) -> Any:
        return await self._gated(
            sql, lambda: self._under.executemany(sql, [tuple(row) for row in rows])
        )

    async def close(self) -> None:
        self.shut()

    def shut(self) -> None:
        """Close; an open transaction is rolled back, as the next process would find it."""
        with contextlib.suppress(sqlite3.ProgrammingError):
            self._under.rollback()
        self._under.close()
