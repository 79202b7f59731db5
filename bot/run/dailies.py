"""The position of the day in groups that want it: owed each morning, once, whoever serves.

A group's quiz is a row with the day in its key, so that of several processes, and of many starts,
one owes it. In quiet hours of the group it waits for their end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.board.daily import owe
from bot.table.day import SHORTEST_MS, day_at, end_of
from bot.table.quiet import quiet_until
from storage.rows import Chat
from storage.store import Store

PAUSE_MS: Final = 15_000
"""So often it is looked which groups have a new day."""
GROUPS: Final = 100
"""So many groups are read at a time."""


class Dailies:
    """Looks after those groups. `clock` gives milliseconds since 1970."""

    def __init__(self, store: Store, *, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._next = 0
        self._done: dict[int, int] = {}
        """By group the day on which it was seen to."""
        self._busy = False

    async def round(self) -> None:
        """Owe the quiz to the groups in which a new day has begun; nothing while the round before
        goes on, or shortly after it."""
        now = self._clock()
        if self._busy or 0 <= self._next - now <= PAUSE_MS:
            return
        self._busy, self._next = True, now + PAUSE_MS
        try:
            after = 0
            while groups := await self._store.daily_groups(after, GROUPS):
                for group in groups:
                    await self._see_to(group, now)
                after = groups[-1].id
        finally:
            self._busy = False

    async def _see_to(self, chat: Chat, now: int) -> None:
        day = day_at(now, chat.zone)
        if self._done.get(chat.id) == day or quiet_until(chat.quiet, chat.zone, now) is not None:
            return
        if end_of(day, chat.zone) - now > SHORTEST_MS:
            if await self._store.day_poll(chat.id, day) is None:
                await owe(self._store, chat, None, now)
            self._done[chat.id] = day
