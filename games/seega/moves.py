"""What may be played: the one source of legality in Seega.

Actions are offered by source square and then by target square, each by file and then by rank; a
pass stands alone.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from games.core import Choose
from games.seega.state import NOWHERE, Action, Mask, State, squares
from games.seega.tables import Tables

if TYPE_CHECKING:
    from games.seega.rules import Seega

PASS = Action("pass")
PASS_ONLY = (Choose(0, (PASS,)), Choose(1, (PASS,)))


def choices(rules: Seega, state: State) -> Choose[Action]:
    """What may be played in a position that is not over; never nothing."""
    tables, seat, due = rules.tables, state.seat, state.due
    mine, theirs = state.stones[seat], state.stones[1 - seat]
    if due == "move":
        moves = playable(tables, mine, theirs)
        return Choose(seat, tuple(moves)) if moves else PASS_ONLY[seat]
    if due == "place":
        return Choose(seat, _places(tables, state))
    if due == "chain":
        own = mine if state.stone == NOWHERE else 1 << state.stone
        return Choose(seat, tuple(captures(tables, mine, theirs, own)))
    return Choose(seat, tuple(passages(tables, mine, theirs)))


def playable(tables: Tables, mine: Mask, theirs: Mask) -> list[Action]:
    """Every move of the stones `mine` (seega 1.3, 1.4, 3.9)."""
    if tables.leaps:
        return _with_leaps(tables, mine, theirs, mine)
    empty = tables.board ^ mine ^ theirs
    movers = mine & tables.beside(empty)
    found: list[Action] = []
    for part in tables.parts:
        for beside, steps in tables.movers[movers & part]:
            found += steps[beside & empty]
    stones = tables.movers.stones
    for target, taken in tables.pincers.takes(empty, mine, theirs & tables.prey).items():
        beside, steps = stones[target]
        for back in steps[mine & beside]:
            source = back.target
            # Moves stand in the order of tuples: there is the one like it that takes nothing.
            place = bisect_left(found, ("move", source, target))
            found[place] = Action("move", source, target, taken)
    return found


def captures(tables: Tables, mine: Mask, theirs: Mask, own: Mask) -> list[Action]:
    """Every capturing move of the stones `own` among `mine` (seega 2.3, 3.4)."""
    if tables.leaps:
        return [move for move in _with_leaps(tables, mine, theirs, own) if move.taken]
    empty = tables.board ^ mine ^ theirs
    stones = tables.movers.stones
    takes = tables.pincers.takes(empty, mine, theirs & tables.prey)
    return sorted(
        Action("move", back.target, target, taken)
        for target, taken in takes.items()
        for beside, steps in (stones[target],)
        for back in steps[own & beside]
    )


def can_capture(tables: Tables, mine: Mask, theirs: Mask, own: Mask) -> bool:
    """Whether one of the stones `own` among `mine` can capture."""
    if tables.leaps:
        return bool(captures(tables, mine, theirs, own))
    reached = tables.beside(own) & (tables.board ^ mine ^ theirs)
    return bool(tables.pincers.lanes(reached, mine, theirs & tables.prey))


def can_move(tables: Tables, mine: Mask, theirs: Mask) -> bool:
    """Whether one of the stones `mine` can move at all."""
    empty = tables.board ^ mine ^ theirs
    if mine & tables.beside(empty):
        return True
    return bool(tables.leaps) and bool(_with_leaps(tables, mine, theirs, mine))


def passages(tables: Tables, mine: Mask, theirs: Mask) -> list[Action]:
    """The moves of `mine` after which the stones `theirs`, that had none, have a move (seega 3.6).

    Judged by that move alone, not by a chain that may follow.
    """
    return [
        move
        for move in playable(tables, mine, theirs)
        if can_move(tables, theirs ^ move.taken, mine ^ (1 << move.source | 1 << move.target))
    ]


def _places(tables: Tables, state: State) -> tuple[Action, ...]:
    """Seega 1.2: the empty squares except the centre; 3.1: a side's first two on the cross."""
    seat = state.seat
    one, other = state.stones
    empty = tables.board ^ one ^ other ^ tables.centre
    if tables.stones - state.hand[seat] < 2 and tables.cross[seat]:
        empty &= tables.cross[seat]
    places = tables.places
    found: tuple[Action, ...] = ()
    for part in tables.parts:
        found += places[empty & part]
    return found


def _with_leaps(tables: Tables, mine: Mask, theirs: Mask, own: Mask) -> list[Action]:
    """The moves of the stones `own` among `mine` where stones may leap too (seega 3.9)."""
    taken_squares, prey = mine | theirs, theirs & tables.prey
    empty = tables.board ^ taken_squares
    found: list[Action] = []
    takes = tables.pincers.takes(empty, mine, prey)
    for source in squares(own):
        stone = 1 << source
        beside, plain = tables.movers.stones[source]
        moves = [
            Action("move", source, step.target, takes.get(step.target, 0))
            for step in plain[beside & empty]
        ]
        for over, land in tables.leaps[stone]:
            if empty & land and (not over or taken_squares & over):
                # Where it came from it may have been the other one of the two.
                taken = tables.pincers.takes(land, mine ^ stone, prey)
                target = land.bit_length() - 1
                moves.append(Action("leap", source, target, taken.get(target, 0)))
        moves.sort(key=_by_target)
        found += moves
    return found


def _by_target(action: Action) -> int:
    return action.target
