"""What comes of an action: pieces moved, throws owed, turns passed, the end."""

from __future__ import annotations

from games.core import Over
from games.senet.parts import columns, to_second_life
from games.senet.ruleset import SenetFields
from games.senet.state import (
    BEAUTY,
    HAND,
    NETTING,
    NOBODY,
    WATER,
    Action,
    Mask,
    State,
    changed,
)

_WATER_BIT = 1 << WATER


def thrown(rules: SenetFields, state: State, score: int) -> State:
    """The position after a throw: to be played, or kept until a 2 or 3 comes (`bank_throws`)."""
    pieces, hand, off, seat, _, kept, owed, skip, needs_one, quiet = state
    throws = (*kept, score)
    if rules.bank_throws and score in rules.lookups.again:
        return State(pieces, hand, off, seat, "bank", throws, 0, skip, needs_one, quiet)
    if needs_one and seat == 1 and 1 in throws:  # senet 3: what came before it is lost
        throws = throws[throws.index(1) :]
        needs_one = False
    return State(pieces, hand, off, seat, "play", throws, owed, skip, needs_one, quiet)


def chosen(rules: SenetFields, state: State, action: Action) -> State:
    """The position after an offered choice."""
    kind = action.kind
    if kind == "take":
        return state._replace(due="throw")
    if kind == "rescue":
        side = state.pieces[state.seat] ^ _WATER_BIT | 1 << action.target
        return _pass_turn(rules, state._replace(pieces=changed(state.pieces, state.seat, side)))
    if kind == "pass":
        return _passed(rules, state)
    return _moved(rules, state, action)


def extra(rules: SenetFields, state: State, action: Action) -> int:
    """How many extra throws a move brings by what it does, its score aside.

    Senet 3 (`beauty_extra`, `safe_extra`), 4.3 (a hit), 4.7 (bearing off), 7.6 (a column). Where
    they do not add up, none beside the score's own, and one a bank (senet 3); none after the end.
    """
    if not rules.lookups.extras:
        return 0
    earned = _deeds(rules, state, action)
    if not earned or (action.kind == "off" and state.off[state.seat] + 1 == rules.pieces):
        return 0
    if rules.extras_add:
        return earned
    if rules.bank_throws:
        return int(not state.owed)
    return int(state.throws[0] not in rules.lookups.again)


def _deeds(rules: SenetFields, state: State, action: Action) -> int:
    """How much a move does that extra throws are given for."""
    kind, source, target, _ = action
    earned = int(target in rules.lookups.bonus)
    if kind == "hit" and rules.hit_extra:
        earned += 1
    if kind == "off" and rules.off_extra:
        earned += 1
    if rules.column_extra and column(state, source, target):
        earned += 1
    return earned


def column(state: State, source: int, target: int) -> int:
    """The column, from 1, that a move fills with three of its side; 0 for none (senet 7.6)."""
    side = state.pieces[state.seat] & ~(1 << source) | 1 << target
    upper, middle, lower = columns(side)
    across = columns(1 << target)
    full = upper & middle & lower & (across[0] | across[1] | across[2])
    return full.bit_length()


def result(rules: SenetFields, state: State) -> Over:
    """How a game that is over ended (senet 1.6, 5.4, 6.2, 7.8)."""
    seat, score = state.seat, arrived(rules, state)
    if seat == NOBODY:
        return Over((), "quiet", score)
    reason = rules.goal.reason if score[seat] == rules.pieces else "quiet"
    if rules.score == "left":
        score = _points(rules, state, 1 - seat)
    return Over((seat,), reason, score)


def forfeited(rules: SenetFields, state: State, seat: int) -> tuple[int, int]:
    """The score if a seat gives up: points where games are worth points (senet 7.8)."""
    return _points(rules, state, seat) if rules.score == "left" else (0, 0)


def arrived(rules: SenetFields, state: State) -> tuple[int, int]:
    """By seat: how many pieces have reached the goal (senet 1.6, 5.4)."""
    count, first = rules.goal.arrived, rules.lookups.first
    cones, spindles = state.pieces
    return count(cones, state.off[0], first[0]), count(spindles, state.off[1], first[1])


def _points(rules: SenetFields, state: State, loser: int) -> tuple[int, int]:
    """Senet 7.8: the winner scores the loser's pieces in hand and on the board."""
    return changed((0, 0), 1 - loser, rules.pieces - state.off[loser])


def _passed(rules: SenetFields, state: State) -> State:
    """Nothing is played: senet 2.2, 2.10 and the `no_move` switch."""
    lose_throw = rules.no_move == "lose_throw"
    if rules.bank_throws:
        again = lose_throw and state.owed > 0
    else:
        drowning = bool(state.pieces[state.seat] & rules.lookups.rescues)
        again = state.throws[0] in rules.lookups.again and (lose_throw or drowning)
    if again:
        return state._replace(due="throw", throws=(), owed=0)
    return _pass_turn(rules, state)


