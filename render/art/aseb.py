"""The board of twenty squares, drawn: the case, its rosettes, the squares, the knucklebone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import cos, radians, sin

from PIL import Image

from render import aseb
from render.art import board, casts, squares
from render.art.canvas import Canvas, Mask, Point, arc, arrowhead, mix
from render.aseb import CELL, LEFT, TOP
from render.senet import COLUMN, ROW
from render.theme import Theme

Recipe = Callable[[], Image.Image]
_PETALS = 8


def recipes(theme: Theme, first: Mapping[str, Recipe]) -> dict[str, Recipe]:
    """How every sprite is drawn; `first` are those of the first sheet, some of which are here
    smaller."""
    drawn: dict[str, Recipe] = {
        "aseb:cell:plain": partial(smaller, partial(squares.cell, "plain", theme)),
        "aseb:cell:rosette": partial(cell, theme),
        "aseb:mark:rosette": partial(mark, theme),
        "aseb:half:rosette": partial(half, theme),
        "aseb:tag:rosette": partial(tag, theme),
    }
    for name, draw in first.items():
        if name.partition(":")[0] in aseb.SMALLER:
            drawn[f"aseb:{name}"] = partial(smaller, draw)
    for slot in range(2):
        for face in range(4):
            drawn[f"aseb:bone:{face}:{slot}"] = partial(casts.bone, face, slot)
    return drawn


def smaller(draw: Recipe) -> Image.Image:
    """A sprite of Senet's squares as large as the squares here."""
    picture = draw()
    wide = round(picture.width * CELL[0] / COLUMN)
    tall = round(picture.height * CELL[1] / ROW)
    return picture.resize((wide, tall), Image.Resampling.LANCZOS, reducing_gap=3)


def rosette(canvas: Canvas, middle: Point, radius: float, theme: Theme) -> None:
    """Eight petals of faience in a golden ring, as boards have them inlaid."""
    x, y = middle
    ring = canvas.mask(lambda m: m.disc(x, y, radius))
    canvas.shadow(ring, (0.5, 1.5), 1.5, 110)
    canvas.fill(ring, mix(theme.gold_dark, (40, 20, 0), 0.35))
    canvas.fill(canvas.mask(lambda m: m.disc(x, y, radius - 1.2)), theme.gold)
    canvas.fill(
        canvas.mask(lambda m: m.disc(x, y, radius * 0.9)), mix(theme.lapis, (0, 0, 20), 0.5)
    )
    petals, gaps = Mask(canvas.width, canvas.height), Mask(canvas.width, canvas.height)
    for step in range(_PETALS):
        petals.polygon(_petal(middle, radius, step * 360 / _PETALS))
        gaps.polygon(_petal(middle, radius * 0.6, (step + 0.5) * 360 / _PETALS))
    canvas.fill(gaps, theme.turquoise)
    canvas.fill(petals.grown(radius * 0.035), mix(theme.lapis, (0, 0, 0), 0.55))
    canvas.fill(petals, mix(theme.cream, (255, 255, 255), 0.35))
    heart = canvas.mask(lambda m: m.disc(x, y, radius * 0.23))
    canvas.fill(heart.grown(radius * 0.04), theme.gold_dark)
    canvas.fill(heart, theme.carnelian)


def _petal(middle: Point, radius: float, angle: float) -> list[Point]:
    """A petal from the middle to the ring: a pointed oval."""
    x, y = middle
    turn = radians(angle - 90)
    points = []
    for share in range(33):
        along = share / 16 if share <= 16 else (32 - share) / 16
        half = 0.175 * sin(along**0.8 * 3.14159) * (1 if share <= 16 else -1)
        far = 0.16 + 0.7 * along
        points.append(
            (
                x + radius * (far * cos(turn) - half * sin(turn)),
                y + radius * (far * sin(turn) + half * cos(turn)),
            )
        )
    return points


def cell(theme: Theme) -> Image.Image:
    """A marked square: warmer than the others, with a thin line of carnelian."""
    tint = mix(theme.tile, theme.carnelian, 0.16)
    tinted = squares.washed(tint, 0.0, theme)
    canvas = Canvas(COLUMN, ROW)
    line = canvas.mask(lambda m: m.rounded((10, 10, COLUMN - 10, ROW - 10), 5))
    inner = canvas.mask(lambda m: m.rounded((12.5, 12.5, COLUMN - 12.5, ROW - 12.5), 4))
    line.image.paste(0, (0, 0), inner.image)
    canvas.fill(line, (*mix(theme.carnelian, tint, 0.25), 210))
    tinted.alpha_composite(canvas.done())
    return smaller(lambda: tinted)


