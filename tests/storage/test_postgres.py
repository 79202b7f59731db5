"""What PostgreSQL alone must be held to: the same schema, the same words, two programs at once,
and a line that is cut."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import asyncpg
import pytest

from storage.dialect import POSTGRES
from storage.engine import Engine
from storage.engines.postgres.connections import SETTINGS, Connection, Line, connect
from storage.engines.postgres.engine import PostgresEngine
from storage.engines.postgres.migrate import FIRST, KIND, migrate
from storage.engines.sqlite.migrate import migrate as migrate_sqlite
from storage.opening import engine, open_store
from storage.operations import Raise, Shown
from storage.schema import Migration, NewerFile, migrations
from storage.sql.locking import locks
from storage.statements import Work
from storage.store import Seen, Stale, StorageError
from tests.postgres import Server
from tests.storage.asking import every_statement
from tests.storage.cutting import Cut, Scissors
from tests.storage.kit import Kit, closing_after, fates, step

NEWEST = migrations(KIND)[-1]


@pytest.fixture
async def url(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database() as found:
        yield found


@pytest.fixture
async def doors(url: str) -> AsyncIterator[tuple[Kit, Kit]]:
    """Two programs on one database."""
    async with (
        closing_after(await open_store(url)) as one,
        closing_after(await open_store(url)) as other,
    ):
        yield Kit(one), Kit(other)


# -- the schema ----------------------------------------------------------------------------------

Columns = dict[tuple[str, str], tuple[str, bool]]
KINDS = {"bigint": "INTEGER", "text": "TEXT", "bytea": "BLOB", "double precision": "REAL"}
_CHECK = re.compile(r"CHECK \((\w+) IN \(([^)]*)\)\)")


def of_sqlite(connection: sqlite3.Connection) -> tuple[Columns, dict[str, list[str]]]:
    """Each column's kind and whether it may be NULL, and the key of each table."""
    named = "SELECT name FROM sqlite_schema WHERE type = 'table'"
    columns, keys = Columns(), dict[str, list[str]]()
    for (table,) in connection.execute(named).fetchall():
        rows = connection.execute(f"PRAGMA table_info({table})").fetchall()
        for _, name, kind, filled, _, key in rows:
            columns[table, name] = (kind, not (filled or key))
        keys[table] = [row[1] for row in sorted(rows, key=lambda row: row[5]) if row[5]]
    return columns, keys


async def of_postgres(kit: Kit) -> tuple[Columns, dict[str, list[str]]]:
    asked = await kit.asked(
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND table_name <> 'counter'"
    )
    columns = {(table, name): (KINDS[kind], null == "YES") for table, name, kind, null in asked}
    keys = dict[str, list[str]]()
    for table, name in await kit.asked(
        "SELECT table_name, column_name FROM information_schema.key_column_usage"
        " JOIN information_schema.table_constraints AS of USING (constraint_name, table_name)"
        " WHERE constraint_type = 'PRIMARY KEY' AND table_name <> 'counter'"
        " AND of.table_schema = current_schema()"
        " ORDER BY table_name, ordinal_position"
    ):
        keys.setdefault(table, []).append(name)
    return columns, keys


