"""One board uploads a picture while the others wait a moment; one that hangs holds no other."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.telegram.limits import NO_LIMITS
from bot.telegram.sender import Sender
from bot.telegram.troubles import Troubles
from bot.telegram.wire import Keyboard, Picture, Sent
from storage.rows import Person
from tests.bot.board.office import made
from tests.bot.kit import Hall
from tests.simulation.line import Line
from tests.simulation.people import ANNA, BEN, GROUP, PEOPLE
from tests.simulation.telegram import Telegram

FAR_OFF_S = 30.0
"""Turns a hang into an error."""


async def passing(_: str) -> None:
    """Hold nothing."""


class HeldLine(Line):
    """Anna's boards wait for `go` before they are posted. `uploads` are the chats that got bytes
    and not a file's id."""

    def __init__(self) -> None:
        super().__init__(
            Telegram(PEOPLE, GROUP, lambda _: None), passing, lambda _: None, Random(1)
        )
        self.held, self.go = asyncio.Event(), asyncio.Event()
        self.uploads: list[int] = []

    async def send_picture(
        self,
        address: int,
        topic: int | None,
        picture: Picture,
        caption: str,
        keys: Keyboard,
        *,
        answered: int | None = None,
        quiet: bool = False,
    ) -> Sent:
        if picture.data is not None:
            self.uploads.append(address)
        if address == ANNA.id:
            self.held.set()
            await self.go.wait()
        return await super().send_picture(
            address, topic, picture, caption, keys, answered=answered, quiet=quiet
        )


class Pair:
    """An invitation of Anna's and one of Ben's: two boards with the same picture."""

    def __init__(self, hall: Hall, patience_s: float) -> None:
        self.hall = hall
        self.line = HeldLine()
        self.boards = made(
            hall, self.line, Sender(NO_LIMITS, clock=lambda: 0.0),
            patience_s=patience_s, troubles=Troubles(lambda: 0.0),
        )  # fmt: skip

    async def invited(self) -> tuple[int, int]:
        numbers = []
        for user in (ANNA, BEN):
            person: Person = await self.hall.person(user.id, user.name)
            table = await self.hall.invite(person, "phone")
            numbers.append((await self.hall.store.boards(table.game.id))[0].id)
        return numbers[0], numbers[1]

    async def stands(self, board: int) -> bool:
        now = await self.hall.store.board(board)
        return now is not None and now.shown == now.wanted


@pytest.mark.parametrize("hangs", [True, False])
async def test_the_second_board_with_a_picture_waits_for_its_id_but_not_for_ever(
    hall: Hall, *, hangs: bool
) -> None:
    pair = Pair(hall, 0.0 if hangs else FAR_OFF_S)
    annas, bens = await pair.invited()
    async with asyncio.timeout(FAR_OFF_S):
        first = asyncio.create_task(pair.boards.show(annas))
        await pair.line.held.wait()
        second = asyncio.create_task(pair.boards.show(bens))
        if hangs:
            await second
            assert await pair.stands(bens)
            assert not await pair.stands(annas)
        pair.line.go.set()
        await asyncio.gather(first, second)
    assert await pair.stands(annas)
    assert await pair.stands(bens)
    assert pair.line.uploads == ([ANNA.id, BEN.id] if hangs else [ANNA.id])
