"""A server that answers as a test says, and keeps what it was asked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field


@dataclass
class Line:
    """Answers one request after the other, the last answer to all that follow. An answer is bytes
    as they go over the line; after an empty one, or one that ends with :data:`CUT`, the connection
    ends. None is never answered."""

    answers: Sequence[bytes | None]
    asked: list[bytes] = field(default_factory=list)
    """Each request, with its body."""
    connections: int = 0
    url: str = ""
    unanswered: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    """Released for every request that is left without an answer."""
    serving: set[asyncio.Task[None]] = field(default_factory=set)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        task = asyncio.current_task()
        assert task is not None
        self.serving.add(task)
        try:
            while await self._answer(reader, writer):
                pass
        except (asyncio.IncompleteReadError, ConnectionError):
            return  # the other side has had enough
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        head = await reader.readuntil(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        self.asked.append(head + await reader.readexactly(int(length or 0)))
        answer = self.answers[min(len(self.asked), len(self.answers)) - 1]
        if answer is None:
            self.unanswered.release()
            await reader.read()  # until the other side gives up
            return False
        writer.write(answer.removesuffix(CUT))
        await writer.drain()
        return bool(answer) and not answer.endswith(CUT)


CUT = b"<cut>"


def answer(status: int, body: bytes, *, length: int | None = None) -> bytes:
    """An answer of HTTP; `length` is what it says of its body, if not the truth."""
    size = len(body) if length is None else length
    return f"HTTP/1.1 {status} Said\r\nContent-Length: {size}\r\n\r\n".encode() + body


@contextlib.asynccontextmanager
async def line(*answers: bytes | None) -> AsyncIterator[Line]:
    """A line on a free port of this machine."""
    made = Line(answers)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        server.close()
        for task in made.serving:
            task.cancel()
        await asyncio.gather(*made.serving, return_exceptions=True)
