"""PostgreSQL goes away while people play, and comes back: what the log says of it, and what not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from storage.leases import UPDATES
from storage.patience import AWAY, BACK
from tests.bot.e2e.house import to_act
from tests.bot.e2e.process import BotProcess
from tests.bot.e2e.servers import Servers, link, moved_on, open_servers
from tests.postgres import LASTING, Server, started

LOST = "leases were lost: they were not renewed in time"
HANDED = "a fetch ended with our turn: another server has asked"
RIVAL = "conflict: another program polls with this token"
PRESSES = 20


@pytest_asyncio.fixture(loop_scope="session")
async def database() -> AsyncIterator[Server]:
    """One of the test's own, which it may stop."""
    server = started(*LASTING)
    try:
        yield server
    finally:
        server.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def two(tmp_path: Path, database: Server) -> AsyncIterator[Servers]:
    async with database.database(laid=False) as url, open_servers(tmp_path, url, 2) as servers:
        yield servers


def since(bot: BotProcess, begun: int, event: str) -> int:
    return [line["event"] for line in bot.log[begun:]].count(event)


async def test_the_log_has_a_line_when_the_database_goes_and_one_when_it_is_back(
    two: Servers, database: Server
) -> None:
    """However much is pressed meanwhile; and people play on by themselves."""
    people, boards = await link(two)
    await moved_on(two, people, boards)
    begun = [len(bot.log) for bot in two.bots]
    database.kill()
    for bot, after in zip(two.bots, begun, strict=True):
        line = await bot.wait_line(AWAY, after)
        assert line["why"]
        assert "another program" not in str(line)
    for person in people:
        for _ in range(PRESSES):
            await person.say("/board")
    who = to_act(boards[people[0]], *people)
    await who.press_only(boards[who], index=0)
    while len(await two.house.play.waiting_updates()) < 2 * PRESSES:  # each has its question
        pass
    database.start()
    for bot, after in zip(two.bots, begun, strict=True):
        await bot.wait_line(BACK, after)
        assert since(bot, after, AWAY) == 1
        assert since(bot, after, BACK) == 1
    for person in people:
        boards[person] = await person.wait_shown(lambda shown: shown.photo is not None)
    for bot in two.bots:
        assert await bot.stop() == 0
        bot.check((AWAY, LOST, "task failed"))


async def test_who_lost_the_lease_while_the_database_was_away_sees_no_other_program(
    two: Servers, database: Server
) -> None:
    """Its fetch is under way for long, and the other server asks meanwhile."""
    people, boards = await link(two)
    await moved_on(two, people, boards)
    first, second = two.bots
    play = two.house.play
    before = (await two.owners())[UPDATES]
    while await play.waiting_updates():  # acknowledged by a fetch that waits for more
        pass
    begun = [len(bot.log) for bot in two.bots]
    database.kill()
    for bot, after in zip(two.bots, begun, strict=True):
        await bot.wait_line(AWAY, after)
    first.freeze()
    fetches = (await play.counters())["getUpdates"]
    database.start()
    await second.wait_line(BACK, begun[1])
    while (await play.counters())["getUpdates"] == fetches:
        pass
    assert (await two.owners())[UPDATES] != before
    first.thaw()
    await first.wait_line(HANDED, begun[0])
    for _ in range(2):
        await moved_on(two, people, boards)
    for bot, after in zip(two.bots, begun, strict=True):
        assert since(bot, after, RIVAL) == 0
        assert await bot.stop() == 0
        bot.check((AWAY, LOST, "task failed"))
