"""What an Aseb position and an Aseb action are: plain, frozen, hashable.

Squares are numbered 1 to 16 along the path of a side (aseb 2): 1 to 4 are its own, 5 to 16 those of
both. A set of squares is an int whose bit *n* is square *n*.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

OWN, LAST = 4, 16
"""The last square that is a side's own, and the last one of the path (aseb 2)."""

HAND, OFF = 0, LAST + 1
"""Where a piece stands before it enters, and after it has left, in an action."""

ROSETTES: Final = (4, 8, 12, 16)
"""The marked squares of a path (aseb 3)."""

MARKED: Final = sum(1 << square for square in ROSETTES)
"""The same as a set."""

MOST: Final = 4
"""The highest throw (aseb 5)."""

Mask: TypeAlias = int
"""A set of squares: bit *n* is square *n*."""

Due: TypeAlias = Literal["start", "throw", "play", "over"]
"""What is due (docs/notation.md, positions)."""

Kind: TypeAlias = Literal["score", "pass", "enter", "move", "hit", "off"]
"""What an action is. `score` is the outcome of a throw."""


class Action(NamedTuple):
    """One action: `source` and `target` are squares of the path, `HAND` or `OFF`.

    `throw` is the score in a `score`, 0 in any other action.
    """

    kind: Kind
    source: int = 0
    target: int = 0
    throw: int = 0


class State(NamedTuple):
    """A position. Pairs have the cones first; `seat` is who acts (when over: who won).

    `score` is the throw that is to be played, 0 where none is.
    """

    pieces: tuple[Mask, Mask]
    hand: tuple[int, int]
    off: tuple[int, int]
    seat: int
    due: Due
    score: int = 0


PASS: Final = Action("pass")


def squares_of(mask: Mask) -> tuple[int, ...]:
    """The squares of a set, ascending."""
    return tuple(square for square in range(1, LAST + 1) if mask >> square & 1)


def changed(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    """The pair with one seat's entry replaced."""
    return (pair[0], value) if seat else (value, pair[1])
