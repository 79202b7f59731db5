"""Fetching updates so that none is lost: acknowledged only after its work is durable.

python-telegram-bot's own polling acknowledges before the handlers run, and `process_update`
swallows their exceptions; so the polling is ours, and every update carries a receipt: committed,
refused, or put aside as a dead letter. Updates are worked on in one lane a chat: in order within a
chat, side by side across. Lanes live on while more is fetched, so no chat waits for another.

**What is acknowledged.** `getUpdates` with an offset makes Telegram forget all updates below it and
gives up to 100 of those from it on. We send the end of the longest settled prefix
(:class:`InFlight`). So whatever is still in flight comes again with each fetch, and is known by its
number. What was forgotten is not named twice: numbers may begin anew at random, below an old
offset.

**The first fetch asks, the others wait.** After the start, and after a failure, nothing is known of
what people did meanwhile; only an answer tells that, and a long poll answers late where there was
nothing. So that fetch has no time to wait.

**No busy loop.** While something is in flight Telegram answers at once. So the next fetch waits
until all is settled (then it is a long poll again), or for a short pause (:data:`PEEKS_S`), and
looks what else has come. Telegram shows no more than 100 updates that are not acknowledged, which
bounds what is in flight. When there are so many, a fetch brings nothing new before the first of
them is settled, and that is what we wait for.

**A copy that is to be waited for** (:mod:`bot.telegram.copied`) comes between: what is settled is
acknowledged when the copy has it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import structlog
from telegram import Bot, Update
from telegram.error import Conflict, Forbidden, InvalidToken

from bot.telegram.copied import Copied
from bot.telegram.lanes import Hand, Lanes, Receipts
from bot.telegram.outage import Outage
from bot.telegram.rivals import News, Rivals
from storage.store import StorageError, Store

log = structlog.get_logger(__name__)

LONG_POLL_S = 50
READ_S = 10.0
"""How much longer than the poll we wait for its answer (python-telegram-bot adds the two)."""
ALLOWED = (
    "message",
    "edited_message",
    "callback_query",
    "my_chat_member",
    "chat_member",
    "poll_answer",
    "inline_query",
    "chosen_inline_result",
    "guest_message",
)
"""`chat_member` comes only where we are admin: there it tells who left also where the group shows
no message of it."""
PAUSES_S = (0.3, 1, 2, 5)
"""Pauses after failures in a row. A press lives 150 s at Telegram: none of them may be long."""
MOST_IN_FLIGHT = 100
"""Updates that Telegram gives at most, from the first one on that is not acknowledged."""
PEEKS_S = (0.02, 0.02, 0.02, 0.05, 0.05, 0.1)
"""The pauses before each look for more while something is in flight, counted from the last look
that found anything."""
PEEK_AWAY_S = 0.5
"""The same while all is settled, and the copy that is to have it does not follow."""

T = TypeVar("T")


class TokenRefused(Exception):
    """Telegram does not know the token."""


class Fetching(Protocol):
    """What the poller asks for updates."""

    async def fetch(
        self, offset: int | None, timeout_s: int, allowed: Sequence[str], read_s: float
    ) -> Sequence[Mapping[str, Any]]:
        """Raw updates from `offset` on; a `TelegramError` if there are none to be had."""


class Turns(Protocol):
    """Whose turn it is to fetch, where a lease says so."""

    async def come(self) -> None:
        """Wait until it is ours."""

    @property
    def lasts(self) -> bool:
        """Whether it has been ours ever since it came."""


class InFlight:
    """The updates that were fetched and that Telegram has not forgotten yet, by their numbers."""

    def __init__(self) -> None:
        self._kept: dict[int, bool] = {}
        """Of each, whether Telegram may forget it."""
        self._since: dict[int, int | None] = {}
        """Of what is not settled, the time after which it came; None if that is not known."""
        self._heard: int | None = None

    def add(self, update: int) -> bool:
        """Note that it was fetched; whether it was not in flight before."""
        if update in self._kept:
            return False
        self._kept[update] = False
        self._since[update] = self._heard
        return True

    def settle(self, update: int, *, kept: bool = True) -> None:
        """Its work is durable; `kept` if nothing else is to be waited for."""
        self._since.pop(update, None)
        if kept:
            self.keep(update)

    def keep(self, update: int) -> None:
        """Telegram may forget it."""
        self._kept[update] = True

    def heard(self, now: int) -> None:
        """All that Telegram had then was fetched."""
        self._heard = now

    def behind(self, now: int) -> int | None:
        """For how many milliseconds, at most, something that came has not been settled; None as
        long as something may have waited for longer than we have been there."""
        times = [self._heard, *self._since.values()]
        known = [time for time in times if time is not None]
        return now - min(known) if len(known) == len(times) else None

    @property
    def open(self) -> int:
        """How many are not settled."""
        return len(self._since)

    @property
    def calm(self) -> bool:
        """Whether Telegram may forget all of them."""
        return all(self._kept.values())

    @property
    def offset(self) -> int | None:
        """From which number on Telegram must keep updates; None if it has nothing to forget."""
        first = min((id_ for id_, done in self._kept.items() if not done), default=None)
        done = (id_ for id_, done in self._kept.items() if done)
        last = max((id_ for id_ in done if first is None or id_ < first), default=None)
        return None if last is None else last + 1

    def forgotten(self, offset: int | None) -> None:
        """Telegram answered a fetch with that offset: it has forgotten what comes before."""
        if offset is not None:
            self._kept = {id_: done for id_, done in self._kept.items() if id_ >= offset}


class Poller:
    """The long poller. `process` runs the handlers; `sleep` waits for some seconds, `seconds`
    is a clock that only grows. `way` says in the log whom we ask; `told` hears of another program
    that fetches; `alone` says that there can be none. Where a lease says who fetches, `turn`
    is that. What is settled is acknowledged when it is `copied`, if it is to be.

    `telegram` is the bot that the updates' own shortcuts speak through, if they are to have any.
    `arrived` hears of each update at once, before its turn in the lane. `polling` hears whenever
    Telegram has answered, and when all of that is settled, how far we are behind (see
    :meth:`InFlight.behind`).
    """

    def __init__(
        self,
        bot: Fetching,
        store: Store,
        receipts: Receipts,
        process: Callable[[Update], Awaitable[None]],
        *,
        clock: Callable[[], int],
        seconds: Callable[[], float] = time.monotonic,
        way: Mapping[str, str] | None = None,
        told: Callable[[News], None] = lambda _: None,
        alone: bool = True,
        turn: Turns | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        polling: Callable[[int | None], None] = lambda _: None,
        telegram: Bot | None = None,
        arrived: Callable[[Update], None] = lambda _: None,
        hand: Hand | None = None,
        copied: Copied | None = None,
    ) -> None:
        self._bot = bot
        self._clock = clock
        self._copied = copied
        self._outage = Outage("cannot fetch updates", seconds, way)
        self._rivals = Rivals(seconds, told, alone=alone, leased=turn is not None)
        self._turn = turn
        self._sleep = sleep
        self._polling = polling
        self._in_flight = InFlight()
        self._fault: BaseException | None = None
        self._lanes = Lanes(
            store,
            receipts,
            process,
            clock=clock,
            settled=self._done,
            failed=self._broke,
            telegram=telegram,
            arrived=arrived,
            hand=hand,
        )
        self._news = asyncio.Event()
        """Something was settled, or a lane has failed."""

    def take_place(self) -> None:
        """Who asks needs no place."""

    def leave_place(self) -> None:
        """There is none."""

    async def run(self) -> None:
        """Fetch and work until cancelled.

        `TokenRefused`, `StorageError` and, where somebody else fetches (see :class:`Rivals`),
        `AnotherPoller` end it. What is in flight then is not acknowledged: it comes again after
        the next start.
        """
        try:
            await self._run()
        finally:
            await self._lanes.close()
            if self._copied is not None:
                await self._copied.close()

    async def _run(self) -> None:
        looks = 0
        asks = True
        """Whether to ask at once what there is, instead of waiting for it: it is not known."""
        while True:
            if self._turn is not None:
                await self._unless_broken(self._turn.come())
            offset = self._in_flight.offset
            try:
                raw = await self._fetched(offset, 0 if asks else LONG_POLL_S)
            except Conflict as error:
                asks = True
                await self._met(error)
            except (InvalidToken, Forbidden) as error:
                raise TokenRefused from error
            except StorageError:
                raise  # of a lane
            except Exception as error:  # noqa: BLE001 - of the network, or nobody's idea
                asks = True
                self._outage.failed(error)
                pause = PAUSES_S[min(self._outage.times, len(PAUSES_S)) - 1]
                await self._unless_broken(self._sleep(pause))
            else:
                asks = False
                self._outage.over()
                self._rivals.fetched()
                self._in_flight.forgotten(offset)
                looks = 0 if self._take(raw) else looks + 1
                full = len(raw) >= MOST_IN_FLIGHT
                if not full:
                    self._in_flight.heard(self._clock())
                self._polling(self._in_flight.behind(self._clock()))
                await self._settling(self._peek_s(looks), full=full)
                if raw:
                    self._polling(self._in_flight.behind(self._clock()))

    async def _met(self, error: Conflict) -> None:
        """Somebody else has asked meanwhile. Where our turn ended before that, as when the database
        was away, that was a server of ours, and no other program."""
        if self._turn is not None and not self._turn.lasts:
            log.info("a fetch ended with our turn: another server has asked", why=error.message)
        else:
            await self._unless_broken(self._sleep(self._rivals.met(error)))

    async def _fetched(self, offset: int | None, wait_s: int) -> Sequence[Mapping[str, Any]]:
        """What there is for us; `Conflict` if another program fetches. A new server looks twice:
        what is gone then, another program has worked on, which was there before."""
        self._rivals.asked()
        raw = await self._unless_broken(self._bot.fetch(offset, wait_s, ALLOWED, READ_S))
        if wait_s:
            self._rivals.waited()
        if not raw or self._rivals.alone:
            return raw
        await self._unless_broken(self._sleep(self._rivals.probe_s))
        again = await self._unless_broken(self._bot.fetch(offset, 0, ALLOWED, READ_S))
        left = {one["update_id"] for one in again}
        ours = [one for one in raw if one["update_id"] in left]
        if not ours:
            raise Conflict("Conflict: another program has worked on what came")
        # What is acknowledged is so from the oldest on.
        self._rivals.alone = raw[0]["update_id"] in left
        return ours if self._rivals.alone else ()

    async def _unless_broken(self, waiting: Awaitable[T]) -> T:
        """What is waited for; what a lane raises meanwhile ends the wait."""
        wanted = asyncio.ensure_future(waiting)
        wanted.add_done_callback(self._noticed)
        try:
            await self._until(wanted.done)
        except BaseException:
            wanted.cancel()
            await asyncio.gather(wanted, return_exceptions=True)
            raise
        return wanted.result()

    def _peek_s(self, looks: int) -> float:
        """The pause before the next look, while something is in flight."""
        if self._copied is not None and self._copied.away and not self._in_flight.open:
            return PEEK_AWAY_S
        return PEEKS_S[min(looks, len(PEEKS_S) - 1)]

    async def _settling(self, pause: float, *, full: bool) -> None:
        """Wait until the next fetch may bring something: all is settled, or the pause is over; if
        Telegram showed all that it shows, not before there is something to acknowledge."""
        over = asyncio.ensure_future(self._sleep(pause))
        over.add_done_callback(self._noticed)
        try:
            await self._until(lambda: self._in_flight.calm or over.done())
        finally:
            over.cancel()
        if full and not self._in_flight.calm:
            await self._until(lambda: self._in_flight.offset is not None)

    async def _until(self, happened: Callable[[], bool]) -> None:
        """Wait until something has happened; raises what a lane raised."""
        while True:
            if self._fault is not None:
                raise self._fault
            if happened():
                return
            self._news.clear()
            await self._news.wait()

    def _noticed(self, _: asyncio.Future[Any]) -> None:
        self._news.set()

    # -- the lanes -------------------------------------------------------------------------------

    def _take(self, raw: Sequence[Mapping[str, Any]]) -> bool:
        """Put what is new into the lanes; whether there was anything."""
        found = False
        for one in raw:
            number = int(one["update_id"])
            if self._in_flight.add(number):
                found = True
                self._lanes.enter(number, one)
        return found

    def _done(self, number: int) -> None:
        self._in_flight.settle(number, kept=self._copied is None)
        self._news.set()
        if self._copied is not None:
            self._copied.add(number, self._is_copied)

    def _is_copied(self, number: int) -> None:
        self._in_flight.keep(number)
        self._news.set()

    def _broke(self, fault: BaseException) -> None:
        self._fault = self._fault or fault
        self._news.set()

    @property
    def working(self) -> int:
        """How many updates are being worked on."""
        return self._in_flight.open

    async def settle(self, update: Update) -> None:
        """Work on an update until its work is durable, refused, or put aside."""
        await self._lanes.settle(update)
