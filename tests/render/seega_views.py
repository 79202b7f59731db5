"""Seega boards for the tests of pictures: written by hand, and drawn at random."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from games.view import BoardView, Choice, Square, Trace, Tray

FILES = "abcdefghi"
STONES = {"x": "light", "o": "dark", ".": ""}


def board(ranks: str) -> tuple[Square, ...]:
    """Squares from ranks, the highest first: `x` light, `o` dark."""
    rows = ranks.split()
    size = len(rows)
    return tuple(
        Square(f"{FILES[c]}{size - r}", "centre" if r == c == size // 2 else "", STONES[sign])
        for r, row in enumerate(rows)
        for c, sign in enumerate(row)
    )


def at(size: int, name: str) -> int:
    """The index of a square."""
    return (size - int(name[1:])) * size + FILES.index(name[0])


def choice(size: int, way: str, taken: str = "", number: int = 0, kind: str = "move") -> Choice:
    """`c2-c3`, or `c3` for a stone to be placed."""
    names = way.split("-")
    source = at(size, names[0]) if len(names) == 2 else None
    kind = kind if len(names) == 2 else "place"
    return Choice(
        number, source, at(size, names[-1]), kind, tuple(at(size, each) for each in taken.split())
    )


def trace(size: int, seat: int, way: str, taken: str = "", order: int = 1) -> Trace:
    """As `choice`, of a move that was made."""
    made = choice(size, way, taken)
    passed = () if made.source is None else line(size, made.source, made.target or 0)
    return Trace(order, seat, made.source, made.target, made.kind, taken=made.taken, way=passed)


def line(size: int, source: int, target: int) -> tuple[int, ...]:
    """The squares of a straight line of one step, or of two as of a leap."""
    between = (source + target) // 2
    near = max(abs(source % size - target % size), abs(source // size - target // size)) < 2
    return (source, target) if near else (source, between, target)


def trays(active: int = 0, taken: tuple[int, int] = (0, 0), hand: int = 0) -> tuple[Tray, ...]:
    """Both trays of a board of twelve stones a side."""
    return tuple(
        Tray(piece, taken[seat], 12, hand, active=active == seat)
        for seat, piece in enumerate(("light", "dark"))
    )


MIDDLE_5 = board("xo.ox oxxoo x..ox oxoxx xo.xo")
PLACING = BoardView(
    "seega",
    board("..x.. .o... ..... ...o. x...."),
    trays(0, hand=10),
    tuple(choice(5, name) for name in ["b1", "c1", "d1", "e1", "a3", "b3", "d3", "e3"]),
    (trace(5, 1, "b4"), trace(5, 1, "d2", order=2)),
)  # fmt: skip
LOW = replace(PLACING, low=True)
MOVES = (choice(5, "c4-c3", "d3"), choice(5, "c4-c5"), choice(5, "a3-b3"), choice(5, "d2-c1"))
STONE = BoardView("seega", MIDDLE_5, trays(0, (0, 2)), MOVES, (trace(5, 1, "d5-d4"),))
TARGET = replace(STONE, chosen=at(5, "c4"), choices=MOVES[:2])
CHAIN = BoardView(
    "seega",
    board("xo.oxox oxxoo.x x...xox oxoxxxo xo.xo.o o.xox.x xoxo.ox"),
    trays(1, (7, 3)),
    (choice(7, "g4-f3", "f4 e3"), choice(7, "b7-c7")),
    (
        trace(7, 0, "b5-c5", "d5"),
        trace(7, 0, "c5-b5", "c5 b6", order=2),
        trace(7, 1, "c6-c7", order=1),
    ),
)
NINE = BoardView(
    "seega",
    board(
        "xo.oxox.o oxxoo.xxo x..oxoxo. oxo.xxoxx xo.x.o.oo o.xox.xox xoxo.oxxo o.xxo.oxo xoo.xxoox"
    ),
    trays(0, (7, 12)),
    tuple(choice(9, f"{name}-e5", "e4" if name == "e6" else "") for name in ("e6", "d5", "c8")),
    (trace(9, 1, "e5-f5", "f6"),),
)
SMALL = BoardView(
    "seega", board("x.o .x. o.x"), trays(1, (1, 2)), (), (trace(3, 0, "a2-b2", "b3"),)
)
WON = BoardView(
    "seega",
    board("....x .x... ..x.. o.... ...x."),
    (Tray("light", 11, 12, winner=True), Tray("dark", 6, 12)),
    (),
    (trace(5, 0, "c2-c3", "b3 c4"),),
    over=True,
    score=(4, 1),
    turns=88,
)
DRAWN = replace(WON, trays=(Tray("light", 6, 12), Tray("dark", 6, 12)), traces=())
LEAP = BoardView("seega", MIDDLE_5, trays(), (), (trace(5, 1, "b5-d5", "c5"),))
VIEWS = {
    "placing": PLACING,
    "low": LOW,
    "turned": replace(CHAIN, turned=True),
    "stone": STONE,
    "target": TARGET,
    "chain": CHAIN,
    "nine": NINE,
    "small": SMALL,
    "won": WON,
    "drawn": DRAWN,
    "leap": LEAP,
}


def _line(draw: st.DrawFn, size: int) -> tuple[int, int]:
    """Two squares on a line, one or two steps apart."""
    steps = draw(st.integers(1, 2))
    across, down = draw(st.sampled_from([(0, 1), (1, 0), (1, 1), (1, -1)]))
    column = draw(st.integers(0, size - 1 - across * steps))
    row = draw(st.integers(steps if down < 0 else 0, size - 1 - max(0, down) * steps))
    first, last = row * size + column, (row + down * steps) * size + column + across * steps
    return (first, last) if draw(st.booleans()) else (last, first)


@st.composite
def views(draw: st.DrawFn) -> BoardView:
    """Any view that can be drawn, likely or not."""
    size = draw(st.sampled_from([3, 5, 7, 9]))
    squares = board(
        " ".join(draw(st.text("xo.", min_size=size, max_size=size)) for _ in range(size))
    )
    square = st.integers(0, size * size - 1)
    taken = st.lists(square, max_size=3, unique=True).map(tuple)
    numbered = draw(st.booleans())
    choices = []
    for number in range(1, draw(st.integers(0, 8)) + 1):
        source, target = draw(st.none() | square), draw(square)
        kind = "place" if source is None else draw(st.sampled_from(["move", "leap"]))
        choices.append(Choice(number * numbered, source, target, kind, draw(taken)))
    traces = []
    for order in range(1, draw(st.integers(0, 3)) + 1):
        source, target = _line(draw, size)
        kind = draw(st.sampled_from(["move", "leap", "place"]))
        placed = kind == "place"
        start, way = (None, ()) if placed else (source, line(size, source, target))
        seat = draw(st.integers(0, 1))
        traces.append(Trace(order, seat, start, target, kind, taken=draw(taken), way=way))
    count, flag = st.integers(0, 40), st.booleans()
    both = tuple(
        Tray(piece, draw(count), 40, draw(count), draw(flag), draw(flag))
        for piece in ("light", "dark")
    )
    return BoardView(
        "seega",
        squares,
        both,
        tuple(choices),
        tuple(traces),
        over=draw(flag),
        low=draw(flag),
        chosen=draw(st.none() | square),
    )
