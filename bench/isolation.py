"""Whether one person's or one chat's worst is felt by others, over HTTP: press to answer and board.

Some play, each at their own phone, while somebody does their worst; what they wait is told beside
what they wait in quiet, in the same run. Then the sender alone, with ten thousand chats waiting.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeAlias

from bench.chat import actions, follow, game
from bench.startup import disk, leave, playground, serve
from bot.telegram.callback_data import Kind, Press
from bot.telegram.limits import Limits
from bot.telegram.sender import Sender
from playground.client import Person, Play

PRESSES, BETWEEN_S = 100, 0.1
LIMITS = "chat=off"
"""As in life, but for the players' own pace: it would hide what they wait for others."""
ASK_S, SLOW_S = 0.3, 5.0
CHATS, FOR_S = 10_000, 5.0
OFF, NEW = Press(Kind.MOCKED, action="off").pack(), Press(Kind.NEW, action="group").pack()


@dataclass(frozen=True)
class Scene:
    """Who does their worst, and a group of theirs."""

    play: Play
    mallory: Person
    club: int


Worst: TypeAlias = Callable[[Scene], Awaitable[None]]
"""What they do."""


async def presses_of_an_admins_button(at: Scene) -> None:
    """Each asks Telegram, which takes its time."""
    await at.play.fault("getChatMember", "delay", count=100_000, seconds=ASK_S)
    await at.mallory.say("/settings", at.club)
    page = await at.mallory.wait_message(chat=at.club)
    while True:
        await at.mallory.forge(OFF, at.club, page.id)
        await asyncio.sleep(0.05)


async def commands(at: Scene) -> None:
    """Twenty a second."""
    while True:
        await at.mallory.say("/settings", at.club)
        await asyncio.sleep(0.05)


async def invitations(at: Scene) -> None:
    """As many as will go."""
    await at.mallory.say("/play", at.club)
    page = await at.mallory.wait_message(chat=at.club)
    while True:
        await at.mallory.forge(NEW, at.club, page.id)
        await asyncio.sleep(0.02)


async def new_names(at: Scene) -> None:
    """Two a second, shown on whatever games there are."""
    while True:
        await at.mallory.say("/name Eve")
        await asyncio.sleep(0.5)


async def a_slow_chat(at: Scene) -> None:
    """Every call to it takes five seconds, and it is asked for much."""
    await at.play.fault("*", "delay", count=100_000, seconds=SLOW_S, chat_id=at.club)
    while True:
        await at.mallory.say("/rules", at.club)
        await asyncio.sleep(0.2)


WORST: tuple[Worst | None, ...] = (
    None, presses_of_an_admins_button, commands, invitations, new_names, a_slow_chat, None,
)  # fmt: skip


async def waits(at: Scene, worst: Worst | None) -> list[list[float]]:
    """Seconds to the answer and to the edited board, sorted, while one does their worst."""
    random = Random(1)  # noqa: S311 - a bench repeats itself
    answers: list[float] = []
    edits: list[float] = []
    play = at.play
    anna = await play.person("Anna")
    board = await game(anna)
    doing = None if worst is None else asyncio.ensure_future(worst(at))
    await asyncio.sleep(1)
    try:
        async with play.events((await play.state())["seq"]) as events:
            mine = (event async for event in events if _about(event, anna.id))
            for _ in range(PRESSES):
                keys = [key["text"] for key in actions(board)]
                if not keys:
                    break
                begin = time.perf_counter()
                await anna.press_only(board, random.choice(keys))
                board = await follow(mine, begin, answers, edits)
                await asyncio.sleep(BETWEEN_S)
    finally:
        if doing is not None:
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)
        await play.clear_faults()
    return [sorted(answers), sorted(edits)]


def _about(event: dict[str, object], person: int) -> bool:
    """Whether the event is one of a person's own chat, or the answer to their press."""
    return person in (event.get("chat_id"), event.get("person_id"))


async def over_http(url: str, database: Path) -> None:
    """A line for each case."""
    async with Play(url, patience=30) as play:
        process = await asyncio.to_thread(
            serve, url, database, LOG_LEVEL="ERROR", SEND_LIMITS=LIMITS
        )
        try:
            mallory = await play.person("Boris")
            anna = await play.person("Anna")
            made = await play.do("group", title="Den", people=[anna.id, mallory.id])
            scene = Scene(play, mallory, int(made["chat_id"]))
            for worst in WORST:
                name = "quiet" if worst is None else worst.__name__.replace("_", " ")
                found = await waits(scene, worst)
                cells = (f"{_cut(times, 50):4.0f} {_cut(times, 99):5.0f}" for times in found)
                print(f"{name:30} answer {next(cells)} ms   board {next(cells)} ms (p50 p99)")
            await asyncio.to_thread(leave, process)
        finally:
            if process.returncode is None:
                process.kill()


def _cut(times: list[float], percent: int) -> float:
    return statistics.quantiles(times, n=100)[percent - 1] * 1000


async def sending() -> None:
    """What it costs that ten thousand chats wait for what may be sent in all."""
    sender, sent, stalls = Sender(Limits(), clock=time.monotonic), 0, list[float]()

    async def job() -> None:
        nonlocal sent
        sent += 1

    for chat in range(1, CHATS + 1):
        sender.board(chat, 1, job)
    await asyncio.sleep(0)
    begun, cpu, last = time.monotonic(), time.process_time(), time.monotonic()
    while last < begun + FOR_S:
        await asyncio.sleep(0.001)
        now = time.monotonic()
        stalls.append(now - last)
        last = now
    share = (time.process_time() - cpu) / (time.monotonic() - begun)
    await sender.close()
    print(
        f"{CHATS} chats wait to be sent to: {share * 100:.1f} % of a core (with who watches),"
        f" {sent / FOR_S:.0f} sent a second, longest stall {max(stalls) * 1000:.0f} ms"
    )


def main() -> None:
    """Print what others wait in each case."""
    asyncio.run(sending())
    with playground() as url, tempfile.TemporaryDirectory(dir=disk()) as folder:
        asyncio.run(over_http(url, Path(folder) / "isolation.db"))


if __name__ == "__main__":
    main()
