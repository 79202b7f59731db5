"""What a Seega position is worth, in stones."""

from __future__ import annotations

from typing import Final

from games.core import Rules
from games.seega.rules import Seega
from games.seega.state import Action, State

_GOES_ON: Final = 0.4
"""What it is worth to capture again in the same turn: less than the stone it will bring."""

_ENEMY_STUCK: Final = 0.2
"""What it is worth that the enemy cannot move and has to be let through (seega 3.6)."""


def greedy(rules: Rules[State, Action], state: State, seat: int) -> float:
    """Stones, and another capture at once if there is one; what may be lost counts nothing.

    `TypeError` if the rules are no rules of Seega.
    """
    if not isinstance(rules, Seega):
        raise TypeError(f"{rules.id} is no rule set of Seega")
    mine, theirs = state.stones[seat], state.stones[1 - seat]
    worth = float(mine.bit_count() - theirs.bit_count())
    worth += state.hand[seat] - state.hand[1 - seat]
    if state.due == "chain":
        worth += _GOES_ON if state.seat == seat else -_GOES_ON
    elif state.due == "free":
        worth += _ENEMY_STUCK if state.seat == seat else -_ENEMY_STUCK
    return worth
