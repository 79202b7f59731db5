"""Who may not write is told whose the place is, and what to do."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from storage.engines.sqlite.rights import kept_out, told


def test_of_what_can_be_written_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "there.db").touch()
    assert kept_out(tmp_path / "there.db") == ""
    assert kept_out(tmp_path / "new.db") == ""
    assert kept_out(tmp_path / "nowhere" / "new.db") == ""


def test_of_another_ones_place_it_is_said_who_needs_it() -> None:
    said = told(Path("/data"), 0, 10001)
    assert "runs as user 10001" in said
    assert "belongs to user 0" in said
    assert said.endswith("chown 10001 /data")


def test_of_ones_own_place_no_other_owner_is_wished_for() -> None:
    assert "chown" not in told(Path("/data"), 10001, 10001)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_seen(tmp_path: Path) -> None:
    (folder := tmp_path / "shut").mkdir(mode=0o500)
    assert str(folder) in kept_out(folder / "new.db")
