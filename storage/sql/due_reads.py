# ruff: noqa: S608 - all names are ours
"""What is asked of boards, and of what is due."""

from __future__ import annotations

from collections.abc import Collection

from storage.rows import Board, Game, Notice, Reminder, StaleMessage
from storage.sql.reads import Reads, number
from storage.sql.windows import (
    BOARDS,
    NOTICES,
    NOTICES_OF_GAME,
    STALE_MESSAGES,
    but_those,
    due_bots,
    of_shards,
)
from storage.statements import select
from storage.store import ALL, EACH, HEALING, WINDOW

_BEHIND = "SELECT id FROM game WHERE status <> 'over' AND id > ?1 ORDER BY id LIMIT ?2"
_TO_REMIND = (
    "SELECT DISTINCT person.id FROM game JOIN player ON player.game = game.id"
    " JOIN person ON person.id = player.person JOIN chat ON chat.person = person.id"
    " LEFT JOIN reminder ON reminder.person = person.id"
    f" WHERE game.id IN ({_BEHIND}) AND game.status = 'playing'"
    " AND game.mode IN ('group', 'link') AND game.changed_at <= ?3 AND player.over IS NULL"
    " AND person.reachable = 1 AND person.telegram IS NOT NULL AND person.banned IS NULL"
    " AND person.reminded <> 'never' AND (reminder.at IS NULL OR reminder.at <= ?4)"
    f" AND {of_shards('chat.id', '?5')} ORDER BY person.id"
)


