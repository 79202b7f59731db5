"""Theory against play: games by a table's own choices, very many at once, from some positions.

A chance that a table tells is compared with the share of such games that are won: where they are
the same, the difference is no larger than chance has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from opponents.exact import WHOLE, ExactTable, begins, count
from solving.follow import Solvable, following, rescued
from solving.places import Ints
from solving.sweep import CHUNK

AT_ONCE: Final = 1 << 18
"""So many games are played side by side."""


@dataclass(frozen=True)
class Choices:
    """What a table has one choose in so many positions: by throw and position, the place of the
    best that may follow (:attr:`solving.follow.Solvable.won`). `values` are the chances, those of
    the positions first; `odds` those of the throws. `begun` has, for positions in which a turn
    begins, the place of what a rescue leads to where that is better than to throw, else the
    position's own; without it nothing comes before a throw."""

    positions: int
    odds: NDArray[np.float64]
    values: NDArray[np.float64]
    best: NDArray[np.int32]
    begun: NDArray[np.int32] | None = None

    @property
    def throws(self) -> Ints:
        """The throws, each as often as it is likely."""
        parts = np.rint(self.odds / self.odds.min()).astype(np.int64)
        return np.repeat(np.arange(len(self.odds)), parts)


def choices(table: ExactTable, solvable: Solvable) -> Iterator[int | Choices]:
    """How many positions were looked at, over and over; at last what the table has one choose."""
    known = np.frombuffer(table.numbers(), "<u2") / WHOLE
    values = np.concatenate((known, 1 - known, [1.0]))
    total = solvable.positions
    begun = np.arange(total, dtype=np.int32)
    best = np.empty((len(solvable.chances), total), np.int32)
    spans = [
        (pair, first, min(first + CHUNK, count(*pair)))
        for pair in begins(solvable.most)
        for first in range(0, count(*pair), CHUNK)
    ]
    for span in spans:
        at, to = rescued(solvable, *span)
        better = values[to] > values[at]
        begun[at[better]] = to[better]
        values[total + at] = 1 - np.maximum(values[to], values[at])
    for pair, first, last in spans:
        chunk = following(solvable, pair, first, last)
        place = values[chunk.after].argmax(axis=1, keepdims=True)
        found = np.take_along_axis(chunk.after, place, 1)[:, 0]
        best[:, chunk.first : chunk.first + last - first] = found
        yield last - first
    yield Choices(total, solvable.chances, values, best, begun)


def won(asked: Choices, starts: Ints, games: int, rng: np.random.Generator) -> Iterator[Ints]:
    """How many of so many games the side won that throws first, for each position to start from;
    a few positions at a time."""
    each = max(1, AT_ONCE // games)
    for first in range(0, len(starts), each):
        some = starts[first : first + each]
        yield _won(asked, np.repeat(some, games), rng).reshape(len(some), games).sum(axis=1)


def _won(asked: Choices, at: Ints, rng: np.random.Generator) -> NDArray[np.bool_]:
    """Whether each of these games was won by the side that threw first."""
    total, pot = asked.positions, asked.throws * asked.positions
    best = asked.best.ravel()
    place, game = at.astype(np.int32), np.arange(len(at))
    other = np.zeros(len(at), np.bool_)
    result = np.zeros(len(at), np.bool_)
    while len(place):
        throw = pot[rng.integers(0, len(pot), len(place), np.uint8)]
        place = best[throw + place]
        ended = place == 2 * total
        if ended.any():
            result[game[ended]] = ~other[ended]
            on = ~ended
            place, game, other = place[on], game[on], other[on]
        for _ in range(1 if asked.begun is None else 2):  # a rescue may pass the turn again
            passed = place >= total
            other ^= passed
            place -= total * passed
            if asked.begun is not None:
                place = np.where(passed, asked.begun[place], place)
    return result


@dataclass(frozen=True)
class Verdict:
    """How shares of games won compare with the chances: `worst` and `mean` differences in standard
    errors, and the sum of their squares, which is about the number of positions if all is right."""

    positions: int
    games: int
    squares: float
    mean: float
    worst: float

    @property
    def deviation(self) -> float:
        """By how many of its standard errors the sum of squares differs from what is expected."""
        return (self.squares - self.positions) / sqrt(2 * self.positions)


def verdict(chances: NDArray[np.float64], wins: Ints, games: int, step: float = 0.0) -> Verdict:
    """The comparison; positions that are certain must have been so, unless chances are rounded to
    the next `step`."""
    spread = np.sqrt(chances * (1 - chances) / games + step**2 / 12)
    sure = spread == 0
    apart = (wins / games - chances) / np.where(sure, 1.0, spread)
    apart = np.where(sure & (apart != 0), np.inf, apart)
    return Verdict(
        len(chances),
        games,
        float((apart**2).sum()),
        float(apart.sum() / sqrt(len(apart))),
        float(np.abs(apart).max()),
    )
