"""What may be played: the one source of legality in Senet.

Actions are offered by source house ascending, a piece entering from the hand before all, a pass
after all; with `bank_throws` the throws follow each other as thrown, each with its own moves in
that order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Choose
from games.senet.parts import to_second_life
from games.senet.state import (
    BEAUTY,
    HAND,
    HOUSES,
    OFF,
    THREE,
    WATER,
    Action,
    Mask,
    State,
    mask_of,
)

if TYPE_CHECKING:
    from games.senet.rules import Senet

TAKE = Action("take")
PASS = Action("pass")
PASS_ONLY = (Choose(0, (PASS,)), Choose(1, (PASS,)))
_WATER_BIT = 1 << WATER
_BEAUTY_BIT = 1 << BEAUTY
_LAST_THREE = mask_of(range(THREE, HOUSES + 1))


def rescue_choice(state: State) -> Choose[Action]:
    """Take the sticks, or rescue the drowning piece (senet 2.11, 2.12)."""
    house = to_second_life(state.pieces[0] | state.pieces[1])
    return Choose(state.seat, (Action("rescue", WATER, house), TAKE))


def choices(rules: Senet, state: State) -> Choose[Action]:
    """What may be played with the throws of a `play` position; `pass` if nothing (senet 2.2)."""
    seat = state.seat
    if state.needs_one and seat == 1:
        return PASS_ONLY[seat]
    if not rules.bank_throws:
        moves = playable(rules, state, state.throws[0])
        if rules.may_pass and not state.pieces[seat] & rules.tables.bound:
            moves.append(PASS)
        return Choose(seat, tuple(moves)) if moves else PASS_ONLY[seat]
    banked = tuple(
        Action(move.kind, move.source, move.target, throw)
        for throw in dict.fromkeys(state.throws)
        for move in playable(rules, state, throw)
    )
    return Choose(seat, banked) if banked else PASS_ONLY[seat]


def playable(rules: Senet, state: State, score: int) -> list[Action]:
    """Every move by one throw, as the rule set's `way` has it.

    `forward_first`: forward ones, else the fall from 26, else backward ones (senet 2.3, 2.7).
    """
    tables = rules.tables
    seat = state.seat
    mine, theirs = state.pieces[seat], state.pieces[1 - seat]
    if mine & tables.bound:  # senet 2.10, 6.6, 6.7: nothing else may move
        return _bound(rules, mine, mine | theirs, score)
    closed = mine | rules.protection(theirs) | theirs & tables.safe | tables.barred[seat]
    if rules.water_single:
        closed |= _single(theirs)
    way = rules.way
    if way == "backward":
        moves = _backward(rules, state, closed, score)
    else:
        moves = _landings(rules, state, (mine & tables.ways[score]) << score & ~closed, score)
        leaving = mine & tables.leaves[score]
        if leaving and _may_leave(rules, mine, leaving, state.hand[seat]):
            off = [tables.plain[leaving.bit_length() - 1][OFF]]
            if rules.must_bear_off:
                return off
            moves = sorted(moves + off, key=_by_source)
        if way == "either":
            moves += _stopping(rules, state, score) + _backward(rules, state, closed, score)
            moves.sort(key=_by_source)
    house = tables.enters[score]
    if house and state.hand[seat]:
        moves = _entering(rules, house, theirs, closed) + moves
    if moves or way != "forward_first":
        return moves
    falling = (mine & tables.falls[score]) << score & ~closed
    if falling:
        return _landings(rules, state, falling, score)
    return _backward(rules, state, closed, score)


def _by_source(action: Action) -> tuple[int, int]:
    return action.source, action.target


def _bound(rules: Senet, mine: Mask, taken: Mask, score: int) -> list[Action]:
    """The one move of a piece that the throw is for, if it has any.

    Drowning (senet 2.10), the fate on 26 (6.6) and the trial on 27 (6.7).
    """
    tables = rules.tables
    source = (mine & tables.bound).bit_length() - 1
    if source not in tables.fates:
        return [tables.plain[source][OFF]] if tables.leaves[score] >> source & 1 else []
    target = tables.fates[source][score]
    if not target:
        return []
    if target == OFF:
        return [tables.plain[source][OFF]]
    if source == BEAUTY:
        if taken >> target & 1:
            target = WATER
        if not taken >> target & 1:
            return [tables.plain[source][target]]
    return [Action("rebirth", source, to_second_life(taken))]


def _backward(rules: Senet, state: State, closed: Mask, score: int) -> list[Action]:
    seat = state.seat
    mine = state.pieces[seat]
    if not rules.retreat_attack:
        closed |= state.pieces[1 - seat]
    targets = (mine & rules.tables.back[score]) >> score & ~closed
    return _landings(rules, state, targets, -score)


def _stopping(rules: Senet, state: State, score: int) -> list[Action]:
    """Senet 6.6: every piece that would reach or pass 26 stops on it."""
    found = []
    stops = state.pieces[state.seat] & rules.tables.stops[score]
    while stops:
        low = stops & -stops
        stops ^= low
        source = low.bit_length() - 1
        if not _jumps_block(rules, state, source, BEAUTY):
            found.append(rules.tables.plain[source][BEAUTY])
    return found


def _entering(rules: Senet, house: int, theirs: Mask, closed: Mask) -> list[Action]:
    """A piece enters on an empty house; onto an enemy only with `enter_hits` (senet 4.4)."""
    bit = 1 << house
    if not (theirs | closed) & bit:
        return [rules.tables.plain[HAND][house]]
    if rules.enter_hits and theirs & bit and not closed & bit:
        return [rules.tables.onto[HAND][house]]
    return []


def _single(theirs: Mask) -> Mask:
    """No fall, and no drop of an enemy, while 27 is taken (senet 3, `water_single`)."""
    return _WATER_BIT | theirs & _LAST_THREE if theirs & _WATER_BIT else 0


def _landings(rules: Senet, state: State, targets: Mask, step: int) -> list[Action]:
    """The moves by `step` houses that end on these houses, by source ascending."""
    plain, onto = rules.tables.plain, rules.tables.onto
    theirs, block = state.pieces[1 - state.seat], rules.block
    found = []
    while targets:
        low = targets & -targets
        targets ^= low
        target = low.bit_length() - 1
        source = target - step
        if block and _jumps_block(rules, state, source, target):
            continue
        found.append(onto[source][target] if theirs & low else plain[source][target])
    return found


def _jumps_block(rules: Senet, state: State, source: int, target: int) -> bool:
    """Whether so many consecutive pieces lie strictly between two houses (senet 3, 6.4)."""
    block, seat = rules.block, state.seat
    pieces = state.pieces[1 - seat]
    if rules.block_by == "any":
        pieces |= state.pieces[seat]
    low, high = min(source, target), max(source, target)
    run = pieces >> low + 1 & (1 << high - low - 1) - 1
    for _ in range(block - 1):
        run &= run >> 1
    return bool(run)


def _may_leave(rules: Senet, mine: Mask, leaving: Mask, hand: int) -> bool:
    """Senet 3 and 7.5, `bear_off`: only when all that remain are far enough."""
    tables = rules.tables
    if not tables.all_on or not leaving & tables.all_on_for:
        return True
    return not (hand or mine & ~tables.all_on)
