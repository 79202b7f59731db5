"""A newer program beside older ones: what it does to the schema nobody notices, or it waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from storage.dialect import POSTGRES
from storage.engines.postgres.connections import SETTINGS, Line
from storage.engines.postgres.engine import PostgresEngine
from storage.engines.postgres.migrate import KIND
from storage.leases import WORKER
from storage.opening import open_store
from storage.operations import Raise
from storage.schema import Migration, NewerFile, migrations
from storage.sql.locking import locks
from storage.sql.store import SqlStore
from storage.store import Held, StorageError
from tests.postgres import Server
from tests.storage.asking import every_statement
from tests.storage.kit import Kit, closing_after, fates, step

STEPS = migrations(KIND)
NEXT = STEPS[-1].version + 1
TERM_MS = 60_000
WAITS = "SELECT count(*) FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'"
EXPANDS = Migration(NEXT, STEPS[-1].compat, "ALTER TABLE game ADD COLUMN more BIGINT DEFAULT 7")
CONTRACTS = Migration(NEXT, NEXT, "ALTER TABLE game DROP COLUMN revision")


@pytest.fixture
async def url(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database() as found:
        yield found


@pytest.fixture
async def old(url: str) -> AsyncIterator[Kit]:
    """A program of today, which is the older one here."""
    async with closing_after(await open_store(url)) as store:
        yield Kit(store)


def newer(url: str, *more: Migration) -> PostgresEngine:
    """The engine of a program that knows more steps."""
    return PostgresEngine(url, locks, (*STEPS, *more))


async def versions(kit: Kit) -> list[int]:
    """The steps that were taken since."""
    sql = f"SELECT version FROM schema_version WHERE version >= {NEXT}"  # noqa: S608 - a number
    return [version for (version,) in await kit.asked(sql)]


async def changed(url: str, *statements: str) -> None:
    """Another program's change of the schema."""
    connection = await asyncpg.connect(url)
    for sql in statements:
        await connection.execute(sql)
    await connection.close()


# -- what is added -------------------------------------------------------------------------------


async def test_an_older_program_plays_on_while_a_newer_one_adds_to_the_schema(
    url: str, old: Kit
) -> None:
    games = await old.games(8)
    for ply in range(3):
        assert await fates(*(old.store.commit(step(game.id, ply)) for game in games)) == [None] * 8
    playing = asyncio.create_task(plays(old, [game.id for game in games], range(3, 60)))
    assert not await newer(url, EXPANDS).migrate()
    assert await versions(old) == [NEXT]
    await playing
    for game in games:
        assert [row.ply for row in await old.store.actions(game.id)] == [*range(60)]
    later = await old.game()
    assert await old.now(later.id) == later
    assert await old.asked(f"SELECT more FROM game WHERE id = {later.id}") == [(7,)]  # noqa: S608


async def plays(kit: Kit, games: Sequence[int], plies: Sequence[int]) -> None:
    for ply in plies:
        told = await fates(*(kit.store.commit(step(game, ply)) for game in games))
        assert told == [None] * len(games)


async def test_an_older_program_starts_on_a_schema_that_was_added_to(url: str, old: Kit) -> None:
    game = await old.game()
    await newer(url, EXPANDS).migrate()
    async with closing_after(await open_store(url)) as another:
        await another.commit(step(game.id, 0))
    async with closing_after(await open_store(url, reading=True)) as reading:
        assert (await Kit(reading).now(game.id)).ply == 1


async def test_no_statement_minds_a_column_more(url: str, tmp_path: Path) -> None:
    """Each was prepared before, and is asked in a transaction, where nothing is tried again."""
    said = await every_statement(tmp_path)
    assert len(said) > 150
    line = Line(url, SETTINGS)
    connection = await line.connection()
    tables = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    assert len(tables) > 20
    minded = []
    for columns in ((), [f"ALTER TABLE {name} ADD more BIGINT DEFAULT 1" for (name,) in tables]):
        await changed(url, *columns)
        for sql, values in said.items():
            await connection.execute("BEGIN")
            try:
                await connection.fetch(POSTGRES.written(sql), *values)
            except asyncpg.IntegrityConstraintViolationError:
                pass  # the values are nobody's
            except asyncpg.PostgresError as error:
                minded.append(f"{sql}: {error!r}")
            await connection.execute("ROLLBACK")
    await line.close()
    assert minded == []


