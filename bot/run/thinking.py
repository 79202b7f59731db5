"""Where the BOT thinks: in processes of its own, so that nobody waits for it.

A process costs the loop 0.2 ms, a thread 5. A worker is started when it is first needed and kept.
One that dies, or thinks for too long, is replaced and the question asked once more.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Protocol

import structlog

from games.core import GameError
from opponents import CAST

log = structlog.get_logger(__name__)

WORKERS: Final = max(1, min(4, (os.cpu_count() or 1) - 1))
"""One core is left to the loop."""
LONGEST_S: Final = 20.0
"""A choice takes a third of a second at most; a worker that takes so long hangs."""
TRIES: Final = 2
LONGEST_ANSWER: Final = 2**24
"""Bytes of an answer at most: the review of a game of 20,000 actions has 200,000."""
PASSED_ON: Final = ("PATH", "PYTHONPATH", "SYSTEMROOT", "LANG", "LC_ALL", "TMPDIR")
"""What a worker gets of the environment: neither the token nor the database's address."""


class Thinking(Protocol):
    """What answers questions about positions (:mod:`opponents.worker`)."""

    def needed(self, character: str, game: str) -> bool:
        """Whether that character is to think here, in that game: where a choice may take more than
        5 ms; or chooses at once."""
        return CAST[character].thinks(game)

    async def ask(self, question: str) -> Mapping[str, Any]:
        """The answer to a question. `GameError` if there was none."""


class Workers(Thinking):
    """So many worker processes at most. `command` starts one, which finds tables of exact chances
    in the folder `tables`, if one is named."""

    def __init__(
        self,
        count: int = WORKERS,
        *,
        command: tuple[str, ...] = (sys.executable, "-m", "opponents.worker"),
        tables: Path | None = None,
        longest_s: float = LONGEST_S,
    ) -> None:
        self._places = asyncio.Semaphore(count)
        self._idle: list[asyncio.subprocess.Process] = []
        self._command = command if tables is None else (*command, "--tables", str(tables))
        self._longest_s = longest_s

    async def ask(self, question: str) -> Mapping[str, Any]:
        """The answer; waits while all workers think."""
        async with self._places:
            for _ in range(TRIES):
                if (answered := await self._ask(question)) is not None:
                    return read_answer(answered)
                log.warning("a worker was lost", question=question)
        raise GameError(f"no worker could answer {question}")

    async def _ask(self, line: str) -> str | None:
        """What a worker answers, None if it died or took too long; then it is gone."""
        worker = self._idle.pop() if self._idle else await self._start()
        answered = b""
        try:
            asking, answering = worker.stdin, worker.stdout
            if asking is None or answering is None:  # it was started with both
                return None
            asking.write(f"{line}\n".encode())
            async with asyncio.timeout(self._longest_s):
                answered = await answering.readline()
        except (OSError, TimeoutError):
            return None
        finally:
            if answered.endswith(b"\n"):
                self._idle.append(worker)
            else:
                await _end(worker)
        return answered.decode() if answered.endswith(b"\n") else None

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, env=environment, limit=LONGEST_ANSWER
        )

    async def close(self) -> None:
        """End the workers."""
        await asyncio.gather(*map(_end, self._idle))
        self._idle.clear()


async def _end(worker: asyncio.subprocess.Process) -> None:
    """Kill a worker, and wait until all that belonged to it is gone."""
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    await worker.communicate()


def read_answer(answered: str) -> Mapping[str, Any]:
    """An answer; `GameError` with what went wrong."""
    said: Mapping[str, Any] = json.loads(answered)
    if "error" in said:
        raise GameError(said["error"])
    return said
