"""What was played in a game, as its table keeps it: the last turns action by action, and of what
came before them a few figures (decision 41).

The figures are saved with the game as its bookmark, so that a game is read from there on and not
from its first action.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, overload

from games.core import AnyPlayed, Faces
from games.takeback import Back


class Forgotten(LookupError):
    """An action was asked for that the table does not keep. It is a mistake in the program: whoever
    wants it asks the book for the whole game."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The first `ply` actions that stand in a game, in short. The turn of another seat begins
    behind them. Once one of them is taken back the summary is no longer used."""

    ply: int = 0
    turns: int = 0
    """How many turns they are, as a record numbers them."""
    begun: int = 0
    """How many turns they are where those of one seat in a row count each (senet 1.7)."""
    seats: frozenset[int] = frozenset()
    """Who has acted."""
    faces: Faces | None = None
    """What the last throw shows."""
    chain: str = ""
    """The link of the last of them (games/chain.py); empty before the first action."""
    position: str = ""
    """The position line behind them; empty before the first action."""
    backs: int = 0
    """How many more actions were saved until then: what was taken back, and that it was."""

    @property
    def row(self) -> int:
        """The ply of the game when they stood: that of the first saved action behind them."""
        return self.ply + self.backs

    def text(self) -> str:
        """The saved form: `132 44 46 0,1 1,0,1,1 <chain> <position>`, with `-` for no throw, and
        `132+5` where five more actions were saved."""
        faces = "-" if self.faces is None else _joined(self.faces)
        seats = _joined(sorted(self.seats))
        ply = f"{self.ply}+{self.backs}" if self.backs else str(self.ply)
        return f"{ply} {self.turns} {self.begun} {seats} {faces} {self.chain} {self.position}"

    @classmethod
    def read(cls, text: str | None) -> Summary:
        """The figures behind their saved form; those of the beginning where none are saved.

        `ValueError` for what :meth:`text` did not write.
        """
        if text is None:
            return NOTHING_YET
        ply, turns, begun, seats, faces, chain, position = text.split(" ", 6)
        if not re.fullmatch("[0-9a-f]{64}", chain):
            raise ValueError(f"{chain!r} is no link of a chain")
        thrown = None if faces == "-" else tuple(map(int, faces.split(",")))
        acted = frozenset(map(int, seats.split(",")))
        stood, _, backs = ply.partition("+")
        figures = (int(stood), int(turns), int(begun))
        return cls(*figures, acted, thrown, chain, position, int(backs or 0))


NOTHING_YET = Summary()
"""What came before the first action."""


def _joined(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))


@dataclass(frozen=True, slots=True)
class ShortHistory(Sequence[AnyPlayed]):
    """What was played, without the beginning: `kept` are the actions from number `summary.ply` on.

    Actions keep their numbers, and `len` counts all. `Forgotten` for one that is not kept, also
    where all are gone through.
    """

    summary: Summary
    kept: tuple[AnyPlayed, ...]

    def __len__(self) -> int:
        """How many actions were played in all."""
        return self.summary.ply + len(self.kept)

    @overload
    def __getitem__(self, key: int) -> AnyPlayed: ...
    @overload
    def __getitem__(self, key: slice) -> tuple[AnyPlayed, ...]: ...
    def __getitem__(self, key: int | slice) -> AnyPlayed | tuple[AnyPlayed, ...]:
        """The action of a number, or those of some numbers."""
        if isinstance(key, int):
            number = key + len(self) if key < 0 else key
            if 0 <= number < self.summary.ply:
                raise Forgotten(f"action {number}, kept are those from {self.summary.ply} on")
            if number < 0:
                raise IndexError(key)
            return self.kept[number - self.summary.ply]
        numbers = range(*key.indices(len(self)))
        return tuple(self[number] for number in numbers)

    def __iter__(self) -> Iterator[AnyPlayed]:
        """All of them."""
        return iter(self[:])


History: TypeAlias = tuple[AnyPlayed, ...] | ShortHistory
"""What stands of what was played: all of it, or its end."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What was taken back: by whom, at which ply, how many actions were left, and which were
    not."""

    ply: int
    seat: int
    left: int
    gone: tuple[AnyPlayed, ...]

    @property
    def back(self) -> Back:
        """As it is written."""
        return Back(self.seat, len(self.gone))

    @property
    def saved(self) -> int:
        """How many saved actions no longer stand by it: itself, too."""
        return len(self.gone) + 1


def log_of(
    line: tuple[AnyPlayed, ...], taken: Sequence[Taken], first: int = 0
) -> tuple[AnyPlayed | Taken, ...]:
    """All that was saved, in order, of a line that begins with the action number `first`."""
    tails: list[tuple[AnyPlayed | Taken, ...]] = []
    for back in reversed(taken):
        left = back.left - first
        tails.append((back, *line[left:]))
        line = (*line[:left], *back.gone)
    return (*line, *(each for tail in reversed(tails) for each in tail))


def appended(history: History, played: AnyPlayed) -> History:
    """The history with one action more."""
    if isinstance(history, ShortHistory):
        return ShortHistory(history.summary, (*history.kept, played))
    return (*history, played)