@pytest.fixture
def sqlite(tmp_path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate_sqlite(connection)
    return connection


async def test_both_databases_have_the_same_tables_columns_and_keys(
    doors: tuple[Kit, Kit], sqlite: sqlite3.Connection
) -> None:
    with closing(sqlite):
        assert await of_postgres(doors[0]) == of_sqlite(sqlite)


async def test_both_have_the_same_indexes_checks_and_references(
    doors: tuple[Kit, Kit], sqlite: sqlite3.Connection
) -> None:
    kit, _ = doors
    with closing(sqlite):
        made = sqlite.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
        ).fetchall()
        tables = sqlite.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
        texts = dict(tables.fetchall())
        referring = {
            (table, row[3], row[2], row[6])
            for table in texts
            for row in sqlite.execute(f"PRAGMA foreign_key_list({table})").fetchall()
        }
        unique = {
            (table, row[2])
            for table in texts
            for index in sqlite.execute(f"PRAGMA index_list({table})").fetchall()
            if index[3] == "u"
            for row in sqlite.execute(f"PRAGMA index_info({index[1]})").fetchall()
        }
    indexes = await kit.asked(
        "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()"
    )
    theirs = {name: "UNIQUE" in sql for name, sql in indexes}
    assert {name: theirs.get(name) for name, _ in made} == {
        name: sql.startswith("CREATE UNIQUE") for name, sql in made
    }
    assert {(name, " WHERE " in sql) for name, sql in indexes if name in dict(made)} == {
        (name, "WHERE" in sql) for name, sql in made
    }
    checks = {
        (table, column, frozenset(re.findall(r"\w+", values)))
        for table, sql in texts.items()
        for column, values in _CHECK.findall(sql)
    }
    told = await kit.asked(
        "SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint"
        " WHERE contype = 'c' AND connamespace = current_schema()::regnamespace"
    )
    stated = {
        (table, found[1], frozenset(re.findall(r"\w+", re.sub(r"::\w+", "", found[2]))))
        for table, sql in told
        if (found := re.search(r"\((\w+) = ANY \(+ARRAY\[(.*)\]", sql))
    }
    assert stated == checks
    assert referring == {
        (table, column, to, {"a": "NO ACTION", "c": "CASCADE", "n": "SET NULL"}[action])
        for table, column, to, action in await kit.asked(
            "SELECT conrelid::regclass::text, attname::text, confrelid::regclass::text,"
            " confdeltype::text FROM pg_constraint JOIN pg_attribute"
            " ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f'"
            " AND connamespace = current_schema()::regnamespace"
        )
    }
    assert unique == {
        (table, column)
        for table, column in await kit.asked(
            "SELECT conrelid::regclass::text, attname::text FROM pg_constraint JOIN pg_attribute"
            " ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'u'"
            " AND connamespace = current_schema()::regnamespace"
        )
    }


async def test_texts_go_by_their_code_points_as_sqlites_do(doors: tuple[Kit, Kit]) -> None:
    asked = await doors[0].asked(
        "SELECT table_name, column_name FROM information_schema.columns WHERE data_type = 'text'"
        " AND table_schema = current_schema() AND collation_name IS DISTINCT FROM 'C'"
    )
    assert asked == []


async def test_a_step_of_the_schema_that_comes_later_is_taken_in_one_transaction(
    postgres: Server,
) -> None:
    good = Migration(NEWEST.version + 1, 1, "ALTER TABLE bot ADD COLUMN more BIGINT")
    bad = Migration(NEWEST.version + 2, 1, "ALTER TABLE nowhere ADD COLUMN more BIGINT")
    async with postgres.database(laid=False) as url:
        connection = await asyncpg.connect(url)
        assert await migrate(connection)
        assert not await migrate(connection)
        with pytest.raises(asyncpg.UndefinedTableError):
            await migrate(connection, (*migrations(KIND), good, bad))
        await connection.execute("ROLLBACK")
        versions = "SELECT version FROM schema_version ORDER BY version"
        before = [version for (version,) in await connection.fetch(versions)]
        assert before[0] == FIRST
        assert before[-1] == NEWEST.version
        assert not await migrate(connection, (*migrations(KIND), good))
        await connection.fetch("SELECT more FROM bot")
        await connection.close()


async def test_programs_that_start_together_lay_the_schema_once(postgres: Server) -> None:
    async with postgres.database(laid=False) as url:
        stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
        assert [store.new for store in stores].count(True) == 1
        for store in stores:
            await store.close()


async def test_what_a_newer_program_wrote_is_refused(postgres: Server) -> None:
    async with postgres.database() as url:
        later = "INSERT INTO schema_version SELECT max(version) + 9, max(version) + 1"
        await postgres.ask(f"{later} FROM schema_version", url)
        with pytest.raises(NewerFile, match="Start the newer program"):
            await open_store(url)


async def test_a_database_of_something_else_is_left_alone(postgres: Server) -> None:
    async with postgres.database(laid=False) as url:
        await postgres.ask("CREATE TABLE wares (id INT)", url)
        with pytest.raises(StorageError, match=r"not a Djehuty database: it has the tables wares"):
            await open_store(url)


