"""The schema on PostgreSQL: whole where there is none, then the same numbered steps as elsewhere.

All of it is one transaction under one advisory lock, so of several programs that start together one
does it and the others find it done. A program that is older goes on working beside it where the
step's `compat` lets it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from storage.engines.postgres.connections import Connection
from storage.schema import Migration, Schema, migrations, understood
from storage.store import StorageError

FIRST: Final = 40
"""The version of the schema that is written whole: what stood when PostgreSQL came."""

KIND: Final = "postgres"
MIGRATING: Final = 0x446A6D67
"""The advisory lock of who brings the schema up to date."""

_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
_VERSION = "SELECT version, compat FROM schema_version ORDER BY version DESC LIMIT 1"
_NOTE = "INSERT INTO schema_version (version, compat) VALUES ($1, $2)"
_VERSIONS = "CREATE TABLE schema_version (version BIGINT PRIMARY KEY, compat BIGINT NOT NULL)"


@cache
def whole() -> str:
    """The schema of version :data:`FIRST`."""
    file = resources.files("storage") / "engines" / "postgres" / "schema.sql"
    return file.read_text(encoding="utf-8")


async def schema(connection: Connection) -> Schema:
    """Read the schema version; `StorageError` if the database holds something that is not ours."""
    tables = {name for (name,) in await connection.fetch(_TABLES)}
    if not tables:
        return Schema(0, 0)
    if not {"schema_version", "game", "counter"} <= tables:
        raise StorageError(
            f"not a Djehuty database: it has the tables {', '.join(sorted(tables)[:3])} …;"
            " give Djehuty a database of its own"
        )
    ((version, compat),) = await connection.fetch(_VERSION)
    return Schema(version, compat)


async def check(connection: Connection) -> Schema:
    """Read the schema version; `NewerFile` if this program must not work on it."""
    return understood(await schema(connection), migrations(KIND))


async def migrate(connection: Connection, steps: Sequence[Migration] | None = None) -> bool:
    """Bring the schema up to the newest of `steps` (the packaged ones), in one transaction; whether
    there was none."""
    await connection.execute("BEGIN")
    new = await lay(connection, steps)
    await connection.execute("COMMIT")
    return new


async def lay(connection: Connection, steps: Sequence[Migration] | None = None) -> bool:
    """The same in a transaction that has begun, which from then on keeps all others out."""
    steps = migrations(KIND) if steps is None else steps
    await connection.fetch("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    found = understood(await schema(connection), steps)
    if found.version == 0:
        await connection.execute(f"{whole()}\n{_VERSIONS}")
        (first,) = (step for step in steps if step.version == FIRST)
        await connection.fetch(_NOTE, first.version, first.compat)
    for step in steps:
        if step.version > max(FIRST, found.version):
            await connection.execute(step.sql)
            await connection.fetch(_NOTE, step.version, step.compat)
    return found.version == 0
