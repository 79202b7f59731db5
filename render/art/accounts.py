"""The lower part of the Hyena game: chips, and what each player has."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render import hyena
from render.art.beast import flat_head
from render.art.canvas import Canvas, Mask, mix
from render.art.houses import Pen
from render.art.sand import NIGHT, PALE
from render.art.village import hut
from render.theme import Colour, Theme


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


def _coin(wide: float, theme: Theme, *, bright: bool = True) -> Image.Image:
    """The sign of a taba: a golden coin with one white chip on it. A big picture, `wide` pixels
    square."""
    canvas = Canvas(wide, wide)
    unit = wide / 50
    light, tone, dark = (
        (theme.gold_light, theme.gold, theme.gold_dark)
        if bright
        else (theme.gold, theme.gold_dark, NIGHT)
    )
    for reach, each in ((22.5, NIGHT), (21, light), (17, dark), (15.4, tone)):
        disc = Mask(wide, wide)
        disc.disc(25 * unit, 25 * unit, reach * unit)
        canvas.fill(disc, each)
    body = Mask(wide, wide)
    body.rounded((22 * unit, 15 * unit, 28 * unit, 35 * unit), 3 * unit)
    canvas.fill(body.grown(1.2 * unit), NIGHT)
    canvas.fill(body, (255, 246, 220) if bright else theme.gold_light)
    return canvas.image


def _flat(
    text: str, size: tuple[int, int], cap: float, theme: Theme, tone: Colour | None = None
) -> Image.Image:
    """Golden digits without shades, which pack well; there may be two dozen in a picture."""
    canvas = Canvas(*size)
    digits = canvas.mask(lambda m: m.text(text, cap, 0.05))
    canvas.fill(digits, tone or mix(theme.gold, theme.gold_light, 0.6))
    return canvas.done()


def digit(text: str, cap: int, theme: Theme) -> Image.Image:
    """A digit of a count, `cap` pixels tall."""
    return _flat(text, (cap + 4, cap + 14), cap, theme)


def taba(wide: int, theme: Theme) -> Image.Image:
    """A taba, `wide` pixels square."""
    canvas = Canvas(wide, wide)
    canvas.paste(_coin(wide, theme), 0, 0)
    return canvas.done()


def score(text: str, theme: Theme, *, fresh: bool) -> Image.Image:
    """What the chips count, `taba` as its sign: 170 by 150."""
    dim = mix(theme.gold, theme.cloth_dark, 0.22)
    if text != "taba":
        return _flat(text, (170, 150), 112, theme, None if fresh else dim)
    canvas = Canvas(170, 150)
    wide = 120 if fresh else 108
    canvas.paste(_coin(wide, theme, bright=fresh), (170 - wide) / 2, (150 - wide) / 2)
    return canvas.done()


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


def gauze(theme: Theme) -> Image.Image:
    """A thin veil over chips whose throw is played, as every throw here is at once."""
    wide, tall = hyena.WELL_BOX
    canvas = Canvas(wide, tall)
    inner = canvas.mask(lambda m: m.rounded((9, 9, wide - 9, tall - 9), 12))
    canvas.fill(inner, (*theme.cloth_dark, 56))
    return canvas.done()


def emblem(theme: Theme) -> Image.Image:
    """The hyena's head on the empty cloth."""
    wide, tall = hyena.WELL_BOX
    canvas = Canvas(wide, tall)
    place = wide / 2 - 75, tall / 2 - 76
    flat_head(canvas, place, 150, mix(theme.gold, theme.cloth_dark, 0.25))
    return canvas.done()


def key(theme: Theme) -> Image.Image:
    """What chips count, on the empty cloth: one white is a taba, two and three are as many, none
    is six."""
    wide, tall = hyena.WELL_BOX
    canvas = Canvas(wide, tall)
    for column, (whites, text) in enumerate(((1, "taba"), (2, "2"), (3, "3"), (0, "6"))):
        middle = wide * (2 * column + 1) / 8
        for slot in range(3):
            _small_chip(canvas, middle + 26 * (slot - 1), white=slot < whites)
        if text == "taba":
            canvas.paste(_coin(66, theme), middle - 33, 122)
            continue
        digit_ = Canvas(70, 66)
        shape = digit_.mask(lambda m, text=text: m.text(text, 60, 0.05))  # type: ignore[misc]
        digit_.fill(shape, mix(theme.gold, theme.gold_light, 0.4))
        canvas.paste(digit_.image, middle - 35, 122)
    return canvas.done()


def _small_chip(canvas: Canvas, middle: float, *, white: bool) -> None:
    """A chip of the key."""
    body = canvas.mask(lambda m: m.rounded((middle - 10, 30, middle + 10, 104), 8))
    canvas.fill(body.grown(2), (120, 82, 40) if white else (4, 22, 10))
    canvas.fill(body, (250, 240, 212) if white else (40, 118, 58))


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


