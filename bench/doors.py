"""Presses through several processes on one database: each decided and written by whichever gets it.

A process is `python -m bench.doors URL`, which reads a press a line and answers a line. Who plays
is here: people in many games press rightly, each through a process that is drawn, while the other
player presses out of turn through another one, and now and then a press comes to two at once, as
one update. What stands in the database afterwards is compared with what was told.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

import structlog

from bench.door import seat
from bot.run.serve import event_loop, milliseconds
from bot.table.door import Door
from bot.table.table import Table
from games.core import Choose, Over
from storage.engine import Engine
from storage.engines.postgres.engine import PostgresEngine
from storage.opening import engine, open_store
from storage.operations import Shown
from storage.sql.store import SqlStore
from storage.statements import Work
from storage.store import Store

GAMES = 200
TWICE = 0.1
"""How often a press comes to two processes."""
WRONG = 0.5
"""How often the other player presses, too."""
PLIES = 120
"""A game is left after so many plies, and another begins: they are to be going on."""


def door_of(store: Store, *, shared: bool) -> Door:
    """A door over a store."""
    return Door.over(
        store,
        clock=milliseconds,
        secret=lambda: secrets.token_bytes(32),
        code=lambda: secrets.token_urlsafe(9),
        shared=shared,
    )


# -- a process -------------------------------------------------------------------------------------


def no_locks(_: Sequence[Work]) -> Iterable[tuple[str, tuple[list[int], ...]]]:
    """Nothing is locked before it is written: what a drill must notice."""
    return ()


async def serve(url: str, *, locks: bool) -> None:
    """Answer presses until the input ends."""
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    made: Engine = engine(url) if locks else PostgresEngine(url, no_locks)
    store = await SqlStore.open(made)
    door = door_of(store, shared=not store.leases.alone)
    reader = asyncio.StreamReader(limit=1 << 20)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    working = set[asyncio.Task[None]]()

    async def one(number: int, *asked: Any) -> None:
        begun = time.perf_counter()
        try:
            told = await _pressed(door, *asked)
        except Exception as error:  # noqa: BLE001 - it is told, and is a violation
            told = (f"{type(error).__name__}: {error}", None)
        took = time.perf_counter() - begun
        sys.stdout.write(json.dumps([number, round(took * 1000, 3), *told]) + "\n")
        sys.stdout.flush()
        await _shown(store, asked[1])  # the next press does not wait for it

    sys.stdout.write("ready\n")
    sys.stdout.flush()
    try:
        while line := await reader.readline():
            task = asyncio.create_task(one(*json.loads(line)))
            working.add(task)
            task.add_done_callback(working.discard)
    finally:
        await asyncio.gather(*working)
        await store.close()
    sys.stdout.write(json.dumps([0, time.process_time(), store.written.again, None]) + "\n")


async def _pressed(
    door: Door, update: int, game: int, ply: int, person: int, text: str
) -> tuple[str, Any]:
    """What came of a press, and the turn that follows."""
    result = await door.at(update).play.act(game, ply, person, text)
    return result.answer, None if result.table is None else turn_of(result.table)


async def _shown(store: Store, game: int) -> None:
    """Note that its boards are shown, as who shows them does."""
    for board in await store.boards(game):
        if board.shown < board.wanted:
            await store.commit(Shown(board.id, board.wanted, board.message or board.id))


def turn_of(table: Table) -> tuple[int, int, list[str]] | None:
    """The ply, who is to act, and what they may; None if the game is over."""
    player, turn = table.to_act, table.turn
    if isinstance(turn, Over) or player is None or player.person is None:
        return None
    may = [table.rules.write(one) for one in turn.actions] if isinstance(turn, Choose) else []
    return table.game.ply, player.person, may or ["throw"]


# -- who presses -----------------------------------------------------------------------------------


Ended: TypeAlias = Callable[[float, int], None]
"""Hears of a process that has ended: its CPU seconds, and the batches that it tried again."""


class Worker:
    """A process that takes presses."""

    def __init__(
        self, asks: asyncio.StreamWriter, tells: asyncio.StreamReader, ended: Ended
    ) -> None:
        self._asks = asks
        self._tells = tells
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._numbers = itertools.count(1)
        self._ended = ended

    async def press(self, *asked: Any) -> tuple[float, str, Any]:
        """Milliseconds, the answer, and the turn that follows."""
        number = next(self._numbers)
        told = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._asks.write((json.dumps([number, *asked]) + "\n").encode())
        await self._asks.drain()
        took, answer, turn = await told
        return took, answer, turn

    async def read(self) -> None:
        """Hear the answers, until the process ends."""
        while line := await self._tells.readline():
            number, *told = json.loads(line)
            if number == 0:
                self._ended(*told[:2])
            else:
                self._waiting.pop(number).set_result(told)


@asynccontextmanager
async def worker(url: str, ended: Ended, *, locks: bool = True) -> AsyncIterator[Worker]:
    """A process on that database."""
    words = ("-m", "bench.doors", url, *([] if locks else ["--no-locks"]))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdin=PIPE, stdout=PIPE, limit=1 << 20
    )
    asks, tells = process.stdin, process.stdout
    if asks is None or tells is None:
        raise RuntimeError("it has no pipes")
    await tells.readline()
    made = Worker(asks, tells, ended)
    reading = asyncio.create_task(made.read())
    try:
        yield made
    finally:
        asks.close()
        await reading
        await process.wait()


@dataclass
class Told:
    """What was told of the presses, and what the database has."""

    right: int = 0
    milliseconds: list[float] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    """Of right presses."""
    others: Counter[str] = field(default_factory=Counter)
    """Of presses out of turn."""
    seconds: float = 0.0
    """From the first to the last that was told."""
    cpu: list[float] = field(default_factory=list)
    """Seconds of each process."""
    again: int = 0
    """Batches that were tried again."""
    wrong: list[str] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Right presses a second."""
        return self.right / self.seconds


