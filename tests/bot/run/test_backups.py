"""Backups on a schedule: when one is made, that it is checked, and which are kept."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.run.backups import AGAIN, Backups
from bot.telegram.troubles import Report, Troubles
from storage.engines.sqlite.backup import verify
from tests.storage.kit import laid

HOUR = timedelta(hours=1)
NOON = datetime(2026, 11, 26, 12, tzinfo=UTC)


class Some:
    """Backups of a small database, with a clock that a test sets."""

    def __init__(self, folder: Path, keep: int = 3) -> None:
        self.now = NOON
        self.told = list[Report]()
        self.made = list[float]()
        self.folder = folder / "backups"
        self.folder.mkdir(exist_ok=True)
        self.database = laid(folder / "games.db")
        troubles = Troubles(lambda: 0.0)
        troubles.on_report(self.told.append)
        self.backups = Backups(
            self.database,
            self.folder,
            HOUR,
            keep,
            clock=lambda: round(self.now.timestamp() * 1000),
            troubles=troubles,
            made=self.made.append,
        )

    async def passes(self, time: timedelta) -> timedelta:
        self.now += time
        return await self.backups.round()

    @property
    def names(self) -> list[str]:
        return sorted(file.name for file in self.folder.iterdir())


async def test_one_is_made_at_once_and_then_whenever_it_is_due(tmp_path: Path) -> None:
    some = Some(tmp_path)
    assert await some.passes(timedelta(0)) == HOUR
    assert some.names == ["games-2026-11-26T120000Z.db"]
    verify(some.folder / some.names[0])
    assert await some.passes(HOUR / 4) == HOUR * 3 / 4, "also of a server that starts anew"
    assert len(some.names) == 1
    assert await some.passes(HOUR * 3 / 4) == HOUR
    assert len(some.names) == 2
    assert some.made[-1] == (NOON + HOUR).timestamp()


async def test_the_newest_are_kept_and_nothing_of_anybody_elses_goes(tmp_path: Path) -> None:
    some = Some(tmp_path)
    for other in ("games-2020-01-01.db", "other-2020-01-01T000000Z.db", "note.txt"):
        (some.folder / other).touch()
    for _ in range(6):
        await some.passes(HOUR)
    assert [name for name in some.names if name.startswith("games-2026")] == [
        f"games-2026-11-26T{hour}0000Z.db" for hour in (16, 17, 18)
    ]
    assert len(some.names) == 6


async def test_a_clock_that_was_set_back_does_not_put_it_off_for_long(tmp_path: Path) -> None:
    some = Some(tmp_path)
    await some.passes(timedelta(days=9))
    assert await some.passes(-timedelta(days=9)) == HOUR


async def test_one_that_is_damaged_is_set_aside_and_no_older_one_goes(
    tmp_path: Path,
) -> None:
    some = Some(tmp_path, keep=1)
    await some.passes(timedelta(0))
    with closing(sqlite3.connect(some.database)) as file, file:
        file.execute("INSERT INTO tally VALUES ('cat', 1, 1)")
        file.execute("INSERT INTO lesson VALUES (9, 'nobody', 'at all')")
    assert await some.passes(HOUR) == AGAIN
    assert some.names[0] == "games-2026-11-26T120000Z.db"
    assert some.names[1] == "games-2026-11-26T130000Z.db.damaged"
    verify(some.folder / some.names[0])


async def test_what_fails_is_told_and_tried_again(tmp_path: Path) -> None:
    some = Some(tmp_path)
    some.folder.rmdir()
    for _ in range(3):
        assert await some.passes(AGAIN) == AGAIN
    assert [report.kind for report in some.told] == ["backup"]
    some.folder.mkdir()
    assert await some.passes(AGAIN) == HOUR


async def test_it_goes_on_until_it_is_stopped(tmp_path: Path) -> None:
    some, slept = Some(tmp_path), list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        some.now += timedelta(seconds=seconds)
        if len(slept) == 3:
            raise asyncio.CancelledError

    some.backups._sleep = sleep
    with pytest.raises(asyncio.CancelledError):
        await some.backups.run()
    assert slept == [3600.0] * 3
    assert len(some.names) == 3
