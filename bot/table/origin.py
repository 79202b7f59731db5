"""From which game another one goes on, and which of its actions are its own (decision 95).

The first actions of such a game are those of the other one. Its throws are drawn and sealed from
there on: they alone are counted, proven and reviewed, and nothing before can be taken back.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.record import Origin, origin_in
from storage.rows import ActionRow, Game


def origin_of(game: Game) -> Origin | None:
    """From which game it goes on; None where it began at its beginning."""
    return None if game.origin is None else origin_in(game.origin)


def own_from(game: Game) -> int:
    """The number of the first action that is its own."""
    origin = origin_of(game)
    return 0 if origin is None else origin.actions


def own_rows(game: Game, actions: Iterable[ActionRow]) -> tuple[ActionRow, ...]:
    """The saved actions that are its own."""
    first = own_from(game)
    return tuple(row for row in actions if row.ply >= first)