async def test_a_prepared_statement_that_has_another_type_now_is_prepared_anew(
    url: str, old: Kit
) -> None:
    """In a batch, too, where PostgreSQL refuses it and undoes the transaction: it is tried again,
    and nobody is told."""
    game = await old.game()
    board = await old.board(game.id)
    await old.store.commit(Raise(game.id))
    assert (await old.board_now(board.id)).wanted == 2
    await changed(url, "ALTER TABLE board ALTER id TYPE INTEGER")
    await old.store.commit(Raise(game.id))
    assert (await old.board_now(board.id)).wanted == 3
    assert isinstance(old.store, SqlStore)
    assert old.store.written.again == 1


async def test_newer_programs_that_start_together_take_a_step_once(url: str, old: Kit) -> None:
    await asyncio.gather(*(newer(url, EXPANDS).migrate() for _ in range(4)))
    assert await versions(old) == [NEXT]


async def test_nobody_waits_for_a_step_that_waits_for_who_reads_for_long(
    postgres: Server, url: str, old: Kit
) -> None:
    """A dump holds a table for an hour. The step lets the others go first, again and again."""
    game = await old.game()
    async with reading_for_long(url):
        for ply in range(3):
            taking = asyncio.create_task(newer(url, EXPANDS).migrate())
            await postgres.comes(WAITS)
            await old.store.commit(step(game.id, ply))
            with pytest.raises(Held, match="lock timeout"):
                await taking
    assert isinstance(old.store, SqlStore)
    assert old.store.written.again == 0
    await newer(url, EXPANDS).migrate()
    assert await versions(old) == [NEXT]


@asynccontextmanager
async def reading_for_long(url: str) -> AsyncIterator[None]:
    connection = await asyncpg.connect(url)
    async with connection.transaction():
        await connection.fetch("SELECT id FROM game")
        yield
    await connection.close()


# -- what is taken away --------------------------------------------------------------------------


async def test_what_an_older_server_needs_is_not_taken_away_while_it_is_there(
    url: str, old: Kit
) -> None:
    assert isinstance(old.store, SqlStore)
    game = await old.game()
    await old.store.leases.present("old", "", TERM_MS)
    with pytest.raises(Held, match=f"knows schemas up to {NEXT - 1}: step {NEXT} is for programs"):
        await newer(url, CONTRACTS).migrate()
    assert await versions(old) == []
    await old.store.commit(step(game.id, 0))
    await old.store.leases.give("old")
    await newer(url, CONTRACTS).migrate()
    assert await versions(old) == [NEXT]


async def test_a_server_that_died_is_waited_for_no_longer_than_its_lease(
    url: str, old: Kit
) -> None:
    assert isinstance(old.store, SqlStore)
    await old.store.leases.present("old", "", -1)
    await newer(url, CONTRACTS).migrate()
    assert await versions(old) == [NEXT]


async def test_a_server_that_knows_the_step_is_none_that_is_waited_for(url: str, old: Kit) -> None:
    await newer(url, EXPANDS).migrate()
    async with closing_after(await SqlStore.open(newer(url, EXPANDS))) as store:
        await store.leases.present("new", "", TERM_MS)
        last = Migration(NEXT + 1, NEXT, "ALTER TABLE game DROP COLUMN revision")
        await newer(url, EXPANDS, last).migrate()
    assert await versions(old) == [NEXT, NEXT + 1]


async def test_a_server_of_before_this_was_told_counts_as_one_of_schema_41(
    url: str, old: Kit
) -> None:
    told = "INSERT INTO lease (name, owner, epoch, until, address) VALUES ($1, 'old', 1, $2, '')"
    connection = await asyncpg.connect(url)
    await connection.execute(told, f"{WORKER}old", 9_000_000_000_000)
    await connection.close()
    with pytest.raises(Held, match="knows schemas up to 41: step"):
        await newer(url, CONTRACTS).migrate()


async def test_a_program_that_is_too_old_by_now_writes_nothing_more(url: str, old: Kit) -> None:
    """It was frozen while others took the step."""
    game = await old.game()
    await newer(url, CONTRACTS).migrate()
    refused = rf"knows schemas up to {NEXT - 1}, .* from {NEXT} on"
    for _ in range(2):
        with pytest.raises(StorageError, match=refused):
            await old.store.commit(step(game.id, 0))
    assert await old.store.actions(game.id) == ()
    with pytest.raises(NewerFile, match="Start the newer program"):
        await open_store(url)
