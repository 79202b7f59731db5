"""The sand of the Hyena game: ripples of the wind, the holes and the way trodden between them.

The ripples repeat across and down, and a hole's edge is blended with plain sand, whatever ripple it
cuts: so a hole has the same pixels wherever it lies, and the picture packs well.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, pi, sin

from PIL import Image

from render import hyena
from render.art.board import frieze, wood
from render.art.canvas import Canvas, Mask, Point, mix
from render.art.feet import foot
from render.art.village import village
from render.art.well import well
from render.spiral import FIELD_BOTTOM, FIELD_TOP, VILLAGE, WIDTH, Spiral, spiral
from render.theme import Colour, Theme

PALE: Colour = (255, 252, 240)
NIGHT: Colour = (34, 18, 8)
RED: Colour = (166, 26, 0)
_RIPPLE, _STEP = 320, 96
"""How far the ripples run before they repeat, and how far down."""
_RIPPLES = ((4, 128, 14), (164, 132, 62))
"""Where ripples begin, how far they run and how far down they lie."""
_SMOOTH = 80
"""From so many holes on the sand has no ripples: between the holes only pieces of them are seen,
which cost 3 KB of the 80 that a picture may have."""
_EDGE = 12
_DIGITS = 1.05
"""How tall the digits of a hole are, by its radius."""


def field(holes: int, theme: Theme) -> Image.Image:
    """The sand with village, way, numbered holes and well, framed by the table's wood."""
    picture = _table(theme)
    sand = _ripples(
        WIDTH - 2 * _EDGE,
        FIELD_BOTTOM - FIELD_TOP,
        () if holes >= _SMOOTH else _RIPPLES,
        theme,
    )
    picture.paste(sand, (_EDGE, FIELD_TOP))
    shape = spiral(holes)
    for number, place in enumerate(shape.places[1:-1], 1):
        _lay(picture, _hole(number, shape, theme), _corner(place, shape.radius + 2), theme)
    _lay(picture, _way(shape, theme), (0, FIELD_TOP), theme)
    drawn = _few(well(shape.well, theme), 11, theme)
    _lay(picture, drawn, _corner(shape.places[-1], shape.well + 8), theme)
    _lay(picture, _few(village(theme), 14, theme), VILLAGE[:2], theme)
    return picture


def _corner(middle: Point, half: int) -> tuple[int, int]:
    return round(middle[0]) - half, round(middle[1]) - half


def _lay(picture: Image.Image, thing: Image.Image, corner: tuple[int, int], theme: Theme) -> None:
    """Lay a thing on the sand; where it is half clear, plain sand shines through."""
    ground = Image.new("RGB", thing.size, theme.sand)
    ground.paste(thing, (0, 0), thing)
    seen = thing.getchannel("A").point([255 * (v > 20) for v in range(256)])
    picture.paste(ground, corner, seen)


