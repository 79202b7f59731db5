"""Waiting for a copy of the file that Litestream keeps (:mod:`bot.run.litestream`)."""

from __future__ import annotations

import asyncio
import os

from bot.run.litestream import ANSWER_S, LONGEST, SYNC_S, gone, lacking, question, silent
from bot.telegram.copied import NotCopied


class Following:
    """The copy of that file, asked for at that socket; no answer is waited for longer than
    `patience_s`."""

    def __init__(
        self,
        place: str | os.PathLike[str],
        database: str | os.PathLike[str],
        patience_s: float = SYNC_S + ANSWER_S,
    ) -> None:
        self._place = os.fspath(place)
        self._database = os.fspath(database)
        self._patience_s = patience_s

    async def sync(self) -> None:
        """See :data:`bot.telegram.copied.Sync`."""
        try:
            async with asyncio.timeout(self._patience_s):
                why = lacking(await self._answer())
        except TimeoutError:
            raise NotCopied(silent(self._place)) from None
        except OSError as error:
            raise NotCopied(gone(self._place, error)) from None
        if why:
            raise NotCopied(why)

    async def _answer(self) -> bytes:
        reader, writer = await asyncio.open_unix_connection(self._place, limit=LONGEST)
        try:
            writer.write(question(self._database, SYNC_S))
            return await reader.read(-1)
        finally:
            writer.close()
