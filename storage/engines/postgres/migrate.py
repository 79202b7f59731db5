"""The schema on PostgreSQL: whole where there is none, then the same numbered steps as elsewhere.

All of it is one transaction under one advisory lock, so of several programs that start together one
does it and the others find it done. A program that is older goes on working beside it where the
step's `compat` lets it; where it does not, the step waits until none is there
(docs/decisions/0073).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

import structlog

from storage.dialect import POSTGRES
from storage.engines.postgres.connections import Connection
from storage.leases import WORKER
from storage.schema import Migration, Schema, migrations, understood
from storage.store import Held, StorageError

log = structlog.get_logger(__name__)

FIRST: Final = 40
"""The version of the schema that is written whole: what stood when PostgreSQL came."""

KIND: Final = "postgres"
ENCODING: Final = "UTF8"
"""How texts are kept: names have letters of every language."""
MIGRATING: Final = 0x446A6D67
"""The advisory lock of who brings the schema up to date."""

BRIEFLY: Final = "SET LOCAL lock_timeout = '300ms'"
"""How long a step waits for a table that somebody reads (a backup, for an hour). Whoever else wants
the table waits behind it, so it tries again rather."""

_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
_VERSION = "SELECT version, compat FROM schema_version ORDER BY version DESC LIMIT 1"
_NOTE = "INSERT INTO schema_version (version, compat) VALUES ($1, $2)"
_OLDEST = POSTGRES.written(
    "SELECT min(knows) FROM lease WHERE name LIKE ? AND until >= NOW_MS AND knows < ?"
)
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


async def check(connection: Connection, steps: Sequence[Migration]) -> Schema:
    """Read the schema version; `NewerFile` if a program with `steps` must not work on it."""
    await _speaks(connection)
    return understood(await schema(connection), steps)


async def _speaks(connection: Connection) -> None:
    """`StorageError` if the database does not keep every sign that a name may have."""
    ((encoding,),) = await connection.fetch("SHOW server_encoding")
    if encoding != ENCODING:
        raise StorageError(
            f"the database keeps texts in {encoding}, which lacks most people's letters: make it"
            f" with createdb --encoding {ENCODING} --template template0"
        )


async def migrate(connection: Connection, steps: Sequence[Migration] | None = None) -> bool:
    """Bring the schema up to the newest of `steps` (the packaged ones), in one transaction; whether
    there was none. `Held` while servers are there whose program could not use it."""
    steps = migrations(KIND) if steps is None else steps
    await _speaks(connection)
    await connection.execute("BEGIN")
    found = await lay(connection, steps)
    await connection.execute("COMMIT")
    if 0 < found.version < steps[-1].version:
        log.info("migrated", before=found.version, now=steps[-1].version)
    return found.version == 0


async def lay(connection: Connection, steps: Sequence[Migration]) -> Schema:
    """The same in a transaction that has begun, which from then on keeps all others out; the schema
    that was found."""
    await connection.fetch("SELECT pg_advisory_xact_lock($1)", MIGRATING)
    found = understood(await schema(connection), steps)
    if found.version == 0:
        await connection.execute(f"{whole()}\n{_VERSIONS}")
        (first,) = (step for step in steps if step.version == FIRST)
        await connection.fetch(_NOTE, first.version, first.compat)
    else:
        await connection.execute(BRIEFLY)
    needed = found.compat
    for step in steps:
        if step.version > max(FIRST, found.version):
            if step.compat > needed > 0:
                await _nobody_older(connection, step)
            needed = step.compat
            await connection.execute(step.sql)
            await connection.fetch(_NOTE, step.version, step.compat)
    return found


async def _nobody_older(connection: Connection, step: Migration) -> None:
    """`Held` while servers are there whose program could not use the schema after that step."""
    ((oldest,),) = await connection.fetch(_OLDEST, f"{WORKER}%", step.compat)
    if oldest is not None:
        raise Held(
            f"a server of an older program is there, which knows schemas up to {oldest}: step"
            f" {step.version} is for programs from schema {step.compat} on. Stop the older servers,"
            " and this one goes on by itself"
        )
