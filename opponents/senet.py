"""What a Senet position is worth, in houses walked."""

from __future__ import annotations

from typing import Final

from games.core import Rules
from games.senet.rules import Senet
from games.senet.state import LAST_HOUSE, OFF, WATER, Action, State, houses_of

FAR: Final = tuple(house + house * house / 60 for house in range(LAST_HOUSE + 1))
"""What a piece is worth on each house: the farther, the more each further house counts."""

HOME: Final = OFF + OFF * OFF / 60 + 5
"""What a piece borne off is worth; 5 more than the way, since nothing can happen to it any more."""

_SUNK: Final = 12.0
"""What a piece in the water is worth: house 15 (senet 2.12, 6.7), less the turn it costs."""

_LATE: Final = 20
"""With fewer houses to go, the enemy is home before a rescued piece could be: one waits for the
4 instead, whose chance in a turn is 1 in 11 (senet 2.10)."""

_IN_HAND: Final = 6.0
"""What a piece in hand is short of one that has just entered: where nobody leaves, or wins, before
all are in, entering late loses games (88 % in `glebsite` and 72 % in `bell` against not counting
it)."""

_THROW: Final = 3.0
"""What a throw still to come in this turn is worth: more than its 2.2 houses, since it also hits
and bears off."""


def greedy(rules: Rules[State, Action], state: State, seat: int) -> float:
    """Own way less the enemy's: exchanges, hits and bearing off count by what they change.

    Protection counts nothing: one or two pieces run far ahead in the hope of a lucky throw (the
    greedy strategy of the Russian rules, which gave the character its name).
    """
    if not isinstance(rules, Senet):
        raise TypeError(f"{rules.id} is no rule set of Senet")
    worth = _side(rules, state, seat) - _side(rules, state, 1 - seat)
    if state.seat == seat and state.due == "throw":
        worth += _THROW * (1 + state.owed)
    return worth


def _side(rules: Senet, state: State, seat: int) -> float:
    worth = state.off[seat] * HOME - state.hand[seat] * _IN_HAND
    if not rules.way.forward:
        return worth + sum(FAR[LAST_HOUSE + 1 - house] for house in houses_of(state.pieces[seat]))
    sinking = rules.lookups.bound >> WATER & 1 and not _late(state, 1 - seat)
    for house in houses_of(state.pieces[seat]):
        worth += _SUNK if house == WATER and sinking else FAR[house]
    return worth


def _late(state: State, enemy: int) -> bool:
    """Whether the enemy of a drowning piece is nearly home; a piece in hand has all the way."""
    way = sum(OFF - house for house in houses_of(state.pieces[enemy]))
    return way + state.hand[enemy] * OFF <= _LATE
