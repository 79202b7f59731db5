"""A small network in whole numbers: what a position is worth, without any library.

One hidden layer of rectified units over inputs that are on or off. The weights of an input to all
units stand side by side in one long int, 32 bits each, so that the inputs that are on are added up
unit by unit in one addition each: some twenty additions and a sum over the units make a value.
Whole numbers add up alike on every machine.

A file of weights is a line of JSON, its head, and the weights as little-endian 16-bit numbers: by
input the weights to each unit, the bias of each unit, the weight of each unit to the output.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Final

_LANE: Final = 32
"""Bits for each unit: a hundred weights of 16 bits add up in them."""

_ZERO: Final = 1 << _LANE - 1
"""What stands for 0 in a lane, so that no lane is ever negative."""

_MOST: Final = 500.0
"""A score beyond which the chance is 0 or 1 for all purposes, and `exp` knows no number."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a file of weights says of itself.

    Weights to the units and biases count `1 / unit_scale`, those to the output `1 / last_scale`;
    `end` is added to the output. So many `games` and the `seed` made it.
    """

    rules: str
    inputs: tuple[tuple[str, str], ...]
    """Fields and their texts of which the last inputs tell (`opponents.inputs.switch_inputs`)."""
    units: int
    unit_scale: int
    last_scale: int
    end: float
    seed: int
    games: int


@dataclass(frozen=True, slots=True)
class Network:
    """The weights, ready to be added up: `rows` has one long int an input, `base` the biases."""

    head: Head
    rows: tuple[int, ...]
    base: int
    last: tuple[int, ...]

    def chance(self, total: int) -> float:
        """The chance of winning, from 0 to 1: `total` is `base` and the rows that are on."""
        head = self.head
        # What is below 0 is masked out in all lanes at once, and so is what stands for 0: a loop
        # over the lanes takes five times as long.
        above = (total >> _LANE - 1) & _ones(head.units)
        lit = total & above * (_ZERO - 1)
        lanes = memoryview(lit.to_bytes(_LANE // 8 * head.units, "little")).cast("I")
        score = sum(map(mul, lanes, self.last))
        whole = score / (head.unit_scale * head.last_scale) + head.end
        return 1 / (1 + exp(min(_MOST, max(-_MOST, -whole))))


def packed(weights: Sequence[int]) -> int:
    """Whole numbers, one a unit, side by side in one."""
    lanes = array("I", (weight + _ZERO for weight in weights))
    return int.from_bytes(_little(lanes), "little") - _zeros(len(weights))


def read(data: bytes) -> Network:
    """The network of a file of weights. `ValueError` if its length is not what its head says."""
    line, _, body = data.partition(b"\n")
    told = _head(line)
    numbers = array("h")
    numbers.frombytes(body)
    if _is_big():
        numbers.byteswap()
    units = told.units
    count = len(numbers) // units - 2
    if count < 0 or len(numbers) != (count + 2) * units:
        raise ValueError(f"{told.rules}: {len(numbers)} weights for {units} units")
    rows = [tuple(numbers[at : at + units]) for at in range(0, len(numbers), units)]
    base = packed(rows[count]) + _zeros(units)
    return Network(told, tuple(packed(row) for row in rows[:count]), base, rows[count + 1])


def write(head: Head, weights: Sequence[Sequence[int]]) -> bytes:
    """A file of weights: `weights` has a row an input, then the biases, then those to the output.

    `OverflowError` for a weight that 16 bits do not hold.
    """
    body = b"".join(_little(array("h", row)) for row in weights)
    return json.dumps(asdict(head)).encode() + b"\n" + body


def load(path: Path) -> Network:
    """The network of that file."""
    return read(path.read_bytes())


def head(path: Path) -> Head:
    """What that file says of itself; its weights are not read."""
    with path.open("rb") as file:
        return _head(file.readline())


def _head(line: bytes) -> Head:
    told = json.loads(line)
    told["inputs"] = tuple((field, text) for field, text in told["inputs"])
    return Head(**told)


@cache
def _ones(units: int) -> int:
    """The lowest bit of each lane."""
    return sum(1 << _LANE * unit for unit in range(units))


def _zeros(units: int) -> int:
    return _ZERO * _ones(units)


def _is_big() -> bool:
    return array("h", [1]).tobytes()[0] == 0


def _little(numbers: array[int]) -> bytes:
    if _is_big():
        numbers.byteswap()
    return numbers.tobytes()
