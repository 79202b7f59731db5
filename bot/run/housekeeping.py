"""What is done for the whole house in small rounds, so that nobody waits for it.

Unfinished games are replayed once after a start. Of games that are over the throws are counted, and
they are packed; those of a day go on a sealed list. The players of a game that lies there are asked
what is to become of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.table.door import Door
from bot.table.pauses import lies
from bot.table.sealed_lists import make
from bot.table.table import BrokenGame
from bot.table.tallying import lucks_of, totals_of
from games.core import GameError
from storage.operations import Tally
from storage.store import Store

log = structlog.get_logger(__name__)

CHECKED: Final = 5
"""So many games are looked at in a round; a replay takes some milliseconds."""
PACKED: Final = 20
"""So many games are packed in a round."""
COUNTED: Final = 10
"""The throws of so many games are counted in a round."""
PACK_MS: Final = 3600 * 1000
"""A game is packed an hour after its end: till then it is looked at."""


class Housekeeping:
    """Does one round of the work whenever it is told to. `clock` gives milliseconds since 1970."""

    def __init__(self, store: Store, door: Door, *, clock: Callable[[], int]) -> None:
        self._store = store
        self._door = door
        self._clock = clock
        self._busy = False
        self._seen = 0
        self._all_checked = False
        self._unpackable: set[int] = set()
        self._uncountable: set[int] = set()

    async def do_some(self) -> None:
        """Do a little of each; nothing while the round before goes on."""
        if self._busy:
            return
        self._busy = True
        try:
            await self._look()
            await self._count()
            await self._pack()
            await self._list()
        finally:
            self._busy = False

    async def _look(self) -> None:
        """Look at the next unfinished games; behind the last begin with the first again."""
        games = await self._store.going(self._seen, CHECKED)
        for game in games:
            if not self._all_checked:
                await self._guarded(game.id, self._door.book.check(game.id))
            if lies(game, self._clock()):
                await self._guarded(game.id, self._door.pauses.ask(game.id))
        self._seen = games[-1].id if games else 0
        self._all_checked = self._all_checked or not games

    @staticmethod
    async def _guarded(game: int, work: Awaitable[object]) -> None:
        """A game that cannot be read is told in the log; the others have their turn."""
        try:
            await work
        except (BrokenGame, GameError, LookupError):
            log.exception("game cannot be read", game=game)

    async def _count(self) -> None:
        """Count the throws of the next games that are over, in one commit."""
        counts = []
        for game in await self._store.untallied(COUNTED + len(self._uncountable)):
            if game.id in self._uncountable:
                continue
            players = await self._store.players(game.id)
            actions = await self._store.actions(game.id)
            try:
                totals = totals_of(game, len(players), actions)
                lucks = lucks_of(game, players, actions)
            except (GameError, LookupError, ValueError):
                log.exception("throws cannot be counted", game=game.id)
                self._uncountable.add(game.id)
            else:
                counts.append(Tally(game.id, totals, lucks))
        if counts:
            await self._store.commit(*counts)

    async def _list(self) -> None:
        """Make the next sealed list, if a day has ended."""
        made = await make(self._store, self._clock())
        if made is not None:
            listing = made.listing
            log.info("list made", day=listing.day.isoformat(), games=len(listing.games))

    async def _pack(self) -> None:
        """Pack the next games that are over."""
        before = self._clock() - PACK_MS
        for game in await self._store.unpacked(before, PACKED + len(self._unpackable)):
            if game in self._unpackable:
                continue
            try:
                await self._store.pack(game)
            except ValueError:
                log.exception("game cannot be packed", game=game)
                self._unpackable.add(game)
