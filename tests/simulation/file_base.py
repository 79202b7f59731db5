"""A file of SQLite under the simulation, on a disk that may lose power, be full, or fail."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from contextvars import Context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from storage.dialect import SQLITE
from storage.opening import open_sqlite
from storage.sql.store import SqlStore
from tests.simulation.base import Ask, Fate, Pause
from tests.simulation.disk import Disk
from tests.simulation.drive import KEPT, Drive, Operation


def noted(path: Path) -> set[int]:
    """The updates that are noted as worked on, whoever has heard of it. Read from a copy: to open
    the file itself may change it."""
    with TemporaryDirectory() as folder:
        for file in path.parent.glob(f"{path.name}*"):
            shutil.copy(file, folder)
        with closing(sqlite3.connect(Path(folder) / path.name)) as copy:
            try:
                return {id_ for (id_,) in copy.execute("SELECT id FROM seen_update")}
            except sqlite3.DatabaseError:  # none yet, or somebody writes meanwhile
                return set()


class FileBase:
    """:class:`tests.simulation.base.Base` in a folder of its own."""

    def __init__(self, folder: Path, fate: Fate) -> None:
        self._path = folder / "games.db"
        self._fate = fate
        self.url = f"sqlite:///{self._path}"
        self.steps = 1.0
        self.several = False
        self.troubled = False
        self._drive = Drive(folder, self._trouble, self._blackout)
        self._holder: sqlite3.Connection | None = None
        self._sick: list[int] = []

    def __enter__(self) -> Self:
        self._drive.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._drive.__exit__(*error)

    def now(self, machine: int) -> int:
        """The machine's own."""
        return machine

    def way(self, pause: Pause) -> Disk:
        """A process's way to the file."""
        return Disk(pause, self._drive)

    # -- how it is looked at ---------------------------------------------------------------------

    @contextmanager
    def asking(self) -> Iterator[Ask]:
        """Ask the file itself."""
        with closing(sqlite3.connect(self._path)) as file:

            def ask(sql: str, *values: Any) -> list[Any]:
                return file.execute(SQLITE.written(sql), values).fetchall()

            yield ask

    def laid(self) -> bool:
        """Whether the file is there, and all its tables."""
        if not self._path.exists():
            return False
        with self.asking() as ask:
            return bool(ask("SELECT 1 FROM sqlite_master WHERE name = 'lease'"))

    async def store(self) -> SqlStore:
        """A store on the file."""

        async def at_once(_: str) -> None:
            return

        return await open_sqlite(self._path, connect=Disk(at_once).connect)

    def noted(self) -> set[int]:
        """The updates that are noted as worked on."""
        return noted(self._path)

    # -- what fate does to it --------------------------------------------------------------------

    def cut(self) -> None:
        """The machine's power goes, now or in the middle of one of the next writes."""
        if self._fate.random.random() < 0.5:
            self._drive.fuse(self._fate.random.randrange(30))
        else:
            self._blackout()

    def freeze(self) -> None:
        """Nobody else could go on."""

    def heal(self) -> None:
        """No more of it."""
        self._drive.fuse(None)
        self._let_go()

    def _blackout(self) -> None:
        """Nothing has an effect from here on; SQLite may stand in the middle of a write, so what
        follows waits until it has returned."""
        self._drive.dark = True
        self._fate.loop.call_soon(self._without_power, context=Context())

    def _without_power(self) -> None:
        self._fate.figures["cuts"] += 1
        self._fate.note("CUT")
        self._fate.kill_all()
        self._let_go()
        before = self._drive.lost
        self._drive.back(self._fate.random.choice(KEPT), self._fate.random)
        self._fate.figures["writes in doubt"] += self._drive.lost - before

    def _trouble(self, operation: Operation) -> int:
        """What the disk answers: it fails as long as it is sick."""
        if not self._sick or self._fate.calm():
            return sqlite3.SQLITE_OK
        code = self._sick[0]
        if operation == ("sync" if code == sqlite3.SQLITE_IOERR_FSYNC else "write"):
            self._fate.note(f"disk fails {self._sick.pop(0)}")
            self._fate.figures["disk errors"] += 1
            return code
        return sqlite3.SQLITE_OK

    def sicken(self) -> None:
        """The disk is full, or fails; or another program holds the database."""
        self.troubled = True
        match self._fate.random.randrange(4):
            case 0:
                self._sick = [sqlite3.SQLITE_FULL] * self._fate.random.randint(1, 9)
            case 1:
                self._sick = [sqlite3.SQLITE_IOERR_WRITE]
            case 2:
                self._sick = [sqlite3.SQLITE_IOERR_FSYNC]
            case _ if self._holder is None and self._path.exists():
                self._hold()

    def _hold(self) -> None:
        holder = sqlite3.connect(self._path, isolation_level=None)
        self._holder = holder
        try:
            holder.execute("BEGIN IMMEDIATE")
        except sqlite3.Error:  # somebody is just writing
            self._let_go()
            return
        self._fate.note("HELD")
        self._fate.figures["held"] += 1
        self._fate.loop.call_later(self._fate.random.uniform(0, 25), self._let_go)

    def _let_go(self) -> None:
        if self._holder is not None:
            self._holder.close()
            self._holder = None
