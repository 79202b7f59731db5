"""Offers through the chat: a draw that the other accepts, declines, or passes over."""

from __future__ import annotations

from bot.telegram.callback_data import Kind
from tests.bot.e2e.house import (
    House,
    act,
    begin,
    en,
    game_of,
    group_game,
    has,
    is_over,
    link_game,
    other,
    shows,
    surely,
    to_act,
)


async def test_a_draw_is_offered_in_a_group_and_accepted_by_the_other_alone(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    carla = await house.person("Carla")
    club = await house.group(anna, boris, carla)
    board = await group_game(anna, boris, club)
    await anna.say("/draw", club)
    board = await anna.wait_shown(has(Kind.ACCEPT, game_of(board)), club)
    assert "offers a draw" in board.text
    assert (await carla.press(board, en("key-offer-yes"))).text == en("answer-foreign")
    assert (await anna.press(board, en("key-offer-yes"))).text == en("answer-own-offer")
    assert (await surely(boris, board, "key-offer-yes")).text == en("said-agreed")
    end = await boris.wait_shown(lambda m: m.id == board.id and is_over(m), club)
    assert en("over-agreed") in end.text
    saved = await house.check_true(end)
    assert saved.table.result is not None
    assert saved.table.result.winners == ()
    await anna.say("/draw", club)
    await anna.wait_message(shows(en("offer-none")), club)


async def test_who_plays_on_has_declined(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    board = await group_game(anna, boris, club)
    mover = to_act(board, anna, boris)
    await other(mover, anna, boris).say("/draw", club)
    board = await mover.wait_shown(has(Kind.ACCEPT, game_of(board)), club)
    await act(mover, board)
    board = await mover.wait_shown(lambda m: m.id == board.id and not has(Kind.ACCEPT)(m), club)
    await house.check_true(board)


async def test_the_menu_of_leave_offers_a_draw_over_a_link(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    ours, theirs = await link_game(anna, boris)
    await anna.press(ours, en("key-leave"))
    asleep = await anna.wait_shown(has(Kind.OFFER, game_of(ours)))
    assert (await anna.press(asleep, en("key-offer-draw"))).text == en("said-offered")
    mine = await anna.wait_shown(has(Kind.DECLINE, game_of(ours)))
    assert not has(Kind.ACCEPT)(mine)
    fresh = await boris.wait_message(has(Kind.ACCEPT, game_of(theirs)))
    assert fresh.id != theirs.id
    assert (await boris.press(fresh, en("key-offer-no"))).text == en("said-declined")
    await anna.wait_shown(lambda m: m.id == mine.id and not has(Kind.DECLINE)(m))
    await anna.wait_shown(shows("Boris", "declines: the game goes on"))


async def test_the_bot_declines_a_draw_at_once(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    await anna.say("/draw")
    await anna.wait_message(shows(en("answer-bot-declines")))
    await anna.say("/count")
    await anna.wait_message(shows(en("answer-no-count")))
    await house.check_true(board)
