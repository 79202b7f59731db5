"""Pauses: a player leaves and the boards sleep; either player wakes the game."""

from __future__ import annotations

from bot.table import notice_rows
from bot.table.book import Book, Change, Decision, Result
from bot.table.changes import amended, differing, shown_again, woken
from bot.table.table import Table
from storage.rows import Person
from storage.store import AddNotice, Op


class Pauses:
    """Leaving and waking."""

    def __init__(self, book: Book) -> None:
        self._book = book

    async def leave(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """Put the boards to sleep; the other player is told once."""

        async def decide(table: Table) -> Decision:
            decision = leaving(table, person.id, self._book.clock())
            if isinstance(decision, Change):
                return Change(decision.after, (*decision.ops, *await self._tell(table, person)))
            return decision

        return await self._book.decide(game, decide, update)

    async def _tell(self, table: Table, leaver: Person) -> list[Op]:
        """The notices to the other people at the table: one each in their own chats, one for all
        of them in a group."""
        said, store = notice_rows.left_message(table, leaver.id), self._book.store
        if said is None:
            return []
        places: list[tuple[int, int | None]] = [(table.game.chat, table.game.topic)]
        if table.game.mode == "link":
            others = sorted(table.people - {leaver.id})
            chats = [await store.private_chat(other) for other in others]
            places = [(chat.id, None) for chat in chats if chat is not None]
        return [
            AddNotice(
                notice_rows.left(await store.new_id("notice"), chat, topic, *said, table.game.id)
            )
            for chat, topic in places
        ]

    async def wake(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """Either player wakes a sleeping game."""

        async def decide(table: Table) -> Decision:
            return waking(table, person.id, self._book.clock())

        return await self._book.decide(game, decide, update)


def leaving(table: Table, person: int, now: int) -> Decision:
    """What becomes of a game that somebody leaves."""
    if not table.plays(person):
        return "foreign"
    if table.game.status != "playing":
        return "asleep" if table.game.status == "asleep" else "over"
    after = amended(table, now, status="asleep", asleep_by=person, bot_due_at=None)
    return Change(after, (differing(table, after, "playing"), shown_again(table)))


def waking(table: Table, person: int, now: int) -> Decision:
    """What becomes of a game that somebody wakes."""
    if not table.plays(person):
        return "foreign"
    if table.game.status != "asleep":
        return "over" if table.game.status == "over" else "awake"
    after = woken(table, now)
    return Change(after, (differing(table, after, "asleep"), shown_again(table)))
