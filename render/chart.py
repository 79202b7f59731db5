"""The picture of a game's chances: two fields in the sides' colours, the line between them, and
what luck and choices brought each side. No words: pieces, signs and numbers alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from render.errors import RenderError, check_known
from render.scene import Layer
from render.theme import Colour, Theme

BASE: Final = "review"
"""The name of its sheet and of its base."""
FIELD: Final = (40, 52, 1240, 452)
"""Left, top, right and bottom of the two fields."""
_MARGIN: Final = 128
"""So much of the field is left of the first position: the sides' pieces stand there."""
TRAY, SIGN, MARK = (602, 196), 76, 64
"""The size of a tray, of its signs, and of the number of a turning point."""
_TRAYS: Final = ((26, 474), (652, 474))
MOST_MARKS: Final = 5
MOST_POINTS: Final = 999
_FINER: Final = 2
"""The line is drawn so many times as large, then shrunk."""
_DIGIT: Final = 38
"""How far a digit is from the next."""

PIECES: Final[Mapping[str, str]] = {
    "cone": "big:cone",
    "spindle": "big:spindle",
    "light": "seega:big:light",
    "dark": "seega:big:dark",
    "mother1": "hyena:mother:1:108",
    "mother2": "hyena:mother:2:108",
}
"""The sprite of each piece (`games.view.Tray.piece`)."""


def grounds(theme: Theme) -> Mapping[str, Colour]:
    """The colour of each piece's field."""
    light = (232, 216, 178)
    return {
        "cone": light,
        "spindle": (44, 62, 126),
        "light": light,
        "dark": (44, 62, 126),
        "mother1": theme.carnelian,
        "mother2": (44, 76, 150),
    }


@dataclass(frozen=True, slots=True)
class Chart:
    """What the picture is told.

    `pieces` are those of seats 0 and 1, as trays name them. `chances` are those of seat 0, before
    the first action and after each, from 0 to 1. `marked` are the actions to be numbered from 1, by
    their places. `luck` is what each side's throws brought it, `lost` what its choices cost it, in
    points of a hundred; None where nothing is thrown, or nothing chosen. `missed` are choices of
    each side to which there was a better one, where these are counted. `winner` is a seat, None for
    none.
    """

    pieces: tuple[str, str]
    chances: tuple[float, ...]
    marked: tuple[int, ...] = ()
    luck: tuple[int, int] | None = None
    lost: tuple[int, int] | None = None
    winner: int | None = None
    missed: tuple[int, int] | None = None


Sprite = Callable[[str], Image.Image]


def paint(chart: Chart, base: Image.Image, sprite: Sprite, theme: Theme) -> Image.Image:
    """The picture in RGB. `base` is the empty frame, `sprite` gives the sprites by their names.

    `RenderError` names what cannot be drawn.
    """
    for piece in chart.pieces:
        check_known("chart", "piece", piece, PIECES)
    if len(chart.chances) < 2 or not all(0 <= chance <= 1 for chance in chart.chances):
        raise RenderError("chart: chances are two or more numbers from 0 to 1")
    if len(chart.marked) > MOST_MARKS or not set(chart.marked) <= set(range(len(chart.chances))):
        raise RenderError(f"chart: the marked actions {chart.marked} cannot be drawn")
    picture = base.convert("RGB")
    spots = _spots(chart.chances)
    picture.paste(_fields(chart, spots, theme), FIELD[:2])
    layers = [*_pieces(chart, sprite), *_marks(chart, picture, spots, theme)]
    for seat in range(2):
        layers += _tray(chart, seat, sprite)
    for layer in layers:
        drawn = sprite(layer.sprite)
        picture.paste(drawn, (layer.x, layer.y), drawn)
    return picture


def _spots(chances: Sequence[float]) -> list[tuple[float, float]]:
    """Where the line runs, from the field's upper left corner."""
    wide, tall = FIELD[2] - FIELD[0] - _MARGIN - 12, FIELD[3] - FIELD[1]
    last = len(chances) - 1
    return [
        (_MARGIN + place * wide / last, (1 - chance) * (tall - 8) + 4)
        for place, chance in enumerate(chances)
    ]


def _fields(chart: Chart, spots: list[tuple[float, float]], theme: Theme) -> Image.Image:
    """Both sides' fields, the line between them, and where it is even."""
    size = (FIELD[2] - FIELD[0], FIELD[3] - FIELD[1])
    colours = grounds(theme)
    lower, upper = (Image.new("RGB", size, colours[piece]) for piece in chart.pieces)
    way = [(0.0, size[1] / 2), (_MARGIN * 0.9, size[1] / 2), *spots, (size[0], spots[-1][1])]
    fine = [(x * _FINER, y * _FINER) for x, y in way]
    large = (size[0] * _FINER, size[1] * _FINER)
    below = Image.new("L", large, 0)
    ImageDraw.Draw(below).polygon([*fine, large, (0, large[1])], fill=255)
    field = Image.composite(lower, upper, below.reduce(_FINER))
    _grid(field, theme)
    for width, colour in ((11, theme.ebony), (6, theme.gold_light)):
        line = Image.new("L", large, 0)
        ImageDraw.Draw(line).line(fine[1:], fill=255, width=width * _FINER, joint="curve")
        field.paste(colour, (0, 0), line.reduce(_FINER))
    return field


