"""The door: the one way in which a game changes.

People's presses, the BOT, timers and admins all come through a :class:`Door`. A decision is a pure
function (:mod:`bot.table.changes`). The door is handed it, with what it needs to know beside the
game and the time:

    await door.change(game, resigning, person)

Where something must be read first, such as boards or people, a service of the door does it:

    await door.play.act(game, ply, person, "throw")

Either loads the game, refuses what is stale, not theirs or not offered, and commits one step (or
one change of the table). Nobody is told of anything before it is durable. No Telegram here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ParamSpec

from bot.table.absence import Absence
from bot.table.book import Book, Result
from bot.table.changes import Decide
from bot.table.finding import Finding
from bot.table.lateness import Lateness
from bot.table.offers import Offers
from bot.table.pauses import Pauses
from bot.table.places import Places
from bot.table.play import Play
from bot.table.seating import Draws, Seating
from bot.table.takebacks import Takebacks
from games.catalogue import STARTERS
from storage.store import Store

P = ParamSpec("P")


@dataclass(frozen=True)
class Door:
    """The services, all over one book."""

    book: Book
    """Games to read, and who is told of changes."""
    draws: Draws
    """What new games are given."""

    @classmethod
    def over(
        cls,
        store: Store,
        *,
        clock: Callable[[], int],
        secret: Callable[[], bytes],
        code: Callable[[], str],
        afford: Callable[[int], bool] = lambda _: True,
        shared: bool = False,
    ) -> Door:
        """The door over a store. `clock` gives milliseconds since 1970, `secret` 32 fresh bytes,
        `code` a fresh code of a link; `afford` says whether a person may begin one more game.
        `shared`: other processes serve from that store, too."""
        return cls(Book(store, clock, shared=shared), Draws(secret, code, afford))

    def at(self, update: int | None) -> Door:
        """The same door for the request of that id (:class:`~bot.table.book.Book`)."""
        return replace(self, book=self.book.at(update))

    async def change(
        self,
        game: int,
        decide: Decide[P],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Result:
        """Have this decided about the game: `change(game, resigning, person)`."""
        return await self.book.change(game, decide, *args, **kwargs)

    @cached_property
    def seating(self) -> Seating:
        """Invitations, joining, beginning, rematches."""
        return Seating(self.book, self.draws)

    @cached_property
    def play(self) -> Play:
        """Throws and choices."""
        return Play(self.book)

    @cached_property
    def offers(self) -> Offers:
        """Ends that all agree on."""
        return Offers(self.book)

    @cached_property
    def takebacks(self) -> Takebacks:
        """Choices that are taken back."""
        return Takebacks(self.book)

    @cached_property
    def lateness(self) -> Lateness:
        """What is done about who has taken longer than was agreed."""
        return Lateness(self.book)

    @cached_property
    def finding(self) -> Finding:
        """Strangers who look for somebody to play with: games of two, by the rules that are best to
        start with."""
        rules = {each.game: each for each in STARTERS if max(each.seats) == 2}
        return Finding(self.book, self.draws, rules)

    @cached_property
    def pauses(self) -> Pauses:
        """Leaving, and games in which nothing happens."""
        return Pauses(self.book)

    @cached_property
    def absence(self) -> Absence:
        """Who can no longer act, and who is back."""
        return Absence(self.book)

    @cached_property
    def places(self) -> Places:
        """The boards on which a game is shown, and what is pressed on one alone."""
        return Places(self.book)
