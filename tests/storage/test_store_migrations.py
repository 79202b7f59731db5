"""The schema's steps: forward only, whole or not at all, and never under an older program."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.engines.sqlite.file import prepare
from storage.engines.sqlite.migrate import (
    APPLICATION_ID,
    migrate,
    schema,
    statements,
)
from storage.opening import open_sqlite
from storage.operations import ChangeBoard
from storage.schema import Migration, NewerFile, Schema, migrations
from storage.store import StorageError

ONE = Migration(1, 1, "CREATE TABLE a (x INTEGER);\nINSERT INTO a VALUES (1);\n")
ADDS = Migration(2, 1, "ALTER TABLE a ADD COLUMN y INTEGER;\n")
BREAKS = Migration(2, 2, "ALTER TABLE a RENAME TO b;\n")


@pytest.fixture
def file(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as connection:
        yield connection


def test_an_empty_file_gets_every_step(file: sqlite3.Connection) -> None:
    assert schema(file) == Schema(0, 0)
    assert migrate(file) == migrations()[-1].version
    assert file.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert schema(file) == Schema(migrations()[-1].version, migrations()[-1].compat)


def test_a_file_up_to_date_is_left_alone(file: sqlite3.Connection) -> None:
    migrate(file, [ONE])
    changes = file.total_changes
    assert migrate(file, [ONE]) == 1
    assert file.total_changes == changes


def test_only_the_missing_steps_are_taken(file: sqlite3.Connection) -> None:
    migrate(file, [ONE])
    assert migrate(file, [ONE, ADDS]) == 2
    assert file.execute("SELECT x, y FROM a").fetchall() == [(1, None)]


def test_an_older_program_goes_on_with_a_file_that_only_gained(file: sqlite3.Connection) -> None:
    migrate(file, [ONE, ADDS])
    assert migrate(file, [ONE]) == 2


def test_an_older_program_refuses_a_file_it_would_not_understand(file: sqlite3.Connection) -> None:
    migrate(file, [ONE, BREAKS])
    with pytest.raises(NewerFile, match=r"knows schemas up to 1.*from 2 on"):
        migrate(file, [ONE])


def test_a_step_that_fails_leaves_the_step_before(file: sqlite3.Connection) -> None:
    bad = Migration(2, 2, "CREATE TABLE b (x INTEGER);\nINSERT INTO missing VALUES (1);\n")
    with pytest.raises(sqlite3.OperationalError, match="missing"):
        migrate(file, [ONE, bad])
    assert schema(file) == Schema(1, 1)
    assert file.execute("SELECT name FROM sqlite_schema WHERE name = 'b'").fetchall() == []
    assert not file.in_transaction


def test_another_programs_file_is_left_alone(file: sqlite3.Connection) -> None:
    file.execute("CREATE TABLE theirs (x)")
    with pytest.raises(StorageError, match="not a Djehuty database"):
        migrate(file)
    assert file.execute("SELECT name FROM sqlite_schema").fetchall() == [("theirs",)]


async def test_a_store_refuses_a_newer_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    prepare(path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("INSERT INTO schema_version VALUES (999, 999)")
    with pytest.raises(NewerFile, match="Start the newer program"):
        await open_sqlite(path)


def test_the_packaged_steps_are_numbered_from_one() -> None:
    assert [step.version for step in migrations()] == list(range(1, len(migrations()) + 1))
    assert all(1 <= step.compat <= step.version for step in migrations())


def test_what_a_file_needs_never_falls_with_a_later_step() -> None:
    """The last step taken says what the whole file needs."""
    needed = [step.compat for step in migrations()]
    assert needed == sorted(needed)


def test_a_program_of_the_first_schema_refuses_a_file_with_todays_games(
    file: sqlite3.Connection,
) -> None:
    migrate(file)
    with pytest.raises(NewerFile, match=r"knows schemas up to 1, .* from 51 on"):
        migrate(file, migrations()[:1])


def test_statements_end_at_their_own_semicolon() -> None:
    sql = "-- why; because\nCREATE TABLE a (\n  x TEXT DEFAULT ';'\n);\n\nDROP TABLE a;\n-- end\n"
    assert [text.splitlines()[-1] for text in statements(sql)] == [");", "DROP TABLE a;"]
    with pytest.raises(ValueError, match="no end"):
        list(statements("DROP TABLE a"))


async def test_a_game_of_an_older_file_is_a_single_one(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, migrations()[:1])
        connection.execute("INSERT INTO person (user, name) VALUES (501, 'Anna')")
        connection.execute("INSERT INTO chat (kind, telegram) VALUES ('group', -1001)")
        connection.execute(
            "INSERT INTO game (id, rules, version, fields, mode, status, ply, position, host, chat,"
            " secret, commitment, created_at, changed_at, salt, throws, rematch_of)"
            " VALUES (7, 'thibault', 1, '{}', 'group', 'playing', 2, 'x', 1, 1,"
            " zeroblob(32), 'ab', 1, 1, '1,2', 1, 3)"
        )
    store = await open_sqlite(path)
    try:
        game = await store.game(7)
        assert game is not None
        assert (game.salt, game.throws, game.rematch_of) == ("1,2", 1, 3)
        assert (game.points, game.match_game, game.before, game.seating) == (None,) * 4
        assert await store.rematches(3) == (game,)
    finally:
        await store.close()


async def test_on_the_boards_of_an_older_file_nothing_is_tapped(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, migrations()[:5])
        connection.execute("INSERT INTO person (user, name) VALUES (501, 'Anna')")
        connection.execute("INSERT INTO chat (kind, telegram) VALUES ('group', -1001)")
        connection.execute(
            "INSERT INTO game (id, rules, version, fields, mode, status, ply, position, host, chat,"
            " secret, commitment, created_at, changed_at)"
            " VALUES (7, 'sidja', 1, '{}', 'group', 'open', 0, 'x', 1, 1, zeroblob(32), 'ab', 1, 1)"
        )
        connection.execute(
            "INSERT INTO board (id, game, chat, wanted, shown, theme, orientation, parked,"
            " not_before, tries) VALUES (3, 7, 1, 1, 1, 'papyrus', 0, 0, 0, 0)"
        )
    store = await open_sqlite(path)
    try:
        (board,) = await store.boards(7)
        assert (board.id, board.tapped) == (3, None)
        await store.commit(ChangeBoard(3, (("tapped", "4:1:c2"),), raise_=True))
        (board,) = await store.boards(7)
        assert (board.tapped, board.wanted) == ("4:1:c2", 2)
    finally:
        await store.close()


def test_who_had_chosen_that_sole_moves_play_themselves_keeps_it(file: sqlite3.Connection) -> None:
    """Who never chose, or took it back, is somebody who never chose: that was kept alike."""
    steps = migrations()
    step = next(step for step in steps if "ADD COLUMN sole" in step.sql)
    migrate(file, steps[: step.version - 1])
    file.execute("INSERT INTO person (id, user, forced) VALUES (1, 11, 1), (2, 12, 0)")
    migrate(file, steps)
    sql = "SELECT id, only_moves, only_moves_played FROM person ORDER BY id"
    found = file.execute(sql).fetchall()
    assert found == [(1, 1, 0), (2, None, 0)]
