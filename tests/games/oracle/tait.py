"""Tait's rules (senet 4), told slowly."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.oracle.position import OTHER, Position, alternating, parted

Switches = Mapping[str, str]

DEFAULTS = {"dice": "sticks"}
PIECES = 5


def highest(switches: Switches) -> int:
    """Senet 4.1."""
    return 6


def begin(switches: Switches) -> Position:
    """Senet 4.1."""
    return Position(board=alternating(PIECES))


def chooses_before_throwing(position: Position, switches: Switches) -> list[str]:
    return []


def choices(position: Position, switches: Switches) -> list[str]:
    """Senet 4.1, 4.2: legal moves must be made."""
    score = position.throws[0]
    found = entering(position, score)
    for house in position.houses_of(position.side):
        found += moving(position, house, score)
    return found or ["pass"]


def entering(position: Position, score: int) -> list[str]:
    """Senet 4.4."""
    if position.hand[position.side] == 0 or score not in (4, 6):
        return []
    return landing(position, "hand", score)


def moving(position: Position, house: int, score: int) -> list[str]:
    """Senet 4.5."""
    if (house, score) in ((26, 6), (28, 3), (29, 2), (30, 1)):
        return [f"{house}-off"]
    target = house + score
    return landing(position, str(house), target) if target <= 30 else []


def landing(position: Position, start: str, target: int) -> list[str]:
    """Senet 1.5, 4.3: House 15 is safe, no other is."""
    there = position.board.get(target)
    if there is None:
        return [f"{start}-{target}"]
    if there == position.side or target == 15:
        return []
    return [f"{start}x{target}"]


def thrown(position: Position, score: int, switches: Switches) -> None:
    position.throws = [score]
    position.due = "play"


def played(position: Position, text: str, switches: Switches) -> None:
    """Senet 4.2, 4.3, 4.6, 4.7."""
    if text == "pass":
        turn_passes(position)
        return
    side = position.side
    start, by, end = parted(text)
    extra = position.owed
    if position.throws[0] == 6:
        extra += 1
    if start == "hand":
        position.hand[side] -= 1
    else:
        del position.board[int(start)]
    if end == "27":
        position.hand[side] += 1
        turn_passes(position)
        return
    if end == "off":
        position.off[side] += 1
        extra += 1
    else:
        position.board[int(end)] = side
    if by == "x":
        position.hand[OTHER[side]] += 1
        extra += 1
    position.throws = []
    if position.off[side] == PIECES:
        position.due = "over"
    elif extra:
        position.due = "throw"
        position.owed = extra - 1
    else:
        turn_passes(position)


def turn_passes(position: Position) -> None:
    """Senet 4.2, 4.6: throws still owed are lost."""
    position.throws = []
    position.owed = 0
    position.due = "start"
    position.side = OTHER[position.side]
