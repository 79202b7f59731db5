"""The composition root: everything is made here, once, and handed to those who need it."""

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

from bot import routes
from bot.boards import Boards
from bot.notices import Notices
from bot.poller import AnotherPoller, Poller, Receipts, TokenRefused
from bot.sender import Sender
from bot.settings import Settings
from bot.tables import Tables
from bot.telegram import FetchingBot, TelegramWire
from bot.ticker import Ticker
from bot.visit import Desk
from bot.words import Library
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

        desk, ticker, poller = _compose(settings, store, application, spawn)
        routes.register(application, desk)
        running = {
            asyncio.create_task(poller.run(), name="poller"),
            asyncio.create_task(ticker.run(), name="ticker"),
        }
        spawn(_describe(desk))
        stopping = asyncio.create_task(stop.wait())
        log.info("serving", database=settings.database.name)
        try:
            await asyncio.wait({*running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            for task in running:
                if task.done():
                    task.result()
        finally:
            ending = {*running, stopping, *tasks}
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
            await desk.sender.close()
            log.info("stopped")


def _compose(settings: Settings, store: Store, application: Any, spawn: Any) -> Any:
    """The parts and what they know of each other."""
    library = Library()
    renderer = Renderer()
    wire = TelegramWire(application.bot)
    sender = Sender(settings.send_limits, clock=time.monotonic)
    tables = Tables(
        store,
        clock=milliseconds,
        secret=lambda: secrets.token_bytes(32),
        code=lambda: secrets.token_urlsafe(CODE_BYTES),
    )
    boards = Boards(
        store,
        tables,
        wire,
        sender,
        renderer=renderer,
        library=library,
        clock=milliseconds,
        link=lambda code: f"https://t.me/{application.bot.username}?start=join-{code}",
        default_language=settings.default_language,
    )
    notices = Notices(store, tables, boards, wire, sender, clock=milliseconds)
    ticker = Ticker(
        store,
        tables,
        boards,
        notices,
        clock=milliseconds,
        random=SystemRandom(),
        pace_ms=settings.bot_pace_ms,
    )
    boards.settled = ticker.settled

    def changed(game: int) -> None:
        ticker.changed()
        spawn(boards.refresh(game))
        spawn(notices.sweep())

    tables.changed = changed
    receipts = Receipts()
    desk = Desk(
        bot=application.bot,
        store=store,
        tables=tables,
        boards=boards,
        wire=wire,
        sender=sender,
        renderer=renderer,
        library=library,
        receipts=receipts,
        clock=milliseconds,
        default_language=settings.default_language,
        spawn=spawn,
        keepers=settings.admin_ids,
    )

    async def process(update: Update) -> None:
        await application.process_update(update)

    alive = Path(f"{settings.database}{HEARTBEAT}")
    poller = Poller(
        application.bot,
        store,
        receipts,
        process,
        clock=milliseconds,
        polling=alive.touch,
        telegram=application.bot,
    )
    return desk, ticker, poller


@contextlib.asynccontextmanager
async def _application(settings: Settings, stop: asyncio.Event) -> AsyncIterator[Any]:
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


__all__ = ["AnotherPoller", "TokenRefused", "serve"]
