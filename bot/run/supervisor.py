"""Watching over a bot process: starting it again, and knowing when that would not help."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

LEAVE_S = 5.0
"""So long a process has to end after SIGTERM."""
STARTS, SPAN_S = 5, 60.0
"""A bot that ended so often within so many seconds will not get well by being started again."""

ADVICE = {
    2: "correct the settings named above (docs/operations.md lists them) and start again",
    3: "the playground does not know the bot's token: play in another folder (--folder)",
    4: "this game is open already: play there or end it, or play in another folder (--folder)",
    5: "another bot answers in this playground: end it and start again",
    6: "the saved games cannot be used: make room, or play in another folder (--folder)",
}
"""What to do where a new start would change nothing, by exit code (docs/operations.md)."""


class Child(Protocol):
    """What is asked of a process."""

    async def wait(self) -> int:
        """Its exit code, negative for a signal, once it ended."""

    def terminate(self) -> None:
        """Ask it to end."""

    def kill(self) -> None:
        """End it."""


def say(text: str) -> None:
    """A line for whoever started us."""
    sys.stderr.write(f"djehuty: {text}\n")
    sys.stderr.flush()


class Endless:
    """A child that never ends: where there is nothing that a bot could outlive."""

    async def wait(self) -> int:
        """It never does."""
        await asyncio.Event().wait()
        return 0

    def terminate(self) -> None:
        """There is nothing to end."""

    def kill(self) -> None:
        """There is nothing to end."""


async def keep(
    start: Callable[[], Awaitable[Child]],
    playground: Child,
    stop: asyncio.Event,
    *,
    advice: Mapping[int, str] = ADVICE,
    say: Callable[[str], None] = say,
    clock: Callable[[], float] = time.monotonic,
) -> int:
    """Keep a bot running until `stop`, or until it or the playground cannot go on; the exit code.

    No bot runs any more when this returns. `advice` says by exit code what to do where another
    start would change nothing; `clock` gives seconds.
    """
    starts: deque[float] = deque(maxlen=STARTS)
    while True:
        starts.append(clock())
        bot = await start()
        try:
            who, code = await first(stop.wait(), playground.wait(), bot.wait())
        finally:
            await leave(bot)
        if who == 0:
            return 0
        if who == 1:
            say(f"the playground {how(code)}, so the game ends here; it is saved")
            return max(code, 1)
        if code in advice:
            say(advice[code])
            return code
        if len(starts) == STARTS and clock() - starts[0] < SPAN_S:
            say(f"the bot {how(code)}, for the {STARTS}th time in a minute: see above; it is saved")
            return max(code, 1)
        say(f"the bot {how(code)}; it starts again, nothing is lost")


def how(code: int) -> str:
    """The end of a process in words."""
    if code < 0:
        return "was killed"
    return f"ended with code {code}" if code else "was stopped"


async def first(*works: Coroutine[Any, Any, T]) -> tuple[int, T]:
    """Which of them ended first, the leftmost of several, and its result; the rest is cancelled."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return next((number, task.result()) for number, task in enumerate(tasks) if task.done())
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def leave(child: Child) -> None:
    """End a process, if it still runs: asked first, and then not."""
    with contextlib.suppress(ProcessLookupError):
        child.terminate()
    try:
        async with asyncio.timeout(LEAVE_S):
            await child.wait()
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        await child.wait()
