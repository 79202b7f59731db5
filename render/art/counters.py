"""Numbers on discs, sticks, dice and the panels below the board."""

from __future__ import annotations

from PIL import Image

from render.art.canvas import Canvas, Mask, Point, mix
from render.art.signs import palm
from render.theme import Theme


def badge(text: str, theme: Theme, *, small: bool = False, leaves: bool = False) -> Image.Image:
    """The number of a choice on a disc; with an arrow outwards if the piece leaves the board."""
    tall = 40 if small else 60
    body = tall if len(text) == 1 else (52 if small else 78)
    wide = body + (30 if leaves and not small else 0)
    canvas = Canvas(wide, tall)
    disc = canvas.mask(lambda m: _disc(m, (wide, body, tall), 1.5))
    canvas.shadow(disc, (0.6, 1.2), 1.2, 150)
    canvas.fill(disc.grown(0.5), (40, 30, 16))
    canvas.fill(disc, (255, 252, 240))
    face = canvas.mask(lambda m: _disc(m, (wide, body, tall), 3.6 if small else 4.6))
    colour = theme.attack if leaves and small else theme.choice
    canvas.fill(face, mix(colour, (0, 0, 0), 0.08))
    digits = Canvas(body, tall)
    shape = digits.mask(lambda m: m.text(text, 24 if small else 37, 0.052))
    digits.fill(shape, (255, 253, 244))
    canvas.paste(digits.image, 0, 0)
    if leaves and not small:
        chevrons = canvas.mask(lambda m: _chevrons(m, body - 4, tall / 2))
        canvas.fill(chevrons, (255, 253, 244))
    return canvas.done()


def _disc(mask: Mask, size: tuple[float, float, float], inset: float) -> None:
    """A disc (a pill for two digits), drawn out to a point on the right if wider than its body."""
    wide, body, tall = size
    mask.rounded((inset, inset, body - inset, tall - inset), tall / 2 - inset)
    if wide > body:
        middle, shoulder = tall / 2, body - 12
        mask.polygon([
            (body / 2, inset), (shoulder, inset), (wide - inset * 1.5, middle),
            (shoulder, tall - inset), (body / 2, tall - inset),
        ])  # fmt: skip


def _chevrons(mask: Mask, x: float, y: float) -> None:
    for dx in (0, 10):
        mask.line([(x + dx, y - 10), (x + dx + 9, y), (x + dx, y + 10)], 4.2)


def away(side: str, theme: Theme) -> Image.Image:
    """What makes a number's disc point to a side that is not the right one: it lies half under the
    disc, 60 by 60."""
    canvas = Canvas(60, 60)

    def point(mask: Mask, inset: float) -> None:
        far, low = 60 - inset * 1.5, 60 - inset
        mask.polygon(_turned(side, (0, inset), (18, inset), (far, 30), (18, low), (0, low)))

    disc = canvas.mask(lambda m: point(m, 1.5))
    canvas.shadow(disc, (0.6, 1.2), 1.2, 150)
    canvas.fill(disc.grown(0.5), (40, 30, 16))
    canvas.fill(disc, (255, 252, 240))
    canvas.fill(canvas.mask(lambda m: point(m, 4.6)), mix(theme.choice, (0, 0, 0), 0.08))
    chevrons = Mask(60, 60)
    for x in (31, 40):
        chevrons.line(_turned(side, (x, 22), (x + 8, 30), (x, 38)), 4)
    canvas.fill(chevrons, (255, 253, 244))
    return canvas.done()


def _turned(side: str, *points: Point) -> list[Point]:
    """Points of a picture, 60 by 60, that points to the right, turned to another side."""
    turns = {"l": [(60 - x, y) for x, y in points], "b": [(y, x) for x, y in points]}
    return turns.get(side, [(y, 60 - x) for x, y in points])


def gold_text(text: str, size: tuple[int, int], cap: float, theme: Theme) -> Image.Image:
    """Golden digits with a shadow, in the middle of a picture of that size."""
    canvas = Canvas(*size)
    digits = canvas.mask(lambda m: m.text(text, cap, 0.05))
    canvas.shadow(digits, (1.5, 2.5), 2, 170)
    canvas.fill(digits.grown(cap / 60), mix(theme.gold_dark, (20, 10, 0), 0.45))
    canvas.fill(digits, canvas.ramp((255, 242, 196), mix(theme.gold, (255, 226, 150), 0.35)))
    return canvas.done()


def stale_text(text: str, size: tuple[int, int], cap: float, theme: Theme) -> Image.Image:
    """The outline of digits: a throw that has been played."""
    canvas = Canvas(*size)
    digits = canvas.mask(lambda m: m.text(text, cap, 0.05))
    outline = digits.grown(3.5)
    outline.paste(0, (0, 0), digits.image)
    canvas.fill(outline, mix(theme.gold, theme.cloth_dark, 0.15))
    canvas.fill(digits, (*theme.cloth_dark, 160))
    return canvas.done()


def pip(*, on: bool, theme: Theme) -> Image.Image:
    """A golden stud for a piece that is off, an empty hole for one that is not: 30 by 30."""
    canvas = Canvas(30, 30)
    if on:
        stud = canvas.mask(lambda m: m.disc(15, 15, 12.5))
        canvas.shadow(stud, (1, 1.5), 1.2, 170)
        canvas.fill(stud, theme.gold_dark)
        canvas.fill(
            canvas.mask(lambda m: m.disc(15, 15, 11)), canvas.ramp((255, 240, 180), theme.gold)
        )
        canvas.fill(
            canvas.mask(lambda m: m.ellipse((8, 6, 18, 13))).grown(0.1), (255, 255, 240, 150)
        )
    else:
        canvas.fill(canvas.mask(lambda m: m.disc(15, 15, 12.5)), mix(theme.gold, theme.wood, 0.25))
        hole = canvas.mask(lambda m: m.disc(15, 15, 10))
        canvas.fill(hole, mix(theme.ebony, (0, 0, 0), 0.2))
        canvas.inner_shadow(hole, (1, 2), 1.5, 200)
    return canvas.done()


def hand(theme: Theme) -> Image.Image:
    """An open hand: pieces waiting to enter. 46 by 46."""
    canvas = Canvas(46, 46)
    shape = canvas.mask(lambda m: palm(m, 0, 0, 46))
    canvas.shadow(shape, (1, 1.5), 1, 150)
    canvas.fill(shape, theme.gold_light)
    return canvas.done()


def turn_sign(theme: Theme) -> Image.Image:
    """The sign of the side to act, on the upper edge of its tray: 46 by 30."""
    canvas = Canvas(46, 30)
    shape = canvas.mask(lambda m: m.polygon([(3, 4), (43, 4), (23, 27)]))
    canvas.shadow(shape, (0.5, 1.5), 1.2, 190)
    canvas.fill(shape.grown(1.2), (70, 40, 8))
    canvas.fill(shape, canvas.ramp((255, 246, 196), theme.gold))
    return canvas.done()
