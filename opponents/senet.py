"""What a Senet position is worth, in houses walked."""

from __future__ import annotations

from typing import Final

from games.core import Rules
from games.senet.state import HOUSES, OFF, WATER, Action, State, houses

FAR: Final = tuple(house + house * house / 60 for house in range(HOUSES + 1))
"""What a piece is worth on each house: the farther, the more each further house counts."""

HOME: Final = OFF + OFF * OFF / 60 + 5
"""What a piece borne off is worth; 5 more than the way, since nothing can befall it any more."""

_SUNK: Final = 12.0
"""What a drowning piece is worth: house 15 (senet 2.12), less the turn the rescue costs."""

_LATE: Final = 20
"""With fewer houses to go, the enemy is home before a rescued piece could be: one waits for the
4 instead, whose chance in a turn is 1 in 11 (senet 2.10)."""


def greedy(rules: Rules[State, Action], state: State, seat: int) -> float:
    """Own way less the enemy's: exchanges and bearing off count by what they change.

    Protection counts nothing: one or two pieces run far ahead in the hope of a lucky throw (the
    greedy strategy of the Russian rules, which gave the character its name).
    """
    del rules
    return _side(state, seat) - _side(state, 1 - seat)


def _side(state: State, seat: int) -> float:
    worth = state.off[seat] * HOME
    for house in houses(state.pieces[seat]):
        worth += _SUNK if house == WATER and not _late(state, 1 - seat) else FAR[house]
    return worth


def _late(state: State, enemy: int) -> bool:
    """Whether the enemy of a drowning piece is nearly home; a piece in hand has all the way."""
    way = sum(OFF - house for house in houses(state.pieces[enemy]))
    return way + state.hand[enemy] * OFF <= _LATE
