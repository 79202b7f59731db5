"""A group's board follows the talk: when it comes down, when it does not, what becomes of the old
one; or it is pinned."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.board.buttons import Act, Down
from bot.board.follower import FAR, FAR_GUESSED, PACE_S, QUIET_S, WAITED_S
from bot.board.talk import Spoken
from bot.choosing.buttons import SetForChat
from bot.table.endings import resigning
from bot.table.picking import Tapped
from bot.table.table import Table
from bot.telegram.limits import Limits, Rate
from bot.telegram.sender import Sender
from bot.telegram.troubles import Report
from bot.telegram.wire import ChatClosed, MessageGone, Refused, WireError
from storage.operations import ChangeBoard, ChangeChat, ChangeGame
from storage.rows import Board, Following, Person
from tests.bot.handlers.test_calls import BOARD, begun, board_of, swept
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, en
from tests.bot.kit import Hall, actor, seen


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


@pytest.fixture
async def table(desk: Desk, anna: Person, boris: Person) -> Table:
    """A game in the group, whose board is known, and nobody has pressed for a while."""
    table = await begun(desk.hall, anna, boris)
    await told(desk, table)
    desk.hall.clock.now += round(1000 * max(QUIET_S, PACE_S))
    return table


async def told(desk: Desk, table: Table) -> None:
    """The follower hears that the game's board stands."""
    board = await board_of(desk.hall, table)
    chat = await desk.hall.store.chat(board.chat)
    assert chat is not None
    assert board.message is not None
    desk.talk.hear(GROUP, None, board.message)
    desk.follower.stands(board, chat, board.message)
    await done(desk)


async def done(desk: Desk) -> None:
    """Everything that was begun has ended."""
    for _ in range(3):
        await asyncio.gather(*desk.tasks)
        await desk.sender.idle()


def say(desk: Desk, times: int = FAR, after: int = BOARD) -> None:
    """The others talk, as an admin hears it."""
    for number in range(after + 1, after + 1 + times):
        desk.talk.hear(GROUP, None, number, overheard=True)


async def looked(desk: Desk, table: Table) -> Board:
    """The board, after the follower has looked for what has gone up too far."""
    await desk.follower.look()
    await desk.boards.refresh(table.game.id)
    await done(desk)
    await swept(desk)
    return await board_of(desk.hall, table)


async def talked(desk: Desk, table: Table) -> None:
    """A board stands, the others talk, and the follower looks."""
    await told(desk, table)
    desk.hall.clock.now += 60_000
    say(desk, 10)
    await looked(desk, table)


async def test_a_board_that_the_talk_has_pushed_away_comes_down_and_the_old_one_goes(
    desk: Desk, table: Table
) -> None:
    say(desk)
    board = await looked(desk, table)
    assert board.message not in (None, BOARD)
    assert desk.told.deleted == [(GROUP, BOARD)]


async def test_of_messages_that_are_guessed_it_takes_more(desk: Desk, table: Table) -> None:
    """A minute in which nobody is heard may have been one in which nobody spoke."""
    desk.talk.hear(GROUP, None, BOARD)
    while desk.talk.below(GROUP, None, BOARD) < FAR:
        desk.hall.clock.now += 1000
    assert (await looked(desk, table)).message == BOARD
    while desk.talk.below(GROUP, None, BOARD) < FAR_GUESSED:
        desk.hall.clock.now += 1000
    assert (await looked(desk, table)).message != BOARD


async def test_as_long_as_it_is_in_sight_it_stays(desk: Desk, table: Table) -> None:
    say(desk, FAR - 1)
    assert (await looked(desk, table)).message == BOARD


@pytest.mark.parametrize("words", ["a page", "a word", "three lines"])
async def test_a_board_that_is_played_on_above_a_page_comes_down_and_not_before(
    desk: Desk, anna: Person, boris: Person, words: str
) -> None:
    """A page covers the board, three lines its upper part; as long as nobody plays they may be
    read. A line covers little."""
    wire = Spoken(desk.told, desk.talk)
    stood = await wire.send_text(GROUP, None, "Welcome!")
    table = await begun(desk.hall, anna, boris, message=stood)
    await told(desk, table)
    desk.talk.hear(GROUP, None, stood, overheard=True)
    lines = {"a page": 8, "three lines": 3}.get(words, 1)
    await wire.send_text(GROUP, None, "\n".join([words] * lines))
    desk.hall.clock.now += 60_000
    assert (await looked(desk, table)).message == stood
    await told(desk, table)
    covered = (await looked(desk, table)).message != stood
    assert covered == (words != "a word")


