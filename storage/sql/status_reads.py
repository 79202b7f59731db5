"""What who runs the bot wants to know of the whole database, at one moment."""

from __future__ import annotations

from storage.rows import Bulletin, BulletinTo, Count, Failed, Maintenance, Person
from storage.sql.reads import Reads, number
from storage.statements import select
from storage.store import ANYBODY

_READER = "news = 1 AND reachable = 1 AND banned IS NULL AND telegram IS NOT NULL"
"""Whoever asked for news, and can be written to."""

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS

_COUNTS = (
    ("people", "person WHERE telegram IS NOT NULL"),
    ("groups", "chat WHERE kind = 'group' AND inline IS NULL"),
    ("private chats", "chat WHERE kind = 'private' AND person IS NOT NULL"),
    ("invitations", "game WHERE status = 'open'"),
    ("games going on", "game WHERE status = 'playing'"),
    ("games asleep", "game WHERE status = 'asleep'"),
    ("games over", "game WHERE status = 'over' AND started_at IS NOT NULL"),
    ("games begun", "game WHERE started_at >= ?1"),
    ("games ended", "game WHERE status = 'over' AND started_at IS NOT NULL AND ended_at >= ?1"),
    (
        "actions",
        "action WHERE at >= ?2 AND game IN (SELECT id FROM game WHERE changed_at >= ?2)",
    ),
    ("boards waiting", "board WHERE shown < wanted AND parked = 0"),
    ("boards parked", "board WHERE parked = 1 AND over IS NULL"),
    ("messages owed", "notice WHERE sent IS NULL AND not_before <= ?3"),
    ("dead letters", "dead_letter"),
)
_STATUS = " UNION ALL ".join(
    f"SELECT {place}, '{what}', (SELECT count(*) FROM {rows})"  # noqa: S608 - our own words
    for place, (what, rows) in enumerate(_COUNTS)
)


class StatusReads(Reads):
    """What is asked of all there is."""

    async def status(self, now: int) -> tuple[Count, ...]:
        """Count what there is `now` (milliseconds since 1970); games begun and ended on its day
        (UTC), actions of its last hour. It looks at every game: for now and then."""
        rows = await self._rows(_STATUS, now - now % DAY_MS, now - HOUR_MS, now)
        return tuple(Count(what, many) for _, what, many in sorted(rows))

    async def letters_lately(self, limit: int) -> tuple[Failed, ...]:
        """Give the reasons of the dead letters, the one met last first."""
        sql = (
            "SELECT reason, count(*), max(at) AS last FROM dead_letter"
            " GROUP BY reason ORDER BY last DESC, reason LIMIT ?"
        )
        return await self._all(Failed, sql, limit)

    async def maintenance(self) -> Maintenance:
        """Give the line of maintenance; an empty one where none was ever written."""
        found = await self._one(Maintenance, select(Maintenance, ""))
        return found or Maintenance()

    async def waiting_games(self, after: int, limit: int) -> tuple[int, ...]:
        """Give the numbers of the games behind that one that are open or go on, in order."""
        sql = (
            "SELECT id FROM game WHERE status <> 'over' AND status <> 'asleep' AND id > ?"
            " ORDER BY id LIMIT ?"
        )
        return tuple(game for (game,) in await self._rows(sql, after, limit))

    async def bulletin(self, id_: int) -> Bulletin | None:
        """Give the news of that number."""
        return await self._one(Bulletin, select(Bulletin, "WHERE id = ?"), id_)

    async def last_bulletins(self, limit: int) -> tuple[Bulletin, ...]:
        """Give the news that were written last, the last first."""
        return await self._all(Bulletin, select(Bulletin, "ORDER BY id DESC LIMIT ?"), limit)

    async def going_bulletin(self) -> Bulletin | None:
        """Give the news that are on their way; the oldest, if there are several."""
        rest = "WHERE status = 'going' ORDER BY id LIMIT 1"
        return await self._one(Bulletin, select(Bulletin, rest))

    async def bulletin_to(self, bulletin: int) -> tuple[BulletinTo, ...]:
        """Give those behind whom the news have not simply gone on, those due first."""
        rest = "WHERE bulletin = ? ORDER BY not_before, person"
        return await self._all(BulletinTo, select(BulletinTo, rest, table="bulletin_to"), bulletin)

    async def next_reader(self, after: int, upto: int) -> Person | None:
        """Give the next person, by their number, who asked for news and can be written to."""
        rest = f"WHERE {_READER} AND id > ? AND id <= ? ORDER BY id LIMIT 1"
        return await self._one(Person, select(Person, rest), after, upto)

    async def readers(self, after: int = 0, upto: int = ANYBODY) -> int:
        """Count those behind that number who asked for news and can be written to."""
        sql = f"SELECT count(*) FROM person WHERE {_READER} AND id > ? AND id <= ?"  # noqa: S608 - our words
        return number(await self._rows(sql, after, upto)) or 0