def _few(thing: Image.Image, tones: int, theme: Theme) -> Image.Image:
    """A thing that lies on the sand, in no more than so many colours."""
    ground = Image.new("RGB", thing.size, theme.sand)
    ground.paste(thing, (0, 0), thing)
    few = ground.quantize(tones, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
    flat = ground.quantize(palette=few, dither=Image.Dither.NONE).convert("RGBA")
    flat.putalpha(thing.getchannel("A").point([255 * (v > 20) for v in range(256)]))
    return flat


def _table(theme: Theme) -> Image.Image:
    """The wood under the lower part, and a golden frame round the sand, alike in every row."""
    tall = hyena.TRAYS_TOP + hyena.LOW
    picture = Image.new("RGB", (WIDTH, tall), theme.wood_dark)
    top = Canvas(WIDTH, FIELD_TOP)
    top.image.paste(wood(theme, FIELD_TOP, calm=True), (0, 0))
    frieze(top, 6, theme)
    picture.paste(top.done().convert("RGB"), (0, 0))
    for inset, colour in ((4, theme.gold_dark), (2, theme.gold)):
        left, upper = _EDGE - inset, FIELD_TOP - inset
        box = (left, upper, WIDTH - left, FIELD_BOTTOM + inset)
        picture.paste(colour, box)
    return picture


def _ripples(
    wide: int, tall: int, ripples: Sequence[tuple[int, int, int]], theme: Theme
) -> Image.Image:
    """Sand as the wind leaves it."""
    tile = Image.new("RGB", (_RIPPLE, _STEP), theme.sand)
    for start, length, down in ripples:
        for x in range(start, start + length):
            inner = start + 4 <= x < start + length - 4
            y = down + round(2 * sin(8 * pi * x / _RIPPLE))
            for row, tone in enumerate((theme.crest, theme.crest, theme.trough, theme.trough)):
                if inner or row in (1, 2):
                    tile.putpixel((x % _RIPPLE, y + row), tone)
    sand = Image.new("RGB", (wide, tall))
    for y in range(0, tall, _STEP):
        for x in range(0, wide, _RIPPLE):
            sand.paste(tile, (x, y))
    return sand


def _hole(number: int, shape: Spiral, theme: Theme) -> Image.Image:
    """A hole scooped into the sand, lit from the upper left. It has few tones, so that it packs
    well."""
    radius = shape.radius
    size, unit = 2 * (radius + 2), max(0.75, radius / 67)
    canvas, middle = Canvas(size, size, (*theme.sand, 255)), radius + 2.0
    pit = canvas.mask(lambda m: m.disc(middle, middle, radius - 1))
    canvas.fill(pit, theme.deep)
    for shift, tone in ((4 * unit, theme.shade), (9 * unit, theme.floor)):
        wall = Mask(size, size)
        wall.disc(middle + shift * 0.65, middle + shift, radius - 1)
        canvas.fill(_within(wall, pit), tone)
    lit = canvas.mask(lambda m: m.disc(middle, middle, radius - 1))
    lit.disc(middle - 4 * unit, middle - 5 * unit, radius - 1 - unit, 0)
    canvas.fill(lit, theme.crest)
    last = len(shape.places) - 2
    if number % 5 == 0 or last <= 30:
        digits = Mask(size, size)
        digits.text(str(number), min(40, radius * _DIGITS), 0.045)
        canvas.fill(digits, theme.sand_ink)
    palette = Image.new("P", (1, 1))
    ground, bottom, ink = theme.sand, theme.floor, theme.sand_ink
    tones = (
        *(ground, theme.crest, theme.deep, theme.shade, bottom, ink),
        *(mix(ink, bottom, 0.5), mix(theme.deep, ground, 0.5)),
    )
    palette.putpalette([value for tone in tones for value in tone])
    flat = canvas.done().convert("RGB").quantize(palette=palette, dither=Image.Dither.NONE)
    hole = flat.convert("RGBA")
    hole.putalpha(flat.point([0] + [255] * 255, "L"))
    return hole


def _within(shape: Mask, limit: Mask) -> Image.Image:
    out = Image.new("L", shape.size, 0)
    out.paste(shape.image, (0, 0), limit.image)
    return out


def _way(shape: Spiral, theme: Theme) -> Image.Image:
    """The prints of those who walked the way before, from the village to the well."""
    prints, size = Mask(WIDTH, FIELD_BOTTOM - FIELD_TOP), 1.25 if shape.radius > 60 else 0.95
    for square, (here, there) in enumerate(pairwise(shape.places)):
        x, y = shape.between(square)
        turn = atan2(there[1] - here[1], there[0] - here[0])
        foot(prints, (x, y - FIELD_TOP), turn, size, square % 2 * 2 - 1)
    seen = prints.image.resize((WIDTH, FIELD_BOTTOM - FIELD_TOP), Image.Resampling.BOX)
    way = Image.new("RGBA", seen.size, (*theme.shade, 255))
    way.putalpha(seen.point([255 * (v > 127) for v in range(256)]))
    return way
