"""A line between programs and PostgreSQL that can be cut, and made slow."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.storage.cutting import COMMIT, PIECE, SOCKET


class Net:
    """Between the programs that go by :attr:`url` and the server whose socket lies in `server`."""

    def __init__(self, server: Path, folder: Path) -> None:
        self._server = server / SOCKET
        self._folder = folder
        self._ends = set[asyncio.StreamWriter]()
        self.is_up = True
        self.slow_s = 0.0
        """So long each commit takes more."""

    @property
    def url(self) -> str:
        """Where programs find the server; the name of the database is wanting."""
        return f"postgresql://postgres@/{{}}?host={self._folder}"

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Net]:
        """Be there meanwhile."""
        server = await asyncio.start_unix_server(self._between, self._folder / SOCKET)
        try:
            yield self
        finally:
            server.close()
            self.cut()

    def cut(self) -> None:
        """End every connection, and take none before :meth:`mend`."""
        self.is_up = False
        for end in self._ends:
            end.transport.abort()

    def mend(self) -> None:
        """Take connections again."""
        self.is_up = True

    async def _between(self, program: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        if not self.is_up:
            answers.close()
            return
        try:
            told, asks = await asyncio.open_unix_connection(self._server)
        except OSError:  # the server is not there
            answers.close()
            return
        self._ends |= {asks, answers}
        try:
            await asyncio.gather(
                self._pass_on(program, asks), self._pass_on(told, answers, slows=True)
            )
        finally:
            self._ends -= {asks, answers}

    async def _pass_on(
        self, here: asyncio.StreamReader, there: asyncio.StreamWriter, *, slows: bool = False
    ) -> None:
        with suppress(OSError):
            while piece := await here.read(PIECE):
                if slows and self.slow_s and COMMIT in piece:
                    await asyncio.sleep(self.slow_s)
                there.write(piece)
                await there.drain()
        there.close()
