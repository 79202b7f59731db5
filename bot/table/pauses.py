"""Pauses: a player leaves and the boards sleep; either player wakes the game. Where nothing happens
for long the players are asked what is to become of it; no game ends by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.table import notice_rows
from bot.table.book import Book, Change, Decision, Result
from bot.table.changes import amended, differing, shown_again, woken
from bot.table.table import Table
from storage.rows import Game, Person
from storage.store import AddNotice, Op

LIES_MS: Final = 90 * 24 * 3600 * 1000
"""Where nothing has happened for so long the players are asked, and again after as long."""

QUIET_MS = 120_000
"""Whoever was told that somebody left is not told again so soon; the board shows it anyway."""


class Pauses:
    """Leaving and waking."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._told: dict[int, int] = {}
        """When the others at a game were last told that somebody left."""

    async def leave(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """Put the boards to sleep; the other player is told once, however often somebody leaves and
        comes back meanwhile."""

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
        now = self._book.clock()
        if said is None or now - self._told.get(table.game.id, now - QUIET_MS) < QUIET_MS:
            return []
        self._told = {id_: at for id_, at in self._told.items() if now - at < QUIET_MS}
        self._told[table.game.id] = now
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

    async def ask(self, game: int) -> Result:
        """Ask the players of a game in which nothing happens what is to become of it, in every chat
        that shows it."""

        async def decide(table: Table) -> Decision:
            now, store = self._book.clock(), self._book.store
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

    async def keep(self, game: int, person: Person, *, update: int | None = None) -> Result:
        """A player keeps a game in which nothing happens: nobody is asked again for long."""

        async def decide(table: Table) -> Decision:
            if not table.plays(person.id):
                return "foreign"
            if table.game.status not in ("playing", "asleep"):
                return "over"
            after = asked_at(table, self._book.clock())
            return Change(after, (differing(table, after, "playing", "asleep"),))

        return await self._book.decide(game, decide, update)


def lies(game: Game, now: int) -> bool:
    """Whether nothing has happened to a game, or was asked about it, for so long."""
    last = max(game.changed_at, game.asked_at or 0)
    return game.status in ("playing", "asleep") and now - last > LIES_MS


def asked_at(table: Table, now: int) -> Table:
    """The table whose players were asked just now, or have answered."""
    return replace(table, game=replace(table.game, asked_at=now))


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
