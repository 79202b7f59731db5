"""What comes of an action: stones placed, moved and taken, chains, turns passed, the end."""

from __future__ import annotations

from games.core import Over
from games.seega.moves import can_capture, can_move, passages
from games.seega.ruleset import SeegaFields
from games.seega.state import NOBODY, NOWHERE, Action, Mask, State

_NO_HAND = (0, 0)


def chosen(rules: SeegaFields, state: State, action: Action) -> State:
    """The position after an offered action."""
    if action.kind == "place":
        return _placed(rules, state, action)
    if action.kind == "pass":
        return _passed(rules, state)
    return _moved(rules, state, action)


def goes_on(rules: SeegaFields, state: State, action: Action) -> bool:
    """Whether the mover must capture again after this move (seega 2.3, 3.4)."""
    if not action.taken:
        return False
    mine, theirs = _after(state, action)
    return theirs & theirs - 1 != 0 and _chains(rules, state, action, mine, theirs)


def count(state: State) -> tuple[int, int]:
    """The stones that each side has on the board."""
    one, other = state.stones
    return one.bit_count(), other.bit_count()


def counted(state: State) -> Over:
    """Seega 3.7, 3.8: the end if the stones are counted now."""
    ahead = _ahead(state.stones)
    return Over(() if ahead == NOBODY else (ahead,), "counted", count(state))


def result(rules: SeegaFields, state: State) -> Over:
    """How a game that is over ended (seega 1.6, 3.6, 3.7).

    Who has one stone, with no move made since a capture, was left with it by that capture.
    """
    score = count(state)
    winners = () if state.seat == NOBODY else (state.seat,)
    if min(score) < 2 and not state.quiet:
        reason = "captured"
    elif state.quiet and state.quiet == rules.quiet_limit:
        reason = "quiet"
    else:
        reason = "stuck" if rules.stuck.loses else "locked"
    return Over(winners, reason, score)


def _ahead(stones: tuple[Mask, Mask]) -> int:
    """Who has more stones on the board."""
    more = stones[0].bit_count() - stones[1].bit_count()
    return NOBODY if not more else int(more < 0)


def _after(state: State, action: Action) -> tuple[Mask, Mask]:
    """The mover's stones and the other's after a move."""
    seat = state.seat
    mine = state.stones[seat] ^ (1 << action.source | 1 << action.target)
    return mine, state.stones[1 - seat] ^ action.taken


def _placed(rules: SeegaFields, state: State, action: Action) -> State:
    """Seega 1.2: two stones a turn, or one, until both have placed all."""
    (one, other), (first, second), seat, _, left, _, _ = state
    if seat:
        other, second = other | 1 << action.target, second - 1
    else:
        one, first = one | 1 << action.target, first - 1
    stones, hand = (one, other), (first, second)
    if left > 1:
        return State(stones, hand, seat, "place", left - 1)
    if hand != _NO_HAND:
        return State(stones, hand, 1 - seat, "place", rules.place)
    return _to_move(rules, stones, rules.mover, 0)


def _moved(rules: SeegaFields, state: State, action: Action) -> State:
    """A stone moves; what it captures leaves the board (seega 1.3, 1.4)."""
    stones, _, seat, _, _, _, quiet = state
    _, source, target, taken = action
    mine = stones[seat] ^ (1 << source | 1 << target)
    theirs = stones[1 - seat]
    if taken:
        theirs ^= taken
        stones = (theirs, mine) if seat else (mine, theirs)
        if not theirs & theirs - 1:  # seega 1.6: left by this capture with at most one
            return State(stones, _NO_HAND, seat, "over")
        if _chains(rules, state, action, mine, theirs):
            return State(stones, _NO_HAND, seat, "chain", 0, rules.continue_.bound(target))
        return _to_move(rules, stones, 1 - seat, 0)
    stones = (theirs, mine) if seat else (mine, theirs)
    return _to_move(rules, stones, 1 - seat, quiet + 1)


def _chains(rules: SeegaFields, state: State, action: Action, mine: Mask, theirs: Mask) -> bool:
    """Whether a capture is followed by another: seega 1.7 `continue`, 2.3, 3.4."""
    chain = rules.continue_
    if not chain.follows(state.due):
        return False
    return can_capture(rules.lookups, mine, theirs, chain.stones(mine, action.target))


def _to_move(rules: SeegaFields, stones: tuple[Mask, Mask], seat: int, quiet: int) -> State:
    """A side's turn to move, unless it was quiet for too long or the side is stuck and loses.

    Seega 3.6: the count comes first.
    """
    if quiet and quiet == rules.quiet_limit:
        return State(stones, _NO_HAND, _ahead(stones), "over", 0, NOWHERE, quiet)
    if rules.stuck.loses and not can_move(rules.lookups, stones[seat], stones[1 - seat]):
        return State(stones, _NO_HAND, 1 - seat, "over", 0, NOWHERE, quiet)
    return State(stones, _NO_HAND, seat, "move", 0, NOWHERE, quiet)


def _passed(rules: SeegaFields, state: State) -> State:
    """Seega 3.6: the other moves again, and opens a passage if one can be opened."""
    stones, _, seat, _, _, _, quiet = state
    other = 1 - seat
    if not rules.stuck.owed:
        return State(stones, _NO_HAND, other, "move", 0, NOWHERE, quiet)
    if passages(rules.lookups, stones[other], stones[seat]):
        return State(stones, _NO_HAND, other, "free", 0, NOWHERE, quiet)
    return State(stones, _NO_HAND, _ahead(stones), "over", 0, NOWHERE, quiet)
