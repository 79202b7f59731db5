"""Pieces turned on a lathe: a profile spun round its axis, seen from above, lit from the left.

The surface is cut into small patches painted from far to near; each patch is shaded by its normal
(Lambert and Blinn-Phong), so cones and spindles have true volume.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt

from PIL import Image, ImageDraw

from render.art.canvas import SCALE, Point
from render.theme import Colour

Vector = tuple[float, float, float]
TILT = radians(24)
_AROUND = 300
_LIGHT: Vector = (-0.52, 0.68, 0.52)


@dataclass(frozen=True, slots=True)
class Stone:
    """What a piece is made of: colour by height and angle, gloss 0 to 1, how tight the gleam."""

    colour: Callable[[float, float], Colour]
    gloss: float
    tightness: float
    ambient: float = 0.42


def turn(
    profile: Sequence[tuple[float, float]],
    stone: Stone,
    size: tuple[int, int],
    foot: float,
    tilt: float = TILT,
) -> Image.Image:
    """A big picture of the turned piece: `profile` is (height, radius) from the foot up, in pixels;
    the foot's centre lies `foot` pixels below the top of the picture of `size` pixels. `tilt` is
    how high above the table one looks from (radians)."""
    sight = (0.0, sin(tilt), cos(tilt))
    halfway = _LIGHT[0] + sight[0], _LIGHT[1] + sight[1], _LIGHT[2] + sight[2]
    gleaming = halfway, sqrt(_dot(halfway, halfway))
    arcs = [_arc(step) for step in range(_AROUND)]
    image = Image.new("RGBA", (size[0] * SCALE, size[1] * SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    patches = []
    rings = _fine(profile)
    for (low, wide), (high, narrow) in itertools.pairwise(rings):
        slope = sqrt((high - low) ** 2 + (wide - narrow) ** 2) or 1
        out, up = (high - low) / slope, (wide - narrow) / slope
        middle_radius, middle_height = (wide + narrow) / 2, (low + high) / 2
        near, far = foot - low * sight[2], foot - high * sight[2]
        for (x0, y0), (x1, y1), (x, y), middle in arcs:
            normal = (x * out, up, y * out)
            if _dot(normal, sight) <= -0.05:
                continue
            corners = (
                (x0 * wide, near + wide * y0 * sight[1]), (x1 * wide, near + wide * y1 * sight[1]),
                (x1 * narrow, far + narrow * y1 * sight[1]),
                (x0 * narrow, far + narrow * y0 * sight[1]),
            )  # fmt: skip
            points = [((size[0] / 2 + across) * SCALE, down * SCALE) for across, down in corners]
            depth = middle_radius * y * sight[2] + middle_height * sight[1]
            colour = _shade(stone, normal, gleaming, stone.colour(middle_height, middle))
            patches.append((depth, points, colour))
    for _, points, colour in sorted(patches, key=lambda patch: patch[0]):
        draw.polygon(points, fill=colour, outline=colour)
    return image


def _fine(profile: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The profile with a ring at least every 0.6 pixels."""
    rings = [profile[0]]
    for (h0, r0), (h1, r1) in itertools.pairwise(profile):
        steps = max(1, round(sqrt((h1 - h0) ** 2 + (r1 - r0) ** 2) / 0.6))
        rings += [(h0 + (h1 - h0) * i / steps, r0 + (r1 - r0) * i / steps) for i in range(1, steps)]
        rings.append((h1, r1))
    return rings


def _arc(step: int) -> tuple[Point, Point, Point, float]:
    """The ends of a patch and its middle on a circle round the axis, and the middle's angle."""
    a0, a1 = (2 * pi * (step + k) / _AROUND for k in (0, 1.02))
    middle = (a0 + a1) / 2
    return (cos(a0), sin(a0)), (cos(a1), sin(a1)), (cos(middle), sin(middle)), middle


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _shade(stone: Stone, normal: Vector, gleaming: tuple[Vector, float], colour: Colour) -> Colour:
    """A patch's colour; it gleams where its normal is half way between light and sight."""
    halfway, length = gleaming
    gleam = max(0.0, _dot(normal, halfway) / length)
    light = stone.ambient + (1.08 - stone.ambient) * max(0.0, _dot(normal, _LIGHT))
    bounce = 0.16 * max(0.0, _dot(normal, (0.75, -0.35, 0.45)))
    shine = 255 * stone.gloss * gleam**stone.tightness
    r, g, b = colour
    return (
        min(255, round(r * (light + bounce) + shine)),
        min(255, round(g * (light + bounce * 0.86) + shine)),
        min(255, round(b * (light + bounce * 0.66) + shine)),
    )
