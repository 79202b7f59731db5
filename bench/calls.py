"""How much of the program a press goes through: calls, functions, files and reads of one *Throw*.

`python -m bench.calls` measures the folder it runs in, `python -m bench.calls 102dec6 .` commits
and folders one behind the other (as :mod:`bench.shape`). Two play at one phone, over HTTP, before a
playground. Counted is what Python begins or resumes in the loop's thread, from the press to a
moment after its board is right: a coroutine that waits counts again when it goes on. Neither what
the compiled parts do is seen, nor the writer's thread, nor the painter's.

Each run plays the same game, by a known secret. Throws differ in what they score and what is told
of them, and now and then the bot looks for what was left behind meanwhile: so the middle of some
presses is told, with the least and the most. Reads are those that the store is asked for, by name.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

from bench.chat import PATIENCE_S, actions, follow, game
from bench.shape import unpacked
from bench.startup import disk, environment, playground
from playground.client import Person, Play, Seen

THROWS = 25
QUIET_S = 0.3
"""What a press began is over by then."""
STARTED_S = 60.0

WRITES = frozenset({"commit", "new_id", "new_ids", "close", "open", "pack", "prune"})
"""What a store does that is no read."""

Calls: TypeAlias = Counter[tuple[str, str, int]]
"""How often each function was begun or resumed, by its file, name and line."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What was counted between two moments."""

    calls: Calls
    begun: Calls
    """Those of `calls` that are no resuming."""

    def since(self, before: Counted) -> Counted:
        """What came in between."""
        return Counted(self.calls - before.calls, self.begun - before.begun)


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot whose calls are counted, and the folder of its program."""

    process: subprocess.Popen[str]
    folder: Path

    def counted(self) -> Counted:
        """Ask what was counted so far."""
        told = self.process
        if told.stdin is None or told.stdout is None:
            raise SystemExit("calls: the bot cannot be asked")
        print(file=told.stdin, flush=True)
        line = told.stdout.readline()
        if not line:
            raise SystemExit("calls: the bot has left")
        calls, begun = Calls(), Calls()
        for file, name, at, resumed, count in json.loads(line):
            calls[(file, name, at)] += count
            begun[(file, name, at)] += 0 if resumed else count
        return Counted(calls, begun)

    def ours(self, calls: Calls) -> Calls:
        """Those of its own program."""
        mine = f"{self.folder}{os.sep}"
        return Calls(
            {k: n for k, n in calls.items() if k[0].startswith(mine) and ".venv" not in k[0]}
        )

    def reads(self, counted: Counted) -> Counter[str]:
        """What its store was asked for, by name. A store's reads may be classes of their own."""
        store = f"{self.folder / 'storage'}{os.sep}"
        found = Counter[str]()
        for (file, name, _), count in counted.begun.items():
            owner, _, method = name.partition(".")
            public = method and not method.startswith("_") and "." not in method
            if file.startswith(store) and owner.endswith(("Store", "Reads")) and public:
                found[method] += 0 if method in WRITES else count
        return +found


@contextmanager
def counted_bot(folder: Path, url: str, database: Path) -> Iterator[Bot]:
    """The bot of a tree as a process."""
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-P", str(Path(__file__).resolve().parent / "counting.py")],
        cwd=folder,
        env=environment(url, database, PYTHONPATH=str(folder)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Bot(process, folder)
        finally:
            process.terminate()


def throw(board: Seen) -> dict[str, Any] | None:
    """The button that throws."""
    return next((k for k in actions(board) if k["callback_data"].endswith("throw")), None)


async def press(anna: Person, board: Seen, data: str) -> Seen:
    """One press; the board that shows what came of it."""
    start = int((await anna.play.state())["seq"])
    async with anna.play.events(start) as events:
        await anna.press_only(board, data=data)
        async with asyncio.timeout(PATIENCE_S):
            return await follow(events, 0.0, [], [])


async def measure(bot: Bot, url: str) -> list[Counted]:
    """What each of some throws went through; the first ones are not counted, which import and fill
    what is kept."""
    found = list[Counted]()
    async with Play(url, patience=STARTED_S) as play:
        anna = await play.person("Anna")
        board = await game(anna)
        while len(found) < THROWS + 3:
            keys = actions(board)
            if not keys:
                board = await game(anna)
                continue
            thrown = throw(board)
            await asyncio.sleep(QUIET_S)
            before = await asyncio.to_thread(bot.counted)
            board = await press(anna, board, (thrown or keys[0])["callback_data"])
            await asyncio.sleep(QUIET_S)
            if thrown is not None:
                found.append((await asyncio.to_thread(bot.counted)).since(before))
    return found[3:]


def told(name: str, bot: Bot, throws: Sequence[Counted]) -> list[str]:
    """The lines of one tree."""
    ours = [bot.ours(each.calls) for each in throws]
    rows: Mapping[str, list[int]] = {
        "calls": [each.calls.total() for each in throws],
        "calls of ours": [each.total() for each in ours],
        "functions of ours": [len(each) for each in ours],
        "files of ours": [len({file for file, _, _ in each}) for each in ours],
        "reads": [bot.reads(each).total() for each in throws],
    }
    lines = [f"{name}: one Throw, of {len(throws)}"]
    for row, counts in rows.items():
        lines.append(f"  {row:18}{median(counts):7.0f}  ({min(counts)}-{max(counts)})")
    if not max(rows["reads"]):
        raise SystemExit(f"calls: {name} has no store whose reads are known")
    usual = sorted(throws, key=lambda each: bot.reads(each).total())[len(throws) // 2]
    reads = ", ".join(f"{read} {n}" for read, n in bot.reads(usual).most_common())
    return [*lines, f"  read               {reads}"]


def main(names: Sequence[str] = ()) -> None:
    """Print what a throw goes through in those trees; in this one if none is named."""
    for name in names or ["."]:
        with ExitStack() as held:
            temporary = tempfile.TemporaryDirectory(dir=disk())
            folder = Path(held.enter_context(temporary)).resolve()
            tree = Path(name).resolve()
            if not tree.is_dir():
                tree = folder / "tree"
                tree.mkdir()
                unpacked(name, tree)
            url = held.enter_context(playground())
            bot = held.enter_context(counted_bot(tree, url, folder / "calls.db"))
            throws = asyncio.run(measure(bot, url))
        print("\n".join(told(name, bot, throws)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
