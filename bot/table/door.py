"""The door: the one way in which a game changes.

People's presses, the BOT, timers and admins all come through a service of :class:`Door`. Each call
loads the game, refuses what is stale, not theirs or not offered, and commits one step (or one
change of the table). Nobody is told of anything before it is durable. No Telegram here.

What a call leads to is decided by pure functions, from a table to what is to be written; the
services read what must be known for that, and the :class:`~bot.table.book.Book` locks and commits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.table.absence import Absence
from bot.table.asking import Asking
from bot.table.book import Book
from bot.table.endings import Endings
from bot.table.lobby import Lobby
from bot.table.offers import Offers
from bot.table.pauses import Pauses
from bot.table.places import Places
from bot.table.play import Play
from bot.table.seating import Seating
from bot.table.tapping import Tapping
from storage.store import Store


@dataclass(frozen=True)
class Door:
    """The services, all over one book."""

    book: Book
    """Games to read, and who is told of changes."""
    seating: Seating
    """Invitations, joining, beginning, rematches."""
    lobby: Lobby
    """Who sits at a table for more than two before it begins."""
    play: Play
    """Throws and choices."""
    taps: Tapping
    """A choice made by tapping squares."""
    offers: Offers
    """Ends that all agree on."""
    pauses: Pauses
    """Leaving and waking."""
    absence: Absence
    """Who can no longer act, and who is back."""
    endings: Endings
    """Resigning, cancelling, invitations that come to nothing."""
    places: Places
    """The boards on which a game is shown."""
    asking: Asking
    """What a board explains when it is asked."""

    @classmethod
    def over(
        cls,
        store: Store,
        *,
        clock: Callable[[], int],
        secret: Callable[[], bytes],
        code: Callable[[], str],
        afford: Callable[[int], bool] = lambda _: True,
    ) -> Door:
        """The door over a store. `clock` gives milliseconds since 1970, `secret` 32 fresh bytes,
        `code` a fresh code of a link; `afford` says whether a person may begin one more game."""
        book = Book(store, clock)
        return cls(
            book,
            Seating(book, secret=secret, code=code, afford=afford),
            Lobby(book),
            Play(book),
            Tapping(book),
            Offers(book),
            Pauses(book),
            Absence(book),
            Endings(book),
            Places(book),
            Asking(book),
        )
