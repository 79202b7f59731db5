"""Working on updates, however they come: in order within a chat, side by side across.

Every update carries a receipt: committed, refused, or put aside as a dead letter. It counts as
settled, and Telegram is told that it need not keep it, when that is durable, and not before.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, TypeAlias

import structlog
from telegram import Bot, Update

from bot.telegram.letter_bodies import body_of
from bot.telegram.updates import read
from storage.operations import DeadLetter
from storage.store import Seen, StorageError, Store

log = structlog.get_logger(__name__)

Outcome: TypeAlias = Literal["committed", "refused"]
Outdated: TypeAlias = Literal["done", "late", "unsure"]
"""Why a message that was corrected does not count again (:mod:`bot.telegram.corrections`)."""
Work: TypeAlias = Callable[[], Awaitable[None]]
"""Settles one update."""
Hand: TypeAlias = Callable[[Update, Mapping[str, Any]], Awaitable[bool]]
"""Hands an update to whose it is to work on; whether that one has done the work."""


@dataclass
class Receipt:
    """What became of an update. Empty after its handlers ran means that they failed."""

    outcome: Outcome | None = None
    fault: BaseException | None = None
    stale: Outdated | None = None
    """Why nothing is to be done, but to say so."""


class Receipts:
    """The receipts of the updates being worked on, by update id."""

    def __init__(self) -> None:
        self._open: dict[int, Receipt] = {}
        self._ends: dict[int, asyncio.Future[bool]] = {}

    @contextlib.contextmanager
    def working(self, update: int) -> Iterator[Receipt]:
        """A fresh receipt, while its update is worked on. Who waits for that hears of the
        database's faults; whatever else ends it, they have to work on it themselves."""
        receipt = self._open[update] = Receipt()
        ends = self._ends[update] = asyncio.get_running_loop().create_future()
        done = False
        try:
            yield receipt
            done = True
        except StorageError as error:
            ends.set_exception(error)
            ends.exception()  # nobody need wait for it
            raise
        finally:
            del self._open[update], self._ends[update]
            if not ends.done():
                ends.set_result(done)

    def __contains__(self, update: int) -> bool:
        return update in self._ends

    async def closed(self, update: int) -> bool:
        """Wait for whoever works on that update; whether anybody has done so, to the end. Raises
        what the database raised."""
        ends = self._ends.get(update)
        if ends is None:
            return False
        await asyncio.wait([ends])
        return ends.result()

    def of(self, update: int) -> Receipt:
        """The receipt to fill."""
        return self._open.setdefault(update, Receipt())


