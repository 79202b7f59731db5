"""Where the BOT's levels stand beside people: `python -m bench.anchors 4000`, or with fewer games
as a part of the bench.

A rating of 1500 is what a beginner begins with: half their choices with an eye for what is near,
half any (`cards/players.py`). So they meet level 1, which is the zero of the ladders.
"""

from __future__ import annotations

import sys
from random import Random

from arena.match import Lot, won
from arena.result import Result, result
from bot.table.measures import BEGINNERS
from cards.players import EASY, Beginner
from games.catalogue import rule_set
from games.core import Over, Throw
from opponents.playouts import pot

SEED = 30
GAMES = 200


def met(rules_id: str, count: int) -> Result:
    """So many games of a beginner against level 1, a seat each in turn."""
    rules, points, actions = rule_set(rules_id), list[float](), 0
    for number in range(count):
        rng = Random(f"{SEED} {rules_id} {number}")  # noqa: S311 - a bench repeats itself
        seat, state = number % 2, rules.start(2)
        while not isinstance(turn := rules.turn(state), Over):
            if isinstance(turn, Throw):
                action = rng.choice(pot(turn.odds))
            else:
                player = Beginner() if turn.seat == seat else EASY
                action = player.choose(rules, state, rng)
            state, actions = rules.apply(state, action), actions + 1
        points.append(won(turn.winners, seat, 2))
    return result([Lot(tuple(points), 0, 0, actions, ((), ()))])


def main(count: int = GAMES) -> None:
    for rules, kept in BEGINNERS.items():
        elo, error = met(rules, count).elo()
        print(f"{rules}: a beginner is {elo:.0f} ± {error:.0f} points above level 1 (kept: {kept})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
