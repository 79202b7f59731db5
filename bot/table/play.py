"""Playing: one step of a game, by a person or the BOT.

A step is one action; or several where a press throws on to the end of a turn; or two where a press
of *Throw* both takes the sticks (an action where a rescue is offered too, senet 2.11) and throws
them, or where a throw's only move is played by itself, for players who want that:
docs/decisions/0003. What players have ordered once and for all is part of the step that leads to it
(decision 19).
"""

from __future__ import annotations

from bot.table import notice_rows
from bot.table.book import Book, Change, Decision, Result
from bot.table.changes import differing, shown_again
from bot.table.offers import standing
from bot.table.orders import carried_out, given, order_called, recalled
from bot.table.places import Place, brought
from bot.table.steps import (
    Actor,
    Answer,
    acting,
    only_move,
    play_on,
    refusal,
    settled,
    written,
)
from bot.table.table import Table
from storage.store import AddNotice, Op


class Play:
    """Steps of a game. It never plays on: the next step is another call."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def act(
        self,
        game: int,
        ply: int,
        actor: Actor,
        *actions: str,
        fresh: Place | None = None,
        update: int | None = None,
    ) -> Result:
        """One step of `actor` at `ply`: the text of an offered action, or `throw`; where several
        were written in one line, all of them or none. The game's board comes down
        to the place `fresh` anew."""

        async def decide(table: Table) -> Decision:
            reason = refusal(table, ply, actor, next(iter(actions), ""))
            if reason is not None:
                return reason
            played, told = play_on(table, actions)
            if played is None:
                return "not-offered"
            only = only_move(played)
            if only is not None and await self._forces(actor):
                played, told = only[0], (*told, only[1])
            ordered, more = carried_out(played)
            if acting(played) == acting(table):
                told = (*told, *more)
            after, ops = await self._stepped(table, ordered)
            return Change(after, (*ops, *await brought(self._book.store, game, fresh)), told)

        return await self._book.decide(game, decide, update)

    async def order(
        self, game: int, person: int, name: str, *, update: int | None = None
    ) -> Result:
        """From now on what that order says is played for `person`, first what is due at once."""

        async def decide(table: Table) -> Decision:
            reason = _out_of_play(table, person)
            order = order_called(table, name)
            if reason is not None or order is None:
                return reason or "not-offered"
            ordered = given(table, person, name)
            if not isinstance(ordered, tuple):
                return ordered
            told = (order.give,)
            played, _ = carried_out(ordered[0])
            if played.game.ply == table.game.ply:
                still = differing(table, ordered[0], "playing")
                return Change(ordered[0], (ordered[1], still, shown_again(table)), told)
            after, ops = await self._stepped(table, played)
            return Change(after, (ordered[1], *ops), told)

        return await self._book.decide(game, decide, update)

    async def recall(
        self, game: int, person: int, name: str, *, update: int | None = None
    ) -> Result:
        """`person` chooses again where that order was carried out for them."""

        async def decide(table: Table) -> Decision:
            reason = _out_of_play(table, person)
            order = order_called(table, name)
            if reason is not None or order is None:
                return reason or "not-offered"
            free = recalled(table, person, name)
            if not isinstance(free, tuple):
                return free
            still = differing(table, free[0], "playing")
            return Change(free[0], (*free[1], still, shown_again(table)), (order.recall,))

        return await self._book.decide(game, decide, update)

    async def _stepped(self, table: Table, played: Table) -> tuple[Table, tuple[Op, ...]]:
        """The table after a step, and all that is written of it."""
        now = self._book.clock()
        after = settled(standing(played, table), now)
        ops = (
            *written(table, after, now),
            *await self._nudge(table, after, now),
            *await self._news(table, after),
        )
        return after, ops

    async def _forces(self, actor: Actor) -> bool:
        """Whether a throw's only move is part of the step, as this person wants it (senet 1.8)."""
        person = await self._book.store.person(actor) if isinstance(actor, int) else None
        return person is not None and person.forced

    async def _nudge(self, before: Table, after: Table, now: int) -> tuple[Op, ...]:
        person = notice_rows.to_nudge(before, after)
        chat = None if person is None else await self._book.store.private_chat(person)
        if person is None or chat is None:
            return ()
        id_ = await self._book.store.new_id("notice")
        return (AddNotice(notice_rows.nudge(id_, chat.id, person, after, now)),)

    async def _news(self, before: Table, after: Table) -> list[Op]:
        plies = notice_rows.newsworthy(before, after)
        if not plies:
            return []
        game, store = after.game.id, self._book.store
        places = notice_rows.news_places(await store.boards(game))
        return [
            AddNotice(notice_rows.news(await store.new_id("notice"), chat, topic, game, ply))
            for ply in plies
            for chat, topic in places.items()
        ]


def _out_of_play(table: Table, person: int) -> Answer | None:
    """Why that person orders nothing at a table, None if they may."""
    if person not in table.people:
        return "foreign"
    reasons: dict[str, Answer] = {"open": "stale", "asleep": "asleep", "over": "over"}
    return reasons.get(table.game.status)
