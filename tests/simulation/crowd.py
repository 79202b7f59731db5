"""Some who play, and one who does their worst: what the others wait, in virtual time.

The server's own composition, on a clock that moves only while everybody waits: computing costs no
time, so what is measured is who waits for whom.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from bot.telegram.callback_data import Kind, Press
from bot.telegram.limits import Limits
from tests.simulation.disk import Disk
from tests.simulation.line import Line
from tests.simulation.loop import Loop
from tests.simulation.process import Made, Outside, Process
from tests.simulation.telegram import Room, Shown, Telegram, User

PLAYERS = (User(1, "Anna"), User(2, "Boris"), User(3, "Cleo"))
"""Each plays at their own phone, and presses every few seconds."""
MALLORY, FRIEND, ADMIN = User(8, "Mallory"), User(9, "Fred"), User(10, "Ada")
GROUP = -50
CALL_S, ASK_S, SLOW_S = 0.05, 0.3, 20.0
"""What a call to Telegram takes, a question who is an admin, and a call to a chat that is slow."""
STATEMENT_S = {"COMMIT": 0.005}
"""What statements take that take any time: the writer's sync."""
PRESSES, BETWEEN_S = 16, 2.0
START_MS = 1_790_000_000_000

Worst: TypeAlias = Callable[["Crowd"], Awaitable[None]]
"""What somebody does meanwhile."""


class Slow(Line):
    """Telegram as it is on a good day, but for the chats that are `slow`."""

    slow: frozenset[int] = frozenset()
    asked = 0

    async def _call(self, name: str, effect: Callable[[], Any], address: int | None = None) -> Any:
        if address in self.slow:
            await asyncio.sleep(SLOW_S)
        return await super()._call(name, effect, address)

    async def request(self, method: str, given: dict[str, Any]) -> Any:
        self.asked += method == "getChatMember"
        return await super().request(method, given)


class Crowd:
    """One server, its Telegram, and people."""

    def __init__(self, folder: Path, loop: Loop) -> None:
        self._loop = loop
        self.wrong: list[str] = []
        self._news = asyncio.Event()
        self.telegram = Telegram(
            (ADMIN, *PLAYERS, MALLORY, FRIEND), GROUP, lambda _: self._news.set()
        )
        self.path, self.disk = folder / "games.db", Disk(self._pause)
        random = Random(1)
        self.line = Slow(self.telegram, self._pause, lambda _: None, random)
        url = f"sqlite:///{self.path}"
        around = Outside(
            url, lambda: START_MS + round(loop.now * 1000), loop.time, Limits(),
            lambda _: None, lambda _, __: None, lambda error: self.wrong.append(repr(error)),
            self.wrong.append,
        )  # fmt: skip
        self.process = Process(around, Made(), self.line, self.disk, random)

    async def _pause(self, name: str) -> None:
        """How long a call takes, by its name."""
        first, _, rest = name.partition(" ")
        if first in ("write", "read"):
            await asyncio.sleep(STATEMENT_S.get(rest, 0))
        elif first == "getChatMember":
            await asyncio.sleep(ASK_S)
        else:
            await asyncio.sleep(CALL_S / 2)

    async def measure(self, worst: Worst | None) -> list[float]:
        """The seconds from each press of each player to the new board, all of them sorted."""
        self.process.begin()
        boards = [await self.game(player) for player in PLAYERS]
        pressing = [
            asyncio.create_task(self._play(player, board))
            for player, board in zip(PLAYERS, boards, strict=True)
        ]
        doing = None if worst is None else asyncio.ensure_future(worst(self))
        waits = [wait for waits in await asyncio.gather(*pressing) for wait in waits]
        if doing is not None:
            doing.cancel()
            for outcome in await asyncio.gather(doing, return_exceptions=True):
                if isinstance(outcome, Exception):
                    raise outcome
        self.process.kill()
        await self.process.buried()
        return sorted(waits)

    async def game(self, player: User, room: Room | None = None) -> Shown:
        """A game for two at a phone; its board."""
        room = self.telegram.rooms[player.id] if room is None else room
        self.telegram.say(player, room, "/play thibault")
        page = await self._newest(room, 0)
        for words in ("🤖", "📱", "🪲"):
            await self.press(player, room, page, self._key(page, words))
        return page

    async def _newest(self, room: Room, behind: int) -> Shown:
        while not (found := [m for m in room.messages.values() if m.id > behind]):
            self._news.clear()
            await self._news.wait()
        return found[-1]

    @staticmethod
    def _key(message: Shown, words: str) -> str:
        keys = (key for row in message.keys for key in row if words in key.text)
        return next(key.press.pack() for key in keys if key.press is not None)

    async def press(self, player: User, room: Room, message: Shown, data: str) -> float:
        """Press, and wait for the message to change; the seconds that took."""
        before, begun = len(message.seen), self._loop.now
        self.telegram.press(player, room, message, data)
        while len(message.seen) == before:
            self._news.clear()
            await self._news.wait()
        return self._loop.now - begun

    async def _play(self, player: User, board: Shown) -> list[float]:
        room, waits = self.telegram.rooms[player.id], list[float]()
        for _ in range(PRESSES):
            acts = [
                key.press.pack()
                for row in board.keys
                for key in row
                if key.press is not None and key.press.kind is Kind.ACT
            ]
            await asyncio.sleep(BETWEEN_S)
            if acts:
                waits.append(await self.press(player, room, board, acts[0]))
        return waits

    async def forge(self, user: User, chat: int, press: Press) -> None:
        """`user` presses a button under some message of a chat."""
        room = self.telegram.rooms[chat]
        message = Shown(1, "", b"", ())
        self.telegram.press(user, room, message, press.pack())


def measured(worst: Worst | None = None) -> tuple[list[float], Crowd]:
    """One run; what the players waited, and what there is to look at afterwards."""
    with (
        TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=Loop) as runner,
    ):
        loop = runner.get_loop()
        assert isinstance(loop, Loop)
        crowd = Crowd(Path(folder), loop)

        def idle(timeout: float | None) -> None:
            if timeout is None:
                raise RuntimeError(f"nothing is left to happen: {crowd.wrong}")
            loop.now += timeout

        loop.idle.idle = idle
        return runner.run(crowd.measure(worst)), crowd
