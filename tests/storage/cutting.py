"""A line to PostgreSQL that is cut where a test says: before a commit is heard of, or after it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

Cut = Literal["before", "after"]
COMMIT = b"COMMIT\x00"
"""How a commit is asked for (a simple query), and how its being done is told (CommandComplete)."""
PIECE = 1 << 16
SOCKET = ".s.PGSQL.5432"


class Scissors:
    """Passes everything on between programs and the server, until it cuts. `cuts` are what becomes
    of the next commits."""

    def __init__(self, server: Path, folder: Path) -> None:
        self._server = server / SOCKET
        self._folder = folder
        self.cuts: list[Cut] = []
        self.made = 0

    @property
    def url(self) -> str:
        return f"postgresql://postgres@/{{}}?host={self._folder}"

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Scissors]:
        server = await asyncio.start_unix_server(self._between, self._folder / SOCKET)
        async with server:
            yield self

    async def _between(self, program: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        told, asks = await asyncio.open_unix_connection(self._server)
        async with asyncio.TaskGroup() as both:
            both.create_task(self._pass_on(program, asks, answers, "before"))
            both.create_task(self._pass_on(told, answers, asks, "after"))

    async def _pass_on(
        self,
        here: asyncio.StreamReader,
        there: asyncio.StreamWriter,
        back: asyncio.StreamWriter,
        when: Cut,
    ) -> None:
        with suppress(OSError):
            while piece := await here.read(PIECE):
                if COMMIT in piece and self.cuts[:1] == [when]:
                    self.cuts.pop(0)
                    self.made += 1
                    break
                there.write(piece)
                await there.drain()
        for end in (there, back):
            end.close()
