"""Who does what, where several processes serve from one database: leases, as rows.

A lease is good for a few seconds by the database's clock, and renewed long before that. Who is
killed, frozen or cut off renews nothing, and the next one takes it, with a new epoch. What is
written under a lease is fenced by that (:class:`storage.rows.Fence`; docs/decisions/0070).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

from storage.rows import Fence, Lease
from storage.store import ALL, SHARDS

WORKER = "worker/"
"""How the leases begin that say which processes there are."""

CARETAKER = "caretaker"
UPDATES = "updates"
WORKS = (CARETAKER, UPDATES)
"""What one of all processes does: housekeeping, and asking Telegram for updates."""


def shard(chat: int) -> int:
    """In which shard a chat lies, by its number."""
    return chat % SHARDS


def shard_name(number: int) -> str:
    """What the lease on a shard is called."""
    return f"chats/{number:02}"


NAMES = (*map(shard_name, range(SHARDS)), *WORKS)
"""All leases that there are, but for those on processes."""


@dataclass(frozen=True, slots=True)
class Renewed:
    """What an owner still has, and the database's clock in milliseconds since 1970; None where it
    has nothing, and is not there."""

    epochs: Mapping[str, int]
    now: int | None


class Duties(Protocol):
    """What is this process's to do, as far as it knows at this moment."""

    @property
    def mine(self) -> int:
        """The shards that are ours, as bits."""

    def has(self, work: str) -> bool:
        """Whether one of :data:`WORKS` is ours."""

    def fence(self, chat: int) -> Fence | None:
        """What is written under of messages in that chat; None where nobody else writes."""

    @property
    def alone(self) -> bool:
        """Whether no other process serves from the database."""


class Everything:
    """:class:`Duties` of the only process there is."""

    mine = ALL
    alone = True

    def has(self, work: str) -> bool:  # noqa: ARG002 - all of them
        """Everything is ours."""
        return True

    def fence(self, chat: int) -> Fence | None:  # noqa: ARG002 - there is none
        """Nobody else writes."""
        return None


EVERYTHING = Everything()


def ours(duties: Duties, chat: int) -> bool:
    """Whether that chat's messages are this process's to send."""
    return duties.mine >> shard(chat) & 1 == 1


class Leases(Protocol):
    """The leases of a database. Every call may raise `Held`: it has done nothing, and who cannot
    renew in time has lost what it had."""

    @property
    def alone(self) -> bool:
        """Whether the database belongs to one process at a time, and something else sees to that:
        then nobody need take anything."""

    async def present(self, owner: str, address: str, term_ms: int) -> None:
        """A process is there, and is reached at that address."""

    async def take(self, owner: str, name: str, term_ms: int) -> int | None:
        """Take a lease that is nobody's, or has run out; its new epoch, None if it is another's."""

    async def renew(self, owner: str, term_ms: int) -> Renewed:
        """Renew all that the owner still has."""

    async def give(self, owner: str, names: Collection[str] | None = None) -> None:
        """Give back what the owner has, or what it has of these."""

    async def leases(self) -> tuple[Lease, ...]:
        """All that there are, in the order of their names."""
