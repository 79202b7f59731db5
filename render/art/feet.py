"""Prints in the sand: bare feet, and the paws of the hyena."""

from __future__ import annotations

from math import cos, sin

from render.art.canvas import Mask, Point


def foot(mask: Mask, middle: Point, turn: float, size: float, side: int) -> None:
    """A bare foot, 19 units long, that walks towards `turn` (radians): the right one, or the left
    one for a `side` of -1; it lies on its side of the middle."""

    def at(ahead: float, aside: float) -> Point:
        ahead, aside = ahead * size, (aside + 3) * side * size
        return (
            middle[0] + ahead * cos(turn) - aside * sin(turn),
            middle[1] + ahead * sin(turn) + aside * cos(turn),
        )

    mask.disc(*at(-6.4, 0), 4.2 * size)
    mask.line([at(-6, 0.6), at(2.2, 0.6)], 7 * size)
    mask.line([at(2.4, -1.4), at(1.8, 1.6)], 9 * size)
    for ahead, aside, reach in ((9.6, -3.6, 2.3), (10.2, 0.4, 1.8), (8.6, 4, 1.7)):
        mask.disc(*at(ahead, aside), reach * size)


def paw(mask: Mask, middle: Point, turn: float, size: float, side: int) -> None:
    """As `foot`, a paw of the hyena: a pad and four toes."""

    def at(ahead: float, aside: float) -> Point:
        ahead, aside = ahead * size, (aside + side * 3) * size
        return (
            middle[0] + ahead * cos(turn) - aside * sin(turn),
            middle[1] + ahead * sin(turn) + aside * cos(turn),
        )

    mask.disc(*at(-2.4, 0), 4.4 * size)
    for ahead, aside in ((2.2, -4.8), (5.4, -1.9), (5.4, 1.9), (2.2, 4.8)):
        mask.disc(*at(ahead, aside), 2.1 * size)
