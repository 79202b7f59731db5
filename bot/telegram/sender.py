"""Sending at Telegram's pace: a queue a chat, a bucket a chat, one for all.

About one message a second goes into a chat and twenty a minute into a group, edits included
(Bot FAQ); answers to presses are free and do not pass here. A job makes one call. It is run when
its chat has a token, so what it says is composed at the last moment; the same key queued again is
still one job, moved to the front: the board just pressed goes first. 429 makes the chat wait, and
no other.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import TypeAlias

import structlog

from bot.telegram.limits import Limits, Rate
from bot.telegram.wire import Later

Job: TypeAlias = Callable[[], Awaitable[None]]

MANY_LANES = 1000
"""From so many chats on, those that have been quiet are forgotten."""

log = structlog.get_logger(__name__)


@dataclass
class Bucket:
    """A token bucket: `rate.count` tokens in `rate.seconds`, at most `rate.burst` saved up.

    It starts half full: what was sent just before a restart is unknown.
    """

    rate: Rate
    filled_at: float
    tokens: float = field(init=False)

    def __post_init__(self) -> None:
        self.tokens = max(1.0, self.rate.burst / 2)

    def wait(self, now: float) -> float:
        """Seconds until there is a token; 0 if there is one."""
        gained = (now - self.filled_at) * self.rate.count / self.rate.seconds
        self.tokens = min(self.rate.burst, self.tokens + gained)
        self.filled_at = now
        if self.tokens >= 1 - 1e-9:
            return 0.0
        return (1 - self.tokens) * self.rate.seconds / self.rate.count

    def take(self) -> None:
        """Take one token."""
        self.tokens -= 1


@dataclass
class _Lane:
    """One chat's queue. Replies go first, in order; then boards (:func:`_next`)."""

    buckets: tuple[Bucket, ...]
    replies: deque[Job] = field(default_factory=deque)
    boards: dict[Hashable, Job] = field(default_factory=dict)
    not_before: float = 0.0
    served: int = 0
    task: asyncio.Task[None] | None = None

    @property
    def empty(self) -> bool:
        return not self.replies and not self.boards

    def rested(self, now: float) -> bool:
        """Whether nothing is under way and every bucket is full again."""
        full = all(b.wait(now) == 0 and b.tokens >= b.rate.burst for b in self.buckets)
        return self.task is None and self.empty and self.not_before <= now and full


class Sender:
    """All queues. `clock` gives seconds that only grow; `sleep` waits for some."""

    def __init__(
        self,
        limits: Limits,
        *,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._limits = limits
        self._clock = clock
        self._sleep = sleep
        self._lanes: dict[int, _Lane] = {}
        self._many = MANY_LANES
        self._all = Bucket(limits.overall, clock()) if limits.overall else None
        self._idle = asyncio.Event()
        self._idle.set()

    def reply(self, address: int, job: Job) -> None:
        """Queue a message; those of a chat keep their order."""
        self._lane(address).replies.append(job)
        self._start(address)

    def board(self, address: int, key: Hashable, job: Job) -> None:
        """Queue a board's refresh: the same key once, the last one asked first."""
        boards = self._lane(address).boards
        boards.pop(key, None)
        boards[key] = job
        self._start(address)

    def replies(self, address: int) -> int:
        """How many messages wait for that chat's pace."""
        lane = self._lanes.get(address)
        return 0 if lane is None else len(lane.replies)

    @property
    def chats(self) -> int:
        """How many chats are remembered."""
        return len(self._lanes)

    async def idle(self) -> None:
        """Wait until nothing is queued or under way."""
        await self._idle.wait()

    async def close(self) -> None:
        """Stop at once; what is unsent is found again after the next start."""
        tasks = [lane.task for lane in self._lanes.values() if lane.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _lane(self, address: int) -> _Lane:
        lane = self._lanes.get(address)
        if lane is None:
            rates = (self._limits.chat, self._limits.group if address < 0 else None)
            now = self._clock()
            lane = _Lane(tuple(Bucket(rate, now) for rate in rates if rate is not None))
            self._forget(now)
            self._lanes[address] = lane
        return lane

    def _forget(self, now: float) -> None:
        """Let go of lanes that are as good as new, whenever there are many."""
        if len(self._lanes) < self._many:
            return
        self._lanes = {a: lane for a, lane in self._lanes.items() if not lane.rested(now)}
        self._many = max(MANY_LANES, 2 * len(self._lanes))

    def _start(self, address: int) -> None:
        lane = self._lanes[address]
        self._idle.clear()
        if lane.task is None:
            lane.task = asyncio.create_task(self._run(lane), name=f"sender {address}")

    async def _run(self, lane: _Lane) -> None:
        try:
            while not lane.empty:
                wait = self._wait(lane)
                if wait > 0:
                    await self._sleep(wait)
                    continue
                await self._one(lane)
        finally:
            lane.task = None
            if all(other.task is None for other in self._lanes.values()):
                self._idle.set()

    def _wait(self, lane: _Lane) -> float:
        now = self._clock()
        buckets = lane.buckets if self._all is None else (*lane.buckets, self._all)
        return max((lane.not_before - now, *(bucket.wait(now) for bucket in buckets)), default=0.0)

    async def _one(self, lane: _Lane) -> None:
        """Run the next job with the tokens it needs."""
        for bucket in lane.buckets if self._all is None else (*lane.buckets, self._all):
            bucket.take()
        key: Hashable = None
        if lane.replies:
            job = lane.replies.popleft()
        else:
            key = _next(lane)
            job = lane.boards.pop(key)
        try:
            await job()
        except Later as later:
            lane.not_before = self._clock() + later.seconds
            if key is None:
                lane.replies.appendleft(job)
            else:
                lane.boards.setdefault(key, job)
        except Exception:
            log.exception("sending failed")


def _next(lane: _Lane) -> Hashable:
    """The board just pressed; every third time the one that has waited longest, lest a lively
    game starve its neighbours."""
    lane.served += 1
    keys = iter(lane.boards) if lane.served % 3 == 0 else reversed(lane.boards)
    return next(keys)
