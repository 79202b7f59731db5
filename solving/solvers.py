"""`djehuty solve --game NAME`: which games are worked out, and by what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from games.core import GameError
from games.fields import switches_of
from solving import command, whole


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command was asked for; each game takes of it what it has."""

    rules: str
    """Of Senet: the name of a rule set."""
    switches: str
    """Of Aseb, as in records."""
    pieces: int | None
    """At most, a side; None for as many as the game is solved with."""
    teach: bool
    """Of Aseb: teach the network, too."""


def _senet(asked: Asked, folder: Path) -> int:
    return command.run(command.solvable(asked.rules, asked.pieces or 3), folder)


def _aseb(asked: Asked, folder: Path) -> int:
    rules = whole.asked(switches_of(asked.switches), asked.pieces or 5)
    return whole.run(rules, folder, teach=asked.teach)


SOLVED: Final[Mapping[str, Callable[[Asked, Path], int]]] = {"senet": _senet, "aseb": _aseb}
"""By game: what works it out, and writes its table into a folder. It gives the exit code."""


def run(game: str, asked: Asked, folder: Path) -> int:
    """Work a game out. `GameError` for one that nothing works out."""
    if game not in SOLVED:
        raise GameError(f"{game} is not solved; there are: {', '.join(SOLVED)}")
    return SOLVED[game](asked, folder)
