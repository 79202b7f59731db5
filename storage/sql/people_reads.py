# ruff: noqa: S608 - all names are ours
"""What is asked of people and chats, and of the file."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields

from storage.rows import (
    Avoided,
    Chat,
    Copied,
    Deed,
    Favourite,
    Letter,
    Pair,
    Person,
    PutBackRow,
    Standing,
)
from storage.sql.numbers import HIGHEST_GAME
from storage.sql.reads import Reads, number
from storage.statements import select

_ADDRESS = "coalesce(person.telegram, chat.telegram)"
_CHAT_COLUMNS = ", ".join(
    _ADDRESS if field.name == "address" else f"chat.{field.name}" for field in fields(Chat)
)
_CHAT = f"SELECT {_CHAT_COLUMNS} FROM chat LEFT JOIN person ON person.id = chat.person WHERE "
LATELY = 100
"""So many games, and people, are the last ones."""
WEEK_MS = 7 * 24 * 3600 * 1000
_COPIED = (
    "WITH known (back_to) AS (SELECT GREATEST((SELECT coalesce(max(changed_at), 0) FROM game),"
    " (SELECT coalesce(max(seen_at), 0) FROM presence)))"
    f" SELECT COPY_MARK, GREATEST({HIGHEST_GAME}, (SELECT coalesce(max(floor), 0) FROM put_back)),"
    f" back_to, (SELECT count(*) FROM game WHERE created_at > back_to - {WEEK_MS})"
    " FROM known WHERE COPY_MARK <> 0"
    " AND COPY_MARK NOT IN (SELECT mark FROM put_back WHERE at IS NOT NULL)"
)


class PeopleReads(Reads):
    """What is asked of people and chats, and of the file."""

    async def _person(self, rest: str, value: int) -> Person | None:
        return await self._one(Person, select(Person, rest), value)

    async def _chat_of(self, address: int, person: int | None) -> Chat | None:
        if person is not None:
            return await self.private_chat(person)
        moved = "(SELECT chat FROM old_address WHERE telegram = ?)"
        where = f"chat.telegram = ? OR chat.id = {moved} ORDER BY chat.telegram = ? DESC LIMIT 1"
        return await self._one(Chat, _CHAT + where, address, address, address)

    async def chat_at(self, address: int) -> Chat | None:
        """Give the group with that Telegram id (or that had it once), if there is one."""
        return await self._chat_of(address, None)

    async def seen(self, update: int) -> bool:
        """Whether that update's work was committed."""
        return bool(await self._rows("SELECT 1 FROM seen_update WHERE id = ?", update))

    async def person(self, id_: int) -> Person | None:
        """Give the person, if there is one."""
        return await self._person("WHERE id = ?", id_)

    async def person_at(self, user: int) -> Person | None:
        """Give the person with that Telegram id, if they ever spoke to us."""
        return await self._person("WHERE telegram = ?", user)

    async def chat(self, id_: int) -> Chat | None:
        """Give the chat, if there is one."""
        return await self._one(Chat, _CHAT + "chat.id = ?", id_)

    async def private_chat(self, person: int) -> Chat | None:
        """Give the person's private chat, if they ever opened it."""
        return await self._one(Chat, _CHAT + "chat.person = ?", person)

    async def daily_groups(self, after: int, limit: int) -> tuple[Chat, ...]:
        """Give the groups that want the position of each day, by number, behind that one."""
        where = "chat.daily = 1 AND chat.id > ? ORDER BY chat.id LIMIT ?"
        return await self._all(Chat, _CHAT + where, after, limit)

    async def lessons(self, person: int, rules: str) -> frozenset[str]:
        """Give the ids of the lessons that the person has been told of a rule set."""
        sql = "SELECT lesson FROM lesson WHERE person = ? AND rules = ?"
        return frozenset(row[0] for row in await self._rows(sql, person, rules))

    async def favourites(self, chat: int) -> tuple[Favourite, ...]:
        """Give the chat's favourites as they were starred, then the rules last played there."""
        order = "starred IS NULL, starred, played DESC NULLS LAST, rules, switches"
        rest = f"WHERE chat = ? ORDER BY {order}"
        return await self._all(Favourite, select(Favourite, rest), chat)

    async def has_bell(self, person: int, chat: int) -> bool:
        """Whether the person is to hear of the next game in that group."""
        sql = "SELECT 1 FROM bell WHERE person = ? AND chat = ?"
        return bool(await self._rows(sql, person, chat))

    async def bells(self, person: int) -> tuple[Chat, ...]:
        """Give the groups of whose next game the person is to hear."""
        where = "chat.id IN (SELECT chat FROM bell WHERE bell.person = ?) ORDER BY chat.id"
        return await self._all(Chat, _CHAT + where, person)

    async def to_ring(self, chat: int) -> tuple[int, ...]:
        """Give who is to hear of a new game in that group and can: their numbers, in order."""
        sql = (
            "SELECT bell.person FROM bell JOIN person ON person.id = bell.person"
            " WHERE bell.chat = ? AND reachable = 1 AND banned IS NULL ORDER BY bell.person"
        )
        return tuple(row[0] for row in await self._rows(sql, chat))

    async def seekers(self, limit: int) -> tuple[Person, ...]:
        """Give those who look for somebody and can be written to, who has looked longest first."""
        rest = (
            "WHERE sought_at IS NOT NULL AND reachable = 1 AND banned IS NULL"
            " ORDER BY sought_at, id LIMIT ?"
        )
        return await self._all(Person, select(Person, rest), limit)

    async def apart(self, person: int) -> frozenset[int]:
        """Give those with whom that person wants no game, or who want none with them."""
        sql = (
            "SELECT other FROM avoided WHERE person = ?"
            " UNION SELECT person FROM avoided WHERE other = ?"
        )
        return frozenset(int(row[0]) for row in await self._rows(sql, person, person))

    async def avoided(self, person: int) -> tuple[Avoided, ...]:
        """Give when that person wanted to meet somebody no more, the first time first."""
        rest = "WHERE person = ? ORDER BY at, other"
        return await self._all(Avoided, select(Avoided, rest), person)

    async def reported(self, person: int, other: int) -> bool:
        """Tell whether that person has reported the other one."""
        sql = "SELECT 1 FROM avoided WHERE person = ? AND other = ? AND reported = 1"
        return bool(await self._rows(sql, person, other))

    async def begun_since(self, at: int) -> int:
        """Count the games that began since then, among the last ones that were made."""
        sql = (
            "SELECT count(*) FROM game WHERE started_at >= ?"
            " AND id > (SELECT coalesce(max(id), 0) FROM game) - 5000"
        )
        return int((await self._rows(sql, at))[0][0])

    async def games_played(self, person: int, most: int) -> int:
        """Count the games that are over in which that person had a seat, up to `most`."""
        sql = (
            "SELECT count(*) FROM (SELECT 1 FROM player WHERE person = ? AND over IS NOT NULL"
            " LIMIT ?) AS played"
        )
        return int((await self._rows(sql, person, most))[0][0])

    async def standings(
        self, people: Collection[int], rules: str | None = None
    ) -> tuple[Standing, ...]:
        """Give what these people have come to, by one rule set or by all."""
        who, values = ", ".join("?" * len(people)), (*people, *(() if rules is None else (rules,)))
        rest = f"WHERE person IN ({who}){'' if rules is None else ' AND rules = ?'}"
        sql = select(Standing, f"{rest} ORDER BY person, games DESC, rules")
        return await self._all(Standing, sql, *values) if people else ()

    async def pair(self, one: int, other: int) -> Pair | None:
        """Give what two have come to against each other."""
        low, high = sorted((one, other))
        return await self._one(Pair, select(Pair, "WHERE first = ? AND second = ?"), low, high)

    async def pairs(self, person: int, limit: int) -> tuple[Pair, ...]:
        """Give whom the person has met most."""
        rest = "WHERE first = ? OR second = ? ORDER BY games DESC, first, second LIMIT ?"
        return await self._all(Pair, select(Pair, rest), person, person, limit)

    async def banned(self, limit: int) -> tuple[Person, ...]:
        """Give those who may not use the bot any more, the last one first."""
        rest = "WHERE banned IS NOT NULL ORDER BY banned DESC, id DESC LIMIT ?"
        return await self._all(Person, select(Person, rest), limit)

    async def newest_people(self, limit: int) -> tuple[Person, ...]:
        """Give those who sat down last, then those who came first of late."""
        seats = (
            "SELECT person, max(game) AS seat FROM player WHERE person IS NOT NULL"
            f" AND game > (SELECT coalesce(max(id), 0) FROM game) - {LATELY} GROUP BY person"
        )
        rest = (
            f"LEFT JOIN ({seats}) AS sat ON sat.person = person.id WHERE telegram IS NOT NULL"
            f" AND (seat IS NOT NULL OR id > (SELECT coalesce(max(id), 0) FROM person) - {LATELY})"
            " ORDER BY seat DESC NULLS LAST, id DESC LIMIT ?"
        )
        return await self._all(Person, select(Person, rest), limit)

    async def newest_groups(self, limit: int) -> tuple[Chat, ...]:
        """Give the groups in which games were begun last, then those known for the shortest."""
        games = (
            "SELECT chat, max(id) AS newest FROM game"
            f" WHERE id > (SELECT coalesce(max(id), 0) FROM game) - {LATELY} GROUP BY chat"
        )
        sql = (
            f"SELECT {_CHAT_COLUMNS} FROM chat LEFT JOIN person ON person.id = chat.person"
            f" LEFT JOIN ({games}) AS begun ON begun.chat = chat.id WHERE kind = 'group'"
            " AND inline IS NULL AND"
            f" (newest IS NOT NULL OR chat.id > (SELECT max(id) FROM chat) - {LATELY})"
            " ORDER BY newest DESC NULLS LAST, chat.id DESC LIMIT ?"
        )
        return await self._all(Chat, sql, limit)

    async def deeds(self, limit: int) -> tuple[Deed, ...]:
        """Give what those who run the bot did, the last deed first."""
        rest = "ORDER BY id DESC LIMIT ?"
        return await self._all(Deed, select(Deed, rest), limit)

    async def letters_again(self) -> tuple[Letter, ...]:
        """Give the dead letters to be tried again, the oldest first."""
        rest = "WHERE again = 1 ORDER BY id"
        return await self._all(Letter, select(Letter, rest, table="dead_letter"))

    async def letters_kept(self) -> int:
        """Give the number of dead letters."""
        return number(await self._rows("SELECT count(*) FROM dead_letter")) or 0

    async def letters_of(self, person: int) -> tuple[Letter, ...]:
        """Give the dead letters of a person, or from their own chat, the oldest first."""
        rest = "WHERE person = ? OR chat IN (SELECT id FROM chat WHERE person = ?) ORDER BY id"
        return await self._all(
            Letter, select(Letter, rest, table="dead_letter"), person, person, long=True
        )

    async def upload(self, key: str) -> str | None:
        """Give Telegram's file id for the picture `key`."""
        return await self._one(str, "SELECT file FROM upload WHERE key = ?", key)

    async def last_present(self) -> int | None:
        """Give the time up to which all that Telegram had for us is settled."""
        return number(await self._rows("SELECT max(seen_at) FROM presence"))

    async def copied(self) -> Copied | None:
        """Give what must be known of a copy that nobody has served from."""
        rows = await self._rows(_COPIED, long=True)
        return Copied(*rows[0]) if rows else None

    async def put_back(self) -> tuple[PutBackRow, ...]:
        """Give each time that the file was put back, in order."""
        rest = "WHERE at IS NOT NULL ORDER BY at, first NULLS FIRST"
        return await self._all(PutBackRow, select(PutBackRow, rest, table="put_back"))

    async def bot(self) -> int | None:
        """Give the Telegram id of the bot to which the file belongs."""
        return number(await self._rows("SELECT max(id) FROM bot"))
