"""Tables of exact chances of Senet: every position with few pieces left, worked out to the end.

A table tells the chance of winning of the side that throws, by the houses of both sides. It is a
file that :mod:`solving` makes: a line of JSON, its head, and a little-endian number of 16 bits a
position, the chance in parts of 65,535. It is read where it lies; no library is needed.

Positions follow each other by the number of pieces of the side that throws, then of the other
side; then by the houses of the one, and last by those of the other, counted without the houses that
are taken. Sets of houses stand in the order of their masks.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from math import comb
from pathlib import Path
from typing import Any, Final, TypeAlias

from games.core import Rules
from games.senet.rules import Senet
from games.senet.state import LAST_HOUSE, WATER, Mask, State, houses_of
from opponents.table_file import TableFile, TableHead
from opponents.twenty import TwentyTable

WHOLE: Final = 65_535
"""What stands for a game that is won for certain."""

ENDING: Final = ".exact"
"""What the name of a table's file ends in, behind that of its rule set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Head(TableHead):
    """Of a table of Senet: keeping chances in 16 bits adds 0.0000076 to `error`. `sweeps` says how
    often the largest layer was gone through."""

    sweeps: int


def count(mine: int, theirs: int) -> int:
    """How many positions have so many pieces on the board."""
    return comb(LAST_HOUSE, mine) * comb(LAST_HOUSE - mine, theirs)


def begins(most: int) -> dict[tuple[int, int], int]:
    """By the pieces of the side that throws and of the other one: the place of the first position
    of them, in a table up to so many a side."""
    found: dict[tuple[int, int], int] = {}
    first = 0
    for mine, theirs in product(range(1, most + 1), repeat=2):
        found[mine, theirs] = first
        first += count(mine, theirs)
    return found


def place(mine: Mask, theirs: Mask) -> int:
    """The place of a position among those with as many pieces on each side."""
    own, other = houses_of(mine), houses_of(theirs)
    free = [house - sum(each < house for each in own) for house in other]
    return _rank(own) * comb(LAST_HOUSE - len(own), len(other)) + _rank(free)


def _rank(houses: tuple[int, ...] | list[int]) -> int:
    """The place of a set among those of its size; houses ascend and begin with 1."""
    return sum(comb(house - 1, each) for each, house in enumerate(houses, 1))


class ExactTable(TableFile[Head, State]):
    """A table of Senet."""

    head_kind = Head
    rules_kind = Senet

    def _laid_out(self) -> tuple[int, int]:
        self._begins = begins(self.head.most)
        positions = sum(count(*pair) for pair in self._begins)
        return positions, 2 * positions

    def covers(self, state: State) -> bool:
        """Whether so few pieces are left that the rest of the game is known."""
        if state.due == "over":
            return True
        most = self.head.most
        return state.hand == (0, 0) and all(side.bit_count() <= most for side in state.pieces)

    def chance(self, mine: Mask, theirs: Mask) -> float:
        """The chance of the side that throws. `KeyError` if a side has too many pieces, or none."""
        pair = (mine.bit_count(), theirs.bit_count())
        at = self._first + 2 * (self._begins[pair] + place(mine, theirs))
        return int.from_bytes(self._data[at : at + 2], "little") / WHOLE

    def judge(self, state: State) -> float | None:
        """The chance of the cones where somebody throws: a judge for a look ahead, with which it
        plays to the end. None where there is something to choose, and where it knows nothing."""
        drowning = state.due == "start" and state.pieces[state.seat] & _DROWNS
        if state.due not in ("start", "throw") or drowning or not self.covers(state):
            return None
        found = self.chance(state.pieces[state.seat], state.pieces[1 - state.seat])
        return 1 - found if state.seat else found


_DROWNS: Final = 1 << WATER
"""A side with a piece there may rescue it, before it throws (senet 2.11)."""


Table: TypeAlias = ExactTable | TwentyTable
"""A table of Senet or of Aseb."""


def table_for(tables: Iterable[Table], rules: Rules[Any, Any]) -> Table | None:
    """The table that is for these rules; None if none is."""
    return next((table for table in tables if table.knows(rules)), None)


def tables_in(folder: Path | None) -> tuple[Table, ...]:
    """The tables of a folder; none if there is no such folder, or none is named.

    `OSError` or `ValueError` for one that cannot be read, or for a folder that is none.
    """
    if folder is None or not os.path.lexists(folder):
        return ()
    found = sorted(path for path in folder.iterdir() if path.suffix == ENDING)
    return tuple(opened(path) for path in found)


def opened(path: Path) -> Table:
    """The table of a file, of whichever game. Errors as of the tables themselves."""
    with path.open("rb") as file:
        of_aseb = b'"game": "aseb"' in file.readline(100_000)
    return TwentyTable(path) if of_aseb else ExactTable(path)
