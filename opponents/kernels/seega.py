"""Random games of Seega on plain ints: the games of the contract, several times as fast.

From the same position and the same random numbers a kernel plays the same game as
:func:`opponents.playouts.playout`, action by action; `tests/opponents/test_kernels.py` holds it to
that over every rule set and switch.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.seega import moves
from games.seega.lookups import DIAGONAL, ORTHOGONAL
from games.seega.parts import NO_LEAPS
from games.seega.rules import Seega
from games.seega.state import Mask, State, squares
from opponents.playouts import Playout, playout


class Kernel:
    """The random games of one rule set of Seega.

    What it cannot play it leaves to the contract: rule sets in which stones leap, and positions in
    which another capture or a passage is due.

    Everywhere `mine` is the side to act, and a stone moves from `source` to `target`, both single
    bits. Every step from a square to one beside it has a bit of its own, in the order in which
    moves are offered: those away from one's stones and those onto empty squares, laid over each
    other, are the moves, and the n-th bit is the n-th move.
    """

    __slots__ = ("_away", "_lines", "_near", "_onto", "_rules", "_steps")

    def __init__(self, rules: Seega) -> None:
        looked, ways = rules.lookups, ORTHOGONAL
        if rules.directions != len(ways):
            ways += DIAGONAL
        stones = tuple(map((1).__lshift__, squares(looked.board)))
        near = {stone: looked.beside(stone) & looked.board for stone in stones}
        steps = [(one, other) for one in stones for other in stones if near[one] & other]
        away, onto = dict.fromkeys(stones, 0), dict.fromkeys(stones, 0)
        for bit, (source, target) in enumerate(steps):
            away[source] |= 1 << bit
            onto[target] |= 1 << bit
        self._rules, self._near, self._away, self._onto = rules, near, away, onto
        self._lines = {stone: lines(stone, looked.board, looked.prey, ways) for stone in stones}
        self._steps = (
            (0, 0, 0, 0),
            *((s, t, away[s] ^ away[t], onto[s] ^ onto[t]) for s, t in steps),
        )
        """By the length of a step's bit: its ends, and which steps away from the side that makes it
        and onto empty squares there are no longer, or now."""

    def playout(self, state: State, rng: Random) -> Playout:
        """A game from `state` on in which chance plays for both."""
        rules, random = self._rules, rng.random
        if rules.leaps != NO_LEAPS or state.due not in ("place", "move"):
            return playout(rules, state, rng)
        looked, stuck, limit = rules.lookups, rules.stuck, rules.quiet_limit
        near, lines, steps, away, onto = (
            self._near,
            self._lines,
            self._steps,
            self._away,
            self._onto,
        )
        stones, seat, actions = state.stones, state.seat, 0
        if state.due == "place":
            stones, actions = self._placed(state, random)
            seat = rules.mover
        mine, theirs, quiet = stones[seat], stones[1 - seat], state.quiet
        ours, others = _together(away, mine), _together(away, theirs)
        free = _together(onto, looked.board ^ mine ^ theirs)
        while not quiet or quiet != limit:
            offered = ours & free
            if offered:
                nth = int(random() * offered.bit_count())
                while nth:
                    offered &= offered - 1
                    nth -= 1
                source, target, changed, freed = steps[(offered & -offered).bit_length()]
            elif stuck.loses:
                return Playout((1 - seat,), actions)
            else:
                random()
                actions += 1
                seat = 1 - seat
                mine, theirs, ours, others = theirs, mine, others, ours
                if not stuck.owed:
                    continue
                passages = moves.passages(looked, mine, theirs)
                if not passages:
                    break
                move = passages[int(random() * len(passages))]
                source, target = 1 << move.source, 1 << move.target
                changed, freed = away[source] ^ away[target], onto[source] ^ onto[target]
            actions += 1
            quiet += 1
            mine ^= source
            taken = 0
            if near[target] & theirs:
                for enemy, friend in lines[target]:
                    if theirs & enemy and mine & friend:
                        taken |= enemy
            mine |= target
            ours ^= changed
            free ^= freed
            if taken:
                quiet, there = 0, mine
                theirs ^= taken
                if rules.continue_.second:
                    mine, fewer, chained = self._chained(mine, theirs, target, random)
                    taken ^= theirs ^ fewer
                    theirs = fewer
                    actions += chained
                if not theirs & theirs - 1:
                    return Playout((seat,), actions)
                ours ^= _together(away, mine ^ there)
                others ^= _together(away, taken)
                free ^= _together(onto, mine ^ there ^ taken)
            seat = 1 - seat
            mine, theirs, ours, others = theirs, mine, others, ours
        more = mine.bit_count() - theirs.bit_count()
        return Playout(() if not more else (seat if more > 0 else 1 - seat,), actions)

    def _placed(self, state: State, random: Callable[[], float]) -> tuple[tuple[Mask, Mask], int]:
        """The stones of both seats when all are placed, and how many were."""
        rules, looked = self._rules, self._rules.lookups
        sides, hand = list(state.stones), list(state.hand)
        seat, left, placed = state.seat, state.left, 0
        free = looked.board ^ sides[0] ^ sides[1] ^ looked.centre
        while hand[0] or hand[1]:
            empty = free
            if looked.cross[seat] and looked.stones - hand[seat] < 2:
                empty &= looked.cross[seat]
            for _ in range(int(random() * empty.bit_count())):
                empty &= empty - 1
            stone = empty & -empty
            free ^= stone
            sides[seat] |= stone
            hand[seat] -= 1
            placed += 1
            left -= 1
            if not left:
                seat, left = 1 - seat, rules.place
        return (sides[0], sides[1]), placed

    def _chained(
        self, mine: Mask, theirs: Mask, target: Mask, random: Callable[[], float]
    ) -> tuple[Mask, Mask, int]:
        """Both sides after the captures that must follow one, and how many those were."""
        looked, near, chain, chained = self._rules.lookups, self._near, self._rules.continue_, 0
        board, beside, takes = looked.board, looked.beside, looked.pincers.takes
        while theirs & theirs - 1 and (chain.third or not chained):
            own = mine if chain.any_stone else target
            empty = beside(own) & (board ^ mine ^ theirs)
            found = takes(empty, mine, theirs & looked.prey)
            if not found:
                break
            steps = []
            for square in found:
                target = 1 << square
                sources = near[target] & own
                while sources:
                    source = sources & -sources
                    sources ^= source
                    steps.append((source, target, square))
            steps.sort()
            source, target, square = steps[int(random() * len(steps))]
            mine ^= source | target
            theirs ^= found[square]
            chained += 1
        return mine, theirs, chained


def lines(
    stone: Mask, board: Mask, prey: Mask, ways: tuple[tuple[int, int], ...]
) -> tuple[tuple[Mask, Mask], ...]:
    """In every direction the squares one and two steps from one, where an enemy on the first is
    taken if a friend stands on the second."""
    found = []
    for step in (file + rank for file, rank in ways):
        enemy, friend = (
            (stone << step, stone << 2 * step) if step > 0 else (stone >> -step, stone >> -2 * step)
        )
        if enemy & prey and friend & board:
            found.append((enemy, friend))
    return tuple(found)


def _together(each: dict[Mask, int], mask: Mask) -> int:
    """What belongs to each square of a set, together."""
    whole = 0
    while mask:
        low = mask & -mask
        mask ^= low
        whole |= each[low]
    return whole
