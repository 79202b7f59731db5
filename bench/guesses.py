"""Where a hint would place a stone in Seega, how sure that is, and what it is worth:
`python -m bench guesses [GAMES]`.

Said is how often two guesses with other randomness name the same square, in positions with some
stones placed by chance; and of how many games the side that places by guesses wins, against stones
placed anywhere and against those placed on the outermost free squares. Both sides then move by the
same search. Errors are two standard errors.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, TypeAlias

from arena.match import won
from games.catalogue import rule_set
from games.core import Over
from games.seega.rules import Seega
from games.seega.state import Action, State
from opponents.core import offered
from opponents.playouts import LONGEST
from opponents.seega_thinking import BALANCED, strong, thought

SEED = 102
GAMES = 200
RULES = ("sidja", "siga")

Placer: TypeAlias = Callable[[Seega, State, Random], Action]


def anywhere(rules: Seega, state: State, rng: Random) -> Action:
    return rng.choice(offered(rules, state).actions)


def outside(rules: Seega, state: State, rng: Random) -> Action:
    """What *For me* takes."""
    (order,) = rules.orders(state)
    return rng.choice(order.actions)


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


def points(rules: Seega, against: Placer, number: int) -> float:
    """What the side that places by guesses gets of a game."""
    rng, mine = Random(f"{SEED} {number}"), number % 2  # noqa: S311 - repeatable
    state = rules.start(2)
    for _ in range(LONGEST):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            return won(turn.winners, mine, 2)
        if state.due != "place":
            action = thought(BALANCED, rules, state, rng)
        else:
            action = (strong if turn.seat == mine else against)(rules, state, rng)
        state = rules.apply(state, action)
    return 0.5


def share(got: float, of: int) -> str:
    """A share of a hundred, with its error: as if two more had been won and two more lost, so that
    none is sure (Agresti and Coull, 1998)."""
    part = (got + 2) / (of + 4)
    return f"{100 * got / of:.0f} ± {200 * sqrt(part * (1 - part) / (of + 4)):.0f} of 100"


def main(*given: str) -> None:
    """Print some lines for each rule set."""
    games = int(given[0]) if given else GAMES
    for name in RULES:
        rules: Any = rule_set(name)
        print(f"{name}: two guesses name one square: {share(agreed(rules, games), games)}")
        for placer in (anywhere, outside):
            got = sum(points(rules, placer, number) for number in range(games))
            print(f"  guesses win against {placer.__name__}: {share(got, games)}", flush=True)
    print(f"{games} positions and games each")


if __name__ == "__main__":
    main(*sys.argv[1:])
