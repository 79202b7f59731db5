"""Files are told by what is in them, and no file that is not what it looks like is taken."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.engines.sqlite.backup import backup, lost, restore
from storage.engines.sqlite.contents import contents
from storage.engines.sqlite.copying import KEPT
from storage.opening import open_sqlite
from storage.operations import (
    Belong,
    ChangeGame,
)
from storage.schema import migrations
from storage.store import StorageError
from tests.storage.kit import of_schema, opened, step

NEWEST = migrations()[-1].version


def make(folder: Path) -> None:
    folder.mkdir(exist_ok=True)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def written(folder: Path, *, bot: int | None = 71, games: int = 3) -> Path:
    """A database with games: the first is over, the second an invitation, the others go on."""
    make(folder)
    async with opened(folder) as kit:
        if bot is not None:
            await kit.store.commit(Belong(bot))
        for number in range(games):
            game = await kit.game(status="open" if number == 1 else "playing", changed_at=1)
            if number != 1:
                await kit.store.commit(step(game.id, 0))
            if number == 0:
                over = (("status", "over"), ("changed_at", 1_764_066_360_000))
                await kit.store.commit(ChangeGame(game.id, ("playing",), over))
    return folder / "games.db"


async def test_a_backup_and_a_restore_end_with_what_they_hold(tmp_path: Path) -> None:
    database = await written(tmp_path / "a")
    held = backup(database, tmp_path / "copy.db")
    assert held.told() == (
        "1 game going on, 1 invitation, 1 over; last action 2025-11-25 10:26 UTC; bot 71;"
        f" schema {NEWEST}"
    )
    assert restore(tmp_path / "copy.db", tmp_path / "b.db").now == held


async def test_a_file_of_an_old_program_is_told_too(tmp_path: Path) -> None:
    for version in range(1, NEWEST + 1):
        held = contents(of_schema(tmp_path / f"{version}.db", version))
        assert (held.version, held.games, held.last, held.bot) == (version, 0, None, None)
        restored = restore(tmp_path / f"{version}.db", tmp_path / f"restored-{version}.db")
        assert restored.now.version == NEWEST


async def test_what_is_no_backup_is_refused_and_told(tmp_path: Path) -> None:
    database = await written(tmp_path / "a")
    copy = tmp_path / "copy.db"
    backup(database, copy)
    data = copy.read_bytes()
    (tmp_path / "text").write_text("djehuty")
    (tmp_path / "empty").touch()
    (tmp_path / "folder").mkdir()
    (tmp_path / "copy.gz").write_bytes(gzip.compress(data))
    (tmp_path / "cut").write_bytes(data[: len(data) // 2])
    (tmp_path / "head").write_bytes(data[:50])
    with closing(sqlite3.connect(tmp_path / "a/games.db")) as held:  # it keeps the log there
        held.execute("PRAGMA wal_autocheckpoint = 0")
        held.execute("UPDATE bot SET id = 72")
        held.commit()
        shutil.copy(tmp_path / "a/games.db-wal", tmp_path / "log")
    with closing(sqlite3.connect(tmp_path / "other", isolation_level=None)) as other:
        other.execute("CREATE TABLE theirs (x)")
    with closing(sqlite3.connect(tmp_path / "nothing", isolation_level=None)) as other:
        other.execute("PRAGMA user_version = 1")
    (tmp_path / "link").symlink_to(database)
    for name, told in (
        ("missing", "there is no database"),
        ("text", "is not a database"),
        ("empty", "is empty"),
        ("folder", "is a folder"),
        ("copy.gz", r"is packed \(gzip\): unpack it first"),
        ("cut", r"is cut short: it has \d+ of \d+ bytes"),
        ("head", "is cut short: it has 50 bytes"),
        ("log", r"is the log \(-wal\) of a database"),
        ("other", "not a Djehuty database"),
        ("nothing", "without anything in it"),
        ("link", "is the database itself"),
        ("a/games.db", "is the database itself"),
    ):
        with pytest.raises(StorageError, match=told) as refused:
            restore(tmp_path / name, database, replace=True)
        assert name in str(refused.value)
    assert [path.name for path in (tmp_path / "a").glob("*old*")] == []
    with pytest.raises(StorageError, match="is a folder"):
        restore(copy, tmp_path / "folder", replace=True)


async def test_a_backup_of_another_bots_is_refused(tmp_path: Path) -> None:
    theirs = await written(tmp_path / "theirs", bot=72)
    backup(theirs, tmp_path / "copy.db")
    ours = await written(tmp_path / "ours", bot=71)
    with pytest.raises(StorageError, match="belongs to bot 72, and the database to bot 71"):
        restore(tmp_path / "copy.db", ours, replace=True)
    unknown = await written(tmp_path / "unknown", bot=None)
    assert restore(tmp_path / "copy.db", unknown, replace=True).now.bot == 72


async def test_how_much_an_older_backup_lacks_is_told_before_and_after(tmp_path: Path) -> None:
    database = await written(tmp_path / "a")
    backup(database, tmp_path / "copy.db")
    async with opened(tmp_path / "a") as kit:
        late = (("changed_at", 1_764_073_500_000),)
        for _ in range(2):
            game = await kit.game()
            await kit.store.commit(step(game.id, 0, *late))
    told = "2 games more and what was played from 2025-11-25 10:26 UTC to 2025-11-25 12:25 UTC"
    with pytest.raises(StorageError, match=f"exists.*{told}.*--replace"):
        restore(tmp_path / "copy.db", database)
    restored = restore(tmp_path / "copy.db", database, replace=True)
    assert told in lost(restored.now, restored.before)
    again = restore(database.with_name("games.db.old-1"), database, replace=True)
    assert lost(again.now, again.before) == ""


async def test_a_link_to_the_database_stays_one(tmp_path: Path) -> None:
    database = await written(tmp_path / "a")
    backup(database, tmp_path / "copy.db")
    (tmp_path / "link.db").symlink_to(database)
    restored = restore(tmp_path / "copy.db", tmp_path / "link.db", replace=True)
    assert (tmp_path / "link.db").is_symlink()
    assert restored.aside == tmp_path / "a/games.db.old-1"


async def test_a_copy_is_made_before_a_migration_and_two_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    versions = (NEWEST - 3, NEWEST - 2, NEWEST - 1)
    for version in versions:
        path.unlink(missing_ok=True)
        await (await open_sqlite(of_schema(path, version))).close()
        assert contents(path).version == NEWEST
        assert contents(tmp_path / f"games.db.schema-{version}").version == version
    await (await open_sqlite(path)).close()
    kept = {name for name in names(tmp_path) if "schema" in name}
    assert kept == {f"games.db.schema-{version}" for version in versions[-KEPT:]}
