"""What a database or a backup holds, in figures; and what a file is that is neither."""

from __future__ import annotations

import sqlite3
import struct
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from storage.engines.sqlite.copying import beside, reading
from storage.engines.sqlite.migrate import check
from storage.schema import Schema, migrations
from storage.store import StorageError

_MAGIC = b"SQLite format 3\0"
_LOGS = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""How a write-ahead log begins (SQLite, "WAL File Format")."""
_PACKED = {
    b"\x1f\x8b": "gzip",
    b"BZh": "bzip2",
    b"PK\x03\x04": "zip",
    b"\xfd7zXZ": "xz",
    b"\x28\xb5\x2f\xfd": "zstd",
}
"""How packed files begin."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a file holds. `last` is when something was last played, in milliseconds since 1970, None
    if nothing was; `bot` the Telegram id of the bot that it belongs to, None if that is not known;
    `highest` the highest number that it has for a game."""

    going: int
    invitations: int
    over: int
    last: int | None
    bot: int | None
    version: int
    highest: int

    @property
    def games(self) -> int:
        """All of them."""
        return self.going + self.invitations + self.over

    def told(self) -> str:
        """As a line: `3 games going on, 1 invitation, 12 over; last action 2026-11-25 10:26 UTC;
        bot 123; schema 31`."""
        whose = "no bot yet" if self.bot is None else f"bot {self.bot}"
        return (
            f"{_some(self.going, 'game')} going on, {_some(self.invitations, 'invitation')},"
            f" {self.over} over; last action {when(self.last)}; {whose}; schema {self.version}"
        )


def _some(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def when(at: int | None) -> str:
    """A time as `2026-11-25 10:26 UTC`; `never` for None."""
    if at is None:
        return "never"
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def contents(file: Path) -> Contents:
    """What a database or a backup holds, of whatever version; `StorageError` for another file, or a
    newer one."""
    look(file)
    try:
        with closing(reading(file)) as connection:
            return _counted(connection, known(file, connection).version)
    except sqlite3.Error as error:
        raise StorageError(f"{file} cannot be read: {error}") from error


def known(file: Path, connection: sqlite3.Connection) -> Schema:
    """The schema of that file; `StorageError`, which names it, if this program may not use it."""
    try:
        found = check(connection, migrations())
    except StorageError as error:
        raise type(error)(f"{file}: {error}") from error
    if found.version == 0:
        raise StorageError(f"{file} is a database without anything in it")
    return found


def _counted(connection: sqlite3.Connection, version: int) -> Contents:
    def one(sql: str) -> int | None:
        found: int | None = connection.execute(sql).fetchone()[0]
        return found

    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    columns = {row[1] for row in connection.execute("PRAGMA table_info(game)")}
    by_status = dict(connection.execute("SELECT status, count(*) FROM game GROUP BY status"))
    invitations, over = by_status.pop("open", 0), by_status.pop("over", 0)
    sealed = [one("SELECT max(game) FROM ready") if "ready" in tables else None]
    sealed.append(one("SELECT max(next_game) FROM game") if "next_game" in columns else None)
    sealed.append(one("SELECT max(first) - 1 FROM put_back") if "put_back" in tables else None)
    return Contents(
        sum(by_status.values()),
        invitations,
        over,
        one("SELECT max(changed_at) FROM game WHERE ply > 0"),
        one("SELECT max(id) FROM bot") if "bot" in tables else None,
        version,
        max(number or 0 for number in (one("SELECT max(id) FROM game"), *sealed)),
    )


def look(file: Path) -> None:
    """Refuse what is no database at its first sight, and say what it is: `StorageError`."""
    if not file.exists():
        raise StorageError(f"there is no database {file}")
    if file.is_dir():
        raise StorageError(f"{file} is a folder; a backup is one file")
    if not file.is_file():
        raise StorageError(f"{file} is no file")
    try:
        with file.open("rb") as opened:
            head = opened.read(100)
        size = file.stat().st_size
    except OSError as error:
        raise StorageError(f"cannot read {file}: {error.strerror}") from error
    if not head:
        raise StorageError(f"{file} is empty")
    if head.startswith(_LOGS):
        raise StorageError(
            f"{file} is the log (-wal) of a database, and nothing without it: take a backup"
        )
    for magic, name in _PACKED.items():
        if head.startswith(magic):
            raise StorageError(f"{file} is packed ({name}): unpack it first")
    if not head.startswith(_MAGIC):
        raise StorageError(f"{file} is not a database: it begins with something else")
    _whole(file, head, size)


def _whole(file: Path, head: bytes, size: int) -> None:
    """Refuse a file that has been cut short (SQLite, "Database File Format", 1.3)."""
    if len(head) < 100:
        raise StorageError(f"{file} is cut short: it has {size} bytes")
    page, changes, pages, valid = (
        *struct.unpack(">H", head[16:18]), *struct.unpack(">II", head[24:32]),
        *struct.unpack(">I", head[92:96]),
    )  # fmt: skip
    whole = (65536 if page == 1 else page) * pages
    if valid == changes and size < whole and not beside(file, "-wal").exists():
        raise StorageError(f"{file} is cut short: it has {size} of {whole} bytes")
