"""Thibault's base rules (senet 2) told a second time, slowly and plainly, to check the first.

Pieces are a dict from house to side; nothing is shared with games.senet but the notation.
"""

from __future__ import annotations

Pieces = dict[int, str]

END = (28, 29, 30)
LEAVE = {26: 5, 27: 4, 28: 3, 29: 2, 30: 1}


def read(board: str) -> Pieces:
    return {at: sign for at, sign in enumerate(board.replace("/", ""), 1) if sign != "."}


def show(pieces: Pieces) -> str:
    line = "".join(pieces.get(house, ".") for house in range(1, 31))
    return f"{line[:10]}/{line[10:20]}/{line[20:]}"


def protected(pieces: Pieces, house: int) -> bool:
    """Senet 2.6."""
    side = pieces[house]
    if house in END or pieces.get(27) == side:
        return False
    return any(pieces.get(near) == side and near not in END for near in (house - 1, house + 1))


def moves(pieces: Pieces, side: str, score: int) -> list[str]:
    """Senet 2.2-2.10: what may be played; nothing is `pass`."""
    own = sorted(house for house, piece in pieces.items() if piece == side)
    if 27 in own:
        return ["27-off"] if score == 4 else ["pass"]
    forward = [move for house in own for move in _forward(pieces, house, score)]
    if forward:
        return forward
    if score == 1 and 26 in own:
        return ["26x27" if 27 in pieces else "26-27"]
    back = [
        _written(pieces, house, house - score)
        for house in own
        if house <= 26 and house - score >= 1 and _open(pieces, side, house - score)
    ]
    return back or ["pass"]


def _forward(pieces: Pieces, house: int, score: int) -> list[str]:
    if LEAVE.get(house) == score:
        return [f"{house}-off"]
    target = house + score
    allowed = target <= 26 if house < 26 else house == 26 and target in END
    if allowed and _open(pieces, pieces[house], target):
        return [_written(pieces, house, target)]
    return []


def _open(pieces: Pieces, side: str, target: int) -> bool:
    if target not in pieces:
        return True
    return pieces[target] != side and not protected(pieces, target)


def _written(pieces: Pieces, house: int, target: int) -> str:
    return f"{house}{'x' if target in pieces else '-'}{target}"


def played(pieces: Pieces, text: str) -> Pieces:
    """Senet 2.5, 2.9, 2.12, 2.13: the pieces after a move."""
    after = dict(pieces)
    if text == "pass":
        return after
    start, _, end = text.replace("x", "-").partition("-")
    side = after.pop(int(start))
    if end == "off":
        return after
    target = int(end)
    enemy = after.get(target)
    after[target] = side
    if enemy and target in END:
        if 27 in after:
            after[_rebirth(after)] = enemy
        after[27] = enemy
    elif enemy:
        after[int(start)] = enemy
    return after


def _rebirth(pieces: Pieces) -> int:
    order = list(range(15, 0, -1)) + list(range(16, 31))
    return next(house for house in order if house not in pieces)
