"""Bell's rules, the backward game (senet 5), told slowly."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.oracle.position import OTHER, Position, parted

Switches = Mapping[str, str]

DEFAULTS = {"dice": "sticks"}
PIECES = 5
ENDING = {"C": (1, 3, 5, 7, 9), "S": (2, 4, 6, 8, 10)}
SAFE = (15, 26, 27, 28, 29, 30)


def highest(switches: Switches) -> int:
    """Senet 5.1."""
    return 5


def begin(switches: Switches) -> Position:
    """Senet 5.1."""
    return Position(hand={"C": PIECES, "S": PIECES})


def chooses_before_throwing(position: Position, switches: Switches) -> list[str]:
    return []


def choices(position: Position, switches: Switches) -> list[str]:
    """Senet 5.1, 5.2."""
    score = position.throws[0]
    found = entering(position, score)
    for house in position.houses_of(position.side):
        found += advancing(position, house, score)
    return found or ["pass"]


def entering(position: Position, score: int) -> list[str]:
    """Senet 5.2: a 1 on house 30, ..., a 5 on 26; it must be empty."""
    house = {1: 30, 2: 29, 3: 28, 4: 27, 5: 26}[score]
    if position.hand[position.side] == 0 or house in position.board:
        return []
    return [f"hand-{house}"]


def advancing(position: Position, house: int, score: int) -> list[str]:
    """Senet 5.2, 5.3, 5.5."""
    target = house - score
    if target < 1 or (target <= 10 and target not in ENDING[position.side]):
        return []
    there = position.board.get(target)
    if there is None:
        return [f"{house}-{target}"]
    if there == position.side or target in SAFE:
        return []
    return [f"{house}x{target}"]


def thrown(position: Position, score: int, switches: Switches) -> None:
    position.throws = [score]
    position.due = "play"


def played(position: Position, text: str, switches: Switches) -> None:
    """Senet 5.1 (one throw a turn), 5.3."""
    side = position.side
    if text != "pass":
        start, by, end = parted(text)
        if start == "hand":
            position.hand[side] -= 1
        else:
            del position.board[int(start)]
        position.board[int(end)] = side
        if by == "x":
            position.hand[OTHER[side]] += 1
    position.throws = []
    if has_won(position, side):
        position.due = "over"
    else:
        position.due = "start"
        position.side = OTHER[side]


def has_won(position: Position, side: str) -> bool:
    """Senet 5.4."""
    return all(position.board.get(house) == side for house in ENDING[side])
