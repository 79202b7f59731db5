"""From a press to the answer and to the new board, end to end through HTTP.

The bot runs as a process against the playground; a person plays both seats on one phone. What is
measured holds the playground's and the client's own work too.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

from bench.startup import leave, playground, serve
from playground.client import Play, Seen

PRESSES = 60


async def measure(url: str, database: Path) -> tuple[list[float], list[float], list[int]]:
    """Seconds to the answer, seconds to the edited board, and the bytes of its pictures."""
    random = Random(1)
    answers: list[float] = []
    edits: list[float] = []
    sizes: list[int] = []
    async with Play(url, patience=30) as play:
        anna = await play.person("Anna")
        await anna.start()
        process = await asyncio.to_thread(serve, url, database)
        try:
            board = await anna.wait_message()
            for key in ("Play", "Two at this phone", "Begin"):
                await anna.press_only(board, key)
                board = await anna.wait_edit()
            for _ in range(PRESSES):
                keys = [key for key in board.buttons if "Leave" not in key]
                if "Rematch" in "".join(keys):
                    break
                begin = time.perf_counter()
                query = await anna.press_only(board, random.choice(keys))
                seq = anna.seq
                await anna.wait_answer(query)
                answers.append(time.perf_counter() - begin)
                anna.seq = seq
                board = await anna.wait_edit()
                edits.append(time.perf_counter() - begin)
                sizes.append(len(await picture(play, board)))
            await asyncio.to_thread(leave, process)
        finally:
            if process.returncode is None:
                process.kill()
    return answers, edits, sizes


async def picture(play: Play, board: Seen) -> bytes:
    """The board's picture."""
    return await play.file(board.photo or "")


def main() -> None:
    """Print the times of some presses."""
    with playground() as url, tempfile.TemporaryDirectory(dir=".") as folder:
        answers, edits, sizes = asyncio.run(measure(url, Path(folder) / "chat.db"))
    for name, seconds in (("answer", answers), ("edited board", edits)):
        cut = statistics.quantiles(seconds, n=100)
        print(
            f"press to {name}, over HTTP: p50 {cut[49] * 1000:.0f} ms, p99 {cut[98] * 1000:.0f} ms "
            f"({len(seconds)} presses)"
        )
    print(f"pictures sent: median {statistics.median(sizes) / 1000:.0f} KB")


if __name__ == "__main__":
    main()