async def test_who_only_reads_neither_makes_nor_writes_anything(postgres: Server) -> None:
    async with postgres.database(laid=False) as url:
        with pytest.raises(StorageError, match="older program: start the server once"):
            await open_store(url, reading=True)
    async with postgres.database() as url, closing_after(await open_store(url)) as store:
        anna = await Kit(store).anna()
        async with closing_after(await open_store(url, reading=True)) as reading:
            assert await reading.person(anna.id) == anna
            with pytest.raises(StorageError, match="for reading alone"):
                await reading.see_person(77, "Ben", None)


# -- the words -----------------------------------------------------------------------------------


async def test_several_hosts_are_gone_through_for_the_one_that_takes_writes(url: str) -> None:
    """What only reads goes there, too."""
    several = f"{url}&target_session_attrs=read-write"
    async with closing_after(await open_store(several)) as store:
        kit = Kit(store)
        game = await kit.game()
        await store.commit(step(game.id, 0))
        assert (await kit.now(game.id)).ply == 1
        assert await kit.asked("SHOW transaction_read_only") == [("on",)]
        assert len(await store.actions(game.id)) == 1


async def test_every_statement_runs_with_values(postgres: Server, tmp_path: Path) -> None:
    """Preparing finds less: a number joined to a text fails only when it is run."""
    said = await every_statement(tmp_path)
    assert len(said) > 150
    async with postgres.database() as url:
        connection = await asyncpg.connect(url)
        refused = {}
        for sql, values in said.items():
            tried = connection.transaction()
            await tried.start()
            try:
                await connection.fetch(POSTGRES.written(sql), *values)
            except asyncpg.IntegrityConstraintViolationError:
                pass  # the values are nobody's
            except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                refused[sql] = str(error)
            finally:
                await tried.rollback()
        await connection.close()
    assert refused == {}


def test_values_are_numbered_in_their_order() -> None:
    assert POSTGRES.written("a = ? AND b = ?") == "a = $1 AND b = $2"
    assert POSTGRES.written("a = ?2 AND b = ?1 AND c = ?2") == "a = $2 AND b = $1 AND c = $2"
    assert POSTGRES.written("lower(HEX(secret))") == "lower(encode(secret, 'hex'))"
    assert POSTGRES.written("game /*by game_going*/ WHERE") == "game WHERE"


async def test_a_nul_in_a_name_is_kept_as_a_sign_for_what_cannot_be_read(
    doors: tuple[Kit, Kit],
) -> None:
    store = doors[0].store
    assert (await store.see_person(8, "An\0na", None)).name == "An\ufffdna"
    assert await store.see_person(8, "An\0na", None) == await store.person_at(8)


# -- two programs --------------------------------------------------------------------------------


async def test_two_programs_give_no_number_twice(doors: tuple[Kit, Kit]) -> None:
    given = await asyncio.gather(
        *(
            kit.store.new_id(table)
            for _ in range(50)
            for kit in doors
            for table in ("game", "board")
        )
    )
    assert sorted(given) == sorted([*range(1, 101)] * 2)


async def test_of_two_changes_at_one_ply_one_is_refused(doors: tuple[Kit, Kit]) -> None:
    one, other = doors
    games = await one.games(20)
    told = await fates(
        *(kit.store.commit(step(game.id, 0)) for game in games for kit in (one, other))
    )
    for first, second in zip(told[::2], told[1::2], strict=True):
        assert {first, second} == {None, Stale}
    for game in games:
        assert (await other.now(game.id)).ply == 1
        assert len(await one.store.actions(game.id)) == 1


async def test_an_update_that_comes_to_both_is_worked_on_once(doors: tuple[Kit, Kit]) -> None:
    one, other = doors
    game = await one.game()
    told = await fates(
        *(kit.store.commit(step(game.id, 0), update=7, at=1) for kit in (one, other))
    )
    assert set(told) == {None, Seen}


async def test_no_two_programs_wait_for_each_other(doors: tuple[Kit, Kit], url: str) -> None:
    """Games and boards that cross: each batch has many games, and boards of other ones."""
    one, other = doors
    games = await one.games(24)
    boards = [await one.board(game.id) for game in games]

    async def press(kit: Kit, ways: list[int]) -> None:
        for round_ in range(12):
            await asyncio.gather(
                *(kit.store.commit(Raise(games[at].id)) for at in ways),
                *(kit.store.commit(Shown(boards[-1 - at].id, round_, 500 + at)) for at in ways),
            )

    before = await deadlocks(one)
    await asyncio.gather(press(one, [*range(24)]), press(other, [*reversed(range(24))]))
    assert await deadlocks(one) == before
    for board in boards:
        assert (await one.board_now(board.id)).wanted == 25


