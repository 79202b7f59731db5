"""Leaving, waking, resigning, cancelling: pauses and ends that somebody asks for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.telegram.callback_data import Kind
from bot.words.signs import MARKS
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    LIBRARY,
    House,
    act,
    acts,
    after,
    begin,
    can_act,
    en,
    game_of,
    group_game,
    has,
    invite,
    is_over,
    label,
    link_game,
    pixels,
    plain,
    play_command,
    play_on,
    ply_of,
    to_act,
    told,
)


async def in_a_group(house: House) -> tuple[Person, Person, int, Seen]:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    return anna, boris, chat, await group_game(anna, boris, chat)


async def test_leave_puts_the_board_to_sleep_and_tells_the_other_once(house: House) -> None:
    anna, boris, chat, board = await in_a_group(house)
    await anna.press(board, "Leave")
    asleep = await anna.wait_shown(has(Kind.WAKE, game_of(board)), chat)
    assert asleep.id == board.id
    rows = [[key["text"] for key in row] for row in asleep.rows]
    ends, beside = en("key-resign"), en("key-mute")
    above = [[en(f"key-{key}")] for key in ("resume", "step-out", "offer-draw")]
    assert rows == [*above, [ends, beside]]
    assert en("caption-asleep", name="Anna") in asleep.text
    assert "▶️" not in asleep.text, "it is nobody's turn"
    await house.check_true(asleep)
    told = en("notice-left", who="Anna", other="Boris")
    notice = await boris.wait_shown(lambda m: m.text == told, chat)
    assert notice.buttons == [], "the board has the button already"
    again = await anna.wait_answer(
        await anna.forge(f"l:{game_of(board)}:0:", chat=chat, message_id=board.id)
    )
    assert (again.show_alert, again.text) == (False, en("answer-asleep"))
    owed = [m for m in await boris.messages(chat) if m.text == told]
    assert len(owed) == 1
    await boris.press(asleep, en("key-resume"))
    await boris.wait_deleted(notice)


async def test_a_sleeping_boards_picture_offers_no_choices(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    board = await play_on(board, [anna], until=lambda m: "Throw" not in m.buttons[0])
    saved = await house.check_true(board)
    last = tuple(played for turn in saved.table.last_turns for played in turn)
    view = saved.table.rules.view(saved.table.state, last, saved.table.faces)
    assert view.choices, "the throw's moves are numbered"
    assert pixels(await house.picture(board)) == pixels(house.renderer.board(view, guide=True))
    await anna.press(board, "Leave")
    asleep = await anna.wait_shown(has(Kind.WAKE, game_of(board)))
    bare = house.renderer.board(replace(view, choices=()), guide=True)
    assert pixels(await house.picture(asleep)) == pixels(bare)
    await anna.press(asleep, "Resume")
    awake = await anna.wait_shown(lambda m: m.id == board.id and can_act(m))
    assert awake.photo == board.photo


async def test_nobody_plays_while_the_game_sleeps(house: House) -> None:
    anna, boris, chat, board = await in_a_group(house)
    data = acts(board)[0]["callback_data"]
    await anna.press(board, "Leave")
    asleep = await anna.wait_shown(has(Kind.WAKE, game_of(board)), chat)
    for player in (anna, boris):
        query = await player.forge(data, chat=chat, message_id=board.id)
        assert (await player.wait_answer(query)).text == en("answer-asleep")
    assert (await house.check_true(asleep)).ply == 0


@pytest.mark.parametrize("waker", ["who left", "the other"])
async def test_either_player_wakes_the_game(house: House, waker: str) -> None:
    anna, boris, chat, board = await in_a_group(house)
    await anna.press(board, "Leave")
    asleep = await anna.wait_shown(has(Kind.WAKE, game_of(board)), chat)
    who = anna if waker == "who left" else boris
    await who.press(asleep, "Resume")
    awake = await who.wait_shown(lambda m: m.id == board.id and has(Kind.ACT)(m), chat)
    assert (await house.check_true(awake)).table.game.status == "playing"


async def test_a_stranger_wakes_nobodys_game(house: House) -> None:
    anna, boris, eve = [await house.person(name) for name in ("Anna", "Boris", "Eve")]
    chat = await house.group(anna, boris, eve)
    board = await group_game(anna, boris, chat)
    await anna.press(board, "Leave")
    asleep = await anna.wait_shown(has(Kind.WAKE, game_of(board)), chat)
    answer = await eve.press(asleep, "Resume")
    assert (answer.show_alert, answer.text) == (False, en("answer-foreign"))
    assert (await house.saved(game_of(board))).table.game.status == "asleep"


async def test_a_link_game_sleeps_in_both_chats_and_is_woken_from_the_notice(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    ours, _ = await link_game(anna, boris)
    game = game_of(ours)
    await anna.press(ours, "Leave")
    await anna.wait_shown(has(Kind.WAKE, game))
    await boris.wait_shown(has(Kind.WAKE, game))
    notice = await boris.wait_shown(has(Kind.BRING, game))
    await boris.press(notice, "Resume")
    theirs = await boris.wait_message(has(Kind.LEAVE, game))
    ours = await anna.wait_shown(has(Kind.LEAVE, game))
    assert can_act(ours) is not can_act(theirs), "it goes on with the one whose turn it was"
    said = await boris.wait_shown(told(notice, "↓"))
    assert f"№{game}" in said.text
    await house.check_true(theirs)
    await house.check_true(ours)
    assert not any(has(Kind.BRING)(m) for m in await anna.messages()), "who left is not told"


async def test_the_bot_waits_while_the_game_sleeps(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 4)
    await anna.press(board, "Leave")
    asleep = await anna.wait_shown(has(Kind.WAKE, game_of(board)))
    await house.check_true(asleep)
    await anna.press(asleep, "Resume")
    await house.check_true(await anna.wait_shown(has(Kind.ACT, game_of(board))))


async def test_resigning_asks_first_and_only_the_one_who_asked_answers(house: House) -> None:
    anna, boris, chat, board = await in_a_group(house)
    await anna.say("/resign@djehuty_bot", chat)
    question = await anna.wait_message(has(Kind.RESIGN_YES), chat)
    assert question.id != board.id
    (row,) = question.rows
    assert [key["text"] for key in row] == [en("key-play-on"), en("key-resign-yes")]
    ours = label("playing", game_of(board), "Anna – Boris")
    assert question.text == en("resign-confirm", game=ours)
    answer = await boris.press(question, en("key-resign-yes"))
    assert (answer.show_alert, answer.text) == (False, en("answer-not-your-question"))
    assert (await house.saved(game_of(board))).table.game.status == "playing"

    answer = await anna.press(question, en("key-resign-yes"))
    assert answer.text == en("said-resigned")
    said = await boris.wait_shown(told(question, "🏳"), chat)
    over = label("over", game_of(board), "Anna – Boris", given_up=True)
    assert said.text == en("resign-done", who="Anna", game=over), "for everybody to see"
    end = await anna.wait_shown(lambda m: m.id == board.id and is_over(m), chat)
    saved = await house.check_true(end)
    winner = next(p for p in saved.table.players if p.person != saved.table.game.host)
    assert saved.table.result is not None
    assert saved.table.result.reason == "resigned"
    assert saved.table.result.winners == (winner.seat,)
    assert "Boris" in next(line for line in end.text.splitlines() if "🏆" in line)


async def test_a_game_that_was_left_is_given_up_under_its_board(house: House) -> None:
    anna, boris, chat, board = await in_a_group(house)
    await anna.press(board, "Leave")
    asleep = await anna.wait_shown(has(Kind.WAKE, game_of(board)), chat)
    await anna.press(asleep, en("key-resign"))
    question = await anna.wait_message(has(Kind.RESIGN_YES), chat)
    assert (await house.saved(game_of(board))).table.game.status == "asleep", "it asks first"
    await anna.press(question, en("key-resign-yes"))
    end = await boris.wait_shown(lambda m: m.id == board.id and is_over(m), chat)
    assert (await house.check_true(end)).table.game.status == "over"


async def test_no_play_on_keeps_the_game(house: House) -> None:
    anna, boris, chat, board = await in_a_group(house)
    await anna.say("/resign@djehuty_bot", chat)
    question = await anna.wait_message(has(Kind.RESIGN_YES), chat)
    answer = await anna.press(question, en("key-play-on"))
    assert answer.text == en("said-no")
    said = await boris.wait_shown(told(question, "▶️"), chat)
    ours = label("playing", game_of(board), "Anna – Boris")
    assert said.text == en("no-done", game=ours)
    assert (await house.check_true(board)).table.game.status == "playing"


async def test_nothing_to_resign(house: House) -> None:
    anna = await house.person("Anna")
    await anna.say("/resign")
    assert (await anna.wait_message()).text == en("resign-none")


async def test_of_several_games_resign_asks_which(house: House) -> None:
    anna = await house.person("Anna")
    first = await begin(anna, "📱 On this phone")
    second = await begin(anna, "📱 On this phone")
    await anna.say("/resign")
    which = await anna.wait_message(has(Kind.RESIGN))
    ours = label("playing", game_of(first), "📱 \u2068Anna\u2069")
    theirs = label("playing", game_of(second), "📱 \u2068Anna\u2069")
    assert which.buttons == [theirs, ours, en("key-no-game")]
    await anna.press(which, ours)
    question = await anna.wait_message(has(Kind.RESIGN_YES, game_of(first)))
    chosen = await anna.wait_shown(told(which, "↓"))
    assert chosen.text == en("list-done", game=ours)
    await anna.press(question, en("key-resign-yes"))
    await anna.wait_shown(lambda m: m.id == first.id and is_over(m))
    assert (await house.check_true(second)).table.game.status == "playing"


async def cancelled(house: House, who: Person, chat: int, board: Seen) -> None:
    """The admin's way from the list to the end."""
    which = await who.wait_message(has(Kind.CANCEL, game_of(board)), chat)
    game = game_of(board)
    ours = label("playing", game, "Anna – Boris")
    await who.press(which, ours)
    question = await who.wait_message(has(Kind.CANCEL_YES), chat)
    assert question.id != which.id
    assert question.text == en("cancel-confirm", game=ours)
    chosen = await who.wait_shown(told(which, "↓"), chat)
    assert chosen.text == en("list-done", game=ours)
    await who.press(question, en("key-cancel-yes"))
    said = await who.wait_shown(told(question, "✖️"), chat)
    over = label("over", game, "Anna – Boris")
    assert said.text == en("cancel-done", who=who.name, game=over), "for everybody to see"
    end = await who.wait_shown(lambda m: m.id == board.id and is_over(m), chat)
    saved = await house.check_true(end)
    assert saved.table.result is not None
    assert (saved.table.result.reason, saved.table.result.winners) == ("cancelled", ())
    assert saved.table.game.secret.hex() in end.text


