"""Reviews of games that are over: which games have one, and who works it out.

A game that goes on has none: it would tell what to play. It is worked out by a worker from the
actions, as nobody but the door knows more of a game.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Literal, TypeAlias

from bot.table.table import Table
from games.core import GameError
from opponents.outlook import outlook
from opponents.review import Review, read
from opponents.worker import reviewing

KEPT: Final = 64
"""So many reviews are remembered: a page that is turned is there at once."""

NoReview: TypeAlias = Literal["no-review", "review-later"]
"""Why a game has no review (`answer-<reason>`)."""


def no_review(table: Table) -> NoReview | None:
    """Why a game has no review, None if it has one: it is over, it was played by two, and somebody
    knows what its positions are worth."""
    if len(table.players) != 2 or outlook(table.rules) is None:
        return "no-review"
    if table.game.status != "over":
        return "review-later"
    return None if table.played else "no-review"


class Reviews:
    """Asks for reviews, one at a time: the BOT's choices shall not wait for many of them."""

    def __init__(self, ask: Callable[[str], Awaitable[Mapping[str, Any]]]) -> None:
        self._ask = ask
        self._known: OrderedDict[int, Review] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, table: Table) -> Review:
        """The review of a game that has one. `GameError` if no worker could make it."""
        game = table.game.id
        async with self._turn:
            if game not in self._known:
                self._known[game] = await self._made(table)
            self._known.move_to_end(game)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
            return self._known[game]

    async def _made(self, table: Table) -> Review:
        rules = table.rules
        played = (rules.write(each.action) for each in table.played)
        said = await self._ask(reviewing(rules, table.played[0].before, played))
        if said["review"] is None:
            raise GameError(f"game {table.game.id} has no review")
        return read(said["review"])
