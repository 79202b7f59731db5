"""Flood limits: sending and editing share one bucket a chat, as Telegram's do."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from playground.errors import too_many_requests


@dataclass(frozen=True, slots=True)
class Rate:
    """A bucket of ``burst`` calls that is filled again at ``per_second``."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The buckets of a private chat, of a group and of all chats; None is no limit.

    Telegram's FAQ: about one message a second in a chat with short bursts, 20 a minute in a
    group, about 30 a second in all.
    """

    private: Rate | None = None
    group: Rate | None = None
    everything: Rate | None = None


OFF = Limits()
TELEGRAM = Limits(Rate(20, 1), Rate(20, 20 / 60), Rate(30, 30))


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


@dataclass(slots=True)
class Limiter:
    """Counts calls; ``clock`` is in seconds."""

    limits: Limits
    clock: Callable[[], float]
    buckets: dict[str, _Bucket] = field(default_factory=dict)

    def take(self, chat_id: int | None, *, group: bool) -> None:
        """Count one call. Raises ``ApiError`` 429 with the seconds to wait."""
        rates = [("", self.limits.everything)]
        if chat_id is not None:
            rates.append((str(chat_id), self.limits.group if group else self.limits.private))
        now = self.clock()
        buckets = [self._filled(key, rate, now) for key, rate in rates if rate]
        waits = [(1 - bucket.left) / rate.per_second for bucket, rate in buckets if bucket.left < 1]
        if waits:
            raise too_many_requests(max(1, math.ceil(max(waits))))
        for bucket, _ in buckets:
            bucket.left -= 1

    def _filled(self, key: str, rate: Rate, now: float) -> tuple[_Bucket, Rate]:
        bucket = self.buckets.setdefault(key, _Bucket(rate.burst, now))
        bucket.left = min(rate.burst, bucket.left + (now - bucket.at) * rate.per_second)
        bucket.at = now
        return bucket, rate


def read_limits(text: str) -> Limits:
    """Limits by name: ``telegram`` or ``off``. Raises ``ValueError`` for anything else."""
    known = {"telegram": TELEGRAM, "off": OFF}
    if text not in known:
        raise ValueError(f"limits are telegram or off, not {text!r}")
    return known[text]
