"""Serving: the bot from its start until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import secrets
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import structlog
from telegram import Update
from telegram.error import InvalidToken, TelegramError
from telegram.ext import ApplicationBuilder

from bot.board.drawing import Painter
from bot.handlers import routes
from bot.handlers.routes import PtbApplication
from bot.run.backups import Backups
from bot.run.compose import (
    Chance,
    Environment,
    Parts,
    Peering,
    Pictures,
    Policy,
    Time,
    compose,
)
from bot.run.following import Following
from bot.run.gallery import shown_at
from bot.run.health import heartbeat
from bot.run.holdings import Holdings
from bot.run.machine import looked
from bot.run.ownership import belongs
from bot.run.peers import Place, key_of
from bot.run.restoring import put_back
from bot.run.settings import Settings, SettingsError
from bot.run.thinking import Thinking, Workers
from bot.run.timekeeper import AWAY_S
from bot.telegram.client import SEND_S, FetchingBot, TelegramWire
from bot.telegram.copied import Copied
from bot.telegram.endpoint import Address
from bot.telegram.outage import Outage, reason
from bot.telegram.poller import PAUSES_S, TokenRefused
from bot.telegram.request import Request
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles
from bot.telegram.way import TELEGRAM, Way, authorities, proxy_to
from bot.telegram.wire import WireError
from bot.words.library import Library
from games.fair import SECRET_BYTES
from render import Renderer
from storage.engines.sqlite.lock import WAIT_S, ServerLock
from storage.opening import open_store
from storage.sql.store import SqlStore
from storage.store import StorageError, Store
from storage.url import database_path, is_postgres

if TYPE_CHECKING:
    from bot.run.figures import Figures

log = structlog.get_logger(__name__)

T = TypeVar("T")
Opening: TypeAlias = Callable[[str], Coroutine[Any, Any, SqlStore]]

OWNER_BYTES = 8
"""Random bytes of a process's name among those that serve from one database."""
CODE_BYTES = 9
"""Random bytes of an invitation's code: 72 bits, not to be guessed."""
DESCRIBE_S = 300.0
"""The longest pause before the commands are told to Telegram again."""
COLLECT = (5_000, 10, 5)
"""How many more objects than before make Python look for circles of them that nobody uses; Python's
own figures are 700, 10 and 10."""


def milliseconds() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def seconds() -> float:
    """Seconds that only grow, also while the machine sleeps, where that can be asked (Linux)."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def fresh_secret() -> bytes:
    """A game's secret, which nobody can foresee."""
    return secrets.token_bytes(SECRET_BYTES)


def event_loop() -> asyncio.AbstractEventLoop:
    """That of uvloop where there is a wheel of it, else Python's own (docs/decisions/0046)."""
    try:
        made: asyncio.AbstractEventLoop = importlib.import_module("uvloop").new_event_loop()
    except ImportError:
        return asyncio.new_event_loop()
    return made


async def serve(
    settings: Settings,
    lock: ServerLock | None = None,
    *,
    wait_s: float = WAIT_S,
    begun: float | None = None,
    adopt: bool = False,
    opening: Opening | None = None,
) -> None:
    """Run the bot until SIGTERM or SIGINT, under the `lock` on its database. Without one another
    server there is given `wait_s` seconds to end, from `begun` on (see :class:`ServerLock`). With
    `adopt` a database of another bot's is taken over. `opening` opens the store that a URL names.

    Ends with `TokenRefused`, `AnotherPoller`, `AnotherBot`, `SecondServer`, `StorageError` or
    `SettingsError` when it cannot.
    """
    way = way_to(settings)
    if opening is None:
        opening = partial(open_store, followed=settings.replica_socket is not None)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    async with (
        figures_at(settings.metrics_listen) as figures,
        held(
            settings.database_url, stop, lock, wait_s=wait_s, begun=begun, opening=opening
        ) as store,
    ):
        if store is not None:
            await _serve(settings, way, store, stop, figures, adopt=adopt)


