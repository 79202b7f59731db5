"""What one person may ask for in a while, so that nobody takes what belongs to all."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from bot.telegram.limits import Rate
from bot.telegram.sender import Bucket

MANY = 1000
"""From so many on, those are forgotten who have asked for nothing lately."""


@dataclass
class _Purse:
    bucket: Bucket
    warned: bool = False


class Budget:
    """A bucket for each of many, full at first; without a rate nobody is held back. `seconds` is a
    clock that only grows."""

    def __init__(self, rate: Rate | None, seconds: Callable[[], float]) -> None:
        self._rate = rate
        self._seconds = seconds
        self._purses: dict[Hashable, _Purse] = {}
        self._many = MANY

    def take(self, who: Hashable) -> bool:
        """Whether it may be done; then it counts."""
        if self._rate is None:
            return True
        now = self._seconds()
        purse = self._purses.get(who)
        if purse is None:
            self._forget(now)
            bucket = Bucket(self._rate, now)
            bucket.tokens = self._rate.burst
            purse = self._purses[who] = _Purse(bucket)
        if purse.bucket.wait(now) > 0:
            return False
        purse.bucket.take()
        purse.warned = False
        return True

    def warn(self, who: Hashable) -> bool:
        """Whether this is the first time that they are refused since something was last done."""
        purse = self._purses.get(who)
        if purse is None or purse.warned:
            return False
        purse.warned = True
        return True

    def _forget(self, now: float) -> None:
        if self._rate is None or len(self._purses) < self._many:
            return
        burst, kept = self._rate.burst, dict[Hashable, _Purse]()
        for who, purse in self._purses.items():
            purse.bucket.wait(now)
            if purse.bucket.tokens < burst:
                kept[who] = purse
        self._purses = kept
        self._many = max(MANY, 2 * len(kept))
