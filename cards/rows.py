"""The figures as they are kept: a line a case, its fields between tabs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from math import sqrt
from typing import Any

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
        values = (getattr(self, field.name) for field in fields(self))
        return "\t".join(_text(value) for value in values)


HEAD = "\t".join(field.name for field in fields(Row))


def _text(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.{_PLACES}g}"
    return str(value) or "-"


def read(text: str) -> tuple[Row, ...]:
    """The rows of a file: lines that begin with `#` are remarks, the first other one is the head.

    `ValueError` for a file of another form."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    if not lines or lines[0] != HEAD:
        raise ValueError("the figures are not of this form: measure them anew (djehuty cards)")
    kinds = {"str": str, "int": int, "float": float}
    found = []
    for line in lines[1:]:
        pairs = zip(fields(Row), line.split("\t"), strict=True)
        values: dict[str, Any] = {
            field.name: kinds[str(field.type)]("" if value == "-" else value)
            for field, value in pairs
        }
        found.append(Row(**values))
    return tuple(found)


def written(rows: Iterable[Row], remarks: Iterable[str]) -> str:
    """The text of a file with these rows."""
    head = (f"# {remark}".rstrip() for remark in remarks)
    return "\n".join((*head, HEAD, *(row.line() for row in rows))) + "\n"
