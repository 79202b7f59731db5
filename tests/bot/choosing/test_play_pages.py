"""The pages on which people choose what to play: they fit a phone, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import accumulate, product

import pytest

from bot.board.caption import MAX_CAPTION, length
from bot.board.heading import goal_line
from bot.board.phone import (
    COLUMNS,
    FOLD,
    QUOTE,
    QUOTED_COLUMNS,
    ROOM,
    breadth,
    wrapped,
)
from bot.choosing.bots_page import bots_page
from bot.choosing.buttons import Choose, GameSets, OpenRules, PlayNow, RulesOfGame, ToNamed
from bot.choosing.home_page import Prepared, play_words, unfinished_row
from bot.choosing.named_page import named_page
from bot.choosing.opening import Opening, against_the_weakest
from bot.choosing.page import Page
from bot.choosing.play_pages import (
    WHOLE,
    Known,
    bot_words,
    game_lines,
    game_page,
    more_page,
    play_page,
    problems,
    set_page,
    share_page,
    starter,
)
from bot.choosing.reading import Understood, read
from bot.choosing.rule_pages import RulePages
from bot.choosing.set_lines import BEST
from bot.choosing.switch_pages import PAGE, contradiction, switch_page, switches_page
from bot.table.invitation import check_of
from bot.table.seats import levels
from bot.telegram.callback_data import MAX_BYTES, Kind, Press
from bot.words.combos import GAMES, AnyRuleSet, Combo, changes, code, values
from bot.words.entries import Entries
from bot.words.inert import inert
from bot.words.lexicon import called
from bot.words.library import LANGUAGES, Library, MissingText, Texts, source
from games.catalogue import CATALOGUE, STARTERS, rule_set
from games.core import SwitchError
from games.senet.sets.tait import TAIT
from opponents import OPPONENTS
from tests.bot.kit import plain
from tests.bot.words.test_combos import STRICT
from tests.render.looking import renderer

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


def game_pages(texts: Texts, game: str, prepared: Prepared | None = None) -> list[Page]:
    """The pages of a game, all that there are to turn."""
    return turned(lambda page: game_page(texts, game, prepared=prepared, page=page))


def turned(page_of: Callable[[int], Page]) -> list[Page]:
    """The pages of that number from the first to the last one, each led to by its neighbours."""
    found = [page_of(0)]
    while any(key.text.endswith("›") for row in found[-1].keys for key in row):
        found.append(page_of(len(found)))
    signs = [[label for label in labels(page) if re.search(r"\d/\d", label)] for page in found]
    last = len(found)
    assert signs == [
        [f"‹ {page - 1}/{last}"] * (page > 1) + [f"{page + 1}/{last} ›"] * (page < last)
        for page in range(1, last + 1)
    ]
    return found


def pages(texts: Texts) -> list[Page]:
    """Every page of every rule set, plain and with all its switches changed."""
    worst = [longest(rules, texts) for rules in CATALOGUE]
    found = [
        play_page(texts, ()),
        play_page(texts, [Known(rules, starred=True) for rules in worst]),
        *(page for game in GAMES for page in game_pages(texts, game)),
    ]
    for rules in (*CATALOGUE, *worst):
        for points in (0, *rules.matches):
            combo = Combo(rules, points)
            found += [
                set_page(texts, combo, private=private, starred=private)
                for private in (True, False)
            ]
            found.append(share_page(texts, combo, "djehuty_bot"))
            found.append(bots_page(texts, combo))
            found += [switches_page(texts, combo, n) for n in range(1 + len(rules.offered) // PAGE)]
            found += [switch_page(texts, combo, n) for n in range(len(rules.offered))]
    return found


@every_language
def test_every_page_fits_a_caption_and_its_buttons_fit_a_phone(language: str) -> None:
    for page in pages(LIBRARY[language]):
        assert length(page.caption) <= MAX_CAPTION, page.caption
        for row in page.keys:
            for key in row:
                broad, room = (
                    (breadth(key.text), ROOM[len(row)])
                    if len(row) > 1
                    else (length(key.text), WHOLE)
                )
                assert broad <= room, (key.text, len(row))
                if key.press is not None:
                    theirs = replace(key.press, ply=99_999_999)  # somebody's page
                    assert len(theirs.pack().encode()) <= MAX_BYTES


def labels(page: Page) -> list[str]:
    return [key.text for row in page.keys for key in row]


def press(page: Page, label: str) -> Press:
    """What the one button with these words says."""
    (found,) = [key.press for row in page.keys for key in row if key.text == label]
    assert found is not None
    return found


@every_language
def test_a_newcomer_finds_every_game_with_what_it_is_like(language: str) -> None:
    texts = LIBRARY[language]
    page = play_page(texts, ())
    assert labels(page) == [
        *(texts.plain(f"game-{game}") for game in GAMES),
        texts.plain("key-back"),
    ]
    lines = [texts.html(f"game-{game}-line") for game in GAMES]
    told = [line for line in lines if line in page.caption]
    assert told in (lines, []), "all of them, or none where there is no room"
    assert length(page.caption) < MAX_CAPTION * 3 // 4, "there is room for favourites"


@every_language
def test_each_game_is_told_on_a_line_of_its_own_before_anything_is_unfolded(language: str) -> None:
    texts = LIBRARY[language]
    caption = play_page(texts, ()).caption
    seen = plain(QUOTE.sub("", caption)).split("\n")
    for game in GAMES:
        line = f"{texts.plain(f'game-{game}')}: {texts.plain(f'game-{game}-brief')}"
        assert line in seen
        assert wrapped(line, COLUMNS) == 1


@pytest.mark.parametrize(("long", "told"), [(60, True), (800, False)])
def test_what_games_are_like_is_told_where_there_is_room(long: int, told: bool) -> None:  # noqa: FBT001 - what is expected
    names = ("one", "two", "three", "four")
    words = "".join(f"game-{n} = {n}\ngame-{n}-line = {'x' * (long // 4)}\n" for n in names)
    texts = Texts("en", Entries("en", f"{source('en')}\n{words}"))
    lines = game_lines(texts, names)
    assert bool(lines) is told
    assert all(name in line for name, line in zip(names, lines, strict=told))


def test_a_games_button_opens_its_rule_sets_and_the_only_one_at_once() -> None:
    page = play_page(EN, ())
    for game, sets in GAMES.items():
        found = press(page, EN.plain(f"game-{game}"))
        if len(sets) > 1:
            assert found == Press(Kind.MENU, action=f"play.{game}")
        else:
            assert found == Press(Kind.SET, action=Combo(sets[0]).pack())
    assert {len(sets) > 1 for sets in GAMES.values()} == {True, False}, "both kinds are there"


@pytest.mark.parametrize("game", GAMES)
def test_a_games_page_tells_every_rule_set_with_its_character_and_source(game: str) -> None:
    found = game_pages(EN, game)
    named = [label.removeprefix(f"{BEST} ") for page in found for label in labels(page)]
    sets = [EN.plain(f"rules-{rules.id}") for rules in GAMES[game]]
    assert sorted(name for name in named if name in sets) == sorted(sets)
    assert next(name for name in named if name in sets) == sets[0], "what is best to begin with"
    told = "".join(page.caption for page in found)
    for rules in GAMES[game]:
        assert EN.html(f"character-{rules.id}") in told
        if len(found) == 1:  # else they may be left out; the rule set's own page tells them
            assert inert(EN.html(f"rules-source-{rules.id}")) in told
    for page in found:
        assert labels(page)[-2:] == [EN.plain("key-learn"), "‹ Back"]
        assert press(page, "‹ Back") == Press(Kind.MENU, action="play")


def made_up(language: str, more: int) -> tuple[Texts, tuple[AnyRuleSet, ...]]:
    """Senet's rule sets and so many more, whose texts are as long as they may be."""
    ids = [f"another{number}" for number in range(more)]
    words = "".join(
        f"rules-{name} = {name:x<24}\n"
        f"character-{name} = {name:x<90}\n"
        f"rules-source-{name} = source\n"
        for name in ids
    )
    texts = Texts(language, Entries(language, f"{source(language)}\n{words}"))
    return texts, (*GAMES["senet"], *(replace(TAIT, id=name) for name in ids))


