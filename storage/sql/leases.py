"""Leases in SQL, over whatever engine (:class:`storage.leases.Leases`).

Each is one statement, durable at once. None locks a row and then waits for another, but for the
renewal, which locks rows of one owner alone.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from storage.engine import Engine
from storage.leases import NAMES, WORKER, Renewed
from storage.rows import Lease

GONE_MS: Final = 60_000
"""So long after its end a process is forgotten."""

_EACH = ", ".join(["(?, NULL, 0, 0, '')"] * len(NAMES))
_NAMED = (
    f"INSERT INTO lease (name, owner, epoch, until, address) VALUES {_EACH}"  # noqa: S608 - ours
    " ON CONFLICT DO NOTHING"
)
_PRESENT = (
    "INSERT INTO lease (name, owner, epoch, until, address, knows)"
    " VALUES (?1, ?2, 1, NOW_MS + CAST(?3 AS BIGINT), ?4, ?5)"
    " ON CONFLICT (name) DO UPDATE SET until = excluded.until, address = excluded.address"
)
_FORGET = "DELETE FROM lease WHERE name LIKE ? AND until < NOW_MS - CAST(? AS BIGINT)"
_TAKE = (
    "UPDATE lease SET owner = ?1, epoch = epoch + 1, until = NOW_MS + CAST(?2 AS BIGINT)"
    " WHERE name = ?3 AND (owner IS NULL OR until < NOW_MS) RETURNING epoch"
)
_RENEW = (
    "UPDATE lease SET until = NOW_MS + CAST(?1 AS BIGINT)"
    " WHERE owner = ?2 AND until >= NOW_MS RETURNING name, epoch, NOW_MS"
)
_GIVE = "UPDATE lease SET owner = NULL WHERE owner = ?"
_LEAVE = "DELETE FROM lease WHERE name = ?"
_ALL = "SELECT name, owner, epoch, until - NOW_MS, address FROM lease ORDER BY name"


class SqlLeases:
    """:class:`storage.leases.Leases` over an engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._named = False

    @property
    def alone(self) -> bool:
        """Whether nobody else can have a lease."""
        return self._engine.alone

    async def present(self, owner: str, address: str, term_ms: int) -> None:
        """A process is there; those that have long been gone are forgotten."""
        await self._name()
        await self._engine.claim(_FORGET, (f"{WORKER}%", GONE_MS))
        words = (f"{WORKER}{owner}", owner, term_ms, address, self._engine.knows)
        await self._engine.claim(_PRESENT, words)

    async def take(self, owner: str, name: str, term_ms: int) -> int | None:
        """Take a lease; its new epoch, None if it is another's."""
        await self._name()
        rows = await self._engine.claim(_TAKE, (owner, term_ms, name))
        return int(rows[0][0]) if rows else None

    async def _name(self) -> None:
        """Have a row for each."""
        if not self._named:
            await self._engine.claim(_NAMED, NAMES)
            self._named = True

    async def renew(self, owner: str, term_ms: int) -> Renewed:
        """Renew all that the owner still has."""
        rows = await self._engine.claim(_RENEW, (term_ms, owner))
        epochs = {str(name): int(epoch) for name, epoch, _ in rows}
        return Renewed(epochs, int(rows[0][2]) if rows else None)

    async def give(self, owner: str, names: Collection[str] | None = None) -> None:
        """Give back what the owner has, or what it has of these."""
        if names is None:
            await self._engine.claim(_LEAVE, (f"{WORKER}{owner}",))
            await self._engine.claim(_GIVE, (owner,))
        for name in names or ():
            await self._engine.claim(f"{_GIVE} AND name = ?", (owner, name))

    async def leases(self) -> tuple[Lease, ...]:
        """All that there are, in the order of their names."""
        return tuple(Lease(*columns) for columns in await self._engine.fetch(_ALL))
