"""The pieces of Senet: the cone of pale stone and the spindle of blue faience."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache
from math import cos, pi

from PIL import Image, ImageChops, ImageFilter

from render.art.canvas import SCALE, Canvas, Mask, mix, spread
from render.art.lathe import Stone, turn
from render.theme import Colour, Theme, edge_of

WIDTH, HEIGHT, FOOT = 100, 118, 92
"""Size of a standing piece's sprite and how far its foot's centre lies below the top."""

EDGED = 170
"""How strong the edge round a piece is, of 255."""

GROWTH = 1.06
"""How much larger than its profile a piece is drawn."""

HOUSED = 0.82
"""At which share of it a piece lies beside the sign of its house; neither hides the other."""

Profile = tuple[tuple[float, float], ...]


def _curve(points: Profile) -> Profile:
    """A smooth profile through the points (cosine steps)."""
    out: list[tuple[float, float]] = []
    for (h0, r0), (h1, r1) in itertools.pairwise(points):
        for i in range(8):
            share = i / 8
            out.append((h0 + (h1 - h0) * share, r0 + (r1 - r0) * (1 - cos(pi * share)) / 2))
    return (*out, points[-1])


CONE: Profile = (
    (0, 31), (1, 33.5), (3, 34.5), (8, 34.5), (10, 33), (11, 31), (18, 27.5), (30, 22.5),
    (44, 17.3), (56, 13.2), (66, 10.2), (74, 8.2), (77, 7.6), (79.6, 6.2), (81.2, 3.8), (82, 0),
)  # fmt: skip
SPINDLE: Profile = (
    (0, 31), (1, 33), (3, 34), (8, 34), (11, 31.5),
    *_curve(((11, 31.5), (34, 16.5))), (38, 16.2), *_curve(((40, 16.4), (61, 31.5))),
    (64, 33.5), (69, 33.5), (71, 32.5), (72, 30.5), (70, 24), (70.4, 12), (71.4, 10), (71.6, 0),
)  # fmt: skip


def _cone_stone(theme: Theme, growth: float) -> Stone:
    def colour(height: float, angle: float) -> Colour:
        del angle
        height /= growth
        if 14 <= height < 16 or 20 <= height < 22:
            return theme.gold_dark
        return mix(theme.light_piece, (255, 252, 244), min(1.0, height / 82))

    return Stone(colour, gloss=0.34, tightness=26, ambient=0.5)


def _spindle_stone(theme: Theme, growth: float) -> Stone:
    def colour(height: float, angle: float) -> Colour:
        del angle
        height /= growth
        if 8.5 <= height < 11.5 or 60.5 <= height < 63.5 or 36.6 <= height < 39.6:
            return theme.gold
        if height > 69.9 and height < 70.1:
            return theme.gold
        return theme.dark_piece

    return Stone(colour, gloss=0.62, tightness=30, ambient=0.46)


PIECES: dict[str, tuple[Profile, Callable[[Theme, float], Stone]]] = {
    "cone": (CONE, _cone_stone),
    "spindle": (SPINDLE, _spindle_stone),
}
"""Each piece's profile and stone."""


@cache
def turned(name: str, theme: Theme) -> Image.Image:
    """A big picture of a piece without its shadow; not to be drawn on."""
    profile, stone = PIECES[name]
    grown = [(height * GROWTH, radius * GROWTH) for height, radius in profile]
    return turn(grown, stone(theme, GROWTH), (WIDTH, HEIGHT), FOOT)


def standing(name: str, theme: Theme) -> Image.Image:
    """The piece on a square: with the shadow it throws to the lower right and a thin dark edge."""
    return _standing(name, theme).done()


def housed(name: str, theme: Theme) -> Image.Image:
    """The same on a house, beside its sign."""
    return shrink_to(_standing(name, theme).image, HOUSED)


def _standing(name: str, theme: Theme) -> Canvas:
    figure = turned(name, theme)
    canvas = Canvas(WIDTH, HEIGHT)
    cast = Mask(WIDTH, HEIGHT)
    cast.ellipse((20, FOOT - 13, 91, FOOT + 17))
    canvas.shadow(cast, (2, 2), 3.2, 165)
    contact = Mask(WIDTH, HEIGHT)
    contact.ellipse((11, FOOT - 14, 89, FOOT + 18))
    canvas.shadow(contact, (0.5, 1), 1.5, 150)
    canvas.fill(_edge(figure, theme), (*edge_of(name, theme), EDGED))
    canvas.image.alpha_composite(figure)
    return canvas


