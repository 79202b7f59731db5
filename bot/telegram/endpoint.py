"""Updates that Telegram brings by itself (a webhook): 200 only when their work is durable.

Telegram sends one update a queue at a time, a press's queue being the person, a message's the chat,
and tries one that failed again after 2, 4, 8 … 60 to 120 seconds. `Retry-After` on an answer that
is no success takes the place of that: with 1 second a press that we could not take comes again
within a second of our return, and lives 150 seconds (docs/decisions/0068). So whatever is not
settled in time is answered 503 with that header; its work goes on, and the same update that comes
again waits for it. An update that nobody can work on is put aside and answered 200: it would stop
its queue, and two hundred such queues everything.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol
from urllib.parse import urlsplit

import orjson
import structlog
from aiohttp import web
from telegram import Bot, Update
from telegram.error import InvalidToken, TelegramError

from bot.telegram.copied import Copied
from bot.telegram.lanes import Hand, Inbox, Lanes, Receipts
from bot.telegram.listening import answering
from bot.telegram.outage import Outage
from bot.telegram.poller import ALLOWED, TokenRefused
from bot.telegram.ports import Taken, take
from storage.store import Store

log = structlog.get_logger(__name__)

SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - a header's name
COMMIT_S: Final = 5.0
"""Seconds after which an update that is not settled is answered 503; its work goes on."""
LARGEST: Final = 2**20
"""Bytes of an update at most: Telegram's are some kilobytes."""
CONNECTIONS: Final = 100
"""So many connections Telegram may open; it loads twice as many updates."""
LOOK_S: Final = 30.0
"""How often we ask Telegram how its deliveries go."""
LEAVE_S: Final = 5.0
"""So long what is being answered may take when we are told to stop."""
AGAIN: Final[Mapping[str, str]] = {"Retry-After": "1"}


@dataclass(frozen=True, slots=True)
class Address:
    """Where Telegram sends updates (`url`), the secret by which we know it, and where we listen."""

    url: str
    secret: str
    host: str
    port: int

    @property
    def path(self) -> str:
        """The path of the URL."""
        return urlsplit(self.url).path or "/"


class Updates(Protocol):
    """Where updates come from."""

    def take_place(self) -> None:
        """Have what is needed of this machine, before anything is begun; `CannotListen` if it
        cannot be had."""

    def leave_place(self) -> None:
        """Let go of it, if `run` has not. Harmless when repeated."""

    async def run(self) -> None:
        """Bring them, and have them worked on, until cancelled. `TokenRefused` and `StorageError`
        end it."""

    @property
    def working(self) -> int:
        """How many are being worked on."""

    async def settle(self, update: Update) -> None:
        """Work on one that is at hand."""


