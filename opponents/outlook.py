"""What positions of a game are worth: the chance of winning, for hints and reviews.

An outlook is the same for everybody who asks, a character or a person. It is worked out from the
position alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from games.aseb.rules import Aseb
from games.core import GameError, Rules
from games.hyena.rules import Hyena
from games.hyena.state import Action as HyenaAction
from games.hyena.state import State as HyenaState
from games.senet.rules import Senet
from opponents import hyena, taught
from opponents.core import offered
from opponents.djehuty import AHEAD, has_learned, look, solved
from opponents.exact import Table, table_for
from opponents.lookahead import Lookahead

S = TypeVar("S")
A = TypeVar("A")
S_contra = TypeVar("S_contra", contravariant=True)


class Outlook(Protocol[S_contra]):
    """The worth of positions by some rules."""

    def chance(self, state: S_contra) -> float:
        """The chance of winning of seat 0, from 0 to 1; a draw counts a half."""

    def worths(self, state: S_contra) -> tuple[float, ...]:
        """The chance of winning of who is to choose, after each action offered, in their order.

        `GameError` if nobody is to choose.
        """

    @property
    def weighs_all(self) -> bool:
        """Whether the chance of a position with a choice is that after the best action: then who
        knows what each action is worth need not ask for it."""

    @property
    def unsure(self) -> float:
        """Two chances that differ by less are not told apart."""

    def exact(self, state: S_contra) -> bool:
        """Whether both are so in that position: worked out to the end of the game, whatever either
        player may do."""


@dataclass(frozen=True, slots=True)
class HyenaOutlook:
    """The race to be home first (:mod:`opponents.race`)."""

    rules: Rules[HyenaState, HyenaAction]

    def chance(self, state: HyenaState) -> float:
        """The chance of the first player's mother to be home first."""
        return hyena.win_chance(self.rules, state, 0)

    def worths(self, state: HyenaState) -> tuple[float, ...]:
        """The chance to be home first if one pays, and if one keeps."""
        choice = offered(self.rules, state)
        after = (self.rules.apply(state, action) for action in choice.actions)
        return tuple(hyena.win_chance(self.rules, then, choice.seat) for then in after)

    @property
    def weighs_all(self) -> bool:
        """No: who pays does so as soon as that brings them home sooner."""
        return False

    @property
    def unsure(self) -> float:
        """A tenth of a game in a hundred: what it takes for granted costs no more."""
        return 0.001

    def exact(self, state: HyenaState) -> bool:
        """No: it takes both players to pay as soon as that brings them home sooner."""
        del state
        return False


@dataclass(frozen=True, slots=True)
class LearnedOutlook(Generic[S, A]):
    """What Djehuty has learned of Senet or Aseb, looked up after so many `throws`; and where a
    table knows the rest of the game, what stands there."""

    rules: Rules[S, A]
    throws: int
    tables: tuple[Table, ...] = field(default=(), repr=False)

    def chance(self, state: S) -> float:
        """The chance of the cones."""
        return self._look(state).chance(state)

    def worths(self, state: S) -> tuple[float, ...]:
        """The chance of winning after each action, by the same look for all of them."""
        choice = offered(self.rules, state)
        return self._look(state).worths(state, choice)

    @property
    def weighs_all(self) -> bool:
        """Yes: it looks at each."""
        return True

    @property
    def unsure(self) -> float:
        """A game in a hundred: of differences from there on 94 of 100 were so by a table, of those
        of half a game 72 (docs/opponents.md). Where a table knows every game, what its numbers
        leave out."""
        return 0.0001 if solved(self.rules, self.tables) else 0.01

    def exact(self, state: S) -> bool:
        """Whether a table knows the rest of the game, or it is over."""
        table: Any = table_for(self.tables, self.rules)
        return table is not None and bool(table.covers(state))

    def _look(self, state: S) -> Lookahead[S, A]:
        found = look(self.rules, state, self.throws, self.tables)
        if found is None:
            name = self.rules.id
            raise GameError(
                f"nobody has learned {name} (djehuty train --rules {name} --games 12000)"
            )
        return found


def outlook(rules: Rules[Any, Any], tables: tuple[Table, ...] = ()) -> Outlook[Any] | None:
    """The outlook of a game, None where nobody knows one: then there is no hint, and no review.
    Each board asks for it: what is learned is read when it is first asked for a chance.

    In Seega a short search finds good moves, but what it holds positions for swings too much to be
    told: there choices are weighed in stones (:mod:`opponents.weighing`). So it is in Senet where
    one may pass: what is counted there tells moves apart, and is no chance (decision 61). Where
    throws are kept, what was learned does not see them: it would take their luck for choices. By
    switches of Aseb that did not teach the network there is none without their table.
    """
    if isinstance(rules, Hyena):
        return HyenaOutlook(rules)
    if isinstance(rules, Senet) and (rules.may_pass or rules.bank_throws):
        return None
    if isinstance(rules, Aseb):
        known = taught.learned(rules) or solved(rules, tables)
    else:
        known = has_learned(rules)
    return LearnedOutlook(rules, AHEAD, tables) if known else None
