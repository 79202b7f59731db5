"""One server a database: locks that the kernel frees whenever their process ends.

The file itself is locked (:mod:`storage.engines.sqlite.holding`), so that no link or mount leads
around it; and a lock file beside it, which is there before the database is, stays when another file
takes its place, and is what an earlier program knows. SQLite's own exclusive mode would do, but it
shuts out backups too. The locks belong to open files, so a forked child would keep them; worker
processes are spawned.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import time
from pathlib import Path

from storage.engines.sqlite.holding import Claimed, claim, lock_files, named
from storage.engines.sqlite.rights import kept_out
from storage.store import StorageError

WAIT_S = 30.0
"""Covers a server that is being replaced and still commits its last work."""


class SecondServer(StorageError):
    """Another server holds the database."""


class ServerLock:
    """Held until :meth:`release` or the end of the process; made by :meth:`acquire`."""

    def __init__(self, database: str | Path) -> None:
        self._database = database
        self._handles: list[int] = []
        self._has_file = False

    @classmethod
    async def acquire(
        cls,
        database: str | Path,
        wait_s: float = WAIT_S,
        *,
        begun: float | None = None,
        pause_s: float = 0.1,
    ) -> ServerLock:
        """Lock `database` for this server, looking every `pause_s` seconds for `wait_s` seconds,
        from `begun` on (of `time.monotonic`) or from now.

        Raises `SecondServer` if another server still holds it, `StorageError` if the lock file
        cannot be opened.
        """
        end = (time.monotonic() if begun is None else begun) + wait_s
        while True:
            try:
                return cls.at_once(database)
            except SecondServer as held:
                if time.monotonic() >= end:
                    raise SecondServer(f"{held}; waited {wait_s:g} s for it to end") from None
            await asyncio.sleep(pause_s)

    @classmethod
    def at_once(cls, database: str | Path) -> ServerLock:
        """Lock `database` now; `SecondServer` if another server holds it."""
        lock = cls(database)
        try:
            lock.hold_file()
            for file in lock_files(database):
                lock._hold_beside(file)
        except BaseException:
            lock.release()
            raise
        return lock

    def hold_file(self) -> None:
        """Lock the file itself, if it is there: once more after a database was made. `SecondServer`
        if another server was faster."""
        if self._has_file or not Path(self._database).is_file():
            return
        try:
            handle = os.open(self._database, os.O_RDWR | os.O_CLOEXEC)
        except OSError:  # nobody can serve with it, and whoever opens it says why
            return
        self._handles.append(handle)
        try:
            self._has_file = claim(handle)
        except Claimed as other:
            raise self._second(str(other.holder or "")) from None

    def release(self) -> None:
        """Let the next server in. Repeatable.

        Comes after SQLite has closed the file (:mod:`storage.engines.sqlite.holding`). The lock
        files stay: removing one would let two in.
        """
        handles, self._handles = self._handles, []
        for handle in handles:
            os.close(handle)

    def _hold_beside(self, file: str) -> None:
        try:
            handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            why = f"{error.strerror}.{kept_out(file)}"
            raise StorageError(f"cannot open the lock {file}: {why}") from error
        self._handles.append(handle)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.ftruncate(handle, 0)
            os.pwrite(handle, f"{os.getpid()}\n".encode(), 0)
        except BlockingIOError:
            raise self._second(named(handle)) from None
        except OSError as error:
            raise StorageError(f"cannot lock {file}: {error.strerror}") from error

    def _second(self, holder: str) -> SecondServer:
        return SecondServer(
            f"another server (process {holder or 'unknown'}) works on {self._database}: two on one"
            " database would answer everything twice"
        )
