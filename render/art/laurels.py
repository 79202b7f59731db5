"""The last picture of a game: a wreath round the winner's piece, and how long the game was."""

from __future__ import annotations

from math import atan2, cos, radians, sin

from PIL import Image

from render.art.canvas import Canvas, Mask, Point, mix
from render.ending import MARGIN, PITCH, SIGN, TABLET, WREATH
from render.theme import Theme


def wreath(theme: Theme, *, rich: bool = True) -> Image.Image:
    """Two golden branches, open above and tied below, round a middle of 112 by 136. One that is
    not `rich` has fewer leaves and tones, and packs better."""
    wide, tall = WREATH
    canvas = Canvas(wide, tall)
    back, front, veins, stems, berries = shapes = _shapes(rich=rich)
    whole = Mask(wide, tall)
    for shape in shapes:
        whole.image.paste(255, (0, 0), shape.image)
    if rich:
        canvas.shadow(whole, (1, 3), 2, 170)
    canvas.fill(whole.grown(1.2), (74, 44, 8))
    canvas.fill(stems, theme.gold_dark)
    canvas.fill(back, canvas.ramp(theme.gold, mix(theme.gold, theme.gold_dark, 0.7)))
    edge = Mask(wide, tall)
    edge.image.paste(255, (0, 0), front.grown(0.8))
    edge.image.paste(0, (0, 0), front.image)
    canvas.fill(edge, (96, 58, 12))
    flat = mix(theme.gold, theme.gold_light, 0.6)
    lower = mix(theme.gold, theme.gold_light, 0.12)
    canvas.fill(front, canvas.ramp(theme.gold_light, lower) if rich else flat)
    canvas.fill(veins, (160, 112, 36))
    canvas.fill(berries.grown(0.9), (80, 22, 8))
    canvas.fill(berries, mix(theme.carnelian, (255, 120, 80), 0.15))
    return canvas.done()


def _shapes(*, rich: bool) -> tuple[Mask, Mask, Mask, Mask, Mask]:
    """Leaves behind and in front, their veins, the stems and the berries."""
    back, front, veins, stems, berries = (Mask(*WREATH) for _ in range(5))
    count, leans, longest = (12, (-38, 38, 0), 33) if rich else (9, (-34, 34), 40)
    for side in (-1, 1):
        stems.line([_branch(side, step / 24) for step in range(25)], 3.4)
        for step in range(count):
            share = 0.04 + step / (count - 1) * 0.96
            foot, ahead = _branch(side, share), _branch(side, share + 0.02)
            way = atan2(ahead[1] - foot[1], ahead[0] - foot[0])
            for lean in leans:
                if lean == 0 and step % 2 and step < count - 1:
                    continue
                tip = _off(foot, way + radians(lean), longest * (1 - 0.27 * share))
                (front if lean else back).polygon(_leaf(foot, tip))
                veins.line([_between(foot, tip, 0.2), _between(foot, tip, 0.8)], 1.2)
            if step % 3 == 1:
                berries.disc(*_off(foot, way + radians(66 * side), 17), 4.4)
    return back, front, veins, stems, berries


def _off(point: Point, angle: float, far: float) -> Point:
    """The point so far from another in a direction."""
    return point[0] + far * cos(angle), point[1] + far * sin(angle)


def _branch(side: int, share: float) -> Point:
    """A point of a branch, from its foot (0) to its end (1)."""
    angle = radians(96 + share * 152)
    return 102 - side * 72 * cos(angle), 100 + 80 * sin(angle)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _leaf(foot: Point, tip: Point) -> list[Point]:
    """A pointed leaf, broadest before its middle."""
    dx, dy = tip[0] - foot[0], tip[1] - foot[1]
    right = []
    left = []
    for along, across in ((0.0, 0.0), (0.15, 0.13), (0.35, 0.2), (0.6, 0.17), (0.85, 0.07), (1, 0)):
        x, y = foot[0] + dx * along, foot[1] + dy * along
        right.append((x - dy * across, y + dx * across))
        left.append((x + dy * across, y - dx * across))
    return [*right, *left[::-1]]


def length(digits: int, theme: Theme) -> Image.Image:
    """A tablet for a number of so many digits, with the prints of two feet: so many turns were
    gone. 48 tall."""
    wide = SIGN + PITCH * digits + MARGIN
    canvas = Canvas(wide, TABLET)
    body = canvas.mask(lambda m: m.rounded((1.5, 1.5, wide - 1.5, TABLET - 3), 12))
    canvas.shadow(body, (1, 2), 1.2, 180)
    canvas.fill(body, mix(theme.gold_dark, (30, 14, 0), 0.5))
    canvas.fill(canvas.mask(lambda m: m.rounded((4, 4, wide - 4, TABLET - 5.5), 10)), theme.cream)
    feet = canvas.mask(lambda m: _feet(m, 30, 22))
    canvas.fill(feet, theme.carnelian)
    return canvas.done()


def _feet(mask: Mask, x: float, y: float) -> None:
    """The prints of a left foot and of a right one a step ahead, walking upwards."""
    for side, ahead in ((-1, 4), (1, -4)):
        middle, low = x + side * 9.5, y + ahead
        mask.ellipse((middle - 7, low - 14, middle + 7, low + 5))
        mask.polygon([
            (middle - 6, low - 3), (middle + 6, low - 3),
            (middle + 4.2, low + 7), (middle - 4.2, low + 7),
        ])  # fmt: skip
        mask.rounded((middle - 5, low + 8.5, middle + 5, low + 16), 3.5)


def figure(digit: str, theme: Theme) -> Image.Image:
    """A digit in ink: 26 by 38."""
    canvas = Canvas(PITCH, 38)
    shape = canvas.mask(lambda m: m.text(digit, 27, 0.06))
    canvas.fill(shape, mix(theme.ink, (0, 0, 0), 0.5))
    return canvas.done()
