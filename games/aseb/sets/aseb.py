"""`aseb`: the game of twenty squares (docs/rules/aseb.md)."""

from __future__ import annotations

from typing import Final

from games.aseb.rules import Aseb
from games.fields import Switch

ASEB: Final = Aseb(
    id="aseb",
    version=1,
    source="the RoyalUr library's Aseb, after Ancient Egyptians at Play",
    offered=(
        Switch("dice", "dice", ("sticks", "bone")),
        Switch("pieces", "pieces", ("5", "7")),
        Switch("safe", "safe", ("on", "off")),
        Switch("rosettes", "rosettes", ("on", "off")),
        Switch("first", "first", ("random", "throw_off")),
    ),
)
"""Every field has its default."""