def sign(kind: str, wide: int, theme: Theme) -> Image.Image:
    """Where a mother is who is in no hole, `wide` pixels square."""
    canvas = Canvas(wide, wide)
    unit = wide / 52
    if kind == "well":
        for reach, tone in (
            (24.5, NIGHT),
            (23, (214, 188, 148)),
            (17.5, NIGHT),
            (16, mix(theme.lapis, theme.turquoise, 0.3)),
        ):
            disc = Mask(wide, wide)
            disc.disc(26 * unit, 26 * unit, reach * unit)
            canvas.fill(disc, tone)
        waves = Mask(wide, wide)
        for y in (20, 30):
            waves.line([((14 + i * 6) * unit, (y + (4 if i % 2 else 0)) * unit) for i in range(5)],
                       3.4 * unit)  # fmt: skip
        canvas.fill(waves, PALE)
        return canvas.done()
    size = 34 * unit, 30 * unit
    hut(canvas, (4 * unit, 45 * unit), size, 10 * unit, theme, cast=False)
    if kind == "home":
        tick = canvas.mask(
            lambda m: m.line(
                [(22 * unit, 33 * unit), (31 * unit, 43 * unit), (47 * unit, 20 * unit)], 7 * unit
            )
        )
        canvas.fill(tick.grown(2), NIGHT)
        canvas.fill(tick, theme.gold_light)
    return canvas.done()


def kept(wide: int, theme: Theme) -> Image.Image:
    """A water jar: points that are kept. `wide` pixels square."""
    canvas = Canvas(wide, wide)

    def draw(pen: Pen) -> None:
        pen.ellipse((16, 29, 84, 95))
        pen.polygon([(36, 10), (64, 10), (60, 42), (40, 42)])
        pen.line([(32, 10), (68, 10)], 10)

    def on(draw_: Callable[[Pen], None]) -> Mask:
        return canvas.mask(lambda m: draw_(Pen(m, 0, 0, wide)))

    clay = mix(theme.carnelian, (226, 150, 96), 0.45)
    shape = on(draw)
    canvas.fill(shape.grown(1.4), NIGHT)
    canvas.fill(shape, clay)
    gleam = on(lambda p: p.line([(28, 52), (27, 66), (32, 78)], 7))
    canvas.fill(gleam, mix(clay, PALE, 0.5))
    waves = on(lambda p: p.line([(40 + i * 9, 62 + (8 if i % 2 else 0)) for i in range(5)], 7))
    canvas.fill(waves, PALE)
    return canvas.done()


def rank(place: str, theme: Theme) -> Image.Image:
    """What a place brings: a golden cup for the first, a medal on its ribbon with the number of the
    place for the others. 64 by 64."""
    canvas = Canvas(64, 64)
    if place == "1":
        cup = canvas.mask(lambda m: _cup(Pen(m, 0, 0, 64)))
        for side in (-1, 1):
            handle = Mask(64, 64)
            handle.disc(32 + side * 18, 19, 11)
            handle.disc(32 + side * 18, 19, 5.5, 0)
            canvas.fill(handle.grown(1.8), NIGHT)
            canvas.fill(handle, theme.gold)
        canvas.fill(cup.grown(1.8), NIGHT)
        canvas.fill(cup, theme.gold)
        gleam = canvas.mask(lambda m: m.line([(24, 12), (25, 24), (29, 33)], 4.5))
        canvas.fill(gleam, theme.gold_light)
        return canvas.done()
    for left, tone in ((14, theme.lapis), (40, mix(theme.lapis, PALE, 0.25))):
        band = Mask(64, 64)
        band.polygon([(left, 2), (left + 10, 2), (36, 26), (28, 26)])
        canvas.fill(band.grown(1.2), NIGHT)
        canvas.fill(band, tone)
    canvas.fill(canvas.mask(lambda m: m.disc(32, 41, 22)), NIGHT)
    canvas.fill(canvas.mask(lambda m: m.disc(32, 41, 20)), mix(theme.tile, theme.wood, 0.15))
    digits = Canvas(64, 64)
    digits.fill(digits.mask(lambda m: m.text(place, 28, 0.06)), NIGHT)
    canvas.paste(digits.image, 0, 9)
    return canvas.done()


def _cup(pen: Pen) -> None:
    """A cup's bowl, stem and foot."""
    pen.polygon([(22, 8), (78, 8), (76, 36), (66, 54), (54, 62), (46, 62), (34, 54), (24, 36)])
    pen.polygon([(45, 60), (55, 60), (56, 80), (44, 80)])
    pen.polygon([(32, 80), (68, 80), (72, 94), (28, 94)])


def turn(theme: Theme) -> Image.Image:
    """The sign of the seat to act, at the left edge of its tray: 26 by 60."""
    canvas = Canvas(26, 60)
    shape = canvas.mask(lambda m: m.polygon([(1, 5), (22, 30), (1, 55)]))
    canvas.fill(shape.grown(1.6), (70, 40, 8))
    canvas.fill(shape, mix(theme.gold_light, PALE, 0.2))
    return canvas.done()
