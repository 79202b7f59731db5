"""Where the holes of the Hyena game lie: a spiral from the village outside to the well inside."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, radians, sin
from typing import NamedTuple

Point = tuple[float, float]

WIDTH, FIELD_TOP, FIELD_BOTTOM = 1280, 36, 792
"""The picture's width and the upper and lower edge of the sand."""


class Shape(NamedTuple):
    """How the way goes: the `radius` of a hole, how often it goes `rounds`, the angle where it
    begins (degrees clockwise from the right), how far apart the rows are in which the holes lie,
    the radius of the `well`, and how evenly it draws in: with less than 1 sooner in its first
    round, where the village stands."""

    radius: int
    rounds: float
    start: int
    row: int
    well: int
    even: float = 1.0


VILLAGE = (22, 44, 282, 220)
"""The village's box: left, top, right, bottom."""
SHAPES = {
    20: Shape(70, 1.1, -106, 24, 92),
    30: Shape(58, 1.55, -102, 12, 92, 0.93),
    50: Shape(45, 2.1, -104, 8, 88, 0.8),
    80: Shape(33, 2.85, -102, 4, 80, 0.72),
}
"""Chosen so that neighbours along the way and across it are about equally far apart, the holes are
large, and the village has room. Holes of a row have the same pixels side by side and are packed as
one: the wider the rows are apart, the smaller the picture, and the less even the way."""
_FINE, _GAP, _EDGE = 3000, 8, 14


@dataclass(frozen=True, slots=True)
class Spiral:
    """`places` are the middles of village, holes and well, in whole pixels and rows; `ways` the
    direction (radians clockwise from the right) towards the well at each; `radius` is that of a
    hole, `well` that of the well."""

    places: tuple[tuple[int, int], ...]
    ways: tuple[float, ...]
    radius: int
    well: int

    def between(self, square: int) -> Point:
        """The middle of the way from `square` to the next."""
        (x0, y0), (x1, y1) = self.places[square], self.places[square + 1]
        if square == 0:
            return (VILLAGE[2] + x1 - self.radius) / 2, (y1 + VILLAGE[1]) / 2
        if square == len(self.places) - 2:
            share = (self.radius + 14) / hypot(x1 - x0, y1 - y0)
            return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        return (x0 + x1) / 2, (y0 + y1) / 2


@cache
def spiral(holes: int) -> Spiral:
    """The spiral of that many holes. `KeyError` for a number without a shape."""
    shape = SHAPES[holes]
    radius, row, well = shape.radius, shape.row, shape.well
    line, middle = _line(radius + _EDGE, well + radius + _GAP, shape)
    walked = [0.0]
    for (x0, y0), (x1, y1) in pairwise(line):
        walked.append(walked[-1] + hypot(x1 - x0, y1 - y0))
    at: list[int] = []
    for hole in range(holes):
        goal, here = walked[-1] * hole / (holes - 1), at[-1] if at else 0
        while here < _FINE and walked[here] < goal:
            here += 1
        at.append(here)
    village = ((VILLAGE[0] + VILLAGE[2]) // 2, (VILLAGE[1] + VILLAGE[3]) // 2)
    ways = [0.0]
    for here in at:
        (x0, y0), (x1, y1) = line[max(0, here - 9)], line[min(_FINE, here + 9)]
        ways.append(atan2(y1 - y0, x1 - x0))
    places = (village, *(_settled(line[here], row) for here in at), _settled(middle, row))
    return Spiral(places, (*ways, 0.0), radius, well)


def _settled(point: Point, row: int) -> tuple[int, int]:
    """A point moved to the nearest row."""
    return round(point[0]), FIELD_TOP + row * round((point[1] - FIELD_TOP) / row)


def _line(inset: float, end: float, shape: Shape) -> tuple[list[Point], Point]:
    """The way as a fine line that fills the sand but for `inset` pixels at its edges and comes to
    `end` pixels from its middle; and that middle."""
    left, top = 12 + inset, FIELD_TOP + inset
    wide, tall = WIDTH - 2 * left, FIELD_BOTTOM - top - inset
    inner = 0.3
    for _ in range(8):  # the scale depends on the inner end, and that on the scale
        turned = [
            (
                1 - (1 - inner) * (step / _FINE) ** shape.even,
                radians(shape.start + 360 * shape.rounds * step / _FINE),
            )
            for step in range(_FINE + 1)
        ]
        line = [(reach * cos(angle), reach * sin(angle)) for reach, angle in turned]
        xs, ys = [x for x, _ in line], [y for _, y in line]
        scale_x, scale_y = wide / (max(xs) - min(xs)), tall / (max(ys) - min(ys))
        inner = end / min(scale_x, scale_y)
    x, y = left - min(xs) * scale_x, top - min(ys) * scale_y
    return [(x + across * scale_x, y + down * scale_y) for across, down in line], (x, y)
