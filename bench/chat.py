"""From a press to the answer and to the new board, end to end through HTTP.

The bot runs as a process against the playground; a person plays both seats on one phone. What is
measured holds the playground's and the client's own work too.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from bench.startup import disk, leave, playground, serve
from playground.client import Json, Person, Play, Seen

PRESSES = 60
PATIENCE_S = 30
"""A press that is not answered by then ends the bench with an error."""


async def measure(url: str, database: Path) -> tuple[list[float], list[float], list[int]]:
    """Seconds to the answer, seconds to the edited board, and the bytes of its pictures."""
    random = Random(1)  # noqa: S311 - a bench repeats itself
    answers: list[float] = []
    edits: list[float] = []
    sizes: list[int] = []
    async with Play(url, patience=30) as play:
        anna = await play.person("Anna")
        process = await asyncio.to_thread(serve, url, database)
        try:
            board = await game(anna)
            async with play.events(anna.seq) as events:
                for _ in range(PRESSES):
                    keys = [k["text"] for k in actions(board)]
                    if not keys:
                        break  # the game is over
                    begin = time.perf_counter()
                    await anna.press_only(board, random.choice(keys))
                    async with asyncio.timeout(PATIENCE_S):
                        board = await follow(events, begin, answers, edits)
                    sizes.append(len(await play.file(board.photo or "")))
            await asyncio.to_thread(leave, process)
        finally:
            if process.returncode is None:
                process.kill()
    return answers, edits, sizes


async def game(anna: Person) -> Seen:
    """Begin a game for two at this phone; its board."""
    await anna.say("/play thibault")
    board = await anna.wait_message()
    for key in ("🤖 Other opponents …", "📱 On this phone", "🪲"):
        await anna.press(board, key)
        board = await anna.wait_edit()
    return board


def actions(board: Seen) -> list[Json]:
    """The buttons that play: throws, moves and passes."""
    keys = [key for row in board.rows for key in row]
    return [key for key in keys if key.get("callback_data", "").startswith("a:")]


async def follow(
    events: AsyncIterator[Json], begin: float, answers: list[float], edits: list[float]
) -> Seen:
    """Note when the answer and the edited board come; the board."""
    board: Seen | None = None
    waiting = {"answer": answers, "edit": edits}
    async for event in events:
        times = waiting.pop(event["kind"], None)
        if times is not None:
            times.append(time.perf_counter() - begin)
        if event["kind"] == "edit":
            board = Seen(event["message"])
        if board is not None and not waiting:
            return board
    raise SystemExit("chat: the playground left")


def main() -> None:
    """Print the times of some presses."""
    with playground() as url, tempfile.TemporaryDirectory(dir=disk()) as folder:
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
