"""Updates handed to the process whose chat they are of, where several serve from one database.

What a chat hears keeps one order and one pace if one process sends all of it. So who gets an update
of another's chat hands it over, and says to Telegram what that one says. If no answer comes within
a second it does the work itself: any process may commit any step, and an update counts once. The
same happens where the other cannot be reached at all (docs/decisions/0071).
"""

from __future__ import annotations

import contextlib
import hmac
import socket
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import orjson
import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout, web
from telegram import Update
from telegram.constants import ChatType

from bot.run.holdings import Holdings
from bot.telegram.endpoint import COMMIT_S, LARGEST
from bot.telegram.lanes import Inbox, Lanes
from bot.telegram.listening import listening
from bot.telegram.metered import Meter
from storage.leases import ours
from storage.store import Store

log = structlog.get_logger(__name__)

SETTING: Final = "PEER_LISTEN"
KEY_HEADER: Final = "X-Djehuty-Key"
CHAT_HEADER: Final = "X-Djehuty-Chat"
"""Our number of the chat that the update is of."""
PATH: Final = "/update"
HAND_S: Final = 1.0
"""So long the other is waited for."""
REST_S: Final = 1.0
"""So long one that could not be reached is left alone."""
NOT_MINE: Final = 421
ANYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - what may be set, not what is taken
KNOWN: Final = 10_000
"""So many chats' numbers are remembered."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where this process is reached by the others: a host and a port, 0 for any that is free. Of an
    address that is this machine's own, `machine` says which that is."""

    host: str = "127.0.0.1"
    port: int = 0
    machine: str = ""

    @classmethod
    def of(cls, given: tuple[str, int] | None) -> Place:
        """As it was set; else on this machine alone."""
        name = socket.gethostname()
        if given is None:
            return cls(machine=name)
        host, port = given
        return cls(host, port, name if _is_own(host) else "")

    def told(self, port: int) -> str:
        """The address as the others read it, with the port that was taken."""
        host = socket.gethostname() if self.host in ANYWHERE else self.host
        return f"{self.machine}/{host}:{port}"

    def reached(self, address: str) -> str | None:
        """The host and port of another process; None if they are another machine's own."""
        machine, _, place = address.partition("/")
        mine = machine in ("", socket.gethostname())
        return place if mine else None


def key_of(token: str) -> str:
    """By which processes of one bot know each other: they have its token in common."""
    return hmac.digest(token.encode(), b"djehuty peers", "sha256").hex()


class Peers:
    """The other processes. `lanes` makes what works on an update that is handed to us, given who
    hears that one is settled."""

    def __init__(
        self,
        store: Store,
        holdings: Holdings,
        key: str,
        place: Place,
        lanes: Callable[[Callable[[int], None]], Lanes],
        *,
        meter: Meter,
        seconds: Callable[[], float],
    ) -> None:
        self._store = store
        self._holdings = holdings
        self._key = key
        self._place = place
        self._inbox = Inbox(COMMIT_S)
        self._lanes = lanes(self._inbox.done)
        self._meter = meter
        self._seconds = seconds
        self._client: ClientSession | None = None
        self._numbers = OrderedDict[int, int]()
        """Our numbers of chats, by Telegram's."""
        self._resting: dict[str, float] = {}
        self._leaving = False

    @contextlib.asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Be there for the others meanwhile. `CannotListen` if the place cannot be had."""
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post(PATH, self._post)
        host, port = self._place.host, self._place.port
        timeout = ClientTimeout(total=HAND_S)
        try:
            async with (
                listening(app, SETTING, host, port, leave_s=HAND_S) as taken,
                ClientSession(timeout=timeout, trust_env=False) as self._client,
            ):
                self._holdings.reached_at(self._place.told(taken))
                yield
        finally:
            self._client = None
            await self._lanes.close()

    def leave(self) -> None:
        """Take nothing more: we are told to stop."""
        self._leaving = True

    # -- what is another's -----------------------------------------------------------------------

    async def hand(self, update: Update, raw: Mapping[str, Any]) -> bool:
        """Whether the process whose chat it is has done the work of an update."""
        client = self._client
        if client is None or not self._holdings.has_peers:
            return False
        chat = await self._chat(update)
        if chat is None or ours(self._holdings, chat):
            return False
        address = self._holdings.whose(chat)
        place = None if address is None else self._place.reached(address)
        if place is None or self._resting.get(place, 0.0) > self._seconds():
            return False
        outcome = await self._handed(client, place, chat, raw)
        self._meter.handed(outcome)
        return outcome == "done"

    async def _handed(
        self, client: ClientSession, place: str, chat: int, raw: Mapping[str, Any]
    ) -> str:
        """How it ended: `done`, `refused`, or `unreached`."""
        headers = {KEY_HEADER: self._key, CHAT_HEADER: str(chat)}
        try:
            async with client.post(
                f"http://{place}{PATH}", data=orjson.dumps(raw), headers=headers
            ) as answer:
                if answer.status == NOT_MINE:
                    self._numbers.clear()  # a group may have moved
                return "done" if answer.status == 200 else "refused"
        except (ClientError, OSError, TimeoutError):
            self._resting[place] = self._seconds() + REST_S
            return "unreached"

    async def _chat(self, update: Update) -> int | None:
        """Our number of the chat that an update is of; None if it has none yet."""
        chat = update.effective_chat
        if chat is None:
            return None
        if (known := self._numbers.get(chat.id)) is not None:
            return known
        if chat.type == ChatType.PRIVATE:
            person = await self._store.person_at(chat.id)
            found = None if person is None else await self._store.private_chat(person.id)
        else:
            found = await self._store.chat_at(chat.id)
        if found is None:
            return None
        self._numbers[chat.id] = found.id
        if len(self._numbers) > KNOWN:
            self._numbers.popitem(last=False)
        return found.id

    # -- what is ours ----------------------------------------------------------------------------

    async def _post(self, request: web.Request) -> web.Response:
        given = request.headers.get(KEY_HEADER, "")
        if not hmac.compare_digest(given.encode(), self._key.encode()):
            return web.Response(status=403)
        try:
            raw = orjson.loads(await request.read())
            number = int(raw["update_id"])
        except (ValueError, TypeError, KeyError):
            return web.Response(status=400)
        told = request.headers.get(CHAT_HEADER, "")
        if self._leaving or not told.isdecimal() or not ours(self._holdings, int(told)):
            return web.Response(status=NOT_MINE)
        settled = await self._inbox.take(self._lanes, number, raw)
        return web.Response(status=200 if settled else 503)


def _is_own(host: str) -> bool:
    return host == "localhost" or host.startswith("127.") or host == "::1"
