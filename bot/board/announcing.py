"""The line that those who run the bot put on every board that waits, as it is now.

It is read for each frame and each message. Where one process serves, it is remembered, and read
anew when that process has changed it; where several do, it is asked for each time: another one may
have changed it, and a board that showed the line of before would keep it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from bot.board.sight import Announced
from storage.rows import Maintenance
from storage.store import Store

DAY_MS: Final = 24 * 3600 * 1000


class Announcing:
    """Reads it. `clock` gives milliseconds since 1970; `shared`: other processes write, too."""

    def __init__(self, store: Store, clock: Callable[[], int], *, shared: bool) -> None:
        self._store = store
        self._clock = clock
        self._shared = shared
        self._known: Maintenance | None = None
        self._changes = 0

    def changed(self) -> None:
        """It was changed here: what is known of it is old."""
        self._known = None
        self._changes += 1

    async def now(self) -> Announced | None:
        """What boards and messages say now; None for nothing."""
        known, changes = self._known, self._changes
        if known is None:
            known = await self._store.maintenance()
            if not self._shared and changes == self._changes:
                self._known = known
        now = self._clock()
        if not known.shown(now):
            return None
        return Announced(known.text, None if known.until is None else moment(known.until, now))


def moment(at: int, now: int) -> str:
    """A time in milliseconds since 1970, as a chat reads it in any language: 18:30 UTC, with its
    day where that is not within one from now."""
    said = datetime.fromtimestamp(at / 1000, UTC)
    return f"{said:%H:%M} UTC" if abs(at - now) < DAY_MS else f"{said:%Y-%m-%d %H:%M} UTC"
