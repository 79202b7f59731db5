"""`djehuty solve`: works out what positions with few pieces left are worth, with a bar."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

import click
import numpy as np

from games.catalogue import CATALOGUE
from games.core import GameError
from games.senet.lookups import set_up
from games.senet.rules import Senet
from opponents.exact import ENDING, WHOLE, Head, begins, place
from opponents.table_file import told_apart
from solving.follow import Solvable
from solving.sweep import Step, Worths, positions_of, solve

_PARTS: Final = 1_000
"""The bar has so many parts."""


def solvable(name: str, most: int) -> Solvable:
    """The rule set of that name, up to so many pieces a side."""
    found = [rules for rules in CATALOGUE if isinstance(rules, Senet) and rules.id == name]
    if not found:
        known = ", ".join(rules.id for rules in CATALOGUE if isinstance(rules, Senet))
        raise GameError(f"{name} is no rule set of Senet; there are: {known}")
    return Solvable(replace(found[0], pieces=most), most)


def run(asked: Solvable, folder: Path) -> int:
    """Solve, write the table, and say what came out and what it took; the exit code."""
    begun, worths = time.process_time(), Worths(asked)
    layers: dict[tuple[int, int], Step] = {}
    with click.progressbar(
        length=_PARTS, label=f"djehuty solve {asked.rules.id}", file=sys.stderr
    ) as bar:
        shown = 0
        for step in solve(worths):
            layers[step.layer] = step
            done = sum(positions_of(layer) * each.done for layer, each in layers.items())
            now = int(_PARTS * done / asked.positions)
            bar.update(now - shown)
            shown = now
    file = write(worths, layers, folder)
    minutes = (time.process_time() - begun) / 60
    sys.stdout.write("".join(f"{line}\n" for line in report(worths, layers)))
    size = file.stat().st_size
    sys.stdout.write(f"{file}: {size:,} bytes, {minutes:.1f} min of CPU\n")
    return 0


def write(worths: Worths, layers: dict[tuple[int, int], Step], folder: Path) -> Path:
    """The table's file; it is there whole or not at all."""
    asked = worths.solvable
    head = Head(
        rules=asked.rules.id,
        version=asked.rules.version,
        fields=told_apart(asked.rules),
        most=asked.most,
        sweeps=max(step.sweep for step in layers.values()),
        error=max(step.error for step in layers.values()),
    )
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{asked.rules.id}{ENDING}"
    beside = file.with_name(f"{file.name}.new")
    with beside.open("wb") as out:
        out.write(head.line())
        out.write(np.rint(worths.thrown * WHOLE).astype("<u2").tobytes())
        out.flush()
        os.fsync(out.fileno())
    beside.replace(file)
    return file


def report(worths: Worths, layers: dict[tuple[int, int], Step]) -> list[str]:
    """A line a layer, then one for the first position of each number of pieces."""
    lines = [f"{'pieces':8}{'positions':>12}{'sweeps':>8}{'error':>10}{'CPU s':>8}"]
    for (more, less), step in layers.items():
        of = f"{more} v {less}"
        lines.append(
            f"{of:8}{positions_of((more, less)):12,}{step.sweep:8}{step.error:10.0e}"
            f"{step.seconds:8.1f}"
        )
    for pieces in range(1, worths.solvable.most + 1):
        first = begins(worths.solvable.most)[pieces, pieces] + place(*set_up(pieces))
        lines.append(f"{pieces} a side: who begins wins {100 * worths.thrown[first]:.3f} %")
    return lines
