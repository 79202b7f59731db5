"""What may be played: the one source of legality in Senet.

Actions are offered by source house ascending, a piece entering from the hand before all, a pass
after all; with `bank_throws` the throws follow each other as thrown, each with its own moves in
that order.
"""

from __future__ import annotations

from games.core import Choose
from games.senet.parts import to_second_life
from games.senet.ruleset import SenetFields
from games.senet.state import (
    BEAUTY,
    HAND,
    LAST_HOUSE,
    OFF,
    THREE,
    WATER,
    Action,
    Mask,
    State,
    houses_of,
    mask_of,
)

TAKE = Action("take")
PASS = Action("pass")
PASS_ONLY = (Choose(0, (PASS,)), Choose(1, (PASS,)))
_WATER_BIT = 1 << WATER
_BEAUTY_BIT = 1 << BEAUTY
_LAST_THREE = mask_of(range(THREE, LAST_HOUSE + 1))


def asked(rules: SenetFields, state: State) -> Choose[Action] | None:
    """What is to be chosen in a position; None where it is a throw's or the game is over."""
    if state.due == "play":
        return choices(rules, state)
    if state.due == "start" and state.pieces[state.seat] & rules.lookups.rescues:
        return rescue_choice(state)
    return None


def rescue_choice(state: State) -> Choose[Action]:
    """Take the sticks, or rescue the drowning piece (senet 2.11, 2.12)."""
    house = to_second_life(state.pieces[0] | state.pieces[1])
    return Choose(state.seat, (Action("rescue", WATER, house), TAKE))


def choices(rules: SenetFields, state: State) -> Choose[Action]:
    """What may be played with the throws of a `play` position; `pass` if nothing (senet 2.2)."""
    seat = state.seat
    if state.needs_one and seat == 1:
        return PASS_ONLY[seat]
    if not rules.bank_throws:
        moves = playable(rules, state, state.throws[0])
        if rules.may_pass and not state.pieces[seat] & rules.lookups.bound:
            moves.append(PASS)
        return Choose(seat, tuple(moves)) if moves else PASS_ONLY[seat]
    banked = tuple(
        Action(move.kind, move.source, move.target, throw)
        for throw in dict.fromkeys(state.throws)
        for move in playable(rules, state, throw)
    )
    return Choose(seat, banked) if banked else PASS_ONLY[seat]


def playable(rules: SenetFields, state: State, score: int) -> list[Action]:
    """Every move by one throw, as the rule set's `way` has it.

    For want of any other: the fall from 26; else, if one retreats, backward ones (senet 2.3, 2.7).
    """
    lookups = rules.lookups
    seat = state.seat
    mine, theirs = state.pieces[seat], state.pieces[1 - seat]
    if mine & lookups.bound:  # senet 2.10, 6.6, 6.7: nothing else may move
        return bound(rules, mine, mine | theirs, score)
    closed = mine | rules.protection(theirs) | theirs & lookups.safe | lookups.barred[seat]
    if rules.water_single:
        closed |= _single(theirs)
    way = rules.way
    if way.forward:
        moves = _landings(rules, state, (mine & lookups.ways[score]) << score & ~closed, score)
        if mine & lookups.leaves[score]:
            off = _leaving(rules, mine, score, state.hand[seat])
            if off and rules.must_bear_off:
                return off
            moves = sorted(moves + off, key=_by_source)
        if way.back or mine & lookups.stops[score]:
            moves += _stopping(rules, state, score)
            moves += _backward(rules, state, closed, score) if way.back else []
            moves.sort(key=_by_source)
    else:
        moves = _backward(rules, state, closed, score)
    house = lookups.enters[score]
    if house and state.hand[seat]:
        moves = _entering(rules, house, theirs, closed) + moves
    if moves:
        return moves
    falling = (mine & lookups.falls[score]) << score & ~closed
    if falling:
        return _landings(rules, state, falling, score)
    return _backward(rules, state, closed, score) if way.retreats else moves


def _by_source(action: Action) -> tuple[int, int]:
    return action.source, action.target


def bound(rules: SenetFields, mine: Mask, taken: Mask, score: int) -> list[Action]:
    """The one move of a piece of a side that the throw is for, if it has any; `taken` are the
    houses of both sides.

    Drowning (senet 2.10), the fate on 26 (6.6) and the trial on 27 (6.7).
    """
    lookups = rules.lookups
    source = (mine & lookups.bound).bit_length() - 1
    if source not in lookups.fates:
        return [lookups.plain[source][OFF]] if lookups.leaves[score] >> source & 1 else []
    target = lookups.fates[source][score]
    if not target:
        return []
    if target == OFF:
        return [lookups.plain[source][OFF]]
    if source == BEAUTY:
        if taken >> target & 1:
            target = WATER
        if not taken >> target & 1:
            return [lookups.plain[source][target]]
    return [Action("rebirth", source, to_second_life(taken))]


def _backward(rules: SenetFields, state: State, closed: Mask, score: int) -> list[Action]:
    seat = state.seat
    mine = state.pieces[seat]
    if not rules.retreat_attack:
        closed |= state.pieces[1 - seat]
    targets = (mine & rules.lookups.back[score]) >> score & ~closed
    return _landings(rules, state, targets, -score)


def _stopping(rules: SenetFields, state: State, score: int) -> list[Action]:
    """Senet 6.6: every piece that would reach or pass 26 stops on it."""
    stops = state.pieces[state.seat] & rules.lookups.stops[score]
    return [
        rules.lookups.plain[source][BEAUTY]
        for source in houses_of(stops)
        if not _jumps_block(rules, state, source, BEAUTY)
    ]


def _entering(rules: SenetFields, house: int, theirs: Mask, closed: Mask) -> list[Action]:
    """A piece enters on an empty house; onto an enemy only with `enter_hits` (senet 4.4)."""
    bit = 1 << house
    if not (theirs | closed) & bit:
        return [rules.lookups.plain[HAND][house]]
    if rules.enter_hits and theirs & bit and not closed & bit:
        return [rules.lookups.onto[HAND][house]]
    return []


def _single(theirs: Mask) -> Mask:
    """No fall, and no drop of an enemy, while 27 is taken (senet 3, `water_single`)."""
    return _WATER_BIT | theirs & _LAST_THREE if theirs & _WATER_BIT else 0


def _landings(rules: SenetFields, state: State, targets: Mask, step: int) -> list[Action]:
    """The moves by `step` houses that end on these houses, by source ascending."""
    plain, onto = rules.lookups.plain, rules.lookups.onto
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


def _jumps_block(rules: SenetFields, state: State, source: int, target: int) -> bool:
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


def _leaving(rules: SenetFields, mine: Mask, score: int, hand: int) -> list[Action]:
    """The pieces that a throw bears off, by source ascending.

    Senet 3 and 7.5, `bear_off`: some houses only when all that remain are far enough.
    """
    lookups = rules.lookups
    leaving = mine & lookups.leaves[score]
    if leaving & lookups.all_on_for and (hand or mine & ~lookups.all_on):
        leaving &= ~lookups.all_on_for
    return [lookups.plain[house][OFF] for house in houses_of(leaving)] if leaving else []
