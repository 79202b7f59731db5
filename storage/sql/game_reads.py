"""What is asked of games."""

from __future__ import annotations

from storage.operations import Value
from storage.packing import unpack
from storage.rows import ActionRow, Finish, Game, Listed, Luck, Past, Player, Ready, Total
from storage.sql.reads import Reads, number
from storage.statements import select

ACTIONS = select(ActionRow, "WHERE game = ? AND ply >= ? ORDER BY ply", table="action")
_BODY = "SELECT body FROM packed WHERE game = ?"
_WITH_BOARD = "id IN (SELECT game FROM board WHERE chat = ? AND over IS NULL)"
_WITH_PERSON = (
    "id IN (SELECT game FROM player WHERE person = ? AND over IS NULL"
    " UNION SELECT id FROM game /*by game_unfinished*/ WHERE host = ?"
    " AND status <> 'over'"
    " UNION SELECT id FROM game /*by game_reserved*/ WHERE reserved = ?"
    " AND status <> 'over')"
)
_GAMES_OF = select(
    Game,
    "WHERE id IN (SELECT game FROM player WHERE person = ? AND game < ?"
    " UNION SELECT game FROM player WHERE resigned = ? AND game < ?"
    " UNION SELECT id FROM game WHERE host = ? AND id < ?"
    " UNION SELECT id FROM game WHERE reserved = ? AND id < ? AND status <> 'over')"
    " ORDER BY id DESC LIMIT ?",
)
_LATEST = select(
    Game,
    "WHERE id IN (SELECT game FROM board WHERE chat = ? AND over IS NULL UNION ALL SELECT game FROM"
    " (SELECT game FROM board WHERE chat = ? AND over IS NOT NULL ORDER BY over DESC, game DESC"
    " LIMIT 1) AS past) ORDER BY changed_at DESC, id DESC LIMIT 1",
)
_ENDED = select(
    Game,
    "WHERE id IN (SELECT game FROM (SELECT game FROM board WHERE chat = ? AND over IS NOT NULL"
    " ORDER BY over DESC, game DESC LIMIT ?) AS past) ORDER BY changed_at DESC, id DESC",
)
_FINISHED = select(
    Game,
    "WHERE id IN (SELECT game FROM (SELECT player.game, player.over FROM player"
    " JOIN game AS past ON past.id = player.game WHERE person = ? AND over IS NOT NULL"
    " AND past.salt IS NOT NULL AND past.result IS NOT NULL"
    " ORDER BY over DESC, player.game DESC LIMIT ? OFFSET ?) AS mine)"
    " ORDER BY changed_at DESC, id DESC",
)
_FINISHES = (
    "SELECT game.id, game.ended_at, game.result, game.rules, game.version, game.fields,"
    " game.position, player.seat, player.person FROM"
    " (SELECT game FROM board WHERE chat = ? AND over >= ? ORDER BY over DESC, game DESC LIMIT ?)"
    " AS past JOIN game ON game.id = past.game JOIN player ON player.game = game.id"
    " WHERE game.salt IS NOT NULL AND game.result IS NOT NULL AND game.mode <> 'phone'"
    " AND game.origin IS NULL"
    " AND player.person IS NOT NULL AND player.seat IS NOT NULL ORDER BY game.id, player.seat"
)
_PAST = (
    "SELECT game.id, game.rules, coalesce(game.ended_at, game.changed_at), game.result, seats.seat,"
    " coalesce(seats.person, seats.resigned) FROM"
    " (SELECT game FROM player WHERE person = ? AND over IS NOT NULL AND game > ?"
    " UNION SELECT game FROM player WHERE resigned = ? AND over IS NOT NULL AND game > ?) AS mine"
    " JOIN game ON game.id = mine.game JOIN player AS seats ON seats.game = game.id"
    " WHERE game.status = 'over' AND game.salt IS NOT NULL"
    " AND game.result IS NOT NULL AND game.mode <> 'phone' AND game.origin IS NULL"
    " AND seats.seat IS NOT NULL"
    " ORDER BY game.id, seats.seat LIMIT ?"
)


