"""One life of the bot: the parts of `bot.app`, composed alike, until it is killed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from telegram import Update
from telegram.ext import ApplicationBuilder
from telegram.request import BaseRequest, RequestData

from bot import routes
from bot.boards import Boards
from bot.notices import Notices
from bot.poller import Poller, Receipts
from bot.sender import Sender
from bot.settings import Limits
from bot.tables import Tables
from bot.ticker import Ticker
from bot.visit import Desk
from bot.words import Library
from games.view import BoardView
from render import Renderer
from storage.sqlite import SqliteStore
from storage.store import Store
from tests.simulation.disk import Disk
from tests.simulation.line import Line, to_json


class Sketcher(Renderer):
    """Draws nothing: a picture is its view's key, which is all the boards compare."""

    def board(self, view: BoardView, *, guide: bool = False) -> bytes:
        return self.key(view, guide=guide).encode()

    def title(self) -> bytes:
        return b"title"


LIBRARY = Library()
SKETCHER = Sketcher()


@dataclass(frozen=True)
class Parts:
    """What a process is made of; a test of the simulator hands in something broken."""

    store: Callable[[SqliteStore], Store] = lambda store: store
    tables: type[Tables] = Tables
    boards: type[Boards] = Boards
    poller: type[Poller] = Poller


@dataclass(frozen=True)
class Surroundings:
    """What outlives a process. `settled` hears of each update and its receipt's outcome, `fault`
    of what must not happen."""

    path: Path
    clock: Callable[[], int]
    seconds: Callable[[], float]
    limits: Limits
    settled: Callable[[int, str | None], None]
    fault: Callable[[str], None]


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
    """Serves until killed. `line` and `disk` are its ways out."""

    def __init__(
        self, around: Surroundings, parts: Parts, line: Line, disk: Disk, random: Random
    ) -> None:
        self._around = around
        self._parts = parts
        self._line = line
        self._disk = disk
        self._random = random
        self._tasks: list[asyncio.Task[Any]] = []

    @property
    def dead(self) -> bool:
        return self._disk.dead

    def kill(self) -> None:
        """As SIGKILL: nothing of it has any effect after this instant."""
        self._disk.die()
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
        task.add_done_callback(self._look)
        return task

    def _look(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and not self.dead and (error := task.exception()) is not None:
            self._around.fault(f"a task failed: {error!r}")

    async def live(self) -> None:
        """Start, recover, and serve."""
        with contextlib.suppress(asyncio.CancelledError):
            store = await SqliteStore.open(self._around.path, connect=self._disk.connect)
            ticker, poller = await self._compose(self._parts.store(store))
            running = (self.spawn(poller.run()), self.spawn(ticker.run()))
            await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            if not self.dead:
                self._around.fault("the poller or the ticker ended")

    async def _compose(self, store: Store) -> tuple[Ticker, Poller]:
        around, random = self._around, self._random
        requests = Request(self._line)
        # Its type does not know that a job queue may be None.
        builder: Any = ApplicationBuilder().token("1:x").request(requests)
        builder = builder.updater(None).job_queue(None)
        application = builder.build()
        await application.initialize()
        sender = Sender(around.limits, clock=around.seconds)
        tables = self._parts.tables(
            store,
            clock=around.clock,
            secret=lambda: random.randbytes(32),
            code=lambda: f"{random.getrandbits(72):018x}",
        )
        boards = self._parts.boards(
            store,
            tables,
            self._line,
            sender,
            renderer=SKETCHER,
            library=LIBRARY,
            clock=around.clock,
            link=link,
        )
        notices = Notices(store, tables, boards, self._line, sender, clock=around.clock)
        ticker = Ticker(
            store, tables, boards, notices, clock=around.clock, random=random, pace_ms=1500
        )
        boards.settled = ticker.settled

        def changed(game: int) -> None:
            ticker.changed()
            self.spawn(boards.refresh(game))

        tables.changed = changed
        receipts = Receipts()
        desk = Desk(
            bot=application.bot,
            store=store,
            tables=tables,
            boards=boards,
            wire=self._line,
            sender=sender,
            renderer=SKETCHER,
            library=LIBRARY,
            receipts=receipts,
            clock=around.clock,
            default_language="en",
            spawn=self.spawn,
        )
        routes.register(application, desk)
        poller = self._parts.poller(
            self._line,
            store,
            receipts,
            self._processing(application.process_update, receipts),
            clock=around.clock,
            telegram=application.bot,
        )
        return ticker, poller

    def _processing(
        self, process: Callable[[object], Awaitable[None]], receipts: Receipts
    ) -> Callable[[Update], Awaitable[None]]:
        """`process`, telling the world what came of the update."""

        async def work(update: Update) -> None:
            await process(update)
            self._around.settled(update.update_id, receipts.of(update.update_id).outcome)

        return work


def link(code: str) -> str:
    """An invitation's address, as in `bot.app`."""
    return f"https://t.me/djehuty_bot?start=join-{code}"
