"""The door: the one way in which a game changes.

People's presses, the BOT, timers and admins all come through :class:`Tables`. Every call loads the
game, refuses what is stale, not theirs or not offered, and commits one step (or one change of the
table); it never plays on. Nobody is told of anything before it is durable. No Telegram here.

A step is one action; or several where a press throws on to the end of a turn; or two where a press
of *Throw* both takes the sticks (an action where a rescue is offered too, senet 2.11) and throws
them, or where a throw's only move is played by itself for who wants it so: docs/decisions/0003.
"""

from __future__ import annotations

import json

from bot.book import Result
from bot.offers import standing
from bot.seating import INVITATION_MS, Place, afresh, board_in
from bot.steps import Actor, only_move, play_on, refusal, settled, written
from bot.table import Table
from bot.tapping import Tapping
from games.core import Told
from storage.rows import Notice, Person
from storage.store import AddNotice, Op, Raise

__all__ = ["INVITATION_MS", "NEWS", "NUDGE", "NUDGE_MS", "Place", "Tables"]

NUDGE = "nudge"
"""The notice that is no message but a fresh board."""

NUDGE_MS = 120_000
"""Who has not acted two minutes after the turn came to them is probably looking elsewhere."""

NEWS = "news"
"""The notice of what befell players by one action, told in every chat that shows the game."""


class Tables(Tapping):
    """All games, from the invitation (:mod:`bot.seating`) to the end."""

    # -- playing ---------------------------------------------------------------------------------

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
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            reason = refusal(table, ply, actor, next(iter(actions), ""))
            if reason is not None:
                return await self._refused(reason, table, update)
            played, told = play_on(table, actions)
            if played is None:
                return Result("not-offered", table)
            played, told = await self._forced(actor, played, told)
            played = standing(played, table)
            after = settled(played, self._clock())
            ops = (
                *written(table, after, self._clock()),
                *await self._nudge(table, after),
                *await self._news(table, after),
                *await self._brought(game, fresh),
            )
            return await self._commit(table, after, *ops, update=update, told=told)

    async def _brought(self, game: int, place: Place | None) -> tuple[Op, ...]:
        """The game's board in a chat comes down anew; nothing if no place is given."""
        board = None if place is None else await board_in(self._store, game, place.chat.id)
        return () if place is None or board is None else afresh(board, place.topic)

    async def _forced(
        self, actor: Actor, table: Table, told: tuple[Told, ...]
    ) -> tuple[Table, tuple[Told, ...]]:
        """A throw's only move is part of the step, for who wants it so (senet 1.8)."""
        only = only_move(table)
        if only is None or not isinstance(actor, int):
            return table, told
        person = await self._store.person(actor)
        if person is None or not person.forced:
            return table, told
        after, words = only
        return after, (*told, words)

    async def _nudge(self, before: Table, after: Table) -> tuple[Op, ...]:
        """Over two chats, an edited board tells nobody that it is their turn: who has not acted
        in a while gets it afresh (:meth:`nudge`)."""
        was, now = before.to_act, after.to_act
        if after.game.mode != "link" or now is None or now.person is None or now == was:
            return ()
        chat = await self._store.private_chat(now.person)
        if chat is None:
            return ()
        return (
            AddNotice(
                Notice(
                    await self._store.new_id("notice"),
                    chat.id,
                    None,
                    NUDGE,
                    json.dumps({"person": now.person, "ply": after.game.ply}),
                    after.game.id,
                    not_before=self._clock() + NUDGE_MS,
                )
            ),
        )

    async def _news(self, before: Table, after: Table) -> list[Op]:
        """A notice an action that brings news, to each chat with a board; what is said of it is
        found when it is sent (:mod:`bot.news`)."""
        new = enumerate(after.played[len(before.played) :], before.game.ply)
        plies = [ply for ply, p in new if after.rules.news(p.before, p.action) is not None]
        if not plies:
            return []
        game = after.game.id
        boards = [b for b in await self._store.boards(game) if not b.parked]
        places = {board.chat: board.topic for board in boards}
        return [
            AddNotice(
                Notice(
                    await self._store.new_id("notice"),
                    chat,
                    topic,
                    NEWS,
                    json.dumps({"ply": ply}),
                    game,
                )
            )
            for ply in plies
            for chat, topic in places.items()
        ]

    async def nudge(self, game: int, ply: int, person: Person, place: Place) -> Result:
        """Bring a fresh board to `person`, if the game still waits for them since `ply`."""
        table = await self.table(game)
        waits = table is not None and table.game.ply == ply and table.game.status == "playing"
        if table is None or not waits:
            return Result("stale", table)
        return await self.bring(game, person, place, wake=False)

    # -- boards ----------------------------------------------------------------------------------

    async def bring(
        self, game: int, person: Person, place: Place, *, wake: bool, update: int | None = None
    ) -> Result:
        """A fresh board at the bottom of a chat; the old one loses its keyboard.

        With `wake` a sleeping game goes on, since a player asked for it.
        """
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if person.id not in {table.game.host, table.game.reserved, *table.people}:
                return Result("foreign", table)
            ops: list[Op] = []
            after = table
            if wake and table.game.status == "asleep":
                after = self._woken(table)
                ops += [self._change(table, after, ("asleep",)), Raise(game)]
            board = await board_in(self._store, game, place.chat.id)
            if board is None:
                ops.append(await self._new_board(game, place))
            else:
                ops += afresh(board, place.topic)
            return await self._commit(table, after, *ops, update=update)

    async def touch(self, game: int) -> None:
        """Have every board of the game shown again (a name or a language changed)."""
        await self._store.commit(Raise(game), at=self._clock())
        self.changed(game)
