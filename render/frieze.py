"""The strip of signs below a board: what players brought to the throws, or may bring.

It has a palette of its own, which a picture takes behind that of its board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.errors import RenderError, check_known
from render.scene import Layer, Strip

BASE: Final = "frieze"
"""Its sheet, and its base."""
WIDTH, HEIGHT = 1280, 180
NAMES: Final = ("eye", "scarab", "feather", "sun", "cat", "boat", "cobra", "falcon", "words")
"""The signs that have a drawing, and words of one's own."""
MOST_NUMBER: Final = 6
"""The highest number of a player who brought something."""
SIZE, FIELD, TAG = 116, 136, 46
"""How wide and high a sign is, the field behind it, and a number's tag."""
PITCH = 156
"""From one sign to the next, where there is room."""
REACH, ABREAST = 30, 4
"""From one tag to the next, and how many stand in a row; the others stand in a row above."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign on the strip: its name, and the numbers of those who brought it, from 1, in the order
    in which they sat down; none where nobody has."""

    name: str
    by: tuple[int, ...] = ()


def paint(signs: Sequence[Sign]) -> Strip:
    """The strip with those signs side by side. `RenderError` for what has no drawing."""
    pitch = min(PITCH, WIDTH // len(signs))
    left = (WIDTH - pitch * len(signs)) // 2
    layers: list[Layer] = []
    for slot, sign in enumerate(signs):
        check_known("signs", "name", sign.name, NAMES)
        layers += _laid(sign, left + slot * pitch + pitch // 2)
    return Strip(0, HEIGHT, layers=tuple(layers))


def _laid(sign: Sign, middle: int) -> list[Layer]:
    figure = Layer(f"frieze:{sign.name}", middle - SIZE // 2, (HEIGHT - SIZE) // 2)
    if not sign.by:
        return [figure]
    if not 1 <= min(sign.by) <= max(sign.by) <= MOST_NUMBER:
        raise RenderError(f"signs: numbers {sign.by} cannot be drawn, only 1 to {MOST_NUMBER}")
    field = Layer("frieze:field", middle - FIELD // 2, (HEIGHT - FIELD) // 2)
    right, low = middle + FIELD // 2 - TAG, (HEIGHT + FIELD) // 2 - TAG
    tags: list[Layer] = []
    for start in range(0, len(sign.by), ABREAST):
        row = sign.by[start : start + ABREAST]
        first = right - REACH * (len(row) - 1)
        tags += [Layer(f"frieze:tag:{n}", first + k * REACH, low) for k, n in enumerate(row)]
        low -= FIELD - TAG
    return [field, figure, *tags]
