"""What a Seega position is worth, in stones.

Greedy counts stones; Modest guards its own; Golden weighs both sides' captures.
"""

from __future__ import annotations

from typing import Any, Final

from games.core import Rules
from games.seega.moves import captures
from games.seega.rules import Seega
from games.seega.state import Action, State

_GOES_ON: Final = 0.4
"""What it is worth to capture again in the same turn: less than the stone it will bring."""

_ENEMY_STUCK: Final = 0.2
"""What it is worth that the enemy cannot move and has to be let through (seega 3.6)."""


_GUARDED: Final = 2.0
"""What Modest takes a stone for that the enemy may take."""

_LOST: Final = 0.9
"""What Golden takes such a stone for: the enemy may overlook it, or have something better."""

_WON: Final = 0.5
"""What Golden takes a stone for that it may take itself in a later turn."""


def greedy(rules: Rules[State, Action], state: State, seat: int) -> float:
    """Stones, and another capture at once if there is one; what may be lost counts nothing."""
    seega(rules)
    mine, theirs = state.stones[seat], state.stones[1 - seat]
    worth = float(mine.bit_count() - theirs.bit_count())
    worth += state.hand[seat] - state.hand[1 - seat]
    if state.due == "chain":
        worth += _GOES_ON if state.seat == seat else -_GOES_ON
    elif state.due == "free":
        worth += _ENEMY_STUCK if state.seat == seat else -_ENEMY_STUCK
    return worth


def modest(rules: Rules[State, Action], state: State, seat: int) -> float:
    """As :func:`greedy`, less the stones that the enemy could take at once: a stone lost is worse
    than one won."""
    return greedy(rules, state, seat) - _GUARDED * most_taken(seega(rules), state, 1 - seat)


def golden(rules: Rules[State, Action], state: State, seat: int) -> float:
    """As :func:`greedy`, less what the enemy may take next, and half of what one may take oneself:
    the enemy sees it, too."""
    own = seega(rules)
    lost, won = most_taken(own, state, 1 - seat), most_taken(own, state, seat)
    return greedy(rules, state, seat) - _LOST * lost + _WON * won


def most_taken(rules: Seega, state: State, seat: int) -> int:
    """The most stones that a move of a side can take, were it its turn."""
    mine, theirs = state.stones[seat], state.stones[1 - seat]
    moves = captures(rules.lookups, mine, theirs, mine)
    return max((move.taken.bit_count() for move in moves), default=0)


def seega(rules: Rules[Any, Any]) -> Seega:
    """The rules as those of this game. `TypeError` if they are of another."""
    if not isinstance(rules, Seega):
        raise TypeError(f"{rules.id} is no rule set of Seega")
    return rules