async def test_the_groups_creator_ends_a_game_without_a_result(house: House) -> None:
    anna, _, chat, board = await in_a_group(house)
    await anna.say("/cancel@djehuty_bot", chat)
    await cancelled(house, anna, chat, board)


async def test_an_anonymous_admin_may_cancel(house: House) -> None:
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    chat = await house.group(carla, anna, boris, large=True)
    board = await group_game(anna, boris, chat)
    await carla.say("/cancel@djehuty_bot", chat, anonymous=True)
    await cancelled(house, carla, chat, board)


async def test_others_may_not_cancel_nor_answer_the_question(house: House) -> None:
    anna, boris, chat, board = await in_a_group(house)
    await boris.say("/cancel@djehuty_bot", chat)
    assert (await boris.wait_message(chat=chat)).text == en("answer-admins-only")
    await anna.say("/cancel@djehuty_bot", chat)
    which = await anna.wait_message(has(Kind.CANCEL), chat)
    answer = await boris.press(which, index=0)
    assert (answer.show_alert, answer.text) == (False, en("answer-admins-only"))
    await anna.press(which, index=0)
    question = await anna.wait_message(has(Kind.CANCEL_YES), chat)
    answer = await boris.press(question, en("key-cancel-yes"))
    assert (answer.show_alert, answer.text) == (False, en("answer-admins-only"))
    assert (await house.check_true(board)).table.game.status == "playing"