def mark(theme: Theme) -> Image.Image:
    """The rosette of an empty square, as large as the square."""
    canvas = Canvas(*CELL)
    rosette(canvas, (CELL[0] / 2 + 2, CELL[1] / 2 + 9), 39, theme)
    return canvas.done()


def half(theme: Theme) -> Image.Image:
    """The rosette smaller, where numbers or last moves share an empty square: 60 by 60."""
    canvas = Canvas(60, 60)
    rosette(canvas, (30, 30), 27, theme)
    return canvas.done()


def tag(theme: Theme) -> Image.Image:
    """The rosette where a piece covers it, in few strokes: 48 by 46."""
    canvas = Canvas(48, 46)
    plaque = canvas.mask(lambda m: m.rounded((0.5, 0.5, 47.5, 45.5), 8))
    canvas.fill(plaque, mix(theme.lapis, (0, 0, 0), 0.5))
    canvas.fill(canvas.mask(lambda m: m.rounded((2.5, 2.5, 45.5, 43.5), 6)), (255, 249, 228))
    petals = Mask(48, 46)
    for step in range(_PETALS):
        turn = radians(step * 360 / _PETALS)
        petals.disc(24 + 12.5 * cos(turn), 23 + 12.5 * sin(turn), 5)
    canvas.fill(petals, mix(theme.lapis, (0, 0, 20), 0.2))
    canvas.fill(canvas.mask(lambda m: m.disc(24, 23, 6)), theme.carnelian)
    return canvas.done()


def case(theme: Theme) -> Image.Image:
    """The empty case: wood, and the ebony bed of the squares in the shape of the board. The wood
    beside the tail is bare: whatever lies there in a row is taken for squares."""
    canvas = Canvas(board.WIDTH, aseb.HEIGHT)
    canvas.image.paste(board.wood(theme, aseb.HEIGHT), (0, 0))
    board.frieze(canvas, 10, theme)
    board.frieze(canvas, aseb.HEIGHT - 30, theme)
    outline = _outline(7)
    outer = canvas.mask(lambda m: m.polygon(outline)).grown(3)
    canvas.shadow(outer, (0, 2), 3, 150)
    canvas.fill(outer, canvas.metal(theme.gold_dark, theme.gold, theme.gold_light))
    canvas.fill(canvas.mask(lambda m: m.polygon(outline)), theme.ebony)
    _signs(canvas, theme)
    return canvas.done().convert("RGB")


def _outline(reach: float) -> list[Point]:
    """The board's outline: four squares in three rows, then the tail."""
    wide, tall = CELL
    left, top = LEFT - reach, TOP - reach + 2
    waist, right = LEFT + aseb.OWN * wide + reach, LEFT + aseb.COLUMNS * wide + reach
    upper, lower = TOP + tall - reach + 2, TOP + 2 * tall + reach - 2
    low = TOP + 3 * tall + reach - 2
    return [
        (left, top), (waist, top), (waist, upper), (right, upper),
        (right, lower), (waist, lower), (waist, low), (left, low),
    ]  # fmt: skip


def _signs(canvas: Canvas, theme: Theme) -> None:
    """Where both ways come in, round the corner into the middle row, and out."""
    shape = Mask(board.WIDTH, aseb.HEIGHT)
    wide, tall = CELL
    waist = LEFT + aseb.OWN * wide + 12
    for row in (0, 2):
        y = TOP + (row + 0.5) * tall
        shape.polygon(arrowhead((waist, y), (waist + 32, y), 30, 34))
    middle = TOP + 1.5 * tall
    for sign in (-1, 1):
        centre = (LEFT - 9, middle + sign * tall / 2)
        points = [(x, y) for x, y in arc(centre, 15, 90, 270)][::sign]
        shape.line(points[:-7], 5)
        tip, last = points[-1], points[-8]
        shape.polygon(arrowhead((tip[0] + 4, tip[1]), (last[0], (last[1] + tip[1]) / 2), 17, 21))
    for x in (board.WIDTH - 16, board.WIDTH - 7):
        shape.line([(x - 2, middle - 12), (x + 5, middle), (x - 2, middle + 12)], 4.5)
    canvas.shadow(shape, (0.5, 1.5), 1.2, 190)
    canvas.fill(shape, mix(theme.gold, theme.gold_light, 0.35))
