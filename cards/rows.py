"""The figures as they are kept: a line a case, its fields between tabs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from opponents import figures

_PLACES = 4
"""Significant digits that are kept: more than any figure is known to."""

TOLD = 2_000
"""Of so many games of beginners alone, or more, it is told as a number how often the first player
wins: the standard error is 1.1 of a hundred then."""


@dataclass(frozen=True, slots=True)
class Row:
    """The measured figures of a case. `..._se` are standard errors, `..._games` and `games` how
    many games a figure is of.

    A beginner against the easy BOT: `minutes`, `presses` (their own), `decided` (how often there
    was more than one action) and `choices`, the share of that in all their decisions. Two beginners
    or more: how often the `first` player won, and how often nobody did. Random play: `actions` of
    a whole game, and how often the first player won.
    """

    rules: str
    version: int
    switches: str
    seats: int
    games: int
    minutes: float
    minutes_se: float
    presses: float
    presses_se: float
    decided: float
    decided_se: float
    choices: float
    choices_se: float
    level_games: int
    first: float
    draws: float
    random_games: int
    random_actions: float
    random_actions_se: float
    random_first: float

    @property
    def first_se(self) -> float:
        """The standard error of `first`."""
        return sqrt(self.first * (1 - self.first) / self.level_games)

    @property
    def draws_se(self) -> float:
        """The standard error of `draws`."""
        return sqrt(self.draws * (1 - self.draws) / self.level_games)

    @property
    def even(self) -> float:
        """The share that the first player would win if it made no difference who begins."""
        return (1 - self.draws) / self.seats

    def line(self) -> str:
        """The kept form."""
        return figures.line(self, lambda number: f"{number:.{_PLACES}g}")


def borne(value: float, error: float, least: int = 1) -> int:
    """A figure as people are told it: to the nearest whole number of steps of 1, 2, 5, 10, 20 and
    so on, of which none is finer than the figure's standard error, or than `least`."""
    coarse, unit = max(error, least), 1
    while True:
        for step in (unit, 2 * unit, 5 * unit):
            if step >= coarse:
                return step * round(value / step)
        unit *= 10


HEAD = figures.head(Row)


def read(text: str) -> tuple[Row, ...]:
    """The rows of a file. `ValueError` for a file of another form."""
    wrong = "the figures are not of this form: measure them anew (djehuty cards)"
    return figures.read(Row, text, wrong)


def written(rows: Iterable[Row], remarks: Iterable[str]) -> str:
    """The text of a file with these rows."""
    return figures.written(Row, (row.line() for row in rows), remarks)
