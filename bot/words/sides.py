"""What the pieces of a seat are called."""

from __future__ import annotations

from bot.table.table import Table
from bot.words.library import Texts


def side(table: Table, texts: Texts, seat: int) -> str:
    """The name of a seat's pieces."""
    return texts.plain(f"side-{table.rules.sides[seat]}")


def mark(table: Table, texts: Texts, seat: int) -> str:
    """The sign of a seat's colour."""
    return texts.plain(f"mark-{table.rules.sides[seat]}")
