"""Nothing is asked of Telegram that has no effect: a walk through the pages counts what is."""

from __future__ import annotations

from collections import Counter

from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from playground.errors import ClientError
from tests.bot.e2e.house import House, begin, has, resigned, title

PAGES = frozenset({Kind.MENU, Kind.RULES, Kind.LEARN, Kind.SET, Kind.SWITCHES, Kind.STAR})
FEW = 60
"""Pages of a walk; there are thousands."""


async def idle_calls(house: House, person: Person, after: int) -> Counter[str]:
    """The calls that Telegram answered with "message is not modified", by method."""
    calls = await house.play.calls(chat_id=person.id, after=after)
    return Counter(c["method"] for c in calls if "not modified" in c["description"])


async def settled(house: House, person: Person) -> None:
    """Wait until all that was asked of the bot in this chat is done: a reply comes last."""
    await person.say("/name")
    await person.wait_message(lambda m: "/name" in m.text)


def doors(page: Seen) -> list[str]:
    """What the buttons of a page say that lead to other pages."""
    every = [str(key.get("callback_data", "")) for row in page.rows for key in row]
    return [data for data in every if data and Kind(data.partition(":")[0]) in PAGES]


async def test_no_page_is_turned_to_what_it_shows_already(house: House) -> None:
    """Each button once, and each a second time before the page has turned."""
    anna = await house.person("Anna")
    begun = anna.seq
    todo, seen = [*doors(await title(anna))], set[str]()
    walked = 0
    while todo and walked < FEW:
        data = todo.pop(0)
        if data in seen:
            continue
        seen.add(data)
        menu = await title(anna)
        try:
            queries = [await anna.forge(data, message_id=menu.id) for _ in range(2)]
        except ClientError:
            continue
        for query in queries:
            await anna.wait_answer(query)
        await settled(house, anna)
        walked += 1
        for page in await anna.messages():
            if page.from_bot and page.rows and page.id >= menu.id:
                todo += doors(page)
    assert walked == FEW
    assert await idle_calls(house, anna, begun) == {}


async def test_giving_up_asks_for_no_change_that_is_none(house: House) -> None:
    anna = await house.person("Anna")
    begun = anna.seq
    board = await begin(anna, "📱 On this phone")
    await resigned(anna, board)
    for _ in range(2):  # whatever happens in the chat has what is owed there looked for
        await resigned(anna, await begin(anna, "📱 On this phone"))
        await settled(house, anna)
    assert await idle_calls(house, anna, begun) == {}


def is_topic(message: Seen) -> bool:
    """Whether a page of settings is shown, and not the list of them."""
    return has(Kind.MY_SETTING)(message) or has(Kind.QUIET)(message)


async def test_settings_pressed_twice_are_changed_once(house: House) -> None:
    anna = await house.person("Anna")
    begun = anna.seq
    await anna.say("/settings")
    page = await anna.wait_message(lambda m: bool(m.buttons))
    every = [str(key["callback_data"]) for row in page.rows for key in row]
    for data in every[:-1]:
        await anna.wait_answer(await anna.forge(data, message_id=page.id))
        shown = await anna.wait_shown(lambda m: m.id == page.id and is_topic(m))
        every += [str(key["callback_data"]) for row in shown.rows[:-1] for key in row]
    for data in every:
        for query in [await anna.forge(data, message_id=page.id) for _ in range(2)]:
            await anna.wait_answer(query)
    await settled(house, anna)
    assert await idle_calls(house, anna, begun) == {}
