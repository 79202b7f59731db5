"""A table for more than two through the chat: the lobby, the game, a resignation, the end."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bot.table.table import AnyRules
from bot.telegram.callback_data import Kind
from games.catalogue import CATALOGUE
from playground.client import Person
from tests.bot.e2e.house import (
    OTHER_SIGN,
    SIGN,
    House,
    act,
    after,
    by_link,
    can_act,
    en,
    game_of,
    has,
    is_over,
    link_code,
    opponents_by_name,
    play_on,
    seat_bot,
    shows,
    to_act,
)

pytestmark = pytest.mark.parametrize(
    "rules", [r for r in CATALOGUE if max(r.seats) > 2], ids=lambda rules: rules.id
)


async def people(house: House) -> tuple[Person, Person, Person]:
    return (
        await house.person("Anna"),
        await house.person("Boris"),
        await house.person("Carla"),
    )


async def test_friends_and_a_bot_play_in_a_group_and_one_resigns(
    house: House, rules: AnyRules
) -> None:
    anna, boris, carla = await people(house)
    club = await house.group(anna, boris, carla)
    await anna.say(f"/play {rules.id}", club)
    page = await anna.wait_message(has(Kind.NEW), club)
    await anna.press(page, en("key-new-group"))
    board = await anna.wait_edit(has(Kind.JOIN), club)
    assert not has(Kind.BEGIN)(board), "nobody begins alone"
    await boris.press(board, SIGN)
    board = await boris.wait_shown(shows("2. "), club)
    assert (await boris.press(board, en("key-seats-brief"))).text == en("answer-not-host")
    await carla.press(board, OTHER_SIGN)
    board = await carla.wait_shown(shows("3. "), club)
    await boris.press(board, en("key-get-up"))
    board = await boris.wait_shown(lambda m: m.id == board.id and "3. " not in m.text, club)
    await boris.press(board, SIGN)
    board = await boris.wait_shown(shows("3. "), club)
    await seat_bot(anna, board)
    board = await anna.wait_shown(lambda m: m.id == board.id and "4. " in m.text, club)
    assert (await carla.press(board, en("key-begin"))).text == en("answer-not-host")
    await anna.press(board, en("key-begin"))
    board = await anna.wait_shown(lambda m: m.id == board.id and can_act(m), club)
    await house.check_true(board)
    for _ in range(4):
        who = to_act(board, anna, boris, carla)
        await act(who, board)
        board = await who.wait_shown(after(board), club)
    await boris.say("/resign@djehuty_bot", club)
    question = await boris.wait_message(has(Kind.RESIGN_YES, game_of(board)), club)
    await boris.press(question, en("key-resign-yes"))
    board = await boris.wait_shown(
        lambda m: m.id == board.id and can_act(m) and "BOT (Novice) for" in m.text, club
    )
    end = await play_on(board, (anna, carla))
    assert is_over(end)
    saved = await house.check_true(end)
    assert len(saved.table.players) == 4
    await anna.press(end, en("key-rematch"))
    lobby = await anna.wait_message(has(Kind.JOIN), club)
    assert next(iter(lobby.buttons)) == en("key-join-again")
    assert (await anna.press(lobby, en("key-join-again"))).text == en("answer-sign-first")
    await boris.press(lobby, en("key-join-again"))
    lobby = await boris.wait_shown(lambda m: m.id == lobby.id and "3. " in m.text, club)
    await carla.press(lobby, en("key-join-again"))
    lobby = await carla.wait_shown(lambda m: m.id == lobby.id and "4. " in m.text, club)
    saved = await house.saved(game_of(lobby))
    assert [p.sign for p in saved.table.players] == ["", "", "scarab", "sun"]


async def test_friends_come_by_one_link_and_every_board_is_true(
    house: House, rules: AnyRules
) -> None:
    anna, boris, carla = await people(house)
    page = await opponents_by_name(anna, rules.id)
    await anna.press(page, en("key-new-link"))
    board = await anna.wait_edit(has(Kind.WITHDRAW))
    game, code = game_of(board), link_code(board)
    await by_link(boris, code)
    await boris.wait_shown(has(Kind.SEATS, game))
    await anna.wait_message(shows("2. "))
    await by_link(carla, code)
    await carla.wait_shown(has(Kind.SEATS, game))
    await boris.wait_shown(shows("3. "))
    mine = await anna.wait_message(shows("3. "))
    await anna.press(mine, en("key-begin"))
    ours = [await p.wait_shown(has(Kind.LEAVE, game)) for p in (anna, boris, carla)]
    for board in ours:
        await house.check_true(board)
    assert sum(can_act(board) for board in ours) == 1


async def test_the_host_sends_away_hands_over_keeps_a_seat_and_has_bots_fill_up(
    own_house: House, rules: AnyRules
) -> None:
    house = own_house
    anna, boris, carla = await people(house)
    club = await house.group(anna, boris, carla)
    await anna.say(f"/play {rules.id}", club)
    await anna.press(await anna.wait_message(has(Kind.NEW), club), en("key-new-group"))
    board = await anna.wait_edit(has(Kind.JOIN), club)
    assert en("lobby-missing", count=min(rules.seats) - 1) in board.text
    said = await carla.say("I come later", club)
    await anna.say("/keep", club, reply_to=said.id)
    board = await anna.wait_shown(shows("is kept for", "Carla"), club)
    await boris.press(board, SIGN)
    board = await boris.wait_shown(shows("2. "), club)
    assert (await boris.press(board, en("key-seats-brief"))).text == en("answer-not-host")
    await anna.press(board, en("key-seats-brief"))
    page = await anna.wait_message(shows("Seats of"), club)
    assert (await boris.press(page, "🤖 5 min")).text == en("answer-not-host")
    await anna.press(page, "👑")
    await anna.wait_shown(lambda m: m.id == page.id and not m.buttons, club)
    await boris.press(board, en("key-seats-brief"))
    stale = await boris.wait_message(shows("Seats of", "Boris"), club)
    assert en("seats-hand-over") in stale.text
    await boris.press(board, en("key-seats-brief"))
    page = await boris.wait_message(shows("Seats of", "Boris"), club)
    await boris.press(page, "✖️")
    board = await boris.wait_shown(lambda m: m.id == board.id and "2. " not in m.text, club)
    assert (await anna.press(board, OTHER_SIGN)).text == en("answer-sent-away")
    assert (await boris.press(stale, "✖️")).text == en("answer-up-already")
    await boris.wait_shown(lambda m: m.id == stale.id and "✖️" not in m.text, club)
    await carla.press(board, OTHER_SIGN)
    board = await carla.wait_shown(lambda m: m.id == board.id and "2. " in m.text, club)
    assert "is kept for" not in board.text
    await boris.press(page, "🤖 2 min")
    fills = shows("BOTs take the free seats")
    await boris.wait_shown(lambda m: m.id == page.id and fills(m), club)
    board = await boris.wait_shown(lambda m: m.id == board.id and fills(m), club)
    await house.check_true(board)
    await soon(house)
    board = await boris.wait_shown(lambda m: m.id == board.id and not has(Kind.JOIN)(m), club)
    saved = await house.saved(game_of(board))
    assert len(saved.table.players) == max(rules.seats)


async def soon(house: House) -> None:
    """The time of the BOTs has come: the bot finds it so when it is started again."""
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.database)) as connection:
        connection.execute("UPDATE game SET fill_at = 1, changed_at = 1 WHERE status = 'open'")
        connection.commit()
    await house.bot.start()
