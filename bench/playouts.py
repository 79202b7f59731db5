"""Random playouts a second: whole games of five pieces, one thread, fixed seeds.

`PYTHONPATH=. python bench/playouts.py`. Every step goes through the contract (`turn`, `apply`), as
the BOT and the tests use it.
"""

from __future__ import annotations

import math
import platform
import random
import time
from fractions import Fraction
from typing import TypeVar

from games.catalogue import CATALOGUE
from games.core import Choose, Rules, Throw

S = TypeVar("S")
A = TypeVar("A")

SEED = 30
SECONDS = 3.0

LUDII = {"senet": 984}
"""Ludii's random playouts a second, quoted and not measured here: its Senet of Kendall with five
pieces a side, in the JVM, one thread."""


def playout(rules: Rules[S, A], rng: random.Random) -> int:
    """Play one random game to its end; the number of actions."""
    state = rules.start(rules.seats[0])
    actions = 0
    odds: tuple[tuple[A, Fraction], ...] = ()
    pot: list[A] = []
    while True:
        turn = rules.turn(state)
        if isinstance(turn, Choose):
            offered = turn.actions
            action = offered[int(rng.random() * len(offered))]
        elif isinstance(turn, Throw):
            if turn.odds is not odds:
                odds = turn.odds
                pot = _pot(odds)
            action = pot[int(rng.random() * len(pot))]
        else:
            return actions
        state = rules.apply(state, action)
        actions += 1


def _pot(odds: tuple[tuple[A, Fraction], ...]) -> list[A]:
    """Every outcome as often as its chance says, to be drawn from evenly."""
    whole = math.lcm(*(chance.denominator for _, chance in odds))
    return [action for action, chance in odds for _ in range(int(chance * whole))]


def measure(rules: Rules[S, A], seconds: float = SECONDS) -> tuple[int, int, float]:
    """Games and actions played in about so many seconds, and the seconds they took."""
    rng = random.Random(SEED)  # noqa: S311 - a bench repeats itself, nothing is at stake
    games = actions = 0
    begin = time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds:
        actions += playout(rules, rng)
        games += 1
    return games, actions, passed


def main() -> None:
    """Print one line a rule set."""
    print(f"Random playouts, one thread, Python {platform.python_version()}, {platform.machine()}")
    for rules in CATALOGUE:
        games, actions, seconds = measure(rules)
        print(
            f"{rules.game} {rules.id}: {games / seconds:,.0f} playouts/s, "
            f"{actions / games:.0f} actions a game, {seconds / actions * 1e6:.2f} µs an action"
        )
    for game, quoted in LUDII.items():
        print(
            f"  for comparison, quoted: Ludii (JVM, one thread), a {game} race: {quoted} playouts/s"
        )


if __name__ == "__main__":
    main()
