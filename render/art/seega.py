"""The board of Seega and the marks on its squares."""

from __future__ import annotations

from functools import partial

from PIL import Image

from render import seega
from render.art import laurels, panels, signs, stones
from render.art.board import wood
from render.art.canvas import SCALE, Canvas, Draw, Mask, Point, arc, arrowhead, eased, mix
from render.art.squares import styles
from render.art.stones import PALE
from render.theme import Colour, Theme, levelled


def case(plan: seega.Case, theme: Theme, *, turned: bool = False) -> Image.Image:
    """The empty case with the letters and numbers of the squares at its edges, and at its sides
    panels of one tone, so that what is laid on them shows no edge; `turned` as it is seen from the
    other side."""
    size, cell, wide, tall = plan.size, plan.cell, seega.WIDTH, plan.height
    canvas = Canvas(wide, tall)
    canvas.image.paste(wood(theme, tall, calm=True), (0, 0))
    left, top = plan.left, plan.top
    low = top + size * cell
    panels_, suns = Mask(wide, tall), Mask(wide, tall)
    side = plan.side
    for x in (8, wide - side):
        panels_.rounded((x, top - 7, x + side - 8, low + 7), 14)
        for y in (top, low - cell)[size == 3 :]:  # beside the highest rank of three an end is told
            _sun(suns, (x + (side - 8) / 2, y + cell / 2), min(cell / 2 - 8, side / 5))
    canvas.fill(panels_.grown(2.5), theme.gold_dark)
    canvas.fill(panels_, theme.wood_dark)
    canvas.fill(suns, mix(theme.gold, theme.wood_dark, 0.35))
    box = (left - 7, top - 7, left + size * cell + 7, low + 7)
    outer = canvas.mask(lambda m: m.rounded(_wider(box, 3), 12))
    canvas.shadow(outer, (0, 2), 3, 150)
    canvas.fill(outer, canvas.metal(theme.gold_dark, theme.gold, theme.gold_light))
    canvas.fill(canvas.mask(lambda m: m.rounded(box, 10)), theme.ebony)
    names = Mask(wide, tall)
    for step in range(0 if plan.low else size):
        middle = left + (step + 0.5) * cell
        _letter(names, seega.FILES[size - 1 - step if turned else step], (middle, low + 31))
        for x in (left - seega.RANKS, left + size * cell + seega.RANKS):
            _letter(names, str(step + 1 if turned else size - step), (x, top + (step + 0.5) * cell))
    canvas.shadow(names, (0.5, 1.5), 1.2, 190)
    canvas.fill(names, mix(theme.gold, theme.gold_light, 0.45))
    return canvas.done().convert("RGB")


def _sun(mask: Mask, middle: Point, reach: float) -> None:
    """A disc with rays."""
    x, y = middle
    for step in range(12):
        near, far = (arc(middle, reach * part, step * 30, step * 30)[0] for part in (0.68, 1.0))
        mask.line([near, far], reach * 0.13)
    mask.disc(x, y, reach * 0.52)
    mask.disc(x, y, reach * 0.4, 0)
    mask.disc(x, y, reach * 0.26)


def _wider(box: tuple[float, float, float, float], by: float) -> tuple[float, float, float, float]:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _letter(mask: Mask, text: str, middle: Point) -> None:
    shape = Mask(60, 60)
    shape.text(text, 36, 0.05)
    place = (round((middle[0] - 30) * SCALE), round((middle[1] - 30) * SCALE))
    mask.image.paste(shape.image, place, shape.image)


