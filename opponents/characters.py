"""The characters of the BOT, from the simplest on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeVar

from games.core import GameError, Rules
from opponents import aseb, hyena, seega, senet
from opponents.core import Plain, Strength, offered
from opponents.search import Evaluator, best, wins

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Novice(Plain):
    """Plays anything that is allowed, but never misses an immediate win."""

    name: str = "novice"

    def strength(self, game: str) -> Strength:
        """The weakest in every game."""
        del game
        return "easy"

    def plays(self, game: str) -> bool:
        """Every game."""
        del game
        return True

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """A winning action if there is one, else any."""
        choice = offered(rules, state)
        return rng.choice(wins(rules, state, choice) or choice.actions)


@dataclass(frozen=True, slots=True)
class Evaluating(Plain):
    """Plays what leads to the best position next, by the evaluator of the game."""

    name: str
    strengths: Mapping[str, Strength]
    """Game to strength, as measured (docs/opponents.md)."""
    evaluators: Mapping[str, Evaluator[Any, Any]]
    """Game to evaluator."""

    def strength(self, game: str) -> Strength:
        """How strong it is in that game."""
        return self.strengths[game]

    def plays(self, game: str) -> bool:
        """The games that it has an evaluator for."""
        return game in self.evaluators

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """The action whose position is worth most; `rng` decides between equals."""
        evaluator = self.evaluators.get(rules.game)
        if evaluator is None:
            raise GameError(f"{self.name} does not play {rules.game}")
        return best(rules, state, offered(rules, state), evaluator, rng)


NOVICE: Final = Novice()
"""The simplest; it sits down for those who resign."""

MODEST: Final = Evaluating(
    "modest",
    MappingProxyType({"senet": "medium", "seega": "medium", "hyena": "easy", "aseb": "medium"}),
    MappingProxyType(
        {
            "senet": senet.MODEST,
            "seega": seega.modest,
            "hyena": hyena.modest,
            "aseb": aseb.MODEST,
        }
    ),
)
"""The least risk: what is its own stays its own."""

GREEDY: Final = Evaluating(
    "greedy",
    MappingProxyType({"senet": "medium", "seega": "easy", "hyena": "medium", "aseb": "medium"}),
    MappingProxyType(
        {
            "senet": senet.greedy,
            "seega": seega.greedy,
            "hyena": hyena.greedy,
            "aseb": aseb.greedy,
        }
    ),
)
"""Far and exposed, for a lucky throw."""

GOLDEN: Final = Evaluating(
    "golden",
    MappingProxyType({"senet": "hard", "seega": "hard", "hyena": "medium", "aseb": "hard"}),
    MappingProxyType(
        {
            "senet": senet.GOLDEN,
            "seega": seega.golden,
            "hyena": hyena.golden,
            "aseb": aseb.GOLDEN,
        }
    ),
)
"""The golden mean of the two: it weighs what it may win against what it may lose."""
