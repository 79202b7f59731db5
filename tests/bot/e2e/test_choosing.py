"""Choosing what to play, over HTTP: buttons, words, links, favourites, and a bot that is killed."""

from __future__ import annotations

import re

from bot.telegram.callback_data import Kind
from bot.words.combos import GAMES
from games.catalogue import rule_set
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    LIBRARY,
    SIGN,
    House,
    act,
    after,
    begin,
    can_act,
    chooser,
    en,
    game_of,
    has,
    is_over,
    of_bot,
    offers_games,
    opponents,
    opponents_by_name,
    ply_of,
    shows,
    title,
)

NETS = rule_set("thibault", {"pieces": "7", "netting": "on"})


async def turned(person: Person, page: Seen, key: str) -> Seen:
    """Press a button of a page and see the message become the next."""
    await person.press(page, key)
    return await person.wait_shown(
        lambda m: m.id == page.id and (m.text, m.buttons) != (page.text, page.buttons),
        page.chat_id,
    )


async def play_page(person: Person) -> Seen:
    await person.say("/play")
    return await person.wait_message(offers_games)


async def test_the_only_rules_of_a_game_are_one_tap_nearer(house: House) -> None:
    anna = await house.person("Anna")
    page = await opponents(anna, await play_page(anna), en("rules-hyena"))
    assert en("rules-hyena") in page.text
    assert of_bot(page, "🤖 Novice") in page.buttons


