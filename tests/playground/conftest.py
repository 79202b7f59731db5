"""A served playground, a real python-telegram-bot Bot against it, and people."""

from collections.abc import AsyncIterator

import pytest_asyncio
from telegram import Bot

from playground.client import Person, Play
from playground.server import Running, serve
from tests.browser import browser, open_page
from tests.playground.kit import MenuBot, new_bot

__all__ = ["browser", "open_page"]


@pytest_asyncio.fixture(loop_scope="session")
async def server() -> AsyncIterator[Running]:
    async with serve() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def play(server: Running) -> AsyncIterator[Play]:
    async with Play(server.url) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def bot(server: Running) -> AsyncIterator[Bot]:
    async with new_bot(server) as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def anna(play: Play) -> Person:
    return await play.person("Anna")


@pytest_asyncio.fixture(loop_scope="session")
async def boris(play: Play) -> Person:
    return await play.person("Boris")


@pytest_asyncio.fixture(loop_scope="session")
async def menu_bot(server: Running) -> AsyncIterator[MenuBot]:
    async with MenuBot(server) as running:
        yield running
