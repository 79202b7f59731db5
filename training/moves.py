"""Where the pieces of many sides may be moved from by a throw: sets of houses, a row a side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.senet.parts import alone, columns, ends, neighbour_rows, pairs
from games.senet.rules import Senet
from games.senet.state import BEAUTY, LAST_HOUSE, THREE, WATER, mask_of

Ints: TypeAlias = NDArray[np.int64]

_WATER_BIT = 1 << WATER
_PROTECTIVE = mask_of(range(1, THREE))
_LAST_THREE = mask_of(range(THREE, LAST_HOUSE + 1))
_ROW = (1 << 10) - 1
_TURNED = np.asarray([int(f"{row:010b}"[::-1], 2) for row in range(_ROW + 1)], np.int64)
"""A row of ten read the other way, as the middle one is walked (senet 1.1)."""


class Masks(NamedTuple):
    """Where moves start, by kind; entering pieces by the house they enter on."""

    enter: Ints
    walk: Ints
    out: Ints
    halt: Ints
    fall: Ints
    back: Ints


def _pairs(side: Ints) -> Ints:
    found = side & _PROTECTIVE
    found &= found << 1 | found >> 1
    found[(side & _WATER_BIT) > 0] = 0
    return found


def _alone(side: Ints) -> Ints:
    return np.zeros_like(side)


def _neighbour_rows(side: Ints) -> Ints:
    upper, middle, lower = side >> 1 & _ROW, _TURNED[side >> 11 & _ROW], side >> 21 & _ROW
    paired = _TURNED[middle & (upper | lower)]
    held: Ints = (upper & middle) << 1 | paired << 11 | (lower & middle) << 21
    return held


def _ends(side: Ints) -> Ints:
    below, above = side << 1, side >> 1
    held: Ints = side & (below | above) & ~(below & above)
    return held


PROTECTIONS: Final[Mapping[Callable[[int], int], Callable[[Ints], Ints]]] = {
    pairs: _pairs,
    alone: _alone,
    ends: _ends,
    neighbour_rows: _neighbour_rows,
}
"""The protections of :mod:`games.senet.parts`, by row."""


def sources(rules: Senet, mine: Ints, theirs: Ints, hand: Ints, seat: Ints, score: int) -> Masks:
    """Whence sides with a free choice may move by a score; `opponents.kernels.senet` says the
    same of one side."""
    looked = rules.lookups
    closed = mine | PROTECTIONS[rules.protection](theirs) | theirs & looked.safe
    closed |= np.asarray(looked.barred)[seat]
    if rules.water_single:
        single = (theirs & _WATER_BIT) > 0
        closed |= np.where(single, _WATER_BIT | theirs & _LAST_THREE, 0)
    runs = _runs(rules, mine, theirs)
    nothing = np.zeros_like(mine)
    walk, out, halt = nothing, nothing, nothing
    if rules.way.forward:
        walk = mine & looked.ways[score] & ~(closed >> score)
        for between in range(1, score - rules.block + 1) if rules.block else ():
            walk &= ~(runs >> between)
        out = mine & looked.leaves[score]
        if looked.all_on_for:
            early = (hand > 0) | ((mine & ~looked.all_on) > 0)
            out &= np.where(early, ~looked.all_on_for, -1)
        halt = _halting(rules, mine, runs, score)
    enter = nothing
    if looked.enters[score]:
        enter = 1 << looked.enters[score] & ~closed
        if not rules.enter_hits:
            enter &= ~theirs
        enter = np.where(hand > 0, enter, 0)
    fall = mine & looked.falls[score] & ~(closed >> score)
    back = nothing
    if rules.way.back or rules.way.retreats:
        onto = closed if rules.retreat_attack else closed | theirs
        back = mine & looked.back[score] & ~(onto << score)
        for between in range(rules.block, score) if rules.block else ():
            back &= ~(runs << between)
    return _due(rules, Masks(enter, walk, out, halt, fall, back))


def _due(rules: Senet, masks: Masks) -> Masks:
    """Of all moves those that may be made: falls and retreats are for want of others."""
    enter, walk, out, halt, fall, back = masks
    if rules.must_bear_off:
        free = out == 0
        enter, walk, halt, back = (np.where(free, each, 0) for each in (enter, walk, halt, back))
    none = (enter | walk | out | halt) == 0
    if rules.way.back:
        none &= back == 0
    fall = np.where(none, fall, 0)
    if not rules.way.back:
        back = np.where(none & (fall == 0), back, 0)
    return Masks(enter, walk, out, halt, fall, back)


def _runs(rules: Senet, mine: Ints, theirs: Ints) -> Ints:
    """The first houses of runs that cannot be jumped (senet 3, 6.4)."""
    if not rules.block:
        return np.zeros_like(mine)
    runs = theirs | mine if rules.block_by == "any" else theirs
    for _ in range(rules.block - 1):
        runs = runs & runs >> 1
    return runs


def _halting(rules: Senet, mine: Ints, runs: Ints, score: int) -> Ints:
    """The houses from which a piece stops on 26, none behind a run that ends below it."""
    halts = mine & rules.lookups.stops[score]
    if rules.block and rules.beauty.stops:
        last = runs & (1 << BEAUTY + 1 - rules.block) - 1
        for shift in (1, 2, 4, 8, 16):
            last = last | last >> shift
        halts = halts & ~(last >> 1)
    return halts


_HOUSES = range(1, LAST_HOUSE + 1)


def _column_of(house: int) -> int:
    across = sum(columns(1 << house))
    return mask_of(other for other in _HOUSES if sum(columns(1 << other)) == across)


COLUMNS: Final[Ints] = np.asarray([0, *map(_column_of, _HOUSES), 0], np.int64)
"""A house to the three of its column; 0 for the hand and off the board."""
