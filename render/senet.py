"""The Senet board: thirty squares in three rows walked as the ox ploughs (senet 1.1)."""

from __future__ import annotations

from games.view import BoardView, Square
from render import marks, trays
from render.errors import RenderError, check_known
from render.scene import Layer, Scene, Strip, Tile

SQUARES, COLUMNS = 30, 10
LEFT, TOP, ROW, COLUMN = 40, 52, 136, 120
"""Where the squares begin, and the size of one with its share of the gap, in pixels."""
TRAYS_TOP, HEIGHT = 476, 720
STANDS = 13
"""How far below the top of its square a piece's sprite lies."""
HOUSED, RAISED = (43, 32), 3
"""Where a piece lies on a house, right of its sign and number; and how far below the top it does
where a number lies on its foot."""
HOUSES = ("ankh", "netting", "nefer", "water", "three", "two", "sun", "shen", "exit")
PIECES = ("cone", "spindle")
BASES = ("senet", "senet-back", "senet-turned", "senet-back-turned")
"""The case with the signs of the way from 1 to 30, and with those of the way back; and both as they
are seen from the other side."""


def paint(view: BoardView, guide: bool) -> Scene:  # noqa: FBT001 - the shape of every painter
    """The scene of a Senet view; `guide` adds the walking path and large numbers.

    `RenderError` names the field that cannot be drawn.
    """
    _check(view)
    places = [place(index, turned=view.turned) for index in range(SQUARES)]
    way = range(SQUARES)[::-1] if view.reverse else range(SQUARES)
    first = 3 if view.reverse else 2  # so that arrows lie on the same squares both ways
    exits = dict.fromkeys(range(SQUARES), "l") if view.turned else {}
    noted = marks.gather(view, places, guide=(way,) if guide else (), first=first, exits=exits)
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
    strips = (Strip(0, TOP), *rows, between, low, foot)
    return Scene(base(reverse=view.reverse, turned=view.turned), strips)


def base(*, reverse: bool, turned: bool) -> str:
    """The name of the empty case."""
    return BASES[reverse + 2 * turned]


def place(index: int, *, turned: bool = False) -> tuple[int, int]:
    """Column and row of square `index` (senet 1.1), also as seen from the other side."""
    row, step = divmod(index, COLUMNS)
    column = COLUMNS - 1 - step if row == 1 else step
    return (COLUMNS - 1 - column, 2 - row) if turned else (column, row)


def _check(view: BoardView) -> None:
    if len(view.squares) != SQUARES:
        raise RenderError(f"squares: senet has {SQUARES}, the view has {len(view.squares)}")
    for square in view.squares:
        where = f"square {square.label}"
        if square.mark:
            check_known(where, "mark", square.mark, HOUSES)
        for what, piece in (("piece", square.piece), ("goal", square.goal)):
            if piece:
                check_known(where, what, piece, PIECES)
        if not (square.label.isdecimal() and 1 <= int(square.label) <= SQUARES):
            raise RenderError(f"square {square.label!r}: labels are numbers from 1 to {SQUARES}")
    if len(view.trays) != 2:
        raise RenderError(f"trays: senet has 2, the view has {len(view.trays)}")
    for tray in view.trays:
        check_known("tray", "piece", tray.piece, PIECES)


def _square(square: Square, noted: marks.Noted, *, guide: bool) -> tuple[Layer, ...]:
    layers = [Layer(name, 0, 0) for name in noted.path]
    busy = noted.centre or noted.ended
    if not square.piece:
        layers += _signs(square, noted, busy=busy)
    layers += [Layer(name, 0, 0) for name in noted.under]
    if square.mark and busy and not square.piece:  # not dimmed by what marks the whole square
        layers.append(Layer(f"half:{square.mark}", 6 if noted.centre else 26, 32))
    if square.piece:
        figure = standing(square, noted)
        if square.piece == square.goal:
            layers.append(Layer("plinth", 7 if square.mark else figure.x - 10, 88))
        layers.append(figure)
    layers += _named(square, guide=guide)
    if square.goal and square.goal != square.piece and (square.piece or noted.centre):
        layers.append(Layer(f"tag:goal:{square.goal}", 8, 66 if square.mark or guide else 36))
    layers += noted.over
    return tuple(layers)


def standing(square: Square, noted: marks.Noted) -> Layer:
    """The piece of a square, and where it lies: beside the number of a choice; on a house smaller
    and beside its sign, and above what is pointed out of the board."""
    if _drowns(square):
        return Layer(f"sunk:{square.piece}", 3 if noted.source else 10, STANDS)
    if square.mark:
        left, top = HOUSED
        low = any(_on_foot(layer) for layer in noted.over)
        return Layer(f"housed:{square.piece}", left, RAISED if low else top)
    return Layer(f"piece:{square.piece}", 3 if noted.source else 10, STANDS)


def _drowns(square: Square) -> bool:
    """Whether the water itself is seen round the piece."""
    return bool(square.piece) and square.danger and square.mark == "water"


def _on_foot(layer: Layer) -> bool:
    """Whether the large number of a choice lies on the foot of a piece that is on a house."""
    large = layer.sprite.startswith(("badge", "exit"))
    return large and layer.y > STANDS and layer.x + marks.size(layer.sprite)[0] > 2 * HOUSED[0]


def _signs(square: Square, noted: marks.Noted, *, busy: bool) -> list[Layer]:
    """What an empty square is, as large as can be; a `busy` one has its mark smaller."""
    layers: list[Layer] = []
    if square.mark and not busy:
        layers.append(Layer(f"mark:{square.mark}", 4, 4))
    if square.goal and not noted.centre:
        layers.append(Layer(f"goal:{square.goal}", 10, 19))
    return layers


def _named(square: Square, *, guide: bool) -> list[Layer]:
    """The number of a square; of a house under a piece also its sign, which nothing covers, but of
    the water in which one drowns."""
    if not (square.piece and square.mark) or _drowns(square):
        name, left, top = ("number", 6, 6) if guide else ("label", 9, 8)
        return [Layer(f"{name}:{square.label}", left, top)]
    if guide:
        return [Layer(f"number:{square.label}", 6, 6), Layer(f"tag:{square.mark}", 5, 46)]
    return [Layer(f"foot:{square.label}", 5, 47), Layer(f"tag:{square.mark}", 5, 4)]
