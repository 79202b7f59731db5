"""Requests to the Bot API through aiohttp, behind python-telegram-bot's own interface.

The library's httpx writes a form field by field, each a call of the system, and looks into the
socket before every request: twice the CPU time of a call (docs/decisions/0046). Here a body is one
piece of bytes, and a connection is used again for :data:`KEPT_S` seconds.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeAlias

import orjson
from aiohttp import (
    ClientConnectorCertificateError,
    ClientConnectorDNSError,
    ClientConnectorError,
    ClientConnectorSSLError,
    ClientError,
    ClientHttpProxyError,
    ClientPayloadError,
    ClientProxyConnectionError,
    ClientSession,
    ClientTimeout,
    ConnectionTimeoutError,
    DummyCookieJar,
    ServerDisconnectedError,
    TCPConnector,
)
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

from bot.telegram.way import Way

KEPT_S = 30.0
"""How long an idle connection is kept: shorter than any router forgets it."""

File: TypeAlias = tuple[str, bytes, str]
"""A file's name, its bytes and its media type."""


@dataclass(frozen=True, slots=True)
class Call:
    """What is said in a call, in the form in which the library hands it to a request: parameters
    that are JSON, and files by the names under which they are attached."""

    said: Mapping[str, Any]
    multipart_data: Mapping[str, File]

    @property
    def contains_files(self) -> bool:
        """Whether files go with it."""
        return bool(self.multipart_data)

    @property
    def json_payload(self) -> bytes:
        """All of it as a JSON object of texts, as the library sends it."""
        return written_as_json(self.json_parameters)

    @property
    def json_parameters(self) -> Mapping[str, str]:
        """Each parameter as a text."""
        fields = self.said.items()
        return {
            key: text if isinstance(text, str) else written_as_json(text).decode()
            for key, text in fields
        }


Timeout: TypeAlias = Any
"""Seconds, None for no end, or the library's `DEFAULT_NONE`: what the request was made with."""


class Unconnected(NetworkError):
    """There was no connection, so nothing was asked."""


class Http(BaseRequest):
    """Requests by a way to Telegram, at most `connections` at a time.

    Timeouts are in seconds: to get one of the connections (`pool_timeout`), to connect, to send
    (`media_write_timeout` where there are files), and for each part of the answer. What takes
    longer ends with `TimedOut`, everything else that fails with `NetworkError`; neither says that
    nothing has happened.
    """

    def __init__(
        self,
        way: Way,
        *,
        connections: int,
        read_timeout: float = 5.0,
        write_timeout: float = 5.0,
        connect_timeout: float = 5.0,
        pool_timeout: float = 1.0,
        media_write_timeout: float = 20.0,
    ) -> None:
        self._way = way
        self._connections = connections
        self._read, self._write, self._media_write = (
            read_timeout,
            write_timeout,
            media_write_timeout,
        )
        self._connect, self._pool = connect_timeout, pool_timeout
        self._session: ClientSession | None = None

    @property
    def read_timeout(self) -> float | None:
        """Seconds for each part of an answer, where a call says nothing else."""
        return self._read

    async def initialize(self) -> None:
        """Get ready to connect. Harmless when repeated."""
        if self._session is None or self._session.closed:
            self._session = ClientSession(
                connector=TCPConnector(
                    limit=self._connections,
                    keepalive_timeout=KEPT_S,
                    ssl=self._way.trusted or True,
                ),
                cookie_jar=DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT},
            )

    async def shutdown(self) -> None:
        """Close every connection. Harmless when repeated."""
        if self._session is not None:
            await self._session.close()

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Timeout = BaseRequest.DEFAULT_NONE,
        write_timeout: Timeout = BaseRequest.DEFAULT_NONE,
        connect_timeout: Timeout = BaseRequest.DEFAULT_NONE,
        pool_timeout: Timeout = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """One request; its status and body. See :meth:`BaseRequest.do_request`."""
        if self._session is None or self._session.closed:
            raise RuntimeError("this request is not initialized")
        body, headers = written(request_data)
        files = request_data is not None and request_data.contains_files
        timeout = _timeout(
            read=_told(read_timeout, self._read),
            write=_told(write_timeout, self._media_write if files else self._write),
            connect=_told(connect_timeout, self._connect),
            pool=_told(pool_timeout, self._pool),
        )
        try:
            async with self._session.request(
                method,
                url,
                data=BytesIO(body) if files and body is not None else body,  # sent piece by piece
                headers=headers,
                timeout=timeout,
                proxy=self._way.proxy,
                allow_redirects=False,
            ) as answer:
                return answer.status, await answer.read()
        except TimeoutError as error:
            raise TimedOut(in_words(error)) from error
        except ClientConnectorError as error:
            raise Unconnected(in_words(error)) from error
        except (ClientError, OSError) as error:
            raise NetworkError(in_words(error)) from error


