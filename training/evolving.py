"""Numbers to count by, learned by playing: those that win more come through.

An evolution strategy (Rechenberg, 1973): around the numbers so far others are drawn, each of which
plays some games against a strong character. The numbers move towards those that won most. What is
learned is what wins, so a small error of a value does no harm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.senet.rules import Senet
from opponents.senet import GOLDEN
from training.counting import Numbers, count, network
from training.course import Plan
from training.duel import duel
from training.learner import Learner
from training.rivals import Learned
from training.weighing import InRows

BORN: Final = Numbers(2, 0, 10, 1, 0, 0, 0, 0, 3)
"""Houses are counted, pieces borne off and pairs count a little more, as every beginner knows."""

SPREAD: Final = Numbers(0.6, 0.4, 6, 0.8, 3, 2, 2, 2, 3)
"""How far around them others are drawn at first."""

NARROWED: Final = 0.4
"""How much of that is left at last."""


def evolved(
    rules: Senet,
    plan: Plan,
    seed: int,
    sat: Callable[[int, int], None] = lambda _number, _of: None,
) -> Iterator[tuple[int, Learner]]:
    """The games played so far and what was learned, after each brood, to the end of the plan.

    `sat` hears of each trial of a brood: its number from 1, and of how many. The same seed gives
    the same numbers.
    """
    rng = np.random.default_rng(seed)
    numbers, games = np.asarray(BORN, np.float64), 0
    while games < plan.games:
        spread = np.asarray(SPREAD) * NARROWED ** min(1.0, games / plan.games)
        half = rng.normal(size=(plan.brood // 2, len(numbers)))
        drawn = np.concatenate((half, -half))
        shares = []
        for number, each in enumerate(drawn):
            tried = Numbers(*(numbers + spread * each).tolist())
            shares.append(share(rules, tried, plan.trial, seed + games))
            sat(number + 1, len(drawn))
        numbers = numbers + spread * towards(drawn, np.asarray(shares))
        games += len(drawn) * plan.trial
        yield games, network(rules, Numbers(*numbers.tolist()))


def share(rules: Senet, numbers: Numbers, games: int, seed: int) -> float:
    """How much of the points who counts so wins against Golden, looking one throw ahead."""
    judge = count(rules, numbers)
    return duel(rules, Learned(judge), InRows(GOLDEN), games, seed, judge).share


def towards(drawn: NDArray[np.float64], shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """The mean of the better half, the best counting most."""
    better = np.argsort(-shares, kind="stable")[: len(drawn) // 2]
    places = np.log(len(better) + 0.5) - np.log(np.arange(1, len(better) + 1))
    found: NDArray[np.float64] = places @ drawn[better] / places.sum()
    return found
