"""What a Hyena position and a Hyena action are: plain, frozen, hashable.

A piece's place is its way from the village as one number, `at`: 0 is the village, 1 to N the holes
("days") going out, N + 1 the well; N + 2 is the well with all paid there, N + 3 day N on the way
back, and so on to the village at 2N + 3. A piece only ever goes up.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

MOST = 6
"""Two to six players (hyena 1)."""

WAITING: Final = -1
"""In the village, and not free to leave it: `0*` (hyena 3, 8)."""

NOWHERE: Final = -2
"""A mother who is eaten; the hyena before it is released."""

NOBODY: Final = -1
"""The hyena's player before there is one."""

ENDS: Final = 2
"""The throw that ends the turn (hyena 2)."""

FIRST, LAST_DAY, WASHING, LEAVING, WATER = 1, 1, 4, 2, 10
"""Tabas: to be thrown before a mother may leave the village (hyena 3); for the one day that no
throw fits (hyena 5); for washing and the way back (6); for the hyena to leave the village (8); for
the water it drinks (9)."""

Kind: TypeAlias = Literal["throw", "pay", "keep"]
"""What an action is: a throw's outcome, or the choice of hyena 5."""

Due: TypeAlias = Literal["throw", "pay", "pay:2", "over"]
"""What is due (docs/notation.md, positions, field 5)."""


class Action(NamedTuple):
    """One action; `score` is what the throw counts, 0 for a taba and for a choice."""

    kind: Kind
    score: int = 0


TABA: Final = Action("throw")
PAY: Final = Action("pay")
KEEP: Final = Action("keep")
CHOICES: Final = (PAY, KEEP)
"""What is offered where the missing days can be paid (hyena 5)."""


RUNS: Final = 2
"""So many days the hyena runs for each that a mother would walk (hyena 8)."""


class Player(NamedTuple):
    """One player: where the mother is, tabas on the account, points kept at the well (hyena 6).

    `order` counts from 1 who came home, or who was eaten; 0 for a mother still on her way.
    """

    at: int = WAITING
    tabas: int = 0
    kept: int = 0
    order: int = 0


class State(NamedTuple):
    """A position. `seat` is who acts (when over: who won).

    `owner` is the hyena's player or `NOBODY`, `hyena` where the hyena is.
    """

    players: tuple[Player, ...]
    owner: int = NOBODY
    hyena: int = NOWHERE
    seat: int = 0
    due: Due = "throw"


def day_of(at: int, well: int) -> int:
    """The day of a place, which is its square: 0 the village, `well` the well."""
    return max(at, 0) if at <= well else 2 * well + 1 - at


def home_of(well: int) -> int:
    """The village as the end of the way."""
    return 2 * well + 1
