"""Time that people may set, and time in which we were not there.

What must survive a restart is due by the wall clock, and anybody may set that. So the program runs
by a clock of its own: the wall clock as it was, carried on by one that only grows. Where the two no
longer agree the wall clock was set; then all that is due moves along, and the own clock follows.
What was due when we started may come from a clock that was set while we did not run: it is never
later than it can have been meant.

A press lives 150 seconds at Telegram. When it has not reached us for so long that some may be gone,
the boards that wait for a person are posted anew and say that we were away. Up to when all that it
brought is settled is a row: this is done once, however often we are killed over it, and also after
many short lives of which none came to answer (docs/decisions/0040).
"""

from __future__ import annotations

from collections.abc import Callable

import structlog

from bot.table.book import Book
from bot.table.day import missed
from bot.table.invitation import INVITATION_MS
from storage.operations import (
    AwayOn,
    Back,
    MoveDue,
    Present,
    Prolong,
)
from storage.store import Stale, Store

log = structlog.get_logger(__name__)

SET_MS = 5000
"""Clocks that differ by less run unevenly; by more, one was set."""
APART_MS = 50
"""By so much the clock of a process may differ from the database's."""
BOT_MS, SOON_MS = 60_000, 3_600_000
"""So long at most a BOT's turn is put off, and anything else that is to be tried."""
AWAY_S = 100.0
"""After so many seconds without Telegram presses may be gone: a deploy, with the 50 seconds of a
quiet poll before it, takes less."""
LAST_S = 2.0
"""So long after its return what Telegram kept is worked on before the boards come down anew."""
KEPT_MS = 10_000
"""How old the row of when Telegram last reached us may get."""
EXACT_MS = 1000
"""The same while the time of a turn runs anywhere."""
LATE_S = 10.0
"""So long after the clock was set something may still be written by the clock of before."""
LATELY_MS = 2 * 24 * 3600 * 1000
"""Where nothing has happened for so long nobody will have pressed just then."""
GRACE_MS = 24 * 3600 * 1000
"""So long at least invitations can be taken after a time in which nobody could."""


class Clock:
    """Milliseconds since 1970 that go on evenly until told to follow the wall clock. `wall` gives
    its milliseconds, `seconds` only grows."""

    def __init__(self, wall: Callable[[], int], seconds: Callable[[], float]) -> None:
        self._wall, self._seconds = wall, seconds
        self._then, self._at = wall(), seconds()

    def now(self) -> int:
        """The time by which everything is due."""
        return self._then + round((self._seconds() - self._at) * 1000)

    def follow(self) -> int:
        """Go by the wall clock from now on; by how many milliseconds it was set, 0 if it was
        not."""
        wall = self._wall()
        by = wall - self.now()
        self._then, self._at = wall, self._seconds()
        return by if abs(by) > SET_MS else 0


class CommonClock(Clock):
    """The database's, by which all processes go that serve from it: their machines' clocks may
    differ. Nobody sets it as far as we are concerned, so nothing is moved."""

    def heard(self, now: int) -> None:
        """The database has just told its time."""
        if abs(now - self.now()) > APART_MS:
            self._then, self._at = now, self._seconds()

    def follow(self) -> int:
        """What this machine's clock says is of no matter."""
        return 0


