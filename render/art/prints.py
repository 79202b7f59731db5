"""The prints of who has just walked, in the colour of the seat."""

from __future__ import annotations

from math import pi

from PIL import Image

from render import hyena
from render.art.canvas import Canvas, mix
from render.art.feet import foot, paw
from render.art.sand import NIGHT, PALE
from render.art.tokens import colour_of
from render.theme import Theme


def step(who: str, foot_: str, turn: int, theme: Theme) -> Image.Image:
    """A step of the way just walked: the left or right bare foot (`l`, `r`) in the colour of the
    seat, or a paw of the hyena."""
    del theme
    canvas = Canvas(hyena.DOT, hyena.DOT)
    middle, angle = hyena.DOT / 2, turn * 2 * pi / hyena.PRINTS
    draw, size = (paw, 2.0) if who == "hyena" else (foot, 1.6)
    side = -1 if foot_ == "l" else 1
    shape = canvas.mask(lambda m: draw(m, (middle, middle), angle, size, side))
    colour = colour_of(who)
    halo, edge = (PALE, NIGHT) if min(colour) < 200 else (NIGHT, PALE)
    canvas.fill(shape.grown(2.8), edge)
    canvas.fill(shape.grown(1.7), halo)
    canvas.fill(shape, mix(colour, NIGHT, 0.08))
    return canvas.done()
