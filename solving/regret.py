"""What choices cost in positions that a table covers: those of characters, and those of tables that
are kept in fewer bits.

The positions are those of whole games that Djehuty plays against himself without a table, so that
they are such as come of play.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeAlias, TypeVar, cast

import click

from games.core import Choose, Over, Rules
from games.senet.state import State
from opponents import OPPONENTS
from opponents.djehuty import ALL, Djehuty
from opponents.exact import ExactTable, Table
from opponents.lookahead import Lookahead
from opponents.playouts import pot

S = TypeVar("S")
A = TypeVar("A")

BITS: Final = (8, 10, 12)
"""Fewer bits than the file has, for comparison."""

Choice: TypeAlias = Callable[[Rules[Any, Any], Any, Random], Any]


@dataclass
class Tally:
    """What somebody's choices cost, and how many of them were as good as the best."""

    costs: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """In games of a hundred."""
        return 100 * sum(self.costs) / max(1, len(self.costs))

    @property
    def agree(self) -> float:
        """Of a hundred choices, those that cost less than a thousandth of a game in a hundred."""
        return 100 * sum(cost < 1e-5 for cost in self.costs) / max(1, len(self.costs))


def choosers(table: Table, game: str) -> dict[str, Choice]:
    """Who chooses: Djehuty with the table, and without it with and without a look ahead, the other
    characters, and tables of Senet that are kept in fewer bits."""
    found: dict[str, Choice] = {
        "djehuty with the table": Djehuty(tables=(table,)).choose,
        "djehuty, no throw ahead": Djehuty(throws=0).choose,
        "djehuty": Djehuty().choose,
    }
    others = (each for each in OPPONENTS.values() if each.name != "djehuty" and each.plays(game))
    found |= {each.name: each.choose for each in others}
    if isinstance(table, ExactTable):
        for bits in BITS:
            found[f"the table in {bits} bits"] = _coarse(table, (1 << bits) - 1)
    return found


def _coarse(table: ExactTable, parts: int) -> Choice:
    def judge(state: State) -> float | None:
        found = table.judge(state)
        return None if found is None else round(found * parts) / parts

    def choose(rules: Rules[Any, Any], state: State, rng: Random) -> Any:
        turn = rules.turn(state)
        if not isinstance(turn, Choose):
            raise TypeError(f"nobody is to choose in {rules.dump(state)!r}")
        worths = Lookahead(rules, judge, 0).worths(state, turn)
        best = max(worths)
        return rng.choice([a for a, w in zip(turn.actions, worths, strict=True) if w == best])

    return choose


def met(rules: Rules[S, A], table: Table, games: int, seed: int) -> Iterator[list[S]]:
    """The positions of each game that the table covers and that have a choice."""
    player, known = Djehuty(), cast("Any", table)
    for game in range(games):
        rng = Random(f"{seed}-{game}")  # noqa: S311 - repeatable
        state, found = rules.start(), []
        while not isinstance(turn := rules.turn(state), Over):
            if isinstance(turn, Choose):
                if known.covers(state) and len(turn.actions) > 1:
                    found.append(state)
                action = player.choose(rules, state, rng)
            else:
                action = rng.choice(pot(turn.odds))
            state = rules.apply(state, action)
        yield found


def run(table: Table, rules: Rules[Any, Any], games: int, seed: int) -> int:
    """Measure, with a bar, and print a line for each chooser; the exit code."""
    asked = choosers(table, rules.game)
    tallies = {name: Tally() for name in asked}
    with click.progressbar(length=games, label="games", file=sys.stderr) as bar:
        for number, positions in enumerate(met(rules, table, games, seed)):
            rng = Random(f"{seed} {number}")  # noqa: S311 - repeatable
            for state in positions:
                _count(rules, table, state, asked, tallies, rng)
            bar.update(1)
    count = len(next(iter(tallies.values())).costs)
    sys.stdout.write(f"{count:,} choices in {games:,} games\n")
    for name, tally in tallies.items():
        whole = tally.mean * count / (2 * games)
        sys.stdout.write(
            f"{name:26}{tally.mean:8.4f} of a hundred{tally.agree:7.1f} % best,"
            f" {whole:.2f} a side and game\n"
        )
    return 0


def _count(
    rules: Rules[S, A],
    table: Table,
    state: S,
    asked: dict[str, Choice],
    tallies: dict[str, Tally],
    rng: Random,
) -> None:
    turn = rules.turn(state)
    if not isinstance(turn, Choose):
        return
    judge: Any = table.judge
    worths = Lookahead(rules, judge, 0, bound=ALL).worths(state, turn)
    by_action = dict(zip(turn.actions, worths, strict=True))
    for name, choose in asked.items():
        tallies[name].costs.append(max(worths) - by_action[choose(rules, state, rng)])
