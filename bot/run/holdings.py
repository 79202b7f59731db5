"""What this process does, of all that serve from one database: shards of chats, and the works that
one alone does.

Leases are renewed each second and good for four (:mod:`storage.leases`). What is ours is known from
the last renewal that was answered, counted from when it was *sent*, by a clock that also counts
sleep: after three seconds it is nobody's that we know, and nothing is begun. So a process that was
frozen and wakes begins no call before it has asked.

Each process wants as many shards as there are for each; who has more gives one back a second, and
not before its last call there has ended. Who takes a shard that nobody gave back has the boards
that were not shown then shown once more a while later: a call of the process before may still be
under way (docs/decisions/0070).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final, TypeAlias

import structlog

from storage.leases import NAMES, WORKER, WORKS, Leases, shard, shard_name
from storage.patience import Patience
from storage.rows import Fence, Lease
from storage.store import SHARDS

log = structlog.get_logger(__name__)

TERM_MS: Final = 4000
"""So long a lease is good."""
RENEW_S: Final = 1.0
GOOD_S: Final = 3.0
"""So long what is ours is ours, from when the renewal was sent: a second less than the term."""
UNDER_WAY_S: Final = 15.0
"""So long at most a call lives: the longest of :mod:`bot.telegram.client`'s patience."""
SHARD_NAMES: Final = tuple(map(shard_name, range(SHARDS)))

Taken: TypeAlias = Callable[[int, bool], None]
"""Hears that the shards with these bits are ours from now on, and whether nobody gave them back."""


