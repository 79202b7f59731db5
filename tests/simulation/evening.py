"""An evening in a group: two play, all four talk, and the bot hears of the talk or not.

In virtual time: how often the board is in sight when somebody presses, and what that costs.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from bot.telegram.callback_data import Kind, Press
from bot.telegram.limits import Limits
from bot.telegram.wire import Key
from tests.simulation.disk import Disk
from tests.simulation.line import Line
from tests.simulation.loop import Loop
from tests.simulation.process import Made, Outside, Process
from tests.simulation.telegram import Shown, Telegram, User

T = TypeVar("T")

ANNA, BORIS, CLEO, DAN = (
    User(1, "Anna"), User(2, "Boris"), User(3, "Cleo"), User(4, "Dan"),
)  # fmt: skip
PEOPLE = (ANNA, BORIS, CLEO, DAN)
GROUP = -1_000_000_000_050
START_MS = 1_790_000_000_000
CALL_S = 0.05
SEEN = 5
"""With so many short messages below it half of a board is out of sight on a small phone."""
PRESSES = 90
MENTION = "tg://user?id="


@dataclass(frozen=True)
class Pace:
    """How people talk: a message every so many `seconds` on average; and in `bursts` of several at
    once, as when one tells a story."""

    name: str
    seconds: float
    bursts: bool = False


PACES = (Pace("slow", 30.0), Pace("lively", 10.0), Pace("fast", 4.0, bursts=True))


@dataclass(frozen=True)
class Evening:
    """What came of it. `seen` of `presses` were on a board among the last messages; `boards` came
    down by themselves, `messages` of ours came in all, of which `pings` mention somebody; `calls`
    were made; `soon` came down within five seconds of a press;
    `refused` presses on a board that had just been replaced."""

    presses: int
    seen: int
    boards: int
    calls: int
    soon: int
    said: int
    messages: int
    pings: int
    answers: tuple[str, ...]


class Counting(Line):
    """A line whose calls are counted."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.calls = Counter[str]()
        self.posted: list[float] = []
        """When boards were asked to be posted."""

    async def _call(self, name: str, effect: Any, address: int | None = None) -> Any:
        self.calls[name] += 1
        if name == "send_picture":
            self.posted.append(asyncio.get_running_loop().time())
        return await super()._call(name, effect, address)


