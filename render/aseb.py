"""The board of twenty squares: three rows of four, and a tail of eight more (aseb 1, 2).

It is Senet's board turned over: the same squares, signs and pieces, a little smaller, as twelve
squares lie side by side.
"""

from __future__ import annotations

from typing import Final

from games.view import BoardView, Square
from render import marks, senet, trays
from render.errors import RenderError, check_known
from render.scene import Layer, Scene, Strip, Tile

BASE: Final = "aseb"
OWN, SHARED, COLUMNS, ROWS = 4, 12, 12, 3
SQUARES: Final = 2 * OWN + SHARED
CELL: Final = (101, 116)
"""Breadth and height of a square with its share of the gap."""
LEFT, TOP, TRAYS_TOP, HEIGHT = 36, 50, 414, 656
"""Where the squares and the trays begin, and the height of the picture."""
OWNER: Final = (496, 9)
"""Where in its row the piece lies that says whose row it is: before the arrow that leads in."""
MARKS: Final = ("rosette",)
LABELS: Final = OWN + SHARED
SMALLER: Final = (
    *("way", "round", "start", "tip", "dot", "beside", "frame", "left", "gone", "came"),
    *("line", "ring", "piece", "housed"),
)
"""What the names of the first sheet's sprites begin with that are drawn smaller here: all that
fills a square. Numbers and signs stay as they are, to be read."""
SPRITES: Final = ("badge", "exit", "small", "out", "away", "note", "icon", "order", "label", "foot")
"""What the names of those begin with that stay as they are."""


def paint(view: BoardView, guide: bool) -> Scene:  # noqa: FBT001 - the shape of every painter
    """The scene of an Aseb view; `guide` adds both sides' ways and large numbers.

    `RenderError` names the field that cannot be drawn.
    """
    _check(view)
    places = [place(index, turned=view.turned) for index in range(SQUARES)]
    noted = marks.gather(view, places, guide=WAYS if guide else ())
    tiles: list[list[Tile]] = [[], [], []]
    for index, (column, row) in enumerate(places):
        square = view.squares[index]
        layers = _square(square, noted[index], guide=guide)
        ground = f"aseb:cell:{square.mark or 'plain'}"
        tiles[row].append(Tile(LEFT + column * CELL[0], 0, ground, layers))
    tall = CELL[1]
    rows = (
        Strip(TOP + n * tall, TOP + (n + 1) * tall, tuple(tiles[n]), _owner(view, n))
        for n in range(ROWS)
    )
    low = Strip(TRAYS_TOP, TRAYS_TOP + trays.HEIGHT, trays.paint(view))
    foot = Strip(TRAYS_TOP + trays.HEIGHT, HEIGHT)
    return Scene(BASE, (Strip(0, TOP), *rows, Strip(TOP + ROWS * tall, TRAYS_TOP), low, foot))


def _owner(view: BoardView, row: int) -> tuple[Layer, ...]:
    """The piece of the side whose own row that is, where it begins; none beside the middle one."""
    for seat, tray in enumerate(view.trays):
        if place(seat * OWN, turned=view.turned)[1] == row:
            return (Layer(f"mid:{tray.piece}", *OWNER),)
    return ()


def place(index: int, *, turned: bool = False) -> tuple[int, int]:
    """Column and row of a square: the first side's own row lies below, the other's above, both are
    walked towards the left; the middle row is walked towards the right (aseb 2). `turned`, the
    other row lies below: nothing else of the board has two sides."""
    if index >= 2 * OWN:
        return index - 2 * OWN, 1
    return OWN - 1 - index % OWN, 0 if (index >= OWN) != turned else ROWS - 1


WAYS: Final = tuple(
    (*range(seat * OWN, (seat + 1) * OWN), *range(2 * OWN, SQUARES)) for seat in range(2)
)
"""The squares of each side's way, as they are walked."""


def _check(view: BoardView) -> None:
    if len(view.squares) != SQUARES:
        raise RenderError(f"squares: aseb has {SQUARES}, the view has {len(view.squares)}")
    for square in view.squares:
        where = f"square {square.label}"
        if square.mark:
            check_known(where, "mark", square.mark, MARKS)
        if square.piece:
            check_known(where, "piece", square.piece, senet.PIECES)
        if not (square.label.isdecimal() and 1 <= int(square.label) <= LABELS):
            raise RenderError(f"square {square.label!r}: labels are numbers from 1 to {LABELS}")
    if len(view.trays) != 2:
        raise RenderError(f"trays: aseb has 2, the view has {len(view.trays)}")
    for tray in view.trays:
        check_known("tray", "piece", tray.piece, senet.PIECES)


def _square(square: Square, noted: marks.Noted, *, guide: bool) -> tuple[Layer, ...]:
    layers = [_smaller(name) for name in noted.path]
    busy = noted.centre or noted.ended
    if square.mark and not square.piece and not busy:
        layers.append(Layer(f"aseb:mark:{square.mark}", 0, 0))
    layers += [_smaller(name) for name in noted.under]
    if square.mark and busy and not square.piece:
        layers.append(Layer(f"aseb:half:{square.mark}", 4 if noted.centre else 21, 34))
    if square.piece:
        layers.append(_smaller(*senet.standing(square, noted)))
    if square.piece and square.mark:
        layers += [Layer(f"foot:{square.label}", 3, 45), Layer(f"aseb:tag:{square.mark}", 3, 2)]
    else:
        name, left, top = ("number", 4, 4) if guide else ("label", 7, 6)
        layers.append(Layer(f"{name}:{square.label}", left, top))
    layers += [_moved(layer) for layer in noted.over]
    return tuple(layers)


def _smaller(name: str, x: int = 0, y: int = 0) -> Layer:
    """A sprite of this sheet that is one of the first sheet's, smaller; where it lay there."""
    wide, tall = CELL
    return Layer(f"aseb:{name}", x * wide // senet.COLUMN, y * tall // senet.ROW)


def _moved(layer: Layer) -> Layer:
    """A number or sign, as large as on Senet's squares: as far from the edges in proportion."""
    wide, tall = marks.size(layer.sprite)
    x = layer.x * (CELL[0] - wide) // (senet.COLUMN - wide)
    return Layer(layer.sprite, x, layer.y * (CELL[1] - tall) // (senet.ROW - tall))
