"""Every page on which one chooses is in sight whole on a small phone: its picture, the words that
are not folded, and all of its buttons (decision 64)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal, get_args

import pytest

from bot.board.phone import BANNER, ROOM, breadth, keys_height, picture_height, words_height
from bot.choosing.bots_page import bots_page
from bot.choosing.home_page import Prepared, group_page, home_page
from bot.choosing.learn_pages import LearnPages, Step
from bot.choosing.lessons import COURSES
from bot.choosing.lessons.lesson import answer_view, answers, question_view
from bot.choosing.levels_page import levels_page
from bot.choosing.named_page import named_page
from bot.choosing.opening import RECOMMENDED, Opening
from bot.choosing.page import Page
from bot.choosing.play_pages import Known, game_page, play_page, set_page, share_page, starter
from bot.choosing.reading import Understood
from bot.choosing.rule_pages import RulePages, names_of
from bot.choosing.samples import PAGES, SWITCHES
from bot.choosing.samples.sample import view_of
from bot.choosing.settings import TOPICS, SettingsPage
from bot.choosing.switch_pages import switch_page, switches_page
from bot.handlers.game_choice import MOST_STARS
from bot.table.seats import levels, numbered_levels
from bot.words.combos import GAMES, Combo
from bot.words.library import LANGUAGES, Library, Texts
from games.catalogue import CATALOGUE
from render import Renderer
from storage.rows import Cancelling, Chat, Person

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
    every = [Known(rules, starred=True) for rules in (*CATALOGUE, *CATALOGUE)]
    for many in range(MOST_STARS + 1):
        for into in (None, "https://t.me/djehuty?startgroup=play"):
            known = (*every[:many], *(Known(rules, starred=False) for rules in CATALOGUE[-1:]))
            for games in going:
                page = play_page(texts, known, into, games)
                what = f"what can be played, {many} favourites, {len(games)} games going on"
                yield what, page, heading(page)
    for rules in CATALOGUE:
        page = share_page(texts, Combo(rules), "djehuty_bot")
        yield f"how to share {rules.id}", page, heading(page)


def choosing_pages(texts: Texts) -> Pages:
    for game, sets in GAMES.items():
        page = game_page(texts, game, prepared=prepared(Combo(starter(game))))
        yield f"the rule sets of {game}", page, heading(page)
        ready = prepared(Combo(starter(game)))
        going = game_page(texts, game, prepared=ready, unfinished=((1234567, game),))
        yield f"the rule sets of {game} with a game going on", going, heading(going)
        assert page.heading == "banner" or len(sets) == 1
    for rules, private in product(CATALOGUE, (True, False)):
        combo = Combo(rules)
        page = set_page(texts, combo, private=private, starred=True, prepared=prepared(combo))
        yield f"{rules.id}, private {private}", page, heading(page)
    for rules in CATALOGUE:
        combo = Combo(rules)
        first = named_page(texts, prepared(combo), Understood(rules))
        yield f"{rules.id} by name", first, heading(first)
        mine = ((1234567, rules.game),)
        going = named_page(texts, prepared(combo), Understood(rules), mine)
        yield f"{rules.id} by name with a game going on", going, heading(going)
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


def lesson_pages(texts: Texts) -> Pages:
    """Every question, and what came of every answer; each course's end, and the index."""
    pages, ready = LearnPages(texts, RENDERER), Prepared(RECOMMENDED, 12, SEAL)
    yield "the courses", pages.index(), BANNER
    for game, course in COURSES.items():
        solved = (1 << len(course.lessons)) - 2
        yield f"the end of {game}", shown(pages, Step(course, solved, None), ready), BANNER
        for lesson in course.lessons:
            name, given = f"{game} {lesson.name}", answers(course, lesson)
            size = RENDERER.size(question_view(course, lesson))
            yield name, shown(pages, Step(course, solved, lesson)), size
            for number, answer in enumerate(given):
                size = RENDERER.size(answer_view(course, lesson, answer))
                page = shown(pages, Step(course, solved, lesson, number))
                yield f"{name}, answer {number}", page, size
                page = shown(pages, Step(course, solved, lesson, shown=True))
                yield f"{name}, shown", page, size


def shown(pages: LearnPages, step: Step, ready: Prepared | None = None) -> Page:
    page = pages.page(step, ready)
    assert page is not None
    return page


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


@every_language
def test_questions_and_what_came_of_answers_are_in_sight_whole(language: str) -> None:
    """Of an answer the board must be seen: it is what the answer has changed."""
    assert too_tall(lesson_pages(LIBRARY[language])) == {}


@every_language
@pytest.mark.parametrize("kind", ["private", "group"])
def test_every_page_of_the_settings_is_in_sight_whole(
    language: str, kind: Literal["private", "group"]
) -> None:
    """A text with buttons: on one page all that can be set stood outside the screen."""
    texts, found, shown = LIBRARY[language], dict[str, float](), 0
    barred = " ".join(rules.id for rules in CATALOGUE[1:])
    chats = [Chat(2, kind, -100, barred=barred, cancels=who) for who in get_args(Cancelling)]
    for chat, topic in product((Chat(2, kind, -100), *chats), (None, *TOPICS)):
        page = SettingsPage(chat, Person(1, 11, "Anna"), texts, texts, topic=topic)
        tall = words_height(page.words) + keys_height(page.keys)
        shown += len(page.keys)
        if tall > IN_SIGHT:
            found[topic or "first"] = tall
        for row in page.keys:
            assert all(breadth(key.text) <= ROOM[len(row)] for key in row), row
    assert not found
    assert shown > len(TOPICS)