def cell(size: int, mark: str, theme: Theme) -> Image.Image:
    """A square with a shallow pit for a stone; `centre` is gilded and has a rosette.

    `flat` has no pit: a stone hides it, and what would be seen of its edge is no use to anybody.
    """
    canvas = Canvas(size, size, (*theme.ebony, 255))
    gap = 3.5
    tint = mix(theme.tile, (226, 172, 74), 0.75) if mark == "centre" else theme.tile
    tint = levelled(tint, theme.tile) if theme.even else tint
    tile = canvas.mask(lambda m: m.rounded((gap, gap, size - gap, size - gap), 7))
    canvas.fill(tile, mix(tint, (90, 56, 20), 0.5))
    upper = canvas.mask(lambda m: m.rounded((gap, gap, size - gap - 2, size - gap - 2), 7))
    canvas.fill(upper, mix(tint, (255, 255, 250), 0.6))
    face = canvas.mask(lambda m: m.rounded((gap + 2, gap + 2, size - gap - 2, size - gap - 2), 6))
    canvas.fill(face, tint)
    if mark == "flat":
        return canvas.done()
    middle, radius = size / 2, size * 0.36
    pit = canvas.mask(lambda m: m.disc(middle, middle, radius))
    canvas.fill(pit, mix(tint, (120, 80, 30), 0.22))
    floor = canvas.mask(lambda m: m.disc(middle + 0.8, middle + 1.6, radius - 2.2))
    canvas.fill(floor, mix(tint, (0, 0, 0) if theme.even else (255, 240, 205), 0.16))
    if mark == "centre":
        sign = canvas.mask(lambda m: _rosette(m, middle, radius * 0.86))
        canvas.fill(sign, _sign_ink(theme))
        corners = Mask(size, size)
        for x, dx in ((gap + 5, 1), (size - gap - 5, -1)):
            for y, dy in ((gap + 5, 1), (size - gap - 5, -1)):
                arm = size * 0.15
                corners.polygon([(x, y), (x + dx * arm, y), (x, y + dy * arm)])
        canvas.fill(corners, _sign_ink(theme))
    return canvas.done()


def _sign_ink(theme: Theme) -> Colour:
    if theme.lit:
        return mix(theme.gold, (255, 252, 244), theme.lit / 2)
    return mix(theme.carnelian, (110, 50, 10), 0.3)


def _rosette(mask: Mask, middle: float, radius: float) -> None:
    for step in range(8):
        points = arc((middle, middle), radius, step * 45 - 9, step * 45 + 9)
        mask.polygon([(middle, middle), *points])
        tip = arc((middle, middle), radius, step * 45 - 0.5, step * 45 + 0.5)[0]
        mask.disc(*tip, radius * 0.16)
    mask.disc(middle, middle, radius * 0.42)
    mask.disc(middle, middle, radius * 0.28, 0)
    mask.disc(middle, middle, radius * 0.14)


def ring(kind: str, size: int, theme: Theme) -> Image.Image:
    """What may be chosen on a square, or would happen there; every kind is made differently."""
    canvas = Canvas(size, size)
    takes = kind in ("target:take", "victim")  # one's own stone is in no danger: a second hoop
    colour = theme.attack if takes else theme.choice
    thick = size / 114
    if kind == "place":
        wash = canvas.mask(lambda m: m.rounded((5.5, 5.5, size - 5.5, size - 5.5), 5))
        canvas.fill(wash, (*colour, 40))
        dot_ = canvas.mask(lambda m: m.disc(size / 2, size / 2, size * 0.1))
        canvas.fill(dot_.grown(size * 0.022), PALE)
        canvas.fill(dot_, colour)
        return canvas.done()
    band = Mask(size, size)
    if kind == "chosen":
        _hoop(band, 4.5, 9 * thick)
        wash = canvas.mask(lambda m: m.rounded((5, 5, size - 5, size - 5), 6))
        canvas.fill(wash, (*theme.gold_light, 170))
        canvas.fill(band.grown(1.2), (50, 28, 4))
        canvas.fill(band, mix(theme.gold, theme.gold_light, 0.6))
        inner = Mask(size, size)
        _hoop(inner, 4.5 + 9 * thick, 4 * thick)
        canvas.fill(inner, theme.choice)
        return canvas.done()
    wash = canvas.mask(lambda m: m.rounded((5, 5, size - 5, size - 5), 6))
    canvas.fill(wash, (*colour, 84))
    _hoop(band, 5, 6.5 * thick)
    if kind.endswith("take"):
        _hoop(band, 5 + 9 * thick, 2.6 * thick)
    if kind == "victim":
        for place in range(6):
            low = size * (0.14 + place * 0.145)
            high = low + size * 0.06
            band.polygon([(0, low), (size, low), (size, high), (0, high)], 0)
            band.polygon([(low, 0), (high, 0), (high, size), (low, size)], 0)
    canvas.fill(band.grown(1.2), PALE)
    canvas.fill(band, colour)
    return canvas.done()


