"""How the ratings of those at a table moved by its game, as it is kept with the game and told under
its result: a list by seat (JSON), null where nothing moved."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass

from bot.table.glicko import PROVISIONAL
from bot.table.table import Table


@dataclass(frozen=True, slots=True)
class Gain:
    """A rating before a game and after it, how sure it is then (its deviation), and how much the
    game counted: 1 in full."""

    before: int
    after: int
    deviation: int
    weight: float = 1.0

    @property
    def change(self) -> int:
        """By how much it moved, as the two figures show it."""
        return self.after - self.before

    @property
    def provisional(self) -> bool:
        """Whether little is known yet of that rating."""
        return self.deviation > PROVISIONAL


def gains_text(seats: int, gains: Mapping[int, Gain]) -> str | None:
    """The saved form: `[[1512,1524,61,1.0],null]`; None where nothing moved."""
    if not gains:
        return None
    rows = [astuple(gains[seat]) if seat in gains else None for seat in range(seats)]
    return json.dumps(rows, separators=(",", ":"))


def gains_of(table: Table) -> dict[int, Gain]:
    """By seat, how ratings moved by the game; of nobody where it counted for none."""
    rows = json.loads(table.game.gains or "[]")
    return {seat: Gain(*row) for seat, row in enumerate(rows) if row is not None}
