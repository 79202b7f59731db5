"""What comes of a throw or a choice (aseb 5-9)."""

from __future__ import annotations

from games.aseb.ruleset import AsebFields
from games.aseb.state import HAND, OFF, Action, State, changed
from games.core import Over


def thrown(state: State, score: int) -> State:
    """The position after a throw: it is to be played, also if it moves nothing."""
    return state._replace(due="play", score=score)


def chosen(rules: AsebFields, state: State, action: Action) -> State:
    """The position after an offered choice."""
    seat, (kind, source, target, _) = state.seat, action
    pieces, hand, off = state.pieces, state.hand, state.off
    if kind == "pass":
        return State(pieces, hand, off, 1 - seat, "start")
    mine, theirs = pieces[seat], pieces[1 - seat]
    if source == HAND:
        hand = changed(hand, seat, hand[seat] - 1)
    else:
        mine ^= 1 << source
    if target == OFF:
        off = changed(off, seat, off[seat] + 1)
    else:
        mine |= 1 << target
    if kind == "hit":  # aseb 7
        theirs ^= 1 << target
        hand = changed(hand, 1 - seat, hand[1 - seat] + 1)
    pieces = (theirs, mine) if seat else (mine, theirs)
    if off[seat] == rules.pieces:  # aseb 9
        return State(pieces, hand, off, seat, "over")
    if throws_again(rules, action):
        return State(pieces, hand, off, seat, "throw")
    return State(pieces, hand, off, 1 - seat, "start")


def throws_again(rules: AsebFields, action: Action) -> bool:
    """Whether an action gives another throw: its piece lands on a rosette (aseb 8)."""
    return action.kind in ("enter", "move", "hit") and bool(rules.bonus >> action.target & 1)


def result(state: State) -> Over:
    """How a game that is over ended (aseb 9): a game counts one point."""
    return Over((state.seat,), "all off", points(state.seat))


def points(winner: int) -> tuple[int, int]:
    """The score of a game that this seat has won: one point (aseb 10)."""
    return (0, 1) if winner else (1, 0)