@contextlib.asynccontextmanager
async def figures_at(place: tuple[str, int] | None) -> AsyncIterator[Figures | None]:
    """Figures that are told at that host and port; None if nobody asks for them."""
    if place is None:
        yield None
        return
    from bot.run.figures import Figures  # what keeps them is read by those alone who want them
    from bot.run.listener import told_at

    figures = Figures(version("djehuty"), seconds)
    async with told_at(figures, place):
        yield figures


@contextlib.asynccontextmanager
async def held(
    url: str,
    stop: asyncio.Event,
    lock: ServerLock | None = None,
    *,
    wait_s: float = WAIT_S,
    begun: float | None = None,
    opening: Opening = open_store,
) -> AsyncIterator[SqlStore | None]:
    """The store that `url` names, on a database that no other server works on, under its `lock` or
    one that is taken here; or on one of PostgreSQL, which several may share. None if told to stop
    before another server, or another program, let go of it. `SecondServer` if it does not within
    `wait_s` seconds (from `begun` on, see `ServerLock`)."""
    async with contextlib.AsyncExitStack() as stack:
        if not is_postgres(url):
            if lock is None:
                lock = await _unless(
                    stop, ServerLock.acquire(database_path(url), wait_s, begun=begun)
                )
            if lock is None:
                yield None
                return
            stack.callback(lock.release)
        store = await _unless(stop, opening(url))
        if store is not None:
            stack.push_async_callback(store.close)
        if lock is not None:
            lock.hold_file()
        yield store


