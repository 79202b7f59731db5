"""The repository on SQLite: one writing connection, a few reading ones.

WAL with `synchronous=FULL`: an acknowledged commit survives a power cut, and reads, each a single
statement, never wait for the writer. The file must lie on a local disk. :class:`SqliteStore` takes
no lock; a server holds :class:`storage.lock.ServerLock` beside it.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import aiosqlite

from storage.compiler import Work, compiled
from storage.migrate import check, migrate, migrations
from storage.rows import (
    ActionRow,
    Board,
    Chat,
    Favourite,
    Game,
    Notice,
    Person,
    Player,
    Ready,
    StaleMessage,
)
from storage.statements import KeepChat, KeepPerson, Prune, seen, select
from storage.store import DELETED_MS, DeadLetter, Op, StorageError, Value
from storage.writer import Connection, Writer

Connect: TypeAlias = Callable[[Path], Awaitable[Connection]]
"""Opens one connection, in autocommit mode; the first opened is the writing one."""

Row = TypeVar("Row")

READERS = 2
BUSY_MS = 10_000
"""How long a statement waits for another program's lock (a person with a shell, a backup)."""

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {BUSY_MS}",
)


_CHAT = (
    "SELECT chat.id, chat.kind, coalesce(person.user, chat.telegram), chat.person, chat.language,"
    " chat.mocked, chat.calls, chat.title, chat.reasons"
    " FROM chat LEFT JOIN person ON person.id = chat.person WHERE "
)
_ACTIONS = select(ActionRow, "WHERE game = ? ORDER BY ply", table="action")
_WITH_BOARD = "id IN (SELECT game FROM board WHERE chat = ?)"
_WITH_PERSON = (
    "id IN (SELECT game FROM player WHERE person = ?"
    " UNION SELECT id FROM game WHERE host = ? AND status <> 'over')"
)


async def connect(path: Path) -> Connection:
    """Open a connection in autocommit mode: transactions begin where the writer says so."""
    return await aiosqlite.connect(path, isolation_level=None, cached_statements=256)


