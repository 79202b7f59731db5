"""Where pictures are drawn: beside the loop, so that no press waits for another chat's picture.

A picture takes some three milliseconds, the first of a game 150, as its sprites are unpacked. In
two turns with 120 pictures each, on a busy machine, a task that slept for two milliseconds woke up
to 22 and 10 ms late (99 of 100 times) where they were drawn in the loop, 5 and 10 ms where a thread
drew them. A process would have to be sent each view, and would hold the sprites again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

T = TypeVar("T")


class Draw(Protocol):
    """Draws a picture somewhere, or works out what else takes long, and gives what came of it."""

    def __call__(self, draw: Callable[[], T], /) -> Awaitable[T]:
        """Have it done."""


async def at_once(draw: Callable[[], T]) -> T:
    """Draw it here and now (where time is not to be measured)."""
    return draw()


class Painter:
    """One thread that draws, picture by picture."""

    def __init__(self, name: str = "painter") -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def __call__(self, draw: Callable[[], T], /) -> T:
        """Draw it there."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    def close(self) -> None:
        """Draw nothing more; what is being drawn is nobody's any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
