"""The mothers as turned draughtsmen, and the marks of where they stand and what they wait for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, radians, sin

from PIL import Image

from render import hyena
from render.art.canvas import SCALE, Canvas, Draw, Mask, arrowhead, mix
from render.art.houses import Pen, ankh
from render.art.lathe import Stone, turn
from render.art.sand import NIGHT, PALE, RED
from render.theme import Colour, Theme

HOMEWARD: Colour = (255, 190, 36)
"""The arrow of who is on the way home."""


def _pyramid(pen: Pen) -> None:
    pen.polygon([(50, 12), (96, 84), (4, 84)])


def _star(pen: Pen) -> None:
    points = []
    for step in range(10):
        reach = 48 if step % 2 == 0 else 21
        angle = radians(step * 36 - 90)
        points.append((50 + reach * cos(angle), 53 + reach * sin(angle)))
    pen.polygon(points)


def _ring(pen: Pen) -> None:
    pen.disc(50, 50, 42)
    pen.disc(50, 50, 26, 0)
    pen.disc(50, 50, 12)


def _moon(pen: Pen) -> None:
    pen.disc(48, 50, 44)
    pen.disc(66, 44, 35, 0)


def _waves(pen: Pen) -> None:
    for y in (18, 46, 74):
        pen.line([(4 + i * 15.3, y + (13 if i % 2 == 0 else 0)) for i in range(7)], 12)


SIGNS: tuple[tuple[Callable[[Pen], None], Colour, Colour], ...] = (
    (_pyramid, (186, 46, 24), PALE),
    (_star, (34, 70, 160), PALE),
    (_ring, (244, 190, 40), (70, 34, 0)),
    (ankh, (10, 112, 84), PALE),
    (_moon, (250, 242, 222), (52, 34, 24)),
    (_waves, (88, 44, 118), PALE),
)
"""Each seat's sign, its colour and the colour of the sign: no two are alike without colour."""
TILT = radians(62)
"""How high above the sand one looks from."""
_BIG = max(hyena.SIZES)
_PROFILE = (
    (0, 45), (1.5, 48), (3, 49.5), (11, 50), (12, 48.5), (14, 48.5), (15, 50), (20, 50),
    (23, 48.5), (24.5, 46), (25, 42), (23.8, 40), (21.5, 38), (21.5, 0),
)  # fmt: skip
"""A draughtsman's height and radius, in hundredths of its width."""
_FOOT, _FACE = 50.5, 0.74
"""Where its foot's middle lies below the upper edge, and how wide its face is within the rim."""


def colour_of(who: str) -> Colour:
    """The colour in which a seat, or the hyena, is told."""
    return (110, 74, 40) if who == "hyena" else SIGNS[int(who) - 1][1]


@cache
def _turned(seat: str) -> Image.Image:
    """A big draughtsman without its sign, as wide as the largest; not to be drawn on."""
    colour = SIGNS[int(seat) - 1][1]
    unit = _BIG / 100
    rim = mix(colour, NIGHT, 0.5) if min(colour) > 200 else mix(colour, NIGHT, 0.22)
    line = (252, 214, 120) if min(colour) < 200 else (120, 78, 30)

    def tone(height: float, angle: float) -> Colour:
        del angle
        height /= unit
        if 11.8 <= height < 14.6:
            return line
        return rim if height < 21.4 or height > 22 else colour

    profile = [(height * unit, radius * unit) for height, radius in _PROFILE]
    stone = Stone(tone, gloss=0.4, tightness=18, ambient=0.5)
    foot = _BIG * 0.5 + 8 * unit
    return turn(profile, stone, (_BIG, _BIG), foot, TILT)


def _sign(pen_draw: Callable[[Pen], None], middle: tuple[float, float], span: float) -> Mask:
    """A sign about a middle, foreshortened as the face is on which it lies."""
    flat = Mask(span, span)
    pen_draw(Pen(flat, 0, 0, span))
    tall = round(flat.size[1] * sin(TILT))
    squashed = flat.image.resize((flat.size[0], tall), Image.Resampling.BOX)
    mask = Mask(middle[0] * 2 + 8, middle[1] * 2 + 8)
    corner = round((middle[0] - span / 2) * SCALE), round(middle[1] * SCALE - tall / 2)
    mask.image.paste(squashed, corner)
    return mask


def mother(seat: str, wide: int, theme: Theme) -> Image.Image:
    """A mother: a draughtsman with the colour and the sign of her seat, in a square 8 pixels wider
    than `wide`."""
    draw, colour, ink = SIGNS[int(seat) - 1]
    size, unit = wide + 8, wide / 100
    canvas = Canvas(size, size)
    body = _turned(seat).convert("RGBa").resize((wide * SCALE, wide * SCALE)).convert("RGBA")
    shape = Canvas(size, size)
    shape.paste(body, 3, 3)
    outline = Mask(size, size)
    outline.image.paste(shape.image.getchannel("A"))
    cast = canvas.mask(lambda m: m.ellipse((6 + 6 * unit, 4 + 20 * unit, size, size - 0.5)))
    canvas.fill(cast, (70, 40, 12, 150))
    edge, far = theme.rim
    canvas.fill(outline.grown(far), edge)
    canvas.image.alpha_composite(shape.image)
    face = (3 + wide / 2, 3 + wide / 2 + 8 * unit - 21.5 * unit * cos(TILT))
    sign = _sign(draw, face, wide * 0.58)
    shade = Mask(size, size)
    shade.image.paste(sign.image, (round(-0.8 * SCALE), round(-0.9 * SCALE)))
    carved = mix(colour, NIGHT, 0.6) if ink == PALE else mix(colour, (255, 255, 255), 0.5)
    if wide > 50:
        canvas.fill(shade, carved)
    sized = Mask(size, size)
    sized.image.paste(sign.image)
    canvas.fill(sized, ink)
    return canvas.done()


