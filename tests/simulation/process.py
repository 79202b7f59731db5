"""One life of the bot: the server's parts on a virtual environment, until it is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import ContextVar, copy_context
from dataclasses import dataclass
from random import Random
from typing import Any

from telegram import Update
from telegram.ext import ApplicationBuilder
from telegram.request import BaseRequest, RequestData

from bot.handlers.routes import PtbApplication
from bot.run.compose import (
    STANDARD,
    Chance,
    Environment,
    Factories,
    Parts,
    Policy,
    Time,
    compose,
)
from bot.run.holdings import Holdings
from bot.run.serve import attend, held, joined
from bot.telegram.lanes import Receipts
from bot.telegram.limits import Limits
from bot.telegram.troubles import Troubles
from bot.words.library import Library
from games.view import BoardView
from render import THEMES, Renderer, Sign
from storage.leases import Leases
from storage.sql.store import SqlStore
from storage.store import StorageError, Store
from tests.bot.at_once import AtOnce
from tests.simulation.base import Way
from tests.simulation.line import Line, to_json


class Sketcher(Renderer):
    """Draws nothing: a picture is its view's key, which is all the boards compare."""

    def board(self, view: BoardView, *, guide: bool = False, signs: tuple[Sign, ...] = ()) -> bytes:
        return self.key(view, guide=guide, signs=signs).encode()

    def themed(self, theme: str) -> Renderer:
        return Sketcher(THEMES.get(theme, self.theme))

    def title(self) -> bytes:
        return b"title"

    def banner(self) -> bytes:
        return self.banner_key().encode()


LIBRARY = Library()
SKETCHER = Sketcher()


@dataclass(frozen=True)
class Made:
    """What a process is made with; a test of the simulator hands in something that is broken."""

    store: Callable[[SqlStore], Store] = lambda store: store
    factories: Factories = STANDARD


@dataclass(frozen=True)
class Outside:
    """What outlives a process. `url` names its database. `begun` hears of each update that is
    worked on, `settled` of its receipt's outcome, `failed` why a process ended by itself, `fault`
    of what must not happen."""

    url: str
    clock: Callable[[], int]
    seconds: Callable[[], float]
    limits: Limits
    begun: Callable[[int], None]
    settled: Callable[[int, str | None], None]
    failed: Callable[[StorageError], None]
    fault: Callable[[str], None]


OWNER: ContextVar[Process | None] = ContextVar("OWNER", default=None)
"""The process to which a task belongs."""


class Request(BaseRequest):
    """python-telegram-bot's way to Telegram, without a network."""

    def __init__(self, line: Line) -> None:
        self._line = line

    @property
    def read_timeout(self) -> float | None:
        return None

    async def initialize(self) -> None:
        """Nothing to open."""

    async def shutdown(self) -> None:
        """Nothing to close."""

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        *timeouts: Any,
        **more_timeouts: Any,
    ) -> tuple[int, bytes]:
        given = {} if request_data is None else request_data.parameters
        return 200, to_json(await self._line.request(url.rsplit("/", 1)[1], given))


class Process:
    """Serves until it is killed, told to stop (as by SIGTERM: set `stop`), or its disk fails.
    `line` and `base` are its ways out."""

    def __init__(self, around: Outside, made: Made, line: Line, base: Way, random: Random) -> None:
        self._around = around
        self._made = made
        self._line = line
        self._base = base
        self._random = random
        self._tasks: list[asyncio.Task[Any]] = []
        self._spawned: set[asyncio.Task[None]] = set()
        self.stop = asyncio.Event()

    @property
    def dead(self) -> bool:
        return self._base.dead

    def kill(self) -> None:
        """As SIGKILL: nothing of it has any effect after this instant."""
        self._base.die()
        for task in self._tasks:
            task.cancel()

    def adopt(self, task: asyncio.Task[Any]) -> None:
        """A task of this process, to end with it."""
        self._tasks = [other for other in self._tasks if not other.done()]
        self._tasks.append(task)
        if self.dead:
            task.cancel()

    async def buried(self) -> None:
        """Wait until all its tasks have ended."""
        while self._tasks:
            tasks, self._tasks = self._tasks, []
            await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._spawned.add(task)
        task.add_done_callback(self._spawned.discard)
        task.add_done_callback(self._look)
        return task

    def _look(self, task: asyncio.Task[None]) -> None:
        if task.cancelled() or self.dead:
            return
        match task.exception():
            case None:
                return
            case StorageError() as error:
                self._around.failed(error)
            case error:
                self._around.fault(f"a task failed: {error!r}")

    def begin(self) -> asyncio.Task[None]:
        """Start it; its tasks belong to it."""
        context = copy_context()
        context.run(OWNER.set, self)
        return asyncio.get_running_loop().create_task(self.live(), context=context)

    async def live(self) -> None:
        """Start, recover, and serve, as `bot.run.serve.serve` does."""
        try:
            opening = self._base.opened
            async with held(self._around.url, self.stop, opening=opening) as store:
                if store is not None:
                    parts = await self._composed(self._made.store(store), store.leases)
                    async with joined(parts, self.stop):
                        await attend(parts, self._spawned, self.stop)
        except asyncio.CancelledError:
            return
        except StorageError as error:
            if not self._base.gone:
                self._around.failed(error)
        except Exception as error:  # noqa: BLE001 - whatever it is, a server must not end so
            self._around.fault(f"the server ended: {error!r}")
        finally:
            self._base.die()

    async def _composed(self, store: Store, leases: Leases) -> Parts:
        """The server's own parts, on a virtual clock, before a Telegram that misbehaves."""
        around, random = self._around, self._random
        requests = Request(self._line)
        # Its type does not know that a job queue may be None.
        builder: Any = ApplicationBuilder().token("1:x").request(requests)
        builder = builder.get_updates_request(requests).updater(None).job_queue(None)
        application: PtbApplication = builder.build()
        await application.initialize()
        receipts = Receipts()
        return compose(
            Environment(
                store=store,
                application=application,
                wire=self._line,
                fetching=self._line,
                renderer=SKETCHER,
                library=LIBRARY,
                chance=Chance(
                    secret=lambda: random.randbytes(32),
                    code=lambda: f"{random.getrandbits(72):018x}",
                    random=random,
                ),
                time=Time(now=around.clock, monotonic=around.seconds),
                policy=Policy(pace_ms=1500, limits=around.limits),
                thinking=AtOnce(),
                link=link,
                spawn=self.spawn,
                troubles=Troubles(around.seconds),
                process=self._processing(application.process_update, receipts),
                receipts=receipts,
                holdings=self._holdings(leases),
            ),
            self._made.factories,
        )

    def _holdings(self, leases: Leases) -> Holdings | None:
        """What is this process's, where it may not be the only one."""
        if leases.alone:
            return None
        return Holdings(leases, f"{self._random.getrandbits(64):x}", seconds=self._around.seconds)

    def _processing(
        self, process: Callable[[object], Awaitable[None]], receipts: Receipts
    ) -> Callable[[Update], Awaitable[None]]:
        """`process`, telling the world of the update and what came of it."""

        async def work(update: Update) -> None:
            self._around.begun(update.update_id)
            await process(update)
            self._around.settled(update.update_id, receipts.of(update.update_id).outcome)

        return work


def link(code: str) -> str:
    """An invitation's address, as the server makes it."""
    return f"https://t.me/djehuty_bot?start=join-{code}"
