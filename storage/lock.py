"""One server a database: a kernel lock on `<db>.lock`, freed whenever its process ends.

SQLite's own exclusive mode would do, but it shuts out backups too. The lock belongs to the open
file, so a forked child would keep it; worker processes are spawned.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
from pathlib import Path

from storage.store import StorageError

WAIT_S = 30.0
"""Covers a server that is being replaced and still commits its last work."""


class SecondServer(StorageError):
    """Another server holds the database."""


class ServerLock:
    """Held until :meth:`release` or the end of the process; made by :meth:`acquire`."""

    def __init__(self, handle: int, path: Path) -> None:
        self.path = path
        self._handle: int | None = handle

    @classmethod
    async def acquire(
        cls, database: str | Path, wait_s: float = WAIT_S, *, pause_s: float = 0.1
    ) -> ServerLock:
        """Lock `database` for this server, looking every `pause_s` seconds for `wait_s` seconds.

        Raises `SecondServer` if another server still holds it, `StorageError` if the lock file
        cannot be opened.
        """
        time = asyncio.get_running_loop().time
        end = time() + wait_s
        while True:
            try:
                return cls.at_once(database)
            except SecondServer as held:
                if time() >= end:
                    raise SecondServer(f"{held}; waited {wait_s:g} s for it to end") from None
            await asyncio.sleep(pause_s)

    @classmethod
    def at_once(cls, database: str | Path) -> ServerLock:
        """Lock `database` now; `SecondServer` if another server holds it."""
        path = Path(f"{database}.lock")
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StorageError(f"cannot open the lock {path}: {error.strerror}") from error
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.ftruncate(handle, 0)
            os.pwrite(handle, f"{os.getpid()}\n".encode(), 0)
        except BlockingIOError:
            holder = os.pread(handle, 32, 0).decode(errors="replace").strip() or "unknown"
            os.close(handle)
            raise SecondServer(
                f"another server (process {holder}) works on {database}: two on one database"
                " would answer everything twice"
            ) from None
        except OSError as error:
            os.close(handle)
            raise StorageError(f"cannot lock {path}: {error.strerror}") from error
        return cls(handle, path)

    def release(self) -> None:
        """Let the next server in. The file stays: removing it would let two in. Repeatable."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)
