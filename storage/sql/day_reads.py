"""What is asked of the position of the day."""

from __future__ import annotations

from storage.rows import DayAnswer, DayPoll, DayPosition, Game
from storage.sql.reads import Reads
from storage.statements import select

_LENT = (
    "WHERE status = 'over' AND ended_at < ? AND id > ?"
    " AND EXISTS (SELECT 1 FROM player WHERE game = game.id AND person IS NOT NULL)"
)


class DayReads(Reads):
    """What is asked of the position of the day."""

    async def asked_on(self, day: int) -> DayPosition | None:
        """Give what is asked on that day, if that is known."""
        rest = "WHERE day = ?"
        return await self._one(DayPosition, select(DayPosition, rest, table="day"), day)

    async def asked_before(self, day: int, limit: int) -> tuple[DayPosition, ...]:
        """Give what was asked before that day, the last first."""
        rest = "WHERE day < ? ORDER BY day DESC LIMIT ?"
        return await self._all(DayPosition, select(DayPosition, rest, table="day"), day, limit)

    async def found_positions(self) -> tuple[str, ...]:
        """Give the lines of the positions that were found in games, as they were found."""
        return await self._all(str, "SELECT line FROM day_position ORDER BY at, position")

    async def away_since(self, day: int) -> frozenset[int]:
        """Give the days from that one on in which somebody may not have been able to answer."""
        sql = "SELECT day FROM day_away WHERE day >= ?"
        return frozenset(await self._all(int, sql, day))

    async def day_poll(self, chat: int, day: int) -> DayPoll | None:
        """Give the poll of that chat and day, if there is one."""
        rest = "WHERE chat = ? AND day = ?"
        return await self._one(DayPoll, select(DayPoll, rest, table="day_poll"), chat, day)

    async def day_poll_of(self, poll: str) -> DayPoll | None:
        """Give the poll that has that id at Telegram."""
        return await self._one(DayPoll, select(DayPoll, "WHERE poll = ?", table="day_poll"), poll)

    async def lost_day_poll(self, now: int, user: int) -> DayPoll | None:
        """Give a poll, still open, that was begun to be sent more often than it is known to stand:
        that of their own chat, else the last one."""
        rest = (
            "WHERE closes_at > ? AND tries > CASE WHEN poll IS NULL THEN 0 ELSE 1 END"
            " ORDER BY CASE WHEN chat IN (SELECT chat.id FROM chat JOIN person"
            " ON person.id = chat.person WHERE person.telegram = ?) THEN 0 ELSE 1 END,"
            " day DESC, chat LIMIT 1"
        )
        return await self._one(DayPoll, select(DayPoll, rest, table="day_poll"), now, user)

    async def day_answers(self, person: int, limit: int) -> tuple[DayAnswer, ...]:
        """Give what somebody answered, the last day first."""
        rest = "WHERE person = ? ORDER BY day DESC LIMIT ?"
        sql = select(DayAnswer, rest, table="day_answer")
        return await self._all(DayAnswer, sql, person, limit)

    async def day_answers_in(self, chat: int, day: int) -> tuple[DayAnswer, ...]:
        """Give the answers of a day that were given in that chat, the first first."""
        rest = "WHERE chat = ? AND day = ? ORDER BY at, person"
        return await self._all(DayAnswer, select(DayAnswer, rest, table="day_answer"), chat, day)

    async def lent_games(self, before: int, after: int, limit: int) -> tuple[Game, ...]:
        """Give games that ended before that time and of which all who played allow it; none that
        goes on from another, which others may have played."""
        barred = (
            "AND origin IS NULL AND NOT EXISTS (SELECT 1 FROM player JOIN person"
            " ON person.id IN (player.person, player.resigned)"
            " WHERE player.game = game.id AND person.lends = 0) ORDER BY id LIMIT ?"
        )
        return await self._games(select(Game, f"{_LENT} {barred}"), before, after, limit)
