"""Views for the tests of pictures: written by hand, and drawn at random."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass

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
    (Trace(1, 0, 10, 13, "move"),),
    Thrown("sticks", (1, 0, 1, 1), "3", 1, fresh=True),
)
LATE = BoardView(
    "senet",
    squares("26 15 3", "29 27 10 11", "27"),
    trays(0, (2, 1)),
    (choice(1, 26, 29, "drop"), choice(2, 15, 18), choice(3, 3, 6), choice(4, 26, None, "off")),
    (Trace(1, 1, 8, 11, "exchange", 8), Trace(2, 1, 29, None, "off")),
    Thrown("sticks", (0, 0, 0, 0), "5", 0, fresh=True),
)
WON = BoardView(
    "senet",
    squares("", "21 24"),
    (Tray("cone", 5, 5, winner=True), Tray("spindle", 3, 5)),
    (),
    (Trace(1, 0, 27, None, "off"),),
    Thrown("sticks", (1, 1, 1, 0), "3", 0),
    over=True,
)
HANDED = BoardView(
    "senet",
    squares("2 7", "9 24"),
    (Tray("cone", 1, 7, 4, active=True), Tray("spindle", 0, 7, 5)),
    (choice(1, None, 4, "enter"), choice(2, 2, 6), choice(3, 7, 9, "hit")),
    (Trace(1, 1, None, 8, "enter"), Trace(1, 0, 2, 6, "move")),
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
VIEWS = {
    "start": START,
    "middle": MIDDLE,
    "late": LATE,
    "won": WON,
    "handed": HANDED,
    "crowd": CROWD,
}


@st.composite
def views(draw: st.DrawFn) -> BoardView:
    """Any view that can be drawn, likely or not."""
    board = []
    for n in range(1, 31):
        piece = draw(st.sampled_from(["", "", "cone", "spindle"]))
        mark = HOUSES.get(n, "netting" if n == 16 and draw(st.booleans()) else "")
        board.append(Square(str(n), mark, piece, bool(piece) and draw(st.integers(0, 9)) == 0))
    square = st.integers(0, 29)
    sides = [
        Tray(piece, draw(st.integers(0, 5)), 5, draw(st.integers(0, 5)), draw(st.booleans()))
        for piece in ("cone", "spindle")
    ]
    choices = tuple(
        Choice(number, source, target, "off" if target is None else draw(st.sampled_from(MOVED)))
        for number, (source, target) in enumerate(
            draw(
                st.lists(
                    st.tuples(square, st.none() | square),
                    max_size=8,
                    unique_by=(lambda pair: pair[0],),
                )
            ),
            1,
        )
    )
    many = max((sum(c.target == n for c in choices) for n in range(30)), default=0)
    traces = tuple(
        Trace(order, draw(st.integers(0, 1)), draw(square), draw(square), "move", draw(st.none()))
        for order in range(1, draw(st.integers(0, 3)) + 1)
    )
    thrown = draw(
        st.none()
        | st.builds(
            Thrown,
            st.just("sticks"),
            st.tuples(*[st.integers(0, 1)] * 4),
            st.sampled_from("12345"),
            st.integers(0, 1),
            st.booleans(),
        )
    )
    few = choices if many <= 5 else ()
    return BoardView("senet", tuple(board), tuple(sides), few, traces, thrown, draw(st.booleans()))


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