def _hoop(mask: Mask, inset: float, width: float) -> None:
    far = mask.size[0] / SCALE
    mask.rounded((inset, inset, far - inset, far - inset), 7)
    end = inset + width
    mask.rounded((end, end, far - end, far - end), 4, 0)


def _lined(draw: Draw, size: int, style: str, theme: Theme) -> Image.Image:
    inner, outer = styles(theme)[style]
    canvas = Canvas(size, size)
    shape = canvas.mask(draw)
    canvas.fill(shape.grown(max(2.4, size * 0.02)), outer)
    canvas.fill(shape, inner)
    return canvas.done()


def _side(size: int, way: str) -> Point:
    x = size if "r" in way else 0 if "l" in way else size / 2
    y = size if "b" in way else 0 if "t" in way else size / 2
    return x, y


def way(style: str, side: str, size: int, theme: Theme) -> Image.Image:
    """The line of a move from the middle of its square to a side or corner, or straight over it."""
    through = side in seega.ROUND
    first, end = (_side(size, each) for each in (side if through else ("", side)))
    return _lined(lambda m: m.line([first, end], size * 0.07), size, style, theme)


def start(style: str, side: str, size: int, theme: Theme) -> Image.Image:
    """Where a move began, beside the stone that stands there now, and its line to that side."""
    middle, end = size / 2, _side(size, side)
    near = [edge + (middle - edge) * 0.24 for edge in end]

    def draw(mask: Mask) -> None:
        mask.line([(near[0], near[1]), end], size * 0.07)
        mask.disc(near[0], near[1], size * 0.075)
        mask.disc(near[0], near[1], size * 0.03, 0)

    return _lined(draw, size, style, theme)


def round_(style: str, sides: str, size: int, theme: Theme) -> Image.Image:
    """The line of a leap, round the stone on its way: below it (`lr`) or to its right (`bt`)."""
    near, lane = size * 0.06, size * (0.88 if sides == "lr" else 0.93)
    points = [(0, size / 2), (near, size / 2), (near, lane), (size / 2, lane)]
    points += [(size - x, y) for x, y in points[::-1]]
    if sides == "bt":
        points = [(y, x) for x, y in points]
    return _lined(lambda m: m.line(eased(points, size * 0.09), size * 0.07), size, style, theme)


def tip(style: str, side: str, size: int, theme: Theme) -> Image.Image:
    """The head of the line where it enters from a side or corner."""
    middle, edge = size / 2, _side(size, side)
    share = 0.36
    point = (edge[0] + (middle - edge[0]) * share, edge[1] + (middle - edge[1]) * share)

    def draw(mask: Mask) -> None:
        mask.line([edge, ((edge[0] + point[0]) / 2, (edge[1] + point[1]) / 2)], size * 0.07)
        mask.polygon(arrowhead(point, edge, size * 0.17, size * 0.26))

    return _lined(draw, size, style, theme)


def dot(style: str, size: int, theme: Theme) -> Image.Image:
    """Where a move began."""

    def draw(mask: Mask) -> None:
        mask.disc(size / 2, size / 2, size * 0.11)
        mask.disc(size / 2, size / 2, size * 0.045, 0)

    return _lined(draw, size, style, theme)


