"""The hunt (hyena 9): whom the hyena comes to, and how likely a turn leads so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from typing import Final

from games.hyena.ruleset import CHIPS, HyenaFields
from games.hyena.state import ENDS, NOWHERE, RUNS, Player, State, day_of

_STEPS: Final = tuple((int(text), chance) for text, chance in CHIPS.odds() if text != "taba")
_ANY: Final = sum((chance for _, chance in _STEPS), Fraction(0))
"""The throws that move somebody. Between them come tabas, which move nobody and end no turn."""


def days_home(rules: HyenaFields, player: Player) -> int:
    """How many days a mother has still to go, on whichever way; the well counts once."""
    return rules.home - player.at - int(player.at <= rules.well)


def hunted(rules: HyenaFields, state: State, mothers: Sequence[Player]) -> Player | None:
    """The first of these mothers that a hyena on its way back comes to; none where none is before
    it, nor at the well or in the village."""
    well = rules.well
    near = day_of(state.hyena, well)
    met = [each for each in mothers if each.at != NOWHERE and 0 < day_of(each.at, well) < near]
    return max(met, key=lambda each: day_of(each.at, well), default=None)


@cache
def within(days: int, pace: int) -> Fraction:
    """How likely what is left of a turn leads so far, at so many days a point."""
    if days <= 0:
        return Fraction(1)
    return _mean(
        lambda score: (
            Fraction(pace * score >= days) if score == ENDS else within(days - pace * score, pace)
        )
    )


@cache
def taken(apart: int, days: int) -> Fraction:
    """How likely the hyena, so far behind a mother on her way back, takes her in its next turn:
    she is so far from home, and first walks herself."""
    if days <= 0:
        return Fraction(0)

    def then(score: int) -> Fraction:
        if score >= days:
            return Fraction(0)
        if score == ENDS:
            return within(apart + score, RUNS)
        return taken(apart + score, days - score)

    return _mean(then)


def _mean(worth: Callable[[int], Fraction]) -> Fraction:
    """What the next throw that moves somebody is worth on average."""
    return sum((chance * worth(score) for score, chance in _STEPS), Fraction(0)) / _ANY
