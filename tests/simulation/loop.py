"""An event loop without time and threads: whenever nothing can run, the simulation decides.

Real code runs on it unchanged: `asyncio.sleep`, timeouts and executors obey the virtual clock.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar, TypeVarTuple, Unpack

Done = TypeVar("Done")
Given = TypeVarTuple("Given")


class Idle(selectors.SelectSelector):
    """A selector that never waits: it asks `idle` what happens next.

    `idle` gets the seconds until the next timer, None if there is none.
    """

    idle: Callable[[float | None], None]

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout > 0:
            self.idle(timeout)
        return []


class Loop(asyncio.SelectorEventLoop):
    """Time is `now`, seconds that only the simulation moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.idle = Idle()
        super().__init__(self.idle)

    def time(self) -> float:
        return self.now

    def run_in_executor(
        self,
        executor: Executor | None,
        func: Callable[[Unpack[Given]], Done],
        *args: *Given,
    ) -> asyncio.Future[Done]:
        """At once and here: a thread's timing could not be repeated."""
        done: asyncio.Future[Done] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever awaits
            done.set_exception(error)
        return done


class Gates:
    """Calls that wait to go on. Whoever passes a gate may be held for as long as the seed likes."""

    def __init__(self) -> None:
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []

    def __len__(self) -> int:
        self._waiting = [(name, gate) for name, gate in self._waiting if not gate.done()]
        return len(self._waiting)

    async def wait(self, name: str) -> None:
        """Wait until this gate is opened."""
        gate = asyncio.get_running_loop().create_future()
        self._waiting.append((name, gate))
        await gate

    def name(self, number: int) -> str:
        """What the waiting call with that number waits for."""
        return self._waiting[number][0]

    def open(self, number: int) -> str:
        """Let the waiting call with that number go on; its name."""
        name, gate = self._waiting.pop(number)
        gate.set_result(None)
        return name
