"""Sending at Telegram's pace: a queue a chat, a bucket a chat, one for all.

About one message a second goes into a chat and twenty a minute into a group, edits included
(Bot FAQ); answers to presses are free and do not pass here. A job makes one call. It is run when
its chat has a token, so what it says is composed at the last moment; the same key queued again is
still one job, moved to the front: the board just pressed goes first. 429 makes the chat wait, and
no other; and only what it was said of: a chat that takes no new message for hours may still take
changes of the old ones, and the other way round.

**Within a chat** replies, boards and what is owed beside them take turns, so that nobody who keeps
writing commands keeps the boards from moving. **Among chats** one dispatcher gives out what may be
sent in all: first come, first served. Whoever just pressed or wrote goes before what was left
behind (`patient`), but for every fourth place. A chat that waits costs nothing until its time has
come: the dispatcher sleeps until the next one's.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterator
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import chain, count
from typing import TypeAlias

import structlog

from bot.telegram.inline import is_inline
from bot.telegram.limits import Limits, Rate
from bot.telegram.wire import Later

Job: TypeAlias = Callable[[], Awaitable[None]]

Rested: TypeAlias = Callable[[int, float, bool], None]
"""Hears that a chat's address waits for so many seconds, and whether for changes of messages (else
for new ones)."""

MANY_LANES = 1000
"""From so many chats on, those that have been quiet are forgotten."""
PATIENCE = 4
"""Every so many places one goes to who waits for what was left behind, however many press."""
HOUR_S = 3600.0
"""So long it is remembered how often Telegram asked for patience."""
MANY_WAITS = 10_000
"""So often at most."""
LONG_S = 10.0
"""A wait of so many seconds is noticed: people are told of it, and the log has it."""

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


@dataclass(frozen=True, slots=True)
class _Job:
    """A job and what it does: `edits` if it changes a message of ours, False if it posts one,
    None if it does neither (a reaction). `by` is who waits for it."""

    run: Job
    edits: bool | None
    by: Hashable = None


@dataclass
class _Boards:
    """The boards of one chat that are to be shown, each once."""

    pressed: dict[Hashable, _Job] = field(default_factory=dict)
    """Somebody waits for these; the last one asked for stands last."""
    left: dict[Hashable, _Job] = field(default_factory=dict)
    """Found by a sweep, the longest waiting first."""
    served: int = 0

    def __len__(self) -> int:
        return len(self.left) + len(self.pressed)

    def __bool__(self) -> bool:
        return bool(self.pressed or self.left)

    def __iter__(self) -> Iterator[_Job]:
        return chain(self.pressed.values(), self.left.values())

    def add(self, key: Hashable, job: _Job, *, patient: bool) -> None:
        """Queue a board; one that is queued keeps its place if nobody pressed."""
        if patient:
            if key not in self.pressed:
                self.left.setdefault(key, job)
            return
        self.left.pop(key, None)
        self.pressed.pop(key, None)
        self.pressed[key] = job

    def again(self, key: Hashable, job: _Job) -> None:
        """Queue a board that could not be shown, unless it was asked for meanwhile."""
        self.left.pop(key, None)
        self.pressed.setdefault(key, job)

    def pop(self, rests: Collection[bool | None]) -> tuple[Hashable, _Job] | None:
        """The board just pressed; every third time the one that has waited longest, lest a lively
        game starve its neighbours. None if all of them do what `rests`."""
        oldest = (self.served + 1) % 3 == 0
        left = bool(self.left) and (oldest or not self.pressed)
        for boards in (self.left, self.pressed) if left else (self.pressed, self.left):
            first = oldest or boards is self.left
            for key in iter(boards) if first else reversed(boards):
                if boards[key].edits not in rests:
                    self.served += 1
                    return key, boards.pop(key)
        return None


@dataclass
class _Lane:
    """One chat's queue. `turn` is whose turn it was last (:meth:`pop`)."""

    address: int
    buckets: tuple[Bucket, ...]
    replies: deque[_Job] = field(default_factory=deque)
    """Messages that somebody waits for."""
    boards: _Boards = field(default_factory=_Boards)
    owed: deque[_Job] = field(default_factory=deque)
    """Patient messages: notices, keyboards to be taken away."""
    not_before: dict[bool | None, float] = field(default_factory=dict)
    """Until when Telegram takes no changes of messages (True), no new ones (False), no reactions
    (None)."""
    turn: int = 2
    busy: bool = False
    place: int = 0
    """Its entry in a queue of the dispatcher's; entries of other numbers are void. 0 for none."""
    due: float = 0.0
    """When its own time comes, if it waits for that."""
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

    def rests(self, now: float) -> frozenset[bool | None]:
        """What Telegram does not take here now: changes (True), new messages (False)."""
        return frozenset(edits for edits, at in self.not_before.items() if at > now + 1e-9)

    def wait(self, now: float) -> float:
        """Seconds until something of the queue may be sent; at most 0 if it may now."""
        rest = 0.0
        if self.rests(now):
            jobs = chain(self.replies, self.boards, self.owed)
            waits = (self.not_before.get(edits, 0.0) - now for edits in {j.edits for j in jobs})
            rest = min(waits, default=0.0)
        return max((rest, *(b.wait(now) for b in self.buckets)))

    def rested(self, now: float) -> bool:
        """Whether nothing is under way and every bucket is full again."""
        full = all(b.wait(now) == 0 and b.tokens >= b.rate.burst for b in self.buckets)
        return not self.busy and self.empty and not self.rests(now) and full

    def pop(self, now: float) -> tuple[_Job, Callable[[], None]] | None:
        """The next job that may go, and what puts it back: replies, boards and what is owed take
        turns. None if all that waits must wait longer."""
        rests = self.rests(now)
        for turn in ((self.turn + step) % 3 for step in (1, 2, 3)):
            found = self._board(rests) if turn == 1 else self._message(turn, rests)
            if found is not None:
                self.turn = turn
                return found
        return None

    def _board(self, rests: Collection[bool | None]) -> tuple[_Job, Callable[[], None]] | None:
        found = self.boards.pop(rests)
        return None if found is None else (found[1], partial(self.boards.again, *found))

    def _message(
        self, turn: int, rests: Collection[bool | None]
    ) -> tuple[_Job, Callable[[], None]] | None:
        queue = self.owed if turn else self.replies
        at = next((n for n, job in enumerate(queue) if job.edits not in rests), None)
        if at is None:
            return None
        job = queue[at]
        del queue[at]
        return job, partial(queue.insert, at, job)


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
        self._listeners: list[Rested] = []
        self._waits: deque[float] = deque(maxlen=MANY_WAITS)
        """When Telegram asked for patience (429)."""
        self._jobs: dict[asyncio.Task[None], tuple[_Lane, Callable[[], None]]] = {}
        """What is under way: whose queue it came from, and what puts it back there."""
        self._dispatcher: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    def on_rest(self, listener: Rested) -> None:
        """Call `listener` when a chat begins to wait for :data:`LONG_S` seconds or more."""
        self._listeners.append(listener)

    def reply(
        self,
        address: int,
        job: Job,
        *,
        patient: bool = False,
        by: Hashable = None,
        edits: bool | None = False,
    ) -> None:
        """Queue a message; those of a chat keep their order, `patient` ones among themselves. `by`
        is who asked for it. `edits`: it changes a message of ours; None: it is none at all."""
        lane = self._lane(address)
        (lane.owed if patient else lane.replies).append(_Job(job, edits, by))
        self._enter(lane)

    def board(
        self,
        address: int,
        key: Hashable,
        job: Job,
        *,
        patient: bool = False,
        edits: bool = False,
    ) -> None:
        """Queue a board's refresh: the same key once, the last one asked first. A `patient` one
        was left behind: it keeps its place if it is queued already. `edits`: it stands already."""
        lane = self._lane(address)
        lane.boards.add(key, _Job(job, edits), patient=patient)
        self._enter(lane)

    def rest(self, address: int, *, edits: bool | None) -> float:
        """Seconds for which that chat takes no changes of messages, or no new ones; at most 0 if it
        does."""
        lane = self._lanes.get(address)
        return 0.0 if lane is None else lane.not_before.get(edits, 0.0) - self._clock()

    def room(self, address: int) -> float:
        """How many messages may go into that chat at once, as far as its minute is concerned."""
        lane, now = self._lanes.get(address), self._clock()
        if lane is None or not lane.buckets:
            return math.inf
        minute = lane.buckets[-1]
        minute.wait(now)
        return minute.tokens

    def replies(self, address: int, by: Hashable = None) -> int:
        """How many messages wait for that chat's pace: all, or those that one asked for."""
        lane = self._lanes.get(address)
        waiting = () if lane is None else lane.replies
        return sum(by in (None, job.by) for job in waiting)

    @property
    def waiting(self) -> int:
        """How many messages and boards are queued."""
        lanes = self._lanes.values()
        return sum(len(e.replies) + len(e.boards) + len(e.owed) for e in lanes)

    @property
    def waits(self) -> int:
        """How often Telegram asked for patience (429) in the last hour."""
        now = self._clock()
        return sum(now - at <= HOUR_S for at in self._waits)

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

    async def break_off(self) -> None:
        """End every call that is under way, and its connection; what is queued has its turn."""
        jobs = dict(self._jobs)
        for task in jobs:
            task.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        for lane, again in jobs.values():
            if lane.busy and not any(lane is other for other, _ in self._jobs.values()):
                again()  # its task had not run yet, so there was no call
                self._left(lane)
            if not (lane.busy or lane.place or lane.empty):
                self._place(lane)

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
            in_group = address < 0 and not is_inline(address)
            rates = (self._limits.chat, self._limits.group if in_group else None)
            now = self._clock()
            buckets = tuple(Bucket(rate, now) for rate in rates if rate is not None)
            lane = _Lane(address, buckets)
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
        elif not lane.ready and lane.not_before:
            now = self._clock()
            if now + lane.wait(now) < lane.due:  # what was queued need not wait for the rest
                self._placed -= 1
                self._place(lane)

    def _place(self, lane: _Lane) -> None:
        """Let a lane wait: for its own time, or among those whose time has come."""
        self._placed += 1
        now = self._clock()
        wait = lane.wait(now)
        if wait <= 0:
            self._line_up(lane)
        else:
            lane.place, lane.due = next(self._places), now + wait
            heappush(self._timed, (lane.due, lane.place, lane))
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
            self._begin(first, now)
        return max(0.0, pause)  # whose own time comes before that is behind these anyway

    def _first(self) -> _Lane | None:
        """Who is served next; void entries are dropped."""
        for queue in self._ready:
            while queue and queue[0][0] != queue[0][1].place:
                queue.popleft()
        pressed, patient = self._ready
        queue = patient if patient and (not pressed or self._begun % PATIENCE == 3) else pressed
        return queue[0][1] if queue else None

    def _begin(self, lane: _Lane, now: float) -> None:
        """Run a lane's next job with the tokens it needs."""
        job = lane.pop(now)
        if job is None:  # what it was to do has become something that must wait
            self._placed -= 1
            self._crowd -= 1
            lane.ready = False
            self._place(lane)
            return
        for bucket in lane.buckets if self._all is None else (*lane.buckets, self._all):
            bucket.take()
        self._begun += 1
        self._placed -= 1
        self._crowd -= 1
        self._busy += 1
        lane.place, lane.ready, lane.busy = 0, False, True
        task = asyncio.create_task(self._one(lane, *job))
        self._jobs[task] = lane, job[1]
        task.add_done_callback(self._jobs.pop)

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

    async def _one(self, lane: _Lane, job: _Job, again: Callable[[], None]) -> None:
        try:
            await job.run()
        except Later as later:
            self._rest(lane, job, later)
            again()
        except Exception:
            log.exception("sending failed")
        finally:
            self._left(lane)
        if not lane.empty:
            self._place(lane)

    def _left(self, lane: _Lane) -> None:
        """What was under way there is over."""
        lane.busy = False
        self._busy -= 1
        if not self._busy and not self._placed and lane.empty:
            self._idle.set()

    def _rest(self, lane: _Lane, job: _Job, later: Later) -> None:
        """Let alone what Telegram will not take; and what the job meant to do, lest it come back at
        once."""
        now = self._clock()
        edits = job.edits if later.edits is None else later.edits
        new = edits not in lane.rests(now)
        self._waits.append(now)
        for what in {edits, job.edits}:
            lane.not_before[what] = max(lane.not_before.get(what, 0.0), now + later.seconds)
        if new and edits is not None and later.seconds >= LONG_S:
            for listener in self._listeners:
                listener(lane.address, later.seconds, edits)
