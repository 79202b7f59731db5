"""Several servers of one bot, as processes on one database, and two people who play there."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from playground.client import Fits, Person, Play, Seen
from playground.world import Options
from storage.opening import open_store
from tests.bot.e2e.house import House, act, game_of, later, link_game, to_act
from tests.bot.e2e.process import BotProcess, playground
from tests.storage.kit import closing_after


@dataclass
class Servers:
    """A playground, and several servers for one bot; `house` looks through the first."""

    house: House
    bots: tuple[BotProcess, ...]

    async def owners(self) -> dict[str, str]:
        """Who has which lease."""
        async with closing_after(await open_store(str(self.bots[0].place), reading=True)) as store:
            return {row.name: row.owner for row in await store.leases.leases() if row.owner}


@contextlib.asynccontextmanager
async def open_servers(folder: Path, url: str, count: int) -> AsyncIterator[Servers]:
    async with playground(folder) as api, Play(api) as play:
        bots = tuple(
            BotProcess(api, Options().token, folder, DATABASE_URL=url) for _ in range(count)
        )
        try:
            for bot in bots:
                await bot.start()
            yield Servers(House(play, bots[0]), bots)
        finally:
            for bot in bots:
                await bot.close()


async def link(servers: Servers) -> tuple[tuple[Person, Person], dict[Person, Seen]]:
    """A game of two people, each in their own chat: their shards may be two servers'."""
    anna, boris = await servers.house.person("Anna"), await servers.house.person("Boris")
    boards = await link_game(anna, boris)
    return (anna, boris), dict(zip((anna, boris), boards, strict=True))


async def moved_on(
    servers: Servers, people: tuple[Person, Person], boards: dict[Person, Seen]
) -> None:
    """One press, and both boards as they must be then."""
    await pressed_on(people, boards)
    for person in people:
        await servers.house.check_true(boards[person])


async def pressed_on(people: tuple[Person, Person], boards: dict[Person, Seen]) -> None:
    """One press, and both boards after it."""
    who = to_act(boards[people[0]], *people)
    await act(who, boards[who])
    for person in people:
        boards[person] = await person.wait_shown(there_or_anew(boards[person]))


def there_or_anew(board: Seen) -> Fits:
    """The board in another state: where it stood, or in a fresh message, as who takes a chat over
    may have to send one."""
    same = later(board)

    def fits(message: Seen) -> bool:
        fresh = message.id > board.id and bool(message.rows) and message.photo is not None
        new = fresh and message.text != board.text and game_of(message) == game_of(board)
        return same(message) or new

    return fits
