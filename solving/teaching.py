"""A small network that a solved game of Aseb teaches: what positions are worth, in some kilobytes.

It sees what :func:`opponents.taught.lit` tells of a position, and learns from positions drawn of
all, those of each number of pieces as often as the root of how many there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.aseb.rules import Aseb
from games.aseb.state import LAST
from opponents.network import Head, write
from opponents.table_file import told_apart
from opponents.taught import COUNTED, HAND, INPUTS, LEFT, THEIR_HAND, THEIR_LEFT, THEIRS
from solving.twenty import Layer

Reals = NDArray[np.float32]

UNIT_SCALE, LAST_SCALE = 2048, 2048
"""What weights count in whole numbers."""
_MOST: Final = 32_000


@dataclass(frozen=True)
class Plan:
    """How it is taught: hidden units, steps of so many positions each, how fast."""

    units: int = 128
    steps: int = 60_000
    rows: int = 2_048
    rate: float = 0.004
    seed: int = 1


def drawn(
    layer: Layer, pair: tuple[int, int], count: int, rng: np.random.Generator
) -> tuple[NDArray[np.bool_], Reals]:
    """About so many positions of a pair: their inputs, and their chances."""
    mine, theirs = layer.hands[pair[0]], layer.hands[pair[1]]
    rows = rng.integers(0, len(mine.masks), count)
    columns = rng.integers(0, len(theirs.masks), count)
    can = (mine.both[rows] & theirs.both[columns]) == 0
    rows, columns = rows[can], columns[can]
    found = np.zeros((len(rows), INPUTS), np.bool_)
    sides = (
        (mine, rows, 0, HAND, LEFT, pair[0]),
        (theirs, columns, THEIRS, THEIR_HAND, THEIR_LEFT, pair[1]),
    )
    for hands, at, squares, hand, left, many in sides:
        masks = np.array(hands.masks, np.int64)[at]
        for square in range(1, LAST + 1):
            found[:, squares + square - 1] = masks >> square & 1
        waiting = many - np.bitwise_count(masks).astype(np.int64)
        for number in range(COUNTED):
            found[:, hand + number] = waiting > number
            found[:, left + number] = many > number
    return found, layer.ahead[pair][rows, columns].astype(np.float32)


class _Net:
    """One hidden layer of rectified units, and Adam."""

    def __init__(self, plan: Plan, rng: np.random.Generator) -> None:
        scale = 1 / np.sqrt(INPUTS / 4)
        self.values = [
            rng.normal(0, scale, (INPUTS, plan.units)).astype(np.float32),
            np.zeros(plan.units, np.float32),
            rng.normal(0, 0.3, plan.units).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._first = [np.zeros_like(value) for value in self.values]
        self._second = [np.zeros_like(value) for value in self.values]
        self._step = 0

    def learn(self, inputs: Reals, wanted: Reals, rate: float) -> float:
        """One step towards these chances; how far off it was, on the average."""
        rows, biases, last, end = self.values
        hidden = np.maximum(inputs @ rows + biases, 0)
        found = 1 / (1 + np.exp(-(hidden @ last + end)))
        off = (found - wanted) / len(wanted)
        back = np.outer(off, last) * (hidden > 0)
        self._move([inputs.T @ back, back.sum(axis=0), hidden.T @ off, np.array([off.sum()])], rate)
        return float(np.abs(found - wanted).mean())

    def _move(self, slopes: list[Reals], rate: float) -> None:
        self._step += 1
        for at, slope in enumerate(slopes):
            self._first[at] += 0.1 * (slope - self._first[at])
            self._second[at] += 0.001 * (slope * slope - self._second[at])
            mean = self._first[at] / (1 - 0.9**self._step)
            spread = np.sqrt(self._second[at] / (1 - 0.999**self._step))
            self.values[at] -= (rate * mean / (spread + 1e-8)).astype(np.float32)


def taught(layer: Layer, rules: Aseb, plan: Plan) -> tuple[bytes, float]:
    """A file of weights, and how far its chances were off on the average, at the end."""
    rng = np.random.default_rng(plan.seed)
    pairs = list(layer.ahead)
    sizes = np.sqrt([float(layer.ahead[pair].size) for pair in pairs])
    share = sizes / sizes.sum()
    net, off = _Net(plan, rng), 0.0
    for step in range(plan.steps):
        if step % 50 == 0:
            counts = rng.multinomial(100 * plan.rows, share)
            parts = [drawn(layer, pair, int(n), rng) for pair, n in zip(pairs, counts, strict=True)]
            inputs = np.concatenate([part for part, _ in parts])
            wanted = np.concatenate([part for _, part in parts])
        some = rng.integers(0, len(wanted), plan.rows)
        rate = plan.rate * min(1.0, 2 * (1 - step / plan.steps))
        one = net.learn(inputs[some].astype(np.float32), wanted[some], rate)
        off += (one - off) / 100
    return whole(net.values, rules, plan), off


def whole(values: list[Reals], rules: Aseb, plan: Plan) -> bytes:
    """A network as a file of weights in whole numbers."""
    rows, biases, last, end = values
    inside = np.vstack([rows, biases[None]]) * UNIT_SCALE
    weights = np.vstack([inside, last[None] * LAST_SCALE])
    head = Head(
        rules=rules.id,
        inputs=told_apart(rules),
        units=plan.units,
        unit_scale=UNIT_SCALE,
        last_scale=LAST_SCALE,
        end=float(end[0]),
        seed=plan.seed,
        games=0,
    )
    numbers = np.rint(np.clip(weights, -_MOST, _MOST)).astype(int)
    return write(head, numbers.tolist())