class Night:
    """One server, one group."""

    def __init__(self, folder: Path, loop: Loop, seed: int, *, admin: bool) -> None:
        self.loop, self._random = loop, Random(seed)
        self.wrong: list[str] = []
        self._news = asyncio.Event()
        self._pressed: list[float] = []
        self.telegram = Telegram(PEOPLE, GROUP, lambda _: self._news.set())
        self.room = self.telegram.rooms[GROUP]
        self.room.kind, self.room.hears = "supergroup", admin
        disk = Disk(self._pause)
        self.line = Counting(self.telegram, self._pause, lambda _: None, Random(seed))
        url = f"sqlite:///{folder / 'games.db'}"
        around = Outside(
            url, lambda: START_MS + round(loop.now * 1000), loop.time, Limits(),
            lambda _: None, lambda _, __: None, lambda error: self.wrong.append(repr(error)),
            self.wrong.append,
        )  # fmt: skip
        self.process = Process(around, Made(), self.line, disk, Random(seed))

    async def _pause(self, name: str) -> None:
        if name.partition(" ")[0] not in ("write", "read"):
            await asyncio.sleep(CALL_S / 2)

    async def told(self) -> None:
        """Wait until something is shown."""
        self._news.clear()
        await self._news.wait()

    def shown(self) -> list[Shown]:
        return [each for each in self.room.messages.values() if not each.gone]

    async def press(self, user: User, message: Shown, press: Press) -> None:
        self._pressed.append(self.loop.now)
        self.telegram.press(user, self.room, message, press.pack())

    def soon(self) -> int:
        """How many boards came down within five seconds after a press that had been heard of, but
        for the first, which are an answer to one."""
        return sum(
            any(CALL_S <= at - press < 5 for press in self._pressed) for at in self.line.posted[2:]
        )

    async def key(self, kind: Kind, words: str = "") -> tuple[Shown, Press]:
        """The button of that kind on the newest message that has one."""
        while True:
            for message in reversed(self.shown()):
                for key in keys(message):
                    if key.press is not None and key.press.kind is kind and words in key.text:
                        return message, key.press
            await self.told()

    async def begin(self, rules: str = "thibault") -> None:
        """Anna and Boris sit down."""
        self.telegram.say(ANNA, self.room, f"/play {rules}")
        message, press = await self.key(Kind.NEW, "👥")
        await self.press(ANNA, message, press)
        message, press = await self.key(Kind.JOIN)
        await self.press(BORIS, message, press)

    async def talk(self, pace: Pace) -> None:
        """The others, until the game is over."""
        while True:
            await asyncio.sleep(self._random.expovariate(1 / pace.seconds))
            for _ in range(self._random.choice((1, 1, 1, 4)) if pace.bursts else 1):
                self.telegram.chat(self._random.choice(PEOPLE), self.room)
                await asyncio.sleep(0.7)

    async def talk_for(self, pace: Pace, seconds: float) -> None:
        """The others talk for so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.talk(pace)

    async def both(self, message: Shown, press: Press) -> None:
        """Whose turn it is presses, and the other one, who is told to wait."""
        for user in (ANNA, BORIS):
            before = len(message.seen)
            await self.press(user, message, press)
            await asyncio.sleep(1)
            if len(message.seen) > before or message.gone:
                return

    async def play(self) -> int:
        """Press what can be pressed, each after a while; how many of the presses were on a board in
        sight."""
        seen = 0
        for _ in range(PRESSES):
            await self.key(Kind.ACT)
            await asyncio.sleep(self._random.uniform(1, 2) + self._random.expovariate(1 / 8))
            message, press = await self.key(Kind.ACT)
            seen += self.telegram.below(self.room, message.id) < SEEN
            await self.both(message, press)
        return seen

    async def spend(self, pace: Pace, *, follow: str) -> Evening:
        self.process.begin()
        if follow != "down":
            off = Press(Kind.CHAT_SETTING, action=f"follow.{follow}")
            self.telegram.press(ANNA, self.room, Shown(1, "", b"", ()), off.pack())
        await self.begin()
        talking = asyncio.create_task(self.talk(pace))
        seen = await self.play()
        talking.cancel()
        calls = self.line.calls
        answers = [a for p in self.telegram.presses.values() for a, _ in p.answers]
        return Evening(
            PRESSES, seen, calls["send_picture"], sum(calls.values()), self.soon(),
            len(self.room.talk), sum(n for name, n in calls.items() if name.startswith("send_")),
            sum(MENTION in each.text for each in self.room.messages.values()),
            tuple(answers),
        )  # fmt: skip


def keys(message: Shown) -> list[Key]:
    """The buttons under a message."""
    return [key for row in message.keys for key in row]


def spent(pace: Pace, *, admin: bool, follow: str = "down", seed: int = 1) -> Evening:
    """An evening of that pace."""

    async def spend(night: Night) -> Evening:
        return await night.spend(pace, follow=follow)

    return nights(spend, admin=admin, seed=seed)


def nights(spend: Callable[[Night], Awaitable[T]], *, admin: bool, seed: int = 1) -> T:
    """What came of a night that was spent so; nothing went wrong in it."""
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=Loop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, Loop)
        night = Night(Path(folder), loop, seed, admin=admin)

        def idle(timeout: float | None) -> None:
            if timeout is None:
                raise RuntimeError(f"nothing is left to happen: {night.wrong}")
            loop.now += timeout

        loop.idle.idle = idle

        async def whole() -> T:
            came = await spend(night)
            night.process.kill()
            await night.process.buried()
            return came

        came = runner.run(whole())
        assert night.wrong == []
        return came
