"""Drill 9: the machine dies while people play, and all that is left of it is the copy that
Litestream keeps. The bot goes on elsewhere from that, again and again.

With `REPLICA_SOCKET` nothing is lost that Telegram was told to forget: what the copy lacks comes
again, and the same presses give the same throws. The control does without, and must be noticed:
something is lost there, or the copy is damaged.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playground.client import Person, Play, Seen
from playground.world import Options
from tests.bot.e2e.house import House, is_over
from tests.bot.e2e.process import BotProcess, playground
from tests.drills.field import Pair, pair_of, same_as
from tests.drills.outcome import Outcome, spread
from tests.litestream import Litestream

PLAYS_S = (2.0, 4.0)
"""So long people play before the machine dies, at least and at most."""
PAUSE_S = 0.1
"""Between two presses of a pair."""
ALONE_S = 0.5
"""So much longer the bot may live than Litestream."""
LIVES = 6
"""So often one game's machine dies: it is to be going on at the end."""
LOOK_S = 0.05
LOOKS = 100
"""So often a board is looked at until it is right."""

Step = tuple[int, int, str, str | None]
"""Game, ply, what was done, and the faces of a throw."""


@dataclass(frozen=True)
class Kept:
    """What a database holds: the updates that are done, when each was, and all steps."""

    updates: dict[int, int]
    steps: frozenset[Step]

    @classmethod
    def of(cls, database: Path) -> Kept:
        with closing(sqlite3.connect(database)) as connection:
            updates = dict(connection.execute("SELECT id, at FROM seen_update").fetchall())
            steps = connection.execute("SELECT game, ply, text, faces FROM action").fetchall()
        return cls(updates, frozenset(steps))


@dataclass(frozen=True)
class Loss:
    """What a death took along: updates that were done and that the copy lacks, and how many of
    them Telegram had been told to forget. `done` are the steps that the machine had made."""

    updates: int
    told: int
    seconds: float
    done: frozenset[Step]


class Machine:
    """A bot on a file, Litestream beside it, and people who play."""

    def __init__(self, bot: BotProcess, copy: Litestream, house: House, pairs: list[Pair]) -> None:
        self.bot = bot
        self.copy = copy
        self.house = house
        self.pairs = pairs
        self.waits = "REPLICA_SOCKET" in bot.settings
        self._deaths = 0

    async def dies(self, random: Random) -> Loss:
        """People play; then bot and Litestream are killed, and the disk is gone. The copy takes the
        place of the database."""
        playing = [asyncio.create_task(self._plays(pair)) for pair in self.pairs]
        await asyncio.sleep(random.uniform(*PLAYS_S))
        if self.waits and random.random() < 0.5:
            await self._stumbles(random)
            await asyncio.sleep(random.uniform(*PLAYS_S))
        self.copy.kill()
        await asyncio.sleep(random.choice((0, ALONE_S)) * random.random())
        await self.bot.kill()
        at = time.time() * 1000
        for task in playing:
            task.cancel()
        for error in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(error, Exception):
                raise error
        waiting = {one["update_id"] for one in await self.house.play.waiting_updates()}
        before, after = await asyncio.to_thread(self._moved)
        lost = before.updates.keys() - after.updates.keys()
        since = min((before.updates[one] for one in lost), default=at)
        return Loss(len(lost), len(lost - waiting), (at - since) / 1000, before.steps)

    async def _stumbles(self, random: Random) -> None:
        """Litestream is killed and comes back; in between the bot goes on, or starts anew."""
        self.copy.kill()
        if random.random() < 0.5:
            await self.bot.stop()
            await self.bot.start()
        await asyncio.sleep(ALONE_S)
        await asyncio.to_thread(self.copy.start)

    def _moved(self) -> tuple[Kept, Kept]:
        """What was on the disk, and what the copy brings back."""
        self._deaths += 1
        database = self.bot.database
        dead = database.parent / f"dead-{self._deaths}"
        dead.mkdir()
        for file in database.parent.glob(f"*{database.name}*"):
            file.rename(dead / file.name)
        self.copy.restore()
        return Kept.of(dead / database.name), Kept.of(database)

    async def goes_on(self) -> frozenset[Step]:
        """The bot starts on the copy, and does all that Telegram has kept; the steps then."""
        await asyncio.to_thread(self.copy.start)
        await self.bot.start()
        waiting = await self.house.play.waiting_updates()
        while waiting:
            await asyncio.sleep(LOOK_S)
            waiting = await self.house.play.waiting_updates()
        return (await asyncio.to_thread(Kept.of, self.bot.database)).steps

    async def _plays(self, pair: Pair) -> None:
        """They press what their boards offer, and look again."""
        while not is_over(pair.board):
            await pair.look()
            if not is_over(pair.board):
                await pair.pressed()
            await asyncio.sleep(PAUSE_S)

    async def all_right(self, outcome: Outcome) -> None:
        """After one more press every board shows what is saved."""
        for pair in self.pairs:
            await pair.look()
            await pair.move()
            for person in pair.people:
                try:
                    await self._right(person, pair.boards[person.id])
                except AssertionError as error:
                    outcome.wrong.append(f"{person.name}'s board: {str(error)[:2000]}")

    async def _right(self, person: Person, board: Seen) -> None:
        for _ in range(LOOKS):
            with contextlib.suppress(AssertionError):
                await self.house.check_true(await person.wait_shown(same_as(board)))
                return
            await asyncio.sleep(LOOK_S)
        await self.house.check_true(await person.wait_shown(same_as(board)))