class Timekeeper:
    """What is done about both. `seconds` only grows. Where the database is `shared`, nothing is
    moved."""

    def __init__(
        self,
        store: Store,
        book: Book,
        clock: Clock,
        *,
        seconds: Callable[[], float],
        shared: bool = False,
    ) -> None:
        self._store = store
        self._book = book
        self._clock = clock
        self._seconds = seconds
        self._shared = shared
        self._kept: int | None = None
        """When Telegram last reached us, as the database has it."""
        self._reached: tuple[float, int] | None = None
        """When it last did, by `seconds` and by the clock; None if not since the start."""
        self._settled: int | None = None
        """Up to when, by the clock, all that it brought is settled; None if that is not known."""
        self._first = 0.0
        """When it did so first, by `seconds`, since the start or since it had not for long."""
        self._away = False
        """Whether it had not for long, and the boards do not say so yet."""
        self.exact = False
        """Whether the time of any turn runs: then it is noted each second that we are here."""
        self._look_at: float | None = None
        """When to look once more for what was written by a clock of before, by `seconds`."""

    def reached(self, behind: int | None = 0) -> None:
        """Telegram has just answered whether there is anything new; all that came before the last
        `behind` milliseconds is settled (None: some of it may be from before the start)."""
        seconds = self._seconds()
        if behind is not None:
            self._settled = self._clock.now() - behind
        before = self._reached
        self._reached = (seconds, self._clock.now())
        if before is None or seconds - before[0] > AWAY_S:
            self._first = seconds
            self._away = self._away or before is not None or self._missed()

    @property
    def here(self) -> bool:
        """Whether people's presses reach us, and those of before have been worked on: only then
        somebody can be late."""
        if self._reached is None or self._away:
            return False
        return self._seconds() - self._reached[0] <= AWAY_S

    def _missed(self) -> bool:
        """Whether we start so late that presses may be gone."""
        return self._kept is not None and self._clock.now() - self._kept > AWAY_S * 1000

    async def begin(self) -> None:
        """What is to be done before anything that is due."""
        if not self._shared:
            await self._move(0)
        self._kept = await self._store.last_present()
        if self._kept is None:  # the first start: what people press from now on is for us
            self._kept = self._clock.now()
            await self._store.commit(Present(self._kept))
        elif self._missed():
            self._away = True  # Telegram may have answered before we knew that
            log.warning("we were away", seconds=(self._clock.now() - self._kept) // 1000)
            await self._store.commit(Prolong(self._kept, self._clock.now() + GRACE_MS))
            self._book.forget()

    async def takes_over(self) -> None:
        """From now on we ask Telegram for updates: up to when all is settled, the process knew that
        did so before."""
        self._reached, self._settled, self._away = None, None, False
        await self.begin()

    async def tick(self) -> bool:
        """What is to be done now; whether the clock was set."""
        by = self._clock.follow()
        if by:
            log.warning("the clock was set", by_ms=by)
            await self._move(by)
            self._look_at = self._seconds() + LATE_S
            if self._reached is not None:
                self._reached = (self._reached[0], self._reached[1] + by)
            if self._settled is not None:
                self._settled += by
        elif self._look_at is not None and self._seconds() >= self._look_at:
            self._look_at = None
            await self._move(0)
        if self._reached is None:
            return by != 0
        _, at = self._reached
        if self._away:
            if self._seconds() - self._first >= LAST_S:
                await self._return(at)
        elif (done := self._settled) is not None and (
            self._kept is None or abs(done - self._kept) >= (EXACT_MS if self.exact else KEPT_MS)
        ):
            await self._store.commit(Present(done))
            self._kept = done
        return by != 0

    async def _return(self, at: int) -> None:
        """Have the boards say that we were away. Until then the row stays as it is: who is killed
        now does it after the next start."""
        left = at if self._kept is None else self._kept
        if self._kept is None:
            await self._store.commit(Present(at))
        try:
            days = (AwayOn(day) for day in missed(left, at))
            await self._store.commit(Back(left, at, left - LATELY_MS, self._began(at)), *days)
        except Stale:  # it is done already
            self._kept = await self._store.last_present()
        else:
            log.warning("boards say that we were away", since=left)
            self._kept = at
            self._book.forget()  # the time of turns has moved
        self._away = False

    def _began(self, at: int) -> int:
        """When Telegram began to reach us again, which it last did `at`."""
        last = self._first if self._reached is None else self._reached[0]
        return at - round((last - self._first) * 1000)

    async def _move(self, by: int) -> None:
        move = MoveDue(by, self._clock.now(), bot=BOT_MS, soon=SOON_MS, invitation=INVITATION_MS)
        await self._store.commit(move)
        self._book.forget()
