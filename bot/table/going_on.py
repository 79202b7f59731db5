"""Going on from a game that is over: its first actions are those of a new one, whose own throws
begin there (docs/decisions/0095-going-on.md). Pure.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.table.bookmarks import shortened
from bot.table.replaying import stood
from bot.table.table import AnyRules, Table, faces_text
from games.core import AnyPlayed, Choose, Throw
from games.record import Origin
from storage.rows import ActionRow, Game


@dataclass(frozen=True, slots=True)
class GoingOn:
    """The place from which a new game goes on: what was played until then, how it stands, and whose
    turn it is. `seat` is that of who begins the game; the BOT sits on all others."""

    origin: Origin
    rules: AnyRules
    seats: int
    played: tuple[AnyPlayed, ...]
    state: Any
    turn: int
    seat: int

    @property
    def seating(self) -> str:
        """The joiner of each seat: who begins the game joins first."""
        others = iter(range(1, self.seats))
        return " ".join("0" if n == self.seat else str(next(others)) for n in range(self.seats))

    def begun(self, table: Table) -> Table:
        """The table of a game that has just begun, with what was played before it."""
        position, ply = table.rules.dump(self.state), len(self.played)
        game = replace(table.game, ply=ply, position=position)
        return shortened(replace(table, game=game, state=self.state, played=self.played))

    def rows(self, game: Game, at: int) -> Iterator[ActionRow]:
        """These actions as they are saved with the new game."""
        for ply, each in enumerate(self.played):
            faces = None if each.faces is None else faces_text(each.faces)
            yield ActionRow(game.id, ply, each.seat, self.rules.write(each.action), at, faces)


def from_there(table: Table, at: int, source: str, seat: int | None = None) -> GoingOn | None:
    """How a game goes on after so many of a table's actions, for who sits on that seat, or on that
    of whose turn it is; None where nothing goes on. Asked of a game with all its actions."""
    if not 0 < at <= len(table.played):
        return None
    state, seats = stood(table, at).state, len(table.players)
    turn = table.rules.turn(state)
    if not isinstance(turn, Choose | Throw):
        return None
    mine = turn.seat if seat is None else seat
    if not 0 <= mine < seats or (seats > 2 and mine != turn.seat):
        return None
    played = tuple(table.played[:at])
    return GoingOn(Origin(source, at), table.rules, seats, played, state, turn.seat, mine)
