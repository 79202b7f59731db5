"""What lies on the squares besides pieces: the last moves, the numbered choices, the guide's way.

Nothing here relies on colour alone: moves have brackets and arrows (the light side's pale, the dark
side's dark), choices have rings of different make and numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from games.view import BoardView, Choice, Square, Trace
from render.errors import RenderError
from render.scene import Layer

MOST_NUMBER, MOST_ORDER = 40, 30
KINDS = ("move", "exchange", "drop", "hit", "enter", "off", "rescue", "rebirth")
_WALKED = ("move", "exchange", "drop", "hit")
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
        _guide(noted, places, reverse=view.reverse)
    _rings(noted, view.choices)  # under the last moves, so that both are seen
    for trace in view.traces:
        _trace(noted, trace, places)
    _numbers(noted, view)
    for trace in view.traces:
        shown = trace.target if trace.target is not None else trace.source
        several = sum(other.seat == trace.seat for other in view.traces) > 1
        if several and shown is not None:
            order = trace.order if trace.order <= MOST_ORDER else "more"
            _put(noted[shown].over, f"order:{trace.seat}:{order}", _STELES)
        _notes(noted, trace, sent(view, trace))
    for square, marks in zip(view.squares, noted, strict=True):
        _state(square, marks)
    return noted


def _trace(noted: list[Noted], trace: Trace, places: Sequence[Place]) -> None:
    squares = (trace.source, trace.target, trace.swept, *trace.line)
    _known(trace.kind, squares, len(noted), "trace")
    if trace.seat not in (0, 1) or trace.order < 1:
        raise RenderError(f"trace: seat {trace.seat}, order {trace.order} cannot be drawn")
    style = f"{trace.seat}"
    source, target = trace.source, trace.target
    walked = trace.kind in _WALKED and source != target
    for index in trace.line:
        near = (
            _toward(places, index, other) for other in trace.line if _near(index, other, places)
        )
        _add(noted[index].under, f"line:{''.join(sorted(near))}")
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
    (wide, tall), (other_wide, other_tall) = _size(sign.sprite), _size(layer.sprite)
    across = min(sign.x + wide, layer.x + other_wide) - max(sign.x, layer.x)
    down = min(sign.y + tall, layer.y + other_tall) - max(sign.y, layer.y)
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


def _guide(noted: list[Noted], places: Sequence[Place], *, reverse: bool) -> None:
    """The way over all squares, with an arrow into every third."""
    walk = range(len(places))[::-1] if reverse else range(len(places))
    for here, sides in zip(walk, _sides(walk, places), strict=True):
        noted[here].path.append(f"way:guide:{sides}")
        if here % 3 == 2 and here != walk[0]:
            before = here - walk.step
            noted[here].path.append(f"tip:guide:{_toward(places, here, before)}")


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
            if choice.kind not in _PLAIN:
                spots = _NOTES if not occupied else (_NOTES[1], *_NOTES[3:], _NOTES[0])
                _put(noted[index].over, f"icon:{choice.kind}", spots)


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
        else:
            signed = choice.kind not in _PLAIN
            beside = bool(square.mark or square.goal)  # the small mark
            x = 110 - max(width, 74) if beside else _MIDDLE - width // 2
            y = 32 if signed else (54 if beside else 44)
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
