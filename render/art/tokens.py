"""The mothers and the hyena, and the marks of where they go."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, radians, sin

from PIL import Image

from render import hyena
from render.art.canvas import Canvas, Draw, Mask, arrowhead, mix
from render.art.houses import Pen, ankh
from render.art.sand import NIGHT, PALE, RED, SAND
from render.theme import Colour, Theme


def _pyramid(pen: Pen) -> None:
    pen.polygon([(50, 12), (94, 84), (6, 84)])


def _star(pen: Pen) -> None:
    points = []
    for step in range(10):
        reach = 46 if step % 2 == 0 else 19
        angle = radians(step * 36 - 90)
        points.append((50 + reach * cos(angle), 53 + reach * sin(angle)))
    pen.polygon(points)


def _ring(pen: Pen) -> None:
    pen.disc(50, 50, 40)
    pen.disc(50, 50, 25, 0)
    pen.disc(50, 50, 11)


def _moon(pen: Pen) -> None:
    pen.disc(48, 50, 42)
    pen.disc(66, 44, 34, 0)


def _waves(pen: Pen) -> None:
    for y in (20, 46, 72):
        pen.line([(6 + i * 14.6, y + (12 if i % 2 == 0 else 0)) for i in range(7)], 11)


SIGNS: tuple[tuple[Callable[[Pen], None], Colour, Colour], ...] = (
    (_pyramid, (186, 46, 24), PALE),
    (_star, (34, 70, 160), PALE),
    (_ring, (244, 190, 40), (70, 34, 0)),
    (ankh, (10, 112, 84), PALE),
    (_moon, (250, 242, 222), (52, 34, 24)),
    (_waves, (72, 34, 96), PALE),
)
"""Each seat's sign, its colour and the colour of the sign: no two are alike without colour."""


def _colour(who: str) -> Colour:
    return (110, 74, 40) if who == "hyena" else SIGNS[int(who) - 1][1]


def _sign(pen_draw: Callable[[Pen], None], wide: float, share: float, size: float) -> Mask:
    mask = Mask(size, size)
    span = wide * share
    corner = (size - span) / 2
    pen_draw(Pen(mask, corner, corner, span))
    return mask


def mother(seat: str, wide: int, theme: Theme) -> Image.Image:
    """A mother: a disc with the colour and the sign of her seat, 8 pixels wider than `wide`."""
    del theme
    draw, colour, ink = SIGNS[int(seat) - 1]
    size = wide + 8
    middle, radius = size / 2, wide / 2
    canvas = Canvas(size, size)
    disc = canvas.mask(lambda m: m.disc(middle, middle, radius))
    canvas.shadow(disc, (1.5, 2.5), 1, 150)
    canvas.fill(disc, NIGHT)
    canvas.fill(canvas.mask(lambda m: m.disc(middle, middle, radius - 1.8)), PALE)
    ring = max(4.0, wide * 0.075)
    canvas.fill(
        canvas.mask(lambda m: m.disc(middle, middle, radius - ring)), mix(colour, NIGHT, 0.35)
    )
    face = canvas.mask(lambda m: m.disc(middle, middle, radius - ring - 1.6))
    canvas.fill(face, colour)
    canvas.fill(_sign(draw, wide, 0.56, size), ink)
    return canvas.done()


def eaten(seat: str, wide: int, theme: Theme) -> Image.Image:
    """A mother whom the hyena has eaten: pale, and crossed out."""
    picture = mother(seat, wide, theme)
    pale = Image.blend(picture.convert("RGB"), Image.new("RGB", picture.size, SAND), 0.5)
    pale.putalpha(picture.getchannel("A"))
    canvas = Canvas(*picture.size)
    size = wide + 8
    low, high = size * 0.2, size * 0.8
    cross = canvas.mask(lambda m: m.line([(low, low), (high, high)], wide * 0.13))
    cross.line([(low, high), (high, low)], wide * 0.13)
    canvas.fill(cross.grown(1.6), PALE)
    canvas.fill(cross, RED)
    out = Image.new("RGBA", picture.size)
    out.alpha_composite(pale.convert("RGBA"))
    out.alpha_composite(canvas.done())
    return out


def head(pen: Pen) -> None:
    """The hyena's head and ears."""
    for side in (-1, 1):
        pen.ellipse((50 + side * 30 - 17, 2, 50 + side * 30 + 17, 42))
    pen.ellipse((16, 12, 84, 70))
    pen.polygon([(26, 50), (74, 50), (64, 96), (36, 96)])
    pen.ellipse((33, 76, 67, 100))


def ears(pen: Pen) -> None:
    """What is dark in it: the insides of the ears, the nose, spots."""
    for side in (-1, 1):
        pen.ellipse((50 + side * 31 - 9, 9, 50 + side * 31 + 9, 32))
    pen.ellipse((38, 74, 62, 90))
    for x, y in ((50, 20), (38, 26), (62, 26)):
        pen.disc(x, y, 4.5)


def eyes(pen: Pen) -> None:
    """Its eyes."""
    for side in (-1, 1):
        pen.ellipse((50 + side * 18 - 10, 38, 50 + side * 18 + 10, 56))


def _pupils(pen: Pen) -> None:
    for side in (-1, 1):
        pen.disc(50 + side * 16, 48, 5)


