"""Whose turn it is, in a group: the mention, the board that comes down, and how both go again."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from bot.table.notice_rows import SCREEN
from bot.telegram.callback_data import Kind
from tests.bot.e2e.house import House, act, game_of, group_game, has, other, shows, to_act


async def test_who_lets_their_turn_wait_is_mentioned_below_the_chatter_and_finds_the_board_there(
    own_house: House,
) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    board = await group_game(anna, boris, chat)
    who = to_act(board, anna, boris)
    for _ in range(SCREEN + 1):
        await other(who, anna, boris).say("What a day!", chat)
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.database)) as connection:
        connection.execute("UPDATE notice SET not_before = 0")
        connection.commit()
    await house.bot.start()

    mention = await who.wait_message(shows("it is your turn"), chat)
    mentioned = [e["user"]["id"] for e in mention.data["entities"] if e["type"] == "text_mention"]
    assert mentioned == [who.id], "it notifies"
    fresh = await who.wait_message(has(Kind.LEAVE, game_of(board)), chat)
    assert fresh.id > mention.id
    await who.wait_shown(lambda m: m.id == board.id and not m.buttons, chat)
    await house.check_true(fresh)
    await act(who, fresh)
    await who.wait_deleted(mention)
