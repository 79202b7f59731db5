"""The bot as a process: started, killed, stopped, its log read as it comes.

Nothing here waits on time: a wait ends when the line or the process's end arrives. `PATIENCE_S`
only turns a hang into an error that shows the log.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 30.0
LEAVE_S = 5.0
"""SIGTERM: the bot commits and leaves within this time (docs/operations.md)."""

Line = dict[str, Any]


def environment(**settings: str) -> dict[str, str]:
    """The settings and nothing else of this shell's that the program reads."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "default", **settings}


async def run(
    folder: Path,
    *arguments: str,
    environ: Mapping[str, str],
    before: Callable[[], None] | None = None,
) -> tuple[int, str, str]:
    """`djehuty ARGUMENTS` to its end: exit code, standard output, standard error."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments,
        cwd=folder,
        env=dict(environ),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=before,
    )  # fmt: skip
    try:
        async with asyncio.timeout(PATIENCE_S):
            out, err = await process.communicate()
    except TimeoutError:
        process.kill()
        _, err = await process.communicate()
        raise AssertionError(f"djehuty {' '.join(arguments)} hangs: {err.decode()}") from None
    return process.returncode or 0, out.decode(), err.decode()


class BotProcess:
    """`djehuty serve` against the playground at `url`; one database for all its lives."""

    def __init__(self, url: str, token: str, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.database = folder / "djehuty.db"
        self.settings = {
            "BOT_TOKEN": token,
            "TELEGRAM_API_URL": url,
            "DATABASE_URL": f"sqlite:///{self.database}",
            "SEND_LIMITS": "off",
            "BOT_PACE_MS": "10",
            "LOG_FORMAT": "json",
            **settings,
        }
        self.log: list[Line] = []
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._ended = False
        self._checked = 0

    @property
    def environ(self) -> dict[str, str]:
        """Its environment, for other commands on the same database."""
        return environment(**self.settings)

    async def start(self) -> None:
        """Start, and wait until it says that it serves."""
        begun = len(self.log)
        self._ended = False
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "serve",
            cwd=self.folder,
            env=self.environ,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        self._reader = asyncio.create_task(self._read(self._process))
        await self.wait_line("serving", begun)

    async def kill(self) -> None:
        """`kill -9`."""
        await self._end(signal.SIGKILL, PATIENCE_S)

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        return await self._end(signal.SIGTERM, LEAVE_S)

    async def close(self) -> None:
        """No process is left behind, whatever the test did."""
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    async def _end(self, number: signal.Signals, patience: float) -> int:
        process, reader = self._process, self._reader
        assert process is not None, "the bot was not started"
        assert reader is not None
        if process.returncode is None:
            process.send_signal(number)
        try:
            async with asyncio.timeout(patience):
                code = await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
            raise AssertionError(f"the bot still ran {patience} s after {number.name}") from None
        finally:
            await reader
        return code

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        while raw := await process.stderr.readline():
            text = raw.decode(errors="replace").rstrip("\n")
            try:
                line = json.loads(text)
            except ValueError:
                line = {"level": "raw", "event": text}
            async with self._news:
                self.log.append(line)
                self._news.notify_all()
        async with self._news:
            self._ended = True
            self._news.notify_all()

    async def wait_line(self, event: str, after: int = 0) -> Line:
        """The first line of the log from `after` on that tells that event."""

        def found() -> Line | None:
            return next((line for line in self.log[after:] if line["event"] == event), None)

        try:
            async with asyncio.timeout(PATIENCE_S), self._news:
                await self._news.wait_for(lambda: found() or self._ended)
        except TimeoutError:
            pass
        line = found()
        if line is None:
            raise AssertionError(f"the bot never logged {event!r}:\n{self.shown()}")
        return line

    def check(self, expected: Sequence[str] = ()) -> None:
        """Since the last check nothing went wrong but what was expected, by its event."""
        new, self._checked = self.log[self._checked :], len(self.log)
        wrong = [
            line
            for line in new
            if line["level"] not in ("debug", "info") and line["event"] not in expected
        ]
        assert not wrong, f"the bot's log tells of trouble:\n{shown(wrong)}"

    def shown(self) -> str:
        """The end of the log, for a failure."""
        return shown(self.log[-60:])


def shown(lines: Sequence[Line]) -> str:
    """Log lines, one a line, their tracebacks below them."""
    return "\n".join(
        "  ".join(f"{key}={value}" for key, value in line.items() if key != "timestamp")
        for line in lines
    )