class Endpoint:
    """The webhook's end. `process` runs the handlers; `registers` says whether it is ours to tell
    Telegram of the address. `delivering` hears how many updates wait at Telegram, and when one
    could not be brought last, in seconds since 1970. `settled` hears up to how many milliseconds
    ago all is settled, as of :class:`bot.telegram.poller.Poller`. What is settled is answered 200
    when it is `copied`, if it is to be."""

    def __init__(
        self,
        address: Address,
        bot: Bot,
        store: Store,
        receipts: Receipts,
        process: Callable[[Update], Awaitable[None]],
        *,
        clock: Callable[[], int],
        arrived: Callable[[Update], None] = lambda _: None,
        hand: Hand | None = None,
        settled: Callable[[int | None], None] = lambda _: None,
        delivering: Callable[[int, float | None], None] = lambda _pending, _failed_at: None,
        registers: Callable[[], bool] = lambda: True,
        way: Mapping[str, str] | None = None,
        seconds: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        patience_s: float = COMMIT_S,
        copied: Copied | None = None,
    ) -> None:
        self._address = address
        self._copied = copied
        self._bot = bot
        self._settled = settled
        self._delivering = delivering
        self._registers = registers
        self._sleep = sleep
        self._outage = Outage("cannot ask how the webhook does", seconds, way)
        self._inbox = Inbox(patience_s)
        self._place: Taken | None = None
        self._broken: asyncio.Future[None] | None = None
        self._leaving = False
        self._refused: int | None = None
        """When Telegram was last told that it is nobody we know."""
        self._lanes = Lanes(
            store,
            receipts,
            process,
            clock=clock,
            settled=self._done,
            failed=self._broke,
            telegram=bot,
            arrived=arrived,
            hand=hand,
        )

    def app(self) -> web.Application:
        """The application: the webhook's path, and an answer to whoever looks whether we are there,
        which asks no database."""
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post(self._address.path, self._post)
        app.router.add_get("/{path:.*}", _here)
        return app

    def take_place(self) -> None:
        """Have the port, on which nobody is answered before `run`."""
        self._place = self._taken()

    def _taken(self) -> Taken:
        return take("LISTEN", self._address.host, self._address.port, shared=True)

    def leave_place(self) -> None:
        """Let go of the port."""
        if self._place is not None:
            self._place.close()

    async def run(self) -> None:
        """Serve until cancelled, at the place that was taken. `CannotListen`, `TokenRefused` and
        `StorageError` end it; what is under way then was not acknowledged, and comes again."""
        self._broken = asyncio.get_running_loop().create_future()
        place = self._place or self._taken()
        try:
            async with answering(self.app(), place, leave_s=LEAVE_S):
                log.info("listening", host=place.host, port=place.port, path=self._address.path)
                await self._serve(self._broken)
        finally:
            await self._lanes.close()
            if self._copied is not None:
                await self._copied.close()

    async def _serve(self, broken: asyncio.Future[None]) -> None:
        """Be there until something fails, or we are cancelled."""
        asking = asyncio.create_task(self._ask(), name="webhook")
        try:
            await asyncio.wait({asking, broken}, return_when=asyncio.FIRST_COMPLETED)
            for done in (asking, broken):
                if done.done():
                    done.result()
        finally:
            self._leaving = True
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    @property
    def working(self) -> int:
        """How many updates are being worked on."""
        return self._inbox.working

    async def settle(self, update: Update) -> None:
        """Work on an update until its work is durable, refused, or put aside."""
        await self._lanes.settle(update)

    # -- what comes ------------------------------------------------------------------------------

    async def _post(self, request: web.Request) -> web.Response:
        given = request.headers.get(SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), self._address.secret.encode()):
            return web.Response(status=403, text="This is for Telegram alone.\n")
        if self._leaving:
            return _later(close=True)
        try:
            raw = orjson.loads(await request.read())
            number = int(raw["update_id"])
        except (ValueError, TypeError, KeyError):
            log.warning("no update at all")
            return web.Response(status=200)  # it is the same however often it comes
        settled = await self._inbox.take(self._lanes, number, raw)
        return web.Response(status=200) if settled else _later()

    def _done(self, number: int) -> None:
        if self._copied is None:
            self._inbox.done(number)
        else:
            self._copied.add(number, self._inbox.done)

    def _broke(self, fault: BaseException) -> None:
        if self._broken is not None and not self._broken.done():
            self._broken.set_exception(fault)

    # -- what Telegram knows ---------------------------------------------------------------------

    async def _ask(self) -> None:
        """Tell Telegram of the address where that is wanting, and see now and then how its
        deliveries go."""
        while True:
            try:
                await self._look()
            except InvalidToken as error:
                raise TokenRefused from error
            except TelegramError as error:
                self._outage.failed(error)
            else:
                self._outage.over()
            await self._sleep(LOOK_S)

    async def _look(self) -> None:
        info = await self._bot.get_webhook_info()
        known = (info.url, info.max_connections, frozenset(info.allowed_updates or ()))
        wanted = (self._address.url, CONNECTIONS, frozenset(ALLOWED))
        failing = info.last_error_message or ""
        # Another secret is seen by our own refusals alone.
        at = None if info.last_error_date is None else int(info.last_error_date.timestamp())
        self._delivering(info.pending_update_count, at)
        other_secret = "403" in failing and at != self._refused
        self._refused = at
        if (known != wanted or other_secret) and self._registers():
            await self._bot.set_webhook(
                self._address.url,
                secret_token=self._address.secret,
                max_connections=CONNECTIONS,
                allowed_updates=ALLOWED,
            )
            log.info("webhook set", before=info.url or "none")
        calm = info.pending_update_count == 0 and not self._inbox.working
        if calm or not failing:
            self._settled(0 if calm else None)


def _later(*, close: bool = False) -> web.Response:
    """It comes again in a second."""
    headers = {**AGAIN, "Connection": "close"} if close else AGAIN
    return web.Response(status=503, headers=headers)


async def _here(_: web.Request) -> web.Response:
    """Whoever looks whether we are there."""
    return web.Response(text="Djehuty is here. Telegram brings its updates by POST.\n")
