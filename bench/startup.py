"""Start-up: from `djehuty serve` to the first picture in a chat, and the memory it takes.

Each run is a process of its own with a new database, against the playground over HTTP. A `/start`
has been waiting, so the time holds the whole way: imports, database, fetch, picture, upload.
"""

from __future__ import annotations

import asyncio
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playground.client import Play

VAR = Path("var")
"""What git does not see: databases are measured on the disk of the project, not in memory."""

RUNS = 5
TOKEN = "1000000:bench"  # noqa: S105 - the playground's own


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds to the first picture, seconds to leave again, and the most memory held, in MiB."""

    picture: float
    leave: float
    memory: float


def disk() -> Path:
    """The folder for a bench's databases."""
    VAR.mkdir(exist_ok=True)
    return VAR


@contextmanager
def playground() -> Iterator[str]:
    """The address of a playground without limits."""
    command = [sys.executable, "-m", "playground", "--port", "0", "--limits", "off"]
    with subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--token", TOKEN], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            url = process.stdout.readline().strip() if process.stdout else ""
            if not url:
                raise SystemExit("startup: the playground did not start")
            yield url
        finally:
            process.terminate()


def environment(url: str, database: Path, **more: str) -> dict[str, str]:
    """What a bot is set by that plays in that playground without limits, and `more`."""
    settings = {
        "BOT_TOKEN": TOKEN,
        "TELEGRAM_API_URL": url,
        "DATABASE_URL": f"sqlite:///{database}",
        "LOG_LEVEL": "WARNING",
        "SEND_LIMITS": "off",
    }
    return {**os.environ, **settings, **more}


def serve(url: str, database: Path, *words: str, **more: str) -> subprocess.Popen[bytes]:
    """The bot as a process, started with these `words`; `more` is set as well."""
    environ = environment(url, database, **more)
    command = [sys.executable, "-m", "bot", "serve", *words]
    return subprocess.Popen(command, env=environ)  # noqa: S603 - our own program


def leave(process: subprocess.Popen[bytes]) -> float:
    """Stop the bot; the most memory it held, in MiB."""
    process.send_signal(signal.SIGTERM)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"startup: the bot left with code {process.returncode}")
    return usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


async def start(url: str, database: Path) -> Start:
    """Start the bot once, stop it after its first picture, and tell how it went."""
    async with Play(url, patience=30) as play:
        anna = await play.person("Anna")
        await anna.start()
        begin = time.perf_counter()
        process = await asyncio.to_thread(serve, url, database)
        try:
            await play.wait_call("sendPhoto", after=anna.seq, status=200)
            ready = time.perf_counter()
            memory = await asyncio.to_thread(leave, process)
        finally:
            if process.returncode is None:
                process.kill()
    return Start(ready - begin, time.perf_counter() - ready, memory)


def main() -> None:
    """Print the median of some starts."""
    with playground() as url, tempfile.TemporaryDirectory() as folder:
        starts = [asyncio.run(start(url, Path(folder) / f"{run}.db")) for run in range(RUNS)]
    pictures = sorted(one.picture for one in starts)
    print(
        f"start to the first picture sent: {statistics.median(pictures):.2f} s "
        f"({pictures[0]:.2f}-{pictures[-1]:.2f} s in {RUNS} starts)\n"
        f"memory at most: {max(one.memory for one in starts):.0f} MiB\n"
        f"SIGTERM to the end: {max(one.leave for one in starts):.2f} s at most"
    )


if __name__ == "__main__":
    main()