class GameReads(Reads):
    """What is asked of games."""

    async def game(self, id_: int) -> Game | None:
        """Give the game, if there is one."""
        return await self._game(select(Game, "WHERE id = ?"), id_)

    async def game_by_code(self, code: str) -> Game | None:
        """Give the game whose invitation link carries `code`."""
        return await self._game(select(Game, "WHERE code = ?"), code)

    async def ready(self, chat: int) -> Ready | None:
        """Give the next game that is made ready in `chat`."""
        return await self._one(Ready, select(Ready, "WHERE chat = ?"), chat)

    async def last_against_bot(self, chat: int, person: int) -> Game | None:
        """Give the game against the BOT last begun in `chat` by `person`, who played it."""
        rest = (
            "WHERE chat = ? AND mode = 'bot' AND host = ? AND started_at IS NOT NULL AND EXISTS"
            " (SELECT 1 FROM player WHERE player.game = game.id AND coalesce(resigned, person) = ?)"
            " ORDER BY started_at DESC, id DESC LIMIT 1"
        )
        return await self._game(select(Game, rest), chat, person, person)

    async def last_sign(self, person: int) -> str:
        """Give the sign that the person brought last."""
        sql = "SELECT sign FROM player WHERE person = ? AND sign <> '' ORDER BY game DESC LIMIT 1"
        found = await self._rows(sql, person)
        return str(found[0][0]) if found else ""

    async def players(self, game: int) -> tuple[Player, ...]:
        """Give the players in joining order."""
        return await self._all(Player, select(Player, "WHERE game = ? ORDER BY number"), game)

    async def actions(self, game: int, since: int = 0) -> tuple[ActionRow, ...]:
        """Give the actions from that ply on, in ply order."""
        rows = await self._all(ActionRow, ACTIONS, game, since, long=True)
        # In this order: a game that is packed between the two questions is found by the second.
        packed = [] if rows else await self._rows(_BODY, game, long=True)
        return unpack(game, packed[0][0], since) if packed else rows

    async def going(self, after: int, limit: int) -> tuple[Game, ...]:
        """Give the games that go on, or sleep, behind that number."""
        rest = "/*by game_going*/ WHERE status <> 'over' AND salt IS NOT NULL AND id > ?"
        sql = select(Game, f"{rest} ORDER BY id LIMIT ?")
        return await self._games(sql, after, limit, long=True)

    async def unpacked(self, before: int, limit: int) -> tuple[int, ...]:
        """Give games that are over and not packed, the first changed first."""
        sql = (
            "SELECT id FROM game WHERE status = 'over' AND packed = 0 AND changed_at < ?"
            " ORDER BY changed_at LIMIT ?"
        )
        return tuple(row[0] for row in await self._rows(sql, before, limit, long=True))

    async def games_of(self, person: int, before: int, limit: int) -> tuple[Game, ...]:
        """Give the games of a person, the newest first."""
        values = (person, before)
        return await self._games(_GAMES_OF, *values * 4, limit)

    async def unfinished(
        self, *, chat: int | None = None, person: int | None = None, limit: int = 50
    ) -> tuple[Game, ...]:
        """Give the games not over, of a chat or a person or both, the last changed first."""
        conditions, values = ["status <> 'over'"], list[Value]()
        if chat is not None:
            conditions.append(_WITH_BOARD)
            values.append(chat)
        if person is not None:
            conditions.append(_WITH_PERSON)
            values += [person, person, person]
        rest = f"WHERE {' AND '.join(conditions)} ORDER BY changed_at DESC, id DESC LIMIT ?"
        return await self._games(select(Game, rest), *values, limit, long=True)

    async def left(self, person: int) -> tuple[int, ...]:
        """Give the numbers of the games not over in which the BOT plays on for that person."""
        sql = "SELECT DISTINCT game FROM player WHERE resigned = ? AND over IS NULL ORDER BY game"
        return tuple(game for (game,) in await self._rows(sql, person))

    async def absent(self, person: int) -> tuple[int, ...]:
        """Give the numbers of the games not over in which a seat of that person is marked."""
        sql = (
            "SELECT DISTINCT game FROM player WHERE coalesce(person, resigned) = ?"
            " AND absent <> '' AND over IS NULL ORDER BY game"
        )
        return tuple(game for (game,) in await self._rows(sql, person))

    async def invitations(self, host: int) -> int:
        """Count the open games that somebody hosts."""
        sql = "SELECT count(*) FROM game WHERE host = ? AND status <> 'over' AND status = 'open'"
        return int((await self._rows(sql, host))[0][0])

    async def rematches(self, game: int) -> tuple[Game, ...]:
        """Give the games that followed that one, in the order in which they were made."""
        return await self._games(select(Game, "WHERE rematch_of = ? ORDER BY id"), game)

    async def latest(self, chat: int) -> Game | None:
        """Give the last changed game with a board in `chat`, over or not."""
        return await self._game(_LATEST, chat, chat)

    async def ended(self, chat: int, limit: int) -> tuple[Game, ...]:
        """Give the games that ended with a board in `chat`, the last changed first."""
        return await self._games(_ENDED, chat, limit)

    async def last_acted(self, game: int, person: int) -> int | None:
        """Give the time of the last action by that person; None if there is none."""
        sql = (
            "SELECT at FROM action JOIN player USING (game, seat)"
            " WHERE game = ? AND player.person = ? ORDER BY ply DESC LIMIT 1"
        )
        rows = await self._rows(sql, game, person)
        return number(rows) if rows else None

    async def not_over(self) -> tuple[int, ...]:
        """Give the numbers of all games that are not over."""
        sql = "SELECT id FROM game WHERE status <> 'over' ORDER BY id"
        return tuple(row[0] for row in await self._rows(sql, long=True))

    async def untallied(self, limit: int) -> tuple[Game, ...]:
        """Give games that are over and whose throws are not counted, the oldest first."""
        rest = "/*by game_to_tally*/ WHERE status = 'over' AND tallied = 0 ORDER BY id LIMIT ?"
        return await self._games(select(Game, rest), limit, long=True)

    async def to_review(self, limit: int) -> tuple[int, ...]:
        """Give the games whose luck is to be told from skill, in order."""
        sql = "SELECT game FROM to_review ORDER BY game LIMIT ?"
        return tuple(row[0] for row in await self._rows(sql, limit, long=True))

    async def finished(self, person: int, limit: int, skip: int = 0) -> tuple[Game, ...]:
        """Give the games with a seat of that person that began and are over, the last one first."""
        return await self._games(_FINISHED, person, limit, skip)

    async def finishes(self, chat: int, since: int, limit: int) -> tuple[Finish, ...]:
        """Give how the last games of a chat ended since then, for each seat of a person."""
        return await self._by_rules(Finish, _FINISHES, chat, since, limit, long=True)

    async def to_recount(self, limit: int) -> tuple[int, ...]:
        """Give whose games of before standings were kept are to be counted, in order."""
        sql = "SELECT person FROM to_recount ORDER BY person LIMIT ?"
        return tuple(row[0] for row in await self._rows(sql, limit, long=True))

    async def past(self, person: int, after: int, limit: int) -> tuple[Past, ...]:
        """Give how the games of somebody behind that number ended, a row for each of their seats,
        so many rows at most."""
        return await self._all(Past, _PAST, person, after, person, after, limit, long=True)

    async def tally(self) -> tuple[Total, ...]:
        """Give what was counted, by device."""
        rest = "ORDER BY device, total"
        return await self._all(Total, select(Total, rest, table="tally"), long=True)

    async def luck(self, *, person: int | None = None, chat: int | None = None) -> tuple[Luck, ...]:
        """Give what a person threw, or what was thrown in games of a chat, or both."""
        given = {"person": person, "chat": chat}
        asked = {name: value for name, value in given.items() if value is not None}
        where = " AND ".join(f"{name} = ?" for name in asked) or "true"
        rest = f"WHERE {where} ORDER BY person, chat, kind"
        return await self._all(Luck, select(Luck, rest, table="luck"), *asked.values(), long=True)

    async def unlisted_since(self) -> int | None:
        """Give when the first game ended that is over and stands on no list."""
        sql = "SELECT min(changed_at) FROM game WHERE status = 'over' AND listed IS NULL"
        return number(await self._rows(sql, long=True))

    async def unlisted(self, until: int) -> tuple[Game, ...]:
        """Give the games that ended before `until` and stand on no list, by number."""
        rest = "WHERE status = 'over' AND listed IS NULL AND changed_at < ? ORDER BY id"
        return await self._games(select(Game, rest), until, long=True)

    async def listed(self, day: str) -> tuple[Game, ...]:
        """Give the games on that day's list, by number."""
        rest = "/*by game_listed*/ WHERE listed = ? ORDER BY id"
        return await self._games(select(Game, rest), day, long=True)

    async def listing(self, *, until: str = "~") -> tuple[Listed, ...]:
        """Give the last two lists up to that day, the last one first."""
        rest = "WHERE day <= ? ORDER BY day DESC LIMIT 2"
        return await self._all(Listed, select(Listed, rest, table="listing"), until, long=True)
