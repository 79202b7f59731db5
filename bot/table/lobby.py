"""The lobby of a table for more than two: who sits down, gets up, and which BOTs play along.

Each change is one commit that names the table it was made on: of two at once, or of one while the
game begins, the later finds the table changed and is refused (:class:`storage.operations.Sit`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.table.changes import Answer, Decision, closed, seated
from bot.table.seats import for_many, free, levels, numbered
from bot.table.table import Table
from storage.rows import Player

Players: TypeAlias = tuple[Player, ...]


def getting_up(table: Table, now: int, person: int) -> Decision:
    """Who has joined leaves the seat to others; the host stays, or calls it off."""
    if person == table.game.host:
        return _reseated(table, now, "host-stays")
    if not table.plays(person):
        return _reseated(table, now, "up-already")
    return _reseated(table, now, tuple(p for p in table.players if p.person != person))


def adding_bot(table: Table, now: int, host: int, level: str) -> Decision:
    """The host lets a BOT sit down."""
    if level not in levels(table.rules):
        return _reseated(table, now, "not-offered")
    return _reseated(table, now, _more(table, host, Player(table.game.id, 0, None, level, "")))


def dropping_bot(table: Table, now: int, host: int) -> Decision:
    """The host sends away the BOT that came last."""
    return _reseated(table, now, _less(table, host, lambda player: player.bot is not None))


def adding_here(table: Table, now: int, host: int) -> Decision:
    """One more plays at the host's phone."""
    if table.game.mode != "phone":
        return _reseated(table, now, "not-offered")
    return _reseated(table, now, _more(table, host, Player(table.game.id, 0, host, None, "")))


def dropping_here(table: Table, now: int, host: int) -> Decision:
    """One less plays at the host's phone."""
    if table.game.mode != "phone":
        return _reseated(table, now, "not-offered")
    return _reseated(table, now, _less(table, host, lambda player: player.person == host))


def _reseated(table: Table, now: int, players: Players | Answer) -> Decision:
    """These sit at a lobby from now on, if it is one; or why nothing changes."""
    if (reason := closed(table)) is not None:
        return reason
    if not for_many(table.rules):
        return "not-offered"
    return players if isinstance(players, str) else seated(table, numbered(players), now)


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
