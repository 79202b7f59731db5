"""Why a board cannot be shown, until when, and what is left to say it by."""

from __future__ import annotations

import asyncio

import pytest

from bot.handlers.hindered import TOLD_S, Elsewhere, lasting, with_hindrance
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import MAX_ANSWER, ChatClosed, Later
from storage.operations import (
    ChangeBoard,
    ChangePerson,
)
from storage.rows import Person
from tests.bot.handlers.test_visits import GROUP, LIBRARY, Office
from tests.bot.kit import Hall

TEXTS = LIBRARY["en"]
HOURS = 25_200.0


@pytest.fixture
def office(hall: Hall) -> Office:
    return Office(hall)


@pytest.mark.parametrize(
    ("seconds", "told"), [(1, "1 min"), (61, "2 min"), (5941, "2 h"), (HOURS, "7 h")]
)
def test_a_wait_is_told_rounded_up(seconds: float, told: str) -> None:
    assert lasting(TEXTS, seconds) == told


def test_what_was_done_and_why_it_is_not_seen_fit_a_pop_up() -> None:
    why = TEXTS.plain("hindered-closed")
    assert with_hindrance("You threw 4.", "") == "You threw 4."
    assert with_hindrance("", why) == why
    assert with_hindrance("You threw 4.", why) == f"You threw 4. {why}"
    long = with_hindrance("You threw 4. " * 12, why)
    assert long.startswith("You threw 4.")
    assert long.endswith(f"… {why}")
    assert len(long) <= MAX_ANSWER


@pytest.mark.parametrize("why", ["closed", "topic", "refused", None])
async def test_a_press_on_a_board_that_stands_still_says_why(
    office: Office, anna: Person, boris: Person, why: str | None
) -> None:
    table = await office.hall.for_two(anna, boris)
    (board,) = await office.hall.store.boards(table.game.id)
    await office.hall.store.commit(ChangeBoard(board.id, (("parked", True), ("why", why))))
    chat = await office.hall.store.chat(board.chat)
    assert chat is not None
    press = Press(Kind.ACT, table.game.id, table.game.ply + 9, "throw")
    told = await office.press(anna, chat.address or 0, press)
    assert told == TEXTS.plain(f"hindered-{why or 'closed'}")
    (board,) = await office.hall.store.boards(table.game.id)
    assert not board.parked, "and it is tried again"


async def rests(office: Office, address: int, *, edits: bool) -> None:
    """From now on Telegram takes no changes there, or no new messages, for hours."""

    async def refused() -> None:
        raise Later(HOURS, edits=edits)

    office.sender.reply(address, refused, edits=edits)
    for _ in range(20):
        await asyncio.sleep(0)
    assert office.sender.rest(address, edits=edits) > 0


async def test_a_page_where_nothing_can_be_shown_says_until_when(
    office: Office, anna: Person
) -> None:
    await office.hall.store.see_chat(GROUP, "group")
    for edits in (True, False):
        await rests(office, GROUP, edits=edits)
    told = await office.press(anna, GROUP, Press(Kind.MENU, 0, anna.id, "play"))
    assert told == TEXTS.plain("answer-rests", wait="7 h")
    await office.sender.close()


async def test_who_asks_in_a_silent_group_is_told_at_home_once(
    office: Office, anna: Person
) -> None:
    await office.hall.store.see_chat(GROUP, "group")
    await office.hall.store.commit(ChangePerson(anna.id, (("reachable", True),)))
    elsewhere = Elsewhere(office.desk)
    for _ in range(3):
        elsewhere.tell(GROUP, anna.id, ChatClosed("CHAT_WRITE_FORBIDDEN"))
        await asyncio.gather(*office.tasks)
    elsewhere.tell(5, anna.id, ChatClosed("their own chat is no other"))
    assert len(office.tasks) == 3
    await office.sender.idle()
    text = TEXTS.html("unsent-closed", club=TEXTS.plain("some-group"))
    assert [(where, said) for where, _, said in office.told.standing.values()] == [
        (anna.telegram, text)
    ]
    assert TOLD_S > 60


async def test_nobody_who_has_not_started_the_bot_is_written_to(
    office: Office, anna: Person
) -> None:
    await office.hall.store.commit(ChangePerson(anna.id, (("reachable", False),)))
    for edits in (True, False):
        await rests(office, GROUP, edits=edits)
    elsewhere = Elsewhere(office.desk)
    elsewhere.tell(GROUP, anna.id, Later(HOURS), 71)
    elsewhere.tell(GROUP, anna.id, ChatClosed("CHAT_WRITE_FORBIDDEN"), 72)
    elsewhere.tell(GROUP, anna.id, Later(HOURS), None)
    await asyncio.gather(*office.tasks)
    for _ in range(50):
        await asyncio.sleep(0)
    assert office.told.texts == []
    assert office.told.reactions == [(GROUP, 71, "😴"), (GROUP, 72, "🙊")]
    await office.sender.close()