async def deadlocks(kit: Kit) -> int:
    await kit.asked("SELECT pg_stat_clear_snapshot()")
    sql = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    ((count,),) = await kit.asked(sql)
    return int(count)


def test_rows_are_locked_table_by_table_and_in_the_order_of_their_keys() -> None:
    named = frozenset({("game", 9), ("board", 3), ("person", 5), ("update", 1)})
    works = (Work((), named), Work((), frozenset({("game", 2), ("board", 1)})))
    locked = [(re.findall(r"FROM (\w+)", sql), values) for sql, values in locks(works)]
    assert locked == [
        (["person"], ([5],)),
        (["game"], ([2, 9],)),
        (["board"], ([1, 3], [2, 9])),
    ]
    assert [*locks((Work((), frozenset({("update", 1), "alone"})),))] == []


# -- a line that is cut --------------------------------------------------------------------------


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_what_was_cut_at_its_commit_is_done_once_and_told_as_done(
    postgres: Server, url: str, cut: Cut
) -> None:
    name = urlsplit(url).path[1:]
    with TemporaryDirectory(dir="/tmp") as folder:  # a socket's path must be short
        async with (
            Scissors(postgres.folder, Path(folder)).listening() as line,
            closing_after(await open_store(line.url.format(name))) as store,
        ):
            kit = Kit(store)
            games = await kit.games(5)
            for ply in range(6):
                line.cuts = [cut]
                told = await fates(*(store.commit(step(game.id, ply)) for game in games))
                assert told == [None] * 5
            assert line.made == 6
            for game in games:
                assert [row.ply for row in await store.actions(game.id)] == [*range(6)]


async def test_connections_that_the_database_ends_are_a_pause(doors: tuple[Kit, Kit]) -> None:
    kit, other = doors
    game = await kit.game()
    for ply in range(3):
        await other.asked(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname ="
            " current_database() AND pid <> pg_backend_pid()"
        )
        await kit.store.commit(step(game.id, ply))
        assert (await kit.now(game.id)).ply == ply + 1


async def test_a_connection_that_does_not_take_its_first_words_is_ended(url: str) -> None:
    """Nobody else has it, so nobody else could end it."""
    opened = list[Connection]()

    async def noted(url: str, settings: Mapping[str, str], patience_s: float | None) -> Connection:
        opened.append(await connect(url, settings, patience_s))
        return opened[-1]

    line = Line(url, SETTINGS, first="SELECT 1 / 0", connect=noted)
    with pytest.raises(asyncpg.DivisionByZeroError):
        await line.connection()
    assert [each.is_closed() for each in opened] == [True]


async def test_a_frozen_program_lets_go_of_what_it_holds(url: str) -> None:
    connection = await asyncpg.connect(url, server_settings=dict(SETTINGS))
    kept = {name: await connection.fetchval(f"SHOW {name}") for name in SETTINGS}
    await connection.close()
    assert kept["idle_in_transaction_session_timeout"] == "3s"
    assert kept["lock_timeout"] == "1s"
    assert kept["statement_timeout"] == "5s"


async def test_a_closed_store_says_so(url: str) -> None:
    store = await open_store(url)
    await store.close()
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.game(1)
    with pytest.raises(StorageError, match="closed"):
        await store.see_person(1, "Anna", None)


def test_its_engine_is_that_of_its_urls() -> None:
    found: Engine = engine("postgresql://bot@db/games")
    assert isinstance(found, PostgresEngine)
    assert not isinstance(engine("sqlite:///games.db"), PostgresEngine)


async def test_a_database_that_lacks_most_peoples_letters_is_refused(postgres: Server) -> None:
    """A newcomer called Иван would be told that something went wrong."""
    name = "latin"
    await postgres.ask(f"CREATE DATABASE {name} ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'")
    try:
        with pytest.raises(StorageError, match=r"in LATIN1.*createdb --encoding UTF8"):
            await open_store(postgres.url(name))
        with pytest.raises(StorageError, match="in LATIN1"):
            await open_store(postgres.url(name), reading=True)
    finally:
        await postgres.ask(f"DROP DATABASE {name} WITH (FORCE)")
