"""A Senet position read from its line and written back (notation 2), as plain words and numbers."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

OTHER = {"C": "S", "S": "C"}


@dataclass
class Position:
    """Who stands where, who is to act, and what is due. Written to freely; copy it first."""

    board: dict[int, str] = field(default_factory=dict)
    """House 1-30 to the side whose piece stands there."""
    hand: dict[str, int] = field(default_factory=lambda: {"C": 0, "S": 0})
    off: dict[str, int] = field(default_factory=lambda: {"C": 0, "S": 0})
    side: str = "C"
    """The side to act; the winner once it is over, `-` for a draw."""
    due: str = "start"
    """`start`, `throw`, `bank`, `play`, `fate` or `over`."""
    throws: list[int] = field(default_factory=list)
    """The throws to choose with (`play`) or kept so far (`bank`), as thrown."""
    owed: int = 0
    skips: list[str] = field(default_factory=list)
    needs_one: bool = False
    quiet: int = 0

    def copied(self) -> Position:
        return copy.deepcopy(self)

    def houses_of(self, side: str) -> list[int]:
        return [house for house in range(1, 31) if self.board.get(house) == side]


def read(line: str) -> Position:
    rows, hand, off, side, due, pending = line.split(" ")
    cells = rows.replace("/", "")
    position = Position(
        board={house: cells[house - 1] for house in range(1, 31) if cells[house - 1] != "."},
        hand=_read_counts(hand),
        off=_read_counts(off),
        side=side,
    )
    position.due, _, throws = due.partition(":")
    position.throws = [int(score) for score in throws.split(",") if score]
    for item in [] if pending == "-" else pending.split(","):
        name, _, number = item.partition("=")
        if name == "owed":
            position.owed = int(number)
        elif name == "quiet":
            position.quiet = int(number)
        elif name == "needs1":
            position.needs_one = True
        else:
            position.skips.append(name.removeprefix("skip"))
    return position


def write(position: Position) -> str:
    cells = "".join(position.board.get(house, ".") for house in range(1, 31))
    rows = f"{cells[:10]}/{cells[10:20]}/{cells[20:]}"
    hand, off = position.hand, position.off
    due = position.due
    if due in ("play", "bank"):
        due += ":" + ",".join(str(score) for score in position.throws)
    pending = []
    if position.owed and position.due != "over":
        pending.append(f"owed={position.owed}")
    pending += [f"skip{side}" for side in "CS" if side in position.skips]
    if position.needs_one:
        pending.append("needs1")
    if position.quiet:
        pending.append(f"quiet={position.quiet}")
    return (
        f"{rows} C{hand['C']}S{hand['S']} C{off['C']}S{off['S']} {position.side} {due} "
        f"{','.join(pending) or '-'}"
    )


def alternating(each: int) -> dict[int, str]:
    """Senet 2.1, 6.1: cones on the odd houses from 1, spindles on the even ones."""
    return {house: "C" if house % 2 else "S" for house in range(1, 2 * each + 1)}


def rebirth(board: dict[int, str]) -> int:
    """Senet 2.12: 15, else the first free house behind it, else the first free one from 16."""
    order: list[int] = [15, *range(14, 0, -1), *range(16, 31)]
    return next(house for house in order if house not in board)


def parted(text: str) -> tuple[str, str, str]:
    """Notation 1: `9x13` is from `9`, by `x`, to `13`; `hand` and `off` stand for houses."""
    by = "x" if "x" in text else "-"
    start, _, end = text.partition(by)
    return start, by, end


def _read_counts(text: str) -> dict[str, int]:
    cones, spindles = text.removeprefix("C").split("S")
    return {"C": int(cones), "S": int(spindles)}
