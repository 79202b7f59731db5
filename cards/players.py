"""Who plays the measured games, and how long they take for it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from games.core import Rules
from opponents import OPPONENTS
from opponents.core import offered

S = TypeVar("S")
A = TypeVar("A")

THROW_S: Final = 2.0
"""Seconds in which a person presses to throw: there is nothing to think about."""

CHOICE_S: Final = 5.0
"""Seconds in which a beginner looks at the picture, chooses and presses."""

TAP_S: Final = 1.0
"""Seconds for each further tap of the same choice (the square after the stone)."""

PACE_S: Final = 1.2
"""Seconds for which a step of the BOT stands: `BOT_PACE_MS` as it comes."""

EASY: Final = OPPONENTS["novice"]
"""The BOT that a first game is played against. It plays every game."""


@dataclass(frozen=True, slots=True)
class Beginner:
    """Half the choices are made with an eye for what is near (as Greedy), half are any."""

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """One of the actions that `state` offers."""
        greedy = OPPONENTS["greedy"]
        sees = greedy.plays(rules.game) and rng.random() < 0.5
        return (greedy if sees else EASY).choose(rules, state, rng)


@dataclass(frozen=True, slots=True)
class Anything:
    """Plays anything that is allowed, even past a win."""

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """Any of the actions that `state` offers."""
        return rng.choice(offered(rules, state).actions)
