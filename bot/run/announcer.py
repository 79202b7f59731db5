"""Has boards say the line of maintenance, or say it no more, bit by bit; and ends it at its time.

Games are gone through in the order of their numbers, some at each sweep, behind whatever people
press. How far that has come is a row: after a crash it goes on there. A game that begins meanwhile
shows the line as it is then.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Final

import structlog

from bot.board.announcing import Announcing
from bot.board.reconciler import Boards
from bot.telegram.sender import Sender
from storage.operations import EndLine, Raise, ToldLine
from storage.rows import Maintenance
from storage.store import Stale, Store

log = structlog.get_logger(__name__)

MOST: Final = 60
"""The boards of so many games are shown anew at a sweep, every three seconds: two thirds of what
Telegram takes in all. Nothing is begun while the ones before wait."""
ALL: Final = 2**62
"""Above every game's number: all were told."""


class Announcer:
    """One round at each sweep."""

    def __init__(
        self,
        store: Store,
        boards: Boards,
        sender: Sender,
        announcing: Announcing,
        *,
        clock: Callable[[], int],
    ) -> None:
        self._store = store
        self._boards = boards
        self._sender = sender
        self._announcing = announcing
        self._clock = clock
        self._busy = False

    async def round(self) -> None:
        """End the line if its time is over, and raise some boards that do not know of the last
        change; nothing while the round before goes on."""
        if self._busy:
            return
        self._busy = True
        try:
            line = await self._store.maintenance()
            with contextlib.suppress(Stale):  # somebody has just changed it
                if line.text and not line.shown(self._clock()):
                    await self._store.commit(EndLine(line.number))
                    self._announcing.changed()
                    log.info("the line of maintenance has ended")
                elif line.number and line.told < ALL:
                    await self._tell(line)
        finally:
            self._busy = False

    async def _tell(self, line: Maintenance) -> None:
        """Raise the boards of the next games, unless many wait already."""
        waiting, _ = self._boards.waiting
        if self._sender.crowd or waiting >= MOST:
            return
        games = await self._store.waiting_games(line.told, MOST)
        upto = games[-1] if games else ALL
        await self._store.commit(ToldLine(line.number, upto), *map(Raise, games))
        await self._boards.refresh(*games, patient=True)
