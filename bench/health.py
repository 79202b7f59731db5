"""What `djehuty health` costs, which a container asks every few seconds: CPU time of its process
beyond that of a Python that does nothing, while a server runs. Aim: at most 50 ms."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.figures import with_error
from bench.startup import environment, leave, playground, serve
from playground.client import Play
from tests.bot.e2e.told import free_port

TIMES = 30
HEALTH = ("-m", "bot", "health")
ELSEWHERE = "postgresql:///games"
"""Of a database of PostgreSQL it asks the server alone, where that tells its figures."""


def spent(words: tuple[str, ...], environ: dict[str, str]) -> float:
    """The CPU milliseconds of a Python process that ends well."""
    process = subprocess.Popen([sys.executable, *words], env=environ)  # noqa: S603 - our own
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"health: {words} left with code {process.returncode}")
    return (usage.ru_utime + usage.ru_stime) * 1000


async def measure(url: str, database: Path) -> None:
    """Ask by turns: nothing, the file, the server."""
    place = f"127.0.0.1:{free_port()}"
    environ = environment(url, database)
    ways = {
        "of a file": environ,
        "of a server by its figures": {
            **environ,
            "DATABASE_URL": ELSEWHERE,
            "METRICS_LISTEN": place,
        },
    }
    async with Play(url, patience=30) as play:
        anna = await play.person("Anna")
        await anna.start()
        process = await asyncio.to_thread(serve, url, database, METRICS_LISTEN=place)
        try:
            await play.wait_call("sendPhoto", after=anna.seq, status=200)
            found = [
                (spent(("-c", ""), environ), *(spent(HEALTH, one) for one in ways.values()))
                for _ in range(TIMES)
            ]
            await asyncio.to_thread(leave, process)
        finally:
            if process.returncode is None:
                process.kill()
    for number, way in enumerate(ways, 1):
        beyond = [one[number] - one[0] for one in found]
        print(f"health {way}: {with_error(beyond)} ms of CPU beyond Python's start")


def main() -> None:
    """Print both."""
    with playground() as url, tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(url, Path(folder) / "health.db"))


if __name__ == "__main__":
    main()
