"""`hyena`: the Sudanese game of the mothers and the hyena (docs/rules/hyena.md)."""

from __future__ import annotations

from typing import Final

from games.fields import Switch
from games.hyena.rules import Hyena

HYENA: Final = Hyena(
    id="hyena",
    version=1,
    source="Li'b el-merafib, a folk game of the Sudan",
    offered=(Switch("holes", "holes", ("30", "20", "50", "80")),),
)
"""Thirty days to the well; 20, 50 or 80 for a custom game."""
