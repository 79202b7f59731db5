"""Characters for the arena alone: measures of strength that nobody is offered in the chat.

`pips` counts houses, as a beginner does, and `pips-2` and `pips-3` count them one and two throws
ahead, as the public programs of Senet do. `handmade` knows besides what can be told in words:
which houses are good, that pairs hold and that single pieces are struck. Three players of Seega
think (decision 33): one as much as it may, one little, one much but for its stones, which it places
anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeVar, cast

from games.core import Rules
from games.senet.parts import hit
from games.senet.rules import Senet
from games.senet.state import LAST_HOUSE, OFF, Action, Mask, State, houses_of
from opponents.characters import Evaluating
from opponents.core import Opponent, Plain, Strength, offered
from opponents.lookahead import Judge, Lookahead
from opponents.search import Evaluator, most_worth
from opponents.seega_thinking import BALANCED, STRONG, Thinker
from opponents.senet import greedy, senet

S = TypeVar("S")
A = TypeVar("A")

_PAIRED: Final = 1.5
"""What a piece is worth more that cannot be landed on, thanks to its neighbours."""

_HIT: Final = 0.25
"""What a single piece risks of each house that it has walked, where it would begin anew. Where
pieces only exchange places counting a risk lost games."""


def pips(rules: Rules[State, Action], state: State, seat: int) -> float:
    """Own houses walked less the other side's: exchanges and bearing off count by what they change.

    `TypeError` if the rules are no rules of Senet.
    """
    own = senet(rules)
    return _walked(own, state, seat) - _walked(own, state, 1 - seat)


def handmade(rules: Rules[State, Action], state: State, seat: int) -> float:
    """Houses walked, the far ones for more, special houses, pairs and single pieces.

    `TypeError` if the rules are no rules of Senet.
    """
    own = senet(rules)
    return greedy(rules, state, seat) + _held(own, state, seat) - _held(own, state, 1 - seat)


def _walked(rules: Senet, state: State, seat: int) -> int:
    return state.off[seat] * OFF + sum(_ways(rules, state.pieces[seat]))


def _ways(rules: Senet, pieces: Mask) -> list[int]:
    """How far each piece has come."""
    houses = houses_of(pieces)
    return list(houses) if rules.way.forward else [LAST_HOUSE + 1 - house for house in houses]


def _held(rules: Senet, state: State, seat: int) -> float:
    """What pairs are worth to a side, less what its single pieces risk."""
    pieces = state.pieces[seat]
    held = rules.protection(pieces)
    worth = _PAIRED * held.bit_count()
    if rules.attack is not hit:
        return worth
    single = pieces & ~(held | rules.lookups.safe | rules.lookups.barred[1 - seat])
    return worth - _HIT * sum(_ways(rules, single))


def _senet(name: str, strength: Strength, evaluator: Evaluator[State, Action]) -> Evaluating:
    """A character that plays Senet alone."""
    return Evaluating(
        name, MappingProxyType({"senet": strength}), MappingProxyType({"senet": evaluator})
    )


@dataclass(frozen=True, slots=True)
class Expectimax(Plain):
    """Plays Senet by the houses walked at the end of a look into so many `throws`: full width, each
    throw by its exact odds, each side choosing what is best for itself by the same count."""

    name: str
    throws: int

    def strength(self, game: str) -> Strength:
        """Between who knows no special house and who knows them."""
        del game
        return "medium"

    def plays(self, game: str) -> bool:
        """Senet alone."""
        return game == "senet"

    def thinks(self, game: str) -> bool:
        """Yes: two throws ahead are some hundred positions."""
        return self.plays(game)

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """The action after which most is expected; `TypeError` if the rules are no rules of
        Senet."""
        choice = offered(rules, state)
        looked: Lookahead[Any, Any] = Lookahead(
            rules, counted(senet(cast("Any", rules))), self.throws, most=_WIDE, bound=_WIDE
        )
        return most_worth(choice.actions, looked.worths(state, choice), rng)


_WIDE: Final = 100_000
"""Positions of a look: more than there are in one."""


def counted(rules: Senet) -> Judge[State]:
    """The houses that the cones have walked more than the spindles, on a straight line between
    everything lost (0) and everything won (1)."""
    most = 2 * rules.pieces * OFF

    def judged(state: State) -> float | None:
        if state.due in ("play", "over"):
            return None
        return 0.5 + (_walked(rules, state, 0) - _walked(rules, state, 1)) / most

    return judged


PIPS: Final = _senet("pips", "easy", pips)
PIPS_2: Final = Expectimax("pips-2", 1)
PIPS_3: Final = Expectimax("pips-3", 2)
HANDMADE: Final = _senet("handmade", "medium", handmade)

SCATTERED: Final = Thinker("seega-scattered", "hard", STRONG, places=False)
MIDDLING: Final = Thinker("seega-balanced", "hard", BALANCED)

SPARRING: Final[Mapping[str, Opponent]] = MappingProxyType(
    {each.name: each for each in (PIPS, PIPS_2, HANDMADE, PIPS_3, SCATTERED, MIDDLING)}
)
"""Those characters by name, the weakest of each game first."""
