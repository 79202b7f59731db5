"""Inline messages with several servers on one PostgreSQL: each is shown by one of them, and when
that one dies the other goes on with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from playground.client import Person, Seen
from storage.leases import UPDATES, shard, shard_name
from tests.bot.e2e.house import act, after, game_of, to_act
from tests.bot.e2e.servers import Servers, open_servers
from tests.bot.e2e.test_inline import opened, sat_down, two
from tests.postgres import Server

STEPS = 3


@pytest_asyncio.fixture(loop_scope="session")
async def servers(tmp_path: Path, postgres: Server) -> AsyncIterator[Servers]:
    async with postgres.database(laid=False) as url, open_servers(tmp_path, url, 2) as made:
        await made.bots[1].wait_line("shards taken")
        yield made


async def one_of_each(servers: Servers, host: Person, guest: Person, chat: int) -> list[Seen]:
    """Boards in two messages: one that the server shows which fetches updates, one of the other."""
    owners, offered = await servers.owners(), await host.ask("", chat)
    found = dict[bool, Seen]()
    while len(found) < len(servers.bots):
        board = await opened(guest, await host.choose(offered, "Senet ·", chat))
        saved = await servers.house.saved(game_of(board))
        (place,) = saved.chats.values()
        found[owners[shard_name(shard(place.id))] == owners[UPDATES]] = board
    return [found[True], found[False]]


async def test_strangers_play_in_messages_of_two_servers_and_the_one_that_fetches_is_killed(
    servers: Servers,
) -> None:
    anna, boris, chat = await two(servers.house)
    boards = [
        await sat_down(boris, board) for board in await one_of_each(servers, anna, boris, chat)
    ]
    for _ in range(STEPS):
        for number, board in enumerate(boards):
            who = to_act(board, anna, boris)
            await act(who, board)
            boards[number] = await who.wait_shown(after(board), chat)
    play, (dying, staying) = servers.house.play, servers.bots
    fetches = (await servers.owners())[UPDATES]
    await play.fault("editMessageText", "hold_before", count=2)
    for board in boards:
        await act(to_act(board, anna, boris), board)
    await play.wait_fault("hold_before")
    await dying.kill()
    await play.release()
    servers.house.bot = staying
    for number, board in enumerate(boards):
        who = to_act(board, anna, boris)
        boards[number] = await who.wait_shown(after(board), chat)
        assert (await servers.house.saved(game_of(board))).presses == STEPS + 1
    await dying.start()
    for number, board in enumerate(boards):
        who = to_act(board, anna, boris)
        await act(who, board)
        boards[number] = await who.wait_shown(after(board), chat)
    assert (await servers.owners())[UPDATES] != fetches
