"""Which figures belong to rules: their own, or those of the nearest that was measured."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import log
from pathlib import Path
from typing import Any, Final

from cards.rows import Row, read
from games.core import Rules
from games.fields import switches_of

AnyRules = Rules[Any, Any]

DATA: Final = Path(__file__).with_name("cards.tsv")
"""The figures that are kept."""

LONG_MIN: Final = 15.0
"""Minutes from which on a game is called very long before it begins."""


@dataclass(frozen=True, slots=True)
class Fit:
    """The figures nearest to some rules. `exact` if they are those of just these rules; else the
    row names the switches that were measured, the others made no difference to it."""

    row: Row
    exact: bool


@cache
def figures() -> tuple[Row, ...]:
    """All rows that are kept."""
    return read(DATA.read_text(encoding="utf-8"))


@cache
def _by_rules() -> dict[tuple[str, int, int], tuple[tuple[frozenset[tuple[str, str]], Row], ...]]:
    """The rows of each rule set, version and number of players, with their switches."""
    found: dict[tuple[str, int, int], list[tuple[frozenset[tuple[str, str]], Row]]] = {}
    for row in figures():
        switches = frozenset(switches_of(row.switches))
        found.setdefault((row.rules, row.version, row.seats), []).append((switches, row))
    return {key: tuple(rows) for key, rows in found.items()}


def fitting(rules: AnyRules, seats: int) -> Fit | None:
    """The figures of these rules by so many players.

    Of a combination that was not measured they are those of the largest part of it that was, and
    of several the one whose length differs most from the rule set's own. None if nothing was
    measured of this version.
    """
    rows = _by_rules().get((rules.id, rules.version, seats), ())
    chosen = frozenset(rules.switches())
    own = next((row for switches, row in rows if not switches), None)
    parts = [(switches, row) for switches, row in rows if switches <= chosen]
    if own is None:
        return None

    def nearness(part: tuple[frozenset[tuple[str, str]], Row]) -> tuple[int, float]:
        return len(part[0]), abs(log(part[1].minutes / own.minutes))

    switches, row = max(parts, key=nearness)
    return Fit(row, exact=switches == chosen)


def is_long(rules: AnyRules, seats: int) -> bool:
    """Whether a game by so many will be very long, as far as that is known."""
    fit = fitting(rules, seats)
    return fit is not None and fit.row.minutes >= LONG_MIN
