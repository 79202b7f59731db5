"""`DATABASE_URL`: which database, and where."""

from __future__ import annotations

import os
import re
from pathlib import Path

_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


def is_postgres(url: str) -> bool:
    """Whether a URL names a database of PostgreSQL, which says what else stands there."""
    return url.startswith(_POSTGRES)


def postgres_name(url: str) -> str:
    """The database that a URL of PostgreSQL names, as it may be told: without user and password.
    `ValueError` says what a URL must be, and does not repeat it."""
    _, _, rest = url.partition("://")
    place, slash, named = rest.rpartition("@")[2].partition("/")
    name = named.partition("?")[0]
    if not slash or not name:
        raise ValueError("must name a database: postgresql://user@host/djehuty")
    if set("/?#") & set(rest.rpartition("@")[0]):  # it would be read as the end of the host
        raise ValueError("must have @ / : ? # % of a password written as %40 %2F %3A %3F %23 %25")
    return f"{name} on {place or 'this machine'}"


def told(url: str) -> str:
    """The database that a URL names, as it may be told. `ValueError` for a URL that names none."""
    return postgres_name(url) if is_postgres(url) else str(database_path(url))


def password_of(url: str) -> str:
    """The password that stands in a URL of PostgreSQL; "" for none."""
    _, _, rest = url.partition("://")
    user, at, _ = rest.rpartition("@")
    return user.partition(":")[2] if at else ""


def database_path(url: str) -> Path:
    """Give the file of a `sqlite:///relative` or `sqlite:////absolute` URL.

    The path is taken as it stands (no %-escapes). `ValueError` says what a URL must be; it doesn't
    repeat the URL, which may carry a password.
    """
    path = url.removeprefix(_SQLITE)
    if path == url or not path or path.startswith(":") or path.endswith("/"):
        raise ValueError(
            "must name a file, sqlite:///djehuty.db (here) or sqlite:////data/djehuty.db, or a"
            " database of PostgreSQL: postgresql://user@host/djehuty"
        )
    if os.sep == "/" and ("\\" in path or re.match(r"[A-Za-z]:/", path)):
        raise ValueError(
            "must be a path of this system, not of Windows: sqlite:////data/djehuty.db"
        )
    if "?" in path:
        raise ValueError("must end with the file: sqlite:////data/djehuty.db, without options")
    return Path(path)
