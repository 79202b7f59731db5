"""The figures as they are kept: a line a case, its fields between tabs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from opponents import figures

_PLACES = 4
"""Significant digits that are kept: more than any figure is known to."""


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

    def line(self) -> str:
        """The kept form."""
        return figures.line(self, lambda number: f"{number:.{_PLACES}g}")


HEAD = figures.head(Row)


def read(text: str) -> tuple[Row, ...]:
    """The rows of a file. `ValueError` for a file of another form."""
    wrong = "the figures are not of this form: measure them anew (djehuty cards)"
    return figures.read(Row, text, wrong)


def written(rows: Iterable[Row], remarks: Iterable[str]) -> str:
    """The text of a file with these rows."""
    return figures.written(Row, (row.line() for row in rows), remarks)
