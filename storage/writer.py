"""The one writer: all works that wait go into one transaction (group commit).

Only this task touches the writing connections: one with a thread of its own, and, where there is
one, a near one that runs short transactions in the loop's thread. Equal statements of a batch run
as one `executemany`, and the rows changed must add up. If they don't, the batch is rolled back and
its works are tried one by one, each behind a savepoint, so that only the guilty one is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

from storage.statements import SEEN, Statement
from storage.store import Held, Seen, Stale, StorageError

ROUND_MS = 1000
"""How long one statement waits for another program's lock; then it is asked again."""
PAUSE_S = 0.1
TELL_ROUNDS = 10
"""After so many rounds the log tells again that another program holds the database."""
BATCH = 500
"""Works in a transaction at most: bounds how long the first of them waits for the last."""
SHORT = 40
"""A transaction of no more statements runs near: in some ten microseconds each."""

log = structlog.get_logger(__name__)

_CLASH = frozenset(
    {
        "SQLITE_CONSTRAINT_UNIQUE",
        "SQLITE_CONSTRAINT_PRIMARYKEY",
        "SQLITE_CONSTRAINT_ROWID",
        "SQLITE_CONSTRAINT_FOREIGNKEY",
    }
)
"""Another work came first, or the row it stands on is gone; other constraints are mistakes."""

_GUILTY = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
    OverflowError,
    UnicodeError,
)
"""What a single work's values can bring about; any other error is the database's."""


class Cursor(Protocol):
    """What the writer needs of a cursor."""

    @property
    def rowcount(self) -> int:
        """Rows changed by the last call."""


class Connection(Protocol):
    """What the store needs of a connection in autocommit mode; aiosqlite's has it."""

    async def execute(self, sql: str, /) -> Any:
        """Run one statement."""

    async def execute_fetchall(self, sql: str, values: Iterable[Any] = (), /) -> Iterable[Any]:
        """Run one statement and give its rows."""

    async def executemany(self, sql: str, rows: Iterable[Iterable[Any]], /) -> Any:
        """Run one statement for each row; returns a :class:`Cursor`."""

    async def close(self) -> None:
        """End the connection and its thread."""


@dataclass(frozen=True, slots=True)
class Work:
    """Statements that become durable together. `done` tells the caller what came of it."""

    statements: tuple[Statement, ...]
    keys: frozenset[Hashable]
    alone: bool
    done: asyncio.Future[None]


class _Uneven(Exception):
    """Some statement changed another number of rows than it must."""


def merged(works: Sequence[Work]) -> list[tuple[Statement, list[Statement]]]:
    """Group the works' statements for `executemany`: each group's first, and all of them.

    Groups run by rank. A work whose own order is another one gets its later statements into a
    further pass, so within a work the order given always stands.
    """
    groups: dict[tuple[int, int, str], list[Statement]] = {}
    for work in works:
        turn, last = 0, (-1, "")
        for statement in work.statements:
            place = (statement.rank, statement.sql)
            if place < last:
                turn += 1
            last = place
            groups.setdefault((turn, *place), []).append(statement)
    return [(groups[key][0], groups[key]) for key in sorted(groups)]


