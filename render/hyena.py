"""The Hyena game: a spiral of holes in the sand between village and well (hyena 1)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import atan2, cos, pi, radians, sin

from games.view import BoardView, Thrown, Token, Trace, Tray
from render import ending
from render.errors import RenderError, check_known
from render.marks import MOST_NUMBER
from render.scene import Layer, Scene, Strip, Tile
from render.spiral import FIELD_BOTTOM, FIELD_TOP, SHAPES, VILLAGE, WIDTH, Spiral, spiral

HOLES = tuple(SHAPES)
SEATS = range(1, 7)
WELL_BOX, TRAYS_TOP, LOW = (396, 212), 1050, 216
"""Size of the cloth for the chips, where the lower part begins, and its height with the foot."""
TRAY = 414
TALLS = {1: 104, 2: 104, 3: 68}
"""The height of a tray by how many stand above each other."""
SIZES = (40, 46, 52, 58, 68, 88, 108)
"""Diameters of tokens."""
PIECES = ("mother", "hyena")
GOING = ("", "out", "back")
STATES = ("waiting", "thirsty", "home")
COUNTS = ("tabas", "kept")
DEVICES = ("chips",)
SCORES = ("taba", "2", "3", "6")
AIMS = 24
"""How many directions a token may point to."""
MARK, DOT, SIGN = 34, 26, 30
MOST_COUNT = 999
_SLICE = 100
_ARRANGED = {1: (68, 0.0), 2: (52, 0.5), 3: (46, 0.6), 4: (44, 0.72)}
"""Diameter of a token in a hole of radius 40, and how many diameters its middle is from that of the
group, by how many share the hole; `_MANY` for more."""
_MANY = (36, 0.98)
_RIM = 18
"""How far the arrow at a token's rim may reach."""


def paint(view: BoardView, guide: bool) -> Scene:  # noqa: FBT001 - the shape of every painter
    """The scene of a Hyena view; a `guide` needs no other, as the holes are numbered in order.

    `RenderError` names the field that cannot be drawn.
    """
    del guide
    shape = _shape(view)
    layers = [*_traces(view, shape), *_tokens(view, shape), *_choices(view, shape)]
    strips = [Strip(0, FIELD_TOP)]
    for top in range(FIELD_TOP, FIELD_BOTTOM, _SLICE):
        bottom = top + _SLICE
        here = [
            layer._replace(y=layer.y - top)
            for layer in layers
            if layer.y < bottom and layer.y + size(layer.sprite) > top
        ]
        strips.append(Strip(top, bottom, (), tuple(here)))
    strips.append(Strip(FIELD_BOTTOM, TRAYS_TOP))
    strips.append(Strip(TRAYS_TOP, TRAYS_TOP + LOW, _low(view)))
    return Scene(f"hyena-{len(shape.places) - 2}", tuple(strips), level=6)


def size(sprite: str) -> int:
    """The height of what lies on the field, from its name."""
    parts = sprite.split(":")
    if parts[0] == "badge":
        return 60
    if parts[1] in ("mother", "hyena", "eaten"):
        return int(parts[-1]) + 8
    if parts[1] == "ring":
        return 2 * int(parts[-1]) + 8
    return {"aim": MARK, "step": DOT}.get(parts[1], SIGN)


