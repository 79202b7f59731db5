"""What a reason is: something that holds of an action and not of all that it was chosen from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import lcm
from typing import TypeAlias, TypeVar

from games.core import Told

L = TypeVar("L")
"""What a game looks at: a position, an action, what comes of it."""

Fact: TypeAlias = Callable[[L, Sequence[L]], Told | None]
"""The words of what holds of an action, None where it does not hold. The others that were offered
beside it are given, for what holds by comparison alone."""


def first(facts: Sequence[Fact[L]], chosen: L, others: Sequence[L]) -> Told | None:
    """The first of the facts that holds of the chosen action, and not of every other one too: what
    follows whatever is chosen is no reason."""
    for fact in facts:
        told = fact(chosen, others)
        if told and not all(fact(other, (chosen,)) for other in others):
            return told
    return None


def shares(mine: Fraction, other: Fraction) -> tuple[tuple[str, int], ...]:
    """Two chances as so many of as many throws: what `num`, `den` and `other` say."""
    whole = lcm(mine.denominator, other.denominator)
    return (("num", int(mine * whole)), ("den", whole), ("other", int(other * whole)))
