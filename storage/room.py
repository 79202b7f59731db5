"""Whether something failed because a disk is full."""

from __future__ import annotations

import errno
import os
import sqlite3

SHARED = 1 << 16
"""Bytes that SQLite needs beside the database to open it at all, and some more."""


def no_room(error: Exception, disk: os.statvfs_result) -> bool:
    """Whether it failed because that disk is full. SQLite says only that the disk failed where it
    was to make the file that connections share."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        left = disk.f_bavail * disk.f_frsize
        return code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and left < SHARED)
    return getattr(error, "errno", None) in {errno.ENOSPC, errno.EDQUOT}
