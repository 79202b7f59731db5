"""A small table, solved once for the tests of this folder and of those that read tables."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from games.senet.rules import Senet
from games.senet.sets.thibault import THIBAULT
from opponents.exact import ExactTable
from solving.command import write
from solving.follow import Solvable
from solving.sweep import Step, Worths, solve

SMALL = Solvable(replace(THIBAULT, pieces=2), 2)
"""Thibault's rules with two pieces a side at most: 224,460 positions, a second or two."""


@cache
def solved(rules: Senet = SMALL.rules) -> tuple[Worths, dict[tuple[int, int], Step]]:
    """All chances by these rules, and the last step of each layer."""
    worths = Worths(Solvable(rules, rules.pieces))
    return worths, {step.layer: step for step in solve(worths)}


def table_in(folder: Path) -> ExactTable:
    """The small table, in that folder."""
    return ExactTable(write(*solved(), folder))
