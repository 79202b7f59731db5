"""What an Aseb position is worth, in squares walked: greedy, modest, and the golden mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from games.aseb.explain import hit_from
from games.aseb.rules import Aseb
from games.aseb.state import LAST, OFF, OWN, Action, State, squares_of
from games.core import Rules

FAR: Final = tuple(square + square * square / 32 for square in range(LAST + 1))
"""What a piece is worth on each square: the farther, the more each further one counts."""

HOME: Final = OFF + OFF * OFF / 32 + 2
"""What a piece that has left is worth; 2 more than the way, since nothing befalls it any more."""

THROW: Final = 2.0
"""What a throw still to come in this turn is worth: the mean of the sticks."""


def greedy(rules: Rules[State, Action], state: State, seat: int) -> float:
    """Own way less the enemy's, whatever stands in reach: one piece runs ahead, and hits count by
    what they throw back."""
    aseb(rules)
    worth = _side(state, seat) - _side(state, 1 - seat)
    return worth + (THROW if state.seat == seat else -THROW)


@dataclass(frozen=True, slots=True)
class Weighing:
    """An evaluator: what :func:`greedy` sees, less `risk` times what the enemy's next throw is to
    take on the average, and plus `shelter` for each piece where nobody is hit."""

    risk: float
    shelter: float

    def __call__(self, rules: Rules[State, Action], state: State, seat: int) -> float:
        """The worth of a position for a seat."""
        own = aseb(rules)
        worth = greedy(rules, state, seat)
        if self.shelter:
            worth += self.shelter * (state.pieces[seat] & own.shelter).bit_count()
        return worth - self.risk * losses(own, state, seat)


MODEST: Final = Weighing(risk=3.0, shelter=4.0)
"""The least risk: its own row and the rosettes, and out of reach elsewhere."""

GOLDEN: Final = Weighing(risk=1.0, shelter=0.5)
"""The golden mean."""


def losses(rules: Aseb, state: State, seat: int) -> float:
    """The squares that a side is to lose on the average by one throw of the enemy's, if each throw
    took the most that it can."""
    chances = {action.throw: float(chance) for action, chance in rules.throws[0].odds}
    most = dict.fromkeys(chances, 0.0)
    for square in squares_of(state.pieces[seat] >> OWN + 1 << OWN + 1 & ~rules.shelter):
        for score in hit_from(rules, state, seat, square):
            most[score] = max(most[score], FAR[square])
    return sum(chances[score] * lost for score, lost in most.items())


def _side(state: State, seat: int) -> float:
    return state.off[seat] * HOME + sum(FAR[square] for square in squares_of(state.pieces[seat]))


def aseb(rules: Rules[Any, Any]) -> Aseb:
    """The rules as those of this game. `TypeError` if they are of another."""
    if not isinstance(rules, Aseb):
        raise TypeError(f"{rules.id} is no rule set of Aseb")
    return rules
