"""`djehuty status`: what is going on, by the database alone."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.run.machine import looked
from storage.opening import open_store
from storage.rows import Count, Counted

NAMES: Final[Mapping[Counted, str]] = {
    "games begun": "games begun today (UTC)",
    "games ended": "games ended today (UTC)",
    "actions": "actions in the last hour",
    "boards waiting": "boards to be shown",
    "boards parked": "boards that cannot be shown",
    "messages owed": "messages to be sent",
}
"""What is told otherwise than it is called."""
_MB: Final = 1_000_000


def told(url: str, database: Path | None, backups: Path | None, now: datetime) -> int:
    """Print what is going on; the exit code. The server may run meanwhile: nothing is written.
    `StorageError` if there is no database, or one of an older program."""
    found, present = asyncio.run(_asked(url, now))
    lines = [(NAMES.get(each.what, each.what), f"{each.many:,}") for each in found]
    lines += [("a server was there", _ago(present, now)), *_machine(database, backups, now)]
    width = max(len(name) for name, _ in lines)
    for name, value in lines:
        sys.stdout.write(f"{name:<{width}}  {value}\n")
    return 0


async def _asked(url: str, now: datetime) -> tuple[tuple[Count, ...], datetime | None]:
    store = await open_store(url, reading=True)
    try:
        counts = await store.status(round(now.timestamp() * 1000))
        present = await store.last_present()
    finally:
        await store.close()
    return counts, None if present is None else datetime.fromtimestamp(present / 1000, UTC)


def _ago(moment: datetime | None, now: datetime) -> str:
    """How long ago that was, in the largest unit of which there are two."""
    if moment is None:
        return "never"
    seconds = max(0, round((now - moment).total_seconds()))
    for name, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * length:
            return f"{seconds // length} {name} ago"
    return f"{seconds} seconds ago" if seconds > 1 else "just now"


def _machine(
    database: Path | None, backups: Path | None, now: datetime
) -> Iterator[tuple[str, str]]:
    """What the file takes, what is left on its disk, and the newest backup that the server made by
    itself."""
    found = looked(database, backups)
    if found.taken is not None and found.free is not None:
        yield "the database takes", f"{found.taken / _MB:,.1f} MB"
        yield "left on its disk", f"{found.free / _MB:,.0f} MB"
    if found.backups == "on":
        last = found.last_backup
        at = None if last is None else datetime.fromtimestamp(last / 1000, UTC)
        yield "the last backup", _ago(at, now)
    elif found.backups == "off":
        yield "the last backup", "none is set up (BACKUP_DIR)"
