"""The signs that players bring to the throws, painted on a strip of papyrus as in a tomb.

Each sign is drawn in a box of 100 by 100, in flat colours with an outline of ink.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, radians, sin
from typing import NamedTuple

from PIL import Image

from render.art.canvas import Canvas, Mask, Point, arc, bend, mix, thrifty
from render.art.houses import Pen
from render.frieze import FIELD, HEIGHT, NAMES, SIZE, TAG, WIDTH
from render.theme import Colour, Theme

TONES = 40
"""A sign is painted in so many tones."""
BORDER, BLOCK = 20, 40
"""The painted border above and below, and the breadth of its blocks."""
_INK: Colour = (44, 26, 14)
Shape = Callable[[Pen], None]


class Coat(NamedTuple):
    """A shape and the colour it is painted in. `outline`: ink is laid around it first."""

    shape: Shape
    colour: Colour
    outline: bool = True


def _poly(*points: Point) -> Shape:
    return lambda pen: pen.polygon(points)


def _stroke(width: float, *points: Point) -> Shape:
    return lambda pen: pen.line(points, width)


def _discs(radius: float, *middles: Point) -> Shape:
    def draw(pen: Pen) -> None:
        for x, y in middles:
            pen.disc(x, y, radius)

    return draw


def _oval(left: float, top: float, right: float, bottom: float) -> Shape:
    return lambda pen: pen.ellipse((left, top, right, bottom))


def _strokes(width: float, *lines: Sequence[Point]) -> Shape:
    def draw(pen: Pen) -> None:
        for line in lines:
            pen.line(line, width)

    return draw


def _eye(theme: Theme) -> list[Coat]:
    """The eye of Horus: brow, lid, the drop and the curl below it."""
    upper = bend((6, 51), (26, 26), (64, 26), (94, 49))
    lower = bend((94, 49), (68, 66), (32, 68), (6, 51))
    curl = [*bend((57, 62), (60, 84), (74, 96), (86, 88)), *arc((84, 79), 8.5, 70, -200)]
    return [
        Coat(_stroke(7.5, *bend((6, 34), (30, 11), (66, 9), (97, 30))), theme.lapis),
        Coat(_stroke(6.5, *curl), theme.lapis),
        Coat(_poly((34, 63), (46, 65), (43, 97), (37, 90)), theme.turquoise),
        Coat(_poly(*upper, *lower), theme.cream),
        Coat(_stroke(4.5, *upper), _INK, outline=False),
        Coat(_stroke(3.4, *lower), _INK, outline=False),
        Coat(_discs(13, (51, 47)), theme.lapis, outline=False),
        Coat(_discs(7, (51, 47)), _INK, outline=False),
        Coat(_discs(2.6, (47, 43)), theme.cream, outline=False),
    ]


def _scarab(theme: Theme) -> list[Coat]:
    """The beetle from above, the sun between its front legs."""
    legs = [
        [(36, 40), (18, 32), (16, 16), (26, 8)],
        [(30, 58), (12, 56), (6, 66)],
        [(34, 74), (18, 80), (14, 94)],
    ]
    both = [*legs, *([(100 - x, y) for x, y in leg] for leg in legs)]
    green = mix(theme.turquoise, theme.lapis, 0.15)
    return [
        Coat(_strokes(5.5, *both), mix(theme.lapis, _INK, 0.35)),
        Coat(_discs(11, (50, 12)), theme.carnelian),
        Coat(_poly((37, 36), (40, 24), (46, 27), (50, 22), (54, 27), (60, 24), (63, 36)), green),
        Coat(_oval(28, 42, 72, 97), theme.turquoise),
        Coat(_oval(28, 30, 72, 54), green),
        Coat(_strokes(2.6, [(50, 54), (50, 95)]), _INK, outline=False),
        Coat(
            _strokes(2.2, bend((42, 56), (36, 70), (38, 82), (44, 92)),
                     bend((58, 56), (64, 70), (62, 82), (56, 92))),
            mix(theme.turquoise, _INK, 0.45), outline=False,
        ),
        Coat(_stroke(3, *bend((32, 44), (44, 37), (56, 37), (68, 44))), theme.gold, outline=False),
    ]  # fmt: skip


def _feather(theme: Theme) -> list[Coat]:
    """The feather of Maat, its tip bent over."""
    left = bend((44, 84), (26, 60), (24, 26), (42, 6))
    tip = bend((42, 6), (60, -4), (80, 8), (76, 26))
    right = bend((76, 26), (66, 20), (68, 62), (56, 84))
    barbs: list[list[Point]] = [
        [(49 + n * 0.6, 74 - n * 11), (35 + n * 0.4, 66 - n * 12)] for n in range(5)
    ]
    barbs += [[(50 + n * 0.6, 76 - n * 11), (63 + n * 0.6, 68 - n * 10.5)] for n in range(5)]
    shaft = bend((50, 98), (48, 66), (46, 38), (56, 15))
    return [
        Coat(_poly(*left, *tip, *right), theme.cream),
        Coat(_poly(*tip, (66, 22), (50, 20), (40, 12)), theme.turquoise, outline=False),
        Coat(_strokes(2.4, *barbs), theme.lapis, outline=False),
        Coat(_stroke(4, *shaft), theme.carnelian),
    ]


def _sun(theme: Theme) -> list[Coat]:
    """The sun's disc in a golden ring, with rays."""

    def rays(pen: Pen) -> None:
        for step in range(12):
            angle, wide = radians(step * 30), radians(9)
            far = 49 if step % 2 == 0 else 44
            at = [(33, angle - wide), (far, angle), (33, angle + wide)]
            pen.polygon([(50 + r * cos(a), 50 + r * sin(a)) for r, a in at])

    return [
        Coat(rays, theme.gold),
        Coat(_discs(31, (50, 50)), theme.gold),
        Coat(_discs(24, (50, 50)), theme.carnelian),
        Coat(_stroke(4, *arc((50, 50), 16.5, 190, 265)), (232, 140, 92), outline=False),
    ]


