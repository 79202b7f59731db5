"""`siga`: the game of Egypt (docs/rules/siga.md)."""

from __future__ import annotations

from typing import Final

from games.fields import Switch
from games.seega.parts import SAME_STONE
from games.seega.rules import Seega

SIGA: Final = Seega(
    id="siga",
    version=1,
    source="Siga, the Egyptian game, after the Russian Wikipedia",
    offered=(
        Switch("size", "size", ("5", "3", "7", "9"), plain=True),
        Switch("place", "place", ("2", "1")),
        Switch("cross", "cross", ("off", "on")),
        Switch("first_mover", "first_mover", ("last", "first")),
        Switch("directions", "directions", ("4", "8")),
        Switch("continue", "continue_", ("same", "any", "twice", "none")),
        Switch("centre_safe", "centre_safe", ("on", "off")),
        Switch("stuck", "stuck", ("passage", "loses", "pass")),
        Switch("leaps", "leaps", ("off", "all", "centre")),
        Switch("quiet_limit", "quiet_limit", ("20", "40", "100", "0")),
    ),
    first_mover="last",
    directions=4,
    continue_=SAME_STONE,
    centre_safe=True,
    quiet_limit=20,
    barrier=True,
)
"""Orthogonal, with a safe centre; the same stone goes on, and quiet games are counted (3.10)."""
