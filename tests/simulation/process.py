"""One life of the bot: the server's parts on virtual surroundings, until it is killed."""

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

from bot.handlers.routes import PtbApplication
from bot.run.compose import (
    SOUND,
    Chance,
    Makers,
    Manners,
    Parts,
    Surroundings,
    Time,
    compose,
)
from bot.run.thinking import AtOnce
from bot.telegram.limits import Limits
from bot.telegram.poller import Receipts
from bot.words.library import Library
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
class Made:
    """What a process is made with; a test of the simulator hands in something that is broken."""

    store: Callable[[SqliteStore], Store] = lambda store: store
    makers: Makers = SOUND


@dataclass(frozen=True)
class Outside:
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

    def __init__(self, around: Outside, made: Made, line: Line, disk: Disk, random: Random) -> None:
        self._around = around
        self._made = made
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
            parts = await self._composed(self._made.store(store))
            running = (self.spawn(parts.poller.run()), self.spawn(parts.ticker.run()))
            await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            if not self.dead:
                self._around.fault("the poller or the ticker ended")

    async def _composed(self, store: Store) -> Parts:
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
            Surroundings(
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
                manners=Manners(pace_ms=1500, limits=around.limits),
                thinking=AtOnce(),
                link=link,
                spawn=self.spawn,
                process=self._processing(application.process_update, receipts),
                receipts=receipts,
            ),
            self._made.makers,
        )

    def _processing(
        self, process: Callable[[object], Awaitable[None]], receipts: Receipts
    ) -> Callable[[Update], Awaitable[None]]:
        """`process`, telling the world what came of the update."""

        async def work(update: Update) -> None:
            await process(update)
            self._around.settled(update.update_id, receipts.of(update.update_id).outcome)

        return work


def link(code: str) -> str:
    """An invitation's address, as the server makes it."""
    return f"https://t.me/djehuty_bot?start=join-{code}"
