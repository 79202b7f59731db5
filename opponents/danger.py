"""What stands in danger: the pieces that the other side could strike, or take, with what it plays
next. The rules are asked, so that it is so and not only likely."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from games.core import Choose
from games.seega.moves import captures
from games.seega.rules import Seega
from games.seega.state import State as SeegaState
from games.senet.rules import Senet
from games.senet.state import Mask, State

STRIKES: Final = ("exchange", "drop", "hit")
"""The actions of Senet that land on a piece of the other side's."""


def struck(rules: Senet, state: State, seat: int, score: int) -> Mask:
    """The houses of a side's pieces on which the other side could land by that throw, were it the
    other side's to play now."""
    if state.due == "over":
        return 0
    enemy = 1 - seat
    thrown = state._replace(seat=enemy, due="play", throws=(score,), owed=0, needs_one=False)
    turn = rules.turn(thrown)
    found = 0
    if isinstance(turn, Choose):
        for kind, _, target, _ in turn.actions:
            if kind in STRIKES:
                found |= 1 << target
    return found


def struck_by_any(rules: Senet, state: State, seat: int) -> Mask:
    """The houses of a side's pieces on which the other side could land by some throw."""
    found = 0
    for outcome, _ in rules.lookups.throws[0].odds:
        found |= struck(rules, state, seat, outcome.throw)
    return found


def chance_of_a_strike(rules: Senet, state: State, seat: int) -> Fraction:
    """The exact chance that the other side's next throw lets it land on a piece of that side."""
    return sum(
        (
            chance
            for outcome, chance in rules.lookups.throws[0].odds
            if struck(rules, state, seat, outcome.throw)
        ),
        Fraction(0),
    )


def takable(rules: Seega, state: SeegaState, seat: int) -> Mask:
    """The squares of a side's stones that the other side could take by one move, were it the other
    side's turn."""
    mine, theirs = state.stones[seat], state.stones[1 - seat]
    found = 0
    for move in captures(rules.lookups, theirs, mine, theirs):
        found |= move.taken
    return found
