"""The rules to read: an index, illustrated pages, every rule, and the commands that open them."""

from __future__ import annotations

import pytest

from bot.choosing.rule_pages import LISTED
from bot.telegram.callback_data import Kind, Press
from bot.words.combos import GAMES
from bot.words.library import LANGUAGES
from games.catalogue import CATALOGUE, rule_set
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    LIBRARY,
    SIGN,
    House,
    begin,
    can_act,
    en,
    has,
    offers_games,
    opponents_by_name,
    plain,
    shows,
    title,
    uploads,
)
from tests.bot.kit import unfolded
from tests.reading import UNSEEN


async def index(person: Person) -> Seen:
    await person.say("/rules")
    return await person.wait_message(has(Kind.RULES))


async def turn(person: Person, page: Seen, button: str) -> Seen:
    """Press a button that turns the page in place."""
    await person.press(page, button)
    turned = await person.wait_edit(lambda message: message.id == page.id)
    assert turned.photo is not None
    return turned


async def to_set(person: Person, page: Seen, rules: str) -> Seen:
    """From the index through the game to the page of a rule set."""
    ours = rule_set(rules)
    page = await turn(person, page, en(f"game-{ours.game}"))
    if len(GAMES[ours.game]) == 1:
        return page
    assert en(f"character-{rules}") in page.text
    assert en(f"rules-source-{rules}") in UNSEEN.sub("", page.text)
    return await turn(person, page, en(f"rules-{rules}"))


async def test_the_menus_rules_are_an_index_of_all_games(house: House) -> None:
    anna = await house.person("Anna")
    menu = await title(anna)
    await anna.press(menu, "Rules")
    page = await anna.wait_message(has(Kind.RULES))
    assert page.id > menu.id, "a page of its own: the menu stays"
    assert page.buttons == [*(en(f"game-{game}") for game in GAMES), en("key-menu"), en("key-back")]
    for game in GAMES:
        assert en(f"game-{game}-line") in page.text
    await anna.press(page, en("key-menu"))
    await anna.wait_message(offers_games)
    assert page.text in [m.text for m in await anna.messages()], "the rules stay to be read"


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
async def test_every_rule_set_has_an_illustrated_page_and_every_rule(
    house: House, rules: object
) -> None:
    name = getattr(rules, "id", "")
    anna = await house.person("Anna")
    first = await index(anna)
    page = await to_set(anna, first, name)
    assert page.photo != first.photo
    assert unfolded(page.text) == unfolded(plain(LIBRARY["en"].html(f"rules-{name}-page")))
    await anna.press(page, en("key-rules-full"))
    full = await anna.wait_message(shows("1. The "))
    assert full.text == plain(LIBRARY["en"].html(f"rules-{name}-full"))
    game = rule_set(name).game
    if len(GAMES[game]) > 1:
        page = await turn(anna, page, en("key-rules-page", rules=en(f"game-{game}")))
    back = await turn(anna, page, en("key-rules-index"))
    assert (back.photo, back.text) == (first.photo, first.text)


async def test_every_switch_of_thibault_can_be_reached_and_has_a_picture_of_its_own(
    house: House,
) -> None:
    anna = await house.person("Anna")
    offered = rule_set("thibault").offered
    count = en("key-switches", count=len(offered))
    listed = await turn(anna, await to_set(anna, await index(anna), "thibault"), count)
    pictures, pages = set(), -(-len(offered) // LISTED)
    for place, switch in enumerate(offered):
        if place and place % LISTED == 0:
            listed = await turn(anna, listed, f"{place // LISTED + 1}/{pages} ›")
        button = next(b for b in listed.buttons if b.startswith(en(f"switch-{switch.name}") + ":"))
        page = await turn(anna, listed, button)
        told = plain(LIBRARY["en"].html(f"switch-{switch.name}-page"))
        assert unfolded(told) in unfolded(page.text)
        pictures.add(page.photo)
        listed = await turn(anna, page, f"‹ {count}")
    assert len(pictures) == len(offered)
    back = en("key-rules-page", rules=en("rules-thibault"))
    assert listed.buttons[-2:] == [f"‹ {pages - 1}/{pages}", back]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("glebsite", "rules-glebsite-page"),
        ("Tait", "rules-tait-page"),
        ("hauses", "rules-houses-page"),
        ("netting", "switch-netting-page"),
        ("bank-throws", "switch-bank_throws-page"),
        ("glebsite easy", "switch-easy-page"),
        ("thibault must_bear", "switch-must_bear_off-page"),
        ("siga", "rules-siga-page"),
        ("seega leaps", "switch-leaps-page"),
        ("hyena", "rules-hyena-page"),
        ("hyena 80", "switch-holes-page"),
    ],
)
async def test_the_command_opens_the_page_that_its_words_name(
    house: House, words: str, message: str
) -> None:
    anna = await house.person("Anna")
    await anna.say(f"/rules {words}")
    page = await anna.wait_message(has(Kind.RULES))
    assert unfolded(page.text).endswith(unfolded(plain(LIBRARY["en"].html(message))))
    assert page.photo is not None


