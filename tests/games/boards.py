"""Drawn Senet boards: tests read like rule sentences over them.

A drawing is the three rows in path order, as in a position line: row two is walked from its left
here, although it lies the other way round on the board. Pieces not drawn are borne off.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Choose, Over, Throw, lookup, offers
from games.senet.rules import Senet
from games.senet.sets.thibault import THIBAULT
from games.senet.state import State


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
    def offers(self) -> list[str]:
        return [self.rules.write(action) for action in offers(self.rules, self.state)]

    @property
    def asks(self) -> str:
        """Who is to do what: `C chooses`, `S throws`, `C has won`."""
        turn = self.rules.turn(self.state)
        if isinstance(turn, Over):
            return " ".join("CS"[seat] for seat in turn.winners) + " has won"
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
    """The game in this position; pieces neither drawn nor in hand are borne off."""
    board = "/".join(rows.split())
    off = "".join(
        f"{side}{rules.pieces - board.count(side) - int(hand[1 + 2 * seat])}"
        for seat, side in enumerate("CS")
    )
    return Senets(rules, rules.load(f"{board} {hand} {off} {due}"))


def switched(**switches: str) -> Senet:
    """Thibault's rules with switches: `switched(netting="on")`."""
    return THIBAULT.custom(switches)


def begun(rules: Senet = THIBAULT) -> Senets:
    """A game at its first position."""
    return Senets(rules, rules.start())
