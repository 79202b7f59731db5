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
"""After so many seconds a database, or a server, that does not answer counts as out of reach."""
READY = "ready"
"""What a server says at `/readyz` when it is."""
LONGEST = 2000
"""So much of an answer is read."""
SQLITE = "sqlite:///"
POSTGRES = "postgresql://"
NONE = "-"
NAMED_BY_DEFAULT = f"{SQLITE}djehuty.db"


def heartbeat(database: str | os.PathLike[str]) -> str:
    """The file by which a server tells that it fetches, beside the file that links lead to."""
    return f"{os.path.realpath(database)}{HEARTBEAT}"


def health(environ: Mapping[str, str] = os.environ, dotenv: str = ".env") -> int:
    """Tell what is wrong, if anything is; the exit code."""
    url = _plain(environ, dotenv, "DATABASE_URL", NAMED_BY_DEFAULT)
    place = _plain(environ, dotenv, "METRICS_LISTEN", "") if url.startswith(POSTGRES) else ""
    if _is_place(place):
        trouble = _of_one(place)
        return say(trouble, NOT_HEALTHY) if trouble else 0
    database = _plain_file(url)
    replica = _plain(environ, dotenv, "REPLICA_SOCKET", NONE)
    if database is None or not replica:  # read as the other commands do: a quarter of a second
        from pathlib import Path

        from bot.run.settings import FileSettings, SettingsError, read_settings

        try:
            settings = read_settings(FileSettings, environ, Path(dotenv))
            if settings.in_postgres:
                trouble = (
                    _of_servers(settings.database_url, settings.database_name)
                    if settings.metrics_listen is None
                    else _of_one("{}:{}".format(*settings.metrics_listen))
                )
                return say(trouble, NOT_HEALTHY) if trouble else 0
            database, replica = str(settings.database), str(settings.replica_socket or NONE)
        except SettingsError as error:
            return say(f"The settings are not right:\n{error}", BAD_SETTINGS)
    trouble = _trouble(database) or _copy(replica, database)
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


def _copy(replica: str, database: str) -> str:
    """Why the copy that is to have all does not; "" if it does, or if there is to be none."""
    if replica == NONE:
        return ""
    from bot.run.litestream import look

    why = look(replica, database)
    return f"the copy does not follow (REPLICA_SOCKET): {why}" if why else ""


def _of_one(place: str) -> str:
    """Why the server that tells its figures at that place is not ready; "" if it is."""
    import socket

    host, _, port = place.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), REACHED_S) as asked:
            asked.sendall(f"GET /readyz HTTP/1.0\r\nHost: {host}\r\n\r\n".encode())
            with asked.makefile("r", encoding="utf-8", errors="replace") as answer:
                status, _, told = answer.read(LONGEST).partition("\n")
    except OSError:
        return f"no server is running here: nothing answers at {place} (METRICS_LISTEN)"
    reason = told.partition("\n\n")[2].strip()
    if reason == READY:
        return ""
    ours = reason.startswith(f"not {READY}")
    return f"the server at {place} is {reason if ours else f'none of ours: it answers {status!r}'}"


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


def _plain(environ: Mapping[str, str], dotenv: str, name: str, unset: str) -> str:
    """A setting, if it is said so plainly that it needs no second look; else ""."""
    return environ.get(name, "").strip() or _plain_line(dotenv, name, unset)


def _plain_file(url: str) -> str | None:
    """The file that a URL names; None if that needs a second look."""
    path = url.removeprefix(SQLITE)
    odd = path in ("", url) or path.startswith(":") or path.endswith("/")
    return None if odd or any(sign in path for sign in ("\\", "?", ":/")) else path


def _is_place(place: str) -> bool:
    host, _, port = place.rpartition(":")
    return bool(host) and port.isdecimal()


def _plain_line(dotenv: str, name: str, unset: str) -> str:
    """What a `.env` file says plainly of a name; "" if that needs a second look."""
    try:
        with open(dotenv, encoding="utf-8-sig") as file:  # noqa: PTH123 - pathlib takes long
            text = file.read()
    except FileNotFoundError:
        return "" if os.path.islink(dotenv) else unset  # noqa: PTH114 - pathlib
    except (OSError, UnicodeError):
        return ""
    lines = text.splitlines()
    named = [line for line in lines if name.lower() in line.lower()]
    if not named:
        return unset
    said, _, value = named[0].strip().partition("=")
    plain = all(sign.isalnum() or sign in "/._-:@?&=," for sign in value)
    closed = all(line.count(quote) % 2 == 0 for line in lines for quote in "\"'")
    return value if len(named) == 1 and said == name and plain and closed else ""
