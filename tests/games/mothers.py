"""Hyena positions for tests: `walking("5+1+0", "8+0+0").throws("3").line`."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Choose, Over, Played, Throw, Told, legal_actions, lookup
from games.hyena.rules import Hyena
from games.hyena.sets.hyena import HYENA
from games.hyena.state import Action, State


@dataclass(frozen=True)
class Walk:
    """A game of Hyena under way, with what a test asks of it."""

    rules: Hyena
    state: State
    last: tuple[Played[State, Action], ...] = ()

    @property
    def line(self) -> str:
        """The position without the holes: `0*+0+0 0*+0+0 h=- 1 throw`."""
        return self.rules.dump(self.state).split(" ", 1)[1]

    @property
    def fields(self) -> list[str]:
        return self.line.split(" ")

    @property
    def mothers(self) -> list[str]:
        """The players' fields."""
        return self.fields[:-3]

    @property
    def hyena(self) -> str:
        return self.fields[-3]

    @property
    def due(self) -> str:
        """The seat to act and what is due: `1 pay:2`."""
        return " ".join(self.fields[-2:])

    @property
    def offers(self) -> list[str]:
        return [self.rules.write(action) for action in legal_actions(self.rules, self.state)]

    @property
    def over(self) -> Over:
        turn = self.rules.turn(self.state)
        assert isinstance(turn, Over)
        return turn

    def throws(self, *texts: str) -> Walk:
        """The game after these throws."""
        game = self
        for text in texts:
            assert isinstance(game.rules.turn(game.state), Throw)
            game = game.plays(text)
        return game

    def chooses(self, text: str) -> Walk:
        """The game after this choice."""
        assert isinstance(self.rules.turn(self.state), Choose)
        return self.plays(text)

    def plays(self, *texts: str) -> Walk:
        """The game after these actions, whatever they are."""
        game = self
        for text in texts:
            action = lookup(game.rules, game.state, text)
            played = Played(game.state.seat, game.state, action)
            after = game.rules.apply(game.state, action)
            game = Walk(game.rules, after, (*game.last, played))
        return game

    def told(self, text: str) -> Told:
        """The words of an offered action."""
        return self.rules.tell(self.state, lookup(self.rules, self.state, text))


def holed(holes: int) -> Hyena:
    """The rules with so many holes."""
    return HYENA.custom({"holes": str(holes)})


def walking(*players: str, h: str = "-", due: str = "1 throw", holes: int = 30) -> Walk:
    """The game with these players' fields."""
    rules = holed(holes)
    return Walk(rules, rules.load(f"N={holes} {' '.join(players)} h={h} {due}"))


def begun(seats: int = 2, holes: int = 30) -> Walk:
    """A game at its first position."""
    rules = holed(holes)
    return Walk(rules, rules.start(seats))
