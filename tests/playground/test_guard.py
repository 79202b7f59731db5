"""The playground listens on this computer, where any web page can send requests: it takes none but
those of programs and of its own page."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from playground.client import Play
from playground.server import Running, serve
from tests.playground.kit import client

JSON = {"content-type": "application/json"}
EVIL = "http://evil.example"
FORM = {"content-type": "text/plain"}
SAY = {"person": "Anna", "text": "/start"}


async def ask(server: Running, method: str, path: str, **how: Any) -> httpx.Response:
    async with client(server.url) as http:
        return await http.request(method, path, **how)


PATHS = ("/", "/page/api.js", "/play/api/state", "/play/api/chats/1/messages")


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", ""]
)
async def test_a_name_that_was_pointed_here_reaches_nothing(
    server: Running, path: str, host: str
) -> None:
    """DNS rebinding: for the browser such a page and we are one site."""
    answer = await ask(server, "GET", path, headers={"host": host})
    assert answer.status_code == 421


@pytest.mark.parametrize("host", ["localhost:{port}", "127.0.0.1:{port}", "[::1]:{port}"])
async def test_this_computer_and_any_address_are_ours(server: Running, host: str) -> None:
    named = host.format(port=httpx.URL(server.url).port)
    assert (await ask(server, "GET", "/", headers={"host": named})).status_code == 200


async def test_the_name_that_was_given_at_the_start_is_ours() -> None:
    async with serve(host="localhost") as server:
        assert (await ask(server, "GET", "/")).status_code == 200


@pytest.mark.parametrize("origin", [EVIL, "null", "https://127.0.0.1:{port}", "http://127.0.0.1:1"])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/play/api/say"),
        ("POST", "/play/api/limits"),
        ("DELETE", "/play/api/faults"),
        ("GET", "/play/api/state"),
        ("GET", "/play/api/events"),
        ("POST", "/bot{token}/getUpdates"),
        ("GET", "/bot{token}/sendMessage?chat_id=1&text=x"),
    ],
)
async def test_a_request_of_another_page_is_refused(
    server: Running, method: str, path: str, origin: str
) -> None:
    headers = {"origin": origin.format(port=httpx.URL(server.url).port), **JSON}
    given = {} if method == "GET" else {"json": SAY}
    where = path.format(token=server.token)
    answer = await ask(server, method, where, headers=headers, **given)
    assert answer.status_code == 403
    assert server.world.calls == type(server.world.calls)()
    assert server.world.updates.pending == []


async def test_a_picture_of_another_page_that_is_a_call_is_refused(server: Running) -> None:
    """An image has no Origin, but the browser says whose page asks for it."""
    call = f"/bot{server.token}/sendMessage?chat_id=1&text=x"
    for site in ("cross-site", "same-site"):
        headers = {"sec-fetch-site": site, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}
        assert (await ask(server, "GET", call, headers=headers)).status_code == 403
    assert not server.world.calls


async def test_a_link_that_stands_elsewhere_opens_the_page_and_nothing_else(
    server: Running,
) -> None:
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    page = await ask(server, "GET", "/", headers=headers)
    assert page.status_code == 200
    assert page.headers["content-security-policy"] == "frame-ancestors 'none'"
    state = await ask(server, "GET", "/play/api/state", headers=headers)
    assert state.status_code == 403


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
async def test_what_a_form_can_send_is_no_action(server: Running, kind: str) -> None:
    body = b'{"person": "Anna", "text": "/start"}'
    headers = {"content-type": kind} if kind else {}
    answer = await ask(server, "POST", "/play/api/say", content=body, headers=headers)
    assert answer.status_code == 415
    assert server.world.updates.pending == []


async def test_the_page_itself_may_do_everything(server: Running, play: Play) -> None:
    host = httpx.URL(server.url).netloc.decode()
    headers = {
        "origin": f"http://{host}", "sec-fetch-site": "same-origin",
        "content-type": "application/json; charset=utf-8",
    }  # fmt: skip
    answer = await ask(server, "POST", "/play/api/say", json=SAY, headers=headers)
    assert answer.status_code == 200
    assert len(await play.waiting_updates()) == 1
