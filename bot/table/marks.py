"""A move that was tapped once, for who has each move wait for a second tap on the same place.

It is kept with the board's row and void by its ply. What counts is a press on the button that shows
the mark: of two taps in quick succession the second one was made before anybody could see what the
first had marked, and says the same as the first. So no tap that slips plays anything, and no clock
is asked. Pure.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.table import Table
from games.core import Choose
from storage.rows import Board

ORDER = "order."
"""Before the name of an order that was marked."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What was tapped on a board at `ply`: an action as its rules write it, or an order."""

    ply: int
    says: str

    def text(self) -> str:
        """The saved form: `12:c2-c3`, `12:order.keep`."""
        return f"{self.ply}:{self.says}"

    @classmethod
    def read(cls, text: str | None) -> Mark | None:
        """What is behind its saved form; None for nothing."""
        if text is None:
            return None
        ply, says = text.split(":", 1)
        return cls(int(ply), says)


def to_be_confirmed(table: Table) -> bool:
    """Whether what is due is a choice: a move, a pass, a rescue. By a throw nobody chooses
    anything, and what it brings was sealed before."""
    return table.game.status == "playing" and isinstance(table.turn, Choose)


def mark_on(table: Table, board: Board | None) -> str | None:
    """What is marked on a board now; nothing that was marked at another ply."""
    mark = None if board is None else Mark.read(board.marked)
    now = mark is not None and mark.ply == table.game.ply and to_be_confirmed(table)
    return mark.says if mark is not None and now else None
