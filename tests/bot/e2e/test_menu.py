"""`/start`, the menu, and the commands that Telegram lists."""

from __future__ import annotations

import pytest

from bot.choosing.play_pages import bot_words
from bot.choosing.set_lines import BEST
from bot.choosing.settings import SETTINGS, SWITCH, TOPICS, Setting
from bot.handlers.routes import COMMANDS, OWN, UNLISTED
from bot.telegram.callback_data import Kind
from bot.words.combos import GAMES
from bot.words.library import LANGUAGES
from storage.rows import Chat, Person
from tests.bot.e2e.house import (
    LIBRARY,
    House,
    chooser,
    en,
    has,
    offers_games,
    opponents,
    shows,
    title,
    uploads,
)

HOME = [en(f"key-{key}") for key in ("play", "choose", "learn", "rules", "settings")]
GROUP = [en(f"key-{key}") for key in ("play", "resume-menu", "learn", "rules", "settings", "close")]
CHARACTERS = ("novice", "modest", "greedy", "golden", "djehuty")
BOTS = [
    words.split(" ", 1)[-1]  # so that three have room beside each other
    for words in (
        *(bot_words(LIBRARY["en"], name, "senet") for name in CHARACTERS),
        en("key-levels"),
    )
]
IN_GROUPS = {"cancel", "keep", "top"}
"""What a group alone lists."""
PRIVATE = [name for name in COMMANDS if name not in IN_GROUPS | UNLISTED]
ASKED = [name for name in COMMANDS if name not in OWN | UNLISTED]
"""What a group lists."""


async def test_start_shows_the_title_picture_the_authors_and_the_menu(house: House) -> None:
    anna = await house.person("Anna")
    menu = await title(anna)
    assert menu.photo is not None
    assert menu.text.startswith("Djehuty")
    assert "by the Djehuty developers" in menu.text
    assert menu.buttons == HOME


async def test_the_menu_turns_its_pages_in_place(house: House) -> None:
    anna = await house.person("Anna")
    menu = await title(anna)
    page = await chooser(anna, menu)
    assert page.id == menu.id
    last = [en("key-back"), en("key-add-group")]
    assert page.buttons == [*(en(f"game-{game}") for game in GAMES), *last]
    assert all(en(f"game-{game}-line") in page.text for game in GAMES)
    await anna.press(page, en("game-seega"))
    page = await anna.wait_edit(shows(en("character-siga")))
    assert page.id == menu.id
    sets = [en(f"rules-{rules.id}") for rules in GAMES["seega"]]
    named = [words.removeprefix(f"{BEST} ") for words in page.buttons]
    play = f"{en('key-play')} {BEST}"
    assert named == [play, *sets, en("key-learn"), en("key-back")]
    await anna.press(page, "Back")
    page = await anna.wait_edit(shows(en("game-seega-line")))
    await anna.press(page, "Back")
    back = await anna.wait_edit()
    assert (back.id, back.text, back.buttons) == (menu.id, menu.text, HOME)


async def test_a_rule_set_offers_its_opponents_and_what_can_be_done_with_it(house: House) -> None:
    anna = await house.person("Anna")
    menu = await title(anna)
    page = await opponents(anna, await chooser(anna, menu))
    assert page.id == menu.id
    assert page.buttons == [
        *BOTS, en("key-new-link"), en("key-new-phone"), en("key-change"),
        en("key-rules"), en("key-more-ways"), en("key-back"),
    ]  # fmt: skip
    await anna.press(page, en("key-more-ways"))
    more = await anna.wait_edit(shows(en("more-ways").splitlines()[0]))
    assert more.buttons == [
        en("key-watch"), en("key-bots"), en("key-star"), en("key-pass-on"),
        en("key-find"), en("key-back"),
    ]  # fmt: skip
    await anna.press(more, en("key-bots"))
    how = await anna.wait_edit(shows(en("way-greedy-senet")))
    await anna.press(how, "Back")
    page = await anna.wait_edit(has(Kind.NEW))
    await anna.press(page, "Rules")
    rules = await anna.wait_edit(shows("Thibault"))
    assert rules.id == page.id, "below it the rules would cover the board that it becomes"
    await anna.press(rules, en("key-play-these"))
    first = await anna.wait_message(has(Kind.PLAY_NOW))
    assert first.id > rules.id, "the rules stay to be read"
    await anna.press(first, "Back")
    assert (await anna.wait_edit(shows(en("character-tait")))).id == first.id


async def test_resume_with_nothing_to_resume_says_so(house: House) -> None:
    anna = await house.person("Anna")
    chat = await house.group(anna)
    await anna.press(await title(anna, chat), "Resume")
    assert (await anna.wait_message(chat=chat)).text == en("resume-none")


def settings_keys(each: Setting, chosen: str) -> list[str]:
    """The words of a setting's buttons, with a tick before what is chosen."""
    if each.spoken:
        return [f"✓ {own}" if code == chosen else own for code, own in LANGUAGES.items()]
    if each.values == SWITCH:
        return ["✓ " * (chosen == "on") + en(f"key-set-{each.name}")]
    words = {value: en(f"key-set-{each.name}-{value}") for value in each.values}
    words[chosen] = "✓ " + words[chosen].split(" ", 1)[1]
    return list(words.values())


