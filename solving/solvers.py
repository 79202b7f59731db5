"""`djehuty solve --game NAME`: which games are worked out, and by what;
the same of their tables, where they are measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from games.core import GameError, Rules
from games.fields import switches_of
from opponents.exact import Table
from solving import checking, command, whole
from solving import regret as regrets


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


@dataclass(frozen=True, slots=True)
class Solved:
    """A game that is worked out: what does it, and writes its table into a folder, with the exit
    code; and the name of the rule set that was asked for."""

    run: Callable[[Asked, Path], int]
    rules: Callable[[Asked], str]


def _senet(asked: Asked, folder: Path) -> int:
    return command.run(command.solvable(asked.rules, asked.pieces or 3), folder)


def _aseb(asked: Asked, folder: Path) -> int:
    rules = whole.asked(switches_of(asked.switches), asked.pieces or 5)
    return whole.run(rules, folder, teach=asked.teach)


SOLVED: Final[Mapping[str, Solved]] = {
    "senet": Solved(_senet, lambda asked: asked.rules),
    "aseb": Solved(_aseb, lambda _: "aseb"),
}
"""By game."""


def run(game: str, asked: Asked, folder: Path) -> int:
    """Work a game out. `GameError` for one that nothing works out."""
    return _solved(game).run(asked, folder)


def check(game: str, asked: Asked, folder: Path, count: int, games: int, seed: int) -> int:
    """Play by the table in that folder and say how that compares; the exit code.

    `GameError` if there is none.
    """
    return checking.run(checking.played(*_found(game, asked, folder)), count, games, seed)


def regret(game: str, asked: Asked, folder: Path, games: int, seed: int) -> int:
    """Say what choices cost by the table in that folder; the exit code.

    `GameError` if there is none.
    """
    return regrets.run(*_found(game, asked, folder), games, seed)


def _solved(game: str) -> Solved:
    if game not in SOLVED:
        raise GameError(f"{game} is not solved; there are: {', '.join(SOLVED)}")
    return SOLVED[game]


def _found(game: str, asked: Asked, folder: Path) -> tuple[Table, Rules[Any, Any]]:
    name = _solved(game).rules(asked)
    return checking.found_in(folder, game, name, switches_of(asked.switches))