class Writer:
    """Drains waiting works into transactions until it is closed or the database fails."""

    def __init__(self, connection: Connection, near: Connection | None = None) -> None:
        self._connection = connection
        self._near = near
        self._waiting: deque[Work] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._failure: StorageError | None = None
        self._task = asyncio.get_running_loop().create_task(self._run(), name="storage writer")

    def put(
        self, statements: Iterable[Statement], keys: Iterable[Hashable], *, alone: bool = False
    ) -> asyncio.Future[None]:
        """Queue one work; the future ends with its fate (await it shielded).

        `StorageError` at once if the writer has stopped.
        """
        self.check()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # A caller that was cancelled hears nothing; asyncio needn't complain of that.
        done.add_done_callback(asyncio.Future.exception)
        self._waiting.append(Work(tuple(statements), frozenset(keys), alone, done))
        self._wake.set()
        return done

    def check(self) -> None:
        """Raise `StorageError` if nothing is accepted any more."""
        if self._failure is not None:
            raise StorageError(str(self._failure), full=self._failure.full)
        if self._closing:
            raise StorageError("the database is closed")

    async def close(self) -> None:
        """Accept nothing more, write what waits, and end."""
        self._closing = True
        self._wake.set()
        # Unlike awaiting the task, this neither cancels it nor ends with its cancellation.
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        batch: list[Work] = []
        try:
            while (self._waiting or not self._closing) and self._failure is None:
                if not self._waiting:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                batch = self._take()
                try:
                    await self._write(batch)
                except sqlite3.Error as error:
                    await self._fail(batch, _failure(error))
                except Exception as error:  # noqa: BLE001 - callers must not wait for a mistake
                    await self._fail(batch, StorageError(f"the writer failed: {error!r}"))
        finally:
            # Only if this task is cancelled from outside is anything left.
            self._closing = True
            left = [*batch, *self._waiting]
            _settle(left, [StorageError("the writer was stopped") for _ in left])

    def _take(self) -> list[Work]:
        """Take the works of the next batch: none touches a row that one queued before it does."""
        batch: list[Work] = []
        later: list[Work] = []
        held: set[Hashable] = set()
        while self._waiting and len(batch) < BATCH:
            work = self._waiting.popleft()
            if work.alone and (batch or later):
                self._waiting.appendleft(work)
                break
            if held.isdisjoint(work.keys):
                batch.append(work)
            else:
                later.append(work)
            held |= work.keys
            if work.alone:
                break
        self._waiting.extendleft(reversed(later))
        return batch

    async def _write(self, batch: Sequence[Work]) -> None:
        hand = await self._begin(batch)
        if hand is None:
            return
        try:
            await self._run_all(hand, batch)
        except (_Uneven, *_GUILTY):
            await hand.execute("ROLLBACK")
        else:
            await hand.execute("COMMIT")
            _settle(batch, [None] * len(batch))
            return
        hand = await self._begin(batch)
        if hand is not None:
            await self._one_by_one(hand, batch)

    async def _begin(self, batch: Sequence[Work]) -> Connection | None:
        """Begin a transaction, as soon as another program that holds the database lets it go;
        None, with the batch refused, if it does not before we are to end. Nothing is in doubt
        then."""
        if self._near is not None and _short(batch):
            try:
                await self._near.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if not busy(error):
                    raise
            else:
                return self._near
        patience = Patience()
        while True:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if not busy(error):
                    raise
                if self._closing:
                    _settle(batch, [_failure(error) for _ in batch])
                    return None
                await patience.wait()
            else:
                return self._connection

    async def _run_all(self, hand: Connection, works: Sequence[Work]) -> None:
        for first, group in merged(works):
            rows = [statement.values for statement in group]
            cursor: Cursor = await hand.executemany(first.sql, rows)
            if first.rows is not None and cursor.rowcount != first.rows * len(rows):
                raise _Uneven(first.about)

    async def _one_by_one(self, hand: Connection, batch: Sequence[Work]) -> None:
        fates: list[Exception | None] = []
        for work in batch:
            await hand.execute("SAVEPOINT work")
            fate = await self._try(hand, work)
            if fate is not None:
                await hand.execute("ROLLBACK TO work")
            await hand.execute("RELEASE work")
            fates.append(fate)
        await hand.execute("COMMIT")
        _settle(batch, fates)

    async def _try(self, hand: Connection, work: Work) -> Exception | None:
        """Run one work's statements in order; the refusal, if it cannot be."""
        for statement in work.statements:
            try:
                cursor: Cursor = await hand.executemany(statement.sql, [statement.values])
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorname not in _CLASH:
                    return ValueError(f"{statement.about}: {error}")
                if statement.rank == SEEN:
                    return Seen(f"{statement.about} was worked on before")
                return Stale(f"{statement.about}: {error}")
            except _GUILTY as error:
                return ValueError(f"{statement.about}: {error}")
            if statement.rows is not None and cursor.rowcount != statement.rows:
                return Stale(f"{statement.about}: the row is not as expected")
        return None

    async def _fail(self, batch: Sequence[Work], failure: StorageError) -> None:
        """Stop for good: what a failed commit left on the disk is known after a restart only."""
        self._failure = failure
        # ValueError is aiosqlite's word for a connection that is gone.
        for hand in filter(None, (self._connection, self._near)):
            with contextlib.suppress(sqlite3.Error, ValueError):
                await hand.execute("ROLLBACK")
        lost = [*batch, *self._waiting]
        self._waiting.clear()
        _settle(lost, [StorageError(str(failure), full=failure.full) for _ in lost])


def _short(batch: Sequence[Work]) -> bool:
    """Whether a transaction holds its thread for a moment only."""
    return not batch[0].alone and sum(len(work.statements) for work in batch) <= SHORT


class Patience:
    """Waiting for another program (a shell, a backup) that holds the database, however long; the
    log tells of it now and then."""

    def __init__(self) -> None:
        self._rounds = 0

    async def wait(self) -> None:
        """Wait a moment before asking again."""
        if self._rounds % TELL_ROUNDS == 0:
            log.warning("another program holds the database", rounds=self._rounds)
        self._rounds += 1
        await asyncio.sleep(PAUSE_S)


def busy(error: sqlite3.Error) -> bool:
    """Whether another program holds what was asked for."""
    return _primary(error) == sqlite3.SQLITE_BUSY


def _settle(works: Sequence[Work], fates: Sequence[Exception | None]) -> None:
    for work, fate in zip(works, fates, strict=True):
        if work.done.done():
            continue
        if fate is None:
            work.done.set_result(None)
        else:
            work.done.set_exception(fate)


def _primary(error: sqlite3.Error) -> int:
    """SQLite's primary result code; 0 for errors that don't come from SQLite itself."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _failure(error: sqlite3.Error) -> StorageError:
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    match _primary(error):
        case sqlite3.SQLITE_FULL:
            text = "the disk is full: nothing more can be saved"
        case sqlite3.SQLITE_IOERR:
            text = "the disk failed: what was last written is not certain"
        case sqlite3.SQLITE_BUSY:
            return Held(f"another program holds the database ({name}: {error})")
        case _:
            text = "the database failed"
    return StorageError(f"{text} ({name}: {error})", full=_primary(error) == sqlite3.SQLITE_FULL)
