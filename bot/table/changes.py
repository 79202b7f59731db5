"""What becomes of a game by a request: a decision, and what decisions are put together from.

A decision is a pure function of a table and the time (milliseconds since 1970), then of who asks
for what: `resigning(table, now, person)`. It gives a :class:`Change`, or the reason why nothing
changes. The book (:mod:`bot.table.book`) calls it with the game as it is under its lock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Concatenate, Literal, ParamSpec, TypeAlias

from bot.table.table import Table, result_text
from games.core import Over, Told
from storage.operations import (
    ChangeGame,
    Changes,
    Op,
    Raise,
    Revise,
    Sit,
    Step,
)
from storage.rows import Game, Player, Status

P = ParamSpec("P")

BOT_PATIENCE_MS = 5000
"""The BOT waits so long for the boards to show its last step: a blocked chat never holds a game
up. So does a throw that comes by itself, where a choice can still be taken back."""

Answer: TypeAlias = Literal[
    "done", "again", "stale", "foreign", "not-yours", "bots-turn", "not-offered", "asleep", "awake",
    "over", "unknown", "taken", "own-seat", "reserved", "expired", "not-host", "not-open",
    "rematch-open",
    "full", "begun", "too-few", "host-stays", "may-not-resign", "offer-stands", "offer-gone",
    "offer-declined", "bot-declines", "own-offer", "tapped", "untapped", "marked", "no-tap",
    "up-already",
    "acted", "no-order", "seal-used", "sign-first", "brought", "brought-words", "brought-stands",
    "brought-late",
    "too-many-games", "here-again", "called-in", "waits-already",
    "nothing-back", "back-declined", "back-unrates", "kept", "sent-away", "has-rematch",
    "plays-alone",
    "not-late", "own-time", "poked", "just-moved", "time-stands", "time-same", "time-changed",
    "no-clock", "not-here",
]  # fmt: skip
"""What became of a request: `done`, or why nothing changed (`again`: this very request had been
done before; `acted`: this person has acted there since, as by the first of a double tap)."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a request leads to: the table after it, what is to be written, and the game's words."""

    after: Table
    ops: tuple[Op, ...]
    told: tuple[Told, ...] = ()


Decision: TypeAlias = Change | Answer
"""A change, or why there is none."""

Decide: TypeAlias = Callable[Concatenate[Table, int, P], Decision]
"""Decides, given the table, the time, and what is asked."""


def revised(before: Table, change: Change) -> Change:
    """The change, to be written only while the game is at the revision that it was `before`; one
    that changes nothing of the game itself says in its own words what it stands on."""
    game = before.game
    if (change.after.game, change.after.players) == (game, before.players):
        return change
    step = next((op for op in change.ops if isinstance(op, Step) and op.game == game.id), None)
    ops: tuple[Op, ...] = (Revise(game.id, game.revision), *change.ops)
    if step is not None:
        numbered = replace(step, revision=game.revision)
        ops = tuple(numbered if op is step else op for op in change.ops)
    after = replace(change.after.game, revision=game.revision + 1)
    return replace(change, after=replace(change.after, game=after), ops=ops)


def amended(table: Table, now: int, **columns: Any) -> Table:
    """The table with these columns of its game's row changed at `now`, in milliseconds."""
    return replace(table, game=replace(table.game, changed_at=now, **columns))


def woken(table: Table, now: int) -> Table:
    """A sleeping table awake again."""
    awake = amended(table, now, status="playing", asleep_by=None)
    return amended(awake, now, bot_due_at=bot_due(awake, now))


def ended(
    table: Table,
    now: int,
    reason: str,
    winners: tuple[int, ...] = (),
    score: tuple[int, ...] | None = None,
) -> Table:
    """The table with its game ended for a reason that is no move; without a score nobody has
    any."""
    if score is None:
        score = (0,) * max(len(table.players), min(table.rules.seats))
    return amended(table, now, **over_columns(now, Over(winners, reason, score)))


def differing(before: Table, after: Table, *statuses: Status) -> ChangeGame:
    """The columns that changed. They are written only while the game still stands at the ply of
    `before`, in one of these statuses."""
    changes = differences(before.game, after.game)
    return ChangeGame(before.game.id, statuses, changes, ply=before.game.ply)


def shown_again(table: Table) -> Raise:
    """Every board of the game wants showing."""
    return Raise(table.game.id)


def bot_due(table: Table, now: int) -> int | None:
    """When the BOT must act at the latest; at once for the choice that follows its own throw,
    since both are shown as one frame."""
    player = table.to_act
    if player is None or player.bot is None or table.game.status != "playing":
        return None
    return now + (0 if table.held else BOT_PATIENCE_MS)


def over_columns(now: int, over: Over) -> dict[str, Any]:
    """The columns of a game that has ended."""
    return {
        "status": "over",
        "result": result_text(over),
        "ended_at": now,
        "bot_due_at": None,
        "asleep_by": None,
        "expires_at": None,
        "fill_at": None,
        "kept_for": None,
        "kept_name": None,
        "kept_until": None,
    }


def differences(before: Game, after: Game) -> Changes:
    """The columns in which two rows of a game differ, the ply aside (a step raises it)."""
    return tuple(
        (name, getattr(after, name))
        for name in Game.__dataclass_fields__
        if name not in ("id", "ply", "revision") and getattr(before, name) != getattr(after, name)
    )


def out_of_play(table: Table, person: int) -> Answer | None:
    """Why that person orders or takes back nothing at a table, None if they may."""
    if person not in table.people:
        return "foreign"
    reasons: dict[str, Answer] = {"open": "stale", "asleep": "asleep", "over": "over"}
    return reasons.get(table.game.status)


def closed(table: Table) -> Answer | None:
    """Why nobody sits down or gets up at a table any more, None if it is an invitation."""
    if table.game.status == "open":
        return None
    return "expired" if table.game.status == "over" else "begun"


def seated(table: Table, players: tuple[Player, ...], now: int, ops: tuple[Op, ...] = ()) -> Change:
    """Let these sit at an invitation, in joining order, instead of those who do."""
    game = table.game
    after = replace(
        table, players=players, game=replace(game, sitting=game.sitting + 1, changed_at=now)
    )
    sit = (
        Sit(game.id, game.sitting, players),
        ChangeGame(game.id, ("open",), (("changed_at", now),)),
        Raise(game.id),
    )
    return Change(after, (*ops, *sit))


def unkept(game: Game) -> Game:
    """The game with no seat kept for anybody."""
    return replace(game, kept_for=None, kept_name=None, kept_until=None)
