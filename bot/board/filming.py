"""A game as a film: which of its boards are shown, for how long, and where it is made.

Films are made beside the loop, one at a time, by a thread of their own: no board waits for one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.board.drawing import Draw, at_once
from bot.board.sight import view_of
from bot.table.replaying import stood, stops, turn_numbers
from bot.table.table import Table
from bot.telegram.budget import Budget
from bot.telegram.limits import Rate
from games.core import GameError
from render import Camera

FILMS: Final = Rate(6, 3600.0, 6)
"""So many films somebody may have made; one that is kept already counts for nothing."""

MOST_FRAMES: Final = 200
"""Of a game with more boards turns are left out."""

SPAN, LEAST, WHOLE, END = 80, 25, 6000, 300
"""In hundredths of a second: for how long a board stands, and at the least; in which time the film
of a long game is over; and for how long its last board stands."""

BEFORE, AFTER, MOMENT = 3, 1, 600
"""So many boards before the turn that decided, and after it; and how long all of that takes, unless
that turn is long."""

KEPT: Final = 8
"""So many films are remembered until Telegram keeps them."""


@dataclass(frozen=True)
class Reel:
    """A film that is not made yet: after how many actions each of its boards stands, and for how
    many hundredths of a second; and how many turns are left out."""

    table: Table
    stops: tuple[int, ...]
    spans: tuple[int, ...]
    skipped: int = 0

    @property
    def name(self) -> str:
        """What it is a film of, and of nothing else."""
        game = self.table.game
        return f"{game.id}/{self.table.link}/{game.result}/{self.stops}/{self.spans}"


def whole(table: Table) -> Reel:
    """The whole game: a board for each choice with its throw. Of a long one every second turn, or
    every third."""
    every = stops(table)
    step = -(-len(every) // MOST_FRAMES)
    turn = turn_numbers(table)
    kept = [at for at in every if turn[at] % step == 0 or at in (0, every[-1])]
    seen = {turn[at] for at in kept}
    span = max(LEAST, min(SPAN, WHOLE // len(kept)))
    skipped = len({turn[at] for at in every} - seen)
    return Reel(table, tuple(kept), (*[span] * (len(kept) - 1), END), skipped)


def moment(table: Table, ply: int) -> Reel:
    """Six seconds around the turn of that ply, the whole of it: one throw alone says little."""
    every, turn = stops(table), turn_numbers(table)
    places = [place for place, at in enumerate(every) if turn[at] == turn[ply + 1]]
    kept = every[max(0, places[0] - BEFORE) : places[-1] + AFTER + 1]
    span = max(SPAN, MOMENT // (len(kept) + 1))  # the last one stands twice as long
    last = max(2 * SPAN, MOMENT - span * (len(kept) - 1))
    return Reel(table, kept, (*[span] * (len(kept) - 1), last))


def chosen(table: Table, first: int, last: int) -> Reel:
    """The boards from one number up to another, counted from 0. `GameError` if there is none."""
    kept = stops(table)[first : last + 1]
    if not kept:
        raise GameError(f"the game has the boards 0 to {len(stops(table)) - 1}")
    return Reel(table, kept, (*[SPAN] * (len(kept) - 1), END))


def shot(camera: Camera, reel: Reel) -> bytes:
    """The film itself."""
    return camera.film([view_of(stood(reel.table, at)) for at in reel.stops], reel.spans)


class Studio:
    """Makes films where `shoot` says, one at a time; each person may have so many made."""

    def __init__(self, shoot: Draw = at_once, budget: Budget | None = None) -> None:
        self._shoot, self._budget = shoot, budget
        self._camera = Camera()
        self._turn = asyncio.Lock()
        self._made: OrderedDict[str, bytes] = OrderedDict()

    def key(self, reel: Reel) -> str:
        """The name of a film, under which Telegram may keep it."""
        return self._camera.key(reel.name)

    def take(self, who: Hashable, reel: Reel) -> bool:
        """Whether they may have it made; then it counts."""
        if self._budget is None or self.key(reel) in self._made:
            return True
        return self._budget.take(who)

    async def film(self, reel: Reel) -> bytes:
        """The film."""
        key = self.key(reel)
        async with self._turn:
            if key not in self._made:
                self._made[key] = await self._shoot(partial(shot, self._camera, reel))
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
            return self._made[key]
