"""The marks of the named houses, each our own shape drawn in a box of 100 by 100."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, radians, sin

from PIL import Image

from render.art.canvas import Canvas, Mask, Point, mix
from render.theme import Colour, Theme, levelled

Shape = Callable[["Pen"], None]
_PALE: Colour = (255, 249, 228)


class Pen:
    """Draws into a mask as if it were 100 by 100 units, `size` pixels wide at (x, y)."""

    def __init__(self, mask: Mask, x: float, y: float, size: float) -> None:
        self._mask, self._x, self._y, self._unit = mask, x, y, size / 100

    def line(self, points: Sequence[Point], width: float, value: int = 255) -> None:
        """A polyline with round ends."""
        self._mask.line([self._at(p) for p in points], width * self._unit, value)

    def polygon(self, points: Sequence[Point], value: int = 255) -> None:
        """A filled polygon."""
        self._mask.polygon([self._at(p) for p in points], value)

    def disc(self, x: float, y: float, radius: float, value: int = 255) -> None:
        """A filled circle."""
        self._mask.disc(*self._at((x, y)), radius * self._unit, value)

    def ellipse(self, box: tuple[float, float, float, float], value: int = 255) -> None:
        """A filled ellipse."""
        (left, top), (right, bottom) = self._at(box[:2]), self._at(box[2:])
        self._mask.ellipse((left, top, right, bottom), value)

    def _at(self, point: Point) -> Point:
        return self._x + point[0] * self._unit, self._y + point[1] * self._unit


def ankh(pen: Pen) -> None:
    """The looped cross of life (house 15)."""
    pen.ellipse((31, 0, 69, 50))
    pen.ellipse((42, 11, 58, 40), 0)
    pen.polygon([(44, 46), (56, 46), (60, 100), (40, 100)])
    pen.polygon([(50, 46), (84, 42), (84, 60), (50, 55)])
    pen.polygon([(50, 46), (16, 42), (16, 60), (50, 55)])


def nefer(pen: Pen) -> None:
    """The heart and windpipe of beauty (house 26)."""
    pen.polygon([(46, 4), (54, 4), (55, 62), (45, 62)])
    for y in (14, 27):
        pen.polygon([(31, y - 4), (69, y - 4), (69, y + 4), (31, y + 4)])
    pen.ellipse((33, 54, 67, 98))
    pen.line([(43, 66), (50, 78), (57, 66)], 4, 0)
    pen.line([(50, 78), (50, 92)], 4, 0)


def water(pen: Pen) -> None:
    """Three ripples (house 27)."""
    for y in (18, 46, 74):
        peaks = [(3 + i * 11.75, y + (12 if i % 2 == 0 else 0)) for i in range(9)]
        pen.line(peaks, 7.5)


def three(pen: Pen) -> None:
    """Three feathers of truth (house 28)."""
    for x in (18, 50, 82):
        _feather(pen, x)


def _feather(pen: Pen, x: float) -> None:
    pen.polygon([(x - 12, 20), (x + 12, 24), (x + 9, 84), (x - 6, 84)])
    pen.ellipse((x - 12, 0, x + 8, 44))
    pen.ellipse((x - 6, 0, x + 15, 26))
    pen.line([(x - 1, 70), (x - 1, 98)], 5.5)
    pen.line([(x - 1, 84), (x - 3, 34), (x + 3, 14)], 3, 0)
    for y in (38, 52, 66):
        pen.line([(x + 1, y + 6), (x + 12, y)], 2.4, 0)


def two(pen: Pen) -> None:
    """Two seated judges, one behind the other (house 29)."""
    for x in (20, 72):
        _judge(pen, x)


def _judge(pen: Pen, x: float) -> None:
    pen.polygon([(x - 18, 96), (x - 18, 52), (x - 10, 40), (x + 6, 40), (x + 24, 62), (x + 24, 96)])
    pen.ellipse((x - 18, 40, x + 8, 66))
    pen.ellipse((x + 2, 54, x + 25, 80))
    pen.polygon([(x - 12, 12), (x - 3, 8), (x - 2, 42), (x - 15, 42)])
    pen.ellipse((x - 12, 4, x + 12, 34))
    pen.polygon([(x + 2, 32), (x + 9, 32), (x + 8, 44), (x + 4, 44)])
    pen.polygon([(x - 19, 91), (x + 27, 91), (x + 27, 99), (x - 19, 99)])
    pen.line([(x - 4, 12), (x - 5, 30), (x - 12, 40)], 2.6, 0)
    pen.disc(x + 5, 17, 2.2, 0)
    pen.line([(x - 12, 56), (x + 4, 72), (x + 20, 68)], 2.6, 0)
    pen.line([(x + 4, 74), (x + 4, 90)], 2.6, 0)


def sun(pen: Pen) -> None:
    """The rising sun (house 30)."""
    for step in range(16):
        angle = radians(step * 22.5)
        reach = 49 if step % 2 == 0 else 43
        tip = (50 + reach * cos(angle), 50 + reach * sin(angle))
        wide = radians(5.5)
        pen.polygon(
            [
                (50 + 32 * cos(angle - wide), 50 + 32 * sin(angle - wide)),
                tip,
                (50 + 32 * cos(angle + wide), 50 + 32 * sin(angle + wide)),
            ]
        )
    pen.disc(50, 50, 27)
    pen.disc(50, 50, 19, 0)
    pen.disc(50, 50, 14.5)
    pen.disc(50, 50, 5, 0)


def netting(pen: Pen) -> None:
    """A fowler's net (house 16)."""
    inside = [(50, 4), (92, 50), (50, 96), (8, 50)]
    for i in range(5):
        share = i / 4
        a = (50 - 42 * share, 4 + 46 * share)
        b = (92 - 42 * share, 50 + 46 * share)
        pen.line([a, b], 5)
        c = (50 + 42 * share, 4 + 46 * share)
        d = (8 + 42 * share, 50 + 46 * share)
        pen.line([c, d], 5)
    for corner in inside:
        pen.disc(*corner, 6)


