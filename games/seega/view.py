"""What a picture of Seega may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core import Choose, Played
from games.seega.state import FILE, Action, Mask, State, name, squares
from games.seega.words import taken_from
from games.view import BoardView, Choice, Square, Trace, Tray

if TYPE_CHECKING:
    from games.seega.rules import Seega

_PIECES: Final = ("light", "dark")
"""The stones of who placed first, and of the other."""


def view(rules: Seega, state: State, last: tuple[Played[State, Action], ...]) -> BoardView:
    """The board, the moves offered, and of `last` the moves of the side that moved latest."""
    return BoardView(
        shape="seega",
        squares=tuple(
            _square(rules, state, file * FILE + rank)
            for rank in reversed(range(rules.size))
            for file in range(rules.size)
        ),
        trays=tuple(_tray(rules, state, seat) for seat in range(2)),
        choices=_choices(rules, state),
        traces=_traces(rules, last),
        over=state.due == "over",
        columns=rules.size,
    )


def _square(rules: Seega, state: State, square: int) -> Square:
    piece = next((_PIECES[s] for s in range(2) if state.stones[s] >> square & 1), "")
    mark = "centre" if rules.tables.centre >> square & 1 else ""
    return Square(name(square), mark, piece)


def _tray(rules: Seega, state: State, seat: int) -> Tray:
    over, here = state.due == "over", state.seat == seat
    return Tray(
        _PIECES[seat],
        off=taken_from(rules, state, 1 - seat),
        total=rules.tables.stones,
        hand=state.hand[seat],
        active=here and not over,
        winner=here and over,
    )


def _index(rules: Seega, square: int) -> int:
    """Where a square stands in the view: rank by rank from the top left."""
    return (rules.size - 1 - square % FILE) * rules.size + square // FILE


def _ends(rules: Seega, action: Action) -> tuple[int | None, int]:
    """The squares that an action starts from (None: from the hand) and ends on."""
    source = None if action.kind == "place" else _index(rules, action.source)
    return source, _index(rules, action.target)


def _taken(rules: Seega, taken: Mask) -> tuple[int, ...]:
    return tuple(_index(rules, square) for square in squares(taken))


def _choices(rules: Seega, state: State) -> tuple[Choice, ...]:
    turn = rules.turn(state)
    if not isinstance(turn, Choose):
        return ()
    return tuple(
        Choice(number, *_ends(rules, action), action.kind, _taken(rules, action.taken))
        for number, action in enumerate(turn.actions, 1)
        if action.kind != "pass"
    )


def _traces(rules: Seega, last: tuple[Played[State, Action], ...]) -> tuple[Trace, ...]:
    """The stones placed or moved in the latest turn in which one was, oldest first."""
    latest: list[Played[State, Action]] = []
    for played in reversed(last):
        if latest and played.seat != latest[0].seat:
            break
        if played.action.kind != "pass":
            latest.insert(0, played)
    return tuple(_trace(rules, order, played) for order, played in enumerate(latest, 1))


def _trace(rules: Seega, order: int, played: Played[State, Action]) -> Trace:
    action = played.action
    return Trace(
        order,
        played.seat,
        *_ends(rules, action),
        action.kind,
        taken=_taken(rules, action.taken),
    )
