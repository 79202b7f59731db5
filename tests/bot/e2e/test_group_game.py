"""A game of two people in a group."""

from __future__ import annotations

import re

from bot.telegram.callback_data import Kind, Press
from bot.words.signs import MARKS
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    SIGN,
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
    label,
    of_bot,
    offers_games,
    opponents,
    other,
    play_command,
    play_on,
    ply_of,
    resigned,
    title,
    to_act,
    told,
)


async def invitation(host: Person, chat: int) -> Seen:
    """An invitation to somebody in the group, by way of the menu."""
    menu = await title(host, chat)
    await host.press(menu, "Play")
    page = await opponents(host, await host.wait_edit(offers_games, chat))
    await host.press(page, "Someone in this group")
    return await host.wait_edit(has(Kind.JOIN), chat)


async def test_two_people_play_in_a_group_to_the_end_and_again(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    assert "Anna" in board.text
    assert "Boris" in board.text
    end = await play_on(board, [anna, boris])
    saved = await house.check_true(end)
    assert saved.table.result is not None
    assert saved.table.result.reason == "borne off"

    loser = next(p for p in (anna, boris) if re.search(rf"{p.name}[^.]* lost\.", end.text))
    await loser.press(end, "Play again")
    offer = await loser.wait_message(has(Kind.JOIN), chat)
    told = [label for label in offer.buttons if label.startswith("Join as ")]
    assert [len(row) for row in offer.rows] == [2, 6, 1]
    assert told == offer.buttons[:2]
    assert all(sum(mark in label for label in offer.buttons) == 1 for mark in MARKS.values())
    assert offer.buttons[-1] == en("key-decline")
    own = await loser.press(offer, "🐱")
    assert own.text == en("said-sign", told=f"🐱 {en('sign-cat')}"), "one's own, not both seats"
    offer = await loser.wait_shown(lambda m: m.id == offer.id and "🐱" in m.text, chat)
    await other(loser, anna, boris).press(offer, SIGN)
    again = await loser.wait_shown(lambda m: m.id == offer.id and can_act(m), chat)
    await play_on(again, [anna, boris], until=lambda m: ply_of(m) >= 4)


async def test_one_person_does_not_take_both_seats(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await invitation(anna, chat)
    answer = await anna.press(board, SIGN)
    assert not answer.show_alert
    assert answer.text == en("said-sign", told=f"{SIGN} {en('sign-scarab')}")
    saved = await house.saved(game_of(board))
    assert (saved.table.game.status, len(saved.table.players)) == ("open", 1)
    assert saved.table.players[0].sign == "scarab"


async def test_a_button_from_before_there_were_signs_shows_them(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await invitation(anna, chat)
    game = game_of(board)
    old = Press(Kind.JOIN, game).pack()
    answer = await boris.wait_answer(await boris.forge(old, chat, message_id=board.id))
    assert (answer.show_alert, answer.text) == (True, en("answer-sign-first"))
    assert (await house.saved(game)).table.game.status == "open"
    await boris.press(board, SIGN)
    await boris.wait_shown(lambda m: m.id == board.id and can_act(m), chat)


async def test_only_one_of_two_who_join_at_once_gets_the_seat(house: House) -> None:
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    chat = await house.group(anna, boris, carla)
    board = await invitation(anna, chat)
    await house.play.fault("editMessageMedia", "hold_before", chat_id=chat)  # both see the seat
    queries = [(p, await p.press_only(board, SIGN)) for p in (boris, carla)]
    answers = [await person.wait_answer(query) for person, query in queries]
    await house.play.clear_faults(chat)
    await house.play.release()
    assert [answer.show_alert for answer in answers] == [False, False]
    assert answers[1].text == en("answer-taken")
    saved = await house.saved(game_of(board))
    assert len(saved.table.people) == 2


async def test_others_who_press_get_a_kind_word_and_change_nothing(house: House) -> None:
    anna, boris, eve = [await house.person(name) for name in ("Anna", "Boris", "Eve")]
    chat = await house.group(anna, boris, eve)
    board = await group_game(anna, boris, chat)
    assert board.buttons == [
        en(f"key-{key}").split()[0] if key == "explain" else en(f"key-{key}")
        for key in ("throw-sticks", "explain", "rules", "down", "leave")
    ]
    for button in (en("key-throw-sticks"), en("key-leave")):
        answer = await eve.press(board, button)
        assert not answer.show_alert
        assert answer.text == en("answer-foreign")
    assert (await house.check_true(board)).ply == 0


async def test_the_other_player_is_asked_for_patience(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    waiting = other(to_act(board, anna, boris), anna, boris)
    answer = await waiting.press(board, data=acts(board)[0]["callback_data"])
    assert not answer.show_alert
    assert answer.text == en("answer-not-yours")
    assert (await house.check_true(board)).ply == 0


async def test_several_games_run_in_one_chat_and_board_asks_which(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    first = await group_game(anna, boris, chat)
    second = await group_game(boris, anna, chat)
    assert game_of(first) != game_of(second)
    one = await play_on(first, [anna, boris], until=lambda m: ply_of(m) >= 3)
    two = await play_on(second, [anna, boris], until=lambda m: ply_of(m) >= 2)
    await house.check_true(one)
    await house.check_true(two)

    await anna.say("/board@djehuty_bot", chat)
    which = await anna.wait_message(has(Kind.SHOW), chat)
    ours, theirs = (
        label("playing", game_of(first), "Anna – Boris"),
        label("playing", game_of(second), "Boris – Anna"),
    )
    assert which.buttons == [theirs, ours, en("key-no-game")], "the last changed first"
    await anna.press(which, ours)
    fresh = await anna.wait_message(has(Kind.LEAVE, game_of(first)), chat)
    assert ply_of(fresh) == ply_of(one)
    chosen = await boris.wait_shown(told(which, "↓"), chat)
    assert chosen.text == en("list-done", game=ours)


async def test_verify_prefers_the_askers_own_game(house: House) -> None:
    anna, boris, carla, eve = [
        await house.person(name) for name in ("Anna", "Boris", "Carla", "Eve")
    ]
    chat = await house.group(anna, boris, carla, eve)
    ours = game_of(await group_game(anna, boris, chat))
    newer = await begin(carla, "🤖 Novice", chat)
    await act(carla, newer)
    for person, game in ((anna, ours), (carla, game_of(newer)), (eve, game_of(newer))):
        await person.say("/verify@djehuty_bot", chat)
        said = await person.wait_message(chat=chat)
        assert f"Game {game}\n" in said.text, f"{person.name} got another game than {game}"
        assert said.text.startswith(en("verify-plain", sealed="throws"))


async def test_the_guest_declines_a_rematch_and_nobody_else_may_accept_it(house: House) -> None:
    anna, boris, eve = [await house.person(name) for name in ("Anna", "Boris", "Eve")]
    chat = await house.group(anna, boris, eve)
    board = await group_game(anna, boris, chat)
    end = await resigned(anna, board)
    await anna.press(end, "Play again")
    offer = await anna.wait_message(has(Kind.JOIN), chat)
    kept = await eve.press(offer, SIGN)
    assert not kept.show_alert
    assert kept.text == en("answer-reserved")
    answer = await eve.press(offer, "Decline")
    assert not answer.show_alert
    assert answer.text == en("answer-not-host")
    await boris.press(offer, "Decline")
    declined = await boris.wait_shown(lambda m: m.id == offer.id and "declined" in m.text, chat)
    assert declined.buttons == [en("key-menu")]


async def test_a_game_against_the_bot_in_a_group_belongs_to_its_host(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await begin(anna, "🤖 Novice", chat)
    answer = await boris.press(board, data=acts(board)[0]["callback_data"])
    assert not answer.show_alert
    assert answer.text == en("answer-foreign")
    await act(anna, board)
    await anna.wait_shown(after(board), chat)


async def test_a_bot_chosen_in_a_group_begins_at_one_tap_with_the_seal_that_was_shown(
    house: House,
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    page = await play_command(anna, chat)
    assert page.buttons[0] == en("key-new-group"), "people first"
    shown = re.search(r"[0-9a-f]{64}", page.text)
    assert shown is not None
    assert (await boris.press(page, of_bot(page, "🤖 Novice"))).text == en("answer-not-your-page")
    await anna.press(page, of_bot(page, "🤖 Novice"))
    board = await anna.wait_shown(lambda m: m.id == page.id and can_act(m), chat)
    saved = await house.check_true(board)
    assert saved.table.game.commitment == shown[0]
    assert saved.table.game.host == saved.table.players[0].person


async def test_a_host_who_took_no_emblem_hears_why_it_is_too_late(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    await anna.say("/play@djehuty_bot hyena", chat)
    page = await anna.wait_message(has(Kind.NEW), chat)
    warned = await anna.press(page, en("key-new-group"))
    assert warned.text == en("said-emblem-first")
    board = await anna.wait_edit(has(Kind.JOIN), chat)
    await boris.press(board, SIGN)
    board = await boris.wait_shown(lambda m: m.id == board.id and "2. " in m.text, chat)
    answer = await anna.press(board, "🐱")
    assert answer.text == en("answer-brought-late")
    await anna.press(board, en("key-begin"))
    board = await anna.wait_shown(lambda m: m.id == board.id and can_act(m), chat)
    assert f"Boris {SIGN}" in board.text, "the emblem stands beside the name"
    saved = await house.check_true(board)
    assert [player.sign for player in saved.table.players] == ["", "scarab"]
    assert saved.table.game.salt == "djehuty2\n0 nothing\n1 sign scarab"
