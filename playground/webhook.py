"""Bringing updates to the bot by itself, as Telegram does (tdlib/telegram-bot-api, WebhookActor).

One update a queue at a time: a press's queue is the person, a message's the chat. One that failed
is tried again at once, then after 2, 4, 8 … 60 seconds; `Retry-After` on the answer takes the place
of that. It is dropped as soon as the next try would lie behind its end. No more than twice
`max_connections` updates are loaded: so many queues that are stuck stop everything. A connection
that is refused fails no update: one is tried every two seconds, or twenty a second as long as
something was delivered less than ten seconds ago.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

import httpx

from playground.updates import UpdateQueue

#: Seconds that Telegram waits for an answer.
ANSWER_S = 60.0
#: The longest pause before the next try, and the longest that a bot may ask for.
LONGEST_S, LONGEST_ASKED_S = 60.0, 3600
#: Seconds between two tries to connect, where something was delivered lately and where not.
SOON_S, CONNECT_S = 0.05, 2.0
#: So many seconds a delivery counts as lately.
LATELY_S = 10.0
#: How many connections Telegram opens unless it is told otherwise.
CONNECTIONS = 40
SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105  # a header's name


@dataclass(slots=True)
class Webhook:
    """What the bot has set, and how the last delivery that failed did."""

    url: str = ""
    secret: str = ""
    connections: int = CONNECTIONS
    error_at: float | None = None
    error: str = ""


@dataclass(slots=True)
class _Tried:
    """An update that was tried: how often in vain, and when it is tried next."""

    times: int = 0
    next_at: float = 0.0


@dataclass(slots=True)
class Courier:
    """Delivers what waits in ``updates`` to ``hook``. ``clock`` gives seconds, ``sleep`` waits."""

    updates: UpdateQueue
    hook: Webhook = field(default_factory=Webhook)
    clock: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    tried: dict[int, _Tried] = field(default_factory=dict)
    busy: dict[Hashable, asyncio.Task[None]] = field(default_factory=dict)
    dropped: list[int] = field(default_factory=list)
    delivered: list[tuple[int, float]] = field(default_factory=list)
    refused: bool = False
    connects_at: float = 0.0
    answered_at: float = float("-inf")
    _task: asyncio.Task[None] | None = None
    _client: httpx.AsyncClient | None = None

    def start(self) -> None:
        """Begin, or look again at what has changed."""
        if self.hook.url and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name="courier")
        self.updates.pulse.beat()

    async def stop(self) -> None:
        """End all that is under way; what was not acknowledged waits."""
        tasks = [*self.busy.values(), *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = None
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def _run(self) -> None:
        if self._client is None:  # no proxy on the way to this machine
            self._client = httpx.AsyncClient(timeout=ANSWER_S, trust_env=False)
        while self.hook.url:
            beat = self.updates.pulse.wait()
            pause = self._begin()
            waits: list[asyncio.Future[Any]] = [asyncio.ensure_future(beat)]
            if pause is not None:
                waits.append(asyncio.ensure_future(self.sleep(pause)))
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()
                await asyncio.gather(*waits, return_exceptions=True)

    def _begin(self) -> float | None:
        """Begin what may begin; the seconds until something more may, None for when it is told."""
        self._drop_old()
        now, soonest, queues = self.clock(), None, dict[Hashable, dict[str, Any]]()
        if self.refused and self.connects_at > now:
            return self.connects_at - now
        most = 1 if self.refused else self.hook.connections
        loaded = self.updates.pending[: 2 * self.hook.connections]
        for update in loaded:
            queues.setdefault(queue_of(update), update)
        for queue, update in queues.items():
            wait = self._of(update).next_at - now
            if queue in self.busy or len(self.busy) >= most:
                continue
            if wait > 0:
                soonest = wait if soonest is None else min(soonest, wait)
            else:
                self.busy[queue] = asyncio.create_task(self._deliver(queue, update))
        return soonest

    def _of(self, update: dict[str, Any]) -> _Tried:
        return self.tried.setdefault(int(update["update_id"]), _Tried())

    def _drop_old(self) -> None:
        before = {int(update["update_id"]) for update in self.updates.pending}
        self.updates.forget_old()
        left = {int(update["update_id"]) for update in self.updates.pending}
        self.dropped += sorted(before - left)

    async def _deliver(self, queue: Hashable, update: dict[str, Any]) -> None:
        number = int(update["update_id"])
        try:
            failed, again = await self._post(update)
            if failed:
                self._fail(number, failed, again)
            else:
                self.delivered.append((number, self.clock()))
                self._done(number)
        except httpx.ConnectError as error:
            now = self.clock()
            self.refused = True
            self.connects_at = now + (SOON_S if now - self.answered_at < LATELY_S else CONNECT_S)
            self.hook.error_at, self.hook.error = now, f"Connection failed: {type(error).__name__}"
        finally:
            self.busy.pop(queue, None)
            self.updates.pulse.beat()

    async def _post(self, update: dict[str, Any]) -> tuple[str, float | None]:
        """Why it failed, "" if it did not; and after how many seconds the bot asks for it again."""
        assert self._client is not None  # noqa: S101  # the run has made it
        headers = {SECRET_HEADER: self.hook.secret} if self.hook.secret else {}
        try:
            answer = await self._client.post(self.hook.url, json=update, headers=headers)
        except httpx.ConnectError:
            raise  # it fails no update
        except httpx.HTTPError as error:
            self.refused = False
            return f"Connection failed: {type(error).__name__}", None
        self.refused, self.answered_at = False, self.clock()
        if answer.is_success:
            return "", None
        asked = answer.headers.get("Retry-After", "")
        seconds = min(int(asked), LONGEST_ASKED_S) if asked.isdecimal() else None
        told = f"{answer.status_code} {answer.reason_phrase}"
        return f"Wrong response from the webhook: {told}", seconds

    def _fail(self, number: int, why: str, again: float | None) -> None:
        now, tried = self.clock(), self.tried.setdefault(number, _Tried())
        self.hook.error_at, self.hook.error = now, why
        pause = min(2.0**tried.times, LONGEST_S) if tried.times else 0.0
        tried.times += 1
        tried.next_at = now + (pause if again is None else again)
        if tried.next_at > self.updates.until.get(number, tried.next_at):
            self.dropped.append(number)
            self._done(number)

    def _done(self, number: int) -> None:
        """It need not be kept."""
        pending = self.updates.pending
        self.updates.recent = [
            *self.updates.recent,
            *(update for update in pending if update["update_id"] == number),
        ][-1000:]
        self.updates.pending = [update for update in pending if update["update_id"] != number]
        self.updates.until.pop(number, None)
        self.tried.pop(number, None)


def queue_of(update: dict[str, Any]) -> Hashable:
    """In which queue an update waits: a press's is the person, a message's the chat."""
    for kind, payload in update.items():
        if kind == "update_id" or not isinstance(payload, dict):
            continue
        if kind in ("callback_query", "inline_query", "chosen_inline_result"):
            return "person", payload["from"]["id"]
        with contextlib.suppress(KeyError):
            return "chat", payload["chat"]["id"]
    return "update", update["update_id"]
