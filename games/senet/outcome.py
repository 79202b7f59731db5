"""What an action would bring, as facts: who is protected then, and who does what next."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from games.core import any_of
from games.senet import effects
from games.senet.ruleset import SenetFields
from games.senet.state import LAST_HOUSE, WATER, Action, Mask, State, houses_of, mask_of

FOLLOWS: Final = (
    *("turn", "throw", "throws", "play", "fate"),
    *("again", "skip", "won", "over"),
)
"""What follows an action: the other side's turn; one more throw, or several; the other throws kept
(`bank_throws`); the throw that decides a fate; a turn again, as the other side loses its own; the
other side's turn, and one's own next one is lost; the game is won; it ends otherwise."""

ANY: Final = "any"
"""What stands for the scores of a throw where every one is meant."""


@dataclass(frozen=True)
class Outcome:
    """An offered choice in a position, and what comes of it."""

    rules: SenetFields
    state: State
    action: Action

    @cached_property
    def after(self) -> State:
        """The position that it leads to."""
        return effects.chosen(self.rules, self.state, self.action)

    @property
    def before(self) -> Mask:
        """The mover's pieces on the board before it."""
        return self.state.pieces[self.state.seat]

    @cached_property
    def mine(self) -> Mask:
        """The mover's pieces on the board after it."""
        return self.after.pieces[self.state.seat]

    @property
    def walks(self) -> bool:
        """Whether a piece on the board goes to a house of the board."""
        return self.action.source > 0 and 0 < self.action.target <= LAST_HOUSE

    @property
    def back(self) -> bool:
        """Whether it goes towards house 1."""
        return self.walks and self.action.target < self.action.source

    @property
    def sinks(self) -> bool:
        """Whether the piece that is moved falls into the water, alone."""
        kind, _, target, _ = self.action
        return kind == "move" and target == WATER and self.rules.water.means

    @property
    def score(self) -> int:
        """The throw that it uses; 0 for what uses none."""
        return self.action.throw or (self.state.throws[0] if self.state.throws else 0)

    @property
    def throws(self) -> int:
        """How many throws of the same turn follow at least."""
        after = self.after
        same = after.seat == self.state.seat and after.due == "throw"
        return after.owed + 1 if same else 0

    @property
    def follows(self) -> str:
        """What follows: one of :data:`FOLLOWS`."""
        after, seat = self.after, self.state.seat
        if after.due == "over":
            return "won" if after.seat == seat else "over"
        if self.throws:
            return "throws" if self.throws > 1 else "throw"
        if after.due in ("fate", "play"):
            return after.due
        if after.seat == seat:
            return "again"
        return "skip" if after.skip >> seat & 1 else "turn"

    @cached_property
    def group(self) -> Mask:
        """The moved piece and those linked with it: as a pair, each two would be protected."""
        target, guards = self.action.target, self.rules.protection
        if not 0 < target <= LAST_HOUSE:
            return 0
        group, reached = 0, self.mine & 1 << target
        while reached:
            bit = 1 << reached.bit_length() - 1
            group |= bit
            linked = (each for each in houses_of(self.mine & ~group) if guards(bit | 1 << each))
            reached = reached & ~bit | mask_of(linked)
        return group

    @cached_property
    def guard(self) -> Mask:
        """Those of the group that the moved piece joins that cannot be landed on then."""
        return self.group & self.rules.protection(self.mine)

    @property
    def inner(self) -> bool:
        """Whether others of that group can still be landed on (senet 6.5)."""
        return self.guard not in (0, self.group)

    @cached_property
    def bare(self) -> Mask:
        """Other pieces that were protected before, and no longer are."""
        guards = self.rules.protection
        return guards(self.before) & ~guards(self.mine) & self.mine & ~(1 << self.action.target)


def walking_scores(rules: SenetFields, house: int) -> tuple[int, ...]:
    """The scores by which a piece may walk on from a house."""
    ways = rules.lookups.ways
    return tuple(score for score, sources in enumerate(ways) if sources >> house & 1)


def leaving_scores(rules: SenetFields, house: int) -> tuple[int, ...]:
    """The scores by which a piece is borne off from a house."""
    leaves = rules.lookups.leaves
    return tuple(score for score, sources in enumerate(leaves) if sources >> house & 1)


def listed(numbers: tuple[int, ...]) -> str:
    """Numbers as an argument that is set as a list: `4 5`, `none` for none."""
    return " ".join(map(str, numbers)) or "none"


def throws_told(rules: SenetFields, scores: tuple[int, ...]) -> str:
    """Scores as an argument of which a text has words for :data:`ANY`: that for all that there
    are, else any of them."""
    thrown = {action.throw for action, _ in rules.lookups.throws[0].odds}
    return ANY if thrown <= set(scores) else any_of(scores)
