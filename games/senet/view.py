"""What a picture of Senet may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core import Choose, Faces, Played
from games.senet.effects import column
from games.senet.state import HAND, HOUSES, OFF, WATER, Action, State
from games.senet.words import house_name
from games.view import BoardView, Choice, Square, Thrown, Trace, Tray

if TYPE_CHECKING:
    from games.senet.rules import Senet

_PIECES: Final = ("cone", "spindle")

_MARKS: Final = {
    "none": "",
    "second-life": "ankh",
    "netting": "netting",
    "beauty": "nefer",
    "water": "water",
    "three": "three",
    "two": "two",
    "heru": "sun",
    "safe": "shen",
    "exit": "exit",
}
"""The shape drawn on a house, by its name."""

_NO_MOVES: Final = ("score", "take", "pass")
"""Actions that no piece is moved by."""


def view(
    rules: Senet, state: State, last: tuple[Played[State, Action], ...], faces: Faces | None
) -> BoardView:
    """The board, the moves offered, and of `last` the moves of the side that moved latest."""
    return BoardView(
        shape="senet",
        squares=tuple(_square(rules, state, house) for house in range(1, HOUSES + 1)),
        trays=tuple(_tray(rules, state, seat) for seat in range(2)),
        choices=_choices(rules, state),
        traces=_traces(rules, last),
        thrown=None if faces is None else _thrown(rules, state, last, faces),
        over=state.due == "over",
        reverse=rules.way == "backward",
        kept=tuple(map(str, state.throws)) if rules.bank_throws else (),
    )


def _square(rules: Senet, state: State, house: int) -> Square:
    piece = next((_PIECES[s] for s in range(2) if state.pieces[s] >> house & 1), "")
    goals = rules.tables.first if rules.goal == "home" else (0, 0)
    return Square(
        str(house),
        _MARKS[house_name(rules, house)],
        piece,
        danger=bool(piece) and bool(rules.tables.bound >> house & 1),
        goal=next((_PIECES[s] for s in range(2) if goals[s] >> house & 1), ""),
    )


def _tray(rules: Senet, state: State, seat: int) -> Tray:
    over, here = state.due == "over", state.seat == seat
    return Tray(
        _PIECES[seat],
        off=state.off[seat],
        total=rules.pieces,
        hand=state.hand[seat],
        active=here and not over,
        winner=here and over,
        extra=state.owed if here else 0,
    )


def _index(house: int) -> int | None:
    """The square of a house; None for the hand and for off the board."""
    return None if house in (HAND, OFF) else house - 1


def _choices(rules: Senet, state: State) -> tuple[Choice, ...]:
    turn = rules.turn(state)
    if not isinstance(turn, Choose):
        return ()
    return tuple(
        Choice(number, _index(action.source), _index(action.target), action.kind)
        for number, action in enumerate(turn.actions, 1)
        if action.kind not in _NO_MOVES
    )


def _traces(rules: Senet, last: tuple[Played[State, Action], ...]) -> tuple[Trace, ...]:
    """The moves of the latest turn in which a piece was moved, oldest first."""
    latest: list[Played[State, Action]] = []
    for played in reversed(last):
        if latest and played.seat != latest[0].seat:
            break
        if played.action.kind not in _NO_MOVES:
            latest.insert(0, played)
    return tuple(_trace(rules, order, played) for order, played in enumerate(latest, 1))


def _trace(rules: Senet, order: int, played: Played[State, Action]) -> Trace:
    action = played.action
    swept = None
    if action.kind == "exchange":
        swept = _index(action.source)
    elif action.kind == "drop" and rules.water == "drown":
        swept = _index(WATER)
    elif rules.water == "first_house" and (action.kind == "drop" or action.target == WATER):
        swept = _index(_washed_to(rules, played))
    return Trace(
        order,
        played.seat,
        _index(action.source),
        _index(action.target),
        action.kind,
        swept,
        _line(rules, played),
    )


def _washed_to(rules: Senet, played: Played[State, Action]) -> int:
    """The house that the piece which fell or was dropped is washed to (senet 3, `water`)."""
    seat = played.seat if played.action.kind == "move" else 1 - played.seat
    after = rules.apply(played.before, played.action)
    came = after.pieces[seat] & ~played.before.pieces[seat]
    return came.bit_length() - 1 if came else played.action.source


def _line(rules: Senet, played: Played[State, Action]) -> tuple[int, ...]:
    """The squares of a column of three that the move completed (senet 7.6)."""
    action = played.action
    filled = column(played.before, action.source, action.target) if rules.column_extra else 0
    return (filled - 1, 20 - filled, 19 + filled) if filled else ()


def _thrown(
    rules: Senet, state: State, last: tuple[Played[State, Action], ...], faces: Faces
) -> Thrown:
    """The throw on the table: `fresh` while it, or the bank it is in, is to be played."""
    device = rules.tables.throws[0].device
    throwers = [played.seat for played in last if played.action.kind == "score"]
    fresh = state.due in ("play", "bank")
    seat = state.seat if fresh or not throwers else throwers[-1]
    return Thrown(device.kind, faces, device.read(faces), seat, fresh=fresh)
