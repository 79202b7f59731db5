"""The Hyena game: a spiral of holes in the sand between village and well (hyena 1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from math import atan2, cos, pi, radians, sin
from typing import NamedTuple

from games.view import BoardView, Thrown, Token, Trace, Tray
from render import ending
from render.errors import RenderError, check_known
from render.marks import MOST_NUMBER
from render.scene import Layer, Scene, Strip, Tile
from render.spiral import FIELD_BOTTOM, FIELD_TOP, SHAPES, VILLAGE, WIDTH, Spiral, spiral

HOLES = tuple(SHAPES)
SEATS = range(1, 7)
LAST_LEVEL = 6
"""How hard the last picture is deflated: it has most to show, and comes once a game."""
WELL_BOX, TRAYS_TOP, LOW = (396, 212), 800, 216
"""Size of the cloth for the chips, where the lower part begins, and its height with the foot."""
TRAY, TRAY_EDGE = 422, 10
"""How wide a tray is, and how far from the picture's edge it stands."""


class Desk(NamedTuple):
    """How a tray is laid out: the width of the token, the height of digits and how far apart they
    are, the width of signs and of the taba's; where the hole or its sign, the tabas and their
    number begin. Two digits of the hole end well before the tabas."""

    token: int
    cap: int
    pitch: int
    sign: int
    taba: int
    place: int
    tabas: int
    number: int


DESKS = {
    104: Desk(76, 44, 35, 62, 50, 108, 193, 247),
    69: Desk(58, 42, 35, 54, 46, 87, 172, 222),
}
"""How a tray of a height is laid out."""
TALLS = {1: 104, 2: 104, 3: 69}
TOPS = {1: (54,), 2: (0, 107), 3: (0, 71, 142)}
"""The height of a tray, and where each begins, by how many stand above each other."""
SIZES = (40, 46, 52, 58, 68, 88, 108)
"""Diameters of tokens."""
PIECES = ("mother", "hyena")
GOING = ("", "out", "back")
STATES = ("waiting", "thirsty", "home")
COUNTS = ("tabas", "kept")
DEVICES = ("chips",)
SCORES = ("taba", "2", "3", "6")
AIMS, PRINTS = 24, 12
"""How many directions a token may point to, and a print."""
MARK, DOT, SIGNS = 44, 48, (30, 36)
"""Sizes of the arrow at a token's rim, of a print, and of the signs at small and large tokens."""
HALO, POINTER = 17, 48
"""How far the ring reaches beyond the piece that is to move, and the size of the arrow to it."""
MOST_COUNT = 999
Spot = tuple[float, float, int]
"""The middle of a token and its diameter."""
_SLICE = 64
"""How tall a strip of the sand is: lower ones are packed anew sooner, and less well."""
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
    laid = [
        *(*_traces(view, shape), *_here(view, shape, "halo"), *_tokens(view, shape)),
        *(*_here(view, shape, "pointer"), *_choices(view, shape)),
    ]
    layers = [(layer, layer.y + size(layer.sprite)) for layer in laid]
    strips = [Strip(0, FIELD_TOP)]
    for top in range(FIELD_TOP, FIELD_BOTTOM, _SLICE):
        bottom = min(top + _SLICE, FIELD_BOTTOM)
        here = [
            layer._replace(y=layer.y - top)
            for layer, low in layers
            if layer.y < bottom and low > top
        ]
        strips.append(Strip(top, bottom, (), tuple(here)))
    strips.append(Strip(FIELD_BOTTOM, TRAYS_TOP))
    strips += _low(view)
    holes = len(shape.places) - 2
    scene = Scene(f"hyena-{holes}", tuple(strips))
    return replace(scene, level=LAST_LEVEL) if view.over else scene


