"""People and a group whose names are links and mentions: all that is said of them is only read."""

from __future__ import annotations

import json
from collections.abc import Iterator

from bot.telegram.callback_data import Kind
from bot.words.inert import inert
from playground.client import Json, Person
from tests.bot.e2e.house import (
    House,
    en,
    group_game,
    has,
    invite,
    is_over,
    link_code,
    play_on,
    shows,
)
from tests.strangers import LIVE, NAMES, live, loses_markup


async def stranger(house: House, name: str) -> Person:
    """Somebody who is called so, and whose name is looked for as it is shown."""
    person = await house.person(name)
    person.name = inert(name)
    return person


def texts(calls: list[Json]) -> Iterator[str]:
    """All texts and captions that the bot sent."""
    for call in calls:
        params = call["params"]
        media = params.get("media")
        media = json.loads(media) if isinstance(media, str) else media or {}
        yield from filter(None, (params.get("text"), params.get("caption"), media.get("caption")))


async def all_said(house: House, after: int, *chats: int) -> list[str]:
    """What was said in these chats since then."""
    found = [
        call
        for chat in chats
        for call in await house.play.calls(chat_id=chat, after=after)
        if call["method"] != "answerCallbackQuery"
    ]
    return list(texts(found))


def check(said: list[str], *names: str) -> None:
    """Each name was said, and nothing in all that was said is live."""
    assert [(found, text) for text in said if (found := live(text))] == []
    assert not any(map(loses_markup, said))
    for name in names:
        assert any(inert(name) in text for text in said), f"{name} was never said"
        assert not any(name in text for text in said), f"{name} was said as it is"


async def test_nothing_is_live_in_a_whole_game_of_strangers_in_a_group(house: House) -> None:
    after = await house.seq()
    anna, boris = await stranger(house, NAMES[0]), await stranger(house, NAMES[1])
    chat = await house.group(anna, boris, title="evil.com @carol_q", large=False)
    board = await group_game(anna, boris, chat)
    end = await play_on(board, [anna, boris])
    assert is_over(end)
    await anna.press(end, en("key-rematch"))
    await anna.wait_message(has(Kind.JOIN), chat)
    for command in ("games", "settings", "luck", "verify", "name", "board", "play"):
        await anna.say(f"/{command}@djehuty_bot", chat)
        await anna.wait_message(chat=chat)
    await anna.say("/name@djehuty_bot t.me/pump_now", chat)
    await anna.wait_message(shows(en("name-live")), chat)
    await anna.start("games")
    await anna.wait_message(shows("evil"))
    said = await all_said(house, after, chat, anna.id)
    assert len(said) > 50
    check(said, NAMES[0], NAMES[1], "evil.com @carol_q")


async def test_nothing_is_live_in_a_game_by_link_in_words_and_in_refusals(house: House) -> None:
    after = await house.seq()
    anna, boris = await stranger(house, NAMES[2]), await stranger(house, NAMES[3])
    invitation = await invite(anna, "Invite by link")
    words = "free money: t.me/pump @carol_q"
    await anna.say(words, reply_to=invitation.id)
    shown = await anna.wait_shown(lambda m: m.id == invitation.id and words in m.text)
    assert [e["type"] for e in shown.data["caption_entities"] if e["type"] == "code"]
    await boris.start(link_code(invitation))
    page = await boris.wait_message(has(Kind.SIT))
    await boris.say(f"words: {words}!", reply_to=page.id)
    await boris.wait_shown(has(Kind.LEAVE))
    for wrong in LIVE[:3]:
        for command in ("/play ", "/move ", "/rules ", ""):
            await boris.say(f"{command}{wrong}")
            await boris.wait_message()
    said = await all_said(house, after, anna.id, boris.id)
    assert any(inert("@carol_q") in text for text in said), "a wrong word was told back"
    check(said, NAMES[2], NAMES[3])
