"""Figures of a server, as Prometheus reads them, and whether it lives and is ready.

Nothing says of what chat, person or game it is. What happens is counted when it happens; what
stands (queues, leases, the database) is looked up when somebody asks. A look that fails or takes
too long is told as a figure of its own, and stops neither the others nor the server.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import structlog
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from telegram import Update

from bot.handlers.visit import Desk
from bot.run.holdings import Holdings
from bot.telegram.copied import Copied
from bot.telegram.endpoint import Updates
from storage.sql.store import SqlStore

log = structlog.get_logger(__name__)

LOOK_S: Final = 1.0
"""So long a look may take."""
KEPT: Final = 10_000
"""So many presses are remembered until they are answered and shown."""
PRESS_S: Final = (
    *(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5),
    *(1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 150.0),
)
"""Limits of the buckets: to 150 seconds, which is how long a press lives at Telegram."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The parts that are looked at when somebody asks."""

    store: SqlStore
    desk: Desk
    updates: Updates
    holdings: Holdings | None
    copied: Copied | None


class Figures:
    """:class:`bot.telegram.metered.Meter` that keeps them. `seconds` only grows."""

    def __init__(self, version: str, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._standing: Standing | None = None
        self._failing = set[str]()
        """What could not be looked up the last time."""
        self._heard: float | None = None
        self._updates = OrderedDict[int, float]()
        self._queries = OrderedDict[str, float]()
        self._pressed = OrderedDict[tuple[int, int], float]()
        """When what came came: updates, presses by their numbers, and by the message that was
        pressed."""
        own = self._registry = CollectorRegistry()
        ProcessCollector(registry=own)
        PlatformCollector(registry=own)
        Gauge("djehuty_info", "The program.", ["version"], registry=own).labels(version).set(1)
        self._press = Histogram(
            "djehuty_press_seconds",
            "From when a press came until it was durable, answered, and shown.",
            ["until"],
            registry=own,
            buckets=PRESS_S,
        )
        for until in ("durable", "answered", "shown"):
            self._press.labels(until)
        self._came = Counter("djehuty_updates", "Updates that came.", registry=own)
        self._handed = Counter(
            "djehuty_updates_handed",
            "Updates of another server's chats, by whether it took them.",
            ["outcome"],
            registry=own,
        )
        self._calls = Counter(
            "djehuty_calls",
            "Calls to Telegram, by how they ended.",
            ["method", "outcome"],
            registry=own,
        )
        self._called = Histogram(
            "djehuty_call_seconds", "How long calls to Telegram took.", ["method"], registry=own
        )
        self._failed = Counter(
            "djehuty_look_failures", "Figures that could not be looked up.", ["what"], registry=own
        )

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"djehuty_{name}", about, labels, registry=own)

        self._in_work = gauge("updates_in_work", "Updates that came and are not settled.")
        self._queued = gauge("messages_queued", "Calls that wait for the pace of their chats.")
        self._dirty = gauge("boards_not_shown", "Boards that are not shown as they are.")
        self._oldest = gauge("oldest_board_seconds", "For how long the first of them has waited.")
        self._silent = gauge("telegram_silent_seconds", "Since Telegram was last heard of, here.")
        self._pending = gauge("webhook_pending_updates", "Updates that wait at Telegram.")
        self._undelivered = gauge(
            "webhook_last_failure_seconds", "When one could not be brought last, since 1970."
        )
        self._letters = gauge("dead_letters", "Updates that nobody could work on, and are kept.")
        self._uncopied = gauge("copy_waiting_updates", "Settled updates that the copy lacks.")
        self._behind = gauge("copy_behind_seconds", "For how long the first of them has waited.")
        self._backup = gauge("last_backup_seconds", "When the last was made, since 1970.")
        self._answer = gauge("database_answer_seconds", "How long the database took to answer.")
        self._waiting = gauge("works_waiting", "Works that wait to be written.")
        self._works = _Total("works", "Works that were written.", own)
        self._batches = _Total("batches", "Transactions of works.", own)
        self._again = _Total("batches_again", "Transactions that had to be tried again.", own)
        self._epoch = gauge(
            "lease_epoch", "Leases that this server has, and their epochs.", "lease"
        )
        self._good = gauge("leases_good_seconds", "For how long its leases are certain still.")
        self._lost = Counter("djehuty_leases_lost", "Leases that ran out.", registry=own)

    # -- what happens ----------------------------------------------------------------------------

    def hearing(self, told: Callable[[], None]) -> Callable[[], None]:
        """What is to be called when Telegram was heard of; it calls `told`, too."""

        def heard() -> None:
            self._heard = self._seconds()
            told()

        return heard

    def came(self, update: Update) -> None:
        """See :class:`bot.telegram.metered.Meter`."""
        self._came.inc()
        query = update.callback_query
        if query is None:
            return
        now = self._seconds()
        _note(self._updates, update.update_id, now)
        _note(self._queries, query.id, now)
        if query.message is not None:
            _note(self._pressed, (query.message.chat.id, query.message.message_id), now)

    def settled(self, update: int) -> None:
        """See :class:`bot.telegram.metered.Meter`."""
        self._until("durable", self._updates.pop(update, None))

    def answered(self, query: str) -> None:
        """See :class:`bot.telegram.metered.Meter`."""
        self._until("answered", self._queries.pop(query, None))

    def shown(self, address: int, message: int) -> None:
        """See :class:`bot.telegram.metered.Meter`."""
        self._until("shown", self._pressed.pop((address, message), None))

    def called(self, method: str, outcome: str, seconds: float) -> None:
        """See :class:`bot.telegram.metered.Meter`."""
        self._calls.labels(method, outcome).inc()
        self._called.labels(method).observe(seconds)

    def handed(self, outcome: str) -> None:
        """See :class:`bot.telegram.metered.Meter`."""
        self._handed.labels(outcome).inc()

    def delivering(self, pending: int, failed_at: float | None) -> None:
        """See :class:`bot.telegram.metered.Meter`."""
        self._pending.set(pending)
        self._undelivered.set(failed_at or 0)

    def backed_up(self, at: float) -> None:
        """The last backup was made at that time."""
        self._backup.set(at)

    def _until(self, what: str, since: float | None) -> None:
        if since is not None:
            self._press.labels(what).observe(self._seconds() - since)

    # -- what stands -----------------------------------------------------------------------------

    def watch(
        self,
        store: SqlStore,
        desk: Desk,
        updates: Updates,
        holdings: Holdings | None,
        copied: Copied | None = None,
    ) -> None:
        """From now on the server serves, and these can be looked at."""
        self._standing = Standing(store, desk, updates, holdings, copied)
        if holdings is not None:
            holdings.on_lost(self._lost.inc)

    async def page(self) -> bytes:
        """All figures, in Prometheus' text form."""
        if (there := self._standing) is not None:
            await asyncio.gather(
                self._look("memory", lambda: self._memory(there)),
                self._look("database", lambda: self._database(there.store)),
            )
        return generate_latest(self._registry)

    async def wanting(self) -> str:
        """Why the server is not ready; "" if it is."""
        there = self._standing
        if there is None:
            return "it is starting: its log says what it waits for"
        if not await self._look("database", lambda: self._database(there.store)):
            return "the database does not answer"
        if there.holdings is not None and not there.holdings.good:
            return "its leases could not be renewed"
        return ""

    async def _look(self, what: str, look: Callable[[], Awaitable[None]]) -> bool:
        """Whether a look succeeded in time."""
        try:
            async with asyncio.timeout(LOOK_S):
                await look()
        except Exception as error:  # noqa: BLE001 - figures stop nothing
            if what not in self._failing:
                log.info("a figure could not be looked up", what=what, why=repr(error))
            self._failing.add(what)
            self._failed.labels(what).inc()
            return False
        self._failing.discard(what)
        return True

    async def _memory(self, there: Standing) -> None:
        if there.copied is not None:
            self._uncopied.set(there.copied.waiting)
            self._behind.set(there.copied.behind)
        self._in_work.set(there.updates.working)
        self._queued.set(there.desk.sender.waiting)
        dirty, oldest = there.desk.boards.waiting
        self._dirty.set(dirty)
        self._oldest.set(oldest)
        if self._heard is not None:
            self._silent.set(self._seconds() - self._heard)
        written = there.store.written
        self._waiting.set(written.waiting)
        self._works.up_to(written.works)
        self._batches.up_to(written.batches)
        self._again.up_to(written.again)
        self._epoch.clear()
        if there.holdings is not None:
            self._good.set(there.holdings.good_for)
            for lease, epoch in there.holdings.epochs.items():
                self._epoch.labels(lease).set(epoch)

    async def _database(self, store: SqlStore) -> None:
        begun = self._seconds()
        self._letters.set(await store.letters_kept())
        self._answer.set(self._seconds() - begun)


class _Total:
    """A counter of what somebody else counts."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self._counter = Counter(f"djehuty_{name}", about, registry=registry)
        self._known = 0

    def up_to(self, total: int) -> None:
        """It is so many by now."""
        self._counter.inc(total - self._known)
        self._known = total


K = TypeVar("K")


def _note(times: OrderedDict[K, float], key: K, now: float) -> None:
    """Remember when it came; the oldest is forgotten if there are too many."""
    times[key] = now
    if len(times) > KEPT:
        times.popitem(last=False)
