"""Glicko-2 (Glickman, *Example of the Glicko-2 system*, 2022), with what a seat is worth and with
results that count in part. Pure; it knows no game and no storage.

A rating is told on Elo's scale. Each game is a period of its own, as long as the time since the
game before it. The bounds are those that Lichess found necessary: a deviation that never falls so
low that a rating stands still, a volatility that cannot be driven up on purpose, a change that no
single game exceeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

SCALE: Final = 173.7178
"""Points of a rating on Glicko-2's own scale."""
BEGIN: Final = 1500.0
TAU: Final = 0.75
"""How fast the volatility moves."""
LEAST, MOST = 45.0, 350.0
"""The bounds of a deviation."""
WILDEST: Final = 0.1
"""The largest volatility."""
FARTHEST: Final = 700.0
"""A game moves a rating by so much at most."""
PROVISIONAL: Final = 110.0
"""Above this deviation a rating is provisional."""
A_DAY: Final = 0.2144
"""Periods a day: at a volatility of 0.06 a deviation of 60 grows to 110 in a year."""
_EXACT: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is held to be, and how surely."""

    value: float = BEGIN
    deviation: float = MOST
    volatility: float = 0.06

    @property
    def provisional(self) -> bool:
        """Whether little is known yet."""
        return self.deviation > PROVISIONAL


@dataclass(frozen=True, slots=True)
class Against:
    """A result: against whom, what share of it one got (0 to 1), by how much the seat was the
    better one (log-odds among equals), and how much it counts."""

    other: Rating
    score: float
    edge: float = 0.0
    weight: float = 1.0


def expected(me: Rating, other: Rating, edge: float = 0.0) -> float:
    """The share that `me` is expected to get."""
    return _expected((me.value - other.value) / SCALE, _sure(other.deviation / SCALE), edge)


def aged(me: Rating, periods: float) -> Rating:
    """The same one after so many periods without a game: less is known."""
    phi = sqrt((me.deviation / SCALE) ** 2 + me.volatility**2 * periods)
    return Rating(me.value, min(MOST, phi * SCALE), me.volatility)


def rated(me: Rating, results: Sequence[Against], periods: float = 1.0, tau: float = TAU) -> Rating:
    """The rating after these results, which end a time of so many periods."""
    if not results:
        return aged(me, periods)
    phi = me.deviation / SCALE
    inverse = gained = 0.0
    for each in results:
        g = _sure(each.other.deviation / SCALE)
        likely = _expected((me.value - each.other.value) / SCALE, g, each.edge)
        inverse += each.weight * g * g * likely * (1 - likely)
        gained += each.weight * g * (each.score - likely)
    variance = 1 / inverse
    volatility = min(WILDEST, _moved(me.volatility, phi, variance, variance * gained, tau))
    widened = phi * phi + volatility**2 * periods
    phi = 1 / sqrt(1 / widened + inverse)
    far = max(-FARTHEST, min(FARTHEST, phi * phi * gained * SCALE))
    return Rating(me.value + far, max(LEAST, min(MOST, phi * SCALE)), volatility)


def _sure(phi: float) -> float:
    """Glickman's g: how much a result against somebody says who is known so well."""
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _expected(ahead: float, g: float, edge: float) -> float:
    return 1 / (1 + exp(-(g * ahead + edge)))


def _moved(sigma: float, phi: float, variance: float, delta: float, tau: float) -> float:
    """The new volatility, found as in Glickman's step 5, by the Illinois method."""
    base, square = log(sigma * sigma), delta * delta

    def f(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (square - spread) / (2 * spread * spread) - (x - base) / (tau * tau)

    low = base
    if square > phi * phi + variance:
        high = log(square - phi * phi - variance)
    else:
        steps = 1
        while f(base - steps * tau) < 0:
            steps += 1
        high = base - steps * tau
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        there = f(middle)
        if there * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, there
    return exp(low / 2)