def frame(style: str, size: int, theme: Theme) -> Image.Image:
    """Corner brackets round a square that a move touched."""
    inset, arm, width = 4 + size * 0.035, size * 0.2, size * 0.05

    def draw(mask: Mask) -> None:
        for x, dx in ((inset, arm), (size - inset, -arm)):
            for y, dy in ((inset, arm), (size - inset, -arm)):
                mask.line([(x + dx, y), (x, y), (x, y + dy)], width)

    return _lined(draw, size, style, theme)


def glyph(style: str, sign: str, theme: Theme) -> Image.Image:
    """A letter or digit of a square's name."""
    pitch, cap = seega.GLYPHS[style]
    canvas = Canvas(pitch, cap + 2 * seega.HANG)
    shape = canvas.mask(
        lambda m: m.text(sign, cap * {"at": 0.98, "tag": 0.94, "ink": 0.86}[style], 0.05)
    )
    canvas.fill(shape, _ink(theme) if style == "ink" else (255, 253, 244))
    return canvas.done()


def _ink(theme: Theme) -> Colour:
    return theme.number if theme.lit else mix(theme.ink, (0, 0, 0), 0.3)


def plate(style: str, make: str, theme: Theme) -> Image.Image:
    """What a square's name stands on: green, where a capture may be made angular, and red where a
    stone lands to make it."""
    wide, tall = seega.PILLS[style]
    canvas = Canvas(wide, tall)
    round_by = 9 if make == "take" else tall / 2 - 2
    body = canvas.mask(lambda m: m.rounded((1.5, 1.5, wide - 1.5, tall - 1.5), round_by))
    canvas.fill(body.grown(0.5), (40, 30, 16))
    canvas.fill(body, PALE)
    face = canvas.mask(lambda m: m.rounded((5, 5, wide - 5, tall - 5), round_by - 3))
    canvas.fill(
        face,
        mix(theme.attack if (style, make) == ("at", "take") else theme.choice, (0, 0, 0), 0.08),
    )
    return canvas.done()


def takes(count: str, theme: Theme) -> Image.Image:
    """How many stones a move would take: crossed swords and a number. 64 by 34."""
    canvas = Canvas(64, 34)
    canvas.fill(canvas.mask(lambda m: m.rounded((0.5, 0.5, 63.5, 33.5), 8)), (70, 20, 6))
    canvas.fill(canvas.mask(lambda m: m.rounded((2.5, 2.5, 61.5, 31.5), 6)), PALE)
    canvas.fill(_swords(canvas, (19, 17), 10), mix(theme.attack, (140, 0, 0), 0.3))
    digits = Canvas(30, 34)
    digits.fill(digits.mask(lambda m: m.text(count, 23, 0.06)), (40, 16, 6))
    canvas.paste(digits.image, 31, 0)
    return canvas.done()


def may(theme: Theme) -> Image.Image:
    """Beside a stone that can take others: crossed swords, as on its button."""
    size = seega.MAY
    canvas = Canvas(size, size)
    body = canvas.mask(lambda m: m.rounded((1.5, 1.5, size - 1.5, size - 1.5), 9))
    canvas.fill(body.grown(0.5), (40, 30, 16))
    canvas.fill(body, PALE)
    canvas.fill(
        _swords(canvas, (size / 2, size / 2), size * 0.3), mix(theme.choice, (0, 0, 0), 0.25)
    )
    return canvas.done()


def _swords(canvas: Canvas, middle: Point, reach: float) -> Mask:
    """Two blades from the lower corners to the upper ones, each with its guard."""
    x, y = middle
    arm = reach * 0.32

    def draw(mask: Mask) -> None:
        for to in (-1, 1):
            mask.line([(x - to * reach, y + reach), (x + to * reach, y - reach)], reach * 0.34)
            hilt, low = x - to * reach * 0.62, y + reach * 0.62
            mask.line([(hilt - arm, low - to * arm), (hilt + arm, low + to * arm)], reach * 0.3)

    return canvas.mask(draw)


def sign(name: str, theme: Theme) -> Image.Image:
    """How a game ended: the winner's wreath, or scales in balance."""
    drawn = {"wreath": laurels.wreath, "scales": signs.scales}[name](theme)
    return drawn.resize(seega.SIGNS[name], Image.Resampling.LANCZOS)