async def attend(parts: Parts, spawned: Collection[asyncio.Task[Any]], stop: asyncio.Event) -> None:
    """Fetch and tick until told to stop, or until one of the two or the database fails, which is
    raised. Then the tasks that the parts spawned end too: what is undone is found again after the
    next start."""
    running = {
        asyncio.create_task(parts.poller.run(), name="poller"),
        asyncio.create_task(parts.ticker.run(), name="ticker"),
        asyncio.create_task(parts.follower.run(), name="follower"),
    }
    if parts.holdings is not None:
        running.add(asyncio.create_task(parts.holdings.run(), name="leases"))
    running.add(asyncio.create_task(parts.troubles.fatal(), name="the database"))
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({*running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        for task in running:
            if task.done():
                task.result()
    finally:
        if parts.peers is not None:
            parts.peers.leave()
        ending: set[asyncio.Task[Any]] = {*running, stopping, *spawned}
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await parts.desk.sender.close()
        if parts.holdings is not None:
            with contextlib.suppress(StorageError):  # what is not given back runs out
                await parts.holdings.end()


async def _serve(
    settings: Settings,
    way: Way,
    store: SqlStore,
    stop: asyncio.Event,
    figures: Figures | None,
    *,
    adopt: bool,
) -> None:
    """Run the tasks until one fails or we are told to stop."""
    async with _application(settings, way, stop) as application:
        if application is None:
            return
        await belongs(store, application.bot.id, adopt=adopt)
        await put_back(store, milliseconds(), fresh_secret)
        tasks: set[asyncio.Task[None]] = set()
        troubles = Troubles(time.monotonic)
        spawn = spawning(tasks, troubles)
        thinking, painter, filming = Workers(tables=settings.tables), Painter(), Painter("films")
        around = _environment(settings, store, application, spawn, thinking, troubles)
        alone = await served_lately(store, milliseconds())
        around = replace(around, draw=painter, shoot=filming, way=way.logged, alone=alone)
        if not store.leases.alone:
            around = _among_others(around, settings, store)
        if figures is not None:
            around = replace(around, meter=figures, polling=figures.hearing(around.polling))
        parts = compose(around)
        if figures is not None:
            figures.watch(store, parts.desk, parts.poller, parts.holdings, around.copied)
        keep_what_stays()
        spawn(described(partial(routes.describe, parts.desk)))
        if settings.backup_dir is not None:
            spawn(backups(settings, settings.backup_dir, troubles, figures).run())
        try:
            async with joined(parts, stop, settings.pictures_listen):
                # Whoever named another file than they meant hears of it here.
                new = {"new_database": where(settings)} if store.new else {}
                name = settings.database_name
                log.info("serving", version=version("djehuty"), database=name, **new)
                await attend(parts, tasks, stop)
        finally:
            await thinking.close()
            painter.close()
            filming.close()
            log.info("stopped")


def _among_others(around: Environment, settings: Settings, store: SqlStore) -> Environment:
    """The same for a process that may not be the only one."""
    owner, key = secrets.token_hex(OWNER_BYTES), key_of(settings.bot_token.get_secret_value())
    return replace(
        around,
        holdings=Holdings(store.leases, owner, seconds=seconds, patience=store.patience),
        peering=Peering(key, Place.of(settings.peer_listen)),
    )


@contextlib.asynccontextmanager
async def joined(
    parts: Parts, stop: asyncio.Event, pictures: tuple[str, int] | None = None
) -> AsyncIterator[None]:
    """Be there meanwhile: at the place where updates are brought, if they are, at that where
    pictures are fetched (`pictures`), if they are; and as one of
    several reached by the others, and with a share of the chats. `CannotListen` before anything is
    begun if a place cannot be had."""
    async with contextlib.AsyncExitStack() as stack:
        parts.poller.take_place()
        stack.callback(parts.poller.leave_place)
        if parts.gallery is not None and pictures is not None:
            await stack.enter_async_context(shown_at(parts.gallery, pictures))
        if parts.peers is not None:
            await stack.enter_async_context(parts.peers.listening())
        if parts.holdings is not None:
            await _unless(stop, parts.holdings.begin())
        yield


def backups(
    settings: Settings, folder: Path, troubles: Troubles, figures: Figures | None
) -> Backups:
    """Backups as they are set."""
    return Backups(
        settings.database,
        folder,
        settings.backup_every,
        settings.backup_keep,
        clock=milliseconds,
        troubles=troubles,
        made=(lambda _: None) if figures is None else figures.backed_up,
    )


def where(settings: Settings) -> str:
    """The database as the operator knows it, however the settings named it."""
    if settings.in_postgres:
        return settings.database_name
    return str(settings.database.absolute())


def address(settings: Settings) -> Address | None:
    """Where Telegram brings updates to; None where we ask for them."""
    url, secret, listen = settings.webhook_url, settings.webhook_secret, settings.listen
    if url is None or secret is None or listen is None:
        return None
    return Address(url, secret.get_secret_value(), *listen)


def copied(settings: Settings) -> Copied | None:
    """The copy that is to have what Telegram may forget; None where none is waited for."""
    if settings.replica_socket is None:
        return None
    return Copied(Following(settings.replica_socket, settings.database).sync, seconds=seconds)


async def served_lately(store: Store, now: int) -> bool:
    """Whether this database's server fetched updates a moment ago: then nobody else does."""
    present = await store.last_present()
    return present is not None and abs(now - present) < AWAY_S * 1000


def spawning(tasks: set[asyncio.Task[None]], troubles: Troubles) -> Spawn:
    """Starts work as one of `tasks`, and looks after it."""

    def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(look_after(work, troubles))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        # One that is cancelled before its first step never comes to the work.
        task.add_done_callback(lambda _: work.close())
        return task

    return spawn


def way_to(settings: Settings) -> Way:
    """How Telegram is reached; `SettingsError` if what is set can never work."""
    base = settings.telegram_api_url or TELEGRAM
    try:
        proxy = proxy_to(base, settings.telegram_proxy)
        # Reading all authorities takes 80 ms, and plain HTTP (the playground) needs none.
        secure = base.startswith("https:")
        trusted = authorities(settings.ssl_cert_file, settings.ssl_cert_dir) if secure else None
    except ValueError as error:
        raise SettingsError((str(error),)) from None
    return Way(base, proxy, trusted)


def _environment(
    settings: Settings,
    store: Store,
    application: PtbApplication,
    spawn: Spawn,
    thinking: Thinking,
    troubles: Troubles,
) -> Environment:
    """The real ones: Telegram, the clock, and randomness nobody can foresee."""
    bot = application.bot
    wire = TelegramWire(bot, partial(inline_id, store))

    async def process(update: Update) -> None:
        await application.process_update(update)

    database = None if settings.in_postgres else settings.database
    alive = None if database is None else Path(heartbeat(database))
    return Environment(
        store=store,
        application=application,
        wire=wire,
        fetching=bot,
        renderer=Renderer(),
        library=Library(),
        chance=Chance(
            secret=fresh_secret,
            code=lambda: secrets.token_urlsafe(CODE_BYTES),
            random=SystemRandom(),
        ),
        time=Time(now=milliseconds, monotonic=seconds),
        policy=Policy(
            pace_ms=settings.bot_pace_ms,
            limits=settings.send_limits,
            default_language=settings.default_language,
            keepers=settings.admin_ids,
        ),
        thinking=thinking,
        link=lambda code: f"https://t.me/{bot.username}?start=join-{code}",
        spawn=spawn,
        process=process,
        troubles=troubles,
        polling=(lambda: None) if alive is None else alive.touch,
        webhook=address(settings),
        copied=copied(settings),
        machine=partial(looked, database, settings.backup_dir),
        pictures=Pictures(settings.pictures_chat, settings.pictures_url),
        shares=lambda: bot.supports_inline_queries,
    )


async def inline_id(store: Store, address: int) -> str | None:
    """By what Telegram knows the inline message of an address."""
    chat = await store.chat_at(address)
    return None if chat is None else chat.inline


@contextlib.asynccontextmanager
async def _application(
    settings: Settings, way: Way, stop: asyncio.Event
) -> AsyncIterator[PtbApplication | None]:
    """python-telegram-bot's Application, without its own polling; None if told to stop first."""
    requests = (
        Request(way, connections=64, read_timeout=SEND_S, write_timeout=SEND_S),
        Request(way, connections=1),
    )
    bot = FetchingBot(
        settings.bot_token.get_secret_value(),
        base_url=f"{way.base}/bot",
        base_file_url=f"{way.base}/file/bot",
        request=requests[0],
        get_updates_request=requests[1],
    )
    application = ApplicationBuilder().bot(bot).updater(None).job_queue(None).build()
    try:
        yield application if await reached(application.initialize, way, stop) else None
    finally:
        with contextlib.suppress(TelegramError):
            await application.shutdown()
        for request in requests:  # where it never was initialized it shuts nothing down
            await request.shutdown()


async def reached(
    initialize: Callable[[], Coroutine[Any, Any, None]], way: Way, stop: asyncio.Event
) -> bool:
    """Whether Telegram answered who we are; False if we were told to stop first. `TokenRefused` if
    it does not know us."""
    outage = Outage("Telegram cannot be reached yet", seconds, way.logged)
    while not stop.is_set():
        try:
            await _unless(stop, initialize())
        except InvalidToken as error:
            raise TokenRefused from error
        except TelegramError as error:
            outage.failed(error)
            pause = PAUSES_S[min(outage.times, len(PAUSES_S)) - 1]
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await stop.wait()
        else:
            outage.over()
            break
    return not stop.is_set()


def keep_what_stays() -> None:
    """Modules, texts and rules stay till the end: Python need not look through them again and again
    for what is in use no more, nor look so often (docs/decisions/0046)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


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


async def described(
    describe: Callable[[], Awaitable[None]],
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Tell Telegram the commands; again after pauses that grow, until it has taken them."""
    pause = 1.0
    while True:
        try:
            await describe()
        except TelegramError as error:
            log.warning("commands not set yet", why=reason(error))
            await sleep(pause)
            pause = min(2 * pause, DESCRIBE_S)
        else:
            return


async def look_after(work: Coroutine[Any, Any, None], troubles: Troubles) -> None:
    """A task of its own, of which nobody waits for the end: the next sweep mends what it left."""
    name = getattr(work, "__qualname__", "")
    with contextlib.suppress(StorageError, WireError), troubles.watching("task", task=name):
        await work
