"""The sand of the Hyena game: village, holes and well."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from PIL import Image

from render import hyena
from render.art.board import frieze, wood
from render.art.canvas import SCALE, Canvas, Mask, Point, mix
from render.spiral import FIELD_BOTTOM, FIELD_TOP, VILLAGE, WIDTH, Spiral, spiral
from render.theme import Colour, Theme

PALE: Colour = (255, 252, 240)
NIGHT: Colour = (34, 18, 8)
SAND: Colour = (228, 200, 146)
RED: Colour = (166, 26, 0)


def field(holes: int, theme: Theme) -> Image.Image:
    """The sand with village, way, numbered holes and well, on the table of wood."""
    tall = hyena.TRAYS_TOP + hyena.LOW
    canvas = Canvas(WIDTH, tall)
    canvas.image.paste(wood(theme, tall, calm=True), (0, 0))
    frieze(canvas, 6, theme)
    edge = (12, FIELD_TOP - 6, WIDTH - 12, FIELD_BOTTOM + 2)
    outer = canvas.mask(lambda m: m.rounded(edge, 18))
    canvas.shadow(outer, (0, 2), 3, 150)
    canvas.fill(outer, canvas.metal(theme.gold_dark, theme.gold, theme.gold_light))
    inner = (edge[0] + 3.5, edge[1] + 3.5, edge[2] - 3.5, edge[3] - 3.5)
    canvas.fill(canvas.mask(lambda m: m.rounded(inner, 15)), SAND)
    shape = spiral(holes)
    _village(canvas, theme)
    _pits(canvas, shape, theme)
    _well(canvas, shape, theme)
    return canvas.done().convert("RGB")


def _pits(canvas: Canvas, shape: Spiral, theme: Theme) -> None:
    """The holes and the furrows between them. Holes lie on whole pixels and are cut alike, so that
    they pack well."""
    dark, floor = Mask(*_size(canvas)), Mask(*_size(canvas))
    fives, tens = Mask(*_size(canvas)), Mask(*_size(canvas))
    (x, y), radius = shape.places[1], shape.radius
    gate = [(VILLAGE[2] + 4, (y + VILLAGE[1]) / 2), (x, y)]
    wide = max(20.0, radius * 0.45)
    ends: list[tuple[Point, Point]] = [(gate[0], gate[1]), *pairwise(shape.places[1:])]
    for start, end in ends:
        dark.line([start, end], wide)
        floor.line([(start[0], start[1] + 2), (end[0], end[1] + 2)], wide - 4)
    last = len(shape.places) - 2
    for number, (x, y) in enumerate(shape.places[1:-1], 1):
        dark.disc(x, y, radius)
        floor.disc(x, y + 2.6, radius - 2.4)
        if number % 5 == 0 or last <= 30:
            numbers = tens if number % 10 == 0 else fives
            _digits(numbers, str(number), (x, y), min(42, radius * 0.8))
    canvas.fill(dark, mix(SAND, (86, 46, 12), 0.62))
    canvas.fill(floor, mix(SAND, (140, 92, 40), 0.26))
    canvas.fill(fives, mix(SAND, (70, 36, 8), 0.85))
    canvas.fill(tens, mix(theme.carnelian, (110, 20, 0), 0.3))


def _size(canvas: Canvas) -> tuple[float, float]:
    return canvas.width, canvas.height


def _digits(mask: Mask, text: str, middle: Point, cap: float) -> None:
    wide = round(cap * 1.1 * len(text) + 12)
    shape = Mask(wide, round(cap * 1.6))
    shape.text(text, cap, 0.045)
    x, y = middle[0] - wide / 2, middle[1] + 1 - cap * 0.8
    mask.image.paste(shape.image, (round(x * SCALE), round(y * SCALE)), shape.image)


def _village(canvas: Canvas, theme: Theme) -> None:
    left, top, right, bottom = VILLAGE
    wall = canvas.mask(lambda m: m.rounded(VILLAGE, 16))
    canvas.fill(wall.grown(2), mix(SAND, (96, 56, 18), 0.6))
    canvas.fill(wall, mix(SAND, (178, 120, 66), 0.42))
    yard = canvas.mask(lambda m: m.rounded((left + 6, top + 6, right - 6, bottom - 6), 11))
    canvas.fill(yard, mix(SAND, (255, 246, 220), 0.3))
    for slot in range(4):
        hut(canvas, left + 36 + slot * (right - left - 72) / 3, top + 50, 44, theme)


def hut(canvas: Canvas, x: float, foot: float, wide: float, theme: Theme) -> None:
    """A hut of clay whose foot stands at (x, foot)."""
    half = wide / 2
    roof = [
        (x - half - 4, foot - wide * 0.4),
        (x, foot - wide * 0.95),
        (x + half + 4, foot - wide * 0.4),
    ]
    wall = canvas.mask(
        lambda m: m.polygon(
            [
                (x - half, foot - wide * 0.4),
                (x + half, foot - wide * 0.4),
                (x + half, foot),
                (x - half, foot),
            ]
        )
    )
    canvas.fill(wall, mix(theme.tile, (150, 96, 46), 0.45))
    canvas.fill(canvas.mask(lambda m: m.polygon(roof)), mix(theme.carnelian, (120, 60, 20), 0.4))
    door = (x - wide * 0.13, foot - wide * 0.28, x + wide * 0.13, foot)
    canvas.fill(canvas.mask(lambda m: m.rounded(door, 3)), NIGHT)


def _well(canvas: Canvas, shape: Spiral, theme: Theme) -> None:
    x, y = shape.places[-1]
    radius = shape.well
    rim = canvas.mask(lambda m: m.disc(x, y, radius))
    canvas.fill(rim.grown(1.5), NIGHT)
    canvas.fill(rim, mix(theme.tile, (150, 120, 90), 0.5))
    joints = Mask(*_size(canvas))
    for step in range(16):
        angle = step * pi / 8
        joints.line(
            [
                (x + radius * cos(angle), y + radius * sin(angle)),
                (x + (radius - 14) * cos(angle), y + (radius - 14) * sin(angle)),
            ],
            2.4,
        )
    canvas.fill(joints, mix(theme.ink, (60, 40, 20), 0.3))
    water = canvas.mask(lambda m: m.disc(x, y, radius - 14))
    canvas.fill(water.grown(2), mix(theme.lapis, NIGHT, 0.5))
    canvas.fill(water, mix(theme.lapis, theme.turquoise, 0.4))
    ripples = Mask(*_size(canvas))
    for row in (-2, -1, 0, 1, 2):
        reach = (radius - 30) * (1, 0.9, 0.6)[abs(row)]
        count = int(reach // 9)
        for start in (-1,):
            points = [
                (
                    x + start * reach + i * 2 * reach / count / 2 * 2,
                    y + row * 26 + (6 if i % 2 else -3),
                )
                for i in range(count + 1)
            ]
            ripples.line(points, 4.4)
    canvas.fill(ripples, mix(theme.turquoise, (255, 255, 255), 0.45))
