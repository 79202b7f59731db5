"""Pausing and ending a game: leaving and waking, resigning, and ends without a result."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.book import Result
from bot.lobby import Lobby
from bot.sitting import TAKES_OVER
from bot.steps import bot_due, differences, ending
from bot.table import Table
from games.core import Over
from storage.rows import Notice, Person, Player
from storage.store import AddNotice, ChangeGame, Op, Raise, TakeOver


class Pauses(Lobby):
    """The door as far as pauses and ends."""

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
        """The notices to the other people at the table: one each in their own chats, one for all
        of them in a group."""
        others = sorted(table.people - {leaver.id})
        if not others:
            return []
        message, args = "notice-left-all", {"who": leaver.id}
        if len(others) == 1:
            message, args = "notice-left", {"who": leaver.id, "other": others[0]}
        places: list[tuple[int, int | None]] = [(table.game.chat, table.game.topic)]
        if table.game.mode == "link":
            chats = [await self._store.private_chat(other) for other in others]
            places = [(chat.id, None) for chat in chats if chat is not None]
        owed = []
        for chat, topic in places:
            notice = await self._store.new_id("notice")
            words = json.dumps(args, separators=(",", ":"))
            owed.append(AddNotice(Notice(notice, chat, topic, message, words, table.game.id)))
        return [*owed]

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
        """`person` gives the game up. Of two the other wins; of more the BOT takes the seat over,
        and the game goes on as long as somebody plays (decision 11)."""
        async with self._at(game) as table:
            if table is None:
                return Result("unknown")
            if not table.plays(person.id):
                return await self._refused("foreign", table, update)
            if table.game.status not in ("playing", "asleep"):
                return await self._refused("over", table, update)
            if table.watched:
                return await self._end(table, "withdrawn", (), update)
            player = table.resigning(person.id)
            if player is None or player.seat is None:
                return await self._refused("not-yours", table, update)
            if not table.rules.may_resign(table.state, player.seat):
                return await self._refused("may-not-resign", table, update)
            if len(table.players) > 2:
                return await self._taken_over(table, player, person.id, update)
            winners = tuple(p.seat for p in table.players if p.seat not in (None, player.seat))
            score = table.rules.forfeit(table.state, player.seat)
            return await self._end(table, "resigned", winners, update, score)

    async def _taken_over(
        self, table: Table, player: Player, person: int, update: int | None
    ) -> Result:
        """The BOT plays on for who resigned; when nobody else is left, the game has ended."""
        if all(p.person is None for p in table.players if p != player):
            return await self._end(table, "abandoned", (), update)
        taken = replace(player, person=None, bot=TAKES_OVER, resigned=person)
        players = tuple(taken if p == player else p for p in table.players)
        after = self._changed(replace(table, players=players), {"offer": None})
        after = self._changed(after, {"bot_due_at": bot_due(after, self._clock())})
        return await self._commit(
            table,
            after,
            self._change(table, after, ("playing", "asleep")),
            TakeOver(table.game.id, player.number, person, TAKES_OVER),
            Raise(table.game.id),
            update=update,
        )

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
            score = (0,) * max(len(table.players), min(table.rules.seats))
        over = Over(tuple(s for s in winners if s is not None), reason, score)
        after = self._changed(table, ending(self._clock(), over))
        ops = (self._change(table, after, ("open", "playing", "asleep")), Raise(table.game.id))
        return await self._commit(table, after, *ops, update=update)

    def _changed(self, table: Table, changes: dict[str, Any]) -> Table:
        return replace(table, game=replace(table.game, changed_at=self._clock(), **changes))

    def _woken(self, table: Table) -> Table:
        awake = self._changed(table, {"status": "playing", "asleep_by": None})
        return self._changed(awake, {"bot_due_at": bot_due(awake, self._clock())})

    @staticmethod
    def _change(before: Table, after: Table, statuses: tuple[Any, ...]) -> ChangeGame:
        changes = differences(before.game, after.game)
        return ChangeGame(before.game.id, statuses, changes, ply=before.game.ply)