class Holdings:
    """:class:`storage.leases.Duties` by leases. `owner` is drawn anew at each start; `seconds` only
    grows, also while the machine sleeps; `patience` is what the database is waited for with."""

    def __init__(
        self,
        leases: Leases,
        owner: str,
        *,
        seconds: Callable[[], float],
        patience: Patience | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._leases = leases
        self._patience = patience or Patience()
        self.owner = owner
        self._seconds = seconds
        self._address = ""
        self._sleep = sleep
        self._epochs: Mapping[str, int] = {}
        self._leaving: dict[str, float] = {}
        """Shards that are given back as soon as no call is under way there, and until when that is
        waited for."""
        self._good_until = 0.0
        self._taken: list[Taken] = []
        self._lost: list[Callable[[], None]] = []
        self._synced: list[Callable[[int], None]] = []
        self._under_way: Callable[[int], bool] = lambda _: False
        self._workers: tuple[Lease, ...] = ()
        self._addresses: Mapping[str, str] = {}

    # -- what is ours ----------------------------------------------------------------------------

    alone: Final = False
    """Other processes may serve from the database."""

    @property
    def good(self) -> bool:
        """Whether what we know of our leases is certain still."""
        return self._seconds() < self._good_until

    @property
    def mine(self) -> int:
        """The shards that are ours, as bits."""
        if not self.good:
            return 0
        return _bits(self._epochs.keys() - self._leaving.keys())

    @property
    def good_for(self) -> float:
        """For how many seconds it is; 0 if it is not."""
        return max(0.0, self._good_until - self._seconds())

    @property
    def epochs(self) -> Mapping[str, int]:
        """The leases that we have, as far as we know, and the epoch of each."""
        return self._epochs if self.good else {}

    def has(self, work: str) -> bool:
        """Whether a work that one process alone does is ours."""
        return self.good and work in self._epochs

    def fence(self, chat: int) -> Fence:
        """What is written under of messages in that chat: what counts for nothing, if it is not
        ours."""
        name = shard_name(shard(chat))
        return Fence(name, self.owner, self._epochs.get(name, -1))

    @property
    def has_peers(self) -> bool:
        """Whether there are others that can be reached."""
        return bool(self._addresses)

    def reached_at(self, address: str) -> None:
        """Tell the others where we are reached, once we say that we are there."""
        self._address = address

    def whose(self, chat: int) -> str | None:
        """The address of the process whose chat it is, if that is another one that has told its
        own."""
        return self._addresses.get(shard_name(shard(chat)))

    # -- who listens -----------------------------------------------------------------------------

    def on_taken(self, listener: Taken) -> None:
        """Call `listener` when shards become ours."""
        self._taken.append(listener)

    def on_lost(self, listener: Callable[[], None]) -> None:
        """Call `listener` when something was lost that we did not give back: we were away."""
        self._lost.append(listener)

    def on_time(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with the database's time, in milliseconds since 1970, now and then."""
        self._synced.append(listener)

    def waits_for(self, under_way: Callable[[int], bool]) -> None:
        """Give no shard back while a call is `under_way` there."""
        self._under_way = under_way

    # -- keeping them ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Take what there is to take, before anything is done; as soon as the database can be
        reached."""
        await self._patience.ask(self.round)

    async def run(self) -> None:
        """Keep what is ours, until cancelled. A database out of reach is a pause."""
        while True:
            await self._sleep(RENEW_S)
            await self._patience.ask(self.round)

    async def end(self) -> None:
        """Give everything back: others need not wait until it has run out."""
        self._epochs, self._good_until = {}, 0.0
        await self._leases.give(self.owner)

    async def round(self) -> None:
        """Renew what we have, and take or give back so that each process has its share."""
        sent = self._seconds()
        renewed = await self._leases.renew(self.owner, TERM_MS)
        if f"{WORKER}{self.owner}" not in renewed.epochs:
            await self._leases.present(self.owner, self._address, TERM_MS)
            renewed = await self._leases.renew(self.owner, TERM_MS)  # what time it is there
        ours = {name: epoch for name, epoch in renewed.epochs.items() if name in NAMES}
        lost = self._epochs.keys() - ours.keys()
        self._epochs, self._good_until = ours, sent + GOOD_S
        if renewed.now is not None:
            for listener in self._synced:
                listener(renewed.now)
        if lost:
            log.warning("leases were lost: they were not renewed in time", leases=sorted(lost))
            self._leaving.clear()
            for told in self._lost:
                told()
        rows = await self._leases.leases()
        self._note(rows)
        await self._take([row for row in rows if row.name in WORKS and _free(row)])
        await self._share({row.name: row for row in rows if row.name in SHARD_NAMES})

    def _note(self, rows: Collection[Lease]) -> None:
        """Where the others are reached."""
        self._workers = tuple(row for row in rows if row.name.startswith(WORKER) and row.left > 0)
        reached = {row.owner: row.address for row in self._workers if row.address}
        self._addresses = {
            row.name: reached[row.owner]
            for row in rows
            if row.left > 0 and row.owner != self.owner and row.owner in reached
        }

    async def _share(self, rows: Mapping[str, Lease]) -> None:
        """Come nearer to as many shards as each process is to have."""
        there = {row.owner for row in self._workers} | {self.owner}
        wanted = -(-SHARDS // len(there))
        have = [name for name in self._epochs if name in SHARD_NAMES and name not in self._leaving]
        if len(have) < wanted:
            free = [row for row in rows.values() if _free(row)]
            await self._take(free[: wanted - len(have)])
        elif len(have) > wanted:
            quiet = sorted(have, key=lambda name: self._under_way(SHARD_NAMES.index(name)))
            self._leaving[quiet[0]] = self._seconds() + UNDER_WAY_S
        await self._leave()

    async def _take(self, rows: Collection[Lease]) -> None:
        taken = list[Lease]()
        for row in rows:
            epoch = await self._leases.take(self.owner, row.name, TERM_MS)
            if epoch is not None:
                self._epochs = {**self._epochs, row.name: epoch}
                taken.append(row)
        for expired in (False, True):
            bits = _bits([row.name for row in taken if (row.owner is not None) is expired])
            if bits:
                self._tell(bits, expired=expired)

    async def _leave(self) -> None:
        """Give back what is to be, where no call is under way."""
        now = self._seconds()
        ready = [
            name
            for name, until in self._leaving.items()
            if now >= until or not self._under_way(SHARD_NAMES.index(name))
        ]
        if ready:
            await self._leases.give(self.owner, ready)
            self._epochs = {n: epoch for n, epoch in self._epochs.items() if n not in ready}
            for name in ready:
                del self._leaving[name]
            log.info("shards given to another process", shards=ready)

    def _tell(self, bits: int, *, expired: bool) -> None:
        log.info("shards taken", shards=bits.bit_count(), expired=expired)
        for listener in self._taken:
            listener(bits, expired)


def _free(row: Lease) -> bool:
    return row.owner is None or row.left < 0


def _bits(names: Collection[str]) -> int:
    """The shards among these leases, as bits."""
    return sum(1 << number for number, name in enumerate(SHARD_NAMES) if name in names)
