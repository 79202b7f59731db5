"""Views for the tests of pictures: written by hand, and drawn at random."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, replace

from hypothesis import strategies as st

from games.view import BoardView, Choice, Square, Thrown, Trace, Tray

HOUSES = {15: "ankh", 26: "nefer", 27: "water", 28: "three", 29: "two", 30: "sun"}
MOVED = ("move", "exchange", "drop", "hit")


def squares(cones: str = "", spindles: str = "", danger: str = "") -> tuple[Square, ...]:
    """Thirty squares; the arguments list house numbers."""
    light, dark, peril = ({int(n) for n in each.split()} for each in (cones, spindles, danger))
    return tuple(
        Square(
            str(n),
            HOUSES.get(n, ""),
            "cone" if n in light else "spindle" if n in dark else "",
            n in peril,
        )
        for n in range(1, 31)
    )


def trays(active: int = 0, off: tuple[int, int] = (0, 0), total: int = 5) -> tuple[Tray, ...]:
    return tuple(
        Tray(piece, off[seat], total, active=active == seat)
        for seat, piece in enumerate(("cone", "spindle"))
    )


def choice(number: int, source: int | None, target: int | None, kind: str = "move") -> Choice:
    """A choice between houses (not squares)."""
    return Choice(
        number, None if source is None else source - 1, None if target is None else target - 1, kind
    )


def walked(trace: Trace) -> Trace:
    """The same with the way that leads from its source to its target along the path of Senet."""
    source, target = trace.source, trace.target
    if trace.kind not in MOVED or source is None or target is None:
        return trace
    step = 1 if target >= source else -1
    return replace(trace, way=tuple(range(source, target + step, step)))


def trace(
    order: int,
    seat: int,
    source: int | None,
    target: int | None,
    kind: str = "move",
    swept: int | None = None,
    line: tuple[int, ...] = (),
) -> Trace:
    """A last move between squares (not houses) of Senet, with its way."""
    return walked(Trace(order, seat, source, target, kind, swept, line))


START = BoardView("senet", squares("1 3 5 7 9", "2 4 6 8 10"), trays())
MIDDLE = BoardView(
    "senet",
    squares("7 12 14 26 29", "4 9 16 20 28"),
    trays(1),
    (
        choice(1, 4, 7, "exchange"),
        choice(2, 9, 12, "exchange"),
        choice(3, 16, 19),
        choice(4, 20, 23),
    ),
    (trace(1, 0, 10, 13, "move"),),
    Thrown("sticks", (1, 0, 1, 1), "3", 1, fresh=True),
)
LATE = BoardView(
    "senet",
    squares("26 15 3", "29 27 10 11", "27"),
    trays(0, (2, 1)),
    (choice(1, 26, 29, "drop"), choice(2, 15, 18), choice(3, 3, 6), choice(4, 26, None, "off")),
    (trace(1, 1, 8, 11, "exchange", 8), trace(2, 1, 29, None, "off")),
    Thrown("sticks", (0, 0, 0, 0), "5", 0, fresh=True),
)
WON = BoardView(
    "senet",
    squares("", "21 24"),
    (Tray("cone", 5, 5, winner=True), Tray("spindle", 3, 5)),
    (),
    (trace(1, 0, 27, None, "off"),),
    Thrown("sticks", (1, 1, 1, 0), "3", 0),
    over=True,
    score=(5, 3),
    turns=127,
)
HANDED = BoardView(
    "senet",
    squares("2 7", "9 24"),
    (Tray("cone", 1, 7, 4, active=True), Tray("spindle", 0, 7, 5)),
    (choice(1, None, 4, "enter"), choice(2, 2, 6), choice(3, 7, 9, "hit")),
    (trace(1, 1, None, 8, "enter"), trace(1, 0, 2, 6, "move")),
    Thrown("dice", (2, 5), "3", 0, fresh=True),
)
CROWD = BoardView(
    "senet",
    squares(" ".join(map(str, range(1, 20, 2))), " ".join(map(str, range(2, 21, 2)))),
    trays(0, total=10),
    tuple(choice(n + 1, 2 * n + 1, 2 * n + 2, "exchange") for n in range(10))
    + tuple(choice(n + 11, 2 * n + 1, n + 21) for n in range(10)),
    (),
    Thrown("sticks", (1, 1, 1, 0), "3", 0, fresh=True),
)


def changed_squares(board: tuple[Square, ...], **changes: str) -> tuple[Square, ...]:
    """The squares with another mark on some houses: `h15="shen"`."""
    marks = {int(name[1:]): mark for name, mark in changes.items()}
    return tuple(
        replace(square, mark=marks.get(number, square.mark))
        for number, square in enumerate(board, 1)
    )


def goals(board: tuple[Square, ...]) -> tuple[Square, ...]:
    """Houses 1 to 10 as the ending squares of both sides (senet 5.4)."""
    kinds = ("cone", "spindle") * 5
    return tuple(
        replace(square, goal=kinds[index] if index < 10 else "")
        for index, square in enumerate(board)
    )


def bare(board: tuple[Square, ...]) -> tuple[Square, ...]:
    """The squares without house marks."""
    return tuple(replace(square, mark="") for square in board)


BELL = BoardView(
    "senet",
    goals(squares("3 9 6 13", "2 8 22 14 29")),
    (Tray("cone", 0, 5, 1, active=True), Tray("spindle", 0, 5)),
    (choice(1, None, 29 - 2, "enter"), choice(2, 9, 5), choice(3, 13, 9)),
    (trace(1, 1, None, 28, "enter"),),
    Thrown("sticks", (1, 1, 1, 1), "4", 0, fresh=True),
    reverse=True,
)
BELL_START = BoardView(
    "senet",
    goals(squares()),
    (Tray("cone", 0, 5, 5, active=True), Tray("spindle", 0, 5, 5)),
    reverse=True,
)
TAIT = BoardView(
    "senet",
    changed_squares(squares("6 15 20 26", "4 10 24"), h15="shen"),
    (Tray("cone", 1, 5, 0, extra=2), Tray("spindle", 0, 5, 2, active=True)),
    (choice(1, None, 6, "hit"), choice(2, 4, 10 + 1), choice(3, 24, 30), choice(4, 10, 16)),
    (trace(1, 0, 14, 19, "hit"), trace(2, 0, 2, 5, "move")),
    Thrown("sticks", (0, 0, 0, 0), "6", 1, fresh=True),
)
FATE = BoardView(
    "senet",
    squares("26 3 7 12 15 18", "27 4 8 10 13 20", "26 27"),
    (Tray("cone", 3, 10, active=True), Tray("spindle", 4, 10)),
    (),
    (trace(1, 0, 21, 25, "move"),),
    Thrown("sticks", (1, 1, 1, 1), "4", 0),
)
REBORN = BoardView(
    "senet",
    squares("27 3 7 12 18", "15 4 8 10 20", "27"),
    (Tray("cone", 5, 10, active=True), Tray("spindle", 5, 10)),
    (choice(1, 27, 14, "rebirth"),),
    (trace(1, 1, 26, 14, "rebirth"),),
    Thrown("sticks", (1, 1, 0, 0), "2", 0, fresh=True),
)
COLUMN = BoardView(
    "senet",
    changed_squares(bare(squares("4 17 24 28", "2 9 13")), h30="exit"),
    (Tray("cone", 0, 5, 1, active=True, extra=1), Tray("spindle", 0, 5, 2)),
    (),
    (trace(1, 0, 21, 23, "hit", line=(3, 16, 23)),),
    Thrown("dice", (2, 5), "3", 0),
)
LEAVING = BoardView(
    "senet",
    changed_squares(bare(squares("25 27 28 29 19", "2 9 13")), h30="exit"),
    (Tray("cone", 0, 5, active=True), Tray("spindle", 0, 5, 2)),
    (choice(1, 27, None, "off"), choice(2, 19, 22)),
    (trace(1, 1, None, 8, "hit"),),
    Thrown("dice", (3, 4), "3", 0, fresh=True),
)
WALKING_OFF = replace(LEAVING, choices=(replace(choice(1, 27, None, "off"), way=(26, 27, 28, 29)),))
"""The way out is marked where it leaves the board, and not on the piece alone."""
BANK = BoardView(
    "senet",
    squares("3 12 14 26", "4 9 16 20 28"),
    (Tray("cone", 1, 5, active=True, extra=1), Tray("spindle", 0, 5)),
    (choice(1, 3, 7), choice(2, 3, 4, "exchange"), choice(3, 12, 15), choice(4, 14, 18)),
    (trace(1, 1, 10, 15, "move"),),
    Thrown("sticks", (1, 1, 0, 1), "3", 0, fresh=True),
    kept=("4", "1", "3"),
)
DRAWN = BoardView(
    "senet",
    squares("5 12", "9 22"),
    (Tray("cone", 8, 10), Tray("spindle", 8, 10)),
    (),
    (trace(1, 1, 20, 21, "move"),),
    Thrown("sticks", (1, 0, 0, 0), "1", 1),
    over=True,
    score=(8, 8),
    turns=1284,
)
TEN = BoardView(
    "senet",
    squares(" ".join(map(str, range(1, 20, 2))), " ".join(map(str, range(2, 21, 2)))),
    trays(0, total=10),
)
ALL_IN_HAND = BoardView(
    "senet",
    squares(),
    (Tray("cone", 0, 10, 10, active=True), Tray("spindle", 0, 10, 10)),
    (choice(1, None, 4, "enter"),),
    (),
    Thrown("sticks", (1, 1, 1, 1), "4", 0, fresh=True),
    kept=("1", "4", "5", "5", "1", "4", "2"),
)
VIEWS = {
    "start": START,
    "middle": MIDDLE,
    "turned": replace(MIDDLE, turned=True),
    "bell-turned": replace(BELL, turned=True),
    "late": LATE,
    "won": WON,
    "handed": HANDED,
    "crowd": CROWD,
    "bell": BELL,
    "bell-start": BELL_START,
    "tait": TAIT,
    "fate": FATE,
    "reborn": REBORN,
    "column": COLUMN,
    "leaving": LEAVING,
    "walking-off": WALKING_OFF,
    "bank": BANK,
    "drawn": DRAWN,
    "ten": TEN,
    "all-in-hand": ALL_IN_HAND,
}


PIECES = ("", "cone", "spindle")
KINDS = (*MOVED, "rescue", "rebirth")


def _squares(draw: st.DrawFn) -> tuple[Square, ...]:
    goals = draw(st.booleans())
    board = []
    for n in range(1, 31):
        piece = draw(st.sampled_from(["", *PIECES]))
        mark = HOUSES.get(n, draw(st.sampled_from(["", "netting"])) if n == 16 else "")
        mark = draw(st.sampled_from([mark, mark, mark, "shen", "exit", ""]))
        goal = draw(st.sampled_from(PIECES)) if goals and n <= 10 else ""
        danger = bool(piece) and draw(st.integers(0, 9)) == 0
        board.append(Square(str(n), mark, piece, danger, goal))
    return tuple(board)


def _tray(draw: st.DrawFn, piece: str) -> Tray:
    total = draw(st.integers(5, 10))
    small = st.integers(0, 5)
    flags = (draw(st.booleans()), draw(st.booleans()))
    return Tray(piece, draw(small), total, draw(small), *flags, draw(st.integers(0, 12)))


def _choices(draw: st.DrawFn) -> tuple[Choice, ...]:
    """Up to eight, of which no more than six meet on a square; no two are alike, and no
    piece enters where one of its side stands that can move."""
    square = st.integers(0, 29)
    pair = st.tuples(st.none() | square, st.none() | square)
    pairs = draw(st.lists(pair, max_size=8, unique=True))
    choices: list[Choice] = []
    for source, target in pairs:
        ends = {source, target} - {None}
        met = max((sum(e in (c.source, c.target) for c in choices) for e in ends), default=9)
        held = {c.source for c in choices} if source is None else set()
        entered = {c.target for c in choices if c.source is None}
        if met < 5 and source != target and target not in held and source not in entered:
            entering = ("enter", "hit") if source is None else KINDS
            kind = "off" if target is None else draw(st.sampled_from(entering))
            choices.append(Choice(len(choices) + 1, source, target, kind))
    return tuple(choices)


def _traces(draw: st.DrawFn) -> tuple[Trace, ...]:
    square, anywhere = st.integers(0, 29), st.none() | st.integers(0, 29)
    traces = []
    for order in range(1, draw(st.integers(0, 3)) + 1):
        source, target, swept = draw(anywhere), draw(anywhere), draw(anywhere)
        line = draw(st.just(()) | st.builds(lambda n: (n, 19 - n, 20 + n), st.integers(0, 9)))
        if source is None and target is None:
            target = draw(square)
        kind = draw(st.sampled_from((*KINDS, "enter")))
        traces.append(trace(order, draw(st.integers(0, 1)), source, target, kind, swept, line))
    return tuple(traces)


def _throws() -> st.SearchStrategy[Thrown]:
    seat, fresh = st.integers(0, 1), st.booleans()
    sticks = st.tuples(*[st.integers(0, 1)] * 4)
    dice = st.tuples(*[st.integers(0, 5)] * 2)
    score = st.sampled_from("123456")
    return st.builds(Thrown, st.just("sticks"), sticks, score, seat, fresh) | st.builds(
        Thrown, st.just("dice"), dice, score, seat, fresh
    )


@st.composite
def views(draw: st.DrawFn) -> BoardView:
    """Any view that can be drawn, likely or not."""
    return BoardView(
        "senet",
        _squares(draw),
        (_tray(draw, "cone"), _tray(draw, "spindle")),
        _choices(draw),
        _traces(draw),
        draw(st.none() | _throws()),
        over=draw(st.booleans()),
        reverse=draw(st.booleans()),
        kept=tuple(draw(st.lists(st.sampled_from("123456"), max_size=8))),
    )


@dataclass(frozen=True)
class Parsed:
    """A PNG taken apart: size, palette and pixel indexes row after row."""

    width: int
    height: int
    palette: bytes
    indexes: bytes


def parse(data: bytes) -> Parsed:
    """Read a palette PNG as strictly as the format allows; ValueError for anything unusual."""
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("no PNG signature")
    chunks, place = [], 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        kind = data[place + 4 : place + 8]
        body = data[place + 8 : place + 8 + length]
        (crc,) = struct.unpack(">I", data[place + 8 + length : place + 12 + length])
        if zlib.crc32(kind + body) != crc:
            raise ValueError(f"wrong CRC in {kind!r} at byte {place}")
        chunks.append((kind, body))
        place += 12 + length
    kinds = [kind for kind, _ in chunks]
    pixels = kinds.count(b"IDAT")
    if kinds != [b"IHDR", b"PLTE", *[b"IDAT"] * pixels, b"IEND"]:
        raise ValueError(f"chunks in another order: {kinds}")
    width, height, depth, colour, method, filters, interlace = struct.unpack(
        ">IIBBBBB", chunks[0][1]
    )
    if (depth, colour, method, filters, interlace) != (8, 3, 0, 0, 0):
        raise ValueError("not an 8-bit palette picture without interlace")
    inflate = zlib.decompressobj()
    rows = inflate.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    if not inflate.eof or inflate.unused_data or len(rows) != height * (width + 1):
        raise ValueError("the stream does not end with the picture")
    if any(rows[:: width + 1]):
        raise ValueError("a row has a filter")
    indexes = b"".join(rows[y * (width + 1) + 1 : (y + 1) * (width + 1)] for y in range(height))
    return Parsed(width, height, chunks[1][1], indexes)
