"""The lobby of a table for more than two: who sits down, gets up, and which BOTs play along.

Each change is one commit that names the table it was made on: of two at once, or of one while the
game begins, the later finds the table changed and is refused (:class:`storage.store.Sit`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.table.book import Book, Decision, Result
from bot.table.invitation import closed, seated
from bot.table.seats import for_many, free, levels, numbered
from bot.table.steps import Answer
from bot.table.table import Table
from storage.rows import Player

Players: TypeAlias = tuple[Player, ...]
Reseat: TypeAlias = Callable[[Table], Players | Answer]
"""Who sits at a lobby after a change, or why nothing changes."""


class Lobby:
    """Sitting down and getting up, but for joining (:mod:`bot.table.seating`)."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def get_up(self, game: int, person: int, *, update: int | None = None) -> Result:
        """Who has joined leaves the seat to others; the host stays, or calls it off."""
        return await self._change(game, lambda table: without(table, person), update)

    async def add_bot(
        self, game: int, host: int, level: str, *, update: int | None = None
    ) -> Result:
        """The host lets a BOT sit down."""
        return await self._change(game, lambda table: with_bot(table, host, level), update)

    async def drop_bot(self, game: int, host: int, *, update: int | None = None) -> Result:
        """The host sends away the BOT that came last."""
        return await self._change(game, lambda table: without_bot(table, host), update)

    async def add_here(self, game: int, host: int, *, update: int | None = None) -> Result:
        """One more plays at the host's phone."""
        return await self._change(game, lambda table: one_more_here(table, host), update)

    async def drop_here(self, game: int, host: int, *, update: int | None = None) -> Result:
        """One less plays at the host's phone."""
        return await self._change(game, lambda table: one_less_here(table, host), update)

    async def _change(self, game: int, reseat: Reseat, update: int | None) -> Result:
        async def decide(table: Table) -> Decision:
            return reseated(table, reseat, self._book.clock())

        return await self._book.decide(game, decide, update)


def reseated(table: Table, reseat: Reseat, now: int) -> Decision:
    """What becomes of a lobby by a change of who sits there."""
    if (reason := closed(table)) is not None:
        return reason
    if not for_many(table.rules):
        return "not-offered"
    players = reseat(table)
    return players if isinstance(players, str) else seated(table, numbered(players), now)


def without(table: Table, person: int) -> Players | Answer:
    """Who sits there when `person` has got up."""
    if person == table.game.host:
        return "host-stays"
    if not table.plays(person):
        return "up-already"
    return tuple(p for p in table.players if p.person != person)


def with_bot(table: Table, host: int, level: str) -> Players | Answer:
    """Who sits there with a BOT more."""
    if level not in levels(table.rules):
        return "not-offered"
    return _more(table, host, Player(table.game.id, 0, None, level, ""))


def without_bot(table: Table, host: int) -> Players | Answer:
    """Who sits there without the last BOT."""
    return _less(table, host, lambda player: player.bot is not None)


def one_more_here(table: Table, host: int) -> Players | Answer:
    """Who sits there with one more at the host's phone."""
    if table.game.mode != "phone":
        return "not-offered"
    return _more(table, host, Player(table.game.id, 0, host, None, ""))


def one_less_here(table: Table, host: int) -> Players | Answer:
    """Who sits there with one less at the host's phone."""
    if table.game.mode != "phone":
        return "not-offered"
    return _less(table, host, lambda player: player.person == host)


def _more(table: Table, host: int, player: Player) -> Players | Answer:
    if host != table.game.host:
        return "not-host"
    return (*table.players, player) if free(table) else "full"


def _less(table: Table, host: int, fits: Callable[[Player], bool]) -> Players | Answer:
    """All but the last who fits. The first one stays: their press began it all."""
    if host != table.game.host:
        return "not-host"
    going = next((p for p in reversed(table.players[1:]) if fits(p)), None)
    if going is None:
        return "not-offered"
    return tuple(p for p in table.players if p is not going)
