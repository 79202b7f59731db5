"""`sidja`: the game of Sudan (docs/rules/sidja.md)."""

from __future__ import annotations

from typing import Final

from games.fields import Switch
from games.seega.rules import Seega

SIDJA: Final = Seega(
    id="sidja",
    version=1,
    source="Sidja, the Sudanese game, after the Russian Wikipedia",
    offered=(
        Switch("size", "size", ("5", "3", "7", "9"), plain=True),
        Switch("place", "place", ("2", "1")),
        Switch("cross", "cross", ("off", "on")),
        Switch("first_mover", "first_mover", ("first", "last")),
        Switch("directions", "directions", ("8", "4")),
        Switch("continue", "continue_", ("any", "same", "twice", "none")),
        Switch("centre_safe", "centre_safe", ("off", "on")),
        Switch("stuck", "stuck", ("passage", "loses", "pass")),
        Switch("leaps", "leaps", ("off", "all", "centre")),
        Switch("quiet_limit", "quiet_limit", ("100", "20", "40", "0")),
    ),
)
"""Every field has its default: all eight directions, any stone goes on (seega 2.7)."""
