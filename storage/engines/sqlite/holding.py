"""Who works on a database file, told by the file itself, whatever name it is reached by.

A server locks bytes of the file far behind all that SQLite locks or writes, so neither hinders the
other. The lock belongs to the open file (Linux's `F_OFD_SETLK`): it ends with its process, and it
holds for every name of the file and in every container of the machine. How many bytes it has tells
its holder. Other systems have none; what is left there are the lock files
(:mod:`storage.engines.sqlite.lock`).

Whoever closes a file loses what SQLite has locked of it in the same process: a handle that
:func:`claim` got is closed after SQLite's own.

`djehuty health` asks here every few seconds, so nothing is imported that takes long.
"""

from __future__ import annotations

import fcntl
import os
import struct
import sys

FIRST = 2**62
"""The first byte of the lock: SQLite locks below 2**31, and no database is so long."""
_FLOCK = "hhqqi"
"""C's `struct flock` on Linux: kind, where from, first byte, number of bytes, process."""
_TAKE: int = getattr(fcntl, "F_OFD_SETLK", -1)
_ASK: int = getattr(fcntl, "F_OFD_GETLK", -1)
_KNOWN = sys.platform == "linux" and min(_TAKE, _ASK) >= 0


class Claimed(Exception):
    """Another server has the file: `holder` is its process, None if it ends just now."""

    def __init__(self, holder: int | None) -> None:
        super().__init__(holder)
        self.holder = holder


def claim(handle: int) -> bool:
    """Lock an open database, a handle to write with, for this process; False where there are no
    such locks. `Claimed` if another handle has it."""
    if not _KNOWN:
        return False
    try:
        fcntl.fcntl(handle, _TAKE, _lock(1 + os.getpid()))
    except BlockingIOError:
        raise Claimed(_claimant(handle)) from None
    except OSError:  # a kernel, or a file system, without them
        return False
    return True


def holder(database: str | os.PathLike[str]) -> int | None:
    """The process of the server that works on a database, None if there is none. It only looks.

    A process in another container is told by its number there. `OSError` for a file that cannot be
    read.
    """
    try:
        handle = os.open(database, os.O_RDONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        found = None
    else:
        try:
            found = _claimant(handle)
        finally:
            os.close(handle)
    files = map(_locker, lock_files(database))
    return found if found is not None else next((one for one in files if one is not None), None)


def lock_files(database: str | os.PathLike[str]) -> tuple[str, ...]:
    """The lock files of a database: beside the file itself, and beside a link that leads there,
    where an earlier program's server has its own. None comes twice, whatever its folder is called:
    a server would find itself at work."""
    folder, name = os.path.split(os.fspath(database))
    beside = os.path.join(os.path.realpath(folder), name)  # noqa: PTH118 - pathlib takes long
    return tuple(dict.fromkeys(f"{path}.lock" for path in (os.path.realpath(database), beside)))


def named(handle: int) -> str:
    """The process that an open lock file names; "" for none."""
    return os.pread(handle, 32, 0).decode(errors="replace").strip()


def _lock(size: int) -> bytes:
    return struct.pack(_FLOCK, fcntl.F_WRLCK, os.SEEK_SET, FIRST, size, 0)


def _claimant(handle: int) -> int | None:
    if not _KNOWN:
        return None
    try:
        answer = fcntl.fcntl(handle, _ASK, _lock(1))
    except OSError:
        return None
    kind, _, _, size, _ = struct.unpack(_FLOCK, answer)
    return None if kind == fcntl.F_UNLCK else size - 1


def _locker(file: str) -> int | None:
    """The process that a lock file names, if it lives and, where that can be asked, has it locked:
    all that is known on other systems, of a database that is being made, and of an earlier
    program's server."""
    try:
        handle = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        name, inode = named(handle), os.fstat(handle).st_ino
    finally:
        os.close(handle)
    if not name.isdecimal() or not _lives(int(name)):
        return None
    return int(name) if _has_locked(name, inode) else None


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:  # it lives, and is another user's
        return True
    return process > 0


def _has_locked(process: str, inode: int) -> bool:
    """Whether Linux tells of such a lock (`1: FLOCK ADVISORY WRITE 4711 08:01:2146589 0 EOF`); True
    where nothing is told. Devices are not compared: there are file systems that have two."""
    try:
        with open("/proc/locks", encoding="ascii") as locks:  # noqa: PTH123 - pathlib takes long
            lines = [line.split() for line in locks]
    except OSError:
        return True
    return any(
        len(line) > 5
        and (line[1], line[4], line[5].rpartition(":")[2]) == ("FLOCK", process, str(inode))
        for line in lines
    )
