"""The characters that are on offer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from opponents.characters import GOLDEN, GREEDY, MODEST, NOVICE
from opponents.core import Opponent
from opponents.djehuty import DJEHUTY
from opponents.exact import Table
from opponents.levels import LEVELS

OPPONENTS: Final[Mapping[str, Opponent]] = MappingProxyType(
    {opponent.name: opponent for opponent in (NOVICE, MODEST, GREEDY, GOLDEN, DJEHUTY)}
)
"""Every character by its name; in most games the weakest first."""

CAST: Final[Mapping[str, Opponent]] = MappingProxyType({**OPPONENTS, **LEVELS})
"""Everybody who may sit at a table, by name: the characters and the levels."""


def cast(tables: tuple[Table, ...]) -> Mapping[str, Opponent]:
    """The same, with tables for Djehuty to play by, on the levels that are his, too."""
    levels = {name: replace(level, tables=tables) for name, level in LEVELS.items()}
    return {**OPPONENTS, **levels, DJEHUTY.name: replace(DJEHUTY, tables=tables)}
