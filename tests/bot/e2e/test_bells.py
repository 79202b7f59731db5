"""🔔 through the chat: forty hear of a group's next game, once each, whatever happens to us."""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    SIGN,
    House,
    can_act,
    en,
    game_of,
    group_game,
    has,
    offers_games,
    play_command,
    resigned,
    shows,
)
from tests.bot.e2e.one_moment import now

MANY = 40
INVITED = "invites to a game in"


async def invited(host: Person, chat: int) -> Seen:
    await host.press(await play_command(host, chat), "Someone in this group")
    return await host.wait_edit(has(Kind.JOIN), chat)


async def words(person: Person) -> list[Seen]:
    return [message for message in await person.messages() if INVITED in message.text]


async def test_forty_hear_of_the_next_game_once_each_also_if_we_are_killed_after_the_tenth(
    own_house: House,
) -> None:
    house = own_house
    house.expect("cannot fetch updates", "task failed")
    anna = await house.person("Anna")
    club = [await house.person(f"P{number}") for number in range(MANY)]
    chat = await house.group(anna, *club, large=True)
    board = await invited(anna, chat)
    await asyncio.gather(*(person.start() for person in club))
    for person in club:
        await person.wait_message(has(Kind.MENU))
        assert (await person.press(board, en("key-bell"))).text == en("said-bell")
    await anna.press(board, en("key-withdraw"))
    await anna.wait_shown(lambda m: m.id == board.id and not has(Kind.JOIN)(m), chat)
    before = await house.seq()
    await house.play.fault("sendMessage", "drop_before", skip=10, count=1000)
    board = await invited(anna, chat)
    await house.play.wait_fault("drop_before", before)
    await until_owed(house, MANY - 10)
    await house.bot.kill()
    await house.play.clear_faults()
    await house.bot.start()
    for person in club:
        await person.wait_shown(shows(INVITED))
    await until_owed(house, 0)
    assert Counter([len(await words(person)) for person in club]) == {1: MANY}
    (word,) = await words(club[0])
    assert f"№{game_of(board)}" in word.text
    assert any(str(key.get("url", "")).endswith(f"/{board.id}") for row in word.rows for key in row)


async def until_owed(house: House, many: int) -> None:
    """So many words are still owed: each that was sent is known to have been."""
    while True:
        async with now(house.bot.place) as store:
            if len([n for n in await store.notices(2**60, each=9) if n.message == "bell"]) == many:
                return
        await asyncio.sleep(0.05)


async def test_one_tap_under_the_word_ends_it_and_who_plays_or_has_left_hears_nothing(
    house: House,
) -> None:
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    dora = await house.person("Dora")
    chat = await house.group(anna, boris, carla, dora, large=True)
    board = await invited(anna, chat)
    led = await carla.press(board, en("key-bell"))
    assert led.url == "https://t.me/djehuty_bot?start=bell"
    await carla.start("bell")
    told = await carla.wait_message(shows("By the river"))
    assert [button[0] for button in told.buttons] == ["🔕"]
    for person in (boris, dora):
        await person.start()
        await person.wait_message(has(Kind.MENU))
        await person.press(board, en("key-bell"))
    await boris.press(board, SIGN)
    board = await boris.wait_shown(lambda m: m.id == board.id and can_act(m), chat)
    await dora.leave(chat)
    second = await invited(anna, chat)
    word = await carla.wait_message(shows(INVITED, f"№{game_of(second)}"))
    assert (await carla.press(word, en("key-no-bell"))).text == en("said-no-bell")
    await carla.wait_shown(lambda m: m.id == word.id and not m.buttons)
    end = await resigned(boris, board)
    assert en("key-bell").split()[0] in "".join(end.buttons), "under the result, too"
    third = await invited(anna, chat)
    assert await boris.wait_message(shows(INVITED, f"№{game_of(third)}"))
    assert [len(await words(person)) for person in (boris, carla, dora)] == [1, 0, 0]


async def test_play_offers_first_what_one_plays_there_and_brings_its_board_down(
    house: House,
) -> None:
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    chat = await house.group(anna, boris, carla)
    board = await group_game(anna, boris, chat)
    await anna.say("/play@djehuty_bot", chat)
    page = await anna.wait_message(offers_games, chat)
    assert page.buttons[0] == f"▶ Go on: Senet №{game_of(board)}"
    theirs = await carla.press(page, page.buttons[0])
    assert theirs.text == en("answer-not-your-page")
    await anna.press(page, page.buttons[0])
    playing = has(Kind.LEAVE, game_of(board))
    await anna.wait_shown(lambda m: m.id == page.id and playing(m), chat)
    await carla.say("/play@djehuty_bot", chat)
    page = await carla.wait_message(offers_games, chat)
    assert not page.buttons[0].startswith("▶ Go on"), "she plays nothing there"


async def test_a_third_sits_in_where_somebody_lost_and_plays_the_winner(house: House) -> None:
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    chat = await house.group(anna, boris, carla)
    board = await group_game(anna, boris, chat)
    end = await resigned(boris, board)
    refused = await boris.press(end, en("key-sit-in"))
    assert refused.text == en("answer-has-rematch")
    await carla.press(end, en("key-sit-in"))
    fresh = await carla.wait_shown(has(Kind.JOIN), chat)
    assert all(part in fresh.text for part in ("Carla", "Anna", "wants to play the next game"))
    assert (await boris.press(fresh, SIGN)).text == en("answer-reserved")
    await anna.press(fresh, SIGN)
    await anna.wait_shown(lambda m: m.id == fresh.id and can_act(m), chat)
