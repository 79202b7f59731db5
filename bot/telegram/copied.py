"""What is settled, and not yet in a copy of the database that follows.

Where a copy is to be waited for, Telegram is told that it need not keep an update when the copy has
its work, and not before. So what a dead machine takes along comes again, and the same press gives
the same throw. One look at the copy covers all that was settled when it began, and there is never
more than one at a time: the busier it is, the more it covers.

Nobody else waits: updates are worked on and answered as ever. While the copy does not follow they
stay at Telegram, which shows a hundred of them and no more (docs/decisions/0072).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import structlog

log = structlog.get_logger(__name__)

AGAIN_S: Final = 0.5
"""The pause before a copy that does not follow is asked again."""

Sync: TypeAlias = Callable[[], Awaitable[None]]
"""Waits until the copy has all that is committed; `NotCopied` if it does not come to that."""


class NotCopied(Exception):
    """The copy does not follow; the message says why."""


@dataclass(frozen=True, slots=True)
class _Settled:
    number: int
    kept: Callable[[int], None]
    at: float


class Copied:
    """Updates whose work the copy is to have. `seconds` only grows."""

    def __init__(
        self,
        sync: Sync,
        *,
        seconds: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._sync = sync
        self._seconds = seconds
        self._sleep = sleep
        self._waiting: list[_Settled] = []
        self._following: asyncio.Task[None] | None = None
        self._away_since: float | None = None

    def add(self, number: int, kept: Callable[[int], None]) -> None:
        """One is settled; `kept` hears of its number when the copy has its work."""
        self._waiting.append(_Settled(number, kept, self._seconds()))
        if self._following is None or self._following.done():
            self._following = asyncio.create_task(self._follow(), name="the copy")

    async def close(self) -> None:
        """Wait no more: what the copy has not comes again."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many updates are settled that the copy may not have yet."""
        return len(self._waiting)

    @property
    def behind(self) -> float:
        """For how many seconds the first of them has waited."""
        return self._seconds() - self._waiting[0].at if self._waiting else 0.0

    @property
    def away(self) -> bool:
        """Whether the copy did not follow when it was asked last."""
        return self._away_since is not None

    async def _follow(self) -> None:
        while self._waiting:
            covered = len(self._waiting)
            try:
                await self._sync()
            except Exception as error:  # noqa: BLE001 - whatever it is, the updates wait
                self._failed(error)
                await self._sleep(AGAIN_S)
            else:
                self._over()
                there, self._waiting = self._waiting[:covered], self._waiting[covered:]
                for one in there:
                    one.kept(one.number)

    def _failed(self, error: Exception) -> None:
        if self._away_since is None:
            self._away_since = self._seconds()
            why = str(error) if isinstance(error, NotCopied) else repr(error)
            log.warning("the copy does not follow", why=why)

    def _over(self) -> None:
        if self._away_since is not None:
            took = round(self._seconds() - self._away_since)
            self._away_since = None
            log.info("the copy follows again", seconds=took, waiting=len(self._waiting))
