"""Pictures for inline messages, uploaded into a chat for that: who waits for one hears of it."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.board.drawing import at_once
from bot.board.shelf import Shelf
from bot.telegram.wire import ChatLost, Keyboard, Picture, Refused, Sent, Unknown
from tests.bot.board.office import Office
from tests.bot.kit import Hall
from tests.simulation.line import Line
from tests.simulation.people import GROUP

FAR_OFF_S = 30.0
"""Turns a hang into an error."""


class Failing(Line):
    """Fails with that error."""

    def __init__(self, office: Office, error: Exception) -> None:
        super().__init__(office.telegram, self._passing, lambda _: None, Random(1))
        self.error = error

    async def _passing(self, _: str) -> None:
        """Hold nothing."""

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
        raise self.error


@pytest.mark.parametrize(
    ("error", "heard"),
    [
        (ChatLost("chat not found"), Refused),
        (Unknown("no answer in time"), Unknown),
        (LookupError("an answer that nobody foresaw"), LookupError),
    ],
)
async def test_whatever_ends_an_upload_the_board_does_not_wait_for_ever(
    hall: Hall, error: Exception, heard: type[Exception]
) -> None:
    office = Office(hall)
    wire = Failing(office, error)
    shelf = Shelf(hall.store, wire, office.sender, hall.clock, at_once, GROUP)
    board = await office.invited()
    with pytest.raises(heard, match=str(error)):
        async with asyncio.timeout(FAR_OFF_S):
            await shelf.placed(board, "key", lambda: b"a picture")
