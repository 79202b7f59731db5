"""The bot as a process: started, killed, stopped, its log read as it comes.

Nothing here waits on time: a wait ends when the line or the process's end arrives. `PATIENCE_S`
only turns a hang into an error that shows the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from bot.telegram.http import NO_ANSWER
from storage.url import database_path, is_postgres
from tests.bot.e2e.forked import main as forked

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 120.0
LONGEST_LINE = 2**20
WARNINGS = "default,ignore:Binding:DeprecationWarning"
"""All but what Python 3.12.0 to 3.12.3 say of each `?1` by mistake (pyproject.toml)."""
FORKS = get_context("forkserver")

Line = dict[str, Any]


def environment(**settings: str) -> dict[str, str]:
    """The settings and nothing else of this shell's that the program reads."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": WARNINGS, **settings}


@dataclass(frozen=True)
class Child:
    """A process of the bot's, and what it writes."""

    process: BaseProcess
    out: asyncio.StreamReader
    err: asyncio.StreamReader

    async def ended(self) -> int:
        """Its exit code, once it has ended; minus the signal that killed it."""
        loop, gone = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.process.sentinel, gone.set)
        try:
            await gone.wait()
        finally:
            loop.remove_reader(self.process.sentinel)
        self.process.join()
        code = self.process.exitcode
        assert code is not None
        return code


async def fork(
    command: str,
    arguments: Sequence[str],
    folder: Path,
    environ: Mapping[str, str],
    largest: int | None = None,
) -> Child:
    """`COMMAND ARGUMENTS` (see :mod:`tests.bot.e2e.forked`)."""
    (out, writes), (err, complains) = FORKS.Pipe(duplex=False), FORKS.Pipe(duplex=False)
    given = (command, tuple(arguments), dict(environ), folder, writes, complains, largest)
    process = FORKS.Process(target=forked, args=given, daemon=True)
    FORKS.set_forkserver_preload(["tests.bot.e2e.mother"])
    with contextlib.chdir(ROOT):  # where the first of them finds the tests
        process.start()
    for end in (writes, complains):
        end.close()
    return Child(process, await _reading(out), await _reading(err))


async def _reading(pipe: Connection) -> asyncio.StreamReader:
    """A pipe's end, which closes itself when there is no more to read."""
    reader = asyncio.StreamReader(limit=LONGEST_LINE)
    file = os.fdopen(os.dup(pipe.fileno()), "rb", buffering=0)
    pipe.close()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), file
    )
    return reader


@contextlib.asynccontextmanager
async def playground(folder: Path, *arguments: str) -> AsyncIterator[str]:
    """A playground on a free port, with these `arguments`: its URL. It answers while the tests'
    process is busy, or waits to be told what comes next, so that no bot is left alone with its
    calls."""
    given = ("--port", "0", "--limits", "off", *arguments)
    child = await fork("playground", given, folder, environment())
    try:
        async with asyncio.timeout(PATIENCE_S):
            url = (await child.out.readline()).decode().strip()
        assert url, (await child.err.read()).decode()
        yield url
    finally:
        child.process.kill()
        await child.ended()


async def run(
    folder: Path,
    *arguments: str,
    environ: Mapping[str, str],
    largest: int | None = None,
) -> tuple[int, str, str]:
    """`djehuty ARGUMENTS` to its end: exit code, standard output, standard error. Files may not
    grow over `largest` bytes."""
    child = await fork("djehuty", arguments, folder, environ, largest)
    try:
        async with asyncio.timeout(PATIENCE_S):
            out, err, code = await asyncio.gather(child.out.read(), child.err.read(), child.ended())
    except TimeoutError:
        child.process.kill()
        err = await child.err.read()
        raise AssertionError(f"djehuty {' '.join(arguments)} hangs: {err.decode()}") from None
    return code, out.decode(), err.decode()


