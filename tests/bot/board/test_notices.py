"""What is owed is sent, at least once and no oftener than need be; old keyboards go."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.board.notices import MAX_PAUSE_MS, PAUSE_MS, TRIES
from bot.table.notice_rows import gone
from bot.telegram.wire import Later, Refused, TopicGone, Unknown
from storage.operations import (
    AddNotice,
    AddStale,
    ChangeBoard,
    ChangePerson,
    Op,
)
from storage.rows import Notice, StaleMessage
from storage.store import StorageError
from tests.bot.board.office import FIRST, REFUSED, Office
from tests.bot.kit import Hall
from tests.simulation.broken import Around
from tests.simulation.people import ANNA, GROUP, SUPERGROUP


@pytest.fixture
def office(hall: Hall) -> Office:
    return Office(hall)


async def owed(office: Office, *, topic: int | None = None) -> Notice:
    """`Anna left`, owed in Anna's own chat."""
    store = office.hall.store
    anna = await office.hall.person(ANNA.id, ANNA.name)
    chat = await office.hall.private(anna)
    args = f'{{"who": {anna.id}}}'
    notice = Notice(await store.new_id("notice"), chat.id, topic, "notice-left-all", args, None)
    await store.commit(AddNotice(notice))
    return notice


async def left(office: Office) -> tuple[Notice, ...]:
    """What is owed, now or some day."""
    return await office.hall.store.notices(office.hall.clock.now + 10**9)


async def test_what_is_owed_is_sent_once(office: Office) -> None:
    await owed(office)
    await office.pass_by(0)
    await office.pass_by(MAX_PAUSE_MS)
    (message,) = office.standing()
    assert "Anna" in message.text
    assert await left(office) == ()


async def test_it_is_owed_until_it_is_sent(office: Office) -> None:
    await owed(office)
    still: list[int] = []

    async def meanwhile() -> None:
        still.append(len(await left(office)))

    office.wire.during = meanwhile
    await office.pass_by(0)
    assert still == [1]
    assert await left(office) == ()


async def test_that_somebody_has_gone_is_told_after_the_quiet_hours(office: Office) -> None:
    board, store = await office.invited(), office.hall.store
    await office.pass_by(0)
    hour = datetime.fromtimestamp(office.hall.clock.now / 1000, UTC).hour
    changes = (("quiet", f"{hour}-{(hour + 2) % 24}"), ("zone", "+00:00"))
    anna = await office.hall.person(ANNA.id, ANNA.name)
    await store.commit(ChangePerson(anna.id, changes))
    notice = gone(await store.new_id("notice"), board.chat, None, board.game)
    await store.commit(AddNotice(notice))
    await office.pass_by(0)
    assert len(office.standing()) == 1
    assert len(await left(office)) == 1
    await office.pass_by(3 * 3_600_000)
    assert len(office.standing()) == 2
    assert await left(office) == ()


async def test_two_looks_at_once_tell_once(office: Office) -> None:
    await owed(office)
    office.wire.during = office.notices.sweep
    await office.notices.sweep()
    await office.notices.sweep()
    await office.sender.idle()
    assert office.wire.taken() == ["send_text"]


async def test_an_unknown_outcome_is_tried_again_with_growing_pauses_for_an_hour(
    office: Office,
) -> None:
    await owed(office)
    pauses = []
    while await left(office):
        office.wire.refusals = [Unknown("Timed out")]
        await office.pass_by(0)
        assert office.wire.taken() == ["send_text"]
        if now := await left(office):
            pauses.append(now[0].not_before - office.hall.clock.now)
            await office.pass_by(pauses[-1] - 1)
            assert office.wire.taken() == [], "not before its time"
            office.hall.clock.now += 1
    assert pauses[:3] == [PAUSE_MS, 2 * PAUSE_MS, 4 * PAUSE_MS]
    assert (max(pauses), len(pauses)) == (MAX_PAUSE_MS, TRIES)
    assert sum(pauses) > 50 * 60 * 1000


