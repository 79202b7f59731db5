"""What the picture of a game's chances is drawn of: its frame, its trays and its signs."""

from __future__ import annotations

from PIL import Image

from render.art import panels
from render.art.board import HEIGHT, WIDTH, frieze, wood
from render.art.canvas import Canvas, Mask, arrowhead, mix
from render.chart import AXIS, FIELD, MARK, SIGN, TRAY, grounds
from render.theme import Theme


def frame(theme: Theme) -> Image.Image:
    """The empty frame, 1280 by 720 pixels, RGB. Its field has every colour that may be drawn there,
    so that the palette has them."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.image.paste(wood(theme, HEIGHT), (0, 0))
    frieze(canvas, 12, theme)
    frieze(canvas, 690, theme)
    left, top, right, bottom = FIELD
    outer = Mask(WIDTH, HEIGHT)
    outer.rounded((left - 7, top - 7, right + 7, bottom + 7), 12)
    canvas.shadow(outer, (0, 2), 3, 150)
    canvas.fill(outer, canvas.metal(theme.gold_dark, theme.gold, theme.gold_light))
    bed = Mask(WIDTH, HEIGHT)
    bed.rounded((left - 4, top - 4, right + 4, bottom + 4), 10)
    canvas.fill(bed, theme.ebony)
    pairs = [pair for ground in grounds(theme).values() for pair in _tones(ground, theme)]
    tall = (bottom - top) / len(pairs)
    for place, (first, second) in enumerate(pairs):
        for step in range(8):
            across, wide = left + step * (right - left) / 8, (right - left) / 8
            row = Mask(WIDTH, HEIGHT)
            low = top + place * tall
            end = (across + wide, low + tall)
            row.polygon([(across, low), (end[0], low), end, (across, end[1])])
            canvas.fill(row, mix(first, second, step / 8))
    return canvas.done().convert("RGB")


Pair = tuple[tuple[int, int, int], tuple[int, int, int]]


def _tones(ground: tuple[int, int, int], theme: Theme) -> list[Pair]:
    """A ground by itself, and as it runs into the lines upon it."""
    return [(ground, ground), (ground, theme.ebony), (ground, theme.gold_light)]


def tray(state: str, theme: Theme) -> Image.Image:
    """The ground of a side's luck and losses, `idle` or `winner`."""
    return panels.tray(state, theme, TRAY)


def point(name: str, theme: Theme) -> Image.Image:
    """The letter of a turning point, on a dark disc with a golden rim."""
    canvas = Canvas(MARK, MARK)
    middle = MARK / 2
    disc = canvas.mask(lambda m: m.disc(middle, middle, middle - 2))
    canvas.shadow(disc, (0.6, 1.4), 1.4, 160)
    canvas.fill(disc, canvas.metal(theme.gold_dark, theme.gold, theme.gold_light))
    canvas.fill(canvas.mask(lambda m: m.disc(middle, middle, middle - 6.5)), theme.ebony)
    canvas.fill(canvas.mask(lambda m: m.text(name, 31, 0.05)), (255, 250, 232))
    return canvas.done()


def mistake(number: str, theme: Theme) -> Image.Image:
    """The number of a mistake, on a red square that stands on its corner: no disc, so that it is
    told from a turning point without its colour."""
    canvas = Canvas(MARK, MARK)
    middle = MARK / 2

    def lozenge(far: float) -> Mask:
        corners = [(middle, middle - far), (middle + far, middle)]
        corners += [(middle, middle + far), (middle - far, middle)]
        return canvas.mask(lambda m: m.polygon(corners))

    rim = lozenge(middle - 1)
    canvas.shadow(rim, (0.6, 1.4), 1.4, 160)
    canvas.fill(rim, canvas.metal(theme.gold_dark, theme.gold, theme.gold_light))
    canvas.fill(lozenge(middle - 6.5), mix(theme.carnelian, (120, 20, 10), 0.35))
    canvas.fill(canvas.mask(lambda m: m.text(number, 30, 0.06)), (255, 250, 232))
    return canvas.done()


def axis(sign: str, theme: Theme) -> Image.Image:
    """A digit or a sign of an axis."""
    canvas = Canvas(*AXIS)
    wide, tall = AXIS

    def bars(mask: Mask) -> None:
        across, high = wide / 2, tall / 2
        mask.rounded((across - 9, high - 2.6, across + 9, high + 2.6), 1.5)
        if sign == "+":
            mask.rounded((across - 2.6, high - 9, across + 2.6, high + 9), 1.5)

    shape = canvas.mask(bars if sign in "+-" else lambda m: m.text(sign, 31, 0.05))
    canvas.fill(shape, theme.gold_light)
    return canvas.done()


def die(theme: Theme) -> Image.Image:
    """A small die: what luck brought."""
    canvas = Canvas(SIGN, SIGN)
    body = canvas.mask(lambda m: m.rounded((5, 4, SIGN - 5, SIGN - 6), 13))
    canvas.shadow(body, (1, 3), 2, 170)
    canvas.fill(body.grown(1.4), (70, 48, 24))
    canvas.fill(body, canvas.ramp((255, 250, 234), mix(theme.cream, theme.gold, 0.25)))
    spots = [(x, y) for x in (0.29, 0.71) for y in (0.28, 0.68)] + [(0.5, 0.48)]

    def pips(mask: Mask) -> None:
        for x, y in spots:
            mask.disc(SIGN * x, SIGN * y, 6.4)

    canvas.fill(canvas.mask(pips), theme.carnelian)
    return canvas.done()


def fork(theme: Theme) -> Image.Image:
    """A way that parts: what choices cost."""
    canvas = Canvas(SIGN, SIGN)
    low, middle = SIGN - 8, SIGN / 2

    def ways(mask: Mask) -> None:
        mask.line([(middle, low), (middle, middle + 10)], 9)
        for side in (-1, 1):
            tip = (middle + side * 23, 8.0)
            turn = (middle + side * 20, 26.0)
            mask.line([(middle, middle + 10), (middle + side * 16, middle - 5), turn], 9)
            mask.polygon(arrowhead(tip, turn, 22, 27))

    shape = canvas.mask(ways)
    canvas.shadow(shape, (1, 2.5), 2, 170)
    canvas.fill(shape.grown(1.6), (40, 26, 12))
    canvas.fill(shape, canvas.ramp(theme.gold_light, theme.gold))
    return canvas.done()
