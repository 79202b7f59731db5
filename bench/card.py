"""The card in README.md: `python -m bench.card docs/pictures/card.png`.

Anna and Boris play 24 games by three rule sets through the door, each by a character of the BOT.
Luck is told from skill in them as the bot does, and Anna's card is written.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bench.year import BEGIN, TEXTS
from bot.board.reviewing import Reviews
from bot.choosing.me_pages import MePages, Mine
from bot.run.housekeeping import REVIEWED, Housekeeping
from bot.run.thinking import read_answer
from bot.table.board_rows import Place
from bot.table.book import Result
from bot.table.door import Door
from bot.table.invitation import NewGame
from bot.table.standings import DAY_MS
from bot.table.table import Table
from games.catalogue import rule_set
from games.core import Over, Throw
from opponents.cast import OPPONENTS
from opponents.worker import answer
from render import Renderer
from storage.opening import open_sqlite

SEED = 30
GAMES = 24
RULES = ("thibault", "bell", "sidja")
ANNA, BORIS = "greedy", "modest"


def _seen(result: Result) -> Table:
    if result.table is None or result.answer != "done":
        raise RuntimeError(f"refused: {result.answer}")
    return result.table


async def _asked(question: str) -> Mapping[str, Any]:
    return read_answer(answer(question))


async def _played(door: Door, table: Table, plays: Mapping[int, str], rng: Random) -> None:
    """The game to its end; each person by their character."""
    while not isinstance(turn := table.turn, Over):
        player = table.to_act
        if player is None or player.person is None:
            raise RuntimeError("nobody is to act")
        text = "throw"
        if not isinstance(turn, Throw):
            character = OPPONENTS[plays[player.person]]
            text = table.rules.write(character.choose(table.rules, table.state, rng))
        table = _seen(await door.play.act(table.game.id, table.game.ply, player.person, text))


async def _card(folder: Path) -> bytes:
    store = await open_sqlite(folder / "games.db", inline=True)
    secrets, codes, now = count(1), count(1), [BEGIN]
    door = Door.over(
        store,
        clock=lambda: now[0],
        secret=lambda: next(secrets).to_bytes(32, "big"),
        code=lambda: f"code{next(codes)}",
        afford=lambda _: True,
    )
    people = [await store.see_person(n + 1, name, "en") for n, name in enumerate(("Anna", "Boris"))]
    chat = await store.see_chat(-100, "group")
    plays = {people[0].id: ANNA, people[1].id: BORIS}
    rng = Random(SEED)  # noqa: S311 - a bench repeats itself
    for number in range(GAMES):
        now[0] += DAY_MS // 3
        rules = rule_set(RULES[number % len(RULES)])
        wanted = NewGame(rules, "group", people[0], (Place(chat),), f"q{number}")
        table = _seen(await door.seating.create(wanted))
        joined = door.seating.join(table.game.id, people[1], press=f"j{number}")
        await _played(door, _seen(await joined), plays, rng)
    house = Housekeeping(store, door, clock=lambda: now[0], reviews=Reviews(_asked))
    for _ in range(GAMES // REVIEWED + 1):
        await house.do_some()
    renderer = Renderer()
    mine = Mine("Anna", await store.standings((people[0].id,)))
    pages = MePages(TEXTS, renderer, mine, now[0])
    card = pages.card()
    await store.close()
    if card is None:
        raise RuntimeError("there is nothing to draw")
    print(pages.told())
    return renderer.card(card)


def main(file: str) -> None:
    with TemporaryDirectory() as folder:
        picture = asyncio.run(_card(Path(folder)))
    Path(file).write_bytes(picture)
    print(f"{file}: {len(picture)} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
