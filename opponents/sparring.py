"""Characters for the arena alone: measures of strength that nobody is offered in the chat.

`pips` counts houses, as a beginner does. `handmade` knows besides what can be told in words:
which houses are good, that pairs hold and that single pieces are struck. Three players of Seega
think (decision 33): one as much as it may, one little, one much but for its stones, which it places
anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from games.core import Rules
from games.senet.parts import hit
from games.senet.rules import Senet
from games.senet.state import LAST_HOUSE, OFF, Action, Mask, State, houses_of
from opponents.characters import Evaluating
from opponents.core import Opponent, Strength
from opponents.search import Evaluator
from opponents.seega_thinking import BALANCED, STRONG, Thinker
from opponents.senet import greedy, senet

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


PIPS: Final = _senet("pips", "easy", pips)
HANDMADE: Final = _senet("handmade", "medium", handmade)

SCATTERED: Final = Thinker("seega-scattered", "hard", STRONG, places=False)
MIDDLING: Final = Thinker("seega-balanced", "hard", BALANCED)

SPARRING: Final[Mapping[str, Opponent]] = MappingProxyType(
    {opponent.name: opponent for opponent in (PIPS, HANDMADE, SCATTERED, MIDDLING)}
)
"""Those characters by name, the weakest of each game first."""
