"""Small signs, 42 by 42 unless said: what a choice or a move does besides going there, the hand in
which pieces wait, and what is owed, kept and decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from render.art.canvas import Canvas, Draw, Mask, Point, arc, arrowhead, mix
from render.art.houses import Pen, ankh
from render.art.squares import dots, styles
from render.theme import Colour, Theme

SIZE = 42
_PALE: Colour = (255, 252, 240)


def palm(mask: Mask, x: float, y: float, size: float) -> None:
    """An open hand, upright, in a box of `size` at (x, y)."""
    unit = size / 46

    def at(point: Point) -> Point:
        return x + point[0] * unit, y + point[1] * unit

    left, top = at((12, 20))
    right, bottom = at((33, 42))
    mask.rounded((left, top, right, bottom), 8 * unit)
    for finger, tip in ((14.5, 12), (20, 7), (25.5, 8), (31, 13)):
        mask.line([at((finger, tip)), at((finger, 30))], 4.6 * unit)
    mask.line([at((33, 34)), at((40, 24))], 5 * unit)


def icon(kind: str, theme: Theme) -> Image.Image:
    """What a choice does where it ends: `exchange`, `drop`, `hit`, `enter`, `rescue`, `rebirth`."""
    return _plaque(_ICONS[kind], theme.choice if kind in _OWN else theme.attack)


def note(kind: str, style: str, theme: Theme) -> Image.Image:
    """What a last move did besides going there, in the colours of its side."""
    inner, _ = styles(theme)[style]
    return _plaque(_NOTES[kind], inner if style == "1" else (120, 72, 30))


def fate(theme: Theme) -> Image.Image:
    """A stick and a question: the next throw decides about the piece here."""
    canvas = Canvas(SIZE, SIZE)
    end = SIZE - 0.5
    canvas.fill(canvas.mask(lambda m: m.rounded((0.5, 0.5, end, end), 9)), _PALE)
    dark = mix(theme.attack, (60, 0, 0), 0.35)
    canvas.fill(canvas.mask(lambda m: m.rounded((2.5, 2.5, end - 2, end - 2), 7.5)), dark)
    digits = Canvas(SIZE, SIZE)
    digits.fill(digits.mask(lambda m: m.text("?", 25, 0.07)), _PALE)
    canvas.paste(digits.image, 6.5, 0)
    canvas.fill(canvas.mask(lambda m: m.line([(13, 10), (10, 32)], 6.5)), _PALE)
    return canvas.done()


def home(theme: Theme) -> Image.Image:
    """A tick on gold: the piece has arrived on its goal."""
    canvas = Canvas(SIZE, SIZE)
    canvas.fill(canvas.mask(lambda m: m.disc(21, 21, 20)), (70, 42, 8))
    canvas.fill(
        canvas.mask(lambda m: m.disc(21, 21, 18)), canvas.ramp(theme.gold_light, theme.gold)
    )
    canvas.fill(canvas.mask(lambda m: m.line([(11, 22), (18, 29), (31, 14)], 6)), (60, 34, 6))
    return canvas.done()


def extra(count: str, theme: Theme) -> Image.Image:
    """Throws owed: a pair of sticks and how many, on a light tablet. 104 by 46, or wider."""
    wide = 104 + 24 * (len(count) - 1)
    canvas = Canvas(wide, 46)
    body = canvas.mask(lambda m: m.rounded((1.5, 1.5, wide - 2, 43), 12))
    canvas.shadow(body, (1, 2), 1.4, 180)
    canvas.fill(body, mix(theme.gold_dark, (40, 20, 0), 0.5))
    canvas.fill(canvas.mask(lambda m: m.rounded((4, 4, wide - 4.5, 40.5), 10)), theme.cream)
    canvas.fill(canvas.mask(lambda m: _stick_pair(m, 22, 22, 30)), theme.carnelian)
    digits = Canvas(wide - 40, 45)
    digits.fill(digits.mask(lambda m: m.text(count, 28, 0.06)), mix(theme.ink, (0, 0, 0), 0.45))
    plus = canvas.mask(lambda m: _plus(m, 49, 22, 7.5, 5.2))
    canvas.fill(plus, mix(theme.ink, (0, 0, 0), 0.45))
    canvas.paste(digits.image, 38, 0)
    return canvas.done()


def kept(score: str, theme: Theme) -> Image.Image:
    """A throw that waits to be played, as a tablet; `more` for those without room. 66 by 58."""
    canvas = Canvas(66, 58)
    body = canvas.mask(lambda m: m.rounded((2, 1.5, 63, 54), 9))
    canvas.shadow(body, (1, 2), 1.4, 180)
    canvas.fill(body, mix(theme.gold_dark, (30, 14, 0), 0.5))
    canvas.fill(canvas.mask(lambda m: m.rounded((4.5, 4, 60.5, 51.5), 7)), theme.cream)
    shape = Canvas(65, 55.5)
    ink = mix(theme.ink, (0, 0, 0), 0.45)
    shape.fill(shape.mask(_dots if score == "more" else lambda m: m.text(score, 35, 0.055)), ink)
    canvas.paste(shape.image, 0, 0)
    return canvas.done()


def becomes(theme: Theme) -> Image.Image:
    """An arrow from the sum of dice to what it counts. 44 by 44."""
    canvas = Canvas(44, 44)

    def draw(mask: Mask) -> None:
        mask.line([(6, 22), (22, 22)], 8)
        mask.polygon(arrowhead((41, 22), (6, 22), 21, 32))

    shape = canvas.mask(draw)
    canvas.fill(shape.grown(1), theme.cloth_dark)
    canvas.fill(shape, theme.gold)
    return canvas.done()


def scales(theme: Theme) -> Image.Image:
    """The scales of Maat in balance: a draw. 170 by 180."""
    canvas = Canvas(170, 180)

    def draw(mask: Mask) -> None:
        mask.line([(85, 26), (85, 158)], 9)
        mask.polygon([(58, 170), (112, 170), (100, 154), (70, 154)])
        mask.line([(22, 44), (148, 44)], 8)
        mask.disc(85, 22, 11)
        for x in (28, 142):
            for side in (-22, 22):
                mask.line([(x, 46), (x + side, 104)], 3.6)
            mask.polygon([(x - 27, 103), (x + 27, 103), (x + 17, 120), (x - 17, 120)])

    shape = canvas.mask(draw)
    canvas.shadow(shape, (2, 3), 2, 190)
    canvas.fill(shape.grown(1.4), mix(theme.gold_dark, (20, 10, 0), 0.5))
    canvas.fill(shape, canvas.ramp((255, 242, 196), theme.gold))
    return canvas.done()


def _plaque(draw: Draw, colour: Colour) -> Image.Image:
    canvas = Canvas(SIZE, SIZE)
    end = SIZE - 0.5
    canvas.fill(canvas.mask(lambda m: m.rounded((0.5, 0.5, end, end), 9)), (255, 250, 234))
    canvas.fill(canvas.mask(lambda m: m.rounded((2.5, 2.5, end - 2, end - 2), 7.5)), colour)
    canvas.fill(canvas.mask(draw), _PALE)
    return canvas.done()


def _stick_pair(mask: Mask, x: float, y: float, tall: float) -> None:
    """Two throwing sticks side by side, leaning, about a middle."""
    for shift in (-5, 5):
        mask.line([(x + shift + 3, y - tall / 2 + 3), (x + shift - 3, y + tall / 2 - 3)], 6.2)


def _plus(mask: Mask, x: float, y: float, reach: float, width: float) -> None:
    mask.line([(x - reach, y), (x + reach, y)], width)
    mask.line([(x, y - reach), (x, y + reach)], width)


def _dots(mask: Mask) -> None:
    dots(mask, (18, 32.5, 47), 28, 5)


def _exchange(mask: Mask) -> None:
    for y, tail, head in ((14, 8, 34), (28, 34, 8)):
        mask.line([(tail, y), ((tail + head) / 2, y)], 4.6)
        mask.polygon(arrowhead((head, y), (tail, y), 12, 14))


def _drop(mask: Mask) -> None:
    mask.line([(21, 7), (21, 16)], 5)
    mask.polygon(arrowhead((21, 27), (21, 7), 12, 19))
    mask.line([(8, 34), (14.5, 30), (21, 34), (27.5, 30), (34, 34)], 3.6)


def _to_hand(mask: Mask) -> None:
    """An open hand and an arrow down: into the hand."""
    palm(mask, -2.5, 6, 33)
    mask.line([(32.5, 8), (32.5, 22)], 5)
    mask.polygon(arrowhead((32.5, 36), (32.5, 8), 14, 13.5))


def _from_hand(mask: Mask) -> None:
    """An open hand and an arrow up: out of the hand."""
    palm(mask, -2.5, 6, 33)
    mask.line([(32.5, 35), (32.5, 20)], 5)
    mask.polygon(arrowhead((32.5, 6), (32.5, 35), 14, 13.5))


def _back(mask: Mask) -> None:
    mask.line(arc((21, 22), 10.5, -200, 60), 4.6)
    mask.polygon(arrowhead((8.4, 28), (12, 16), 12, 15))


def _ankh(mask: Mask) -> None:
    ankh(Pen(mask, 6.5, 6, 29))


def _rebirth(mask: Mask) -> None:
    """The sign of life and an arrow back."""
    ankh(Pen(mask, 13, 6, 29))
    mask.polygon(arrowhead((4, 29), (16, 29), 11, 17))


def _bonus(mask: Mask) -> None:
    """A pair of sticks and a plus: another throw."""
    _stick_pair(mask, 15, 21, 28)
    _plus(mask, 31, 21, 6, 4.6)


_OWN = ("enter", "rescue", "rebirth")
_ICONS: Mapping[str, Draw] = MappingProxyType({
    "exchange": _exchange,
    "hit": _to_hand,
    "drop": _drop,
    "enter": _from_hand,
    "rescue": _ankh,
    "rebirth": _rebirth,
})  # fmt: skip
_NOTES: Mapping[str, Callable[[Mask], None]] = MappingProxyType({
    "swept": _back,
    "hit": _to_hand,
    "enter": _from_hand,
    "ankh": _ankh,
    "bonus": _bonus,
})  # fmt: skip
ICONS, NOTES = tuple(_ICONS), tuple(_NOTES)
"""The kinds that `icon` and `note` know."""
