"""A reading connection without a thread of its own, for what is found by an index.

Handing a statement to another thread and its rows back costs ten times what SQLite needs for a row
by its key (docs/decisions/0046). If the page is not in memory, though, the caller waits for the
disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
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
