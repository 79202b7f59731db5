"""The well of the Hyena game: a ring of stones, deep water, a rope and a bucket."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.art.canvas import Canvas, Mask, arc, mix
from render.theme import Colour, Theme

_DARK: Colour = (40, 24, 12)
_STONE: Colour = (206, 178, 138)
_STONES = 14
_GLINTS = ((0.78, 20, 70, 4.2), (0.6, 28, 62, 3.2), (0.76, 196, 232, 3.4))
"""Gleams on the water: how far out, from which angle to which, and how thick."""


def well(radius: int, theme: Theme) -> Image.Image:
    """The well from above, 16 pixels wider than it is."""
    size = 2 * (radius + 8)
    canvas, middle = Canvas(size, size), radius + 8.0
    canvas.fill(canvas.mask(lambda m: m.disc(middle + 4, middle + 5, radius + 1)), theme.shade)
    canvas.fill(canvas.mask(lambda m: m.disc(middle, middle, radius)), _DARK)
    _ring(canvas, middle, radius, radius - 24)
    shaft = radius - 25.0
    canvas.fill(canvas.mask(lambda m: m.disc(middle, middle, shaft)), (30, 20, 16))
    inner = Mask(size, size)
    inner.disc(middle, middle, shaft)
    inner.disc(middle - 5, middle - 7, shaft, 0)
    canvas.fill(inner, mix(_STONE, _DARK, 0.45))
    _water(canvas, middle, shaft - 7, theme)
    _rope(canvas, middle, radius)
    return canvas.done()


def _ring(canvas: Canvas, middle: float, outer: float, inner: float) -> None:
    """Dressed stones, each lit by how it faces the upper left."""
    for number in range(_STONES):
        start = 360 * number / _STONES
        end = start + 360 / _STONES
        facing = cos((start + end) / 360 * pi - pi * 1.25)
        tone = mix(_STONE, (252, 238, 208), max(0.0, facing) * 0.7)
        tone = mix(tone, (126, 96, 64), max(0.0, -facing) * 0.5)
        gap = 1.3
        stone = Mask(canvas.width, canvas.height)
        stone.polygon(
            arc((middle, middle), outer - 2, start + gap, end - gap)
            + arc((middle, middle), inner + 2, end - gap, start + gap)
        )
        canvas.fill(stone, mix(tone, _DARK, 0.28))
        top = Mask(canvas.width, canvas.height)
        top.polygon(
            arc((middle - 1, middle - 1.6), outer - 4.5, start + gap + 0.8, end - gap - 0.8)
            + arc((middle - 1, middle - 1.6), inner + 4, end - gap - 0.8, start + gap + 0.8)
        )
        canvas.fill(top, tone)


def _water(canvas: Canvas, middle: float, radius: float, theme: Theme) -> None:
    deep, bright = mix(theme.lapis, (8, 26, 60), 0.45), mix(theme.lapis, theme.turquoise, 0.4)
    at = middle + 4
    canvas.fill(canvas.mask(lambda m: m.disc(at, at + 1, radius - 3)), deep)
    shone = Mask(canvas.width, canvas.height)
    shone.disc(at, at + 1, radius - 3)
    shone.disc(at - 6, at - 8, radius - 2, 0)
    canvas.fill(shone, bright)
    glints = Mask(canvas.width, canvas.height)
    for reach, start, end, width in _GLINTS:
        glints.line(arc((at, at + 1), radius * reach, start, end), width)
    canvas.fill(glints, mix(theme.turquoise, (255, 255, 255), 0.72))
    stars = canvas.mask(lambda m: m.ellipse((at - 34, at - 28, at - 12, at - 20)))
    canvas.fill(stars, (226, 240, 244))


def _rope(canvas: Canvas, middle: float, radius: float) -> None:
    """A bucket that stands on the rim, and its rope down to the water."""
    angle = pi * 0.79
    x, y = middle + (radius - 14) * cos(angle), middle + (radius - 14) * sin(angle)
    cord = Mask(canvas.width, canvas.height)
    cord.line(
        [
            (x + 6, y - 16),
            (x + 26, y - 26),
            (middle - 20, middle + radius * 0.3),
        ],
        4.4,
    )
    canvas.fill(cord.grown(1.2), _DARK)
    canvas.fill(cord, (222, 190, 128))
    body = canvas.mask(
        lambda m: m.polygon(
            [(x - 19, y - 16), (x + 19, y - 16), (x + 14, y + 20), (x - 14, y + 20)]
        )
    )
    body.ellipse((x - 14, y + 14, x + 14, y + 25))
    lip = canvas.mask(lambda m: m.ellipse((x - 19, y - 24, x + 19, y - 8)))
    body.image.paste(255, (0, 0), lip.image)
    canvas.fill(body.grown(1.6), _DARK)
    canvas.fill(body, (146, 92, 46))
    bright = canvas.mask(
        lambda m: m.polygon([(x - 16, y - 12), (x - 5, y - 10), (x - 4, y + 22), (x - 12, y + 18)])
    )
    canvas.fill(bright, (190, 132, 72))
    hoops = canvas.mask(lambda m: m.line([(x - 16, y + 8), (x, y + 12), (x + 16, y + 8)], 3))
    canvas.fill(hoops, (84, 50, 22))
    canvas.fill(lip, (214, 160, 96))
    canvas.fill(canvas.mask(lambda m: m.ellipse((x - 15, y - 21, x + 15, y - 10))), (26, 60, 110))
