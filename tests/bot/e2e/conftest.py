"""The bot's process and the playground that it talks to.

`house` is shared by all tests that leave the bot running; `own_house` is for tests that kill it,
stop it or break its network.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest
import pytest_asyncio

from playground.client import Play
from playground.world import Options
from tests.bot.e2e.house import House
from tests.bot.e2e.process import BotProcess, playground
from tests.browser import browser, open_page

__all__ = ["browser", "open_page"]


@contextlib.asynccontextmanager
async def open_house(folder: Path, **settings: str) -> AsyncIterator[House]:
    """A playground on a free port and the bot against it, ready."""
    async with playground(folder) as url, Play(url) as play:
        bot = BotProcess(url, Options().token, folder, **settings)
        try:
            await bot.start()
            yield House(play, bot)
        finally:
            await bot.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house
        assert await house.bot.stop() == 0
        house.bot.check()


@pytest_asyncio.fixture(loop_scope="session")
async def house(shared_house: House) -> AsyncIterator[House]:
    shared_house.expected.clear()
    yield shared_house
    await shared_house.play.clear_faults()
    shared_house.bot.check(tuple(shared_house.expected))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def begun(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A bot that has just told Telegram of itself. What the shared one told when it began, the
    playground has forgotten after some hundred tests."""
    async with open_house(tmp_path_factory.mktemp("begun")) as house:
        await house.play.wait_call("setMyShortDescription", count=5)
        yield house
        house.bot.check()


@pytest_asyncio.fixture(loop_scope="session")
async def own_house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house
        await house.play.clear_faults()
        house.bot.check(tuple(house.expected))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure shows the end of the bot's log."""
    report = yield
    funcargs = getattr(item, "funcargs", {})
    house = funcargs.get("own_house") or funcargs.get("house") or funcargs.get("begun")
    if report.failed and isinstance(house, House):
        report.sections.append(("the bot's log", house.bot.shown()))
    return report
