"""`djehuty day`: positions looked for, with a bar that shows how many there are."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from opponents.puzzles.finding import SHARES, arranged, search
from opponents.puzzles.judging import AHEAD
from opponents.puzzles.position import LEAST, Position, read, written

REMARKS = (
    "Found by `djehuty day --write`; what each column is: opponents/puzzles/position.py.",
    f"The best move is better than every other by {LEAST:g} points of a hundred (in Seega stones),",
    f"or more, {AHEAD} throws or turns ahead, or to the end of the game; and by two points and two",
    "standard errors in hundreds of games that Golden played on from each move.",
)


def run(count: int, seed: int, file: Path | None) -> int:
    """Look for positions until there are so many; print them, or put them into a file, where those
    that it has count. The exit code."""
    kept = list(read(file.read_text("utf-8"))) if file is not None and file.exists() else []
    whole = sum(SHARES.values())
    shares = {name: round(share * count / whole) for name, share in SHARES.items()}
    missing = max(0, sum(shares.values()) - len(kept))
    with click.progressbar(
        length=missing, label="djehuty day", file=sys.stderr, show_pos=True
    ) as bar:
        for new in search(seed, kept, shares):
            kept.append(new)
            if file is not None:
                keep(file, kept)
            bar.update(1)
    if file is None:
        sys.stdout.write(written(arranged(kept), REMARKS))
    else:
        keep(file, list(arranged(kept)))
        sys.stdout.write(f"{file} has {len(kept)} positions now\n")
    return 0


def keep(file: Path, positions: list[Position]) -> None:
    """Write a file so that whoever stops in the middle still has the one before."""
    beside = file.with_name(f"{file.name}.part")
    beside.write_text(written(positions, REMARKS), encoding="utf-8")
    beside.replace(file)
