"""A bot to which Telegram brings its updates, as its own process."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import pytest
import pytest_asyncio

from bot.run.exits import BAD_SETTINGS, PORT_TAKEN
from bot.telegram.endpoint import CONNECTIONS, SECRET_HEADER
from playground.client import Play
from playground.world import Options
from tests.bot.e2e.house import House, act, acts, after, begin, can_act, is_over
from tests.bot.e2e.process import BotProcess, environment, playground, run
from tests.bot.e2e.told import SECRET, free_port, port_taken, taken_port


@contextlib.asynccontextmanager
async def open_hook(folder: Path, **settings: str) -> AsyncIterator[tuple[House, str]]:
    """A playground, and a bot that has told it where to bring updates."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/from/telegram"
    async with playground(folder) as api, Play(api) as play:
        bot = BotProcess(
            api,
            Options().token,
            folder,
            WEBHOOK_URL=url,
            WEBHOOK_SECRET=SECRET,
            LISTEN=f"127.0.0.1:{port}",
            **settings,
        )
        try:
            await bot.start()
            await bot.wait_line("webhook set")
            yield House(play, bot), url
        finally:
            await bot.close()


@pytest_asyncio.fixture(loop_scope="session")
async def hook(tmp_path: Path) -> AsyncIterator[tuple[House, str]]:
    async with open_hook(tmp_path) as found:
        yield found


async def test_a_game_is_played_over_a_webhook(hook: tuple[House, str]) -> None:
    house, rng = hook[0], Random(6)
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    for _ in range(20):
        if is_over(board):
            break
        await act(anna, board, rng)
        board = await anna.wait_shown(after(board))
        await house.check_true(board)
    assert await house.bot.stop() == 0
    house.bot.check()


async def test_what_was_pressed_while_it_was_away_comes_when_it_is_back(
    hook: tuple[House, str],
) -> None:
    house = hook[0]
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await house.bot.kill()
    await anna.press_only(board, data=acts(board)[0]["callback_data"])
    begun = len(house.bot.log)
    await house.bot.start()
    shown = await anna.wait_shown(after(board))
    assert can_act(shown)
    saved = await house.check_true(shown)
    assert saved.presses == 1
    assert "webhook set" not in [line["event"] for line in house.bot.log[begun:]], "it stands"


async def test_the_endpoint_answers_whoever_looks_and_takes_updates_from_telegram_alone(
    hook: tuple[House, str],
) -> None:
    _, url = hook
    update = {"update_id": 5, "message": {}}
    async with httpx.AsyncClient() as client:
        assert (await client.get(url)).status_code == 200
        assert (await client.get(url.replace("from/telegram", "anything"))).status_code == 200
        assert (await client.post(url, json=update)).status_code == 403
        wrong = {SECRET_HEADER: SECRET[:-1]}
        assert (await client.post(url, json=update, headers=wrong)).status_code == 403
        right = {SECRET_HEADER: SECRET}
        large = {"update_id": 6, "message": "a" * 2**21}
        assert (await client.post(url, json=large, headers=right)).status_code == 413
        for nonsense in (b"", b"[]", b"{", b'{"update_id": "x"}'):
            answer = await client.post(url, content=nonsense, headers=right)
            assert answer.status_code == 200, "it would come again for ever"


async def test_an_update_that_nobody_can_work_on_is_put_aside(hook: tuple[House, str]) -> None:
    house, url = hook
    house.expect("unreadable update")
    async with httpx.AsyncClient() as client:
        poison = {"update_id": 77, "message": {"message_id": "no number"}}
        answer = await client.post(url, json=poison, headers={SECRET_HEADER: SECRET})
    assert answer.status_code == 200
    await house.bot.wait_line("unreadable update")


async def test_telegram_is_told_what_to_bring_and_how_we_know_it(hook: tuple[House, str]) -> None:
    house, url = hook
    (call,) = await house.play.calls("setWebhook")
    params = call["params"]
    assert params["url"] == url
    assert params["secret_token"] == SECRET
    assert int(params["max_connections"]) == CONNECTIONS
    assert "callback_query" in params["allowed_updates"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"WEBHOOK_URL": "http://bot.example/x"}, "must begin with https://"),
        ({"WEBHOOK_URL": "https://bot.example:9000/x"}, "one of the ports 443, 80, 88, 8443"),
        ({"WEBHOOK_SECRET": "two words"}, "1 to 256 of the signs"),
        ({"LISTEN": "8080"}, "must be a host and a port"),
        ({"LISTEN": ""}, "LISTEN: is not set, and WEBHOOK_URL is"),
    ],
)
async def test_a_webhook_that_cannot_work_is_told_at_the_start(
    tmp_path: Path, wrong: dict[str, str], told: str
) -> None:
    right = {
        "WEBHOOK_URL": "https://bot.example/x",
        "WEBHOOK_SECRET": SECRET,
        "LISTEN": "127.0.0.1:8080",
    }
    environ = environment(BOT_TOKEN=Options().token, **{**right, **wrong})
    code, _, err = await run(tmp_path, "serve", environ=environ)
    assert code == BAD_SETTINGS
    assert told in err
    assert SECRET not in err


async def test_a_port_that_cannot_be_had_is_told_and_ends_the_server(tmp_path: Path) -> None:
    with taken_port() as port:
        async with playground(tmp_path) as api:
            environ = environment(
                BOT_TOKEN=Options().token,
                TELEGRAM_API_URL=api,
                WEBHOOK_URL="https://bot.example/x",
                WEBHOOK_SECRET=SECRET,
                LISTEN=f"127.0.0.1:{port}",
            )
            code, _, err = await run(tmp_path, "serve", environ=environ)
    assert code == PORT_TAKEN
    assert err.splitlines()[-1] == port_taken("LISTEN", port)
    assert "serving" not in err, "it did not serve"
    assert "Traceback" not in err