async def test_an_admin_who_thinks_better_of_it_says_so_to_everybody(house: House) -> None:
    anna, boris, chat, board = await in_a_group(house)
    await anna.say("/cancel@djehuty_bot", chat)
    await anna.press(await anna.wait_message(has(Kind.CANCEL), chat), index=0)
    question = await anna.wait_message(has(Kind.CANCEL_YES), chat)
    await anna.press(question, en("key-play-on"))
    said = await boris.wait_shown(told(question, "▶️"), chat)
    ours = label("playing", game_of(board), "Anna – Boris")
    assert said.text == en("no-done", game=ours)
    assert (await house.check_true(board)).table.game.status == "playing"


async def test_in_a_group_questions_and_refusals_speak_its_language_and_alerts_ones_own(
    house: House,
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris", "ru")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    await boris.say("/cancel@djehuty_bot", chat)
    assert (await boris.wait_message(chat=chat)).text == en("answer-admins-only")
    await boris.say("/resign@djehuty_bot", chat)
    question = await boris.wait_message(has(Kind.RESIGN_YES), chat)
    ours = label("playing", game_of(board), "Anna – Boris")
    assert question.text == en("resign-confirm", game=ours)
    assert question.buttons == [en("key-play-on"), en("key-resign-yes")]
    answer = await boris.press(question, en("key-resign-yes"))
    assert answer.text == LIBRARY["ru"].plain("said-resigned")
    said = await anna.wait_shown(told(question, "🏳"), chat)
    over = label("over", game_of(board), "Anna – Boris", given_up=True)
    assert said.text == en("resign-done", who="Boris", game=over)


async def test_cancel_is_for_groups(house: House) -> None:
    anna = await house.person("Anna")
    await begin(anna, "📱 On this phone")
    await anna.say("/cancel")
    assert (await anna.wait_message()).text == en("cancel-private")


async def test_only_the_host_takes_an_invitation_back(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    await anna.press(await play_command(anna, chat), en("key-new-group"))
    board = await anna.wait_edit(has(Kind.JOIN), chat)
    answer = await boris.press(board, en("key-withdraw"))
    assert (answer.show_alert, answer.text) == (False, en("answer-not-host"))
    await anna.press(board, en("key-withdraw"))
    gone = await anna.wait_shown(lambda m: m.id == board.id and has(Kind.MENU)(m), chat)
    assert en("over-withdrawn", name="Anna") in gone.text
    saved = await house.saved(game_of(board))
    assert saved.table.game.secret.hex() in gone.text, "the seal of what never began is opened"
    late = await boris.wait_answer(
        await boris.forge(f"j:{game_of(board)}:0:", chat=chat, message_id=board.id)
    )
    assert (late.show_alert, late.text) == (False, en("answer-expired"))


async def test_an_invitation_at_one_phone_is_taken_back_too(house: House) -> None:
    anna = await house.person("Anna")
    board = await invite(anna, "📱 On this phone")
    marks = list(MARKS.values())
    told = [en("key-begin-as", emblem=mark) for mark in marks[:2]]
    assert [plain(text) for text in board.buttons] == [*told, *marks[2:], en("key-not-now")]
    await anna.press(board, en("key-not-now"))
    gone = await anna.wait_shown(lambda m: m.id == board.id and has(Kind.MENU)(m))
    assert en("over-withdrawn", name="Anna") in gone.text
    await anna.say("/resume")
    assert (await anna.wait_message()).text == en("resume-none")


async def test_a_woken_game_is_played_on(house: House) -> None:
    anna, boris, chat, board = await in_a_group(house)
    board = await play_on(board, [anna, boris], until=lambda m: ply_of(m) >= 2)
    await anna.press(board, "Leave")
    await boris.press(await boris.wait_shown(has(Kind.WAKE), chat), "Resume")
    awake = await boris.wait_shown(lambda m: m.id == board.id and has(Kind.ACT)(m), chat)
    who = to_act(awake, anna, boris)
    await act(who, awake)
    await house.check_true(await who.wait_shown(after(awake), chat))
