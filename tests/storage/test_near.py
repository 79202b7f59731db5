"""Rows found by an index are read in the caller's thread; no lock is waited for there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.near import Near
from storage.sqlite import SqliteStore
from storage.writer import busy


def test_what_another_program_holds_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other, closing(Near(path)) as near:
        other.execute("CREATE TABLE fact (id INTEGER)")
        assert near.fetchall("SELECT * FROM fact WHERE id = ?", (1,)) == []
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError) as caught:
            near.fetchall("SELECT * FROM fact")
        assert busy(caught.value)
        with pytest.raises(sqlite3.OperationalError) as caught:
            near.fetchall("SELECT * FROM fiction")
        assert not busy(caught.value)


def test_nothing_can_be_written_there(tmp_path: Path) -> None:
    with closing(Near(tmp_path / "x.db")) as near, pytest.raises(sqlite3.OperationalError):
        near.fetchall("CREATE TABLE fact (id INTEGER)")


async def test_near_reads_see_what_was_committed(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "games.db", near=True)
    try:
        anna = await store.see_person(1, "Anna", "en")
        assert await store.person(anna.id) == anna
    finally:
        await store.close()
        await store.close()
