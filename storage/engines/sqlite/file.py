"""The file itself: made, brought up to date, or found fit to be read."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import structlog

from storage.engines.sqlite.connections import FOLLOWED, PRAGMAS, ROUND_MS
from storage.engines.sqlite.copying import keep_before, reading, sync_folder
from storage.engines.sqlite.faults import fault, no_room
from storage.engines.sqlite.migrate import check, migrate
from storage.engines.sqlite.rights import kept_out
from storage.schema import migrations
from storage.store import Held, StorageError

log = structlog.get_logger(__name__)

OLDEST = (3, 37)
"""The SQLite that is needed at least: the first with STRICT tables."""


def prepare(path: Path, *, followed: bool = False) -> bool:
    """Create the file if need be (readable by its owner: secrets lie in it) and migrate it; whether
    it was empty. Where it is `followed`, its log is left to who follows.

    Raises `StorageError` with the reason if it cannot be opened, `Held` if another program holds
    it.
    """
    if sqlite3.sqlite_version_info < OLDEST:
        raise StorageError(
            f"SQLite {OLDEST[0]}.{OLDEST[1]} or newer is needed, this is {sqlite3.sqlite_version}"
        )
    if not path.parent.is_dir():
        raise StorageError(f"cannot open the database {path}: there is no folder {path.parent}")
    try:
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            sync_folder(path.parent)
        connection = sqlite3.connect(path, isolation_level=None, timeout=ROUND_MS / 1000)
        try:
            found = check(connection, migrations())  # nothing is written yet: it may not be ours
            for pragma in (*PRAGMAS, *((FOLLOWED,) if followed else ())):
                connection.execute(pragma)
            older = 0 < found.version < migrations()[-1].version
            kept = keep_before(path, found.version) if older else None
            now = migrate(connection)
            if kept is not None:
                before = found.version
                log.info("migrated", database=path.name, before=before, now=now, kept=kept.name)
        finally:
            connection.close()
    except StorageError as error:
        raise type(error)(f"{path}: {error}", full=error.full) from error
    except (sqlite3.Error, OSError) as error:
        raise not_opened(path, error) from error
    return found.version == 0


def readable(path: Path) -> None:
    """`StorageError` unless the file is there and has this program's schema: nothing is written, so
    a server may work on it, and is never migrated under."""
    try:
        with closing(reading(path)) as connection:
            try:
                found = check(connection, migrations())
            except StorageError as error:
                raise type(error)(f"{path}: {error}", full=error.full) from error
    except sqlite3.Error as error:
        raise not_opened(path, error) from error
    if found.version < migrations()[-1].version:
        raise StorageError(f"{path} is of an older program: start the server once")


def not_opened(path: Path, error: Exception) -> StorageError:
    """What is told of a file that could not be opened."""
    if fault(error) == "busy":
        return Held(f"cannot open the database {path}: {error}")
    full = no_room(error, os.statvfs(path.parent))
    return StorageError(f"cannot open the database {path}: {error}.{kept_out(path)}", full=full)