def drowning(name: str, theme: Theme) -> Image.Image:
    """The piece leaning over and half under the water, with ripples round it."""
    canvas = Canvas(WIDTH, HEIGHT)
    leaning = turned(name, theme).rotate(-17, Image.Resampling.BICUBIC, translate=(0, 20 * SCALE))
    line = FOOT - 14.0
    ripple = Mask(WIDTH, HEIGHT)
    for grow, value in ((0, 255), (-3, 0), (-8, 200), (-10.5, 0)):
        ripple.ellipse(
            (4 - grow, line - 11 - grow * 0.36, 96 + grow, line + 19 + grow * 0.36), value
        )
    canvas.fill(ripple, (236, 248, 252))
    above = Mask(WIDTH, HEIGHT)
    above.polygon([(0, 0), (WIDTH, 0), (WIDTH, line + 2), (0, line + 2)])
    above.ellipse((12, line - 10, 88, line + 11))
    canvas.fill(_within(_edge(leaning, theme), above.image), (20, 20, 40, 190))
    canvas.fill(_within(leaning.getchannel("A"), above.image), leaning)
    for y, colour in ((line + 4, (240, 250, 252)), (line + 8, theme.lapis)):
        wave = Mask(WIDTH, HEIGHT)
        wave.line(_zigzag(8, 92, y, 4.0), 3.6)
        canvas.fill(wave, colour)
    return canvas.done()


def goal(name: str, theme: Theme) -> Image.Image:
    """Where a piece of that kind is to end: its broken outline, which no piece is mistaken for."""
    canvas = Canvas(WIDTH, HEIGHT)
    shape = turned(name, theme).getchannel("A").point([255 * (v > 127) for v in range(256)])
    inner = shape.filter(ImageFilter.MinFilter(6 * SCALE + 1))
    gaps = Mask(WIDTH, HEIGHT)
    for y in range(8, HEIGHT, 17):
        gaps.polygon([(0, y), (WIDTH, y), (WIDTH, y + 7), (0, y + 7)])
    gaps.polygon([(44, FOOT), (56, FOOT), (56, HEIGHT), (44, HEIGHT)])
    broken = Mask(WIDTH, HEIGHT)
    broken.image.paste(ImageChops.subtract(ImageChops.subtract(shape, inner), gaps.image))
    light = name == "cone"
    canvas.fill(shape, (*mix(theme.ink, theme.tile, 0.3), 40))
    canvas.fill(broken.grown(1.3), mix(theme.ink, (60, 30, 10), 0.5) if light else (240, 236, 226))
    canvas.fill(broken, (255, 253, 246) if light else theme.dark_piece)
    return canvas.done()


def goal_tag(name: str, theme: Theme) -> Image.Image:
    """The outline repeated small, on a plaque, where something covers the goal: 34 by 38."""
    canvas = Canvas(34, 38)
    light = name == "cone"
    edge = mix(theme.ink, (0, 0, 0), 0.2) if light else theme.dark_piece
    canvas.fill(canvas.mask(lambda m: m.rounded((1, 1, 33, 37), 6)), edge)
    canvas.fill(canvas.mask(lambda m: m.rounded((3, 3, 31, 35), 4.5)), theme.cream)
    shape = turned(name, theme).getchannel("A")
    small = shape.resize((30 * SCALE, 36 * SCALE), Image.Resampling.LANCZOS)
    placed = Mask(34, 38)
    placed.image.paste(small, (2 * SCALE, 1 * SCALE))
    canvas.fill(placed.grown(0.3), edge)
    if light:
        thin = placed.image.filter(ImageFilter.MinFilter(4 * SCALE - 3))
        canvas.fill(thin, (255, 252, 240))
    return canvas.done()


def plinth(theme: Theme) -> Image.Image:
    """A golden disc under the foot of a piece that has arrived: 120 by 48."""
    canvas = Canvas(120, 48)
    rim = canvas.mask(lambda m: m.ellipse((6, 3, 114, 45)))
    canvas.shadow(rim, (1, 2), 1.4, 150)
    canvas.fill(rim, (70, 42, 8))
    canvas.fill(
        canvas.mask(lambda m: m.ellipse((8.5, 5, 111.5, 42))),
        canvas.ramp(theme.gold_light, theme.gold),
    )
    return canvas.done()


def enlarged(name: str, share: float, theme: Theme) -> Image.Image:
    """The piece at another size, with its standing shadow, for trays and counters."""
    picture = shrink_to(standing_big(name, theme), share)
    box = picture.getbbox() or (0, 0, *picture.size)
    return picture.crop(box)


def standing_big(name: str, theme: Theme) -> Image.Image:
    """A big standing piece (unshrunk)."""
    figure = turned(name, theme)
    canvas = Canvas(WIDTH, HEIGHT)
    cast = Mask(WIDTH, HEIGHT)
    cast.ellipse((18, FOOT - 14, 90, FOOT + 17))
    canvas.shadow(cast, (3, 2), 3, 165)
    canvas.fill(_edge(figure, theme), (*edge_of(name, theme), EDGED))
    canvas.image.alpha_composite(figure)
    return canvas.image


def shrink_to(image: Image.Image, share: float) -> Image.Image:
    """A big picture at `share` of its finished size."""
    size = (round(image.width / SCALE * share), round(image.height / SCALE * share))
    return image.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")


def _edge(figure: Image.Image, theme: Theme) -> Image.Image:
    return spread(figure.getchannel("A"), theme.outline)


def _within(shape: Image.Image, limit: Image.Image) -> Image.Image:
    out = Image.new("L", shape.size, 0)
    out.paste(shape, (0, 0), limit)
    return out


def _zigzag(left: float, right: float, y: float, height: float) -> list[tuple[float, float]]:
    step = 6.0
    count = int((right - left) / step)
    return [(left + i * step, y + (height if i % 2 else 0)) for i in range(count + 1)]
