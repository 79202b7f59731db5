"""The title: the ibis of Thoth before the moon, on a game box by the Nile at dusk."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

from PIL import Image

from render.art import pieces
from render.art.board import frieze
from render.art.canvas import SCALE, Canvas, Mask, Point, arc, bend, mix
from render.theme import Colour, Theme

WIDTH, HEIGHT = 1280, 720
_SKY: tuple[Colour, ...] = (
    (14, 22, 54), (18, 29, 66), (24, 38, 79), (32, 48, 91), (45, 60, 102), (66, 74, 110),
    (96, 88, 113), (134, 102, 108), (174, 118, 96), (208, 138, 84), (231, 163, 82),
)  # fmt: skip
_HORIZON = 446
Placing = Callable[[list[Point]], list[Point]]
_MOON: Point = (640, 224)
BANNER = 320
"""Pixels of the banner's height."""
_TOP = 130


def draw(theme: Theme) -> Image.Image:
    """The title, 1280 by 720 pixels, RGB."""
    canvas = Canvas(WIDTH, HEIGHT, (*_SKY[0], 255))
    _sky(canvas)
    _moon(canvas, theme)
    _land(canvas, theme)
    _water(canvas, theme)
    for side in (-1, 1):
        _papyrus(canvas, side, theme)
    _box(canvas, theme)
    _ibis(canvas, theme)
    _figures(canvas, theme)
    _name(canvas, theme)
    return canvas.done().convert("RGB")


def banner(theme: Theme) -> Image.Image:
    """The ibis alone before the moon, 1280 by 320 pixels, RGB: above pages with many buttons, which
    leave little room on a phone."""
    canvas = Canvas(WIDTH, HEIGHT, (*_SKY[0], 255))
    _sky(canvas)
    _moon(canvas, theme)
    _land(canvas, theme)
    _water(canvas, theme)
    for side in (-1, 1):
        _papyrus(canvas, side, theme)
    _ibis(canvas, theme)
    return canvas.done().convert("RGB").crop((0, _TOP, WIDTH, _TOP + BANNER))


def _sky(canvas: Canvas) -> None:
    step = _HORIZON / len(_SKY)
    for index, colour in enumerate(_SKY):
        stripe = Mask(WIDTH, HEIGHT)
        bottom = _HORIZON + 8
        wave = [
            (x, index * step + 7 * sin(x / 170 + index * 0.9)) for x in range(0, WIDTH + 20, 20)
        ]
        stripe.polygon([*wave, (WIDTH, bottom), (0, bottom)])
        canvas.fill(stripe, colour)
    random = Random(5)  # noqa: S311 - a picture, not a secret
    stars = Mask(WIDTH, HEIGHT)
    for _ in range(64):
        x, y = random.uniform(20, WIDTH - 20), random.uniform(16, 270)
        if (x - _MOON[0]) ** 2 + (y - _MOON[1]) ** 2 > 270**2:
            stars.polygon(_star((x, y), random.choice((2.6, 3.4, 5.2))))
    canvas.fill(stars, (250, 226, 160, 235))


def _star(centre: Point, size: float) -> list[Point]:
    points = []
    for step in range(10):
        radius = size if step % 2 == 0 else size * 0.36
        angle = step * pi / 5 - pi / 2
        points.append((centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)))
    return points


def _moon(canvas: Canvas, theme: Theme) -> None:
    for radius, strength in ((268, 22), (246, 26), (226, 34)):
        halo = Mask(WIDTH, HEIGHT)
        halo.disc(*_MOON, radius)
        canvas.fill(halo, (255, 216, 130, strength))
    cup = Mask(WIDTH, HEIGHT)
    cup.disc(_MOON[0], _MOON[1] + 2, 212)
    cup.disc(_MOON[0], _MOON[1] - 40, 206, 0)
    disc = canvas.mask(lambda m: m.disc(*_MOON, 184))
    glow = Image.new("RGB", (1, canvas.image.height))
    top, bottom = (_MOON[1] - 184) * SCALE, (_MOON[1] + 184) * SCALE
    for y in range(glow.height):
        share = min(max((y - top) / (bottom - top), 0), 1)
        glow.putpixel((0, y), mix((255, 244, 206), (246, 178, 78), share))
    canvas.fill(disc, glow.resize(canvas.image.size))
    canvas.fill(cup.grown(1.5), mix(theme.gold_dark, (60, 30, 0), 0.4))
    canvas.fill(cup, canvas.metal(theme.gold, (250, 206, 104), (255, 240, 190)))


