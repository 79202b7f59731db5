"""What a picture of Aseb may know.

Squares are the cones' own 1 to 4, the spindles' own 1 to 4, then 5 to 16, which both share.
"""

from __future__ import annotations

from typing import Final

from games.aseb import moves
from games.aseb.ruleset import AsebFields
from games.aseb.state import HAND, LAST, OFF, OWN, ROSETTES, Action, State
from games.core import Faces, Played, latest_moves
from games.view import BoardView, Choice, Square, Thrown, Trace, Tray

_PIECES: Final = ("cone", "spindle")
_MARK: Final = "rosette"
_NO_MOVES: Final = ("score", "pass")
"""Actions that no piece is moved by."""


def view(
    rules: AsebFields,
    state: State,
    last: tuple[Played[State, Action], ...] = (),
    faces: Faces | None = None,
) -> BoardView:
    """The board, the moves offered, and of `last` the moves of the side that moved latest."""
    return BoardView(
        shape="aseb",
        squares=tuple(_square(state, seats, number) for seats, number in _PLACES),
        trays=tuple(_tray(rules, state, seat) for seat in range(2)),
        choices=_choices(rules, state),
        traces=_traces(last),
        thrown=None if faces is None else _thrown(rules, state, last, faces),
        over=state.due == "over",
        score=state.off if state.due == "over" else (),  # as the words say it: not the point
    )


_PLACES: Final = (
    *(((seat,), number) for seat in range(2) for number in range(1, OWN + 1)),
    *(((0, 1), number) for number in range(OWN + 1, LAST + 1)),
)
"""The squares in their order: for which seats, and which of their paths."""


def index(seat: int, square: int) -> int:
    """The place in the view of a square of a seat's path."""
    return square - 1 if square <= OWN and not seat else square + OWN - 1


def _square(state: State, seats: tuple[int, ...], number: int) -> Square:
    piece = next((_PIECES[seat] for seat in seats if state.pieces[seat] >> number & 1), "")
    return Square(str(number), _MARK if number in ROSETTES else "", piece)


def _tray(rules: AsebFields, state: State, seat: int) -> Tray:
    over, here = state.due == "over", state.seat == seat
    return Tray(
        _PIECES[seat],
        off=state.off[seat],
        total=rules.pieces,
        hand=state.hand[seat],
        active=here and not over,
        winner=here and over,
    )


def _end(seat: int, square: int) -> int | None:
    """A square's place; None for the hand and for off the board."""
    return None if square in (HAND, OFF) else index(seat, square)


def _way(seat: int, action: Action) -> tuple[int, ...]:
    """The squares that a piece walks over, along its path (aseb 2)."""
    if action.source == HAND:
        return ()
    return tuple(index(seat, square) for square in range(action.source, action.target + 1))


def _choices(rules: AsebFields, state: State) -> tuple[Choice, ...]:
    asked = moves.asked(rules, state)
    if asked is None:
        return ()
    seat = state.seat
    return tuple(
        Choice(
            number,
            _end(seat, action.source),
            _end(seat, action.target),
            action.kind,
            way=() if action.target == OFF else _way(seat, action),
        )
        for number, action in enumerate(asked.actions, 1)
        if action.kind not in _NO_MOVES
    )


def _traces(last: tuple[Played[State, Action], ...]) -> tuple[Trace, ...]:
    """The moves of the latest turn in which a piece was moved, oldest first."""
    latest = latest_moves(last, lambda action: action.kind not in _NO_MOVES)
    return tuple(
        Trace(
            order,
            played.seat,
            _end(played.seat, played.action.source),
            _end(played.seat, played.action.target),
            played.action.kind,
            way=() if played.action.target == OFF else _way(played.seat, played.action),
        )
        for order, played in enumerate(latest, 1)
    )


def _thrown(
    rules: AsebFields, state: State, last: tuple[Played[State, Action], ...], faces: Faces
) -> Thrown:
    """The throw on the table: `fresh` while it is to be played."""
    scores = [played.seat for played in last if played.action.kind == "score"]
    throwers = scores or [played.seat for played in last]
    fresh = state.due == "play"
    seat = state.seat if fresh or not throwers else throwers[-1]
    return Thrown(rules.device.kind, faces, rules.device.read(faces), seat, fresh=fresh)