def _shape(view: BoardView) -> Spiral:
    holes = len(view.squares) - 2
    if holes not in HOLES:
        raise RenderError(f"squares: hyena has 2 more than {HOLES}, the view has {holes + 2}")
    if len(view.trays) not in range(2, 7):
        raise RenderError(f"trays: hyena has 2 to 6, the view has {len(view.trays)}")
    for seat, tray in enumerate(view.trays, 1):
        check_known(f"tray {seat}", "piece", tray.piece, (f"mother{seat}",))
        for count in tray.counts:
            check_known(f"tray {seat}", "count", count.name, COUNTS)
            if not 0 <= count.number <= MOST_COUNT:
                raise RenderError(f"tray {seat}: {count.number} {count.name} cannot be drawn")
        if not 0 <= tray.rank <= len(SEATS):
            raise RenderError(f"tray {seat}: rank {tray.rank} cannot be drawn")
    for token in view.tokens:
        check_known("token", "piece", token.piece, PIECES)
        check_known("token", "going", token.going, GOING)
        check_known("token", "state", token.state, ("", "eaten", *STATES))
        if not 0 <= token.seat < len(view.trays):
            raise RenderError(f"token: there is no seat {token.seat}")
        if not 0 <= token.square < holes + 2:
            raise RenderError(f"token: there is no square {token.square}")
    return spiral(holes)


def _at(sprite: str, middle: tuple[float, float], wide: int) -> Layer:
    return Layer(sprite, round(middle[0] - wide / 2), round(middle[1] - wide / 2))


def _traces(view: BoardView, shape: Spiral) -> Iterable[Layer]:
    """Where pieces have just walked: points of their colour along the way, rings at its ends."""
    last = len(shape.places) - 1
    for trace in view.traces:
        source, target = trace.source, trace.target
        if source is None or target is None or not (0 <= source <= last and 0 <= target <= last):
            raise RenderError(f"trace: no way from {source} to {target}")
        if not 0 <= trace.seat < len(view.trays):
            raise RenderError(f"trace: there is no seat {trace.seat}")
        who = "hyena" if trace.piece == "hyena" else f"{trace.seat + 1}"
        for square in _steps(trace, last):
            yield _at(f"hyena:step:{who}", shape.between(square), DOT)
        for what, square in (("from", source), ("to", target)):
            if 0 < square < last:
                yield _at(
                    f"hyena:ring:{what}:{shape.radius}",
                    shape.places[square],
                    2 * shape.radius + 8,
                )


def _steps(trace: Trace, last: int) -> Iterable[int]:
    """The steps of a move, each by the one of its two squares that is nearer to the village."""
    way = trace.way
    if way and (way[0], way[-1]) != (trace.source, trace.target):
        raise RenderError(f"way {way}: it does not lead from {trace.source} to {trace.target}")
    for here, there in pairwise(way):
        if abs(here - there) != 1 or not 0 <= max(here, there) <= last or min(here, there) < 0:
            raise RenderError(f"way {way}: no step from {here} to {there}")
        yield min(here, there)


def _tokens(view: BoardView, shape: Spiral) -> Iterable[Layer]:
    groups: dict[int, list[Token]] = {}
    for token in view.tokens:
        groups.setdefault(token.square, []).append(token)
    last = len(shape.places) - 1
    for square, tokens in sorted(groups.items()):
        spots = _village(tokens) if square == 0 else _around(len(tokens), square, shape)
        placed = list(zip(tokens, spots, strict=True))
        middle = [sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1)]
        for token, (x, y, wide) in placed:
            yield _at(_name(token, wide), (x, y), wide + 8)
        for token, (x, y, wide) in reversed(placed):
            if token.state in STATES:
                place = (x + wide * 0.36, y + wide * 0.36)
                yield _at(f"hyena:state:{token.state}", place, SIGN)
            if token.piece == "hyena":
                owner = (x - wide * 0.38, y + wide * 0.36)
                yield _at(f"hyena:owner:{token.seat + 1}", owner, SIGN)
            if token.going and 0 < square < last and token.state != "eaten":
                turn = shape.ways[square] + (pi if token.going == "back" else 0)
                step = round(turn / (2 * pi) * AIMS) % AIMS
                angle = step * 2 * pi / AIMS
                out = angle  # of a group of tokens, on the outer rim
                if len(tokens) > 1:
                    out = atan2(y - middle[1], x - middle[0])
                reach = wide / 2 + 4
                place = (x + reach * cos(out), y + reach * sin(out))
                yield _at(f"hyena:aim:{token.going}:{step}", place, MARK)


