"""The lessons: each position is legal, and the rules say which answers are right."""

from __future__ import annotations

from typing import Any

import pytest

from bot.choosing.lessons import COURSES, checks
from bot.choosing.lessons.lesson import (
    Actions,
    Answer,
    Course,
    Lesson,
    Seats,
    Squares,
    answer_view,
    answers,
    question_view,
)
from bot.choosing.samples.sample import Sample
from games.catalogue import CATALOGUE
from games.core import Choose, GameError, Over, Throw, legal_actions, lookup
from tests.games.every import same
from tests.render.looking import renderer

RIGHT = {
    "senet": {
        "walk": "12",
        "off": "29-off",
        "again": "1 4 5",
        "exchange": "11x14",
        "protected": "16",
        "pair": "5-7",
        "back": "19",
        "beauty": "23",
        "exit": "30",
        "water": "rescue",
        "drop": "26x29",
        "win": "5",
    },
    "seega": {
        "place": "a5",
        "step": "a3",
        "free": "e4",
        "take": "c2-c1xb1",
        "diagonal": "d3-c3xb2",
        "two": "d1-d2xc2xd3",
        "chain": "c4-c5xb5",
        "save": "c1-b2",
        "passage": "b2 e4",
        "win": "c2-c1xb1",
        "count": "first",
    },
    "hyena": {
        "taba": "taba",
        "walk": "6",
        "turn": "2",
        "well": "3",
        "pay": "pay",
        "wash": "taba",
        "home": "6",
        "double": "6",
        "drink": "taba",
        "eaten": "player2",
        "win": "player1",
    },
    "aseb": {
        "enter": "hand-2",
        "walk": "6",
        "zero": "0",
        "again": "4",
        "hit": "5x7",
        "flee": "6-9",
        "sheltered": "10",
        "off": "13-off",
        "exact": "15",
        "win": "1",
    },
}
"""By game and lesson the answers that are right, as somebody who knows the rules gives them."""

EVERY = [(course, lesson) for course in COURSES.values() for lesson in course.lessons]
every_lesson = pytest.mark.parametrize(
    ("course", "lesson"), EVERY, ids=[f"{c.game}-{one.name}" for c, one in EVERY]
)


def called(answer: Answer) -> str:
    return answer.action or answer.square or answer.side


def reached(course: Course, lesson: Lesson) -> Any:
    rules, sample = course.rules.custom(lesson.sample.switches), lesson.sample
    state = rules.load(sample.line)
    for text in sample.played:
        state = rules.apply(state, lookup(rules, state, text))
    return state


def test_every_game_has_eight_to_twelve_lessons_of_different_names() -> None:
    same(COURSES, {rules.game for rules in CATALOGUE}, "bot/choosing/lessons/: COURSES")
    for game, course in COURSES.items():
        assert course.game == game
        assert 8 <= len(course.lessons) <= 12
        assert [lesson.name for lesson in course.lessons] == list(RIGHT[game])


@every_lesson
def test_the_position_is_legal_and_written_as_positions_are(course: Course, lesson: Lesson) -> None:
    rules = course.rules.custom(lesson.sample.switches)
    assert rules.dump(rules.load(lesson.sample.line)) == lesson.sample.line


@every_lesson
def test_the_rules_find_the_right_answers_and_not_all_are_right(
    course: Course, lesson: Lesson
) -> None:
    given = answers(course, lesson)
    right = [called(answer) for answer in given if answer.right]
    assert right == RIGHT[course.game][lesson.name].split()
    assert 0 < len(right) < len(given)
    assert len({called(answer) for answer in given}) == len(given)


@every_lesson
def test_every_answer_that_is_an_action_can_be_played(course: Course, lesson: Lesson) -> None:
    rules, state = course.rules.custom(lesson.sample.switches), reached(course, lesson)
    for answer in answers(course, lesson):
        after = state
        for text in answer.played:
            after = rules.apply(after, lookup(rules, after, text))
        assert bool(answer.played) >= (after != state)
        assert answer.right <= bool(answer.played), "what is right is shown on the board"
        assert len(answer.said) >= bool(answer.played)


@every_lesson
def test_what_a_lesson_names_is_on_its_board(course: Course, lesson: Lesson) -> None:
    rules, state = course.rules.custom(lesson.sample.switches), reached(course, lesson)
    offered = {rules.write(action) for action in legal_actions(rules, state)}
    labels = {square.label for square in rules.view(state).squares}
    match lesson.asks:
        case Actions(among=among):
            assert set(among) <= offered
        case Squares(names=names, source=source):
            assert {*names, source} - {""} <= labels
        case Seats(action=action):
            assert action in offered


@every_lesson
def test_the_sticks_and_chips_that_lie_there_count_what_is_played(
    course: Course, lesson: Lesson
) -> None:
    rules, state = course.rules.custom(lesson.sample.switches), reached(course, lesson)
    due = lesson.sample.line.split()[-2]
    if due.startswith("play:"):
        thrown = question_view(course, lesson).thrown
        assert thrown is not None
        assert (thrown.score, thrown.fresh) == (due.removeprefix("play:"), True)
    if isinstance(rules.turn(state), Throw):
        for answer in answers(course, lesson):
            thrown = answer_view(course, lesson, answer).thrown
            assert thrown is not None
            assert f"{answer.played[0]}" in (thrown.score, "taba")


@every_lesson
def test_the_question_gives_nothing_away(course: Course, lesson: Lesson) -> None:
    """Moves are marked only where all that are marked are answers."""
    marked = {choice.number for choice in question_view(course, lesson).choices}
    numbers = {answer.number for answer in answers(course, lesson)} - {0}
    assert marked <= numbers
    assert not marked or isinstance(lesson.asks, Actions)


@every_lesson
def test_every_picture_is_drawn_and_small(course: Course, lesson: Lesson) -> None:
    question = question_view(course, lesson)
    views = [question, *(answer_view(course, lesson, a) for a in answers(course, lesson))]
    for view in {renderer().key(view, guide=True): view for view in views}.values():
        assert len(renderer().board(view, guide=True)) <= 80_000


def test_a_lesson_asks_nothing_of_a_game_that_is_over() -> None:
    course = COURSES["senet"]
    line = ".........S/........../.......... C0S0 C5S4 C over -"
    assert isinstance(course.rules.turn(course.rules.load(line)), Over)
    for asks in (Actions(checks.wins), Seats("5", (0,), checks.wins)):
        with pytest.raises(GameError):
            assert answers(course, Lesson("over", Sample(line), asks)) == ()


def test_a_wish_for_safety_is_not_granted_while_the_turn_goes_on() -> None:
    """Senet 2.2: after a 1 the same side throws again, so nothing is known of the enemy yet."""
    course, check = COURSES["senet"], Actions(checks.nobody_can("senet-exchange"))
    safe = "..SSC..C../.C...S..../.......... C0S0 C2S2 C play:{} -"
    for throw, right in ((1, set()), (2, {"5-7"})):
        lesson = Lesson("pair", Sample(safe.format(throw)), check)
        found = answers(course, lesson)
        assert isinstance(course.rules.turn(reached(course, lesson)), Choose)
        assert {called(answer) for answer in found if answer.right} == right
