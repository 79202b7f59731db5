"""How a game ended, for its last picture: a wreath round the winner's piece, and how long it was.

The parts that painters share; each lays them where its board leaves room. No words: digits and
signs alone.
"""

from __future__ import annotations

from typing import Final

from games.view import BoardView
from render.errors import RenderError
from render.scene import Layer

SPRITES: Final = ("wreath", "length", "figure")
"""What the names of all sprites that are laid here begin with."""
WREATH, TABLET = (204, 196), 48
"""The size of a wreath (round a middle of about 112 by 136), and the height of the tablet that may
lie at its foot."""
SIGN, PITCH, MARGIN = 54, 26, 16
"""On the tablet: the room for its sign, for each digit, and behind the last."""
MOST_DIGITS = 5


def drawn(view: BoardView) -> bool:
    """Whether the game has ended without a winner."""
    return view.over and not any(tray.winner for tray in view.trays)


def length(turns: int, middle: int, top: int) -> list[Layer]:
    """The tablet that tells how many turns a game took, about a middle; nothing if that is not
    known."""
    if not turns:
        return []
    text = str(turns)
    if turns < 0 or len(text) > MOST_DIGITS:
        raise RenderError(f"turns: {turns} cannot be drawn")
    left = middle - (SIGN + PITCH * len(text) + MARGIN) // 2
    digits = [
        Layer(f"figure:{digit}", left + SIGN + slot * PITCH, top + 4)
        for slot, digit in enumerate(text)
    ]
    return [Layer(f"length:{len(text)}", left, top), *digits]