def _cat(theme: Theme) -> list[Coat]:
    """A cat that sits, as the bronze ones of Bubastis, its tail along the ground."""
    tail = bend((68, 92), (92, 98), (98, 84), (84, 74))
    body = [
        (30, 95), (33, 70), (30, 50), (28, 44), (21, 40), (16, 33), (20, 26), (25, 20), (26, 5),
        (35, 16), (40, 16), (48, 6), (50, 26), (47, 37), (56, 44), (68, 56), (76, 74), (76, 86),
        (72, 95),
    ]  # fmt: skip
    fur = mix(theme.dark_piece, theme.ebony, 0.25)
    light = mix(fur, theme.turquoise, 0.45)
    return [
        Coat(_stroke(7, *tail), fur),
        Coat(_poly(*body), fur),
        Coat(_stroke(3, *bend((62, 92), (48, 88), (50, 70), (62, 66))), light, outline=False),
        Coat(_strokes(3, [(41, 94), (41, 72)]), light, outline=False),
        Coat(_poly((29, 10), (31, 18), (35, 18)), theme.carnelian, outline=False),
        Coat(_stroke(6, *bend((30, 46), (36, 52), (44, 48), (49, 40))), theme.gold),
        Coat(_oval(26, 24, 35, 30), theme.gold_light, outline=False),
        Coat(_discs(2.2, (30, 27)), _INK, outline=False),
        Coat(_stroke(2.2, *arc((45.5, 19), 4.2, 0, 360)), theme.gold, outline=False),
    ]


def _boat(theme: Theme) -> list[Coat]:
    """A boat of the Nile under sail, lotus at stem and stern."""
    hull = [
        *bend((4, 50), (14, 80), (30, 84), (50, 84)), *bend((50, 84), (70, 84), (86, 80), (96, 50)),
        *bend((90, 58), (82, 70), (66, 70), (50, 70)),
        *bend((50, 70), (34, 70), (18, 70), (10, 58)),
    ]  # fmt: skip
    sail = [
        *bend((26, 10), (44, 14), (62, 12), (78, 8)), *bend((82, 12), (90, 30), (86, 46), (78, 56)),
        *bend((78, 56), (60, 60), (44, 60), (30, 56)),
        *bend((30, 56), (36, 40), (34, 24), (26, 10)),
    ]  # fmt: skip
    stern = [(4, 54), (-1, 38), (4, 42), (8, 36), (10, 44), (15, 42), (12, 56)]
    stem = [(100 - x, y) for x, y in stern]
    strake = bend((16, 70), (34, 78), (66, 78), (84, 70))
    ripple = [(4 + 8.4 * n, 96 if n % 2 else 90) for n in range(12)]
    return [
        Coat(_stroke(5, (48, 2), (48, 74)), theme.wood),
        Coat(_poly(*sail), theme.cream),
        Coat(
            _strokes(4, bend((34, 26), (50, 29), (66, 28), (86, 24)),
                     bend((35, 42), (50, 45), (66, 45), (86, 40))),
            theme.carnelian, outline=False,
        ),
        Coat(_poly(*hull), theme.gold),
        Coat(_stroke(3, *strake), theme.turquoise, outline=False),
        Coat(_poly(*stern), theme.turquoise),
        Coat(_poly(*stem), theme.turquoise),
        Coat(_stroke(4.4, *ripple), theme.lapis, outline=False),
    ]  # fmt: skip


