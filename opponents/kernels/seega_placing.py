"""Where to place a stone: what placing decides is worked out, or guessed from many ends.

All that matters of placing is who stands where when it is over. So one way to fill the board tells
something of every square, not only of the next stone's: what the board was worth with that square
one's own, and what it was worth with the other's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from games.seega.lookups import ORTHOGONAL
from games.seega.rules import Seega
from games.seega.state import Mask, State, squares
from opponents.kernels.seega_search import Search
from opponents.kernels.seega_steps import MOVE, Steps

_SCALE: Final = 150.0
"""A score for which a full board's odds are taken for e to one: a stone and a half. In games of the
search against itself it was half a stone; but all is still to come, and a sure win tells a square
apart from others no better than a likely one."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at for one stone: at most so many full boards, each by a search of so many
    plies (fewer where stones are taken in all directions), and no further board once so many
    positions were looked at in all."""

    boards: int
    plies: int
    nodes: int


EXACT: Final = 8
"""With so few stones to come all ways to place them are tried: 70 full boards at most."""

_CROWDED: Final = 2
"""So many plies are searched where stones are taken in all directions: four cost ten times more."""

_DEEPEST: Final = 8
"""So many plies are searched then at most, while that costs little."""

_BOARD: Final = 40
"""What it costs to fill a board, in positions looked at."""

_BLIND: Final = 60
"""So many boards are filled by chance before the squares are compared for the first time,"""

_AGAIN: Final = 20
"""and again after so many more."""

_NOISE: Final = 0.02
"""How much chance there is in who gets which square after that, as a chance to win."""


class Placing:
    """The question where to place, in one position of one rule set."""

    def __init__(self, steps: Steps, state: State, effort: Effort) -> None:
        rules = steps.rules
        self._rules, self._steps, self._effort = rules, steps, effort
        self._state, self._seat = state, state.seat
        looked = rules.lookups
        self._free = looked.board ^ looked.centre ^ state.stones[0] ^ state.stones[1]
        self._nodes = 0
        self.plies = effort.plies if rules.directions == len(ORTHOGONAL) else _CROWDED
        """How far each board is looked into."""

    def best(self, rng: Random) -> tuple[int, float]:
        """The square to place on, and what is then expected, as a chance to win."""
        state, looked = self._state, self._rules.lookups
        offered = self._free
        cross = looked.cross[state.seat]
        if cross and looked.stones - state.hand[state.seat] < 2:
            offered &= cross
        places = list(squares(offered))
        rng.shuffle(places)
        if sum(state.hand) <= EXACT and not any(looked.cross):
            return self._exactly(places)
        return self._sampled(places, rng)

    def _worth(self, first: Mask, plies: int) -> float:
        """The chance of the side that places to win, when the side that placed first has these
        stones and the other all the rest."""
        looked = self._rules.lookups
        both = (first, looked.board ^ looked.centre ^ first)
        mover = self._rules.mover
        search = Search(self._steps, breadth=1)
        score = search.value((both[mover], both[1 - mover], MOVE, 0), plies)
        self._nodes += search.nodes + _BOARD
        sign = -1 if mover == self._seat else 1
        return 1 / (1 + exp(sign * score / _SCALE))

    def _exactly(self, places: list[int]) -> tuple[int, float]:
        plies, spent, found = self.plies, 0, (places[0], 0.5)
        while plies <= _DEEPEST and spent < self._effort.nodes // 6:
            found = self._deeply(places, plies)
            spent, self._nodes, plies = self._nodes, 0, plies + 1
        return found

    def _deeply(self, places: list[int], plies: int) -> tuple[int, float]:
        """All ways to place what is left, valued by searches of so many plies."""
        known: dict[tuple[Mask, Mask], float] = {}

        def outlook(now: State) -> float:
            found = known.get(now.stones)
            if found is None:
                if now.due != "place":
                    found = self._worth(now.stones[0], plies)
                else:
                    free = squares(self._free & ~(now.stones[0] | now.stones[1]))
                    worths = [outlook(_placed(self._rules, now, 1 << each)) for each in free]
                    found = max(worths) if now.seat == self._seat else min(worths)
                known[now.stones] = found
            return found

        worths = {each: outlook(_placed(self._rules, self._state, 1 << each)) for each in places}
        best = max(places, key=worths.__getitem__)
        return best, worths[best]

    def _sampled(self, places: list[int], rng: Random) -> tuple[int, float]:
        """Both sides are thought to go for the squares that matter most, with some noise; what
        matters is learnt meanwhile."""
        held, forced = self._held()
        loose = squares(self._free & ~forced)
        if not loose or len(places) == 1:
            return places[0], 0.5
        turns = _turns(self._rules, self._state)[-len(loose) :]
        learnt = _Learnt(loose)
        noise, effort = 1.0, self._effort
        while learnt.boards < effort.boards and self._nodes < effort.nodes:
            if learnt.boards >= _BLIND and not learnt.boards % _AGAIN:
                noise = _NOISE
                learnt.compare()
            order = learnt.order(rng, noise)
            first = held
            for square, seat in zip(order, turns, strict=True):
                if not seat:
                    first |= 1 << square
            mine = [each for each, seat in zip(order, turns, strict=True) if seat == self._seat]
            learnt.add(mine, self._worth(first, self.plies))
        learnt.compare()
        best = max(places, key=lambda each: learnt.swing.get(each, 0))
        return best, learnt.mean

    def _held(self) -> tuple[Mask, Mask]:
        """The stones of who placed first, those that must come yet included (seega 3.1), and the
        squares that are thus taken."""
        cross, stones = self._rules.lookups.cross, self._state.stones
        forced = [side & ~stones[0] & ~stones[1] for side in cross]
        return stones[0] | forced[0], forced[0] | forced[1]


class _Learnt:
    """What full boards say of each square: by how much better it is to have it than to leave it."""

    def __init__(self, loose: Sequence[int]) -> None:
        self.boards = 0
        self.swing = dict.fromkeys(loose, 0.0)
        self._total = 0.0
        self._own = dict.fromkeys(loose, 0)
        self._sums = dict.fromkeys(loose, 0.0)

    @property
    def mean(self) -> float:
        """What a board was worth on average."""
        return self._total / self.boards

    def add(self, mine: Sequence[int], worth: float) -> None:
        """A board on which these squares were one's own."""
        self.boards += 1
        self._total += worth
        for each in mine:
            self._own[each] += 1
            self._sums[each] += worth

    def compare(self) -> None:
        """Know the squares better by the boards so far."""
        for each, own in self._own.items():
            rest = self.boards - own
            if own and rest:
                self.swing[each] = self._sums[each] / own - (self._total - self._sums[each]) / rest

    def order(self, rng: Random, noise: float) -> list[int]:
        """The squares in the order in which both sides go for them (Gumbel's noise: as if each were
        drawn with odds by its worth)."""
        random, swing = rng.random, self.swing
        keys = {each: swing[each] - noise * log(-log(random() or 0.5)) for each in swing}
        return sorted(keys, key=keys.__getitem__, reverse=True)


def _turns(rules: Seega, state: State) -> list[int]:
    """The seats to place, in order."""
    found = []
    hand, seat, left = list(state.hand), state.seat, state.left
    while hand[0] or hand[1]:
        found.append(seat)
        hand[seat] -= 1
        left -= 1
        if not left:
            seat, left = 1 - seat, rules.place
    return found


def _placed(rules: Seega, state: State, stone: Mask) -> State:
    """A stone placed, by the rules (seega 1.2); which due follows the last does not matter."""
    (one, other), (first, second), seat, left = state.stones, state.hand, state.seat, state.left
    if seat:
        other, second = other | stone, second - 1
    else:
        one, first = one | stone, first - 1
    if not first and not second:
        return State((one, other), (0, 0), rules.mover, "move")
    if left > 1:
        return State((one, other), (first, second), seat, "place", left - 1)
    return State((one, other), (first, second), 1 - seat, "place", rules.place)
