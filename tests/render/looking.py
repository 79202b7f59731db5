"""Looking at pictures without their colour, and at where two of them differ."""

from __future__ import annotations

import io
from functools import cache

from PIL import Image, ImageChops, ImageDraw

from games.view import BoardView
from render import Renderer

Box = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels."""


@cache
def renderer() -> Renderer:
    """One renderer for all tests, so that its caches are tried too."""
    return Renderer()


def pixels(data: bytes) -> Image.Image:
    """The picture in a file, in colour."""
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("RGB")


def alike(one: bytes, other: bytes) -> bool:
    """Whether two files show the same, pixel by pixel."""
    return pixels(one).tobytes() == pixels(other).tobytes()


def grey(view: BoardView, *, guide: bool = False) -> Image.Image:
    """The picture of a view without its colour."""
    with Image.open(io.BytesIO(renderer().board(view, guide=guide))) as picture:
        return picture.convert("RGB").convert("L")


def clearly(difference: Image.Image) -> int:
    """Pixels that differ clearly."""
    return sum(difference.histogram()[24:])


def apart(one: BoardView, other: BoardView) -> Image.Image:
    """How much the pictures of two views differ, pixel by pixel."""
    return ImageChops.difference(grey(one), grey(other))


def outside(difference: Image.Image, boxes: tuple[Box, ...]) -> Box | None:
    """Where pictures differ besides the boxes."""
    rest = difference.copy()
    for box in boxes:
        ImageDraw.Draw(rest).rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=0)
    return rest.getbbox()
