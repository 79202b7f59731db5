"""Bars: on a terminal, of whatever may take longer than a moment; nowhere else."""

from __future__ import annotations

import asyncio
import os
import pty
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from bot.run.progress import growing, size_of, watched
from games.fair import commitment
from games.listing import Listing, Sealed, write_listing
from storage.opening import open_sqlite
from tests.bot.e2e.process import environment


def on_a_terminal(folder: Path, *words: str, **settings: str) -> tuple[int, str]:
    """A command whose standard error is a terminal: exit code, and what was drawn there."""
    ours, its = pty.openpty()
    with subprocess.Popen(  # noqa: S603 - our own child
        [sys.executable, "-m", "bot", *words],
        cwd=folder,
        env=environment(TERM="xterm", **settings),
        stdout=subprocess.DEVNULL,
        stderr=its,
    ) as process:
        os.close(its)
        drawn = b""
        while data := read(ours):
            drawn += data
    os.close(ours)
    return process.returncode, drawn.decode()


def read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # its other end is closed
        return b""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    async def made() -> Path:
        await (await open_sqlite(tmp_path / "games.db")).close()
        return tmp_path / "games.db"

    return asyncio.run(made())


def test_copies_have_a_bar(database: Path, tmp_path: Path) -> None:
    named = f"sqlite:///{database}"
    code, drawn = on_a_terminal(tmp_path, "backup", "copy.db", DATABASE_URL=named)
    assert code == 0
    assert "djehuty backup" in drawn
    assert "100%" in drawn
    code, drawn = on_a_terminal(tmp_path, "restore", "copy.db", "--replace", DATABASE_URL=named)
    assert code == 0
    assert "djehuty restore" in drawn
    assert "100%" in drawn


def test_lists_have_a_bar(tmp_path: Path) -> None:

    secret = bytes(32)
    games = tuple(Sealed(n, commitment(secret), secret.hex(), "sidja") for n in range(1, 4))
    text = write_listing(Listing(date(2026, 11, 22), "", games))
    (tmp_path / "list.txt").write_text(text)
    code, drawn = on_a_terminal(tmp_path, "verify", "--all", "list.txt")
    assert code == 0
    assert "djehuty verify 2026-11-22" in drawn
    assert "3/3" in drawn


def test_where_nobody_watches_nothing_is_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with growing(tmp_path / "copy.db", 10, "a copy"):
        pass
    assert list(watched([1, 2], 2, "numbers")) == [1, 2]
    assert capsys.readouterr() == ("", "")


def test_what_fails_is_not_drawn_as_done(database: Path, tmp_path: Path) -> None:
    (tmp_path / "there.db").touch()
    code, drawn = on_a_terminal(
        tmp_path, "backup", "there.db", DATABASE_URL=f"sqlite:///{database}"
    )
    assert code == 6
    assert "overwrites nothing" in drawn
    assert "100%" not in drawn


def test_the_size_of_a_database_counts_its_log(tmp_path: Path) -> None:
    assert size_of(tmp_path / "none.db") == 0
    (tmp_path / "games.db").write_bytes(b"123")
    (tmp_path / "games.db-wal").write_bytes(b"45")
    assert size_of(tmp_path / "games.db") == 5
