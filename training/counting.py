"""A position counted: a few numbers say what pieces are worth by where they stand.

Where one may pass, a network errs by more than a move is worth (decision 61). These few are learned
instead, and written as a network of two units: what both sides count to, one unit for each sign.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from games.senet.rules import Senet
from games.senet.state import LAST_HOUSE, OFF, WATER
from opponents import inputs
from training.adding import Added, added, total
from training.learner import Learner, sigmoid
from training.lockstep import Floats, Positions
from training.moves import PROTECTIONS, Ints

LEAD: Final = 220.0
"""So much ahead is odds of e to one, with both sides playing by such numbers: of 1,000 games the
scale by which what was counted tells best who wins. How well they play does not hang on it."""

_HOUSES: Final = np.arange(1, LAST_HOUSE + 1)


class Numbers(NamedTuple):
    """What is counted, in houses of a lead."""

    way: float
    """Each house that a piece has walked."""
    bend: float
    """More for far houses, less for near ones: at the end of the way so much a house."""
    off: float
    """A piece borne off, beside its way."""
    held: float
    """A piece that its neighbours protect."""
    water: float
    """A piece on 27; on 28, 29 and 30."""
    third: float
    second: float
    last: float
    turn: float
    """To be the one that throws."""


@dataclass(frozen=True, slots=True)
class Count:
    """What positions are worth by such numbers."""

    rules: Senet
    numbers: Numbers
    houses: Added
    guarded: Added

    def judged(self, rules: Senet, at: Positions) -> Floats:
        """The chance of winning of the side that throws."""
        held = PROTECTIONS[rules.protection]
        mine = self._side(at.mine, held(at.mine), at.off)
        theirs = self._side(at.theirs, held(at.theirs), at.their_off)
        score = (mine - theirs + self.numbers.turn) / np.float32(LEAD)
        return sigmoid(score.astype(np.float32))

    def _side(self, pieces: Ints, held: Ints, off: Ints) -> Floats:
        gone = np.float32(_gone(self.numbers)) * off
        found: Floats = total(self.houses, pieces) + total(self.guarded, held) + gone
        return found


def count(rules: Senet, numbers: Numbers) -> Count:
    """Who counts so."""
    guarded = added([numbers.held] * LAST_HOUSE)
    return Count(rules, numbers, added(_worths(numbers).tolist()), guarded)


def network(rules: Senet, numbers: Numbers) -> Learner:
    """The same as a network, which the file of weights can hold."""
    told = inputs.told([rules])
    row = np.zeros(inputs.count(told), np.float32)
    left = np.arange(1, inputs.COUNTED + 1) * _gone(numbers)
    for first, worths in (
        (inputs.MINE, _worths(numbers)),
        (inputs.GUARDED, np.full(LAST_HOUSE, numbers.held)),
        (inputs.LEFT, -left),
    ):
        row[first : first + len(worths)] = worths
    for first, theirs, many in (
        (inputs.MINE, inputs.THEIRS, LAST_HOUSE),
        (inputs.GUARDED, inputs.THEIR_GUARDED, LAST_HOUSE),
        (inputs.LEFT, inputs.THEIR_LEFT, inputs.COUNTED),
    ):
        row[theirs : theirs + many] = -row[first : first + many]
    signs = np.asarray([1, -1], np.float32)
    turn = signs * np.float32(numbers.turn / LEAD)
    return Learner(
        np.outer(row / LEAD, signs).astype(np.float32),
        turn,
        signs.copy(),
        np.zeros(1, np.float32),
        told,
    )


def _worths(numbers: Numbers) -> Floats:
    """What a piece is worth on each house."""
    found = _bent(numbers, _HOUSES)
    found[WATER - 1 :] += (numbers.water, numbers.third, numbers.second, numbers.last)
    return found


def _gone(numbers: Numbers) -> float:
    """What a piece is worth that has been borne off."""
    return float(_bent(numbers, np.asarray([OFF]))[0]) + numbers.off


def _bent(numbers: Numbers, way: Ints) -> Floats:
    found: Floats = (numbers.way * way + numbers.bend * way * way / LAST_HOUSE).astype(np.float32)
    return found
