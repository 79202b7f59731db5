"""The database under the simulation, of either kind: how processes reach it, what fate does to it,
and how the checks look into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, Self

from storage.sql.store import SqlStore
from tests.simulation.loop import Loop

Pause = Callable[[str], Awaitable[None]]
"""Holds a call at a gate of that name."""


class Ask(Protocol):
    """Asks the database itself, beside the program."""

    def __call__(self, sql: str, *values: Any) -> list[Any]:
        """The rows of one statement of :mod:`storage.dialect`."""


class Way(Protocol):
    """One process's way to the database. After :meth:`die` nothing that it does has an effect."""

    @property
    def dead(self) -> bool:
        """Whether the process was killed."""

    @property
    def gone(self) -> bool:
        """Whether it was, or the machine's power is off."""

    async def pause(self, name: str) -> None:
        """Wait at a gate; a call of a dead process ends there."""

    async def opened(self, url: str) -> SqlStore:
        """The store over this way."""

    def die(self) -> None:
        """As death does: what was not committed is lost."""


@dataclass(frozen=True)
class Fate:
    """What a database's fate draws from, tells and does."""

    random: Random
    figures: Counter[str]
    note: Callable[[str], None]
    kill_all: Callable[[], None]
    loop: Loop
    calm: Callable[[], bool]


class Base(Protocol):
    """A database, for as long as it is entered."""

    url: str
    steps: float
    """How many more steps than on a file the same work takes."""
    several: bool
    """Whether several processes may serve from it."""
    troubled: bool
    """Whether fate did what a server may end of."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    def now(self, machine: int) -> int:
        """The clock by which is written what is due, where the machine's clock shows that."""

    def way(self, pause: Pause) -> Way:
        """A new process's way here, whose calls `pause` holds."""

    def cut(self) -> None:
        """Something breaks in the middle of something."""

    def sicken(self) -> None:
        """It fails for a while."""

    def freeze(self) -> None:
        """A process stands still for a while, where others can go on meanwhile."""

    def heal(self) -> None:
        """Nothing fails from now on."""

    def asking(self) -> AbstractContextManager[Ask]:
        """Ask it; no process is in the middle of anything."""

    def laid(self) -> bool:
        """Whether its tables are there."""

    async def store(self) -> SqlStore:
        """A store to look through, beside the processes."""

    def noted(self) -> set[int]:
        """The updates that are noted as worked on, whoever has heard of it."""


Making = Callable[[Fate], Base]
