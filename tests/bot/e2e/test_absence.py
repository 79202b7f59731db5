"""Who can no longer act: a player leaves the group, is removed, blocks the bot, or deletes their
account; who stays is told what can be done, and who comes back has the seat again."""

from __future__ import annotations

import re

import pytest

from bot.board.questions import SIGN as DOOR
from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    SIGN,
    House,
    act,
    begin,
    can_act,
    en,
    game_of,
    group_game,
    has,
    link_game,
    play_command,
    shows,
    surely,
    to_act,
)

GONE = has(Kind.ABSENT)
"""Boards under which who stays is asked."""


async def group_of_two(house: House) -> tuple[Person, Person, int, Seen]:
    """Anna made the group and plays there with Boris."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    return anna, boris, chat, await group_game(anna, boris, chat)


async def asked(who: Person, board: Seen) -> Seen:
    """The board as it asks who stays."""
    return await who.wait_shown(lambda m: m.id == board.id and GONE(m), board.chat_id)


async def of(who: Person, board: Seen, *parts: str) -> Seen:
    """The board as it says that."""
    return await who.wait_shown(lambda m: m.id == board.id and shows(*parts)(m), board.chat_id)


async def test_who_stays_ends_the_game_without_loss(house: House) -> None:
    anna, boris, chat, board = await group_of_two(house)
    await boris.leave(chat)
    board = await asked(anna, board)
    assert re.search(rf"Boris( {SIGN})?\u2069? {DOOR}", board.text)
    assert en("caption-absent", name="Boris") in board.text
    await house.check_true(board)
    told = await anna.wait_shown(shows(en("notice-absent", who="Boris")), chat)
    assert told.buttons == [en("key-to-game")]
    answer = await surely(anna, board, "key-offer-end")
    assert (answer.text, answer.show_alert) == (en("said-ended"), False)
    end = await of(anna, board, en("over-left", name="Boris"))
    saved = await house.check_true(end)
    assert saved.table.result is not None
    assert (saved.table.result.winners, saved.table.result.reason) == ((), "left")
    late = await anna.press(told, en("key-to-game"))
    assert (late.text, late.show_alert) == (en("answer-over"), False)


async def test_the_bot_sits_in_until_who_left_is_back(house: House) -> None:
    anna, boris, chat, board = await group_of_two(house)
    game = game_of(board)
    await boris.leave(chat)
    board = await asked(anna, board)
    answer = await anna.press(board, en("key-call-bot"))
    assert answer.text == en("said-called-in")
    board = await of(anna, board, en("caption-absent-bot", name="Boris"))
    board = await anna.wait_shown(lambda m: m.id == board.id and can_act(m), chat)
    await act(anna, board)
    await anna.wait_shown(lambda m: m.id == board.id and can_act(m), chat)
    await boris.join(chat)
    sits = en("caption-absent-bot", name="Boris")
    board = await anna.wait_shown(lambda m: m.id == board.id and sits not in m.text, chat)
    saved = await house.saved(game)
    assert all(player.bot is None and not player.absent for player in saved.table.players)
    await act(to_act(board, anna, boris), board)


async def test_who_waits_sees_who_is_back(house: House) -> None:
    anna, boris, chat, board = await group_of_two(house)
    await boris.leave(chat)
    board = await asked(anna, board)
    assert (await anna.press(board, en("key-wait"))).text == en("said-waiting")
    board = await of(anna, board, en("caption-absent-waits", name="Boris"))
    assert [text for text in board.buttons if text == en("key-call-bot")] == []
    assert (await anna.press(board, en("key-wait-no-longer"))).text == en("said-waiting-ended")
    board = await anna.wait_shown(lambda m: m.id == board.id and en("key-wait") in m.buttons, chat)
    await boris.join(chat)
    back = await anna.wait_shown(lambda m: m.id == board.id and not GONE(m), chat)
    await house.check_true(back)
    answer = await anna.press(board, data=f"{Kind.OFFER}:{game_of(board)}:0:end", forged=True)
    assert (answer.text, answer.show_alert) == (en("answer-here-again"), False)


async def test_who_is_removed_by_an_admin_is_away_too(house: House) -> None:
    anna, boris, chat, board = await group_of_two(house)
    await anna.remove(boris, chat)
    await asked(anna, board)


async def test_where_the_bot_is_an_admin_it_needs_no_message_of_who_left(house: House) -> None:
    anna, boris, chat, board = await group_of_two(house)
    await house.play.do("admin", chat=chat, person="bot")
    await boris.leave(chat, shown=False)
    await asked(anna, board)


async def test_only_who_stays_at_the_table_decides(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    eve = await house.person("Eve")
    chat = await house.group(anna, boris, eve)
    board = await group_game(anna, boris, chat)
    await boris.leave(chat)
    board = await asked(anna, board)
    for key in ("key-offer-end", "key-call-bot", "key-wait"):
        answer = await eve.press(board, en(key))
        assert (answer.text, answer.show_alert) == (en("answer-foreign"), False)
    two = [await anna.press_only(board, en("key-call-bot")) for _ in range(2)]
    answers = [(await anna.wait_answer(query)).text for query in two]
    assert answers == [en("said-called-in"), en("answer-called-in")]


@pytest.mark.parametrize("asks", ["/resign@djehuty_bot", "/cancel@djehuty_bot"])
async def test_an_account_that_is_no_more_is_found_when_who_stays_asks(
    house: House, asks: str
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(boris, anna)
    board = await group_game(anna, boris, chat)
    await boris.delete_account()
    await anna.say("/resign@djehuty_bot", chat)
    question = await anna.wait_message(has(Kind.RESIGN_YES), chat)
    assert en("resign-absent", name="Boris") in question.text
    if asks.startswith("/cancel"):
        await anna.say(asks, chat)
        question = await anna.wait_message(shows(en("cancel-absent")), chat)
    key = next(b for b in question.rows if b[0].get("callback_data", "").startswith(Kind.OFFER))
    await anna.press(question, data=key[0]["callback_data"])
    sure = await anna.wait_message(has(Kind.END_YES), chat)
    answer = await anna.press(sure, en("key-offer-sure"))
    assert answer.text == en("said-ended")
    # It was asked below the board: the board comes down, before or after it shows that.
    await anna.wait_shown(shows(en("over-left", name="Boris")), board.chat_id)


async def test_who_blocks_the_bot_in_a_link_game_is_away_until_they_are_back(
    house: House,
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    ours, theirs = await link_game(anna, boris)
    await boris.block()
    board = await asked(anna, ours)
    assert en("key-offer-end") in board.buttons
    await anna.wait_shown(shows(en("notice-absent", who="Boris")))
    await boris.unblock()
    await anna.wait_shown(shows(en("notice-back", who="Boris")))
    await anna.wait_shown(lambda m: m.id == board.id and not GONE(m))
    # His board may come back as it was when he left, and is true a moment later.
    back = lambda m: m.id == theirs.id and has(Kind.LEAVE)(m) and DOOR not in m.text  # noqa: E731
    await boris.wait_shown(back)


async def test_an_account_that_is_no_more_is_found_when_a_board_cannot_be_sent(
    house: House,
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    ours, theirs = await link_game(anna, boris)
    who, board, gone = (anna, ours, boris) if can_act(ours) else (boris, theirs, anna)
    await gone.delete_account()
    await act(who, board)
    board = await asked(who, board)
    await surely(who, board, "key-offer-end")
    await of(who, board, en("over-left", name=gone.name))


async def test_an_invitation_of_who_left_is_closed(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    await boris.press(await play_command(boris, chat), "Someone in this group")
    board = await boris.wait_edit(has(Kind.JOIN), chat)
    await boris.leave(chat)
    await of(anna, board, en("over-host-left", name="Boris"))
    answer = await anna.press(board, data=f"{Kind.JOIN}:{game_of(board)}:0:scarab", forged=True)
    assert answer.text == en("answer-expired")


async def test_nobody_is_away_from_games_elsewhere(house: House) -> None:
    anna, boris, chat, board = await group_of_two(house)
    alone = await begin(boris, "🤖 Novice")
    await boris.leave(chat)
    await asked(anna, board)
    alone = await boris.wait_shown(lambda m: m.id == alone.id and can_act(m))
    await act(boris, alone)


async def test_who_left_while_the_bot_was_out_is_found_when_it_is_back(house: House) -> None:
    anna, boris, chat, board = await group_of_two(house)
    await anna.kick_bot(chat)
    await boris.leave(chat)
    await anna.add_bot(chat)
    await anna.wait_shown(has(Kind.ABSENT, game_of(board)), chat)
