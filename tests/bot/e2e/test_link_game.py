"""A game over two private chats, by an invitation's link."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

from bot.telegram.callback_data import Kind, Press
from tests.bot.e2e.house import (
    SIGN,
    House,
    act,
    acts,
    by_link,
    can_act,
    due,
    en,
    game_of,
    has,
    invite,
    is_over,
    later,
    link_code,
    link_game,
    other,
    resigned,
    shows,
    title,
    to_act,
)


async def test_both_boards_are_kept_true_at_each_action_to_the_end(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris", "ru")
    boards = list(await link_game(anna, boris))
    players = (anna, boris)
    assert boards[0].photo == boards[1].photo, "uploaded once, shown twice"
    step = 0
    while not any(map(is_over, boards)):
        assert to_act(boards[0], *players) is to_act(boards[1], *players)
        who = to_act(boards[0], *players)
        assert [can_act(board) for board in boards] == [p is who for p in players]
        assert [due(board)[0] for board in boards] == ["▶" if p is who else "⏳" for p in players]
        await act(who, boards[players.index(who)])
        step += 1
        shown = [p.wait_shown(later(b)) for p, b in zip(players, boards, strict=True)]
        boards = list(await asyncio.gather(*shown))
        assert boards[0].photo == boards[1].photo, f"the boards differ after {step} steps"
        if step % 20 == 0:
            await house.check_true(boards[0], "en")
            await house.check_true(boards[1], "ru")
    assert all(map(is_over, boards))
    await house.check_true(boards[0], "en")
    saved = await house.check_true(boards[1], "ru")
    assert saved.table.result is not None
    assert saved.table.result.reason == "borne off"


async def test_the_hosts_own_link_brings_the_invitation_and_takes_no_seat(house: House) -> None:
    anna = await house.person("Anna")
    invitation = await invite(anna, "Invite by link")
    await anna.start(link_code(invitation))
    again = await anna.wait_message()
    assert link_code(again) == link_code(invitation)
    assert (await house.saved(game_of(invitation))).table.game.status == "open"


async def test_a_third_person_finds_the_seats_taken(house: House) -> None:
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    invitation = await invite(anna, "Invite by link")
    code = link_code(invitation)
    await carla.start(code)
    late = await carla.wait_message(has(Kind.SIT))
    await by_link(boris, code)
    await boris.wait_shown(has(Kind.LEAVE))
    refused = await carla.press(late, SIGN)
    assert (refused.show_alert, refused.text) == (False, en("answer-taken"))
    await carla.start(code)
    assert (await carla.wait_message()).text == en("answer-taken")
    assert not any(has(Kind.LEAVE)(m) for m in await carla.messages())
    saved = await house.saved(game_of(invitation))
    assert len(saved.table.people) == 2


async def test_a_made_up_link_leads_nowhere(house: House) -> None:
    eve = await house.person("Eve")
    await eve.start("join-AAAAAAAAAAAA")
    assert (await eve.wait_message()).text == en("answer-unknown")


async def test_a_link_to_a_game_that_was_taken_back_says_so(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    invitation = await invite(anna, "Invite by link")
    code = link_code(invitation)
    answer = await anna.press(invitation, en("key-withdraw"))
    assert answer.text == en("said-withdrawn")
    gone = await anna.wait_shown(
        lambda m: m.id == invitation.id and en("over-withdrawn", name="Anna") in m.text
    )
    assert code not in gone.text
    assert gone.buttons == [en("key-menu")]
    await boris.start(code)
    assert (await boris.wait_message()).text == en("answer-expired")


async def test_the_invitation_is_sent_on_as_a_message_with_a_button(house: House) -> None:
    anna = await house.person("Anna")
    invitation = await invite(anna, "Invite by link")
    typed = invitation.button(en("key-share"))["switch_inline_query"]
    code = link_code(invitation)
    assert typed == f"invite {code.removeprefix('join-')}"
    boris = await house.person("Boris")
    chat = await anna.dialog(boris)
    offered = await anna.ask(typed, chat)
    sent = await anna.choose(offered, offered.titles[0], chat)
    assert sent.rows[0][0]["url"].endswith(f"start={code}")
    assert (await boris.ask(typed)).titles == [], "it is hers to send"


async def test_a_link_that_is_opened_twice_gives_one_board(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    invitation = await invite(anna, "Invite by link")
    await boris.say(f"/start {link_code(invitation)}")
    first = await boris.wait_message(has(Kind.SIT))
    await boris.say(f"/start {link_code(invitation)}")
    page = await boris.wait_message(lambda m: m.id != first.id and has(Kind.SIT)(m))
    assert (await house.saved(game_of(invitation))).table.game.status == "open"
    await boris.press(page, SIGN, times=2)
    board = await boris.wait_shown(has(Kind.LEAVE))
    assert board.id == page.id, "the page becomes the board"
    assert (await boris.press(first, "🐱")).text == en("answer-own-seat")
    saved = await house.check_true(board)
    assert [player.sign for player in saved.table.players] == ["", "scarab"]
    await boris.say("/verify")
    await boris.wait_message(shows("Throws so far: 0"))
    assert [m for m in await boris.messages() if has(Kind.LEAVE)(m)] == [board]


async def test_nobody_sits_down_by_a_forged_button_without_the_links_code(house: House) -> None:
    anna, eve = await house.person("Anna"), await house.person("Eve")
    invitation = await invite(anna, "Invite by link")
    menu = await title(eve)
    for code in ("", ".AAAA", "."):
        data = Press(Kind.SIT, game_of(invitation), action=f"eye{code}").pack()
        answer = await eve.wait_answer(await eve.forge(data, message_id=menu.id))
        assert answer.text == en("answer-unknown")
    saved = await house.saved(game_of(invitation))
    assert len(saved.table.players) == 1


async def test_only_the_player_to_act_has_actions_under_their_board(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    boards = dict(zip((anna, boris), await link_game(anna, boris), strict=True))
    who = to_act(boards[anna], anna, boris)
    waiting = other(who, anna, boris)
    assert boards[who].buttons == [
        en(f"key-{key}") for key in ("throw-sticks", "explain", "rules", "leave")
    ]
    assert boards[waiting].buttons == [en(f"key-{key}") for key in ("rules", "mute", "leave")]
    named = f"{who.name} {SIGN}" if who is boris else who.name  # the guest took an emblem
    assert due(boards[who]) == en("due-throw-sticks", mark="⚪️", name=named, lot=1, again=0)
    assert due(boards[waiting]) == en("due-other", mark="⚪️", name=named)
    assert boards[who].photo == boards[waiting].photo
    for board in boards.values():
        await house.check_true(board)


async def test_a_forged_press_from_the_waiting_chat_is_not_played(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    boards = dict(zip((anna, boris), await link_game(anna, boris), strict=True))
    who = to_act(boards[anna], anna, boris)
    waiting = other(who, anna, boris)
    data = acts(boards[who])[0]["callback_data"]
    answer = await waiting.wait_answer(await waiting.forge(data, message_id=boards[waiting].id))
    assert not answer.show_alert
    assert answer.text == en("answer-not-yours")
    assert (await house.check_true(boards[waiting])).ply == 0


async def test_the_waiting_player_may_leave_and_read_the_rules(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    boards = dict(zip((anna, boris), await link_game(anna, boris), strict=True))
    who = to_act(boards[anna], anna, boris)
    waiting = other(who, anna, boris)
    await waiting.press(boards[waiting], en("key-rules"))
    assert (await waiting.wait_message(shows("Thibault"))).photo is not None
    await waiting.press(boards[waiting], en("key-leave"))
    for player, board in boards.items():
        asleep = await player.wait_shown(has(Kind.WAKE, game_of(board)))
        assert asleep.id == board.id
        keys = ("resume", "step-out", "offer-draw", "resign", "mute")
        assert asleep.buttons == [en(f"key-{key}") for key in keys]
        await house.check_true(asleep)


async def test_a_rematch_goes_to_both_chats(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    _, theirs = await link_game(anna, boris)
    await resigned(boris, theirs)
    end = await anna.wait_shown(is_over)
    await anna.press(end, "Play again")
    offer = await boris.wait_message(has(Kind.JOIN))
    await boris.press(offer, SIGN)
    game = game_of(offer)
    ours = await anna.wait_shown(has(Kind.LEAVE, game))
    theirs = await boris.wait_shown(has(Kind.LEAVE, game))
    assert ours.photo == theirs.photo
    assert can_act(ours) is not can_act(theirs), "one of them begins"


async def test_an_invitation_that_nobody_took_in_seven_days_says_so(own_house: House) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    invitation = await invite(anna, "Invite by link")
    game = (await house.saved(game_of(invitation))).table.game
    assert game.expires_at is not None
    assert game.expires_at - game.created_at == 7 * 24 * 3600 * 1000
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.database)) as connection:
        connection.execute("UPDATE game SET expires_at = ?", (game.created_at,))
        connection.commit()
    await house.bot.start()
    gone = await anna.wait_shown(lambda m: m.id == invitation.id and has(Kind.MENU)(m))
    assert "Anna" in gone.text
    assert link_code(invitation) not in gone.text
    assert game.secret.hex() in gone.text
    await boris.start(link_code(invitation))
    assert (await boris.wait_message()).text == en("answer-expired")
