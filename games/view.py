"""BoardView: all that a picture may know, and no rule. The contract of games and painters.

A game fills the value, a painter draws it without knowing why. It is all that `render/` may import
of `games/`, and it imports nothing itself. Everything is frozen and hashable: an equal view is an
equal picture.

**Squares** are numbered from 0 in the order of :attr:`BoardView.squares`. The order is the game's
own; its painter knows where each of them lies. No painter may read a direction from the numbers: a
walk is told by the `way` of a move.

**Names** (of marks, pieces, kinds of moves, counts, devices) belong to the game and to its painter.
A painter has a table of the names that it can draw. `RenderError` refuses any other and lists
those. So a new game brings names of its own, or uses those of a painter that it shares. Here stands
only what a field means for every painter; what a game uses is in its `games/<game>/view.py`.

**A new game** fills a `BoardView` with a `shape` of its own. How the painter of that shape is
written and registered is told in :mod:`render`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Square:
    """One square, or another place where a piece can stand (a hole, a well).

    `label` is its name as people say it. `mark` is the sign drawn on it, "" for a plain one.
    `piece` is the piece that stands there, "" for none; where several may share a square, see
    :class:`Token`. `danger`: something bad is about to happen to that piece. `goal` is the piece
    that is to end there, or ""; a piece on a goal of its own has arrived.
    """

    label: str
    mark: str = ""
    piece: str = ""
    danger: bool = False
    goal: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move on offer.

    `number` is that of its button, from 1. `source` is the square that it starts from (None: from
    the hand), `target` where it ends (None: off the board). `kind` tells what happens to whom: a
    painter may draw a plain move and one that hits differently. `taken` are the squares whose
    pieces it takes.

    `way` are the squares that the piece walks over, in walking order. It begins with `source`,
    unless the piece comes from the hand, and ends with `target`, unless it leaves the board. Each
    square of it lies beside the one before on the board (or is where the game's way leads next).
    It is empty where nothing is walked: a piece is put there, taken up or sent.

    Of a choice a painter marks the ends alone, and of one that leaves the board the last square of
    its way; the line along the way is drawn once the move is played (:class:`Trace`).
    """

    number: int
    source: int | None
    target: int | None
    kind: str
    taken: tuple[int, ...] = ()
    way: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Trace:
    """A move just played, to be marked.

    `order` counts the moves of that turn from 1. `seat` played it. `source`, `target`, `kind`,
    `taken` and `way` are as in :class:`Choice`. The arrow is drawn along `way`; for an empty one a
    painter marks the ends alone and draws no line. `piece` tells which piece moved, where a seat
    has several kinds of them.

    What else came of it: `swept` is the square to which another piece was sent by it, or its own
    was carried on (None: none was, or it is not on the board). `line` are the squares of a row of
    its own pieces that the move has completed. `eaten` are the seats whose pieces it has put out of
    the game.
    """

    order: int
    seat: int
    source: int | None
    target: int | None
    kind: str
    swept: int | None = None
    line: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    piece: str = ""
    eaten: tuple[int, ...] = ()
    way: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of a board on which several may share a square.

    `piece` is its kind, `seat` whose it is, `square` where it is. `going` is the direction in which
    it is walking, "" for none. `state` tells what it waits for or has come to, "" for nothing.
    """

    piece: str
    square: int
    seat: int
    going: str = ""
    state: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """A number that a seat has beside the board: `name` is of what (coins, points)."""

    name: str
    number: int


@dataclass(frozen=True, slots=True)
class Tray:
    """One seat's side of the picture.

    `piece` is how its pieces look. Of `total` of them `off` are done with and `hand` are not on the
    board yet; what being done with means (borne off, home, taken from the other side) is the
    game's. `active`: the seat is to act. `winner`: it has won. `extra` is how many throws it is
    owed after what is now to be played. `counts` are what else it has, in the order in which they
    are drawn. `rank` is its place when that is settled before the end, from 1; 0 before.
    """

    piece: str
    off: int
    total: int
    hand: int = 0
    active: bool = False
    winner: bool = False
    extra: int = 0
    counts: tuple[Count, ...] = ()
    rank: int = 0

    def count(self, name: str) -> int:
        """How many of that it has; 0 where nothing is said of it."""
        return sum(count.number for count in self.counts if count.name == name)


@dataclass(frozen=True, slots=True)
class Thrown:
    """The throw lying beside the board.

    `device` is what was thrown: the `kind` of a :class:`games.chance.Device`. `faces` are what each
    thing shows, in the order thrown. `score` is what they count together, as the device reads them.
    `seat` threw. `fresh`: it is still to be played.
    """

    device: str
    faces: tuple[int, ...]
    score: str
    seat: int
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class BoardView:
    """One board as a person sees it."""

    shape: str
    """The board's shape: it names the painter (`render.painters.PAINTERS`)."""
    squares: tuple[Square, ...]
    """Every square, in the game's own order."""
    trays: tuple[Tray, ...]
    """One for each seat, in the order of the seats."""
    choices: tuple[Choice, ...] = ()
    """The moves on offer that a picture can show; a pass or a throw is none."""
    traces: tuple[Trace, ...] = ()
    """The last moves, oldest first."""
    thrown: Thrown | None = None
    """The throw lying beside the board, if any."""
    over: bool = False
    """The game has ended; without a winning tray it is a draw."""
    reverse: bool = False
    """The game's way over the board is walked the other way round than its painter draws it."""
    kept: tuple[str, ...] = ()
    """The scores of the throws that wait to be played, oldest first; empty where every throw is
    played at once."""
    chosen: int | None = None
    """The square of the piece that was picked already, when a move is chosen in two steps:
    `choices` are then its own."""
    tokens: tuple[Token, ...] = ()
    """The pieces of a game where several may share a square, in the order in which they lie
    there."""
    columns: int = 0
    """How many squares stand side by side, rank by rank from the top left, where moves are chosen
    by tapping squares, which are called by their labels; 0 where they are chosen otherwise."""
    score: tuple[int, ...] = ()
    """What a game that is over was decided by, one number a seat, as its result tells it; empty
    before the end, and where nothing was counted (it was given up)."""
    turns: int = 0
    """How many turns a game that is over took, numbered as in its record: one ends when another
    seat is to act. 0 before the end. A position does not know it: who has the whole game says it
    (:meth:`ended`)."""

    turned: bool = False
    """It is seen from the other side of the table: the second player's."""
    low: bool = False
    """Its buttons lie as its squares do and need the room: its painter may draw it lower."""

    def ended(self, winners: Collection[int], score: tuple[int, ...], turns: int) -> BoardView:
        """The last picture of a game: who has won it, also where its rules do not say so (it was
        given up), by which score, in how many turns. Nothing is on offer any more."""
        trays = tuple(
            replace(tray, active=False, winner=seat in winners)
            for seat, tray in enumerate(self.trays)
        )
        return replace(
            self, trays=trays, choices=(), chosen=None, over=True, score=score, turns=turns
        )
