"""What becomes of a game by a request: a decision, and what decisions are put together from.

A decision is a pure function of a table and the time (milliseconds since 1970), then of who asks
for what: `resigning(table, now, person)`. It gives a :class:`Change`, or the reason why nothing
changes. The book (:mod:`bot.table.book`) calls it with the game as it is under its lock.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.table.steps import Answer, bot_due, differences, over_columns
from bot.table.table import Table
from games.core import Over, Told
from storage.rows import Status
from storage.store import ChangeGame, Op, Raise


@dataclass(frozen=True, slots=True)
class Change:
    """What a request leads to: the table after it, what is to be written, and the game's words."""

    after: Table
    ops: tuple[Op, ...]
    told: tuple[Told, ...] = ()


Decision: TypeAlias = Change | Answer
"""A change, or why there is none."""


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
    """The columns that changed, to be written only while the game stands at that ply in one of
    these statuses."""
    changes = differences(before.game, after.game)
    return ChangeGame(before.game.id, statuses, changes, ply=before.game.ply)


def shown_again(table: Table) -> Raise:
    """Every board of the game wants showing."""
    return Raise(table.game.id)
