"""Whole copies of a database, each with a mark of its own: whoever serves from one knows it."""

from __future__ import annotations

import glob
import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.engines.sqlite.connections import to_read
from storage.engines.sqlite.faults import no_room
from storage.store import StorageError

BUSY_MS = 10_000
"""How long a statement waits for another program's lock."""
MARKS = 2**31 - 1
"""How many marks there are: what `user_version` in SQLite's header takes."""


def beside(path: Path, side: str) -> Path:
    """The file with that behind its name."""
    return path.with_name(path.name + side)


def reading(database: Path) -> sqlite3.Connection:
    """Open for reading only; `StorageError` if there is no such file."""
    if not database.is_file():
        raise StorageError(f"there is no database {database}")
    connection = sqlite3.connect(to_read(database), uri=True, isolation_level=None)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    return connection


def copy(database: Path, target: Path) -> None:
    """`VACUUM INTO`: one moment of the database, packed and marked; it becomes `target` when it is
    whole. `StorageError` if that fails; then nothing is left behind.

    Not a plain copy (it misses the log, or tears a page) and not SQLite's stepwise backup (a busy
    writer keeps restarting it).
    """
    part = beside(target, ".part")
    try:
        with closing(reading(database)) as connection:
            # Made beforehand so that only its owner reads it; the command takes an empty file.
            handle = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            try:
                connection.execute("VACUUM INTO ?", (str(part),))
                _mark(part)
                os.fsync(handle)
            except BaseException:
                part.unlink()
                raise
            finally:
                os.close(handle)
        part.rename(target)
        sync_folder(target.parent)
    except (sqlite3.Error, OSError) as error:
        full = target.parent.is_dir() and no_room(error, os.statvfs(target.parent))
        raise StorageError(f"cannot copy {database} to {target}: {error}.", full=full) from error


def _mark(copied: Path) -> None:
    with closing(sqlite3.connect(copied, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {1 + secrets.randbelow(MARKS)}")


def sync_folder(folder: Path) -> None:
    """Make a file's new name in `folder` durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


KEPT = 2
"""So many copies from before a migration are kept."""
_SCHEMA = ".schema-"


def keep_before(database: Path, version: int) -> Path:
    """Copy a database that is to be migrated from that version of the schema; the copy. Of those
    made before, the newest versions are kept. `StorageError` if there is no room for it."""
    kept = beside(database, f"{_SCHEMA}{version}")
    beside(kept, ".part").unlink(missing_ok=True)  # of a start that was cut short
    copy(database, kept)
    for old in _before(database)[:-KEPT]:
        old.unlink(missing_ok=True)
    return kept


def _before(database: Path) -> list[Path]:
    """The copies from before migrations, the oldest version first."""
    every = database.parent.glob(f"{glob.escape(database.name)}{_SCHEMA}*")
    numbered = [(path.name.rpartition("-")[2], path) for path in every]
    return [path for number, path in sorted((int(n), p) for n, p in numbered if n.isdecimal())]