class DueReads(Reads):
    """What is asked of boards, and of what is due."""

    async def board(self, id_: int) -> Board | None:
        """Give the board, if there is one."""
        return await self._one(Board, select(Board, "WHERE id = ?"), id_)

    async def boards(self, game: int) -> tuple[Board, ...]:
        """Give every board of the game in the order they were made, parked ones too."""
        return await self._all(Board, select(Board, "WHERE game = ? ORDER BY id"), game)

    async def board_at(self, chat: int, message: int) -> Board | None:
        """Give the board standing in that message; one still served before a parked one."""
        rest = "WHERE chat = ? AND message = ? ORDER BY parked, id DESC LIMIT 1"
        return await self._one(Board, select(Board, rest), chat, message)

    async def board_pictured(self, picture: str) -> Board | None:
        """Give the board that shows the picture of that name."""
        rest = "WHERE picture = ? ORDER BY id DESC LIMIT 1"
        return await self._one(Board, select(Board, rest), picture)

    async def dirty_boards(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH, mine: int = ALL
    ) -> tuple[Board, ...]:
        """Give the boards to show now, a few of each chat, longest waiting first."""
        return await self._all(Board, BOARDS, now, after, chats, each, mine, long=True)

    async def healing_boards(
        self, now: int, limit: int = HEALING, *, mine: int = ALL
    ) -> tuple[Board, ...]:
        """Give the boards of unfinished games to try as they should be, those due first."""
        rest = f"WHERE heal_at <= ? AND over IS NULL AND {of_shards()} ORDER BY heal_at LIMIT ?"
        return await self._all(Board, select(Board, rest), now, mine, limit)

    async def due_bots(
        self, now: int, limit: int = 100, but: Collection[int] = (), *, mine: int = ALL
    ) -> tuple[Game, ...]:
        """Give the games `playing` whose BOT is due, the longest due of each chat first."""
        return await self._games(due_bots(len(but)), now, mine, *but, limit)

    async def next_bot_at(self, but: Collection[int] = (), *, mine: int = ALL) -> int | None:
        """Give the time the next BOT is due; None if none is."""
        sql = (
            "SELECT min(bot_due_at) FROM game WHERE status = 'playing' AND bot_due_at IS NOT NULL"
            f" AND {of_shards()}{but_those('id', len(but))}"
        )
        return number(await self._rows(sql, mine, *but))

    async def expired(
        self, now: int, *, after: tuple[int, int] = (0, 0), limit: int = 100, mine: int = ALL
    ) -> tuple[Game, ...]:
        """Give the open games whose invitation has expired, the first expired first."""
        rest = (
            f"WHERE status = 'open' AND expires_at <= ? AND (expires_at, id) > (?, ?)"
            f" AND {of_shards()} ORDER BY expires_at, id LIMIT ?"
        )
        return await self._games(select(Game, rest), now, *after, mine, limit)

    async def due_clocks(self, now: int, *, after: int = 0, limit: int = 100) -> tuple[Game, ...]:
        """Give the games whose boards want showing for the time of a turn."""
        rest = "WHERE clock_at <= ? AND id > ? ORDER BY id LIMIT ?"
        return await self._games(select(Game, rest), now, after, limit)

    async def next_clock_at(self) -> int | None:
        """Give the time when the boards of any game next want showing for that."""
        sql = "SELECT min(clock_at) FROM game WHERE clock_at IS NOT NULL"
        return number(await self._rows(sql))

    async def due_lobbies(self, now: int, *, limit: int = 100, mine: int = ALL) -> tuple[Game, ...]:
        """Give the invitations at which BOTs are due, or a seat is kept no longer."""
        rest = (
            "WHERE status = 'open' AND (fill_at IS NOT NULL OR kept_until IS NOT NULL)"
            f" AND (fill_at <= ? OR kept_until <= ?) AND {of_shards()} ORDER BY id LIMIT ?"
        )
        return await self._games(select(Game, rest), now, now, mine, limit)

    async def notices(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH, mine: int = ALL
    ) -> tuple[Notice, ...]:
        """Give the short messages owed now, a few of each chat, the longest due first; of those
        that were sent the ones whose turn is over."""
        return await self._all(Notice, NOTICES, now, after, chats, each, mine, long=True)

    async def notices_of(self, game: int, now: int | None = None) -> tuple[Notice, ...]:
        """Give the notices about that game, those due by `now` if that is given."""
        if now is None:
            return await self._all(Notice, select(Notice, "WHERE game = ? ORDER BY id"), game)
        return await self._all(Notice, NOTICES_OF_GAME, now, game)

    async def stale_messages(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH, mine: int = ALL
    ) -> tuple[StaleMessage, ...]:
        """Give the messages whose keyboard is to go now, a few of each chat, the longest due first.

        None of a chat to which a board is being posted: the message may be that board's, not
        noted yet, and `Shown` must find it here.
        """
        return await self._all(
            StaleMessage, STALE_MESSAGES, now, after, chats, each, mine, long=chats > 1
        )

    async def reminder(self, person: int) -> Reminder | None:
        """Give a person's reminder, if there ever was one."""
        return await self._one(Reminder, select(Reminder, "WHERE person = ?"), person)

    async def reminders_asked(
        self, now: int, limit: int = 100, *, mine: int = ALL
    ) -> tuple[Reminder, ...]:
        """Give the reminders that people have asked for by now, the longest due first."""
        rest = f"WHERE asked = 1 AND at <= ? AND {of_shards()} ORDER BY at, person LIMIT ?"
        return await self._all(Reminder, select(Reminder, rest), now, mine, limit)

    async def reminders_standing(
        self, after: int, limit: int, *, mine: int = ALL
    ) -> tuple[Reminder, ...]:
        """Give those that stand in a message, by the numbers of their people."""
        rest = f"WHERE message IS NOT NULL AND person > ? AND {of_shards()} ORDER BY person LIMIT ?"
        return await self._all(Reminder, select(Reminder, rest), after, mine, limit)

    async def reminders_about(self, game: int, *, mine: int = ALL) -> tuple[Reminder, ...]:
        """Give those that stand and belong to people of that game."""
        theirs = "SELECT coalesce(person, resigned) FROM player WHERE game = ?"
        rest = f"WHERE message IS NOT NULL AND person IN ({theirs}) AND {of_shards()}"
        return await self._all(Reminder, select(Reminder, rest), game, mine)

    async def to_remind(
        self, now: int, waited: int, after: int, games: int, *, mine: int = ALL
    ) -> tuple[tuple[int, ...], int]:
        """Give who may have to be reminded, of the next games, and the last of these games."""
        found = await self._all(int, _TO_REMIND, after, games, waited, now, mine, long=True)
        ends = await self._rows(f"SELECT max(id), count(*) FROM ({_BEHIND}) AS next", after, games)
        last, many = ends[0]
        return found, last if many == games else 0
