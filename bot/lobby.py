"""The lobby of a table for more than two: who sits down, gets up, and which BOTs play along.

Each change is one commit that names the table it was made on: of two at once, or of one while the
game begins, the later finds the table changed and is refused (:class:`storage.store.Sit`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.book import Result
from bot.seating import Seating
from bot.sitting import for_many, free, levels, numbered
from bot.steps import Answer
from bot.table import Table
from storage.rows import Player

Players: TypeAlias = tuple[Player, ...]


class Lobby(Seating):
    """The door as far as the lobby."""

    async def get_up(self, game: int, person: int, *, update: int | None = None) -> Result:
        """Who has joined leaves the seat to others; the host stays, or calls it off."""

        def change(table: Table) -> Players | Answer:
            if person == table.game.host:
                return "host-stays"
            if not table.plays(person):
                return "up-already"
            return tuple(p for p in table.players if p.person != person)

        return await self._change_seats(game, change, update)

    async def add_bot(
        self, game: int, host: int, level: str, *, update: int | None = None
    ) -> Result:
        """The host lets a BOT sit down."""

        def change(table: Table) -> Players | Answer:
            if level not in levels(table.rules):
                return "not-offered"
            return _more(table, host, Player(game, 0, None, level, ""))

        return await self._change_seats(game, change, update)

    async def drop_bot(self, game: int, host: int, *, update: int | None = None) -> Result:
        """The host sends away the BOT that came last."""
        return await self._change_seats(
            game, lambda table: _less(table, host, lambda p: p.bot is not None), update
        )

    async def add_here(self, game: int, host: int, *, update: int | None = None) -> Result:
        """One more plays at the host's phone."""

        def change(table: Table) -> Players | Answer:
            if table.game.mode != "phone":
                return "not-offered"
            return _more(table, host, Player(game, 0, host, None, ""))

        return await self._change_seats(game, change, update)

    async def drop_here(self, game: int, host: int, *, update: int | None = None) -> Result:
        """One less plays at the host's phone."""

        def change(table: Table) -> Players | Answer:
            if table.game.mode != "phone":
                return "not-offered"
            return _less(table, host, lambda p: p.person == host)

        return await self._change_seats(game, change, update)

    async def _change_seats(
        self, game: int, change: Callable[[Table], Players | Answer], update: int | None
    ) -> Result:
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if table.game.status != "open":
                reason: Answer = "expired" if table.game.status == "over" else "begun"
                return await self._refused(reason, table, update)
            if not for_many(table.rules):
                return await self._refused("not-offered", table, update)
            players = change(table)
            if isinstance(players, str):
                return await self._refused(players, table, update)
            return await self._seat(table, numbered(players), [], update)


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