class SqliteStore:
    """:class:`storage.store.Store` on a SQLite file; made by :meth:`open`."""

    def __init__(
        self,
        writing: Connection,
        reading: Sequence[Connection],
        ids: dict[str, int],
        turn: int,
    ) -> None:
        self._writing = writing
        self._readers = itertools.cycle(reading)
        self._reading = tuple(reading)
        self._ids = {table: itertools.count(last + 1) for table, last in ids.items()}
        self._turns = itertools.count(turn + 1)
        self._writer = Writer(writing)

    @classmethod
    async def open(cls, path: str | Path, *, connect: Connect = connect) -> SqliteStore:
        """Open the file at `path`, created and brought up to the newest schema if need be.

        Raises `StorageError` if it cannot be opened or is not ours, `NewerFile` if a newer program
        wrote it.
        """
        path = Path(path)
        await asyncio.to_thread(prepare, path)
        opened: list[Connection] = []
        try:
            for number in range(1 + READERS):
                opened.append(await connect(path))
                for pragma in _PRAGMAS:
                    await opened[-1].execute_fetchall(pragma)
                if number > 0:
                    await opened[-1].execute_fetchall("PRAGMA query_only = ON")
            ids = {table: await _last(opened[0], table) for table in ("game", "board", "notice")}
            waiting = (
                "SELECT coalesce(max(since), 0) FROM board WHERE shown < wanted AND parked = 0"
            )
            turn = next(iter(await opened[0].execute_fetchall(waiting)))[0]
        except BaseException as error:
            for connection in opened:
                await connection.close()
            if isinstance(error, sqlite3.Error):
                raise StorageError(f"cannot open the database {path}: {error}") from error
            raise
        return cls(opened[0], opened[1:], ids, turn)

    async def close(self) -> None:
        """Write what waits, then close every connection. Harmless when repeated."""
        try:
            await self._writer.close()
        finally:
            # Each has a thread, which would keep the program from ending.
            for connection in (*self._reading, self._writing):
                await connection.close()

    # --- writes

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        """Make `ops` durable together; see :meth:`storage.store.Store.commit`.

        Raises `ValueError` or `UnknownColumn` for what no program should ask.
        """
        await self._put(ops, update, at)

    async def _put(self, ops: Sequence[Work], update: int | None = None, at: int = 0) -> None:
        self._writer.check()
        # A dead letter counts as its update's work.
        updates = {op.update: op.at for op in ops if isinstance(op, DeadLetter)}
        if update is not None:
            updates[update] = at
        turn = next(self._turns)
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
        if table not in self._ids:
            raise ValueError(f"no ids are given out for {table!r}, only {', '.join(self._ids)}")
        return next(self._ids[table])

    async def see_person(self, user: int, name: str, code: str | None) -> Person:
        """Give the person with that Telegram id; writes only if something is new."""
        found = await self._person("WHERE user = ?", user)
        if found is None or (found.name, found.code) != (name, code):
            await self._put([KeepPerson(user, name, code)])
            found = await self._person("WHERE user = ?", user)
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

    async def prune(self, before: int, uploads: int) -> None:
        """Forget which updates were seen before that time, and all but the newest `uploads`."""
        await self._put([Prune(before, uploads)])

    # --- reads

    async def _rows(self, sql: str, *values: Value) -> list[Any]:
        try:
            return list(await next(self._readers).execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise StorageError(f"the database could not be read: {error}") from error
        except ValueError as error:
            # aiosqlite's word for a closed connection.
            raise StorageError("the database is closed") from error

    async def _all(self, row: Callable[..., Row], sql: str, *values: Value) -> tuple[Row, ...]:
        return tuple(row(*columns) for columns in await self._rows(sql, *values))

    async def _one(self, row: Callable[..., Row], sql: str, *values: Value) -> Row | None:
        found = await self._rows(sql, *values)
        return row(*found[0]) if found else None

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
        rest = "WHERE chat = ? ORDER BY starred IS NULL, starred, played DESC, rules, switches"
        return await self._all(Favourite, select(Favourite, rest), chat)

    async def game(self, id_: int) -> Game | None:
        """Give the game, if there is one."""
        return await self._one(Game, select(Game, "WHERE id = ?"), id_)

    async def game_by_code(self, code: str) -> Game | None:
        """Give the game whose invitation link carries `code`."""
        return await self._one(Game, select(Game, "WHERE code = ?"), code)

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
        return await self._one(Game, select(Game, rest), chat, person, person)

    async def players(self, game: int) -> tuple[Player, ...]:
        """Give the players in joining order."""
        return await self._all(Player, select(Player, "WHERE game = ? ORDER BY number"), game)

    async def actions(self, game: int) -> tuple[ActionRow, ...]:
        """Give all actions in ply order."""
        return await self._all(ActionRow, _ACTIONS, game)

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

    async def dirty_boards(self, now: int, limit: int = 100) -> tuple[Board, ...]:
        """Give the boards to show now, longest waiting first."""
        rest = "WHERE shown < wanted AND parked = 0 AND not_before <= ? ORDER BY since, id LIMIT ?"
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
            values += [person, person]
        rest = f"WHERE {' AND '.join(conditions)} ORDER BY changed_at DESC, id DESC LIMIT ?"
        return await self._all(Game, select(Game, rest), *values, limit)

    async def rematches(self, game: int) -> tuple[Game, ...]:
        """Give the games that followed that one, in the order in which they were made."""
        return await self._all(Game, select(Game, "WHERE rematch_of = ? ORDER BY id"), game)

    async def latest(self, chat: int) -> Game | None:
        """Give the last changed game with a board in `chat`, over or not."""
        rest = f"WHERE {_WITH_BOARD} ORDER BY changed_at DESC, id DESC LIMIT 1"
        return await self._one(Game, select(Game, rest), chat)

    async def last_acted(self, game: int, person: int) -> int | None:
        """Give the time of the last action by that person; None if there is none."""
        sql = (
            "SELECT max(at) FROM action JOIN player USING (game, seat)"
            " WHERE game = ? AND player.person = ?"
        )
        return _number(await self._rows(sql, game, person))

    async def due_bots(
        self, now: int, limit: int = 100, but: Collection[int] = ()
    ) -> tuple[Game, ...]:
        """Give the games `playing` whose BOT is due, the longest due first."""
        rest = (
            "WHERE status = 'playing' AND bot_due_at <= ?"
            f" AND id NOT IN ({', '.join('?' * len(but))}) ORDER BY bot_due_at, id LIMIT ?"
        )
        return await self._all(Game, select(Game, rest), now, *but, limit)

    async def next_bot_at(self, but: Collection[int] = ()) -> int | None:
        """Give the time the next BOT is due; None if none is."""
        sql = (
            "SELECT min(bot_due_at) FROM game WHERE status = 'playing' AND bot_due_at IS NOT NULL"
            " AND id NOT IN "
        )
        return _number(await self._rows(f"{sql}({', '.join('?' * len(but))})", *but))

    async def expired(self, now: int, limit: int = 100) -> tuple[Game, ...]:
        """Give the open games whose invitation has expired, the first expired first."""
        rest = "WHERE status = 'open' AND expires_at <= ? ORDER BY expires_at, id LIMIT ?"
        return await self._all(Game, select(Game, rest), now, limit)

    async def notices(self, now: int, limit: int = 100) -> tuple[Notice, ...]:
        """Give the short messages owed now, the longest due first; of those that were sent the ones
        whose turn is over."""
        rest = (
            "WHERE not_before <= ? AND (sent IS NULL OR not_before <= ? OR NOT EXISTS"
            " (SELECT 1 FROM game WHERE game.id = notice.game AND game.ply = notice.ply"
            " AND status = 'playing')) ORDER BY not_before, id LIMIT ?"
        )
        return await self._all(Notice, select(Notice, rest), now, now - DELETED_MS, limit)

    async def stale_messages(self, now: int, limit: int = 100) -> tuple[StaleMessage, ...]:
        """Give the messages whose keyboard is to go now, the longest due first.

        None of a chat to which a board is being posted: the message may be that board's, not
        noted yet, and `Shown` must find it here.
        """
        rest = (
            "WHERE not_before <= ? AND NOT EXISTS (SELECT 1 FROM board"
            " WHERE board.chat = stale_message.chat AND message IS NULL AND parked = 0"
            " AND shown < wanted)"
            " ORDER BY not_before, chat, message LIMIT ?"
        )
        sql = select(StaleMessage, rest, table="stale_message")
        return await self._all(StaleMessage, sql, now, limit)

    async def upload(self, key: str) -> str | None:
        """Give Telegram's file id for the picture `key`."""
        return await self._one(str, "SELECT file FROM upload WHERE key = ?", key)


def prepare(path: Path) -> None:
    """Create the file if need be (readable by its owner: secrets lie in it) and migrate it.

    Raises `StorageError` with the reason if it cannot be opened.
    """
    if sqlite3.sqlite_version_info < (3, 37):
        raise StorageError(f"SQLite 3.37 or newer is needed, this is {sqlite3.sqlite_version}")
    if not path.parent.is_dir():
        raise StorageError(f"cannot open the database {path}: there is no folder {path.parent}")
    try:
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            sync_folder(path.parent)
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            check(connection, migrations())  # it may be somebody else's: nothing is written yet
            for pragma in _PRAGMAS:
                connection.execute(pragma)
            migrate(connection)
        finally:
            connection.close()
    except StorageError as error:
        raise type(error)(f"{path}: {error}", full=error.full) from error
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"cannot open the database {path}: {error}") from error