class Lanes:
    """Works on updates, in a lane a chat. `process` runs the handlers; `telegram` is the bot that
    the updates' own shortcuts speak through, if they are to have any; `arrived` hears of each
    update at once, before its turn in the lane; or, where `hand` may give it to another process,
    when it is ours to work on. `settled` hears of each number when its work is
    durable, `failed` of what ends a lane: the database's faults alone."""

    def __init__(
        self,
        store: Store,
        receipts: Receipts,
        process: Callable[[Update], Awaitable[None]],
        *,
        clock: Callable[[], int],
        settled: Callable[[int], None],
        failed: Callable[[BaseException], None],
        telegram: Bot | None = None,
        arrived: Callable[[Update], None] = lambda _: None,
        hand: Hand | None = None,
    ) -> None:
        self._hand = hand
        self._store = store
        self._receipts = receipts
        self._process = process
        self._clock = clock
        self._settled = settled
        self._failed = failed
        self._telegram = telegram
        self._arrived = arrived
        self._waiting: dict[Hashable, deque[tuple[int, Work]]] = {}
        self._working: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop at once; what is under way comes again."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    def enter(self, number: int, raw: Mapping[str, Any]) -> None:
        """Put an update into its lane."""
        lane, work = self._read(number, raw)
        waiting = self._waiting.get(lane)
        if waiting is not None:
            waiting.append((number, work))
            return
        self._waiting[lane] = deque([(number, work)])
        task = asyncio.create_task(self._drive(lane), name=f"lane {lane}")
        self._working.add(task)
        task.add_done_callback(self._ended)

    def _read(self, number: int, raw: Mapping[str, Any]) -> tuple[Hashable, Work]:
        """An update's lane and work; one that cannot be read is put aside and stops nothing."""
        try:
            update = read(raw, self._telegram)
        except Exception as error:
            log.exception("unreadable update", update=number)
            body, reason = json.dumps({"kinds": sorted(raw)}), type(error).__name__
            letter = DeadLetter(number, body, reason, self._clock())
            return None, lambda: self._bury(letter)
        if self._hand is None:
            self._arrived(update)
            return _lane(update), lambda: self.settle(update)
        return _lane(update), partial(self._settle_or_hand, self._hand, update, raw)

    async def _settle_or_hand(self, hand: Hand, update: Update, raw: Mapping[str, Any]) -> None:
        if not await hand(update, raw):
            self._arrived(update)
            await self.settle(update)

    async def _drive(self, lane: Hashable) -> None:
        """Work on a lane's updates, first in first out, until none is left."""
        waiting = self._waiting[lane]
        try:
            while waiting:
                number, work = waiting.popleft()
                await work()
                self._settled(number)
        finally:
            del self._waiting[lane]

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self._failed(fault)

    async def settle(self, update: Update) -> None:
        """Work on an update until its work is durable, refused, or put aside."""
        while update.update_id in self._receipts:  # it came twice
            if await self._receipts.closed(update.update_id):
                return
        with self._receipts.working(update.update_id) as receipt:
            await self._work_on(update, receipt)

    async def _work_on(self, update: Update, receipt: Receipt) -> None:
        try:
            await self._process(update)
        except Exception as error:
            log.exception("unexpected", kind="update")
            receipt.outcome, receipt.fault = None, error
        if isinstance(receipt.fault, StorageError):
            raise receipt.fault
        if receipt.outcome is None:
            await self._put_aside(update, receipt)

    async def _put_aside(self, update: Update, receipt: Receipt) -> None:
        reason = "no receipt" if receipt.fault is None else type(receipt.fault).__name__
        log.error("dead letter", update=update.update_id, why=reason)
        user, chat = update.effective_user, update.effective_chat
        await self._bury(
            DeadLetter(
                update.update_id,
                body_of(update),
                reason,
                self._clock(),
                None if user is None else user.id,
                None if chat is None else chat.id,
            )
        )

    async def _bury(self, letter: DeadLetter) -> None:
        try:
            await self._store.commit(letter, update=letter.update, at=letter.at)
        except Seen:
            return  # its work was committed; what failed came after it


class Inbox:
    """Updates of which whoever brings them waits until they are settled, for so many seconds. One
    that comes again meanwhile waits with the first. Its lanes tell :meth:`done`."""

    def __init__(self, patience_s: float) -> None:
        self._patience_s = patience_s
        self._working: dict[int, asyncio.Future[None]] = {}

    @property
    def working(self) -> int:
        """How many updates are being worked on."""
        return len(self._working)

    async def take(self, lanes: Lanes, number: int, raw: Mapping[str, Any]) -> bool:
        """Have one worked on; whether it is settled in time. Its work goes on in any case."""
        work = self._working.get(number)
        if work is None:
            work = self._working[number] = asyncio.get_running_loop().create_future()
            lanes.enter(number, raw)
        try:
            async with asyncio.timeout(self._patience_s):
                await asyncio.shield(work)
        except TimeoutError:
            return False
        return True

    def done(self, number: int) -> None:
        """That one is settled."""
        work = self._working.pop(number, None)
        if work is not None and not work.done():
            work.set_result(None)


def _lane(update: Update) -> int:
    if update.effective_chat is not None:
        return update.effective_chat.id
    return update.effective_user.id if update.effective_user is not None else 0
