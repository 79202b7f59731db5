"""What the fields of a rule set come to: where stones go, between whom they are taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from games.seega.parts import NO_LEAPS, Leaps
from games.seega.state import FILE, NOWHERE, RANK, Action, Kind, Mask, squares

Ways: TypeAlias = tuple[tuple[int, int], ...]

ORTHOGONAL: Ways = ((0, RANK), (0, -RANK), (FILE, 0), (-FILE, 0))
DIAGONAL: Ways = ((FILE, RANK), (-FILE, -RANK), (FILE, -RANK), (-FILE, RANK))
"""Steps as files and ranks, times their numbers."""

_PART = 10
"""The most squares of a part of the board, so that its sets are few enough to keep."""


class Plain(dict[Mask, tuple[Action, ...]]):
    """Placings, or the moves of one stone, that capture nothing, by the set of their targets.

    Worked out when first asked for: there are too many sets to list them all.
    """

    def __init__(self, kind: Kind, targets: Mask, source: int = NOWHERE) -> None:
        self.actions = {target: Action(kind, source, target) for target in squares(targets)}

    def __missing__(self, targets: Mask) -> tuple[Action, ...]:
        found = tuple(self.actions[target] for target in squares(targets))
        self[targets] = found
        return found


class Movers(dict[Mask, tuple[tuple[Mask, Plain], ...]]):
    """For the stones of a set, in order: the squares a step away and the plain moves onto them.

    Worked out when first asked for, for sets within one of a board's `parts`.
    """

    def __init__(self, near: Mapping[int, Mask]) -> None:
        self.stones = {
            square: (beside, Plain("move", beside, square)) for square, beside in near.items()
        }

    def __missing__(self, movers: Mask) -> tuple[tuple[Mask, Plain], ...]:
        found = tuple(self.stones[square] for square in squares(movers))
        self[movers] = found
        return found


class Pincers:
    """Finds at once every enemy that a step onto an empty square would capture.

    An enemy on square *e* is captured from `e + step` if a friend stands on `e - step`. A set times
    a sum of powers of two is the set once for each of them, side by side in one int. So three
    products lay empty squares, friends and enemies over each other, in one lane for each direction;
    a bit common to all is a capture. Lanes are as wide as the board and the longest shift, and lie
    in the order of their steps, so that nothing shifted overlaps or ends on another lane's board.
    """

    __slots__ = ("_empty", "_enemies", "_found", "_friends")

    def __init__(self, board: Mask, ways: Ways) -> None:
        steps = sorted(file + rank for file, rank in ways)
        room = 2 * max(steps)
        lane = board.bit_length() + room
        starts = [room + number * lane for number in range(len(steps))]
        self._empty = sum(1 << start for start in starts)
        self._enemies = sum(1 << start + step for start, step in zip(starts, steps, strict=True))
        self._friends = sum(
            1 << start + 2 * step for start, step in zip(starts, steps, strict=True)
        )
        self._found = {
            start + target + 1: (target, 1 << target - step)
            for start, step in zip(starts, steps, strict=True)
            for target in squares(board)
            if target >= step
        }

    def lanes(self, empty: Mask, friends: Mask, enemies: Mask) -> int:
        """All captures by steps onto these empty squares, as bits of lanes; 0 for none."""
        return empty * self._empty & friends * self._friends & enemies * self._enemies

    def takes(self, empty: Mask, friends: Mask, enemies: Mask) -> dict[int, Mask]:
        """What a step captures, by the square onto which it goes, where it captures anything.

        It is the same wherever a stone steps from: there it was not the other one of the two
        between which an enemy stands (seega 1.4).
        """
        lanes = empty * self._empty & friends * self._friends & enemies * self._enemies
        takes: dict[int, Mask] = {}
        while lanes:
            length = lanes.bit_length()
            lanes ^= 1 << length - 1
            target, enemy = self._found[length]
            takes[target] = takes.get(target, 0) | enemy
        return takes


@dataclass(frozen=True, slots=True)
class Lookups:
    """All that the move generator looks up. Sets of squares are masks (games/seega/state.py)."""

    stones: int
    """How many stones each side has (seega 1.1)."""
    board: Mask
    """All squares."""
    centre: Mask
    """The central square."""
    prey: Mask
    """The squares on which stones can be taken (seega 3.3)."""
    parts: tuple[Mask, ...]
    """The board in parts: whole files, in order."""
    cross: tuple[Mask, Mask]
    """The squares of each side's first two stones; 0 for any (seega 3.1)."""
    places: Plain
    """The placings on the empty squares of one part."""
    movers: Movers
    """The stones of one part that may move, and where to."""
    pincers: Pincers
    """Finds what a step captures."""
    leaps: dict[Mask, tuple[tuple[Mask, Mask], ...]]
    """For a square, as a bit: what a stone there leaps over (0: whatever there is) and where it
    lands, as bits; empty where nothing leaps (seega 3.9)."""
    beside: Callable[[Mask], Mask]
    """The squares a step away from any of a set."""