def _cobra(theme: Theme) -> list[Coat]:
    """The cobra that rears, its hood spread, as on a king's brow."""
    coil = [
        *bend((46, 90), (72, 98), (99, 98), (95, 82)),
        *bend((95, 82), (91, 70), (74, 72), (76, 84)),
    ]
    left = bend((38, 20), (6, 26), (8, 60), (34, 92))
    right = bend((54, 92), (80, 60), (82, 26), (50, 20))
    belly = [
        *bend((40, 24), (30, 40), (32, 70), (38, 92)),
        *bend((50, 92), (56, 70), (58, 40), (48, 24)),
    ]
    head = [(33, 10), (38, 2), (50, 2), (55, 10), (54, 22), (48, 30), (40, 30), (34, 22)]
    bands = [[(36, 42 + n * 10), (52, 42 + n * 10)] for n in range(5)]
    folds = [
        bend((22, 40), (20, 52), (24, 62), (29, 70)),
        bend((66, 40), (68, 52), (64, 62), (59, 70)),
    ]
    green = mix(theme.turquoise, theme.choice, 0.35)
    return [
        Coat(_stroke(9, *coil), green),
        Coat(_poly(*left, *right), green),
        Coat(_strokes(4, *folds), theme.lapis, outline=False),
        Coat(_poly(*belly), theme.gold, outline=False),
        Coat(_strokes(3.2, *bands), theme.carnelian, outline=False),
        Coat(_poly(*head), green),
        Coat(_discs(3.6, (38.5, 13), (49.5, 13)), theme.gold_light, outline=False),
        Coat(_discs(1.7, (38.5, 13), (49.5, 13)), _INK, outline=False),
        Coat(_strokes(2.4, [(44, 28), (44, 36)], [(44, 36), (41, 40)], [(44, 36), (47, 40)]),
             theme.carnelian, outline=False),
    ]  # fmt: skip


def _falcon(theme: Theme) -> list[Coat]:
    """The falcon of Horus, standing: the spot below its eye, the wing folded over the tail."""
    body = [
        *bend((42, 4), (24, 4), (22, 22), (30, 34)), *bend((30, 34), (24, 48), (26, 66), (42, 76)),
        (56, 80), (88, 98), (96, 92), *bend((84, 74), (74, 50), (64, 38), (62, 24)),
        *bend((62, 24), (62, 10), (54, 4), (42, 4)),
    ]  # fmt: skip
    cap = [*bend((27, 18), (26, 6), (36, 2), (46, 3)), *bend((46, 3), (58, 4), (64, 14), (63, 30)),
           (54, 34), (48, 22), (38, 15)]  # fmt: skip
    wing = [
        *bend((46, 40), (40, 54), (52, 74), (96, 92)),
        *bend((96, 92), (86, 76), (76, 50), (62, 34)),
    ]
    quills = [
        bend((51, 50), (54, 64), (68, 74), (86, 84)),
        bend((57, 44), (62, 56), (72, 66), (84, 77)),
    ]
    beak = [(29, 15), (20, 17), (15, 26), (19, 33), (22, 27), (30, 27)]
    breast = [[(32, 44), (37, 48)], [(31, 53), (37, 57)], [(34, 63), (40, 66)]]
    return [
        Coat(_strokes(6, [(45, 74), (45, 92)], [(55, 76), (55, 92)]), theme.gold),
        Coat(_strokes(5, [(35, 95), (49, 93)], [(46, 96), (63, 93)]), theme.gold),
        Coat(_poly(*beak), theme.gold),
        Coat(_poly(*body), theme.cream),
        Coat(_poly(*wing), theme.lapis),
        Coat(_strokes(2.6, *quills), theme.turquoise, outline=False),
        Coat(_poly(*cap), theme.lapis, outline=False),
        Coat(
            _poly((36, 22), (44, 22), (45, 36), (40, 40), (38, 30)), theme.carnelian, outline=False
        ),
        Coat(_discs(6, (39, 19)), theme.gold_light, outline=False),
        Coat(_discs(3.6, (38.5, 19)), _INK, outline=False),
        Coat(_strokes(2.2, *breast), mix(theme.lapis, theme.cream, 0.4), outline=False),
    ]


def _words(theme: Theme) -> list[Coat]:
    """Words of one's own: a written sheet, rolled at both ends, and a reed."""
    lines = [[(32, 30), (64, 30)], [(32, 42), (68, 42)], [(32, 54), (60, 54)], [(32, 66), (66, 66)]]
    paper = mix(theme.cream, (255, 255, 255), 0.4)
    return [
        Coat(_poly((22, 14), (78, 14), (74, 50), (78, 88), (22, 88), (26, 50)), paper),
        Coat(_strokes(3.6, *lines), _INK, outline=False),
        Coat(_stroke(12, (18, 13), (82, 13)), theme.paper_fibre),
        Coat(_stroke(12, (18, 88), (82, 88)), theme.paper_fibre),
        Coat(_discs(2.4, (18, 13), (82, 13), (18, 88), (82, 88)), theme.ink, outline=False),
        Coat(_poly((96, 24), (102, 30), (64, 72), (58, 74), (61, 67)), theme.carnelian),
    ]


