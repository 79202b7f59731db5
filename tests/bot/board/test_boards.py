"""A board comes to show what is true, whatever Telegram answers."""

from __future__ import annotations

import contextlib
import sqlite3
from functools import partial

import pytest

from bot.board.reconciler import NETWORK_MS, TRIED
from bot.board.refusals import EAGER_MS, FIRST_HEAL_MS, MAX_RETRY_MS, RETRY_MS, TRIES
from bot.table.board_rows import afresh
from bot.table.places import served_again
from bot.telegram.wire import ChatLost, Later, NoPictures, Refused, TopicClosed, TopicGone
from storage.operations import (
    ChangeBoard,
    Op,
    Raise,
)
from storage.rows import Board
from storage.store import StorageError
from tests.bot.board.office import FIRST, REFUSED, Office
from tests.bot.kit import Hall, step
from tests.simulation.broken import Around
from tests.simulation.line import Fault
from tests.simulation.people import ANNA, BEN, GROUP, SUPERGROUP


@pytest.fixture
def office(hall: Hall) -> Office:
    return Office(hall)


async def test_a_board_is_shown_by_one_call_and_then_left_alone(office: Office) -> None:
    board = await office.invited()
    await office.pass_by(0)
    assert office.wire.taken() == ["send_picture"]
    now = await office.now(board)
    assert (now.message, now.shown) == (FIRST, now.wanted)
    assert office.settled == [board.game]
    await office.pass_by(60_000)
    await office.boards.show(board.id)
    assert office.wire.taken() == []


async def test_what_a_step_changes_is_shown_in_the_same_message(office: Office) -> None:
    hall, board = office.hall, await office.invited()
    await office.pass_by(0)
    (invitation,) = [message.keys for message in office.standing()]
    anna = await hall.person(11, "Anna")
    begun = await hall.door.seating.begin(board.game, anna, press="b")
    assert begun.table is not None
    await office.pass_by(0)
    (shown,) = office.standing()
    assert office.wire.taken() == ["send_picture", "edit_picture"]
    assert shown.id == FIRST
    assert shown.keys != invitation
    await step(hall, begun.table)
    await office.boards.refresh(board.game)
    await office.sender.idle()
    assert office.wire.taken() == ["edit_picture"]


async def test_what_changes_while_a_board_is_shown_is_shown_next(office: Office) -> None:
    board = await office.invited()

    async def raised() -> None:
        await office.hall.store.commit(Raise(board.game))

    office.wire.during = raised
    await office.pass_by(0)
    # The second call finds nothing to change, which is as good as a change.
    assert office.wire.taken() == ["send_picture", "edit_picture"]
    now = await office.now(board)
    assert now.shown == now.wanted == board.wanted + 1


async def test_a_lost_answer_is_followed_by_another_call_with_growing_pauses(
    office: Office,
) -> None:
    board = await office.invited()
    await office.pass_by(0)
    office.wire.taken()
    await office.hall.store.commit(Raise(board.game))
    pause, tries = RETRY_MS, 0
    before: Fault = "before"
    office.wire.faults = ["after", *[before] * (2 * TRIED)]
    while office.wire.faults:
        at = (await office.now(board)).not_before
        await office.pass_by(max(0, at - office.hall.clock.now - 1))
        assert office.wire.taken() == ([] if tries else ["edit_picture"]), "not before its time"
        if tries:
            await office.pass_by(1)
            assert office.wire.taken() == ["edit_picture"]
        pause = (await office.now(board)).not_before - office.hall.clock.now
        assert pause <= NETWORK_MS
        tries += 1
    assert pause == NETWORK_MS
    assert not (await office.now(board)).parked, "a network that is down parks nothing"
    await office.pass_by(NETWORK_MS)
    now = await office.now(board)
    assert (now.shown, now.tries) == (now.wanted, 0)


UNKNOWN = Refused("Bad Request: WHO_KNOWS")


