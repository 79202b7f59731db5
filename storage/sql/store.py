"""The repository in SQL, over whatever engine: writes as statements, reads as rows.

Reads are of single statements, so each sees one moment of what is durable.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from storage.engine import Engine, Patience
from storage.packing import pack, unpack
from storage.rows import (
    ActionRow,
    Board,
    Chat,
    Copied,
    Favourite,
    Game,
    Letter,
    Listed,
    Luck,
    Notice,
    Person,
    Player,
    PutBackRow,
    Ready,
    StaleMessage,
    Total,
)
from storage.sql.compiler import Doing, compiled
from storage.sql.numbers import HIGHEST, HIGHEST_GAME, NUMBERED, TURN
from storage.sql.windows import (
    BOARDS,
    NOTICES,
    NOTICES_OF_GAME,
    STALE_MESSAGES,
    but_those,
    due_bots,
)
from storage.sql.writer import Writer
from storage.statements import (
    KeepChat,
    KeepCommon,
    KeepPerson,
    Prune,
    PutAway,
    reading,
    seen,
    select,
)
from storage.store import (
    EACH,
    HEALING,
    WINDOW,
    DeadLetter,
    Held,
    Op,
    PutBack,
    Stale,
    StorageError,
    Value,
)

Row = TypeVar("Row")

_a_game = reading(Game)
_to_person, _to_chat, _to_board = reading(Person), reading(Chat), reading(Board)
_to_letter = reading(Letter)

_CHAT = (
    "SELECT chat.id, chat.kind, coalesce(person.telegram, chat.telegram), chat.person,"
    " chat.language, chat.mocked, chat.calls, chat.title, chat.reasons"
    " FROM chat LEFT JOIN person ON person.id = chat.person WHERE "
)
_ACTIONS = select(ActionRow, "WHERE game = ? AND ply >= ? ORDER BY ply", table="action")
# `over` is that of the board's or player's game: what is asked does not slow down with history.
_COMMON = "SELECT id, text FROM common"
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
WEEK_MS = 7 * 24 * 3600 * 1000
_COPIED = (
    "WITH known (back_to) AS (SELECT GREATEST((SELECT coalesce(max(changed_at), 0) FROM game),"  # noqa: S608 - our own numbers
    " (SELECT coalesce(max(seen_at), 0) FROM presence)))"
    f" SELECT COPY_MARK, GREATEST({HIGHEST_GAME}, (SELECT coalesce(max(floor), 0) FROM put_back)),"
    f" back_to, (SELECT count(*) FROM game WHERE created_at > back_to - {WEEK_MS})"
    " FROM known WHERE COPY_MARK <> 0"
    " AND COPY_MARK NOT IN (SELECT mark FROM put_back WHERE at IS NOT NULL)"
)
_LATEST = select(
    Game,
    "WHERE id IN (SELECT game FROM board WHERE chat = ? AND over IS NULL UNION ALL SELECT game FROM"
    " (SELECT game FROM board WHERE chat = ? AND over IS NOT NULL ORDER BY over DESC, game DESC"
    " LIMIT 1) AS past) ORDER BY changed_at DESC, id DESC LIMIT 1",
)


class SqlStore:
    """:class:`storage.store.Store` over an engine; made by :meth:`open`."""

    def __init__(self, engine: Engine, common: dict[int, str], *, new: bool) -> None:
        self.new = new
        """Whether nothing had ever been saved when it was opened."""
        self._engine = engine
        self._common = common
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, engine: Engine, *, reading: bool = False) -> SqlStore:
        """Open the store over a database, brought up to the newest schema if need be, as soon as
        another program that holds it lets it go; for `reading` alone nothing is written at all.

        Raises `StorageError` if it cannot be opened or is not ours, or, for reading, is of an older
        program; `NewerFile` if a newer program wrote it.
        """
        patience, new = Patience(), False
        while True:
            try:
                if not reading:
                    new = await engine.migrate() or new
                await engine.open(reading=reading)
                break
            except Held:
                await patience.wait()
        try:
            for table, sql in HIGHEST.items():
                ((highest,),) = await engine.fetch(sql)
                await engine.next_ids(table, 0, above=highest)
            return cls(engine, dict(await engine.fetch(_COMMON)), new=new)
        except BaseException:
            await engine.close()
            raise

    async def close(self) -> None:
        """Write what waits, then let go of the database. Harmless when repeated."""
        try:
            await self._writer.close()
        finally:
            await self._engine.close()

    # --- writes

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        """Make `ops` durable together; see :meth:`storage.store.Store.commit`.

        Raises `ValueError` or `UnknownColumn` for what no program should ask.
        """
        await self._put(ops, update, at)
        for op in ops:
            if isinstance(op, PutBack):
                await self._engine.next_ids("game", 0, above=op.first - 1)

    async def _put(self, ops: Sequence[Doing], update: int | None = None, at: int = 0) -> None:
        self._writer.check()
        # A dead letter counts as its update's work.
        updates = {op.update: op.at for op in ops if isinstance(op, DeadLetter)}
        if update is not None:
            updates[update] = at
        (turn,) = await self._engine.next_ids(TURN, 1)
        statements = [seen(*item) for item in updates.items()]
        keys: set[Hashable] = {("update", id_) for id_ in updates}
        alone = False
        for op in ops:
            plan = compiled(op, turn)
            statements += plan.statements
            keys.update(plan.keys)
            alone |= plan.alone
        if statements:
            await asyncio.shield(self._writer.put(statements, keys, alone=alone))

    async def new_id(self, table: str) -> int:
        """Count on from the highest id in the file: one given out but never committed may recur
        after a restart, a committed game's or board's never."""
        if table not in NUMBERED:
            raise ValueError(f"no ids are given out for {table!r}, only {', '.join(NUMBERED)}")
        return (await self._engine.next_ids(table, 1))[0]

    async def see_person(self, user: int, name: str, code: str | None) -> Person:
        """Give the person with that Telegram id; writes only if something is new."""
        found = await self._person("WHERE telegram = ?", user)
        if found is None or (found.name, found.code) != (name, code):
            await self._put([KeepPerson(user, name, code)])
            found = await self._person("WHERE telegram = ?", user)
        if found is None:
            raise StorageError("a person just written cannot be read")
        return found

    async def see_chat(self, address: int, kind: str, person: int | None = None) -> Chat:
        """Give the chat with that Telegram id, `private` (with `person`), `group`, `supergroup`.

        A private chat is its person's: `address` is not kept. `ValueError` for other kinds.
        """
        if kind not in {"private", "group", "supergroup"}:
            raise ValueError(f"boards don't stand in a {kind!r}")
        if (kind == "private") != (person is not None):
            raise ValueError(f"a {kind} chat with person {person}")
        found = await self._chat_of(address, person)
        if found is None:
            await self._put([KeepChat(address if person is None else None, person)])
            found = await self._chat_of(address, person)
        if found is None:
            raise StorageError("a chat just written cannot be read")
        return found

    async def prune(self, before: int, uploads: int, long_ago: int = 0) -> None:
        """Forget what is old; see :meth:`storage.store.Store.prune`."""
        await self._put([Prune(before, uploads, long_ago)])

    # --- reads

    async def _rows(self, sql: str, *values: Value, long: bool = False) -> list[Any]:
        """The rows of a statement, as soon as another program lets the database go."""
        patience = Patience()
        while True:
            try:
                return await self._engine.fetch(sql, values, long=long)
            except Held:
                await patience.wait()

    async def _all(
        self, row: Callable[..., Row], sql: str, *values: Value, long: bool = False
    ) -> tuple[Row, ...]:
        return tuple(row(*columns) for columns in await self._rows(sql, *values, long=long))

    async def _one(self, row: Callable[..., Row], sql: str, *values: Value) -> Row | None:
        found = await self._rows(sql, *values)
        return row(*found[0]) if found else None

    def _to_game(self, *columns: Any) -> Game:
        game = _a_game(*columns)
        if not game.fields.startswith("#"):
            return game
        return replace(game, fields=self._common[int(game.fields[1:])])

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

    async def games_of(self, person: int, before: int, limit: int) -> tuple[Game, ...]:
        """Give the games of a person, the newest first."""
        values = (person, before)
        return await self._all(self._to_game, _GAMES_OF, *values * 4, limit)

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

    async def game(self, id_: int) -> Game | None:
        """Give the game, if there is one."""
        return await self._one(self._to_game, select(Game, "WHERE id = ?"), id_)

    async def game_by_code(self, code: str) -> Game | None:
        """Give the game whose invitation link carries `code`."""
        return await self._one(self._to_game, select(Game, "WHERE code = ?"), code)

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
        return await self._one(self._to_game, select(Game, rest), chat, person, person)

    async def players(self, game: int) -> tuple[Player, ...]:
        """Give the players in joining order."""
        return await self._all(Player, select(Player, "WHERE game = ? ORDER BY number"), game)

    async def actions(self, game: int, since: int = 0) -> tuple[ActionRow, ...]:
        """Give the actions from that ply on, in ply order."""
        rows = await self._all(ActionRow, _ACTIONS, game, since, long=True)
        # In this order: a game that is packed between the two questions is found by the second.
        packed = [] if rows else await self._rows(_BODY, game, long=True)
        return unpack(game, packed[0][0], since) if packed else rows

    async def going(self, after: int, limit: int) -> tuple[Game, ...]:
        """Give the games that go on, or sleep, behind that number."""
        rest = "/*by game_going*/ WHERE status <> 'over' AND salt IS NOT NULL AND id > ?"
        sql = select(Game, f"{rest} ORDER BY id LIMIT ?")
        return await self._all(self._to_game, sql, after, limit, long=True)

    async def unpacked(self, before: int, limit: int) -> tuple[int, ...]:
        """Give games that are over and not packed, the first changed first."""
        sql = (
            "SELECT id FROM game WHERE status = 'over' AND packed = 0 AND changed_at < ?"
            " ORDER BY changed_at LIMIT ?"
        )
        return tuple(row[0] for row in await self._rows(sql, before, limit, long=True))

    async def pack(self, game: int) -> None:
        """Put a finished game's actions away; see :meth:`storage.store.Store.pack`.

        `StorageError` if what was packed is not what would be read again.
        """
        found = await self.game(game)
        if found is None or found.status != "over":
            return
        rows = await self._all(ActionRow, _ACTIONS, game, 0, long=True)
        body = pack(rows)
        if unpack(game, body) != rows:
            raise StorageError(f"the actions of game {game} cannot be packed")
        number = await self._number_of(found.fields)
        with contextlib.suppress(Stale):  # it is packed already
            await self._put([PutAway(game, len(rows), body, number)])

    async def _number_of(self, text: str) -> int:
        """The number of a text that games have in common, which is known from now on."""
        for number, known in self._common.items():
            if known == text:
                return number
        await self._put([KeepCommon(text)])
        self._common.update(await self._rows(_COMMON))
        return await self._number_of(text)

    async def board(self, id_: int) -> Board | None:
        """Give the board, if there is one."""
        return await self._one(_to_board, select(Board, "WHERE id = ?"), id_)

    async def boards(self, game: int) -> tuple[Board, ...]:
        """Give every board of the game in the order they were made, parked ones too."""
        return await self._all(_to_board, select(Board, "WHERE game = ? ORDER BY id"), game)

    async def board_at(self, chat: int, message: int) -> Board | None:
        """Give the board standing in that message; one still served before a parked one."""
        rest = "WHERE chat = ? AND message = ? ORDER BY parked, id DESC LIMIT 1"
        return await self._one(_to_board, select(Board, rest), chat, message)

    async def dirty_boards(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH
    ) -> tuple[Board, ...]:
        """Give the boards to show now, a few of each chat, longest waiting first."""
        return await self._all(_to_board, BOARDS, now, after, chats, each, long=True)

    async def healing_boards(self, now: int, limit: int = HEALING) -> tuple[Board, ...]:
        """Give the boards of unfinished games to try as they should be, those due first."""
        rest = "WHERE heal_at <= ? AND over IS NULL ORDER BY heal_at LIMIT ?"
        return await self._all(_to_board, select(Board, rest), now, limit)

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
        return await self._all(self._to_game, select(Game, rest), *values, limit, long=True)

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
        return await self._all(
            self._to_game, select(Game, "WHERE rematch_of = ? ORDER BY id"), game
        )

    async def latest(self, chat: int) -> Game | None:
        """Give the last changed game with a board in `chat`, over or not."""
        return await self._one(self._to_game, _LATEST, chat, chat)

    async def last_acted(self, game: int, person: int) -> int | None:
        """Give the time of the last action by that person; None if there is none."""
        sql = (
            "SELECT at FROM action JOIN player USING (game, seat)"
            " WHERE game = ? AND player.person = ? ORDER BY ply DESC LIMIT 1"
        )
        rows = await self._rows(sql, game, person)
        return _number(rows) if rows else None

    async def due_bots(
        self, now: int, limit: int = 100, but: Collection[int] = ()
    ) -> tuple[Game, ...]:
        """Give the games `playing` whose BOT is due, the longest due of each chat first."""
        return await self._all(self._to_game, due_bots(len(but)), now, *but, limit)

    async def next_bot_at(self, but: Collection[int] = ()) -> int | None:
        """Give the time the next BOT is due; None if none is."""
        due = "SELECT min(bot_due_at) FROM game WHERE status = 'playing' AND bot_due_at IS NOT NULL"
        sql = due + but_those("id", len(but))
        return _number(await self._rows(sql, *but))

    async def expired(
        self, now: int, *, after: tuple[int, int] = (0, 0), limit: int = 100
    ) -> tuple[Game, ...]:
        """Give the open games whose invitation has expired, the first expired first."""
        rest = (
            "WHERE status = 'open' AND expires_at <= ? AND (expires_at, id) > (?, ?)"
            " ORDER BY expires_at, id LIMIT ?"
        )
        return await self._all(self._to_game, select(Game, rest), now, *after, limit)

    async def notices(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH
    ) -> tuple[Notice, ...]:
        """Give the short messages owed now, a few of each chat, the longest due first; of those
        that were sent the ones whose turn is over."""
        return await self._all(Notice, NOTICES, now, after, chats, each, long=True)

    async def notices_of(self, game: int, now: int | None = None) -> tuple[Notice, ...]:
        """Give the notices about that game, those due by `now` if that is given."""
        if now is None:
            return await self._all(Notice, select(Notice, "WHERE game = ? ORDER BY id"), game)
        return await self._all(Notice, NOTICES_OF_GAME, now, game)

    async def untallied(self, limit: int) -> tuple[Game, ...]:
        """Give games that are over and whose throws are not counted, the oldest first."""
        rest = "/*by game_to_tally*/ WHERE status = 'over' AND tallied = 0 ORDER BY id LIMIT ?"
        return await self._all(self._to_game, select(Game, rest), limit, long=True)

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
        return _number(await self._rows(sql, long=True))

    async def unlisted(self, until: int) -> tuple[Game, ...]:
        """Give the games that ended before `until` and stand on no list, by number."""
        rest = "WHERE status = 'over' AND listed IS NULL AND changed_at < ? ORDER BY id"
        return await self._all(self._to_game, select(Game, rest), until, long=True)

    async def listed(self, day: str) -> tuple[Game, ...]:
        """Give the games on that day's list, by number."""
        rest = "/*by game_listed*/ WHERE listed = ? ORDER BY id"
        return await self._all(self._to_game, select(Game, rest), day, long=True)

    async def listing(self, *, until: str = "~") -> tuple[Listed, ...]:
        """Give the last two lists up to that day, the last one first."""
        rest = "WHERE day <= ? ORDER BY day DESC LIMIT 2"
        return await self._all(Listed, select(Listed, rest, table="listing"), until, long=True)

    async def letters_again(self) -> tuple[Letter, ...]:
        """Give the dead letters to be tried again, the oldest first."""
        rest = "WHERE again = 1 ORDER BY id"
        return await self._all(_to_letter, select(Letter, rest, table="dead_letter"))

    async def letters_of(self, person: int) -> tuple[Letter, ...]:
        """Give the dead letters of a person, or from their own chat, the oldest first."""
        rest = "WHERE person = ? OR chat IN (SELECT id FROM chat WHERE person = ?) ORDER BY id"
        return await self._all(
            _to_letter, select(Letter, rest, table="dead_letter"), person, person, long=True
        )

    async def stale_messages(
        self, now: int, *, after: int = 0, chats: int = WINDOW, each: int = EACH
    ) -> tuple[StaleMessage, ...]:
        """Give the messages whose keyboard is to go now, a few of each chat, the longest due first.

        None of a chat to which a board is being posted: the message may be that board's, not
        noted yet, and `Shown` must find it here.
        """
        return await self._all(
            StaleMessage, STALE_MESSAGES, now, after, chats, each, long=chats > 1
        )

    async def last_present(self) -> int | None:
        """Give the time up to which all that Telegram had for us is settled."""
        return _number(await self._rows("SELECT max(seen_at) FROM presence"))

    async def copied(self) -> Copied | None:
        """Give what must be known of a copy that nobody has served from."""
        rows = await self._rows(_COPIED, long=True)
        return Copied(*rows[0]) if rows else None

    async def not_over(self) -> tuple[int, ...]:
        """Give the numbers of all games that are not over."""
        sql = "SELECT id FROM game WHERE status <> 'over' ORDER BY id"
        return tuple(row[0] for row in await self._rows(sql, long=True))

    async def put_back(self) -> tuple[PutBackRow, ...]:
        """Give each time that the file was put back, in order."""
        rest = "WHERE at IS NOT NULL ORDER BY at, first NULLS FIRST"
        return await self._all(PutBackRow, select(PutBackRow, rest, table="put_back"))

    async def bot(self) -> int | None:
        """Give the Telegram id of the bot to which the file belongs."""
        return _number(await self._rows("SELECT max(id) FROM bot"))

    async def upload(self, key: str) -> str | None:
        """Give Telegram's file id for the picture `key`."""
        return await self._one(str, "SELECT file FROM upload WHERE key = ?", key)


def _number(rows: Sequence[Any]) -> int | None:
    return None if rows[0][0] is None else int(rows[0][0])