async def test_settings_offer_the_languages_and_each_setting_of_ones_own_chat(house: House) -> None:
    """What is chosen has a tick; a newcomer speaks English and has chosen nothing."""
    anna = await house.person("Anna")
    await anna.press(await title(anna), "Settings")
    page = await anna.wait_message(has(Kind.SETTINGS))
    mine = [topic for topic in TOPICS if not topic.startswith("group")]
    topics = [en(f"key-settings-{topic}") for topic in mine]
    assert page.buttons == [*topics, en("key-quiet"), en("key-back")]
    shown = list[str]()
    for topic in mine:
        expected = list[str]()
        for each in SETTINGS:
            if each.topic != topic or each.groups_only:
                continue
            row = Chat(1, "private", 1) if each.whose == "chat" else Person(1, 1, "Anna")
            expected += settings_keys(each, each.value(row, LIBRARY["en"]))
            if each.name == "explained":
                expected.append(en("key-teach-again"))
        await anna.press(page, en(f"key-settings-{topic}"))
        page = await anna.wait_edit(has(Kind.MY_SETTING))
        assert page.buttons == [*expected, en("key-back")]
        shown += page.buttons
        await anna.press(page, en("key-back"))
        page = await anna.wait_edit(lambda m: en("key-settings-play") in m.buttons)
    assert f"✓ {en('key-set-only-moves')}" in shown, "it plays itself for a newcomer"
    assert "✓ Mention" in shown
    assert en("key-set-reasons") in shown, "and the BOT says nothing"
    await anna.press(page, en("key-back"))
    assert (await anna.wait_message(has(Kind.PLAY_NOW))).buttons == HOME


async def test_sole_moves_play_themselves_until_somebody_wishes_to_press_them(
    house: House,
) -> None:
    anna = await house.person("Anna")
    await anna.press(await title(anna), "Settings")
    await anna.press(await anna.wait_message(has(Kind.SETTINGS)), en("key-settings-play"))
    page = await anna.wait_edit(has(Kind.MY_SETTING))
    await anna.press(page, f"✓ {en('key-set-only-moves')}")
    page = await anna.wait_edit(has(Kind.MY_SETTING))
    assert en("key-set-only-moves") in page.buttons, "and no tick"
    await anna.press(page, en("key-set-only-moves"))
    page = await anna.wait_edit(has(Kind.MY_SETTING))
    assert f"✓ {en('key-set-only-moves')}" in page.buttons


async def test_a_group_closes_the_menu(house: House) -> None:
    anna = await house.person("Anna")
    chat = await house.group(anna)
    menu = await title(anna, chat)
    assert menu.buttons == GROUP
    await anna.press(menu, en("key-close"))
    closed = await anna.wait_edit(chat=chat)
    assert closed.buttons == []
    assert "Farewell" in closed.text


async def test_a_group_is_offered_its_own_opponents(house: House) -> None:
    anna = await house.person("Anna")
    chat = await house.group(anna)
    page = await opponents(anna, await chooser(anna, await title(anna, chat)))
    assert page.buttons[: len(BOTS) + 2] == [en("key-new-group"), *BOTS, en("key-bots")]


async def test_a_link_into_a_group_brings_the_menu_there(house: House) -> None:
    anna = await house.person("Anna", "pt")
    made = await house.play.do("group", title="Foz", people=[anna.id], bot=False)
    chat = int(made["chat_id"])
    await anna.start_group(chat, "play")
    page = await anna.wait_message(offers_games, chat)
    assert LIBRARY["pt"].plain("game-hyena") in page.buttons, "who brought us speaks Portuguese"


async def test_a_deep_link_to_play_offers_the_games_at_once(house: House) -> None:
    anna = await house.person("Anna")
    await anna.start("play")
    assert en("game-senet") in (await anna.wait_message()).buttons


async def test_words_that_are_no_command_get_a_hint(house: House) -> None:
    anna = await house.person("Anna")
    await anna.say("hello")
    assert "/play begins a game" in (await anna.wait_message()).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_listed_for_private_chats_and_groups_in_each_language(
    begun: House, language: str
) -> None:
    calls = [
        (call["params"]["scope"]["type"], call["params"]["commands"])
        for call in await begun.play.calls("setMyCommands")
        if call["params"].get("language_code") == language
    ]
    texts = LIBRARY[language]
    for scope, names in (
        ("all_private_chats", PRIVATE),
        ("all_group_chats", ASKED),
    ):
        described = [
            {"command": name, "description": texts.plain(f"command-{name}")} for name in names
        ]
        assert [commands for where, commands in calls if where == scope] == [described]


async def test_a_person_is_offered_the_commands_in_their_language(begun: House) -> None:
    dalia = await begun.person("Dalia", "ar")
    menu = await begun.play.get("/menu", person=dalia.id, chat=dalia.id)
    assert [entry["command"] for entry in menu] == PRIVATE
    assert menu[1]["description"] == LIBRARY["ar"].plain("command-play")


async def test_the_title_picture_is_uploaded_once(house: House) -> None:
    anna = await house.person("Anna")
    first = await title(anna)
    seq = await house.seq()
    second = await title(anna)
    boris = await house.person("Boris", "ru")
    third = await title(boris)
    calls = await house.play.calls("sendPhoto", after=seq)
    assert len([call for call in calls if call["chat_id"] in (anna.id, boris.id)]) == 2
    assert uploads(calls) == 0
    assert first.photo == second.photo == third.photo
