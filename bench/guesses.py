"""Where a hint would place a stone in Seega, and what *For me* places, what both are worth:
`python -m bench guesses`; with another number of games `python -m bench.guesses [GAMES]`.

Said is how often two guesses with other randomness name the same square, in positions with some
stones placed by chance. Then ways to place play each other, with one search that moves for both
sides: of how many games the first of them wins, and how many stones either loses to the other's
first turn, where that comes first. Stones are placed by the hint's guess, by what *For me* does, on
the outermost free squares, and anywhere, as most characters of the BOT do. How long *For me* takes
to find a square is said, too. Errors are two standard errors.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from arena.match import won
from games.catalogue import rule_set
from games.core import Over
from games.seega.rules import Seega
from games.seega.state import Action, State, edges
from opponents.core import offered
from opponents.playouts import LONGEST
from opponents.seega_thinking import BALANCED, strong, thought

SEED = 102
GAMES = 200
RULES = ("sidja", "siga")

Placer: TypeAlias = Callable[[Seega, State, Random], Action]


class Played(NamedTuple):
    """What a way to place got of a game, and how many stones the other's first turn took: of those
    of the way and of those of the other; None of who moved first."""

    points: float
    lost: int | None = None
    took: int | None = None


def guess(rules: Seega, state: State, rng: Random) -> Action:
    """What a hint names."""
    return strong(rules, state, rng)


def for_me(rules: Seega, state: State, rng: Random) -> Action:
    """What *For me* takes."""
    (order,) = rules.orders(state)
    return rng.choice(order.actions)


def outside(rules: Seega, state: State, rng: Random) -> Action:
    """The outermost free squares, which *For me* took before."""
    actions = offered(rules, state).actions
    most = max(edges(action.target, rules.size) for action in actions)
    return rng.choice([action for action in actions if edges(action.target, rules.size) == most])


def anywhere(rules: Seega, state: State, rng: Random) -> Action:
    """By lot."""
    return rng.choice(offered(rules, state).actions)


def agreed(rules: Seega, positions: int) -> int:
    """In how many positions two guesses are the same."""
    rng, same = Random(SEED), 0  # noqa: S311 - repeatable
    for _ in range(positions):
        state, stones = rules.start(2), rng.randrange(sum(rules.start(2).hand) - 1)
        for _ in range(stones):
            state = rules.apply(state, anywhere(rules, state, rng))
        one, other = (strong(rules, state, Random(seed)) for seed in (0, 1))  # noqa: S311
        same += one == other
    return same


def played(rules: Seega, one: Placer, other: Placer, number: int) -> Played:
    """A game between two ways to place; in every second one the first of them begins."""
    rng, mine = Random(f"{SEED} {number}"), number % 2  # noqa: S311 - repeatable
    state, first = rules.start(2), rules.mover
    lost: int | None = None
    for _ in range(LONGEST):
        turn = rules.turn(state)
        if state.due != "place" and state.seat != first and lost is None:
            lost = rules.lookups.stones - state.stones[1 - first].bit_count()
        if isinstance(turn, Over):
            return _told(won(turn.winners, mine, 2), lost, first == mine)
        if state.due != "place":
            action = thought(BALANCED, rules, state, rng)
        else:
            action = (one if turn.seat == mine else other)(rules, state, rng)
        state = rules.apply(state, action)
    return _told(0.5, lost, first == mine)


def _told(points: float, lost: int | None, began: bool) -> Played:  # noqa: FBT001 - by name above
    return Played(points, None, lost) if began else Played(points, lost)


def share(got: float, of: int) -> str:
    """A share of a hundred, with its error: as if two more had been won and two more lost, so that
    none is sure (Agresti and Coull, 1998)."""
    part = (got + 2) / (of + 4)
    return f"{100 * got / of:.0f} ± {200 * sqrt(part * (1 - part) / (of + 4)):.0f} of 100"


def mean(values: Sequence[int | None]) -> str:
    """A mean with its error, of what is known."""
    known = [value for value in values if value is not None]
    if len(known) < 2:
        return "-"
    return f"{fmean(known):.1f} ± {2 * stdev(known) / sqrt(len(known)):.1f}"


def longest(rules: Seega) -> float:
    """The milliseconds that *For me* takes for a square at most, while a board is filled."""
    rng, state, took = Random(SEED), rules.start(2), 0.0  # noqa: S311 - repeatable
    while state.due == "place":
        began = perf_counter()
        action = for_me(rules, state, rng)
        took = max(took, perf_counter() - began)
        state = rules.apply(state, action)
    return 1000 * took


def main(*given: str) -> None:
    """Print some lines for each rule set."""
    games = int(given[0]) if given else GAMES
    for name in RULES:
        rules: Any = rule_set(name)
        print(f"{name}: two guesses name one square: {share(agreed(rules, games), games)}")
        print(f"  for_me finds a square in {longest(rules):.1f} ms at most")
        for one, other in combinations((guess, for_me, outside, anywhere), 2):
            told = [played(rules, one, other, number) for number in range(games)]
            lost, took = mean([each.lost for each in told]), mean([each.took for each in told])
            print(
                f"  {one.__name__} against {other.__name__}: wins"
                f" {share(sum(each.points for each in told), games)}; to the other's first turn"
                f" it loses {lost} of {rules.lookups.stones} stones, the other {took}",
                flush=True,
            )
    print(f"{games} positions and games each")


if __name__ == "__main__":
    main(*sys.argv[1:])
