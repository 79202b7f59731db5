"""Drill 6: the line to PostgreSQL is cut at a commit, before or after it; again and again.

Steps of people and of the BOT, boards that are shown and notices are each done once, and told as
done, however the cut fell.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from storage.opening import open_store
from storage.operations import AddNotice, Op, Shown
from storage.rows import Notice
from tests.drills.outcome import Outcome
from tests.postgres import QUICK, started
from tests.storage.cutting import Cut, Scissors
from tests.storage.kit import Kit, closing_after, fates, step

GAMES = 5


async def run(cuts: int = 1000, seed: int = 6) -> Outcome:
    """The drill."""
    outcome, random, server = Outcome(), Random(seed), started(*QUICK)
    try:
        async with server.database() as url:
            with TemporaryDirectory(dir="/tmp") as folder:
                name = urlsplit(url).path[1:]
                async with (
                    Scissors(server.folder, Path(folder)).listening() as line,
                    closing_after(await open_store(line.url.format(name))) as store,
                ):
                    await _cut(Kit(store), line, cuts, random, outcome)
    finally:
        server.stop()
    return outcome


async def _cut(kit: Kit, line: Scissors, cuts: int, random: Random, outcome: Outcome) -> None:
    games = [game.id for game in await kit.games(GAMES)]
    boards = [(await kit.board(game)).id for game in games]
    chat, notices, before = (await kit.club()).id, 0, 0
    for ply in range(cuts):
        cut: Cut = "before" if random.random() < 0.5 else "after"
        before += cut == "before"
        line.cuts = [cut]
        works = list[tuple[tuple[Op, ...], int | None]]()
        for number, game in enumerate(games):
            update = None if number == 0 else ply * GAMES + number  # the first is the BOT's
            works.append(((step(game, ply),), update))
        works.append(((Shown(boards[ply % GAMES], ply + 1, 500 + ply),), None))
        id_ = await kit.store.new_id("notice")
        works.append(((AddNotice(Notice(id_, chat, None, "x", "{}", None, 0, 0)),), None))
        notices += 1
        told = await fates(*(kit.store.commit(*ops, update=of, at=1) for ops, of in works))
        outcome.demand(told == [None] * len(works), f"ply {ply}, cut {cut}: told {told}")
    for game in games:
        plies = [row.ply for row in await kit.store.actions(game)]
        outcome.demand(plies == [*range(cuts)], f"game {game} has other actions than were told")
    for number, board in enumerate(boards):
        last = max(ply for ply in range(cuts) if ply % GAMES == number)
        shown = (await kit.board_now(board)).shown
        outcome.demand(shown >= min(last + 1, 1), f"board {board} is shown as of {shown}")
    ((kept,),) = await kit.asked("SELECT count(*) FROM notice")
    outcome.demand(kept == notices, f"{kept} notices, {notices} were told")
    outcome.demand(line.made == cuts, f"{line.made} cuts were made")
    outcome.say(
        f"{line.made} cuts at a commit, {before} before it and {cuts - before} after:"
        f" {cuts * (GAMES + 2)} works in batches of {GAMES + 2}, {len(outcome.wrong)} wrong"
    )
