"""Pauses: a player leaves and the boards sleep; either player wakes the game. Where nothing happens
for long the players are asked what is to become of it; no game ends by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.table import notice_rows
from bot.table.book import Book, Result
from bot.table.changes import Change, Decision, amended, differing, shown_again, woken
from bot.table.table import Table
from storage.operations import (
    AddNotice,
    Op,
)
from storage.rows import Game

LIES_MS: Final = 90 * 24 * 3600 * 1000
"""Where nothing has happened for so long the players are asked, and again after as long."""


class Pauses:
    """Leaving, and asking about games in which nothing happens."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def leave(self, game: int, person: int) -> Result:
        """Put the boards to sleep; the other player is told once, however often somebody leaves and
        comes back meanwhile."""

        async def decide(table: Table, now: int) -> Decision:
            decision = leaving(table, now, person)
            if isinstance(decision, Change):
                told = await self._tell(table, now, person)
                return replace(decision, ops=(*decision.ops, *told))
            return decision

        return await self._book.decide(game, decide)

    async def _tell(self, table: Table, now: int, leaver: int) -> list[Op]:
        """The notices to the other people at the table: one each in their own chats, one for all
        of them in a group."""
        said, store = notice_rows.left_message(table, leaver), self._book.store
        if said is None or not self._book.quiet.allows(table.game.id, now):
            return []
        places: list[tuple[int, int | None]] = [(table.game.chat, table.game.topic)]
        if table.game.mode == "link":
            others = sorted(table.people - {leaver})
            chats = [await store.private_chat(other) for other in others]
            places = [(chat.id, None) for chat in chats if chat is not None]
        return [
            AddNotice(notice_rows.left(await store.new_id("notice"), chat, topic, *said, table))
            for chat, topic in places
        ]

    async def ask(self, game: int) -> Result:
        """Nothing happens in a game: its players are asked, in every chat that shows it, what is to
        become of it."""

        async def decide(table: Table, now: int) -> Decision:
            store = self._book.store
            if not lies(table.game, now):
                return "awake"
            places = notice_rows.news_places(await store.boards(game))
            asked = [
                AddNotice(notice_rows.lies(await store.new_id("notice"), chat, topic, game))
                for chat, topic in places.items()
            ]
            after = asked_at(table, now)
            return Change(after, (differing(table, after, "playing", "asleep"), *asked))

        return await self._book.decide(game, decide)


def lies(game: Game, now: int) -> bool:
    """Whether nothing has happened to a game, or was asked about it, for so long."""
    last = max(game.changed_at, game.asked_at or 0)
    return game.status in ("playing", "asleep") and now - last > LIES_MS


def asked_at(table: Table, now: int) -> Table:
    """The table whose players were asked just now, or have answered."""
    return replace(table, game=replace(table.game, asked_at=now))


def leaving(table: Table, now: int, person: int) -> Decision:
    """What becomes of a game that somebody leaves."""
    if not table.plays(person):
        return "foreign"
    if table.game.status != "playing":
        return "asleep" if table.game.status == "asleep" else "over"
    after = amended(table, now, status="asleep", asleep_by=person, bot_due_at=None)
    return Change(after, (differing(table, after, "playing"), shown_again(table)))


def waking(table: Table, now: int, person: int) -> Decision:
    """A player wakes a sleeping game."""
    if not table.plays(person):
        return "foreign"
    if table.game.status != "asleep":
        return "over" if table.game.status == "over" else "awake"
    after = woken(table, now)
    return Change(after, (differing(table, after, "asleep"), shown_again(table)))


def keeping(table: Table, now: int, person: int) -> Decision:
    """A player keeps a game in which nothing happens: nobody is asked again for long."""
    if not table.plays(person):
        return "foreign"
    if table.game.status not in ("playing", "asleep"):
        return "over"
    after = asked_at(table, now)
    return Change(after, (differing(table, after, "playing", "asleep"),))