def _land(canvas: Canvas, theme: Theme) -> None:
    for x, size in ((178, 150), (330, 92), (1080, 176), (926, 96)):
        left, right = Mask(WIDTH, HEIGHT), Mask(WIDTH, HEIGHT)
        tip = (x, _HORIZON - size)
        left.polygon([tip, (x - size * 0.86, _HORIZON), (x + size * 0.26, _HORIZON)])
        right.polygon([tip, (x + size * 0.26, _HORIZON), (x + size * 0.86, _HORIZON)])
        lit, dark = (left, right) if x > _MOON[0] else (right, left)
        canvas.fill(lit, (196, 130, 78))
        canvas.fill(dark, (104, 66, 66))
    dunes = Mask(WIDTH, HEIGHT)
    ridge = [(x, _HORIZON - 10 + 7 * sin(x / 140)) for x in range(0, WIDTH + 20, 20)]
    dunes.polygon([*ridge, (WIDTH, _HORIZON + 10), (0, _HORIZON + 10)])
    canvas.fill(dunes, mix(theme.wood_dark, (110, 66, 50), 0.5))


def _water(canvas: Canvas, theme: Theme) -> None:
    tones: tuple[Colour, ...] = (
        (38, 66, 88),
        (28, 54, 78),
        (20, 43, 68),
        (14, 33, 57),
        (10, 25, 46),
    )
    depth = (HEIGHT - _HORIZON) / len(tones)
    for index, tone in enumerate(tones):
        band = Mask(WIDTH, HEIGHT)
        shore = _HORIZON + index * depth
        band.polygon([
            *((x, shore + 3 * sin(x / 60 + index)) for x in range(0, WIDTH + 20, 20)),
            (WIDTH, HEIGHT), (0, HEIGHT),
        ])  # fmt: skip
        canvas.fill(band, tone)
    random = Random(9)  # noqa: S311 - a picture, not a secret
    gleam, ripple = Mask(WIDTH, HEIGHT), Mask(WIDTH, HEIGHT)
    for _ in range(90):
        y = random.uniform(_HORIZON + 6, 628)
        spread = 120 + (y - _HORIZON) * 0.5
        x, half = random.gauss(_MOON[0], spread), random.uniform(10, 46)
        gleam.line([(x - half, y), (x + half, y)], random.uniform(1.4, 3.2))
    for _ in range(70):
        x, y = random.uniform(0, WIDTH), random.uniform(_HORIZON + 8, HEIGHT - 16)
        ripple.line([(x + i * 9, y + (3 if i % 2 else 0)) for i in range(6)], 1.6)
    canvas.fill(ripple, (*theme.turquoise, 100))
    canvas.fill(gleam, (255, 206, 118, 185))


def _papyrus(canvas: Canvas, side: int, theme: Theme) -> None:
    """A clump of papyrus at the left or right edge."""
    edge = 0 if side < 0 else WIDTH
    plants = ((26, 210, 20), (82, 130, 34), (138, 262, 56), (190, 356, 60), (-4, 330, 6))
    for foot, top, lean in plants:
        base, head = (edge - side * foot, HEIGHT + 10.0), (edge - side * (foot + lean), float(top))
        middle = (base[0], (base[1] + head[1]) / 2)
        stalk = Mask(WIDTH, HEIGHT)
        stalk.line(bend(base, middle, middle, head), 7)
        canvas.fill(stalk.grown(1.2), (10, 26, 24))
        canvas.fill(stalk, (34, 92, 66))
        _umbel(canvas, head, -side * 12, theme)


def _umbel(canvas: Canvas, at: Point, lean: float, theme: Theme) -> None:
    fan, tips = Mask(WIDTH, HEIGHT), Mask(WIDTH, HEIGHT)
    for step in range(19):
        angle = (-90 + lean + (step - 9) * 8.6) * pi / 180
        reach = 66 - abs(step - 9) * 1.4
        end = (at[0] + reach * cos(angle), at[1] + reach * sin(angle))
        fan.line([at, end], 3.2)
        tips.disc(*end, 3.4)
    canvas.fill(fan.grown(1.2), (10, 30, 26))
    canvas.fill(fan, mix((58, 132, 84), theme.turquoise, 0.15))
    canvas.fill(tips, theme.gold_light)
    cup = Mask(WIDTH, HEIGHT)
    cup.polygon(
        [
            (at[0] - 8, at[1] + 5),
            (at[0] + 8, at[1] + 5),
            (at[0] + 13, at[1] - 17),
            (at[0] - 13, at[1] - 17),
        ]
    )
    canvas.fill(cup.grown(1.2), (10, 26, 24))
    canvas.fill(cup, theme.carnelian)


