"""Names and languages: what people are called, and what the bot speaks to whom."""

from __future__ import annotations

import pytest

from bot.telegram.callback_data import Kind
from bot.words.inert import inert
from bot.words.library import LANGUAGES
from tests.bot.e2e.house import (
    LIBRARY,
    SIGN,
    House,
    act,
    after,
    begin,
    chooser,
    en,
    game_of,
    group_game,
    has,
    invite,
    opponents,
    shows,
    title,
    to_act,
)


async def test_a_name_with_markup_is_shown_as_it_was_written(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    await anna.say("/name <b>&amp; Ta</b>")
    await anna.wait_message(shows("<b>&amp; Ta</b>"))
    shown = await anna.wait_shown(lambda m: m.id == board.id and "<b>&amp; Ta</b>" in m.text)
    await house.check_true(shown)


async def test_a_telegram_name_with_markup_is_harmless(house: House) -> None:
    eve = await house.person("</b><a href='x.org'>&")
    board = await invite(eve, "📱 On this phone")
    assert inert("</b><a href='x.org'>&") in board.text
    live = [e for e in board.data["caption_entities"] if e["type"] in ("text_link", "url")]
    assert not live


@pytest.mark.parametrize("name", ["BOT", "bot", "ＢＯＴ", "BOT (Greedy)"])
async def test_nobody_is_called_bot(house: House, name: str) -> None:
    anna = await house.person("Anna")
    await anna.say(f"/name {name}")
    assert (await anna.wait_message()).text == en("name-bot")


@pytest.mark.parametrize(("name", "fits"), [("x" * 32, True), ("x" * 33, False)])
async def test_a_name_has_at_most_32_characters(house: House, name: str, *, fits: bool) -> None:
    anna = await house.person("Anna")
    await anna.say(f"/name {name}")
    said = (await anna.wait_message()).text
    assert said == (en("name-set", name=name) if fits else en("name-long", most=32))


async def test_a_name_of_invisible_signs_is_no_name(house: House) -> None:
    anna = await house.person("Anna")
    await anna.say("/name \u202e\u200b\u2066")
    assert (await anna.wait_message()).text == en("name-empty")


async def test_a_name_cannot_turn_the_line_round(house: House) -> None:
    anna = await house.person("Anna")
    await anna.say("/name \u202eevil\u202c\u2069")
    assert (await anna.wait_message()).text == en("name-set", name="evil")


async def test_name_alone_tells_the_present_one(house: House) -> None:
    anna = await house.person("Anna")
    await anna.say("/name")
    assert (await anna.wait_message()).text == en("name-now", name="Anna")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_bot_speaks_the_language_of_ones_telegram(house: House, language: str) -> None:
    anna = await house.person("Anna", language)
    menu = await title(anna)
    assert menu.buttons[0] == LIBRARY[language].plain("key-play")
    page = await opponents(
        anna, await chooser(anna, menu), LIBRARY[language].plain("rules-thibault")
    )
    await anna.press(page, LIBRARY[language].plain("key-new-phone"))
    board = await anna.wait_edit(has(Kind.BEGIN))
    await anna.press(board, SIGN)
    board = await anna.wait_shown(has(Kind.ACT))
    await house.check_true(board, language)
    await act(anna, board)
    await house.check_true(await anna.wait_shown(after(board)), language)


async def test_a_board_follows_the_language_one_chooses(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    await anna.say("/settings")
    await anna.press(await anna.wait_message(has(Kind.SETTINGS)), en("key-settings-language"))
    page = await anna.wait_edit(has(Kind.MY_SETTING))
    answer = await anna.press(page, "العربية")
    assert answer.text == LIBRARY["ar"].plain("said-set-language", language="العربية")
    arabic = LIBRARY["ar"].plain("key-throw-sticks")
    shown = await anna.wait_shown(lambda m: m.id == board.id and arabic in m.buttons)
    await house.check_true(shown, "ar")
    assert "\u2068Anna\u2069" in shown.text, "a Latin name stands in an isolate"
    await anna.wait_shown(lambda m: m.id == page.id and "✓ العربية" in m.buttons)


async def test_admins_choose_the_chats_language_and_its_boards_follow(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris", "ru")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    await anna.say("/settings@djehuty_bot", chat)
    opened = await anna.wait_message(has(Kind.SETTINGS), chat)
    await anna.press(opened, en("key-settings-group-language"))
    page = await anna.wait_edit(has(Kind.CHAT_SETTING), chat)
    refused = await boris.press(page, "Português")
    assert not refused.show_alert
    assert refused.text == LIBRARY["ru"].plain("answer-admins-only"), "alerts are in one's own"
    answer = await anna.press(page, "Português")
    assert answer.text == en("said-set-chat-language", language="Português")
    words = LIBRARY["pt"].plain("key-throw-sticks")
    shown = await anna.wait_shown(lambda m: m.id == board.id and words in m.buttons, chat)
    await house.check_true(shown, "pt")
    who = to_act(shown, anna, boris)
    await act(who, shown)
    await house.check_true(await who.wait_shown(after(shown), chat), "pt")


async def test_ones_own_language_does_not_change_the_groups(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    await anna.say("/settings@djehuty_bot", chat)
    opened = await anna.wait_message(has(Kind.SETTINGS), chat)
    await anna.press(opened, en("key-settings-language"))
    page = await anna.wait_edit(has(Kind.MY_SETTING), chat)
    await anna.press(page, "Русский")
    await anna.wait_shown(lambda m: m.id == page.id and "✓ Русский" in m.buttons, chat)
    await house.check_true(next(m for m in await anna.messages(chat) if m.id == board.id))
    await house.saved(game_of(board))


async def test_a_language_we_do_not_speak_gets_english(house: House) -> None:
    anna = await house.person("Anna", "fi")
    assert (await title(anna)).buttons[0] == en("key-play")
