"""`DATABASE_URL`: which database, and where."""

from __future__ import annotations

from pathlib import Path

_PREFIX = "sqlite:///"
_EXAMPLES = "sqlite:///djehuty.db (in the working folder) or sqlite:////var/lib/djehuty.db"


def database_path(url: str) -> Path:
    """Give the file of a `sqlite:///relative` or `sqlite:////absolute` URL.

    The path is taken as it stands (no %-escapes). `ValueError` says what is wrong with others; it
    doesn't repeat the URL, which may carry a password.
    """
    scheme = url.partition(":")[0].lower()
    if scheme != "sqlite":
        kind = f"a {scheme} database" if ":" in url else "not a database URL"
        raise ValueError(f"{kind}: only SQLite is served, such as {_EXAMPLES}")
    if not url.lower().startswith(_PREFIX):
        raise ValueError(f"three slashes stand before the path: {_EXAMPLES}")
    path = url[len(_PREFIX) :]
    if path in {"", ":memory:"}:
        raise ValueError(f"games are kept in a file: {_EXAMPLES}")
    if path.endswith("/"):
        raise ValueError(f"a folder is not a database: {_EXAMPLES}")
    if "?" in path or "#" in path:
        raise ValueError("a SQLite URL has no options ('?', '#')")
    return Path(path)
