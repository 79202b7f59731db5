"""Drawing at four times the size, then shrinking: smooth edges, soft shadows, metal and stone.

Lengths are in pixels of the finished picture and may be fractions.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from math import atan2, cos, hypot, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from render.theme import Colour

SCALE = 4
Point = tuple[float, float]
Ink = Colour | tuple[int, int, int, int]
Draw = Callable[["Mask"], None]


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour `share` (0 to 1) of the way from `first` to `second`."""
    a, b, c = (round(x + (y - x) * share) for x, y in zip(first, second, strict=True))
    return a, b, c


class Mask:
    """A shape: white where it covers. Built by the drawing calls, each adding to it."""

    def __init__(self, width: float, height: float) -> None:
        self.size = (round(width * SCALE), round(height * SCALE))
        self.image = Image.new("L", self.size, 0)
        self._draw = ImageDraw.Draw(self.image)

    def polygon(self, points: Sequence[Point], value: int = 255) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=value)

    def line(self, points: Sequence[Point], width: float, value: int = 255) -> None:
        """A polyline with round joints and ends."""
        half = width / 2
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            length = hypot(x1 - x0, y1 - y0) or 1
            dx, dy = (y0 - y1) / length * half, (x1 - x0) / length * half
            self.polygon(
                [(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)],
                value,
            )
        for x, y in points:
            self.disc(x, y, half, value)

    def disc(self, x: float, y: float, radius: float, value: int = 255) -> None:
        """A filled circle."""
        self.ellipse((x - radius, y - radius, x + radius, y + radius), value)

    def ellipse(self, box: tuple[float, float, float, float], value: int = 255) -> None:
        """A filled ellipse in `box` (left, top, right, bottom)."""
        self._draw.ellipse([v * SCALE for v in box], fill=value)

    def rounded(
        self, box: tuple[float, float, float, float], radius: float, value: int = 255
    ) -> None:
        """A filled rectangle with round corners."""
        left, top, right, bottom = (v * SCALE for v in box)
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * SCALE, fill=value)

    def text(self, text: str, cap: float, weight: float = 0.06) -> None:
        """Digits centred on the shape, `cap` pixels tall, thickened by `weight` of that."""
        self.spaced(text, cap, cap * 0.09, weight)

    def spaced(self, text: str, cap: float, space: float, weight: float) -> None:
        """As `text`, with `space` pixels between the characters."""
        font = ImageFont.load_default(cap * SCALE / 0.715)
        stroke = max(1, round(cap * SCALE * weight))
        _, top, _, bottom = font.getbbox("0")
        boxes = [font.getbbox(each) for each in text]
        gap = 2 * stroke + space * SCALE
        width = sum(box[2] - box[0] for box in boxes) + gap * (len(text) - 1)
        x, y = (self.size[0] - width) / 2, (self.size[1] - top - bottom) / 2
        for each, box in zip(text, boxes, strict=True):
            self._draw.text(
                (x - box[0], y), each, fill=255, font=font, stroke_width=stroke, stroke_fill=255
            )
            x += box[2] - box[0] + gap

    def grown(self, width: float) -> Image.Image:
        """The shape widened by `width` pixels all round."""
        steps = round(width * SCALE)
        box = _around(self.image, steps + 8)
        image = self.image.crop(box)
        while steps > 0:
            step = min(steps, 4)
            image = spread(image, step)
            steps -= step
        soft = image.filter(ImageFilter.GaussianBlur(1.2)).point(
            [0 if v < 64 else min(255, (v - 64) * 2) for v in range(256)]
        )
        out = Image.new("L", self.size, 0)
        out.paste(soft, box[:2])
        return out


