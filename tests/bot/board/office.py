"""What shows and sends, over a hall, before a Telegram whose next answers a test decides."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from bot.board.drawing import Draw, at_once
from bot.board.frames import Frames
from bot.board.notices import Notices
from bot.board.posting import UPLOAD_PATIENCE_S, Posting, Stands
from bot.board.presence import Presence
from bot.board.reconciler import Boards
from bot.telegram.limits import NO_LIMITS
from bot.telegram.sender import Sender
from bot.telegram.tasks import Spawn
from bot.telegram.troubles import Troubles
from bot.telegram.wire import ChatLost, WireError
from bot.telegram.wire import Wire as Anywhere
from render import Renderer
from storage.leases import EVERYTHING, Duties
from storage.rows import Board
from storage.store import Store
from tests.bot.kit import Hall, aside
from tests.simulation.line import Fault, Line
from tests.simulation.people import ANNA, GROUP, PEOPLE
from tests.simulation.process import LIBRARY, SKETCHER, link
from tests.simulation.telegram import Room, Shown, Telegram

FIRST = 101
"""The first message of a chat in the simulated Telegram."""


class Wire(Line):
    """`faults` are what becomes of the next calls, `refusals` with what error Telegram answers the
    next ones instead of doing anything; `calls` are those made. `during` is awaited in the middle
    of each."""

    def __init__(self, telegram: Telegram) -> None:
        super().__init__(telegram, self._passing, self._next, Random(1))
        self.faults: list[Fault | None] = []
        self.refusals: list[WireError] = []
        self.calls: list[str] = []
        self.during: Callable[[], Awaitable[None]] | None = None

    async def _passing(self, name: str) -> None:
        if self.during is not None and (name.endswith(" answer") or self.refusals):
            during, self.during = self.during, None
            await during()
        if name.endswith(" call"):
            self.calls.append(name.removesuffix(" call"))
            if self.refusals:
                raise self.refusals.pop(0)

    def _next(self, _: str) -> Fault | None:
        return self.faults.pop(0) if self.faults else None

    def taken(self) -> list[str]:
        """The calls since this was last asked."""
        calls, self.calls = self.calls, []
        return calls


def made(
    hall: Hall,
    wire: Anywhere,
    sender: Sender,
    *,
    troubles: Troubles,
    spawn: Spawn = aside,
    store: Store | None = None,
    renderer: Renderer = SKETCHER,
    link: Callable[[str], str] = link,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    draw: Draw = at_once,
    patience_s: float = UPLOAD_PATIENCE_S,
    duties: Duties = EVERYTHING,
    stands: Stands = lambda *_: None,
) -> Boards:
    """The reconciler of a hall."""
    store = hall.store if store is None else store
    return Boards(
        store,
        sender,
        Frames(hall.door.book, renderer, LIBRARY, link),
        Posting(store, wire, renderer, hall.clock, draw, patience_s, duties, stands),
        duties=duties,
        clock=hall.clock,
        troubles=troubles,
        spawn=spawn,
        sleep=sleep,
    )


class Office:
    """The parts under test. `settled` are the games all of whose boards were found right."""

    def __init__(self, hall: Hall, store: Store | None = None, duties: Duties = EVERYTHING) -> None:
        self.hall = hall
        store = hall.store if store is None else store
        self.telegram = Telegram(PEOPLE, GROUP, lambda _: None)
        self.wire = Wire(self.telegram)
        self.seconds = 0.0
        self.sender = Sender(NO_LIMITS, clock=lambda: self.seconds, sleep=self._sleep)
        self.troubles = Troubles(lambda: 0.0)
        self.boards = made(
            hall, self.wire, self.sender, store=store, troubles=self.troubles, spawn=aside,
            duties=duties,
        )  # fmt: skip
        self.settled: list[int] = []
        self.boards.on_settled(self.settled.append)
        self.notices = Notices(
            store, hall.door, self.boards.frames, self.wire, self.sender, clock=hall.clock,
            troubles=self.troubles, presence=Presence(store, hall.door, self.wire), duties=duties,
        )  # fmt: skip

    async def _sleep(self, seconds: float) -> None:
        self.seconds += seconds

    async def pass_by(self, milliseconds: int) -> None:
        """Time passes, and then everything owed is looked for and sent."""
        self.hall.clock.now += milliseconds
        await self.boards.sweep()
        await self.notices.sweep()
        await self.sender.idle()

    async def invited(self) -> Board:
        """Anna's invitation in her own chat; its board is not shown yet."""
        anna = await self.hall.person(ANNA.id, ANNA.name)
        table = await self.hall.invite(anna, "phone")
        return await self.of(table.game.id)

    async def of(self, game: int) -> Board:
        (board,) = await self.hall.store.boards(game)
        return board

    async def now(self, board: Board) -> Board:
        found = await self.hall.store.board(board.id)
        assert found is not None
        return found

    @property
    def room(self) -> Room:
        """Anna's chat with the bot."""
        return self.telegram.rooms[ANNA.id]

    def standing(self) -> list[Shown]:
        """The bot's messages there."""
        return [message for message in self.room.messages.values() if not message.gone]


REFUSED = ChatLost("Forbidden: bot was blocked by the user")