def size(sprite: str) -> int:
    """The height of what lies on the field, from its name."""
    parts = sprite.split(":")
    if parts[0] == "badge":
        return 60
    if parts[1] in ("mother", "hyena", "eaten"):
        return int(parts[-1]) + 8
    if parts[1] == "ring":
        return 2 * int(parts[-1]) + 8
    if parts[1] == "halo":
        return int(parts[-1]) + 2 * HALO
    return {"aim": MARK, "step": DOT, "pointer": POINTER}.get(parts[1], max(SIGNS))


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
    """Where pieces have just walked: prints in their colour along the way, a ring where each move
    ended and a broken one where the first began."""
    last = len(shape.places) - 1
    reached: set[int | None] = set()
    for trace in view.traces:
        source, target = trace.source, trace.target
        if source is None or target is None or not (0 <= source <= last and 0 <= target <= last):
            raise RenderError(f"trace: no way from {source} to {target}")
        if not 0 <= trace.seat < len(view.trays):
            raise RenderError(f"trace: there is no seat {trace.seat}")
        who = "hyena" if trace.piece == "hyena" else f"{trace.seat + 1}"
        for here, there in _steps(trace, last):
            square = min(here, there)
            (x0, y0), (x1, y1) = shape.places[here], shape.places[there]
            turn = _turn(atan2(y1 - y0, x1 - x0), PRINTS)
            step = f"hyena:step:{who}:{'lr'[square % 2]}:{turn}"
            yield _at(step, shape.between(square), DOT)
        for what, square in (("from", source), ("to", target)):
            if 0 < square < last and (what == "to" or source not in reached):
                yield _at(
                    f"hyena:ring:{what}:{shape.radius}",
                    shape.places[square],
                    2 * shape.radius + 8,
                )
        reached.add(target)


def _turn(angle: float, directions: int) -> int:
    """Which of so many directions is nearest to an angle."""
    return round(angle / (2 * pi) * directions) % directions


def _steps(trace: Trace, last: int) -> Iterable[tuple[int, int]]:
    """The steps of a move, from square to next square."""
    way = trace.way
    if way and (way[0], way[-1]) != (trace.source, trace.target):
        raise RenderError(f"way {way}: it does not lead from {trace.source} to {trace.target}")
    for here, there in pairwise(way):
        if abs(here - there) != 1 or not 0 <= max(here, there) <= last or min(here, there) < 0:
            raise RenderError(f"way {way}: no step from {here} to {there}")
        yield here, there


def _placed(view: BoardView, shape: Spiral) -> Iterable[tuple[int, list[tuple[Token, Spot]]]]:
    """The tokens by square, and where each stands there."""
    groups: dict[int, list[Token]] = {}
    for token in view.tokens:
        groups.setdefault(token.square, []).append(token)
    for square, tokens in sorted(groups.items()):
        spots = _village(tokens) if square == 0 else _around(len(tokens), square, shape)
        yield square, list(zip(tokens, spots, strict=True))


def _moving(view: BoardView) -> Token | None:
    """The piece of who is to act: the hyena where it is loose, else the mother."""
    seat = next((seat for seat, tray in enumerate(view.trays) if _acts(view, tray)), None)
    own = [token for token in view.tokens if token.seat == seat and token.state != "eaten"]
    return max(own, key=lambda token: token.piece == "hyena", default=None)


def _here(view: BoardView, shape: Spiral, part: str) -> Iterable[Layer]:
    """Whose turn it is: a ring round the piece that moves, and an arrow that points at it, from
    above or, near the upper edge, from below."""
    moving = _moving(view)
    for token, (x, y, wide) in (each for _, placed in _placed(view, shape) for each in placed):
        if token is not moving:
            continue
        if part == "halo":
            yield _at(f"hyena:halo:{wide}", (x, y), wide + 2 * HALO)
            continue
        above = y - wide / 2 - HALO - POINTER >= FIELD_TOP
        far = wide / 2 + HALO - 2 + POINTER / 2
        place = (x, y - far if above else y + far)
        yield _at(f"hyena:pointer:{'down' if above else 'up'}", place, POINTER)


def _tokens(view: BoardView, shape: Spiral) -> Iterable[Layer]:
    last = len(shape.places) - 1
    for square, placed in _placed(view, shape):
        tokens, spots = [token for token, _ in placed], [spot for _, spot in placed]
        middle = [sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1)]
        for token, (x, y, wide) in placed:
            yield _at(_name(token, wide), (x, y), wide + 8)
        for token, (x, y, wide) in reversed(placed):
            sign = SIGNS[wide >= 58]
            if token.state in STATES:
                place = (x + wide * 0.36, y + wide * 0.36)
                yield _at(f"hyena:state:{token.state}:{sign}", place, sign)
            if token.piece == "hyena":  # below it, away from its arrow
                aim = shape.ways[square] + (pi if token.going == "back" else 0)
                left = bool(token.going) and 0 < square < last and cos(aim) < 0
                owner = (x + wide * (0.38 if left else -0.38), y + wide * 0.36)
                yield _at(f"hyena:owner:{token.seat + 1}:{sign}", owner, sign)
            if token.going and 0 < square < last and token.state != "eaten":
                step = _turn(shape.ways[square] + (pi if token.going == "back" else 0), AIMS)
                angle = step * 2 * pi / AIMS
                out = angle  # of a group of tokens, on the outer rim
                if len(tokens) > 1:
                    out = atan2(y - middle[1], x - middle[0])
                reach = wide / 2 + 6
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


