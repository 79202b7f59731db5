"""What an opponent is: it looks at a position and chooses, and keeps nothing."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar, get_args

from games.core import Choose, GameError, Rules

S = TypeVar("S")
A = TypeVar("A")

Strength: TypeAlias = Literal["easy", "medium", "hard", "master"]
"""How strong a character is among those that play a game, in a word for a button."""


STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)
"""The weakest first."""


class Opponent(Protocol):
    """A character of the BOT: a frozen value. It may decline games, and says so."""

    @property
    def name(self) -> str:
        """Its name in buttons, texts and saved games: `novice`."""

    def strength(self, game: str) -> Strength:
        """How strong it is in that game."""

    def plays(self, game: str) -> bool:
        """Whether it plays that game (`senet`). Where it does not, it is not offered."""

    def declines(self, rules: Rules[Any, Any]) -> bool:
        """Whether it plays these rules no better than a weaker character, though it plays their
        game: then it is not offered for them."""

    def thinks(self, game: str) -> bool:
        """Whether it may take more than 5 ms for a choice in that game, so that whoever serves
        others meanwhile lets it think elsewhere (:mod:`opponents.worker`)."""

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """One of the actions offered in `state`; all randomness comes from `rng`.

        `GameError` if nobody is to choose there, or the game is not one it can play.
        """


class Plain:
    """What most characters answer alike: they decline nothing, and need no time to think."""

    __slots__ = ()

    def declines(self, rules: Rules[Any, Any]) -> bool:
        """Never."""
        del rules
        return False

    def thinks(self, game: str) -> bool:
        """Never: it looks one action ahead at most."""
        del game
        return False


def offered(rules: Rules[S, A], state: S) -> Choose[A]:
    """The choice that is due; `GameError` with the position if there is none."""
    turn = rules.turn(state)
    if isinstance(turn, Choose):
        return turn
    raise GameError(f"nobody is to choose in {rules.dump(state)!r}")
