"""The row of signs: who taps one sits down with it, changes it, or begins the game."""

from __future__ import annotations

from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key
from bot.words.signs import MARKS


def sign_keys(table: Table, kind: Kind, behind: str = "") -> tuple[Key, ...]:
    """A button for each sign. `behind` is what its press carries behind the sign, of a page that is
    no board."""
    return tuple(
        Key(mark, Press(kind, table.game.id, action=f"{sign}{behind}"))
        for sign, mark in MARKS.items()
    )
