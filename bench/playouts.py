"""Random playouts a second: whole games, one thread, fixed seeds: `python -m bench playouts`.

By the contract (`turn`, `apply`), as the chat and the tests use it, and by the game's kernel where
it has one. Seconds are CPU time, so that other work on the machine counts little.
"""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from games.catalogue import CATALOGUE, RuleSet
from opponents.kernels import Playouts, playouts
from opponents.playouts import playout

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


def measure(
    rules: RuleSet[Any, Any], play: Playouts[Any], seats: int, seconds: float = SECONDS
) -> tuple[int, int, float]:
    """Games and actions played in about so many seconds, and the seconds they took.

    What rules work out when first asked for is worked out before, in a tenth of the time.
    """
    _played(rules, play, seats, seconds / 10)
    return _played(rules, play, seats, seconds)


def _played(
    rules: RuleSet[Any, Any], play: Playouts[Any], seats: int, seconds: float
) -> tuple[int, int, float]:
    rng = random.Random(SEED)  # noqa: S311 - a bench repeats itself, nothing is at stake
    games = actions = 0
    start, begin = rules.start(seats), time.process_time()
    while (passed := time.process_time() - begin) < seconds:
        actions += play(start, rng).actions
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
    print(f"{'':26}{'playouts/s':>10}{'kernel':>8}{'times':>7}{'Ludii':>7}{'actions':>9}{'µs':>7}")
    for name, rules, seats, quoted in cases():
        games, actions, seconds = measure(rules, partial(playout, rules), seats)
        plain = games / seconds
        own = ""
        if not isinstance(fast := playouts(rules), partial):
            faster, _, passed = measure(rules, fast, seats)
            own = f"{faster / passed:8,.0f}{faster / passed / plain:7.1f}"
        ludii = LUDII.get((rules.game, quoted), "")
        print(
            f"{name:26}{plain:10,.0f}{own:15}{ludii:>7}{actions / games:9.0f}"
            f"{seconds / actions * 1e6:7.2f}"
        )
    print(
        "kernel: the same games on plain ints (opponents.kernels). µs: an action by the contract."
    )
    print("Ludii: quoted, in the JVM, one thread; its Senet is Kendall's, its Seega has no chains.")


if __name__ == "__main__":
    main()
