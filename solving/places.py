"""Positions by number, many at once, in the order of :mod:`opponents.exact`."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.senet.state import LAST_HOUSE, mask_of
from opponents.exact import begins

Ints: TypeAlias = NDArray[np.int64]

_BITS: Final = 10
"""Houses are looked up so many at a time."""

_SOME: Final = (1 << _BITS) - 1


def positions(mine: int, theirs: int, first: int, last: int) -> tuple[Ints, Ints]:
    """The houses of both sides of the positions from the place `first` to before `last`, among
    those with so many pieces."""
    at = np.arange(first, last)
    each = comb(LAST_HOUSE - mine, theirs)
    own = _sets(LAST_HOUSE, mine)[at // each]
    return own, _opened(_sets(LAST_HOUSE - mine, theirs)[at % each], own, mine)


def places(mine: Ints, theirs: Ints, most: int) -> Ints:
    """The places of positions in a table up to so many pieces a side.

    Each side has at least one, and at most that many.
    """
    pieces, others = np.bitwise_count(mine), np.bitwise_count(theirs)
    starts, widths = _layers(most)
    free = _closed(theirs, mine, most)
    place: Ints = starts[pieces, others] + _ranks(mine) * widths[pieces, others] + _ranks(free)
    return place


@cache
def _layers(most: int) -> tuple[Ints, Ints]:
    """By the numbers of pieces: the first place, and how many sets the other side may stand on."""
    starts = np.zeros((most + 1, most + 1), np.int64)
    widths = np.zeros_like(starts)
    for (mine, theirs), place in begins(most).items():
        starts[mine, theirs] = place
        widths[mine, theirs] = comb(LAST_HOUSE - mine, theirs)
    return starts, widths


@cache
def _sets(houses: int, size: int) -> Ints:
    """All sets of so many of the first houses, in the order of their masks."""
    return np.sort(np.fromiter(map(mask_of, combinations(range(1, houses + 1), size)), np.int64))


def _opened(sets: Ints, taken: Ints, count: int) -> Ints:
    """Sets counted without the `count` houses that are taken, on the board's own houses."""
    found, left = sets.copy(), taken.copy()
    for _ in range(count):
        low = left & -left
        left ^= low
        found = (found & (low - 1)) | (found & -low) << 1
    return found


def _closed(sets: Ints, taken: Ints, most: int) -> Ints:
    """Sets counted without the houses that are taken, `most` at most."""
    found, left = sets.copy(), taken.copy()
    for _ in range(most):
        low = left & -left
        below = low - 1
        some = low > 0
        left = np.where(some, (left ^ low) >> 1, 0)
        found = np.where(some, (found & below) | (found >> 1) & ~below, found)
    return found


@cache
def _rank_tables() -> Ints:
    """By ten houses, by the number of pieces on those before them, and by which of the ten are
    taken: what these add to the rank of a set."""
    parts = LAST_HOUSE // _BITS
    found = np.zeros((parts, LAST_HOUSE + 1, _SOME + 1), np.int64)
    for part in range(parts):
        for before in range(part * _BITS + 1):
            for some in range(_SOME + 1):
                taken = [bit for bit in range(_BITS) if some >> bit & 1]
                found[part, before, some] = sum(
                    comb(part * _BITS + bit, before + each) for each, bit in enumerate(taken, 1)
                )
    return found


def _ranks(sets: Ints) -> Ints:
    """The places of sets among those of their size."""
    tables = _rank_tables()
    rank = np.zeros_like(sets)
    before = np.zeros_like(sets)
    for part in range(len(tables)):
        some = sets >> 1 + part * _BITS & _SOME
        rank += tables[part][before, some]
        before += np.bitwise_count(some)
    return rank
