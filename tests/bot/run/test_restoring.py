"""A database that was put back begins anew: above all numbers that may have been given out."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.run.restoring import LEAST, WEEK_MS, first_number, put_back
from games.fair import commitment
from storage.engines.sqlite.backup import backup
from storage.rows import Copied
from tests.storage.kit import opened


@pytest.mark.parametrize(
    ("floor", "lately", "weeks", "first"),
    [
        (0, 0, 0, 2000),
        (7, 3, 1, 2000),
        (999, 0, 1, 2000),
        (1000, 0, 0, 3000),
        (40_123, 900, 2, 60_000),
    ],
)
def test_games_go_on_at_a_round_number_above_a_gap_that_grows_with_time_and_traffic(
    floor: int, lately: int, weeks: int, first: int
) -> None:
    copied = Copied(1, floor, 5, lately)
    assert first_number(copied, 5 + weeks * WEEK_MS) == first
    assert first % LEAST == 0
    assert first - floor > LEAST


def make(folder: Path) -> None:
    folder.mkdir()


async def test_every_game_that_is_not_over_has_a_secret_of_its_own(tmp_path: Path) -> None:
    make(tmp_path / "copy")
    async with opened(tmp_path) as kit:
        games = [game.id for game in await kit.games(3)]
        assert await put_back(kit.store, 9, lambda: bytes(32)) is None, "no copy"
    backup(tmp_path / "games.db", tmp_path / "copy/games.db")
    drawn = iter(bytes([number]) * 32 for number in range(1, 4))
    async with opened(tmp_path / "copy") as kit:
        assert await put_back(kit.store, 9, lambda: next(drawn)) is not None
        now = [await kit.now(game) for game in games]
        assert [game.secret[0] for game in now] == [1, 2, 3]
        assert all(game.commitment == commitment(game.secret) for game in now)
        assert await put_back(kit.store, 9, lambda: bytes(32)) is None, "once"
