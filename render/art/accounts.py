"""The lower part of the Hyena game: chips, and what each player has."""

from __future__ import annotations

from PIL import Image

from render import hyena
from render.art import counters
from render.art.canvas import Canvas, Mask, arc, mix
from render.art.houses import Pen
from render.art.sand import NIGHT, PALE, hut
from render.art.tokens import ears, eyes, head
from render.theme import Theme


def _chip_shape(mask: Mask) -> None:
    mask.rounded((13, 8, 57, 148), 17)


def chip(face: int) -> Image.Image:
    """A split palm rib as it lies: its white inside (1) or its green skin (0). 70 by 160. Upright,
    as its rows are then alike and pack well."""
    canvas = Canvas(70, 160)
    body = canvas.mask(_chip_shape)
    cast = canvas.mask(lambda m: m.rounded((17, 13, 61, 153), 17))
    canvas.fill(cast, (4, 18, 22, 150))
    lines = Mask(70, 160)
    if face:
        canvas.fill(body.grown(1.4), (120, 82, 40))
        canvas.fill(body, (250, 240, 212))
        for x in (23, 31, 39, 47):
            lines.line([(x, 22 + x % 3 * 6), (x, 134 - x % 4 * 5)], 2)
        canvas.fill(lines, (206, 180, 130))
    else:
        canvas.fill(body.grown(1.4), (4, 22, 10))
        canvas.fill(body, (26, 92, 44))
        canvas.fill(canvas.mask(lambda m: m.rounded((20, 14, 31, 142), 6)), (74, 146, 78))
        for y in (36, 78, 120):
            lines.line([(16, y), (54, y)], 4)
        canvas.fill(lines, (8, 44, 20))
    return canvas.done()


def _three(wide: float, theme: Theme, *, pale: bool = True) -> Image.Image:
    """The sign of a taba: three chips, one of them white. A big picture, `wide` pixels square."""
    canvas = Canvas(wide, wide)
    unit = wide / 50
    for slot in range(3):
        left = (5 + slot * 14) * unit
        box = (left, 6 * unit, left + 12 * unit, 44 * unit)
        body = Mask(wide, wide)
        body.rounded(box, 5 * unit)
        canvas.fill(body.grown(1.3 * unit), NIGHT)
        canvas.fill(
            body, ((255, 246, 220) if pale else theme.gold_light) if slot == 1 else (26, 92, 44)
        )
    return canvas.image


def _flat(text: str, size: tuple[int, int], cap: float, theme: Theme) -> Image.Image:
    """Golden digits without shades, which pack well; there may be two dozen in a picture."""
    canvas = Canvas(*size)
    digits = canvas.mask(lambda m: m.text(text, cap, 0.05))
    canvas.fill(digits, mix(theme.gold, theme.gold_light, 0.6))
    return canvas.done()


def digit(text: str, theme: Theme) -> Image.Image:
    """A digit of a count: 42 by 52."""
    return _flat(text, (42, 52), 38, theme)


def taba(theme: Theme) -> Image.Image:
    """A taba, small: 52 by 52."""
    canvas = Canvas(52, 52)
    canvas.paste(_three(52, theme), 0, 0)
    return canvas.done()


