"""What a press or a text asks of the database costs no more in a chat with a long history."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage.engines.sqlite.connections import Connection, connect
from storage.opening import open_sqlite
from storage.operations import (
    AddNotice,
    AddStale,
    ChangeBoard,
    ChangeChat,
    ChangeGame,
    ChangePerson,
    DelayNotice,
    DelayStale,
    DropNotice,
    DropStale,
    GiveBack,
    Instruct,
    KeepNotice,
    KeepUpload,
    Learn,
    MarkAbsent,
    Mute,
    PlayedBy,
    Raise,
    Shown,
    Star,
    TakeOver,
)
from storage.rows import Game, Notice
from tests.storage.kit import Kit, closing_after, step

FEW, MANY = 30, 3000
"""Games that are over."""

Asked = dict[str, tuple[Any, ...]]
"""Statements, with the last values that came with them."""

IN_ORDER = re.compile(
    r"SCAN \w+ USING (COVERING )?INDEX (board_dirty|game_bot_due|"
    r"game_expires|upload_at)"
)
"""Windows of what is due: they are read along an index that holds nothing else."""

HARMLESS = (
    "SCAN CONSTANT ROW",
    "SCAN (subquery",
    "SCAN common",
    "SCAN place",
    "SCAN due",
    "SCAN past",
)


class Listening:
    """A connection that notes what is asked."""

    def __init__(self, connection: Connection, asked: Asked) -> None:
        self._connection = connection
        self._asked = asked

    async def execute(self, sql: str, /) -> Any:
        return await self._connection.execute(sql)

    async def execute_fetchall(self, sql: str, values: Iterable[Any] = (), /) -> Iterable[Any]:
        self._asked[sql] = tuple(values)
        return await self._connection.execute_fetchall(sql, values)

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]], /) -> Any:
        every = [tuple(row) for row in rows]
        self._asked[sql] = every[-1]
        return await self._connection.executemany(sql, every)

    async def close(self) -> None:
        await self._connection.close()


async def chat_with(folder: Path, past: int) -> tuple[Path, Asked]:
    """A file in which Anna and a club have so many games behind them and one that goes on; and all
    that is asked while they play, talk and press."""
    file, asked = folder / f"{past}.db", Asked()

    async def listening(path: Path) -> Connection:
        return Listening(await connect(path), asked)

    async with closing_after(await open_sqlite(file, connect=listening)) as store:
        kit = Kit(store)
        anna, club = await kit.anna(), await kit.club()
        await store.see_chat(501, "private", anna.id)
        await kit.game(mode="bot", started_at=1)
        await _fill(file, past, await kit.game())
    asked.clear()
    async with closing_after(await open_sqlite(file, connect=listening)) as store:
        await _played(Kit(store), anna.id, club.id)
    return file, asked


async def _fill(file: Path, past: int, game: Game) -> None:
    """Games that are over, each with a board, in the club; every second one against the BOT."""
    columns = [name for name in Game.__dataclass_fields__ if name != "id"]
    names = ", ".join(columns)
    with closing(sqlite3.connect(file)) as writing, writing:
        for number in range(100, 100 + past):
            writing.execute(
                f"INSERT INTO game (id, {names}) SELECT ?, {names} FROM game WHERE id = ?",  # noqa: S608 - our names
                (number, game.id),
            )
            writing.execute(
                "UPDATE game SET mode = ?, started_at = ?, next_game = ? WHERE id = ?",
                ("bot" if number % 2 else "group", number, 100_000 + number, number),
            )
            writing.execute(
                "INSERT INTO player (game, number, person, press) VALUES (?, 0, ?, 'p')",
                (number, game.host),
            )
            writing.execute(
                "INSERT INTO board (id, game, chat, message, wanted, shown, theme, orientation,"
                " parked, not_before, tries) VALUES (?, ?, ?, ?, 3, 3, 'papyrus', 0, 0, 0, 0)",
                (number, number, game.chat, number),
            )
            writing.execute(
                "UPDATE game SET status = 'over', changed_at = ? WHERE id = ?", (number, number)
            )


async def _played(kit: Kit, anna: int, club: int) -> None:
    """Everything that a chat asks while it plays."""
    store = kit.store
    game = await kit.game()
    board = await kit.board(game.id)
    await store.commit(Shown(board.id, 1, 7), update=9, at=1)
    await store.commit(step(game.id, 0), Raise(game.id), update=10, at=1)
    await store.commit(
        ChangeGame(game.id, ("playing",), (("offer", "{}"),)),
        ChangeBoard(board.id, (("tapped", "1"),), raise_=True),
        ChangePerson(anna, (("asked", "x"),)),
        ChangeChat(club, (("title", "Club"),)),
        Learn(anna, "thibault", "x"),
        Star(club, "thibault", "", 1),
        PlayedBy(club, "thibault", "", 1),
        Instruct(game.id, 0, anna, ""),
        Mute(game.id, 0, anna, muted=True),
        MarkAbsent(game.id, 0, anna, "asked"),
        TakeOver(game.id, 0, anna, "novice", "asked"),
        GiveBack(game.id, 0, anna),
        KeepUpload("k", "f", 1),
        AddStale(club, 3),
        DelayStale(club, 3, 5),
    )
    notice = Notice(await store.new_id("notice"), club, None, "x", "{}", game.id, ply=1)
    await store.commit(AddNotice(notice))
    await store.commit(DelayNotice(notice.id, 1))
    await store.commit(KeepNotice(notice.id, 5, 1))
    await store.stale_messages(10)
    await store.notices(10)
    await store.commit(DropNotice(notice.id), DropStale(club, 3))
    await store.see_person(501, "Anne", "en")
    await store.chat_at(-1001)
    await store.seen(9)
    await store.person(anna)
    await store.private_chat(anna)
    await store.lessons(anna, "thibault")
    await store.favourites(club)
    await store.game_by_code("x")
    await store.ready(club)
    await store.last_against_bot(club, anna)
    await store.players(game.id)
    await store.actions(game.id)
    await store.boards(game.id)
    await store.board_at(club, 7)
    await store.dirty_boards(10)
    await store.unfinished(chat=club)
    await store.unfinished(person=anna)
    await store.absent(anna)
    await store.unfinished(chat=club, person=anna, limit=1)
    await store.rematches(game.id)
    await store.latest(club)
    await store.ended(club, 5)
    await store.last_acted(game.id, anna)
    await store.due_bots(10)
    await store.next_bot_at()
    await store.expired(10)
    await store.upload("k")
    await store.prune(1, 5)
    await store.commit(ChangeGame(game.id, ("playing",), (("status", "over"),)))


@pytest.fixture
async def long_ago(tmp_path: Path) -> tuple[Path, Asked]:
    return await chat_with(tmp_path, MANY)


def works(asked: Asked) -> list[str]:
    """The statements that read or change rows."""
    return [sql for sql in asked if not sql.startswith(("PRAGMA", "BEGIN"))]


async def test_every_statement_of_a_chat_finds_its_rows_by_an_index(
    long_ago: tuple[Path, Asked],
) -> None:
    file, asked = long_ago
    assert len(works(asked)) > 50
    found = []
    with closing(sqlite3.connect(file)) as reading:
        for sql in works(asked):
            plan = reading.execute(f"EXPLAIN QUERY PLAN {sql}", asked[sql]).fetchall()
            details = [row[3] for row in plan]
            scans = [d for d in details if d.startswith("SCAN")]
            found += [
                f"{scan}: {sql}"
                for scan in scans
                if not IN_ORDER.match(scan) and not scan.startswith(HARMLESS)
            ]
    assert found == []


async def test_no_statement_works_harder_where_much_was_played(tmp_path: Path) -> None:
    """Counted in steps of SQLite's machine, so no clock decides."""
    costs: list[dict[str, int]] = []
    for past in (FEW, MANY):
        file, asked = await chat_with(tmp_path, past)
        costs.append({sql: steps(file, sql, asked[sql]) for sql in works(asked)})
    few, many = costs
    slower = {sql: (few[sql], many[sql]) for sql in few if many[sql] > 2 * few[sql] + 300}
    assert slower == {}


def steps(file: Path, sql: str, values: tuple[Any, ...]) -> int:
    """How many steps of SQLite's machine a statement takes; nothing is kept of it."""
    count = 0

    def counted() -> int:
        nonlocal count
        count += 1
        return 0

    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN")
        connection.set_progress_handler(counted, 1)
        try:
            connection.execute(sql, values).fetchall()
        except sqlite3.IntegrityError:
            pass  # it was done before
        finally:
            connection.set_progress_handler(None, 1)
            connection.execute("ROLLBACK")
    return count
