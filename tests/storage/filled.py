"""A database in which every column of every table says something of one person.

The rows are made from the schema, so a table or a column that is added is filled by itself.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import Field, fields
from itertools import count
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from storage.rows import Chat, Person

USER = 501
"""The person's id at Telegram."""

Rows = dict[str, dict[str, Any]]
"""The one row of each table, as values by column."""

GIVEN: Rows = {
    "person": {"telegram": USER},
    # Their own chat: its address is theirs, and stands with them alone.
    "chat": {"kind": "private", "telegram": None},
    "game": {"rules": "thibault", "fields": "{}", "status": "playing"},
    "lesson": {"rules": "thibault"},
    "dead_letter": {"body": f'{{"from": {USER}}}'},
    # A board of theirs stands there: what is not served is no board of a chat.
    "board": {"parked": 0},
}
"""What cannot be just anything."""

REFERENCES = {("luck", "chat"): "chat", ("notice", "game"): "game", ("game", "asleep_by"): "person"}
"""Numbers of another table's row, where the schema does not say so."""

BOOLS = {
    row.__name__.lower(): [field.name for field in fields(row) if isinstance(field.default, bool)]
    for row in (Person, Chat)
}
"""What is true or false, where the schema does not say so: test_store_forget.py asks for that."""

_ONE_OF = re.compile(r"CHECK \((\w+) IN \(([^)]*)\)\)")
_OURS = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('schema_version')"


def tables(connection: sqlite3.Connection) -> list[str]:
    """All tables, each behind those that it refers to."""
    waiting = [name for (name,) in connection.execute(f"{_OURS} ORDER BY name")]
    ordered = list[str]()
    while waiting:
        behind = {one: {*_refers(connection, one).values()} - {one} for one in waiting}
        free = [one for one in waiting if not behind[one] & {*waiting}]
        ordered += free
        waiting = [one for one in waiting if one not in free]
    return ordered


def columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def filled(file: Path) -> Rows:
    """Fill a database that holds nothing yet; the rows as they stand in it."""
    numbers, rows = count(7_000_001), Rows()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = ON")
        for table in tables(connection):
            row = _row(connection, table, rows, numbers)
            names = ", ".join(row)
            connection.execute(
                f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(row))})",  # noqa: S608 - the schema's
                tuple(row.values()),
            )
            rows[table] = row
        return {table: found[0] for table in rows if (found := standing(connection, table))}


def standing(connection: sqlite3.Connection, table: str) -> list[dict[str, Any]]:
    """The rows of a table."""
    names = columns(connection, table)
    rows = connection.execute(f"SELECT {', '.join(names)} FROM {table}")  # noqa: S608 - the schema's
    return [dict(zip(names, row, strict=True)) for row in rows]


def _refers(connection: sqlite3.Connection, table: str) -> dict[str, str]:
    """By column: the table that it refers to."""
    return {row[3]: row[2] for row in connection.execute(f"PRAGMA foreign_key_list({table})")}


def _row(
    connection: sqlite3.Connection, table: str, rows: Rows, numbers: count[int]
) -> dict[str, Any]:
    refers = _refers(connection, table)
    refers |= {column: to for (of, column), to in REFERENCES.items() if of == table}
    (sql,) = connection.execute(
        "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?", (table,)
    ).fetchone()
    allowed = {name: [1, 0] for name in BOOLS.get(table, ())}
    allowed |= {name: _values(text) for name, text in _ONE_OF.findall(sql)}
    row = dict[str, Any]()
    for _, name, kind, _, default, _ in connection.execute(f"PRAGMA table_info({table})"):
        if name in refers and refers[name] in rows:
            row[name] = rows[refers[name]]["id"]
        elif name in allowed:
            row[name] = next(value for value in allowed[name] if str(value) != _plain(default))
        else:
            row[name] = _value(kind, f"{table} {name}", numbers)
    row |= GIVEN.get(table, {})
    return {name: 1 if name == "one" else value for name, value in row.items()}


def _values(text: str) -> list[Any]:
    parts = [part.strip() for part in text.split(",")]
    return [part.strip("'") if part.startswith("'") else int(part) for part in reversed(parts)]


def _plain(default: str | None) -> str:
    return (default or "NULL").strip("'")


def _value(kind: str, text: str, numbers: count[int]) -> Any:
    match kind:
        case "TEXT":
            return text
        case "BLOB":
            return text.encode()
        case "REAL":
            return float(next(numbers))
        case _:
            return next(numbers)


def another(row: type, field: Field[Any]) -> Any:
    """A value that somebody may have given this field, and that is not its default."""
    hint = get_type_hints(row)[field.name]
    kinds = [kind for kind in (get_args(hint) or (hint,)) if kind is not type(None)]
    if get_origin(hint) is Literal:
        return next(value for value in kinds if value != field.default)
    return {bool: not field.default, int: 7, str: "said"}[kinds[0]]
