"""The picture of somebody's page: a row for each set of rules with their name and piece, the rating
and what was won, below it what the throws and what the choices did, or what is said while that is
not known, and the longest row of wins, by its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from render.chart import AXIS, BASE, FIELD, PIECES, SIGN, Sprite
from render.errors import RenderError, check_known
from render.letters import write
from render.scene import Layer
from render.theme import Theme

MOST_ROWS: Final = 3
MOST_GAMES: Final = 99_999
MOST_RATING: Final = 9_999
_ROW: Final = (FIELD[3] - FIELD[1]) // MOST_ROWS
_TRAYS: Final = ((26, 474), (652, 474))
_PITCH: Final = 38
"""How far a large digit is from the next."""
_SMALL: Final = 31
"""How far one of those behind the bar is."""
_BAR: Final = (600, 880, 38)
"""Left and right of the bar, and how tall it is."""
_NAME: Final = (230, FIELD[2] - 24, 40)
"""Left and right of a name, and how far its middle is below the upper edge of its row."""
_BELOW_NAME: Final = 30
"""So much lower than the middle of a row are the figures in it."""
WORDS: Final = ((60, 318), (342, 604))
"""Left and right ends of what throws and of what choices did, so that neither touches the other,
nor the tray's frame."""
ROW_WORDS: Final = (902, 576, 1232, 612)
"""Where the first line of what the longest row of wins is called stands, below its figure."""
_ROW_LINE: Final = 36
"""How far the next one is below it."""


@dataclass(frozen=True, slots=True)
class Row:
    """What somebody has come to by some rules: the `piece` of their game, as trays name it, and
    what the game and the rules are called; the rating and how far it may be off, None where no game
    was rated; games, and how many of them were won and drawn."""

    piece: str
    name: str
    games: int
    won: int
    drawn: int = 0
    rating: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Brought:
    """A figure as it is written: `+3.1`, and below it how far it may be off and of what it is:
    `± 0.2 wins`."""

    value: str
    error: str


@dataclass(frozen=True, slots=True)
class Card:
    """What the picture is told. `luck` is what the throws brought them, and `skill` what the
    choices did; None where that is not known, and then `unknown` is said instead. `best` is the
    longest row of wins, 0 for none, and `row` what that is called, by lines."""

    rows: tuple[Row, ...]
    luck: Brought | None = None
    skill: Brought | None = None
    best: int = 0
    unknown: str = ""
    row: tuple[str, ...] = ()


def paint(card: Card, base: Image.Image, sprite: Sprite, theme: Theme) -> Image.Image:
    """The picture in RGB; `base` and `sprite` as for a chart. `RenderError` names what cannot be
    drawn."""
    if not 1 <= len(card.rows) <= MOST_ROWS:
        raise RenderError(f"card: {len(card.rows)} rows cannot be drawn")
    picture = base.convert("RGB")
    draw = ImageDraw.Draw(picture)
    draw.rectangle((FIELD[0], FIELD[1], FIELD[2] - 1, FIELD[3] - 1), fill=theme.ebony)
    layers = list[Layer]()
    first = FIELD[1] + (MOST_ROWS - len(card.rows)) * _ROW // 2
    for place, row in enumerate(card.rows):
        middle = first + place * _ROW + _ROW // 2
        if place:
            line = middle - _ROW // 2
            draw.line((FIELD[0] + 20, line, FIELD[2] - 20, line), fill=theme.gold_dark, width=2)
        layers += _row(row, middle, picture, sprite)
        _bar(row, middle + _BELOW_NAME, draw, theme)
        left, right, down = _NAME
        top = middle - _ROW // 2
        write(picture, row.name, (left, top, right, top + 2 * down), 36, theme.gold_light)
    layers += _below(card, sprite)
    for layer in layers:
        drawn = sprite(layer.sprite)
        picture.paste(drawn, (layer.x, layer.y), drawn)
    for (left, right), brought in _brought(card):
        _written(brought, left, right, picture, theme)
    x, upper, end, lower = ROW_WORDS
    for place, words in enumerate(card.row if card.best else ()):
        down = place * _ROW_LINE
        write(picture, words, (x, upper + down, end, lower + down), 30, theme.gold_light)
    if card.luck is None and card.skill is None:
        top = _TRAYS[0][1]
        box = (WORDS[0][0], top + 68, WORDS[1][1], top + 128)
        write(picture, card.unknown, box, 30, theme.gold_light)
    return picture


