"""All of a database is carried to another, of either kind: whole, compared, or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from storage.carrying import OWN, Carried, Row, Table, carry, ordered
from storage.engines.sqlite.backup import backup, verify
from storage.engines.sqlite.lock import SecondServer, ServerLock
from storage.opening import open_store, source, target
from storage.store import StorageError
from tests.postgres import Server
from tests.storage.filled import filled, tables
from tests.storage.kit import Kit, closing_after, laid, step


async def carried(one: str, other: str) -> Carried:
    async with source(one) as read, target(other) as written:
        return await carry(read, written)


async def dumped(url: str) -> dict[str, list[Row]]:
    """Every row of every table."""
    async with source(url) as read:
        return {
            table.name: [row async for block in read.rows(table) for row in block]
            for table in await read.tables()
        }


def named(file: Path) -> str:
    return f"sqlite:///{file}"


def names_in(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


@pytest.fixture
async def kinds(tmp_path: Path, postgres: Server) -> AsyncIterator[dict[str, list[str]]]:
    """Databases of each kind that hold nothing yet; those of SQLite are not even there."""
    files = [named(tmp_path / f"{number}.db") for number in range(2)]
    async with postgres.database(laid=False) as one, postgres.database() as other:
        yield {"sqlite": files, "postgres": [one, other]}


@pytest.fixture
def full(tmp_path: Path) -> str:
    """A file in which every column of every table says something."""
    file = laid(tmp_path / "full.db")
    filled(file)
    return named(file)


SINCE = "SELECT over FROM board ORDER BY id"

WAYS = [(one, other) for one in ("sqlite", "postgres") for other in ("sqlite", "postgres")]


@pytest.mark.parametrize(("one", "other"), WAYS)
async def test_everything_is_carried_from_either_kind_to_either(
    one: str, other: str, kinds: dict[str, list[str]], full: str
) -> None:
    first, last = kinds[one][0], kinds[other][1]
    await carried(full, first)
    done = await carried(first, last)
    before = await dumped(full)
    assert await dumped(last) == before
    assert done.rows == {table: len(rows) for table, rows in before.items()}
    assert min(done.rows.values()) == 1, "no table was empty"
    assert done.changed == 0


def test_no_table_is_left_out(tmp_path: Path) -> None:
    with closing(sqlite3.connect(laid(tmp_path / "games.db"))) as file:
        assert {*OWN} & {*tables(file)} == {"lease"}, "who serves is of the moment"
        assert len(tables(file)) > 20


@pytest.mark.parametrize("other", ["sqlite", "postgres"])
async def test_empty_texts_and_nothing_stay_apart_and_a_nul_is_told(
    other: str, kinds: dict[str, list[str]], tmp_path: Path
) -> None:
    file = laid(tmp_path / "names.db")
    names = ("", None, "\0", "a\0b", "Ж")
    with closing(sqlite3.connect(file)) as made, made:
        made.executemany(
            "INSERT INTO person (telegram, name) VALUES (?, ?)",
            [(number, name) for number, name in enumerate(names, 501)],
        )
    done = await carried(named(file), kinds[other][0])
    keeps = other == "sqlite"
    assert done.changed == (0 if keeps else 2)
    async with closing_after(await open_store(kinds[other][0])) as store:
        stored = [(await store.person(number)) for number in range(1, 6)]
    assert [person and person.name for person in stored] == [
        "", None, *(["\0", "a\0b"] if keeps else ["\ufffd", "a\ufffdb"]), "Ж",
    ]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), WAYS)
async def test_numbers_go_on_where_they_stood(
    one: str, other: str, kinds: dict[str, list[str]]
) -> None:
    start, end = kinds[one][0], kinds[other][1]
    async with closing_after(await open_store(start)) as store:
        kit = Kit(store)
        game = await kit.game()
        await store.commit(step(game.id, 0))
        chat, person = await kit.club(), await kit.anna()
    await carried(start, end)
    async with closing_after(await open_store(end)) as store:
        kit = Kit(store)
        assert (await kit.now(game.id)).ply == 1
        assert (await store.see_person(502, "Boris", "ru")).id == person.id + 1
        assert (await store.see_chat(-1002, "group")).id == chat.id + 1
        assert await store.new_id("game") > game.id
        await store.commit(step(game.id, 1))


@pytest.mark.parametrize("other", ["sqlite", "postgres"])
async def test_what_works_by_itself_works_after_it_and_not_meanwhile(
    other: str, kinds: dict[str, list[str]], tmp_path: Path
) -> None:
    """A board knows since when its game is over: a trigger tells it, but not of what is carried."""
    start = named(tmp_path / "start.db")
    async with closing_after(await open_store(start)) as store:
        kit = Kit(store)
        over, going = await kit.game(status="over"), await kit.game()
        for game in (over, going):
            await kit.board(game.id)
    with closing(sqlite3.connect(tmp_path / "start.db")) as file, file:
        file.execute("UPDATE board SET over = NULL")
    await carried(start, kinds[other][0])
    async with closing_after(await open_store(kinds[other][0])) as store:
        kit = Kit(store)
        assert await kit.asked(SINCE) == [(None,), (None,)]
        await store.commit(step(going.id, 0, ("status", "over"), ("changed_at", 7)))
        assert await kit.asked(SINCE) == [(None,), (7,)]


@pytest.mark.parametrize("other", ["sqlite", "postgres"])
async def test_cut_short_it_leaves_nothing_and_can_be_done_again(
    other: str, kinds: dict[str, list[str]], full: str, tmp_path: Path
) -> None:
    end = kinds[other][0]

    def cut(done: int, whole: int) -> None:
        if done > whole // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        async with source(full) as read, target(end) as written:
            await carry(read, written, cut)
    assert not {"0.db", "0.db.part"} & names_in(tmp_path)
    await carried(full, end)
    assert await dumped(end) == await dumped(full)


async def test_a_database_that_holds_something_is_not_written_to(
    kinds: dict[str, list[str]], full: str, tmp_path: Path
) -> None:
    for other in ("sqlite", "postgres"):
        end = kinds[other][0]
        await carried(full, end)
        with pytest.raises(StorageError, match=r"overwrites nothing|is not empty"):
            await carried(full, end)
    with pytest.raises(StorageError, match="there is no folder"):
        await carried(full, named(tmp_path / "nowhere/games.db"))


async def test_nobody_may_serve_from_it(kinds: dict[str, list[str]], full: str) -> None:
    lock = ServerLock.at_once(full.removeprefix("sqlite:///"))
    try:
        with pytest.raises(SecondServer):
            await carried(full, kinds["postgres"][0])
    finally:
        lock.release()
    served, free = kinds["postgres"]
    async with closing_after(await open_store(served)) as store:
        await store.leases.present("a", "", 60_000)
        with pytest.raises(StorageError, match="1 server serves from it"):
            await carried(served, free)
        with pytest.raises(StorageError, match="1 server serves from it"):
            await carried(full, served)


async def test_a_server_that_starts_meanwhile_waits_for_the_whole(
    kinds: dict[str, list[str]], full: str
) -> None:
    end = kinds["postgres"][0]
    async with source(full) as read, target(end) as written:
        await carry(read, written)
        connection = await asyncpg.connect(end)
        try:
            asked = await connection.fetchval("SELECT pg_try_advisory_lock(1147825511)")
        finally:
            await connection.close()
        assert asked is False, "for which every server asks"


async def test_a_backup_from_which_nobody_went_on_is_not_carried(
    kinds: dict[str, list[str]], full: str, tmp_path: Path
) -> None:
    backup(full.removeprefix("sqlite:///"), tmp_path / "backup.db")
    with pytest.raises(StorageError, match="start the server on it once"):
        await carried(named(tmp_path / "backup.db"), kinds["postgres"][0])


async def test_what_is_not_there_or_not_ours_says_so(
    kinds: dict[str, list[str]], tmp_path: Path, postgres: Server
) -> None:
    end = kinds["sqlite"][0]
    with pytest.raises(StorageError, match="there is no database"):
        await carried(named(tmp_path / "none.db"), end)
    with pytest.raises(StorageError, match="start the server on it once"):
        await carried(kinds["postgres"][0], end)
    async with postgres.database(laid=False) as other:
        await postgres.ask("CREATE TABLE cats (name TEXT)", other)
        with pytest.raises(StorageError, match="not a Djehuty database"):
            await carried(other, end)


class Losing:
    """A target that loses a row on its way."""

    def __init__(self, under: object) -> None:
        self._under = under

    def __getattr__(self, name: str) -> object:
        return getattr(self._under, name)

    async def put(self, table: Table, rows: Sequence[Row]) -> None:
        await self._under.put(table, rows[1:] if table.name == "tally" else rows)  # type: ignore[attr-defined] # any target


async def test_what_is_not_as_it_was_read_is_noticed(
    kinds: dict[str, list[str]], full: str, tmp_path: Path
) -> None:
    with pytest.raises(StorageError, match="what was carried of tally is not what was read"):
        async with source(full) as read, target(kinds["sqlite"][0]) as written:
            await carry(read, Losing(written))  # type: ignore[arg-type] # as above
    assert not (tmp_path / "0.db").exists()


async def test_a_new_file_is_whole_and_its_owners_alone(
    kinds: dict[str, list[str]], full: str, tmp_path: Path
) -> None:
    await carried(full, kinds["sqlite"][0])
    verify(tmp_path / "0.db")
    assert (tmp_path / "0.db").stat().st_mode & 0o777 == 0o600


def test_tables_that_refer_to_each_other_cannot_be_carried() -> None:
    a, b = (Table(name, ("id",), ("id",)) for name in "ab")
    assert ordered({a: {"b"}, b: ()}) == [b, a]
    with pytest.raises(StorageError, match="refer to each other: a, b"):
        ordered({a: {"b"}, b: {"a"}})
