"""What a database must be able to do to stand behind the store: the SQL is written once, above it.

An engine is seven methods and a dialect. It keeps no knowledge of tables: statements come to it in
the words of :mod:`storage.dialect`, with the number of rows that each must change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias

from storage.operations import Value
from storage.statements import SEEN, Statement, Work
from storage.store import Held, Seen, Stale, StorageError

Fault: TypeAlias = Literal["clash", "mistake", "busy", "full", "failed"]
"""What an error of a database means; every engine has one table of its own errors.

`clash`: another work came first, or the row it stands on is gone. `mistake`: this work's statements
or values, so nobody else's. `busy`: it may pass by itself, and nothing was done: another program
holds the database, or it cannot be reached.
`full`: there is no room. `failed`: anything else; what was last written is not certain.
"""


class Engine(Protocol):
    """One database. A call that finds it held by another program raises `Held` and has done
    nothing; the store asks again."""

    @property
    def alone(self) -> bool:
        """Whether one process at a time serves from it, and something else sees to that."""

    @property
    def knows(self) -> int:
        """The newest schema that the program knows."""

    async def migrate(self) -> bool:
        """Bring the schema up to this program's, made if there is none; whether nothing had ever
        been saved. `StorageError` if it is not ours, or a newer program's."""

    async def open(self, *, reading: bool = False) -> None:
        """Be ready for what follows; for `reading` alone nothing is written, nor migrated:
        `StorageError` if the schema is older than this program's."""

    async def fetch(
        self, sql: str, values: Sequence[Value] = (), *, long: bool = False
    ) -> list[Any]:
        """The rows of one statement, of what is durable; `long` if it may take a while."""

    async def write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """Make these works durable in one transaction, each whole or not at all; what came of each:
        None, or `Seen`, `Stale`, `ValueError` as its refusal. No two have a key in common.

        `Held` if it could not begin; any other `StorageError` if the database failed.
        """

    async def claim(self, sql: str, values: Sequence[Value] = ()) -> list[Any]:
        """Run one statement that writes, durable at once, beside what the writer does; the rows
        that it returns."""

    async def next_ids(self, table: str, count: int, *, above: int = 0) -> range:
        """So many numbers that were never given out, all above `above`, which counts for later
        ones, too."""

    async def close(self) -> None:
        """Let go of the database. Harmless when repeated."""


def refused(fault: Fault, statement: Statement, why: str) -> Exception | None:
    """What is told of a work whose statement met that fault; None if it is not the work's."""
    match fault:
        case "clash" if statement.rank == SEEN:
            return Seen(f"{statement.about} was worked on before")
        case "clash":
            return Stale(f"{statement.about}: {why}")
        case "mistake":
            return ValueError(f"{statement.about}: {why}")
        case _:
            return None


def failure(fault: Fault, why: str, *, disk: bool = False) -> StorageError:
    """What is told of a database that met that fault; `disk` if it was the disk's."""
    match fault:
        case "busy":
            return Held(f"another program holds the database ({why})", why=why)
        case "full":
            return StorageError(f"the disk is full: nothing more can be saved ({why})", full=True)
        case _ if disk:
            return StorageError(f"the disk failed: what was last written is not certain ({why})")
        case _:
            return StorageError(f"the database failed ({why})")