def _box(canvas: Canvas, theme: Theme) -> None:
    """The game box: its board foreshortened, its side inlaid with the frieze."""
    top, bottom, front = 486.0, 578.0, 624.0
    far, near = (312.0, 968.0), (232.0, 1048.0)
    shape = Mask(WIDTH, HEIGHT)
    shape.polygon(
        [
            (far[0], top),
            (far[1], top),
            (near[1], bottom),
            (near[1], front),
            (near[0], front),
            (near[0], bottom),
        ]
    )
    canvas.shadow(shape, (0, 10), 9, 200)
    canvas.fill(shape.grown(2.0), theme.gold_dark)
    canvas.fill(shape, canvas.ramp(theme.wood, theme.wood_dark))

    def corner(u: float, v: float) -> Point:
        y = top + 6 + (bottom - top - 10) * (v**1.12)
        share = (y - top) / (bottom - top)
        left = far[0] + (near[0] - far[0]) * share + 12
        right = far[1] + (near[1] - far[1]) * share - 12
        return left + (right - left) * u, y

    for row in range(3):
        for column in range(10):
            u0, u1 = column / 10 + 0.004, (column + 1) / 10 - 0.004
            v0, v1 = row / 3 + 0.02, (row + 1) / 3 - 0.02
            tile = Mask(WIDTH, HEIGHT)
            tile.polygon([corner(u0, v0), corner(u1, v0), corner(u1, v1), corner(u0, v1)])
            tint = _TINTED.get((column, row), theme.tile)
            canvas.fill(tile.grown(0.8), theme.ebony)
            canvas.fill(tile, mix(tint, (110, 70, 30), 0.12 - row * 0.05))
    band = Canvas(WIDTH, HEIGHT)
    frieze(band, 591, theme)
    strip = band.image.crop((260 * SCALE, 0, 1020 * SCALE, HEIGHT * SCALE))
    canvas.paste(strip, 260, 0)


_TINTED: dict[tuple[int, int], Colour] = {
    (5, 1): (168, 208, 158),
    (5, 2): (242, 214, 116),
    (6, 2): (140, 198, 226),
    (7, 2): (240, 184, 150),
    (8, 2): (216, 160, 130),
    (9, 2): (250, 180, 92),
}


def _placed(points: list[Point]) -> list[Point]:
    """Points of the ibis's own drawing where they lie in the title."""
    return [(430 + x * 1.08, 98 + y * 1.08) for x, y in points]


def _ibis(canvas: Canvas, theme: Theme) -> None:
    """The sacred ibis: white, with black head, neck and plumes."""
    at = _placed
    dark: Colour = (24, 22, 34)
    edge: Colour = (52, 34, 30)
    legs = Mask(WIDTH, HEIGHT)
    for hip, knee, foot in (
        ((214, 250), (203, 318), (214, 398)),
        ((246, 252), (262, 316), (250, 404)),
    ):
        legs.line(at([hip, knee, foot]), 7.5)
        legs.disc(*at([knee])[0], 6)
        for toe in (-34, -22, 16):
            legs.line(at([foot, (foot[0] + toe, foot[1] + (8 if toe != -34 else 4))]), 5)
    canvas.fill(legs.grown(1), edge)
    canvas.fill(legs, dark)
    body = Mask(WIDTH, HEIGHT)
    body.polygon(at([
        *bend((146, 188), (142, 240), (188, 270), (240, 262)),
        *bend((240, 262), (292, 256), (332, 240), (356, 210)),
        *bend((356, 210), (330, 178), (280, 154), (226, 152)),
        *bend((226, 152), (190, 150), (158, 160), (146, 188)),
    ]))  # fmt: skip
    canvas.fill(body.grown(2), edge)
    canvas.fill(body, _shaded(canvas, (250, 248, 240), (204, 186, 160), (260, 400)))
    wing = Mask(WIDTH, HEIGHT)
    for low in (0, 16, 32):
        wing.line(
            at(
                bend((190, 196 + low / 2), (226, 218 + low), (280, 222 + low), (330, 206 + low / 3))
            ),
            2.6,
        )
    canvas.fill(wing, (150, 128, 104))
    _plumes(canvas, at, (dark, theme))
    _head(canvas, at, (dark, theme))


