"""Taking a choice back through the chat: freely, by consent, and against the BOT."""

from __future__ import annotations

from bot.telegram.callback_data import Kind
from games.core import Choose
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    House,
    act,
    after,
    begin,
    en,
    game_of,
    group_game,
    has,
    shows,
    to_act,
)


async def step(person: Person, board: Seen) -> Seen:
    """The board in its group once somebody may act again."""
    await act(person, board)
    return await person.wait_shown(after(board), board.chat_id)


async def chosen(house: House, board: Seen, *people: Person, by: Person) -> Seen:
    """The board right after `by` has chosen among several moves, and the other is to throw."""
    while True:
        before = await house.check_true(board)
        choice = isinstance(before.table.turn, Choose) and len(before.table.turn.actions) > 1
        mover = to_act(board, *people)
        board = await step(mover, board)
        if choice and mover is by and to_act(board, *people) is not by:
            return board


async def test_a_slip_is_taken_back_before_the_other_throws(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    carla = await house.person("Carla")
    club = await house.group(anna, boris, carla)
    board = await chosen(house, await group_game(anna, boris, club), anna, boris, by=anna)
    assert en("key-takeback") in board.buttons
    assert (await carla.press(board, en("key-takeback"))).text == en("answer-foreign")
    said = await anna.press(board, en("key-takeback"))
    assert said.text.startswith("Taken back: ")
    board = await anna.wait_shown(shows("took back"), club)
    assert to_act(board, anna, boris) is anna
    saved = await house.check_true(board)
    assert isinstance(saved.table.turn, Choose)
    board = await step(anna, board)
    assert "took back" not in board.text
    await house.check_true(board)


async def test_after_the_throw_the_other_is_asked(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    board = await chosen(house, await group_game(anna, boris, club), anna, boris, by=anna)
    board = await step(boris, board)
    await anna.say("/takeback", club)
    board = await boris.wait_shown(has(Kind.ACCEPT, game_of(board)), club)
    assert "asks to take back" in board.text
    assert (await anna.press(board, en("key-back-yes"))).text == en("answer-own-offer")
    assert (await boris.press(board, en("key-back-yes"))).text == en("said-back-agreed")
    board = await anna.wait_shown(lambda m: m.id == board.id and "took back" in m.text, club)
    assert to_act(board, anna, boris) is anna
    saved = await house.check_true(board)
    assert saved.table.game.unrated == "takeback"


async def test_the_other_says_no(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    board = await chosen(house, await group_game(anna, boris, club), anna, boris, by=anna)
    board = await step(boris, board)
    await anna.say("/takeback", club)
    board = await boris.wait_shown(has(Kind.ACCEPT, game_of(board)), club)
    assert (await boris.press(board, en("key-back-no"))).text == en("said-declined")
    await anna.say("/takeback", club)
    await anna.wait_message(shows(en("answer-back-declined")), club)


async def test_against_the_bot_it_is_always_granted(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    await anna.say("/takeback")
    await anna.wait_message(shows(en("answer-nothing-back")))
    while True:
        before = await house.check_true(board)
        turn = before.table.turn
        board = await step(anna, board)
        if isinstance(turn, Choose) and len(turn.actions) > 1:
            break
    await anna.say("/takeback")
    board = await anna.wait_message(shows("took back"))
    saved = await house.check_true(board)
    assert saved.table.taken
