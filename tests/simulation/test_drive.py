"""The drive keeps what was synced, and loses what was not; SQLite notices either."""

from __future__ import annotations

import contextlib
import itertools
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.simulation.drive import KEPT, Drive, Kept

ROWS = 30


@contextlib.contextmanager
def table(folder: Path, synchronous: str) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(folder / "some.db", isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        connection.execute("CREATE TABLE IF NOT EXISTS t (n INTEGER PRIMARY KEY, text TEXT)")
        yield connection
    finally:
        connection.close()


def insert(connection: sqlite3.Connection, number: int) -> None:
    connection.execute("INSERT INTO t VALUES (?, ?)", (number, "x" * 300))


def found(folder: Path) -> list[int]:
    """The rows of a database that must be whole."""
    with contextlib.closing(sqlite3.connect(folder / "some.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [number for (number,) in connection.execute("SELECT n FROM t ORDER BY n")]


def after_a_cut(folder: Path, synchronous: str, kept: Kept) -> list[int]:
    with Drive(folder) as drive:
        with table(folder, synchronous) as connection:
            for number in range(ROWS):
                insert(connection, number)
            drive.dark = True
        drive.back(kept, Random(1))
        return found(folder)


@pytest.mark.parametrize("kept", KEPT)
def test_what_was_committed_with_full_synchronisation_outlives_every_cut(
    tmp_path: Path, kept: Kept
) -> None:
    assert after_a_cut(tmp_path, "FULL", kept) == list(range(ROWS))


def test_what_was_never_synced_is_gone(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        after_a_cut(tmp_path, "NORMAL", "none")
    assert after_a_cut(tmp_path, "NORMAL", "all") == list(range(ROWS))


@pytest.mark.parametrize("kept", KEPT)
def test_a_cut_in_the_middle_of_a_commit_leaves_it_whole_or_not_at_all(
    tmp_path: Path, kept: Kept
) -> None:
    outcomes = []
    for operation in itertools.count():
        folder = tmp_path / str(operation)
        folder.mkdir()
        with Drive(folder) as drive:
            with table(folder, "FULL") as connection:
                insert(connection, 0)
                connection.execute("BEGIN")
                for number in range(1, ROWS):
                    insert(connection, number)
                drive.fuse(operation)
                with contextlib.suppress(sqlite3.OperationalError):
                    connection.execute("COMMIT")
                if not drive.dark:
                    break
            drive.back(kept, Random(operation))
            outcomes.append(found(folder))
    assert len(outcomes) > 3
    assert [rows for rows in outcomes if rows not in ([0], list(range(ROWS)))] == []
    assert outcomes[0] == [0]


def test_its_troubles_are_sqlites_own_errors(tmp_path: Path) -> None:
    sick: list[tuple[str, int]] = []

    def trouble(operation: str) -> int:
        return sick.pop()[1] if sick and sick[-1][0] == operation else sqlite3.SQLITE_OK

    with Drive(tmp_path, trouble), table(tmp_path, "FULL") as connection:
        for number, (operation, name) in enumerate(
            [("write", "FULL"), ("write", "IOERR_WRITE"), ("sync", "IOERR_FSYNC")]
        ):
            sick.append((operation, getattr(sqlite3, f"SQLITE_{name}")))
            with pytest.raises(sqlite3.OperationalError) as error:
                insert(connection, number)
            assert error.value.sqlite_errorname == f"SQLITE_{name}"
        insert(connection, ROWS)
        assert found(tmp_path) == [ROWS]


def test_outside_its_folder_it_changes_nothing(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    with Drive(here) as drive:
        drive.dark = True
        with table(there, "NORMAL") as connection:
            insert(connection, 1)
        assert found(there) == [1]
