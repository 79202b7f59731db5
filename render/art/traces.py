"""The marks of the last moves and the line of the guide's way, all 120 by 136 pixels.

A line crosses the edge between two squares beside each other at the middle (`m`), where a piece on
either side leaves it room, or low (`l`), below their feet, when pieces stand on both; that between
two squares one above the other always in the middle.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from PIL import Image

from render.art.canvas import Canvas, Draw, Mask, Point, arrowhead, eased
from render.art.squares import TALL, WIDE, styles
from render.theme import Theme

_MIDDLE, _LANE, _ROOF = 77, 127, 8
"""How far from the top a line runs through a free square, and below and above a piece."""
_LEFT, _RIGHT = 11, WIDE - 11
"""Where it runs up and down beside one."""
_CENTRE: Point = (60, _MIDDLE)
_SIDES: dict[str, Point] = {
    "l": (0, _MIDDLE), "r": (WIDE, _MIDDLE), "t": (60, 0), "b": (60, TALL),
}  # fmt: skip
_NICHES: dict[str, Point] = {"l": (19, _MIDDLE), "r": (101, _MIDDLE), "t": (60, 15), "b": (60, 121)}
"""Room for a small mark beside a piece, a sign or a number, at each side."""
_WIDTH, _CURVE = 7, 12
"""How thick a line is, and how round its corners are."""
_CASING = {"0": 3.2, "1": 3.2, "guide": 1.8}
"""How wide the edge of a line is: a pale one stands out on a pale square by its dark edge."""

WAYS = ("l", "r", "t", "b", "lr", "bt", "bl", "br", "lt", "rt")
"""The sides between which a line may run through a free square; one side: from the middle."""
ROUND = (
    "lm-rm", "lm-rl", "ll-rm", "ll-rl",
    "b-lm", "b-ll", "b-rm", "b-rl", "lm-t", "ll-t", "rm-t", "rl-t", "b-t",
)  # fmt: skip
"""The edges between which it may run round what stands on a square."""


def way(style: str, sides: str, theme: Theme) -> Image.Image:
    """The line of a move through a free square, or from its middle to one side."""
    ends = [_SIDES[side] for side in sides]
    points = eased([ends[0], _CENTRE, *ends[1:]], _CURVE)
    return _lined(lambda m: m.line(points, _WIDTH), style, theme)


def round_(style: str, edges: str, theme: Theme) -> Image.Image:
    """The line of a move through a square on which something stands, below its feet."""
    first, second = edges.split("-")
    if (first[0], second) == ("r", "t"):  # above: the lane is not on this way
        end = _MIDDLE if first == "rm" else _LANE
        ways = [*_approach("t")[:-1], (_RIGHT, end), (WIDE, end)]
    else:
        ways = [*_approach(first), *reversed(_approach(second))]
    points = eased(ways, _CURVE)
    return _lined(lambda m: m.line(points, _WIDTH), style, theme)


def _approach(edge: str) -> list[Point]:
    """The way from an edge to the lane below a piece."""
    side, height = edge[0], edge[1:]
    if side == "b":
        return [_SIDES["b"], (60, _LANE)]
    if side == "t":  # by the right, as the number of the square is in the upper left corner
        return [_SIDES["t"], (60, _ROOF), (_RIGHT, _ROOF), (_RIGHT, _LANE)]
    x, end = (_LEFT, 0) if side == "l" else (_RIGHT, WIDE)
    return [(end, _LANE)] if height == "l" else [(end, _MIDDLE), (x, _MIDDLE), (x, _LANE)]


def tip(style: str, side: str, theme: Theme) -> Image.Image:
    """The head of the line where it enters from a side."""
    edge = _SIDES[side]
    reach = 28 if side in "lr" else 24
    share = reach / hypot(edge[0] - _CENTRE[0], edge[1] - _CENTRE[1])
    point = (edge[0] + (_CENTRE[0] - edge[0]) * share, edge[1] + (_CENTRE[1] - edge[1]) * share)

    def draw(mask: Mask) -> None:
        mask.line([edge, ((edge[0] + point[0]) / 2, (edge[1] + point[1]) / 2)], _WIDTH)
        mask.polygon(arrowhead(point, edge, reach - 5, 34))

    return _lined(draw, style, theme)


def dot(style: str, theme: Theme) -> Image.Image:
    """Where a move began."""
    return _lined(lambda m: _ring(m, _CENTRE, 13), style, theme)


def start(style: str, side: str, theme: Theme) -> Image.Image:
    """Where a move began, beside what stands there now, and its line to that side."""

    def draw(mask: Mask) -> None:
        mask.line([_NICHES[side], _SIDES[side]], _WIDTH)
        _ring(mask, _NICHES[side], 10)

    return _lined(draw, style, theme)


def beside(style: str, theme: Theme) -> Image.Image:
    """Where a move began that left no line, to the left of what is seen there."""
    return _lined(lambda m: _ring(m, _NICHES["l"], 10), style, theme)


def _ring(mask: Mask, middle: Point, radius: float) -> None:
    mask.disc(*middle, radius)
    mask.disc(*middle, radius * 0.42, 0)


def frame(style: str, theme: Theme) -> Image.Image:
    """Corner brackets round a square that a move touched."""
    inset, arm, width = 9, 22, 6

    def draw(mask: Mask) -> None:
        for x, dx in ((inset, arm), (WIDE - inset, -arm)):
            for y, dy in ((inset, arm), (TALL - inset, -arm)):
                mask.line([(x + dx, y), (x, y), (x, y + dy)], width)

    return _lined(draw, style, theme)


def came(style: str, theme: Theme) -> Image.Image:
    """The head of an arrow from above: a piece was set on this square from elsewhere."""
    return _lined(lambda m: m.polygon(arrowhead((60, 24), (60, 0), 19, 38)), style, theme)


def left(style: str, theme: Theme, side: str = "r") -> Image.Image:
    """A double arrow outwards: a piece left the board from this square, by that side."""

    def draw(mask: Mask) -> None:
        for far in (6, 26):
            chevron = [(far, -18), (far + 16, 0), (far, 18)]
            mask.line([_outward(side, *point) for point in chevron], 8)

    return _lined(draw, style, theme)


def gone(style: str, theme: Theme, side: str = "r") -> Image.Image:
    """The same, small and at the edge, beside what is seen on the square."""

    def draw(mask: Mask) -> None:
        reach = 30 if side in "lr" else 32
        for far in (reach, reach + 12):
            chevron = [(far, -12), (far + 10, 0), (far, 12)]
            mask.line([_outward(side, *point) for point in chevron], 6)

    return _lined(draw, style, theme)


def _outward(side: str, far: float, across: float) -> Point:
    """The point so far from the middle towards a side, and so far beside that line."""
    x, y = {"r": (far, across), "l": (-far, across), "b": (across, far), "t": (across, -far)}[side]
    return _CENTRE[0] + x, _CENTRE[1] + y


def _lined(draw: Draw, style: str, theme: Theme) -> Image.Image:
    inner, outer = styles(theme)[style]
    canvas = Canvas(WIDE, TALL)
    shape = canvas.mask(draw)
    canvas.fill(shape.grown(_CASING[style]), outer)
    canvas.fill(shape, inner)
    return canvas.done()


TRACES: dict[str, Callable[[str, Theme], Image.Image]] = {
    "dot": dot,
    "beside": beside,
    "frame": frame,
    "came": came,
    "left": left,
    "gone": gone,
}
"""The marks of a last move that depend on its side only."""
