"""A rule set's choices worked out once: where stones go, between whom they are taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.seega.state import FILE, NOWHERE, RANK, Action, Kind, Mask, squares

if TYPE_CHECKING:
    from games.seega.rules import Seega

ORTHOGONAL = ((0, RANK), (0, -RANK), (FILE, 0), (-FILE, 0))
DIAGONAL = ((FILE, RANK), (-FILE, -RANK), (FILE, -RANK), (-FILE, RANK))
"""Steps as files and ranks, times their numbers."""


class Plain(dict[Mask, tuple[Action, ...]]):
    """Placings, or the moves of one stone, that capture nothing, by the set of their targets.

    Worked out when first asked for: there are too many sets to list them all.
    """

    def __init__(self, kind: Kind, source: int = NOWHERE) -> None:
        self.kind = kind
        self.source = source

    def __missing__(self, targets: Mask) -> tuple[Action, ...]:
        found = tuple(Action(self.kind, self.source, target) for target in squares(targets))
        self[targets] = found
        return found


@dataclass(frozen=True, slots=True)
class Tables:
    """All that the move generator looks up.

    `stones` are how many each side has; `board`, `centre`, `prey` (where stones can be taken, seega
    3.3) and each of `files` sets of squares; `cross` the squares of each side's first two stones
    (seega 3.1; 0: any), `places` the placings on the squares of one file. By the bit of a square:
    `near` the squares a step away and the plain moves onto them, `lines` pairs of the neighbour and
    the square beyond, as bits, on every line of capture, `leaps` what a stone leaps over (0:
    whatever there is) and where it lands, as bits.

    `beside` gives the squares a step away from any of a set. `between` gives the squares onto which
    a stone of one set, coming there, has one of the other set between itself and one of its own.
    """

    stones: int
    board: Mask
    centre: Mask
    prey: Mask
    files: tuple[Mask, ...]
    cross: tuple[Mask, Mask]
    places: Plain
    near: dict[Mask, tuple[Mask, Plain]]
    lines: dict[Mask, tuple[tuple[Mask, Mask], ...]]
    leaps: dict[Mask, tuple[tuple[Mask, Mask], ...]]
    beside: Callable[[Mask], Mask]
    between: Callable[[Mask, Mask], Mask]


def tables(rules: Seega) -> Tables:
    """Work out a rule set's tables."""
    size = rules.size
    ways = ORTHOGONAL if rules.directions == 4 else ORTHOGONAL + DIAGONAL
    files = tuple(((1 << size) - 1) << file * FILE for file in range(size))
    board = sum(files)
    centre = 1 << size // 2 * (FILE + RANK)
    along = {square: _along(square, size, ways) for square in squares(board)}
    return Tables(
        stones=(size * size - 1) // 2,
        board=board,
        centre=centre,
        prey=board ^ (centre if rules.centre_safe else 0),
        files=files,
        cross=_cross(size) if rules.cross else (0, 0),
        places=Plain("place"),
        near={
            1 << square: (sum(1 << to for to, _ in found), Plain("move", square))
            for square, found in along.items()
        },
        lines={
            1 << square: tuple((1 << to, 1 << past) for to, past in found if past is not None)
            for square, found in along.items()
        },
        leaps=_leaps(rules, squares(board), centre),
        beside=_beside_4 if rules.directions == 4 else _beside_8,
        between=_between_4 if rules.directions == 4 else _between_8,
    )


def _along(
    square: int, size: int, ways: tuple[tuple[int, int], ...]
) -> list[tuple[int, int | None]]:
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
    rules: Seega, board: tuple[int, ...], centre: Mask
) -> dict[Mask, tuple[tuple[Mask, Mask], ...]]:
    """Seega 3.9: orthogonally over one stone, or over the centre whether empty or not."""
    if rules.leaps == "off":
        return {}
    over_all = rules.leaps == "all"
    return {
        1 << square: tuple(
            (1 << over if over_all else 0, 1 << land)
            for over, land in _along(square, rules.size, ORTHOGONAL)
            if land is not None and (over_all or 1 << over == centre)
        )
        for square in board
    }


def _beside_4(mask: Mask) -> Mask:
    return mask << 1 | mask >> 1 | mask << 10 | mask >> 10


def _beside_8(mask: Mask) -> Mask:
    column = mask | mask << 1 | mask >> 1
    return column | column << 10 | column >> 10


def _between_4(mine: Mask, theirs: Mask) -> Mask:
    return (
        theirs << 1 & mine << 2
        | theirs >> 1 & mine >> 2
        | theirs << 10 & mine << 20
        | theirs >> 10 & mine >> 20
    )


def _between_8(mine: Mask, theirs: Mask) -> Mask:
    return (
        theirs << 1 & mine << 2
        | theirs >> 1 & mine >> 2
        | theirs << 10 & mine << 20
        | theirs >> 10 & mine >> 20
        | theirs << 11 & mine << 22
        | theirs >> 11 & mine >> 22
        | theirs << 9 & mine << 18
        | theirs >> 9 & mine >> 18
    )
