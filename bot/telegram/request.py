"""The way to Telegram over HTTP, and what counts as its answer.

Between Telegram and us stand proxies. What they say is no answer of Telegram's, whatever status it
has: a page in HTML, half of an answer, JSON of another form. It is a fault of the network then, and
the call may have had its effect or not.
"""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

import orjson
from telegram.error import NetworkError

from bot.telegram.http import Http

UNKNOWN = frozenset(range(400, 500)) - {401, 403, 404, 409, 429}
"""What Telegram refuses by a status that the library does not know (413: a file that is too big);
it would take that for a failure of the network, and we would ask again and again."""


class Garbled(NetworkError):
    """What came back is no answer of Telegram's."""


class Request(Http):
    """Requests as python-telegram-bot makes them, which take no other's words for Telegram's.

    The library writes a traceback for an answer that is no JSON and counts it as a refusal. It
    takes a proxy's 403 for a chat that is closed and its 404 for a wrong token.
    """

    async def do_request(self, *call: Any, **more: Any) -> tuple[int, bytes]:
        """See :class:`~bot.telegram.http.Http`; `Garbled` for a refusal of somebody else's."""
        status, payload = await super().do_request(*call, **more)
        if not 200 <= status <= 299:  # else the library reads it, once
            try:
                read(payload)
            except Garbled as error:
                raise Garbled(f"{error.message} (status {status})") from None
        if status in UNKNOWN:
            status = HTTPStatus.BAD_REQUEST
        return status, payload

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """As the library's; `Garbled` for what is no answer."""
        return read(payload)


def read(payload: bytes) -> dict[str, Any]:
    """An answer of the Bot API; `Garbled` if it is none."""
    try:
        answer = _loaded(payload)
    except ValueError:
        raise Garbled(f"no answer of the Bot API: no JSON in {len(payload)} bytes") from None
    sound = isinstance(answer, dict) and (
        "result" in answer if answer.get("ok") else "ok" in answer
    )
    if not sound:
        raise Garbled(f"no answer of the Bot API in {len(payload)} bytes")
    found: dict[str, Any] = answer
    return found


def _loaded(payload: bytes) -> Any:
    """What JSON says. Python's own reader is slower, and takes some that is not quite JSON: half of
    a pair of surrogates in somebody's name must not hide the updates of all."""
    try:
        return orjson.loads(payload)
    except orjson.JSONDecodeError:
        return json.loads(payload.decode("utf-8", "replace"))
