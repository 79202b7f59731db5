"""A disk that is full or fails: said once, clearly, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from storage.engines.sqlite.connections import Connection, connect
from storage.engines.sqlite.faults import SHARED, no_room
from storage.opening import open_sqlite
from storage.operations import KeepUpload
from storage.patience import HELD
from storage.store import Held, StorageError, Store
from tests.storage.kit import Kit, closing_after, fates, opened, recorded, step


def failure(name: str, code: int) -> sqlite3.OperationalError:
    """An error as SQLite's own library raises it."""
    error = sqlite3.OperationalError("it happened")
    error.sqlite_errorcode = code
    error.sqlite_errorname = name
    return error


async def test_a_full_disk_is_told_and_what_was_acknowledged_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        game = await kit.game()

    opened_so_far: list[Connection] = []

    async def small(path: Path) -> Connection:
        opened_so_far.append(await connect(path))
        if len(opened_so_far) == 1:
            rows = await opened_so_far[0].execute_fetchall("PRAGMA page_count")
            pages = next(iter(rows))[0] + 4
            await opened_so_far[0].execute_fetchall(f"PRAGMA max_page_count = {pages}")
        return opened_so_far[-1]

    acknowledged = 0

    async def play_on(store: Store) -> None:
        nonlocal acknowledged
        for ply in range(10_000):
            await store.commit(step(game.id, ply), KeepUpload(f"{ply}", "x" * 500, 1))
            acknowledged += 1

    async with closing_after(await open_sqlite(tmp_path / "games.db", connect=small)) as store:
        with pytest.raises(StorageError, match="disk is full") as full:
            await play_on(store)
        assert full.value.full
        with pytest.raises(StorageError, match="disk is full") as still:
            await store.commit(step(game.id, acknowledged))
        assert still.value.full
        assert len(await store.actions(game.id)) == acknowledged > 0

    async with opened(tmp_path) as kit:
        assert (await kit.now(game.id)).ply == acknowledged
        await kit.store.commit(step(game.id, acknowledged))


@pytest.mark.parametrize("when", ["COMMIT", "UPDATE"])
async def test_what_is_busy_after_the_beginning_is_not_asked_again(
    tmp_path: Path, when: str
) -> None:
    """Another program may hold the database before a transaction begins; then we wait for it."""
    broken: list[bool] = []

    def fail(sql: str) -> Exception | None:
        return (
            failure("SQLITE_BUSY", sqlite3.SQLITE_BUSY) if sql.startswith(when) and broken else None
        )

    async with recorded(tmp_path, fail) as (kit, log):
        (game,) = await kit.games(1)
        broken.append(True)
        log.clear()
        with pytest.raises(StorageError, match="SQLITE_BUSY") as refused:
            await kit.store.commit(step(game.id, 0))
        assert not isinstance(refused.value, Held)
        assert log.count("BEGIN IMMEDIATE") == 1
        assert (await kit.now(game.id)).ply == 0


async def test_a_failed_commit_is_not_tried_again(tmp_path: Path) -> None:
    broken: list[bool] = []

    def fail(sql: str) -> Exception | None:
        if sql == "COMMIT" and broken:
            return failure("SQLITE_IOERR_FSYNC", sqlite3.SQLITE_IOERR_FSYNC)
        return None

    async with recorded(tmp_path, fail) as (kit, log):
        games = await kit.games(3)
        broken.append(True)
        log.clear()
        first = [asyncio.ensure_future(kit.store.commit(step(games[0].id, n))) for n in range(3)]
        assert await fates(*first) == [StorageError] * 3
        assert [task.exception() and "disk failed" in str(task.exception()) for task in first]
        with pytest.raises(StorageError, match="SQLITE_IOERR_FSYNC") as refused:
            await kit.store.commit(step(games[1].id, 0))
        assert not refused.value.full
        with pytest.raises(StorageError):
            await kit.store.see_person(9, "New", None)
        assert log.count("COMMIT") == 1
        assert [(await kit.now(game.id)).ply for game in games] == [0, 0, 0]


@asynccontextmanager
async def held(file: Path, how: str = "IMMEDIATE") -> AsyncIterator[sqlite3.Connection]:
    """Another program that has begun to write."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=0)) as other:
        other.execute(f"BEGIN {how}")
        yield other


class Noting:
    """A connection that tells of each statement that found the database held."""

    def __init__(self, under: Connection, refused: asyncio.Event) -> None:
        self._under = under
        self._refused = refused

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._under, name)

        async def noted(*given: Any) -> Any:
            try:
                return await call(*given)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    self._refused.set()
                raise

        return noted


@pytest.mark.parametrize("how", ["IMMEDIATE", "EXCLUSIVE"])
async def test_a_database_another_program_holds_delays_what_is_written(
    tmp_path: Path, how: str
) -> None:
    """However long: the first round's patience is over, and nobody was refused."""
    refused = asyncio.Event()

    async def noting(path: Path) -> Connection:
        made: Any = Noting(await connect(path), refused)
        connection: Connection = made
        return connection

    async with closing_after(await open_sqlite(tmp_path / "games.db", connect=noting)) as store:
        kit = Kit(store)
        game = await kit.game()
        async with held(tmp_path / "games.db", how) as other:
            works = [asyncio.ensure_future(store.commit(step(game.id, ply))) for ply in range(3)]
            for _ in range(2):
                refused.clear()
                await refused.wait()
            assert not any(work.done() for work in works)
            assert (await kit.now(game.id)).ply == 0, "reading goes on"
            other.execute("ROLLBACK")
        assert await fates(*works) == [None, None, None]
        assert (await kit.now(game.id)).ply == 3


