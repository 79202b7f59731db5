"""`djehuty status`: what is going on, told while the server runs."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.run.status import told
from storage.operations import Present
from storage.rows import Person
from tests.bot.kit import Hall, step

NOW = datetime(2026, 11, 27, 12, tzinfo=UTC)


def lines(said: str) -> dict[str, str]:
    """The values by their names."""
    return {
        name.strip(): value.strip()
        for name, _, value in (line.partition("  ") for line in said.splitlines())
    }


async def test_it_tells_people_games_what_waits_the_disk_and_the_last_backup(
    hall: Hall, anna: Person, boris: Person, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    hall.clock.now = round(NOW.timestamp() * 1000)
    table = await hall.for_two(anna, boris)
    await step(hall, table)
    await hall.store.commit(Present(hall.clock.now - 125_000))
    backup = tmp_path / f"{hall.file.stem}-2026-11-27T090000Z.db"
    backup.touch()
    os.utime(backup, (NOW.timestamp() - 10_800, NOW.timestamp() - 10_800))
    assert _told(hall, tmp_path) == 0
    said = lines(capsys.readouterr().out)
    assert (said["people"], said["games going on"], said["games begun today (UTC)"]) == (
        "2", "1", "1",
    )  # fmt: skip
    assert said["actions in the last hour"] == str(1 + table.game.ply)
    assert said["a server was there"] == "2 minutes ago"
    assert said["the last backup"] == "3 hours ago"
    assert said["left on its disk"].endswith(" MB")


async def test_where_there_is_no_backup_yet_it_says_so(
    hall: Hall, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert _told(hall, tmp_path / "none") == 0
    said = lines(capsys.readouterr().out)
    assert (said["the last backup"], said["a server was there"]) == ("never", "never")


def _told(hall: Hall, backups: Path) -> int:
    """The command, in a thread with a loop of its own, as in another process."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(told, f"sqlite:///{hall.file}", hall.file, backups, NOW).result()
