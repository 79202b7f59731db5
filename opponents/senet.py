"""What a Senet position is worth, in houses walked.

Three ways to see it, after the strategies that the Russian rules tell of: greedy ("жадная"), modest
("скромная"), and the golden mean of the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from games.core import Rules
from games.senet.rules import Senet
from games.senet.state import LAST_HOUSE, OFF, WATER, Action, Mask, State, houses_of

FAR: Final = tuple(house + house * house / 60 for house in range(LAST_HOUSE + 1))
"""What a piece is worth on each house: the farther, the more each further house counts."""

HOME: Final = OFF + OFF * OFF / 60 + 5
"""What a piece borne off is worth; 5 more than the way, since nothing can happen to it any more."""

SUNK: Final = 12.0
"""What a piece in the water is worth: house 15 (senet 2.12, 6.7), less the turn it costs."""

LATE: Final = 20
"""With fewer houses to go, the enemy is home before a rescued piece could be: one waits for the
4 instead, whose chance in a turn is 1 in 11 (senet 2.10)."""

IN_HAND: Final = 6.0
"""What a piece in hand is short of one that has just entered: where nobody leaves, or wins, before
all are in, entering late loses games (88 % in `glebsite` and 72 % in `bell` against not counting
it)."""

THROW: Final = 3.0
"""What a throw still to come in this turn is worth: more than its 2.2 houses, since it also hits
and bears off."""


_DROPPED: Final = 14
"""About what a piece on the last houses loses that is dropped into the water (senet 2.9, 2.12)."""


def greedy(rules: Rules[State, Action], state: State, seat: int) -> float:
    """Own way less the enemy's: exchanges, hits and bearing off count by what they change.

    Protection counts nothing: one or two pieces run far ahead in the hope of a lucky throw (the
    greedy strategy of the Russian rules, which gave the character its name).
    """
    own = senet(rules)
    worth = _side(own, state, seat) - _side(own, state, 1 - seat)
    if state.seat == seat and state.due == "throw":
        worth += THROW * (1 + state.owed)
    return worth


@dataclass(frozen=True, slots=True)
class Weighing:
    """An evaluator: what :func:`greedy` sees, and what protection and danger are worth beside it.

    `pair` is the worth of a protected piece, `risk` of a house that one's own pieces may lose by
    the enemy's next throw, and `chance` of one that the enemy's may lose by one's own.
    """

    pair: float
    risk: float
    chance: float

    def __call__(self, rules: Rules[State, Action], state: State, seat: int) -> float:
        """The worth of a position for a seat."""
        own, worth = senet(rules), greedy(rules, state, seat)
        mine, theirs = state.pieces[seat], state.pieces[1 - seat]
        shielded = own.protection(mine).bit_count() - own.protection(theirs).bit_count()
        lost = self.risk * losses(own, mine, theirs) if self.risk else 0.0
        won = self.chance * losses(own, theirs, mine) if self.chance else 0.0
        return worth + self.pair * shielded - lost + won


MODEST: Final = Weighing(pair=6.0, risk=4.0, chance=0.0)
"""The least risk: no fewer protected pieces than the enemy. Of `thibault` it wins 68 % against
Novice and 48 % against Greedy; with half these weights 67 and 49 %, and then it strikes as often
and stands in reach nearly as often as Golden (docs/opponents.md)."""

GOLDEN: Final = Weighing(pair=1.0, risk=1.0, chance=0.5)
"""The golden mean: 57 % of `thibault` and 62 % of `bell` against Greedy."""


def losses(rules: Senet, side: Mask, enemy: Mask) -> float:
    """The houses that a side is to lose on the average by one throw of the enemy's, if each throw
    took whatever it can: a piece thrown back by an exchange loses what the enemy walks."""
    look = rules.lookups
    bare = side & ~(rules.protection(side) | look.safe)
    lost = 0.0
    for outcome, chance in look.throws[0].odds:
        score = outcome.throw
        if rules.way.forward:
            struck = (enemy & look.ways[score]) << score & bare
        else:
            struck = (enemy & look.back[score]) >> score & bare
        if struck:
            lost += float(chance) * sum(
                thrown_back(rules, house, score) for house in houses_of(struck)
            )
    return lost


def thrown_back(rules: Senet, house: int, score: int) -> int:
    """The houses lost where the enemy lands on a piece with a throw. An exchange costs the throw;
    it counts twice, since the piece then stands behind the enemy's."""
    kind = rules.attack(house - score if rules.way.forward else house + score, house)
    if kind == "hit":
        return house if rules.way.forward else LAST_HOUSE + 1 - house
    return _DROPPED if kind == "drop" else 2 * score


def _side(rules: Senet, state: State, seat: int) -> float:
    worth = state.off[seat] * HOME - state.hand[seat] * IN_HAND
    if not rules.way.forward:
        return worth + sum(FAR[LAST_HOUSE + 1 - house] for house in houses_of(state.pieces[seat]))
    sinking = rules.lookups.bound >> WATER & 1 and not _late(state, 1 - seat)
    for house in houses_of(state.pieces[seat]):
        worth += SUNK if house == WATER and sinking else FAR[house]
    return worth


def _late(state: State, enemy: int) -> bool:
    """Whether the enemy of a drowning piece is nearly home; a piece in hand has all the way."""
    way = sum(OFF - house for house in houses_of(state.pieces[enemy]))
    return way + state.hand[enemy] * OFF <= LATE


def senet(rules: Rules[Any, Any]) -> Senet:
    """The rules as those of this game. `TypeError` if they are of another."""
    if not isinstance(rules, Senet):
        raise TypeError(f"{rules.id} is no rule set of Senet")
    return rules
