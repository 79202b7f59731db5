"""What the games of a contest say, with the error of every figure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, log, log10, sqrt

from arena.match import Lot

SCALE = 400 / log(10)
"""Points of Elo for a factor of e in the odds (Elo, The Rating of Chessplayers, 1978)."""


@dataclass(frozen=True, slots=True)
class Result:
    """A contest's figures. `score` is the share of all points that the one got and `error` its
    standard error; `first` and `draws` are shares of the games, `actions` their mean length.
    Where luck was counted, the score is that of the points less the luck of the throws: the same on
    average, and far less scattered. `times` are mean and 99th percentile of the milliseconds of a
    choice, of the one and the other.
    """

    games: int
    score: float
    error: float
    first: float
    draws: float
    actions: float
    times: tuple[tuple[float, float], tuple[float, float]]

    def elo(self, seats: int = 2) -> tuple[float, float]:
        """By how much the one is stronger, in Elo points, and the standard error; at a table of
        more than two, as if it played each of the others. Infinite if all or no points were got."""
        odds = self.score * (seats - 1)
        if not 0 < self.score < 1:
            return (inf if self.score else -inf), inf
        return (
            400 * log10(odds / (1 - self.score)),
            SCALE * self.error / (self.score * (1 - self.score)),
        )


def result(lots: Iterable[Lot]) -> Result:
    """The figures of all these games together; there is one at least."""
    every = tuple(lots)
    points = [
        point - luck
        for lot in every
        for point, luck in zip(lot.points, lot.luck or (0,) * len(lot.points), strict=True)
    ]
    count = len(points)
    score = sum(points) / count
    spread = sum((point - score) ** 2 for point in points) / max(1, count - 1)
    one, other = ([time for lot in every for time in lot.times[who]] for who in (0, 1))
    return Result(
        games=count,
        score=score,
        error=sqrt(spread / count),
        first=sum(lot.first for lot in every) / count,
        draws=sum(lot.draws for lot in every) / count,
        actions=sum(lot.actions for lot in every) / count,
        times=(_times(one), _times(other)),
    )


def _times(seconds: Sequence[float]) -> tuple[float, float]:
    """Mean and 99th percentile in milliseconds; 0 where nothing was chosen."""
    if not seconds:
        return 0.0, 0.0
    order = sorted(seconds)
    return 1000 * sum(order) / len(order), 1000 * order[int(0.99 * (len(order) - 1))]
