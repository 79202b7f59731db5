"""The schema's steps on a SQLite file, each in one transaction with its version row."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence

from storage.schema import Migration, Schema, migrations, understood
from storage.store import StorageError

APPLICATION_ID = 0x446A6875
"""`Djhu` in SQLite's header: tells our files from other programs' (file(1) shows it)."""

_COMMENT = re.compile(r"--[^\n]*")


def statements(sql: str) -> Iterator[str]:
    """Split `sql` into its statements (each must end with its line); `ValueError` if one is open.

    `executescript` would commit first, and so tear a migration from its version row.
    """
    waiting = ""
    for line in sql.splitlines(keepends=True):
        waiting += line
        if sqlite3.complete_statement(waiting):
            yield waiting.strip()
            waiting = ""
    if _COMMENT.sub("", waiting).strip():
        raise ValueError(f"a statement has no end: {waiting.strip()[:80]!r}")


def schema(connection: sqlite3.Connection) -> Schema:
    """Read the file's schema version; `StorageError` if it is not ours.

    An empty file is a new one.
    """
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if tables == 0:
        return Schema(0, 0)
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    if application != APPLICATION_ID:
        raise StorageError(
            f"not a Djehuty database: its application_id is {application}, not {APPLICATION_ID}"
        )
    row = connection.execute(
        "SELECT version, compat FROM schema_version ORDER BY version DESC LIMIT 1"
    ).fetchone()
    return Schema(*row) if row else Schema(0, 0)


def check(connection: sqlite3.Connection, steps: Sequence[Migration]) -> Schema:
    """Read the schema version; `NewerFile` if a program with `steps` must not work on the file."""
    return understood(schema(connection), steps)


def migrate(connection: sqlite3.Connection, steps: Sequence[Migration] | None = None) -> int:
    """Bring the file up to the newest of `steps` (the packaged ones); returns its version.

    `connection` is in autocommit mode (`isolation_level=None`). Each step is one transaction with
    its version row: a crash leaves the file at a whole version. Raises `StorageError` for a
    foreign file, `NewerFile` for a newer one.
    """
    steps = migrations() if steps is None else steps
    found = check(connection, steps)
    for step in steps:
        if step.version <= found.version:
            continue  # nothing is to be written: another program may hold the file
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Read inside the transaction: another process may have come first.
            if schema(connection).version < step.version:
                _apply(connection, step)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    return schema(connection).version


def _apply(connection: sqlite3.Connection, step: Migration) -> None:
    if step.version == 1:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(
            "CREATE TABLE schema_version (version INTEGER PRIMARY KEY, compat INTEGER NOT NULL)"
            " STRICT"
        )
    for statement in statements(step.sql):
        connection.execute(statement)
    connection.execute(
        "INSERT INTO schema_version (version, compat) VALUES (?, ?)", (step.version, step.compat)
    )
