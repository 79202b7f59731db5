"""The moves of Seega on plain ints, for search: those of the contract, seen by the side to act.

A position is `(mine, theirs, due, quiet)`: the stones of the side to act and of the other, what is
due, and the moves since the last capture. Who placed first no longer matters once all stones stand.
`tests/opponents/test_seega_kernels.py` holds moves and successors to the contract over every rule
set and switch.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from games.seega.lookups import DIAGONAL, ORTHOGONAL
from games.seega.rules import Seega
from games.seega.state import NOBODY, NOWHERE, Mask, State, squares
from opponents.kernels.seega import lines

MOVE: Final = 0
"""Due: any move."""
FREE: Final = -1
"""Due: a move that gives the other side a passage (seega 3.6)."""
CHAIN: Final = -2
"""Due: another capture, with any stone (seega 2.3). With a certain stone (3.4) the stone itself is
what is due, as a set of one square, which is above 0."""
WON: Final = -3
"""Nothing is due: the side named first has won."""
LOST: Final = -4
"""Nothing is due: it has lost."""
DRAWN: Final = -5
"""Nothing is due: nobody has won."""

Move: TypeAlias = tuple[Mask, Mask, Mask]
"""The square a stone leaves and the one it comes to, together; the latter; what it takes. A pass is
:data:`PASS`."""

Position: TypeAlias = tuple[Mask, Mask, int, int]

PASS: Final[Move] = (0, 0, 0)


class Steps:
    """Moves and successors of one rule set of Seega, from when all stones are placed."""

    __slots__ = ("_into", "_leaps", "_lines", "_near", "looked", "rules")

    def __init__(self, rules: Seega) -> None:
        looked = rules.lookups
        ways = ORTHOGONAL if rules.directions == len(ORTHOGONAL) else ORTHOGONAL + DIAGONAL
        self.rules, self.looked = rules, looked
        self._near = {
            1 << square: looked.beside(1 << square) & looked.board
            for square in squares(looked.board)
        }
        self._into = {target: _Into(target) for target in self._near}
        self._leaps = looked.leaps
        self._lines = {stone: lines(stone, looked.board, looked.prey, ways) for stone in self._near}

    def moves(self, mine: Mask, theirs: Mask, due: int) -> list[Move]:
        """What may be played, captures first; empty if nothing can be, so that the side passes."""
        if due == FREE:
            return [
                move
                for move in self._all(mine, theirs, mine)
                if self.can_move(theirs ^ move[2], mine ^ move[0])
            ]
        if due == MOVE:
            return self._all(mine, theirs, mine)
        return self.captures(mine, theirs, mine if due == CHAIN else due)

    def captures(self, mine: Mask, theirs: Mask, own: Mask) -> list[Move]:
        """The capturing moves of the stones `own` among `mine`."""
        if self._leaps:
            return [move for move in self._all(mine, theirs, own) if move[2]]
        looked, near, into = self.looked, self._near, self._into
        reached = looked.beside(own) & (looked.board ^ mine ^ theirs)
        found: list[Move] = []
        for square, taken in looked.pincers.takes(reached, mine, theirs & looked.prey).items():
            target = 1 << square
            found += [(move[0], target, taken) for move in into[target][near[target] & own]]
        return found

    def can_move(self, mine: Mask, theirs: Mask) -> bool:
        """Whether one of the stones `mine` can move at all."""
        looked = self.looked
        if looked.beside(mine) & (looked.board ^ mine ^ theirs):
            return True
        return bool(self._leaps) and bool(self._all(mine, theirs, mine))

    def can_capture(self, mine: Mask, theirs: Mask, own: Mask) -> bool:
        """Whether one of the stones `own` among `mine` can capture."""
        if self._leaps:
            return bool(self.captures(mine, theirs, own))
        looked = self.looked
        reached = looked.beside(own) & (looked.board ^ mine ^ theirs)
        return bool(looked.pincers.lanes(reached, mine, theirs & looked.prey))

    def after(self, position: Position, move: Move) -> tuple[Position, bool]:
        """The position after a move, or a pass, and whether the other side is named first in it:
        the side to act, or any if nobody is."""
        mine, theirs, due, quiet = position
        rules = self.rules
        change, target, taken = move
        if not change:
            if not rules.stuck.owed:
                return (theirs, mine, MOVE, quiet), True
            if self.moves(theirs, mine, FREE):
                return (theirs, mine, FREE, quiet), True
            return (theirs, mine, counted(theirs, mine), quiet), True
        mine ^= change
        if taken:
            theirs ^= taken
            if not theirs & theirs - 1:
                return (mine, theirs, WON, 0), False
            chain = rules.continue_
            if chain.third if due > 0 or due == CHAIN else chain.second:
                own = mine if chain.any_stone else target
                if self.can_capture(mine, theirs, own):
                    return (mine, theirs, CHAIN if chain.any_stone else target, 0), False
            quiet = 0
        else:
            quiet += 1
            if quiet == rules.quiet_limit:
                return (theirs, mine, counted(theirs, mine), quiet), True
        if rules.stuck.loses and not self.can_move(theirs, mine):
            return (theirs, mine, LOST, quiet), True
        return (theirs, mine, MOVE, quiet), True

    def _all(self, mine: Mask, theirs: Mask, own: Mask) -> list[Move]:
        """All moves of the stones `own` among `mine`, captures first."""
        if self._leaps:
            return self._with_leaps(mine, theirs, own)
        looked, near, into = self.looked, self._near, self._into
        reached = looked.beside(own) & (looked.board ^ mine ^ theirs)
        prey = theirs & looked.prey
        found: list[Move] = []
        if looked.pincers.lanes(reached, mine, prey):
            for square, taken in looked.pincers.takes(reached, mine, prey).items():
                target = 1 << square
                reached ^= target
                found += [(move[0], target, taken) for move in into[target][near[target] & own]]
        while reached:
            target = reached & -reached
            reached ^= target
            found += into[target][near[target] & own]
        return found

    def _with_leaps(self, mine: Mask, theirs: Mask, own: Mask) -> list[Move]:
        """The same where stones may leap too (seega 3.9). A stone that leaps may leave a place
        from which it would have been the other one of two (1.4)."""
        occupied = mine | theirs
        empty = self.looked.board ^ occupied
        taking: list[Move] = []
        quiet: list[Move] = []
        for square in squares(own):
            source = 1 << square
            targets = [1 << each for each in squares(self._near[source] & empty)]
            for over, land in self._leaps[source]:
                if empty & land and (not over or occupied & over):
                    targets.append(land)
            friends = mine ^ source
            for target in targets:
                taken = 0
                for enemy, friend in self._lines[target]:
                    if theirs & enemy and friends & friend:
                        taken |= enemy
                (taking if taken else quiet).append((source | target, target, taken))
        return taking + quiet


def counted(mine: Mask, theirs: Mask) -> int:
    """How a game ends for `mine` whose stones are counted (seega 3.7)."""
    more = mine.bit_count() - theirs.bit_count()
    return DRAWN if not more else WON if more > 0 else LOST


def position(state: State) -> Position:
    """A state of the contract in which all stones are placed, as a kernel sees it."""
    if state.due == "over":
        due = DRAWN if state.seat == NOBODY else WON
        seat = max(state.seat, 0)
    else:
        seat = state.seat
        due = {"move": MOVE, "free": FREE}.get(state.due, CHAIN)
        if state.stone != NOWHERE:
            due = 1 << state.stone
    return state.stones[seat], state.stones[1 - seat], due, state.quiet


@lru_cache(maxsize=16)
def steps(rules: Seega) -> Steps:
    """The moves of a rule set, worked out once."""
    return Steps(rules)


class _Into(dict[Mask, tuple[Move, ...]]):
    """The moves onto a square that take nothing, by the set of the stones that make them."""

    def __init__(self, target: Mask) -> None:
        self.target = target

    def __missing__(self, sources: Mask) -> tuple[Move, ...]:
        target = self.target
        found = tuple((1 << source | target, target, 0) for source in squares(sources))
        self[sources] = found
        return found
