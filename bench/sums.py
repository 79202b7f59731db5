"""How far the sums of many reviews are off: `python -m bench sums`.

In a review luck less costs does not quite come to what the chance moved by. What is left over is
what the review is wrong by. In each pair of characters so much of it is the same in every game (its
mean), and so much comes and goes; my page reckons with both. Said is also how often the sums of
eight and of twenty-four games are wrong by no more than the page tells.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

from bot.choosing.me_pages import wrong_by
from bot.words.combos import AnyRuleSet
from games.catalogue import rule_set
from games.core import Over, Played, Throw, legal_actions
from opponents.cast import OPPONENTS
from opponents.outlook import outlook
from opponents.review import Review, review

SEED = 27
GAMES = 96
PAIRS = (("greedy", "modest"), ("golden", "greedy"), ("djehuty", "golden"))
RULES = ("thibault", "bell", "aseb")


ANY = "any move"
"""Who chooses by chance alone."""


def _chosen(rules: AnyRuleSet, state: Any, name: str, rng: Random) -> Any:
    if name == ANY:
        return rng.choice(legal_actions(rules, state))
    return OPPONENTS[name].choose(rules, state, rng)


def reviewed(rules: AnyRuleSet, pair: tuple[str, str], rng: Random) -> Review:
    """A game of two characters, or of chance, seen again."""
    state, played = rules.start(2), []
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Throw):
            throws, odds = zip(*turn.odds, strict=True)
            action = rng.choices(throws, [float(each) for each in odds])[0]
        else:
            action = _chosen(rules, state, pair[turn.seat], rng)
        played.append(Played(turn.seat, state, action))
        state = rules.apply(state, action)
    sees = outlook(rules)
    found = None if sees is None else review(rules, played, sees)
    if found is None:
        raise RuntimeError(f"{rules.id} has no review")
    return found


def _held(reviews: Sequence[Review], many: int) -> str:
    """Of how many sums of so many games what is told holds."""
    groups = [reviews[at : at + many] for at in range(0, len(reviews) - many + 1, many)]
    held = 0
    for group in groups:
        told = wrong_by(many, sum(each.error**2 for each in group))
        held += abs(sum(each.left for each in group)) <= told
    return f"{held} of {len(groups)}"


def main(*given: str) -> None:
    games = int(given[0]) if given else GAMES
    for name in RULES:
        rules = rule_set(name)
        for pair in PAIRS:
            rng = Random(SEED)  # noqa: S311 - a bench repeats itself
            found = [reviewed(rules, pair, rng) for _ in range(games)]
            mean = fmean(each.left for each in found)
            spread = sqrt(fmean(each.left**2 for each in found))
            told = sqrt(fmean(each.error**2 for each in found))
            print(
                f"{name:9} {'-'.join(pair):15} left over {100 * mean:+5.1f} on the average, "
                f"{100 * spread:4.1f} as a root, {100 * told:4.1f} told; "
                f"sums of 8 hold in {_held(found, 8)}, of 24 in {_held(found, 24)}"
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