def box(theme: Theme) -> Image.Image:
    """A sunken field for a count, on a panel."""
    wide, tall = seega.TRAY
    canvas = Canvas(wide, tall, (*theme.wood_dark, 255))
    canvas.fill(canvas.mask(lambda m: m.rounded((4, 3, wide - 4, tall - 3), 12)), theme.gold_dark)
    inner = canvas.mask(lambda m: m.rounded((6, 5, wide - 6, tall - 5), 10))
    canvas.fill(inner, mix(theme.wood, theme.gold, 0.2))
    return canvas.done()


def recipes(theme: Theme) -> dict[str, partial[Image.Image]]:
    """How every sprite of Seega is drawn, by name."""
    drawn: dict[str, partial[Image.Image]] = {}
    for size in sorted(set(seega.CELLS.values())):
        drawn |= {f"seega:{size}:{name}": draw for name, draw in _square(size, theme).items()}
    return drawn | _names(theme) | _low(theme)


def _square(size: int, theme: Theme) -> dict[str, partial[Image.Image]]:
    """What lies on squares of one size."""
    drawn = {mark: partial(cell, size, mark, theme) for mark in ("plain", "flat", "centre")}
    for name in seega.PIECES:
        drawn[name] = partial(stones.stone, name, size, theme)
        drawn[f"ghost:{name}"] = partial(stones.ghost, name, size, theme)
    for kind in RINGS:
        drawn[kind] = partial(ring, kind, size, theme)
    for style in ("0", "1"):
        drawn[f"dot:{style}"] = partial(dot, style, size, theme)
        drawn[f"frame:{style}"] = partial(frame, style, size, theme)
        for sides in seega.ROUND:
            drawn[f"round:{style}:{sides}"] = partial(round_, style, sides, size, theme)
            drawn[f"way:{style}:{sides}"] = partial(way, style, sides, size, theme)
        for side in seega.WAYS.values():
            drawn[f"start:{style}:{side}"] = partial(start, style, side, size, theme)
            drawn[f"way:{style}:{side}"] = partial(way, style, side, size, theme)
            drawn[f"tip:{style}:{side}"] = partial(tip, style, side, size, theme)
    return drawn


def _names(theme: Theme) -> dict[str, partial[Image.Image]]:
    drawn: dict[str, partial[Image.Image]] = {}
    for style in seega.GLYPHS:
        for sign in f"{seega.FILES}123456789":
            drawn[f"seega:{style}:{sign}"] = partial(glyph, style, sign, theme)
    for style in seega.PILLS:
        for make in ("go", "take"):
            drawn[f"seega:plate:{style}:{make}"] = partial(plate, style, make, theme)
    for count in map(str, range(1, seega.MOST_TAKEN + 1)):
        drawn[f"seega:takes:{count}"] = partial(takes, count, theme)
    return drawn


def _low(theme: Theme) -> dict[str, partial[Image.Image]]:
    drawn: dict[str, partial[Image.Image]] = {}
    for name in seega.PIECES:
        drawn[f"seega:big:{name}"] = partial(stones.stone, name, 78, theme)
        drawn[f"seega:mini:{name}"] = partial(stones.stone, name, 62, theme)
        drawn[f"seega:taken:{name}"] = partial(stones.taken, name, theme)
    for state in ("idle", "active", "winner"):
        drawn[f"seega:tray:{state}"] = partial(panels.tray, state, theme, seega.TRAY)
    for name in seega.SIGNS:
        drawn[f"seega:{name}"] = partial(sign, name, theme)
    drawn["seega:veil"] = partial(panels.veil, seega.TRAY, (20, 12, 6))
    for name, draw in _SINGLE.items():
        drawn[f"seega:{name}"] = partial(draw, theme)
    return drawn


RINGS = ("source", "source:take", "target", "target:take", "chosen", "victim", "place")
_SINGLE = {"gone": stones.gone, "box": box, "may": may}
