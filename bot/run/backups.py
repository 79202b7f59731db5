"""Backups on a schedule, each opened and checked, and the oldest taken away.

A backup counts when it has been read whole and found without a fault. One that is not is kept aside
under a name that says so, and no older one is taken away for it. What fails here is told and tried
again; it never ends the server.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import structlog

from bot.telegram.troubles import Troubles
from storage.engines.sqlite.backup import backup, verify
from storage.engines.sqlite.contents import Contents
from storage.engines.sqlite.copying import beside
from storage.store import StorageError

log = structlog.get_logger(__name__)

AGAIN: Final = timedelta(minutes=10)
"""So long after one that failed the next is tried, if none is due before."""
DAMAGED: Final = ".damaged"
_STAMP: Final = "%Y-%m-%dT%H%M%SZ"


class Backups:
    """Of `database` into `folder`, `every` so often, of which the newest `keep` are kept. `clock`
    gives milliseconds since 1970; `made` hears when the last was made, in seconds since 1970."""

    def __init__(
        self,
        database: Path,
        folder: Path,
        every: timedelta,
        keep: int,
        *,
        clock: Callable[[], int],
        troubles: Troubles,
        made: Callable[[float], None] = lambda _: None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._database = database
        self._folder = folder
        self._every = every
        self._keep = keep
        self._clock = clock
        self._troubles = troubles
        self._made = made
        self._sleep = sleep
        self._name = re.compile(rf"{re.escape(database.stem)}-(\d{{4}}-\d\d-\d\dT\d{{6}}Z)\.db")

    async def run(self) -> None:
        """Make one whenever it is due, until cancelled: at once, if the last is old enough."""
        while True:
            await self._sleep((await self.round()).total_seconds())

    async def round(self) -> timedelta:
        """Make one if it is due; how long it is until the next."""
        now = datetime.fromtimestamp(self._clock() / 1000, UTC)
        try:
            there = await asyncio.to_thread(self.there)
            last = max((at for at, _ in there), default=None)
            if last is not None:
                self._made(last.timestamp())
                if timedelta(0) < (left := last + self._every - now):
                    return min(left, self._every)  # the clock may have been set back
            file, held = await asyncio.to_thread(self._make, now)
        except (StorageError, OSError) as error:
            self._troubles.met("backup", error)
            return min(AGAIN, self._every)
        self._troubles.over("backup")
        self._made(now.timestamp())
        size = file.stat().st_size
        log.info("backup made and checked", file=str(file), bytes=size, holds=held.told())
        return self._every

    def there(self) -> list[tuple[datetime, Path]]:
        """The backups that are there, the oldest first, and when each was made."""
        named = [(self._name.fullmatch(file.name), file) for file in self._folder.iterdir()]
        return sorted((_time(name[1]), file) for name, file in named if name)

    def _make(self, now: datetime) -> tuple[Path, Contents]:
        """Make one, read it whole, and take away what is more than are kept."""
        file = self._folder / f"{self._database.stem}-{now.strftime(_STAMP)}.db"
        beside(file, ".part").unlink(missing_ok=True)
        held = backup(self._database, file)
        try:
            verify(file)
        except StorageError:
            file.rename(beside(file, DAMAGED))
            raise
        for _, old in self.there()[: -self._keep]:
            old.unlink(missing_ok=True)
        return file, held


def _time(stamp: str) -> datetime:
    """The time that a name says; the earliest there is if that is none."""
    try:
        return datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return datetime.min.replace(tzinfo=UTC)