def _moved(rules: SenetFields, state: State, action: Action) -> State:
    """A piece is moved; then what the throw and the house landed on bring (senet 2.2, 3)."""
    pieces, hand, off = _placed(rules, state, action)
    _, _, _, seat, _, throws, owed, skip, needs_one, quiet = state
    lookups = rules.lookups
    kind, target = action.kind, action.target
    goal = rules.goal
    if (kind == "off" or goal.homes) and (
        goal.arrived(pieces[seat], off[seat], lookups.first[seat]) == rules.pieces
    ):
        return State(pieces, hand, off, seat, "over", (), 0, skip, needs_one)  # senet 1.6
    if target == BEAUTY and rules.beauty.stops:
        return State(pieces, hand, off, seat, "fate", (), 0, skip, needs_one, quiet)
    if target == NETTING and rules.netting:
        skip |= 1 << seat
    owed += extra(rules, state, action) if lookups.extras else 0
    if rules.bank_throws:
        at = throws.index(action.throw)
        throws = throws[:at] + throws[at + 1 :]
        if throws:
            return State(pieces, hand, off, seat, "play", throws, owed, skip, needs_one, quiet)
    else:
        owed += throws[0] in lookups.again
        if rules.water_ends and target == WATER:  # senet 4.6
            owed = 0
    if owed:
        return State(pieces, hand, off, seat, "throw", (), owed - 1, skip, needs_one, quiet)
    moved = State(pieces, hand, off, seat, "play", (), 0, skip, needs_one, quiet)
    return _pass_turn(rules, moved, left=kind == "off")


def _placed(
    rules: SenetFields, state: State, action: Action
) -> tuple[tuple[Mask, Mask], tuple[int, int], tuple[int, int]]:
    """The pieces on the board, in hand and off after a move (senet 2.5, 2.9, 2.13, 4.3)."""
    kind, source, target, _ = action
    pieces, hand, off, seat, *_ = state
    mine, theirs = pieces[seat], pieces[1 - seat]
    if source == HAND:
        hand = _more(hand, seat, -1)
    else:
        mine ^= 1 << source
    if kind == "off":
        return changed(pieces, seat, mine), hand, _more(off, seat, 1)
    if kind in ("move", "enter", "rebirth") and target != WATER:
        return changed(pieces, seat, mine | 1 << target), hand, off
    falls = kind == "move"
    sinks = seat if falls else -1
    if not falls:
        mine |= 1 << target
        theirs &= ~(1 << target)
    if kind == "exchange":
        theirs |= 1 << source
    elif kind == "drop":
        sinks = 1 - seat
    elif kind == "hit":
        hand = _more(hand, 1 - seat, 1)
    pieces = (theirs, mine) if seat else (mine, theirs)
    if sinks >= 0:
        side, more = sunk(rules, pieces[sinks], pieces[0] | pieces[1])
        pieces, hand = changed(pieces, sinks, side), _more(hand, sinks, more)
    return pieces, hand, off


def sunk(rules: SenetFields, side: Mask, taken: Mask) -> tuple[Mask, int]:
    """A side, and how many of its pieces come into its hand, when a piece of it goes where the
    water has it: `taken` are the houses of both sides without that piece.

    One of the side that drowns already is rescued (senet 2.9).
    """
    house = rules.water.goes(taken)
    if house == HAND:
        return side, 1
    if side >> house & 1:
        side |= 1 << to_second_life(taken)
    return side | 1 << house, 0


def swept_to(rules: SenetFields, state: State, action: Action) -> int:
    """Where the water has the piece go that an action sinks: a house, or `HAND` (senet 3)."""
    taken = state.pieces[0] | state.pieces[1]
    return rules.water.goes(taken & ~(1 << action.source))


def _more(pair: tuple[int, int], seat: int, by: int) -> tuple[int, int]:
    return changed(pair, seat, pair[seat] + by)


def _pass_turn(rules: SenetFields, state: State, *, left: bool = False) -> State:
    """The other side's turn begins, unless too many have gone by quietly (senet 6.2).

    A turn lost by `netting` is skipped without an action (senet 3).
    """
    pieces, hand, off, seat, _, _, _, skip, needs_one, quiet = state
    if rules.quiet_limit:
        quiet = 0 if left else quiet + 1
        if quiet == rules.quiet_limit:
            there = arrived(rules, state)
            more = NOBODY if there[0] == there[1] else int(there[1] > there[0])
            return State(pieces, hand, off, more, "over", (), 0, skip, needs_one, quiet)
    seat = 1 - seat
    while skip >> seat & 1:
        skip ^= 1 << seat
        seat = 1 - seat
    return State(pieces, hand, off, seat, "start", (), 0, skip, needs_one, quiet)
