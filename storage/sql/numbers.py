# ruff: noqa: S608 - all names are ours
"""Numbers that are given out one after the other, and where counting goes on after a start."""

from __future__ import annotations

from typing import Final

NUMBERED: Final = ("game", "board", "notice")
"""The tables for whose rows :meth:`storage.store.Store.new_id` gives numbers."""

TURN: Final = "turn"
"""Counts commits: boards wait in that order."""

_SEALED = (
    "(SELECT coalesce(max(game), 0) FROM ready)",
    "(SELECT coalesce(max(next_game), 0) FROM game WHERE next_game IS NOT NULL)",
    "(SELECT coalesce(max(first), 1) - 1 FROM put_back)",
)
"""Games that are sealed beforehand have their numbers already."""

HIGHEST_GAME: Final = f"GREATEST((SELECT coalesce(max(id), 0) FROM game), {', '.join(_SEALED)})"

HIGHEST: Final = {
    "game": f"SELECT {HIGHEST_GAME}",
    "board": "SELECT coalesce(max(id), 0) FROM board",
    "notice": "SELECT coalesce(max(id), 0) FROM notice",
    TURN: "SELECT coalesce(max(since), 0) FROM board WHERE shown < wanted AND parked = 0",
}
"""By what is counted: the highest number that was given out."""
