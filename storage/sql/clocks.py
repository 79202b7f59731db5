"""The time of a turn: it moves when the clock is set, and stands while we are away."""

from __future__ import annotations

from storage.sql.boards import WAIT
from storage.statements import Statement, of_any, update

DAY_MS = 24 * 3600 * 1000
"""So much time at least may be given to who is late."""

PAUSE_MS = 31 * DAY_MS
"""No pause is longer."""

_MOVE_PAUSE = update(
    "game", ["paused_until = LEAST(paused_until + ?, ?)"], "paused_until IS NOT NULL"
)
_MOVE_TURN = update(
    "game",
    [
        "turn_due_at = LEAST(turn_due_at + ?,"
        " GREATEST(coalesce(paused_until, 0), ?) + GREATEST(turn_ms, ?))"
    ],
    "turn_due_at IS NOT NULL",
)
_MOVE_CLOCK = update(
    "game", ["clock_at = coalesce(paused_until, turn_due_at)"], "clock_at IS NOT NULL"
)
# A pause in which we were away is time that stands anyway. A turn that has begun since we are back
# has lost nothing.
_WAITED = "GREATEST(0, ? - GREATEST(coalesce(paused_until, 0), ?))"
_STOOD = update(
    "game",
    [
        f"turn_due_at = turn_due_at + {_WAITED}",
        f"clock_at = coalesce(paused_until, turn_due_at + {_WAITED})",
    ],
    "turn_due_at > ? AND NOT EXISTS"
    " (SELECT 1 FROM action WHERE action.game = game.id AND action.at >= ?)",
)
_RAISED = update(
    "board",
    ["wanted = wanted + 1", WAIT],
    "parked = 0 AND game IN (SELECT id FROM game WHERE turn_due_at IS NOT NULL)",
)


def moved(by: int, now: int, turn: int) -> tuple[Statement, ...]:
    """The clock was set by so many milliseconds and says `now`: no turn and no pause lasts longer
    than it can have been meant."""
    shown = (of_any(_RAISED, turn),) if by else ()
    return (
        of_any(_MOVE_PAUSE, by, now + PAUSE_MS),
        of_any(_MOVE_TURN, by, now, DAY_MS),
        of_any(_MOVE_CLOCK),
        *shown,
    )


def stood(left: int, back: int, turn: int) -> tuple[Statement, ...]:
    """Nobody could play from `left` until `back`: that is no time of theirs."""
    values = (back, left, back, left, left, back)
    return (of_any(_STOOD, *values), of_any(_RAISED, turn))
