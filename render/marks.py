"""What lies on the squares besides pieces: the last moves, the numbered choices, the guide's way.

Nothing here relies on colour alone: moves have brackets and arrows (the light side's pale, the dark
side's dark), choices have rings of different make and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.view import BoardView, Choice, Square, Trace
from render.errors import RenderError
from render.scene import Layer

MOST_NUMBER, MOST_ORDER = 40, 9
KINDS = ("move", "exchange", "drop", "hit", "enter", "off", "rescue")
_WALKED = ("move", "exchange", "drop", "hit")
_BADGE, _WIDE, _ARROW, _SMALL, _SMALL_WIDE = 60, 78, 30, 40, 52
"""Widths of a number's disc: one digit, two digits, the arrow's share, and the small ones."""
_RIGHT, _BOTTOM, _MIDDLE = 118, 133, 60
_SIGN, _STELE, _STELES = 32, (42, 48), ((4, 84), (75, 4), (75, 44), (75, 84), (39, 84))
"""Sizes of a sign and of a stele with the order of a move, and where the latter may lie: best in
the lower left, as numbers and signs lie elsewhere on most squares."""
_RIM = (18, 10)
"""How far a stele may reach over what lies there: to the digit of an exit, the edge of a disc."""

Place = tuple[int, int]
"""Column and row."""


@dataclass(slots=True)
class Noted:
    """Layers of one square: `path` lies under the house mark and `under` under the piece (names of
    sprites), `over` lies over it; `centre`: a number takes the middle, so the mark gives way;
    `source`: choices start here."""

    path: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    over: list[Layer] = field(default_factory=list)
    centre: bool = False
    source: bool = False


def gather(view: BoardView, places: Sequence[Place], *, guide: bool) -> list[Noted]:
    """The marks of every square, in the order of the view's squares."""
    noted = [Noted() for _ in view.squares]
    if guide:
        _guide(noted, places)
    _rings(noted, view.choices)  # under the last moves, so that both are seen
    for trace in view.traces:
        _trace(noted, trace, places)
    _numbers(noted, view)
    for trace in view.traces:
        shown = trace.target if trace.target is not None else trace.source
        several = sum(other.seat == trace.seat for other in view.traces) > 1
        if several and shown is not None:
            _order(noted[shown].over, trace)
    return noted


def _trace(noted: list[Noted], trace: Trace, places: Sequence[Place]) -> None:
    _known(trace.kind, (trace.source, trace.target, trace.swept), len(noted), "trace")
    if trace.seat not in (0, 1) or not 1 <= trace.order <= MOST_ORDER:
        raise RenderError(f"trace: seat {trace.seat}, order {trace.order} cannot be drawn")
    style = f"{trace.seat}"
    source, target = trace.source, trace.target
    walked = trace.kind in _WALKED and source != target
    if source is not None and target is not None and walked:
        step = 1 if target >= source else -1
        _way(noted, range(source, target + step, step), places, style)
        if trace.swept == source:
            _add(noted[source].under, f"tip:{style}:{_toward(places, source, source + step)}")
    if source is not None:
        _add(noted[source].under, f"dot:{style}")
    ends = {index for index in (source, target, trace.swept) if index is not None}
    for index in sorted(ends):
        _add(noted[index].under, f"frame:{style}")
    if source is not None and target is None:
        _add(noted[source].under, f"left:{style}")
    if target is not None and (source is None or not walked):
        _add(noted[target].under, f"came:{style}")
    if trace.swept is not None:
        noted[trace.swept].over.append(Layer(f"swept:{style}", 83, 99))


def _order(over: list[Layer], trace: Trace) -> None:
    """Which of its side's moves it was, on the square where the piece came to stand (or left).

    It takes the first place that hides nothing, and lies beneath the rest if there is none.
    """
    sprite = f"order:{trace.seat}:{trace.order}"
    for x, y in _STELES:
        if not any(_hides((x, y), layer) for layer in over):
            over.append(Layer(sprite, x, y))
            return
    over.insert(0, Layer(sprite, *_STELES[0]))


def _hides(stele: Place, layer: Layer) -> bool:
    """Whether a stele there would lie over more than the rim of a layer."""
    wide, tall = _size(layer.sprite)
    (x, y), (stele_wide, stele_tall) = stele, _STELE
    across = min(x + stele_wide, layer.x + wide) - max(x, layer.x)
    down = min(y + stele_tall, layer.y + tall) - max(y, layer.y)
    return across > _RIM[0] and down > _RIM[1]


def _size(sprite: str) -> tuple[int, int]:
    """Width and height of what lies over a piece."""
    kind, _, number = sprite.partition(":")
    if kind in ("badge", "exit"):
        return _width(int(number)) + (_ARROW if kind == "exit" else 0), _BADGE
    if kind in ("small", "out"):
        return _SMALL if int(number) < 10 else _SMALL_WIDE, _SMALL
    return _STELE if kind == "order" else (_SIGN, _SIGN)


