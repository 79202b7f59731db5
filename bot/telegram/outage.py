"""What the log says of a Telegram that is not reached.

Attempts follow each other within seconds, for hours if need be: a line each would bury the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import structlog
from telegram.error import TelegramError

log = structlog.get_logger(__name__)

AGAIN_S, LONGEST_S = 10.0, 300.0
"""The log repeats what still is so after pauses that double from the one to the other."""


class Outage:
    """Said at once, then ever more rarely, and sooner if the cause is another one; and a line when
    it is over. `seconds` is a clock that only grows, `way` says which host it is, through which
    proxy."""

    def __init__(
        self, event: str, seconds: Callable[[], float], way: Mapping[str, str] | None = None
    ) -> None:
        self._event = event
        self._seconds = seconds
        self._way = dict(way or {})
        self._over()

    def _over(self) -> None:
        self._times = 0
        self._since = self._said_at = 0.0
        self._pause = AGAIN_S
        self._said = ""

    @property
    def times(self) -> int:
        """How many attempts in a row have failed."""
        return self._times

    def failed(self, error: BaseException) -> None:
        """Another attempt has failed."""
        now, why = self._seconds(), reason(error)
        self._times += 1
        if self._times == 1:
            self._since = now
        elif now - self._said_at < (self._pause if why == self._said else AGAIN_S):
            return
        else:
            self._pause = min(2 * self._pause, LONGEST_S)
        self._said, self._said_at = why, now
        log.warning(self._event, why=why, times=self._times, **self._way)

    def over(self) -> None:
        """An attempt went well."""
        if self._times:
            took = round(self._seconds() - self._since)
            log.info("Telegram is reached again", seconds=took, failed=self._times, **self._way)
            self._over()


def reason(error: BaseException) -> str:
    """Why it failed, in words that may stand in the log: Telegram's or ours, or the error's
    class."""
    return error.message if isinstance(error, TelegramError) else type(error).__name__
