"""Drawn Seega boards: tests read like rule sentences over them.

A drawing is the ranks from the top, as in a position line.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.core import Over, Played, Told, legal_actions, lookup
from games.seega.rules import Seega
from games.seega.sets.siga import SIGA
from games.seega.state import Action, State


@dataclass(frozen=True)
class Seegas:
    """A game of Seega under way, with what a test asks of it."""

    rules: Seega
    state: State

    @property
    def line(self) -> str:
        return self.rules.dump(self.state)

    @property
    def board(self) -> str:
        """The ranks from the top, parted by spaces."""
        return self.line.split(" ")[0].replace("/", " ")

    @property
    def hand(self) -> str:
        return self.line.split(" ")[1]

    @property
    def due(self) -> str:
        """The side to act, what is due and the moves since a capture: `x move 0`."""
        return " ".join(self.line.split(" ")[2:])

    @property
    def over(self) -> Over:
        turn = self.rules.turn(self.state)
        assert isinstance(turn, Over)
        return turn

    @property
    def offers(self) -> list[str]:
        return [self.rules.write(action) for action in legal_actions(self.rules, self.state)]

    @property
    def captures(self) -> list[str]:
        """The offered moves that capture."""
        return [text for text in self.offers if "x" in text]

    @property
    def targets(self) -> set[str]:
        """Where the offered moves end."""
        return {text.split("-")[1].split("x")[0] for text in self.offers}

    def plays(self, *texts: str) -> Seegas:
        state = self.state
        for text in texts:
            state = self.rules.apply(state, lookup(self.rules, state, text))
        return Seegas(self.rules, state)

    def told(self, text: str) -> Told:
        """The words of an offered action."""
        return self.rules.tell(self.state, lookup(self.rules, self.state, text))


def drawn(rows: str, due: str = "x move 0", *, hand: str = "0/0", rules: Seega = SIGA) -> Seegas:
    """The game in this position."""
    return Seegas(rules, rules.load(f"{'/'.join(rows.split())} {hand} {due}"))


def begun(rules: Seega = SIGA) -> Seegas:
    """A game at its first position."""
    return Seegas(rules, rules.start())


def all_placed(rules: Seega) -> Seegas:
    """A game in which each has placed on the first square offered, until all are placed."""
    game = begun(rules)
    while game.state.due == "place":
        game = game.plays(game.offers[0])
    return game


Last: TypeAlias = tuple[Played[State, Action], ...]
"""Actions played, as a view shows them."""


def moved(game: Seegas, *texts: str) -> tuple[Seegas, Last]:
    """Play these actions; the game after them, and them."""
    played = []
    for text in texts:
        action = lookup(game.rules, game.state, text)
        played.append(Played(game.state.seat, game.state, action))
        game = game.plays(text)
    return game, tuple(played)
