"""The network that learns: one hidden layer of rectified units, a chance of winning as output."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.senet.rules import Senet
from opponents.inputs import Told
from training.lockstep import Floats, Positions
from training.seen import seen

_FORGETS: Final = (0.9, 0.999)
"""How much Adam keeps of the mean and of the square of each slope a step (Kingma & Ba, 2015)."""

_TINY: Final = 1e-8


@dataclass
class Learner:
    """The weights, and what Adam remembers of their slopes.

    `first` is inputs by units, `bias` and `last` have one entry a unit, `end` has one. `told` is
    what the last inputs tell of the rules.
    """

    first: Floats
    bias: Floats
    last: Floats
    end: Floats
    told: Told = ()
    steps: int = 0
    _means: list[Floats] = field(init=False)
    _squares: list[Floats] = field(init=False)

    def __post_init__(self) -> None:
        """Nothing is remembered yet."""
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]

    @property
    def weights(self) -> tuple[Floats, Floats, Floats, Floats]:
        """All of them."""
        return self.first, self.bias, self.last, self.end

    def values(self, inputs: Floats) -> Floats:
        """The chance of winning for each row of inputs."""
        hidden = np.maximum(inputs @ self.first + self.bias, 0)
        return sigmoid(hidden @ self.last + self.end)

    def judged(self, rules: Senet, at: Positions) -> Floats:
        """The chance of winning of the side that throws, for each position by these rules."""
        return self.values(seen(rules, at, self.told))

    def learn(self, inputs: Floats, wanted: Floats, rate: float) -> None:
        """One step towards these chances of winning, by cross entropy."""
        hidden = np.maximum(inputs @ self.first + self.bias, 0)
        wrong = (sigmoid(hidden @ self.last + self.end) - wanted) / np.float32(len(wanted))
        back = np.outer(wrong, self.last) * (hidden > 0)
        slopes = (inputs.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(keepdims=True))
        self.steps += 1
        kept, kept_square = _FORGETS
        scale = rate * np.sqrt(1 - kept_square**self.steps) / (1 - kept**self.steps)
        for at, slope in enumerate(slopes):
            mean, square = self._means[at], self._squares[at]
            mean += (1 - kept) * (slope - mean)
            square += (1 - kept_square) * (slope * slope - square)
            weight = self.weights[at]
            weight -= np.float32(scale) * mean / (np.sqrt(square) + np.float32(_TINY))


def newborn(inputs: int, units: int, rng: np.random.Generator, told: Told = ()) -> Learner:
    """A network that knows nothing: every position is worth about a half."""
    spread = (2 / 20) ** 0.5  # some twenty inputs are on at a time
    first = rng.normal(0, spread, (inputs, units)).astype(np.float32)
    last = rng.normal(0, 0.1 * units**-0.5, units).astype(np.float32)
    return Learner(first, np.zeros(units, np.float32), last, np.zeros(1, np.float32), told)


def sigmoid(score: NDArray[np.float32]) -> Floats:
    """The chances that these scores stand for."""
    one = np.float32(1)
    chances: Floats = one / (one + np.exp(-score))
    return chances
