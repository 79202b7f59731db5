"""Random playouts a second: whole games, one thread, fixed seeds: `python -m bench playouts`.

Every step goes through the contract (`turn`, `apply`), as the BOT and the tests use it. Seconds are
CPU time, so that other work on the machine counts little.
"""

from __future__ import annotations

import math
import platform
import random
import time
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeVar

from games.catalogue import CATALOGUE, RuleSet
from games.core import Choose, Rules, Throw

S = TypeVar("S")
A = TypeVar("A")

SEED = 30
SECONDS = 3.0

SIZES = ("5", "7", "9")
"""The boards that are measured where there is a choice of size."""

LUDII = {
    ("senet", "2"): 984,
    ("seega", "5"): 1228,
    ("seega", "7"): 304,
    ("seega", "9"): 113,
    ("hyena", "2"): 637,
    ("hyena", "4"): 256,
    ("hyena", "6"): 155,
}
"""Ludii's random playouts a second by game and by size or seats, quoted and not measured here: in
the JVM, one thread. Its Senet is that of Kendall with five pieces a side, its Seega has no chains
of captures."""


def playout(rules: Rules[S, A], seats: int, rng: random.Random) -> int:
    """Play one random game of so many to its end; the number of actions."""
    state = rules.start(seats)
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


def measure(rules: Rules[S, A], seats: int, seconds: float = SECONDS) -> tuple[int, int, float]:
    """Games and actions played in about so many seconds, and the seconds they took.

    What rules work out when first asked for is worked out before, in a tenth of the time.
    """
    _played(rules, seats, seconds / 10)
    return _played(rules, seats, seconds)


def _played(rules: Rules[S, A], seats: int, seconds: float) -> tuple[int, int, float]:
    rng = random.Random(SEED)  # noqa: S311 - a bench repeats itself, nothing is at stake
    games = actions = 0
    begin = time.process_time()
    while (passed := time.process_time() - begin) < seconds:
        actions += playout(rules, seats, rng)
        games += 1
    return games, actions, passed


def cases() -> Iterator[tuple[str, RuleSet[Any, Any], int, str]]:
    """What is measured: a name, the rule set, the seats, and what Ludii's figure is quoted for.

    Every rule set on every board of :data:`SIZES` that it has, and by the fewest, some and the most
    who can play it.
    """
    for rules in CATALOGUE:
        name = f"{rules.game} {rules.id}"
        if any(switch.name == "size" for switch in rules.offered):
            for size in SIZES:
                yield f"{name} {size}x{size}", rules.custom({"size": size}), rules.seats[0], size
            continue
        seats = rules.seats
        for count in sorted({seats[0], seats[len(seats) // 2], seats[-1]}):
            yield f"{name}, {count} players", rules, count, str(count)


def main() -> None:
    """Print one line a case."""
    print(f"Random playouts, one thread, Python {platform.python_version()}, {platform.machine()}")
    print(f"{'':26}{'playouts/s':>10}{'Ludii':>8}{'actions':>9}{'µs an action':>14}")
    for name, rules, seats, quoted in cases():
        games, actions, seconds = measure(rules, seats)
        ludii = LUDII.get((rules.game, quoted), "")
        print(
            f"{name:26}{games / seconds:10,.0f}{ludii:>8}{actions / games:9.0f}"
            f"{seconds / actions * 1e6:14.2f}"
        )
    print("Ludii: quoted, in the JVM, one thread; its Senet is Kendall's, its Seega has no chains.")


if __name__ == "__main__":
    main()
