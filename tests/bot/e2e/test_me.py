"""One's own page, through the chat: from the button under a result to the record of a game."""

from __future__ import annotations

from bot.telegram.callback_data import Kind
from tests.bot.e2e.house import House, begin, en, game_of, has, resigned, shows


async def test_a_result_leads_to_ones_page_and_from_there_to_the_game_again(house: House) -> None:
    anna = await house.person("Anna")
    end = await resigned(anna, await begin(anna, "🤖 Novice"))
    await anna.press(end, en("key-me").split()[0])
    page = await anna.wait_message(shows("Games: 1 · lost"))
    assert page.photo is not None
    assert len(await house.picture(page)) < 80_000
    await anna.press(page, en("key-me-games"))
    page = await anna.wait_shown(shows("games that are over"))
    game = next(words for words in page.buttons if "🏁" in words)
    assert "№" not in game, "the numbers of one's own games have gaps"
    await anna.press(page, game)
    page = await anna.wait_shown(lambda m: f"· №{game_of(end)}" in m.text and has(Kind.RECORD)(m))
    await anna.press(page, en("key-record"))
    record = await anna.wait_message(lambda message: message.document is not None)
    assert record.document is not None
    await anna.say("/me")
    await anna.wait_message(shows("Games: 1 · lost"))


async def test_a_group_has_its_table_and_leads_to_ones_own_chat(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    group = await house.group(anna, boris, title="By the river")
    await anna.say("/top", group)
    await anna.wait_message(shows("By the river", "No game with a result"), group)
    await anna.say("/me", group)
    told = await anna.wait_message(shows("yours alone"), group)
    assert told.buttons == [en("key-me")]
