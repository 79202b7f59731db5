"""Parts that break one promise each: a simulator that does not find them proves nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from bot.board.reconciler import Boards
from bot.run.compose import Factories
from bot.table.board_rows import Place
from bot.table.book import Result
from bot.table.door import Door
from bot.table.play import Play
from bot.table.steps import Actor
from bot.telegram.poller import Poller
from storage.operations import (
    Op,
    Raise,
    Shown,
)
from storage.sql.store import SqlStore
from tests.simulation.process import Made


class Around:
    """A store that does one thing differently; everything else is the real one's."""

    def __init__(self, store: SqlStore) -> None:
        self.real = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


class EarlyStore(Around):
    """Says that a step is durable before it is."""

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        later = asyncio.create_task(self.real.commit(*ops, update=update, at=at))
        later.add_done_callback(lambda task: task.cancelled() or task.exception())


class ForgetfulStore(Around):
    """Does not note which updates were worked on."""

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        await self.real.commit(*ops)


class QuietStore(Around):
    """Never writes that boards want showing again."""

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        await self.real.commit(
            *(op for op in ops if not isinstance(op, Raise)), update=update, at=at
        )


class BlindPlay(Play):
    """Takes a press for the position of now, whatever ply it was made for."""

    async def act(
        self,
        game: int,
        ply: int,
        actor: Actor,
        *actions: str,
        fresh: Place | None = None,
    ) -> Result:
        table = await self._book.table(game)
        now = ply if table is None else table.game.ply
        return await super().act(game, now, actor, *actions, fresh=fresh)


class BlindDoor(Door):
    """A door with such a service."""

    @cached_property
    def play(self) -> Play:
        return BlindPlay(self.book)


def blind(door: Door) -> Door:
    """Such a door over the same book."""
    return BlindDoor(door.book, door.draws)


class HastyBoards(Boards):
    """Notes a board as shown before it is sent."""

    async def show(self, board_id: int, address: int | None = None) -> None:
        board = await self._store.board(board_id)
        if board is not None and board.message is not None and not board.parked:
            await self._store.commit(Shown(board.id, board.wanted, board.message))
            self._book.changed(board.game)
            chat, table = (
                await self._store.chat(board.chat),
                await self._book.table(board.game),
            )
            if chat is None or table is None:
                return
            await self._posting.send(board, chat, await self.frames.frame(table, chat))
            return
        await super().show(board_id, address)


class SleepyBoards(Boards):
    """Never looks for boards left behind."""

    async def sweep(self) -> None:
        """Nothing."""


class EagerPoller(Poller):
    """Acknowledges updates before they are worked on, as python-telegram-bot's own polling does."""

    def _take(self, raw: Sequence[Mapping[str, Any]]) -> bool:
        found = super()._take(raw)
        for one in raw:
            self._in_flight.settle(int(one["update_id"]))
        return found


BROKEN: Mapping[str, Made] = {
    "acknowledges before the commit": Made(store=EarlyStore),
    "forgets which updates it has seen": Made(store=ForgetfulStore),
    "does not want boards shown": Made(store=QuietStore),
    "ignores the ply": Made(factories=Factories(door=blind)),
    "notes a board before it is sent": Made(factories=Factories(boards=HastyBoards)),
    "never sweeps": Made(factories=Factories(boards=SleepyBoards)),
    "acknowledges updates before working on them": Made(factories=Factories(poller=EagerPoller)),
}
"""What is broken, and the parts that are."""
