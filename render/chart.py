"""The picture of a game's chances: two fields in the sides' colours, the line between them with its
axes, and each side's pieces in the end and mistakes, under which words stand if they are given; for
the rest pieces, signs, numbers and letters alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from PIL import Image, ImageDraw

from render.errors import RenderError, check_known
from render.letters import write
from render.scene import Layer
from render.theme import Colour, Theme

BASE: Final = "review"
"""The name of its sheet and of its base."""
FIELD: Final = (40, 52, 1240, 452)
"""Left, top, right and bottom of the two fields with the axes."""
_PIECES_WIDE: Final = 124
"""So much of it on the left has the sides' pieces."""
PLOT: Final = (124 + 88, 0, 1200, 400 - 54)
"""Left, top, right and bottom of what the line is drawn in, from the field's upper left corner:
left of it and below stand the axes."""
TRAY, SIGN, MARK = (602, 196), 76, 64
"""The size of a tray, of its signs, and of a mark."""
PITCH: Final = (TRAY[0] - 150) // 2
"""How far a tray's second figure is from its first."""
AXIS: Final = (27, 46)
"""How far a digit of an axis is from the next, and how tall its sprite is."""
AXIS_SIGNS: Final = "0123456789+-"
"""What stands on the axes."""
_TRAYS: Final = ((26, 474), (652, 474))
MOST_MARKS: Final = 5
MOST_MISTAKES: Final = 3
LETTERS: Final = "ABCDE"
"""The names of the turning points."""
MOST_PIECES: Final = 999
_MOST_TICKS: Final = 7
_FINER: Final = 2
"""The line is drawn so many times as large, then shrunk."""
Row: TypeAlias = Literal["count", "slips"]
_ROWS: Final[tuple[Row, ...]] = get_args(Row)
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
    the first action and after each, from 0 to 1; the line shows them as the seat `line` sees them,
    whose field is below it. `turns` are the turns in which the actions were done, from 1; without
    them that axis is empty. `levels` are the numbers at three quarters, the middle and a quarter.
    `marked` are the actions to be lettered from A, by their places, `mistakes` those to be numbered
    from 1, in the order of their numbers. `slips` are how many of the mistakes are each side's,
    None for one that nobody looked at. `count` are the pieces that each side had in the end, left
    or home, None where each had one. `words` are what these pieces and mistakes are called.
    `winner` is a seat, None for none.
    """

    pieces: tuple[str, str]
    chances: tuple[float, ...]
    marked: tuple[int, ...] = ()
    slips: tuple[int | None, int | None] = (None, None)
    winner: int | None = None
    count: tuple[int, int] | None = None
    line: int = 0
    turns: tuple[int, ...] = ()
    levels: tuple[str, str, str] = ("75", "50", "25")
    mistakes: tuple[int, ...] = ()
    words: tuple[str, str] = ("", "")


Sprite = Callable[[str], Image.Image]


def paint(chart: Chart, base: Image.Image, sprite: Sprite, theme: Theme) -> Image.Image:
    """The picture in RGB. `base` is the empty frame, `sprite` gives the sprites by their names.

    `RenderError` names what cannot be drawn.
    """
    _check(chart)
    picture = base.convert("RGB")
    spots = _spots(chart)
    picture.paste(_fields(chart, spots, theme), FIELD[:2])
    layers = [*_pieces(chart, sprite), *_axes(chart, picture, spots, theme)]
    _owner(chart, picture, spots, sprite, theme)
    layers += _marks(chart, picture, spots, theme)
    for seat in range(2):
        layers += _tray(chart, seat, sprite)
    for layer in layers:
        drawn = sprite(layer.sprite)
        picture.paste(drawn, (layer.x, layer.y), drawn)
    for seat, (left, top) in enumerate(_TRAYS):
        for x, row in _rows(chart, seat):
            if row == "slips":
                _slip(picture, left + x + SIGN // 2, top + 32 + SIGN // 2, theme)
            box = (left + x, top + 118, left + x + PITCH - 32, top + 162)
            write(picture, chart.words[_ROWS.index(row)], box, 30, theme.gold_light)
    return picture


def _check(chart: Chart) -> None:
    """`RenderError` names what of a chart cannot be drawn."""
    for piece in chart.pieces:
        check_known("chart", "piece", piece, PIECES)
    if len(chart.chances) < 2 or not all(0 <= chance <= 1 for chance in chart.chances):
        raise RenderError("chart: chances are two or more numbers from 0 to 1")
    for name, places, most in (
        ("marked", chart.marked, MOST_MARKS),
        ("mistaken", chart.mistakes, MOST_MISTAKES),
    ):
        if len(places) > most or not set(places) <= set(range(len(chart.chances))):
            raise RenderError(f"chart: the {name} actions {places} cannot be drawn")
    if chart.line not in (0, 1):
        raise RenderError(f"chart: no line is of seat {chart.line}")
    if chart.turns and len(chart.turns) != len(chart.chances) - 1:
        raise RenderError("chart: there is a turn for each action, or none at all")
    if not all(level and set(level) <= set(AXIS_SIGNS) for level in chart.levels):
        raise RenderError(f"chart: the levels {chart.levels} cannot be drawn")


def _spots(chart: Chart) -> list[tuple[float, float]]:
    """Where the line runs, from the field's upper left corner."""
    left, top, right, bottom = PLOT
    wide, last = right - left - 12, len(chart.chances) - 1
    chances = chart.chances if chart.line == 0 else [1 - chance for chance in chart.chances]
    return [
        (left + place * wide / last, top + (1 - chance) * (bottom - top - 8) + 4)
        for place, chance in enumerate(chances)
    ]


