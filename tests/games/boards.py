"""Drawn Senet boards: tests read like rule sentences over them.

A drawing is the three rows in path order, as in a position line: row two is walked from its left
here, although it lies the other way round on the board. Pieces not drawn are borne off.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.core import Choose, Over, Played, Throw, Told, legal_actions, lookup
from games.senet.rules import Senet
from games.senet.sets.thibault import THIBAULT
from games.senet.state import Action, State


@dataclass(frozen=True)
class Senets:
    """A game of Senet under way, with what a test asks of it."""

    rules: Senet
    state: State

    @property
    def line(self) -> str:
        return self.rules.dump(self.state)

    @property
    def board(self) -> str:
        return self.line.split(" ")[0]

    @property
    def due(self) -> str:
        """The side to act, what is due and what is pending: `C throw -`."""
        return " ".join(self.line.split(" ")[3:])

    @property
    def hand(self) -> str:
        """The pieces in hand: `C1S0`."""
        return self.line.split(" ")[1]

    @property
    def score(self) -> tuple[int, ...]:
        """The score of a game that is over, the cones' first."""
        turn = self.rules.turn(self.state)
        assert isinstance(turn, Over)
        return turn.score

    @property
    def offers(self) -> list[str]:
        return [self.rules.write(action) for action in legal_actions(self.rules, self.state)]

    @property
    def asks(self) -> str:
        """Who is to do what: `C chooses`, `S throws`, `C has won`."""
        turn = self.rules.turn(self.state)
        if isinstance(turn, Over):
            return ("".join("CS"[seat] for seat in turn.winners) or "nobody") + " has won"
        return f"{'CS'[turn.seat]} {'chooses' if isinstance(turn, Choose) else 'throws'}"

    def throws(self, score: int) -> Senets:
        assert isinstance(self.rules.turn(self.state), Throw)
        return self.plays(str(score))

    def plays(self, text: str) -> Senets:
        action = lookup(self.rules, self.state, text)
        return Senets(self.rules, self.rules.apply(self.state, action))


def drawn(
    rows: str,
    due: str = "C start -",
    *,
    hand: str = "C0S0",
    rules: Senet = THIBAULT,
) -> Senets:
    """The game in this position; pieces neither drawn nor in hand are borne off.

    Where no piece is ever borne off (senet 5.4), those not drawn are in hand.
    """
    board = "/".join(rows.split())
    if rules.goal.homes:
        hand = "".join(f"{side}{rules.pieces - board.count(side)}" for side in "CS")
    off = "".join(
        f"{side}{rules.pieces - board.count(side) - int(hand[1 + 2 * seat])}"
        for seat, side in enumerate("CS")
    )
    return Senets(rules, rules.load(f"{board} {hand} {off} {due}"))


def placed(
    rules: Senet = THIBAULT, due: str = "C start -", hand: str = "C0S0", **sides: str
) -> Senets:
    """The game with pieces on these houses: `placed(TAIT, C="26 30", S="1")`."""
    board = ["."] * 30
    for side, houses in sides.items():
        for house in houses.split():
            board[int(house) - 1] = side
    rows = "".join(board)
    return drawn(f"{rows[:10]} {rows[10:20]} {rows[20:]}", due, hand=hand, rules=rules)


def switched(**switches: str) -> Senet:
    """Thibault's rules with switches: `switched(netting="on")`."""
    return THIBAULT.custom(switches)


def begun(rules: Senet = THIBAULT) -> Senets:
    """A game at its first position."""
    return Senets(rules, rules.start())


Last: TypeAlias = tuple[Played[State, Action], ...]
"""Actions played, as a view shows them."""


def moved(game: Senets, *texts: str) -> tuple[Senets, Last]:
    """Play these actions; the game after them, and them."""
    played = []
    for text in texts:
        action = lookup(game.rules, game.state, text)
        played.append(Played(game.state.seat, game.state, action))
        game = game.plays(text)
    return game, tuple(played)


def told(game: Senets, text: str) -> Told:
    """The words of an offered action."""
    return game.rules.tell(game.state, lookup(game.rules, game.state, text))
