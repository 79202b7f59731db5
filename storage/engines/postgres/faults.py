"""The one table of PostgreSQL's errors: what each means for a work, or for the server.

SQLSTATEs are PostgreSQL's own (its appendix A). What may pass by itself is `busy`: the transaction
is undone by then, so it is tried again and nobody is told.
"""

from __future__ import annotations

from typing import Final

import asyncpg

from storage.engine import Fault, failure
from storage.store import Held, StorageError

ERRORS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What a call to the database can raise. asyncpg's word for a value that the database cannot take
is an `InterfaceError`, and so is its word for a connection that is closed; one that the database
ends just then meets an `InternalClientError`."""

_BY_STATE: Final[tuple[tuple[str, Fault], ...]] = (
    ("23505", "clash"),  # unique_violation
    ("23503", "clash"),  # foreign_key_violation
    ("23", "mistake"),  # other constraints
    ("22", "mistake"),  # data: out of range, a NUL in a text
    ("42", "mistake"),  # syntax, unknown names, types
    ("40001", "busy"),  # serialization_failure
    ("40P01", "busy"),  # deadlock_detected
    ("55P03", "busy"),  # lock_not_available: lock_timeout
    ("57014", "busy"),  # query_canceled: statement_timeout
    ("25P03", "busy"),  # idle_in_transaction_session_timeout: we were frozen
    ("25006", "busy"),  # read_only_sql_transaction: it is a replica by now
    ("57P", "busy"),  # shut down, crashed, or still starting
    ("08", "busy"),  # the connection is gone
    ("53300", "busy"),  # too_many_connections
    ("53100", "full"),  # disk_full
)

_ANSWERED: Final = ("40", "55", "57014", "25P03", "0A")
"""The states in which it does answer: somebody else was in the way, or this session was too
slow."""

_LOST: Final = {
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.ConnectionDoesNotExistError,
}
"""What a connection says that is lost just as it is used."""


def fault(error: BaseException) -> Fault:
    """What an error means: by its SQLSTATE, or else by its class. A statement that a newer
    program's change of the schema made invalid is prepared anew with the next connection."""
    if isinstance(error, asyncpg.InvalidCachedStatementError):
        return "busy"
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return next((kind for begin, kind in _BY_STATE if state.startswith(begin)), "failed")
    if isinstance(error, asyncpg.InterfaceError):
        # A ValueError is about a value; any other is about a connection that is gone.
        return "mistake" if isinstance(error, ValueError) else "busy"
    lost = OSError | TimeoutError | asyncpg.InternalClientError
    return "busy" if isinstance(error, lost) else "failed"


def failed(error: BaseException) -> StorageError:
    """What is told of a database that raised it: in PostgreSQL's own words, where those are about
    it, and not about asyncpg's inner state."""
    if not is_away(error):
        return failure(fault(error), f"{type(error).__name__}: {error}")
    if isinstance(error, TimeoutError):
        why = "no answer in time"
    elif type(error) in _LOST:
        why = "the connection was lost"
    else:
        why = f"{type(error).__name__}: {error}"
    return Held(f"the database does not answer ({why})", why=why, away=True)


def is_away(error: BaseException) -> bool:
    """Whether the database was not reached, or takes nobody's work at present."""
    state = getattr(error, "sqlstate", None) or ""
    return fault(error) == "busy" and not state.startswith(_ANSWERED)
