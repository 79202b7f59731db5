"""`djehuty day --games`: positions for the day out of games that were played here.

Games are looked through that ended a week ago or longer, and of which all who played allow it. Of a
game at most one position is kept, with neither the players nor the game: nobody can tell whose it
was. The bot may run meanwhile, and asks what was found from the next day on.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from random import Random
from typing import Any, Final

import click

from bot.table.loading import load
from bot.table.table import BrokenGame, Table
from games.core import Choose, GameError
from opponents.puzzles.finding import looked_through
from opponents.puzzles.judging import fits
from opponents.puzzles.position import Position
from storage.opening import open_store
from storage.operations import FoundPosition
from storage.store import Store

WEEK_MS: Final = 7 * 24 * 3600 * 1000
"""So long ago a game must have ended: then nobody thinks of it any more."""
GAMES: Final = 50
"""So many games are read at a time."""
PLAYED: Final = "game"
"""Where such a position comes from."""


def found(url: str, most: int, seed: int) -> int:
    """Look through games until so many positions were found, or there are no more games; the exit
    code. `StorageError` if there is no database, or one of an older program."""
    return asyncio.run(_found(url, most, seed, round(time.time() * 1000)))


async def _found(url: str, most: int, seed: int, now: int) -> int:
    await (await open_store(url, reading=True)).close()  # nothing is made, nothing migrated
    store = await open_store(url)
    try:
        kept, games = await search(store, most, seed, now)
    finally:
        await store.close()
    sys.stdout.write(f"{kept} new positions out of {games} games\n")
    return 0


async def search(store: Store, most: int, seed: int, now: int) -> tuple[int, int]:
    """How many positions were found, in how many games. Each is kept as soon as it is found."""
    rng = Random(seed)  # noqa: S311 - no secret
    after, games, known = 0, 0, set(await store.found_positions())
    before = len(known)
    with click.progressbar(length=most, label="djehuty day", file=sys.stderr) as bar:
        while len(known) - before < most:
            lent = await store.lent_games(now - WEEK_MS, after, GAMES)
            for game in lent:
                after, games = game.id, games + 1
                position = await _of_game(store, game.id, rng)
                if position is not None and position.line() not in known:
                    await store.commit(FoundPosition(position.key, position.line(), now))
                    known.add(position.line())
                    bar.update(1)
                if len(known) - before == most:
                    break
            if not lent:
                break
    return len(known) - before, games


async def _of_game(store: Store, id_: int, rng: Random) -> Position | None:
    """A position of that game; None if it has none, or cannot be read."""
    with contextlib.suppress(BrokenGame, GameError, LookupError):
        table = await load(store, id_, whole=True)
        if table is not None and table.state is not None and len(table.players) == 2:
            rules: Any = table.rules
            return looked_through(rules, _chosen(table), PLAYED, rng)
    return None


def _chosen(table: Table) -> list[Any]:
    """The positions in which somebody had a choice that can be asked about."""
    rules: Any = table.rules
    states = (played.before for played in table.played)
    return [s for s in states if isinstance(rules.turn(s), Choose) and fits(rules, s)]
