"""Connections that work in the loop's own thread: one reads what an index finds, one writes what is
short.

Handing a statement to another thread and its rows back costs ten times what SQLite needs for a row
by its key (docs/decisions/0046). If the page is not in memory, though, the caller waits for the
disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any


class Near:
    """Reads in the thread that opened it. What is locked by another program is not waited for:
    `sqlite3.OperationalError` then, as for any fault."""

    def __init__(self, path: Path) -> None:
        self._under: sqlite3.Connection | None = sqlite3.connect(
            path, isolation_level=None, cached_statements=256, timeout=0
        )
        self._under.execute("PRAGMA query_only = ON")

    def fetchall(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        """The rows of one statement. `ValueError` if the connection is closed."""
        if self._under is None:
            raise ValueError("the connection is closed")
        return self._under.execute(sql, tuple(values)).fetchall()

    def close(self) -> None:
        """End the connection. Harmless when repeated."""
        if self._under is not None:
            self._under.close()
        self._under = None


class NearWriting:
    """Writes in the caller's thread, but for `COMMIT`: that alone waits for the disk, and has a
    thread of its own. What is locked by another program is not waited for."""

    def __init__(self, path: Path) -> None:
        # One thing at a time is asked of it, by the loop's thread or by its own.
        self._under = sqlite3.connect(
            path, isolation_level=None, cached_statements=256, timeout=0, check_same_thread=False
        )
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commit")

    async def execute(self, sql: str, /) -> Any:
        """Run one statement."""
        if sql != "COMMIT":
            return self._under.execute(sql)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._under.execute, sql)

    async def execute_fetchall(self, sql: str, values: Iterable[Any] = (), /) -> Iterable[Any]:
        """Run one statement and give its rows."""
        return self._under.execute(sql, tuple(values)).fetchall()

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]], /) -> Any:
        """Run one statement for each row; returns the cursor."""
        return self._under.executemany(sql, [tuple(row) for row in rows])

    async def close(self) -> None:
        """End the connection and its thread. Harmless when repeated."""
        self._thread.shutdown()
        self._under.close()