async def test_who_is_to_end_waits_no_longer_for_another_program(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "games.db")
    game = await Kit(store).game()
    async with held(tmp_path / "games.db"):
        work = asyncio.ensure_future(store.commit(step(game.id, 0)))
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(Held, match="another program holds"):
            await work


@pytest.mark.parametrize("fresh", [True, False])
async def test_a_start_waits_until_another_program_lets_the_database_go(
    tmp_path: Path, *, fresh: bool
) -> None:
    """`fresh`: there is no schema yet, so that something is to be written."""
    file = tmp_path / "games.db"
    if not fresh:
        await (await open_sqlite(file)).close()
    async with held(file, "EXCLUSIVE") as other:
        with capture_logs() as logs:
            opening = asyncio.ensure_future(open_sqlite(file))
            while fresh and not logs:
                await asyncio.wait([opening], timeout=0.01)
            if fresh:
                assert not opening.done()
                assert logs[0]["event"] == HELD
                other.execute("ROLLBACK")
            store = await opening
    async with closing_after(store):
        await Kit(store).game()


async def test_a_mistake_in_the_writer_leaves_nobody_waiting(tmp_path: Path) -> None:
    def fail(sql: str) -> Exception | None:
        return RuntimeError("unthought of") if sql.startswith("INSERT INTO upload") else None

    async with recorded(tmp_path, fail) as (kit, _):
        game = await kit.game()
        heard = await kit.together(step(game.id, 0), KeepUpload("k", "f", 1))
        assert heard == [StorageError, StorageError]
        with pytest.raises(StorageError, match="unthought of"):
            await kit.store.commit(step(game.id, 0))


async def test_a_writer_stopped_from_outside_leaves_nobody_waiting(tmp_path: Path) -> None:
    async with recorded(tmp_path) as (kit, _):
        game = await kit.game()
        works = [asyncio.ensure_future(kit.store.commit(step(game.id, n))) for n in range(3)]
        await asyncio.sleep(0)
        for task in asyncio.all_tasks():
            if task.get_name() == "storage writer":
                task.cancel()
        assert await fates(*works) == [StorageError] * 3
        with pytest.raises(StorageError):
            await kit.store.commit(step(game.id, 0))
        await kit.store.close()
        with pytest.raises(StorageError, match="closed"):
            await kit.store.game(game.id)


async def test_a_read_that_fails_is_a_storage_error(tmp_path: Path) -> None:
    def fail(sql: str) -> Exception | None:
        if "FROM action" in sql:
            return failure("SQLITE_IOERR_READ", sqlite3.SQLITE_IOERR_READ)
        return None

    async with recorded(tmp_path, fail) as (kit, _):
        with pytest.raises(StorageError, match="could not be read"):
            await kit.store.actions(1)


async def test_reading_connections_cannot_write(tmp_path: Path) -> None:
    connections: list[Connection] = []

    async def kept(path: Path) -> Connection:
        connections.append(await connect(path))
        return connections[-1]

    async with closing_after(await open_sqlite(tmp_path / "games.db", connect=kept)):
        for reading in connections[1:]:
            with pytest.raises(sqlite3.OperationalError, match="readonly"):
                await reading.execute("DELETE FROM game")
        for connection in connections:
            answers = [
                next(iter(await connection.execute_fetchall(f"PRAGMA {name}")))[0]
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert answers == ["wal", 2, 1]


async def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "games.db"
    with pytest.raises(StorageError, match="there is no folder"):
        await open_sqlite(missing)
    (tmp_path / "text.db").write_text("not a database, but long enough to look like a file" * 9)
    with pytest.raises(StorageError, match=r"text\.db.*not a database"):
        await open_sqlite(tmp_path / "text.db")


async def test_an_opening_that_fails_closes_what_it_opened(tmp_path: Path) -> None:
    opened_so_far: list[Connection] = []

    async def second_fails(path: Path) -> Connection:
        if opened_so_far:
            raise failure("SQLITE_CANTOPEN", sqlite3.SQLITE_CANTOPEN)
        opened_so_far.append(await connect(path))
        return opened_so_far[0]

    with pytest.raises(StorageError, match="cannot open"):
        await open_sqlite(tmp_path / "games.db", connect=second_fails)
    with pytest.raises(ValueError, match="no active connection"):
        await opened_so_far[0].execute("SELECT 1")


def modes_in(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


async def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    async with closing_after(await open_sqlite(tmp_path / "games.db")) as store:
        await Kit(store).game()
        modes = modes_in(tmp_path)
    assert modes == {"games.db": 0o600, "games.db-wal": 0o600, "games.db-shm": 0o600}


def disk(left: int) -> os.statvfs_result:
    """A disk on which so many bytes are left."""
    return os.statvfs_result((1, 1, 1 << 30, left, left, 0, 0, 0, 0, 255))


def test_a_disk_that_is_full_at_the_start_is_known_as_such() -> None:
    """SQLite tells a full disk as one that failed where no file of the last run is left."""
    full = failure("SQLITE_FULL", sqlite3.SQLITE_FULL)
    failed = failure("SQLITE_IOERR_SHMSIZE", sqlite3.SQLITE_IOERR_SHMSIZE)
    assert no_room(full, disk(left=SHARED))
    assert no_room(failed, disk(left=SHARED - 1))
    assert not no_room(failed, disk(left=SHARED))
    assert not no_room(failure("SQLITE_NOTADB", sqlite3.SQLITE_NOTADB), disk(left=0))
    assert no_room(OSError(errno.ENOSPC, "no space"), disk(left=0))
    assert not no_room(OSError(errno.EACCES, "no rights"), disk(left=0))


async def test_whether_a_database_is_new_is_known(tmp_path: Path) -> None:
    for new in (True, False):
        store = await open_sqlite(tmp_path / "games.db")
        await store.close()
        assert store.new is new