NO_ANSWER, NO_CONNECTION = "no answer in time", "no connection in time"


def in_words(error: Exception) -> str:
    """Why a request failed. The libraries' own words may hold the address, and that the token."""
    match error:
        case TimeoutError():
            return NO_CONNECTION if isinstance(error, ConnectionTimeoutError) else NO_ANSWER
        case ClientConnectorDNSError():
            return f"no address is known for {error.host}"
        case ClientConnectorCertificateError():
            return "its certificate is not trusted (SSL_CERT_FILE says whom to trust)"
        case ClientConnectorSSLError():
            return "no https is spoken there"
        case ClientProxyConnectionError():
            return f"the proxy: {_of_system(error.os_error)}"
        case ClientHttpProxyError(status=407):
            return "the proxy wants a name and a password, http://name:password@host:port"
        case ClientHttpProxyError():
            return f"the proxy refuses (status {error.status})"
        case ServerDisconnectedError() | ClientPayloadError():
            return "the connection was closed before the answer's end"
        case OSError():
            return _of_system(error)
    return type(error).__name__


def _of_system(error: OSError) -> str:
    """What the system says of it."""
    return os.strerror(error.errno).lower() if error.errno else "the connection was lost"


def written_as_json(value: Any) -> bytes:
    """`value` as JSON. A name may hold half of a pair of surrogates: Python's own writer lets it
    pass, and Telegram says what it thinks of it."""
    try:
        return orjson.dumps(value)
    except TypeError:
        return json.dumps(value).encode()


def written(data: RequestData | None) -> tuple[bytes | None, dict[str, str]]:
    """A call's parameters and files as a body, and the header that says of what kind it is."""
    if data is None:
        return None, {}
    if not data.contains_files:
        return data.json_payload, {"Content-Type": "application/json"}
    return _form(data.json_parameters, data.multipart_data)


def _form(params: Mapping[str, str], files: Mapping[str, Any]) -> tuple[bytes, dict[str, str]]:
    """Parameters and files as one form (RFC 7578); a file is its name, bytes and media type."""
    mark = secrets.token_hex(16)
    parts = list[bytes]()
    for name, value in params.items():
        head = f'--{mark}\r\nContent-Disposition: form-data; name="{_quoted(name)}"\r\n\r\n'
        parts.append(f"{head}{value}\r\n".encode("utf-8", "replace"))
    for name, (file, content, kind) in files.items():
        place = f'form-data; name="{_quoted(name)}"; filename="{_quoted(file)}"'
        head = f"--{mark}\r\nContent-Disposition: {place}\r\nContent-Type: {kind}\r\n\r\n"
        parts += (head.encode(), content, b"\r\n")
    parts.append(f"--{mark}--\r\n".encode())
    return b"".join(parts), {"Content-Type": f"multipart/form-data; boundary={mark}"}


def _quoted(name: str) -> str:
    """A name between quotes, as browsers write it (the HTML standard)."""
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


def _told(timeout: Timeout, otherwise: float) -> float | None:
    return otherwise if timeout is BaseRequest.DEFAULT_NONE else timeout


def _timeout(
    *, read: float | None, write: float | None, connect: float | None, pool: float | None
) -> ClientTimeout:
    """As aiohttp has it. It bounds no sending: that counts in the time for everything."""
    return ClientTimeout(
        total=_sum(read, write, connect, pool),
        connect=_sum(connect, pool),
        sock_connect=connect,
        sock_read=read,
    )


def _sum(*seconds: float | None) -> float | None:
    """All together; None if one of them has no end."""
    known = [each for each in seconds if each is not None]
    return sum(known) if len(known) == len(seconds) else None
