"""Two servers never work on one database."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.engines.sqlite.holding import holder as who_holds
from storage.engines.sqlite.lock import SecondServer, ServerLock
from storage.opening import open_sqlite
from storage.store import StorageError

HOLDER = """
import asyncio, sys
from storage.engines.sqlite.lock import SecondServer, ServerLock

async def main():
    try:
        lock = await ServerLock.acquire(sys.argv[1], wait_s=0)
    except SecondServer as refused:
        print(refused, flush=True)
        return
    print("held", flush=True)
    sys.stdin.read()
    lock.release()

asyncio.run(main())
"""


def holder(database: Path) -> subprocess.Popen[str]:
    """Another process that takes the lock and keeps it until its input ends."""
    return subprocess.Popen(  # noqa: S603 - our own child
        [sys.executable, "-c", HOLDER, str(database)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


async def test_a_second_process_is_refused_and_told_who_holds_it(tmp_path: Path) -> None:
    lock = await ServerLock.acquire(tmp_path / "games.db")
    with holder(tmp_path / "games.db") as second:
        said = first_line(second)
    lock.release()
    assert f"another server (process {os.getpid()}) works on {tmp_path}/games.db" in said


async def test_a_killed_server_frees_its_lock(tmp_path: Path) -> None:
    with holder(tmp_path / "games.db") as other:
        assert first_line(other) == "held\n"
        with pytest.raises(SecondServer, match=f"process {other.pid}"):
            await ServerLock.acquire(tmp_path / "games.db", wait_s=0)
        other.kill()
        other.wait()
        lock = await ServerLock.acquire(tmp_path / "games.db", wait_s=0)
    lock.release()


async def test_the_second_server_waits_for_the_first_to_end(tmp_path: Path) -> None:
    first = await ServerLock.acquire(tmp_path / "games.db")
    second = asyncio.ensure_future(ServerLock.acquire(tmp_path / "games.db", pause_s=0))
    await asyncio.sleep(0)
    assert not second.done()
    first.release()
    first.release()
    (await second).release()


async def test_the_wait_ends(tmp_path: Path) -> None:
    first = await ServerLock.acquire(tmp_path / "games.db")
    with pytest.raises(SecondServer, match=r"waited 0\.01 s"):
        await ServerLock.acquire(tmp_path / "games.db", wait_s=0.01, pause_s=0.001)
    long_ago = time.monotonic() - 3600
    with pytest.raises(SecondServer, match="waited 3600 s"):
        await ServerLock.acquire(tmp_path / "games.db", wait_s=3600, begun=long_ago)
    first.release()


@pytest.mark.parametrize("name", ["games.db", "./games.db", "there/games.db", "there/./games.db"])
def test_a_server_is_not_in_its_own_way_whatever_the_file_is_called(
    name: str, tmp_path: Path
) -> None:
    (tmp_path / "there").symlink_to(tmp_path, target_is_directory=True)
    with contextlib.chdir(tmp_path):
        lock = ServerLock.at_once(name)
        with pytest.raises(SecondServer):
            ServerLock.at_once(tmp_path / "games.db")
        lock.release()


def test_two_databases_have_two_servers(tmp_path: Path) -> None:
    locks = [ServerLock.at_once(tmp_path / name) for name in ("a.db", "b.db")]
    assert {file.name for file in tmp_path.iterdir()} == {"a.db.lock", "b.db.lock"}
    for lock in locks:
        lock.release()


async def test_a_lock_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"cannot open the lock .*No such file"):
        await ServerLock.acquire(tmp_path / "nowhere" / "games.db", wait_s=0)


def made(database: Path) -> Path:
    """A database with something in it."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE game (id INTEGER)")
        connection.commit()
    return database


def linked(database: Path, name: Path) -> None:
    name.symlink_to(database)


def hard_linked(database: Path, name: Path) -> None:
    name.hardlink_to(database)


BY_THE_FILE = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux locks a file so that SQLite is not hindered"
)


@pytest.mark.parametrize("name", [linked, pytest.param(hard_linked, marks=BY_THE_FILE)])
def test_a_file_has_one_server_whatever_it_is_called(
    tmp_path: Path, name: Callable[[Path, Path], None]
) -> None:
    database = made(tmp_path / "games.db")
    (tmp_path / "elsewhere").mkdir()
    other = tmp_path / "elsewhere" / "other.db"
    name(database, other)
    for held, asked in ((database, other), (other, database)):
        lock = ServerLock.at_once(held)
        with holder(asked) as second:
            said = first_line(second)
        lock.release()
        assert f"another server (process {os.getpid()}) works on {asked}" in said
    ServerLock.at_once(other).release()