async def test_what_telegram_refuses_goes_on_with_less_and_less_and_then_waits(
    office: Office,
) -> None:
    board = await office.invited()
    office.wire.refusals = [UNKNOWN] * 6
    for _ in range(TRIES):
        await office.pass_by(MAX_RETRY_MS)
    now = await office.now(board)
    assert office.wire.taken() == ["send_picture"] * TRIES + ["send_text"] * 3
    assert (now.parked, now.why) == (True, "refused")
    assert office.settled == [board.game], "the BOT waits for nobody"
    await office.pass_by(FIRST_HEAL_MS)
    assert office.wire.taken() == ["send_picture"], "it heals by itself"
    now = await office.now(board)
    assert (now.parked, now.why, now.heal_at) == (False, None, None)


async def test_what_is_refused_keeps_its_buttons_until_it_stands_anew(office: Office) -> None:
    board = await office.invited()
    await office.pass_by(0)
    await office.hall.store.commit(Raise(board.game))
    office.wire.refusals = [UNKNOWN] * 7
    for _ in range(TRIES):
        await office.pass_by(1000)
    assert not office.wire.refusals
    (old,) = office.standing()
    now = await office.now(board)
    assert (now.parked, now.message, now.last) == (True, old.id, None)
    assert old.keys, "who presses there hears why"


@pytest.mark.parametrize("refused", [1, 2])
async def test_words_that_are_refused_are_said_without_markup_and_then_without_buttons(
    office: Office, refused: int
) -> None:
    await office.invited()
    office.wire.refusals = [UNKNOWN] * (TRIES + refused)
    for _ in range(TRIES):
        await office.pass_by(1000)
    (said,) = office.standing()
    assert "<" not in said.text
    assert bool(said.keys) == (refused == 1)
    assert said.text.startswith("⌨️") == (refused == 2), "it says that there are none"


async def test_a_chat_without_photos_has_its_board_in_words_until_they_are_allowed(
    office: Office,
) -> None:
    board = await office.invited()
    await office.pass_by(0)
    await office.hall.store.commit(Raise(board.game))
    office.wire.refusals = [NoPictures("not enough rights to send photos")]
    await office.boards.sweep()
    await office.sender.idle()  # before anybody looks for what is owed: the strip may be by then
    assert office.wire.taken() == ["send_picture", "edit_picture", "send_text"]
    await office.pass_by(0)
    assert office.wire.taken() == ["strip"]
    old, words = office.standing()
    assert (old.keys, words.photo) == ((), None)
    assert words.keys
    office.wire.refusals = [NoPictures("not enough rights to send photos")]
    await office.pass_by(FIRST_HEAL_MS)
    assert office.wire.taken() == ["edit_picture", "edit_text"]
    await office.pass_by(FIRST_HEAL_MS)
    assert office.wire.taken() == [], "the pauses grow"
    await office.pass_by(FIRST_HEAL_MS)
    assert office.wire.taken() == ["edit_picture"]
    assert office.standing()[-1].photo is not None, "in the same message"
    now = await office.now(board)
    assert (now.shape, now.why, now.heal_at, now.message) == (0, None, None, words.id)


async def test_a_press_brings_the_picture_back_before_its_time(office: Office) -> None:
    board = await office.invited()
    office.wire.refusals = [NoPictures("not enough rights to send photos")]
    await office.pass_by(0)
    later = (("heal_at", office.hall.clock.now + 3_600_000), ("heals", 11))
    await office.hall.store.commit(ChangeBoard(board.id, later))
    office.wire.taken()
    await office.hall.store.commit(Raise(board.game))
    office.hall.clock.now += EAGER_MS
    await office.pass_by(0)
    assert office.wire.taken() == ["edit_picture"]


async def test_a_picture_whose_coming_was_not_heard_of_leaves_no_board_behind(
    office: Office,
) -> None:
    """A text that became a picture, and nobody told us: it is no text any more."""
    board = await office.invited()
    office.wire.refusals = [NoPictures("not enough rights to send photos")]
    await office.pass_by(0)
    office.wire.faults = ["after"]
    await office.pass_by(FIRST_HEAL_MS)
    office.hall.clock.now += MAX_RETRY_MS
    await office.pass_by(MAX_RETRY_MS)
    now = await office.now(board)
    keyed = [message for message in office.standing() if message.keys]
    assert [message.id for message in keyed] == [now.message]
    assert now.shown == now.wanted


