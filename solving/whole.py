"""`djehuty solve --game aseb`: works whole games of Aseb out, with a bar; writes the table that
:mod:`opponents.twenty` reads, and teaches the small network that plays without it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from math import log
from pathlib import Path
from typing import Final

import click
import numpy as np
from numpy.typing import NDArray

from games.aseb.rules import Aseb
from games.catalogue import rule_set
from games.core import GameError
from opponents.exact import ENDING
from opponents.table_file import told_apart
from opponents.taught import WEIGHTS
from opponents.twenty import BITS, WHOLE, Head, order
from solving.teaching import Plan, taught
from solving.twenty import STILL, Layer, Step, layers, positions, prepared, solve

_PARTS: Final = 1_000
"""The bar has so many parts."""


def asked(switches: Iterable[tuple[str, str]], pieces: int) -> Aseb:
    """Aseb with these switches and so many pieces. `GameError` for what it does not have."""
    found = rule_set("aseb", switches)
    if not isinstance(found, Aseb) or not 1 <= pieces <= 5:
        raise GameError(f"aseb: {pieces} pieces are not solved; it may be 1 to 5")
    return replace(found, pieces=pieces)


def run(rules: Aseb, folder: Path, *, teach: bool) -> int:
    """Solve, or go on with what was left; write the table, and say what came out and what it took.
    The exit code."""
    begun = time.process_time()
    layer, steps = prepared(rules, rules.pieces), dict[tuple[int, int], Step]()
    sizes = {pair: _size(layer, pair) for pair in layers(rules.pieces)}
    with click.progressbar(length=_PARTS, label="djehuty solve aseb", file=sys.stderr) as bar:
        shown = 0
        for step in solve(layer, folder / f"{_name(rules)}.parts", rules.pieces):
            steps[step.layer] = step
            done = sum(sizes[pair] * _done(each.change) for pair, each in steps.items())
            bar.update(int(_PARTS * done / sum(sizes.values())) - shown)
            shown = int(_PARTS * done / sum(sizes.values()))
    file = write(layer, max(each.change for each in steps.values()), folder)
    minutes = (time.process_time() - begun) / 60
    sys.stdout.write("".join(f"{line}\n" for line in report(layer, steps)))
    sys.stdout.write(f"{file}: {file.stat().st_size:,} bytes, {minutes:.1f} min of CPU\n")
    if teach:
        data, off = taught(layer, rules, Plan())
        WEIGHTS.write_bytes(data)
        sys.stdout.write(f"{WEIGHTS}: {len(data):,} bytes, off by {off:.4f} on the average\n")
    return 0


def _name(rules: Aseb) -> str:
    """What the files are called by: the rules, and the switches that matter."""
    own = dict(told_apart(asked((), rules.pieces)))
    apart = (f"{name}-{text}" for name, text in told_apart(rules) if text != own[name])
    return ".".join((rules.id, *apart))


def _size(layer: Layer, pair: tuple[int, int]) -> int:
    """How much work a layer is."""
    one, other = (len(layer.hands[left].masks) for left in pair)
    return one * other * (1 if pair[0] == pair[1] else 2)


def _done(change: float) -> float:
    """The part of a layer's work that is done when chances change by so much."""
    return min(1.0, log(max(change, STILL)) / log(STILL)) if change < 1 else 0.0


def write(layer: Layer, error: float, folder: Path) -> Path:
    """The table's file; it is there whole or not at all."""
    rules = layer.rules
    head = Head(
        game="aseb",
        rules=rules.id,
        version=rules.version,
        fields=told_apart(rules),
        most=rules.pieces,
        error=error,
    )
    file = folder / f"{_name(rules)}{ENDING}"
    beside = file.with_name(f"{file.name}.new")
    with beside.open("wb") as out:
        out.write(head.line())
        out.write(packed(numbers(layer)))
        out.flush()
        os.fsync(out.fileno())
    beside.replace(file)
    return file


def numbers(layer: Layer) -> NDArray[np.uint16]:
    """The chances of the table, in its order, in whole numbers."""
    placed = order(layer.rules.pieces)
    every = range(1, layer.rules.pieces + 1)
    ranks = {
        left: np.array([placed.ranks[left, mask] for mask in layer.hands[left].masks])
        for left in every
    }
    both = np.empty(len(placed.hands), np.int64)
    for left in every:
        both[ranks[left]] = layer.hands[left].both
    found = np.empty(placed.begins[-1], np.uint16)
    row = np.empty(len(placed.hands))
    for rank, (left, mask) in enumerate(placed.hands):
        at = layer.hands[left].rows[mask]
        for other in every:
            row[ranks[other]] = layer.ahead[left, other][at]
        can = (both[rank:] & both[rank]) == 0
        first, last = placed.begins[rank : rank + 2]
        found[first:last] = np.rint(row[rank:][can] * WHOLE)
    return found


def packed(values: NDArray[np.uint16]) -> bytes:
    """Numbers of :data:`BITS` bits behind each other, the highest bit first."""
    parts = []
    for first in range(0, len(values), 1 << 20):  # so many are a whole number of bytes
        some = values[first : first + (1 << 20)]
        bits = (some[:, None] >> np.arange(BITS - 1, -1, -1, dtype=np.uint16)) & 1
        parts.append(np.packbits(bits.astype(np.uint8).ravel()).tobytes())
    return b"".join(parts)


def report(layer: Layer, steps: dict[tuple[int, int], Step]) -> list[str]:
    """A line a layer, then one for the first position of each number of pieces."""
    lines = [f"{'pieces':8}{'positions':>12}{'sweeps':>8}{'residual':>10}{'CPU s':>8}"]
    for pair in layers(layer.rules.pieces):
        count = sum(positions(layer, one) for one in dict.fromkeys((pair, pair[::-1])))
        step, of = steps[pair], f"{pair[0]} v {pair[1]}"
        lines.append(f"{of:8}{count:12,}{step.sweep:8}{step.change:10.0e}{step.seconds:8.1f}")
    for pieces in range(1, layer.rules.pieces + 1):
        chance = layer.ahead[pieces, pieces][0, 0]
        lines.append(f"{pieces} a side: who begins wins {100 * chance:.4f} %")
    return lines
