"""Sticks, dice and chips: what they show, what it counts, and the exact odds.

A device is a value. It never draws anything: `games.fair` turns a secret's bits into faces, and
the device reads them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import prod


@dataclass(frozen=True, slots=True)
class Device:
    """Several independent fair things thrown together.

    `kind` names the picture (`sticks`, `dice`). `sides` has one entry a thing: how many equally
    likely faces it has; a face is a number from 0 to `sides - 1` (a stick: 1 is its light side; a
    die: 0 is its one). `scores[i]` is the text of the outcome whose sum of faces is `i`.
    """

    kind: str
    sides: tuple[int, ...]
    scores: tuple[str, ...]

    def __post_init__(self) -> None:
        sums = sum(side - 1 for side in self.sides) + 1
        if len(self.scores) != sums:
            raise ValueError(f"{self.kind}: {len(self.scores)} scores for {sums} sums of faces")

    def read(self, faces: tuple[int, ...]) -> str:
        """The outcome's text. `ValueError` if the faces are not this device's."""
        if len(faces) != len(self.sides) or any(
            not 0 <= face < side for face, side in zip(faces, self.sides, strict=True)
        ):
            raise ValueError(f"{faces} are no faces of {self.kind} with sides {self.sides}")
        return self.scores[sum(faces)]

    def odds(self) -> tuple[tuple[str, Fraction], ...]:
        """Outcome texts in the order of their first score, with exact chances that sum to 1."""
        counts = Counter(self.read(faces) for faces in product(*map(range, self.sides)))
        whole = prod(self.sides)
        return tuple((text, Fraction(counts[text], whole)) for text in sorted(counts))
