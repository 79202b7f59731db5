"""One private message of all games that wait: it leads to them, is asked for again, and goes."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from bot.telegram.callback_data import Kind
from playground.client import Person
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

SEVEN_HOURS_MS = 7 * 3_600_000


async def later(house: House, said: str, *values: int) -> None:
    """So much is due: the bot finds it so when it is started again."""
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.database)) as connection:
        connection.execute(said, values)
        connection.commit()
    await house.bot.start()


async def test_games_that_wait_are_one_private_message_that_goes_when_one_has_played(
    own_house: House,
) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chats = [await house.group(anna, boris, large=True) for _ in range(2)]
    boards = [await group_game(anna, boris, chat) for chat in chats]
    who = to_act(boards[0], anna, boris)
    while to_act(boards[1], anna, boris) is not who:
        await act(other(who, anna, boris), boards[1])
        boards[1] = await who.wait_shown(after(boards[1]), chats[1])
    await who.start()
    await later(house, "UPDATE game SET changed_at = changed_at - ?", SEVEN_HOURS_MS)

    reminder = await who.wait_message(shows("Games that wait for you: 2"))
    for board in boards:
        assert f"№{game_of(board)}" in reminder.text
    ways = [key["url"] for row in reminder.rows for key in row if "url" in key]
    assert len(ways) == 2
    assert all(way.startswith("https://t.me/c/") for way in ways)
    answer = await who.press(reminder, en("key-again-2h"))
    assert answer.text == en("said-again-2h")
    await who.wait_deleted(reminder)

    await later(house, "UPDATE reminder SET at = 0")
    reminder = await who.wait_message(shows("Games that wait for you: 2"))
    for board, chat in zip(boards, chats, strict=True):
        await played(house, who, other(who, anna, boris), chat, game_of(board))
    await who.wait_deleted(reminder)


async def played(house: House, who: Person, rival: Person, chat: int, game: int) -> None:
    """They play until it is the other's turn."""
    board = [m for m in await who.messages(chat) if m.photo and game_of(m) == game][-1]
    while to_act(board, who, rival) is who:
        await act(who, board)
        board = await who.wait_shown(after(board), chat)


async def test_quiet_hours_are_chosen_by_the_clock_and_kept(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    await anna.say("/settings")
    page = await anna.wait_message(has(Kind.QUIET))
    await anna.press(page, en("key-quiet"))
    page = await anna.wait_edit(shows("Telegram does not tell me"))
    (guess,) = [words for words in page.buttons if words.startswith("✅")]
    await anna.press(page, guess)
    page = await anna.wait_edit(shows("Choose a place"))
    (always,) = [words for words in page.buttons if words.endswith("all the year")]
    await anna.press(page, always)
    page = await anna.wait_edit(shows(en("quiet-which-from")))
    await anna.press(page, "22:00")
    page = await anna.wait_edit(shows("Until when?"))
    answer = await anna.press(page, "8:00")
    assert answer.text is not None
    assert "22:00" in answer.text
    page = await anna.wait_edit(shows("22:00"))
    with closing(sqlite3.connect(house.bot.database)) as connection:
        kept = connection.execute("SELECT quiet, zone FROM person WHERE quiet IS NOT NULL")
        assert kept.fetchall() == [("22-8", "+00:00")]


async def test_a_groups_quiet_hours_are_for_its_admins_to_choose(own_house: House) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    await boris.say("/settings@djehuty_bot", chat)
    page = await boris.wait_message(has(Kind.QUIET), chat)
    await boris.press(page, en("key-quiet"))
    page = await boris.wait_edit(shows("Telegram does not tell me"), chat)
    (guess,) = [words for words in page.buttons if words.startswith("✅")]
    assert (await boris.press(page, guess)).text == en("answer-admins-only")
    await anna.press(page, guess)
    await anna.wait_edit(shows("Choose a place"), chat)


async def test_a_server_killed_while_telegram_takes_the_reminder_sends_no_second_one(
    own_house: House,
) -> None:
    """Nobody knows of the message then: the first press on it takes it away."""
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    who = to_act(await group_game(anna, boris, chat), anna, boris)
    await who.start()
    seq = await house.seq()
    await house.play.fault("sendMessage", "hold_after", chat_id=await who.chat_id())
    await later(house, "UPDATE game SET changed_at = changed_at - ?", SEVEN_HOURS_MS)
    await house.play.wait_fault("hold_after", seq)
    house.expect("cannot fetch updates", "task failed")
    await house.bot.kill()
    await house.play.release()
    await house.bot.start()
    (lost,) = [m for m in await who.messages() if "Games that wait" in m.text]
    answer = await who.press(lost, en("key-again-2h"))
    assert answer.text == en("said-again-2h")
    await who.wait_deleted(lost)
    assert [m for m in await who.messages() if "Games that wait" in m.text] == []
    await later(house, "UPDATE reminder SET at = ?", 0)
    await who.wait_message(shows("Games that wait for you: 1"))