def _low(view: BoardView) -> Iterable[Strip]:
    """The trays, half of them on each side, and the chips between: a strip for each row of trays,
    so that those that are as they were need no work."""
    seats = len(view.trays)
    half = (seats + 1) // 2
    tall = TALLS[half]
    rows = TOPS[half]
    lit = bool(view.thrown and view.thrown.fresh and not view.over)
    tiles = [Tile(442, 0, f"hyena:cloth:{'fresh' if lit else 'idle'}", _throw(view))]
    for seat, tray in enumerate(view.trays):
        side, row = divmod(seat, half)
        x = TRAY_EDGE if side == 0 else WIDTH - TRAY_EDGE - TRAY
        state = "winner" if tray.winner else "active" if _acts(view, tray) else "idle"
        tiles.append(Tile(x, rows[row], f"hyena:tray:{state}:{tall}", _tray(view, seat, tall)))
    for top, bottom in pairwise((0, *(each for each in rows if each), LOW)):
        here = [
            tile._replace(y=tile.y - top)
            for tile in tiles
            if tile.y < bottom and (tile.y + tall > top or tile.x == 442)
        ]
        yield Strip(TRAYS_TOP + top, TRAYS_TOP + bottom, tuple(here))


def _acts(view: BoardView, tray: Tray) -> bool:
    return tray.active and not view.over


def _tray(view: BoardView, seat: int, tall: int) -> tuple[Layer, ...]:
    """Whose it is, where she is, the tabas on the account; then the hyena, the rank or the points
    kept."""
    tray = view.trays[seat]
    mother = next((t for t in view.tokens if (t.piece, t.seat) == ("mother", seat)), None)
    hyena = any((t.piece, t.seat) == ("hyena", seat) for t in view.tokens)
    middle, desk = tall // 2, DESKS[tall]
    eaten = mother is not None and mother.state == "eaten"
    icon = f"hyena:{'eaten' if eaten else 'mother'}:{seat + 1}:{desk.token}"
    layers = [Layer(icon, desk.place - desk.token - 8, middle - desk.token // 2 - 3)]
    last = len(view.squares) - 1
    raised = middle - desk.sign // 2
    if mother is None or eaten:
        pass
    elif 0 < mother.square < last:
        layers += _digits(mother.square, desk.place, middle, desk)
    else:
        sign = "well" if mother.square == last else "home" if mother.state == "home" else "village"
        layers.append(Layer(f"hyena:sign:{sign}:{desk.sign}", desk.place + 2, raised))
    layers.append(Layer(f"hyena:taba:{desk.taba}", desk.tabas, middle - desk.taba // 2))
    layers += _digits(tray.count("tabas"), desk.number, middle, desk)
    if hyena and not view.over:  # whose it is has won
        layers.append(Layer("hyena:hyena:calm:58", TRAY - 76, middle - 32))
    elif tray.rank:
        layers.append(Layer(f"hyena:rank:{tray.rank}", TRAY - 72, middle - 32))
    elif tray.count("kept"):
        begin = desk.number + desk.pitch * len(str(tray.count("tabas")))
        layers.append(Layer(f"hyena:kept:{desk.sign}", begin, raised))
        layers += _digits(tray.count("kept"), begin + desk.sign - 6, middle, desk)
    if _acts(view, tray):
        layers.append(Layer("hyena:turn", 0, middle - 30))
    return tuple(layers)


def _digits(number: int, begin: int, height: int, desk: Desk) -> list[Layer]:
    """A number in golden digits from a place to the right."""
    text = str(number)
    pitch = desk.pitch if len(text) < 3 else desk.pitch - 7
    start = begin - (desk.cap + 4 - desk.pitch) // 2
    return [
        Layer(f"hyena:n:{desk.cap}:{digit}", start + slot * pitch, height - desk.cap // 2 - 7)
        for slot, digit in enumerate(text)
    ]


def _throw(view: BoardView) -> tuple[Layer, ...]:
    thrown = view.thrown
    if view.over:
        return _end(view)
    if thrown is None:
        return (Layer("hyena:key", 0, 0),)
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
