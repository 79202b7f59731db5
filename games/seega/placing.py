"""Where a stone is worth most while stones are placed: what is placed for a player goes there.

A full board is valued by what stands on it: each stone by its place, and each three squares in a
row by whose stones stand there. What a square is worth is by how much such a value differs with
one's own stone there and with the other's; who gets the squares that are still free is a toss-up.
The figures are of 5×5, with stones taken along lines or in all directions: they were fitted to
searches from some thousand boards filled by chance (decision 103). `python -m bench guesses` says
what they are good for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from games.seega.lookups import DIAGONAL, ORTHOGONAL
from games.seega.ruleset import SeegaFields
from games.seega.state import FILE, Action, State, edges, squares

Row: TypeAlias = tuple[int, int, int]
"""Three squares next to each other on a line."""

MOVER, OTHER, CENTRE, FREE = range(4)
"""What is known of a square: whose stone it has, of who moves first or of the other; that it is the
centre, which stays empty; nothing."""


class Figures(NamedTuple):
    """What a full board is worth to who moves first, in thousandths of a game: a stone of theirs
    beside the centre on a line, beside it aslant, at the edge and in a corner, more than elsewhere
    (as much less for one of the other's); and three squares in a row, by what is known of each:
    `mom` is a stone of the other's between two of who moves first, `moc` ends in the centre. Either
    way round is the same."""

    near: int
    slant: int
    edge: int
    corner: int
    rows: Mapping[str, int]


ALL_WAYS: Final = Figures(
    near=-18,
    slant=-18,
    edge=14,
    corner=4,
    rows={
        "mmm": -42,
        "mmo": -12,
        "mom": -8,
        "moo": 6,
        "omo": 14,
        "ooo": 44,
        "mmc": -25,
        "moc": 10,
        "omc": 7,
        "ooc": 9,
        "mcm": -17,
        "mco": 16,
        "oco": 1,
    },
)
"""Where stones are taken in all directions."""

ALONG_LINES: Final = Figures(
    near=3,
    slant=-14,
    edge=16,
    corner=-6,
    rows={
        "mmm": -5,
        "mmo": -2,
        "mom": 3,
        "moo": 4,
        "omo": -2,
        "ooo": 0,
        "mmc": -11,
        "moc": 27,
        "omc": 14,
        "ooc": -30,
        "mcm": -31,
        "mco": 65,
        "oco": -34,
    },
)
"""Where they are taken along lines alone."""


def best_placed(
    rules: SeegaFields, state: State, actions: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Of the squares where a stone may be placed those that are worth most: often one, or some that
    lie alike."""
    known = dict.fromkeys(squares(rules.lookups.board), FREE)
    for seat, stones in enumerate(state.stones):
        known |= dict.fromkeys(squares(stones), MOVER if seat == rules.mover else OTHER)
    known[squares(rules.lookups.centre)[0]] = CENTRE
    worths = [_worth(rules, action.target, known) for action in actions]
    return tuple(
        action for action, worth in zip(actions, worths, strict=True) if worth == max(worths)
    )


def _worth(rules: SeegaFields, square: int, known: Mapping[int, int]) -> int:
    """How much it matters to either side who has that square."""
    found = 2 * _PARTS * _alone(rules, square)
    values = _values(rules.directions)
    for row in _rows(rules.size, rules.directions)[square]:
        mine, theirs = (
            sum(
                (owner if each == square else known[each]) * place
                for each, place in zip(row, (16, 4, 1), strict=True)
            )
            for owner in (MOVER, OTHER)
        )
        found += values[mine] - values[theirs]
    return found


def _alone(rules: SeegaFields, square: int) -> int:
    """What a stone there is worth by its place."""
    figures = _figures(rules.directions)
    if at := edges(square, rules.size):
        return (figures.edge, figures.corner)[at - 1]
    away = sorted(abs(at - rules.size // 2) for at in divmod(square, FILE))
    return {(0, 1): figures.near, (1, 1): figures.slant}.get((away[0], away[1]), 0)


def _figures(directions: int) -> Figures:
    return ALONG_LINES if directions == len(ORTHOGONAL) else ALL_WAYS


@lru_cache(maxsize=2)
def _values(directions: int) -> tuple[int, ...]:
    """What three squares in a row are worth by what is known of each, as a number to the base of
    four: the mean of all that may come to stand there, times :data:`_PARTS`."""
    rows, found = _figures(directions).rows, list[int]()
    for row in product(range(FREE + 1), repeat=3):
        ends = [(MOVER, OTHER) if each == FREE else (each,) for each in row]
        every = ["".join("moc"[each] for each in one) for one in product(*ends)]
        total = sum(rows.get(one, rows.get(one[::-1], 0)) for one in every)
        found.append(total * _PARTS // len(every))
    return tuple(found)


_PARTS: Final = 8
"""So many ways there are to fill three free squares, so that every mean is whole."""


@lru_cache(maxsize=8)
def _rows(size: int, directions: int) -> Mapping[int, tuple[Row, ...]]:
    """For each square the rows of three that it belongs to."""
    ways = ORTHOGONAL if directions == len(ORTHOGONAL) else ORTHOGONAL + DIAGONAL
    found: dict[int, list[Row]] = {
        file * FILE + rank: [] for file in range(size) for rank in range(size)
    }
    for middle in tuple(found):
        for file, rank in ways:
            step = file + rank
            row = (middle - step, middle, middle + step)
            if step > 0 and all(each in found for each in row):
                for each in row:
                    found[each].append(row)
    return {square: tuple(rows) for square, rows in found.items()}
