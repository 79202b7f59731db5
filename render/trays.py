"""The lower part of a picture: both sides' counters, and between them the throw or the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from games.view import BoardView, Thrown, Tray
from render import ending
from render.errors import RenderError, check_known
from render.marks import sent
from render.scene import Layer, Tile

MOST_PIECES, MOST_THINGS, MOST_SCORE, MOST_EXTRA, MOST_KEPT = 10, 6, 12, 20, 6
MOST_POINTS = 99
WIDTH, WELL_WIDTH, HEIGHT = 300, 616, 204
_SHELF_TOP, _SHELF_END = 132, 224
"""The upper edge of the shelf of the pieces in hand, and where on it their number begins."""
_MOST_ENTERING = 2
_NEXT_DIGIT = 84
"""How far a digit of the final score is from the next."""
DIGITS = {48: (50, 66), 38: (42, 52)}
"""Sizes of the signs of a count by the height of its digits."""


@dataclass(frozen=True, slots=True)
class Things:
    """How the things of a device lie in the well.

    `sprite` is the name of their sprites (`stick:0:1`: face 0, on the second of two heights),
    `faces` how many of them there are. A thing is `width` wide, the next one lies `pitch` further,
    or `close` where they must lie closer. `summed`: of two of them the sum is shown, and that it
    becomes the score.
    """

    sprite: str
    faces: int
    width: int
    pitch: int
    close: int
    summed: bool = False


DEVICES: Final[Mapping[str, Things]] = MappingProxyType(
    {
        "sticks": Things("stick", 2, 90, 96, 74),
        "dice": Things("die", 6, 150, 150, 122, summed=True),
        "bone": Things("aseb:bone", 4, 150, 150, 122),
    }
)
"""What can be drawn lying in the well, by the `kind` of its device."""

SPRITES: Final = (
    *("tray", "shelf", "well", "count", "pip", "turn", "scales", "hand", "note:hit"),
    *("small", "held", "extra", "score", "kept", "sum", "becomes"),
    *ending.SPRITES,
)
"""What the names of all sprites that are laid here begin with, but for pieces and things thrown."""
PIECES: Final = ("big", "mid", "mini")
"""What the names of a piece's sprites begin with (after that of their sheet): alone in a tray,
above a shelf, and on the shelf and beside a throw. They are about 107 by 131 pixels, 88 by 109 and
39 by 48."""
THINGS: Final = tuple(things.sprite for things in DEVICES.values())
"""What the names of the sprites of things thrown begin with."""
ON_CLOTH: Final = (
    *THINGS,
    *("score", "big", "pip", "wreath", "hand", "shelf", "scales", "becomes"),
)
"""Of all these, those that lie on cloth."""


@dataclass(frozen=True, slots=True)
class _Side:
    """What a tray shows: the `tray` of seat `seat`, how many of its pieces are `done` (off, or on
    their goals), the `sheet` with its pieces, and whether the right side of the picture is its
    place (`mirrored`)."""

    tray: Tray
    seat: int
    done: int
    sheet: str
    mirrored: bool


def paint(view: BoardView, sheet: str = "") -> tuple[Tile, ...]:
    """The trays of seats 0 and 1, left and right (from the other side right and left), and the well
    with the throw.

    `sheet` is the one on which the pieces are: `ur` for `ur:big:cone`, "" for `big:cone` of the
    first sheet. Each piece is there in the three sizes of :data:`PIECES`.
    """
    handed = any(tray.hand for tray in view.trays)
    goals = any(square.goal for square in view.squares)
    tiles = []
    for seat, tray in enumerate(view.trays):
        home = sum(square.piece == square.goal == tray.piece for square in view.squares)
        place = _place(view, seat)
        side = _Side(tray, seat, home if goals else tray.off, sheet, mirrored=bool(place))
        ground = _ground(tray, view)
        tiles.append(Tile((16, 964)[place], 0, ground, _tray(side, view, handed=handed)))
    lit = bool(view.thrown and view.thrown.fresh and not view.over)
    well = Tile(332, 0, "well:fresh" if lit else "well", _throw(view, sheet))
    return (tiles[0], well, tiles[1])


def _place(view: BoardView, seat: int) -> int:
    """At which side of the picture a seat is: left (0) or right."""
    return 1 - seat if view.turned else seat


def _ground(tray: Tray, view: BoardView) -> str:
    if tray.winner:
        return "tray:winner"
    return "tray:active" if tray.active and not view.over else "tray"


def _tray(side: _Side, view: BoardView, *, handed: bool) -> tuple[Layer, ...]:
    tray, mirrored = side.tray, side.mirrored
    if not 1 <= tray.total <= MOST_PIECES or not 0 <= side.done <= tray.total:
        raise RenderError(f"tray: {side.done} of {tray.total} pieces off cannot be drawn")
    if not 0 <= tray.hand <= tray.total:
        raise RenderError(f"tray: {tray.hand} of {tray.total} pieces in hand cannot be drawn")
    column = 16 if mirrored else 128
    layers: list[Layer] = []
    icon = 186 if mirrored else 22
    place = ("mid", icon + 8, 28) if handed else ("big", icon, 36)
    layers.append(_piece(side.sheet, tray.piece, *place))
    layers += _count(f"{side.done}/{tray.total}", column + 76, 14 if handed else 36)
    rows = (tray.total + 4) // 5
    top = (67 if handed else 108) + (0 if rows == 2 else 8)
    for pip in range(tray.total):
        state = "on" if pip < side.done else "off"
        layers.append(Layer(f"pip:{state}", column + pip % 5 * 31, top + pip // 5 * 32))
    if handed:
        layers += _shelf(side, view)
    if tray.extra:
        layers.append(_extra(side, handed=handed))
    if tray.active and not view.over:
        layers.append(Layer("turn", 208 if mirrored else 46, 0))
    if view.over and not tray.winner and not ending.drawn(view):
        layers.append(Layer("tray:veil", 0, 0))
    return tuple(layers)


def _piece(sheet: str, piece: str, size: str, x: int, y: int) -> Layer:
    return Layer(f"{sheet}:{size}:{piece}" if sheet else f"{size}:{piece}", x, y)


def _count(text: str, middle: int, top: int) -> list[Layer]:
    """How many pieces are off, of how many, centred: large if there is room."""
    cap = 48 if len(text) < 4 and top > 30 else 38
    pitches = [cap // 2 if sign == "/" else cap * 4 // 5 for sign in text]
    x = middle - sum(pitches) // 2
    layers = []
    for sign, pitch in zip(text, pitches, strict=True):
        layers.append(Layer(f"count:{cap}:{sign}", x + (pitch - DIGITS[cap][0]) // 2, top))
        x += pitch
    return layers


def _shelf(side: _Side, view: BoardView) -> list[Layer]:
    """The pieces in hand, how many, the numbers of those that may enter, and who was sent there."""
    tray, top = side.tray, _SHELF_TOP
    entering = [c.number for c in view.choices if c.source is None] if tray.active else []
    layers = [Layer("shelf:lit" if entering else "shelf", 14, top)]
    senders = [trace.seat for trace in view.traces if sent(view, trace) == side.seat]
    sign = Layer(f"note:hit:{senders[-1]}", 22, top + 9) if senders else Layer("hand", 20, top + 6)
    layers.append(sign)
    left = 68
    for number in entering[:_MOST_ENTERING]:
        layers.append(Layer(f"small:{number}", left, top + 10))
        left += 42 if number < 10 else 54
    pitch = min(32, (_SHELF_END - left - 38) // max(1, tray.hand - 1))
    layers += [
        _piece(side.sheet, tray.piece, "mini", left + slot * pitch, top + 6)
        for slot in reversed(range(tray.hand))
    ]
    return [*layers, Layer(f"held:{tray.hand}", 220, top + 7)]


def _extra(side: _Side, *, handed: bool) -> Layer:
    if not 0 <= side.tray.extra <= MOST_EXTRA:
        raise RenderError(f"tray: {side.tray.extra} more throws cannot be drawn")
    width = 104 if side.tray.extra < 10 else 128
    if handed:
        return Layer(f"extra:{side.tray.extra}", 300 - 8 - width if side.mirrored else 10, 92)
    return Layer(f"extra:{side.tray.extra}", (16 if side.mirrored else 284 - width), 148)


def _throw(view: BoardView, sheet: str) -> tuple[Layer, ...]:
    thrown = view.thrown
    if view.over:
        return _end(view, sheet)
    if thrown is None:
        return tuple(_kept(view.kept) or [Layer("well:emblem", 0, 0)])
    left = 296 if view.kept else 404
    layers = [
        *_things(thrown, squeezed=bool(view.kept)),
        _piece(sheet, _thrower(view, thrown), "mini", left + (22 if view.kept else 152), 146),
    ]
    score = _score(thrown)
    if thrown.fresh:
        return (*layers, Layer(f"score:fresh:{score}", left + 20, 30), *_kept(view.kept))
    stale = Layer(f"score:stale:{score}", left + 20, 30)
    return (*layers, Layer("well:veil", 0, 0), stale, *_kept(view.kept))


def _end(view: BoardView, sheet: str) -> tuple[Layer, ...]:
    """How the game ended: a wreath round the winner's piece, or scales, between the scores of both
    sides, and how many turns it took. Without a score the sun spreads its wings."""
    layers = [] if view.score else [Layer("well:emblem", 0, 0)]
    for seat, score in enumerate(view.score):
        if not 0 <= score <= MOST_POINTS or len(view.score) != len(view.trays):
            raise RenderError(f"score: {view.score} cannot be drawn")
        middle, text = (118, WELL_WIDTH - 118)[_place(view, seat)], str(score)
        start = middle - 85 - _NEXT_DIGIT * (len(text) - 1) // 2
        layers += [
            Layer(f"score:fresh:{digit}", start + slot * _NEXT_DIGIT, 6)
            for slot, digit in enumerate(text)
        ]
        layers.append(_piece(sheet, view.trays[seat].piece, "mini", middle - 20, 146))
    if ending.drawn(view):
        layers.append(Layer("scales", (WELL_WIDTH - 170) // 2, 2))
    else:
        winner = next(tray for tray in view.trays if tray.winner)
        layers.append(Layer("wreath", (WELL_WIDTH - ending.WREATH[0]) // 2, 2))
        layers.append(_piece(sheet, winner.piece, "big", WELL_WIDTH // 2 - 54, 26))
    layers += ending.length(view.turns, WELL_WIDTH // 2, HEIGHT - ending.TABLET - 3)
    return tuple(layers)


def _kept(scores: tuple[str, ...]) -> list[Layer]:
    """The throws that wait, two in a row; the last place tells that there are more."""
    layers = []
    for slot, text in enumerate(scores[:MOST_KEPT]):
        more = slot == MOST_KEPT - 1 and len(scores) > MOST_KEPT
        name = "more" if more else _number(text, "kept")
        layers.append(Layer(f"kept:{name}", 474 + slot % 2 * 67, 14 + slot // 2 * 60))
    return layers


def _things(thrown: Thrown, *, squeezed: bool) -> list[Layer]:
    check_known("thrown", "device", thrown.device, DEVICES)
    things = DEVICES[thrown.device]
    if not 1 <= len(thrown.faces) <= MOST_THINGS:
        raise RenderError(f"thrown: {len(thrown.faces)} {thrown.device} cannot be drawn")
    summed = things.summed and len(thrown.faces) == 2
    pitch = min(things.pitch, 420 // len(thrown.faces))
    middle = 226
    if squeezed or summed:
        pitch = min(pitch, things.close)
        middle = 140 if summed else 168
    start = max(-8, middle - (pitch * (len(thrown.faces) - 1) + things.width) // 2)
    layers = []
    for slot, face in enumerate(thrown.faces):
        if not 0 <= face < things.faces:
            raise RenderError(f"thrown: {thrown.device} have no face {face}")
        name = f"{things.sprite}:{face}:{slot % 2}"
        layers.append(Layer(name, start + slot * pitch, (8, 16)[slot % 2]))
    if summed:
        total = sum(thrown.faces) + len(thrown.faces)
        x = 258 if squeezed else 286
        layers.append(Layer(f"sum:{total}", x, 48 if squeezed else 76))
        layers.append(Layer("becomes", x + 18 if squeezed else x + 80, 108 if squeezed else 84))
    return layers


def _thrower(view: BoardView, thrown: Thrown) -> str:
    if not 0 <= thrown.seat < len(view.trays):
        raise RenderError(f"thrown: there is no seat {thrown.seat}")
    return view.trays[thrown.seat].piece


def _score(thrown: Thrown) -> str:
    return _number(thrown.score, "thrown: score")


def _number(text: str, what: str) -> str:
    if not (text.isdecimal() and int(text) <= MOST_SCORE):
        raise RenderError(f"{what} {text!r} is no number up to {MOST_SCORE}")
    return str(int(text))
