"""What lies on the squares besides pieces: the last moves, the numbered choices, the guide's way.

Nothing here relies on colour alone: moves have brackets and arrows (the light side's pale, the dark
side's dark), choices have rings of different make and numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.view import BoardView, Choice, Square, Trace
from render import ways
from render.errors import RenderError, check_known
from render.scene import Layer
from render.ways import Exits, Place, last_square

SPRITES: Final = (
    *("way", "round", "start", "tip", "dot", "beside", "frame", "left", "gone", "came"),
    *("line", "peril", "order", "note"),
    *("badge", "exit", "away", "small", "out", "ring", "icon"),
)
"""What the names of all sprites that are laid here begin with."""
NUMBERS: Final = ("badge", "exit", "small", "out")
"""Of these, the numbers of choices."""
_BROAD = 10
"""From here on a number has two digits."""
MOST_NUMBER, MOST_ORDER = 40, 30
KINDS = ("move", "exchange", "drop", "hit", "enter", "off", "rescue", "rebirth")
_PLAIN = ("move", "off")
"""Kinds of choices that need no sign."""
_BADGE, _WIDE, _ARROW, _SMALL, _SMALL_WIDE = 60, 78, 30, 40, 52
"""Widths of a number's disc: one digit, two digits, the arrow's share, and the small ones."""
_RIGHT, _BOTTOM, _MIDDLE = 118, 133, 60
_SIGN, _STELE, _STELES = 42, (42, 48), ((4, 84), (75, 4), (75, 44), (75, 84), (39, 84))
"""Sizes of a sign and of a stele with the order of a move, and where the latter may lie: best in
the lower left, as numbers and signs lie elsewhere on most squares."""
_NOTES = ((75, 91), (75, 4), (75, 48), (4, 91), (39, 91))
"""Where the sign of a last move, of an arrival or of a fate may lie, best first."""
_EVERYWHERE = ((0, 4), (0, 47), (0, 90), (99, 4), (99, 47), (99, 90))
_BESIDE_A_SIGN = ((0, 4), (0, 47), (0, 90), (99, 90), (38, 90), (38, 51))
"""Where small numbers lie on a square, and on a house, where they leave its sign free: how far from
the right edge and from the top."""
_RIM = (18, 10)
"""How far a stele may reach over what lies there: to the digit of an exit, the edge of a disc."""


LINED: Final = 2
"""So many last moves have lines beside choices."""


@dataclass(slots=True)
class Noted:
    """Layers of one square: `path` lies under the house mark and `under` under the piece (names of
    sprites), `over` lies over it; `centre`: a number takes the middle, so the mark gives way, as it
    does where a last move `ended` or began; `source`: choices start here."""

    path: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    over: list[Layer] = field(default_factory=list)
    centre: bool = False
    source: bool = False
    ended: bool = False


def gather(
    view: BoardView,
    places: Sequence[Place],
    *,
    guide: Sequence[Sequence[int]] = (),
    first: int = 2,
    exits: Exits = ways.NOWHERE,
) -> list[Noted]:
    """The marks of every square, in the order of the view's squares.

    `places` tells where each square lies. `guide` are the ways over the board that are to be drawn,
    each as squares in walking order (empty for none); on each the step `first` has an arrow, and
    every third one after it.

    A move that leaves the board is marked on the last square of its way; without a way, where it
    starts. The marks point to the side that `exits` names for that square. The number of such a
    choice then lies at that side and leaves the upper left corner to a label, unless several
    numbers meet there: these are small, with a red disc, and point nowhere. On a square that
    `exits` does not name, the way out is to the right, and the number lies in the upper right
    corner, as wide as it is over the end of a label.

    A choice is marked at its ends and where it leaves. Its way is not drawn: those of several
    choices would lie upon each other. Where something is to be chosen the last moves have no
    numbers of their order, which were taken for those of choices, and the last `LINED` of them
    alone have lines: of the others the ends are marked.
    """
    noted = [Noted() for _ in view.squares]
    for way in guide:
        for index, name in ways.guided(way, places, first):
            _add(noted[index].path, name)
    _rings(noted, view.choices, places)  # under the last moves, so that both are seen
    _numbers(noted, view, exits)
    taken = {index for index, square in enumerate(view.squares) if _stands(square, noted[index])}
    plain = len(view.traces) - LINED if view.choices else 0
    for number, trace in enumerate(view.traces):
        _trace(noted, trace, places, taken, exits, lined=number >= plain)
    for trace in view.traces:
        shown = trace.target if trace.target is not None else last_square(trace)
        if shown is not None and not view.choices and _mixed(trace, view.traces):
            order = trace.order if trace.order <= MOST_ORDER else "more"
            _put(noted[shown].over, f"order:{trace.seat}:{order}", _STELES)
        _notes(noted, trace, sent(view, trace))
    for square, marks in zip(view.squares, noted, strict=True):
        _state(square, marks)
    return noted


def _mixed(trace: Trace, traces: Sequence[Trace]) -> bool:
    """Whether it is seen by their order alone which of a side's last moves was which: they have a
    square in common."""
    touched = _touched(trace)
    others = (each for each in traces if each is not trace and each.seat == trace.seat)
    return any(touched & _touched(other) for other in others)


def _touched(trace: Trace) -> set[int]:
    """The squares at which a last move is seen."""
    squares = (trace.source, trace.target, trace.swept, last_square(trace), *trace.way)
    return {square for square in squares if square is not None}


def _stands(square: Square, marks: Noted) -> bool:
    """Whether something is seen on a square that a line is to go round."""
    return bool(square.piece or square.mark or square.goal or marks.centre)


def _trace(
    noted: list[Noted],
    trace: Trace,
    places: Sequence[Place],
    taken: Collection[int],
    exits: Exits,
    *,
    lined: bool,
) -> None:
    squares = (trace.source, trace.target, trace.swept, *trace.line, *trace.way)
    _known(trace.kind, squares, len(noted), "trace")
    ways.check_way(trace, places)
    if trace.seat not in (0, 1) or trace.order < 1:
        raise RenderError(f"trace: seat {trace.seat}, order {trace.order} cannot be drawn")
    for index in trace.line:
        near = (
            ways.toward(places, index, other) for other in trace.line if _near(index, other, places)
        )
        _add(noted[index].under, f"line:{''.join(sorted(near))}")
    for index, name in ways.line(trace, places, taken, exits) if lined else ():
        _add(noted[index].under, name)
    ends = {trace.source, trace.target, trace.swept, last_square(trace)}
    for index in sorted(index for index in ends if index is not None):
        _add(noted[index].under, f"frame:{trace.seat}")
        noted[index].ended = True


def _near(index: int, other: int, places: Sequence[Place]) -> bool:
    """Whether the squares lie one above the other."""
    (column, row), (column2, row2) = places[index], places[other]
    return column == column2 and abs(row - row2) == 1


def sent(view: BoardView, trace: Trace) -> int | None:
    """The seat whose piece a last move has sent to its hand: that of an enemy that was hit (or
    dropped, and is nowhere on the board), or its own that fell into water and is not there."""
    if trace.target is None or trace.swept is not None:
        return None
    enemy, square = 1 - trace.seat, view.squares[trace.target]
    if trace.kind == "hit" or (trace.kind == "drop" and view.trays[enemy].hand):
        return enemy
    fell = trace.kind == "move" and square.mark == "water" and not square.piece
    return trace.seat if fell and view.trays[trace.seat].hand else None


def _notes(noted: list[Noted], trace: Trace, hand: int | None) -> None:
    """The signs of what a last move did: where a piece was sent, that it came from the hand, that
    one went to the hand (of the seat `hand`), that it gave another throw."""
    style, target = f"{trace.seat}", trace.target
    if trace.swept is not None:
        _put(noted[trace.swept].over, f"note:swept:{style}", _NOTES)
    if target is None:
        return
    kinds = {
        "hit": hand is not None,
        "enter": trace.source is None,
        "ankh": trace.kind in ("rescue", "rebirth"),
        "bonus": bool(trace.line),
    }
    for kind in (kind for kind, so in kinds.items() if so):
        _put(noted[target].over, f"note:{kind}:{style}", _NOTES)


def _state(square: Square, marks: Noted) -> None:
    """What is true of the piece of a square: that it is in danger, or has arrived."""
    if square.piece and square.danger:
        marks.under.insert(0, "peril")
        if square.mark != "water":
            _put(marks.over, "note:fate", _NOTES)
    if square.piece and square.piece == square.goal:
        _put(marks.over, "note:home", _NOTES)


def _put(over: list[Layer], sprite: str, spots: Collection[Place]) -> None:
    """Lay a sign in the first place where it hides nothing, or beneath the rest if there is none.

    Signs that are there already are not laid twice.
    """
    if any(layer.sprite == sprite for layer in over):
        return
    for x, y in spots:
        if not any(_hides(Layer(sprite, x, y), layer) for layer in over):
            over.append(Layer(sprite, x, y))
            return
    over.insert(0, Layer(sprite, *next(iter(spots))))


def _hides(sign: Layer, layer: Layer) -> bool:
    """Whether a sign would lie over more than the rim of a layer."""
    (wide, tall), (other_wide, other_tall) = size(sign.sprite), size(layer.sprite)
    across = min(sign.x + wide, layer.x + other_wide) - max(sign.x, layer.x)
    down = min(sign.y + tall, layer.y + other_tall) - max(sign.y, layer.y)
    return across > _RIM[0] and down > _RIM[1]


def size(sprite: str) -> tuple[int, int]:
    """Width and height of a number or sign, which lies over a piece."""
    kind, _, number = sprite.partition(":")
    if kind in ("badge", "exit"):
        return _width(int(number)) + (_ARROW if kind == "exit" else 0), _BADGE
    if kind in ("small", "out"):
        return _SMALL if int(number) < 10 else _SMALL_WIDE, _SMALL
    if kind == "away":
        return _BADGE, _BADGE
    return _STELE if kind == "order" else (_SIGN, _SIGN)


def _rings(noted: list[Noted], choices: Sequence[Choice], places: Sequence[Place]) -> None:
    for choice in choices:
        squares = (choice.source, choice.target, *choice.way)
        _known(choice.kind, squares, len(noted), "choice")
        ways.check_way(choice, places)
        if choice.target is not None:
            _add(noted[choice.target].under, f"ring:{choice.kind}")


def _numbers(noted: list[Noted], view: BoardView, exits: Exits) -> None:
    """Put every number on its source and its target, or where it leaves: large if at most two meet
    on a square."""
    met: dict[int, _Met] = {}
    for choice in view.choices:
        last = last_square(choice)
        if choice.source is None and choice.target is None and last is None:
            raise RenderError(f"choice {choice.number}: neither a source nor a target")
        if not 0 <= choice.number <= MOST_NUMBER:
            raise RenderError(f"choice {choice.number}: numbers go up to {MOST_NUMBER}")
        if choice.source is not None:
            here = met.setdefault(choice.source, _Met())
            here.source = True
            here.out.append((choice, choice.source == last))
        if last is not None and last != choice.source:
            met.setdefault(last, _Met()).out.append((choice, True))
        if choice.target is not None:
            met.setdefault(choice.target, _Met()).into.append(choice)
    for index, here in sorted(met.items()):
        square = view.squares[index]
        occupied = bool(square.piece)
        into = [(choice, False) for choice in here.into]
        few = _few(here, square, exits.get(index, ""))
        spots = _BESIDE_A_SIGN if square.mark else _EVERYWHERE
        noted[index].over += few or _many([*here.out, *into], spots)
        noted[index].centre = not occupied
        noted[index].source = here.source
        for choice in here.into:
            if choice.kind not in _PLAIN:
                free = _NOTES if not occupied else (_NOTES[1], *_NOTES[3:], _NOTES[0])
                _put(noted[index].over, f"icon:{choice.kind}", free)


@dataclass(slots=True)
class _Met:
    """The choices whose numbers lie on a square: those that start or leave there, with whether they
    leave, and those that end there. `source`: some start there."""

    out: list[tuple[Choice, bool]] = field(default_factory=list)
    into: list[Choice] = field(default_factory=list)
    source: bool = False


def _few(here: _Met, square: Square, side: str) -> list[Layer]:
    """Large numbers for the plain cases; empty if there are too many for them. `side` is that of
    the way out, "" if the painter names none."""
    count = len(here.out) + len(here.into)
    if count > 2 or len(here.into) > 1:
        return []
    if side and any(leaves for _, leaves in here.out):
        return _exit(here.out[0][0].number, side) if count == 1 else []
    signed = bool(square.mark)  # its sign has the upper left corner: what leaves points out below
    if signed and here.into and any(leaves for _, leaves in here.out):
        return []
    broad = [choice for choice, _ in here.out if choice.number >= _BROAD]
    if len(broad) > 1:
        return []
    layers: list[Layer] = []
    outward = sorted(here.out, key=lambda each: each[1]) if signed else here.out
    # Above it would cover the second digit of the square's own number.
    low = len(outward) == 1 and bool(broad)
    for slot, (choice, leaves) in enumerate(outward):
        width = _width(choice.number) + (_ARROW if leaves else 0)
        kind = "exit" if leaves else "badge"
        y = _BOTTOM - _BADGE if slot or low or (signed and leaves) else 3
        layers.append(Layer(f"{kind}:{choice.number}", _RIGHT - width, y))
    for choice in here.into:
        width = _width(choice.number)
        if square.piece:
            x, y = 3, _BOTTOM - _BADGE
        else:
            beside = bool(square.mark or square.goal)  # the small mark
            x = _RIGHT - width if beside else _MIDDLE - width // 2
            y = _BOTTOM - _BADGE if beside else 44 if choice.kind in _PLAIN else 32
        layers.append(Layer(f"badge:{choice.number}", x, y))
    return layers


def _exit(number: int, side: str) -> list[Layer]:
    """A large number that points out by a side, beside the upper left corner or below it."""
    width, low = _width(number), _BOTTOM - _BADGE
    if side == "r":
        return [Layer(f"exit:{number}", _RIGHT - width - _ARROW, low)]
    if side == "l":
        return [Layer("away:l", 3, low), Layer(f"badge:{number}", 3 + _ARROW, low)]
    x = _RIGHT - width
    away, top = (3, 3 + _ARROW) if side == "t" else (_BOTTOM - _BADGE, low - _ARROW)
    point = Layer(f"away:{side}", x + (width - _BADGE) // 2, away)
    return [point, Layer(f"badge:{number}", x, top)]


def _many(choices: list[tuple[Choice, bool]], spots: Sequence[Place]) -> list[Layer]:
    """Small numbers, up to six on a square, in places measured from the upper right corner."""
    if len(choices) > len(spots):
        raise RenderError(f"{len(choices)} choices meet on one square; at most 6 can be drawn")
    layers = []
    for (choice, leaves), (right, y) in zip(choices, spots, strict=False):
        width = _SMALL if choice.number < 10 else _SMALL_WIDE
        kind = "out" if leaves else "small"
        layers.append(Layer(f"{kind}:{choice.number}", max(3, _RIGHT - right - width), y))
    return layers


def _width(number: int) -> int:
    return _BADGE if number < 10 else _WIDE


def _known(kind: str, squares: Sequence[int | None], count: int, what: str) -> None:
    check_known(what, "kind", kind, KINDS)
    for square in squares:
        if square is not None and not 0 <= square < count:
            raise RenderError(f"{what}: square {square} is not on a board of {count}")


def _add(names: list[str], name: str) -> None:
    if name not in names:
        names.append(name)
