"""Updates that Telegram brings: 200 only when their work is durable."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer
from telegram import Bot, Update, WebhookInfo

from bot.telegram.copied import Copied, NotCopied
from bot.telegram.endpoint import AGAIN, CONNECTIONS, SECRET_HEADER, Address, Endpoint
from bot.telegram.lanes import Receipts
from bot.telegram.poller import ALLOWED
from storage.store import StorageError
from tests.bot.kit import Hall

ADDRESS = Address("https://bot.example/from/telegram", "secret", "127.0.0.1", 0)
RIGHT = {SECRET_HEADER: "secret"}
HANGS_S = 20.0
"""Turns a hang into an error."""


class FakeBot:
    """What the endpoint asks Telegram of its deliveries."""

    def __init__(self) -> None:
        self.info = WebhookInfo(url="", has_custom_certificate=False, pending_update_count=0)
        self.calls: list[dict[str, Any]] = []

    async def get_webhook_info(self) -> WebhookInfo:
        return self.info

    async def set_webhook(self, url: str, **given: Any) -> bool:
        self.calls.append({"url": url, **given})
        self.info = WebhookInfo(
            url=url,
            has_custom_certificate=False,
            pending_update_count=0,
            max_connections=given["max_connections"],
            allowed_updates=given["allowed_updates"],
        )
        return True


def waiting(count: int, error: str | None = None, connections: int = CONNECTIONS) -> WebhookInfo:
    """What Telegram says of our address while so many updates wait."""
    return WebhookInfo(
        url=ADDRESS.url,
        has_custom_certificate=False,
        pending_update_count=count,
        last_error_date=None if error is None else datetime.now(UTC),
        last_error_message=error,
        max_connections=connections,
        allowed_updates=ALLOWED,
    )


class Handlers:
    """They work on an update until they are told to end."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.may_end = asyncio.Event()
        self.receipts = Receipts()
        self.times = 0
        self.fault: BaseException | None = None

    async def __call__(self, update: Update) -> None:
        self.times += 1
        self.begun.set()
        await self.may_end.wait()
        receipt = self.receipts.of(update.update_id)
        receipt.outcome, receipt.fault = "committed", self.fault


def press(number: int, person: int = 7) -> dict[str, Any]:
    who = {"id": person, "is_bot": False, "first_name": "Anna"}
    message = {
        "message_id": 3,
        "date": 1,
        "chat": {"id": person, "type": "private"},
        "text": "x",
    }
    query = {"id": f"q{number}", "from": who, "chat_instance": "c", "data": "a", "message": message}
    return {"update_id": number, "callback_query": query}


Made = Callable[..., Endpoint]


@pytest.fixture
def bot() -> FakeBot:
    return FakeBot()


@pytest.fixture
def handlers() -> Handlers:
    return Handlers()


def made(hall: Hall, bot: Any, handlers: Handlers, **more: Any) -> Endpoint:
    return Endpoint(ADDRESS, bot, hall.store, handlers.receipts, handlers, clock=lambda: 1, **more)


@asynccontextmanager
async def served(endpoint: Endpoint) -> AsyncIterator[Callable[[Any], Awaitable[tuple[int, Any]]]]:
    async with TestClient(TestServer(endpoint.app())) as client:

        async def post(update: Any) -> tuple[int, Any]:
            answer = await client.post("/from/telegram", json=update, headers=RIGHT)
            return answer.status, answer.headers.get("Retry-After")

        yield post


async def test_an_update_is_acknowledged_when_its_work_is_durable_and_not_before(
    hall: Hall, bot: FakeBot, handlers: Handlers
) -> None:
    async with served(made(hall, bot, handlers)) as post:
        answer = asyncio.ensure_future(post(press(1)))
        await handlers.begun.wait()
        assert not answer.done()
        handlers.may_end.set()
        assert await answer == (200, None)


