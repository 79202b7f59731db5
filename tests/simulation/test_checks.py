"""What the simulator's checks read, they leave as it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.simulation.file_base import noted


def test_what_is_noted_is_read_and_the_file_stays_as_it_was(tmp_path: Path) -> None:
    """Also what stands in the log alone, as after a process that was killed."""
    path = tmp_path / "djehuty.db"
    assert noted(path) == set(), "there is no file yet"
    with closing(sqlite3.connect(path, isolation_level=None)) as writing:
        writing.execute("PRAGMA journal_mode = WAL")
        assert noted(path) == set(), "nor anything in it"
        writing.execute("CREATE TABLE seen_update (id INTEGER PRIMARY KEY)")
        writing.execute("INSERT INTO seen_update VALUES (7), (9)")
        before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
        assert noted(path) == {7, 9}
        assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
        assert before[f"{path.name}-wal"]