async def test_a_word_that_names_nothing_is_told_with_what_may_be_meant(house: House) -> None:
    anna = await house.person("Anna")
    await anna.say("/rules xyzzy")
    told = await anna.wait_message(has(Kind.RULES))
    assert "xyzzy" in told.text
    assert told.buttons == [*(en(f"game-{game}") for game in GAMES), en("key-rules-index")]
    await anna.press(told, en("game-seega"))
    page = await anna.wait_message(shows(en("character-siga")))
    assert page.photo is not None, "a text cannot become a picture: the page comes below"


async def test_one_picture_is_uploaded_once_whatever_the_language(house: House) -> None:
    anna = await house.person("Anna")
    await anna.say("/rules block")
    shown = await anna.wait_message(has(Kind.RULES))
    before = await house.seq()
    for language in LANGUAGES:
        other = await house.person("Other", language)
        await other.say("/rules block")
        page = await other.wait_message(has(Kind.RULES))
        assert page.photo == shown.photo
        assert page.text.endswith(plain(LIBRARY[language].html("switch-block-page")))
    assert uploads(await house.play.calls("sendPhoto", after=before)) == 0


async def test_a_page_that_was_deleted_comes_anew_when_its_button_is_pressed(house: House) -> None:
    anna = await house.person("Anna")
    page = await index(anna)
    await anna.delete(page)
    await anna.forge(Press(Kind.RULES, action="page.bell").pack(), message_id=page.id)
    fresh = await anna.wait_message(has(Kind.RULES))
    assert fresh.id > page.id
    assert unfolded(fresh.text) == unfolded(plain(LIBRARY["en"].html("rules-bell-page")))


async def test_a_board_is_never_turned_into_a_page(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await anna.forge(Press(Kind.RULES, action="page.bell").pack(), message_id=board.id)
    page = await anna.wait_message(has(Kind.RULES))
    assert page.id > board.id
    (kept,) = [message for message in await anna.messages() if message.id == board.id]
    await house.check_true(kept)


async def test_rules_under_a_board_are_those_of_its_game(house: House) -> None:
    anna = await house.person("Anna")
    menu = await opponents_by_name(anna, "tait")
    await anna.press(menu, "📱 On this phone")
    board = await anna.wait_edit(has(Kind.BEGIN))
    await anna.press(board, SIGN)
    board = await anna.wait_shown(can_act)
    await anna.press(board, en("key-rules"))
    page = await anna.wait_message(has(Kind.RULES))
    assert unfolded(page.text) == unfolded(plain(LIBRARY["en"].html("rules-tait-page")))


async def test_rules_under_a_board_tell_its_switches_and_lead_to_their_pages(house: House) -> None:
    anna = await house.person("Anna")
    menu = await opponents_by_name(anna, "thibault netting dice=two")
    await anna.press(menu, "📱 On this phone")
    await anna.press(await anna.wait_edit(has(Kind.BEGIN)), SIGN)
    board = await anna.wait_shown(can_act)
    await anna.press(board, en("key-rules"))
    page = await anna.wait_message(has(Kind.RULES))
    for name in ("dice", "netting"):
        assert en(f"switch-{name}-why") in page.text
    assert page.buttons[:2] == ["Thrown with: two dice", "House of Netting (16): on"]
    page = await turn(anna, page, "House of Netting (16): on")
    assert page.text.endswith(plain(LIBRARY["en"].html("switch-netting-page")))
    page = await turn(anna, page, en("key-back"))
    await anna.press(page, en("key-play-these"))
    chosen = await anna.wait_message(has(Kind.PLAY_NOW))
    assert "two dice · House of Netting (16)" in chosen.text


@pytest.mark.parametrize(
    "action",
    ["", "page", "page.nobody", "list.thibault.x", "list.bell.77", "switch.tait.netting", "x.y"],
)
async def test_a_press_that_no_button_carries_is_refused(house: House, action: str) -> None:
    anna = await house.person("Anna")
    page = await index(anna)
    data = Press(Kind.RULES, action=action).pack()
    answer = await anna.wait_answer(await anna.forge(data, message_id=page.id))
    assert answer.text == en("answer-not-offered")