async def test_a_game_and_a_rule_set_are_commands_too(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    await anna.say("/hyena")
    page = await anna.wait_message(lambda m: en("rules-hyena") in m.text)
    assert {en("key-play"), en("key-whom")} <= set(page.buttons)
    club = await house.group(anna, boris)
    await boris.say("/siga@djehuty_bot size=7", club)
    await boris.wait_message(lambda m: "7×7" in m.text, club)


async def test_what_a_person_may_guess_is_what_they_meant(house: House) -> None:
    anna = await house.person("Anna")
    for guessed in ("/profile", "/stats"):
        await anna.say(guessed)
        page = await anna.wait_message(lambda m: en("key-me-games") in m.buttons)
        assert "Anna" in page.text
        await anna.say("Something else.")
        await anna.wait_message(lambda m: m.text == en("hint"))
    await anna.say("/new")
    await anna.wait_message(lambda m: {en("game-senet"), en("game-seega")} <= set(m.buttons))


async def test_switches_are_chosen_by_buttons_and_played_against_the_bot(house: House) -> None:
    anna = await house.person("Anna")
    page = await opponents(anna, await play_page(anna))
    page = await turned(anna, page, en("key-change"))
    page = await turned(anna, page, "Pieces a side: 5")
    assert en("switch-pieces-why") in page.text
    page = await turned(anna, page, "7")
    while not any("Netting" in words for words in page.buttons):
        page = await turned(anna, page, next(w for w in page.buttons if w.endswith(" ›")))
    page = await turned(anna, await turned(anna, page, "House of Netting (16): off"), "on")
    assert "🔸 House of Netting (16): on" in page.buttons
    page = await turned(anna, page, en("key-done"))
    assert "Pieces a side: 7 · House of Netting (16)" in page.text

    await anna.press(page, of_bot(page, "🤖 Novice"))
    board = await anna.wait_shown(lambda m: m.id == page.id and can_act(m))
    assert "House of Netting" in board.text, "the page becomes the board, at one tap"
    while ply_of(board) < 12:
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    saved = await house.check_true(board)
    assert saved.table.rules == NETS
    assert {played.seat for played in saved.table.played} == {0, 1}


async def test_another_rule_set_is_played_to_its_end(house: House) -> None:
    anna = await house.person("Anna")
    page = await opponents(anna, await play_page(anna), "Tait’s rules")
    await anna.press(page, of_bot(page, "🤖 Greedy"))
    board = await anna.wait_shown(lambda m: m.id == page.id and can_act(m))
    while not is_over(board):
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    saved = await house.check_true(board)
    assert saved.table.rules.id == "tait"


async def test_words_behind_play_open_the_combination_and_say_what_was_guessed(
    house: House,
) -> None:
    anna = await house.person("Anna")
    await anna.say("/play senet tibault neting pieces=7")
    page = await anna.wait_message(has(Kind.PLAY_NOW))
    assert en("spoken-read-as", word="tibault", name=en("rules-thibault")) in page.text
    assert en("spoken-read-as", word="neting", name=en("switch-netting")) in page.text
    page = await turned(anna, page, en("key-whom"))
    await anna.press(page, "On this phone")
    board = await anna.wait_edit(has(Kind.BEGIN))
    assert (await house.saved(game_of(board))).table.rules == NETS


async def test_a_word_that_is_not_known_is_named_and_the_rest_is_a_button(house: House) -> None:
    boris = await house.person("Boris", "ru")
    await boris.say("/play netting xyzzy pieces=7")
    said = await boris.wait_message(offers_games)
    assert said.text.startswith("Не знаю слова «\u2068xyzzy\u2069».")
    assert LIBRARY["ru"].plain("switch-safe_end") in said.text
    await boris.press(said, said.buttons[0])
    page = await boris.wait_message(has(Kind.NEW))
    assert page.id > said.id, "the answer stays to be read"
    assert LIBRARY["ru"].plain("switch-netting") in page.text


async def test_a_shared_link_opens_the_same_rules_in_another_chat(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    page = await opponents_by_name(anna, "thibault netting pieces=7")
    page = await turned(anna, page, en("key-more-ways"))
    page = await turned(anna, page, en("key-pass-on"))
    assert "/play thibault." in page.text
    found = re.search(r"https://t\.me/djehuty_bot\?start=(play-[\w-]+)", page.text)
    assert found is not None
    assert "djehuty_bot%3Fstart%3D" + found[1] in page.button(en("key-share-send"))["url"]

    await boris.start(found[1])
    theirs = await boris.wait_message(has(Kind.PLAY_NOW))
    assert "Pieces a side: 7 · House of Netting (16)" in theirs.text
    made = await house.play.do("group", title="Nets", people=[boris.id], bot=False)
    chat = int(made["chat_id"])
    await boris.start_group(chat, found[1])
    group = await boris.wait_message(has(Kind.NEW), chat)
    assert "Pieces a side: 7 · House of Netting (16)" in group.text
    assert en("key-new-group") in group.buttons

    words = re.search(r"/play \S+", page.text)
    assert words is not None
    await boris.say(words[0].replace("/play", "/play@djehuty_bot"), chat)
    again = await boris.wait_message(lambda m: m.id > group.id and has(Kind.NEW)(m), chat)
    assert again.text == group.text


async def test_a_favourite_and_the_last_played_survive_a_kill(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    page = await opponents_by_name(anna, "thibault netting pieces=7")
    page = await turned(anna, page, en("key-more-ways"))
    page = await turned(anna, page, en("key-star"))
    assert en("key-starred") in page.buttons
    page = await opponents_by_name(anna, "bell")
    await anna.press(page, "On this phone")
    await anna.press(await anna.wait_edit(has(Kind.BEGIN)), SIGN)
    await anna.wait_edit(has(Kind.ACT))
    await house.bot.kill()
    await house.bot.start()

    page = await play_page(anna)
    assert page.buttons[0].startswith("▶ Go on: "), "what is going on is offered first"
    assert page.buttons[1:3] == [
        "★ Thibault’s rules · Pieces a side: 7 · +1", "↻ Senet · Bell’s backward race",
    ]  # fmt: skip
    await anna.press(page, "★")
    page = await turned(anna, await anna.wait_edit(has(Kind.PLAY_NOW)), en("key-whom"))
    await anna.press(page, of_bot(page, "🤖 Novice"))
    board = await anna.wait_shown(lambda m: m.id == page.id and can_act(m))
    assert (await house.saved(game_of(board))).table.rules == NETS


async def test_a_page_from_before_a_kill_still_turns(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    page = await turned(anna, await opponents(anna, await play_page(anna)), en("key-change"))
    await house.bot.kill()
    await house.bot.start()
    page = await turned(anna, page, "Thrown with: four sticks")
    page = await turned(anna, page, "two dice")
    assert "🔸 Thrown with: two dice" in page.buttons
    page = await turned(anna, page, en("key-done"))
    assert "two dice" in page.text


async def test_the_last_combination_is_offered_again(house: House) -> None:
    anna = await house.person("Anna")
    await begin(anna, "🤖 Novice")
    page = await play_page(anna)
    assert page.buttons[1] == f"↻ {en('game-senet')} · {en('rules-thibault')}"
    assert page.buttons[2:] == [
        *(en(f"game-{game}") for game in GAMES),
        *(en(f"key-{key}") for key in ("back", "add-group")),
    ]
    menu = await title(anna)
    page = await chooser(anna, menu)
    page = await turned(anna, page, "↻")
    page = await turned(anna, page, en("key-whom"))
    await anna.press(page, of_bot(page, "🤖 Greedy"))
    board = await anna.wait_shown(lambda m: m.id == menu.id and can_act(m))
    assert shows("BOT (Greedy)")(board), "three taps from the choice"
