"""Waiting for a database that does not answer, or that another program (a shell, a backup) holds.

Whatever is asked of it is asked again until it is answered, so nothing is lost and nobody is told.
The log has a line when it goes away, ever fewer while that lasts, and one when it is back, however
many wait for it meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

from storage.store import Held

log = structlog.get_logger(__name__)

T = TypeVar("T")

PAUSES_S: Final = (0.1, 0.2, 0.5)
"""Pauses after failures in a row. People go on to play within seconds of its return, so none of
them may be long; hundreds may wait, so none but the first is short."""
AGAIN_S, LONGEST_S = 30.0, 600.0
"""The log repeats what still is so after pauses that double from the one to the other."""

AWAY: Final = "the database does not answer: it is asked again every half second"
HELD: Final = "another program holds the database: it is asked again every half second"
BACK: Final = "the database answers again"


def _never() -> bool:
    return False


def _by_the_loop() -> float:
    return asyncio.get_running_loop().time()


class Patience:
    """That of all who ask one database. `seconds` is a clock that only grows, `sleep` waits for
    some seconds."""

    def __init__(
        self,
        seconds: Callable[[], float] = _by_the_loop,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._seconds = seconds
        self._sleep = sleep
        self._waiting = 0
        """How many have asked in vain and ask again."""
        self._failed = 0
        self._since: float | None = None
        """When the log told that it is away; None if it is not, as far as the log says."""
        self._said = ("", "")
        self._said_at, self._pause = 0.0, AGAIN_S

    async def ask(
        self, call: Callable[[], Awaitable[T]], *, leaves: Callable[[], bool] = _never
    ) -> T:
        """What the call gives, once it ends otherwise than with `Held`; that if whoever asks
        `leaves` meanwhile."""
        tries = 0
        try:
            while True:
                try:
                    answer = await call()
                    break
                except Held as held:
                    if leaves():
                        raise
                    tries += 1
                    if tries == 1:
                        self._waiting += 1
                    # A line that was cut, or a row that somebody holds, is often well at once.
                    if tries > 1:
                        self._tell(held)
                await self._sleep(PAUSES_S[min(tries, len(PAUSES_S)) - 1])
        finally:
            if tries:
                self._waiting -= 1
        if self._since is not None and not self._waiting:
            self._over(self._since)
        return answer

    def _tell(self, held: Held) -> None:
        now = self._seconds()
        said = (AWAY if held.away else HELD, held.why)
        self._failed += 1
        if self._since is None:
            self._since, self._pause = now, AGAIN_S
        elif now - self._said_at < (self._pause if said == self._said else AGAIN_S):
            return
        else:
            self._pause = min(2 * self._pause, LONGEST_S)
        self._said, self._said_at = said, now
        event, why = said
        log.warning(event, why=why, failed=self._failed)

    def _over(self, since: float) -> None:
        took = round(self._seconds() - since)
        log.info(BACK, seconds=took, failed=self._failed)
        self._since, self._failed = None, 0
