"""The schema's numbered steps, whatever the database: forward only.

A migration file `<number>_<name>.sql` begins with `-- compat: N`: the oldest schema version whose
program can still work on the database afterwards, never less than the step before says. A program
whose newest migration is older than the database's compat refuses it; one that is merely behind (a
column it doesn't know was added) goes on.

Where a step must be said otherwise for one kind of database, `<number>_<name>.<kind>.sql` stands
beside it and is taken there in its place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from storage.store import StorageError

_NAME = re.compile(r"(\d{4})_\w+\.sql")
_COMPAT = re.compile(r"-- compat: (\d+)\n")


class NewerFile(StorageError):
    """The database was written by a newer program, which this one would not understand."""


@dataclass(frozen=True, slots=True)
class Migration:
    """Step `version` of the schema; `compat` is the oldest version that still can use it."""

    version: int
    compat: int
    sql: str


@dataclass(frozen=True, slots=True)
class Schema:
    """What a database says of itself: its version and the oldest that still can use it; 0, 0 if
    new."""

    version: int
    compat: int


@cache
def migrations(kind: str = "") -> tuple[Migration, ...]:
    """Give the packaged steps in order, as that kind of database is told them; `ValueError` if a
    number is missing or no compat stands."""
    folder = resources.files("storage") / "migrations"
    found = []
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = _NAME.fullmatch(file.name)
        if name is None:
            continue
        twin = folder / file.name.replace(".sql", f".{kind}.sql")
        sql = (twin if kind and twin.is_file() else file).read_text(encoding="utf-8")
        compat = _COMPAT.match(sql)
        if compat is None:
            raise ValueError(f"{file.name}: the first line must be '-- compat: N'")
        found.append(Migration(int(name[1]), int(compat[1]), sql))
    if [step.version for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations are not numbered 1, 2, …: {[s.version for s in found]}")
    return tuple(found)


def understood(found: Schema, steps: Sequence[Migration]) -> Schema:
    """The schema that was found; `NewerFile` if a program with `steps` must not work on it."""
    newest = steps[-1].version if steps else 0
    if found.compat > newest:
        raise NewerFile(
            f"this program is too old for the database: it knows schemas up to {newest}, and the"
            f" database (schema {found.version}) can be used from {found.compat} on. Start the"
            " newer program, or restore a backup that is older"
        )
    return found