def sync_folder(folder: Path) -> None:
    """Make a file's new name in `folder` durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


async def _last(connection: Connection, table: str) -> int:
    sql = f"SELECT coalesce(max(id), 0) FROM {table}"  # noqa: S608 - our three tables
    if table == "game":  # games that are sealed beforehand have their numbers already
        sealed = (
            "(SELECT coalesce(max(game), 0) FROM ready)",
            "(SELECT coalesce(max(next_game), 0) FROM game WHERE next_game IS NOT NULL)",
        )
        sql = f"SELECT max(({sql}), {', '.join(sealed)})"
    rows = list(await connection.execute_fetchall(sql))
    return int(rows[0][0])


def _number(rows: Sequence[Any]) -> int | None:
    return None if rows[0][0] is None else int(rows[0][0])


def _to_person(*columns: Any) -> Person:
    person = Person(*columns)
    sole = None if person.sole is None else bool(person.sole)
    reachable, explained = bool(person.reachable), bool(person.explained)
    return replace(person, reachable=reachable, sole=sole, explained=explained)


def _to_chat(*columns: Any) -> Chat:
    chat = Chat(*columns)
    mocked, calls, reasons = bool(chat.mocked), bool(chat.calls), bool(chat.reasons)
    return replace(chat, mocked=mocked, calls=calls, reasons=reasons)


def _to_board(*columns: Any) -> Board:
    board = Board(*columns)
    return replace(board, parked=bool(board.parked))