def _name(token: Token, wide: int) -> str:
    if token.piece == "hyena":
        return f"hyena:hyena:{'fierce' if token.going == 'back' else 'calm'}:{wide}"
    what = "eaten" if token.state == "eaten" else "mother"
    return f"hyena:{what}:{token.seat + 1}:{wide}"


def _village(tokens: list[Token]) -> list[tuple[float, float, int]]:
    """Two rows of places before the huts."""
    wide, pitch = 58, 66
    first = min(4, len(tokens))
    spots: list[tuple[float, float, int]] = []
    for slot in range(len(tokens)):
        row, column = divmod(slot, first)
        x = (VILLAGE[0] + VILLAGE[2]) / 2 + (column - (first - 1) / 2) * pitch
        spots.append((x, VILLAGE[3] - 36 - row * 72 if len(tokens) > 4 else VILLAGE[3] - 46, wide))
    return spots


def _around(count: int, square: int, shape: Spiral) -> list[tuple[float, float, int]]:
    """Middles and diameter of `count` tokens that share a hole, or the well; all on the sand."""
    well = square == len(shape.places) - 1
    unit = shape.well / 62 if well else max(shape.radius / 40, 1.08)
    best, reach = _ARRANGED.get(count, _MANY)
    wide = max((each for each in SIZES if each <= best * unit + 3), default=SIZES[0])
    ring = count if count < 7 else count - 1
    start = {2: 180, 4: -135}.get(count, -90)
    far = reach * wide
    spots = [(0.0, 0.0)] * count
    for slot in range(ring):
        angle = radians(start + 360 * slot / ring)
        spots[slot] = (far * cos(angle), far * sin(angle))
    room = far + wide / 2 + _RIM
    at = shape.places[square]
    x = min(max(at[0], 16 + room), WIDTH - 16 - room)
    y = min(max(at[1], FIELD_TOP + 4 + room), FIELD_BOTTOM - 4 - room)
    return [(x + across, y + down, wide) for across, down in spots]


def _choices(view: BoardView, shape: Spiral) -> Iterable[Layer]:
    """Numbers where choices end (most are made by words alone)."""
    for choice in view.choices:
        if choice.target is None or not choice.number:
            continue
        if not 0 < choice.number <= MOST_NUMBER or not 0 <= choice.target < len(shape.places):
            raise RenderError(f"choice {choice.number} to {choice.target} cannot be drawn")
        x, y = shape.places[choice.target]
        yield _at(f"badge:{choice.number}", (x, y + shape.radius * 0.7), 60)


def _low(view: BoardView) -> tuple[Tile, ...]:
    """The trays, half of them on each side, and the chips between."""
    seats = len(view.trays)
    half = (seats + 1) // 2
    tall = TALLS[half]
    pitch = 71 if half == 3 else 107
    tiles = []
    for seat, tray in enumerate(view.trays):
        side, row = divmod(seat, half)
        x = 16 if side == 0 else WIDTH - 16 - TRAY
        state = "winner" if tray.winner else "active" if _acts(view, tray) else "idle"
        y = row * pitch if half > 1 else 54
        tiles.append(Tile(x, y, f"hyena:tray:{state}:{tall}", _tray(view, seat, tall)))
    lit = bool(view.thrown and view.thrown.fresh and not view.over)
    cloth = Tile(442, 0, f"hyena:cloth:{'fresh' if lit else 'idle'}", _throw(view))
    return (*tiles, cloth)


def _acts(view: BoardView, tray: Tray) -> bool:
    return tray.active and not view.over


