"""Two servers with one token, and a webhook: who leaves, what it says, and who plays on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.telegram.client import FetchingBot
from bot.telegram.lanes import Receipts
from bot.telegram.poller import Poller
from bot.telegram.request import Request
from bot.telegram.rivals import HOME_S, QUIET_S, News
from bot.telegram.way import Way
from playground.client import Play
from playground.world import Options
from storage.opening import open_sqlite
from tests.bot.e2e.conftest import open_house
from tests.bot.e2e.house import House, act, after, begin
from tests.bot.e2e.process import BotProcess, playground, run

CONFLICT = 5
RIVAL = "conflict: another program polls with this token"
WEBHOOK = "conflict: a webhook is set for this bot"
UPON_WEBHOOK = (
    "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the"
    " webhook first"
)


class Other:
    """A server at the playground whose clock the test sets."""

    def __init__(self) -> None:
        self.skipped = 0.0
        self.news = asyncio.Queue[News]()
        self.answered = asyncio.Event()

    def seconds(self) -> float:
        return asyncio.get_running_loop().time() + self.skipped


@contextlib.asynccontextmanager
async def fetching(url: str, folder: Path) -> AsyncIterator[tuple[Other, asyncio.Task[None]]]:
    """It fetches, with a database of its own."""

    async def unheard(_: object) -> None:
        """Nobody is there to answer."""

    other, way = Other(), Way(url)
    bot = FetchingBot(
        Options().token,
        base_url=f"{url}/bot",
        request=Request(way, connections=1),
        get_updates_request=Request(way, connections=1),
    )
    store = await open_sqlite(folder / "other.db")
    try:
        async with bot:
            poller = Poller(
                bot, store, Receipts(), unheard,
                clock=lambda: 0, seconds=other.seconds, told=other.news.put_nowait,
                polling=lambda _: other.answered.set(),
            )  # fmt: skip
            running = asyncio.create_task(poller.run())
            try:
                yield other, running
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
    finally:
        await store.close()


async def test_a_second_server_leaves_and_the_one_at_home_tells_who_runs_it(tmp_path: Path) -> None:
    async with playground(tmp_path) as url, fetching(url, tmp_path) as (other, running):
        await other.answered.wait()
        other.skipped += HOME_S
        second = BotProcess(url, Options().token, tmp_path)
        code, _, err = await run(tmp_path, "serve", environ=second.environ)
        assert code == CONFLICT
        last = err.splitlines()[-1]
        assert last.startswith("djehuty: another program fetches this bot's updates and was there")
        assert err.count(RIVAL) == 1
        assert "Traceback" not in err
        assert not running.done()
        assert await other.news.get() == "rival"
        other.skipped += QUIET_S
        async with Play(url) as play:
            await (await play.person("Anna")).start()  # what it waits for
        assert await other.news.get() == "over"


async def test_of_two_new_servers_one_plays_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        house.expect(RIVAL)
        second = BotProcess(house.play.url, house.bot.token, tmp_path / "second")
        second.folder.mkdir()
        try:
            await second.start()
            ended = {
                asyncio.create_task(bot.ended()): staying
                for bot, staying in ((house.bot, second), (second, house.bot))
            }
            done, rest = await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            (left,) = done
            assert left.result() == CONFLICT
            anna = await house.person("Anna")
            await anna.start()
            assert (await anna.wait_message()).buttons
            assert await ended[left].stop() == 0
        finally:
            await second.close()


async def test_a_player_is_answered_while_another_program_fetches_now_and_then(
    own_house: House,
) -> None:
    """A conflict ends no server that was told of one alone."""
    house = own_house
    house.expect(RIVAL)
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await house.play.fault("getUpdates", "error", code=409, description="Conflict: terminated by x")
    await act(anna, board)
    await house.check_true(await anna.wait_shown(after(board)))


@pytest.mark.parametrize("when", ["before", "while it serves"])
async def test_a_webhook_is_told_with_what_to_do(own_house: House, when: str) -> None:
    house = own_house
    house.expect(WEBHOOK)
    anna = await house.person("Anna")
    await anna.start()
    await anna.wait_message()
    if when == "before":
        assert await house.bot.stop() == 0
    await house.play.fault("getUpdates", "error", count=99, code=409, description=UPON_WEBHOOK)
    if when == "before":
        await house.bot.start(until=WEBHOOK)
    else:
        await anna.say("/play")
    assert await house.bot.ended() == CONFLICT
    said = house.bot.log[-1]["event"]
    assert "a webhook is set for this bot" in said
    assert f"curl {house.play.url}/bot$BOT_TOKEN/deleteWebhook" in said
    house.expect(said)
