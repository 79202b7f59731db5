"""Plays in every game of a database until it is killed, and prints what was acknowledged; games
that are over it packs, beside that."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from storage.operations import Raise
from storage.store import Store
from tests.storage.kit import opened, step


async def play(store: Store, game: int, ply: int) -> None:
    while True:
        await store.commit(step(game, ply), Raise(game), update=game * 1_000_000 + ply, at=1)
        print(game, ply, flush=True)  # noqa: T201 - the parent reads it
        ply += 1


async def pack(store: Store) -> None:
    while True:
        for game in await store.unpacked(10**15, limit=2):
            await store.pack(game)
            print(game, -1, flush=True)  # noqa: T201 - as above
        await asyncio.sleep(0)


async def main(folder: Path) -> None:
    async with opened(folder) as kit:
        games = await kit.store.unfinished()
        playing = (play(kit.store, game.id, game.ply) for game in games)
        await asyncio.gather(pack(kit.store), *playing)


asyncio.run(main(Path(sys.argv[1])))
