"""What a picture of Senet may know."""

from __future__ import annotations

from typing import Final

from games.core import Faces, Played, latest_moves
from games.senet import moves
from games.senet.effects import column, result, swept_to
from games.senet.ruleset import SenetFields
from games.senet.state import HAND, LAST_HOUSE, OFF, WATER, Action, State
from games.senet.words import house_name
from games.view import BoardView, Choice, Square, Thrown, Trace, Tray

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

_WALKED: Final = ("move", "exchange", "drop", "hit")
"""Actions by which a piece walks from house to house; by others it is set on one, or leaves."""


def view(
    rules: SenetFields,
    state: State,
    last: tuple[Played[State, Action], ...] = (),
    faces: Faces | None = None,
) -> BoardView:
    """The board, the moves offered, and of `last` the moves of the side that moved latest."""
    return BoardView(
        shape="senet",
        squares=tuple(_square(rules, state, house) for house in range(1, LAST_HOUSE + 1)),
        trays=tuple(_tray(rules, state, seat) for seat in range(2)),
        choices=_choices(rules, state),
        traces=_traces(rules, last),
        thrown=None if faces is None else _thrown(rules, state, last, faces),
        over=state.due == "over",
        score=result(rules, state).score if state.due == "over" else (),
        reverse=not rules.way.forward,
        kept=tuple(map(str, state.throws)) if rules.bank_throws else (),
    )


def _square(rules: SenetFields, state: State, house: int) -> Square:
    piece = next((_PIECES[s] for s in range(2) if state.pieces[s] >> house & 1), "")
    goals = rules.lookups.first if rules.goal.homes else (0, 0)
    return Square(
        str(house),
        _MARKS[house_name(rules, house)],
        piece,
        danger=bool(piece) and bool(rules.lookups.bound >> house & 1),
        goal=next((_PIECES[s] for s in range(2) if goals[s] >> house & 1), ""),
    )


def _tray(rules: SenetFields, state: State, seat: int) -> Tray:
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


def _way(action: Action) -> tuple[int, ...]:
    """The squares that a piece walks over, along the path of the thirty houses (senet 1.1)."""
    if action.kind not in _WALKED or HAND in (action.source, action.target):
        return ()
    step = 1 if action.target >= action.source else -1
    return tuple(range(action.source - 1, action.target - 1 + step, step))


def _choices(rules: SenetFields, state: State) -> tuple[Choice, ...]:
    asked = moves.asked(rules, state)
    if asked is None:
        return ()
    return tuple(
        Choice(
            number,
            _index(action.source),
            _index(action.target),
            action.kind,
            way=_way(action),
        )
        for number, action in enumerate(asked.actions, 1)
        if action.kind not in _NO_MOVES
    )


def _traces(rules: SenetFields, last: tuple[Played[State, Action], ...]) -> tuple[Trace, ...]:
    """The moves of the latest turn in which a piece was moved, oldest first."""
    latest = latest_moves(last, lambda action: action.kind not in _NO_MOVES)
    return tuple(_trace(rules, order, played) for order, played in enumerate(latest, 1))


def _trace(rules: SenetFields, order: int, played: Played[State, Action]) -> Trace:
    action = played.action
    return Trace(
        order,
        played.seat,
        _index(action.source),
        _index(action.target),
        action.kind,
        _swept(rules, played),
        _line(rules, played),
        way=_way(action),
    )


def _swept(rules: SenetFields, played: Played[State, Action]) -> int | None:
    """The square that a move sent an enemy to, or its own piece when the water washed it away."""
    action = played.action
    if action.kind == "exchange":
        return _index(action.source)
    falls = action.kind == "move" and action.target == WATER
    if not falls and action.kind != "drop":
        return None
    house = swept_to(rules, played.before, action)
    return None if falls and house == WATER else _index(house)


def _line(rules: SenetFields, played: Played[State, Action]) -> tuple[int, ...]:
    """The squares of a column of three that the move completed (senet 7.6)."""
    action = played.action
    filled = column(played.before, action.source, action.target) if rules.column_extra else 0
    return (filled - 1, 20 - filled, 19 + filled) if filled else ()


def _thrown(
    rules: SenetFields, state: State, last: tuple[Played[State, Action], ...], faces: Faces
) -> Thrown:
    """The throw on the table: `fresh` while it, or the bank it is in, is to be played."""
    device = rules.lookups.throws[0].device
    scores = [played.seat for played in last if played.action.kind == "score"]
    throwers = scores or [played.seat for played in last]
    fresh = state.due in ("play", "bank")
    seat = state.seat if fresh or not throwers else throwers[-1]
    return Thrown(device.kind, faces, device.read(faces), seat, fresh=fresh)
