"""Chances of winning, looked for in what may follow: every choice, every throw by its exact odds.

For games of two players. It speaks to the contract alone; what positions are worth at the horizon
a :data:`Judge` says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from games.core import Choose, Over, Rules

S = TypeVar("S")
A = TypeVar("A")

Judge: TypeAlias = Callable[[S], float | None]
"""The chance of winning, from 0 to 1, of the player on seat 0; a draw counts a half. None for
positions that it cannot judge, which are looked into then."""


@dataclass
class Lookahead(Generic[S, A]):
    """One question about one position; it remembers what it has looked at.

    `throws` says how many throws in a row are looked into before the judge is asked; `most` how
    many positions at most: beyond them the judge is asked as soon as it can say something. Beyond
    `bound`, shared evenly by the actions that are compared, of each choice the first action alone
    is tried: kept throws may be played in thousands of orders (senet 3, `bank_throws`).
    """

    rules: Rules[S, A]
    judge: Judge[S]
    throws: int
    most: int = 600
    bound: int = 1_200
    _until: int = field(init=False)
    _known: dict[tuple[S, int], float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Nothing is looked at yet."""
        self._until = self.bound

    def chance(self, state: S, throws: int | None = None) -> float:
        """The chance of winning of seat 0 in a position."""
        left = self.throws if throws is None else throws
        key = (state, left)
        known = self._known.get(key)
        if known is None:
            known = self._looked(state, left)
            self._known[key] = known
        return known

    def _looked(self, state: S, left: int) -> float:
        if not left or len(self._known) > self.most:
            judged = self.judge(state)
            if judged is not None:
                return judged
        turn = self.rules.turn(state)
        if isinstance(turn, Over):
            return (0 in turn.winners) / len(turn.winners) if turn.winners else 0.5
        after = self.rules.apply
        if isinstance(turn, Choose):
            tried = turn.actions[:1] if len(self._known) > self._until else turn.actions
            chances = [self.chance(after(state, action), left) for action in tried]
            return min(chances) if turn.seat else max(chances)
        less = max(0, left - 1)
        return sum(
            float(odds) * self.chance(after(state, thrown), less) for thrown, odds in turn.odds
        )

    def worths(self, state: S, choice: Choose[A]) -> tuple[float, ...]:
        """The chance of winning of the chooser after each action."""
        worths = []
        for action in choice.actions:
            self._until = len(self._known) + self.bound // len(choice.actions)
            chance = self.chance(self.rules.apply(state, action))
            worths.append(1 - chance if choice.seat else chance)
        return tuple(worths)