async def test_two_boards_that_are_played_do_not_chase_each_other(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    tables = [await begun(hall, anna, boris, message=n) for n in (70, 71)]
    say(desk, 1, 68)
    for table in tables:
        await told(desk, table)
    for number in (70, 71):
        desk.talk.stands_tall(GROUP, None, number)
    await told(desk, tables[0])
    hall.clock.now += 60_000
    for table, stood in zip(tables, (70, 71), strict=True):
        assert (await looked(desk, table)).message == stood


async def test_it_stays_for_some_seconds_after_a_press(desk: Desk, table: Table) -> None:
    say(desk)
    desk.follower.pressed(GROUP)
    desk.hall.clock.now += round(1000 * QUIET_S) - 1
    assert (await looked(desk, table)).message == BOARD
    desk.hall.clock.now += 1
    assert (await looked(desk, table)).message != BOARD


async def test_it_stays_while_somebody_is_in_the_middle_of_a_move(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    table = await begun(hall, anna, boris, "siga")
    await told(desk, table)
    hall.clock.now += 60_000
    say(desk)
    board = await board_of(hall, table)
    tap = Tapped(table.game.ply, None, ("c2",)).text()
    await hall.store.commit(ChangeBoard(board.id, (("tapped", tap),)))
    assert (await looked(desk, table)).message == BOARD
    await hall.store.commit(ChangeBoard(board.id, (("tapped", None),)))
    assert (await looked(desk, table)).message != BOARD


async def test_a_game_that_is_over_or_sleeps_is_not_followed(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    asleep, over = [await begun(hall, anna, boris, message=n) for n in (70, 71)]
    for table in (asleep, over):
        await told(desk, table)
    seen(await hall.door.pauses.leave(asleep.game.id, anna.id))
    seen(await hall.door.change(over.game.id, resigning, anna.id))
    hall.clock.now += 60_000
    say(desk, after=71)
    for table, stood in ((asleep, 70), (over, 71)):
        assert (await looked(desk, table)).message == stood


async def test_when_nobody_has_played_for_long_it_takes_twice_as_much_talk_each_time(
    desk: Desk, table: Table
) -> None:
    hall = desk.hall
    chat = await hall.store.see_chat(GROUP, "group")
    await hall.store.commit(ChangeChat(chat.id, (("calls", False),)))  # it comes down with a call
    hall.clock.now += round(1000 * WAITED_S)
    board = await board_of(hall, table)
    for times in (FAR, 2 * FAR, 4 * FAR):
        stood = board.message or 0
        say(desk, times - 1, stood)
        hall.clock.now += 60_000
        assert (await looked(desk, table)).message == stood, times
        say(desk, 1, stood + times - 1)
        board = await looked(desk, table)
        assert board.message != stood, times
        desk.talk.hear(GROUP, None, board.message or 0)
    desk.follower.pressed(GROUP)
    hall.clock.now += 60_000
    stood = board.message or 0
    say(desk, FAR, stood)
    assert (await looked(desk, table)).message != stood, "somebody plays again"


async def test_where_the_chat_has_no_room_left_presses_come_first(
    hall: Hall, anna: Person, boris: Person
) -> None:
    desk = Desk(hall)
    desk.sender = Sender(Limits(None, Rate(20, 60, 20), None), clock=lambda: 0.0)
    desk.follower._sender = desk.sender
    table = await begun(hall, anna, boris)
    await told(desk, table)
    hall.clock.now += 60_000
    say(desk)

    async def nothing() -> None:
        return

    for _ in range(8):
        desk.sender.reply(GROUP, nothing)
    await desk.sender.idle()
    await desk.follower.look()
    assert (await board_of(hall, table)).message == BOARD
    await desk.sender.close()


@pytest.mark.parametrize("error", [Refused("too old"), MessageGone("gone")])
async def test_an_old_board_that_cannot_go_loses_its_buttons(
    desk: Desk, table: Table, error: WireError
) -> None:
    say(desk)
    stripped = list[int]()

    async def refused(address: int, message: int) -> None:
        raise error

    async def strip(address: int, message: int) -> None:
        stripped.append(message)

    desk.told.delete, desk.told.strip = refused, strip  # type: ignore[method-assign]  # Telegram's answer
    assert (await looked(desk, table)).message != BOARD
    assert stripped == [BOARD]


async def test_a_game_that_cannot_be_read_is_not_asked_for_again_each_second(
    desk: Desk, table: Table
) -> None:
    say(desk)
    await desk.hall.store.commit(ChangeGame(table.game.id, ("playing",), (("position", "?"),)))
    desk.hall.door.book.forget()
    reports = list[Report]()
    desk.troubles.on_report(reports.append)
    for _ in range(20):
        await desk.follower.look()
    assert reports == [], "who runs the bot hears of it where the board is shown"


# -- the button ------------------------------------------------------------------------------------


async def test_the_button_brings_it_down_at_once(desk: Desk, table: Table, anna: Person) -> None:
    say(desk, 2)
    assert await desk.press(anna, GROUP, Down().press(table.game.id)) == ""
    await desk.boards.refresh(table.game.id)
    await done(desk)
    assert (await board_of(desk.hall, table)).message != BOARD


async def test_where_it_stands_below_everything_the_button_says_so(
    desk: Desk, table: Table, anna: Person
) -> None:
    say(desk, 1, BOARD - 2)
    desk.talk.hear(GROUP, None, BOARD)
    assert await desk.press(anna, GROUP, Down().press(table.game.id)) == en("answer-is-down")
    assert (await board_of(desk.hall, table)).message == BOARD


async def test_who_does_not_play_brings_no_board_down(desk: Desk, table: Table) -> None:
    cleo = await desk.hall.person(3, "Cleo")
    say(desk, 2)
    assert await desk.press(cleo, GROUP, Down().press(table.game.id)) == en("answer-foreign")
    assert (await board_of(desk.hall, table)).message == BOARD


async def test_a_press_on_a_board_that_was_replaced_counts(
    desk: Desk, table: Table, anna: Person, boris: Person
) -> None:
    """The thumb was faster than the phone: the button says which game and which ply."""
    say(desk)
    assert (await looked(desk, table)).message != BOARD
    who = anna if actor(table) == anna.id else boris
    throw = Act("throw").press(table.game.id, table.game.ply)
    answer = await desk.press(who, GROUP, throw, message=BOARD)
    assert answer not in (en("answer-stale"), en("answer-unknown"))
    after = await desk.hall.door.book.table(table.game.id)
    assert after is not None
    assert after.game.ply > table.game.ply


# -- pinning ---------------------------------------------------------------------------------------


async def follows(desk: Desk, how: Following) -> None:
    chat = await desk.hall.store.see_chat(GROUP, "group")
    await desk.hall.store.commit(ChangeChat(chat.id, (("follow", how),)))


async def test_a_pinned_board_stays_and_is_pinned_as_long_as_the_game_goes_on(
    desk: Desk, anna: Person, boris: Person
) -> None:
    hall = desk.hall
    await follows(desk, "pin")
    table = await begun(hall, anna, boris)
    await told(desk, table)
    assert desk.told.pinned == [(GROUP, BOARD)]
    hall.clock.now += 60_000
    say(desk, 20)
    assert (await looked(desk, table)).message == BOARD
    seen(await hall.door.change(table.game.id, resigning, anna.id))
    await told(desk, table)
    assert desk.told.pinned == []


async def test_where_we_may_not_pin_any_more_the_group_hears_it_and_boards_come_down(
    desk: Desk, anna: Person, boris: Person
) -> None:
    await follows(desk, "pin")
    table = await begun(desk.hall, anna, boris)

    async def pin(address: int, message: int) -> None:
        raise Refused("not enough rights to manage pinned messages in the chat")

    desk.told.pin = pin  # type: ignore[method-assign]  # Telegram's answer
    await told(desk, table)
    await done(desk)
    chat = await desk.hall.store.see_chat(GROUP, "group")
    assert chat.follow == "down"
    assert en("follow-cannot-pin").split(".")[0] in desk.told.texts[-1]


async def test_pinning_is_chosen_only_where_we_may_pin(desk: Desk, anna: Person) -> None:
    await desk.hall.store.see_chat(GROUP, "group")
    desk.desk = replace(desk.desk, keepers=frozenset({anna.telegram or 0}))
    desk.told.pins = False
    pin = SetForChat("follow", "pin").press()
    assert await desk.tap(anna, GROUP, pin) == en("answer-cannot-pin")
    assert (await desk.hall.store.see_chat(GROUP, "group")).follow == "down"
    desk.told.pins = True
    assert await desk.tap(anna, GROUP, pin) == en("said-set-follow-pin")


async def test_a_chat_that_is_closed_for_a_while_keeps_its_setting(
    desk: Desk, anna: Person, boris: Person
) -> None:
    await follows(desk, "pin")
    table = await begun(desk.hall, anna, boris)

    async def pin(address: int, message: int) -> None:
        raise ChatClosed("kicked")

    desk.told.pin = pin  # type: ignore[method-assign]  # Telegram's answer
    await told(desk, table)
    assert (await desk.hall.store.see_chat(GROUP, "group")).follow == "pin"
