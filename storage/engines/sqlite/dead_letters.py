"""Dead letters beside a running server: looked at, and asked to be tried again.

A server holds the database, but not against other programs' single statements; it looks every few
seconds for letters that are to be tried again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.engines.sqlite.migrate import schema
from storage.rows import Letter
from storage.statements import reading, select
from storage.store import StorageError

_LETTER = reading(Letter)
SCHEMA = 24
"""Since that version letters can be tried again."""
PATIENCE_S = 30.0
"""How long the server's own writing is waited for."""


def letters(database: Path) -> tuple[Letter, ...]:
    """All dead letters, the oldest first; `StorageError` if they cannot be read."""
    with _open(database) as connection:
        rows = connection.execute(select(Letter, "ORDER BY id", table="dead_letter"))
        return tuple(_LETTER(*row) for row in rows)


def letter(database: Path, id_: int) -> Letter | None:
    """The letter with that number, None if there is none."""
    return next((one for one in letters(database) if one.id == id_), None)


def ask_again(database: Path, id_: int) -> bool:
    """Have a letter tried again by the server, now or when it starts next; whether there is one."""
    with _open(database) as connection:
        found = connection.execute("UPDATE dead_letter SET again = 1 WHERE id = ?", (id_,))
        return found.rowcount > 0


@contextmanager
def _open(database: Path) -> Iterator[sqlite3.Connection]:
    if not database.is_file():
        raise StorageError(f"there is no database {database}")
    connection = sqlite3.connect(database, isolation_level=None, timeout=PATIENCE_S)
    try:
        if schema(connection).version < SCHEMA:
            raise StorageError(f"{database} is of an older program: start the server once")
        yield connection
    except sqlite3.Error as error:
        raise StorageError(f"the database {database} could not be used: {error}") from error
    finally:
        connection.close()
