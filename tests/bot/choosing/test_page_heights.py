"""Every page on which one chooses is in sight whole on a small phone: its picture, the words that
are not folded, and all of its buttons (decision 64)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from bot.board.phone import keys_height, picture_height, words_height
from bot.choosing.bots_page import bots_page
from bot.choosing.home_page import Prepared, group_page, home_page
from bot.choosing.levels_page import levels_page
from bot.choosing.opening import RECOMMENDED, Opening
from bot.choosing.page import BANNER, Page
from bot.choosing.play_pages import game_page, play_page, set_page, starter
from bot.choosing.rule_pages import RulePages, names_of
from bot.choosing.samples import PAGES, SWITCHES
from bot.choosing.samples.sample import view_of
from bot.choosing.switch_pages import switch_page, switches_page
from bot.table.seats import levels, numbered_levels
from bot.words.combos import GAMES, Combo
from bot.words.library import LANGUAGES, Library, Texts
from games.catalogue import CATALOGUE
from render import Renderer

IN_SIGHT = 520
"""Pixels of a chat on a phone of 360×640, between its bars."""
TITLE = (1280, 720)
SEAL = "0123456789abcdef" * 4
LIBRARY, RENDERER = Library(), Renderer()

Pages = Iterator[tuple[str, Page, tuple[int, int]]]
"""What a page is, itself, and the width and height of its picture."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def prepared(combo: Combo) -> Prepared:
    return Prepared(Opening(combo, (levels(combo.rules)[0],)), 12, SEAL)


def heading(page: Page) -> tuple[int, int]:
    """The size of the picture under which it stands."""
    return TITLE if page.heading == "title" else BANNER


def first_pages(texts: Texts) -> Pages:
    ready = Prepared(RECOMMENDED, 12, SEAL)
    going = ((), ((5, "senet"),), ((5, "senet"), (6, "hyena")))
    for games in going:
        page = home_page(texts, ready, games)
        yield f"/start with {len(games)} games going on", page, heading(page)
    yield "/start in a group", (page := group_page(texts)), heading(page)
    yield "what can be played", (page := play_page(texts, ())), heading(page)


def choosing_pages(texts: Texts) -> Pages:
    for game, sets in GAMES.items():
        page = game_page(texts, game, prepared=prepared(Combo(starter(game))))
        yield f"the rule sets of {game}", page, heading(page)
        assert page.heading == "banner" or len(sets) == 1
    for rules, private in product(CATALOGUE, (True, False)):
        combo = Combo(rules)
        page = set_page(texts, combo, private=private, starred=True, prepared=prepared(combo))
        yield f"{rules.id}, private {private}", page, heading(page)
    for rules in CATALOGUE:
        combo = Combo(rules)
        yield f"the BOTs of {rules.id}", bots_page(texts, combo), BANNER
        if numbered_levels(rules):
            yield f"the levels of {rules.id}", levels_page(texts, combo, prepared(combo)), BANNER
        for place in range(len(rules.offered)):
            yield f"switches of {rules.id}", switches_page(texts, combo, place), BANNER
            yield f"switch {place} of {rules.id}", switch_page(texts, combo, place), BANNER


def pages_of_rules(texts: Texts) -> Pages:
    book = RulePages(texts, RENDERER)
    yield "all rules", book.index(), BANNER
    for game, sets in GAMES.items():
        if len(sets) > 1:
            yield f"rules of {game}", book.game(game), BANNER
    for rules in CATALOGUE:
        board = RENDERER.size(view_of(rules, PAGES[rules.id]))
        yield f"rules of {rules.id}", book.page(rules), board
        for place, name in enumerate(names_of(rules)):
            sample = SWITCHES[rules.id, name]
            yield f"list of {rules.id}", book.switch_list(rules, place), BANNER
            size = RENDERER.size(view_of(rules, sample))
            yield f"rule {name} of {rules.id}", book.switch(rules, name), size


def too_tall(pages: Pages) -> dict[str, int]:
    """The pages of which a small phone does not show everything, and how tall they are."""
    found, seen = dict[str, int](), 0
    for name, page, picture in pages:
        seen += 1
        tall = picture_height(picture) + words_height(page.caption) + keys_height(page.keys)
        if tall > IN_SIGHT:
            found[name] = round(tall)
    assert seen > 3
    return found


@every_language
def test_the_first_pages_are_in_sight_whole(language: str) -> None:
    assert too_tall(first_pages(LIBRARY[language])) == {}


@every_language
def test_the_pages_on_which_a_game_is_chosen_are_in_sight_whole(language: str) -> None:
    assert too_tall(choosing_pages(LIBRARY[language])) == {}


@every_language
def test_the_pages_of_rules_are_in_sight_whole(language: str) -> None:
    assert too_tall(pages_of_rules(LIBRARY[language])) == {}