@BY_THE_FILE
@pytest.mark.skipif(shutil.which("unshare") is None, reason="nothing to mount with")
def test_a_file_has_one_server_where_it_is_mounted_too(tmp_path: Path) -> None:
    database, mounted = made(tmp_path / "games.db"), tmp_path / "mounted.db"
    mounted.touch()
    script = f'mount --bind "{database}" "{mounted}" || exit 77; exec "$@"'
    command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh"]
    lock = ServerLock.at_once(database)
    found = subprocess.run(  # noqa: S603 - our own child
        [*command, sys.executable, "-c", HOLDER, str(mounted)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        check=False,
    )
    lock.release()
    if found.returncode in (1, 77) and "held" not in found.stdout:
        pytest.skip(f"nothing can be mounted here: {found.stderr}")
    assert f"another server (process {os.getpid()}) works on {mounted}" in found.stdout


def test_a_link_to_a_database_that_is_yet_to_be_made_leads_to_its_lock(tmp_path: Path) -> None:
    linked(tmp_path / "games.db", tmp_path / "other.db")
    lock = ServerLock.at_once(tmp_path / "games.db")
    with pytest.raises(SecondServer, match=f"process {os.getpid()}"):
        ServerLock.at_once(tmp_path / "other.db")
    lock.release()


@BY_THE_FILE
def test_a_database_that_was_made_under_the_lock_is_held_by_the_file(tmp_path: Path) -> None:
    lock = ServerLock.at_once(tmp_path / "games.db")
    made(tmp_path / "games.db")
    hard_linked(tmp_path / "games.db", tmp_path / "other.db")
    ServerLock.at_once(tmp_path / "other.db").release()
    lock.hold_file()
    lock.hold_file()
    with pytest.raises(SecondServer, match=f"process {os.getpid()}"):
        ServerLock.at_once(tmp_path / "other.db")
    lock.release()


@pytest.mark.parametrize("old", ["games.db", "other.db"])
def test_an_earlier_programs_server_is_seen(tmp_path: Path, old: str) -> None:
    """It locks the file beside the name by which it was started, and nothing else."""
    linked(made(tmp_path / "games.db"), tmp_path / "other.db")
    with (tmp_path / f"{old}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        file.write(f"{os.getpid()}\n")
        file.flush()
        with pytest.raises(SecondServer, match=f"process {os.getpid()}"):
            ServerLock.at_once(tmp_path / "other.db")
        assert who_holds(tmp_path / "other.db") == os.getpid()


def test_an_earlier_program_sees_our_server(tmp_path: Path) -> None:
    lock = ServerLock.at_once(made(tmp_path / "games.db"))
    with (tmp_path / "games.db.lock").open("r+") as file:
        with pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        assert file.read() == f"{os.getpid()}\n"
    lock.release()


WRITER = """
import sqlite3, sys
try:
    sqlite3.connect(sys.argv[1], timeout=0).execute("BEGIN IMMEDIATE")
except sqlite3.OperationalError as error:
    print(error)
"""


def test_what_sqlite_locks_stays_locked_while_the_file_is_held(tmp_path: Path) -> None:
    database = made(tmp_path / "games.db")
    lock = ServerLock.at_once(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        lock.hold_file()
        writing = [sys.executable, "-c", WRITER, str(database)]
        said = subprocess.run(writing, capture_output=True, text=True, check=True)  # noqa: S603
        assert said.stdout == "database is locked\n"
    lock.release()


async def test_a_store_works_on_a_file_that_is_held_and_backups_too(tmp_path: Path) -> None:
    lock = ServerLock.at_once(tmp_path / "games.db")
    store = await open_sqlite(tmp_path / "games.db")
    lock.hold_file()
    with closing(sqlite3.connect(tmp_path / "games.db")) as other:
        assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    await store.close()
    lock.release()


def test_asking_who_holds_a_file_takes_nothing_and_leaves_nothing(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    assert who_holds(database) is None
    assert list(tmp_path.iterdir()) == []
    lock = ServerLock.at_once(database)  # before it is made
    assert who_holds(database) == os.getpid()
    lock.release()
    assert who_holds(database) is None, "the lock file still names us"
    lock = ServerLock.at_once(made(database))
    assert who_holds(database) == os.getpid()
    with holder(database) as second:
        assert "another server" in first_line(second), "asking let go of nothing"
    lock.release()
    assert who_holds(database) is None


def test_a_lock_file_that_names_nobody_who_lives_says_nothing(tmp_path: Path) -> None:
    for named in ("", "0\n", "nonsense\n", f"{2**22 + 1}\n", f"{10**30}\n", f"{os.getpid()}\n"):
        (tmp_path / "games.db.lock").write_text(named)
        assert who_holds(tmp_path / "games.db") is None, named