def _fields(chart: Chart, spots: list[tuple[float, float]], theme: Theme) -> Image.Image:
    """Both sides' fields, the line between them, where it is even, and the ground of the axes."""
    size = (FIELD[2] - FIELD[0], FIELD[3] - FIELD[1])
    left, _, _, bottom = PLOT
    colours, tall = grounds(theme), float(bottom)
    pieces = chart.pieces if chart.line == 0 else chart.pieces[::-1]
    lower, upper = (Image.new("RGB", size, colours[piece]) for piece in pieces)
    way = [(float(left), tall / 2), *spots, (size[0], spots[-1][1])]
    shape = [(0.0, size[1] / 2), (_PIECES_WIDE, size[1] / 2), *way]
    fine = [(x * _FINER, y * _FINER) for x, y in shape]
    large = (size[0] * _FINER, size[1] * _FINER)
    below = Image.new("L", large, 0)
    ImageDraw.Draw(below).polygon([*fine, large, (0, large[1])], fill=255)
    field = Image.composite(lower, upper, below.reduce(_FINER))
    _grid(field, theme)
    for width, colour in ((11, theme.ebony), (6, theme.gold_light)):
        line = Image.new("L", large, 0)
        ImageDraw.Draw(line).line(fine[3:], fill=255, width=width * _FINER, joint="curve")
        field.paste(colour, (0, 0), line.reduce(_FINER))
    draw = ImageDraw.Draw(field)
    draw.rectangle((_PIECES_WIDE, 0, left - 1, size[1]), fill=theme.ebony)
    draw.rectangle((_PIECES_WIDE, bottom + 1, *size), fill=theme.ebony)
    return field


