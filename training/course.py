"""A course: what is played how often, and how fast the network learns from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi
from typing import Final

import numpy as np

from games.senet.rules import Senet
from opponents import inputs
from training.learner import Learner, newborn
from training.selfplay import TRIES, Batch, Lesson, played, table

OWN: Final = 4
"""So many tables play by the rule set's own values, whatever the others play by."""

CHANGED: Final = 0.25
"""How often a switch of another table has another value than the rule set's own."""

WANDERS: Final = 0.3
"""Where one may pass, any move is made at first, and more and more seldom for so much of the games:
two who know nothing would pass for ever, and learn nothing. Such rules learn so only together with
others; alone they learn by :mod:`training.evolving`."""

ENDLESS: Final = 12
"""Where one may pass, tables keep their rules for so many times as long: a game of any moves is
2,600 actions there, and one that is cut off teaches nothing of its end."""

MANY: Final = 6
"""A rule set with so many switches has twice the tables, where several learn together."""

STEPS: Final = 16
"""So many throws each game goes on before the network learns."""

LOT: Final = 512
"""From so many positions it learns at a time."""

FAST, SLOW = 3e-3, 1e-5
"""How fast it learns at first and at last (the rate of Adam)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is learned. `switched`: whether by all values of the switches, too. `tables` are
    those of a rule set that learns alone. Where numbers are learned (:mod:`training.evolving`), so
    many are tried at a time, two and two on opposite sides (`brood`), by so many games (`trial`).
    """

    games: int
    units: int = 96
    tables: int = 8
    rows: int = 256
    life: int = 1_500
    """After so many throws other rules are drawn for a table, later where one may pass
    (`ENDLESS`)."""
    repeats: int = 2
    switched: bool = True
    brood: int = 12
    trial: int = 200


def train(
    sets: Sequence[Senet],
    plan: Plan,
    seed: int,
    sat: Callable[[int, int], None] = lambda _number, _of: None,
) -> Iterator[tuple[int, Learner]]:
    """The games that have ended so far and the network, after each round, to the end of the plan.
    `sat` hears of each table at which was played in a round: its number from 1, and of how many.

    One network learns all these rule sets. The same seed gives the same network on the same kind
    of processor.
    """
    rng = np.random.default_rng(seed)
    told, places = inputs.told(sets), seated(sets, plan)
    learner = newborn(inputs.count(told), plan.units, rng, told)
    desks = [_table(rules, switched=switched, plan=plan, rng=rng) for rules, switched in places]
    for number, (desk, (rules, _)) in enumerate(zip(desks, places, strict=True)):
        desk.age = number * _life(rules, plan) // len(desks)
    games = 0
    while games < plan.games:
        lessons, done = [], min(1.0, games / plan.games)
        for number, (rules, switched) in enumerate(places):
            if desks[number].age >= _life(rules, plan):
                desks[number] = _table(rules, switched=switched, plan=plan, rng=rng)
            tries = max(TRIES, 1 - done / WANDERS) if rules.may_pass else TRIES
            lesson, ended = played(desks[number], learner, STEPS, rng, tries)
            lessons.append(lesson)
            games += ended
            sat(number + 1, len(places))
        done = min(1.0, games / plan.games)
        _learn(learner, lessons, plan, SLOW + (FAST - SLOW) * (1 + cos(pi * done)) / 2, rng)
        yield games, learner


def seated(sets: Sequence[Senet], plan: Plan) -> list[tuple[Senet, bool]]:
    """The rule set of each table, and whether it is played there with other switches, too.

    Of several sets each has as many tables of the one kind as of the other.
    """
    if len(sets) == 1:
        return [(sets[0], plan.switched and number >= OWN) for number in range(plan.tables)]
    return [
        (rules, switched)
        for rules in sets
        for switched in (False, plan.switched)
        for _ in range(1 + (len(rules.offered) >= MANY))
    ]


def _life(rules: Senet, plan: Plan) -> int:
    return plan.life * (ENDLESS if rules.may_pass else 1)


def _table(rules: Senet, *, switched: bool, plan: Plan, rng: np.random.Generator) -> Batch:
    """Games by the rule set's own values, or by some that are drawn."""
    given: dict[str, str] = {}
    if switched:
        for switch in rules.offered:
            other = switch.values[1:]
            if switch.name not in inputs.UNSEEN and rng.random() < CHANGED:
                given[switch.name] = other[int(rng.integers(len(other)))]
    return table(rules.custom(given), plan.rows)


def _learn(
    learner: Learner, lessons: list[Lesson], plan: Plan, rate: float, rng: np.random.Generator
) -> None:
    seen = np.concatenate([lesson.inputs for lesson in lessons])
    wanted = np.concatenate([lesson.wanted for lesson in lessons])
    for _ in range(plan.repeats):
        order = rng.permutation(len(wanted))
        for start in range(0, len(order), LOT):
            lot = order[start : start + LOT]
            learner.learn(seen[lot], wanted[lot], rate)