def beast(mood: str, wide: int, theme: Theme) -> Image.Image:
    """The hyena's head on a shield: `calm` before it drank, `fierce` (red, bared teeth) after."""
    size = wide + 8
    canvas = Canvas(size, size)
    fierce = mood == "fierce"
    ground = RED if fierce else mix(theme.gold, (255, 240, 190), 0.2)
    shield = canvas.mask(lambda m: m.rounded((4, 4, size - 4, size - 4), wide * 0.24))
    canvas.shadow(shield, (1.5, 2.5), 1, 150)
    for inset, colour in ((4.0, NIGHT), (6.0, PALE), (6.0 + wide * 0.05, ground)):
        face = Mask(size, size)
        face.rounded((inset, inset, size - inset, size - inset), wide * 0.2)
        canvas.fill(face, colour)
    canvas.fill(_sign(head, wide, 0.76, size), (92, 58, 32))
    canvas.fill(_sign(ears, wide, 0.76, size), NIGHT)
    canvas.fill(_sign(eyes, wide, 0.76, size), (255, 226, 90) if fierce else PALE)
    canvas.fill(_sign(_pupils, wide, 0.76, size), (60, 0, 0))
    if fierce:
        canvas.fill(_sign(_teeth, wide, 0.76, size), PALE)
    return canvas.done()


def _teeth(pen: Pen) -> None:
    for x in (37, 47, 57):
        pen.polygon([(x, 86), (x + 8, 86), (x + 4, 99)])


def owner(seat: str, theme: Theme) -> Image.Image:
    """Whose the hyena is, small: 30 by 30."""
    return mother(seat, hyena.SIGN - 8, theme)


def aim(going: str, step: int, theme: Theme) -> Image.Image:
    """The head of an arrow at a token's rim: dark on the way out, pale on the way back."""
    del theme
    wide = hyena.MARK
    canvas = Canvas(wide, wide)
    angle = step * 2 * pi / hyena.AIMS
    middle = wide / 2
    tip = (middle + 13 * cos(angle), middle + 13 * sin(angle))
    head = canvas.mask(lambda m: m.polygon(arrowhead(tip, (middle, middle), 19, 24)))
    inner, outer = (NIGHT, PALE) if going == "out" else (PALE, NIGHT)
    canvas.fill(head.grown(2.4), outer)
    canvas.fill(head, inner)
    return canvas.done()


def step(who: str, theme: Theme) -> Image.Image:
    """A point of the way just walked, in the colour of who walked it: 26 by 26."""
    del theme
    canvas = Canvas(hyena.DOT, hyena.DOT)
    middle = hyena.DOT / 2
    canvas.fill(canvas.mask(lambda m: m.disc(middle, middle, 12)), NIGHT)
    canvas.fill(canvas.mask(lambda m: m.disc(middle, middle, 10.6)), PALE)
    canvas.fill(canvas.mask(lambda m: m.disc(middle, middle, 7.4)), mix(_colour(who), NIGHT, 0.08))
    return canvas.done()


def ring(what: str, radius: int, theme: Theme) -> Image.Image:
    """Round a hole: `from` where a move began (broken), `to` where it ended."""
    del theme
    size = 2 * radius + 8
    canvas = Canvas(size, size)
    middle = size / 2
    hoop = canvas.mask(lambda m: m.disc(middle, middle, radius + 1))
    thick = max(4.5, radius * 0.1)
    hoop.disc(middle, middle, radius + 1 - thick, 0)
    if what == "from":
        for turn in range(8):
            angle = radians(turn * 45 + 12)
            end = (middle + size * cos(angle), middle + size * sin(angle))
            hoop.line([(middle, middle), end], radius * 0.26, 0)
    canvas.fill(hoop.grown(2), NIGHT)
    canvas.fill(hoop, PALE)
    return canvas.done()


def state(kind: str, theme: Theme) -> Image.Image:
    """A small sign of what a token waits for: 30 by 30."""
    size = hyena.SIGN
    canvas = Canvas(size, size)
    ground = {"waiting": PALE, "thirsty": PALE, "home": theme.gold_light}[kind]
    canvas.fill(canvas.mask(lambda m: m.disc(15, 15, 14.5)), NIGHT)
    canvas.fill(canvas.mask(lambda m: m.disc(15, 15, 12.6)), ground)
    draws: dict[str, Draw] = {"waiting": _glass, "thirsty": _drop, "home": _tick}
    ink = theme.lapis if kind == "thirsty" else NIGHT
    canvas.fill(canvas.mask(draws[kind]), ink)
    return canvas.done()


def _glass(mask: Mask) -> None:
    mask.polygon([(8, 7), (22, 7), (15, 15)])
    mask.polygon([(8, 23), (22, 23), (15, 15)])
    mask.line([(8.5, 7), (21.5, 7)], 2.6)
    mask.line([(8.5, 23), (21.5, 23)], 2.6)


def _drop(mask: Mask) -> None:
    mask.disc(15, 18, 6.2)
    mask.polygon([(15, 4.5), (20.6, 15.4), (9.4, 15.4)])


def _tick(mask: Mask) -> None:
    mask.line([(8.5, 15.5), (13, 20.5), (21.5, 10)], 4.2)
