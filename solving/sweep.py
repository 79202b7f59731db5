"""Value iteration: chances are worked out from those of what follows, over and over, till they
stay.

Layers are taken in the order in which pieces leave: a game never leads back to more of them. In
a layer, together with the one of the other side, positions are gone through from the end of the
board to its beginning, and what was just worked out counts at once.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from opponents.exact import count
from solving.follow import Following, Solvable, following

CHUNK: Final = 1 << 16
"""Positions are worked out so many at a time."""

STILL: Final = 1e-8
"""A layer is done when no chance changes by more in a sweep."""


@dataclass
class Worths:
    """What is known so far: :attr:`Solvable.won` says what stands where."""

    solvable: Solvable
    values: NDArray[np.float64] = field(init=False)

    def __post_init__(self) -> None:
        """Everything may be won or lost."""
        self.values = np.full(self.solvable.won + 1, 0.5)
        self.values[-1] = 1.0

    @property
    def thrown(self) -> NDArray[np.float64]:
        """The chances of the side that throws."""
        return self.values[: self.solvable.positions]

    def work_out(self, chunk: Following) -> float:
        """Work some positions out anew; by how much a chance has changed at most."""
        best = self.values[chunk.after[:, 0]]
        for choice in range(1, chunk.after.shape[1]):
            np.maximum(best, self.values[chunk.after[:, choice]], out=best)
        found = self.solvable.chances @ best
        last = chunk.first + len(found)
        change = np.abs(found - self.values[chunk.first : last]).max()
        self.values[chunk.first : last] = found
        begun = found.copy()
        if len(chunk.rescued):
            saved = self.values[chunk.rescues]
            begun[chunk.rescued] = np.maximum(begun[chunk.rescued], saved)
        self.values[self.solvable.positions + chunk.first : self.solvable.positions + last] = (
            1 - begun
        )
        return float(change)


@dataclass(frozen=True)
class Step:
    """How far it is: a layer by its two numbers of pieces, the sweep (0 while the rules are asked),
    the part of the layer's work that is done, and the seconds of CPU that the layer took."""

    layer: tuple[int, int]
    sweep: int
    done: float
    seconds: float
    change: float = 1.0
    error: float = 0.0


def solve(worths: Worths, still: float = STILL) -> Iterator[Step]:
    """Work all layers out, and tell of each step."""
    most = worths.solvable.most
    for more in range(1, most + 1):
        for less in range(1, more + 1):
            yield from _layer(worths, (more, less), still)


def positions_of(layer: tuple[int, int]) -> int:
    """How many positions are worked out together."""
    more, less = layer
    return count(more, less) + (count(less, more) if more != less else 0)


def _layer(worths: Worths, layer: tuple[int, int], still: float) -> Iterator[Step]:
    begun = time.process_time()
    chunks: list[Following] = []
    spans = _spans(layer)
    for pair, first, last in spans:
        chunks.append(following(worths.solvable, pair, first, last))
        yield Step(layer, 0, 0.5 * len(chunks) / len(spans), time.process_time() - begun)
    sweep, changes = 0, [1.0]
    while changes[-1] > still:
        sweep += 1
        changes.append(max(worths.work_out(chunk) for chunk in chunks))
        done = 0.5 + 0.5 * min(1.0, np.log(max(changes[-1], still)) / np.log(still))
        seconds = time.process_time() - begun
        yield Step(layer, sweep, float(done), seconds, changes[-1], _error(changes))


def _spans(layer: tuple[int, int]) -> list[tuple[tuple[int, int], int, int]]:
    """The positions of a layer in chunks, those near the end of the board first."""
    pairs = dict.fromkeys((layer, layer[::-1]))
    found = [
        (pair, first, min(first + CHUNK, count(*pair)))
        for pair in pairs
        for first in range(0, count(*pair), CHUNK)
    ]
    return sorted(found, key=lambda span: -span[1] / count(*span[0]))


def _error(changes: Sequence[float]) -> float:
    """How far chances may still be from where they would come to: in the long run each change is
    the same part of the one before."""
    then = changes[max(1, len(changes) - 6)]
    between = len(changes) - 1 - max(1, len(changes) - 6)
    if not between:
        return 1.0
    part = min(0.99, (changes[-1] / then) ** (1 / between))
    return float(changes[-1] * part / (1 - part))