class Players:
    """People in so many games, who press `rate` times a second in all, or as fast as they can."""

    def __init__(
        self,
        store: SqlStore,
        presses: int,
        *,
        games: int = GAMES,
        rate: float | None = None,
        seed: int = 0,
    ) -> None:
        self._store = store
        self._workers: Sequence[Worker] = ()
        self._tables: Sequence[tuple[Table, list[int]]] = ()
        self._left = presses
        self._games = games
        self._rate = rate
        self._random = Random(seed)  # noqa: S311 - a drill repeats itself
        self._updates = itertools.count(1)
        self._door = door_of(store, shared=True)
        self._begun = 0.0
        self.told = Told()

    async def seat(self) -> None:
        """Everybody sits down."""
        seated = (self._seated(number) for number in range(self._games))
        self._tables = await asyncio.gather(*seated)

    async def play(self, workers: Sequence[Worker]) -> Told:
        """Press; what was told."""
        self._workers, self._begun = workers, time.perf_counter()
        await asyncio.gather(*(self._game(*table) for table in self._tables))
        return self.told

    async def _seated(self, number: int) -> tuple[Table, list[int]]:
        """A game of two people who play no other."""
        users = (2 * number + 1, 2 * number + 2)
        people = [await self._store.see_person(user, f"P{user}", "en") for user in users]
        return await seat(self._door, self._store, number, people), [p.id for p in people]

    async def _game(self, table: Table, people: list[int]) -> None:
        turn, game = turn_of(table), table.game.id
        plies = 0
        while turn is not None and plies < PLIES:
            if self._rate is not None:
                await asyncio.sleep(self._random.expovariate(self._rate / self._games))
            if self._left <= 0:
                break
            self._left -= 1
            plies += 1
            turn = await self._turn(game, turn, people)
            self.told.seconds = time.perf_counter() - self._begun
        if turn is not None:
            await self._compare(game, turn[0])

    async def _turn(self, game: int, turn: Any, people: list[int]) -> Any:
        """Both press at once; the turn that follows."""
        ply, who, may = turn
        update, text = next(self._updates), self._random.choice(may)
        first, second = self._drawn()
        presses = [first.press(update, game, ply, who, text)]
        if twice := self._random.random() < TWICE:
            presses.append(second.press(update, game, ply, who, text))
        other = next(person for person in people if person != who)
        if self._random.random() < WRONG:
            presses.append(second.press(next(self._updates), game, ply, other, "throw"))
        answers = await asyncio.gather(*presses)
        right, rest = answers[: 1 + twice], answers[1 + twice :]
        self.told.right += 1
        for _, answer, _ in right:
            self.told.answers[answer] += 1
        for _, answer, _ in rest:
            self.told.others[answer] += 1
        self.told.milliseconds += [took for took, _, _ in right]
        self._judge(game, turn, right, rest)
        follows = [turn for _, _, turn in right if turn is not None]
        return max(follows, default=None)

    def _drawn(self) -> tuple[Worker, Worker]:
        first = self._random.randrange(len(self._workers))
        second = (first + 1) % len(self._workers)
        return self._workers[first], self._workers[second]

    def _judge(self, game: int, turn: Any, right: Sequence[Any], rest: Sequence[Any]) -> None:
        """A right press is done, once; another's changes nothing."""
        told = [answer for _, answer, _ in right]
        if told.count("done") != 1 or not {*told} <= {"done", "again"}:
            self.told.wrong.append(f"game {game}, ply {turn[0]}: a right press was told {told}")
        for _, answer, _ in rest:
            if answer == "done" or ":" in answer:
                self.told.wrong.append(f"game {game}, ply {turn[0]}: out of turn was told {answer}")

    async def _compare(self, game: int, ply: int) -> None:
        """The database has what was told, and nothing twice."""
        row, actions = await self._store.game(game), await self._store.actions(game)
        if row is None or row.ply != ply or [one.ply for one in actions] != [*range(ply)]:
            now = None if row is None else row.ply
            self.told.wrong.append(f"game {game}: ply {ply} was told, the database has {now}")


async def pressed(
    url: str,
    presses: int,
    *,
    workers: int,
    rate: float | None = None,
    locks: bool = True,
    games: int = GAMES,
    seed: int = 0,
) -> Told:
    """So many presses through so many processes on that database."""
    ends = list[tuple[float, int]]()

    def ended(seconds: float, again: int) -> None:
        ends.append((seconds, again))

    store = await open_store(url)
    try:
        players = Players(store, presses, games=games, rate=rate, seed=seed)
        await players.seat()  # a process on SQLite counts on from what it finds
        async with AsyncExitStack() as stack:
            several = [
                await stack.enter_async_context(worker(url, ended, locks=locks))
                for _ in range(workers)
            ]
            told = await players.play(several)
    finally:
        await store.close()
    told.cpu = [seconds for seconds, _ in ends]
    told.again = sum(again for _, again in ends)
    return told


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(serve(sys.argv[1], locks="--no-locks" not in sys.argv))