def shen(pen: Pen) -> None:
    """The ring of eternity on its bar, a sign of shelter (a safe house)."""
    pen.disc(50, 42, 38)
    pen.disc(50, 42, 25, 0)
    pen.line([(10, 88), (90, 88)], 13)
    pen.polygon([(38, 74), (62, 74), (66, 90), (34, 90)])


def door(pen: Pen) -> None:
    """A doorway with a cornice, and the way through it (where pieces leave the board)."""
    pen.polygon([(2, 2), (98, 2), (88, 20), (12, 20)])
    pen.polygon([(12, 24), (88, 24), (88, 98), (12, 98)])
    pen.polygon([(27, 38), (73, 38), (73, 98), (27, 98)], 0)
    for x in (36, 52):
        pen.line([(x, 52), (x + 13, 68), (x, 84)], 7.5)


def _broad_ankh(pen: Pen) -> None:
    pen.ellipse((26, -2, 74, 54))
    pen.ellipse((41, 13, 59, 39), 0)
    pen.polygon([(42, 48), (58, 48), (60, 102), (40, 102)])
    pen.polygon([(10, 48), (90, 48), (90, 65), (10, 65)])


def _broad_nefer(pen: Pen) -> None:
    pen.polygon([(43, 0), (57, 0), (57, 60), (43, 60)])
    pen.polygon([(22, 9), (78, 9), (78, 21), (22, 21)])
    pen.polygon([(22, 29), (78, 29), (78, 41), (22, 41)])
    pen.ellipse((27, 52, 73, 102))


def _broad_water(pen: Pen) -> None:
    for y in (10, 41, 72):
        peaks = [(2 + i * 24, y + (18 if i % 2 == 0 else 0)) for i in range(5)]
        pen.line(peaks, 12)


def _broad_three(pen: Pen) -> None:
    for x in (15, 50, 85):
        pen.ellipse((x - 13, 0, x + 13, 44))
        pen.polygon([(x - 13, 22), (x + 13, 22), (x + 9, 76), (x - 9, 76)])
        pen.line([(x, 70), (x, 97)], 8)


def _broad_two(pen: Pen) -> None:
    for x in (23, 77):
        pen.disc(x, 18, 17)
        pen.ellipse((x - 23, 36, x + 23, 84))
        pen.polygon([(x - 23, 60), (x + 23, 60), (x + 23, 98), (x - 23, 98)])


def _broad_sun(pen: Pen) -> None:
    for step in range(8):
        angle = radians(step * 45)
        ends = [(50 + reach * cos(angle), 50 + reach * sin(angle)) for reach in (40, 50)]
        pen.line(ends, 11)
    pen.disc(50, 50, 31)
    pen.disc(50, 50, 20, 0)
    pen.disc(50, 50, 11)


def _broad_netting(pen: Pen) -> None:
    for share in (0.0, 0.5, 1.0):
        across, down = 48 * share, 48 * share
        pen.line([(50 - across, 2 + down), (98 - across, 50 + down)], 9)
        pen.line([(50 + across, 2 + down), (2 + across, 50 + down)], 9)


