"""One run: processes that live and die, people, faults, and then a calm in which all must be well.

The loop asks :meth:`World._idle` whenever nothing can run; each answer is one draw of the seed's.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections import Counter
from collections.abc import MutableMapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from structlog.processors import format_exc_info
from structlog.testing import capture_logs

from bot.run.timekeeper import SOON_MS
from bot.telegram.limits import NO_LIMITS, Limits
from storage.engines.sqlite.lock import SecondServer
from storage.store import StorageError
from tests.simulation.base import Base, Fate, Making
from tests.simulation.checks import Stray, look, owing
from tests.simulation.file_base import FileBase
from tests.simulation.line import Fault, Line, Patience
from tests.simulation.loop import Gates, Loop
from tests.simulation.people import GROUP, PEOPLE, SUPERGROUP, People
from tests.simulation.postgres_base import Place, PostgresBase
from tests.simulation.process import OWNER, Made, Outside, Process
from tests.simulation.telegram import Telegram

START_MS = 1_700_000_000_000
CALM_S = 800.0
"""How long the calm lasts at most until nothing is owed: the longest absence, of which some may lie
in the calm, and the longest pause between two tries of a board, a minute, several times."""
RAM = Path("/dev/shm")  # noqa: S108 - where there is one: a killed process needs no disk
STEPS = 400_000
"""More steps than any run needs: it does not come to rest."""


PICTURELESS = 0.4
"""So much of all mischief also forbids pictures in a chat, or allows them again."""


@dataclass(frozen=True)
class Weather:
    """How rough a run is, drawn from its seed. Rates are per step, `fault` per call; `lag` is how
    reluctantly the news of a commit comes back, `away` how often a restart takes minutes; `jumps`
    are those of the wall clock."""

    deeds: int
    person: float
    kill: float
    cut: float
    disk: float
    rollout: float
    away: float
    jumps: float
    fault: float
    mischief: float
    lag: float
    limits: Limits

    @classmethod
    def drawn(cls, random: Random) -> Weather:
        return cls(
            deeds=random.randint(60, 130),
            person=random.choice((0.01, 0.02, 0.05)),
            kill=random.choice((0.0, 0.0, 1 / 1000, 1 / 300, 1 / 150)),
            cut=random.choice((0.0, 0.0, 1 / 1000, 1 / 300, 1 / 150)),
            disk=random.choice((0.0, 0.0, 1 / 500)),
            rollout=random.choice((0.0, 0.0, 1 / 1000)),
            away=random.choice((0.0, 0.0, 0.0, 0.1)),
            jumps=random.choice((0.0, 0.0, 0.0, 1 / 500)),
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

    def __init__(self, seed: int, making: Making, made: Made, loop: Loop) -> None:
        self._random = Random(seed)
        self._fate = Random(f"pictures {seed}")  # beside it: what else happens stays as it was
        self._loop = loop
        self._made = made
        self._gates = Gates()
        self._weather = Weather.drawn(self._random)
        self._lines: list[str] = []
        self.figures: Counter[str] = Counter()
        self._calm = False
        fate = Fate(
            self._random, self.figures, self._note, self._kill_all, loop, lambda: self._calm
        )
        self.base = making(fate)
        several = Random(f"servers {seed}")  # beside it, too
        self._servers = several.choice((1, 2)) if self.base.several else 1
        self._freezes = several.choice((0, 0, 1 / 500)) if self.base.several else 0
        self.figures["several servers"] = self._servers - 1
        self._telegram = Telegram(
            PEOPLE, GROUP, self._note, seconds=loop.time, forgotten=self._forgotten
        )
        self._people = People(self._telegram, self._random, write=not self._weather.jumps)
        self._set_ms = 0
        self._outcomes: dict[int, str | None] = {}
        self._noted = set[int]()
        self._violations: list[str] = []
        self._parked: list[Stray] = []
        self._storm = asyncio.Event()
        self._processes: list[Process] = []
        self._rollout = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._deeds = 0
        self._steps = 0

    # -- what the process sees -------------------------------------------------------------------

    def _clock(self) -> int:
        """The wall clock, which may be set."""
        return START_MS + self._set_ms + round(self._loop.now * 1000)

    def _now(self) -> int:
        """The clock by which is written what is due."""
        return self.base.now(self._clock())

    def _begun(self, update: int) -> None:
        """Updates of a chat are worked on in the order in which they came, one after the other."""
        place = self._telegram.places
        before = (other for other in range(min(place), update) if place[other] == place[update])
        for other in before:
            if other not in self._outcomes and other not in self._telegram.expired:
                self._violated(f"update {update} was begun before {other} of its chat was settled")

    def _forgotten(self, update: int) -> None:
        """What is acknowledged was worked on before."""
        if update not in self._outcomes:
            self._violated(f"update {update} was acknowledged before it was settled")

    def _settled(self, update: int, outcome: str | None) -> None:
        # What came once more, long after it was settled, may fail then.
        self._outcomes[update] = outcome or self._outcomes.get(update)
        self._note(f"settled {update} {outcome}")

    def heard(self, entry: MutableMapping[str, Any]) -> None:
        """An error in the log: a violation, unless it tells of the disk that fate made fail."""
        if not (self.base.troubled and "StorageError" in str(entry)):
            self._violations.append(f"logged: {entry}")

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
        keepers = [asyncio.create_task(self._keep_alive()) for _ in range(self._servers)]
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
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        await self._end()

    def _new_task(self, loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> Any:
        task = asyncio.Task(work, loop=loop, **more)
        context = more.get("context")
        owner = OWNER.get() if context is None else context.get(OWNER)
        if owner is not None:
            owner.adopt(task)
        return task

    def _born(self) -> Process:
        self.figures["starts"] += 1
        random = Random(self._random.getrandbits(64))
        base = self.base.way(self._gates.wait)
        patience = Patience(self._loop.time, self._violated)
        line = Line(self._telegram, base.pause, self._fault, random, patience)
        around = Outside(
            self.base.url,
            self._clock,
            self._loop.time,
            self._weather.limits,
            self._begun,
            self._settled,
            self._failed,
            self._violated,
        )
        return Process(around, self._made, line, base, random)

    async def _keep_alive(self) -> None:
        """As docker does: start it, wait until it is dead, start it again; in a rollout start the
        next one already."""
        while True:
            process = self._born()
            self._processes = [one for one in self._processes if not one.dead] + [process]
            life, rollout = process.begin(), asyncio.create_task(self._rollout.wait())
            await asyncio.wait({life, rollout}, return_when=asyncio.FIRST_COMPLETED)
            rollout.cancel()
            if life.done():
                process.kill()
                await process.buried()
                if self._weather.jumps:
                    self._noted |= self.base.noted()
                await asyncio.sleep(self._absence())
            else:
                self._retire(process)
            self._rollout.clear()

    def _absence(self) -> float:
        """Seconds until the next start."""
        if self._calm or self._random.random() >= self._weather.away:
            return self._random.uniform(0, 3)
        self.figures["absences"] += 1
        return self._random.uniform(100, 400)

    def _retire(self, process: Process) -> None:
        """Tell a process whose successor waits to end."""
        self.figures["rollouts"] += 1
        self._note("ROLLOUT")
        self._loop.call_later(self._random.uniform(0, 35), process.stop.set)

    # -- what fate does to it --------------------------------------------------------------------

    def _jump(self) -> None:
        """Somebody sets the clock."""
        self.figures["jumps"] += 1
        hour = 3_600_000
        by = self._random.choice((-48 * hour, -hour, -90_000, -3000, 3000, 90_000, hour, 48 * hour))
        self._set_ms += by
        self._note(f"JUMP {by}")

    def _living(self) -> list[Process]:
        return [process for process in self._processes if not process.dead]

    def _kill(self) -> None:
        if living := self._living():
            self.figures["kills"] += 1
            self._note("KILL")
            self._random.choice(living).kill()

    def _kill_all(self) -> None:
        for process in self._living():
            process.kill()

    async def _end(self) -> None:
        """Kill whatever lives, and wait until it has ended."""
        for process in self._processes:
            process.kill()
            await process.buried()

    def _failed(self, error: StorageError) -> None:
        """A process ended because its disk failed, or because its predecessor would not end."""
        self._note(f"failed {type(error).__name__}")
        if isinstance(error, SecondServer):
            self.figures["second servers"] += 1
        elif not self.base.troubled:
            self._violated(f"a server ended: {error!r}")

    async def _be_calm(self) -> None:
        """No more faults; wait until nothing is owed to anybody."""
        self._calm = True
        self.base.heal()
        for room in self._telegram.rooms_now():
            if room.closed:
                self._telegram.set_closed(room, closed=False)
            if not room.pictures:
                self._telegram.set_pictures(room, allowed=True)
        if SUPERGROUP in self._telegram.rooms:
            club = self._telegram.rooms[SUPERGROUP]
            for user in set(self._telegram.users) - set(club.members):
                self._telegram.join(club, user)
        # Where the clock was set while no server ran, boards may be due an hour late (decision 40).
        calm_s = CALM_S + (SOON_MS / 1000 if self._weather.jumps else 0)
        until = self._loop.now + calm_s
        while owed := self._owed():
            if self._violations:
                raise Unwell
            if self._loop.now > until:
                self._violated(f"still owed after {calm_s:g} s of calm: {owed}")
                raise Unwell
            await asyncio.sleep(1)
        if self._violations:
            raise Unwell

    def _owed(self) -> list[str]:
        return [
            *owing(self.base, self._now()),
            *(["updates"] if self._telegram.queue else []),
        ]

    async def _look(self) -> list[Stray]:
        """Compare what people see with what is true, the process dead; the stray boards."""
        await self._end()
        jumped = self._weather.jumps > 0
        truth = await look(
            self.base,
            self._telegram,
            self._outcomes,
            self._now,
            jumped=jumped,
            forgotten=self._forgettable(),
        )
        for violation in truth.violations:
            self._violated(violation)
        self.figures["conflicts"] = self._telegram.conflicts
        if self._telegram.conflicts and not self.base.several:
            self._violated("two servers fetched updates at once")
        if self._violations:
            raise Unwell
        self.figures |= truth.figures
        self._parked = truth.parked
        return truth.strays

    def _forgettable(self) -> set[int]:
        """The updates that were noted or committed once. Where the clock jumps they may be
        forgotten, as after two days, but not in the first hour."""
        if self._weather.jumps == 0 or self._loop.now <= SOON_MS / 1000:
            return set()
        committed = (update for update, what in self._outcomes.items() if what == "committed")
        return {*self._noted, *committed}

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
        weather, dice = self._weather, self._random.random() * self.base.steps
        if self._deeds >= weather.deeds:
            self._storm.set()
            self._calm = True
            return True
        for rate, happens in (
            (weather.kill, self._kill),
            (weather.person, self._act),
            (weather.mischief, self._mischief),
            (weather.cut, self.base.cut),
            (weather.disk, self.base.sicken),
            (weather.rollout, self._rollout.set),
            (weather.jumps, self._jump),
            (self._freezes, self.base.freeze),
        ):
            if dice < rate:
                happens()
                return True
            dice -= rate
        return False

    def _act(self) -> None:
        self._deeds += 1
        self._people.act()

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
            case 4:
                self._come_or_go()
        if self._fate.random() < PICTURELESS:
            room = self._fate.choice(self._telegram.rooms_now())
            self._telegram.set_pictures(room, allowed=not room.pictures)
            self.figures["pictures forbidden"] += not room.pictures
        self.figures["mischief"] += 1

    def _come_or_go(self) -> None:
        """Somebody leaves the supergroup, or the one who left is back."""
        club = self._telegram.rooms[SUPERGROUP]
        gone = [user for user in self._telegram.users if user not in club.members]
        if gone:
            self._telegram.join(club, gone[0])
        else:
            self._telegram.leave(club, self._random.choice(club.members))
            self.figures["left"] += 1

    def report(self, seed: int) -> Report:
        """What it came to."""
        trace = hashlib.sha256("\n".join(self._lines).encode()).hexdigest()
        self.figures["presses"] += self._people.pressed
        self.figures["expired"] += len(self._telegram.expired)
        self.figures["steps"] += self._steps
        return Report(seed, tuple(self._violations), trace, self.figures, tuple(self._lines))


STANDARD = Made()


class Unwell(Exception):
    """A violation was found; the run ends."""


def run(seed: int, made: Made = STANDARD, place: Place | None = None) -> Report:
    """One whole run, in a folder of its own, or in a database of its own on the server there."""
    with (
        TemporaryDirectory(dir=RAM if RAM.is_dir() else None) as folder,
        capture_logs((format_exc_info,)) as logs,
        asyncio.Runner(loop_factory=Loop) as runner,
    ):
        loop = runner.get_loop()
        assert isinstance(loop, Loop)
        world = World(seed, partial(base_of, seed, Path(folder), place, loop), made, loop)
        with world.base:
            runner.run(world.run())
        errors = [entry for entry in logs if entry["log_level"] in ("error", "critical")]
        for entry in errors:
            world.heard(entry)
    return world.report(seed)


def base_of(seed: int, folder: Path, place: Place | None, loop: Loop, fate: Fate) -> Base:
    """The database of that seed."""
    if place is None:
        return FileBase(folder, fate)
    name = f"seed{seed}_{os.getpid()}"
    return PostgresBase(place, name, fate, lambda: START_MS + round(loop.now * 1000))
