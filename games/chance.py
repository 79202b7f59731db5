"""Sticks, dice and chips: what they show, what it counts, and the exact odds.

A device is a value. It never draws anything: `games.fair` turns a secret's bits into faces, and
the device reads them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import erfc, exp, lcm, pi, prod, sqrt
from typing import TypeAlias

Reading: TypeAlias = Callable[[tuple[int, ...]], int]
"""How faces become an outcome: the place among a device's `scores` of what they count.

It is pure, and a plain value: a function of a module (:func:`summed`), or a frozen value that is
called (:class:`Marked`). Two equal devices have equal readings.
"""


def summed(faces: tuple[int, ...]) -> int:
    """The sum of the faces: the plain case."""
    return sum(faces)


def in_common(chances: Iterable[Fraction]) -> int:
    """Of how many throws all these chances can be told, so that they can be compared: their least
    common denominator."""
    return lcm(*(chance.denominator for chance in chances))


@dataclass(frozen=True, slots=True)
class Marked:
    """Counts the things that show one of the `marked` faces: of a tetrahedron with two of its four
    corners marked, that a marked corner is up.

    No rule set throws such a thing yet. It stands here as the reading that is neither a sum nor a
    list, by which the tests hold whatever reads devices: a new game may be thrown so."""

    marked: frozenset[int]

    def __call__(self, faces: tuple[int, ...]) -> int:
        """How many show a marked face."""
        return sum(face in self.marked for face in faces)


@dataclass(frozen=True, slots=True)
class Listed:
    """Reads a combination of faces by its place in a list, in whatever order the things lie.

    `combinations` have their faces in rising order.
    """

    combinations: tuple[tuple[int, ...], ...]

    def __call__(self, faces: tuple[int, ...]) -> int:
        """The combination's place. `ValueError` if it is not listed."""
        return self.combinations.index(tuple(sorted(faces)))


@dataclass(frozen=True, slots=True)
class Device:
    """Several independent fair things thrown together.

    `kind` names the picture and the words (`sticks`, `dice`). `sides` has one entry a thing: how
    many equally likely faces it has; a face is a number from 0 to `sides - 1` (a stick: 1 is its
    light side; a die: 0 is its one). `scores[i]` is the text of the outcome that `reading` gives
    as `i`; what was counted is told as `i + least`: the sum of two dice is 2 at least.

    `ValueError` for a reading that gives no score for some faces, and for a score that no faces
    give. All faces of a device that is not summed are read for that, so there must not be millions.
    """

    kind: str
    sides: tuple[int, ...]
    scores: tuple[str, ...]
    reading: Reading = summed
    least: int = 0

    def __post_init__(self) -> None:
        if self.reading is summed:
            sums = sum(side - 1 for side in self.sides) + 1
            if len(self.scores) != sums:
                raise ValueError(f"{self.kind}: {len(self.scores)} scores for {sums} sums of faces")
            return
        found = {self._place(faces) for faces in self._all()}
        never = [text for place, text in enumerate(self.scores) if place not in found]
        if never:
            raise ValueError(f"{self.kind}: no faces give {', '.join(never)}")

    @property
    def hits(self) -> bool:
        """Whether one of the scores is a word (`taba`): luck is then how often that is thrown, else
        how much."""
        return not all(score.isdecimal() for score in self.scores)

    def count(self, faces: tuple[int, ...]) -> int:
        """What the faces count: the place of their score. `ValueError` if they are not this
        device's."""
        if len(faces) != len(self.sides) or any(
            not 0 <= face < side for face, side in zip(faces, self.sides, strict=True)
        ):
            raise ValueError(f"{faces} are no faces of {self.kind} with sides {self.sides}")
        return self.reading(faces)

    def read(self, faces: tuple[int, ...]) -> str:
        """The outcome's text. `ValueError` if the faces are not this device's."""
        return self.scores[self.count(faces)]

    def chances(self) -> tuple[Fraction, ...]:
        """The exact chance of each place among the scores.

        Every combination of faces is counted; all are equally likely.
        """
        counts = Counter(map(self.count, self._all()))
        return tuple(Fraction(counts[place], prod(self.sides)) for place in range(len(self.scores)))

    def odds(self) -> tuple[tuple[str, Fraction], ...]:
        """Outcome texts in alphabetical order, with exact chances that sum to 1."""
        found: dict[str, Fraction] = {}
        for text, chance in zip(self.scores, self.chances(), strict=True):
            found[text] = found.get(text, Fraction(0)) + chance
        return tuple(sorted(found.items()))

    def _all(self) -> Iterator[tuple[int, ...]]:
        """Every combination of faces."""
        return product(*map(range, self.sides))

    def _place(self, faces: tuple[int, ...]) -> int:
        """The place of what the faces count; `ValueError` if there is no such score."""
        try:
            place = self.reading(faces)
        except (LookupError, ValueError) as error:
            raise ValueError(f"{self.kind}: the reading does not read {faces}") from error
        if not 0 <= place < len(self.scores):
            raise ValueError(f"{self.kind}: {faces} read {place}, of {len(self.scores)} scores")
        return place


def chi_square(seen: Sequence[int], chances: Sequence[Fraction]) -> float:
    """Pearson's statistic of so many of each outcome against exact chances that sum to 1; 0 where
    nothing was seen."""
    whole = sum(seen)
    if not whole:
        return 0.0
    expected = [float(whole * chance) for chance in chances]
    return sum(
        (count - mean) ** 2 / mean for count, mean in zip(seen, expected, strict=True) if mean
    )


def as_uneven(statistic: float, outcomes: int) -> float:
    """The chance that fair throws with so many outcomes are as uneven as that, or more: the upper
    tail of chi-square with one degree of freedom less than there are outcomes.

    Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.4.4 and 26.4.5.
    """
    free, half = outcomes - 1, statistic / 2
    if free % 2:
        tail, term = erfc(sqrt(half)), 2 * sqrt(half / pi) * exp(-half)
    else:
        tail, term = exp(-half), half * exp(-half)
    for k in range(3 if free % 2 else 4, free + 1, 2):
        tail += term
        term *= statistic / k
    return tail
