"""The grounds of the lower part: trays for both sides and the cloth on which sticks fall."""

from __future__ import annotations

from PIL import Image, ImageFilter

from render.art.canvas import SCALE, Canvas, Mask, arc, mix
from render.theme import Colour, Theme

PANEL, WELL, DEEP, SHELF = 300, 616, 204, 272


def tray(state: str, theme: Theme, size: tuple[int, int] = (PANEL, DEEP)) -> Image.Image:
    """The ground of a side's counters, `idle`, `active` or `winner`."""
    wide, deep = size
    canvas = Canvas(wide, deep, (*theme.wood_dark, 255))
    box = (5, 5, wide - 5, deep - 5)
    shape = canvas.mask(lambda m: m.rounded(box, 16))
    line, width, fill = {
        "idle": (
            theme.gold_dark,
            2.5,
            mix(theme.wood_dark, theme.wood, 0.12),
        ),
        "active": (
            (255, 214, 96),
            6.5,
            mix(theme.wood, theme.gold, 0.08),
        ),
        "winner": (
            (255, 232, 140),
            8.0,
            mix(theme.gold_dark, (80, 44, 8), 0.4),
        ),
    }[state]
    if state != "idle":
        glow = shape.image.filter(ImageFilter.GaussianBlur(2.6 * SCALE))
        canvas.fill(glow, (255, 208, 96, 110))
    canvas.fill(shape, line)
    inner = canvas.mask(
        lambda m: m.rounded((5 + width, 5 + width, wide - 5 - width, deep - 5 - width), 16 - width)
    )
    canvas.fill(inner, fill)
    canvas.inner_shadow(inner, (2, 3), 4, 170)
    if state != "idle":
        fine = canvas.mask(lambda m: m.rounded((15, 15, wide - 15, deep - 15), 9))
        core = canvas.mask(lambda m: m.rounded((16.5, 16.5, wide - 16.5, deep - 16.5), 8))
        fine.image.paste(0, (0, 0), core.image)
        canvas.fill(fine, (*theme.gold_light, 120))
    return canvas.done()


def shelf(*, lit: bool, theme: Theme) -> Image.Image:
    """A sunk shelf for the pieces in hand, lit when one of them may enter: 272 by 60."""
    canvas = Canvas(SHELF, 60)
    outer = canvas.mask(lambda m: m.rounded((1, 1, SHELF - 1, 59), 12))
    width = 4.5 if lit else 2.0
    canvas.fill(outer, mix(theme.choice, (190, 255, 220), 0.4) if lit else theme.gold_dark)
    box = (1 + width, 1 + width, SHELF - 1 - width, 59 - width)
    inner = canvas.mask(lambda m: m.rounded(box, 10))
    ground = mix(theme.choice, (255, 255, 255), 0.16) if lit else mix(theme.wood, theme.gold, 0.2)
    canvas.fill(inner, ground)
    canvas.inner_shadow(inner, (1, 2), 2, 150)
    return canvas.done()


def veil(size: tuple[int, int], colour: Colour) -> Image.Image:
    """A dark gauze over a panel."""
    canvas = Canvas(*size)
    canvas.fill(
        canvas.mask(lambda m: m.rounded((9, 9, size[0] - 9, size[1] - 9), 12)), (*colour, 118)
    )
    return canvas.done()


def well(*, fresh: bool, theme: Theme) -> Image.Image:
    """The cloth on which sticks fall: 616 by 204."""
    canvas = Canvas(WELL, DEEP, (*theme.wood_dark, 255))
    shape = canvas.mask(lambda m: m.rounded((5, 5, WELL - 5, DEEP - 5), 16))
    if fresh:
        canvas.fill(shape.image.filter(ImageFilter.GaussianBlur(2.6 * SCALE)), (255, 208, 96, 70))
    width = 4.0 if fresh else 2.5
    canvas.fill(shape, theme.gold if fresh else theme.gold_dark)
    inner = canvas.mask(
        lambda m: m.rounded((5 + width, 5 + width, WELL - 5 - width, DEEP - 5 - width), 13)
    )
    canvas.fill(inner, mix(theme.cloth_dark, theme.cloth, 0.6))
    canvas.inner_shadow(inner, (3, 5), 6, 190)
    return canvas.done()


def emblem(theme: Theme) -> Image.Image:
    """A golden winged sun on the empty cloth: 616 by 204."""
    canvas = Canvas(WELL, DEEP)
    tones = (mix(theme.gold, theme.cloth_dark, 0.25), mix(theme.turquoise, theme.cloth_dark, 0.35))
    for row, (reach, drop, count) in enumerate(((236, 66, 17), (168, 52, 12), (104, 38, 8))):
        for side in (-1, 1):
            for feather in reversed(range(count)):
                share = feather / (count - 1)
                top = (308 + side * (26 + share * (reach - 60)), 82 + share * share * 8 + row * 2)
                end = (top[0] + side * (10 + share * 52), top[1] + drop * (1 - 0.5 * share))
                blade = Mask(WELL, DEEP)
                blade.line([top, end], 12 - row)
                canvas.fill(blade.grown(1), theme.cloth_dark)
                canvas.fill(blade, tones[row % 2])
    bar = Mask(WELL, DEEP)
    for side in (-1, 1):
        bar.line(
            [(308 + side * x, 80 - (x / 210) * 4 + (x / 210) ** 2 * 8) for x in (0, 70, 140, 196)],
            9,
        )
    canvas.fill(bar.grown(1), theme.cloth_dark)
    canvas.fill(bar, tones[0])
    disc = canvas.mask(lambda m: m.disc(308, 98, 36))
    canvas.shadow(disc, (1, 2), 2, 170)
    canvas.fill(disc, mix(theme.gold_dark, (40, 20, 0), 0.3))
    face = canvas.mask(lambda m: m.disc(308, 98, 33.5))
    canvas.fill(face, (196, 84, 46))
    shine = canvas.mask(lambda m: m.line(arc((308, 98), 24, 190, 280), 4))
    canvas.fill(shine, (232, 140, 92))
    return canvas.done()