def _grid(field: Image.Image, theme: Theme) -> None:
    """The line where both have the same chance, dashed, and fainter ones at a quarter."""
    draw, (left, _, wide, _) = ImageDraw.Draw(field), PLOT
    for (dash, gap, width), y in zip(
        ((4, 22, 2), (22, 14, 4), (4, 22, 2)), _heights(), strict=True
    ):
        for x in range(left, wide, dash + gap):
            draw.rectangle((x, y - width // 2, x + dash, y + width // 2), fill=theme.gold)


def _heights() -> tuple[int, int, int]:
    """Where three quarters, the middle and a quarter are, from the field's upper edge."""
    _, top, _, bottom = PLOT
    high, middle, low = (top + round(share * (bottom - top - 8)) + 4 for share in (0.25, 0.5, 0.75))
    return high, middle, low


def _axes(
    chart: Chart, picture: Image.Image, spots: Sequence[tuple[float, float]], theme: Theme
) -> list[Layer]:
    """The levels beside the field, and the turns below it, at each of which is a notch."""
    left, top, bottom = FIELD[0] + PLOT[0], FIELD[1], FIELD[1] + PLOT[3]
    pitch, tall = AXIS
    layers = []
    for level, y in zip(chart.levels, _heights(), strict=True):
        layers += _written(level, left - 8 - pitch * len(level), top + y - tall // 2)
    draw = ImageDraw.Draw(picture)
    for place, turn in ticks(chart.turns):
        x, said = FIELD[0] + round(spots[place][0]), str(turn)
        wide = pitch * len(said)
        draw.rectangle((x - 2, bottom + 1, x + 1, bottom + 9), fill=theme.gold)
        start = min(max(x - wide // 2, left), FIELD[2] - wide - 2)
        layers += _written(said, start, bottom + 7)
    return layers


def ticks(turns: Sequence[int]) -> list[tuple[int, int]]:
    """The turns that are numbered, by their first actions' places: 1, 2 or 5 of a ten apart, a few
    in all."""
    if not turns:
        return []
    far = next(
        unit * 10**power
        for power in range(9)
        for unit in (1, 2, 5)
        if turns[-1] < unit * 10**power * (_MOST_TICKS + 1)
    )
    first = {turn: place for place, turn in reversed(list(enumerate(turns)))}
    return [(first[turn], turn) for turn in range(far, turns[-1] + 1, far) if turn in first]


def _written(text: str, x: int, y: int) -> list[Layer]:
    """A number of an axis."""
    return [Layer(f"{BASE}:axis:{sign}", x + place * AXIS[0], y) for place, sign in enumerate(text)]


def _owner(
    chart: Chart,
    picture: Image.Image,
    spots: Sequence[tuple[float, float]],
    sprite: Sprite,
    theme: Theme,
) -> None:
    """Whose line it is: their piece, small, where the line begins."""
    drawn = sprite(PIECES[chart.pieces[chart.line]])
    box = drawn.getbbox() or (0, 0, *drawn.size)
    small = drawn.crop(box)
    small.thumbnail((MARK - 14, MARK - 14), Image.Resampling.LANCZOS)
    x, y = FIELD[0] + PLOT[0] + MARK // 2 + 2, FIELD[1] + round(spots[0][1])
    draw = ImageDraw.Draw(picture)
    for reach, colour in ((36, theme.ebony), (33, theme.gold_light), (29, theme.ebony)):
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=colour)
    picture.paste(small, (x - small.width // 2, y - small.height // 2), small)


def _pieces(chart: Chart, sprite: Sprite) -> list[Layer]:
    """Whose field is which: the piece of the line's side below, the other's above."""
    found = []
    for seat, piece in enumerate(chart.pieces):
        drawn = sprite(PIECES[piece])
        middle = FIELD[3] - 100 if seat == chart.line else FIELD[1] + 100
        left = FIELD[0] + _PIECES_WIDE // 2 - drawn.width // 2
        found.append(Layer(PIECES[piece], left, middle - drawn.height // 2))
    return found


def _marks(
    chart: Chart, picture: Image.Image, spots: list[tuple[float, float]], theme: Theme
) -> list[Layer]:
    """The mistakes' numbers and the turning points' letters in a row where the line is far, each
    tied to its place."""
    named = [(place, f"mistake:{number}") for number, place in enumerate(chart.mistakes, 1)]
    named += [(place, f"point:{name}") for name, place in zip(LETTERS, chart.marked, strict=False)]
    named.sort()
    ends = [spots[min(place + 1, len(spots) - 1)] for place, _ in named]
    left, top, right, _ = FIELD
    lefts = _apart([x for x, _ in ends], MARK + 4, PLOT[0] + MARK + 14, right - left - MARK)
    draw = ImageDraw.Draw(picture)
    layers = []
    for (_, name), x, (to_x, to_y) in zip(named, lefts, ends, strict=True):
        middle = (left + x + MARK // 2, top + _beside(spots, x, to_y))
        end = (left + round(to_x), top + round(to_y))
        draw.line((middle, end), fill=theme.ebony, width=9)
        draw.line((middle, end), fill=theme.gold_light, width=4)
        draw.ellipse((end[0] - 11, end[1] - 11, end[0] + 11, end[1] + 11), fill=theme.ebony)
        draw.ellipse((end[0] - 7, end[1] - 7, end[0] + 7, end[1] + 7), fill=theme.gold_light)
        layers.append(Layer(f"{BASE}:{name}", middle[0] - MARK // 2, middle[1] - MARK // 2))
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
    tall = PLOT[3]
    above, below = min(*near, y) - MARK, max(*near, y) + MARK
    if above + below < tall:
        return round(min(below, tall - MARK / 2 - 4))
    return round(max(above, MARK / 2 + 4))


def _tray(chart: Chart, seat: int, sprite: Sprite) -> list[Layer]:
    """A side's piece, how many of them it had in the end, and its mistakes."""
    left, top = _TRAYS[seat]
    state = "winner" if chart.winner == seat else "idle"
    name = PIECES[chart.pieces[seat]]
    piece = sprite(name)
    layers = [
        Layer(f"{BASE}:tray:{state}", left, top),
        Layer(name, left + 78 - piece.width // 2, top + 98 - piece.height // 2),
    ]
    for x, row in _rows(chart, seat):
        at = left + x
        if row == "count" and chart.count is not None:
            layers += _digits(chart.count[seat], at + 6, top + 38)
        else:
            layers += _digits(chart.slips[seat] or 0, at + SIGN + 2, top + 38)
    return layers


def _slip(picture: Image.Image, x: int, y: int, theme: Theme) -> None:
    """The sign of mistakes with its middle there: a red square that stands on its corner, as those
    of the line, with a `!` where they have their numbers."""
    half = MARK // 2
    box = (x - half, y - half, x + half, y + half)
    fine = picture.crop(box).resize((MARK * _FINER, MARK * _FINER))
    draw, middle = ImageDraw.Draw(fine), half * _FINER
    for inner, colour in ((2, theme.gold_light), (7, theme.carnelian)):
        far = middle - inner * _FINER
        corners = ((0, -far), (far, 0), (0, far), (-far, 0))
        draw.polygon([(middle + across, middle + down) for across, down in corners], fill=colour)
    picture.paste(fine.reduce(_FINER), box[:2])
    write(picture, "!", (x - 14, y - 20, x + 14, y + 20), 36, theme.gold_light)


def _rows(chart: Chart, seat: int) -> list[tuple[int, Row]]:
    """What a side's tray tells, each with its left end."""
    told = {"count": chart.count, "slips": chart.slips[seat]}
    rows = [row for row in _ROWS if told[row] is not None]
    first = 146 if len(rows) == 2 else 240
    return [(first + place * PITCH, row) for place, row in enumerate(rows)]


def _digits(number: int, x: int, y: int) -> list[Layer]:
    """A number without a sign."""
    if not 0 <= number <= MOST_PIECES:
        raise RenderError(f"chart: the number {number} cannot be drawn")
    return [
        Layer(f"count:48:{digit}", x + place * _DIGIT - 6, y)
        for place, digit in enumerate(str(number))
    ]
