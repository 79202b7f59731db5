"""What a press costs: the bot's CPU time, beside a stock python-telegram-bot bot's.

Two play at one phone: a press is one answer, one edit, one picture, one saved step. In turns, each
bot against a playground of its own: a game with the bot, then the same words, keyboards and
pictures sent by `bench.stock`, which draws and saves nothing. CPU time is user and system, of the
whole process with all its threads, from one quiet moment to the next. Aim: at most 1.8 times.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import TypeAlias

from bench.chat import PATIENCE_S, actions, follow, game
from bench.startup import TOKEN, disk, leave, playground, serve
from playground.client import Json, Person, Play, Seen

TURNS = 8
PRESSES = 50
QUIET_S = 0.3
"""What the last press began is over by then."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of one bot: the board as it then stood, the calls made and the ids of the pictures
    shown."""

    board: Seen
    calls: list[Json]
    shown: list[str]

    @property
    def uploads(self) -> list[int]:
        """The bytes of each picture that was uploaded."""
        return [file["size"] for call in self.calls for file in call["uploads"]]


@contextlib.contextmanager
def stock(url: str) -> Iterator[subprocess.Popen[bytes]]:
    """The peer as a process."""
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "bench.stock", url, TOKEN]
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


async def spent(process: subprocess.Popen[bytes]) -> float:
    """The CPU milliseconds of a process when nothing is under way (Linux has a clock for it)."""
    await asyncio.sleep(QUIET_S)
    return time.clock_gettime((~process.pid << 3) | 2) * 1000


async def pressed(anna: Person, board: Seen, presses: int, random: Random | None) -> Turn:
    """Press so often, each time as soon as the last press has been seen to: any action until the
    game is over, or without `random` the first button."""
    shown = list[str]()
    start = int((await anna.play.state())["seq"])
    async with anna.play.events(start) as events:
        while len(shown) < presses and (keys := actions(board)):
            key = random.choice(keys) if random else board.rows[0][0]
            await anna.press_only(board, data=key["callback_data"])
            async with asyncio.timeout(PATIENCE_S):
                board = await follow(events, time.perf_counter(), [], [])
            shown.append(board.photo or "")
    return Turn(board, await anna.play.calls(after=start), shown)


async def priced(
    process: subprocess.Popen[bytes], pressing: Coroutine[None, None, Turn]
) -> tuple[float, Turn]:
    """A turn, and what a press of it cost the process: CPU milliseconds."""
    before = await spent(process)
    turn = await pressing
    return (await spent(process) - before) / max(1, len(turn.shown)), turn


async def record(play: Play, turn: Turn, folder: Path) -> Path | None:
    """Leave for the peer what was said: a file of lines, and the pictures beside it. None if there
    were not two calls a press: then another board of the same person changed, too."""
    answers = [call["params"] for call in turn.calls if call["method"] == "answerCallbackQuery"]
    edits = [call for call in turn.calls if call["method"] == "editMessageMedia"]
    if not len(answers) == len(edits) == len(turn.shown) == len(turn.calls) / 2:
        return None
    said = []
    for answer, edit, name in zip(answers, edits, turn.shown, strict=True):
        (folder / name).write_bytes(await play.file(name))
        said.append(
            {
                "answer": answer["text"],
                "caption": edit["params"]["media"]["caption"],
                "rows": edit["params"]["reply_markup"]["inline_keyboard"],
                "name": name,
                "new": bool(edit["uploads"]),
            }
        )
    path = folder / "said.jsonl"
    path.write_text("\n".join(map(json.dumps, said)))
    return path


Priced: TypeAlias = tuple[float, Turn]


async def measure(ours: str, theirs: str, folder: Path) -> list[tuple[Priced, Priced]]:
    """Both bots' turns, paired; the first pair is not counted."""
    random = Random(1)  # noqa: S311 - a bench repeats itself
    pairs = list[tuple[Priced, Priced]]()
    bot = await asyncio.to_thread(serve, ours, folder / "press.db")
    try:
        async with Play(ours, patience=30) as play, Play(theirs, patience=30) as other:
            anna, twin = await play.person("Anna"), await other.person("Anna")
            board = await game(anna)
            with stock(theirs) as peer:
                while len(pairs) <= TURNS:
                    own = await priced(bot, pressed(anna, board, PRESSES, random))
                    turn, presses = own[1], len(own[1].shown)
                    path = await record(play, turn, folder)
                    board = turn.board if actions(turn.board) else await game(anna)
                    if path is None or presses < PRESSES / 2:
                        continue
                    await twin.say(f"/load {path}")
                    first = await twin.wait_message()
                    pairs.append((own, await priced(peer, pressed(twin, first, presses, None))))
        await asyncio.to_thread(leave, bot)
    finally:
        if bot.returncode is None:
            bot.kill()
    return pairs[1:]


def told(name: str, turns: list[Priced]) -> str:
    """A bot's line."""
    costs = [cost for cost, _ in turns]
    weights = [weight for _, turn in turns for weight in turn.uploads]
    return (
        f"{name:8}{median(costs):7.2f} ms CPU a press ({min(costs):.2f}-{max(costs):.2f}), "
        f"{sum(len(turn.shown) for _, turn in turns)} presses, {len(weights)} pictures uploaded, "
        f"median {median(weights) / 1000:.1f} KB"
    )


def main() -> None:
    """Print what a press costs each of them, and how many times as much it costs us."""
    with playground() as one, playground() as two, tempfile.TemporaryDirectory(dir=disk()) as name:
        pairs = asyncio.run(measure(one, two, Path(name).resolve()))
    print(told("Djehuty", [own for own, _ in pairs]))
    print(told("stock", [peer for _, peer in pairs]))
    times = median(own / peer for (own, _), (peer, _) in pairs)
    print(f"{times:.2f} times the stock bot's ({len(pairs)} turns of each, in pairs)")


if __name__ == "__main__":
    main()