_FIGURES = (_eye, _scarab, _feather, _sun, _cat, _boat, _cobra, _falcon, _words)
"""How each of :data:`render.frieze.NAMES` is drawn."""


def figure(name: str, theme: Theme) -> Image.Image:
    """A sign on nothing, in a square."""
    canvas = Canvas(SIZE, SIZE)
    coats = _FIGURES[NAMES.index(name)](theme)
    cast = Mask(SIZE, SIZE)
    for coat in coats:
        coat.shape(Pen(cast, 7, 7, SIZE - 14))
    canvas.shadow(cast.grown(1.6), (2, 3), 2, 90)
    for coat in coats:
        mask = Mask(SIZE, SIZE)
        coat.shape(Pen(mask, 7, 7, SIZE - 14))
        if coat.outline:
            canvas.fill(mask.grown(1.7), _INK)
        canvas.fill(mask, coat.colour)
    return thrifty(canvas.done(), TONES)


def strip(theme: Theme) -> Image.Image:
    """The empty strip: papyrus between two painted borders."""
    canvas = Canvas(WIDTH, HEIGHT, (*theme.paper, 255))
    _paper(canvas, BORDER, HEIGHT - BORDER, theme)
    for top in (0, HEIGHT - BORDER):
        _border(canvas, top, theme)
    return canvas.done().convert("RGB")


def field(theme: Theme) -> Image.Image:
    """The golden field behind a sign that somebody has brought, on papyrus."""
    canvas = Canvas(FIELD, FIELD)
    _paper(canvas, 0, FIELD, theme)
    far = FIELD - 3
    plate = canvas.mask(lambda m: m.rounded((3, 3, far, far), 22))
    canvas.shadow(plate, (1, 2), 2, 120)
    canvas.fill(plate, _INK)
    canvas.fill(
        canvas.mask(lambda m: m.rounded((5, 5, far - 2, far - 2), 20)),
        canvas.metal(theme.gold_dark, theme.gold, theme.gold_light),
    )
    inner = canvas.mask(lambda m: m.rounded((11, 11, far - 8, far - 8), 15))
    canvas.fill(inner, mix(theme.gold_light, (255, 250, 226), 0.35))
    canvas.inner_shadow(inner, (2, 3), 3, 90)
    return thrifty(canvas.done(), TONES)


def tag(number: int, theme: Theme) -> Image.Image:
    """The number of somebody who brought a sign, on a seal of clay."""
    canvas = Canvas(TAG, TAG)
    seal = canvas.mask(lambda m: m.disc(TAG / 2, TAG / 2, TAG / 2 - 4))
    canvas.shadow(seal, (1, 2), 1.6, 150)
    canvas.raised(seal, (mix(theme.carnelian, (255, 180, 140), 0.25), theme.carnelian), _INK)
    canvas.fill(canvas.mask(lambda m: m.text(str(number), 24)), (255, 246, 224))
    return thrifty(canvas.done(), TONES)


def _paper(canvas: Canvas, top: float, low: float, theme: Theme) -> None:
    """Papyrus with its fibres lengthways: the same from left to right, and so small to pack."""
    for row in range(round(top), round(low), 2):
        tone = mix(theme.paper, theme.paper_fibre, (row - round(top)) * 7 % 12 / 12)
        _bar(canvas, (0, row, canvas.width, row + 2), tone)


def _border(canvas: Canvas, top: float, theme: Theme) -> None:
    """A row of coloured blocks between lines, as it runs along the walls of tombs."""
    _bar(canvas, (0, top, WIDTH, top + BORDER), _INK)
    _bar(canvas, (0, top + 2.5, WIDTH, top + BORDER - 2.5), theme.gold)
    _bar(canvas, (0, top + 5, WIDTH, top + BORDER - 5), _INK)
    tones = (theme.lapis, theme.cream, theme.carnelian, theme.cream, theme.turquoise, theme.cream)
    for n in range(WIDTH // BLOCK):
        left = n * BLOCK
        _bar(canvas, (left + 1, top + 6, left + BLOCK - 1, top + BORDER - 6), tones[n % 6])


def _bar(canvas: Canvas, box: tuple[float, float, float, float], tone: Colour) -> None:
    left, top, right, low = box
    corners = [(left, top), (right, top), (right, low), (left, low)]
    canvas.fill(canvas.mask(lambda m: m.polygon(corners)), tone)