async def test_a_long_wait_for_changes_brings_the_board_down_anew(office: Office) -> None:
    board = await office.invited()
    await office.pass_by(0)
    office.wire.taken()
    await office.hall.store.commit(Raise(board.game))
    office.wire.refusals = [Later(25_200, edits=True)]
    office.hall.clock.now += 1
    await office.pass_by(0)
    assert office.wire.taken()[:2] == ["edit_picture", "send_picture"]
    now = await office.now(board)
    assert (now.shown, now.message) == (now.wanted, FIRST + 1)


async def test_a_chat_that_asks_for_patience_is_left_alone(office: Office) -> None:
    board = await office.invited()
    office.wire.refusals = [Later(7)]
    with pytest.raises(Later):
        await office.boards.show(board.id)
    now = await office.now(board)
    assert (now.not_before - office.hall.clock.now, now.tries) == (7000, 0)
    await office.pass_by(6999)
    assert office.wire.taken() == ["send_picture"]
    await office.pass_by(1)
    assert office.wire.taken() == ["send_picture"]
    assert (await office.now(board)).shown


async def test_a_board_that_must_come_down_anew_waits_where_only_changes_are_taken(
    office: Office,
) -> None:
    """It was queued as a change; meanwhile the message that it stood in is gone."""
    board = await office.invited()
    await office.pass_by(0)
    office.wire.taken()
    refusals = [Later(7, edits=False)]

    async def say() -> None:
        if refusals:
            raise refusals.pop()

    async def sent() -> None:
        at.append(office.seconds)

    at = list[float]()
    office.wire.during = sent
    await office.hall.store.commit(Raise(board.game), ChangeBoard(board.id, (("message", None),)))
    office.sender.reply(ANNA.id, say)
    show = partial(office.boards.show, board.id, ANNA.id)
    office.sender.reply(ANNA.id, show, edits=True)
    await office.sender.idle()
    assert (office.wire.taken(), at) == (["send_picture"], [7.0])


@pytest.mark.parametrize(
    ("lost", "calls"),
    [
        ("deleted", ["edit_picture", "edit_text", "send_text"]),
        ("brought down", ["edit_picture", "send_text"]),
    ],
)
async def test_a_board_that_is_mended_and_has_lost_its_message_waits_where_only_changes_are_taken(
    office: Office, lost: str, calls: list[str]
) -> None:
    """It stands in words. While its picture is tried, the message is found to be gone, or somebody
    has the board come down anew."""
    board = await office.invited()
    office.wire.refusals = [NoPictures("not enough rights to send photos")]
    await office.pass_by(0)
    office.wire.taken()
    at, asks, began = list[float](), [Later(7, edits=False)], office.seconds

    async def say() -> None:
        if asks:
            raise asks.pop()

    async def called() -> None:
        at.append(office.seconds - began)
        office.wire.during = called
        if lost == "brought down":
            await office.hall.store.commit(ChangeBoard(board.id, (("message", None),)))

    if lost == "deleted":
        office.room.messages[(await office.now(board)).message or 0].gone = True
    else:
        office.wire.refusals = [NoPictures("not enough rights to send photos")]
    office.wire.during = called
    office.hall.clock.now += EAGER_MS
    await office.hall.store.commit(Raise(board.game))
    office.sender.reply(ANNA.id, say)
    show = partial(office.boards.show, board.id, ANNA.id)
    office.sender.reply(ANNA.id, show, edits=True)
    await office.sender.idle()
    assert office.wire.taken() == calls
    assert at == [*[0.0] * (len(calls) - 1), 7.0]


class Full(Around):
    """A store that can write nothing more about boards."""

    async def commit(self, *ops: Op, update: int | None = None, at: int = 0) -> None:
        if any(isinstance(op, ChangeBoard) for op in ops):
            raise StorageError("the disk is full")
        await self.real.commit(*ops, update=update, at=at)


async def test_patience_is_kept_though_it_cannot_be_written_down(hall: Hall) -> None:
    office = Office(hall, Full(hall.store))
    board = await office.invited()
    office.wire.refusals = [Later(7)]
    with pytest.raises(Later):
        await office.boards.show(board.id)


async def test_a_deleted_message_is_replaced(office: Office) -> None:
    board = await office.invited()
    await office.pass_by(0)
    office.room.messages[FIRST].gone = True
    await office.hall.store.commit(Raise(board.game))
    await office.pass_by(0)
    (message,) = office.standing()
    assert message.id == (await office.now(board)).message == FIRST + 1


