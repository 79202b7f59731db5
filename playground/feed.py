"""The playground's events as they come, read once for all who wait for some at the same client."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from itertools import islice
from typing import Any

import aiohttp
import orjson

from playground.errors import ClientError

Json = dict[str, Any]

WINDOW = 1_000
"""How many events are kept: a wait may begin so far back. What is older the playground knows."""


@dataclass(frozen=True, slots=True, eq=False)
class Wait:
    """Somebody waits for the first event after ``after`` that fits; None if none comes any more."""

    fits: Callable[[Json], bool]
    after: int
    found: asyncio.Future[Json | None]

    def look_at(self, event: Json) -> None:
        """Each event once, in order, until one fits."""
        if self.found.done() or event["seq"] <= self.after:
            return
        try:
            if self.fits(event):
                self.found.set_result(event)
        except Exception as error:  # noqa: BLE001  # told to who waits
            self.found.set_exception(error)


class Feed:
    """One stream of events, opened by the first wait and again if it broke."""

    def __init__(self, http: aiohttp.ClientSession) -> None:
        self._http = http
        self._events: deque[Json] = deque(maxlen=WINDOW)
        self._seq = 0
        self._waits: list[Wait] = []
        self._ready: asyncio.Future[None] | None = None
        self._reading: asyncio.Task[None] | None = None

    async def knows(self, after: int) -> bool:
        """Whether all that came later than the event ``after`` is here or will be."""
        if self._ready is None or self._reading is None or self._reading.done():
            self._events.clear()
            self._ready = asyncio.get_running_loop().create_future()
            self._reading = asyncio.create_task(self._read(self._ready))
        await asyncio.shield(self._ready)
        return after >= (self._events[0]["seq"] - 1 if self._events else self._seq)

    async def first(self, fits: Callable[[Json], bool], after: int) -> Json | None:
        """The first event after ``after`` that fits, if ``knows(after)`` was true just now; None if
        the playground left before it came."""
        wait = Wait(fits, after, asyncio.get_running_loop().create_future())
        known = max(0, after - self._events[0]["seq"] + 1) if self._events else 0
        for event in islice(self._events, known, None):
            wait.look_at(event)
        self._waits.append(wait)
        try:
            return await wait.found
        finally:
            self._waits.remove(wait)

    async def _read(self, ready: asyncio.Future[None]) -> None:
        told: Exception | None = None
        try:
            async with self._http.get("events") as answer:
                async for begins, data in read(answer):
                    if begins:
                        self._seq = data["seq"]
                        ready.set_result(None)
                    else:
                        self._take(data)
        except (aiohttp.ClientError, ClientError) as error:
            told = error
        finally:
            end(ready, told)
            for wait in self._waits:
                end(wait.found, told)

    def _take(self, event: Json) -> None:
        check(self._seq, event["seq"])
        self._seq = event["seq"]
        self._events.append(event)
        for wait in tuple(self._waits):
            wait.look_at(event)

    async def close(self) -> None:
        """Read no more."""
        if self._reading is not None:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading


def end(future: asyncio.Future[Any], why: Exception | None) -> None:
    """Nothing more comes."""
    if future.done():
        return
    if why is None:
        future.set_result(None)
    else:
        future.set_exception(why)


async def read(answer: aiohttp.ClientResponse) -> AsyncIterator[tuple[bool, Json]]:
    """What the stream says: whether it is its beginning, and the data."""
    begins = False
    async for line in answer.content:
        if line.startswith(b"event: ready"):
            begins = True
        elif line.startswith(b"data: "):
            yield begins, orjson.loads(line.removeprefix(b"data: "))
            begins = False


async def read_events(answer: aiohttp.ClientResponse, after: int | None) -> AsyncIterator[Json]:
    """The events of a stream that was asked for those later than ``after``. ``ClientError`` if some
    of them are forgotten."""
    async for begins, data in read(answer):
        if after is not None:
            check(after, data["first"] if begins else data["seq"])
        if not begins:
            after = data["seq"]
            yield data


def check(last: int, first: int) -> None:
    """Between the last event that is known and the first one that comes none is missing."""
    if last + 1 < first:
        raise ClientError(f"events {last + 1} to {first - 1} are forgotten")
