"""`djehuty solve --check`: plays by a table that is there, with a bar, and says how it compares."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click
import numpy as np

from games.aseb.rules import Aseb
from games.catalogue import rule_set
from games.core import GameError, Rules
from games.senet.rules import Senet
from opponents.exact import ExactTable, Table, table_for, tables_in
from opponents.twenty import WHOLE, TwentyTable
from solving import twenty_play
from solving.follow import Solvable
from solving.play import Choices, Verdict, choices, verdict, won
from solving.twenty import prepared


@dataclass(frozen=True)
class Played:
    """Play by a table: how many positions it is for, what has its choices worked out
    (:func:`solving.play.choices`), and how far apart the numbers are that it keeps, where some
    chances are so small that it matters."""

    positions: int
    choices: Iterator[int | Choices]
    step: float = 0.0


def played(table: Table, rules: Rules[Any, Any]) -> Played:
    """Play by a table."""
    if isinstance(table, TwentyTable) and isinstance(rules, Aseb):
        numbered = twenty_play.Numbered(prepared(rules, table.head.most))
        return Played(numbered.total, twenty_play.choices(table, rules), 1 / WHOLE)
    if isinstance(table, ExactTable) and isinstance(rules, Senet):
        solvable = Solvable(replace(rules, pieces=table.head.most), table.head.most)
        return Played(solvable.positions, choices(table, solvable))
    raise GameError(f"nobody plays {rules.id} by such a table")


def run(asked: Played, count: int, games: int, seed: int) -> int:
    """Play so many games from each of so many positions, any of the table's, as the table has it,
    and say how the shares of games won compare; the exit code is 1 if they do not agree."""
    begun = time.process_time()
    with click.progressbar(length=asked.positions, label="what is chosen", file=sys.stderr) as bar:
        for step in asked.choices:
            if isinstance(step, Choices):
                chosen = step
            else:
                bar.update(step)
    rng = np.random.default_rng(seed)
    starts = rng.integers(0, asked.positions, count)
    wins = []
    with click.progressbar(length=count, label="games", file=sys.stderr) as bar:
        for some in won(chosen, starts, games, rng):
            wins.append(some)
            bar.update(len(some))
    found = verdict(chosen.values[starts], np.concatenate(wins), games, asked.step)
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


def found_in(
    folder: Path, game: str, name: str, switches: Iterable[tuple[str, str]] = ()
) -> tuple[Table, Rules[Any, Any]]:
    """The table of a rule set with these switches, and the rule set. `GameError` if there is none,
    or the rule set is of another game."""
    rules = rule_set(name, switches)
    table = table_for(tables_in(folder), rules)
    if table is None or rules.game != game:
        raise GameError(f"there is no table of {rules.id} in {folder}: djehuty solve makes one")
    return table, rules
