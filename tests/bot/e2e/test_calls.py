"""Whose turn it is, in a group: the mention, the board that comes down, and how both go again."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from bot.table.notice_rows import SCREEN
from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    House,
    act,
    after,
    en,
    game_of,
    group_game,
    has,
    other,
    shows,
    to_act,
)


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
    await three_minutes_later(house)

    mention = await who.wait_message(shows("it is your turn"), chat)
    mentioned = [e["user"]["id"] for e in mention.data["entities"] if e["type"] == "text_mention"]
    assert mentioned == [who.id], "it notifies"
    fresh = await who.wait_message(has(Kind.LEAVE, game_of(board)), chat)
    assert fresh.id > mention.id
    await who.wait_deleted(board)
    await house.check_true(fresh)
    await act(who, fresh)
    await who.wait_deleted(mention)


async def test_under_the_mention_one_hears_no_more_of_that_table_and_games_tells_so(
    own_house: House,
) -> None:
    """The other, and her own other table, are mentioned as before."""
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    board = await group_game(anna, boris, chat)
    who = to_act(board, anna, boris)
    await three_minutes_later(house)
    mention = await who.wait_message(shows("it is your turn"), chat)
    assert (await who.press(mention, en("key-mute"))).text == en("said-muted")
    await who.wait_deleted(mention)
    second = await group_game(who, other(who, anna, boris), chat)
    for shown in (board, second):
        await until_it_is_the_turn_of(who, other(who, anna, boris), shown, chat)
    await three_minutes_later(house)
    mention = await who.wait_message(shows("it is your turn"), chat)
    assert f"№{game_of(second)}" in mention.text, "the other table is heard of"
    await who.say("/games@djehuty_bot", chat)
    listed = await who.wait_message(shows(en("games-muted")), chat)
    muted = [button for button in listed.buttons if "🔕 №" in button]
    assert [f"№{game_of(board)} " in button for button in muted] == [True]
    said = [m for m in await who.messages(chat) if "it is your turn" in m.text]
    assert [m.id for m in said] == [mention.id]


async def until_it_is_the_turn_of(who: Person, other: Person, board: Seen, chat: int) -> None:
    """The other one plays."""
    while to_act(board, who, other) is not who:
        await act(other, board)
        board = await who.wait_shown(after(board), chat)


async def three_minutes_later(house: House) -> None:
    """What is owed is due: the bot finds it so when it is started again."""
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.database)) as connection:
        connection.execute("UPDATE notice SET not_before = 0")
        connection.commit()
    await house.bot.start()
