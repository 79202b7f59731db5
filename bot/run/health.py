"""`djehuty health`: whether the server lives and fetches updates.

Containers ask every few seconds, so it only looks, takes no lock, writes nothing, and imports
nothing that takes long: asking costs little more than the start of Python.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping

from bot.run.exits import BAD_SETTINGS, NOT_HEALTHY, say
from storage.engines.sqlite.holding import holder

HEARTBEAT = ".alive"
"""Behind the name of the database: touched by the server whenever updates were fetched."""
HEALTHY_S = 150.0
"""A server that fetched updates so recently is healthy: three polls may fail."""
REACHED_S = 5.0
"""After so many seconds a database that does not answer counts as out of reach."""
SQLITE = "sqlite:///"
NAMED_BY_DEFAULT = f"{SQLITE}djehuty.db"


def heartbeat(database: str | os.PathLike[str]) -> str:
    """The file by which a server tells that it fetches, beside the file that links lead to."""
    return f"{os.path.realpath(database)}{HEARTBEAT}"


def health(environ: Mapping[str, str] = os.environ, dotenv: str = ".env") -> int:
    """Tell what is wrong, if anything is; the exit code."""
    database = _plain_database(environ, dotenv)
    if database is None:  # it is read as the other commands read it: a quarter of a second
        from pathlib import Path

        from bot.run.settings import FileSettings, SettingsError, read_settings

        try:
            settings = read_settings(FileSettings, environ, Path(dotenv))
            if settings.in_postgres:
                trouble = _of_servers(settings.database_url, settings.database_name)
                return say(trouble, NOT_HEALTHY) if trouble else 0
            database = str(settings.database)
        except SettingsError as error:
            return say(f"The settings are not right:\n{error}", BAD_SETTINGS)
    trouble = _trouble(database)
    return say(trouble, NOT_HEALTHY) if trouble else 0


def _trouble(database: str) -> str:
    """Why the server on this database is not healthy; "" if it is."""
    try:
        process = holder(database)
        age = _age(heartbeat(database))
    except OSError as error:
        return f"cannot look at {error.filename}: {error.strerror}"
    if process is None:
        if not os.path.exists(database):  # noqa: PTH110 - pathlib takes long
            return f"no server is running: there is no database {database} (see DATABASE_URL)"
        return f"no server is running on {database}: start it with djehuty serve"
    if age is None:
        return f"the server (process {process}) has fetched no updates yet; its log says why"
    if age > HEALTHY_S:
        return (
            f"the server (process {process}) has fetched no updates for {age / 60:.0f} minutes;"
            " its log says why"
        )
    return ""


def _of_servers(url: str, name: str) -> str:
    """Why no server on a database of PostgreSQL is healthy; "" if one at least renews its lease and
    one asks for updates, or has them brought."""
    import asyncio

    from storage.leases import UPDATES, WORKER
    from storage.opening import open_store
    from storage.rows import Lease
    from storage.store import StorageError

    async def leases() -> tuple[Lease, ...]:
        async with asyncio.timeout(REACHED_S):
            store = await open_store(url, reading=True)
            try:
                return await store.leases.leases()
            finally:
                await store.close()

    try:
        live = [row for row in asyncio.run(leases()) if row.owner and row.left > 0]
    except TimeoutError:
        return f"the database {name} cannot be reached"
    except StorageError as error:
        return f"the database {name} cannot be read: {error}"
    if not any(row.name.startswith(WORKER) for row in live):
        return f"no server is running on {name}: start it with djehuty serve"
    if not any(row.name == UPDATES for row in live):
        return f"no server on {name} fetches updates; their logs say why"
    return ""


def _age(file: str) -> float | None:
    """Seconds since a file was touched, also where the clock was set back since; None if it is not
    there."""
    try:
        return abs(time.time() - os.stat(file).st_mtime)  # noqa: PTH116 - pathlib takes long
    except FileNotFoundError:
        return None


def _plain_database(environ: Mapping[str, str], dotenv: str) -> str | None:
    """The database that the settings name, if they say it plainly."""
    url = (environ.get("DATABASE_URL") or _plain_url(dotenv)).strip()
    path = url.removeprefix(SQLITE)
    odd = path in ("", url) or path.startswith(":") or path.endswith("/")
    return None if odd or any(sign in path for sign in ("\\", "?", ":/")) else path


def _plain_url(dotenv: str) -> str:
    """`DATABASE_URL` as a `.env` file says it, if that needs no second look; else ""."""
    try:
        with open(dotenv, encoding="utf-8-sig") as file:  # noqa: PTH123 - pathlib takes long
            text = file.read()
    except FileNotFoundError:
        return "" if os.path.islink(dotenv) else NAMED_BY_DEFAULT  # noqa: PTH114 - pathlib
    except (OSError, UnicodeError):
        return ""
    lines = text.splitlines()
    named = [line for line in lines if "database_url" in line.lower()]
    if not named:
        return NAMED_BY_DEFAULT
    name, _, url = named[0].strip().partition("=")
    plain = all(sign.isalnum() or sign in "/._-:" for sign in url)
    closed = all(line.count(quote) % 2 == 0 for line in lines for quote in "\"'")
    return url if len(named) == 1 and name == "DATABASE_URL" and plain and closed else ""
