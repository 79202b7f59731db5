"""Levels: eight opponents of a game that stand at about equal distances (decision 35).

A level plays what a strong character plays, but for its slips: with a chance that was calibrated it
plays anything that is allowed. The lowest level is Novice, the highest Djehuty. None misses a win
at once. Who plays a level, how often it slips, and how strong it is then, stands in a file for each
game, in `ladders/`; `djehuty calibrate` measures and writes it. A game without one has no levels.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import hypot
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeVar

from games.core import GameError, Rules
from opponents import figures
from opponents.characters import NOVICE
from opponents.core import STRENGTHS, Opponent, Plain, Strength, offered
from opponents.djehuty import DJEHUTY
from opponents.exact import Table
from opponents.search import wins
from opponents.sparring import MIDDLING

S = TypeVar("S")
A = TypeVar("A")

APART: Final = 2
"""Two levels that are not so many standard errors apart are not both offered."""

COUNT: Final = 8
"""So many levels a game has, if it has any."""

BOTTOM: Final = NOVICE.name
"""Who plays level 1 of every game: the zero of its ratings."""

TOP: Final = DJEHUTY.name
"""Who plays the highest."""

LADDERS: Final = Path(__file__).parent / "ladders"
"""Where the levels of the games are kept: `senet.tsv`."""


@dataclass(frozen=True, slots=True)
class Slipping:
    """A character who in a share of the choices plays anything that is allowed."""

    player: Opponent
    slip: float
    """The chance of that, from 0 to 1."""

    @property
    def name(self) -> str:
        """`djehuty~0.25`, as the arena calls it."""
        return f"{self.player.name}~{self.slip:g}"

    def strength(self, game: str) -> Strength:
        """The character's, which it comes to without a slip."""
        return self.player.strength(game)

    def plays(self, game: str) -> bool:
        """What the character plays."""
        return self.player.plays(game)

    def declines(self, rules: Rules[Any, Any]) -> bool:
        """What the character declines."""
        return self.player.declines(rules)

    def thinks(self, game: str) -> bool:
        """As the character, unless that is never asked."""
        return self.slip < 1 and self.player.thinks(game)

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """A winning action if there is one; else now and then any, and mostly the character's."""
        choice = offered(rules, state)
        if won := wins(rules, state, choice):
            return rng.choice(won)
        if rng.random() < self.slip:
            return rng.choice(choice.actions)
        return self.player.choose(rules, state, rng)


@dataclass(frozen=True, slots=True)
class Measured:
    """A level of a game as it is kept: a line of the game's file."""

    rules: str
    """The rule set by which it was measured, in its `version`."""
    version: int
    level: int
    """From 1 on."""
    player: str
    """Who plays it."""
    slip: float
    """The chance of a slip in a choice."""
    rating: float
    """Elo points above level 1."""
    error: float
    """The standard error of that."""
    games: int
    """So many games of this level against others it rests on."""

    def line(self) -> str:
        """The kept form."""
        return figures.line(self)


HEAD: Final = figures.head(Measured)


def read(text: str) -> tuple[Measured, ...]:
    """What a file keeps. `ValueError` for a file of another form."""
    wrong = "the levels are not of this form: measure them anew (djehuty calibrate)"
    return figures.read(Measured, text, wrong)


def written(measured: Iterable[Measured], remarks: Iterable[str]) -> str:
    """The text of a file that keeps these."""
    return figures.written(Measured, (each.line() for each in measured), remarks)


@cache
def ladder(game: str) -> tuple[Measured, ...]:
    """The levels of a game, the lowest first; none of a game that has no levels."""
    file = LADDERS / f"{game}.tsv"
    return read(file.read_text(encoding="utf-8")) if file.is_file() else ()


def rungs(found: Sequence[Measured]) -> tuple[Measured, ...]:
    """Those of some levels that may be offered, the lowest first: each is stronger than the one
    below it by more than :data:`APART` standard errors of the difference. What the games that were
    measured cannot tell from its neighbour is left out (docs/decisions/0087-ratings.md)."""
    offered = list[Measured]()
    for each in found:
        below = offered[-1] if offered else None
        if below is None or each.rating - below.rating > APART * hypot(each.error, below.error):
            offered.append(each)
    return tuple(offered)


def expected(points: float) -> float:
    """The share of all points that somebody gets who is stronger by so many of Elo (The Rating of
    Chessplayers, 1978)."""
    return 1 / (1 + 10 ** (-points / 400))


@dataclass(frozen=True, slots=True)
class Level(Plain):
    """One of the levels: in each game who plays it there, and slips so often."""

    number: int
    """From 1 to :data:`COUNT`."""
    tables: tuple[Table, ...] = field(default=(), compare=False, repr=False)
    """Those that Djehuty plays by, where he plays it; it was measured without."""

    @property
    def name(self) -> str:
        """`level-4`."""
        return f"level-{self.number}"

    def strength(self, game: str) -> Strength:
        """The same words as for the characters, evenly over the levels."""
        del game
        return STRENGTHS[(self.number - 1) * len(STRENGTHS) // COUNT]

    def plays(self, game: str) -> bool:
        """The games that have levels."""
        return bool(ladder(game))

    def thinks(self, game: str) -> bool:
        """As who plays it."""
        return self._player(game).thinks(game)

    def choose(self, rules: Rules[S, A], state: S, rng: Random) -> A:
        """What who plays it chooses, but for the slips. `GameError` in a game without levels."""
        return self._player(rules.game).choose(rules, state, rng)

    def _player(self, game: str) -> Slipping:
        found = ladder(game)
        if not found:
            raise GameError(f"there are no levels of {game}")
        measured = found[self.number - 1]
        player = _PLAYERS[measured.player]
        if player is DJEHUTY:
            player = replace(DJEHUTY, tables=self.tables)
        return Slipping(player, measured.slip)


_PLAYERS: Final[Mapping[str, Opponent]] = MappingProxyType(
    {each.name: each for each in (NOVICE, DJEHUTY, MIDDLING)}
)
"""Who plays the levels."""

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {each.name: each for each in map(Level, range(1, COUNT + 1))}
)
"""The levels by their names, the lowest first."""