def _way(noted: list[Noted], walk: range, places: Sequence[Place], style: str) -> None:
    """The line from the first square of `walk` to the last, with an arrow where it arrives."""
    for here, sides in zip(walk, _sides(walk, places), strict=True):
        name = "tip" if here == walk[-1] else "way"
        _add(noted[here].under, f"{name}:{style}:{sides}")


def _guide(noted: list[Noted], places: Sequence[Place]) -> None:
    """The way over all squares, with an arrow into every third."""
    walk = range(len(places))
    for here, sides in zip(walk, _sides(walk, places), strict=True):
        noted[here].path.append(f"way:guide:{sides}")
        if here % 3 == 2:
            noted[here].path.append(f"tip:guide:{_toward(places, here, here - 1)}")


def _sides(walk: range, places: Sequence[Place]) -> list[str]:
    """For every square of a walk the sides by which the line comes and goes, in fixed order."""
    sides = []
    for here in walk:
        near = (here - walk.step, here + walk.step)
        sides.append("".join(sorted(_toward(places, here, n) for n in near if n in walk)))
    return sides


def _toward(places: Sequence[Place], here: int, there: int) -> str:
    """The side of square `here` at which its neighbour `there` lies: l, r, t or b."""
    (column, row), (column2, row2) = places[here], places[there]
    if row != row2:
        return "b" if row2 > row else "t"
    return "r" if column2 > column else "l"


def _rings(noted: list[Noted], choices: Sequence[Choice]) -> None:
    for choice in choices:
        _known(choice.kind, (choice.source, choice.target), len(noted), "choice")
        if choice.target is not None:
            _add(noted[choice.target].under, f"ring:{choice.kind}")


def _numbers(noted: list[Noted], view: BoardView) -> None:
    """Put every number on its source and its target: large if at most two meet on a square."""
    leaving: dict[int, list[Choice]] = {}
    arriving: dict[int, list[Choice]] = {}
    for choice in view.choices:
        if choice.source is None and choice.target is None:
            raise RenderError(f"choice {choice.number}: neither a source nor a target")
        if not 0 <= choice.number <= MOST_NUMBER:
            raise RenderError(f"choice {choice.number}: numbers go up to {MOST_NUMBER}")
        if choice.source is not None:
            leaving.setdefault(choice.source, []).append(choice)
        if choice.target is not None:
            arriving.setdefault(choice.target, []).append(choice)
    for index in sorted({*leaving, *arriving}):
        out, into = leaving.get(index, []), arriving.get(index, [])
        square = view.squares[index]
        occupied = bool(square.piece)
        noted[index].over += _few(out, into, square) or _many([*out, *into])
        noted[index].centre = not occupied
        noted[index].source = bool(out)
        for choice in into:
            if choice.kind in ("exchange", "drop", "hit", "rescue", "enter"):
                corner = Layer(f"icon:{choice.kind}", 83, 5 if occupied else 99)
                _add_layer(noted[index].over, corner)


def _few(out: list[Choice], into: list[Choice], square: Square) -> list[Layer]:
    """Large numbers for the plain cases; empty if there are too many for them."""
    if len(out) + len(into) > 2 or len(into) > 1:
        return []
    layers: list[Layer] = []
    for slot, choice in enumerate(out):
        leaves = choice.target is None
        width = _width(choice.number) + (_ARROW if leaves else 0)
        kind = "exit" if leaves else "badge"
        layers.append(Layer(f"{kind}:{choice.number}", _RIGHT - width, (3, _BOTTOM - _BADGE)[slot]))
    for choice in into:
        width = _width(choice.number)
        if square.piece:
            x, y = 3, _BOTTOM - _BADGE
        elif square.mark:  # beside the small mark
            x, y = 110 - max(width, 74), 54
        else:
            x, y = _MIDDLE - width // 2, 44
        layers.append(Layer(f"badge:{choice.number}", x, y))
    return layers


def _many(choices: list[Choice]) -> list[Layer]:
    """Small numbers in rows of two from the upper right, up to six on a square."""
    if len(choices) > 6:
        raise RenderError(f"{len(choices)} choices meet on one square; at most 6 can be drawn")
    layers = []
    for slot, choice in enumerate(choices):
        right, row = slot // 3 == 0, slot % 3
        width = _SMALL if choice.number < 10 else _SMALL_WIDE
        x = _RIGHT - width if right else 3
        kind = "out" if choice.target is None else "small"
        layers.append(Layer(f"{kind}:{choice.number}", x, 4 + row * 43))
    return layers


def _width(number: int) -> int:
    return _BADGE if number < 10 else _WIDE


def _known(kind: str, squares: Sequence[int | None], count: int, what: str) -> None:
    if kind not in KINDS:
        raise RenderError(f"{what}: no drawing for kind {kind!r}; known: {', '.join(KINDS)}")
    for square in squares:
        if square is not None and not 0 <= square < count:
            raise RenderError(f"{what}: square {square} is not on a board of {count}")


def _add(names: list[str], name: str) -> None:
    if name not in names:
        names.append(name)


def _add_layer(layers: list[Layer], layer: Layer) -> None:
    if layer not in layers:
        layers.append(layer)
