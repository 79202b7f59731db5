"""The steps in which rule sets of Senet really differ, as functions held by fields.

A part is named by its function's name in saved games (:data:`PARTS`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from games.senet.state import (
    HOUSES,
    SECOND_LIFE,
    THREE,
    WATER,
    Kind,
    Mask,
    State,
    changed,
    mask_of,
)

Protection: TypeAlias = Callable[[Mask], Mask]
"""Of one side's pieces, those that cannot be landed on because of their neighbours."""

Attack: TypeAlias = Callable[[int, int], Kind]
"""What a move from a house onto an enemy piece on another house is."""

Water: TypeAlias = Callable[[State, int], State]
"""The position after a piece of a seat, already taken from its house, falls into the water."""

_PROTECTIVE = mask_of(range(1, THREE))
_WATER_BIT = 1 << WATER
_ROW = (1 << 10) - 1
_TURNED = tuple(int(f"{row:010b}"[::-1], 2) for row in range(_ROW + 1))
"""A row of ten read the other way: the middle one is walked from right to left (senet 1.1)."""

_SECOND_LIFE_ORDER: tuple[int, ...] = (
    *range(SECOND_LIFE, 0, -1),
    *range(SECOND_LIFE + 1, HOUSES + 1),
)


def pairs(side: Mask) -> Mask:
    """Two or more on consecutive houses protect each other, but not on 28-30 (senet 2.6).

    No piece of a side with a drowning piece is protected.
    """
    if side & _WATER_BIT:
        return 0
    side &= _PROTECTIVE
    return side & (side << 1 | side >> 1)


def alone(side: Mask) -> Mask:
    """No piece protects another (senet 4.3, 5.3, 7.3)."""
    del side
    return 0


def ends(side: Mask) -> Mask:
    """A pair and both ends of a longer run cannot be exchanged, the inner ones can (senet 6.5)."""
    below, above = side << 1, side >> 1
    return side & (below | above) & ~(below & above)


def neighbour_rows(side: Mask) -> Mask:
    """Two in one column on neighbouring rows cannot be hit (senet 7.7)."""
    upper, middle, lower = columns(side)
    paired = middle & (upper | lower)
    return (upper & middle) << 1 | _TURNED[paired] << 11 | (lower & middle) << 21


def columns(side: Mask) -> tuple[Mask, Mask, Mask]:
    """The three rows of a side, bit *c* - 1 for column *c* (senet 1.1)."""
    return side >> 1 & _ROW, _TURNED[side >> 11 & _ROW], side >> 21 & _ROW


def dance(source: int, target: int) -> Kind:
    """Two pieces exchange places (senet 2.5); on 28-30 the enemy is dropped instead (2.9).

    `source` does not matter here: only 26 and, with `last_three_move`, 28-29 reach those houses.
    """
    del source
    return "drop" if target >= THREE else "exchange"


def hit(source: int, target: int) -> Kind:
    """The enemy leaves the board and starts over from the hand (senet 4.3, 5.3, 7.3)."""
    del source, target
    return "hit"


def to_second_life(taken: Mask) -> int:
    """House 15, else the first free house behind it, else the first one after it (senet 2.12)."""
    return next(house for house in _SECOND_LIFE_ORDER if not taken & 1 << house)


def drown(state: State, seat: int) -> State:
    """The piece comes to rest on 27; one of its side already there is rescued (senet 2.9)."""
    mine = state.pieces[seat]
    if mine & _WATER_BIT:
        mine |= 1 << to_second_life(state.pieces[0] | state.pieces[1])
    return state._replace(pieces=changed(state.pieces, seat, mine | _WATER_BIT))


def first_house(state: State, seat: int) -> State:
    """The piece goes to house 1 or the first free house after it (senet 3, `water`)."""
    taken = state.pieces[0] | state.pieces[1]
    free = next(house for house in range(1, HOUSES + 1) if not taken >> house & 1)
    return state._replace(pieces=changed(state.pieces, seat, state.pieces[seat] | 1 << free))


def re_enter(state: State, seat: int) -> State:
    """The piece leaves the board and is in hand again (senet 3, `water`)."""
    return state._replace(hand=changed(state.hand, seat, state.hand[seat] + 1))


def rest(state: State, seat: int) -> State:
    """The piece stays on 27 (senet 6.6; and where the house means nothing)."""
    side = state.pieces[seat] | _WATER_BIT
    return state._replace(pieces=changed(state.pieces, seat, side))


WATERS: dict[str, Water] = {
    "drown": drown,
    "first_house": first_house,
    "re_enter": re_enter,
    "trial": rest,
    "plain": rest,
}
"""What becomes of a piece on 27, by the values of the field `water`."""

PARTS: dict[str, Callable[..., Any]] = {
    part.__name__: part for part in (pairs, alone, ends, neighbour_rows, dance, hit)
}
"""The parts by the names that saved games keep."""
