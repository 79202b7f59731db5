"""Reviews of games that are over: which games have one, and who works it out.

A game that goes on has none: it would tell what to play. It is worked out by a worker from the
actions, as nobody but the door knows more of a game. In Seega that takes a few seconds, in
questions so small that the BOT's turns come in between.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Literal, TypeAlias

from bot.table.origin import own_from
from bot.table.table import Table
from games.core import GameError
from opponents.outlook import outlook
from opponents.review import Review, read
from opponents.stones import StonesReview, look_through
from opponents.weighing import past_placing, weighs
from opponents.worker import reviewing

KEPT: Final = 64
"""So many reviews are remembered: a page that is turned is there at once."""

NoReview: TypeAlias = Literal["no-review", "review-later", "review-unmoved"]
"""Why a game has no review (`answer-<reason>`)."""


def no_review(table: Table) -> NoReview | None:
    """Why a game has no review, None if it has one: it is over, it was played by two, and somebody
    knows what its positions are worth, or its choices can be weighed."""
    rules = table.rules
    if len(table.players) != 2 or (outlook(rules) is None and not weighs(rules)):
        return "no-review"
    if table.game.status != "over":
        return "review-later"
    if len(table.played) <= own_from(table.game):
        return "no-review"
    moved = not weighs(rules) or past_placing(rules, table.played[-1].before)
    return None if moved else "review-unmoved"


class NothingToReviewError(GameError):
    """Nobody had a choice among several moves."""


class Reviews:
    """Asks for reviews, one at a time: the BOT's choices shall not wait for many of them."""

    def __init__(self, ask: Callable[[str], Awaitable[Mapping[str, Any]]]) -> None:
        self._ask = ask
        self._known: OrderedDict[int, Review | StonesReview] = OrderedDict()
        self._turn = asyncio.Lock()

    def takes_long(self, table: Table) -> bool:
        """Whether the review of a game will be some seconds in coming."""
        return table.game.id not in self._known and weighs(table.rules)

    def known(self, table: Table) -> Review | StonesReview | None:
        """The review of a game that was asked for lately; None where it was not."""
        return self._known.get(table.game.id)

    async def of(self, table: Table) -> Review | StonesReview:
        """The review of a game that has one. `NothingToReviewError` if nobody had a choice in it,
        another `GameError` if no worker could make it."""
        game = table.game.id
        async with self._turn:
            if game not in self._known:
                self._known[game] = await self._made(table)
            self._known.move_to_end(game)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
            return self._known[game]

    async def _made(self, table: Table) -> Review | StonesReview:
        rules = table.rules
        if weighs(rules):
            return await self._looked_through(table)
        played = (rules.write(each.action) for each in table.played)
        first = own_from(table.game)
        said = await self._ask(reviewing(rules, table.played[0].before, played, first))
        if said["review"] is None:
            raise GameError(f"game {table.game.id} has no review")
        return read(said["review"])

    async def _looked_through(self, table: Table) -> StonesReview:
        """By one small question after the other."""
        first = own_from(table.game)
        looking = look_through(table.rules, table.played, reviewed(table), first)
        try:
            question = next(looking)
            while True:
                question = looking.send(await self._ask(question))
        except StopIteration as done:
            found: StonesReview | None = done.value
        if found is None:
            raise NothingToReviewError(f"game {table.game.id} has no choice of a move")
        return found


def reviewed(table: Table) -> tuple[int, ...]:
    """The seats whose dear choices are shown: the people's, as the BOT learns nothing from its own;
    where only BOTs played, theirs."""
    return tuple(p.seat or 0 for p in table.players if p.person is not None) or (0, 1)
