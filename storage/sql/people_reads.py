"""What is asked of people and chats, and of the file."""

from __future__ import annotations

from dataclasses import fields

from storage.rows import Chat, Copied, Favourite, Letter, Person, PutBackRow
from storage.sql.numbers import HIGHEST_GAME
from storage.sql.reads import Reads, number
from storage.statements import reading, select

_to_person, _to_chat = reading(Person), reading(Chat)
_to_letter = reading(Letter)
_ADDRESS = "coalesce(person.telegram, chat.telegram)"
_CHAT_COLUMNS = ", ".join(
    _ADDRESS if field.name == "address" else f"chat.{field.name}" for field in fields(Chat)
)
_CHAT = f"SELECT {_CHAT_COLUMNS} FROM chat LEFT JOIN person ON person.id = chat.person WHERE "  # noqa: S608 - our names
WEEK_MS = 7 * 24 * 3600 * 1000
_COPIED = (
    "WITH known (back_to) AS (SELECT GREATEST((SELECT coalesce(max(changed_at), 0) FROM game),"  # noqa: S608 - our own numbers
    " (SELECT coalesce(max(seen_at), 0) FROM presence)))"
    f" SELECT COPY_MARK, GREATEST({HIGHEST_GAME}, (SELECT coalesce(max(floor), 0) FROM put_back)),"
    f" back_to, (SELECT count(*) FROM game WHERE created_at > back_to - {WEEK_MS})"
    " FROM known WHERE COPY_MARK <> 0"
    " AND COPY_MARK NOT IN (SELECT mark FROM put_back WHERE at IS NOT NULL)"
)


class PeopleReads(Reads):
    """What is asked of people and chats, and of the file."""

    async def _person(self, rest: str, value: int) -> Person | None:
        return await self._one(_to_person, select(Person, rest), value)

    async def _chat_of(self, address: int, person: int | None) -> Chat | None:
        if person is not None:
            return await self.private_chat(person)
        moved = "(SELECT chat FROM old_address WHERE telegram = ?)"
        where = f"chat.telegram = ? OR chat.id = {moved} ORDER BY chat.telegram = ? DESC LIMIT 1"
        return await self._one(_to_chat, _CHAT + where, address, address, address)

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
        return await self._one(_to_chat, _CHAT + "chat.id = ?", id_)

    async def private_chat(self, person: int) -> Chat | None:
        """Give the person's private chat, if they ever opened it."""
        return await self._one(_to_chat, _CHAT + "chat.person = ?", person)

    async def lessons(self, person: int, rules: str) -> frozenset[str]:
        """Give the ids of the lessons that the person has been told of a rule set."""
        sql = "SELECT lesson FROM lesson WHERE person = ? AND rules = ?"
        return frozenset(row[0] for row in await self._rows(sql, person, rules))

    async def favourites(self, chat: int) -> tuple[Favourite, ...]:
        """Give the chat's favourites as they were starred, then the rules last played there."""
        order = "starred IS NULL, starred, played DESC NULLS LAST, rules, switches"
        rest = f"WHERE chat = ? ORDER BY {order}"
        return await self._all(Favourite, select(Favourite, rest), chat)

    async def letters_again(self) -> tuple[Letter, ...]:
        """Give the dead letters to be tried again, the oldest first."""
        rest = "WHERE again = 1 ORDER BY id"
        return await self._all(_to_letter, select(Letter, rest, table="dead_letter"))

    async def letters_kept(self) -> int:
        """Give the number of dead letters."""
        return number(await self._rows("SELECT count(*) FROM dead_letter")) or 0

    async def letters_of(self, person: int) -> tuple[Letter, ...]:
        """Give the dead letters of a person, or from their own chat, the oldest first."""
        rest = "WHERE person = ? OR chat IN (SELECT id FROM chat WHERE person = ?) ORDER BY id"
        return await self._all(
            _to_letter, select(Letter, rest, table="dead_letter"), person, person, long=True
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