async def test_a_chat_that_asks_for_patience_gets_it_and_then_the_message(office: Office) -> None:
    await owed(office)
    office.wire.refusals = [Later(7)]
    await office.pass_by(0)
    assert office.seconds >= 7
    assert office.wire.taken() == ["send_text", "send_text"]
    assert await left(office) == ()


@pytest.mark.parametrize("refusal", [REFUSED, Refused("Bad Request: who knows")])
async def test_what_is_refused_is_given_up(office: Office, refusal: Refused) -> None:
    await owed(office)
    office.wire.refusals = [refusal]
    await office.pass_by(0)
    assert await left(office) == ()
    await office.pass_by(MAX_PAUSE_MS)
    assert office.wire.taken() == ["send_text"]


async def test_where_the_topic_is_gone_the_chat_itself_is_told(office: Office) -> None:
    await owed(office, topic=9)
    office.wire.refusals = [TopicGone("Bad Request: message thread not found")]
    await office.pass_by(0)
    assert len(office.standing()) == 1
    assert await left(office) == ()


async def test_a_group_that_moved_is_told_where_it_is_now(office: Office) -> None:
    store = office.hall.store
    chat = await store.see_chat(GROUP, "group")
    anna = await office.hall.person(ANNA.id, ANNA.name)
    args = f'{{"who": {anna.id}}}'
    await store.commit(AddNotice(Notice(1, chat.id, None, "notice-left-all", args, None)))
    office.telegram.move(office.telegram.rooms[GROUP], SUPERGROUP)
    await office.pass_by(0)
    await office.pass_by(MAX_PAUSE_MS)
    assert len(office.telegram.rooms[SUPERGROUP].messages) == 1
    assert await left(office) == ()


class Held(Around):
    """A store that another program holds, once."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall.store)
        self.held = True

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        if self.held:
            self.held = False
            raise StorageError("another program holds the database")
        await self.real.commit(*ops, update=update, at=at)


async def test_what_could_not_be_noted_as_sent_is_not_forgotten(hall: Hall) -> None:
    office = Office(hall, Held(hall))
    await owed(office)
    await office.pass_by(0)
    assert len(await left(office)) == 1
    await office.pass_by(MAX_PAUSE_MS)
    assert await left(office) == ()


# -- keyboards that are to go --------------------------------------------------------------------


async def old_board(office: Office) -> StaleMessage:
    """A message of Anna's that was a board's, with its keyboard, and is none any more."""
    board = await office.invited()
    await office.pass_by(0)
    office.wire.taken()
    old = StaleMessage(board.chat, FIRST)
    await office.hall.store.commit(
        ChangeBoard(board.id, (("message", FIRST + 1),)), AddStale(board.chat, FIRST)
    )
    return old


async def stale(office: Office) -> tuple[StaleMessage, ...]:
    return await office.hall.store.stale_messages(office.hall.clock.now + 10**9)


async def test_an_old_boards_keyboard_is_taken_away(office: Office) -> None:
    await old_board(office)
    assert office.room.messages[FIRST].keys
    await office.pass_by(0)
    assert office.room.messages[FIRST].keys == ()
    assert office.wire.taken() == ["strip"]
    assert await stale(office) == ()


async def test_a_board_that_stands_there_again_keeps_it(office: Office) -> None:
    board = await office.invited()
    await office.pass_by(0)
    office.wire.taken()
    await office.hall.store.commit(AddStale(board.chat, FIRST))
    await office.pass_by(0)
    assert office.room.messages[FIRST].keys
    assert office.wire.taken() == []
    assert await stale(office) == ()


async def test_the_keyboard_of_a_deleted_message_needs_no_second_try(office: Office) -> None:
    await old_board(office)
    office.room.messages[FIRST].gone = True
    await office.pass_by(0)
    assert await stale(office) == ()
    assert office.wire.taken() == ["strip"]


async def test_a_keyboard_is_taken_away_though_the_first_answer_was_lost(office: Office) -> None:
    await old_board(office)
    office.wire.faults = ["before"]
    await office.pass_by(0)
    assert len(await stale(office)) == 1
    await office.pass_by(PAUSE_MS)
    assert office.room.messages[FIRST].keys == ()
    assert await stale(office) == ()
