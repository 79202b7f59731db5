"""`djehuty serve --workers N`: several servers on one PostgreSQL, on this machine.

Each is a process of its own, as if it had been started by itself. One that ends is started again,
unless that would not help; then all end. Whatever ends us, they end with us.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Mapping
from functools import partial

from bot.run.exits import ANOTHER_BOT, BAD_SETTINGS, BAD_TOKEN, CONFLICT, PORT_TAKEN
from bot.run.launch import child
from bot.run.supervisor import Endless, keep

ADVICE = {
    BAD_SETTINGS: "correct the settings named above (docs/operations.md) and start again",
    BAD_TOKEN: "take the token that @BotFather shows, and start again",
    CONFLICT: "end what else answers for this bot, and start again",
    PORT_TAKEN: "correct the setting named above, or end what listens there, and start again",
    ANOTHER_BOT: "take the token or the database that belongs to the other, and start again",
}
"""What to do where a new start would change nothing, by exit code. A database that fails may come
back, so it is no such case."""


async def serve_workers(
    count: int, *words: str, listening: Mapping[str, tuple[str, int] | None]
) -> int:
    """Keep so many servers running, each started with these `words`, until told to stop; the exit
    code. The first is `listening` at these hosts and ports, by their settings, each other one port
    further on."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)

    async def one(number: int) -> int:
        environ = dict(os.environ)
        for setting, place in listening.items():
            if place is not None:
                environ[setting] = f"{place[0]}:{place[1] + number}"
        try:
            start = partial(child, "bot", "serve", *words, environ=environ)
            return await keep(start, Endless(), stop, advice=ADVICE)
        finally:
            stop.set()  # where one cannot go on no other can

    return max(await asyncio.gather(*(one(number) for number in range(count))))
