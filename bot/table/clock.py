"""A time a turn, as all at a table agreed (docs/decisions/0082-clocks-by-consent.md).

It runs for whoever is to act. When it is over nothing happens by itself: the boards say so, once,
and only then the others may do something (:mod:`bot.table.lateness`). While another's question is
open to who is to act it stands still, and so it does in a pause. Pure: whatever changes a game, its
clock follows (:func:`clocked`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.table.asking import asked, offer_of
from bot.table.changes import Change, Decision, differences, shown_again
from bot.table.table import Table
from storage.operations import ChangeGame
from storage.rows import Game

MINUTE_MS: Final = 60_000
DAY_MS: Final = 24 * 60 * MINUTE_MS

TIMES: Final[Mapping[str, int]] = {
    "5m": 5 * MINUTE_MS,
    "15m": 15 * MINUTE_MS,
    "1h": 60 * MINUTE_MS,
    "8h": 8 * 60 * MINUTE_MS,
    "1d": DAY_MS,
    "3d": 3 * DAY_MS,
    "7d": 7 * DAY_MS,
}
"""The times a turn that may be agreed on, by their names."""

PAUSES: Final[Mapping[str, int]] = {
    "1d": DAY_MS,
    "3d": 3 * DAY_MS,
    "7d": 7 * DAY_MS,
    "14d": 14 * DAY_MS,
}
"""The same of pauses."""

OFF: Final = "off"
"""Instead of a time: none any more, or the pause ends."""

_NONE: Final[Mapping[str, Any]] = dict.fromkeys(
    ("turn_due_at", "turn_left_ms", "paused_until", "clock_at", "poked_at", "turn_back_ms")
)


def time_named(turn_ms: int | None) -> str:
    """The name of a time a turn."""
    return next((name for name, ms in TIMES.items() if ms == turn_ms), OFF)


def minutes(game: Game) -> int:
    """The time a turn as a button carries it: 0 for none."""
    return (game.turn_ms or 0) // MINUTE_MS


def may_have_clock(table: Table) -> bool:
    """Whether a time a turn means anything: where several people play, each for themselves."""
    if table.game.mode not in ("group", "link") or table.game.status == "over":
        return False
    return table.game.status == "open" or len(table.people) > 1


def is_late(table: Table) -> bool:
    """Whether who is to act has taken longer than was agreed, and the boards say so."""
    game = table.game
    told = game.turn_due_at is not None and game.clock_at is None
    return told and game.status in ("playing", "asleep")


def clocked(before: Table, decision: Decision, now: int) -> Decision:
    """The change, and what it means for the time of the turn."""
    if not isinstance(decision, Change):
        return decision
    after = decision.after
    if before.game.turn_ms is None and after.game.turn_ms is None:
        return decision
    game = _game(before, after, now)
    if game == after.game:
        return decision
    follows = ChangeGame(game.id, (game.status,), differences(after.game, game))
    return replace(decision, after=replace(after, game=game), ops=(*decision.ops, follows))


def _game(before: Table, after: Table, now: int) -> Game:
    game, player = after.game, after.to_act
    if game.turn_ms is None or player is None or not may_have_clock(after):
        return replace(game, **_NONE)
    whole = game.turn_ms
    paused = game.paused_until if (game.paused_until or 0) > now else None
    fresh = _fresh(before, after)
    back = _given_away(before, now) if fresh else game.turn_back_ms
    game = replace(game, paused_until=paused, poked_at=None if fresh else game.poked_at)
    if player.person is None:  # the BOT takes its time from nobody
        return replace(
            game, turn_due_at=None, turn_left_ms=None, clock_at=paused, turn_back_ms=back
        )
    left = whole if fresh else _left(before, game, now)
    if fresh and _handed_back(before, after) and before.game.turn_back_ms is not None:
        left, back = before.game.turn_back_ms, None
    game = replace(game, turn_back_ms=back)
    offer = offer_of(after)
    if offer is not None and player in asked(after, offer):
        return replace(game, turn_due_at=None, turn_left_ms=left, clock_at=paused)
    due = max(now, paused or 0) + left
    was = is_late(replace(after, game=game))
    told = was and not fresh and paused is None and due <= now
    at = None if told else paused or due
    return replace(game, turn_due_at=due, turn_left_ms=None, clock_at=at)


def _fresh(before: Table, after: Table) -> bool:
    """Whether the time begins: with a turn, and where it was just agreed on."""
    was, now = before.to_act, after.to_act
    if before.game.turn_ms != after.game.turn_ms or was is None or now is None:
        return True
    if (was.seat, was.person) != (now.seat, now.person):
        return True
    return len(before.played) < len(after.played) and after.rules.begins(after.state)


def _given_away(before: Table, now: int) -> int | None:
    """What who is to act has left, as they give the turn away; None where no time runs for them."""
    game = before.game
    if game.turn_left_ms is None and game.turn_due_at is None:
        return None
    return _left(before, game, now)


def _handed_back(before: Table, after: Table) -> bool:
    """Whether somebody has just taken the choice back by which they gave the turn away."""
    taken = after.taken[-1] if after.taken else None
    if taken is None or taken.ply != before.game.ply:
        return False
    return all(played.seat == taken.seat for played in taken.gone)


def _left(before: Table, game: Game, now: int) -> int:
    """How much of the time is left; less than none where it is over."""
    if game.turn_left_ms is not None:
        return game.turn_left_ms
    if game.turn_due_at is None:
        return game.turn_ms or 0
    return game.turn_due_at - max(now, before.game.paused_until or 0)


def passing(table: Table, now: int) -> Decision:
    """What becomes of a game in which a pause or the time of a turn is over: its boards say so.
    Nobody is told of it otherwise."""
    game = table.game
    if game.clock_at is None or game.clock_at > now:
        return "not-late"
    if game.paused_until is not None:
        game = replace(game, paused_until=None)
    else:
        game = replace(game, clock_at=None)
    still = ChangeGame(game.id, (game.status,), differences(table.game, game), ply=game.ply)
    return Change(replace(table, game=game), (still, shown_again(table)))


def timing(table: Table, now: int, person: int, name: str) -> Decision:
    """The host says how long a turn may take, while nobody else has sat down: who does so
    afterwards has seen it."""
    if person != table.game.host:
        return "not-host"
    if table.game.status != "open":
        return "expired" if table.game.status == "over" else "begun"
    if not may_have_clock(table) or name not in (*TIMES, OFF):
        return "not-offered"
    if table.people - {person}:
        return "time-stands"
    if TIMES.get(name) == table.game.turn_ms:
        return "time-same"
    game = replace(table.game, turn_ms=TIMES.get(name), changed_at=now)
    still = ChangeGame(game.id, ("open",), differences(table.game, game))
    return Change(replace(table, game=game), (still, shown_again(table)))