def score(text: str, theme: Theme, *, fresh: bool) -> Image.Image:
    """What the chips count, `taba` as its sign: 170 by 150."""
    if text != "taba":
        size = (170, 150)
        if fresh:
            return _flat(text, size, 112, theme)
        return counters.stale_text(text, size, 96, theme)
    canvas = Canvas(170, 150)
    wide = 120 if fresh else 96
    canvas.paste(_three(wide, theme), (170 - wide) / 2, (150 - wide) / 2)
    picture = canvas.done()
    if not fresh:
        picture.putalpha(picture.getchannel("A").point([v * 140 // 255 for v in range(256)]))
    return picture


def cloth(state_: str, theme: Theme) -> Image.Image:
    """The cloth on which chips fall."""
    wide, tall = hyena.WELL_BOX
    canvas = Canvas(wide, tall, (*theme.wood_dark, 255))
    fresh = state_ == "fresh"
    canvas.fill(
        canvas.mask(lambda m: m.rounded((3, 3, wide - 3, tall - 3), 16)),
        theme.gold if fresh else theme.gold_dark,
    )
    width = 8.0 if fresh else 5.5
    inner = canvas.mask(lambda m: m.rounded((width, width, wide - width, tall - width), 13))
    canvas.fill(inner, mix(theme.cloth_dark, theme.cloth, 0.6))
    return canvas.done()


def emblem(theme: Theme) -> Image.Image:
    """The hyena's head on the empty cloth."""
    wide, tall = hyena.WELL_BOX
    canvas = Canvas(wide, tall)
    ground = mix(theme.gold, theme.cloth_dark, 0.25)
    for draw, colour in ((head, ground), (ears, theme.cloth_dark), (eyes, theme.cloth_dark)):
        mask = Mask(wide, tall)
        draw(Pen(mask, wide / 2 - 75, tall / 2 - 78, 150))
        canvas.fill(mask, colour)
    return canvas.done()


def tray(state_: str, tall: int, theme: Theme) -> Image.Image:
    """The ground of a player's counters."""
    wide = hyena.TRAY
    canvas = Canvas(wide, tall, (*theme.wood_dark, 255))
    line, width, fill = {
        "idle": (theme.gold_dark, 2.0, mix(theme.wood_dark, theme.wood, 0.12)),
        "active": ((255, 214, 96), 5.0, mix(theme.wood, theme.gold, 0.1)),
        "winner": ((255, 232, 140), 6.0, mix(theme.gold_dark, (80, 44, 8), 0.3)),
    }[state_]
    canvas.fill(canvas.mask(lambda m: m.rounded((1, 1, wide - 1, tall - 1), 12)), line)
    end = 1 + width
    canvas.fill(canvas.mask(lambda m: m.rounded((end, end, wide - end, tall - end), 10)), fill)
    return canvas.done()


def sign(kind: str, theme: Theme) -> Image.Image:
    """Where a mother is who is in no hole: 52 by 52."""
    canvas = Canvas(52, 52)
    if kind == "well":
        canvas.fill(canvas.mask(lambda m: m.disc(26, 26, 23)), mix(theme.tile, (150, 120, 90), 0.4))
        canvas.fill(
            canvas.mask(lambda m: m.disc(26, 26, 17.5)), mix(theme.lapis, theme.turquoise, 0.4)
        )
        waves = Mask(52, 52)
        for y in (20, 30):
            waves.line([(14 + i * 6, y + (4 if i % 2 else 0)) for i in range(5)], 3.4)
        canvas.fill(waves, PALE)
        return canvas.done()
    hut(canvas, 26, 48, 42, theme)
    if kind == "home":
        tick = canvas.mask(lambda m: m.line([(24, 34), (32, 43), (47, 22)], 7))
        canvas.fill(tick.grown(2), NIGHT)
        canvas.fill(tick, theme.gold_light)
    return canvas.done()


def kept(theme: Theme) -> Image.Image:
    """A water jar: points that are kept. 52 by 52."""
    canvas = Canvas(52, 52)

    def draw(mask: Mask) -> None:
        mask.ellipse((9, 16, 43, 49))
        mask.polygon([(19, 6), (33, 6), (31, 22), (21, 22)])
        mask.line([(17, 6), (35, 6)], 5)

    shape = canvas.mask(draw)
    canvas.fill(shape.grown(1.4), NIGHT)
    canvas.fill(shape, mix(theme.carnelian, (226, 150, 96), 0.45))
    waves = Mask(52, 52)
    waves.line([(15 + i * 5.5, 32 + (4 if i % 2 else 0)) for i in range(5)], 3.4)
    canvas.fill(waves, PALE)
    return canvas.done()


def rank(place: str, theme: Theme) -> Image.Image:
    """A medal with the place: golden for the first, of wood for the others. 64 by 64."""
    canvas = Canvas(64, 64)
    first = place == "1"
    if first:
        rays = Mask(64, 64)
        for turn in range(12):
            points = arc((32, 32), 31, turn * 30 - 7, turn * 30 + 7)
            rays.polygon([(32, 32), *points])
        canvas.fill(rays.grown(0.8), NIGHT)
        canvas.fill(rays, theme.gold_light)
    canvas.fill(canvas.mask(lambda m: m.disc(32, 32, 27)), NIGHT)
    metal = theme.gold if first else mix(theme.tile, theme.wood, 0.15)
    canvas.fill(canvas.mask(lambda m: m.disc(32, 32, 25)), metal)
    canvas.fill(canvas.mask(lambda m: m.text(place, 32, 0.06)), NIGHT)
    return canvas.done()


def turn(theme: Theme) -> Image.Image:
    """The sign of the seat to act, at the left edge of its tray: 20 by 44."""
    canvas = Canvas(20, 44)
    shape = canvas.mask(lambda m: m.polygon([(1, 4), (17, 22), (1, 40)]))
    canvas.fill(shape.grown(1.4), (70, 40, 8))
    canvas.fill(shape, theme.gold_light)
    return canvas.done()
