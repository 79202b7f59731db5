"""The picture of somebody's page: a row for each set of rules with their piece, rating and what was
won, below it what the throws and what the choices did, and the longest row of wins. No words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from render.chart import AXIS, BASE, FIELD, PIECES, SIGN, TRAY, Sprite, signed
from render.errors import RenderError, check_known
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
_BAR: Final = (600, 880, 44)
"""Left and right of the bar, and how tall it is."""


@dataclass(frozen=True, slots=True)
class Row:
    """What somebody has come to by some rules: the `piece` of their game, as trays name it; the
    rating and how far it may be off, None where no game was rated; games, and how many of them were
    won and drawn."""

    piece: str
    games: int
    won: int
    drawn: int = 0
    rating: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """What the picture is told. `luck` is what the throws of a game brought them, on average, and
    `skill` what the choices did, in points of a hundred; None where that is not known. `best` is
    the longest row of wins."""

    rows: tuple[Row, ...]
    luck: int | None = None
    skill: int | None = None
    best: int = 0


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
        _bar(row, middle, draw, theme)
    layers += _below(card, sprite)
    for layer in layers:
        drawn = sprite(layer.sprite)
        picture.paste(drawn, (layer.x, layer.y), drawn)
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
    layers = list[Layer]()
    if row.rating is not None:
        value, error = row.rating
        if not (0 <= value <= MOST_RATING and 0 <= error <= MOST_RATING):
            raise RenderError(f"card: the rating {value} ± {error} cannot be drawn")
        layers += _digits(str(value), "count:48", 230, middle - 33, _PITCH)
        left = 230 + len(str(value)) * _PITCH + 20
        layers += [
            Layer(f"{BASE}:axis:+", left, middle - 28),
            Layer(f"{BASE}:axis:-", left, middle - 8),
        ]
        layers += _digits(str(error), f"{BASE}:axis", left + AXIS[0] + 4, middle - 23, AXIS[0])
    told = f"{row.won}/{row.games}"
    return layers + _digits(told, "count:38", _BAR[1] + 24, middle - 26, _SMALL)


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


def _below(card: Card, sprite: Sprite) -> list[Layer]:
    """What throws and choices did, and the wreath with the longest row of wins."""
    (left, top), (right, _) = _TRAYS
    layers = [Layer(f"{BASE}:tray:idle", left, top), Layer(f"{BASE}:tray:idle", right, top)]
    known = [(sign, n) for sign, n in (("die", card.luck), ("fork", card.skill)) if n is not None]
    for place, (sign, points) in enumerate(known):
        x = left + 40 + place * (TRAY[0] - 40) // 2
        layers.append(Layer(f"{BASE}:{sign}", x, top + 60))
        layers += signed(points, x + SIGN + 2, top + 66)
    wreath = sprite("seega:wreath")
    layers.append(Layer("seega:wreath", right + 120, top + 98 - wreath.height // 2))
    if not 0 <= card.best <= MOST_GAMES:
        raise RenderError(f"card: {card.best} wins cannot be drawn")
    return layers + _digits(str(card.best), "count:48", right + 310, top + 66, _PITCH)


def _digits(text: str, sheet: str, x: int, y: int, pitch: int) -> list[Layer]:
    return [Layer(f"{sheet}:{sign}", x + place * pitch, y) for place, sign in enumerate(text)]
