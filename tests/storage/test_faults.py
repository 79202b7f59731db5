"""What a database's errors mean: one table each, of which the writer and the reads make their
answers."""

from __future__ import annotations

import sqlite3

import asyncpg
import pytest

from storage.engine import Fault, failure, refused
from storage.engines.postgres import faults as postgres
from storage.engines.sqlite.faults import failed, fault
from storage.statements import Statement, seen
from storage.store import Held, Seen, Stale

WORK = Statement(5, "UPDATE game SET ply = ? WHERE id = ?", (1, 2), 1, "Step: game 2")


def raised(kind: type[sqlite3.Error], name: str, code: int) -> sqlite3.Error:
    error = kind("it happened")
    error.sqlite_errorname, error.sqlite_errorcode = name, code
    return error


@pytest.mark.parametrize(
    ("error", "means"),
    [
        (raised(sqlite3.IntegrityError, "SQLITE_CONSTRAINT_UNIQUE", 2067), "clash"),
        (raised(sqlite3.IntegrityError, "SQLITE_CONSTRAINT_PRIMARYKEY", 1555), "clash"),
        (raised(sqlite3.IntegrityError, "SQLITE_CONSTRAINT_FOREIGNKEY", 787), "clash"),
        (raised(sqlite3.IntegrityError, "SQLITE_CONSTRAINT_CHECK", 275), "mistake"),
        (raised(sqlite3.IntegrityError, "SQLITE_CONSTRAINT_NOTNULL", 1299), "mistake"),
        (sqlite3.ProgrammingError("another number of values"), "mistake"),
        (OverflowError("too large"), "mistake"),
        (UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogate"), "mistake"),
        (raised(sqlite3.OperationalError, "SQLITE_BUSY", 5), "busy"),
        (raised(sqlite3.OperationalError, "SQLITE_BUSY_SNAPSHOT", 517), "busy"),
        (raised(sqlite3.OperationalError, "SQLITE_FULL", 13), "full"),
        (raised(sqlite3.OperationalError, "SQLITE_IOERR_FSYNC", 1034), "failed"),
        (sqlite3.DatabaseError("file is not a database"), "failed"),
    ],
)
def test_every_error_means_one_thing(error: Exception, means: Fault) -> None:
    assert fault(error) == means


def test_a_work_is_refused_for_its_own_faults_alone() -> None:
    assert isinstance(refused("clash", WORK, "x"), Stale)
    assert isinstance(refused("clash", seen(1, 1), "x"), Seen)
    assert isinstance(refused("mistake", WORK, "x"), ValueError)
    assert [refused(one, WORK, "x") for one in ("busy", "full", "failed")] == [None] * 3


def test_a_database_that_failed_says_how() -> None:
    assert isinstance(failure("busy", "x"), Held)
    assert failure("full", "x").full
    assert "disk failed" in str(failed(raised(sqlite3.OperationalError, "SQLITE_IOERR", 10)))
    assert "the database failed" in str(failed(sqlite3.DatabaseError("malformed")))


@pytest.mark.parametrize(
    ("error", "away", "why"),
    [
        (
            ConnectionRefusedError(111, "refused"),
            True,
            "ConnectionRefusedError: [Errno 111] refused",
        ),
        (TimeoutError(), True, "no answer in time"),
        (asyncpg.InternalClientError("cannot switch to state 12"), True, "the connection was lost"),
        (asyncpg.InterfaceError("connection is closed"), True, "the connection was lost"),
        (asyncpg.CannotConnectNowError("starting up"), True, "CannotConnectNowError: starting up"),
        (
            asyncpg.ReadOnlySQLTransactionError("a copy"),
            True,
            "ReadOnlySQLTransactionError: a copy",
        ),
        (asyncpg.LockNotAvailableError("held"), False, "LockNotAvailableError: held"),
        (asyncpg.DeadlockDetectedError("both"), False, "DeadlockDetectedError: both"),
    ],
)
def test_a_postgres_that_does_not_answer_is_told_from_one_that_somebody_holds(
    error: Exception, why: str, *, away: bool
) -> None:
    told = postgres.failed(error)
    assert isinstance(told, Held)
    assert (told.away, told.why) == (away, why)
    assert str(told).endswith(f"({why})")
