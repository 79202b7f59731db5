"""What the host of an invitation decides besides its seats: who is sent away, who is host from now
on, for whom a seat is kept, and when BOTs take what is free. Pure.

What has its time stands in the game's row; the ticker asks for what is due (:func:`due`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from bot.table.changes import (
    Answer,
    Change,
    Decision,
    amended,
    closed,
    differing,
    seated,
    shown_again,
    unkept,
)
from bot.table.invitation import begun
from bot.table.seats import free, is_lobby, levels, may_begin, numbered
from bot.table.table import Table
from storage.operations import ChangeGame
from storage.rows import Player

KEPT_MS: Final = 30 * 60_000
"""So long a seat is kept for somebody."""

FILL_MINUTES: Final = (2, 5, 15)
"""After so many minutes BOTs may take the free seats."""

JUST_MS: Final = 30_000
"""Not so soon after something was done at the table."""


@dataclass(frozen=True, slots=True)
class Guest:
    """For whom a seat is kept: somebody known, else by their name at Telegram."""

    person: int | None
    name: str | None = None


def sending_away(table: Table, now: int, host: int, person: int) -> Decision:
    """The host takes somebody's seat: they may not sit down there again."""
    if (reason := _not_host(table, host)) is not None:
        return reason
    if person == host or person not in table.people:
        return "up-already"
    away = f"{table.game.sent_away} {person}".strip()
    kept = ChangeGame(table.game.id, ("open",), (("sent_away", away),))
    players = numbered(tuple(p for p in table.players if p.person != person))
    return seated(replace(table, game=replace(table.game, sent_away=away)), players, now, (kept,))


def handing_over(table: Table, now: int, host: int, person: int) -> Decision:
    """Somebody else who sits there is host from now on."""
    if (reason := _not_host(table, host)) is not None:
        return reason
    if table.game.mode != "group" or person not in table.people or person == host:
        return "not-offered"
    return _changed(table, now, host=person)


def keeping_seat(table: Table, now: int, host: int, guest: Guest) -> Decision:
    """A seat is kept for somebody, in place of whom it was kept for before."""
    if (reason := _not_host(table, host, many=False)) is not None:
        return reason
    if guest.person in table.people:
        return "own-seat"
    if table.game.reserved is not None:
        return "reserved"
    if not free(table) and table.game.kept_until is None:
        return "full"
    until = now + KEPT_MS
    return _changed(table, now, kept_for=guest.person, kept_name=guest.name, kept_until=until)


def freeing_seat(table: Table, now: int, host: int) -> Decision:
    """Nobody's seat is kept any more."""
    if (reason := _not_host(table, host, many=False)) is not None:
        return reason
    return _changed(table, now, kept_for=None, kept_name=None, kept_until=None)


def filling(table: Table, now: int, host: int, minutes: int) -> Decision:
    """In so many minutes BOTs take the free seats, and the game begins; 0 for never."""
    if (reason := _not_host(table, host)) is not None:
        return reason
    if minutes not in (0, *FILL_MINUTES):
        return "not-offered"
    return _changed(table, now, fill_at=now + minutes * 60_000 if minutes else None)


def due(table: Table, now: int) -> Decision:
    """What time brings to an invitation: a seat is kept no longer; or BOTs sit down and the game
    begins, but not while somebody has just done something there, nor on a seat that is kept."""
    game = table.game
    if (reason := closed(table)) is not None:
        return reason
    if game.kept_until is not None and game.kept_until <= now:
        return _shown(table, replace(table, game=unkept(game)))
    if game.fill_at is None or game.fill_at > now:
        return "stale"
    later = max(game.changed_at + JUST_MS, game.kept_until or 0)
    if later > now:
        return _shown(table, replace(table, game=replace(game, fill_at=later)))
    level = levels(table.rules)[0]
    bots = (Player(game.id, 0, None, level, "") for _ in range(free(table)))
    filled = replace(table, players=numbered((*table.players, *bots)))
    if not may_begin(filled):
        return _shown(table, replace(table, game=replace(game, fill_at=None)))
    return begun(filled, now, table.players[0].press)


def _not_host(table: Table, host: int, *, many: bool = True) -> Answer | None:
    """Why that person decides nothing here, None if they do."""
    if (reason := closed(table)) is not None:
        return reason
    if host != table.game.host:
        return "not-host"
    if table.game.mode not in ("group", "link") or (many and not is_lobby(table)):
        return "not-offered"
    return None


def _changed(table: Table, now: int, **columns: Any) -> Change:
    return _shown(table, amended(table, now, **columns))


def _shown(before: Table, after: Table) -> Change:
    """The invitation with other columns, on its boards."""
    return Change(after, (differing(before, after, "open"), shown_again(before)))
