"""Serving: the bot from its start until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import time
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from random import SystemRandom
from typing import Any, TypeVar

import structlog
from telegram import Update
from telegram.error import InvalidToken, TelegramError
from telegram.ext import ApplicationBuilder
from telegram.request import HTTPXRequest

from bot.handlers import routes
from bot.handlers.routes import PtbApplication
from bot.handlers.visit import Desk, Spawn
from bot.run.compose import (
    Chance,
    Manners,
    Surroundings,
    Time,
    compose,
)
from bot.run.settings import Settings
from bot.run.thinking import Thinking, Workers
from bot.telegram.client import FetchingBot, TelegramWire
from bot.telegram.poller import TokenRefused
from bot.words.library import Library
from games.fair import SECRET_BYTES
from render import Renderer
from storage.lock import WAIT_S, ServerLock
from storage.sqlite import SqliteStore
from storage.store import Store

log = structlog.get_logger(__name__)

T = TypeVar("T")

TELEGRAM = "https://api.telegram.org"
CODE_BYTES = 9
"""Random bytes of an invitation's code: 72 bits, not to be guessed."""
HEARTBEAT = ".alive"
"""Beside the database: touched whenever updates were fetched (`djehuty health`)."""
START_PAUSE_S = 2.0


def milliseconds() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def serve(settings: Settings, *, wait_s: float = WAIT_S) -> None:
    """Run the bot until SIGTERM or SIGINT; another server on the database is given `wait_s`
    seconds to end.

    Ends with `TokenRefused`, `AnotherPoller`, `SecondServer` or `StorageError` when it cannot.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    lock = await _unless(stop, ServerLock.acquire(settings.database, wait_s))
    if lock is None:
        return
    try:
        store = await SqliteStore.open(settings.database)
        try:
            await _serve(settings, store, stop)
        finally:
            await store.close()
    finally:
        lock.release()


async def _serve(settings: Settings, store: Store, stop: asyncio.Event) -> None:
    """Run the tasks until one fails or we are told to stop."""
    async with _application(settings, stop) as application:
        if application is None:
            return
        tasks: set[asyncio.Task[None]] = set()

        def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
            task = asyncio.create_task(work)
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            task.add_done_callback(_look)
            return task

        thinking = Workers(tables=settings.tables)
        parts = compose(_surroundings(settings, store, application, spawn, thinking))
        running = {
            asyncio.create_task(parts.poller.run(), name="poller"),
            asyncio.create_task(parts.ticker.run(), name="ticker"),
        }
        spawn(_describe(parts.desk))
        stopping = asyncio.create_task(stop.wait())
        log.info("serving", database=settings.database.name)
        try:
            await asyncio.wait({*running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            for task in running:
                if task.done():
                    task.result()
        finally:
            ending: set[asyncio.Task[Any]] = {*running, stopping, *tasks}
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
            await parts.desk.sender.close()
            await thinking.close()
            log.info("stopped")


def _surroundings(
    settings: Settings,
    store: Store,
    application: PtbApplication,
    spawn: Spawn,
    thinking: Thinking,
) -> Surroundings:
    """The real ones: Telegram, the clock, and randomness nobody can foresee."""
    bot = application.bot
    wire = TelegramWire(bot)

    async def process(update: Update) -> None:
        await application.process_update(update)

    alive = Path(f"{settings.database}{HEARTBEAT}")
    return Surroundings(
        store=store,
        application=application,
        wire=wire,
        fetching=bot,
        renderer=Renderer(),
        library=Library(),
        chance=Chance(
            secret=lambda: secrets.token_bytes(SECRET_BYTES),
            code=lambda: secrets.token_urlsafe(CODE_BYTES),
            random=SystemRandom(),
        ),
        time=Time(now=milliseconds, monotonic=time.monotonic),
        manners=Manners(
            pace_ms=settings.bot_pace_ms,
            limits=settings.send_limits,
            default_language=settings.default_language,
            keepers=settings.admin_ids,
        ),
        thinking=thinking,
        link=lambda code: f"https://t.me/{bot.username}?start=join-{code}",
        spawn=spawn,
        process=process,
        polling=alive.touch,
    )


@contextlib.asynccontextmanager
async def _application(
    settings: Settings, stop: asyncio.Event
) -> AsyncIterator[PtbApplication | None]:
    """python-telegram-bot's Application, without its own polling; None if told to stop first."""
    base = settings.telegram_api_url or TELEGRAM
    bot = FetchingBot(
        settings.bot_token.get_secret_value(),
        base_url=f"{base}/bot",
        base_file_url=f"{base}/file/bot",
        request=HTTPXRequest(connection_pool_size=64, read_timeout=15, write_timeout=15),
        get_updates_request=HTTPXRequest(),
    )
    application = ApplicationBuilder().bot(bot).updater(None).job_queue(None).build()
    while not stop.is_set():
        try:
            await _unless(stop, application.initialize())
        except InvalidToken as error:
            raise TokenRefused from error
        except TelegramError as error:
            log.warning("Telegram cannot be reached yet", why=type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), START_PAUSE_S)
        else:
            break
    if stop.is_set():
        yield None
        return
    try:
        yield application
    finally:
        with contextlib.suppress(TelegramError):
            await application.shutdown()


async def _unless(stop: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """What the work gives; None, the work cancelled, if we are told to stop first."""
    working, stopping = asyncio.create_task(work), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait((working, stopping), return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        for task in (working, stopping):
            task.cancel()
        await asyncio.gather(working, stopping, return_exceptions=True)


async def _describe(desk: Desk) -> None:
    try:
        await routes.describe(desk)
    except TelegramError as error:
        log.warning("commands not set", why=str(error))


def _look(task: asyncio.Task[None]) -> None:
    """A task of its own that failed is told in the log; the next sweep mends what it left."""
    if not task.cancelled() and task.exception() is not None:
        log.error("task failed", exc_info=task.exception())
