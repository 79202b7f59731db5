"""What a Senet position and a Senet action are: plain, frozen, hashable.

Houses are numbered 1 to 30 in path order (senet 1.1). A set of houses is an int whose bit *n* is
house *n*, so that the rules can be asked of all pieces of a side at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

LAST_HOUSE = 30
"""Houses on the board (senet 1.1)."""

SECOND_LIFE, NETTING, BEAUTY, WATER, THREE, TWO, HERU = 15, 16, 26, 27, 28, 29, 30
"""The named houses (senet 1.9)."""

NAMED = (SECOND_LIFE, NETTING, BEAUTY, WATER, THREE, TWO, HERU)
"""All of them."""

HAND, OFF = 0, 31
"""Where a piece stands before it enters, and after it is borne off, in an action."""

Mask: TypeAlias = int
"""A set of houses: bit *n* is house *n*."""

NOBODY = -1
"""The winner of a drawn game."""

Due: TypeAlias = Literal["start", "throw", "play", "bank", "fate", "over"]
"""What is due (docs/notation.md, positions, field 5)."""

Kind: TypeAlias = Literal[
    "score", "take", "pass", "rescue", "rebirth", "move", "exchange", "drop", "hit", "enter", "off"
]
"""What an action is. `score` is the outcome of a throw, `take` taking the sticks instead of a
rescue; `exchange` dances (senet 2.5), `drop` sends the enemy into the water (2.9), `hit` off the
board (4.3), from the hand too; `rebirth` is the throw's sending a piece back (6.6, 6.7)."""


class Action(NamedTuple):
    """One action: `source` and `target` are houses, `HAND` or `OFF`.

    `throw` is the score itself in a `score`; in any other action it is 0, or with `bank_throws`
    the banked throw the piece is moved by.
    """

    kind: Kind
    source: int = 0
    target: int = 0
    throw: int = 0


class State(NamedTuple):
    """A position. Pairs have the cones first; `seat` is who acts (when over: who won).

    `throws` are the scores still to be played (`play`) or kept so far (`bank`); `owed` the extra
    throws owed after them; `skip` has bit *s* set when seat *s* loses its next turn; `needs_one`
    while the spindles wait for their first one; `quiet` counts turns since a piece left, where
    that matters (senet 6.2).
    """

    pieces: tuple[Mask, Mask]
    hand: tuple[int, int]
    off: tuple[int, int]
    seat: int
    due: Due
    throws: tuple[int, ...] = ()
    owed: int = 0
    skip: int = 0
    needs_one: bool = False
    quiet: int = 0


def houses_of(mask: Mask) -> tuple[int, ...]:
    """The houses of a set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def on_the_way(mask: Mask, hand: int) -> int:
    """How many pieces of a side are on the board, or still in its hand."""
    return mask.bit_count() + hand


def mask_of(numbers: Iterable[int]) -> Mask:
    """The set of these houses."""
    return sum(1 << number for number in set(numbers))


def changed(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    """The pair with one seat's entry replaced."""
    return (pair[0], value) if seat else (value, pair[1])
