"""What the tests of every store share. Another database stands beside SQLite by one line here."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from storage.engines.sqlite.connections import Connection, connect
from storage.engines.sqlite.migrate import migrate
from storage.opening import open_sqlite, open_store
from storage.operations import (
    AddBoard,
    AddGame,
    AddNotice,
    Op,
    Step,
)
from storage.rows import ActionRow, Board, Chat, Game, Notice, Person, Player
from storage.schema import migrations
from storage.sql.store import SqlStore
from storage.store import Store
from tests.postgres import Server

S = TypeVar("S", bound=Store)


async def sqlite_in(folder: Path) -> Store:
    return await open_sqlite(laid(folder / "games.db"), inline=True)


def laid(file: Path) -> Path:
    """The file; where there is none, a new database that holds nothing yet."""
    if not file.exists():
        file.write_bytes(_empty())
    return file


@cache
def _empty() -> bytes:
    """What a new database comes to: its migrations are run once and not for every test."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        with closing(sqlite3.connect(file, isolation_level=None)) as made:
            made.execute("PRAGMA journal_mode = WAL")
            migrate(made)
        return file.read_bytes()


STORES = ("sqlite", "postgres")
"""The databases there are."""


@asynccontextmanager
async def closing_after(store: S) -> AsyncIterator[S]:
    """Close the store however the test ends: an open one would keep Python from ending."""
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Kit]:
    """A SQLite store whose file lies in a folder; opening again finds it."""
    async with closing_after(await sqlite_in(folder)) as store:
        yield Kit(store)


@asynccontextmanager
async def opened_on(server: Server) -> AsyncIterator[Kit]:
    """A store on a PostgreSQL that holds nothing yet."""
    async with server.database() as url, closing_after(await open_store(url)) as store:
        yield Kit(store)


def action(game: int, ply: int, text: str = "9-13", faces: str | None = None) -> ActionRow:
    return ActionRow(game, ply, ply % 2, text, 1_000_000 + ply, faces)


def step(game: int, ply: int, *changes: tuple[str, Any]) -> Step:
    return Step(game, ply, (action(game, ply),), changes)


async def fates(*works: Awaitable[None]) -> list[type[BaseException] | None]:
    """What came of works that were begun together: None, or the class of the refusal."""
    results = await asyncio.gather(*works, return_exceptions=True)
    return [None if result is None else type(result) for result in results]


class Kit:
    """A store and the rows that a test needs but does not speak of."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def anna(self) -> Person:
        return await self.store.see_person(501, "Anna", "en")

    async def club(self) -> Chat:
        return await self.store.see_chat(-1001, "group")

    async def game(self, *, host: int | None = None, players: int = 1, **columns: Any) -> Game:
        """A game in the club, `playing` unless told otherwise, hosted and played by Anna."""
        host = (await self.anna()).id if host is None else host
        id_ = await self.store.new_id("game")
        game = Game(
            id=id_,
            rules="thibault",
            version=1,
            fields="{}",
            mode="group",
            status="playing",
            ply=0,
            position="start",
            host=host,
            chat=(await self.club()).id,
            topic=None,
            secret=bytes(32),
            commitment="0" * 64,
            created_at=1,
            changed_at=1,
        )
        game = replace(game, **columns)
        seated = tuple(Player(id_, n, host, None, f"press{n}") for n in range(players))
        await self.store.commit(AddGame(game, seated))
        return game

    async def games(self, number: int) -> list[Game]:
        return [await self.game() for _ in range(number)]

    async def board(self, game: int, **columns: Any) -> Board:
        """A board in the club that shows nothing yet."""
        id_ = await self.store.new_id("board")
        chat = columns.pop("chat", None) or (await self.club()).id
        board = replace(Board(id_, game, chat, None, None, 1, 0), **columns)
        await self.store.commit(AddBoard(board))
        return board

    async def notice(self, **columns: Any) -> Notice:
        id_ = await self.store.new_id("notice")
        notice = Notice(id_, (await self.club()).id, None, "left", '{"name": "x"}', None)
        notice = replace(notice, **columns)
        await self.store.commit(AddNotice(notice))
        return notice

    async def now(self, game: int) -> Game:
        found = await self.store.game(game)
        assert found is not None
        return found

    async def board_now(self, board: int) -> Board:
        found = await self.store.board(board)
        assert found is not None
        return found

    async def asked(self, sql: str) -> list[tuple[Any, ...]]:
        """What the database itself says."""
        assert isinstance(self.store, SqlStore)
        return [tuple(row) for row in await self.store._rows(sql)]

    async def together(self, *works: Op) -> list[type[BaseException] | None]:
        return await fates(*(self.store.commit(work) for work in works))


class Recording:
    """A connection that keeps what it ran and may fail at a statement."""

    def __init__(
        self, under: Connection, log: list[str], failure: Callable[[str], Exception | None]
    ) -> None:
        self._under, self._log, self._failure = under, log, failure

    def _note(self, sql: str) -> None:
        self._log.append(sql)
        failure = self._failure(sql)
        if failure is not None:
            raise failure

    async def execute(self, sql: str, /) -> Any:
        self._note(sql)
        return await self._under.execute(sql)

    async def execute_fetchall(self, sql: str, values: Iterable[Any] = (), /) -> Iterable[Any]:
        self._note(sql)
        return await self._under.execute_fetchall(sql, values)

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]], /) -> Any:
        self._note(sql)
        return await self._under.executemany(sql, rows)

    async def close(self) -> None:
        await self._under.close()


def of_schema(file: Path, version: int) -> Path:
    """Make a database of an older program: of that schema, and empty."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        migrate(connection, migrations()[:version])
    return file


@asynccontextmanager
async def recorded(
    folder: Path,
    failure: Callable[[str], Exception | None] = lambda _: None,
    *,
    inline: bool = False,
) -> AsyncIterator[tuple[Kit, list[str]]]:
    """A SQLite store with the list of all that its connections run."""
    log: list[str] = []

    async def recording(path: Path) -> Connection:
        return Recording(await connect(path), log, failure)

    file = folder / "games.db"
    async with closing_after(await open_sqlite(file, connect=recording, inline=inline)) as store:
        yield Kit(store), log
