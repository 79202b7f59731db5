"""What choices cost beside what chance would have lost in the same positions.

Who chooses well loses less than a player who takes any action that is offered, each as likely as
the others. How much such a player would have lost is known, choice by choice, from the worth of
every option: its mean, and how often chance alone comes to as little, or as much. So no good luck
in choosing is taken for skill. This comparison holds whatever the worths are good for: an outlook
that knows nothing tells everybody from chance as rarely as it should.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

SURE, LIKELY = 0.001, 0.05
"""What chance alone comes to more rarely than the first is held for no chance; what is between both
is doubted."""

STEPS, STEPS_A_CHOICE = 400, 2
"""Sums are counted in so many equal steps up to the largest that can be, in more where there are
many choices: so one that can cost as much as the others is never rounded to nothing."""

Verdict: TypeAlias = Literal["few", "chance", "worse", "perhaps", "better"]
"""What is known of choices: too little, or that they are no surer than chance's, surely worse,
perhaps better, or surely."""


class ByChance(NamedTuple):
    """What chance would have lost: on the average (as `cost`, 1 a whole game), how often no more
    than was lost (`as_little`), how often no less (`as_much`), and how often as little as can be
    (`least`)."""

    cost: float = 0.0
    as_little: float = 1.0
    as_much: float = 1.0
    least: float = 1.0

    @property
    def verdict(self) -> Verdict:
        """What these choices say of who made them."""
        if self.as_little < SURE:
            return "better"
        if self.as_much < SURE:
            return "worse"
        if self.as_little < LIKELY:
            return "perhaps"
        return "few" if self.least >= SURE else "chance"


NOTHING: Final = ByChance()
"""Beside no choices, or such as lose nothing whatever is taken."""


def by_chance(choices: Sequence[tuple[Sequence[float], int]]) -> ByChance:
    """Choices beside chance: of each what every option costs, none less than 0, and the place of
    the one that was taken.

    Sums are rounded choice by choice, that of what was taken as the others: so what is told is
    exact for the rounded costs. 5 ms for 60 choices of four.
    """
    costs = [options for options, _ in choices]
    most = sum(map(max, costs))
    if not most:
        return NOTHING
    step = most / max(STEPS, STEPS_A_CHOICE * len(choices))
    odds, lost = [1.0], 0
    for options, taken in choices:
        places = [round(cost / step) for cost in options]
        lost += places[taken]
        odds = _added(odds, places)
    return ByChance(
        sum(sum(options) / len(options) for options in costs),
        sum(odds[: lost + 1]),
        sum(odds[lost:]),
        odds[0],
    )


def _added(odds: Sequence[float], places: Sequence[int]) -> list[float]:
    """The chances of each sum with one more choice, by the places of what its options add."""
    found, share = [0.0] * (len(odds) + max(places)), 1 / len(places)
    for place in places:
        for at, chance in enumerate(odds, place):
            found[at] += share * chance
    return found
