"""Random games of Senet on plain ints: the games of the contract, several times as fast.

From the same position and the same random numbers a kernel plays the same game as
:func:`opponents.playouts.playout`, action by action; `tests/opponents/test_kernels.py` holds it to
that over every rule set and switch.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from games.senet import moves
from games.senet.effects import sunk
from games.senet.parts import alone, columns, pairs, to_second_life
from games.senet.rules import Senet
from games.senet.state import BEAUTY, LAST_HOUSE, NETTING, OFF, THREE, WATER, Mask, State, mask_of
from opponents.playouts import Playout, playout, pot

_HAND_BIT, _NETTING_BIT, _BEAUTY_BIT = 1, 1 << NETTING, 1 << BEAUTY
_WATER_BIT, _OFF_BIT = 1 << WATER, 1 << OFF
_PROTECTIVE = mask_of(range(1, THREE))
_LAST_THREE = mask_of(range(THREE, LAST_HOUSE + 1))
_HOUSES = range(1, LAST_HOUSE + 1)
_COLUMNS = {
    1 << house: mask_of(h for h in _HOUSES if sum(columns(1 << h)) == sum(columns(1 << house)))
    for house in _HOUSES
}
"""A house to the three of its column."""


Sources: TypeAlias = Callable[[int, Mask, Mask, int, int], tuple[Mask, Mask, Mask]]
"""By score, the side to act, the other one, the number of its pieces in hand and its seat: where a
piece may enter, and the houses from which one may move on (or leave) and back."""


class Kernel:
    """The random games of one rule set of Senet.

    What it cannot play it leaves to the contract: rule sets that keep throws before they are played
    (`bank_throws`), those in which one throw both moves a piece and bears it off from a house, and
    positions in which a throw lies already.

    Everywhere `mine` is the side to act. A piece moves from `low` to `to`, both single bits, of
    which bit 0 is the hand and bit 31 off the board.
    """

    __slots__ = ("_odd", "_rules", "_scores", "_sources")

    def __init__(self, rules: Senet) -> None:
        looked = rules.lookups
        overlap = any(out & way for out, way in zip(looked.leaves, looked.ways, strict=True))
        self._rules = rules
        self._odd = rules.bank_throws or overlap
        self._sources = _sources(rules)
        self._scores = tuple(action.throw for action in pot(looked.throws[0].odds))

    def playout(self, state: State, rng: Random) -> Playout:
        """A game from `state` on in which chance plays for both."""
        rules, random = self._rules, rng.random
        if self._odd or state.due not in ("start", "throw", "fate"):
            return playout(rules, state, rng)
        looked, scores, whole = rules.lookups, self._scores, len(self._scores)
        bound, rescues, again, pieces = looked.bound, looked.rescues, looked.again, rules.pieces
        leaves, stops, onto, first = looked.leaves, looked.stops, looked.onto, looked.first
        may_pass, lose_throw = rules.may_pass, rules.no_move == "lose_throw"
        halt = _BEAUTY_BIT if rules.beauty.stops else 0
        ends = _WATER_BIT if rules.water_ends else 0
        netting = _NETTING_BIT if rules.netting else 0
        extras, homes, limit = looked.extras, rules.goal.homes, rules.quiet_limit
        more = extras or homes or halt or ends or netting
        sources, earned = self._sources, self._earned
        seat, owed, skip, waits = state.seat, state.owed, state.skip, state.needs_one
        mine, theirs = state.pieces[seat], state.pieces[1 - seat]
        hand, their_hand = state.hand[seat], state.hand[1 - seat]
        off, their_off = state.off[seat], state.off[1 - seat]
        asked, quiet, actions = state.due != "start", state.quiet, 0
        while True:  # a turn
            throws, to = True, 0
            if mine & rescues and not asked:
                actions += 1
                throws = random() >= 0.5
                if not throws:
                    mine ^= _WATER_BIT | 1 << to_second_life(mine | theirs)
            while throws:
                score = scores[int(random() * whole)]
                actions += 2
                low = to = 0
                if waits and seat:
                    waits = score != 1
                if waits and seat:
                    random()
                elif mine & bound:
                    random()
                    for action in moves.bound(rules, mine, mine | theirs, score):
                        low, to = 1 << action.source, 1 << action.target
                else:
                    enter, ahead, behind = sources(score, mine, theirs, hand, seat)
                    count = ahead.bit_count() + may_pass
                    if behind:
                        count += behind.bit_count()
                    nth = int(random() * (count + 1)) - 1 if enter else int(random() * count)
                    if nth < 0:
                        low, to = _HAND_BIT, enter
                    else:
                        if ahead and behind:
                            low, ahead = _nth(ahead, behind, nth)
                        else:
                            low = ahead or behind
                            while nth:
                                low &= low - 1
                                nth -= 1
                            low &= -low
                        if not ahead:
                            to = low >> score
                        elif low & leaves[score]:
                            to = _OFF_BIT
                        else:
                            to = _BEAUTY_BIT if low & stops[score] else low << score
                if not to:
                    owed = 0
                    if score in again and (lose_throw or mine & rescues):
                        continue
                    break
                if low == _HAND_BIT:
                    hand -= 1
                else:
                    mine ^= low
                kind, side = "", mine | to
                if to == _OFF_BIT:
                    off += 1
                    if off == pieces:
                        return Playout((seat,), actions)
                elif theirs & to:
                    kind = onto[low.bit_length() - 1][to.bit_length() - 1].kind
                    theirs ^= to
                    mine = side
                    if kind == "exchange":
                        theirs |= low
                    elif kind == "hit":
                        their_hand += 1
                    else:
                        theirs, washed = sunk(rules, theirs, mine | theirs)
                        their_hand += washed
                elif to == _WATER_BIT and low != _HAND_BIT:
                    mine, washed = sunk(rules, mine, mine | theirs)
                    hand += washed
                else:
                    mine = side
                if more:
                    if homes and (mine & first[seat]).bit_count() == pieces:
                        return Playout((seat,), actions)
                    if to == halt:
                        owed = 0
                        continue
                    if to == netting:
                        skip |= 1 << seat
                    if extras:
                        owed += earned(side, to, kind, score)
                    if score in again:
                        owed += 1
                    if to == ends:
                        owed = 0
                    if not owed:
                        break
                    owed -= 1
                elif score not in again:
                    break
            asked, owed = False, 0
            if limit:
                quiet = 0 if to == _OFF_BIT else quiet + 1
                if quiet == limit:
                    return Playout(self._further(seat, (mine, theirs), (off, their_off)), actions)
            while True:
                seat = 1 - seat
                mine, theirs = theirs, mine
                hand, their_hand = their_hand, hand
                off, their_off = their_off, off
                if not skip >> seat & 1:
                    break
                skip ^= 1 << seat

    def _earned(self, side: Mask, to: Mask, kind: str, score: int) -> int:
        """The extra throws of a move by what it does; `side` would be its pieces after it without
        water. :func:`games.senet.effects.extra` says the same."""
        rules = self._rules
        column = _COLUMNS.get(to, 0)
        earned = (
            (to.bit_length() - 1 in rules.lookups.bonus)
            + (kind == "hit" and rules.hit_extra)
            + (to == _OFF_BIT and rules.off_extra)
            + (rules.column_extra and column > 0 and side & column == column)
        )
        if rules.extras_add or not earned:
            return earned
        return int(score not in rules.lookups.again)

    def _further(
        self, seat: int, sides: tuple[Mask, Mask], off: tuple[int, int]
    ) -> tuple[int, ...]:
        """Who has won when the game ends for want of progress: the side of which more pieces have
        arrived. `sides` and `off` have that of `seat` first."""
        arrived, first = self._rules.goal.arrived, self._rules.lookups.first
        mine = arrived(sides[0], off[0], first[seat])
        theirs = arrived(sides[1], off[1], first[1 - seat])
        return () if mine == theirs else (seat if mine > theirs else 1 - seat,)


def _sources(rules: Senet) -> Sources:
    """Where the pieces of a side may be moved from; :func:`games.senet.moves.playable` says the
    same. The tables stand in variables of a function, where they are found fastest."""
    looked, block, may_hit = rules.lookups, rules.block, rules.enter_hits
    ways, leaves, stops, falls = looked.ways, looked.leaves, looked.stops, looked.falls
    enters, safe, barred, back = looked.enters, looked.safe, looked.barred, looked.back
    all_on, all_on_for = looked.all_on, looked.all_on_for
    paired, lone, protection = (
        rules.protection is pairs,
        rules.protection is alone,
        rules.protection,
    )
    forward, either, retreats = rules.way.forward, rules.way.back, rules.way.retreats
    must, single, peaceful = rules.must_bear_off, rules.water_single, not rules.retreat_attack
    everybody = rules.block_by == "any"

    def sources(
        score: int, mine: Mask, theirs: Mask, hand: int, seat: int
    ) -> tuple[Mask, Mask, Mask]:
        closed = mine | theirs & safe | barred[seat]
        if paired:
            if not theirs & _WATER_BIT:
                side = theirs & _PROTECTIVE
                closed |= side & (side << 1 | side >> 1)
        elif not lone:
            closed |= protection(theirs)
        if single and theirs & _WATER_BIT:
            closed |= _WATER_BIT | theirs & _LAST_THREE
        runs = 0
        if block:
            runs = theirs | mine if everybody else theirs
            for _ in range(block - 1):
                runs &= runs >> 1
        ahead = behind = enter = 0
        if forward:
            ahead = mine & ways[score] & ~(closed >> score)
            if runs:
                for between in range(1, score - block + 1):
                    ahead &= ~(runs >> between)
            out = mine & leaves[score]
            if out:
                if out & all_on_for and (hand or mine & ~all_on):
                    out &= ~all_on_for
                if out and must:
                    return 0, out, 0
                ahead |= out
            halts = mine & stops[score]
            if halts:
                last = (runs & (1 << BEAUTY + 1 - block) - 1).bit_length() - 1
                ahead |= halts >> last << last if last > 0 else halts
        if hand:
            enter = 1 << enters[score] & ~closed
            if enter == _HAND_BIT or (enter & theirs and not may_hit):
                enter = 0
        if not either:
            if ahead or enter:
                return enter, ahead, 0
            ahead = mine & falls[score] & ~(closed >> score)
            if ahead or not retreats:
                return 0, ahead, 0
        if peaceful:
            closed |= theirs
        behind = mine & back[score] & ~(closed << score)
        if runs:
            for between in range(block, score):
                behind &= ~(runs << between)
        if not (ahead or behind or enter):
            ahead = mine & falls[score] & ~(closed >> score)
        return enter, ahead, behind

    return sources


def _nth(ahead: Mask, behind: Mask, nth: int) -> tuple[Mask, Mask]:
    """Of the moves by house, back before on, the one of that place: the house it starts from, and
    the same once more if it is one ahead. No house if there are not so many."""
    both = ahead | behind
    while both:
        low = both & -both
        both ^= low
        if behind & low:
            if not nth:
                return low, 0
            nth -= 1
        if ahead & low:
            if not nth:
                return low, low
            nth -= 1
    return 0, 0
