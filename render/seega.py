"""The Seega board: three, five, seven or nine ranks of squares, stones of two makes (seega 1.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import isqrt

from games.view import BoardView, Choice, Square, Trace, Tray
from render import ending
from render.errors import RenderError, check_known
from render.marks import MOST_ORDER
from render.scene import Layer, Scene, Strip, Tile

CELLS = {3: 140, 5: 140, 7: 100, 9: 78}
"""Pixels of a square with its share of the gap, by the number of ranks: so many that a small phone
shows picture, words and buttons together (decision 64)."""
LOW = {5: 100}
"""The same where the buttons below lie as the squares do and need the room (decision 100); such a
picture has no names at its edges."""
FILES = "abcdefghi"
PIECES = ("light", "dark")
MARKS = ("centre",)
KINDS = ("place", "move", "leap")
TOP, LOW_TOP, LETTERS, TRAY = 14, 10, 54, (180, 78)
"""Where the squares begin, also in a low picture, the height of the strip of letters, and the size
of a tray and of the box below it; they stand at the sides of the board, which it leaves free."""
WIDTH, RANKS = 1280, 30
"""The breadth of every picture, and how far from the squares the numbers of the ranks stand."""
MOST_STONES, MOST_TAKEN = 40, 8
SIGNS = {"wreath": (156, 150), "scales": (142, 150)}
"""The sizes of the signs of an end, which lie above the trays."""
WAYS = {
    (1, 0): "r", (-1, 0): "l", (0, -1): "t", (0, 1): "b",
    (1, -1): "rt", (-1, -1): "lt", (1, 1): "rb", (-1, 1): "lb",
}  # fmt: skip
"""The eight directions, as columns and rows to the right and down, by the sides they lead to."""
ROUND = ("lr", "bt")
"""The sides between which a leap leads over a square, or round a stone."""
GLYPHS = {"at": (33, 42), "tag": (23, 30), "ink": (34, 40)}
"""Breadth and height of a letter or digit of a square's name, by where it stands."""
HANG = 13
"""Room above and below a letter, for those that reach under the line."""
PILLS = {"at": (98, 62), "tag": (70, 46)}
"""Sizes of the plates under them."""
MAY = 38
"""Size of the sign of a stone that can take others, which lies below on its left."""
NAMED = {140: ("at", "tag"), 100: ("at", "tag"), 78: ("tag", "")}
"""How the name of a target stands on its plate, and that of a stone that may be chosen ("": it has
none, as it would hide the stone), by the size of a square."""


@dataclass(slots=True)
class Noted:
    """Names of sprites under and layers over the stone of one square; `bare` squares show their
    name in ink."""

    under: list[str] = field(default_factory=list)
    over: list[Layer] = field(default_factory=list)
    bare: bool = False
    ghost: str = ""


ROOMY = 98
"""So broad a square has room for its name beside a stone's."""


@dataclass(frozen=True, slots=True)
class Case:
    """An empty board: of so many ranks, drawn `low` or not."""

    size: int
    low: bool = False

    @property
    def cell(self) -> int:
        """Pixels of a square with its share of the gap."""
        return (LOW if self.low else CELLS)[self.size]

    @property
    def top(self) -> int:
        """Where the squares begin from above."""
        return LOW_TOP if self.low else TOP

    @property
    def left(self) -> int:
        """Where the squares begin from the left."""
        return (WIDTH - self.size * self.cell) // 2

    @property
    def side(self) -> int:
        """The breadth of what lies at each side, up to the numbers of the ranks."""
        return self.left - (0 if self.low else RANKS) - 24

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.top + self.size * self.cell + (self.top if self.low else LETTERS)

    def base(self, *, turned: bool) -> str:
        """The name of its picture."""
        name = f"seega-{self.size}-low" if self.low else f"seega-{self.size}"
        return f"{name}-turned" if turned and not self.low else name


CASES = (*map(Case, CELLS), *(Case(size, low=True) for size in LOW))


def tray_place(case: Case, seat: int, part: int) -> tuple[int, int, int]:
    """Where a seat's tray (part 0) or the box below it (1) lies: in which row of squares, and its
    corner from the left and from the top of that row."""
    size, cell, x = case.size, case.cell, (case.side - TRAY[0]) // 2 + 4
    if seat:
        x = WIDTH - x - TRAY[0]
    if cell >= 2 * TRAY[1]:
        return size // 2, x, part * TRAY[1]
    return size // 2 + part, x, 2 if part else cell - TRAY[1] - 2


