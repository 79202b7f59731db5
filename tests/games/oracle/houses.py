"""The Houses rules with ten pieces (senet 6), told slowly."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.oracle.position import OTHER, Position, alternating, parted, rebirth

Switches = Mapping[str, str]

DEFAULTS = {"dice": "sticks"}
PIECES = 10
LONGEST_QUIET = 300


def highest(switches: Switches) -> int:
    """Senet 6.1."""
    return 5


def begin(switches: Switches) -> Position:
    """Senet 6.1."""
    return Position(board=alternating(PIECES))


def chooses_before_throwing(position: Position, switches: Switches) -> list[str]:
    return []


def choices(position: Position, switches: Switches) -> list[str]:
    """Senet 6.2: a pass is always allowed, except where a fate or the trial decides the throw."""
    score = position.throws[0]
    if position.board.get(26) == position.side:
        return [fate(position, score)]
    if position.board.get(27) == position.side:
        return [trial(position, score)]
    found = ["pass"]
    for house in position.houses_of(position.side):
        if house > 27:
            found += leaving(house, score)
        else:
            found += forward(position, house, score)
            found += backward(position, house, score)
    return found


def fate(position: Position, score: int) -> str:
    """Senet 6.6."""
    if score == 5:
        return "26-off"
    if score in (2, 3, 4) and 26 + score not in position.board:
        return f"26-{26 + score}"
    if 27 not in position.board:
        return "26-27"
    return f"26-{rebirth(position.board)}"


def trial(position: Position, score: int) -> str:
    """Senet 6.7."""
    if score == 5:
        return "pass"
    if score == 4:
        return "27-off"
    return f"27-{rebirth(position.board)}"


def leaving(house: int, score: int) -> list[str]:
    """Senet 6.8."""
    return [f"{house}-off"] if (house, score) in ((28, 3), (29, 2), (30, 1)) else []


def forward(position: Position, house: int, score: int) -> list[str]:
    """Senet 6.3, 6.6: what would reach or pass 26 stops there."""
    return landing(position, house, min(house + score, 26))


def backward(position: Position, house: int, score: int) -> list[str]:
    """Senet 6.3."""
    target = house - score
    return landing(position, house, target) if target >= 1 else []


def landing(position: Position, house: int, target: int) -> list[str]:
    """Senet 1.5, 6.4, 6.5."""
    if jumps_a_pair(position, house, target):
        return []
    there = position.board.get(target)
    if there is None:
        return [f"{house}-{target}"]
    if there == position.side or not exchangeable(position, target):
        return []
    return [f"{house}x{target}"]


def jumps_a_pair(position: Position, house: int, target: int) -> bool:
    """Senet 6.4: two pieces of either side on consecutive houses, both jumped."""
    between = range(min(house, target) + 1, max(house, target))
    return any(
        near in position.board and near + 1 in position.board and near + 1 in between
        for near in between
    )


def exchangeable(position: Position, target: int) -> bool:
    """Senet 6.5: a single piece, or an inner one of a run of three or more."""
    if target >= 26:
        return False
    side = position.board[target]
    before = position.board.get(target - 1) == side
    after = position.board.get(target + 1) == side
    return before == after


def thrown(position: Position, score: int, switches: Switches) -> None:
    position.throws = [score]
    position.due = "play"


def played(position: Position, text: str, switches: Switches) -> None:
    """Senet 6.2, 6.5, 6.6, 6.7."""
    side = position.side
    position.throws = []
    if text == "pass":
        turn_ends(position, left=False)
        return
    start, by, end = parted(text)
    del position.board[int(start)]
    if end == "off":
        position.off[side] += 1
        turn_ends(position, left=True)
        return
    position.board[int(end)] = side
    if by == "x":
        position.board[int(start)] = OTHER[side]
    if end == "26":
        position.due = "fate"
    else:
        turn_ends(position, left=False)


def turn_ends(position: Position, *, left: bool) -> None:
    """Senet 1.6, 6.2: 300 turns in a row without a piece leaving end the game."""
    position.quiet = 0 if left else position.quiet + 1
    off = position.off
    if off[position.side] == PIECES:
        position.due = "over"
    elif position.quiet == LONGEST_QUIET:
        position.due = "over"
        if off["C"] == off["S"]:
            position.side = "-"
        else:
            position.side = "C" if off["C"] > off["S"] else "S"
    else:
        position.due = "start"
        position.side = OTHER[position.side]
