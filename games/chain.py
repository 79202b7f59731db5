"""A digest of what was played, which nobody can keep and change the game (docs/notation.md, 5).

A chain of SHA-256: it begins with what a record says of the game beforehand, and each action makes
a new link of the one before; so does the end. Boards show the first digits of the newest link, a
record has those of the last one. Whoever compares the two knows that nothing was changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

from games.record import Record

SEALED: Final = (
    "Game",
    "Rules",
    "Version",
    "Switches",
    "Date",
    "Match",
    "MatchGame",
    "MatchScore",
    "Previous",
    "GameId",
    "Salt",
    "Commitment",
)
"""The tags with which a chain begins. Who sits where follows from them, but for the names."""

ORIGIN: Final = "From"
"""The tag behind them, of a game that goes on from another."""

SHOWN: Final = 20
"""So many digits are shown: 80 bits. A forger needs another game with these digits, and has to try
2^80 of them. What that takes stands in decision 62."""


def begun(tags: Mapping[str, str]) -> str:
    """The first link, 64 digits, of a game with these tags."""
    names = (*SEALED, ORIGIN) if ORIGIN in tags else SEALED
    return _digest("\n".join(("moves", *(tags.get(name, "") for name in names))))


def followed(link: str, letter: str, action: str) -> str:
    """The link after an action of the side with that letter."""
    return _digest(f"{link} {letter} {action}")


def ended(link: str, result: str, reason: str) -> str:
    """The last link, with the end of the game as the tags Result and Reason have it."""
    return _digest(f"{link} {result} {reason}")


def shown(link: str) -> str:
    """What is shown of a link: `5e7ef 8926a 033af d1234`."""
    return " ".join(link[start : start + 5] for start in range(0, SHOWN, 5))


def moves_of(record: Record) -> str:
    """The tag Moves that a record should have."""
    tags = dict(record.tags)
    link = begun(tags)
    for turn in record.turns:
        for action in turn.actions:
            link = followed(link, turn.letter, action)
    result = tags.get("Result", "*")
    return shown(link if result == "*" else ended(link, result, tags.get("Reason", "")))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
