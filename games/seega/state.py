"""What a Seega position and a Seega action are: plain, frozen, hashable.

A square's number is ten times its file plus its rank, both from 0, on boards of any size: a1 is 0,
b3 is 12, i9 is 88. A set of squares is an int whose bit *n* is square *n*. No number ends in 9, so
a set shifted by a step never runs from the end of one file into another.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

FILE = 10
"""The step from a square to its neighbour on the next file."""

RANK = 1
"""The step from a square to its neighbour on the next rank."""

NOBODY = -1
"""The winner of a drawn game."""

NOWHERE = -1
"""No square."""

Mask: TypeAlias = int
"""A set of squares: bit *n* is square *n*."""

Due: TypeAlias = Literal["place", "move", "chain", "free", "over"]
"""What is due (docs/notation.md, positions, field 4)."""

Kind: TypeAlias = Literal["place", "move", "leap", "pass"]
"""What an action is."""


class Action(NamedTuple):
    """One action: a stone is placed on `target`, or goes from `source` to it and takes `taken`."""

    kind: Kind
    source: int = NOWHERE
    target: int = NOWHERE
    taken: Mask = 0


class State(NamedTuple):
    """A position. Pairs begin with who placed first; `seat` is who acts (when over: who won).

    `left` are the stones still to be placed in this turn, `stone` the one that has to go on
    capturing (`NOWHERE` for any), `quiet` the moves since the last capture.
    """

    stones: tuple[Mask, Mask]
    hand: tuple[int, int]
    seat: int
    due: Due
    left: int = 0
    stone: int = NOWHERE
    quiet: int = 0


def edges(square: int, size: int) -> int:
    """On how many edges of such a board a square lies: two in a corner."""
    return sum(at in (0, size - 1) for at in divmod(square, FILE))


def name(square: int) -> str:
    """The name of a square: `b3`."""
    return f"{'abcdefghi'[square // FILE]}{square % FILE + 1}"


def square(text: str) -> int:
    """The square of a name; `ValueError` for a text that is none."""
    if len(text) != 2:
        raise ValueError(f"{text!r} is no square")
    return "abcdefghi".index(text[0]) * FILE + "123456789".index(text[1]) * RANK


def squares(mask: Mask) -> tuple[int, ...]:
    """The squares of a set, by file and then by rank."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def names(mask: Mask) -> tuple[str, ...]:
    """The names of the squares of a set, in alphabetical order."""
    return tuple(map(name, squares(mask)))