@every_language
@pytest.mark.parametrize("more", [1, 2, 12])
def test_more_rule_sets_than_a_caption_has_room_for_are_told_on_pages(
    language: str, more: int
) -> None:
    texts, sets = made_up(language, more)
    games = {"senet": sets}
    ready = Prepared(against_the_weakest(starter("senet")), 1234567, "0123456789abcdef" * 4)
    book = RulePages(texts, renderer(), games=games)
    for found in (
        turned(lambda page: game_page(texts, "senet", None, ready, page, games)),
        turned(lambda page: book.game("senet", page)),
    ):
        assert 1 + (len(sets) > 10) <= len(found) <= -(-len(sets) // 3), "no page in vain"
        assert all(length(page.caption) <= MAX_CAPTION for page in found)
        left = list(sets)
        for page in found:
            keys = {label.removeprefix(f"{BEST} ") for label in labels(page)}
            told = [rules for rules in left if texts.plain(f"rules-{rules.id}") in keys]
            assert told == left[: len(told)] != [], "in order, and all together"
            left = left[len(told) :]
            for rules in told:
                assert texts.html(f"character-{rules.id}") in page.caption
        assert left == []


def test_a_page_behind_the_last_one_is_the_last_one() -> None:
    texts, sets = made_up("en", 12)
    games = {"senet": sets}
    (*_, last) = turned(lambda page: game_page(texts, "senet", page=page, games=games))
    assert game_page(texts, "senet", page=99, games=games) == last
    assert game_page(texts, "seega", page=99) == game_page(texts, "seega")


def test_a_page_has_presses_to_the_next_and_the_one_before() -> None:
    texts, sets = made_up("en", 24)
    games = {"senet": sets}
    book = RulePages(texts, renderer(), games=games)
    named = book.asked(RulesOfGame("senet", 1))
    assert named is not None
    for page, kind, name in (
        (game_page(texts, "senet", page=1, games=games), Kind.MENU, "play.senet"),
        (named, Kind.RULES, "game.senet"),
    ):
        before, behind = (label for label in labels(page) if re.search(r"\d/\d", label))
        assert press(page, before) == Press(kind, action=f"{name}.0")
        assert press(page, behind) == Press(kind, action=f"{name}.2")


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_back_leads_back_one_page(rules: AnyRuleSet) -> None:
    """In a group, where no game begins at one tap, the games themselves lead to an only set; in
    one's own chat to a page before this one, which is the game's where it has one set alone."""
    only, combo = len(GAMES[rules.game]) == 1, Combo(rules)
    page = set_page(EN, combo, private=False, starred=False)
    above = Press(Kind.MENU, action="play" if only else f"play.{rules.game}")
    assert press(page, "‹ Back") == above
    for one in (combo, Combo(rules.custom({rules.offered[0].name: rules.offered[0].values[1]}))):
        page = set_page(EN, one, private=True, starred=False)
        first = GameSets(rules.game).press() if only and one == combo else ToNamed(one).press()
        assert press(page, "‹ Back") == first


@every_language
def test_who_has_an_unfinished_game_of_that_kind_goes_on_with_it_first(language: str) -> None:
    """On the first page of a game and of named rules; there is one bright button, the first."""
    texts = LIBRARY[language]
    for rules in CATALOGUE:
        ready = Prepared(against_the_weakest(rules), 7, "0123456789abcdef" * 4)
        for games in ([(5, rules.game)], [(5, rules.game), (6, rules.game)]):
            (first,) = unfinished_row(texts, games)
            new = play_words(texts, ready, games)
            pages = (
                named_page(texts, ready, Understood(rules), games),
                game_page(texts, rules.game, prepared=ready, unfinished=games),
            )
            for page in pages:
                keys = [key for row in page.keys for key in row]
                assert keys[0] == first
                assert keys[1].press == ready.button.press()
                assert keys[1].text.startswith(new)
                assert [key.style for key in keys if key.style] == ["success"]
                assert f"<b>{new.partition(' ')[2]}</b>" in re.sub(
                    "[\u2068\u2069]", "", page.caption
                )


def test_favourites_and_the_last_played_stand_above_and_are_told_whole() -> None:
    safe = rule_set("thibault", {"safe_end": "on"})
    page = play_page(
        EN,
        [
            Known(safe, starred=True),
            Known(rule_set("tait"), starred=True),
            Known(safe, starred=False),
        ],
    )
    assert labels(page) == [
        "★1 Senet · Thibault’s rules · A safe end",
        "★2 Senet · Tait’s rules",
        "↻ Senet · Thibault’s rules · A safe end",
        *(EN.plain(f"game-{game}") for game in GAMES),
        "‹ Back",
    ]
    told = page.caption.removeprefix("<blockquote expandable>")  # above the games, if folded
    assert told.startswith(
        "★1 Senet · Thibault’s rules · A safe end\n★2 Senet · Tait’s rules\n"
        "↻ Played last: Senet · Thibault’s rules · A safe end\n"
    )


def test_favourites_that_differ_only_where_a_button_ends_are_told_apart_above() -> None:
    many = {"dice": "two", "pieces": "7", "bank_throws": "on", "start": "hand", "block": "3"}
    here = rule_set("thibault", {**many, "netting": "on"})
    there = rule_set("thibault", {**many, "water": "re_enter"})
    page = play_page(EN, [Known(here, starred=True), Known(there, starred=True)])
    first, second = (row[0].text for row in page.keys[:2])
    assert first.removeprefix("★1") == second.removeprefix("★2")
    lines = page.caption.split("\n")
    assert "House of Netting (16)" in lines[0]
    assert "In the water: to the hand" in lines[1]


def test_games_stand_side_by_side_before_favourites_lose_their_words() -> None:
    three = [Known(rule_set(name), starred=True) for name in ("tait", "kendall", "skyruk")]
    for many, rows in ((1, [1, 2, 2, 1]), (3, [1, 1, 1, 2, 2, 1])):
        page = play_page(EN, three[:many])
        assert [len(row) for row in page.keys] == rows
        assert "★1 Senet · Tait’s rules" in labels(page) or many == 1
    more = play_page(EN, [Known(rules, starred=True) for rules in CATALOGUE[:6]])
    assert [len(row) for row in more.keys] == [3, 3, 2, 2, 1]


def test_what_was_played_last_is_explained_while_the_games_are_told() -> None:
    page = play_page(EN, [Known(rule_set("tait"), starred=False)])
    assert page.caption.startswith("↻ Played last: Senet · Tait’s rules\n")
    assert page.caption.endswith("\n<b>What shall we play?</b>")
    assert EN.html("game-senet-line") in page.caption


def test_rules_to_which_their_games_button_leads_at_once_have_no_second_one() -> None:
    page = play_page(EN, [Known(rule_set("hyena"), starred=False)])
    assert labels(page) == [*(EN.plain(f"game-{game}") for game in GAMES), "‹ Back"]
    longer = play_page(EN, [Known(rule_set("hyena", {"holes": "80"}), starred=False)])
    assert len(labels(longer)) == len(labels(page)) + 1


@every_language
@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_a_rule_sets_page_tells_what_wins(rules: AnyRuleSet, language: str) -> None:
    """By these very rules: Bell's pieces come home, with seven pieces it is seven of them."""
    texts = LIBRARY[language]
    for combo in (Combo(rules), Combo(longest(rules, texts))):
        goal = goal_line(combo.rules, texts, min(combo.rules.seats))
        for private in (True, False):
            page = set_page(texts, combo, private=private, starred=False)
            assert page.caption.splitlines().count(goal) == 1


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
    assert wanted == [*(f"bot.{level}" for level in levels(rules)), "link", "phone"]
    assert "🔸" not in set_page(EN, Combo(CATALOGUE[0]), private=True, starred=True).caption


@every_language
@pytest.mark.parametrize("rules", STARTERS, ids=lambda rules: rules.id)
def test_a_newcomer_meets_few_buttons_where_the_opponent_is_chosen(
    rules: AnyRuleSet, language: str
) -> None:
    texts, combo = LIBRARY[language], Combo(rules)
    page = set_page(texts, combo, private=True, starred=False)
    assert len(labels(page)) <= 13
    more = more_page(texts, combo, starred=False)
    assert set(labels(more)) & set(labels(page)) == {texts.plain("key-back")}
    for label in labels(more)[:-1]:
        sign = label.split(" ", 1)[0]
        assert sign in more.caption, "each button is told in a line"


def is_of(label: str, texts: Texts, name: str, game: str) -> bool:
    """Whether a button is that of a BOT; where a page has no room it says no strength."""
    ways = (bot_words(texts, name, game, stars=stars) for stars in (True, False))
    return any(words.endswith(label) for words in ways)


@every_language
@pytest.mark.parametrize("rules", STARTERS, ids=lambda rules: rules.id)
def test_every_bot_of_a_game_says_how_it_plays_and_how_strong_it_is(
    language: str, rules: AnyRuleSet
) -> None:
    texts, combo = LIBRARY[language], Combo(rules)
    page = bots_page(texts, combo)
    offered = labels(set_page(texts, combo, private=True, starred=False))
    assert texts.plain("key-more-ways") in offered
    assert texts.plain("key-bots") in labels(more_page(texts, combo, starred=False))
    for name in levels(rules):
        strength = texts.plain(f"strength-{OPPONENTS[name].strength(rules.game)}")
        called = texts.plain(f"level-{name}")
        assert any(is_of(label, texts, name, rules.game) for label in offered)
        assert called in page.caption
        assert strength in page.caption
        assert texts.html(f"way-{name}-{rules.game}") in page.caption
    back = press(page, texts.plain("key-back"))
    assert (back.kind, back.action) == (Kind.SET, combo.pack())


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
    page = set_page(EN, Combo(rule_set("aseb")), private=True, starred=False)
    assert [key.text for key in page.keys[0]] == ["✓ One game", "🏁 Match to 5"], (
        "one row where both fit"
    )
    plain = set_page(EN, Combo(CATALOGUE[0]), private=False, starred=False)
    assert "points" not in plain.caption


def test_each_switch_has_its_button_with_its_value_on_one_page() -> None:
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
                    value = values(rules)[switch.name]
                    assert key.text.endswith(called(EN, f"{switch.name}={value}"))
                    assert key.text.startswith("🔸") == (switch.name == "netting")
                    found.append(switch.name)
    assert found == [switch.name for switch in rules.offered]


@every_language
def test_a_switchs_page_tells_what_it_does_and_offers_every_value(language: str) -> None:
    texts = LIBRARY[language]
    rules = rule_set("thibault", {"second_life": "safe"})
    for place, switch in enumerate(rules.offered):
        page = switch_page(texts, Combo(rules), place)
        assert texts.html(f"switch-{switch.name}-why") in page.caption
        offered = [key for row in page.keys[:-1] for key in row]
        now = values(rules)[switch.name]
        assert [key.text.removeprefix("✓ ") for key in offered] == [
            called(texts, f"{switch.name}={value}").removeprefix(f"{called(texts, switch.name)}: ")
            for value in switch.values
        ]
        (marked,) = [key for key in offered if key.text.startswith("✓")]
        assert offered.index(marked) == switch.values.index(now)


def test_a_short_caption_leaves_the_buttons_of_a_page_on_the_screen() -> None:
    for number in (0, 1):
        page = switches_page(EN, Combo(rule_set("thibault", {"netting": "on"})), number)
        assert length(page.caption) < 200
        assert len(page.keys) <= PAGE + 2


def test_a_rule_set_without_switches_has_no_button_to_them() -> None:
    change = EN.plain("key-change")
    bare = replace(TAIT, offered=())
    assert change in labels(set_page(EN, Combo(rule_set("tait")), private=True, starred=False))
    assert change not in labels(set_page(EN, Combo(bare), private=True, starred=False))
    pages = RulePages(EN, renderer())
    assert EN.plain("key-switches", count=1) in labels(pages.page(rule_set("tait")))
    assert labels(pages.page(bare)) == [
        label
        for label in labels(pages.page(rule_set("tait")))
        if label != EN.plain("key-switches", count=1)
    ]


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


@every_language
def test_a_contradiction_is_told_by_the_names_of_the_switches(language: str) -> None:
    texts = LIBRARY[language]
    rules = STRICT.custom({"safe_end": "on"})
    netting = next(switch for switch in rules.offered if switch.name == "netting")
    told = contradiction(texts, rules, netting, "on")
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
def test_a_shared_match_is_told_and_travels(language: str) -> None:
    texts = LIBRARY[language]
    page = share_page(texts, Combo(rule_set("glebsite"), 5), "djehuty_bot")
    assert "<code>/play glebsite match=5</code>" in page.caption
    assert "?start=play-glebsite--5" in page.caption
    assert texts.html("choose-match", points=5) in page.caption
    assert page.keys[1][0].url == "https://t.me/djehuty_bot?startgroup=play-glebsite--5"


def test_words_that_name_nothing_are_each_told_with_the_games_to_choose_from() -> None:
    page = problems(EN, read("xyzzy foo"))
    for word in ("xyzzy", "foo"):
        assert EN.html("spoken-unknown", word=word) in page.caption
    names = " · ".join(EN.plain(f"game-{game}") for game in GAMES)
    assert EN.html("spoken-games", names=names) in page.caption
    assert "bank_throws" not in page.caption
    assert labels(page) == names.split(" · ")


def test_a_word_beside_a_games_name_is_told_with_the_games_rule_sets() -> None:
    page = problems(EN, read("seega xyzzy"))
    assert EN.html("spoken-unknown", word="xyzzy") in page.caption
    names = " · ".join(called(EN, rules.id) for rules in GAMES["seega"])
    assert EN.html("spoken-sets", names=names) in page.caption
    assert labels(page) == names.split(" · ")


def test_what_a_near_miss_was_taken_for_is_told_on_the_games_page() -> None:
    told = EN.html("spoken-read-as", word="seegaa", name="Seega")
    assert told in game_page(EN, "seega", read("seegaa")).caption


def test_a_value_that_is_offered_no_more_is_called_by_its_number() -> None:
    assert called(EN, "quiet_limit=57") == "Moves without capture: 57"
    with pytest.raises(MissingText):
        called(EN, "quiet_limit=for ever")


def test_a_switch_of_other_rules_is_said_to_be_theirs() -> None:
    page = problems(EN, read("bell netting foo bar <b>"))
    assert "“\u2068netting\u2069” is no switch of Bell’s backward race." in page.caption
    assert "Thibault’s rules" in page.caption
    for word in ("foo", "bar", "&lt;b&gt;"):
        assert f"“\u2068{word}\u2069”" in page.caption
    assert EN.html("spoken-switches", rules="Bell’s backward race", names="Thrown with") in (
        page.caption
    )


def test_a_flood_of_words_is_counted() -> None:
    page = problems(EN, read(" ".join(f"word{n}" for n in range(20))))
    assert EN.html("spoken-rest", count=12) in page.caption
    assert length(page.caption) < 4096


@every_language
def test_a_word_that_is_not_understood_is_told_back_escaped(language: str) -> None:
    page = problems(LIBRARY[language], read("netting <b>foo</b>&"))
    assert "\u2068&lt;b&gt;foo&lt;/b&gt;&amp;\u2069" in page.caption
    assert page.keys[0][0].press is not None
    assert page.keys[0][0].press.action == "thibault.j000."


def test_the_size_of_a_board_is_told_before_it_is_chosen_and_after() -> None:
    """In a word that is on the switch's button, whether it is the rule set's own or changed."""
    for rules, own, changed in (
        ("sidja", "🎚 Board: 5×5", {"size": "7"}),
        ("siga", "🎚 Board: 5×5", {"size": "9"}),
    ):
        page = set_page(EN, Combo(rule_set(rules)), private=True, starred=False)
        assert own in page.caption.splitlines()
        page = set_page(EN, Combo(rule_set(rules, changed)), private=True, starred=False)
        assert not any(line.startswith("🎚") for line in page.caption.splitlines())
        assert f"{own[2:].split(':')[0]}: {next(iter(changed.values()))}" in page.caption
    page = set_page(EN, Combo(rule_set("thibault")), private=True, starred=False)
    assert "🎚" not in page.caption


@every_language
def test_the_page_of_a_game_begins_it_at_one_tap_by_the_rules_that_are_best_to_start_with(
    language: str,
) -> None:
    texts = LIBRARY[language]
    for game, words in product(GAMES, ("", "May the Nile be kind", "🐊" * 64)):
        seal = "0123456789abcdef" * 4
        ready = Prepared(against_the_weakest(starter(game)), 1234567, seal, words)
        found = game_pages(texts, game, ready)
        for page in found:
            assert length(page.caption) <= MAX_CAPTION
            assert seal in page.caption
            ((first,), *_) = page.keys
            assert first.press == ready.button.press()
            several = len(GAMES[game]) > 1
            assert (BEST in first.text) == several
            labelled = [key.text for row in page.keys for key in row]
            assert (texts.plain("key-whom") in labelled) != several
            assert [key.style for row in page.keys for key in row if key.style] == ["success"]
            assert first.style == "success", "what is best to start with"
            assert ready.commitment in page.caption, "the seal is shown before the press"
            assert goal_line(starter(game), texts, 2) in page.caption, "and what wins there"
        told = "".join(page.caption for page in found)
        for rules in GAMES[game]:
            assert texts.plain(f"rules-{rules.id}") in told
            assert texts.plain(f"character-{rules.id}") in told


@every_language
@pytest.mark.parametrize("words", ["", "May the Nile be kind", "🐊" * 64])
def test_the_page_of_rules_with_what_begins_at_one_tap_fits_a_caption(
    language: str, words: str
) -> None:
    texts, seal = LIBRARY[language], "0123456789abcdef" * 4
    for rules in CATALOGUE:
        ready = Prepared(against_the_weakest(rules), 1234567890, seal, words)
        page = set_page(texts, Combo(rules), private=True, starred=False, prepared=ready)
        assert length(page.caption) <= MAX_CAPTION
        assert seal in page.caption
        goal = goal_line(rules, texts, min(rules.seats))
        assert page.caption.count(goal) == 1


@every_language
@pytest.mark.parametrize("words", ["", "May the Nile be kind", "🐊" * 64])
def test_the_first_page_of_named_rules_has_one_tap_and_the_goal_in_sight(
    language: str, words: str
) -> None:
    """With all switches, too, and words that were misread."""
    texts, seal = LIBRARY[language], "0123456789abcdef" * 4
    for rules in CATALOGUE:
        every = rules.custom({switch.name: switch.values[-1] for switch in rules.offered})
        for one in (rules, every):
            ready = Prepared(against_the_weakest(one), 1234567890, seal, words)
            page = named_page(texts, ready, Understood(one, notes=(("tibault", "thibault"),)))
            assert length(page.caption) <= MAX_CAPTION
            assert seal in page.caption
            ((play,), (whom,), *_) = page.keys
            assert (play.press, whom.press) == (ready.button.press(), Choose(Combo(one)).press())
            assert [key.style for row in page.keys for key in row if key.style] == ["success"]
            (folded,) = QUOTE.findall(page.caption)
            assert goal_line(one, texts, min(one.seats)) in page.caption.replace(folded, "")
            assert press(page, texts.plain("key-back")) == GameSets(one.game).press()
            assert press(page, texts.plain("key-rules")) == OpenRules(one.id, code(one)).press()


@every_language
def test_in_a_group_people_come_before_bots(language: str) -> None:
    texts = LIBRARY[language]
    for rules in CATALOGUE:
        found = labels(set_page(texts, Combo(rules), private=False, starred=False))
        bots = [
            next(label for label in found if is_of(label, texts, name, rules.game))
            for name in levels(rules)
        ]
        assert found.index(texts.plain("key-new-group")) < min(map(found.index, bots))


@every_language
def test_a_chosen_bot_begins_at_one_tap_what_the_folded_seal_tells(language: str) -> None:
    texts, seal = LIBRARY[language], "0123456789abcdef" * 4
    for rules, private in product(CATALOGUE, (True, False)):
        combo = Combo(rules)
        opening = against_the_weakest(rules)
        ready = Prepared(opening, 12, seal, shared=not private)
        page = set_page(texts, combo, private=private, starred=False, prepared=ready)
        for name in levels(rules):
            named = (words for words in labels(page) if is_of(words, texts, name, rules.game))
            found = press(page, next(named))
            says = PlayNow(Opening(combo, (name,)), check_of(seal))
            assert found == says.press()
        (folded,) = QUOTE.findall(page.caption)
        assert seal in folded
        assert ("/words" in folded) is private, "in a group words go to an invitation"
        lines = folded.split("\n")
        ends = list(accumulate(wrapped(line, QUOTED_COLUMNS) for line in lines))
        assert ends[next(n for n, line in enumerate(lines) if "<code>" in line) - 1] >= FOLD


@every_language
@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_the_page_of_rules_asks_against_whom_and_one_green_button_begins(
    rules: AnyRuleSet, language: str
) -> None:
    """In sight; what is folded names each BOT's strength."""
    texts, combo = LIBRARY[language], Combo(rules)
    for private in (True, False):
        page = set_page(texts, combo, private=private, starred=False)
        stars = any("★" in key.text for row in page.keys for key in row)
        assert page.caption.endswith(texts.html("choose-whom", private=int(private) * (1 + stars)))
        (green,) = [key for row in page.keys for key in row if key.style == "success"]
        company = "bot" if private else "group"
        assert green.press is not None
        assert f".{company}" in green.press.action
