"""Which store a URL opens, and one that is opened for reading alone."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage.engines.sqlite.engine import SqliteEngine
from storage.opening import open_store
from storage.operations import KeepUpload, Value
from storage.schema import NewerFile, migrations
from storage.sql.store import SqlStore
from storage.store import Held, StorageError
from tests.storage.kit import Kit, closing_after, laid, of_schema, step

PATIENCE_S = 60.0


async def reading(file: Path) -> SqlStore:
    return await open_store(f"sqlite:///{file}", reading=True)


def version(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute("SELECT max(version) FROM schema_version").fetchone()[0]
        return found


async def test_a_url_opens_the_store_on_its_file(tmp_path: Path) -> None:
    async with closing_after(await open_store(f"sqlite:///{tmp_path / 'new.db'}")) as store:
        game = await Kit(store).game()
        assert await store.game(game.id) == game
    assert (tmp_path / "new.db").exists()
    with pytest.raises(ValueError, match="must name a file"):
        await open_store("mysql://somewhere/djehuty")


PAGES = 1000
"""So long SQLite lets the log become before it empties it by itself."""
FRAME = 4096 + 24


@pytest.mark.parametrize("followed", [True, False])
async def test_the_log_of_a_file_is_left_to_who_keeps_a_copy_by_it(
    tmp_path: Path,
    followed: bool,  # noqa: FBT001 - a row of the table
) -> None:
    """Who empties it in between damages the copy."""
    file = tmp_path / "games.db"
    url = f"sqlite:///{file}"
    async with closing_after(await open_store(url, followed=followed)) as store:
        for number in range(PAGES // 2):  # each writes several pages
            await store.commit(KeepUpload(str(number), "x" * 4096, 1))
        log = (await asyncio.to_thread(Path(f"{file}-wal").stat)).st_size
    assert (log > 2 * PAGES * FRAME) is followed


async def test_who_reads_sees_what_a_server_commits_meanwhile_and_writes_nothing(
    tmp_path: Path,
) -> None:
    file = laid(tmp_path / "games.db")
    async with closing_after(await open_store(f"sqlite:///{file}")) as server:
        kit = Kit(server)
        game = await kit.game()
        async with closing_after(await reading(file)) as store:
            await server.commit(step(game.id, 0))
            found = await store.game(game.id)
            assert found is not None
            assert found.ply == 1
            with pytest.raises(StorageError, match="for reading alone"):
                await store.commit(KeepUpload("k", "f", 1))
        await server.commit(step(game.id, 1))


async def test_a_database_that_no_server_holds_is_read(tmp_path: Path) -> None:
    file = laid(tmp_path / "games.db")
    async with closing_after(await open_store(f"sqlite:///{file}")) as server:
        game = await Kit(server).game()
    async with closing_after(await reading(file)) as store:
        assert await store.game(game.id) == game


async def test_no_older_file_is_migrated_under_its_server(tmp_path: Path) -> None:
    """The server that works on it would not know its columns any more."""
    file = of_schema(tmp_path / "old.db", 33)
    with pytest.raises(StorageError, match=r"old\.db is of an older program: start the server"):
        await reading(file)
    assert version(file) == 33


async def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no database"):
        await reading(tmp_path / "none.db")
    assert not (tmp_path / "none.db").exists()
    newer = of_schema(tmp_path / "newer.db", len(migrations()))
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("INSERT INTO schema_version (version, compat) VALUES (900, 900)")
    with pytest.raises(NewerFile, match=r"newer\.db"):
        await reading(newer)


async def test_who_stops_waiting_for_a_migration_waits_until_it_writes_no_more(
    tmp_path: Path,
) -> None:
    """The lock of the file is given back behind it; another server must not begin beside it."""
    begun, go_on, over = threading.Event(), threading.Event(), list[Path]()

    def slowly(path: Path) -> bool:
        begun.set()
        assert go_on.wait(PATIENCE_S)
        over.append(path)
        return True

    engine = SqliteEngine(tmp_path / "games.db", prepare=slowly)
    migrating = asyncio.create_task(engine.migrate())
    assert await asyncio.to_thread(begun.wait, PATIENCE_S)
    migrating.cancel()
    for _ in range(10):
        await asyncio.sleep(0)
    assert not migrating.done(), "it was told, and waits"
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await migrating
    assert over == [tmp_path / "games.db"]


async def test_a_database_that_is_held_just_when_it_is_first_read_is_waited_for(
    tmp_path: Path,
) -> None:
    engine = HeldOnce(laid(tmp_path / "games.db"))
    async with closing_after(await SqlStore.open(engine)) as store:
        assert await store.person(1) is None
    assert engine.held == [False]


class HeldOnce(SqliteEngine):
    """Another program holds the database at the first question."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.held = [True]

    async def fetch(
        self, sql: str, values: Sequence[Value] = (), *, long: bool = False
    ) -> list[Any]:
        if self.held == [True]:
            self.held[:] = [False]
            raise Held("another program holds the database")
        return await super().fetch(sql, values, long=long)
