"""The characters of the BOT, from the simplest on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeVar

from games.core import GameError, Rules
from opponents import hyena, seega, senet
from opponents.core import Opponent, offered
from opponents.search import Evaluator, best, wins

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Novice:
    """Plays anything that is allowed, but never misses an immediate win."""

    name: str = "novice"

    def plays(self, game: str) -> bool:
        """Every game."""
        del game
        return True

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """A winning action if there is one, else any."""
        choice = offered(rules, state)
        return rng.choice(wins(rules, state, choice) or choice.actions)


@dataclass(frozen=True, slots=True)
class Evaluating:
    """Plays what leads to the best position next, by the evaluator of the game."""

    name: str
    evaluators: Mapping[str, Evaluator[Any, Any]]
    """Game to evaluator."""

    def plays(self, game: str) -> bool:
        """The games that it has an evaluator for."""
        return game in self.evaluators

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """The action whose position is worth most; `rng` decides between equals."""
        evaluator = self.evaluators.get(rules.game)
        if evaluator is None:
            raise GameError(f"{self.name} does not play {rules.game}")
        return best(rules, state, offered(rules, state), evaluator, rng)


GREEDY: Final = Evaluating(
    "greedy",
    MappingProxyType({"senet": senet.greedy, "seega": seega.greedy, "hyena": hyena.greedy}),
)
"""Far and exposed, for a lucky throw."""

OPPONENTS: Final[Mapping[str, Opponent]] = MappingProxyType(
    {opponent.name: opponent for opponent in (Novice(), GREEDY)}
)
"""Every character by its name, the weakest first."""