def paint(view: BoardView, guide: bool) -> Scene:  # noqa: FBT001 - the shape of every painter
    """The scene of a Seega view; `guide` names every empty square.

    `RenderError` names the field that cannot be drawn.
    """
    size = _size(view)
    case = Case(size, low=view.low and size in LOW)
    cell = case.cell
    noted = [Noted() for _ in view.squares]
    _choices(view, noted, cell)
    for trace in view.traces:
        _trace(view, trace, noted, cell)
    if guide:
        for square, marks in zip(view.squares, noted, strict=True):
            marks.bare = not square.piece
    beside = _beside(view, case)
    rows = []
    for row in range(size):
        top = case.top + row * cell
        tiles = []
        for column in range(size):
            index = row * size + column
            if view.turned:
                index = size * size - 1 - index
            square = view.squares[index]
            bare = "flat" if square.piece or noted[index].ghost else "plain"
            ground = f"seega:{cell}:{square.mark or bare}"
            layers = _square(square, noted[index], cell)
            tiles.append(Tile(case.left + column * cell, 0, ground, layers))
        rows.append(Strip(top, top + cell, (*tiles, *beside.get(row, ())), _signs(view, case, row)))
    low = case.top + size * cell
    strips = (Strip(0, case.top), *rows, Strip(low, case.height))
    return Scene(case.base(turned=view.turned), strips)


def _size(view: BoardView) -> int:
    """The number of ranks, when everything on the squares is known."""
    size = isqrt(len(view.squares))
    if size not in CELLS or size * size != len(view.squares):
        raise RenderError(f"squares: seega has 9, 25, 49 or 81, the view has {len(view.squares)}")
    for index, square in enumerate(view.squares):
        label = f"{FILES[index % size]}{size - index // size}"
        if square.label != label:
            raise RenderError(f"square {square.label!r}: where {label} is to be")
        if square.mark:
            check_known(f"square {label}", "mark", square.mark, MARKS)
        if square.piece:
            check_known(f"square {label}", "piece", square.piece, PIECES)
    if [tray.piece for tray in view.trays] != list(PIECES):
        raise RenderError(f"trays: seega has light and dark, not {view.trays}")
    _within((view.chosen,), len(view.squares), "chosen")
    return size


def _within(squares: Sequence[int | None], count: int, what: str) -> None:
    for square in squares:
        if square is not None and not 0 <= square < count:
            raise RenderError(f"{what}: there is no square {square}")