def _tray(view: BoardView, seat: int, tall: int) -> tuple[Layer, ...]:
    """Whose it is, where she is, the tabas on the account, the points kept, and the rank."""
    tray = view.trays[seat]
    mother = next((t for t in view.tokens if (t.piece, t.seat) == ("mother", seat)), None)
    hyena = any((t.piece, t.seat) == ("hyena", seat) for t in view.tokens)
    middle = tall // 2
    eaten = mother is not None and mother.state == "eaten"
    icon = "eaten" if eaten else "mother"
    layers = [Layer(f"hyena:{icon}:{seat + 1}:58", 10, middle - 33)]
    last = len(view.squares) - 1
    if mother is None or eaten:
        pass
    elif 0 < mother.square < last:
        layers += _digits(mother.square, 112, middle)
    else:
        sign = "well" if mother.square == last else "home" if mother.state == "home" else "village"
        layers.append(Layer(f"hyena:sign:{sign}", 86, middle - 26))
    layers.append(Layer("hyena:taba", 158, middle - 26))
    layers += _digits(tray.count("tabas"), 246, middle)
    if tray.rank:
        layers.append(Layer(f"hyena:rank:{tray.rank}", TRAY - 76, middle - 32))
    if tray.count("kept") and not tray.rank:
        layers.append(Layer("hyena:kept", 289, middle - 26))
        layers += _digits(tray.count("kept"), 368, middle)
    elif hyena:
        layers.append(Layer("hyena:hyena:calm:52", 280, middle - 30))
    if _acts(view, tray):
        layers.append(Layer("hyena:turn", 0, middle - 22))
    return tuple(layers)


def _digits(number: int, middle: int, height: int) -> list[Layer]:
    """A number in golden digits about a middle."""
    text = str(number)
    pitch = 32 if len(text) < 3 else 26
    start = middle - len(text) * pitch // 2 - (42 - pitch) // 2
    return [
        Layer(f"hyena:n:{digit}", start + slot * pitch, height - 26)
        for slot, digit in enumerate(text)
    ]


def _throw(view: BoardView) -> tuple[Layer, ...]:
    thrown = view.thrown
    if view.over:
        return _end(view)
    if thrown is None:
        return (Layer("hyena:emblem", 0, 0),)
    score = _score(view, thrown)
    layers = [
        Layer(f"hyena:chip:{face}", 14 + slot * 70, (14, 36, 22)[slot])
        for slot, face in enumerate(thrown.faces)
    ]
    owner = Layer(f"hyena:mother:{thrown.seat + 1}:40", WELL_BOX[0] - 60, WELL_BOX[1] - 60)
    if thrown.fresh:
        return (*layers, Layer(f"hyena:score:fresh:{score}", 224, 26), owner)
    stale = Layer(f"hyena:score:stale:{score}", 224, 26)
    return (*layers, Layer("hyena:gauze", 0, 0), stale, owner)


def _end(view: BoardView) -> tuple[Layer, ...]:
    """How the game ended: a wreath round the winner's mother, and how many turns it took. The
    places are on the trays."""
    middle = WELL_BOX[0] // 2
    seats = range(len(view.trays))
    winner = next((seat for seat in seats if view.trays[seat].winner), None)
    layers = [Layer("hyena:emblem", 0, 0)]
    if winner is not None:
        mother = Layer(f"hyena:mother:{winner + 1}:88", middle - 48, 46)
        layers = [Layer("hyena:wreath", middle - ending.WREATH[0] // 2, 6), mother]
    return (*layers, *ending.length(view.turns, middle, WELL_BOX[1] - ending.TABLET - 6))


def _score(view: BoardView, thrown: Thrown) -> str:
    check_known("thrown", "device", thrown.device, DEVICES)
    if len(thrown.faces) != 3 or not set(thrown.faces) <= {0, 1}:
        raise RenderError(f"thrown: no drawing for {thrown.device} {thrown.faces}")
    if thrown.score not in SCORES:
        raise RenderError(f"thrown: score {thrown.score!r} is none of {SCORES}")
    if not 0 <= thrown.seat < len(view.trays):
        raise RenderError(f"thrown: there is no seat {thrown.seat}")
    return thrown.score
