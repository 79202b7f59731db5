"""The characters that weigh positions of Senet (:mod:`opponents.senet`), many positions at once.

`tests/training/test_weighing.py` holds it to them over every rule set.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.senet.rules import Senet
from games.senet.state import LAST_HOUSE, OFF, WATER
from opponents import senet
from opponents.senet import FAR, Weighing
from training.adding import added, total
from training.lockstep import THROW, Floats, Successors
from training.moves import PROTECTIONS, Ints

WON: Final = 1e6
"""What a game that is won is worth: more than any position."""

_WATER_BIT = 1 << WATER
_HOUSES = range(1, LAST_HOUSE + 1)
_FORWARD, _BACKWARD = added(FAR[1:]), added(FAR[:0:-1])
_TO_GO = added([OFF - house for house in _HOUSES])

Lost = Callable[[Ints, Ints], NDArray[np.float32]]
"""The houses that sides are to lose by the enemy's next throw."""


@dataclass(frozen=True, slots=True)
class InRows:
    """A character that plays in rows what leads to the best position next."""

    weighing: Weighing

    def worths(self, rules: Senet, follow: Successors) -> Floats:
        """What each of these is worth to the side that acted."""
        after, turned, weighs = follow.after, follow.flipped, self.weighing
        mine, theirs = _seen(after.mine, after.theirs, turned)
        hand, their_hand = _seen(after.hand, after.their_hand, turned)
        off, their_off = _seen(after.off, after.their_off, turned)
        found = _side(rules, mine, hand, off) - _side(rules, theirs, their_hand, their_off)
        if rules.way.forward and rules.lookups.bound >> WATER & 1:
            found -= _sinking(mine, theirs, their_hand) - _sinking(theirs, mine, hand)
        found += np.where(~turned & (after.due == THROW), senet.THROW * (1 + after.owed), 0)
        held = PROTECTIONS[rules.protection]
        shielded = np.bitwise_count(held(mine)).astype(int) - np.bitwise_count(held(theirs))
        found += weighs.pair * shielded
        losses = lost(rules)
        if weighs.risk:
            found -= weighs.risk * losses(mine, theirs)
        if weighs.chance:
            found += weighs.chance * losses(theirs, mine)
        return np.where(follow.ended, WON * (2 * follow.result - 1), found).astype(np.float32)


def lost(rules: Senet) -> Lost:
    """What tells of sides and their enemies, in that order, how much they are to lose."""
    looked, held, forward = rules.lookups, PROTECTIONS[rules.protection], rules.way.forward
    thrown = [
        (outcome.throw, float(chance), added(_back(rules, outcome.throw)))
        for outcome, chance in looked.throws[0].odds
    ]

    def losses(side: Ints, enemy: Ints) -> NDArray[np.float32]:
        bare = side & ~(held(side) | looked.safe)
        found = np.zeros(len(side), np.float32)
        for score, chance, back in thrown:
            if forward:
                struck = (enemy & looked.ways[score]) << score & bare
            else:
                struck = (enemy & looked.back[score]) >> score & bare
            found += np.float32(chance) * total(back, struck)
        return found

    return losses


def _back(rules: Senet, score: int) -> list[int]:
    """What a piece loses on each house that the enemy comes to by that score."""
    came = -score if rules.way.forward else score
    return [
        senet.thrown_back(rules, house, score) if 1 <= house + came <= LAST_HOUSE else 0
        for house in _HOUSES
    ]


def _seen(mine: Ints, theirs: Ints, turned: NDArray[np.bool_]) -> tuple[Ints, Ints]:
    """Both, as the side sees them that has acted."""
    return np.where(turned, theirs, mine), np.where(turned, mine, theirs)


def _side(rules: Senet, pieces: Ints, hand: Ints, off: Ints) -> NDArray[np.float64]:
    way = total(_FORWARD if rules.way.forward else _BACKWARD, pieces)
    found: NDArray[np.float64] = way + off * senet.HOME - hand * senet.IN_HAND
    return found


def _sinking(side: Ints, enemy: Ints, enemy_hand: Ints) -> NDArray[np.float64]:
    """What a piece in the water is short of, unless the enemy is nearly home."""
    late = total(_TO_GO, enemy) + enemy_hand * OFF <= senet.LATE
    found: NDArray[np.float64] = np.where(
        (side & _WATER_BIT > 0) & ~late, FAR[WATER] - senet.SUNK, 0
    )
    return found
