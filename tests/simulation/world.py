"""One run: processes that live and die, people, faults, and then a calm in which all must be well.

The loop asks :meth:`World._idle` whenever nothing can run; each answer is one draw of the seed's.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from structlog.processors import format_exc_info
from structlog.testing import capture_logs

from bot.telegram.limits import NO_LIMITS, Limits
from tests.simulation.checks import Stray, look, owing
from tests.simulation.disk import Disk
from tests.simulation.line import Fault, Line
from tests.simulation.loop import Gates, Loop
from tests.simulation.people import GROUP, PEOPLE, SUPERGROUP, People
from tests.simulation.process import Made, Outside, Process
from tests.simulation.telegram import Telegram

START_MS = 1_700_000_000_000
CALM_S = 400.0
"""How long the calm lasts at most until nothing is owed: the longest pause between two tries of a
board is a minute."""
RAM = Path("/dev/shm")  # noqa: S108 - where there is one: a killed process needs no disk
STEPS = 400_000
"""More steps than any run needs: it does not come to rest."""


@dataclass(frozen=True)
class Weather:
    """How rough a run is, drawn from its seed. Rates are per step, `fault` per call; `lag` is how
    reluctantly the news of a commit comes back."""

    deeds: int
    person: float
    kill: float
    fault: float
    mischief: float
    lag: float
    limits: Limits

    @classmethod
    def drawn(cls, random: Random) -> Weather:
        return cls(
            deeds=random.randint(40, 90),
            person=random.choice((0.01, 0.02, 0.05)),
            kill=random.choice((0.0, 1 / 1500, 1 / 500, 1 / 150)),
            fault=random.choice((0.0, 0.05, 0.2, 0.4)),
            mischief=random.choice((0.0, 0.0005, 0.002)),
            lag=random.choice((0.0, 0.9)),
            limits=random.choice((NO_LIMITS, Limits())),
        )


@dataclass(frozen=True)
class Report:
    """What a run came to. `trace` is a digest of every step; equal seeds give equal ones."""

    seed: int
    violations: tuple[str, ...]
    trace: str
    figures: Counter[str]
    lines: tuple[str, ...]


class World:
    """Everything of one seed."""

    def __init__(self, seed: int, path: Path, made: Made, loop: Loop) -> None:
        self._random = Random(seed)
        self._loop = loop
        self._made = made
        self._path = path
        self._gates = Gates()
        self._weather = Weather.drawn(self._random)
        self._lines: list[str] = []
        self._telegram = Telegram(PEOPLE, GROUP, self._note)
        self._people = People(self._telegram, self._random)
        self._outcomes: dict[int, str | None] = {}
        self._violations: list[str] = []
        self._parked: list[Stray] = []
        self._storm = asyncio.Event()
        self._process: Process | None = None
        self._running: asyncio.Task[None] | None = None
        self._calm = False
        self._deeds = 0
        self._steps = 0
        self.figures: Counter[str] = Counter()

    # -- what the process sees -------------------------------------------------------------------

    def _clock(self) -> int:
        return START_MS + round(self._loop.now * 1000)

    def _settled(self, update: int, outcome: str | None) -> None:
        self._outcomes[update] = outcome
        self._note(f"settled {update} {outcome}")

    def tell(self, what: str) -> None:
        """A violation seen from outside."""
        self._violations.append(what)

    def _violated(self, what: str) -> None:
        self._violations.append(what)
        self._note(f"VIOLATION {what}")

    def _note(self, line: str) -> None:
        self._lines.append(f"{self._loop.now:9.3f} {line}")

    def _fault(self, name: str) -> Fault | None:
        # Boards are posted rarely and edited all the time: the former get their share of trouble.
        rate = self._weather.fault * (2 if name == "send_picture" else 1)
        if self._calm or self._random.random() >= rate:
            return None
        fault: Fault = self._random.choice(("before", "after", "later"))
        self.figures[f"fault {fault}"] += 1
        self._note(f"fault {fault} {name}")
        return fault

    # -- the run ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Storm, calm, the truth; then every stray board is pressed, and the truth again."""
        self._loop.idle.idle = self._idle
        self._running = asyncio.current_task()
        keeper = asyncio.create_task(self._keep_alive())
        self._loop.set_task_factory(self._new_task)
        try:
            await self._storm.wait()
            await self._be_calm()
            strays = await self._look()
            await self._press_all([*strays, *self._parked])
            await self._start_again()
        except (Unwell, asyncio.CancelledError):
            self._note("the run ends early")
        self._loop.set_task_factory(None)
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        if self._process is not None:
            self._process.kill()
            await self._process.buried()

    def _new_task(self, loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> Any:
        task = asyncio.Task(work, loop=loop, **more)
        if self._process is not None:
            self._process.adopt(task)
        return task

    async def _keep_alive(self) -> None:
        """As docker does: start it, wait until it is dead, start it again."""
        while True:
            self.figures["starts"] += 1
            random = Random(self._random.getrandbits(64))
            disk = Disk(self._gates.wait)
            line = Line(self._telegram, disk.pause, self._fault, random)
            around = Outside(
                self._path,
                self._clock,
                self._loop.time,
                self._weather.limits,
                self._settled,
                self._violated,
            )
            self._process = Process(around, self._made, line, disk, random)
            await asyncio.wait([self._process.spawn(self._process.live())])
            await self._process.buried()
            await asyncio.sleep(self._random.uniform(0, 3))

    def _kill(self) -> None:
        if self._process is not None and not self._process.dead:
            self.figures["kills"] += 1
            self._note("KILL")
            self._process.kill()

    async def _be_calm(self) -> None:
        """No more faults; wait until nothing is owed to anybody."""
        self._calm = True
        for room in self._telegram.rooms_now():
            if room.closed:
                self._telegram.set_closed(room, closed=False)
        until = self._loop.now + CALM_S
        while owed := [*owing(self._path), *(["updates"] if self._telegram.queue else [])]:
            if self._violations:
                raise Unwell
            if self._loop.now > until:
                self._violated(f"still owed after {CALM_S:g} s of calm: {owed}")
                raise Unwell
            await asyncio.sleep(1)
        if self._violations:
            raise Unwell

    async def _look(self) -> list[Stray]:
        """Compare what people see with what is true, the process dead; the stray boards."""
        if self._process is not None:
            self._process.kill()
            await self._process.buried()
        truth = await look(self._path, self._telegram, self._outcomes, self._clock)
        for violation in truth.violations:
            self._violated(violation)
        if truth.violations:
            raise Unwell
        self.figures |= truth.figures
        self._parked = truth.parked
        return truth.strays

    async def _press_all(self, wrong: list[Stray]) -> None:
        """Each stray board, and each that is served no more, is mended by one press."""
        for room, message in wrong:
            self.figures["strays"] += 1
            key = next(key for row in message.keys for key in row if key.press is not None)
            if key.press is not None:
                self._telegram.press(room.members[0], room, message, key.press.pack())
        await self._be_calm()
        left = [*await self._look(), *self._parked]
        for room, message in wrong:
            if any(message is other for _, other in left):
                self._violated(f"pressed in vain: {room.address}/{message.id}")

    async def _start_again(self) -> None:
        """After the restart that follows a look nobody gets a message, and nothing has changed."""
        effects = self._telegram.effects
        await asyncio.sleep(15)
        if self._telegram.effects != effects:
            self._violated("a restart in the calm changed messages")
        await self._look()

    # -- what happens next -----------------------------------------------------------------------

    def _idle(self, timeout: float | None) -> None:
        """Nothing can run: one draw decides what goes on."""
        self._steps += 1
        if self._steps == STEPS:
            self._give_up(f"no rest after {STEPS} steps")
        gates, lag = len(self._gates), self._weather.lag if not self._calm else 0
        if not self._calm and self._stormy():
            return
        # A call takes its time; sometimes so long that timers run out meanwhile.
        if gates and (timeout is None or self._random.random() < 0.98):
            number = self._random.randrange(gates)
            # What is durable and not yet heard of is the moment to die, and to be read by others.
            if "COMMIT done" in self._gates.name(number) and self._random.random() < lag:
                number = self._random.randrange(gates)
            self._note(f"open {self._gates.open(number)}")
            self._loop.now += self._random.uniform(0, 0.01)
        elif timeout is None:
            self._give_up("nothing is left to happen")
        else:
            self._loop.now += min(timeout, self._random.uniform(0, 1)) + 1e-6

    def _give_up(self, why: str) -> None:
        self._violated(why)
        if self._running is None or not self._running.cancel():
            raise RuntimeError(why)

    def _stormy(self) -> bool:
        """Whether somebody, or fate, did something now."""
        weather, dice = self._weather, self._random.random()
        if self._deeds >= weather.deeds:
            self._storm.set()
            self._calm = True
            return True
        if dice < weather.kill:
            self._kill()
        elif dice < weather.kill + weather.person:
            self._deeds += 1
            self._people.act()
        elif dice < weather.kill + weather.person + weather.mischief:
            self._mischief()
        else:
            return False
        return True

    def _mischief(self) -> None:
        match self._random.randrange(5):
            case 0 | 1:
                self._people.delete()
            case 2:
                self._telegram.files.clear()
            case 3:
                room = self._random.choice(self._telegram.rooms_now())
                self._telegram.set_closed(room, closed=not room.closed)
            case 4 if GROUP in {room.address for room in self._telegram.rooms_now()}:
                self._telegram.move(self._telegram.rooms[GROUP], SUPERGROUP)
        self.figures["mischief"] += 1

    def report(self, seed: int) -> Report:
        """What it came to."""
        trace = hashlib.sha256("\n".join(self._lines).encode()).hexdigest()
        self.figures["presses"] += self._people.pressed
        self.figures["steps"] += self._steps
        return Report(seed, tuple(self._violations), trace, self.figures, tuple(self._lines))


SOUND = Made()


class Unwell(Exception):
    """A violation was found; the run ends."""


def run(seed: int, made: Made = SOUND) -> Report:
    """One whole run in a folder of its own."""
    with (
        TemporaryDirectory(dir=RAM if RAM.is_dir() else None) as folder,
        capture_logs((format_exc_info,)) as logs,
        asyncio.Runner(loop_factory=Loop) as runner,
    ):
        loop = runner.get_loop()
        assert isinstance(loop, Loop)
        world = World(seed, Path(folder) / "games.db", made, loop)
        runner.run(world.run())
        errors = [entry for entry in logs if entry["log_level"] in ("error", "critical")]
        for entry in errors:
            world.tell(f"logged: {entry}")
    return world.report(seed)