async def test_a_file_that_telegram_forgot_is_uploaded_again(office: Office) -> None:
    board = await office.invited()
    await office.pass_by(0)
    office.telegram.files.clear()
    await office.hall.store.commit(Raise(board.game))
    await office.pass_by(0)
    now = await office.now(board)
    assert now.shown == now.wanted
    assert len(office.telegram.files) == 1


async def test_a_closed_chat_holds_the_game_up_for_nobody(office: Office) -> None:
    board = await office.invited()
    office.wire.refusals = [REFUSED]
    await office.pass_by(0)
    assert (await office.now(board)).parked
    assert office.settled == [board.game]
    await office.pass_by(MAX_RETRY_MS)
    assert office.wire.taken() == ["send_picture"]


async def in_the_group(office: Office, topic: int | None = None) -> int:
    """An invitation in a group, whose board is shown; the game."""
    anna = await office.hall.person(11, "Anna")
    table = await office.hall.invite(anna, "group", group=GROUP)
    (board,) = await office.hall.store.boards(table.game.id)
    await office.hall.store.commit(ChangeBoard(board.id, (("topic", topic),)))
    await office.pass_by(0)
    return table.game.id


async def test_a_group_that_moved_gets_its_board_where_it_is_now(office: Office) -> None:
    game = await in_the_group(office)
    office.telegram.move(office.telegram.rooms[GROUP], SUPERGROUP)
    await office.hall.store.commit(Raise(game))
    await office.pass_by(0)
    await office.pass_by(MAX_RETRY_MS)
    assert [m.id for m in office.telegram.rooms[SUPERGROUP].messages.values()] != []
    (board,) = await office.hall.store.boards(game)
    assert board.shown == board.wanted


async def test_a_game_of_a_group_that_moved_to_a_chat_we_know_is_read_anew(office: Office) -> None:
    """The door had read the game when its chat was the old one."""
    game = await in_the_group(office)
    known = await office.hall.store.see_chat(SUPERGROUP, "group")
    book = office.hall.door.book
    read = await book.table(game)
    assert read is not None
    assert read.game.chat != known.id
    office.telegram.move(office.telegram.rooms[GROUP], SUPERGROUP)
    await office.hall.store.commit(Raise(game))
    await office.pass_by(0)
    anew = await book.table(game)
    assert anew is not None
    assert anew.game.chat == known.id


async def test_a_board_whose_topic_is_gone_stands_in_the_chat_itself(office: Office) -> None:
    office.wire.refusals = [TopicGone("Bad Request: message thread not found")]
    game = await in_the_group(office, topic=9)
    (board,) = await office.hall.store.boards(game)
    assert (board.topic, board.shown) == (None, board.wanted)
    assert office.wire.taken() == ["send_picture", "send_picture"]
    assert await told_of(office, "caption-deleted", board)
    await office.hall.store.commit(Raise(game))
    await office.pass_by(EAGER_MS)
    assert await told_of(office, "caption-deleted", board), "also at the next turn"
    assert office.wire.taken() == ["edit_picture"], "it does not try to go back"
    await office.hall.store.commit(*afresh(board, 12))
    await office.pass_by(0)
    assert not await told_of(office, "caption-deleted", await office.now(board)), "it was found"


async def told_of(office: Office, message: str, board: Board) -> bool:
    """Whether the board in the group says that."""
    texts = await office.boards.frames.texts(await office.hall.store.see_chat(GROUP, "group"))
    said = office.telegram.rooms[GROUP].messages[board.message or 0].text
    return texts.html(message) in said


async def test_a_board_whose_closed_topic_is_deleted_says_that_it_stays(office: Office) -> None:
    office.wire.refusals = [TopicClosed("Bad Request: TOPIC_CLOSED")]
    game = await in_the_group(office, topic=9)
    office.wire.refusals = [TopicGone("Bad Request: message thread not found")]
    await office.pass_by(FIRST_HEAL_MS)
    (board,) = await office.hall.store.boards(game)
    assert (board.topic, board.home, board.lost) == (None, None, 9)
    assert await told_of(office, "caption-deleted", board)
    assert not await told_of(office, "caption-moved", board), "nothing will be opened"


