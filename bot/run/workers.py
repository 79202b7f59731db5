"""`djehuty serve --workers N`: several servers on one PostgreSQL, on this machine.

Each is a process of its own, as if it had been started by itself. One that ends is started again,
unless that would not help; then all end. Whatever ends us, they end with us.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeAlias

from bot.run.exits import ANOTHER_BOT, BAD_SETTINGS, BAD_TOKEN, CONFLICT, PORT_TAKEN
from bot.run.launch import child
from bot.run.supervisor import Endless, keep
from bot.telegram.ports import take

ADVICE = {
    BAD_SETTINGS: "correct the settings named above (docs/operations.md) and start again",
    BAD_TOKEN: "take the token that @BotFather shows, and start again",
    CONFLICT: "end what else answers for this bot, and start again",
    PORT_TAKEN: "correct the setting named above, or end what listens there, and start again",
    ANOTHER_BOT: "take the token or the database that belongs to the other, and start again",
}
"""What to do where a new start would change nothing, by exit code. A database that fails may come
back, so it is no such case."""


Place: TypeAlias = tuple[str, int]


def places(count: int, listening: Mapping[str, Place | None]) -> list[dict[str, Place]]:
    """Where each of so many servers is to be `listening`, by the settings: the first at these hosts
    and ports, each other one port further on."""
    given = [(setting, place) for setting, place in listening.items() if place is not None]
    return [
        {setting: (host, port + number) for setting, (host, port) in given}
        for number in range(count)
    ]


def look(wanted: Sequence[Mapping[str, Place]], shared: Mapping[str, Place | None]) -> None:
    """See that each can listen where it is to, and all of them where that is `shared`: before one
    serves and another ends it. `CannotListen` if one cannot."""
    for setting, place in shared.items():
        if place is not None:
            take(setting, *place, shared=True).close()
    for one in wanted:
        for setting, (host, port) in one.items():
            take(setting, host, port).close()


async def serve_workers(wanted: Sequence[Mapping[str, Place]], *words: str) -> int:
    """Keep servers running, each started with these `words` and listening where it is `wanted`,
    until told to stop; the exit code."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)

    async def one(listening: Mapping[str, Place]) -> int:
        ports = {setting: f"{host}:{port}" for setting, (host, port) in listening.items()}
        environ = {**os.environ, **ports}
        try:
            start = partial(child, "bot", "serve", *words, environ=environ)
            return await keep(start, Endless(), stop, advice=ADVICE)
        finally:
            stop.set()  # where one cannot go on no other can

    return max(await asyncio.gather(*map(one, wanted)))
