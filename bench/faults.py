"""What people notice of a bad network: every tenth call of each kind meets a fault.

The bot runs as a process against the playground. Some people play and ask for menus at the same
time; what is measured is how long a press waits for the right board, and how many answers and
replies never come.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bench.chat import actions, game
from bench.startup import disk, leave, playground, serve
from playground.client import Json, Person, Play, Seen
from playground.errors import ClientError

KINDS = ("server_error", "bad_gateway", "not_json", "cut", "drop_before", "drop_after")
"""Met in turns, one in every :data:`EVERY` calls of a method."""
EVERY = 10
METHODS = (
    "editMessageMedia",
    "editMessageText",
    "sendPhoto",
    "sendMessage",
    "answerCallbackQuery",
    "getUpdates",
)
PEOPLE = 6
PRESSES = 60
REPLIES = 30
"""Presses and commands of each of them."""
LOST_S = 15.0
"""What has not come by then counts as lost: so long a pop-up can be shown at all."""


@dataclass
class Waits:
    """Seconds of what came, and how much did not."""

    came: list[float] = field(default_factory=list)
    lost: int = 0

    def told(self, name: str) -> str:
        """A line with the figures."""
        if len(self.came) < 2:
            return f"{name}: {self.lost} lost"
        cut = statistics.quantiles(self.came, n=100)
        return (
            f"{name}: p50 {cut[49] * 1000:.0f} ms, p99 {cut[98] * 1000:.0f} ms, "
            f"longest {max(self.came) * 1000:.0f} ms, {self.lost} lost of "
            f"{len(self.came) + self.lost}"
        )


@dataclass
class Noticed:
    """What people noticed."""

    boards: Waits = field(default_factory=Waits)
    answers: Waits = field(default_factory=Waits)
    replies: Waits = field(default_factory=Waits)


async def order(play: Play, methods: Sequence[str] = METHODS, every: int = EVERY) -> None:
    """Have every so many calls of each method meet a fault, of one kind after the other."""
    for method in methods:
        for number, kind in enumerate(KINDS):
            await play.fault(
                method, kind, count=10**6, skip=(every - 1) * number, every=every * len(KINDS)
            )


async def press_on(person: Person, board: Seen, random: Random, noticed: Noticed) -> None:
    """Press one action after the other, each as soon as the board shows the last one."""
    for _ in range(PRESSES):
        # A call that came through late may have shown more than the one that was waited for.
        board = next(m for m in await person.messages() if m.id == board.id)
        keys = [key["text"] for key in actions(board)]
        if not keys:
            return  # the game is over
        begin = time.perf_counter()
        query = await person.press_only(board, random.choice(keys))
        async with person.play.events(person.seq) as events:
            shown = await follow(events, board, query, begin, noticed)
        if shown is None:
            return
        board = shown


async def follow(
    events: AsyncIterator[Json], board: Seen, query: str, begin: float, noticed: Noticed
) -> Seen | None:
    """Note when the answer and the edited board come; the board, None if it does not come."""
    shown: Seen | None = None
    waiting = {"answer": noticed.answers, "edit": noticed.boards}
    try:
        async with asyncio.timeout(LOST_S):
            async for event in events:
                here = (event.get("chat_id"), event.get("message_id")) == (board.chat_id, board.id)
                if event.get("query_id") != query and not (event["kind"] == "edit" and here):
                    continue
                if (waits := waiting.pop(event["kind"], None)) is not None:
                    waits.came.append(time.perf_counter() - begin)
                if event["kind"] == "edit":
                    shown = Seen(event["message"])
                if not waiting:
                    break
    except TimeoutError:
        for waits in waiting.values():
            waits.lost += 1
    return shown


async def ask(person: Person, noticed: Noticed) -> None:
    """Ask for menus and settings, each after the last one has come."""
    for number in range(REPLIES):
        begin = time.perf_counter()
        await person.say("/settings" if number % 2 else "/play")
        try:
            await person.wait_message()
        except ClientError:
            noticed.replies.lost += 1
        else:
            noticed.replies.came.append(time.perf_counter() - begin)


async def measure(url: str, database: Path) -> Noticed:
    """Have them play in good weather until all have begun, then in bad."""
    noticed = Noticed()
    async with Play(url, patience=LOST_S) as play:
        process = await asyncio.to_thread(serve, url, database)
        try:
            players = []
            for number in range(PEOPLE):
                player = await play.newcomer(f"Player{number}")
                players.append((player, await game(player)))
            askers = [await play.newcomer(f"Asker{number}") for number in range(PEOPLE)]
            for asker in askers:
                await asker.start()
                await asker.wait_message()
            await order(play)
            await asyncio.gather(
                *(press_on(*at, Random(seed), noticed) for seed, at in enumerate(players)),  # noqa: S311
                *(ask(asker, noticed) for asker in askers),
            )
            await play.clear_faults()
            await asyncio.to_thread(leave, process)
        finally:
            if process.returncode is None:
                process.kill()
    return noticed


def main() -> None:
    """Print what was noticed."""
    with playground() as url, tempfile.TemporaryDirectory(dir=disk()) as folder:
        noticed = asyncio.run(measure(url, Path(folder) / "faults.db"))
    print(f"a fault in every {EVERY}th call of each kind ({', '.join(KINDS)})")
    print(noticed.boards.told("press to the right board"))
    print(noticed.answers.told("press to its pop-up"))
    print(noticed.replies.told("command to its reply"))


if __name__ == "__main__":
    main()