def _grid(field: Image.Image, theme: Theme) -> None:
    """The line where both have the same chance, dashed, and fainter ones at a quarter."""
    draw, wide, tall = ImageDraw.Draw(field), field.width, field.height
    for share, dash, gap, width in ((0.25, 4, 22, 2), (0.5, 22, 14, 4), (0.75, 4, 22, 2)):
        y = round(share * (tall - 8)) + 4
        for x in range(_MARGIN, wide, dash + gap):
            draw.rectangle((x, y - width // 2, x + dash, y + width // 2), fill=theme.gold)


def _pieces(chart: Chart, sprite: Sprite) -> list[Layer]:
    """Whose field is which: the first side's piece below, the other's above."""
    found = []
    for seat, piece in enumerate(chart.pieces):
        drawn = sprite(PIECES[piece])
        middle = FIELD[3] - 90 if seat == 0 else FIELD[1] + 90
        left = FIELD[0] + 62 - drawn.width // 2
        found.append(Layer(PIECES[piece], left, middle - drawn.height // 2))
    return found


def _marks(
    chart: Chart, picture: Image.Image, spots: list[tuple[float, float]], theme: Theme
) -> list[Layer]:
    """The numbers of the turning points in a row where the line is far, each tied to its place."""
    if not chart.marked:
        return []
    ends = [spots[place + 1 if place + 1 < len(spots) else place] for place in chart.marked]
    left, top, right, _ = FIELD
    lefts = _apart([x for x, _ in ends], MARK + 4, _MARGIN, right - left - MARK)
    draw = ImageDraw.Draw(picture)
    layers = []
    for number, (x, (to_x, to_y)) in enumerate(zip(lefts, ends, strict=True), 1):
        middle = (left + x + MARK // 2, top + _beside(spots, x, to_y))
        end = (left + round(to_x), top + round(to_y))
        draw.line((middle, end), fill=theme.ebony, width=9)
        draw.line((middle, end), fill=theme.gold_light, width=4)
        draw.ellipse((end[0] - 11, end[1] - 11, end[0] + 11, end[1] + 11), fill=theme.ebony)
        draw.ellipse((end[0] - 7, end[1] - 7, end[0] + 7, end[1] + 7), fill=theme.gold_light)
        layers.append(Layer(f"{BASE}:point:{number}", middle[0] - MARK // 2, middle[1] - MARK // 2))
    return layers


def _apart(wanted: Sequence[float], gap: int, least: int, most: int) -> list[int]:
    """Left ends of the numbers, near where they are wanted, none over another."""
    found: list[int] = []
    for x in wanted:
        at = min(max(round(x) - MARK // 2, least), most)
        found.append(max(at, found[-1] + gap) if found else at)
    for place in reversed(range(len(found))):
        limit = most if place == len(found) - 1 else found[place + 1] - gap
        found[place] = min(found[place], limit)
    return found


def _beside(spots: Sequence[tuple[float, float]], x: int, y: float) -> int:
    """The height of a number's middle: off the line, on the side where there is more room."""
    near = [high for across, high in spots if x - 14 <= across <= x + MARK + 14] or [y]
    tall = FIELD[3] - FIELD[1]
    above, below = min(*near, y) - MARK, max(*near, y) + MARK
    if above + below < tall:
        return round(min(below, tall - MARK / 2 - 4))
    return round(max(above, MARK / 2 + 4))


def _tray(chart: Chart, seat: int, sprite: Sprite) -> list[Layer]:
    """A side's piece, what its throws brought it and what its choices cost it, or how many."""
    left, top = _TRAYS[seat]
    state = "winner" if chart.winner == seat else "idle"
    name = PIECES[chart.pieces[seat]]
    piece = sprite(name)
    layers = [
        Layer(f"{BASE}:tray:{state}", left, top),
        Layer(name, left + 78 - piece.width // 2, top + 98 - piece.height // 2),
    ]
    rows = [
        (sign, numbers[seat] * way)
        for sign, numbers, way in (("die", chart.luck, 1), ("fork", chart.lost, -1))
        if numbers is not None
    ]
    pitch = (TRAY[0] - 150) // 2
    for place, (sign, number) in enumerate(rows):
        x = left + 146 + place * pitch if len(rows) == 2 else left + 240
        layers.append(Layer(f"{BASE}:{sign}", x, top + 60))
        layers += _number(number, x + SIGN + 2, top + 66)
    if chart.missed is not None:
        x = left + 240
        layers.append(Layer(f"{BASE}:fork", x, top + 60))
        layers += _digits(chart.missed[seat], x + SIGN + 2, top + 66)
    return layers


def _number(number: int, x: int, y: int) -> list[Layer]:
    """A number with its sign."""
    if abs(number) > MOST_POINTS:
        raise RenderError(f"chart: {number} points cannot be drawn")
    sign = {1: "+", -1: "-", 0: ""}[(number > 0) - (number < 0)]
    layers = [Layer(f"{BASE}:sign:{sign}", x - 6, y)] if sign else []
    return layers + _digits(abs(number), x + (_DIGIT - 4 if sign else 0), y)


def _digits(number: int, x: int, y: int) -> list[Layer]:
    """A number without a sign."""
    if not 0 <= number <= MOST_POINTS:
        raise RenderError(f"chart: the number {number} cannot be drawn")
    return [
        Layer(f"count:48:{digit}", x + place * _DIGIT - 6, y)
        for place, digit in enumerate(str(number))
    ]