def _head(canvas: Canvas, at: Placing, inks: tuple[Colour, Theme]) -> None:
    """Neck, head and beak in one black curve, with a golden eye and collar."""
    dark, theme = inks
    neck = Mask(WIDTH, HEIGHT)
    spine = bend((130, 80), (186, 112), (112, 150), (166, 196))
    for index, point in enumerate(at(spine)):
        neck.disc(*point, 13 + index * 0.36)
    neck.disc(*at([(126, 76)])[0], 21)
    beak = at([
        *bend((120, 62), (78, 62), (46, 96), (34, 152)),
        *bend((34, 152), (58, 108), (84, 88), (122, 92)),
    ])  # fmt: skip
    neck.polygon(beak)
    canvas.fill(neck.grown(1.6), (236, 190, 100))
    canvas.fill(neck, dark)
    eye = Mask(WIDTH, HEIGHT)
    eye.disc(*at([(121, 72)])[0], 5)
    canvas.fill(eye, theme.gold_light)
    collar = Mask(WIDTH, HEIGHT)
    for shift, width in ((0, 8.0), (11, 5.0)):
        collar.line(
            at([(134 - shift * 0.1, 183 + shift), (158, 196 + shift), (182, 184 + shift)]), width
        )
    canvas.fill(collar.grown(1.2), (60, 36, 10))
    canvas.fill(collar, theme.gold)


def _plumes(canvas: Canvas, at: Placing, inks: tuple[Colour, Theme]) -> None:
    """The black plumes that droop over the tail, laid feather by feather."""
    dark, theme = inks
    for tip in ((398, 290), (384, 304), (366, 304), (346, 296), (326, 282)):
        blade = Mask(WIDTH, HEIGHT)
        outer = bend((300, 196), (348, 198), (tip[0] + 4, 228), tip)
        inner = bend(tip, (tip[0] - 22, 262), (tip[0] - 44, 240), (290, 226))
        blade.polygon(at([*outer, *inner]))
        canvas.fill(blade.grown(1.2), mix(theme.turquoise, dark, 0.35))
        canvas.fill(blade, dark)


def _shaded(canvas: Canvas, light: Colour, dark: Colour, span: tuple[float, float]) -> Image.Image:
    """A vertical run of colour between two heights."""
    column = Image.new("RGB", (1, canvas.image.height))
    for y in range(column.height):
        share = (y / SCALE - span[0]) / (span[1] - span[0])
        column.putpixel((0, y), mix(light, dark, min(max(share, 0), 1)))
    return column.resize(canvas.image.size)


def _figures(canvas: Canvas, theme: Theme) -> None:
    for name, x, y, share in (
        ("cone", 330, 438, 1.0),
        ("spindle", 438, 456, 1.06),
        ("spindle", 826, 432, 1.0),
        ("cone", 912, 456, 1.06),
    ):
        figure = pieces.standing_big(name, theme)
        size = (round(figure.width * share), round(figure.height * share))
        canvas.paste(figure.resize(size, Image.Resampling.LANCZOS), x - 50, y)


def _name(canvas: Canvas, theme: Theme) -> None:
    sign = Mask(WIDTH, 110)
    sign.spaced("DJEHUTY", 54, 22, 0.035)
    whole = Mask(WIDTH, HEIGHT)
    whole.image.paste(sign.image, (0, 618 * SCALE))
    canvas.shadow(whole, (0, 3), 5, 255)
    canvas.fill(whole.grown(1.8), (54, 30, 6))
    canvas.fill(whole, _shaded(canvas, (255, 246, 208), theme.gold, (646, 700)))
    ornament = Mask(WIDTH, HEIGHT)
    for side in (-1, 1):
        ornament.line([(640 + side * 330, 673), (640 + side * 520, 673)], 3)
        ornament.line(arc((640 + side * 318, 673), 8, 0, 360), 3)
        ornament.polygon(
            [
                (640 + side * 532, 673),
                (640 + side * 520, 666),
                (640 + side * 508, 673),
                (640 + side * 520, 680),
            ]
        )
    canvas.fill(ornament.grown(1), (54, 30, 6))
    canvas.fill(ornament, theme.gold)
