"""What an invitation asks in a message of its own, where the pressed one is no board any more."""

from __future__ import annotations

import pytest

from bot.board.buttons import AskTime, PickFriend
from bot.table.endings import withdrawing
from bot.telegram.payloads import Payload
from storage.operations import Shown
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import en
from tests.bot.kit import Hall, seen

LEFT, BOARD = 70, 80
ASKED = {AskTime(): "time-ask", PickFriend(): "friend-ask"}


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def stale(hall: Hall) -> list[int]:
    return [one.message for one in await hall.store.stale_messages(hall.clock.now)]


@pytest.mark.parametrize("button", ASKED, ids=list(ASKED.values()))
@pytest.mark.parametrize("left", [True, False], ids=["left", "board"])
async def test_who_presses_gets_the_question_and_what_was_left_goes(
    desk: Desk, hall: Hall, anna: Person, button: Payload, *, left: bool
) -> None:
    """A board that was posted when the server died before it could note that."""
    table = await hall.invite(anna, "link")
    (board,) = await hall.store.boards(table.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, BOARD if left else LEFT))
    await desk.tap(anna, anna.telegram or 0, button.press(table.game.id))
    assert en(ASKED[button]) in desk.told.texts
    assert await stale(hall) == [LEFT] * left


@pytest.mark.parametrize("button", ASKED, ids=list(ASKED.values()))
async def test_of_an_invitation_that_was_withdrawn_it_goes_too(
    desk: Desk, hall: Hall, anna: Person, button: Payload
) -> None:
    table = await hall.invite(anna, "link")
    seen(await hall.door.change(table.game.id, withdrawing, anna.id))
    (board,) = await hall.store.boards(table.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, BOARD))
    await desk.tap(anna, anna.telegram or 0, button.press(table.game.id))
    assert desk.outcome == "refused"
    assert desk.told.texts == []
    assert await stale(hall) == [LEFT]
