"""What is thrown: two-sided sticks and dice, as they lie on the cloth."""

from __future__ import annotations

from PIL import Image

from render.art.canvas import SCALE, Canvas, Mask, eased, mix
from render.theme import Colour, Theme


def stick(face: int, slot: int, theme: Theme) -> Image.Image:
    """A throwing stick as it lies: light and flat, or dark and round. 90 by 180."""
    angle = (3.5, -3.5)[slot]
    figure = Canvas(90, 180)
    body = figure.mask(lambda m: m.rounded((25, 10, 65, 170), 19))
    if face:
        light, edge = (250, 230, 180), (120, 82, 40)
        figure.fill(body.grown(1.2), edge)
        figure.fill(
            body, _across(figure, [(232, 204, 146), light, (255, 242, 206), light, (214, 184, 126)])
        )
        lines = Mask(90, 180)
        for y in (40, 46, 82, 90, 98, 134, 140):
            lines.line([(32, y + 1.5), (58, y - 1.5)], 2.6)
        figure.fill(lines, theme.carnelian)
    else:
        figure.fill(body.grown(1.2), (20, 10, 5))
        figure.fill(
            body,
            _across(figure, [(52, 28, 14), (124, 78, 46), (96, 56, 30), (64, 36, 18), (34, 18, 9)]),
        )
        lines = Mask(90, 180)
        for y in (26, 31, 149, 154):
            lines.line([(28, y), (62, y)], 1.8)
        figure.fill(lines, (*theme.gold, 230))
        figure.fill(
            figure.mask(lambda m: m.line([(36, 40), (36, 140)], 2.5)).grown(0.3),
            (255, 220, 180, 70),
        )
    turned = figure.image.rotate(angle, Image.Resampling.BICUBIC)
    canvas = Canvas(90, 180)
    canvas.shadow(turned.getchannel("A"), (4, 5), 3.5, 190)
    canvas.image.alpha_composite(turned)
    return canvas.done()


def _across(canvas: Canvas, colours: list[Colour]) -> Image.Image:
    """A run of colours over the stick's width (25 to 65 of 90)."""
    row = Image.new("RGB", (canvas.image.width, 1))
    data: list[Colour] = []
    for x in range(row.width):
        place = min(max((x / SCALE - 25) / 40, 0), 0.999) * (len(colours) - 1)
        low = int(place)
        data.append(mix(colours[low], colours[low + 1], place - low))
    row.putdata(data)
    return row.resize(canvas.image.size)


_PIPS = {
    0: ((0, 0),),
    1: ((-1, -1), (1, 1)),
    2: ((-1, -1), (0, 0), (1, 1)),
    3: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    4: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(face: int, slot: int) -> Image.Image:
    """A bone die; face 0 shows one pip. 150 by 180."""
    angle = (-8.0, 7.0)[slot]
    figure = Canvas(150, 180)
    body = figure.mask(lambda m: m.rounded((22, 37, 128, 143), 20))
    figure.fill(body.grown(1.2), (96, 66, 34))
    figure.fill(body, figure.ramp((255, 250, 232), (196, 166, 116)))
    figure.fill(
        figure.mask(lambda m: m.rounded((29, 42, 121, 132), 22)),
        figure.ramp((255, 250, 236), (238, 218, 176)),
    )
    for dx, dy in _PIPS[face]:
        x, y = 75 + dx * 28, 87 + dy * 27
        pit, floor = Mask(150, 180), Mask(150, 180)
        pit.disc(x, y, 10.5)
        floor.disc(x + 1, y + 2, 7.5)
        figure.fill(pit, (44, 26, 14))
        figure.fill(floor, (74, 44, 24))
    turned = figure.image.rotate(angle, Image.Resampling.BICUBIC)
    canvas = Canvas(150, 180)
    canvas.shadow(turned.getchannel("A"), (5, 6), 4, 190)
    canvas.image.alpha_composite(turned)
    return canvas.done()


def bone(face: int, slot: int) -> Image.Image:
    """A knucklebone, on one of its four sides; as many pits are drilled in it as the side counts.
    150 by 180."""
    angle = (-10.0, 8.0)[slot]
    figure = Canvas(150, 180)
    wide = (30, 34, 40, 44)[face]  # two sides of a bone are broad, two are narrow
    waist = wide * 0.74
    outline = eased(
        [
            (75 - wide, 30), (75 - 8, 22), (75 + 8, 30), (75 + wide, 24), (75 + wide + 6, 58),
            (75 + waist, 88), (75 + wide + 4, 122), (75 + wide - 2, 152), (75 + 6, 146),
            (75 - 10, 154), (75 - wide, 148), (75 - wide - 6, 118), (75 - waist, 90),
            (75 - wide - 5, 60),
        ],
        18,
    )  # fmt: skip
    body = figure.mask(lambda m: m.polygon(outline))
    figure.fill(body.grown(1.4), (96, 66, 34))
    figure.fill(body, figure.ramp((255, 250, 232), (204, 172, 122)))
    hollow = figure.mask(lambda m: m.ellipse((75 - waist * 0.55, 64, 75 + waist * 0.55, 116)))
    if face in (1, 2):  # the hollow side and the one across
        figure.fill(hollow, (214, 184, 136))
    shine = figure.mask(lambda m: m.line([(75 - wide * 0.6, 42), (75 - wide * 0.6, 62)], 7))
    figure.fill(shine, (255, 255, 248))
    for dx, dy in _PITS[face]:
        pit = Mask(150, 180)
        pit.disc(75 + dx, 90 + dy, 9)
        figure.fill(pit, (44, 26, 14))
    turned = figure.image.rotate(angle, Image.Resampling.BICUBIC)
    canvas = Canvas(150, 180)
    canvas.shadow(turned.getchannel("A"), (5, 6), 4, 190)
    canvas.image.alpha_composite(turned)
    return canvas.done()


_PITS = {
    0: ((0, 0),),
    1: ((0, -34), (0, 34)),
    2: ((0, -40), (0, 0), (0, 40)),
    3: ((-17, -36), (17, -36), (-17, 36), (17, 36)),
}
"""By the side of a knucklebone that is up: where its pits are, from its middle."""
