"""The queue of updates for the bot: kept until acknowledged, as Telegram keeps them."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.errors import ApiError

#: Kinds that Telegram withholds unless they are asked for by name.
ON_REQUEST: frozenset[str] = frozenset(
    {"chat_member", "message_reaction", "message_reaction_count"}
)
#: How many seconds Telegram keeps an update that nobody fetches (tdlib/telegram-bot-api,
#: Client.cpp, ``add_update``), and all other kinds.
LIFETIMES: Mapping[str, int] = {
    "callback_query": 150,
    "inline_query": 30,
    "chosen_inline_result": 600,
}
DAY = 24 * 3600
FIRST_UPDATE_ID = 500_000_001


class Pulse:
    """Something that many may wait for and that happens again and again."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def beat(self) -> None:
        """Wake everyone who waits now."""
        self._event.set()
        self._event = asyncio.Event()

    def wait(self) -> Coroutine[Any, Any, bool]:
        """The next beat, to be awaited. No beat after this call is missed, however late that is."""
        return self._event.wait()


def conflict() -> ApiError:
    """What the older of two pollers is told."""
    return ApiError(
        409,
        "Conflict: terminated by other getUpdates request; "
        "make sure that only one bot instance is running",
    )


@dataclass(slots=True)
class UpdateQueue:
    """Updates that wait. ``again`` are served once more whatever the offset says.

    ``clock`` gives seconds. Those that nobody fetched in time vanish: ``until`` says when, by id.
    """

    clock: Callable[[], float] = time.time
    until: dict[int, float] = field(default_factory=dict)
    pending: list[dict[str, Any]] = field(default_factory=list)
    again: list[dict[str, Any]] = field(default_factory=list)
    recent: list[dict[str, Any]] = field(default_factory=list)
    allowed: frozenset[str] | None = None
    next_id: int = FIRST_UPDATE_ID
    poll: int = 0
    pulse: Pulse = field(default_factory=Pulse)

    def put(self, kind: str, payload: dict[str, Any], times: int = 1) -> int | None:
        """Queue an update ``times`` over under one id; its id, or None if it isn't allowed."""
        wanted = kind not in ON_REQUEST if self.allowed is None else kind in self.allowed
        if not wanted:
            return None
        number = self.next_id
        update: dict[str, Any] = {"update_id": number, kind: payload}
        self.next_id += 1
        self.until[number] = self.clock() + LIFETIMES.get(kind, DAY)
        self.pending.append(update)
        self.again.extend(update for _ in range(times - 1))
        self.pulse.beat()
        return number

    def forget_old(self) -> None:
        """Let go of the updates that are too old to be fetched."""
        now, until = self.clock(), dict[int, float]()
        for update in self.pending:
            number, latest = int(update["update_id"]), now + LIFETIMES.get(_kind(update), DAY)
            # Never longer than that, however the clock was set; one that an older program kept
            # has all its time from now on.
            until[number] = min(self.until.get(number, latest), latest)
        self.until = {number: end for number, end in until.items() if end > now}
        self.pending = [update for update in self.pending if update["update_id"] in self.until]

    def redeliver(self, update_ids: Iterable[int]) -> int:
        """Serve updates once more although they were acknowledged; how many were found."""
        wanted = set(update_ids)
        found = [update for update in self.recent if update["update_id"] in wanted]
        self.again.extend(found)
        self.pulse.beat()
        return len(found)

    def acknowledge(self, offset: int) -> None:
        """Forget updates before ``offset``; a negative one keeps the last ``-offset``."""
        if offset < 0:
            done, self.pending = self.pending[:offset], self.pending[offset:]
        else:
            done = [update for update in self.pending if update["update_id"] < offset]
            self.pending = [update for update in self.pending if update["update_id"] >= offset]
        self.recent = [*self.recent, *done][-1000:]

    def interrupt(self) -> None:
        """End the poll that is under way with a conflict."""
        self.poll += 1
        self.pulse.beat()

    async def get(self, offset: int, limit: int, seconds: float) -> list[dict[str, Any]]:
        """One long poll. Raises ``ApiError`` 409 when another one begins meanwhile."""
        self.interrupt()
        mine = self.poll
        if offset:
            self.acknowledge(offset)
        self.forget_old()
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not (self.pending or self.again):
            left = end - loop.time()
            if left <= 0:
                return []
            try:
                async with asyncio.timeout(left):
                    await self.pulse.wait()
            except TimeoutError:
                return []
            if self.poll != mine:
                raise conflict()
            self.forget_old()
        again, self.again = self.again[:limit], self.again[limit:]
        batch = sorted([*again, *self.pending], key=lambda update: int(update["update_id"]))
        return batch[:limit]


def _kind(update: Mapping[str, Any]) -> str:
    """What an update brings."""
    return next(kind for kind in update if kind != "update_id")
