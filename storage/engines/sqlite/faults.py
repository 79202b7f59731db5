"""The one table of SQLite's errors: what each means for a work, or for the server."""

from __future__ import annotations

import errno
import os
import sqlite3
from typing import Final

from storage.engine import Fault, failure
from storage.store import StorageError

SHARED = 1 << 16
"""Bytes that SQLite needs beside the database to open it at all, and some more."""

ERRORS: Final = (sqlite3.Error, OverflowError, UnicodeError)
"""What a statement can raise: SQLite's own, and Python's for a value that SQLite cannot take."""

_BY_NAME: Final[dict[str, Fault]] = {
    "SQLITE_CONSTRAINT_UNIQUE": "clash",
    "SQLITE_CONSTRAINT_PRIMARYKEY": "clash",
    "SQLITE_CONSTRAINT_ROWID": "clash",
    "SQLITE_CONSTRAINT_FOREIGNKEY": "clash",
}
_BY_CODE: Final[dict[int, Fault]] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_FULL: "full",
}
_BY_CLASS: Final[dict[type[Exception], Fault]] = {
    sqlite3.IntegrityError: "mistake",
    sqlite3.ProgrammingError: "mistake",
    sqlite3.InterfaceError: "mistake",
    sqlite3.DataError: "mistake",
    OverflowError: "mistake",
    UnicodeError: "mistake",
}


def fault(error: Exception) -> Fault:
    """What an error means: by its name, then its primary code, then its class."""
    name, code = getattr(error, "sqlite_errorname", ""), primary(error)
    if (found := _BY_NAME.get(name) or _BY_CODE.get(code)) is not None:
        return found
    return next((kind for known, kind in _BY_CLASS.items() if isinstance(error, known)), "failed")


def failed(error: Exception, *, begun: bool = False) -> StorageError:
    """What is told of a database that raised it, with SQLite's own name for it. Once something was
    `begun`, to be busy is a failure as any other: it is not asked again."""
    why = f"{getattr(error, 'sqlite_errorname', type(error).__name__)}: {error}"
    kind: Fault = "failed" if begun and fault(error) == "busy" else fault(error)
    return failure(kind, why, disk=primary(error) == sqlite3.SQLITE_IOERR)


def primary(error: Exception) -> int:
    """SQLite's primary result code; 0 for errors that don't come from SQLite itself."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def no_room(error: Exception, disk: os.statvfs_result) -> bool:
    """Whether it failed because that disk is full. SQLite says only that the disk failed where it
    was to make the file that connections share."""
    if isinstance(error, sqlite3.Error):
        left = disk.f_bavail * disk.f_frsize
        shared = primary(error) == sqlite3.SQLITE_IOERR and left < SHARED
        return fault(error) == "full" or shared
    return getattr(error, "errno", None) in {errno.ENOSPC, errno.EDQUOT}
