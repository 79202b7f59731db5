"""Two taps a move, as those see it who have chosen that: by numbers, and by squares."""

from __future__ import annotations

import pytest

from bot.board.keyboard import CHOSEN
from bot.telegram.callback_data import Kind
from playground.client import Fits, Person, Seen
from tests.bot.e2e.house import (
    SIGN,
    House,
    after,
    data_of,
    en,
    has,
    opponents_by_name,
    ply_of,
    presses,
)


async def confirming(person: Person) -> None:
    """Have each move wait for a second tap."""
    await person.say("/settings")
    await person.press(await person.wait_message(has(Kind.SETTINGS)), en("key-settings-play"))
    page = await person.wait_edit(has(Kind.MY_SETTING))
    assert (await person.press(page, en("key-set-confirm"))).text == en("said-set-confirm-on")


async def at_one_phone(person: Person, rules: str) -> Seen:
    """Both sides are hers: whatever is due she presses."""
    await person.press(await opponents_by_name(person, rules), "📱 On this phone")
    board = await person.wait_edit(has(Kind.WITHDRAW))
    await person.press(board, SIGN)
    return await person.wait_shown(lambda m: m.id == board.id and has(Kind.ACT)(m))


def moves(board: Seen) -> list[str]:
    """What the buttons of moves say: of what is no throw."""
    return [
        press.pack()
        for press in presses(board)
        if press.kind is Kind.ACT and not press.action.startswith("throw")
    ]


async def until_a_move_is_due(person: Person, board: Seen) -> Seen:
    """The throws are thrown, a stone that can go is chosen, an only move is confirmed."""
    while len(moves(board)) < 2:
        only, ours = moves(board), presses(board)
        stones = [press.pack() for press in ours if press.kind is Kind.TAP]
        throws = [press.pack() for press in ours if press.kind is Kind.ACT]
        await person.press(board, data=(only or stones or throws)[0])
        if only:
            board = await person.wait_shown(marked_on(board))
            await person.press(board, data=sure(board))
        board = await person.wait_shown(chosen_on(board) if stones else after(board))
    return board


def marked_on(board: Seen) -> Fits:
    """The same message, where something waits for a second tap."""
    return lambda message: message.id == board.id and has(Kind.SURE)(message)


def chosen_on(board: Seen) -> Fits:
    """The same message, where a stone is chosen."""
    return lambda message: message.id == board.id and has(Kind.UNTAP)(message)


def sure(board: Seen) -> str:
    """What the marked button says."""
    return data_of(board, Kind.SURE)


def place_of(board: Seen, data: str) -> tuple[int, int, int]:
    """The row and the place of a button, and how many stand in its row."""
    return next(
        (at, number, len(row))
        for at, row in enumerate(board.rows)
        for number, key in enumerate(row)
        if key.get("callback_data") == data
    )


@pytest.mark.parametrize("rules", ["thibault", "siga size=5"])
async def test_a_move_waits_for_a_second_tap_on_the_same_place(house: House, rules: str) -> None:
    anna = await house.person("Anna")
    await confirming(anna)
    board = await until_a_move_is_due(anna, await at_one_phone(anna, rules))
    first, *_, last = moves(board)
    where, ply = [place_of(board, data) for data in (first, last)], ply_of(board)

    assert (await anna.press(board, data=first)).text == en("said-marked")
    marked = await anna.wait_shown(marked_on(board))
    assert place_of(marked, sure(marked)) == where[0]
    assert marked.button(CHOSEN)["callback_data"] == sure(marked)
    assert len(marked.rows) == len(board.rows)
    await house.check_true(marked)

    doubled = await anna.press(board, data=first, forged=True)
    assert doubled.text == en("answer-marked"), "a double tap, made before she saw the mark"
    assert (await anna.press(marked, data=last)).text == en("said-marked")
    other = await anna.wait_shown(lambda m: m.id == board.id and sure_at(m) == where[1])
    assert ply_of(other) == ply, "nothing was played"
    assert (await anna.press(marked, data=sure(marked), forged=True)).text == en("said-marked")
    again = await anna.wait_shown(lambda m: m.id == board.id and sure_at(m) == where[0])

    await anna.press(again, data=sure(again))
    played = await anna.wait_shown(after(again))
    assert not has(Kind.SURE)(played)
    await house.check_true(played)


def sure_at(board: Seen) -> tuple[int, int, int] | None:
    """Where the marked button stands, if there is one."""
    return place_of(board, sure(board)) if has(Kind.SURE)(board) else None


async def test_it_waits_through_a_kill(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    await confirming(anna)
    board = await until_a_move_is_due(anna, await at_one_phone(anna, "thibault"))
    await anna.press(board, data=moves(board)[0])
    marked = await anna.wait_shown(marked_on(board))
    await house.bot.kill()
    await house.bot.start()
    await anna.press(marked, data=sure(marked))
    await house.check_true(await anna.wait_shown(after(marked)))
