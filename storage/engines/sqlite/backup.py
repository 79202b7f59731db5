"""Copies of the database: taken while the server runs, checked before they are put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from storage.engines.sqlite.contents import Contents, contents, known, look, when
from storage.engines.sqlite.copying import beside, copy, reading, sync_folder
from storage.engines.sqlite.faults import no_room
from storage.engines.sqlite.lock import ServerLock
from storage.engines.sqlite.migrate import migrate
from storage.schema import Schema
from storage.store import StorageError

_SIDES = ("", "-wal", "-shm")
"""What belongs to a database, in the order in which it is moved aside. Should that be cut short,
the file itself is gone first, and SQLite drops a log that has no database."""


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put in a database's place; where the one that was there is now, and what it held
    (None if there was none, or it could not be read)."""

    now: Contents
    aside: Path | None = None
    before: Contents | None = None


def backup(database: str | Path, target: str | Path) -> Contents:
    """Copy `database` to the new file `target`, whole and durable, while a server may write; what
    the copy holds.

    Takes no lock; blocks until done (call it in a thread). Raises `StorageError` if there is no
    such database, `target` exists, or the copy fails; a failed copy leaves nothing behind.
    """
    database, target = Path(database), Path(target)
    if target.exists():
        raise StorageError(f"{target} exists; a backup overwrites nothing")
    look(database)
    copy(database, target)
    return contents(target)


def verify(database: str | Path) -> Schema:
    """Read a whole database or backup; `StorageError` says what is wrong with it.

    A file that this program may not use (not ours, newer) is wrong too. Takes no lock.
    """
    database = Path(database)
    look(database)
    try:
        with closing(reading(database)) as connection:
            found = known(database, connection)
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


def restore(source: str | Path, database: str | Path, *, replace: bool = False) -> Restored:
    """Put the backup `source` in the place of `database`, brought to the newest schema.

    Raises `SecondServer` while a server runs on `database`; `StorageError` if `source` is damaged,
    not ours, newer, another bot's than `database`, or `database` itself; or if `database` exists
    and `replace` isn't asked for. A replaced database is renamed, never deleted. Until the last
    rename nothing of the new one is in place.
    """
    source, database = Path(source), Path(os.path.realpath(database))
    if not database.parent.is_dir():
        raise StorageError(f"there is no folder {database.parent}")
    if database.exists() and source.exists() and source.samefile(database):
        raise StorageError(f"{source} is the database itself, and no backup of it")
    if database.is_dir():
        raise StorageError(f"{database} is a folder, and no database")
    verify(source)
    lock = ServerLock.at_once(database)
    try:
        there = [side for side in _SIDES if beside(database, side).exists()]
        held, before = contents(source), _readable(database)
        _same_bot(source, held, before)
        if there and not replace:
            lacks = lost(held, before)
            raise StorageError(
                f"{database} exists. {lacks}{' ' * bool(lacks)}Ask for it with --replace, and the"
                " database is renamed and kept"
            )
        new = beside(database, ".restoring")
        for left in (new, beside(new, ".part")):
            left.unlink(missing_ok=True)
        copy(source, new)
        _begin_above(new, 0 if before is None else before.highest)
        aside = _aside(database) if there else None
        if aside is not None:
            for side in there:
                beside(database, side).rename(beside(aside, side))
            sync_folder(database.parent)
        new.rename(database)
        sync_folder(database.parent)
    except (OSError, sqlite3.Error) as error:
        full = no_room(error, os.statvfs(database.parent))
        raise StorageError(f"cannot restore {database}: {error}.", full=full) from error
    finally:
        lock.release()
    return Restored(contents(database), aside, before)


def lost(held: Contents, before: Contents | None) -> str:
    """What a database had `before` that a backup has not, as a sentence; "" if nothing is known to
    be missing."""
    if before is None:
        return ""
    more, newer = before.games - held.games, (before.last or 0) > (held.last or 0)
    games = [f"{more} game{'s' * (more != 1)} more"] if more > 0 else []
    since = [f"what was played from {when(held.last)} to {when(before.last)}"] if newer else []
    found = " and ".join((*games, *since))
    return f"The backup lacks what the database has: {found}." if found else ""


def _readable(database: Path) -> Contents | None:
    """What the present database holds; None if there is none, or nothing can be read of it."""
    try:
        return contents(database)
    except StorageError:
        return None


def _same_bot(source: Path, held: Contents, before: Contents | None) -> None:
    if before is None or None in (held.bot, before.bot) or held.bot == before.bot:
        return
    raise StorageError(
        f"{source} belongs to bot {held.bot}, and the database to bot {before.bot}: move the"
        " database away first if that is meant (docs/moving.md)"
    )


def _begin_above(new: Path, floor: int) -> None:
    """Migrate what is to be put in place, and note how high games were numbered in the other."""
    with closing(sqlite3.connect(new, isolation_level=None)) as connection:
        migrate(connection)
        mark = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute("INSERT INTO put_back (mark, floor) VALUES (?, ?)", (mark, floor))


def _aside(database: Path) -> Path:
    number = 1
    while any(beside(database, f".old-{number}{side}").exists() for side in _SIDES):
        number += 1
    return beside(database, f".old-{number}")
