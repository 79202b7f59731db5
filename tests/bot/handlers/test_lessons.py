"""`/learn` through the handlers: whose lessons they are, and what is kept of them."""

from __future__ import annotations

import pytest

from bot.choosing.learn_pages import progress, signs
from bot.choosing.lessons import COURSES
from bot.handlers import learning
from bot.telegram.callback_data import Kind, Press
from bot.words.library import LANGUAGES
from storage.operations import (
    ChangePerson,
    Learn,
)
from storage.rows import Person
from tests.bot.handlers.test_game_choice import HOME, Desk, last
from tests.bot.handlers.test_visits import GROUP, LIBRARY
from tests.bot.kit import Hall

SENET = COURSES["senet"]


def en(message: str, **args: str) -> str:
    return LIBRARY["en"].plain(message, **args)


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


def learn(action: str) -> Press:
    return Press(Kind.LEARN, action=action)


async def learned(desk: Desk, person: Person) -> str:
    kept = await desk.hall.store.person(person.id)
    assert kept is not None
    return kept.learned


async def now(desk: Desk, person: Person) -> Person:
    """The person as storage has them."""
    kept = await desk.hall.store.person(person.id)
    assert kept is not None
    return kept


async def test_learn_lists_every_game(desk: Desk, anna: Person) -> None:
    assert await desk.say(anna, learning.learn, "") == "committed"
    games = [en("key-learn-game", game=en(f"game-{game}")) for game in COURSES]
    assert desk.shown.labels()[: len(games)] == games
    for game, course in COURSES.items():
        line = LIBRARY["en"].html(
            "learn-course", game=en(f"game-{game}"), progress=progress(course, 0)
        )
        assert line in desk.shown.caption


@pytest.mark.parametrize(
    ("words", "language", "lesson"),
    [
        ("senet", "en", "lesson-senet-walk"),
        ("Seega", "en", "lesson-seega-place"),
        ("thibault", "en", "lesson-senet-walk"),
        ("сенет", "ru", "lesson-senet-walk"),
        ("الضبع", "ar", "lesson-hyena-taba"),
        ("hiena", "pt", "lesson-hyena-taba"),
        ("chess", "en", "learn-index"),
    ],
)
async def test_learn_opens_the_game_that_its_words_name(
    desk: Desk, anna: Person, words: str, language: str, lesson: str
) -> None:
    await desk.hall.store.commit(ChangePerson(anna.id, (("language", language),)))
    assert await desk.say(anna, learning.learn, words, language=language) == "committed"
    told = LIBRARY[language].html(lesson).splitlines()
    assert all(line in desk.shown.caption for line in told), "folded or not"


async def test_what_is_solved_is_kept_and_learn_goes_on_from_there(
    desk: Desk, anna: Person
) -> None:
    await desk.tap(anna, HOME, learn("senet"))
    await desk.tap(anna, HOME, desk.shown.press("19"))
    assert en("lesson-senet-walk-wrong") in desk.shown.caption
    assert await learned(desk, anna) == ""
    await desk.tap(anna, HOME, desk.shown.press(en("key-learn-retry")))
    await desk.tap(anna, HOME, desk.shown.press("12"))
    assert en("lesson-senet-walk-right") in desk.shown.caption
    assert await learned(desk, anna) == "senet=1"
    await desk.tap(anna, HOME, learn("hyena.0.taba.3"))
    assert await learned(desk, anna) == "senet=1 hyena=1"
    await desk.say(await now(desk, anna), learning.learn, "senet")
    question = LIBRARY["en"].html("lesson-senet-off")
    assert question.split("\n")[-1] in desk.shown.caption


async def test_beginning_anew_takes_nothing_back(desk: Desk, anna: Person) -> None:
    await desk.hall.store.commit(ChangePerson(anna.id, (("learned", "senet=fff"),)))
    await desk.tap(await now(desk, anna), HOME, learn("senet"))
    await desk.tap(await now(desk, anna), HOME, desk.shown.press(en("key-learn-first")))
    assert signs(SENET, 0) in desk.shown.caption
    await desk.tap(await now(desk, anna), HOME, desk.shown.press("12"))
    assert signs(SENET, 1) in desk.shown.caption
    assert await learned(desk, anna) == "senet=fff"


async def test_the_last_page_has_that_game_explained_again_in_play(
    desk: Desk, anna: Person
) -> None:
    store = desk.hall.store
    await store.commit(*(Learn(anna.id, rules, "goal") for rules in ("thibault", "tait", "siga")))
    await desk.tap(anna, HOME, learn("senet.fff.end"))
    again = desk.shown.press(en("key-teach-game"))
    said = en("said-teach-game", game=en("game-senet"))
    assert await desk.tap(anna, HOME, again) == said
    heard = {rules: await store.lessons(anna.id, rules) for rules in ("thibault", "tait", "siga")}
    assert heard == {"thibault": frozenset(), "tait": frozenset(), "siga": frozenset({"goal"})}
    unknown = Press(Kind.TEACH_AGAIN, action="chess")
    assert await desk.tap(anna, HOME, unknown) == en("answer-not-offered")


async def test_in_a_group_nobody_answers_in_anothers_place(
    desk: Desk, anna: Person, boris: Person
) -> None:
    await desk.say(anna, learning.learn, "senet", group="en")
    press = desk.shown.press("12")
    assert press.ply == anna.id
    before = desk.shown.caption
    assert await desk.tap(boris, GROUP, press) == en("answer-not-your-page")
    assert desk.shown.caption == before
    assert await learned(desk, boris) == ""
    await desk.tap(anna, GROUP, press)
    assert en("lesson-senet-walk-right") in desk.shown.caption
    assert await learned(desk, anna) == "senet=1"


async def test_lessons_begun_from_nobodys_page_are_of_who_began_them(
    desk: Desk, anna: Person, boris: Person
) -> None:
    await desk.tap(boris, GROUP, learn("index"))
    press = desk.shown.press(en("key-learn-game", game=en("game-senet")))
    assert press.ply == boris.id
    assert await desk.tap(anna, GROUP, press) == en("answer-not-your-page")


@pytest.mark.parametrize("game", COURSES)
async def test_the_end_begins_the_real_game(desk: Desk, anna: Person, game: str) -> None:
    await desk.tap(anna, HOME, learn(f"{game}.0.end"))
    await desk.tap(anna, HOME, desk.shown.press(en("key-learn-play", game=en(f"game-{game}"))))
    assert (await last(desk, anna)).rules.id == COURSES[game].rules_id


@pytest.mark.parametrize("action", ["", "chess", "senet.0.castle", "senet.0.walk.9", "senet.x.end"])
async def test_a_press_that_no_button_carries_is_refused(
    desk: Desk, anna: Person, action: str
) -> None:
    assert await desk.tap(anna, HOME, learn(action)) == en("answer-not-offered")
    assert await learned(desk, anna) == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_and_play_lead_to_the_lessons_of_their_game(
    desk: Desk, anna: Person, language: str
) -> None:
    await desk.hall.store.commit(ChangePerson(anna.id, (("language", language),)))
    words = LIBRARY[language].plain("key-learn")
    pages = [Press(Kind.RULES, action="page.bell"), Press(Kind.RULES, action="game.senet")]
    pages += [Press(Kind.MENU, action="play.senet")]
    for page in pages:
        await desk.tap(anna, HOME, page)
        assert desk.shown.press(words) == learn("senet")
    await desk.tap(anna, HOME, Press(Kind.MENU, action="more-hyena.."))
    assert desk.shown.press(words) == learn("hyena")