@lru_cache(maxsize=32)
def lookups(
    size: int,
    directions: int,
    cross: bool,  # noqa: FBT001 - by place: a cached function tells no keywords apart
    centre_safe: bool,  # noqa: FBT001 - the same
    leaps: Leaps,
) -> Lookups:
    """The lookups of a rule set with these fields, worked out once for all rule sets that have the
    same: those of a large board take half a megabyte."""
    ways = ORTHOGONAL if directions == 4 else ORTHOGONAL + DIAGONAL
    files = tuple(((1 << size) - 1) << file * FILE for file in range(size))
    board = sum(files)
    centre = 1 << size // 2 * (FILE + RANK)
    prey = board ^ (centre if centre_safe else 0)
    along = {square: _along(square, size, ways) for square in squares(board)}
    near = {square: sum(1 << to for to, _ in found) for square, found in along.items()}
    return Lookups(
        stones=(size * size - 1) // 2,
        board=board,
        centre=centre,
        prey=prey,
        parts=_parts(files, size),
        cross=_cross(size) if cross else (0, 0),
        places=Plain("place", board ^ centre),
        movers=Movers(near),
        pincers=Pincers(board, ways),
        leaps=_leaps(leaps, size, squares(board), centre),
        beside=_beside_4 if directions == 4 else _beside_8,
    )


def _parts(files: tuple[Mask, ...], size: int) -> tuple[Mask, ...]:
    """The board in parts of as many whole files as are few enough squares."""
    together = _PART // size
    return tuple(sum(files[first : first + together]) for first in range(0, size, together))


def _along(square: int, size: int, ways: Ways) -> list[tuple[int, int | None]]:
    """The neighbour of a square in every way that has one, and the square beyond it if any."""
    found = []
    for file, rank in ways:
        first = _moved(square, size, file, rank)
        if first is not None:
            found.append((first, _moved(first, size, file, rank)))
    return found


def _moved(square: int, size: int, file: int, rank: int) -> int | None:
    on_file, on_rank = square // FILE + file // FILE, square % FILE + rank
    return square + file + rank if 0 <= on_file < size and 0 <= on_rank < size else None


def _cross(size: int) -> tuple[Mask, Mask]:
    """Seega 3.1: the ends of the central rank, and of the central file."""
    middle, end = size // 2, size - 1
    return (
        1 << middle | 1 << end * FILE + middle,
        1 << middle * FILE | 1 << middle * FILE + end,
    )


def _leaps(
    leaps: Leaps, size: int, board: tuple[int, ...], centre: Mask
) -> dict[Mask, tuple[tuple[Mask, Mask], ...]]:
    """Seega 3.9: orthogonally over one stone, or over the centre whether empty or not."""
    if leaps == NO_LEAPS:
        return {}
    return {
        1 << square: tuple(
            (1 << over if leaps.stones else 0, 1 << land)
            for over, land in _along(square, size, ORTHOGONAL)
            if land is not None and (leaps.stones or (leaps.centre and 1 << over == centre))
        )
        for square in board
    }


def _beside_4(mask: Mask) -> Mask:
    return mask << 1 | mask >> 1 | mask << 10 | mask >> 10


def _beside_8(mask: Mask) -> Mask:
    column = mask | mask << 1 | mask >> 1
    return column | column << 10 | column >> 10
