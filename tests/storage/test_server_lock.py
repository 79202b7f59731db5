"""Two servers never work on one database."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from storage.lock import SecondServer, ServerLock
from storage.store import StorageError

HOLDER = """
import asyncio, sys
from storage.lock import SecondServer, ServerLock

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
    first.release()


async def test_two_databases_have_two_servers(tmp_path: Path) -> None:
    locks = [await ServerLock.acquire(tmp_path / name, wait_s=0) for name in ("a.db", "b.db")]
    assert [lock.path.name for lock in locks] == ["a.db.lock", "b.db.lock"]
    for lock in locks:
        lock.release()


async def test_a_lock_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"cannot open the lock .*No such file"):
        await ServerLock.acquire(tmp_path / "nowhere" / "games.db", wait_s=0)
