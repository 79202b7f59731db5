"""What a picture of Seega may know."""

from __future__ import annotations

from typing import Final

from games.core import Played, latest_moves
from games.seega.effects import result
from games.seega.moves import choices
from games.seega.ruleset import SeegaFields
from games.seega.state import FILE, Action, Mask, State, name, squares
from games.seega.words import taken_from
from games.view import BoardView, Choice, Square, Trace, Tray

_PIECES: Final = ("light", "dark")
"""The stones of who placed first, and of the other."""


def view(rules: SeegaFields, state: State, last: tuple[Played[State, Action], ...]) -> BoardView:
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
        score=result(rules, state).score if state.due == "over" else (),
        columns=rules.size,
    )


def _square(rules: SeegaFields, state: State, square: int) -> Square:
    piece = next((_PIECES[s] for s in range(2) if state.stones[s] >> square & 1), "")
    mark = "centre" if rules.lookups.centre >> square & 1 else ""
    return Square(name(square), mark, piece)


def _tray(rules: SeegaFields, state: State, seat: int) -> Tray:
    over, here = state.due == "over", state.seat == seat
    return Tray(
        _PIECES[seat],
        off=taken_from(rules, state, 1 - seat),
        total=rules.lookups.stones,
        hand=state.hand[seat],
        active=here and not over,
        winner=here and over,
    )


def _index(rules: SeegaFields, square: int) -> int:
    """Where a square stands in the view: rank by rank from the top left."""
    return (rules.size - 1 - square % FILE) * rules.size + square // FILE


def _ends(rules: SeegaFields, action: Action) -> tuple[int | None, int]:
    """The squares that an action starts from (None: from the hand) and ends on."""
    source = None if action.kind == "place" else _index(rules, action.source)
    return source, _index(rules, action.target)


def _way(rules: SeegaFields, action: Action) -> tuple[int, ...]:
    """The squares over which a stone goes; a leap passes over the one between (seega 3.9)."""
    if action.kind == "place":
        return ()
    between = ((action.source + action.target) // 2,) if action.kind == "leap" else ()
    way = (action.source, *between, action.target)
    return tuple(_index(rules, square) for square in way)


def _taken(rules: SeegaFields, taken: Mask) -> tuple[int, ...]:
    return tuple(_index(rules, square) for square in squares(taken))


def _choices(rules: SeegaFields, state: State) -> tuple[Choice, ...]:
    if state.due == "over":
        return ()
    turn = choices(rules, state)
    return tuple(
        Choice(
            number,
            *_ends(rules, action),
            action.kind,
            _taken(rules, action.taken),
            _way(rules, action),
        )
        for number, action in enumerate(turn.actions, 1)
        if action.kind != "pass"
    )


def _traces(rules: SeegaFields, last: tuple[Played[State, Action], ...]) -> tuple[Trace, ...]:
    """The stones placed or moved in the latest turn in which one was, oldest first."""
    latest = latest_moves(last, lambda action: action.kind != "pass")
    return tuple(_trace(rules, order, played) for order, played in enumerate(latest, 1))


def _trace(rules: SeegaFields, order: int, played: Played[State, Action]) -> Trace:
    action = played.action
    return Trace(
        order,
        played.seat,
        *_ends(rules, action),
        action.kind,
        taken=_taken(rules, action.taken),
        way=_way(rules, action),
    )
