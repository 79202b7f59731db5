"""What may be played, and what comes of it: the one source of legality in Senet.

Actions are offered by source house ascending, a piece entering from the hand before all; with
`bank_throws` the throws follow each other as thrown, each with its own moves in that order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Choose
from games.senet.parts import to_second_life
from games.senet.state import (
    BEAUTY,
    HAND,
    HOUSES,
    NETTING,
    OFF,
    THREE,
    WATER,
    Action,
    Mask,
    State,
    changed,
    mask_of,
)

if TYPE_CHECKING:
    from games.senet.rules import Senet

TAKE = Action("take")
PASS = Action("pass")
_PASS_ONLY = (Choose(0, (PASS,)), Choose(1, (PASS,)))
_WATER_BIT = 1 << WATER
_BEAUTY_BIT = 1 << BEAUTY
_LAST_THREE = mask_of(range(THREE, HOUSES + 1))
_LAST_ROW = mask_of(range(21, HOUSES + 1))


def drowning(state: State) -> bool:
    """Whether the side to act has a piece on 27 (senet 2.10)."""
    return bool(state.pieces[state.seat] & _WATER_BIT)


def rescue_choice(state: State) -> Choose[Action]:
    """Take the sticks, or rescue the drowning piece (senet 2.11, 2.12)."""
    house = to_second_life(state.pieces[0] | state.pieces[1])
    return Choose(state.seat, (Action("rescue", WATER, house), TAKE))


def choices(rules: Senet, state: State) -> Choose[Action]:
    """What may be played with the throws of a `play` position; `pass` if nothing (senet 2.2)."""
    seat = state.seat
    if state.needs_one and seat == 1:
        return _PASS_ONLY[seat]
    if not rules.bank_throws:
        moves = playable(rules, state, state.throws[0])
        return Choose(seat, tuple(moves)) if moves else _PASS_ONLY[seat]
    banked = tuple(
        Action(move.kind, move.source, move.target, throw)
        for throw in dict.fromkeys(state.throws)
        for move in playable(rules, state, throw)
    )
    return Choose(seat, banked) if banked else _PASS_ONLY[seat]


def playable(rules: Senet, state: State, score: int) -> list[Action]:
    """Every move by one throw: forward ones, else the fall from 26, else backward ones."""
    tables = rules.tables
    seat = state.seat
    mine, theirs = state.pieces[seat], state.pieces[1 - seat]
    plain = tables.plain
    if mine & _WATER_BIT:  # senet 2.10: nothing else may move
        return [plain[WATER][OFF]] if tables.leaves[score] & _WATER_BIT else []
    closed = mine | rules.protection(theirs) | theirs & tables.safe
    if rules.water_single:
        closed |= _single(theirs)
    moves = _landings(rules, (mine & tables.ways[score]) << score & ~closed, theirs, score)
    leaving = mine & tables.leaves[score]
    if leaving and (leaving != _BEAUTY_BIT or _may_leave_beauty(rules, mine, state.hand[seat])):
        off = [plain[leaving.bit_length() - 1][OFF]]
        if rules.must_bear_off:
            return off
        moves = sorted(moves + off, key=_by_source)
    if state.hand[seat]:
        house = tables.enters[score]
        if not (mine | theirs) >> house & 1:
            moves.insert(0, plain[HAND][house])
    if moves:
        return moves
    falling = (mine & tables.falls[score]) << score & ~closed
    if falling:
        return _landings(rules, falling, theirs, score)
    if not rules.retreat_attack:
        closed |= theirs
    return _landings(rules, (mine & tables.back[score]) >> score & ~closed, theirs, -score)


def _by_source(action: Action) -> int:
    return action.source


def _single(theirs: Mask) -> Mask:
    """No fall, and no drop of an enemy, while 27 is taken (senet 3, `water_single`)."""
    return _WATER_BIT | theirs & _LAST_THREE if theirs & _WATER_BIT else 0


def _landings(rules: Senet, targets: Mask, theirs: Mask, step: int) -> list[Action]:
    """The moves by `step` houses that end on these houses, by source ascending."""
    plain, onto = rules.tables.plain, rules.tables.onto
    block = rules.block
    found = []
    while targets:
        low = targets & -targets
        targets ^= low
        target = low.bit_length() - 1
        source = target - step
        if block and _jumps_block(block, theirs, source, target):
            continue
        found.append(onto[source][target] if theirs & low else plain[source][target])
    return found


def _jumps_block(block: int, theirs: Mask, source: int, target: int) -> bool:
    """Whether `block` consecutive enemies lie strictly between two houses (senet 3, `block`)."""
    low, high = min(source, target), max(source, target)
    run = theirs >> low + 1 & (1 << high - low - 1) - 1
    for _ in range(block - 1):
        run &= run >> 1
    return bool(run)


def _may_leave_beauty(rules: Senet, mine: Mask, hand: int) -> bool:
    """Senet 3, `bear_off=last_row`: from 26 only when all that remain stand on 21-30."""
    return rules.bear_off == "any" or not (hand or mine & ~_LAST_ROW)


def thrown(rules: Senet, state: State, score: int) -> State:
    """The position after a throw: to be played, or kept until a 2 or 3 comes (`bank_throws`)."""
    pieces, hand, off, seat, _, kept, _, skip, needs_one = state
    throws = (*kept, score)
    if rules.bank_throws and score in rules.tables.again:
        return State(pieces, hand, off, seat, "bank", throws, 0, skip, needs_one)
    if needs_one and seat == 1 and 1 in throws:  # senet 3: what came before it is lost
        throws = throws[throws.index(1) :]
        needs_one = False
    return State(pieces, hand, off, seat, "play", throws, 0, skip, needs_one)


def chosen(rules: Senet, state: State, action: Action) -> State:
    """The position after an offered choice."""
    kind = action.kind
    if kind == "take":
        return state._replace(due="throw")
    if kind == "rescue":
        side = state.pieces[state.seat] ^ _WATER_BIT | 1 << action.target
        return _pass_turn(state._replace(pieces=changed(state.pieces, state.seat, side)))
    if kind == "pass":
        return _passed(rules, state)
    return _moved(rules, state, action)


def _passed(rules: Senet, state: State) -> State:
    """Nothing is played: senet 2.2, 2.10 and the `no_move` switch."""
    lose_throw = rules.no_move == "lose_throw"
    if rules.bank_throws:
        again = lose_throw and state.owed > 0
    else:
        again = state.throws[0] in rules.tables.again and (lose_throw or drowning(state))
    return _throw_again(state) if again else _pass_turn(state)


def _moved(rules: Senet, state: State, action: Action) -> State:
    """A piece is moved; then what the throw and the house landed on bring (senet 2.2, 3)."""
    pieces, hand, off = _placed(rules, state, action)
    _, _, _, seat, _, throws, owed, skip, needs_one = state
    tables = rules.tables
    if off[seat] == rules.pieces:  # senet 1.6
        return State(pieces, hand, off, seat, "over", (), 0, skip, needs_one)
    if action.target == NETTING and rules.netting:
        skip |= 1 << seat
    again = action.target in tables.bonus
    if rules.bank_throws:
        at = throws.index(action.throw)
        throws, owed = throws[:at] + throws[at + 1 :], int(owed or again)  # one bonus a bank
        if throws:
            return State(pieces, hand, off, seat, "play", throws, owed, skip, needs_one)
        again = owed > 0
    elif throws[0] in tables.again:
        again = True
    if again:
        return State(pieces, hand, off, seat, "throw", (), 0, skip, needs_one)
    passed = State(pieces, hand, off, 1 - seat, "start", (), 0, skip, needs_one)
    return _turn_of(passed) if skip else passed


def _placed(
    rules: Senet, state: State, action: Action
) -> tuple[tuple[Mask, Mask], tuple[int, int], tuple[int, int]]:
    """The pieces on the board, in hand and off after a move (senet 2.5, 2.9, 2.13)."""
    kind, source, target, _ = action
    pieces, hand, off, seat, *_ = state
    mine, theirs = pieces[seat], pieces[1 - seat]
    if kind == "enter":
        return changed(pieces, seat, mine | 1 << target), _more(hand, seat, -1), off
    mine ^= 1 << source
    if kind == "move" and target != WATER:
        return changed(pieces, seat, mine | 1 << target), hand, off
    if kind == "off":
        return changed(pieces, seat, mine), hand, _more(off, seat, 1)
    sinks = -1
    if kind == "move":
        sinks = seat
    else:
        mine |= 1 << target
        theirs ^= 1 << target
    if kind == "exchange":
        theirs |= 1 << source
    elif kind == "drop":
        sinks = 1 - seat
    pieces = (theirs, mine) if seat else (mine, theirs)
    if sinks >= 0:
        pieces, hand, *_ = rules.tables.sink(state._replace(pieces=pieces), sinks)
    return pieces, hand, off


def _more(pair: tuple[int, int], seat: int, by: int) -> tuple[int, int]:
    return changed(pair, seat, pair[seat] + by)


def _throw_again(state: State) -> State:
    return state._replace(due="throw", throws=(), owed=0)


def _pass_turn(state: State) -> State:
    return _turn_of(state._replace(seat=1 - state.seat, due="start", throws=(), owed=0))


def _turn_of(state: State) -> State:
    """The side's turn begins; one lost by `netting` is skipped without an action (senet 3)."""
    if not state.skip:
        return state
    seat, skip = state.seat, state.skip
    while skip >> seat & 1:
        skip ^= 1 << seat
        seat = 1 - seat
    return state._replace(seat=seat, skip=skip)
