"""Sending at Telegram's pace: a queue a chat, a bucket a chat, one for all.

About one message a second goes into a chat and twenty a minute into a group, edits included
(Bot FAQ); answers to presses are free and do not pass here. A job makes one call. It is run when
its chat has a token, so what it says is composed at the last moment; the same key queued again is
still one job, moved to the front: the board just pressed goes first. 429 makes the chat wait, and
no other.

**Within a chat** replies, boards and what is owed beside them take turns, so that nobody who keeps
writing commands keeps the boards from moving. **Among chats** one dispatcher gives out what may be
sent in all: first come, first served. Whoever just pressed or wrote goes before what was left
behind (`patient`), but for every fourth place. A chat that waits costs nothing until its time has
come: the dispatcher sleeps until the next one's.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

import structlog

from bot.telegram.limits import Limits, Rate
from bot.telegram.wire import Later

Job: TypeAlias = Callable[[], Awaitable[None]]

MANY_LANES = 1000
"""From so many chats on, those that have been quiet are forgotten."""
PATIENCE = 4
"""Every so many places one goes to who waits for what was left behind, however many press."""

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
class _Boards:
    """The boards of one chat that are to be shown, each once."""

    pressed: dict[Hashable, Job] = field(default_factory=dict)
    """Somebody waits for these; the last one asked for stands last."""
    left: dict[Hashable, Job] = field(default_factory=dict)
    """Found by a sweep, the longest waiting first."""
    served: int = 0

    def __bool__(self) -> bool:
        return bool(self.pressed or self.left)

    def add(self, key: Hashable, job: Job, *, patient: bool) -> None:
        """Queue a board; one that is queued keeps its place if nobody pressed."""
        if patient:
            if key not in self.pressed:
                self.left.setdefault(key, job)
            return
        self.left.pop(key, None)
        self.pressed.pop(key, None)
        self.pressed[key] = job

    def again(self, key: Hashable, job: Job) -> None:
        """Queue a board that could not be shown, unless it was asked for meanwhile."""
        self.left.pop(key, None)
        self.pressed.setdefault(key, job)

    def pop(self) -> tuple[Hashable, Job]:
        """The board just pressed; every third time the one that has waited longest, lest a lively
        game starve its neighbours."""
        self.served += 1
        oldest = self.served % 3 == 0
        boards = self.left if self.left and (oldest or not self.pressed) else self.pressed
        keys = iter(boards) if oldest or boards is self.left else reversed(boards)
        key = next(keys)
        return key, boards.pop(key)


@dataclass
class _Lane:
    """One chat's queue. `turn` is whose turn it was last (:meth:`pop`)."""

    buckets: tuple[Bucket, ...]
    replies: deque[tuple[Job, Hashable]] = field(default_factory=deque)
    """Messages that somebody waits for, and who that is."""
    boards: _Boards = field(default_factory=_Boards)
    owed: deque[Job] = field(default_factory=deque)
    """Patient messages: notices, keyboards to be taken away."""
    not_before: float = 0.0
    turn: int = 2
    busy: bool = False
    place: int = 0
    """Its entry in a queue of the dispatcher's; entries of other numbers are void. 0 for none."""
    ready: bool = False
    """Whether it waits for its place among all, no longer for its own pace."""
    patient: bool = False
    """Whether it waits there as one whom nobody just pressed."""

    @property
    def empty(self) -> bool:
        return not (self.replies or self.boards or self.owed)

    @property
    def urgent(self) -> bool:
        """Whether somebody waits who just pressed or wrote."""
        return bool(self.replies or self.boards.pressed)

    def wait(self, now: float) -> float:
        """Seconds until this chat may be written to; at most 0 if it may."""
        return max((self.not_before - now, *(b.wait(now) for b in self.buckets)), default=0.0)

    def rested(self, now: float) -> bool:
        """Whether nothing is under way and every bucket is full again."""
        full = all(b.wait(now) == 0 and b.tokens >= b.rate.burst for b in self.buckets)
        return not self.busy and self.empty and self.not_before <= now and full

    def pop(self) -> tuple[Job, Callable[[], None]]:
        """The next job, and what puts it back: replies, boards and what is owed take turns."""
        order = ((self.turn + step) % 3 for step in (1, 2, 3))
        self.turn = next(turn for turn in order if (self.replies, self.boards, self.owed)[turn])
        if self.turn == 1:
            key, job = self.boards.pop()
            return job, partial(self.boards.again, key, job)
        if self.turn == 0:
            reply = self.replies.popleft()
            return reply[0], partial(self.replies.appendleft, reply)
        job = self.owed.popleft()
        return job, partial(self.owed.appendleft, job)


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
        self._places = count(1)
        self._timed: list[tuple[float, int, _Lane]] = []
        """Lanes by the time from which on they may be served."""
        self._ready: tuple[deque[tuple[int, _Lane]], ...] = (deque(), deque())
        """Lanes that may be served now: whom somebody waits for, and the patient ones."""
        self._begun = self._placed = self._crowd = self._busy = 0
        self._jobs: set[asyncio.Task[None]] = set()
        self._dispatcher: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    def reply(self, address: int, job: Job, *, patient: bool = False, by: Hashable = None) -> None:
        """Queue a message; those of a chat keep their order, `patient` ones among themselves. `by`
        is who asked for it."""
        lane = self._lane(address)
        if patient:
            lane.owed.append(job)
        else:
            lane.replies.append((job, by))
        self._enter(lane)

    def board(self, address: int, key: Hashable, job: Job, *, patient: bool = False) -> None:
        """Queue a board's refresh: the same key once, the last one asked first. A `patient` one
        was left behind: it keeps its place if it is queued already."""
        lane = self._lane(address)
        lane.boards.add(key, job, patient=patient)
        self._enter(lane)

    def replies(self, address: int, by: Hashable = None) -> int:
        """How many messages wait for that chat's pace: all, or those that one asked for."""
        lane = self._lanes.get(address)
        waiting = () if lane is None else lane.replies
        return sum(by in (None, who) for _, who in waiting)

    @property
    def chats(self) -> int:
        """How many chats are remembered."""
        return len(self._lanes)

    @property
    def crowd(self) -> int:
        """How many chats wait for nothing but what may be sent in all."""
        return self._crowd

    async def idle(self) -> None:
        """Wait until nothing is queued or under way."""
        await self._idle.wait()

    async def close(self) -> None:
        """Stop at once; what is unsent is found again after the next start."""
        tasks = [*self._jobs, *([] if self._dispatcher is None else [self._dispatcher])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._idle.set()

    # -- the lanes -------------------------------------------------------------------------------

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

    def _enter(self, lane: _Lane) -> None:
        """Something was queued: the lane waits for its turn, if it does not yet."""
        if lane.busy:
            return  # its job sees to it
        if lane.place == 0:
            self._idle.clear()
            self._place(lane)
        elif lane.ready and lane.patient and lane.urgent:
            self._line_up(lane)

    def _place(self, lane: _Lane) -> None:
        """Let a lane wait: for its own time, or among those whose time has come."""
        self._placed += 1
        now = self._clock()
        wait = lane.wait(now)
        if wait <= 0:
            self._line_up(lane)
        else:
            lane.place = next(self._places)
            heappush(self._timed, (now + wait, lane.place, lane))
            if self._timed[0][2] is lane:
                self._wake()

    def _line_up(self, lane: _Lane) -> None:
        self._crowd += not lane.ready
        lane.place, lane.ready, lane.patient = next(self._places), True, not lane.urgent
        self._ready[lane.patient].append((lane.place, lane))
        self._wake()

    # -- the dispatcher --------------------------------------------------------------------------

    def _wake(self) -> None:
        if self._dispatcher is None:
            self._dispatcher = asyncio.create_task(self._dispatch(), name="sender")
        self._news.set()

    async def _dispatch(self) -> None:
        """Serve the lanes until none waits."""
        try:
            while self._placed:
                self._news.clear()
                pause = self._serve()
                if pause is None:
                    break
                await (self._until(pause) if pause > 0 else asyncio.sleep(0))
        finally:
            self._dispatcher = None

    def _serve(self) -> float | None:
        """Begin one job that may begin now; the seconds until there may be another, None if nothing
        waits. One in each turn of the loop: a hundred that begin at once would hold it, and what
        came in meanwhile with it, until the last has begun."""
        now = self._clock()
        while self._timed and self._timed[0][0] <= now + 1e-9:
            _, place, lane = heappop(self._timed)
            if place == lane.place:
                self._line_up(lane)
        first = self._first()
        if first is None:
            return self._timed[0][0] - now if self._timed else None
        pause = 0.0 if self._all is None else self._all.wait(now)
        if pause <= 0:
            self._begin(first)
        return max(0.0, pause)  # whose own time comes before that is behind these anyway

    def _first(self) -> _Lane | None:
        """Who is served next; void entries are dropped."""
        for queue in self._ready:
            while queue and queue[0][0] != queue[0][1].place:
                queue.popleft()
        pressed, patient = self._ready
        queue = patient if patient and (not pressed or self._begun % PATIENCE == 3) else pressed
        return queue[0][1] if queue else None

    def _begin(self, lane: _Lane) -> None:
        """Run a lane's next job with the tokens it needs."""
        for bucket in lane.buckets if self._all is None else (*lane.buckets, self._all):
            bucket.take()
        self._begun += 1
        self._placed -= 1
        self._crowd -= 1
        self._busy += 1
        lane.place, lane.ready, lane.busy = 0, False, True
        task = asyncio.create_task(self._one(lane))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _until(self, pause: float) -> None:
        """Wait so many seconds, or until something is queued that may go at once."""
        over = asyncio.ensure_future(self._sleep(pause))
        news = asyncio.ensure_future(self._news.wait())
        try:
            await asyncio.wait({over, news}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (over, news):
                task.cancel()
            await asyncio.gather(over, news, return_exceptions=True)

    async def _one(self, lane: _Lane) -> None:
        job, again = lane.pop()
        try:
            await job()
        except Later as later:
            lane.not_before = self._clock() + later.seconds
            again()
        except Exception:
            log.exception("sending failed")
        finally:
            lane.busy = False
            self._busy -= 1
            if not self._busy and not self._placed and lane.empty:
                self._idle.set()
        if not lane.empty:
            self._place(lane)
