"""The Senet board: thirty squares in three rows walked as the ox ploughs (senet 1.1)."""

from __future__ import annotations

from games.view import BoardView, Square
from render import marks, trays
from render.errors import RenderError
from render.scene import Layer, Scene, Strip, Tile

SQUARES, COLUMNS = 30, 10
LEFT, TOP, ROW, COLUMN = 40, 52, 136, 120
"""Where the squares begin, and the size of one with its share of the gap, in pixels."""
TRAYS_TOP, HEIGHT = 476, 720
HOUSES = ("ankh", "netting", "nefer", "water", "three", "two", "sun")
PIECES = ("cone", "spindle")


def paint(view: BoardView, guide: bool) -> Scene:  # noqa: FBT001 - the shape of every painter
    """The scene of a Senet view; `guide` adds the walking path and large numbers.

    `RenderError` names the field that cannot be drawn.
    """
    _check(view)
    places = [place(index) for index in range(SQUARES)]
    noted = marks.gather(view, places, guide=guide)
    tiles: list[list[Tile]] = [[], [], []]
    for index, (column, row) in enumerate(places):
        square = view.squares[index]
        layers = _square(square, noted[index], guide=guide)
        ground = f"cell:{square.mark or 'plain'}"
        tiles[row].append(Tile(LEFT + column * COLUMN, 0, ground, layers))
    rows = tuple(
        Strip(TOP + row * ROW, TOP + (row + 1) * ROW, tuple(tiles[row])) for row in range(3)
    )
    low = Strip(TRAYS_TOP, TRAYS_TOP + trays.HEIGHT, trays.paint(view))
    foot = Strip(TRAYS_TOP + trays.HEIGHT, HEIGHT)
    between = Strip(TOP + 3 * ROW, TRAYS_TOP)
    return Scene("senet", (Strip(0, TOP), *rows, between, low, foot))


def place(index: int) -> tuple[int, int]:
    """Column and row of square `index` (senet 1.1)."""
    row, step = divmod(index, COLUMNS)
    return (COLUMNS - 1 - step if row == 1 else step), row


def _check(view: BoardView) -> None:
    if len(view.squares) != SQUARES:
        raise RenderError(f"squares: senet has {SQUARES}, the view has {len(view.squares)}")
    for square in view.squares:
        if square.mark and square.mark not in HOUSES:
            raise RenderError(f"square {square.label}: no drawing for mark {square.mark!r}")
        if square.piece and square.piece not in PIECES:
            raise RenderError(f"square {square.label}: no drawing for piece {square.piece!r}")
        if not (square.label.isdecimal() and 1 <= int(square.label) <= SQUARES):
            raise RenderError(f"square {square.label!r}: labels are numbers from 1 to {SQUARES}")
    if len(view.trays) != 2:
        raise RenderError(f"trays: senet has 2, the view has {len(view.trays)}")
    for tray in view.trays:
        if tray.piece not in PIECES:
            raise RenderError(f"tray: no drawing for piece {tray.piece!r}")


def _square(square: Square, noted: marks.Noted, *, guide: bool) -> tuple[Layer, ...]:
    layers: list[Layer] = []
    covered = bool(square.piece) or noted.centre
    layers += [Layer(name, 0, 0) for name in noted.path]
    if square.mark and not covered:
        layers.append(Layer(f"mark:{square.mark}", 4, 4))
    layers += [Layer(name, 0, 0) for name in noted.under]
    if square.piece:
        state = "sunk" if square.danger else "piece"
        layers.append(Layer(f"{state}:{square.piece}", 3 if noted.source else 10, 19))
    name, x, y = ("number", 6, 6) if guide else ("label", 9, 8)
    layers.append(Layer(f"{name}:{square.label}", x, y))
    if square.mark and covered:
        layers.append(Layer(f"tag:{square.mark}", 8, 36 if not guide else 50))
    layers += noted.over
    return tuple(layers)