HOUSES: dict[str, tuple[Shape, str]] = {
    "ankh": (ankh, "choice"),
    "netting": (netting, "ink"),
    "nefer": (nefer, "gold_dark"),
    "water": (water, "lapis"),
    "three": (three, "cream"),
    "two": (two, "carnelian"),
    "sun": (sun, "attack"),
    "shen": (shen, "turquoise"),
    "exit": (door, "gold_dark"),
}
"""Each mark's shape and the theme colour it is painted in."""

BROAD: dict[str, Shape] = {
    "ankh": _broad_ankh,
    "netting": _broad_netting,
    "nefer": _broad_nefer,
    "water": _broad_water,
    "three": _broad_three,
    "two": _broad_two,
    "sun": _broad_sun,
}
"""The shapes of marks with much detail, in few broad strokes for a small size."""

TINTS: dict[str, Colour] = {
    "ankh": (176, 208, 160),
    "netting": (206, 196, 186),
    "nefer": (242, 216, 122),
    "water": (150, 202, 226),
    "three": (238, 190, 158),
    "two": (222, 178, 146),
    "sun": (250, 192, 112),
    "shen": (184, 216, 204),
    "exit": (202, 168, 122),
}
"""What the square of each mark is washed with."""


def tint_of(name: str, theme: Theme) -> Colour:
    """The same in a theme."""
    return levelled(mix(TINTS[name], theme.tile, 0.35), theme.tile) if theme.even else TINTS[name]


def big(name: str, theme: Theme) -> Image.Image:
    """The mark on an empty square: 112 by 128 pixels."""
    shape, ramp, dark = _painted(name, theme)
    canvas = Canvas(112, 128)
    painted = canvas.mask(lambda mask: shape(Pen(mask, 15, 34, 82)))
    canvas.shadow(painted, (1, 1.5), 1.2, 90)
    canvas.raised(painted, ramp, dark)
    return canvas.done()


def _painted(name: str, theme: Theme) -> tuple[Shape, tuple[Colour, Colour], Colour]:
    """A mark's shape, the colours of its face from above to below, and that of its outline."""
    shape, colour_name = HOUSES[name]
    colour: Colour = getattr(theme, colour_name)
    if theme.lit:
        pale = mix(colour, (255, 252, 244), theme.lit)
        return shape, (pale, mix(pale, colour, 0.25)), (0, 0, 0)
    dark = mix(colour, (30, 14, 6), 0.6) if sum(colour) < 500 else (96, 36, 18)
    return shape, (mix(colour, (255, 240, 200), 0.25), mix(colour, dark, 0.2)), dark


def half(name: str, theme: Theme) -> Image.Image:
    """The mark smaller, where numbers or last moves share an empty square: 68 by 68 pixels."""
    shape, ramp, dark = _painted(name, theme)
    canvas = Canvas(68, 68)
    painted = canvas.mask(lambda mask: shape(Pen(mask, 3, 3, 62)))
    canvas.raised(painted, ramp, dark)
    return canvas.done()


def tag(name: str, theme: Theme) -> Image.Image:
    """The mark on a light plaque, where a piece covers the house, in broad strokes that a phone
    shows: 48 by 46."""
    shape, colour_name = HOUSES[name]
    colour = getattr(theme, "carnelian" if colour_name == "cream" else colour_name)
    colour = mix(colour, (20, 8, 4), 0.42)
    canvas = Canvas(48, 46)
    plaque = canvas.mask(lambda mask: mask.rounded((0.5, 0.5, 47.5, 45.5), 8))
    canvas.fill(plaque, mix(colour, (30, 16, 6), 0.5))
    canvas.fill(canvas.mask(lambda mask: mask.rounded((2.5, 2.5, 45.5, 43.5), 6)), _PALE)
    broad = BROAD.get(name, shape)
    canvas.fill(canvas.mask(lambda mask: broad(Pen(mask, 4.5, 3.5, 39))).grown(0.35), colour)
    return canvas.done()


def foot(label: str, theme: Theme) -> Image.Image:
    """The number of a house, hanging from its plaque: 48 by 27."""
    canvas = Canvas(48, 27)
    canvas.fill(canvas.mask(lambda mask: mask.rounded((0.5, -8, 47.5, 26.5), 6)), theme.ink)
    canvas.fill(canvas.mask(lambda mask: mask.rounded((2.5, -8, 45.5, 24.5), 4)), _PALE)
    digits = canvas.mask(lambda mask: mask.text(label, 20, 0.06))
    canvas.fill(digits, mix(theme.ink, (0, 0, 0), 0.45))
    return canvas.done()
