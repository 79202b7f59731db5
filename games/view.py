"""BoardView: all that a picture may know, and no rule.

Every game fills the same value; `render/` draws it without knowing why. Squares are numbered from
0 in the order of :attr:`BoardView.squares`, which is the game's own order (Senet: path order, so
house *n* is square *n - 1*; Seega: rank by rank from the top left as seen; Hyena: the village, the
holes, the well). Everything is frozen and hashable: an equal view is an equal picture.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Square:
    """One square: `label` as people number it, the house `mark` drawn on it and the `piece` on it.

    `mark` is a name the painter has a shape for (`ankh`, `netting`, `nefer`, `water`, `three`,
    `two`, `sun`; `shen` for a safe house without another meaning, `exit` for a way out where
    nobody rests; Seega's `centre`) or "" for a plain square; `piece` is `cone`, `spindle` (Senet),
    `light`, `dark` (Seega) or "". `danger` tells
    that the piece is in peril there: it drowns, or its fate is about to be thrown for. `goal` is
    the piece that is to end there, or "": a piece on a goal of its own has arrived.
    """

    label: str
    mark: str = ""
    piece: str = ""
    danger: bool = False
    goal: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move on offer, numbered as on its button. Seega's buttons, and so its picture, name squares
    instead.

    `source` is the square it starts from (None: from the hand), `target` where it ends (None: off
    the board). `kind` is `move`, `exchange`, `drop`, `hit` (an enemy goes to its hand; the source
    may be None, when a piece enters with a hit), `enter`, `off`, `rescue`, `rebirth` (the piece
    goes to the House of Rebirth or behind it); in Seega `place`, `move`, `leap`. `taken` holds the
    squares of the stones that it captures.
    """

    number: int
    source: int | None
    target: int | None
    kind: str
    taken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Trace:
    """A move just played, to be marked: `order` counts the moves of that turn from 1.

    `source` and `target` as in :class:`Choice`; `seat` played it. `swept` is where an enemy piece
    was sent by it (exchanged back, dropped into the water), if any; a hit one is in its hand.
    `line` holds the squares of a column of its own pieces that the move has completed. `taken`
    holds the squares whose stones it captured (Seega). `piece` tells which of a seat's pieces
    moved, `mother` or `hyena`, and `eaten` the seats whose mothers it ate (Hyena).
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


@dataclass(frozen=True, slots=True)
class Token:
    """One piece of a board where several share a square: Hyena's mothers and the hyena.

    `piece` is `mother` or `hyena`, `seat` whose it is, `square` where it is. `going` is `out` (to
    the well), `back` (to the village) or "" before it starts and after it is home. `state` is
    `waiting` (in the village, for the tabas that let it leave), `thirsty` (at the well, for those
    that let it go on), `home`, `eaten` (`square` is then where that was) or "" on its way.
    """

    piece: str
    square: int
    seat: int
    going: str = ""
    state: str = ""


@dataclass(frozen=True, slots=True)
class Tray:
    """One seat's side of the picture: its piece, how many are off, in hand, and in all.

    `extra` is how many throws are owed to that side after what is now to be played. In Seega `hand`
    are the stones left to place, `off` those taken from the other side. In Hyena `piece` is
    `mother1` to `mother6`, `tabas` are on the seat's account, `kept` are the points kept at the
    well, and `rank` is the settled place from 1, or 0.
    """

    piece: str
    off: int
    total: int
    hand: int = 0
    active: bool = False
    winner: bool = False
    extra: int = 0
    tabas: int = 0
    kept: int = 0
    rank: int = 0


@dataclass(frozen=True, slots=True)
class Thrown:
    """The throw lying on the table: `device` is `sticks`, `dice` or `chips`, `faces` as in
    games.chance, `score` what it counts (a number or `taba`); `fresh` if it is still to be
    played."""

    device: str
    faces: tuple[int, ...]
    score: str
    seat: int
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class BoardView:
    """One board as a person sees it. `shape` names the painter (`senet`, `seega`, `hyena`).

    `reverse`: pieces walk towards square 0. `kept` holds the scores of the throws that wait to be
    played, oldest first; empty where a throw is played at once. A game that is over without a
    winning tray is a draw. `chosen` is the square of the piece that was picked already, when a move
    is chosen in two steps: `choices` are then its own. `tokens` are the pieces of a game where
    several may share a square; they come in the order in which they lie there. `columns` is how
    many squares stand side by side where moves are chosen by tapping squares, called by their
    labels (Seega); 0 where squares are not tapped.
    """

    shape: str
    squares: tuple[Square, ...]
    trays: tuple[Tray, ...]
    choices: tuple[Choice, ...] = ()
    traces: tuple[Trace, ...] = ()
    thrown: Thrown | None = None
    over: bool = False
    reverse: bool = False
    kept: tuple[str, ...] = ()
    chosen: int | None = None
    tokens: tuple[Token, ...] = ()
    columns: int = 0
