"""The glebsite rules, from the hand (senet 7), told slowly."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.oracle.position import OTHER, Position, parted

Switches = Mapping[str, str]

DEFAULTS = {"dice": "sticks", "pieces": "5", "easy": "off", "neighbour_rows": "off"}


def highest(switches: Switches) -> int:
    """Senet 7.1."""
    return 5


def begin(switches: Switches) -> Position:
    """Senet 7.1."""
    each = int(switches["pieces"])
    return Position(hand={"C": each, "S": each})


def chooses_before_throwing(position: Position, switches: Switches) -> list[str]:
    return []


def choices(position: Position, switches: Switches) -> list[str]:
    """Senet 7.1, 7.2: no pass while a legal move exists."""
    score = position.throws[0]
    found = []
    if position.hand[position.side] and score not in position.board:
        found.append(f"hand-{score}")
    for house in position.houses_of(position.side):
        if house + score == 30:
            found += [f"{house}-off"] if may_bear_off(position, switches) else []
        elif house < 25:
            found += landing(position, house, house + score, switches)
    return found or ["pass"]


def may_bear_off(position: Position, switches: Switches) -> bool:
    """Senet 7.5."""
    line = 10 if switches["easy"] == "on" else 15
    side = position.side
    return position.hand[side] == 0 and all(house > line for house in position.houses_of(side))


def landing(position: Position, house: int, target: int, switches: Switches) -> list[str]:
    """Senet 1.5, 7.3."""
    there = position.board.get(target)
    if there is None:
        return [f"{house}-{target}"]
    if there == position.side or sheltered(position, target, switches):
        return []
    return [f"{house}x{target}"]


def column(house: int) -> list[int]:
    """Senet 1.1: the column's three houses, by row."""
    at = house if house <= 10 else 21 - house if house <= 20 else house - 20
    return [at, 21 - at, 20 + at]


def sheltered(position: Position, target: int, switches: Switches) -> bool:
    """Senet 7.7: two pieces of a side in one column on neighbouring rows."""
    if switches["neighbour_rows"] == "off":
        return False
    sides = [position.board.get(house) for house in column(target)]
    row = column(target).index(target)
    return any(sides[near] == sides[row] for near in (row - 1, row + 1) if 0 <= near <= 2)


def thrown(position: Position, score: int, switches: Switches) -> None:
    position.throws = [score]
    position.due = "play"


def played(position: Position, text: str, switches: Switches) -> None:
    """Senet 7.2, 7.3, 7.4, 7.6."""
    side = position.side
    position.throws = []
    again = False
    if text != "pass":
        start, by, end = parted(text)
        if start == "hand":
            position.hand[side] -= 1
        else:
            del position.board[int(start)]
        if end == "off":
            position.off[side] += 1
        else:
            position.board[int(end)] = side
            again = all(position.board.get(house) == side for house in column(int(end)))
        if by == "x":
            position.hand[OTHER[side]] += 1
    if position.off[side] == int(switches["pieces"]):
        position.due = "over"
    elif again:
        position.due = "throw"
    else:
        position.due = "start"
        position.side = OTHER[side]


def points(position: Position) -> tuple[int, int]:
    """Senet 7.8: as many as the loser has pieces in hand and on the board."""
    loser = OTHER[position.side]
    won = position.hand[loser] + len(position.houses_of(loser))
    return (won, 0) if position.side == "C" else (0, won)