async def test_one_that_takes_too_long_comes_again_in_a_second_and_is_worked_on_once(
    hall: Hall, bot: FakeBot, handlers: Handlers
) -> None:
    async with served(made(hall, bot, handlers, patience_s=0.01)) as post:
        assert await post(press(1)) == (503, AGAIN["Retry-After"])
        assert await post(press(1)) == (503, AGAIN["Retry-After"])
    patient = made(hall, bot, handlers)
    async with served(patient) as post:
        handlers.may_end.set()
        assert await post(press(2)) == (200, None)
    assert handlers.times == 2, "the one that came twice, and the other"


async def test_a_database_that_fails_ends_the_server_and_acknowledges_nothing(
    hall: Hall, bot: FakeBot, handlers: Handlers
) -> None:
    handlers.fault = StorageError("the disk failed")
    handlers.may_end.set()
    endpoint = made(hall, bot, handlers, patience_s=0.05)
    running = asyncio.ensure_future(endpoint.run())
    await asyncio.sleep(0)
    async with served(endpoint) as post:
        assert (await post(press(1)))[0] == 503
    with pytest.raises(StorageError, match="the disk failed"):
        await running


async def test_telegram_is_told_the_address_only_where_it_knows_another(
    hall: Hall, bot: FakeBot, handlers: Handlers
) -> None:
    endpoint = made(hall, bot, handlers)
    await endpoint._look()
    (call,) = bot.calls
    assert (call["url"], call["secret_token"]) == (ADDRESS.url, ADDRESS.secret)
    assert (call["max_connections"], call["allowed_updates"]) == (CONNECTIONS, ALLOWED)
    await endpoint._look()
    assert len(bot.calls) == 1
    bot.info = waiting(0, connections=40)
    await endpoint._look()
    assert len(bot.calls) == 2


async def test_a_server_whose_turn_it_is_not_tells_telegram_nothing(
    hall: Hall, bot: FakeBot, handlers: Handlers
) -> None:
    await made(hall, bot, handlers, registers=lambda: False)._look()
    assert bot.calls == []


async def test_another_secret_is_seen_by_our_own_refusals(
    hall: Hall, bot: FakeBot, handlers: Handlers
) -> None:
    endpoint = made(hall, bot, handlers)
    await endpoint._look()
    bot.info = waiting(1, "Wrong response from the webhook: 403 Forbidden")
    await endpoint._look()
    assert len(bot.calls) == 2


async def test_while_deliveries_fail_nobody_says_that_telegram_reaches_us(
    hall: Hall, bot: FakeBot, handlers: Handlers
) -> None:
    heard = list[int | None]()
    endpoint = made(hall, bot, handlers, settled=heard.append)
    await endpoint._look()
    assert heard == [0]
    bot.info = waiting(3, "Connection failed")
    await endpoint._look()
    assert heard == [0]
    bot.info = waiting(3)
    await endpoint._look()
    assert heard == [0, None], "something is on its way"


def test_the_bot_is_what_it_is_taken_for() -> None:
    for name in ("get_webhook_info", "set_webhook"):
        assert hasattr(Bot, name)


async def test_where_a_copy_is_to_have_it_200_is_said_when_it_has_and_not_before(
    hall: Hall, bot: FakeBot, handlers: Handlers
) -> None:
    asked, there = asyncio.Event(), asyncio.Event()

    async def sync() -> None:
        asked.set()
        await there.wait()

    handlers.may_end.set()
    endpoint = made(hall, bot, handlers, copied=Copied(sync))
    async with asyncio.timeout(HANGS_S), served(endpoint) as post:
        posting = asyncio.ensure_future(post(press(1)))
        await asked.wait()
        assert handlers.times == 1, "it was worked on"
        assert not posting.done()
        there.set()
        assert await posting == (200, None)


async def test_what_the_copy_does_not_have_in_time_comes_again(
    hall: Hall, bot: FakeBot, handlers: Handlers
) -> None:
    async def sync() -> None:
        raise NotCopied("nobody answers")

    handlers.may_end.set()
    endpoint = made(hall, bot, handlers, patience_s=0.0, copied=Copied(sync))
    async with asyncio.timeout(HANGS_S), served(endpoint) as post:
        assert await post(press(1)) == (503, AGAIN["Retry-After"])
        await handlers.begun.wait()
        assert await post(press(1)) == (503, AGAIN["Retry-After"])
    assert handlers.times == 1
