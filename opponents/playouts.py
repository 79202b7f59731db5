"""Games played to the end by chance: the plain way, over the contract.

Where very many are needed, a kernel (:mod:`opponents.kernels`) plays the same games faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from random import Random
from typing import Any, Final, TypeVar

from games.core import Choose, Rules, Throw

S = TypeVar("S")
A = TypeVar("A")


LONGEST: Final = 20_000
"""Where games of any players are counted, one that has not ended after so many actions ends as a
draw."""


@dataclass(frozen=True, slots=True)
class Playout:
    """A game that was played to its end: who won (nobody in a draw), and after how many actions,
    throws included."""

    winners: tuple[int, ...]
    actions: int


def pot(odds: Sequence[tuple[A, Fraction]]) -> tuple[A, ...]:
    """Every outcome of a throw as often as its chance says, to be drawn from evenly."""
    whole = lcm(*(chance.denominator for _, chance in odds))
    return tuple(action for action, chance in odds for _ in range(int(chance * whole)))


def playout(rules: Rules[S, A], state: S, rng: Random) -> Playout:
    """A game from `state` on in which chance plays for everybody.

    Each action takes one random number: of `n` actions, or of `n` outcomes in the :func:`pot`,
    that of place `int(n * rng.random())`.
    """
    actions = 0
    odds: Sequence[tuple[Any, Fraction]] = ()
    outcomes: tuple[Any, ...] = ()
    while True:
        turn = rules.turn(state)
        if isinstance(turn, Choose):
            offered = turn.actions
            action = offered[int(rng.random() * len(offered))]
        elif isinstance(turn, Throw):
            if turn.odds is not odds:
                odds, outcomes = turn.odds, pot(turn.odds)
            action = outcomes[int(rng.random() * len(outcomes))]
        else:
            return Playout(turn.winners, actions)
        state = rules.apply(state, action)
        actions += 1
