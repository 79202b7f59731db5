"""What may be played: the one source of legality in Seega.

Actions are offered by source square and then by target square, each by file and then by rank; a
pass stands alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.core import Choose
from games.seega.state import NOWHERE, Action, Mask, State
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
    hot = empty & tables.between(mine, theirs & tables.prey)
    near = tables.near
    found: list[Action] = []
    while movers:
        low = movers & -movers
        movers ^= low
        beside, plain = near[low]
        found += plain[beside & empty]
    return _taking(found, _takes(tables, mine, theirs, hot)) if hot else found


def captures(tables: Tables, mine: Mask, theirs: Mask, own: Mask) -> list[Action]:
    """Every capturing move of the stones `own` among `mine` (seega 2.3, 3.4)."""
    if tables.leaps:
        return [move for move in _with_leaps(tables, mine, theirs, own) if move.taken]
    empty = tables.board ^ mine ^ theirs
    hot = empty & tables.between(mine, theirs & tables.prey)
    movers = own & tables.beside(hot)
    found: list[Action] = []
    while movers:
        low = movers & -movers
        movers ^= low
        beside, plain = tables.near[low]
        found += plain[beside & hot]
    return _taking(found, _takes(tables, mine, theirs, hot))


def can_capture(tables: Tables, mine: Mask, theirs: Mask, own: Mask) -> bool:
    """Whether one of the stones `own` among `mine` can capture."""
    if tables.leaps:
        return bool(captures(tables, mine, theirs, own))
    empty = tables.board ^ mine ^ theirs
    hot = empty & tables.between(mine, theirs & tables.prey)
    return bool(hot and own & tables.beside(hot))


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
    for file in tables.files:
        found += places[empty & file]
    return found


def _takes(tables: Tables, mine: Mask, theirs: Mask, targets: Mask) -> dict[int, Mask]:
    """What a step onto each of these squares captures.

    It is the same wherever the stone steps from: there it was not the other one of the two.
    """
    found = {}
    while targets:
        low = targets & -targets
        targets ^= low
        found[low.bit_length() - 1] = _taken(tables, mine, theirs, low)
    return found


def _taking(steps: Iterable[Action], takes: dict[int, Mask]) -> list[Action]:
    """These steps with what they capture."""
    return [
        Action("move", step.source, step.target, takes[step.target])
        if step.target in takes
        else step
        for step in steps
    ]


def _taken(tables: Tables, mine: Mask, theirs: Mask, target: Mask) -> Mask:
    """What is captured by a stone that comes onto `target` from elsewhere than `mine`.

    Seega 1.4: it is one of the two between which an enemy stands, another one is the second.
    """
    taken = 0
    for enemy, beyond in tables.lines[target]:
        if theirs & enemy and mine & beyond:
            taken |= enemy
    return taken & tables.prey


def _with_leaps(tables: Tables, mine: Mask, theirs: Mask, own: Mask) -> list[Action]:
    """The moves of the stones `own` among `mine` where stones may leap too (seega 3.9)."""
    taken_squares = mine | theirs
    empty = tables.board ^ taken_squares
    found: list[Action] = []
    while own:
        low = own & -own
        own ^= low
        beside, plain = tables.near[low]
        targets = beside & empty
        moves = _taking(plain[targets], _takes(tables, mine, theirs, targets))
        left, number = mine ^ low, low.bit_length() - 1
        for over, land in tables.leaps[low]:
            if empty & land and (not over or taken_squares & over):
                taken = _taken(tables, left, theirs, land)
                moves.append(Action("leap", number, land.bit_length() - 1, taken))
        moves.sort(key=_by_target)
        found += moves
    return found


def _by_target(action: Action) -> int:
    return action.target