@contextlib.asynccontextmanager
async def machine(pairs: int, *, waits: bool) -> AsyncIterator[Machine]:
    """All of it; `waits` if Telegram is told to forget when the copy has it, and not before."""
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(dir="/tmp")))
        api = await stack.enter_async_context(playground(folder))
        play = await stack.enter_async_context(Play(api))
        copy = Litestream(folder, folder / "djehuty.db")
        settings = {"REPLICA_SOCKET": str(copy.socket)} if waits else {}
        bot = BotProcess(api, Options().token, folder, **settings)
        stack.callback(copy.kill)
        stack.push_async_callback(bot.close)
        await bot.start()
        await asyncio.to_thread(copy.start)
        house = House(play, bot)
        made = [await pair_of(house, number) for number in range(pairs)]
        yield Machine(bot, copy, house, made)


async def waited_for(outcome: Outcome, deaths: int, pairs: int, seed: int) -> None:
    """Machines that wait for the copy; each dies `LIVES` times."""
    random, losses, steps, gaps = Random(seed), list[Loss](), 0, list[float]()
    while len(losses) < deaths:
        async with machine(pairs, waits=True) as there:
            for _ in range(min(LIVES, deaths - len(losses))):
                loss = await there.dies(random)
                losses.append(loss)
                died = time.monotonic()
                others = loss.done - await there.goes_on()
                gaps.append(time.monotonic() - died)
                outcome.demand(not loss.told, f"{loss.told} acknowledged updates are lost")
                outcome.demand(not others, f"done again otherwise: {sorted(others)[:5]}")
            steps += len(loss.done)
            await there.all_right(outcome)
    outcome.say(f"the copy is waited for, {steps} steps, {told(losses)}; all of it came again")
    outcome.say(f"from the start on the copy until all of it was done, in s: {spread(gaps)}")


async def not_waited_for(deaths: int, pairs: int, seed: int) -> tuple[list[Loss], int]:
    """Machines that do not wait for it: what is lost, and how many copies are damaged."""
    random, losses, damaged = Random(seed), list[Loss](), 0
    for _ in range(deaths):
        async with machine(pairs, waits=False) as there:
            try:
                losses.append(await there.dies(random))
            except subprocess.CalledProcessError as error:
                if b"integrity check" not in error.stderr:
                    raise
                damaged += 1
    return losses, damaged


def told(losses: Sequence[Loss]) -> str:
    """The losses as a figure."""
    updates, seconds = [loss.updates for loss in losses], [loss.seconds for loss in losses]
    return (
        f"{len(losses)} deaths: the copy lacked {min(updates)} to {max(updates)} updates of the"
        f" last {min(seconds):.1f} to {max(seconds):.1f} s, {sum(updates)} in all, of which"
        f" Telegram had been told to forget {sum(loss.told for loss in losses)}"
    )


async def run(deaths: int = 30, pairs: int = 4, seed: int = 9) -> Outcome:
    """The drill."""
    outcome = Outcome()
    await waited_for(outcome, deaths, pairs, seed)
    losses, damaged = await not_waited_for(max(1, deaths // 3), pairs, seed)
    if losses:
        outcome.say(f"control, the copy is not waited for, {told(losses)}")
    outcome.say(f"control: {damaged} copies of {len(losses) + damaged} were damaged")
    noticed = damaged + sum(loss.told for loss in losses)
    outcome.demand(noticed > 0, "the control was not noticed: nothing was lost without waiting")
    return outcome
