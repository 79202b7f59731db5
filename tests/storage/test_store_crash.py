"""A process killed at any moment loses nothing it acknowledged and plays nothing twice."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from storage.engines.sqlite.backup import verify
from storage.operations import Step
from tests.storage.kit import action, opened

ROOT = Path(__file__).parents[2]


def killed(folder: Path, after: int) -> list[tuple[int, int]]:
    """Run the child, kill it when it has acknowledged `after` actions; all it acknowledged."""
    with subprocess.Popen(  # noqa: S603 - our own child
        [sys.executable, "-m", "tests.storage.crash_child", str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(after)]
        child.kill()
        lines += child.stdout.readlines()
    heard = [line.split() for line in lines if line.endswith("\n")]
    return [(int(game), int(ply)) for game, ply in heard]


@pytest.mark.parametrize("seed", range(5))
async def test_every_acknowledged_action_outlives_a_kill(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    async with opened(tmp_path) as kit:
        games = await kit.games(12)
        boards = {game.id: await kit.board(game.id, wanted=0) for game in games}
    acknowledged: list[tuple[int, int]] = []
    for _ in range(2):
        heard = killed(tmp_path, chance.randrange(1, 120))
        assert heard
        acknowledged += heard
    assert len(set(acknowledged)) == len(acknowledged)
    verify(tmp_path / "games.db")
    async with opened(tmp_path) as kit:
        for game in games:
            now = await kit.now(game.id)
            kept = await kit.store.actions(game.id)
            assert kept == tuple(action(game.id, ply) for ply in range(now.ply))
            assert {ply for id_, ply in acknowledged if id_ == game.id} <= set(range(now.ply))
            assert (await kit.board_now(boards[game.id].id)).wanted == now.ply
            for ply in range(now.ply):
                assert await kit.store.seen(game.id * 1_000_000 + ply)


@pytest.mark.parametrize("seed", range(3))
async def test_a_kill_while_games_are_packed_loses_none_of_their_actions(
    tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    async with opened(tmp_path) as kit:
        over = [await kit.game(fields=f'{{"number": {n % 3}}}') for n in range(40)]
        for game in over:
            rows = tuple(action(game.id, ply) for ply in range(30))
            await kit.store.commit(Step(game.id, 0, rows, (("status", "over"),)))
        await kit.games(2)
    packed = set[int]()
    for _ in range(3):
        heard = killed(tmp_path, chance.randrange(1, 60))
        packed |= {game for game, ply in heard if ply == -1}
    assert packed
    verify(tmp_path / "games.db")
    async with opened(tmp_path) as kit:
        waiting = set(await kit.store.unpacked(10**15, limit=100))
        assert packed.isdisjoint(waiting)
        for game in over:
            rows = tuple(action(game.id, ply) for ply in range(30))
            assert await kit.store.actions(game.id) == rows
            assert (await kit.now(game.id)).fields == game.fields
