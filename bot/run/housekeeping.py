"""What is done for the whole house in small rounds, so that nobody waits for it.

Unfinished games are replayed once after a start. Of games that are over the throws are counted, and
they are packed; those of a day go on a sealed list. Luck is told from skill in them. What ended
before anybody's standing was kept is counted. The players of
a game that lies there are asked what is to become of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from bot.board.reviewing import NothingToReviewError, Reviews, no_review
from bot.table.door import Door
from bot.table.pauses import lies
from bot.table.recounting import recounting
from bot.table.sealed_lists import make
from bot.table.standings import Account, met, reviewed
from bot.table.table import BrokenGame
from bot.table.tallying import lucks_of, totals_of
from games.core import GameError
from opponents.review import Review
from storage.operations import Reviewed, Tally
from storage.store import Stale, Store

log = structlog.get_logger(__name__)

CHECKED: Final = 5
"""So many games are looked at in a round; a replay takes some milliseconds."""
PACKED: Final = 20
"""So many games are packed in a round."""
COUNTED: Final = 10
"""The throws of so many games are counted in a round."""
REVIEWED: Final = 2
"""Luck is told from skill in so many games in a round: a review takes a worker about a second."""
RECOUNTED: Final = 5
"""What so many people finished before is counted in a round: 338 games of one of them take 8 ms of
the processor."""
PACK_MS: Final = 3600 * 1000
"""A game is packed an hour after its end: till then it is looked at."""


class Housekeeping:
    """Does one round of the work whenever it is told to. `clock` gives milliseconds since 1970.
    Without `reviews` no luck is told from skill."""

    def __init__(
        self,
        store: Store,
        door: Door,
        *,
        clock: Callable[[], int],
        reviews: Reviews | None = None,
    ) -> None:
        self._store = store
        self._reviews = reviews
        self._door = door
        self._clock = clock
        self._busy = False
        self._seen = 0
        self._all_checked = False
        self._unpackable: set[int] = set()
        self._uncountable: set[int] = set()
        self._unreviewable: set[int] = set()

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
            await self._review()
            await self._recount()
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
            with suppress(Stale):  # another server was faster: the next round counts what is left
                await self._store.commit(*counts)

    async def _list(self) -> None:
        """Make the next sealed list, if a day has ended."""
        made = await make(self._store, self._clock())
        if made is not None:
            listing = made.listing
            log.info("list made", day=listing.day.isoformat(), games=len(listing.games))

    async def _review(self) -> None:
        """Tell luck from skill in the next games that are over."""
        if self._reviews is None:
            return
        waiting = await self._store.to_review(REVIEWED + len(self._unreviewable))
        for game in waiting:
            if game in self._unreviewable:
                continue
            try:
                await self._store.commit(await self._told_apart(self._reviews, game))
            except Stale:  # another server was faster, or a game of theirs ended just now
                continue
            except (BrokenGame, GameError, LookupError):
                log.exception("game cannot be reviewed", game=game)
                self._unreviewable.add(game)

    async def _recount(self) -> None:
        """Count what the next people finished before standings were kept."""
        for person in await self._store.to_recount(RECOUNTED):
            with suppress(Stale):  # another server was faster, or a game of theirs ended just now
                await self._store.commit(*await recounting(self._store, person))

    async def _told_apart(self, reviews: Reviews, game: int) -> Reviewed:
        """What a review of the game says of how its players stand: nothing where there is none."""
        table = await self._door.book.whole(game)
        if table is None or no_review(table) is not None:
            return Reviewed(game)
        try:
            review = await reviews.of(table)
        except NothingToReviewError:
            return Reviewed(game)
        if not isinstance(review, Review):
            return Reviewed(game)
        luck = review.sides[0].luck - review.sides[1].luck
        cost = review.sides[1].cost - review.sides[0].cost
        mine = Account(luck, cost, review.error)
        accounts = {0: mine, 1: Account(-luck, -cost, review.error)}
        return reviewed(await met(self._store, table), accounts, table.game.ended_at or 0)

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
