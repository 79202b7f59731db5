"""What may be played: the one source of legality in Seega.

Actions are offered by source square and then by target square, each by file and then by rank; a
pass stands alone.
"""

from __future__ import annotations

from bisect import bisect_left

from games.core import Choose
from games.seega.lookups import Lookups
from games.seega.ruleset import SeegaFields
from games.seega.state import NOWHERE, Action, Mask, State, squares

PASS = Action("pass")
PASS_ONLY = (Choose(0, (PASS,)), Choose(1, (PASS,)))


def choices(rules: SeegaFields, state: State) -> Choose[Action]:
    """What may be played in a position that is not over; never nothing."""
    lookups, seat, due = rules.lookups, state.seat, state.due
    mine, theirs = state.stones[seat], state.stones[1 - seat]
    if due == "move":
        moves = playable(lookups, mine, theirs)
        return Choose(seat, tuple(moves)) if moves else PASS_ONLY[seat]
    if due == "place":
        return Choose(seat, _places(lookups, state))
    if due == "chain":
        own = mine if state.stone == NOWHERE else 1 << state.stone
        return Choose(seat, tuple(captures(lookups, mine, theirs, own)))
    return Choose(seat, tuple(passages(lookups, mine, theirs)))


def playable(lookups: Lookups, mine: Mask, theirs: Mask) -> list[Action]:
    """Every move of the stones `mine` (seega 1.3, 1.4, 3.9)."""
    if lookups.leaps:
        return _with_leaps(lookups, mine, theirs, mine)
    empty = lookups.board ^ mine ^ theirs
    movers = mine & lookups.beside(empty)
    found: list[Action] = []
    for part in lookups.parts:
        for beside, steps in lookups.movers[movers & part]:
            found += steps[beside & empty]
    stones = lookups.movers.stones
    for target, taken in lookups.pincers.takes(empty, mine, theirs & lookups.prey).items():
        beside, steps = stones[target]
        for back in steps[mine & beside]:
            source = back.target
            # Moves stand in the order of tuples: there is the one like it that takes nothing.
            place = bisect_left(found, ("move", source, target))
            found[place] = Action("move", source, target, taken)
    return found


def captures(lookups: Lookups, mine: Mask, theirs: Mask, own: Mask) -> list[Action]:
    """Every capturing move of the stones `own` among `mine` (seega 2.3, 3.4)."""
    if lookups.leaps:
        return [move for move in _with_leaps(lookups, mine, theirs, own) if move.taken]
    empty = lookups.board ^ mine ^ theirs
    stones = lookups.movers.stones
    takes = lookups.pincers.takes(empty, mine, theirs & lookups.prey)
    return sorted(
        Action("move", back.target, target, taken)
        for target, taken in takes.items()
        for beside, steps in (stones[target],)
        for back in steps[own & beside]
    )


def can_capture(lookups: Lookups, mine: Mask, theirs: Mask, own: Mask) -> bool:
    """Whether one of the stones `own` among `mine` can capture."""
    if lookups.leaps:
        return bool(captures(lookups, mine, theirs, own))
    reached = lookups.beside(own) & (lookups.board ^ mine ^ theirs)
    return bool(lookups.pincers.lanes(reached, mine, theirs & lookups.prey))


def can_move(lookups: Lookups, mine: Mask, theirs: Mask) -> bool:
    """Whether one of the stones `mine` can move at all."""
    empty = lookups.board ^ mine ^ theirs
    if mine & lookups.beside(empty):
        return True
    return bool(lookups.leaps) and bool(_with_leaps(lookups, mine, theirs, mine))


def passages(lookups: Lookups, mine: Mask, theirs: Mask) -> list[Action]:
    """The moves of `mine` after which the stones `theirs`, that had none, have a move (seega 3.6).

    Judged by that move alone, not by a chain that may follow.
    """
    return [
        move
        for move in playable(lookups, mine, theirs)
        if can_move(lookups, theirs ^ move.taken, mine ^ (1 << move.source | 1 << move.target))
    ]


def _places(lookups: Lookups, state: State) -> tuple[Action, ...]:
    """Seega 1.2: the empty squares except the centre; 3.1: a side's first two on the cross."""
    seat = state.seat
    one, other = state.stones
    empty = lookups.board ^ one ^ other ^ lookups.centre
    if lookups.stones - state.hand[seat] < 2 and lookups.cross[seat]:
        empty &= lookups.cross[seat]
    places = lookups.places
    found: tuple[Action, ...] = ()
    for part in lookups.parts:
        found += places[empty & part]
    return found


def _with_leaps(lookups: Lookups, mine: Mask, theirs: Mask, own: Mask) -> list[Action]:
    """The moves of the stones `own` among `mine` where stones may leap too (seega 3.9)."""
    taken_squares, prey = mine | theirs, theirs & lookups.prey
    empty = lookups.board ^ taken_squares
    found: list[Action] = []
    takes = lookups.pincers.takes(empty, mine, prey)
    for source in squares(own):
        stone = 1 << source
        beside, plain = lookups.movers.stones[source]
        moves = [
            Action("move", source, step.target, takes.get(step.target, 0))
            for step in plain[beside & empty]
        ]
        for over, land in lookups.leaps[stone]:
            if empty & land and (not over or taken_squares & over):
                # Where it came from it may have been the other one of the two.
                taken = lookups.pincers.takes(land, mine ^ stone, prey)
                target = land.bit_length() - 1
                moves.append(Action("leap", source, target, taken.get(target, 0)))
        moves.sort(key=_by_target)
        found += moves
    return found


def _by_target(action: Action) -> int:
    return action.target
