"""Rows found by an index are read in the caller's thread; no lock is waited for there."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.engines.sqlite.connections import InlineReading
from storage.engines.sqlite.faults import fault
from storage.engines.sqlite.transactions import SHORT
from storage.opening import open_sqlite
from storage.operations import MakeReady
from storage.rows import Ready
from tests.storage.kit import recorded


def test_what_another_program_holds_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        closing(InlineReading(path)) as near,
    ):
        other.execute("CREATE TABLE fact (id INTEGER)")
        assert near.fetchall("SELECT * FROM fact WHERE id = ?", (1,)) == []
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError) as caught:
            near.fetchall("SELECT * FROM fact")
        assert fault(caught.value) == "busy"
        with pytest.raises(sqlite3.OperationalError) as caught:
            near.fetchall("SELECT * FROM fiction")
        assert fault(caught.value) == "failed"


def test_nothing_can_be_written_there(tmp_path: Path) -> None:
    with closing(InlineReading(tmp_path / "x.db")) as near, pytest.raises(sqlite3.OperationalError):
        near.fetchall("CREATE TABLE fact (id INTEGER)")


async def test_near_reads_see_what_was_committed(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "games.db", inline=True)
    try:
        anna = await store.see_person(1, "Anna", "en")
        assert await store.person(anna.id) == anna
    finally:
        await store.close()
        await store.close()


async def test_short_writing_waits_for_another_program_beside_the_loop(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_sqlite(path, inline=True)
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(store.see_person(1, "Anna", "en"))
            assert await store.seen(1) is False, "others go on meanwhile"
            assert not writing.done()
            other.execute("ROLLBACK")
            anna = await writing
            assert other.execute("SELECT name FROM person").fetchall() == [(anna.name,)]
    finally:
        await store.close()


async def test_what_is_long_has_a_thread_of_its_own(tmp_path: Path) -> None:
    async with recorded(tmp_path, inline=True) as (kit, log):
        store = kit.store
        anna = await store.see_person(1, "Anna", "en")
        chat = await store.see_chat(1, "private", anna.id)
        wanted = [MakeReady(Ready(chat.id, number, bytes(32))) for number in range(SHORT + 1)]
        log.clear()
        await store.commit(*wanted[:SHORT])
        assert log == [], "so many statements are run near"
        await store.commit(*wanted)
        assert log[0] == "BEGIN IMMEDIATE"
        log.clear()
        await store.prune(0, 0)
        assert log[0] == "BEGIN IMMEDIATE", "few statements, but each through a whole table"
