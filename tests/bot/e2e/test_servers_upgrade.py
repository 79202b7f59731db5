"""Servers are replaced by those of a newer program one by one, while people play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.run.exits import DATABASE
from playground.world import Options
from storage.patience import HELD
from storage.schema import migrations
from tests.bot.e2e.process import BotProcess, run
from tests.bot.e2e.servers import Servers, link, moved_on, open_servers, pressed_on
from tests.postgres import Server

OLD = migrations()[-1]
ADDS = (str(OLD.compat), "ALTER TABLE game ADD COLUMN more BIGINT NOT NULL DEFAULT 7")
TAKES_AWAY = (str(OLD.version + 1), "ALTER TABLE game DROP COLUMN more")


@pytest_asyncio.fixture(loop_scope="session")
async def two(tmp_path: Path, postgres: Server) -> AsyncIterator[Servers]:
    async with postgres.database(laid=False) as url, open_servers(tmp_path, url, 2) as servers:
        yield servers


@pytest_asyncio.fixture(loop_scope="session")
async def newer(two: Servers) -> AsyncIterator[BotProcess]:
    """A server of a newer program, which is not started yet."""
    bot, old = two.bots[0], two.bots[0].settings
    url, where = old["TELEGRAM_API_URL"], old["DATABASE_URL"]
    made = BotProcess(url, Options().token, bot.folder, program="newer", DATABASE_URL=where)
    try:
        yield made
    finally:
        await made.close()


async def test_servers_are_replaced_one_by_one_while_people_play(
    two: Servers, newer: BotProcess
) -> None:
    people, boards = await link(two)
    await two.bots[1].wait_line("shards taken")
    await moved_on(two, people, boards)
    await newer.start(*ADDS)
    line = await newer.wait_line("migrated")
    assert (line["before"], line["now"]) == (OLD.version, OLD.version + 1)
    for _ in range(3):
        await moved_on(two, people, boards)
    await newer.wait_line("shards taken")
    for older in two.bots:
        await moved_on(two, people, boards)
        assert await older.stop() == 0
        older.check()
        two.house.bot = newer
        await moved_on(two, people, boards)
    assert len(set((await two.owners()).values())) == 1, "the newer one has all"
    for _ in range(2):
        await moved_on(two, people, boards)
    assert await newer.stop() == 0
    newer.check()


async def test_a_program_of_before_can_come_back_as_long_as_the_schema_lets_it(
    two: Servers, newer: BotProcess
) -> None:
    people, boards = await link(two)
    await newer.start(*ADDS)
    for older in two.bots:
        assert await older.stop() == 0
    two.house.bot = newer
    await moved_on(two, people, boards)
    assert await newer.stop() == 0
    two.house.bot = two.bots[0]
    await two.bots[0].start()
    await moved_on(two, people, boards)
    two.bots[0].check()


async def test_what_older_servers_need_goes_when_the_last_of_them_has_ended(
    two: Servers, newer: BotProcess
) -> None:
    people, boards = await link(two)
    first, second = two.bots
    assert await first.stop() == 0
    two.house.bot = second
    await newer.start(*ADDS, *TAKES_AWAY, until=HELD)
    (why,) = {line["why"] for line in newer.log if line["event"] == HELD}
    assert f"knows schemas up to {OLD.version}: step {OLD.version + 2} is for programs" in why
    assert "Stop the older servers, and this one goes on by itself" in why
    for _ in range(2):
        await moved_on(two, people, boards)
    assert await second.stop() == 0
    second.check()
    for _ in range(3):
        await pressed_on(people, boards)
    newer.check((HELD,))
    code, _, err = await run(first.folder, "serve", environ=first.environ)
    assert code == DATABASE
    assert "this program is too old for the database" in err
    await pressed_on(people, boards)
