"""The pages on which people choose what to play: they fit a phone, in every language."""

from __future__ import annotations

import pytest

from bot.buttons import MAX_BYTES, Kind
from bot.captions import MAX_CAPTION, length
from bot.choosing import (
    BOTS,
    HALF,
    PAGE,
    WHOLE,
    Known,
    Page,
    contradiction,
    play_page,
    problems,
    set_page,
    share_page,
    switches_page,
)
from bot.combos import AnyRuleSet, Combo, changes, step, unpack, values
from bot.spoken import read
from bot.words import LANGUAGES, Library, Texts
from games.catalogue import CATALOGUE, rule_set
from games.core import SwitchError
from tests.bot.test_combos import STRICT

LIBRARY = Library()
EN = LIBRARY["en"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def longest(rules: AnyRuleSet, texts: Texts) -> AnyRuleSet:
    """The rule set with every switch at its value with the most words that goes with the others."""
    for switch in rules.offered:
        choices = []
        for value in switch.values[1:]:
            try:
                changed = rules.custom({switch.name: value})
            except SwitchError:
                continue
            choices.append((sum(map(len, changes(changed, texts))), value, changed))
        rules = max(choices)[2] if choices else rules
    return rules


def pages(texts: Texts) -> list[Page]:
    """Every page of every rule set, plain and with all its switches changed."""
    worst = [longest(rules, texts) for rules in CATALOGUE]
    found = [
        play_page(texts, ()),
        play_page(texts, [Known(rules, starred=True) for rules in worst]),
    ]
    for rules in (*CATALOGUE, *worst):
        for points in (0, *rules.matches):
            combo = Combo(rules, points)
            found += [
                set_page(texts, combo, private=private, starred=private)
                for private in (True, False)
            ]
            found.append(share_page(texts, combo, "djehuty_bot"))
            found += [switches_page(texts, combo, n) for n in range(1 + len(rules.offered) // PAGE)]
    return found


@every_language
def test_every_page_fits_a_caption_and_its_buttons_fit_a_phone(language: str) -> None:
    for page in pages(LIBRARY[language]):
        assert length(page.caption) <= MAX_CAPTION, page.caption
        for row in page.keys:
            for key in row:
                room = {1: WHOLE, 2: HALF}.get(len(row), 6)
                assert length(key.text) <= room, (key.text, len(row))
                assert key.press is None or len(key.press.pack().encode()) <= MAX_BYTES


def test_a_newcomer_finds_every_rule_set_with_its_character_and_source() -> None:
    page = play_page(EN, ())
    labels = [key.text for row in page.keys for key in row]
    assert labels == [*(EN.plain(f"rules-{rules.id}") for rules in CATALOGUE), "‹ Back"]
    for rules in CATALOGUE:
        assert EN.html(f"character-{rules.id}") in page.caption
        assert EN.html(f"rules-source-{rules.id}") in page.caption


def test_favourites_and_the_last_played_stand_above_and_are_told_whole() -> None:
    nets = rule_set("thibault", {"netting": "on"})
    page = play_page(
        EN,
        [
            Known(nets, starred=True),
            Known(rule_set("tait"), starred=True),
            Known(nets, starred=False),
        ],
    )
    labels = [key.text for row in page.keys for key in row]
    assert labels[:3] == [
        "★ Thibault’s rules · House of Netting (16)",
        "★ Tait’s rules",
        "↻ Thibault’s rules · House of Netting (16)",
    ]
    assert "★ Thibault’s rules · House of Netting (16)" in page.caption
    assert labels.count("Tait’s rules") == 0, "a rule set without switches is offered once"
    assert labels.count("Thibault’s rules") == 1


def test_a_rule_sets_page_tells_what_differs_and_offers_its_opponents() -> None:
    rules = rule_set("thibault", {"netting": "on", "pieces": "7"})
    page = set_page(EN, Combo(rules), private=True, starred=False)
    assert "Pieces a side: 7 · House of Netting (16)" in page.caption
    assert EN.html("character-thibault") in page.caption
    assert EN.html("rules-source-thibault") in page.caption
    wanted = [
        key.press.action.split(".", 3)[3]
        for row in page.keys
        for key in row
        if key.press is not None and key.press.kind is Kind.NEW
    ]
    assert wanted == [*(f"bot.{level}" for level in BOTS), "link", "phone"]
    assert "🔸" not in set_page(EN, Combo(CATALOGUE[0]), private=True, starred=True).caption


def test_a_match_is_offered_where_the_rules_have_one_and_travels_on() -> None:
    rules = rule_set("glebsite")
    page = set_page(EN, Combo(rules, 10), private=False, starred=False)
    assert [[key.text for key in row] for row in page.keys[:2]] == [
        ["One game"], ["🏁 5", "✓ 10", "🏁 15", "🏁 21"],
    ]  # fmt: skip
    assert "10 points" in page.caption
    points = {
        key.press.action.split(".")[2]
        for row in page.keys[2:]
        for key in row
        if key.press is not None and key.press.kind is not Kind.MENU
    }
    assert points == {"10"}
    plain = set_page(EN, Combo(CATALOGUE[0]), private=False, starred=False)
    assert "points" not in plain.caption


def test_each_switch_has_its_button_its_value_and_its_reason_on_one_page() -> None:
    rules = rule_set("thibault", {"netting": "on"})
    count = len(rules.offered)
    found = []
    for number in range(-(-count // PAGE)):
        page = switches_page(EN, Combo(rules), number)
        for row in page.keys:
            for key in row:
                assert key.press is not None
                parts = key.press.action.split(".")
                if key.press.kind is Kind.SWITCHES and len(parts) == 5:
                    switch = rules.offered[int(parts[4])]
                    assert EN.html(f"switch-{switch.name}-why") in page.caption
                    assert key.text.startswith("🔸") == (switch.name == "netting")
                    found.append(switch.name)
    assert found == [switch.name for switch in rules.offered]


def test_reset_is_offered_only_where_something_differs_and_keeps_the_match() -> None:
    plain = switches_page(EN, Combo(CATALOGUE[0]), 0)
    assert "↺ Reset" not in [key.text for row in plain.keys for key in row]
    easy = Combo(rule_set("glebsite", {"easy": "on"}), 5)
    (reset,) = [
        key.press
        for row in switches_page(EN, easy, 0).keys
        for key in row
        if key.text == "↺ Reset" and key.press is not None
    ]
    assert reset.action == "glebsite..5.0"


def test_a_page_that_does_not_exist_is_the_last() -> None:
    combo = Combo(CATALOGUE[0])
    last = -(-len(CATALOGUE[0].offered) // PAGE) - 1
    assert switches_page(EN, combo, 99) == switches_page(EN, combo, last)


def test_the_buttons_of_a_page_say_what_they_will_do() -> None:
    combo = Combo(rule_set("thibault", {"pieces": "7"}))
    page = switches_page(EN, combo, 0)
    pieces = next(key for row in page.keys for key in row if "Pieces" in key.text)
    assert pieces.press is not None
    parts = pieces.press.action.split(".")
    stepped = step(unpack(".".join(parts[:3])).rules, combo.rules.offered[int(parts[4])])
    assert values(stepped.rules)["pieces"] == "9"


@every_language
def test_a_contradiction_is_told_by_the_names_of_the_switches(language: str) -> None:
    texts = LIBRARY[language]
    rules = STRICT.custom({"safe_end": "on"})
    netting = next(switch for switch in rules.offered if switch.name == "netting")
    told = contradiction(texts, rules, netting, step(rules, netting))
    assert texts.plain("switch-netting") in told
    assert texts.plain("value-on") in told
    assert texts.plain("switch-safe_end") in told
    assert len(told) <= 200


def test_sharing_gives_a_link_a_way_into_a_group_and_the_words() -> None:
    rules = rule_set("thibault", {"pieces": "7"})
    page = share_page(EN, Combo(rules), "djehuty_bot")
    assert "<code>/play thibault.4</code>" in page.caption
    assert "https://t.me/djehuty_bot?start=play-thibault-4" in page.caption
    send, into, _ = (row[0] for row in page.keys)
    assert send.url is not None
    assert send.url.startswith(
        "https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fdjehuty_bot%3Fstart%3Dplay-thibault-4&"
    )
    assert into.url == "https://t.me/djehuty_bot?startgroup=play-thibault-4"


@every_language
def test_a_word_that_is_not_understood_is_told_back_escaped(language: str) -> None:
    page = problems(LIBRARY[language], read("netting <b>foo</b>&"))
    assert "\u2068&lt;b&gt;foo&lt;/b&gt;&amp;\u2069" in page.caption
    assert page.keys[0][0].press is not None
    assert page.keys[0][0].press.action == "thibault.j000."