def spread(image: Image.Image, reach: int) -> Image.Image:
    """Each pixel as bright as the brightest so many pixels around it, along both sides. The same as
    `ImageFilter.MaxFilter`, which takes ten times as long."""
    wide, tall = image.width + 2 * reach, image.height + 2 * reach
    found = image.crop((-reach, -reach, wide - reach, tall - reach))
    for x, y in ((1, 0), (0, 1)):
        seen, whole = 1, 2 * reach + 1
        while seen < whole:
            step = min(seen, whole - seen)
            moved = found.crop((x * step, y * step, x * step + wide, y * step + tall))
            found, seen = ImageChops.lighter(found, moved), seen + step
    return found.crop((0, 0, *image.size))


def _around(image: Image.Image, margin: int) -> tuple[int, int, int, int]:
    """The box of what is drawn, with a margin, within the picture."""
    left, top, right, bottom = image.getbbox() or (0, 0, 1, 1)
    return (
        max(0, left - margin),
        max(0, top - margin),
        min(image.width, right + margin),
        min(image.height, bottom + margin),
    )


class Canvas:
    """An RGBA picture in the making, `width` by `height` pixels when it is done."""

    def __init__(self, width: float, height: float, fill: Ink | None = None) -> None:
        self.width, self.height = width, height
        size = (round(width * SCALE), round(height * SCALE))
        self.image = Image.new("RGBA", size, fill or (0, 0, 0, 0))

    def mask(self, draw: Draw) -> Mask:
        """A shape of the canvas's size, drawn by `draw`."""
        shape = Mask(self.width, self.height)
        draw(shape)
        return shape

    def fill(self, shape: Mask | Image.Image, ink: Ink | Image.Image) -> None:
        """Lay `ink` (a colour or a picture of the canvas's size) through a shape."""
        image = shape.image if isinstance(shape, Mask) else shape
        box = image.getbbox()
        if box is None:
            return
        image = image.crop(box)
        if isinstance(ink, Image.Image):
            layer = ink.crop(box).convert("RGBA")
        else:
            layer = Image.new("RGBA", image.size, (*ink[:3], 255))
            if len(ink) == 4:
                image = image.point([v * ink[3] // 255 for v in range(256)])
        layer.putalpha(ImageChops.multiply(layer.getchannel("A"), image))
        self.image.alpha_composite(layer, box[:2])

    def shadow(
        self, shape: Mask | Image.Image, offset: Point, blur: float, strength: int = 130
    ) -> None:
        """A soft dark shadow of a shape, moved by `offset`."""
        image = shape.image if isinstance(shape, Mask) else shape
        box = _around(image, round(blur * SCALE * 3))
        soft = image.crop(box).filter(ImageFilter.GaussianBlur(blur * SCALE))
        moved = Image.new("L", self.image.size, 0)
        moved.paste(soft, (box[0] + round(offset[0] * SCALE), box[1] + round(offset[1] * SCALE)))
        self.fill(moved, (14, 8, 4, strength))

    def raised(self, shape: Mask, colours: tuple[Colour, Colour], ink: Colour) -> None:
        """A painted shape: an `ink` outline, a fill from light above to dark below."""
        self.fill(shape.grown(1.4), ink)
        self.fill(shape, self.ramp(*colours))

    def inner_shadow(self, shape: Mask, offset: Point, blur: float, strength: int = 130) -> None:
        """A shadow that falls into a shape, as into a sunken panel."""
        hole = ImageChops.invert(shape.image)
        moved = ImageChops.offset(hole, round(offset[0] * SCALE), round(offset[1] * SCALE))
        soft = moved.filter(ImageFilter.GaussianBlur(blur * SCALE))
        self.fill(ImageChops.multiply(soft, shape.image), (8, 5, 3, strength))

    def ramp(self, top: Colour, bottom: Colour) -> Image.Image:
        """A vertical run of colour over the whole canvas."""
        column = Image.new("RGB", (1, self.image.height))
        column.putdata([mix(top, bottom, y / self.image.height) for y in range(column.height)])
        return column.resize(self.image.size)

    def metal(self, dark: Colour, middle: Colour, light: Colour) -> Image.Image:
        """Polished metal: bands of light and dark from the upper left to the lower right."""
        stops = [light, middle, dark, middle, light, middle, dark]
        width, height = self.image.size
        small = Image.new("RGB", (64, 64))
        data: list[Colour] = []
        for y in range(64):
            for x in range(64):
                place = (x * width + y * height) / (width + height) / 64 * (len(stops) - 1.001)
                low = int(place)
                data.append(mix(stops[low], stops[low + 1], place - low))
        small.putdata(data)
        return small.resize(self.image.size, Image.Resampling.BICUBIC)

    def paste(self, other: Image.Image, x: float, y: float) -> None:
        """Lay a big (unshrunk) picture at a place of the finished picture."""
        self.image.alpha_composite(other, (round(x * SCALE), round(y * SCALE)))

    def done(self) -> Image.Image:
        """The finished picture. Shrunk with premultiplied alpha, so edges get no dark fringe."""
        return shrink(self.image)


def shrink(image: Image.Image) -> Image.Image:
    """A big picture at its finished size."""
    size = (image.width // SCALE, image.height // SCALE)
    premultiplied = image.convert("RGBA").convert("RGBa")
    return premultiplied.resize(size, Image.Resampling.BOX).convert("RGBA")


def thrifty(picture: Image.Image, tones: int) -> Image.Image:
    """A finished picture in so many colours, its edges half clear at most: it packs smaller, and
    on a phone nobody sees it."""
    alpha = picture.getchannel("A").point([(v + 64) // 128 * 128 * 255 // 256 for v in range(256)])
    seen = picture.convert("RGB")
    pixels = zip(*[iter(seen.tobytes())] * 3, strict=True)
    body = bytes(
        v for pixel, a in zip(pixels, alpha.tobytes(), strict=True) if a > 200 for v in pixel
    )
    sample = Image.frombytes("RGB", (len(body) // 3, 1), body)
    few = sample.quantize(tones, method=Image.Quantize.MAXCOVERAGE, kmeans=4)
    flat = seen.quantize(palette=few, dither=Image.Dither.NONE).convert("RGBA")
    flat.putalpha(alpha)
    return flat


def arc(centre: Point, radius: float, start: float, end: float) -> list[Point]:
    """Points on a circle from angle `start` to `end`, in degrees clockwise from the right."""
    steps = max(2, round(abs(end - start) / 4))
    angles = [(start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1)]
    return [(centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in angles]


def arrowhead(tip: Point, tail: Point, length: float, width: float) -> list[Point]:
    """The triangle of an arrow that points from `tail` to `tip`."""
    angle = atan2(tip[1] - tail[1], tip[0] - tail[0])
    back = (tip[0] - length * cos(angle), tip[1] - length * sin(angle))
    dx, dy = -sin(angle) * width / 2, cos(angle) * width / 2
    return [tip, (back[0] + dx, back[1] + dy), (back[0] - dx, back[1] - dy)]


def eased(points: Sequence[Point], reach: float) -> list[Point]:
    """A polyline with its corners rounded, each from `reach` before it to as much behind it, or
    from half way; points that repeat are left out."""
    kept = [point for n, point in enumerate(points) if n == 0 or point != points[n - 1]]
    found = [kept[0]]
    for before, corner, after in zip(kept, kept[1:], kept[2:], strict=False):
        start, end = _toward(corner, before, reach), _toward(corner, after, reach)
        for step in range(9):
            t = step / 8
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            found.append((
                a * start[0] + b * corner[0] + c * end[0],
                a * start[1] + b * corner[1] + c * end[1],
            ))  # fmt: skip
    return [*found, kept[-1]]


def _toward(corner: Point, other: Point, reach: float) -> Point:
    """The point so far from a corner on the way to another point, at most half way."""
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    share = min(0.5, reach / (hypot(dx, dy) or 1))
    return corner[0] + dx * share, corner[1] + dy * share


def bend(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Points on a cubic Bezier curve."""
    points = []
    for step in range(25):
        t = step / 24
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        x = a * start[0] + b * first[0] + c * second[0] + d * end[0]
        y = a * start[1] + b * first[1] + c * second[1] + d * end[1]
        points.append((x, y))
    return points
