"""What is no answer of Telegram's is a fault of the network, told in a line."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import AsyncIterator

import pytest
from telegram.error import BadRequest, Forbidden, InvalidToken, NetworkError, TelegramError

from bot.telegram.client import FetchingBot, TelegramWire, meaning
from bot.telegram.http import Call
from bot.telegram.request import Request, read
from bot.telegram.way import Way
from bot.telegram.wire import Unknown
from tests.bot.telegram.line import answer, line

PAGE = b"<html>Something went wrong</html>"


@contextlib.asynccontextmanager
async def wire(status: int, body: bytes) -> AsyncIterator[TelegramWire]:
    """A wire to a server that answers everything so."""
    async with line(answer(status, body)) as to:
        request = Request(Way(to.url), connections=2)
        bot = FetchingBot("1:x", f"{to.url}/bot", request=request, get_updates_request=request)
        await request.initialize()
        try:
            yield TelegramWire(bot)
        finally:
            await request.shutdown()


@pytest.mark.parametrize("status", [200, 403, 404, 409, 413, 502])
@pytest.mark.parametrize(
    "body",
    [PAGE, b'{"ok":true,"result":{"message_id":', b"[]", b"null", b"{}", b'{"ok":true}', b""],
)
async def test_a_proxys_answer_may_mean_anything(
    status: int, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither is the chat closed, nor the token wrong, nor is it a refusal."""
    async with wire(status, body) as way:
        with caplog.at_level(logging.INFO), pytest.raises(Unknown):
            await way.send_text(1, None, "x")
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, BadRequest),
        (401, InvalidToken),
        (403, Forbidden),
        (413, BadRequest),  # a file that is too big: to ask again and again helps nobody
        (500, NetworkError),
    ],
)
async def test_telegrams_own_refusals_keep_their_meaning(
    status: int, kind: type[TelegramError]
) -> None:
    said = f'{{"ok":false,"error_code":{status},"description":"no"}}'.encode()
    async with line(answer(status, said)) as to:
        request = Request(Way(to.url), connections=2)
        await request.initialize()
        with pytest.raises(kind, match="no") as caught:
            await request.post(f"{to.url}/sendMessage")
        await request.shutdown()
    assert meaning(caught.value)


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        (b"Anna \\u0416 \xd0\xb6", "Anna Ж ж"),
        (b"Anna \\ud800", "Anna \ud800"),
        (b"Anna \xff", "Anna \N{REPLACEMENT CHARACTER}"),
    ],
)
def test_an_odd_name_hides_nobodys_updates(name: bytes, seen: str) -> None:
    body = b'{"ok":true,"result":[{"update_id":1,"name":"' + name + b'"},{"update_id":2}]}'
    first, second = read(body)["result"]
    assert first["name"] == seen
    assert second["update_id"] == 2


def test_a_call_is_written_whatever_people_are_called() -> None:
    keys = {"inline_keyboard": [[{"text": "Anna \ud800", "callback_data": "x"}]]}
    call = Call({"text": "Анна", "chat_id": 1, "reply_markup": keys}, {})
    said = json.loads(call.json_payload)
    assert said["text"] == "Анна"
    assert json.loads(said["reply_markup"]) == keys
    assert said["chat_id"] == "1"


async def test_a_pop_up_that_comes_too_late_is_no_error() -> None:
    late = b'{"ok":false,"error_code":400,"description":"Bad Request: query is too old"}'
    async with wire(400, late) as way:
        await way.answer("1", "x")


@pytest.mark.parametrize(("status", "body"), [(502, PAGE), (200, PAGE), (500, b'{"ok":false}')])
async def test_a_pop_up_that_was_lost_is_told(status: int, body: bytes) -> None:
    async with wire(status, body) as way:
        with pytest.raises(Unknown):
            await way.answer("1", "x")
