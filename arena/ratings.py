"""Ratings of several players from contests between pairs of them, with the error of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from arena.result import SCALE, Result
from opponents.levels import expected

_LONGEST_STEP = 200.0
"""Elo points by which a rating changes at once at most: beyond them the scores say little."""

_EXACT = 1e-6
"""Elo points of a change that is none any more."""

_STEPS = 1_000


@dataclass(frozen=True, slots=True)
class Met:
    """What one player got against another of the same list, by their places there."""

    one: int
    other: int
    score: float
    """From 0 to 1, both excluded."""
    error: float
    """Its standard error."""


def met(one: int, other: int, found: Result) -> Met:
    """A contest's figures. Whoever won every game is held to have won all but half a game of one
    more, and no score to be surer than that of so many games won or lost without luck counted: few
    games say little of how much stronger the winner is."""
    if found.error and 0 < found.score < 1:
        return Met(one, other, found.score, found.error)
    score = (found.score * found.games + 0.5) / (found.games + 1)
    return Met(one, other, score, sqrt(score * (1 - score) / found.games))


def ratings(players: int, scores: Sequence[Met]) -> tuple[tuple[float, float], ...]:
    """Of each of so many players the Elo points above the first, and their standard error.

    By least squares, each score weighed by its error (Gauss and Newton's method). `ValueError` if
    the contests do not connect them all.
    """
    free = players - 1
    found = [0.0] * players
    inverse: list[list[float]] = []
    for _ in range(_STEPS):
        matrix = [[0.0] * free for _ in range(free)]
        pull = [0.0] * free
        for each in scores:
            likely = expected(found[each.one] - found[each.other])
            slope = likely * (1 - likely) / SCALE
            signs = [(each.one - 1, slope), (each.other - 1, -slope)]
            signs = [(place, sign) for place, sign in signs if place >= 0]
            for row, left in signs:
                pull[row] += left * (each.score - likely) / each.error**2
                for column, right in signs:
                    matrix[row][column] += left * right / each.error**2
        inverse = _inverse(matrix)
        steps = [sum(a * b for a, b in zip(row, pull, strict=True)) for row in inverse]
        most = max(map(abs, steps), default=0.0)
        shrink = min(1.0, _LONGEST_STEP / most) if most else 1.0
        found[1:] = [rating + shrink * step for rating, step in zip(found[1:], steps, strict=True)]
        if most < _EXACT:
            break
    errors = (0.0, *(sqrt(inverse[place][place]) for place in range(free)))
    return tuple(zip(found, errors, strict=True))


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan, the largest pivot first."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        if abs(rows[pivot][place]) < 1e-18:
            raise ValueError("the contests do not connect all players")
        rows[place], rows[pivot] = rows[pivot], rows[place]
        first = rows[place][place]
        rows[place] = [value / first for value in rows[place]]
        for row in range(size):
            if row != place:
                factor = rows[row][place]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[place], strict=True)]
    return [row[size:] for row in rows]
