"""The hyena: its head, calm before it drank and fierce after, on a block that is no draughtsman."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from render.art.canvas import SCALE, Canvas, Mask, mix
from render.art.houses import Pen
from render.art.sand import NIGHT, PALE
from render.theme import Colour, Theme

_FUR: Colour = (176, 128, 74)
_FUR_LIT, _FUR_SHADED = mix(_FUR, (255, 228, 172), 0.42), mix(_FUR, (72, 40, 14), 0.5)
_MUZZLE, _MUZZLE_LIT = (84, 54, 32), (122, 84, 52)
_BIG = 108


def ears(pen: Pen) -> None:
    """Ears: large, round and wide apart."""
    for side in (-1, 1):
        pen.ellipse((50 + side * 33 - 16, 4, 50 + side * 33 + 16, 42))


def hollows(pen: Pen) -> None:
    """The insides of the ears."""
    for side in (-1, 1):
        pen.ellipse((50 + side * 34 - 9, 11, 50 + side * 34 + 9, 37))


def skull(pen: Pen) -> None:
    """The head without its ears: a broad brow, heavy cheeks, a long blunt muzzle."""
    pen.polygon([
        (32, 20), (41, 14), (59, 14), (68, 20), (80, 36), (84, 50), (77, 62), (68, 68), (67, 84),
        (61, 95), (39, 95), (33, 84), (32, 68), (23, 62), (16, 50), (20, 36),
    ])  # fmt: skip


def mane(pen: Pen) -> None:
    """The bristles between the ears."""
    pen.polygon([
        (31, 24), (34, 8), (40, 14), (44, 2), (50, 11), (56, 2), (60, 14), (66, 8), (69, 24),
        (58, 27), (54, 40), (50, 30), (46, 40), (42, 27),
    ])  # fmt: skip


def _shaded(pen: Pen) -> None:
    """The side of the head that the light does not reach."""
    pen.polygon([
        (55, 22), (68, 20), (80, 36), (84, 50), (77, 62), (68, 68), (67, 84), (61, 95), (56, 95),
        (60, 74), (57, 58), (70, 52), (72, 42), (62, 36),
    ])  # fmt: skip


def _lit(pen: Pen) -> None:
    pen.polygon([(34, 26), (42, 30), (45, 50), (40, 56), (27, 56), (21, 47), (25, 38)])


def muzzle(pen: Pen) -> None:
    """The dark muzzle."""
    pen.polygon([
        (43, 50), (57, 50), (63, 64), (67, 84), (61, 95), (39, 95), (33, 84), (37, 64),
    ])  # fmt: skip


def _bridge(pen: Pen) -> None:
    pen.polygon([(45, 50), (51, 50), (51, 72), (43, 72), (42, 64)])


def nose(pen: Pen) -> None:
    """The nose, broad and black."""
    pen.polygon([(39, 71), (61, 71), (62, 77), (55, 84), (45, 84), (38, 77)])


def eyes(pen: Pen) -> None:
    """Its eyes, slanting."""
    for side in (-1, 1):
        pen.polygon([
            (50 + side * 10, 52), (50 + side * 15, 42), (50 + side * 29, 38), (50 + side * 27, 48),
            (50 + side * 19, 54),
        ])  # fmt: skip


def _lids(pen: Pen) -> None:
    """The upper lids of a calm hyena, half down."""
    for side in (-1, 1):
        pen.polygon([
            (50 + side * 9, 48), (50 + side * 14, 39), (50 + side * 31, 36), (50 + side * 29, 44),
        ])  # fmt: skip


def _brows(pen: Pen) -> None:
    for side in (-1, 1):
        pen.line([(50 + side * 6, 50), (50 + side * 14, 40), (50 + side * 32, 32)], 5.5)


def _pupils(pen: Pen) -> None:
    for side in (-1, 1):
        pen.disc(50 + side * 19, 47.5, 4.4)


def _spots(pen: Pen) -> None:
    for x, y, reach in ((30, 62, 3), (70, 62, 3), (24, 54, 2.4), (76, 54, 2.4), (36, 31, 2.6),
                        (64, 31, 2.6)):  # fmt: skip
        pen.disc(x, y, reach)


def _mouth(pen: Pen) -> None:
    pen.polygon([(35, 83), (65, 83), (66, 90), (60, 100), (40, 100), (34, 90)])


def _teeth(pen: Pen) -> None:
    for side in (-1, 1):
        pen.polygon([(50 + side * 14, 82), (50 + side * 6.5, 82), (50 + side * 10.5, 97)])
        pen.polygon([(50 + side * 6.5, 100), (50 + side * 1, 100), (50 + side * 4.5, 91)])
        pen.polygon([(50 + side * 6, 82), (50, 82), (50 + side * 3, 88)])


def _smile(pen: Pen) -> None:
    pen.line([(37, 89), (50, 86), (63, 89)], 2.6)


def beast(mood: str, wide: int, theme: Theme) -> Image.Image:
    """The hyena, `calm` before it drank or `fierce` (red, bared teeth) after, in a square 8 pixels
    wider than `wide`."""
    size = wide + 8
    canvas = Canvas(size, size)
    cast = canvas.mask(lambda m: m.rounded((8, 10, size, size - 0.5), wide * 0.2))
    canvas.fill(cast, (70, 40, 12, 150))
    big = _block(mood, theme).convert("RGBa").resize((wide * SCALE, wide * SCALE)).convert("RGBA")
    canvas.paste(big, 3, 3)
    return canvas.done()


@cache
def _block(mood: str, theme: Theme) -> Image.Image:
    """A big picture of the hyena, as wide as the largest; not to be drawn on."""
    fierce = mood == "fierce"
    ground = (176, 30, 8) if fierce else mix(theme.gold, (255, 240, 190), 0.25)
    canvas = Canvas(_BIG, _BIG)

    def plate(box: tuple[float, float, float, float], radius: float, tone: Colour) -> None:
        canvas.fill(canvas.mask(lambda m: m.rounded(box, radius)), tone)

    far = _BIG - 1.0
    plate((1, 4, far, far), 24, NIGHT)
    plate((3, 10, far - 2, far - 2), 22, mix(ground, NIGHT, 0.55))
    plate((3, 6, far - 2, far - 9), 22, mix(ground, (255, 255, 255), 0.5))
    plate((6, 9, far - 3, far - 10), 20, mix(ground, NIGHT, 0.25))
    plate((7, 10, far - 7, far - 14), 18, ground)
    _head(canvas, fierce=fierce)
    return canvas.image


def _head(canvas: Canvas, *, fierce: bool) -> None:
    def shape(draw: Callable[[Pen], None]) -> Mask:
        return canvas.mask(lambda m: draw(Pen(m, 5, 0, _BIG - 10)))

    def lay(draw: Callable[[Pen], None], tone: Colour) -> None:
        canvas.fill(shape(draw), tone)

    whole = shape(ears)
    for draw in (mane, skull, *((_mouth,) if fierce else ())):
        draw(Pen(whole, 5, 0, _BIG - 10))
    canvas.fill(whole.grown(1.8), NIGHT)
    lay(ears, _FUR_SHADED)
    lay(hollows, (52, 30, 18))
    lay(skull, _FUR)
    lay(_lit, _FUR_LIT)
    lay(_shaded, _FUR_SHADED)
    lay(mane, (74, 44, 22))
    lay(_spots, (74, 44, 22))
    lay(muzzle, _MUZZLE)
    lay(_bridge, _MUZZLE_LIT)
    if fierce:
        lay(_mouth, (110, 6, 6))
        lay(_teeth, PALE)
    else:
        lay(_smile, NIGHT)
    lay(nose, NIGHT)
    canvas.fill(shape(eyes).grown(1.4), NIGHT)
    lay(eyes, (255, 222, 60) if fierce else (244, 214, 150))
    lay(_pupils, (60, 0, 0))
    lay(_brows if fierce else _lids, NIGHT if fierce else _FUR_SHADED)


def flat_head(canvas: Canvas, place: tuple[float, float], size: float, tone: Colour) -> None:
    """The head as an emblem of one tone, its dark parts cut out."""
    mask = Mask(canvas.width, canvas.height)
    pen = Pen(mask, *place, size)
    for draw in (ears, mane, skull):
        draw(pen)
    cut = Mask(canvas.width, canvas.height)
    for draw in (hollows, nose, eyes, _smile, _spots):
        draw(Pen(cut, *place, size))
    mask.image.paste(0, (0, 0), cut.image)
    canvas.fill(mask, tone)