def _row(row: Row, middle: int, picture: Image.Image, sprite: Sprite) -> list[Layer]:
    """The piece, the rating with its error, and how many of how many were won."""
    check_known("card", "piece", row.piece, PIECES)
    if not 0 <= row.won + row.drawn <= row.games <= MOST_GAMES:
        raise RenderError(f"card: {row.won} and {row.drawn} of {row.games} cannot be drawn")
    drawn = sprite(PIECES[row.piece])
    piece = drawn.crop(drawn.getbbox() or (0, 0, *drawn.size))
    piece.thumbnail((110, _ROW - 22), Image.Resampling.LANCZOS)
    picture.paste(piece, (130 - piece.width // 2, middle - piece.height // 2), piece)
    layers, low = list[Layer](), middle + _BELOW_NAME
    if row.rating is not None:
        value, error = row.rating
        if not (0 <= value <= MOST_RATING and 0 <= error <= MOST_RATING):
            raise RenderError(f"card: the rating {value} ± {error} cannot be drawn")
        layers += _digits(str(value), "count:48", 230, low - 33, _PITCH)
        left = 230 + len(str(value)) * _PITCH + 20
        layers += [
            Layer(f"{BASE}:axis:+", left, low - 28),
            Layer(f"{BASE}:axis:-", left, low - 8),
        ]
        layers += _digits(str(error), f"{BASE}:axis", left + AXIS[0] + 4, low - 23, AXIS[0])
    told = f"{row.won}/{row.games}"
    return layers + _digits(told, "count:38", _BAR[1] + 24, low - 26, _SMALL)


def _bar(row: Row, middle: int, draw: ImageDraw.ImageDraw, theme: Theme) -> None:
    """What was won, drawn and lost, side by side."""
    left, right, tall = _BAR
    top, bottom = middle - tall // 2, middle + tall // 2
    draw.rectangle((left - 3, top - 3, right + 3, bottom + 3), fill=theme.gold_dark)
    draw.rectangle((left, top, right, bottom), fill=theme.wood_dark)
    ends = (row.won, row.won + row.drawn)
    won, level = (left + round((right - left) * end / max(1, row.games)) for end in ends)
    if level > won:
        draw.rectangle((won, top, level, bottom), fill=theme.turquoise)
    if won > left:
        draw.rectangle((left, top, won, bottom), fill=theme.gold_light)


def _brought(card: Card) -> list[tuple[tuple[int, int], Brought]]:
    """What throws and choices did, each with its left and right end."""
    known = [each for each in (card.luck, card.skill) if each is not None]
    return list(zip(WORDS, known, strict=False))


def _written(brought: Brought, left: int, right: int, picture: Image.Image, theme: Theme) -> None:
    """Such a figure, right of its sign, and its words below both."""
    top = _TRAYS[0][1]
    box = (left + SIGN + 6, top + 34, right, top + 98)
    write(picture, brought.value, box, 56, theme.gold_light)
    write(picture, brought.error, (left, top + 116, right, top + 160), 30, theme.gold_light)


def _below(card: Card, sprite: Sprite) -> list[Layer]:
    """The signs of throws and choices, and the wreath with the longest row of wins, if any."""
    (left, top), (right, _) = _TRAYS
    layers = [Layer(f"{BASE}:tray:idle", left, top), Layer(f"{BASE}:tray:idle", right, top)]
    signs = [sign for sign, each in (("die", card.luck), ("fork", card.skill)) if each is not None]
    for sign, ((x, _), _) in zip(signs, _brought(card), strict=True):
        layers.append(Layer(f"{BASE}:{sign}", x, top + 30))
    if not 0 <= card.best <= MOST_GAMES:
        raise RenderError(f"card: {card.best} wins cannot be drawn")
    if not card.best:
        return layers
    wreath = sprite("seega:wreath")
    layers.append(Layer("seega:wreath", right + 70, top + 98 - wreath.height // 2))
    return layers + _digits(str(card.best), "count:48", ROW_WORDS[0], top + 38, _PITCH)


def _digits(text: str, sheet: str, x: int, y: int, pitch: int) -> list[Layer]:
    return [Layer(f"{sheet}:{sign}", x + place * pitch, y) for place, sign in enumerate(text)]
