"""A position to be solved, as it is kept: a line each, its fields between tabs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from games.catalogue import RuleSet, rule_set
from games.core import Choose, Faces, PositionError, lookup
from games.fields import switches_of
from games.senet.rules import Senet
from opponents import figures

DATA: Final = Path(__file__).with_name("positions.tsv")
"""Where the positions lie that come with the program."""

_WRONG: Final = "the positions are not of this form: look for them anew (djehuty day --write)"


@dataclass(frozen=True, slots=True)
class Position:
    """A position and what is known of its moves.

    `position` is a line of docs/notation.md, `best` the text of the best action, `idea` the id of
    the words that say what speaks for it. `worth` and `second` are what the best action and the
    next best come to: as chance of winning in hundredths, or in `stones` so many `ahead` turns
    later (±1000 for a game that is decided). `ahead` is how far was looked: throws in Senet, turns
    in Seega, 0 for to the end of the game. `judged` and `judged_second` are the shares, in
    hundredths, of `games` games each that were won in which Golden played on for both (in Seega so
    far that one is ahead); `error` is the standard error of their difference. Where what was
    learned is no chance (`houses`), they stand as `worth` and `second`, too. `source` says where
    the position comes from.
    """

    rules: str
    switches: str
    position: str
    best: str
    idea: str
    unit: str
    worth: float
    second: float
    ahead: int
    judged: float
    judged_second: float
    error: float
    games: int
    source: str

    @property
    def key(self) -> str:
        """What tells it from every other one: a position is the same by the same rules."""
        return f"{self.rules} {self.switches or '-'} {self.position}"

    @property
    def sure(self) -> bool:
        """Whether both judges hold it: by two points, or stones, and outside two errors."""
        judged = self.judged - self.judged_second
        known = self.worth - self.second >= LEAST and judged >= LEAST
        return known and judged > 2 * self.error > 0

    def played(self) -> RuleSet[Any, Any]:
        """The rules."""
        return rule_set(self.rules, dict(switches_of(self.switches)))

    def line(self) -> str:
        """The kept form."""
        return figures.line(self, lambda number: f"{number:.4g}")


LEAST: Final = 2.0
"""So many points of a hundred, or stones, the best move is better than every other at least."""

MOST_MOVES: Final = 10
"""Of more moves none is asked: a poll has room for twelve, a phone for ten."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A position set up: who is to choose, among what, and which is the best by its place."""

    rules: RuleSet[Any, Any]
    state: Any
    seat: int
    actions: tuple[Any, ...]
    best: int
    faces: Faces | None = None
    """What lies thrown there, if anything does."""


@cache
def asked(position: Position) -> Asked:
    """What is asked in a position. `GameError` if it does not fit the rules (any more)."""
    rules = position.played()
    state = rules.load(position.position)
    turn = rules.turn(state)
    if not isinstance(turn, Choose) or not 2 <= len(turn.actions) <= MOST_MOVES:
        raise PositionError(f"there is no quiz in {position.position!r}")
    best = turn.actions.index(lookup(rules, state, position.best))
    return Asked(rules, state, turn.seat, turn.actions, best, _thrown(rules, state))


def _thrown(rules: RuleSet[Any, Any], state: Any) -> Faces | None:
    """Sticks that were thrown so: of those that count as much the ones with their light sides
    first."""
    if not isinstance(rules, Senet) or not state.throws:
        return None
    device, score = rules.lookups.throws[0].device, str(state.throws[-1])
    every = product(*(range(sides - 1, -1, -1) for sides in device.sides))
    return next((faces for faces in every if device.read(faces) == score), None)


def read(text: str) -> tuple[Position, ...]:
    """The positions of a file. `ValueError` for a file of another form."""
    return figures.read(Position, text, _WRONG)


def read_line(line: str) -> Position:
    """The position of :meth:`Position.line`. `ValueError` for a line of another form."""
    return read(f"{figures.head(Position)}\n{line}")[0]


def written(positions: Iterable[Position], remarks: Iterable[str]) -> str:
    """The text of a file with these positions."""
    return figures.written(Position, (each.line() for each in positions), remarks)


@cache
def shipped() -> tuple[Position, ...]:
    """The positions that come with the program, in the order in which they are asked."""
    return read(DATA.read_text(encoding="utf-8"))
