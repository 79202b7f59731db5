"""A database of PostgreSQL under the simulation: a real server, whose answers come at gates.

Time in the simulation is virtual and has one thread, so the server is asked from another one, and
each answer is waited for: to the simulation it is one instant. What breaks there is the way to the
server. A line is cut before a statement has arrived, or after it was done and before anybody heard
of it, at commits above all; or the server is away for a while, and all lines are lost.
Whoever waits for a row that somebody holds at a gate would wait for ever, so they hear at once that
they cannot have it. The server's clock is the simulation's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any, Literal, Self, TypeVar

import asyncpg

from storage.dialect import POSTGRES
from storage.engines.postgres.connections import Connection
from storage.engines.postgres.engine import PostgresEngine
from storage.sql.locking import locks
from storage.sql.store import SqlStore
from tests.postgres import LAID, Server
from tests.simulation.base import Ask, Fate, Pause
from tests.simulation.disk import Dead

T = TypeVar("T")

CLOCK = "clock_timestamp()"
SETTINGS = {"lock_timeout": "20ms", "application_name": "simulation"}
AFRESH = "ROLLBACK; SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE"
"""Makes a session what a new one is, but for its prepared statements, which cost."""
STEPS = 4.0
"""So many more steps than on a file the same work takes: reads have gates, too, and leases."""
LONGEST_S = 14.0
"""So long is a process frozen at most: a little less than a call to Telegram lives."""
IDLE_S = 3.0
Cut = Literal["before", "after"]
"""Whether a statement that is cut has arrived."""


@dataclass(frozen=True)
class Place:
    """Where a server listens, which has a database to copy, with the schema and nothing in it."""

    folder: Path

    @classmethod
    async def of(cls, server: Server) -> Place:
        """That of a server."""
        await server.lay()
        return cls(server.folder)

    def url(self, database: str) -> str:
        """How a database there is found."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    async def make(self, database: str) -> None:
        """A new one of that name."""
        await self._ask(f"CREATE DATABASE {database} TEMPLATE {LAID}")

    async def drop(self, database: str) -> None:
        """Forget it."""
        await self._ask(f"DROP DATABASE {database} WITH (FORCE)")

    async def _ask(self, sql: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(sql)
        await connection.close()


class Aside:
    """A thread with a loop, where the server is really asked."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work gives, or raises."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Sessions:
    """Real sessions on a database, used again by the next who connects."""

    def __init__(self, aside: Aside, url: str) -> None:
        self._aside = aside
        self._url = url
        self._free: list[Any] = []

    def take(self) -> Any:
        if self._free:
            return self._free.pop()
        connecting = asyncpg.connect(self._url, statement_cache_size=1024, server_settings=SETTINGS)
        return self._aside.ask(connecting)

    def give(self, session: Any) -> None:
        """It is nobody's any more; what it was in the middle of is undone."""
        self._aside.ask(session.execute(AFRESH))
        self._free.append(session)

    def close(self) -> None:
        for session in self._free:
            self._aside.ask(session.close())


class PostgresBase:
    """:class:`tests.simulation.base.Base` on a server, in a database of its own. `millis` is the
    server's clock."""

    def __init__(self, place: Place, name: str, fate: Fate, millis: Callable[[], int]) -> None:
        self._place = place
        self._name = name
        self._fate = fate
        self.millis = millis
        self.url = place.url(name)
        self.steps = STEPS
        self.several = True
        self.troubled = False
        self._away = False
        self._ways: list[Lines] = []
        self._fuse: tuple[int, bool, Cut] | None = None
        """After how many statements, or commits, a line is cut, and how."""
        self.lines: list[CutLine] = []

    def __enter__(self) -> Self:
        self._aside = Aside()
        self._aside.ask(self._place.make(self._name))
        self.sessions = Sessions(self._aside, self.url)
        return self

    def __exit__(self, *_: object) -> None:
        self.sessions.close()
        self._aside.ask(self._place.drop(self._name))
        self._aside.close()

    def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """What the server answers."""
        return self._aside.ask(work)

    def now(self, machine: int) -> int:
        """The server's: all processes go by that."""
        return self.millis()

    def way(self, pause: Pause) -> Lines:
        """A process's way to the server."""
        made = Lines(self, pause)
        self._ways = [*(way for way in self._ways if not way.dead), made]
        return made

    # -- how it is looked at ---------------------------------------------------------------------

    @contextmanager
    def asking(self) -> Iterator[Ask]:
        """Ask the server itself."""
        session = self.sessions.take()

        def ask(sql: str, *values: Any) -> list[Any]:
            rows = self.ask(session.fetch(POSTGRES.written(sql), *values))
            return [tuple(row) for row in rows]

        try:
            yield ask
        finally:
            self.sessions.give(session)

    def laid(self) -> bool:
        """They are there from the beginning."""
        return True

    async def store(self) -> SqlStore:
        """A store on lines that nothing happens to."""

        async def at_once(_: str) -> None:
            return

        return await self.way(at_once).opened(self.url)

    def noted(self) -> set[int]:
        """The updates that are noted as worked on."""
        with self.asking() as ask:
            return {id_ for (id_,) in ask("SELECT id FROM seen_update")}

    # -- what fate does to it --------------------------------------------------------------------

    def cut(self) -> None:
        """A line breaks at one of the next statements, or at the next commit."""
        random = self._fate.random
        commits = random.random() < 0.6
        at = 0 if commits else random.randrange(30)
        self._fuse = (at, commits, random.choice(("before", "after")))

    def sicken(self) -> None:
        """The server is away, and back after a while."""
        if self._away:
            return
        self._away = True
        self._fate.figures["outages"] += 1
        self._fate.note("AWAY")
        for line in self.lines[:]:
            line.shut()
        self._fate.loop.call_later(self._fate.random.uniform(0, 25), self._back)

    def _back(self) -> None:
        self._away = False

    def freeze(self) -> None:
        """A process stands still, and goes on after a while: its leases run out meanwhile. Calls to
        Telegram that would take longer than that are broken off, so it is never longer."""
        if living := [way for way in self._ways if not way.dead]:
            seconds = self._fate.random.uniform(0.5, LONGEST_S)
            self._fate.figures["frozen"] += 1
            self._fate.note(f"FROZEN for {seconds:.3f}")
            way = self._fate.random.choice(living)
            way.freeze()
            self._fate.loop.call_later(seconds, way.thaw)
            if seconds > IDLE_S:
                self._fate.loop.call_later(IDLE_S, way.let_go)

    def heal(self) -> None:
        """No more of it."""
        self._fuse = None
        self._back()
        for way in self._ways:
            way.thaw()

    def reached(self) -> None:
        """Raise what a program hears whose database is away."""
        if self._away:
            raise ConnectionRefusedError("the server is away")

    def breaks(self, word: str) -> Cut | None:
        """How the line is cut at this statement, if it is."""
        if self._fuse is None:
            return None
        left, commits, cut = self._fuse
        if commits and word != "COMMIT":
            return None
        if left:
            self._fuse = (left - 1, commits, cut)
            return None
        self._fuse = None
        self._fate.figures["cuts"] += 1
        self._fate.figures["writes in doubt"] += word == "COMMIT"
        self._fate.note(f"CUT {cut} {word}")
        return cut


class Lines:
    """:class:`tests.simulation.base.Way` to the server."""

    def __init__(self, base: PostgresBase, pause: Pause) -> None:
        self.base = base
        self._pause = pause
        self._opened: list[CutLine] = []
        self._moves = asyncio.Event()
        self._moves.set()
        self.dead = False

    @property
    def gone(self) -> bool:
        """Whether the process is dead. The server is on another machine."""
        return self.dead

    def check(self) -> None:
        """Raise `Dead` if the process is."""
        if self.dead:
            raise Dead

    async def pause(self, name: str) -> None:
        """Wait at a gate; a call of a dead process ends there."""
        self.check()
        await self._pause(name)
        await self._moves.wait()
        self.check()

    def freeze(self) -> None:
        """Nothing of the process goes on."""
        self._moves.clear()

    def thaw(self) -> None:
        """It goes on."""
        self._moves.set()

    def let_go(self) -> None:
        """The server ends what stands still in a transaction (`idle_in_transaction_session_timeout`
        of the program's settings)."""
        for line in self._opened:
            if not self._moves.is_set() and line.is_busy():
                line.shut()

    async def opened(self, url: str) -> SqlStore:
        """The store over these lines."""
        return await SqlStore.open(PostgresEngine(url, locks, connect=self.connect))

    async def connect(self, url: str, settings: Mapping[str, str], _: float | None) -> Connection:
        """As `storage.engines.postgres.connections.connect`."""
        await self.pause("connect")
        self.base.reached()
        made = CutLine(self.base.sessions.take(), self)
        self._opened.append(made)
        return made

    def die(self) -> None:
        """Kill: the server hears that the lines are gone."""
        self.dead = True
        for line in self._opened:
            line.shut()


class CutLine:
    """A connection with a gate before each statement and one after it, which may be cut there."""

    def __init__(self, session: Any, lines: Lines) -> None:
        self._session = session
        self._lines = lines
        self._base = lines.base
        self._base.lines.append(self)
        self._open = True

    def is_closed(self) -> bool:
        return not self._open

    def is_busy(self) -> bool:
        """Whether it is in a transaction."""
        return self._open and bool(self._session.is_in_transaction())

    def terminate(self) -> None:
        self.shut()

    async def close(self) -> None:
        self.shut()

    def shut(self) -> None:
        """What it was in the middle of is undone."""
        if self._open:
            self._open = False
            self._base.lines.remove(self)
            self._base.sessions.give(self._session)

    async def _gated(self, sql: str, call: Callable[[], Coroutine[Any, Any, T]]) -> T:
        word = sql.split(maxsplit=1)[0]
        await self._lines.pause(f"base {word}")
        self._check()
        cut = self._base.breaks(word)
        if cut == "before":
            self.shut()
            self._check()
        answer = self._base.ask(call())
        if cut == "after":
            self.shut()
            self._check()
        await self._lines.pause(f"base {word} done")
        return answer

    def _check(self) -> None:
        if not self._open:
            raise asyncpg.ConnectionDoesNotExistError("the line was cut")

    async def execute(self, sql: str, /) -> str:
        answer: str = await self._gated(sql, lambda: self._session.execute(sql))
        return answer

    async def fetch(self, sql: str, /, *values: Any) -> list[Any]:
        given = [*values]
        if CLOCK in sql:
            given.append(self._base.millis() / 1000)
            sql = sql.replace(CLOCK, f"to_timestamp(${len(given)}::float8)")
        return await self._gated(sql, lambda: self._session.fetch(sql, *given))

    async def fetchmany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> list[Any]:
        return await self._gated(sql, lambda: self._session.fetchmany(sql, rows))
