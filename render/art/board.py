"""What never changes in a Senet picture: the case of wood, its inlays and the arrows of the way."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageChops

from render.art.canvas import SCALE, Canvas, Mask, Point, arc, arrowhead, mix
from render.theme import Theme

WIDTH, HEIGHT = 1280, 720
_GRAIN = 160
_MARGIN = 33
_TOP, _END = 45, 467
"""Where the case begins and ends, from above."""


def senet(theme: Theme, *, reverse: bool = False, turned: bool = False) -> Image.Image:
    """The empty case, 1280 by 720 pixels, RGB; `reverse` if the way leads from 30 to 1; `turned`
    as it is seen from the other side."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.image.paste(wood(theme, HEIGHT), (0, 0))
    frieze(canvas, 12, theme)
    frieze(canvas, 690, theme)
    outer = Mask(WIDTH, HEIGHT)
    outer.rounded((33, _TOP, WIDTH - 33, _END), 12)
    canvas.shadow(outer, (0, 2), 3, 150)
    canvas.fill(outer, canvas.metal(theme.gold_dark, theme.gold, theme.gold_light))
    bed = Mask(WIDTH, HEIGHT)
    bed.rounded((36, 48, WIDTH - 36, 464), 10)
    canvas.fill(bed, theme.ebony)
    _turns(canvas, theme, reverse=reverse, turned=turned)
    return canvas.done().convert("RGB")


def wood(theme: Theme, height: int, *, calm: bool = False) -> Image.Image:
    """Walnut with a long grain that repeats every 160 pixels, so that it packs well.

    A `calm` grain is broader and has half the streaks: for boards of many squares.
    """
    random = Random(11)  # noqa: S311 - a texture, not a secret
    tile = Image.new("RGB", (_GRAIN, height), mix(theme.wood_dark, theme.wood, 0.12))
    tones = [mix(theme.wood_dark, theme.wood, share) for share in (0.0, 0.12, 0.24, 0.36, 0.06)]
    pixels = tile.load()
    y = band = 0
    while y < height and pixels is not None:
        thick = random.choice((4, 5, 6, 8) if calm else (2, 3, 3, 4, 6))
        tone = random.choice(tones)
        for row in range(y, min(y + thick, height)):
            for x in range(_GRAIN):
                pixels[x, row] = tone
        start, length = random.randrange(_GRAIN), random.randrange(40, 110)
        streak = random.choice(tones)
        if not calm or band % 2:
            for x in range(start, start + length):
                pixels[x % _GRAIN, y] = streak
        y, band = y + thick, band + 1
    wide = Image.new("RGB", (WIDTH, height))
    for x in range(0, WIDTH, _GRAIN):
        wide.paste(tile, (x, 0))
    return wide.resize((WIDTH * SCALE, height * SCALE), Image.Resampling.NEAREST)


def frieze(canvas: Canvas, top: float, theme: Theme) -> None:
    """The border of coloured blocks that runs round Egyptian paintings, 20 pixels high."""
    ground = canvas.mask(lambda m: m.rounded((14, top, WIDTH - 14, top + 20), 4))
    canvas.fill(ground, theme.gold)
    blocks = (theme.lapis, theme.carnelian, theme.turquoise)
    shapes = {colour: Mask(WIDTH, HEIGHT) for colour in (*blocks, theme.cream)}
    for index in range(31):
        left = 25 + index * 40
        colour = blocks[index % 3]
        shapes[colour].polygon(_block(left, left + 30, top))
        if index < 30:
            shapes[theme.cream].polygon(_block(left + 32, left + 38, top))
    for colour, shape in shapes.items():
        canvas.fill(shape, mix(colour, theme.wood_dark, 0.22))


def _block(left: float, right: float, top: float) -> list[Point]:
    return [(left, top + 3), (right, top + 3), (right, top + 17), (left, top + 17)]


def _turns(canvas: Canvas, theme: Theme, *, reverse: bool, turned: bool) -> None:
    """Signs in the margins: where the way comes in, round the ends of the rows, and out (or, the
    other way round, to the end at 1)."""
    shape = Mask(WIDTH, HEIGHT)
    right = WIDTH - _MARGIN
    _turn(shape, [(right + p[0], p[1]) for p in arc((1, 188), 21, -90, 90)], reverse=reverse)
    _turn(shape, [(_MARGIN - p[0], p[1]) for p in arc((1, 324), 21, -90, 90)], reverse=reverse)
    if reverse:
        for x in (WIDTH - 6, WIDTH - 17):
            shape.line([(x, 378), (x - 10, 392), (x, 406)], 5.5)
        shape.line([(7, 106), (7, 134)], 5.5)
        shape.polygon(arrowhead((9, 120), (30, 120), 21, 30))
    else:
        shape.polygon(arrowhead((30, 120), (4, 120), 25, 32))
        for x in (WIDTH - 28, WIDTH - 17):
            shape.line([(x, 378), (x + 10, 392), (x, 406)], 5.5)
    if turned:  # about the middle of the case, which lies higher than that of the picture
        about = shape.image.rotate(180)
        shape.image.paste(ImageChops.offset(about, 0, (_TOP + _END - HEIGHT) * SCALE))
    canvas.shadow(shape, (0.5, 1.5), 1.2, 190)
    canvas.fill(shape, mix(theme.gold, theme.gold_light, 0.35))


def _turn(shape: Mask, points: list[Point], *, reverse: bool) -> None:
    """An arrow round the end of a row; `points` run from the upper row to the lower."""
    way = points[::-1] if reverse else points
    shape.line(way[:-8], 6)
    tip, last = way[-1], way[-9]
    shape.polygon(arrowhead(tip, (last[0], (last[1] + tip[1]) / 2), 21, 25))
