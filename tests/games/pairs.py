"""Few switch settings that together hold every pair of values: a covering array, built greedily."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Protocol


class Offered(Protocol):
    """A switch as a rule set offers it."""

    @property
    def name(self) -> str: ...

    @property
    def values(self) -> tuple[str, ...]: ...


Value = tuple[str, str]
"""A switch's name and one of its values."""


def singles(offered: Iterable[Offered]) -> list[dict[str, str]]:
    """Every value of every switch alone, the rule set's own (each switch's first) left out."""
    return [{switch.name: value} for switch in offered for value in switch.values[1:]]


def all_pairs(offered: Sequence[Offered]) -> list[dict[str, str]]:
    """Full settings such that any two values of any two switches stand together in one of them.

    The same settings every time. Fewer than two switches have no pairs.
    """
    open_pairs = dict.fromkeys(
        pair
        for one, other in combinations(offered, 2)
        for pair in product(_values(one), _values(other))
    )
    rows = []
    while open_pairs:
        row = dict(next(iter(open_pairs)))
        for switch in offered:
            if switch.name not in row:
                row[switch.name] = max(
                    switch.values, key=lambda value: _gain(open_pairs, row, (switch.name, value))
                )
        ordered = {switch.name: row[switch.name] for switch in offered}
        for pair in combinations(ordered.items(), 2):
            open_pairs.pop(pair, None)
        rows.append(ordered)
    return rows


def _values(switch: Offered) -> list[Value]:
    return [(switch.name, value) for value in switch.values]


def _gain(open_pairs: dict[tuple[Value, Value], None], row: dict[str, str], new: Value) -> int:
    """How many open pairs the new value closes with what the row already holds."""
    return sum((new, old) in open_pairs or (old, new) in open_pairs for old in row.items())