def eaten(seat: str, wide: int, theme: Theme) -> Image.Image:
    """A mother whom the hyena has eaten: pale, and crossed out."""
    picture = mother(seat, wide, theme)
    pale = Image.blend(picture.convert("RGB"), Image.new("RGB", picture.size, theme.sand), 0.5)
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


def owner(seat: str, size: int, theme: Theme) -> Image.Image:
    """Whose the hyena is, small and flat, so that its sign is large."""
    del theme
    draw, colour, ink = SIGNS[int(seat) - 1]
    canvas = Canvas(size, size)
    middle = size / 2
    for reach, tone in ((middle - 0.5, NIGHT), (middle - 2, PALE), (middle - 3.6, colour)):
        disc = Mask(size, size)
        disc.disc(middle, middle, reach)
        canvas.fill(disc, tone)
    span = size * 0.56
    sign = canvas.mask(lambda m: draw(Pen(m, middle - span / 2, middle - span / 2, span)))
    canvas.fill(sign, ink)
    return canvas.done()


def aim(going: str, step: int, theme: Theme) -> Image.Image:
    """The head of an arrow at a token's rim: dark on the way out, golden on the way home."""
    del theme
    wide = hyena.MARK
    canvas = Canvas(wide, wide)
    angle = step * 2 * pi / hyena.AIMS
    middle = wide / 2
    tip = (middle + 18 * cos(angle), middle + 18 * sin(angle))
    head = canvas.mask(lambda m: m.polygon(arrowhead(tip, (middle, middle), 26, 32)))
    inner, outer = (NIGHT, PALE) if going == "out" else (HOMEWARD, NIGHT)
    canvas.fill(head.grown(2.8), outer)
    canvas.fill(head, inner)
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
        for turned in range(8):
            angle = radians(turned * 45 + 12)
            end = (middle + size * cos(angle), middle + size * sin(angle))
            hoop.line([(middle, middle), end], radius * 0.26, 0)
    edge = Mask(size, size)
    edge.image.paste(hoop.grown(2))
    edge.disc(middle, middle, radius - 1, 0)
    canvas.fill(edge, NIGHT)
    canvas.fill(hoop, PALE)
    return canvas.done()


HERE: Colour = (0, 224, 214)
"""The ring and the arrow of who is to act: no piece has this colour."""


def halo(wide: int, theme: Theme) -> Image.Image:
    """Round the piece of who is to act."""
    del theme
    size = wide + 2 * hyena.HALO
    canvas = Canvas(size, size)
    middle = size / 2
    for radius, colour in ((middle - 0.5, NIGHT), (middle - 3.5, HERE)):
        hoop = Mask(size, size)
        hoop.disc(middle, middle, radius)
        hoop.disc(middle, middle, middle - hyena.HALO + (1 if colour == NIGHT else 4), 0)
        canvas.fill(hoop, colour)
    return canvas.done()


def pointer(way: str, theme: Theme) -> Image.Image:
    """The arrow to the piece of who is to act, from above (`down`) or below."""
    del theme
    wide = hyena.POINTER
    canvas = Canvas(wide, wide)
    tip, tail = (wide - 5, 7) if way == "down" else (5, wide - 7)
    head = canvas.mask(lambda m: m.polygon(((wide / 2, tip), (4, tail), (wide - 4, tail))))
    canvas.fill(head.grown(3.2), NIGHT)
    canvas.fill(head, HERE)
    return canvas.done()


def state(kind: str, size: int, theme: Theme) -> Image.Image:
    """A small sign of what a token waits for, `size` pixels square."""
    canvas, middle = Canvas(size, size), size / 2
    ground = {"waiting": PALE, "thirsty": PALE, "home": theme.gold_light}[kind]
    canvas.fill(canvas.mask(lambda m: m.disc(middle, middle, middle - 0.5)), NIGHT)
    canvas.fill(canvas.mask(lambda m: m.disc(middle, middle, middle - 2.4)), ground)
    draws: dict[str, Callable[[Pen], None]] = {"waiting": _glass, "thirsty": _drop, "home": _tick}
    ink = theme.lapis if kind == "thirsty" else NIGHT
    draw: Draw = lambda m: draws[kind](Pen(m, 0, 0, size))  # noqa: E731
    canvas.fill(canvas.mask(draw), ink)
    return canvas.done()


def _glass(pen: Pen) -> None:
    pen.polygon([(25, 22), (75, 22), (50, 50)])
    pen.polygon([(25, 78), (75, 78), (50, 50)])
    pen.line([(27, 22), (73, 22)], 9)
    pen.line([(27, 78), (73, 78)], 9)


def _drop(pen: Pen) -> None:
    pen.disc(50, 60, 22)
    pen.polygon([(50, 13), (70, 51), (30, 51)])


def _tick(pen: Pen) -> None:
    pen.line([(27, 52), (43, 69), (73, 33)], 14)
