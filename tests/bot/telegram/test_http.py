"""Requests reach the server whole, and whatever befalls them is a fault of the network."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from email import message_from_bytes
from typing import Any

import pytest
from telegram import Bot, InputFile, InputMediaPhoto
from telegram.error import NetworkError, TimedOut

from bot.telegram.callback_data import Kind, Press
from bot.telegram.client import FetchingBot, markup
from bot.telegram.http import NO_ANSWER, NO_CONNECTION, Http
from bot.telegram.request import Request
from bot.telegram.way import Way
from bot.telegram.wire import Key, Keyboard, Picture
from tests.bot.telegram.line import CUT, Line, answer, line

DONE = answer(200, b'{"ok":true,"result":true}')
SOON_S = 0.01


@contextlib.asynccontextmanager
async def asking(to: Line, proxy: str | None = None) -> AsyncIterator[Http]:
    """A request to that server, initialized; a session left open would fail the test."""
    request = Http(Way(to.url, proxy), connections=2)
    await request.initialize()
    try:
        yield request
    finally:
        await request.shutdown()


async def ask(request: Http, to: Line, **more: Any) -> tuple[int, bytes]:
    return await request.do_request(f"{to.url}/bot1:secret/getMe", "POST", **more)


async def test_connections_are_kept_between_requests() -> None:
    async with line(DONE) as to, asking(to) as request:
        for _ in range(3):
            assert await ask(request, to) == (200, b'{"ok":true,"result":true}')
        assert to.connections == 1
        assert len(to.asked) == 3


async def test_a_status_comes_with_its_body_and_no_redirection_is_followed() -> None:
    moved = b"HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n"
    async with line(answer(429, b"later"), moved) as to, asking(to) as request:
        assert await ask(request, to) == (429, b"later")
        assert await ask(request, to) == (302, b"")
        assert len(to.asked) == 2


@pytest.mark.parametrize("said", [b"", answer(200, b"{", length=100) + CUT, b"HTTP/1.1 x" + CUT])
async def test_a_connection_that_ends_too_soon_is_told_and_nothing_is_asked_twice(
    said: bytes,
) -> None:
    """The call may have had its effect: whether it is made again is not for the line to say."""
    async with line(DONE, said, DONE) as to, asking(to) as request:
        await ask(request, to)
        with pytest.raises(NetworkError) as caught:
            await ask(request, to)
        assert not isinstance(caught.value, TimedOut)
        assert "secret" not in str(caught.value)
        assert len(to.asked) == 2
        assert (await ask(request, to))[0] == 200, "the next one takes another connection"


async def test_a_server_that_is_not_there_is_told() -> None:
    async with line(DONE) as to:
        pass
    async with asking(to) as request:
        with pytest.raises(NetworkError, match=r"^connection refused$"):
            await ask(request, to)
    async with asking(to, proxy=to.url) as request:
        with pytest.raises(NetworkError, match=r"^the proxy: connection refused$"):
            await ask(request, to)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (b"", "the connection was closed before the answer's end"),
        (answer(200, b"{", length=9) + CUT, "the connection was closed before the answer's end"),
    ],
)
async def test_an_answer_that_was_cut_is_told_in_words(said: bytes, why: str) -> None:
    async with line(said) as to, asking(to) as request:
        with pytest.raises(NetworkError) as caught:
            await ask(request, to)
    assert str(caught.value) == why


@pytest.mark.parametrize(
    ("status", "why"),
    [(407, "the proxy wants a name and a password"), (503, r"the proxy refuses \(status 503\)")],
)
async def test_what_a_proxy_answers_in_telegrams_place_is_told(status: int, why: str) -> None:
    async with line(answer(status, b"")) as proxy, asking(proxy, proxy=proxy.url) as request:
        with pytest.raises(NetworkError, match=why) as caught:
            await request.do_request("https://api.example/bot1:secret/getMe", "POST")
    assert "secret" not in str(caught.value)


async def test_a_server_that_speaks_no_https_is_told() -> None:
    async def plain(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer(400, b"what?"))
        writer.close()

    server = await asyncio.start_server(plain, "127.0.0.1", 0)
    async with server, line(DONE) as to, asking(to) as request:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NetworkError, match=r"^no https is spoken there$"):
            await request.do_request(f"https://127.0.0.1:{port}/bot1:secret/getMe", "POST")


async def test_a_host_that_nobody_knows_is_named() -> None:
    async with line(DONE) as to, asking(to) as request:
        with pytest.raises(NetworkError, match=r"^no address is known for nobody\.invalid$"):
            await request.do_request("http://nobody.invalid/bot1:secret/getMe", "POST")


async def test_an_answer_that_does_not_come_is_timed_out() -> None:
    async with line(None) as to, asking(to) as request:
        with pytest.raises(TimedOut, match=NO_ANSWER):
            await ask(request, to, read_timeout=SOON_S)


async def test_a_request_that_gets_no_connection_is_timed_out() -> None:
    async with line(None) as to, asking(to) as request:
        others = [asyncio.create_task(ask(request, to)) for _ in range(2)]
        for _ in others:
            await to.unanswered.acquire()
        with pytest.raises(TimedOut, match=NO_CONNECTION):
            await ask(request, to, connect_timeout=SOON_S, pool_timeout=SOON_S)
        assert len(to.asked) == 2
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)


async def test_a_request_that_was_shut_down_begins_anew_when_initialized() -> None:
    async with line(DONE) as to, asking(to) as request:
        await request.shutdown()
        with pytest.raises(RuntimeError):
            await ask(request, to)
        await request.initialize()
        assert (await ask(request, to))[0] == 200


@pytest.mark.parametrize("size", [76_800, 1_280_000])
async def test_texts_and_files_arrive_as_they_are(size: int) -> None:
    """Also a film of a long game: of more than a megabyte in one piece aiohttp warns."""
    picture = bytes(range(256)) * (size // 256)
    said = answer(200, b'{"ok":true,"result":{"message_id":1,"date":0,"chat":{"id":1,"type":"x"}}}')
    me = answer(200, b'{"ok":true,"result":{"id":1,"is_bot":true,"first_name":"x"}}')
    async with line(me, said) as to:
        request = Request(Way(to.url), connections=2)
        async with Bot("1:x", f"{to.url}/bot", request=request, get_updates_request=request) as bot:
            document = InputFile(picture, filename='a "senet" №7.txt')
            await bot.send_document(1, document, caption="Ваш ход, <b>Анна</b>\r\n&")
            await bot.send_message(1, "Ваш ход + 1 = «2»")
    head, _, body = to.asked[-2].partition(b"\r\n\r\n")
    form = message_from_bytes(head.partition(b"\r\n")[2] + b"\r\n\r\n" + body)
    parts = {part.get_param("name", header="content-disposition"): part for part in form.walk()}
    assert parts["chat_id"].get_payload(decode=True) == b"1"
    assert parts["caption"].get_payload(decode=True) == "Ваш ход, <b>Анна</b>\r\n&".encode()
    file = parts["document"]
    assert file.get_payload(decode=True) == picture
    assert file.get_content_type() == "text/plain"
    assert 'filename="a %22senet%22 №7.txt"'.encode() in to.asked[-2]
    assert b"application/json" in to.asked[-1]


KEYS: Keyboard = (
    (Key("Бросить", Press(Kind.ACT, 3, 4, "throw"), style="primary"),),
    (Key("Share", url="https://t.me/x?start=join-1"),),
)


def said_in(request: bytes) -> dict[str, Any]:
    """The method of a request and what it says, by name; a file stands where it is shown."""
    head, _, body = request.partition(b"\r\n\r\n")
    if b"application/json" in head:
        said = dict(json.loads(body))
    else:
        form = message_from_bytes(head.partition(b"\r\n")[2] + b"\r\n\r\n" + body)
        names = {part: part.get_param("name", header="content-disposition") for part in form.walk()}
        said = {str(name): part.get_payload(decode=True) for part, name in names.items() if name}
    for name in {"media", "reply_markup", "allowed_updates"} & said.keys():
        said[name] = json.loads(said[name])
    if "media" in said:
        file = said["media"]["media"].removeprefix("attach://")
        said["media"]["media"] = said.pop(file, file)
    return {"method": head.partition(b"\r\n")[0], **said}


@pytest.mark.parametrize("picture", [Picture(bytes(range(256))), Picture(file="kept")])
async def test_what_every_press_says_is_what_the_library_would_say(picture: Picture) -> None:
    me = answer(200, b'{"ok":true,"result":{"id":1,"is_bot":true,"first_name":"x"}}')
    none = answer(200, b'{"ok":true,"result":[]}')
    kinds = ("message", "callback_query")
    async with line(me, none, DONE, DONE, none, DONE, DONE) as to:
        ask, fetch = Request(Way(to.url), connections=2), Request(Way(to.url), connections=1)
        bot = FetchingBot("1:x", f"{to.url}/bot", request=ask, get_updates_request=fetch)
        async with bot:
            await bot.fetch(7, 50, kinds, 10)
            await bot.answer("q1", "Вы бросили 4", alert=False)
            await bot.edit_media({"chat_id": -100, "message_id": 11}, picture, "<b>Анна</b>", KEYS)
            await bot.get_updates(7, timeout=50, allowed_updates=kinds)
            await bot.answer_callback_query("q1", "Вы бросили 4", show_alert=False)
            file = picture.file or InputFile(picture.data or b"", attach=True)
            media = InputMediaPhoto(file, caption="<b>Анна</b>", parse_mode="HTML")
            await bot.edit_message_media(media, -100, 11, reply_markup=markup(KEYS))
    ours, theirs = map(said_in, to.asked[1:4]), map(said_in, to.asked[4:7])
    assert list(ours) == list(theirs)
    assert said_in(to.asked[3])["media"]["media"] == (picture.data or picture.file)


async def test_a_proxy_is_asked_for_the_whole_address() -> None:
    async with line(DONE) as proxy, line(DONE) as to, asking(to, proxy=proxy.url) as request:
        await ask(request, to)
        assert not to.asked
        assert proxy.asked[0].startswith(f"POST {to.url}/bot1:secret/getMe ".encode())
