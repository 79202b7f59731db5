"""`djehuty solve --check`: plays by a table that is there, with a bar, and says how it compares."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

import click
import numpy as np

from games.catalogue import CATALOGUE
from games.core import GameError
from games.senet.rules import Senet
from opponents.exact import ExactTable, tables_in
from solving.follow import Solvable
from solving.play import Choices, Verdict, choices, verdict, won


def run(name: str, folder: Path, count: int, games: int, seed: int) -> int:
    """Play so many games from each of so many positions, any of the table's, as the table has it,
    and say how the shares of games won compare; the exit code is 1 if they do not agree.

    `GameError` if there is no table of that rule set, or it is of other rules.
    """
    begun = time.process_time()
    table, rules = found_in(folder, name)
    most = table.head.most
    solvable = Solvable(replace(rules, pieces=most), most)
    with click.progressbar(
        length=solvable.positions, label="what is chosen", file=sys.stderr
    ) as bar:
        for step in choices(table, solvable):
            if isinstance(step, Choices):
                asked = step
            else:
                bar.update(step)
    rng = np.random.default_rng(seed)
    starts = rng.integers(0, solvable.positions, count)
    wins = []
    with click.progressbar(length=count, label="games", file=sys.stderr) as bar:
        for some in won(asked, starts, games, rng):
            wins.append(some)
            bar.update(len(some))
    found = verdict(asked.values[starts], np.concatenate(wins), games)
    minutes = (time.process_time() - begun) / 60
    sys.stdout.write(f"{told(found)}, {minutes:.1f} min of CPU\n")
    return int(abs(found.deviation) > 4 or abs(found.mean) > 4)


def told(found: Verdict) -> str:
    """The comparison in a line."""
    return (
        f"{found.positions:,} positions, {found.games:,} games each:"
        f" squares of differences {found.squares:.1f} in all ({found.deviation:+.2f} standard"
        f" errors from {found.positions:,}), their mean {found.mean:+.2f}, the largest"
        f" {found.worst:.2f}"
    )


def found_in(folder: Path, name: str) -> tuple[ExactTable, Senet]:
    """The table of a rule set, and the rule set. `GameError` if there is none."""
    found = (table for table in tables_in(folder) if isinstance(table, ExactTable))
    tables = [table for table in found if table.head.rules == name]
    rules = [each for each in CATALOGUE if isinstance(each, Senet) and each.id == name]
    if not tables or not rules or not tables[0].knows(rules[0]):
        raise GameError(f"there is no table of {name} in {folder}: djehuty solve makes one")
    return tables[0], rules[0]
