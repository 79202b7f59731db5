"""Copies of the database: taken while the server runs, checked before they are put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.lock import ServerLock
from storage.migrate import Schema, check, migrations
from storage.sqlite import sync_folder
from storage.store import StorageError

_SIDES = ("", "-wal", "-shm")
"""What belongs to a database, in the order in which it is moved aside. Should that be cut short,
the file itself is gone first, and SQLite drops a log that has no database."""


def backup(database: str | Path, target: str | Path) -> None:
    """Copy `database` to the new file `target`, whole and durable, while a server may write.

    Takes no lock; blocks until done (call it in a thread). Raises `StorageError` if there is no
    such database, `target` exists, or the copy fails; a failed copy leaves nothing behind.
    """
    database, target = Path(database), Path(target)
    if target.exists():
        raise StorageError(f"{target} exists; a backup overwrites nothing")
    _copy(database, target)


def verify(database: str | Path) -> Schema:
    """Read a whole database or backup; `StorageError` says what is wrong with it.

    A file that this program may not use (not ours, newer) is wrong too. Takes no lock.
    """
    database = Path(database)
    try:
        with closing(_reading(database)) as connection:
            found = check(connection, migrations())
            if found.version == 0:
                raise StorageError(f"{database} is empty")
            faults = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
            faults = [fault for fault in faults if fault != "ok"]
            faults += [
                f"a row of {row[0]} points to a missing {row[2]}"
                for row in connection.execute("PRAGMA foreign_key_check").fetchmany(5)
            ]
    except sqlite3.Error as error:
        raise StorageError(f"{database} cannot be read: {error}") from error
    if faults:
        raise StorageError(f"{database} is damaged: {'; '.join(faults)}")
    return found


def restore(source: str | Path, database: str | Path, *, replace: bool = False) -> Path | None:
    """Put the backup `source` in the place of `database`; returns where the old one was put.

    Raises `SecondServer` while a server runs on `database`; `StorageError` if `source` is damaged,
    not ours or newer, or `database` exists and `replace` isn't asked for. A replaced database is
    renamed, never deleted. Until the last rename nothing of the new one is in place.
    """
    source, database = Path(source), Path(database)
    if not database.parent.is_dir():
        raise StorageError(f"there is no folder {database.parent}")
    verify(source)
    lock = ServerLock.at_once(database)
    try:
        there = [side for side in _SIDES if _beside(database, side).exists()]
        if there and not replace:
            raise StorageError(f"{database} exists; ask to replace it, and it is renamed")
        new = _beside(database, ".restoring")
        for left in (new, _beside(new, ".part")):
            left.unlink(missing_ok=True)
        _copy(source, new)
        aside = _aside(database) if there else None
        if aside is not None:
            for side in there:
                _beside(database, side).rename(_beside(aside, side))
            sync_folder(database.parent)
        new.rename(database)
        sync_folder(database.parent)
    except OSError as error:
        raise StorageError(f"cannot restore {database}: {error}") from error
    finally:
        lock.release()
    return aside


def _beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)


def _aside(database: Path) -> Path:
    number = 1
    while any(_beside(database, f".old-{number}{side}").exists() for side in _SIDES):
        number += 1
    return _beside(database, f".old-{number}")


BUSY_MS = 10_000
"""How long a statement waits for another program's lock."""


def _reading(database: Path) -> sqlite3.Connection:
    """Open for reading only; `StorageError` if there is no such file."""
    if not database.is_file():
        raise StorageError(f"there is no database {database}")
    connection = sqlite3.connect(
        f"{database.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None
    )
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    return connection


def _copy(database: Path, target: Path) -> None:
    """`VACUUM INTO`: one moment of the database, packed; it becomes `target` when it is whole.

    Not a plain copy (it misses the log, or tears a page) and not SQLite's stepwise backup (a busy
    writer keeps restarting it).
    """
    part = _beside(target, ".part")
    try:
        with closing(_reading(database)) as connection:
            # Made beforehand so that only its owner reads it; the command takes an empty file.
            handle = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            try:
                connection.execute("VACUUM INTO ?", (str(part),))
                os.fsync(handle)
            except BaseException:
                part.unlink()
                raise
            finally:
                os.close(handle)
        part.rename(target)
        sync_folder(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"cannot copy {database} to {target}: {error}") from error