def _square(square: Square, noted: Noted, cell: int) -> tuple[Layer, ...]:
    layers = [Layer(f"seega:{cell}:{name}", 0, 0) for name in noted.under]
    if noted.ghost and not square.piece:
        layers.append(Layer(f"seega:{cell}:ghost:{noted.ghost}", 0, 0))
    if noted.bare and not square.piece:
        layers += _name(square.label, "ink", ((cell - 68) // 2, (cell - 40) // 2 - HANG))
    if square.piece:
        layers.append(Layer(f"seega:{cell}:{square.piece}", 0, 0))
    if noted.ghost and square.piece:
        layers.append(Layer("seega:gone", cell - 46, 8))
    return (*layers, *noted.over)


def _name(label: str, style: str, corner: tuple[int, int]) -> list[Layer]:
    """The letter and the digit of a square, side by side."""
    pitch = GLYPHS[style][0]
    return [
        Layer(f"seega:{style}:{sign}", corner[0] + slot * pitch, corner[1])
        for slot, sign in enumerate(label)
    ]


def _plate(label: str, style: str, corner: tuple[int, int], *, takes: bool) -> list[Layer]:
    """The name of a square on a plate."""
    wide, tall = PILLS[style]
    pitch, cap = GLYPHS[style]
    make = "take" if takes else "go"
    place = (corner[0] + (wide - 2 * pitch) // 2, corner[1] + (tall - cap) // 2 - HANG)
    return [Layer(f"seega:plate:{style}:{make}", *corner), *_name(label, style, place)]


def _choices(view: BoardView, noted: list[Noted], cell: int) -> None:
    """Rings and names of what may be chosen now, as buttons have them: a stone first, then where
    it goes. Numbers are not shown: there may be eighty choices."""
    sources: dict[int, list[Choice]] = {}
    for choice in view.choices:
        _offered(choice, len(noted))
        if choice.source is None:
            _target(view, choice, noted, cell)
        else:
            sources.setdefault(choice.source, []).append(choice)
    if view.chosen is not None:
        noted[view.chosen].under.append("chosen")
    for source, own in sources.items():
        if source != view.chosen:
            _source(view.squares[source], own, noted[source], cell)
            continue
        for choice in own:
            _target(view, choice, noted, cell)


def _offered(choice: Choice, count: int) -> None:
    _within((choice.source, choice.target, *choice.taken), count, "choice")
    check_known("choice", "kind", choice.kind, KINDS)
    if choice.target is None:
        raise RenderError(f"choice: no drawing for a {choice.kind} off the board")


def _source(square: Square, own: list[Choice], marks: Noted, cell: int) -> None:
    """A stone that may be chosen."""
    takes, style = any(choice.taken for choice in own), NAMED[cell][1]
    marks.under.append("source:take" if takes else "source")
    if style:
        marks.over += _plate(square.label, style, (3, 3), takes=takes)
    if takes:
        marks.over.append(Layer("seega:may", 3, cell - MAY - 3))


def _target(view: BoardView, choice: Choice, noted: list[Noted], cell: int) -> None:
    """Where a choice ends, and the stones that it would take; where one may be placed stands the
    square's name, as on its button. On a small square there is a dot, and the rim has the
    letters: buttons are there for a file at a time."""
    if choice.target is None:
        return
    marks = noted[choice.target]
    if choice.kind == "place":
        if cell >= ROOMY:
            marks.bare = True
        else:
            marks.under.insert(0, "place")
        return
    takes = bool(choice.taken)
    ring = "target:take" if takes else "target"
    if ring not in marks.under:
        marks.under.insert(0, ring)
    for index in choice.taken:
        if "victim" not in noted[index].under:
            noted[index].under.append("victim")
    style = NAMED[cell][0]
    wide, tall = PILLS[style]
    top = (cell - tall) // 2 - (14 if takes else 0)
    label = view.squares[choice.target].label
    marks.over += _plate(label, style, ((cell - wide) // 2, max(top, 3)), takes=takes)
    if takes:
        count = min(len(choice.taken), MOST_TAKEN)
        low = min((cell + 62) // 2 - 16, cell - 35)
        marks.over.append(Layer(f"seega:takes:{count}", (cell - 64) // 2, low))


def _trace(view: BoardView, trace: Trace, noted: list[Noted], cell: int) -> None:
    """A last move: brackets, an arrow along its way, ghosts of what it took."""
    _within((trace.source, trace.target, *trace.taken, *trace.way), len(noted), "trace")
    check_known("trace", "kind", trace.kind, KINDS)
    if trace.target is None:
        raise RenderError(f"trace: no drawing for a {trace.kind} off the board")
    if trace.seat not in (0, 1) or trace.order < 1:
        raise RenderError(f"trace: seat {trace.seat}, order {trace.order} cannot be drawn")
    seat = trace.seat
    for index in trace.taken:
        noted[index].ghost = PIECES[1 - seat]
    _add(noted[trace.target].under, f"frame:{seat}")
    # In which order stones were placed is all one; a chain of moves is read by it.
    several = trace.kind != "place" and sum(o.seat == seat for o in view.traces) > 1
    if several:
        order = trace.order if trace.order <= MOST_ORDER else "more"
        spot = Layer(f"order:{seat}:{order}", cell - 44, cell - 50)
        taken = {layer[1:] for layer in noted[trace.target].over}
        moved = spot if spot[1:] not in taken else spot._replace(x=2)
        noted[trace.target].over.append(moved)
    if trace.source is None:
        return
    if trace.way:
        _way(view, trace, noted, cell)
    else:
        _add(noted[trace.source].under, f"dot:{seat}")
    _add(noted[trace.source].under, f"frame:{seat}")


def _way(view: BoardView, trace: Trace, noted: list[Noted], cell: int) -> None:
    """The line of a last move from square to square, with an arrow where it arrives. It runs behind
    no stone: it begins beside one that came there since, and goes round one that it leapt over."""
    seat, way, size = trace.seat, trace.way, isqrt(len(view.squares))
    if (way[0], way[-1]) != (trace.source, trace.target):
        raise RenderError(f"way {way}: it does not lead from {trace.source} to {trace.target}")
    steps = []
    for here, there in pairwise(way):
        step = (there % size - here % size, there // size - here // size)
        step = (-step[0], -step[1]) if view.turned else step
        if step not in WAYS:
            raise RenderError(f"way {way}: {there} does not lie beside {here}")
        steps.append(step)
    if view.squares[way[0]].piece:
        _add(noted[way[0]].under, f"start:{seat}:{WAYS[steps[0]]}")
    else:
        _add(noted[way[0]].under, f"way:{seat}:{WAYS[steps[0]]}")
        _add(noted[way[0]].under, f"dot:{seat}")
    for here, (came, goes) in zip(way[1:-1], pairwise(steps), strict=True):
        back, on = WAYS[-came[0], -came[1]], WAYS[goes]
        sides = "".join(sorted(back + on))
        if sides in ROUND:
            stands = view.squares[here].piece or noted[here].ghost
            _add(noted[here].under, f"{'round' if stands else 'way'}:{seat}:{sides}")
        else:
            _add(noted[here].under, f"way:{seat}:{on}")
            _add(noted[here].under, f"way:{seat}:{back}")
    end = WAYS[-steps[-1][0], -steps[-1][1]]
    noted[way[-1]].over.insert(0, Layer(f"seega:{cell}:tip:{seat}:{end}", 0, 0))


def _add(names: list[str], name: str) -> None:
    if name not in names:
        names.append(name)


def _beside(view: BoardView, case: Case) -> dict[int, tuple[Tile, ...]]:
    """The trays and the boxes below them, by the row of squares beside which they lie."""
    placing = any(tray.hand for tray in view.trays)
    found: dict[int, tuple[Tile, ...]] = {}
    for seat, tray in enumerate(view.trays):
        if not all(0 <= n <= MOST_STONES for n in (tray.hand, tray.off)):
            raise RenderError(f"tray: {tray.hand} in hand, {tray.off} taken cannot be drawn")
        state = "winner" if tray.winner else "active" if tray.active and not view.over else "idle"
        lost = view.over and not tray.winner and any(each.winner for each in view.trays)
        veil = (Layer("seega:veil", 0, 0),) if lost else ()
        held = _placed(tray) if placing else _taken(tray, seat)
        for part, ground, layers in (
            (0, f"seega:tray:{state}", _tray(view, tray)), (1, "seega:box", held)
        ):  # fmt: skip
            row, x, y = tray_place(case, seat ^ view.turned, part)
            found[row] = (*found.get(row, ()), Tile(x, y, ground, (*layers, *veil)))
    return found


def _tray(view: BoardView, tray: Tray) -> tuple[Layer, ...]:
    """A stone and how many are on the board."""
    standing = sum(square.piece == tray.piece for square in view.squares)
    layers = [Layer(f"seega:big:{tray.piece}", 8, 0), *_digits(standing, 128, 6)]
    if tray.active and not view.over:
        layers.append(Layer("turn", 24, 0))
    return tuple(layers)


def _placed(tray: Tray) -> tuple[Layer, ...]:
    """A hand and how many stones are left to place."""
    stone = Layer(f"seega:mini:{tray.piece}", 38, 8)
    return (Layer("hand", 4, 16), stone, *_digits(tray.hand, 134, 6))


def _taken(tray: Tray, seat: int) -> tuple[Layer, ...]:
    """How many stones of the other side were taken."""
    return (Layer(f"seega:taken:{PIECES[1 - seat]}", 10, 2), *_digits(tray.off, 130, 6))


def _signs(view: BoardView, case: Case, row: int) -> tuple[Layer, ...]:
    """How a game ended, above the trays, as far as it lies beside that row of squares: a wreath
    round a stone of who won, or scales at both sides, and how many turns it took."""
    if not view.over:
        return ()
    found: list[tuple[Layer, int]] = []
    cell, drawn = case.cell, ending.drawn(view)
    for seat, tray in enumerate(view.trays):
        if not (drawn or tray.winner):
            continue
        name = "scales" if drawn else "wreath"
        (wide, tall), (at, x, y) = SIGNS[name], tray_place(case, seat ^ view.turned, 0)
        middle, top = x + TRAY[0] // 2, (at - row) * cell + y - tall - 4
        found.append((Layer(f"seega:{name}", middle - wide // 2, top), tall))
        if not drawn:
            found.append((Layer(f"seega:big:{tray.piece}", middle - 39, top + 34), TRAY[1]))
        low = top + tall - ending.TABLET + 2
        tablet = ending.length(view.turns, middle, low)
        found += [(layer, ending.TABLET + low - layer.y) for layer in tablet]
    return tuple(layer for layer, tall in found if -tall < layer.y < cell)


def _digits(number: int, middle: int, top: int) -> list[Layer]:
    text = str(number)
    start = middle - len(text) * 38 // 2 - 6
    return [Layer(f"count:48:{digit}", start + slot * 38, top) for slot, digit in enumerate(text)]
