"""The village of the Hyena game: huts of mud brick and palms round a yard."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.art.canvas import Canvas, Mask, Point, bend, mix
from render.spiral import VILLAGE
from render.theme import Colour, Theme

_DARK: Colour = (58, 32, 12)
_BRICK: Colour = (214, 164, 104)
_LIT, _SHADED = mix(_BRICK, (255, 236, 194), 0.5), mix(_BRICK, (104, 60, 24), 0.55)
_LEAF, _LEAF_LIT = (44, 92, 44), (104, 146, 62)
_TRUNK: Colour = (122, 80, 42)


def village(theme: Theme) -> Image.Image:
    """Huts, palms and the yard before them, in the village's box."""
    wide, tall = VILLAGE[2] - VILLAGE[0], VILLAGE[3] - VILLAGE[1]
    canvas = Canvas(wide, tall)
    yard = canvas.mask(lambda m: m.rounded((6, 78, wide - 6, tall - 6), 8))
    canvas.fill(yard, mix(theme.sand, theme.crest, 1.2))
    _wall(canvas, wide, tall)
    palm(canvas, (26, 92), (22, 26), 26, theme)
    hut(canvas, (38, 92), (62, 44), 15, theme)
    hut(canvas, (118, 86), (48, 58), 13, theme)
    hut(canvas, (170, 94), (52, 42), 13, theme)
    palm(canvas, (240, 98), (232, 28), 27, theme)
    return canvas.done()


def _wall(canvas: Canvas, wide: int, tall: int) -> None:
    """A low wall round the yard, open to the way."""
    outer = [(wide - 6.0, 108.0), (wide - 6.0, tall - 8.0), (7.0, tall - 8.0), (7.0, 84.0)]
    low = [(x, y + 3.5) for x, y in outer]
    base, top = Mask(wide, tall), Mask(wide, tall)
    base.line(low, 9)
    top.line(outer, 7)
    canvas.fill(base, _SHADED)
    canvas.fill(top, _LIT)


def hut(
    canvas: Canvas, corner: Point, size: Point, depth: float, theme: Theme, *, cast: bool = True
) -> None:
    """A flat-roofed hut whose front's lower left corner is `corner`: lit front, shaded side."""
    (x, y), (wide, tall) = corner, size
    right, top = x + wide, y - tall
    if cast:
        shadow = [(right, y), (right + depth * 2.1, y), (right + depth * 1.2, top + tall * 0.35)]
        canvas.fill(canvas.mask(lambda m: m.polygon([*shadow, (right, top + 8)])), theme.cast)
    batter = wide * 0.05
    front = [(x, y), (x + batter, top), (right - batter, top), (right, y)]
    side = [
        (right, y), (right - batter, top), (right - batter + depth, top - depth * 0.5),
        (right + depth, y - depth * 0.55),
    ]  # fmt: skip
    roof = [
        (x + batter, top), (x + batter + depth, top - depth * 0.5),
        (right - batter + depth, top - depth * 0.5), (right - batter, top),
    ]  # fmt: skip
    whole = canvas.mask(lambda m: m.polygon(front))
    whole.polygon(side)
    whole.polygon(roof)
    canvas.fill(whole.grown(1.2), _DARK)
    canvas.fill(canvas.mask(lambda m: m.polygon(front)), _BRICK)
    lit = [(x, y), (x + batter, top), (x + wide * 0.42, top), (x + wide * 0.36, y)]
    canvas.fill(canvas.mask(lambda m: m.polygon(lit)), mix(_BRICK, _LIT, 0.6))
    canvas.fill(canvas.mask(lambda m: m.polygon(side)), _SHADED)
    canvas.fill(canvas.mask(lambda m: m.polygon(roof)), _LIT)
    door = canvas.mask(
        lambda m: m.rounded((x + wide * 0.34, y - tall * 0.52, x + wide * 0.62, y + 4), 4)
    )
    door.polygon([(x, y), (right, y), (right, y + 6), (x, y + 6)], 0)
    canvas.fill(door, _DARK)
    beams = Mask(canvas.width, canvas.height)
    for share in (0.2, 0.5, 0.8):
        beams.disc(x + wide * share, top + tall * 0.17, max(1.6, wide * 0.045))
    canvas.fill(beams, _TRUNK)


def palm(canvas: Canvas, foot: Point, crown: Point, reach: float, theme: Theme) -> None:
    """A date palm from its foot to its crown, whose leaves reach that far."""
    shadow = canvas.mask(
        lambda m: m.ellipse((foot[0] - 4, foot[1] - 3, foot[0] + reach, foot[1] + 5))
    )
    canvas.fill(shadow, theme.cast)
    trunk = Mask(canvas.width, canvas.height)
    lean = (foot[0] + crown[0]) / 2 - 3
    points = bend(foot, (lean, foot[1] - 20), (lean, crown[1] + 20), crown)
    trunk.line(points, 6.5)
    canvas.fill(trunk.grown(1), _DARK)
    canvas.fill(trunk, _TRUNK)
    leaves, lit = Mask(canvas.width, canvas.height), Mask(canvas.width, canvas.height)
    for step in range(8):
        angle = pi * (0.06 + step * 0.27)
        tip = (
            crown[0] + reach * cos(angle),
            crown[1] + reach * 0.62 * sin(angle) + abs(cos(angle)) * reach * 0.34,
        )
        top = (
            crown[0] + reach * 0.55 * cos(angle),
            crown[1] + reach * 0.5 * sin(angle) - reach * 0.22,
        )
        blade = bend(crown, top, top, tip)
        for index, (x, y) in enumerate(blade):
            width = reach * 0.24 * (1 - (index / len(blade) - 0.45) ** 2 * 2.4)
            leaves.disc(x, y + width * 0.3, max(0.8, width / 2))
        (lit if sin(angle) < 0.2 else Mask(4, 4)).line(blade[:18], reach * 0.07)
    canvas.fill(leaves.grown(0.9), (20, 44, 22))
    canvas.fill(leaves, _LEAF)
    canvas.fill(lit, _LEAF_LIT)
    dates = Mask(canvas.width, canvas.height)
    dates.disc(crown[0] - 3, crown[1] + 5, 3.4)
    dates.disc(crown[0] + 4, crown[1] + 6, 3.4)
    canvas.fill(dates, (166, 84, 30))
