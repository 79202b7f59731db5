"""Backups are taken while games go on, checked, and put back without losing the old file."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.engines.sqlite.backup import backup, restore, verify
from storage.engines.sqlite.lock import SecondServer, ServerLock
from storage.schema import migrations
from storage.store import StorageError
from tests.storage.kit import Kit, opened, step


def make(folder: Path) -> None:
    folder.mkdir(exist_ok=True)


async def written(folder: Path, plies: int = 3) -> int:
    """Make a database with one game of `plies` actions; its id."""
    make(folder)
    async with opened(folder) as kit:
        game = await kit.game()
        for ply in range(plies):
            await kit.store.commit(step(game.id, ply))
    return game.id


async def plies(folder: Path, game: int) -> int:
    async with opened(folder) as kit:
        assert len(await kit.store.actions(game)) == (await kit.now(game)).ply
        return (await kit.now(game)).ply


async def test_a_backup_is_put_back_whole(tmp_path: Path) -> None:
    game = await written(tmp_path / "a")
    backup(tmp_path / "a/games.db", tmp_path / "copy.db")
    assert verify(tmp_path / "copy.db").version == migrations()[-1].version
    (tmp_path / "b").mkdir()
    assert restore(tmp_path / "copy.db", tmp_path / "b/games.db").aside is None
    assert await plies(tmp_path / "b", game) == 3


async def test_a_backup_of_a_busy_server_is_one_moment_of_it(tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    taken = asyncio.Event()
    async with opened(tmp_path) as kit:
        games = await kit.games(20)

        async def play(game: int) -> int:
            ply = 0
            while not taken.is_set() or ply < 5:
                await kit.store.commit(step(game, ply))
                ply += 1
            return ply

        playing = [asyncio.ensure_future(play(game.id)) for game in games]
        await asyncio.to_thread(backup, tmp_path / "games.db", tmp_path / "copy/games.db")
        taken.set()
        ends = await asyncio.gather(*playing)
        verify(tmp_path / "copy/games.db")
        assert [(await kit.now(game.id)).ply for game in games] == ends
    async with opened(tmp_path / "copy") as copy:
        for game, end in zip(games, ends, strict=True):
            now = await copy.now(game.id)
            assert now.ply == len(await copy.store.actions(game.id)) <= end


async def test_a_backup_has_what_stands_only_in_the_log(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        game = await kit.game()
        await kit.store.commit(step(game.id, 0))
        backup(tmp_path / "games.db", tmp_path / "copy.db")
        with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            assert copy.execute("SELECT count(*) FROM action").fetchone() == (1,)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def test_a_backup_overwrites_nothing_and_leaves_nothing_half(tmp_path: Path) -> None:
    await written(tmp_path / "a")
    target = tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(StorageError, match="overwrites nothing"):
        backup(tmp_path / "a/games.db", target)
    assert target.read_text() == "precious"
    with pytest.raises(StorageError, match="there is no database"):
        backup(tmp_path / "missing.db", tmp_path / "other.db")
    (tmp_path / "text.db").write_text("not a database, but long enough to look like a file" * 9)
    with pytest.raises(StorageError, match="not a database"):
        backup(tmp_path / "text.db", tmp_path / "other.db")
    assert names(tmp_path) == {"a", "copy.db", "text.db"}


async def test_only_its_owner_reads_a_backup(tmp_path: Path) -> None:
    await written(tmp_path / "a")
    backup(tmp_path / "a/games.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


async def test_a_restore_replaces_only_when_asked_and_keeps_the_old(tmp_path: Path) -> None:
    game = await written(tmp_path / "a", plies=3)
    backup(tmp_path / "a/games.db", tmp_path / "copy.db")
    async with opened(tmp_path / "a") as kit:
        await kit.store.commit(step(game, 3))
    with pytest.raises(StorageError, match="Ask for it with --replace"):
        restore(tmp_path / "copy.db", tmp_path / "a/games.db")
    assert await plies(tmp_path / "a", game) == 4
    for number in (1, 2):
        aside = restore(tmp_path / "copy.db", tmp_path / "a/games.db", replace=True).aside
        assert aside == tmp_path / f"a/games.db.old-{number}"
    assert await plies(tmp_path / "a", game) == 3
    (tmp_path / "b").mkdir()
    assert restore(tmp_path / "a/games.db.old-1", tmp_path / "b/games.db").aside is None
    assert await plies(tmp_path / "b", game) == 4


async def test_a_log_left_by_a_kill_moves_aside_with_its_file(tmp_path: Path) -> None:
    game = await written(tmp_path / "a", plies=1)
    backup(tmp_path / "a/games.db", tmp_path / "copy.db")
    (tmp_path / "killed").mkdir()
    async with opened(tmp_path / "a") as kit:
        await kit.store.commit(step(game, 1))
        # What a killed server leaves: the file and its log as they lie on the disk now.
        for side in ("", "-wal"):
            left = (tmp_path / f"a/games.db{side}").read_bytes()
            (tmp_path / f"killed/games.db{side}").write_bytes(left)
    aside = restore(tmp_path / "copy.db", tmp_path / "killed/games.db", replace=True).aside
    assert aside is not None
    assert await plies(tmp_path / "killed", game) == 1
    backup(aside, tmp_path / "killed/last.db")
    with closing(sqlite3.connect(tmp_path / "killed/last.db")) as old:
        assert old.execute("SELECT ply FROM game").fetchone() == (2,)


async def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    game = await written(tmp_path / "a")
    backup(tmp_path / "a/games.db", tmp_path / "copy.db")
    lock = await ServerLock.acquire(tmp_path / "a/games.db")
    with pytest.raises(SecondServer):
        restore(tmp_path / "copy.db", tmp_path / "a/games.db", replace=True)
    lock.release()
    assert restore(tmp_path / "copy.db", tmp_path / "a/games.db", replace=True).aside is not None
    assert await plies(tmp_path / "a", game) == 3
    (await ServerLock.acquire(tmp_path / "a/games.db", wait_s=0)).release()


async def damaged(kit: Kit, folder: Path) -> Path:
    """A backup with a page of its action table overwritten."""
    game = await kit.game()
    for ply in range(300):
        await kit.store.commit(step(game.id, ply))
    copy = folder / "damaged.db"
    backup(folder / "games.db", copy)
    with closing(sqlite3.connect(copy)) as file:
        sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'action'"
        page = file.execute(sql).fetchone()[0]
    with copy.open("r+b") as raw:
        raw.seek((page - 1) * 4096 + 8)
        raw.write(b"\xff" * 200)
    return copy


async def test_a_damaged_foreign_empty_or_newer_file_is_not_restored(tmp_path: Path) -> None:
    async with opened(tmp_path) as kit:
        bad = await damaged(kit, tmp_path)
    foreign, empty, newer = (tmp_path / f"{name}.db" for name in ("foreign", "empty", "newer"))
    with closing(sqlite3.connect(foreign)) as file:
        file.execute("CREATE TABLE theirs (x)")
    empty.touch()
    backup(tmp_path / "games.db", newer)
    with closing(sqlite3.connect(newer)) as file, file:
        file.execute("INSERT INTO schema_version VALUES (999, 999)")
    for source, reason in (
        (bad, "damaged|malformed"),
        (foreign, "not a Djehuty database"),
        (empty, "is empty"),
        (newer, "newer program"),
        (tmp_path / "missing.db", "there is no database"),
    ):
        with pytest.raises(StorageError, match=reason):
            restore(source, tmp_path / "restored.db")
    assert not (tmp_path / "restored.db").exists()
