"""Seega on 3×3, solved: who wins every position with best play, up to four stones a side.

What a position is worth depends on how many quiet moves are left until the stones are counted
(seega 3.7). With none left it is worth the count; with one more, the best of what its moves lead to
with one less; and a capture begins a new count with fewer stones, which were solved before. Where
nothing is ever counted (`quiet_limit=0`), none left is worth a draw: what is not won in any number
of quiet moves is never won.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from games.core import Choose
from games.seega.rules import Seega
from games.seega.state import Mask, State, squares
from opponents.kernels.seega_steps import (
    DRAWN,
    LOST,
    MOVE,
    PASS,
    WON,
    Move,
    Position,
    Steps,
    counted,
    position,
    steps,
)

SIZE: Final = 3
_STONES: Final = 4
_ENDED: Final = {WON: 1, LOST: -1, DRAWN: 0}

Pair = tuple[Mask, Mask]
"""The stones of the side to move and of the other."""


class _Ways(NamedTuple):
    """What may come of a position: the best of what is known (-2: nothing is) and of positions
    with as many stones and the other side to move; `sign` is -1 where it is the other side that
    moves, since this one passed."""

    sign: int
    known: int
    quiet: tuple[int, ...]


class Solved:
    """All positions of a rule set on 3×3, and the best moves in them."""

    def __init__(self, moves: Steps) -> None:
        self.rules = moves.rules
        self._steps = moves
        self._placing: dict[State, int] = {}
        self._places: dict[Pair, tuple[int, int]] = {}
        """The number of stones, and a position's place among those with as many."""
        self._levels: dict[int, list[bytes]] = {}
        """By the number of stones and the quiet moves left: each position's worth, and 1."""
        self._returns: dict[int, int] = {}
        """To which level, by the number of stones, the one after the last is equal."""
        classes: dict[int, list[Pair]] = {}
        for mine in _sets(moves.looked.board):
            for theirs in _sets(moves.looked.board ^ mine):
                classes.setdefault(mine.bit_count() + theirs.bit_count(), []).append((mine, theirs))
        for stones in sorted(classes):
            self._places |= {pair: (stones, at) for at, pair in enumerate(classes[stones])}
            self._solve(stones, classes[stones])

    def worth(self, state: State) -> int:
        """1 if the side to act (or that won) wins with best play, 0 in a draw, -1 if it loses."""
        if state.due != "place":
            return self.value(position(state))
        found = self._placing.get(state)
        if found is None:
            found = max(self._after_placing(state).values())
            self._placing[state] = found
        return found

    def places(self, state: State) -> tuple[int, ...]:
        """The squares where the next stone is placed best."""
        worths = self._after_placing(state)
        best = max(worths.values())
        return tuple(square for square, worth in worths.items() if worth == best)

    def _after_placing(self, state: State) -> dict[int, int]:
        turn = self.rules.turn(state)
        worths: dict[int, int] = {}
        for action in turn.actions if isinstance(turn, Choose) else ():
            after = self.rules.apply(state, action)
            worth = self.worth(after)
            worths[action.target] = worth if after.seat == state.seat else -worth
        return worths

    def value(self, now: Position) -> int:
        """The same for a position in which all stones are placed."""
        mine, theirs, due, quiet = now
        if due <= WON:
            return _ENDED[due]
        if due == MOVE:
            stones, at = self._places[mine, theirs]
            return self._level(stones, self._left(quiet))[at] - 1
        return max(self._led(now, move) for move in self._steps.moves(mine, theirs, due))

    def best(self, now: Position) -> list[Move]:
        """The moves that keep what the position is worth; where nothing is ever counted and the
        game is won, those that win soonest, so that it ends."""
        mine, theirs, due, _ = now
        moves = self._steps.moves(mine, theirs, due) or [PASS]
        worths = [self._led(now, move) for move in moves]
        most = max(worths)
        found = [move for move, worth in zip(moves, worths, strict=True) if worth == most]
        if most == 1 and not self.rules.quiet_limit:
            delays = [self._delay(now, move) for move in found]
            least = min(delays)
            found = [move for move, delay in zip(found, delays, strict=True) if delay == least]
        return found

    def _led(self, now: Position, move: Move) -> int:
        after, turned = self._steps.after(now, move)
        worth = self.value(after)
        return -worth if turned else worth

    def _delay(self, now: Position, move: Move) -> int:
        """After how many more quiet moves, at most, a winning move takes something."""
        (mine, theirs, due, _), _ = self._steps.after(now, move)
        if move[2] or due != MOVE:
            return 0
        stones, at = self._places[mine, theirs]
        return next(left for left, level in enumerate(self._levels[stones]) if not level[at])

    def _left(self, quiet: int) -> int:
        """The quiet moves left; where there is no end of them, as many as make no difference."""
        return self.rules.quiet_limit - quiet if self.rules.quiet_limit else 1 << 30

    def _level(self, stones: int, left: int) -> bytes:
        levels, first = self._levels[stones], self._returns[stones]
        if left >= len(levels):
            left = first + (left - first) % (len(levels) - first)
        return levels[left]

    def _solve(self, stones: int, pairs: list[Pair]) -> None:
        limit = self.rules.quiet_limit
        ways = [self._ways(pair) for pair in pairs]
        level = bytes(1 + (_ENDED[counted(*pair)] if limit else 0) for pair in pairs)
        levels, known = [level], {level: 0}
        while True:
            level = bytes(
                1 + sign * max(best, 1 - min([level[at] for at in quiet], default=2))
                if best < 1
                else 1 + sign
                for sign, best, quiet in ways
            )
            if level in known or len(levels) == limit + 1 > 1:
                break
            known[level] = len(levels)
            levels.append(level)
        self._levels[stones] = levels
        self._returns[stones] = known.get(level, len(levels) - 1)

    def _ways(self, pair: Pair) -> _Ways:
        mine, theirs = pair
        moves = self._steps.moves(mine, theirs, MOVE)
        if moves:
            return self._led_by(1, (mine, theirs, MOVE, 0), moves)
        if self.rules.stuck.loses:
            return _Ways(1, -1, ())
        after, _ = self._steps.after((mine, theirs, MOVE, 0), PASS)
        if after[2] <= WON:
            return _Ways(-1, _ENDED[after[2]], ())
        answers = self._steps.moves(*after[:3])
        if not answers:  # Both pass for ever.
            return _Ways(1, 0, ())
        return self._led_by(-1, after, answers)

    def _led_by(self, sign: int, now: Position, moves: list[Move]) -> _Ways:
        known, quiet = -2, []
        mine, theirs, _, _ = now
        for move in moves:
            if move[2]:
                known = max(known, self._led(now, move))
            else:
                quiet.append(self._places[theirs, mine ^ move[0]][1])
        return _Ways(sign, known, tuple(quiet))


@lru_cache(maxsize=8)
def solved(rules: Seega) -> Solved:
    """A rule set on 3×3, solved when first asked for, in a third of a second."""
    return Solved(steps(rules))


def _sets(within: Mask) -> list[Mask]:
    """All sets of one to four of these squares."""
    stones = [1 << square for square in squares(within)]
    return [sum(some) for count in range(1, _STONES + 1) for some in combinations(stones, count)]
