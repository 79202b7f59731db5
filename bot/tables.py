"""The door: the one way in which a game changes.

People's presses, the BOT, timers and admins all come through :class:`Tables`. Every call loads the
game, refuses what is stale, not theirs or not offered, and commits one step (or one change of the
table); it never plays on. Nobody is told of anything before it is durable. No Telegram here.

A step is one action, or two where a press of *Throw* both takes the sticks (an action where a
rescue is offered too, senet 2.11) and throws them, or where a throw's only move is played by itself
for who wants it so: docs/decisions/0003.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.book import Result
from bot.match import forfeit
from bot.seating import INVITATION_MS, Place, Seating, afresh
from bot.steps import (
    Actor,
    bot_due,
    differences,
    ending,
    only_move,
    play,
    refusal,
    settled,
    written,
)
from bot.table import Table
from games.core import Over, Told
from storage.rows import Notice, Person
from storage.store import AddNotice, ChangeGame, Op, Raise

__all__ = ["INVITATION_MS", "NUDGE", "NUDGE_MS", "Place", "Tables"]

NUDGE = "nudge"
"""The notice that is no message but a fresh board."""

NUDGE_MS = 120_000
"""Who has not acted two minutes after the turn came to them is probably looking elsewhere."""


class Tables(Seating):
    """All games, from the invitation (:mod:`bot.seating`) to the end."""

    # -- playing ---------------------------------------------------------------------------------

    async def act(
        self, game: int, ply: int, actor: Actor, action: str, *, update: int | None = None
    ) -> Result:
        """One step of `actor` at `ply`: the text of an offered action, or `throw`."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            reason = refusal(table, ply, actor)
            if reason is not None:
                return await self._refused(reason, table, update)
            played, told = play(table, action)
            if played is None:
                return Result("not-offered", table)
            played, told = await self._forced(actor, played, told)
            after = settled(played, self._clock())
            ops = (*written(table, after, self._clock()), *await self._nudge(table, after))
            return await self._commit(table, after, *ops, update=update, told=told)

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

    async def nudge(self, game: int, ply: int, person: Person, place: Place) -> Result:
        """Bring a fresh board to `person`, if the game still waits for them since `ply`."""
        table = await self.table(game)
        waits = table is not None and table.game.ply == ply and table.game.status == "playing"
        if table is None or not waits:
            return Result("stale", table)
        return await self.bring(game, person, place, wake=False)

    # -- pausing and ending ----------------------------------------------------------------------

    async def leave(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """Put the boards to sleep; the other player is told once."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if not table.plays(person.id):
                return await self._refused("foreign", table, update)
            if table.game.status != "playing":
                return await self._refused(
                    "asleep" if table.game.status == "asleep" else "over", table, update
                )
            changes = {"status": "asleep", "asleep_by": person.id, "bot_due_at": None}
            after = self._changed(table, changes)
            ops: list[Op] = [self._change(table, after, ("playing",)), Raise(game)]
            ops += await self._owed(after, person)
            return await self._commit(table, after, *ops, update=update)

    async def _owed(self, table: Table, leaver: Person) -> list[Op]:
        """The one notice to the other player of a game of two people."""
        others = table.people - {leaver.id}
        if not others:
            return []
        other = next(iter(others))
        chat, topic = table.game.chat, table.game.topic
        if table.game.mode == "link":
            private = await self._store.private_chat(other)
            if private is None:
                return []
            chat, topic = private.id, None
        notice = await self._store.new_id("notice")
        args = f'{{"who":{leaver.id},"other":{other}}}'
        return [AddNotice(Notice(notice, chat, topic, "notice-left", args, table.game.id))]

    async def wake(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """Either player wakes a sleeping game."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if not table.plays(person.id):
                return await self._refused("foreign", table, update)
            if table.game.status != "asleep":
                return await self._refused(
                    "over" if table.game.status == "over" else "awake", table, update
                )
            after = self._woken(table)
            ops = (self._change(table, after, ("asleep",)), Raise(game))
            return await self._commit(table, after, *ops, update=update)

    async def resign(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """`person` gives the game up; the other side wins."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if not table.plays(person.id):
                return await self._refused("foreign", table, update)
            seat = self._resigning_seat(table, person)
            if table.game.status not in ("playing", "asleep") or seat is None:
                return await self._refused("over", table, update)
            winners = tuple(p.seat for p in table.players if p.seat not in (None, seat))
            return await self._end(table, "resigned", winners, update, forfeit(table, seat))

    @staticmethod
    def _resigning_seat(table: Table, person: Person) -> int | None:
        """On one phone the side to move resigns."""
        if table.game.mode == "phone":
            return table.to_act.seat if table.to_act else None
        return next((p.seat for p in table.players if p.person == person.id), None)

    async def cancel(self, game: int, *, update: int | None = None) -> Result:
        """End a game without a result (a group's admin; the caller has checked that)."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if table.game.status == "over":
                return await self._refused("over", table, update)
            return await self._end(table, "cancelled", (), update)

    async def withdraw(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """The host takes the invitation back; the one it is reserved for may decline it."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if person.id not in (table.game.host, table.game.reserved):
                return await self._refused("not-host", table, update)
            if table.game.status != "open":
                return await self._refused("not-open", table, update)
            reason = "withdrawn" if person.id == table.game.host else "declined"
            return await self._end(table, reason, (), update)

    async def expire(self, game: int) -> Result:
        """An invitation nobody took in time."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            expires = table.game.expires_at
            if table.game.status != "open" or expires is None or expires > self._clock():
                return Result("not-open", table)
            return await self._end(table, "expired", (), None)

    async def _end(
        self,
        table: Table,
        reason: str,
        winners: tuple[int | None, ...],
        update: int | None,
        score: tuple[int, ...] | None = None,
    ) -> Result:
        if score is None:
            score = tuple(0 for _ in table.rules.letters)
        over = Over(tuple(s for s in winners if s is not None), reason, score)
        after = self._changed(table, ending(self._clock(), over))
        ops = (self._change(table, after, ("open", "playing", "asleep")), Raise(table.game.id))
        return await self._commit(table, after, *ops, update=update)

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
            board = next(
                (b for b in await self._store.boards(game) if b.chat == place.chat.id), None
            )
            if board is None:
                ops.append(await self._new_board(game, place))
            else:
                ops += afresh(board, place.topic)
            return await self._commit(table, after, *ops, update=update)

    async def touch(self, game: int) -> None:
        """Have every board of the game shown again (a name or a language changed)."""
        await self._store.commit(Raise(game), at=self._clock())
        self.changed(game)

    # -- small things ----------------------------------------------------------------------------

    def _changed(self, table: Table, changes: dict[str, Any]) -> Table:
        return replace(table, game=replace(table.game, changed_at=self._clock(), **changes))

    def _woken(self, table: Table) -> Table:
        awake = self._changed(table, {"status": "playing", "asleep_by": None})
        return self._changed(awake, {"bot_due_at": bot_due(awake, self._clock())})

    @staticmethod
    def _change(before: Table, after: Table, statuses: tuple[Any, ...]) -> ChangeGame:
        changes = differences(before.game, after.game)
        return ChangeGame(before.game.id, statuses, changes, ply=before.game.ply)
