"""What is left on the disk, and when the last backup was made: looked up when somebody asks."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.handlers.machine import Machine


def looked(database: Path | None, backups: Path | None) -> Machine:
    """The machine with the `database` file (None: it is of PostgreSQL, on whatever machine) and the
    folder in which its `backups` are made by the server (None: it makes none)."""
    if database is None:
        return Machine()
    taken = sum(each.stat().st_size for each in database.parent.glob(f"{database.name}*"))
    free = shutil.disk_usage(database.parent).free
    if backups is None:
        return Machine(free, taken, "off")
    return Machine(free, taken, "on", _newest(backups, database.stem))


def _newest(folder: Path, name: str) -> int | None:
    """When the newest backup of the file with that name was made."""
    files = folder.glob(f"{name}-*Z.db") if folder.is_dir() else ()
    return max((each.stat().st_mtime_ns // 1_000_000 for each in files), default=None)
