"""Boards of the Hyena game for the tests of pictures: by hand, and drawn at random."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from games.view import BoardView, Count, Square, Thrown, Token, Trace, Tray


def squares(holes: int) -> tuple[Square, ...]:
    """Village, holes and well."""
    return tuple(Square(str(n)) for n in range(holes + 2))


def tray(
    number: int, tabas: int = 0, kept: int = 0, rank: int = 0, *, active: bool = False
) -> Tray:
    """The tray of the mother of that number, from 1."""
    counts = account(tabas, kept)
    return Tray(f"mother{number}", 0, 1, active=active, counts=counts, rank=rank)


def account(tabas: int, kept: int = 0) -> tuple[Count, ...]:
    """What stands on a tray beside the mother."""
    return Count("tabas", tabas), Count("kept", kept)


def mother(number: int, square: int, going: str = "out", state: str = "") -> Token:
    """The mother of that number, from 1."""
    return Token("mother", square, number - 1, going, state)


def walk(number: int, source: int, target: int, piece: str = "mother") -> Trace:
    """A move of that player's mother or hyena."""
    step = 1 if target >= source else -1
    way = tuple(range(source, target + step, step))
    return Trace(1, number - 1, source, target, "move", piece=piece, way=way)


START = BoardView(
    "hyena",
    squares(30),
    (tray(1, active=True), tray(2)),
    tokens=(mother(1, 0, "", "waiting"), mother(2, 0, "", "waiting")),
)
MIDDLE = BoardView(
    "hyena",
    squares(30),
    (tray(1, 3), tray(2, 11, active=True), tray(3, 2, 14), tray(4, 5)),
    (),
    (walk(1, 7, 10), walk(2, 17, 19)),
    Thrown("chips", (1, 0, 1), "2", 1, fresh=True),
    tokens=(mother(1, 10), mother(2, 19), mother(3, 31, "", "thirsty"), mother(4, 10, "back")),
)
SIX = BoardView(
    "hyena",
    squares(80),
    tuple(tray(n, n * 3, 20 * (n == 2), active=n == 5) for n in range(1, 7)),
    (),
    (walk(4, 40, 46), walk(3, 71, 74)),
    Thrown("chips", (1, 0, 0), "taba", 4, fresh=True),
    tokens=(
        mother(1, 46), mother(2, 81, "", "thirsty"), mother(3, 74, "back"),
        mother(4, 46), mother(5, 46, "back"), mother(6, 12),
    ),
)  # fmt: skip
CROWD = BoardView(
    "hyena",
    squares(80),
    tuple(tray(n, n * 3, active=n == 5) for n in range(1, 7)),
    (),
    (),
    Thrown("chips", (0, 0, 0), "6", 4, fresh=True),
    tokens=(
        *(mother(n, 33, "back" if n % 2 else "out") for n in range(1, 7)),
        Token("hyena", 33, 0, "out"),
    ),
)
HUNT = BoardView(
    "hyena",
    squares(50),
    (tray(1, 1, rank=1), tray(2, 4), tray(3, 2, active=True), tray(4, rank=5), tray(5, 3, 5)),
    (),
    (walk(1, 30, 18, "hyena"),),
    Thrown("chips", (0, 0, 0), "6", 0),
    tokens=(
        mother(1, 0, "", "home"), mother(2, 12, "back"), mother(3, 12),
        mother(4, 24, "back", "eaten"), mother(5, 51, "", "thirsty"), Token("hyena", 18, 0, "back"),
    ),
)  # fmt: skip
TWO = BoardView(
    "hyena",
    squares(20),
    (tray(1, 1), tray(2, 2, active=True)),
    (),
    (walk(2, 20, 15),),
    Thrown("chips", (1, 1, 1), "3", 1, fresh=True),
    tokens=(mother(1, 15), mother(2, 15, "back")),
)
OVER = BoardView(
    "hyena",
    squares(30),
    (
        Tray("mother1", 0, 1, winner=True, counts=account(4), rank=1),
        tray(2, 4, rank=3),
        tray(3, 2, rank=2),
    ),
    (),
    (walk(1, 8, 0, "hyena"),),
    Thrown("chips", (0, 0, 0), "6", 0),
    over=True,
    score=(2, 0, 1),
    turns=61,
    tokens=(
        mother(1, 0, "", "home"), mother(2, 5, "back", "eaten"), mother(3, 0, "", "home"),
        Token("hyena", 0, 0, "", "home"),
    ),
)  # fmt: skip
VIEWS = {
    "start": START,
    "middle": MIDDLE,
    "six": SIX,
    "crowd": CROWD,
    "hunt": HUNT,
    "two": TWO,
    "over": OVER,
}
THROWS = {
    (1, 0, 0): "taba", (0, 1, 0): "taba", (0, 1, 1): "2", (1, 1, 1): "3", (0, 0, 0): "6",
}  # fmt: skip


def _tray(draw: st.DrawFn, number: int, seats: int) -> Tray:
    small, flag = st.integers(0, 40), st.booleans()
    return Tray(
        f"mother{number}",
        0,
        1,
        active=draw(flag),
        winner=draw(flag),
        counts=account(draw(small), draw(small)),
        rank=draw(st.integers(0, seats)),
    )


def _thrown(draw: st.DrawFn, seats: int) -> Thrown | None:
    faces = draw(st.none() | st.sampled_from(sorted(THROWS)))
    if faces is None:
        return None
    seat = draw(st.integers(0, seats - 1))
    return Thrown("chips", faces, THROWS[faces], seat, draw(st.booleans()))


@st.composite
def views(draw: st.DrawFn) -> BoardView:
    """Any view that can be drawn, likely or not."""
    holes = draw(st.sampled_from([20, 30, 50, 80]))
    seats = draw(st.integers(2, 6))
    square, seat = st.integers(0, holes + 1), st.integers(0, seats - 1)
    going = st.sampled_from(["", "out", "back"])
    state = st.sampled_from(["", "", "waiting", "thirsty", "home", "eaten"])
    tokens = [Token("mother", draw(square), n, draw(going), draw(state)) for n in range(seats)]
    if draw(st.booleans()):
        tokens.append(Token("hyena", draw(square), draw(seat), draw(going), draw(state)))
    piece = st.sampled_from(["mother", "hyena"])
    traces = [
        replace(walk(draw(seat) + 1, draw(square), draw(square), draw(piece)), order=order)
        for order in range(1, draw(st.integers(0, 3)) + 1)
    ]
    return BoardView(
        "hyena",
        squares(holes),
        tuple(_tray(draw, number, seats) for number in range(1, seats + 1)),
        (),
        tuple(traces),
        _thrown(draw, seats),
        draw(st.booleans()),
        tokens=tuple(tokens),
    )
