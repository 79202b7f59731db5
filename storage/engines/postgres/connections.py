"""Connections to PostgreSQL that are opened again when they are lost.

The settings of a session let go of a machine that is frozen: what it held is free after seconds,
and a database that does not answer is noticed (docs/decisions/0067).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

import asyncpg

from storage.engines.postgres.faults import ERRORS

CONNECT_S: Final = 3.0
"""Seconds until a database that does not answer counts as gone."""

ANSWER_S: Final = 6.0
"""Seconds until a call that is not answered counts as lost: a little above the database's own."""

CACHED: Final = 1024
"""So many statements a connection keeps prepared; a program has some hundred."""

WATCHED: Final[Mapping[str, str]] = {
    "application_name": "djehuty",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""What every session asks for: a machine that is gone is noticed."""

SETTINGS: Final[Mapping[str, str]] = {
    **WATCHED,
    "idle_in_transaction_session_timeout": "3s",
    "lock_timeout": "1s",
    "statement_timeout": "5s",
    "tcp_user_timeout": "10s",
}
"""What a session of ours asks for."""

UNHURRIED: Final[Mapping[str, str]] = {**WATCHED, "lock_timeout": "10s"}
"""The same for what takes its time: a migration, a copy."""

COUNTING: Final[Mapping[str, str]] = {**SETTINGS, "synchronous_commit": "off"}
"""The same for numbers that are given out: one that is lost was in nothing that is kept."""

READS_ALONE: Final = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY"
"""Said at once to a session that only reads. Asked for as it connects, it would make each of
several hosts look like a copy that takes no writes (`target_session_attrs`)."""


class Connection(Protocol):
    """What the engine needs of asyncpg's connection."""

    async def execute(self, sql: str, /) -> str:
        """Run statements without values."""

    async def fetch(self, sql: str, /, *values: Any) -> list[Any]:
        """Run one statement and give its rows."""

    async def fetchmany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> list[Any]:
        """Run one statement for each row and give what all of them return."""

    def is_closed(self) -> bool:
        """Whether it is of no use any more."""

    async def close(self) -> None:
        """End it as the database expects."""

    def terminate(self) -> None:
        """End it at once."""


class Connect(Protocol):
    """How a connection is opened."""

    async def __call__(
        self, url: str, settings: Mapping[str, str], patience_s: float | None, /
    ) -> Connection:
        """Open one; raises one of :data:`storage.engines.postgres.faults.ERRORS`."""


async def connect(url: str, settings: Mapping[str, str], patience_s: float | None) -> Connection:
    """Open asyncpg's connection with these settings of a session; a call that is not answered in
    `patience_s` seconds counts as lost."""
    connection: Connection = await asyncpg.connect(
        url,
        timeout=CONNECT_S,
        command_timeout=patience_s,
        statement_cache_size=CACHED,
        server_settings=dict(settings),
    )
    return connection


class Line:
    """One connection to the database at `url`, opened when it is needed and again when it was
    lost. One thing at a time is asked of it. `first` is said to each new one."""

    def __init__(
        self,
        url: str,
        settings: Mapping[str, str],
        *,
        patience_s: float | None = ANSWER_S,
        first: str = "",
        connect: Connect = connect,
    ) -> None:
        self._connect = connect
        self._first = first
        self._url = url
        self._settings = settings
        self._patience_s = patience_s
        self._connection: Connection | None = None
        self.turn = asyncio.Lock()
        """For those who share the line: a connection does one thing at a time."""

    async def connection(self) -> Connection:
        """The connection; raises one of :data:`storage.engines.postgres.faults.ERRORS`."""
        if self._connection is None or self._connection.is_closed():
            connection = await self._connect(self._url, self._settings, self._patience_s)
            try:
                if self._first:
                    await connection.execute(self._first)
            except BaseException:  # also where we are called off: nobody else would end it
                connection.terminate()
                raise
            self._connection = connection
        return self._connection

    def drop(self) -> None:
        """End the connection at once: what it is in the middle of is nobody's any more."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def close(self) -> None:
        """End the connection. Harmless when repeated."""
        connection, self._connection = self._connection, None
        if connection is None or connection.is_closed():
            return
        try:
            async with asyncio.timeout(CONNECT_S):
                await connection.close()
        except ERRORS:
            connection.terminate()
