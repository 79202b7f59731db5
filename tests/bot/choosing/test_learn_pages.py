"""The pages of `/learn`: what stands on them; a button alone carries one from page to page."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.board.caption import MAX_CAPTION, length
from bot.board.phone import ROOM, breadth
from bot.choosing.buttons import LessonShown, LessonsOf, LessonStep
from bot.choosing.home_page import Prepared
from bot.choosing.learn_pages import (
    LearnPages,
    Step,
    progress,
    read_learned,
    signs,
    solved_by,
    step_of,
    write_learned,
)
from bot.choosing.lessons import COURSES
from bot.choosing.lessons.lesson import answer_view, answers
from bot.choosing.opening import against_the_weakest
from bot.choosing.page import Page
from bot.telegram.callback_data import BadPress, Kind, Press, read
from bot.words.combos import Combo
from bot.words.library import LANGUAGES, Library
from tests.render.looking import renderer

LIBRARY, RENDERER = Library(), renderer()
EN = LIBRARY["en"]
SENET = COURSES["senet"]

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", COURSES)


def pages(language: str = "en") -> LearnPages:
    return LearnPages(LIBRARY[language], RENDERER)


def read_step(action: str) -> Step | None:
    """The step for which a button asks that says this."""
    try:
        asked = LessonShown.read(action) or LessonStep.read(action)
    except BadPress:
        return None
    if asked is not None:
        return step_of(asked)
    game = LessonsOf.read(action)
    course = None if game is None else COURSES.get(game.game)
    return None if course is None else pages().going_on(course)


def opened(action: str, language: str = "en") -> Page:
    step = read_step(action)
    assert step is not None, action
    page = pages(language).page(step)
    assert page is not None, action
    return page


def asks(page: Page, question: str) -> bool:
    """Whether all lines of a question stand there, some of them folded."""
    return all(line in page.caption for line in question.split("\n"))


def presses(page: Page) -> dict[str, Press]:
    return {key.text: key.press for row in page.keys for key in row if key.press is not None}


def every_page(language: str, game: str) -> list[Page]:
    """Every page of a course, with the longest line of progress."""
    course, most = COURSES[game], (1 << len(COURSES[game].lessons)) - 1
    shown = [opened(f"{game}.{most:x}.end", language), opened(f"{game}.0.end", language)]
    for lesson in course.lessons:
        shown.append(opened(f"{game}.{most:x}.{lesson.name}", language))
        shown.extend(
            opened(f"{game}.{most:x}.{lesson.name}.{number}", language)
            for number in range(len(answers(course, lesson)))
        )
        shown.append(opened(f"{game}.{most:x}.{lesson.name}.show", language))
    return shown


@every_language
@every_game
def test_every_page_fits_under_its_picture(game: str, language: str) -> None:
    for page in (pages(language).index(), *every_page(language, game)):
        assert 40 < length(page.caption) <= MAX_CAPTION
        assert page.picture is not None
        assert all(page.keys), "no row is empty"
        for row in page.keys:
            for key in row:
                assert key.press is not None
                assert read(key.press.pack()) == key.press, "at most 64 bytes"
                assert breadth(key.text) <= ROOM.get(len(row), 0)


@every_language
@every_game
def test_right_and_wrong_are_told_apart_and_why(game: str, language: str) -> None:
    course, texts = COURSES[game], LIBRARY[language]
    for lesson in course.lessons:
        for number, answer in enumerate(answers(course, lesson)):
            page = opened(f"{game}.0.{lesson.name}.{number}", language)
            name, verdict = f"{game}-{lesson.name}", "right" if answer.right else "wrong"
            words = f"{texts.html(f'learn-{verdict}')} {texts.html(f'lesson-{name}-{verdict}')}"
            assert words in page.caption
            assert asks(page, texts.html(f"lesson-{name}")), "the question is there, folded or not"
            solved = signs(course, int(answer.right) << course.lessons.index(lesson))
            assert solved in page.caption


@every_language
@every_game
def test_what_is_said_of_a_wrong_answer_leaves_the_right_one_to_be_found(
    game: str, language: str
) -> None:
    course, texts, told = COURSES[game], LIBRARY[language], 0
    for lesson in course.lessons:
        page = opened(f"{game}.0.{lesson.name}", language)
        keys = [key.text for row in page.keys for key in row]
        question, name = texts.html(f"lesson-{game}-{lesson.name}"), f"{game}-{lesson.name}"
        words: dict[bool, set[str]] = {True: set(), False: set()}
        for answer, text in zip(answers(course, lesson), keys, strict=False):
            words[answer.right] |= set(re.findall(r"\w+", text.lower()))
        betrays = words[True] - words[False] - set(re.findall(r"\w+", question.lower()))
        told += len(betrays)
        said = set(re.findall(r"\w+", texts.html(f"lesson-{name}-wrong").lower()))
        assert not betrays & said, f"{name}: {betrays & said}"
    assert told > 3


@every_game
def test_the_buttons_alone_lead_through_a_course_to_the_board(game: str) -> None:
    course = COURSES[game]
    press = presses(pages().index())[EN.plain("key-learn-game", game=EN.plain(f"game-{game}"))]
    action = press.action
    for lesson in course.lessons:
        asked = opened(action)
        assert asks(asked, EN.html(f"lesson-{game}-{lesson.name}"))
        number = next(n for n, a in enumerate(answers(course, lesson)) if a.right)
        keys = [key for row in asked.keys for key in row]
        answer = keys[number].press
        assert answer is not None
        told = opened(answer.action)
        again = presses(told)[EN.plain("key-learn-again")]
        assert asks(opened(again.action), EN.html(f"lesson-{game}-{lesson.name}"))
        action = presses(told)[EN.plain("key-learn-next")].action
    end = opened(action)
    assert progress(course, (1 << len(course.lessons)) - 1) in end.caption
    board = presses(end)[EN.plain("key-learn-play", game=EN.plain(f"game-{game}"))]
    assert board == Press(Kind.NEW, action=f"{Combo(course.rules).pack()}.bot.novice")


@every_language
@every_game
def test_the_end_begins_a_prepared_game_at_one_tap_and_shows_its_seal(
    game: str, language: str
) -> None:
    course = COURSES[game]
    prepared = Prepared(against_the_weakest(course.rules), 1234567, "0123456789abcdef" * 4)
    page = pages(language).page(Step(course, 0, None), prepared)
    assert page is not None
    (key, *_), *_ = page.keys
    assert key.press == prepared.button.press()
    assert prepared.commitment in page.caption
    assert length(page.caption) <= MAX_CAPTION


def test_a_wrong_answer_leaves_the_lesson_open_and_the_end_leads_back_to_it() -> None:
    wrong = opened("senet.3.exchange.0")
    assert signs(SENET, 0b11) in wrong.caption
    end = opened("senet.7ff.end")
    assert end.caption == EN.html(
        "learn-end", game="Senet", count=1, progress=progress(SENET, 0x7FF)
    )
    assert presses(end)[EN.plain("key-learn-open")].action == "senet.7ff.win"
    done = presses(opened("senet.fff.end"))
    assert done[EN.plain("key-learn-first")].action == "senet.0.walk"


@every_language
@every_game
def test_after_a_wrong_answer_one_tries_again_first_or_is_shown_the_right_one(
    game: str, language: str
) -> None:
    course, texts = COURSES[game], LIBRARY[language]
    onward = texts.plain("key-learn-next")
    for lesson in course.lessons:
        given = answers(course, lesson)
        wrong = next(number for number, answer in enumerate(given) if not answer.right)
        page = opened(f"{game}.0.{lesson.name}.{wrong}", language)
        assert [len(row) for row in page.keys] == [2, 2]
        assert page.keys[0][0].text == texts.plain("key-learn-retry")
        assert page.keys[0][0].press == Press(Kind.LEARN, action=f"{game}.0.{lesson.name}")
        assert onward not in presses(page)
        shown = opened(presses(page)[texts.plain("key-learn-show")].action, language)
        right = next(answer for answer in given if answer.right)
        assert shown.picture is not None
        assert page.picture is not None
        view = answer_view(course, lesson, right)
        assert shown.picture.key == RENDERER.key(view, guide=True), "it is played on the picture"
        assert texts.html(f"lesson-{game}-{lesson.name}-right") in shown.caption
        assert signs(course, 0) in shown.caption, "what was shown is not solved"
        assert onward in presses(shown)


@pytest.mark.parametrize(
    "action",
    [
        *("", "chess", "senet.", "senet.0", "senet..walk", "senet.0.castle", "senet.xyz.walk"),
        *("senet.0.walk.x", "senet.0.walk.", "senet.0.walk.٣", "senet.0.walk.1.1", "senet.-1.walk"),
        *("senet.123456789.walk", "senet.0.end.1", "SENET"),
    ],
)
def test_a_press_that_no_button_carries_opens_nothing(action: str) -> None:
    assert read_step(action) is None


def test_an_answer_that_there_is_not_opens_nothing_and_solves_nothing() -> None:
    step = read_step("senet.1.walk.9")
    assert step is not None
    assert pages().page(step) is None
    assert solved_by(step) == 1


def test_what_more_than_all_lessons_would_be_is_cut_off() -> None:
    step = read_step("senet.ffffffff.end")
    assert step is not None
    assert step.solved == 0xFFF


@given(st.text(alphabet="senet.walk0123456789abcdef-:", max_size=40))
def test_no_forged_press_breaks_anything(action: str) -> None:
    step = read_step(action)
    if step is not None:
        assert solved_by(step) & step.solved == step.solved


def test_a_course_goes_on_where_it_was_left() -> None:
    known = LearnPages(EN, RENDERER, learned={"senet": 0b1011})
    assert known.going_on(SENET) == Step(SENET, 0b1011, SENET.lessons[2])
    assert progress(SENET, 0b1011) in known.index().caption
    done = LearnPages(EN, RENDERER, learned={"senet": 0xFFF})
    assert done.going_on(SENET) == Step(SENET, 0xFFF, None)


@given(st.dictionaries(st.sampled_from(sorted(COURSES)), st.integers(1, 2**8 - 1)))
def test_what_was_learned_is_read_as_it_was_written(learned: dict[str, int]) -> None:
    assert read_learned(write_learned(learned)) == learned


def test_what_cannot_be_read_of_what_was_learned_is_left_out() -> None:
    assert read_learned("chess=3 senet=zz hyena=ffffffffff seega=1fff x =") == {"seega": 0x7FF}


def test_the_index_leads_back_to_the_title_page() -> None:
    assert Press(Kind.MENU, action="home") in presses(pages().index()).values()