async def test_a_board_goes_back_to_its_topic_when_that_is_opened(office: Office) -> None:
    closed = TopicClosed("Bad Request: TOPIC_CLOSED")
    office.wire.refusals = [closed]
    game = await in_the_group(office, topic=9)
    (board,) = await office.hall.store.boards(game)
    assert (board.topic, board.home, board.why) == (None, 9, "topic")
    texts = await office.boards.frames.texts(await office.hall.store.see_chat(GROUP, "group"))
    room = office.telegram.rooms[GROUP]
    assert texts.html("caption-moved") in room.messages[board.message or 0].text
    office.wire.refusals = [closed]
    await office.pass_by(FIRST_HEAL_MS)
    (board,) = await office.hall.store.boards(game)
    assert board.topic is None
    await office.pass_by(2 * FIRST_HEAL_MS)
    (board,) = await office.hall.store.boards(game)
    assert (board.topic, board.home, board.why, board.heal_at) == (9, None, None, None)
    assert texts.html("caption-moved") not in room.messages[board.message or 0].text


async def test_who_was_closed_out_of_general_is_tried_again(office: Office) -> None:
    office.wire.refusals = [TopicClosed("TOPIC_CLOSED")]
    game = await in_the_group(office)
    (board,) = await office.hall.store.boards(game)
    assert (board.parked, board.why) == (True, "topic")
    await office.pass_by(FIRST_HEAL_MS)
    (board,) = await office.hall.store.boards(game)
    assert (board.parked, board.shown) == (False, board.wanted)


async def test_whoever_blocked_us_is_not_tried_by_itself(office: Office) -> None:
    board = await office.invited()
    office.wire.refusals = [ChatLost("Forbidden: bot was blocked by the user")]
    await office.pass_by(0)
    office.wire.taken()
    await office.pass_by(100 * MAX_RETRY_MS)
    assert (await office.now(board)).parked
    assert office.wire.taken() == []


async def test_who_takes_us_back_while_a_board_is_refused_sees_it(office: Office) -> None:
    board = await office.invited()
    await office.pass_by(0)
    await office.hall.store.commit(Raise(board.game))
    gone = ChatLost("Forbidden: bot was kicked from the group chat")

    async def taken_back() -> None:
        await served_again(office.hall.door.book, board.chat)

    office.wire.during, office.wire.refusals = taken_back, [gone]
    await office.pass_by(0)
    now = await office.now(board)
    assert (now.parked, now.shown) == (False, now.wanted)


async def test_one_board_is_never_shown_twice_at_once(office: Office) -> None:
    board = await office.invited()

    async def again() -> None:
        await office.boards.show(board.id)

    office.wire.during = again
    await office.boards.show(board.id)
    assert office.wire.taken() == ["send_picture"]
    assert len(office.standing()) == 1


async def test_a_game_that_cannot_be_read_holds_no_other_board(office: Office) -> None:
    hall, broken = office.hall, await office.invited()
    ben = await hall.person(BEN.id, BEN.name)
    table = await hall.invite(ben, "phone")
    await hall.store.commit(ChangeBoard(broken.id, (("tries", 3),)))
    with contextlib.closing(sqlite3.connect(hall.file)) as file, file:
        file.execute("UPDATE game SET rules = 'none' WHERE id = ?", (broken.game,))
    hall.door.book.forget()
    await office.pass_by(0)
    (whole,) = await hall.store.boards(table.game.id)
    assert whole.shown == whole.wanted
    now = await office.now(broken)
    assert (now.shown, now.tries) == (0, 4)


async def test_a_board_waits_from_when_it_was_found_until_it_is_shown(hall: Hall) -> None:
    office = Office(hall)
    board = await office.invited()
    assert office.boards.waiting == (0, 0.0)
    await office.boards.refresh(board.game)
    hall.clock.now += 5000
    assert office.boards.waiting == (1, 5.0)
    await office.sender.idle()
    assert office.boards.waiting == (0, 0.0)


async def test_a_board_that_nobody_can_be_shown_waits_no_more(hall: Hall) -> None:
    office = Office(hall)
    board = await office.invited()
    with contextlib.closing(sqlite3.connect(hall.file)) as file, file:
        file.execute("UPDATE person SET telegram = NULL")  # they were forgotten
    await office.pass_by(0)
    assert (await office.now(board)).parked
    assert office.boards.waiting == (0, 0.0)
