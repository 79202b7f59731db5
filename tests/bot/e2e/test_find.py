"""Strangers meet by /find, each in their own chat, under the names that they chose."""

from __future__ import annotations

from bot.telegram.callback_data import Kind
from tests.bot.e2e.house import House, en, game_of, has, opponents_by_name, resigned, shows, title


async def test_two_strangers_meet_play_and_part(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    for person in (anna, boris):
        await person.say("/start")
        await person.say("/find")
        await person.wait_message(shows("Others see only the name"))
        await person.say(f"/name Stranger {person.id % 1000}")
        await person.say("/find")
    page = await anna.wait_message(has(Kind.FIND))
    assert "cannot write to you" in page.text
    await anna.press(page, en("span-1d"))
    page = await anna.wait_edit(lambda message: f"✓ {en('span-1d')}" in message.buttons)
    assert (await anna.press(page, en("find-any"))).text == en("said-looking")
    looking = await anna.wait_edit(shows("you are looking for somebody"))
    assert en("key-find-stop") in looking.buttons
    page = await boris.wait_message(has(Kind.FIND))
    assert (await boris.press(page, en("game-senet"))).text == en("said-met")
    invitation = await boris.wait_message(shows("have met"))
    assert "Anna" not in invitation.text
    assert en("span-1d") in invitation.text  # any time suited Boris
    await anna.wait_message(shows("have met"))
    seat = next(key for row in invitation.rows for key in row if "👁" in key["text"])
    await boris.press(invitation, data=seat["callback_data"])
    board = await anna.wait_message(has(Kind.LEAVE))
    assert f"Stranger {boris.id % 1000}" in board.text
    assert "Boris" not in board.text
    over = await resigned(anna, board)
    assert (await anna.press(over, en("key-never-again"))).text == en("said-never-again")
    reported = await anna.press(over, en("key-report"))
    assert (reported.text, reported.show_alert) == (en("said-reported"), True)
    assert game_of(over) == game_of(board)


async def test_the_name_that_one_has_is_one_tap(house: House) -> None:
    anna = await house.person("Anna")
    await anna.say("/find")
    asked = await anna.wait_message(shows("Others see only the name"))
    await anna.press(asked, en("key-find-named"))
    page = await anna.wait_edit(lambda m: m.id == asked.id and en("find-any") in m.buttons)
    assert page.text.startswith(en("find-page", name="Anna", count=0)[:43])


async def test_who_looks_may_stop(house: House) -> None:
    anna = await house.person("Anna")
    await title(anna)
    await anna.say("/name Ada")
    opponents = await opponents_by_name(anna, "sidja")
    await anna.press(opponents, en("key-more-ways"))
    more = await anna.wait_edit(shows(en("more-find")))
    await anna.press(more, en("key-find"))
    page = await anna.wait_message(has(Kind.FIND))
    await anna.press(page, en("game-seega"))
    looking = await anna.wait_edit(shows("you are looking for somebody"))
    assert (await anna.press(looking, en("key-find-stop"))).text == en("said-looks-no-more")
    await anna.wait_edit(shows("How long may a turn take?"))


async def test_in_a_group_it_leads_to_ones_own_chat(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    await anna.say("/find", club)
    told = await anna.wait_message(shows(en("find-private")), club)
    assert told.rows[0][0]["url"].endswith("?start=find")