async def run_afresh(
    folder: Path, *arguments: str, environ: Mapping[str, str]
) -> tuple[int, str, str]:
    """The same, by an interpreter that has read nothing yet, as everybody starts it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments,
        cwd=folder,
        env=dict(environ),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
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
    """`djehuty serve` against the playground at `url`; one database for all its lives. Another
    `program` serves in its place where one is named (see :mod:`tests.bot.e2e.forked`)."""

    def __init__(
        self, url: str, token: str, folder: Path, *, program: str = "djehuty", **settings: str
    ) -> None:
        self.program = program
        self.token = token
        self.folder = folder
        self.settings = {
            "BOT_TOKEN": token,
            "TELEGRAM_API_URL": url,
            "DATABASE_URL": f"sqlite:///{folder}/djehuty.db",
            "SEND_LIMITS": "off",
            "BOT_PACE_MS": "10",
            "LOG_FORMAT": "json",
            **settings,
        }
        self.log: list[Line] = []
        self._child: Child | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._ended = False
        self._checked = 0

    @property
    def environ(self) -> dict[str, str]:
        """Its environment, for other commands on the same database."""
        return environment(**self.settings)

    @property
    def database(self) -> Path:
        """The file its games are saved in, if it is one."""
        return database_path(self.settings["DATABASE_URL"])

    @property
    def place(self) -> Path | str:
        """Where its games are saved: a file, or the URL of another database."""
        url = self.settings["DATABASE_URL"]
        return url if is_postgres(url) else self.database

    async def start(self, *arguments: str, until: str = "serving") -> None:
        """Start with these `arguments`, and wait until it says that it serves, or that."""
        begun = len(self.log)
        self._ended = False
        self._child = await fork(self.program, ("serve", *arguments), self.folder, self.environ)
        self._reader = asyncio.create_task(self._read(self._child.err))
        await self.wait_line(until, begun)

    async def kill(self) -> None:
        """`kill -9`."""
        await self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """SIGSTOP: it does nothing, and nobody is told."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """SIGCONT."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._child is not None, "the bot was not started"
        assert self._child.process.pid is not None
        os.kill(self._child.process.pid, number)

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        return await self._end(signal.SIGTERM)

    async def ended(self) -> int:
        """Its exit code, once it has ended by itself and all that it said was read."""
        assert self._child is not None, "the bot was not started"
        assert self._reader is not None
        async with asyncio.timeout(PATIENCE_S):
            code = await self._child.ended()
            await asyncio.shield(self._reader)
        return code

    async def close(self) -> None:
        """No process is left behind, whatever the test did."""
        if self._child is not None and self._child.process.is_alive():
            await self.kill()

    async def _end(self, number: signal.Signals) -> int:
        child, reader = self._child, self._reader
        assert child is not None, "the bot was not started"
        assert reader is not None
        if child.process.is_alive() and child.process.pid is not None:
            os.kill(child.process.pid, number)
        try:
            async with asyncio.timeout(PATIENCE_S):
                code = await child.ended()
        except TimeoutError:
            child.process.kill()
            await child.ended()
            raise AssertionError(f"the bot still ran {PATIENCE_S} s after {number.name}") from None
        finally:
            await reader
        return code

    async def _read(self, err: asyncio.StreamReader) -> None:
        while raw := await err.readline():
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
        wrong = [line for line in new if not _fine(line) and line["event"] not in expected]
        assert not wrong, f"the bot's log tells of trouble:\n{shown(wrong)}"

    def shown(self) -> str:
        """The end of the log, for a failure."""
        return shown(self.log[-60:])


def _fine(line: Line) -> bool:
    """No trouble: nor that a busy machine kept the bot from asking in time, if it did so once."""
    late = (line["event"], line.get("why"), line.get("times")) == (
        "cannot fetch updates", NO_ANSWER, 1,
    )  # fmt: skip
    return late or line["level"] in ("debug", "info")


def shown(lines: Sequence[Line]) -> str:
    """Log lines, one a line, their tracebacks below them."""
    return "\n".join(
        "  ".join(f"{key}={value}" for key, value in line.items() if key != "timestamp")
        for line in lines
    )
