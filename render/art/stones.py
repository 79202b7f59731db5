"""The stones of Seega: a pale dome, and a blue stump of a pyramid."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageChops, ImageFilter

from render.art.canvas import SCALE, Canvas, Mask, Point, mix, spread
from render.art.lathe import Stone, turn
from render.art.pieces import shrink_to
from render.theme import Colour, Theme, edge_of

FULL = 204
"""The size of a square that figures are drawn for."""
_FOOT = 122
"""How far the middle of a stone's foot lies below the top of a square of that size."""
PALE: Colour = (255, 252, 240)
_DOME = (
    (0, 68), (2, 72), (6, 74), (14, 74), (24, 72.5), (36, 69), (48, 63.5), (60, 55), (70, 45),
    (77, 34), (82, 21), (84, 10), (84.6, 0),
)  # fmt: skip
_BASE, _ROOF, _TALL = 70, 38, 80
"""Half the breadth of the pyramid's foot and of its top, and its height."""


@cache
def figure(name: str, theme: Theme) -> Image.Image:
    """A big picture of a stone without its shadow; not to be drawn on."""
    return _dome(theme) if name == "light" else _pyramid(theme)


def _dome(theme: Theme) -> Image.Image:
    def colour(height: float, angle: float) -> Colour:
        del angle
        if 16 <= height < 22:
            return theme.gold_dark
        return mix(theme.light_piece, (255, 252, 244), min(1.0, height / 84))

    body = turn(_DOME, Stone(colour, gloss=0.3, tightness=24, ambient=0.52), (FULL, FULL), _FOOT)
    smooth = body.convert("RGBa").filter(ImageFilter.GaussianBlur(5)).convert("RGBA")
    # Few tones in smooth runs pack to half the size of fine shades.
    smooth = smooth.convert("RGB").point([min(255, v // 14 * 14 + 10) for v in range(256)] * 3)
    smooth.putalpha(body.getchannel("A"))
    return smooth


def _pyramid(theme: Theme) -> Image.Image:
    canvas = Canvas(FULL, FULL)
    middle = FULL / 2

    def at(x: float, high: float, deep: float) -> Point:
        return middle + x, _FOOT + 6 - high * 0.9 + deep * 0.44

    def ring(high: float) -> list[Point]:
        half = _BASE + (_ROOF - _BASE) * high / _TALL
        return [at(x * half, high, z * half) for x, z in ((-1, 1), (1, 1), (1, -1), (-1, -1))]

    low, top = ring(0), ring(_TALL)
    dark = theme.dark_piece
    bold = 1 - theme.flat
    sides: tuple[tuple[tuple[int, int], Colour], ...] = (
        ((3, 0), mix(dark, (120, 150, 230), 0.42 * bold)),
        ((0, 1), mix(dark, (60, 84, 170), 0.45 * bold)),
        ((1, 2), mix(dark, (0, 0, 12), 0.45)),
    )

    def band(first: float, second: float) -> Image.Image:
        """The golden band round the sides between two heights."""
        lower, upper = ring(first), ring(second)
        shape = canvas.mask(
            lambda m: m.polygon(
                [*(lower[i] for i in (3, 0, 1, 2)), *(upper[i] for i in (2, 1, 0, 3))]
            )
        )
        return shape.image

    for (a, b), colour in sides:
        face = Mask(FULL, FULL)
        face.polygon([low[a], low[b], top[b], top[a]])
        canvas.fill(face, colour)
    canvas.fill(band(12, 20), theme.gold)
    canvas.fill(canvas.mask(lambda m: m.polygon(top)), mix(dark, (130, 160, 236), 0.5 * bold))
    inner = [at(x * 21, _TALL, z * 21) for x, z in ((-1, 1), (1, 1), (1, -1), (-1, -1))]
    canvas.fill(canvas.mask(lambda m: m.polygon(inner)), mix(dark, (0, 0, 20), 0.3))
    edges = Mask(FULL, FULL)
    edges.line([*top, top[0]], 2.6)
    canvas.fill(edges, theme.gold)
    ridges = Mask(FULL, FULL)
    for a in (0, 1):
        ridges.line([low[a], top[a]], 1.6)
    canvas.fill(ridges, (*mix(dark, (190, 210, 255), 0.6), 150))
    return canvas.image


def standing(name: str, theme: Theme) -> Image.Image:
    """A big stone with its shadow and a thin dark edge."""
    body = figure(name, theme)
    canvas = Canvas(FULL, FULL)
    cast = Mask(FULL, FULL)
    cast.ellipse((34, _FOOT - 22, 190, _FOOT + 40))
    canvas.shadow(cast, (2, 3), 2.2, 120)
    canvas.fill(spread(body.getchannel("A"), 2 + theme.outline), (*edge_of(name, theme), 190))
    canvas.image.alpha_composite(body)
    return canvas.image


def stone(name: str, size: int, theme: Theme) -> Image.Image:
    """A stone on its square."""
    return shrink_to(standing(name, theme), size / FULL)


def ghost(name: str, size: int, theme: Theme) -> Image.Image:
    """A stone that was taken: pale, and crossed out."""
    canvas = Canvas(FULL, FULL)
    shape = figure(name, theme).getchannel("A")
    body = figure(name, theme).convert("RGB")
    veil = Image.new("RGB", body.size, (226, 206, 166))
    pale = Image.blend(body, veil, 0.45).convert("RGBA")
    pale.putalpha(shape.point([v * 205 // 255 for v in range(256)]))
    rim = ImageChops.subtract(spread(shape, 4), shape)
    canvas.fill(rim, (60, 40, 20, 190))
    canvas.image.alpha_composite(pale)
    _cross(canvas, (FULL / 2, FULL / 2 - 4), 44, 13, theme)
    return shrink_to(canvas.image, size / FULL)


def _cross(canvas: Canvas, middle: Point, reach: float, width: float, theme: Theme) -> None:
    x, y = middle
    shape = canvas.mask(lambda m: m.line([(x - reach, y - reach), (x + reach, y + reach)], width))
    shape.line([(x - reach, y + reach), (x + reach, y - reach)], width)
    canvas.fill(shape.grown(width * 0.22), PALE)
    canvas.fill(shape, mix(theme.attack, (140, 0, 0), 0.3))


def gone(theme: Theme) -> Image.Image:
    """A stone was taken from this square, on which another stands now: 40 by 40."""
    canvas = Canvas(40, 40)
    _cross(canvas, (20, 20), 12, 7, theme)
    return canvas.done()


def taken(name: str, theme: Theme) -> Image.Image:
    """A small stone crossed out: the enemy's stones that were taken. 74 by 74."""
    picture = stone(name, 96, theme)
    canvas = Canvas(74, 74)
    small = picture.resize((96 * SCALE, 96 * SCALE), Image.Resampling.BICUBIC)
    canvas.image.alpha_composite(small.crop((11 * SCALE, 8 * SCALE, 85 * SCALE, 82 * SCALE)))
    _cross(canvas, (37, 37), 22, 8, theme)
    return canvas.done()
