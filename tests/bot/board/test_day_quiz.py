"""The position of the day as a quiz: in every language it fits, and its words are enough."""

from __future__ import annotations

import re
from html import unescape

import pytest

from bot.board import day_quiz
from bot.board.phone import BOLD, COLUMNS, folds_whole, lines_of, seen_folded
from bot.table.table import AnyRules
from bot.telegram.wire import units
from bot.words.library import LANGUAGES, Library, Texts
from bot.words.signs import NUMERAL
from games.catalogue import CATALOGUE, STARTERS
from opponents.puzzles.position import Position, asked, shipped

LIBRARY = Library()
OTHERS = [rules for rules in CATALOGUE if rules not in STARTERS]


def bare(html: str) -> str:
    return unescape(re.sub(r"<[^>]+>", "", html))


VOICES = [texts for each in LANGUAGES for texts in (LIBRARY[each], LIBRARY[each].aloud)]
"""Every language as it is written, and as it is spoken."""
EVERY = pytest.mark.parametrize(
    "texts", VOICES, ids=lambda each: f"{each.language}{' aloud' * (each.voice is not None)}"
)


@EVERY
def test_every_quiz_fits_what_telegram_takes(texts: Texts) -> None:
    for position in shipped():
        fits(texts, position)


def fits(texts: Texts, position: Position) -> None:
    quiz = day_quiz.quiz(texts, position, 5, group=True)
    why = bare(quiz.why)
    assert 0 < units(why) <= 200, why
    assert why.count("\n") <= 2
    assert units(bare(quiz.words)) <= 1024, quiz.words
    assert units(quiz.question) <= 300
    assert 2 <= len(quiz.options) <= 12
    assert len(set(quiz.options)) == len(quiz.options)
    assert all(0 < units(option) <= 100 for option in quiz.options)
    assert quiz.options[quiz.right].split(" ", 1)[-1] in why, "it names the right move"


@EVERY
def test_the_words_alone_say_where_all_pieces_are_whose_turn_it_is_and_what_was_thrown(
    texts: Texts,
) -> None:
    for position in shipped():
        says_all(texts, position)


def says_all(texts: Texts, position: Position) -> None:
    it = asked(position)
    quiz = day_quiz.quiz(texts, position, 5, group=False)
    words = bare(quiz.words)
    for seat, told in enumerate(it.rules.describe(it.state)):
        assert texts.told(told) in words
        assert texts.plain(f"side-{it.rules.sides[seat]}") in words
    thrown = day_quiz.view_of(it).thrown
    due = [quiz.question] if texts.voice is None else [quiz.question, words.splitlines()[0]]
    for line in due:
        assert texts.plain(f"side-{it.rules.sides[it.seat]}") in line
        assert thrown is None or thrown.score in line
    assert texts.told(it.rules.explain(it.state).goal) in words
    known = it.rules.id in {rules.id for rules in STARTERS}
    assert known or texts.plain(f"day-differs-{it.rules.id}") in words


@EVERY
@pytest.mark.parametrize("rules", OTHERS, ids=lambda rules: str(rules.id))
def test_how_rules_differ_is_seen_whole_before_anything_is_unfolded(
    rules: AnyRules, texts: Texts
) -> None:
    told = texts.plain(f"day-differs-{rules.id}")
    line = texts.html("day-differs", rules=texts.plain(f"rules-{rules.id}"), told=told)
    assert seen_folded([line])


def test_names_are_said_to_show_where_others_see_them() -> None:
    texts, position = LIBRARY["en"], shipped()[0]
    group, own = (day_quiz.quiz(texts, position, 5, group=g) for g in (True, False))
    assert texts.plain("day-names") in group.words
    assert texts.plain("day-names") not in own.words
    assert (group.hidden, own.hidden) == (True, False)


def test_where_everything_is_stands_folded_under_the_picture() -> None:
    """So picture and question are seen together. Who plays by ear hears all of it; options have no
    numbers there, which are the picture's."""
    texts, position = LIBRARY["en"], shipped()[0]
    for group in (True, False):
        quiz = day_quiz.quiz(texts, position, 5, group=group)
        before, folded = quiz.words.split("<blockquote expandable>")
        it = asked(position)
        assert not any(texts.told(told) in before for told in it.rules.describe(it.state))
        assert folded.endswith("</blockquote>")
        assert all(re.match(NUMERAL, option) for option in quiz.options)
        heard = day_quiz.quiz(texts.aloud, position, 5, group=group)
        assert "blockquote" not in heard.words
        assert not any(re.match(NUMERAL, option) for option in heard.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_never_played_sees_what_wins_and_what_signs_of_options_mean(language: str) -> None:
    """By the rules that one starts with: of others it is seen how they differ, and what wins. What
    follows is told of each option or of none, so that none gives itself away; of those with a sign
    alone only where all have no room."""
    texts, few = LIBRARY[language], 0
    for position in shipped():
        quiz, it = day_quiz.quiz(texts, position, 5, group=False), asked(position)
        before, _, quoted = quiz.words.partition("<blockquote expandable>")
        told = it.rules.explain(it.state)
        goal = texts.html("day-goal", told=texts.short(told.goal))
        signed = [
            texts.told(follows)
            for option, follows in zip(quiz.options, told.offered, strict=True)
            if day_quiz.SIGNS & set(option)
        ]
        assert all(words in bare(quiz.words) for words in signed)
        every = bool(signed) and all(texts.told(one) in bare(quiz.words) for one in told.offered)
        few += bool(signed) and not every
        assert goal in before
        assert lines_of(goal, COLUMNS) <= 3
        if it.rules in STARTERS and signed:
            lines = bare(before) + " ".join(bare(quoted).splitlines()[:2])
            first = texts.told(told.offered[0]) if every else signed[0]
            assert first in lines, "what follows from the first option that is told is in sight"
    assert few <= len(shipped()) // 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_seen_of_the_quotation_ends_with_a_whole_sentence(language: str) -> None:
    """It stopped at *The enemy on 28 falls into the water*. Where no order of its lines helps,
    which is rare, what follows from the first option is in sight all the same."""
    cut = 0
    for position in shipped():
        words = day_quiz.quiz(LIBRARY[language], position, 5, group=False).words
        folded = words.partition("<blockquote expandable>")[2].removesuffix("</blockquote>")
        cut += not folds_whole(folded.split("\n"))
    assert cut <= (0 if language == "en" else len(shipped()) // 4)


def test_water_is_told_to_who_never_saw_it() -> None:
    drops = [each for each in shipped() if each.rules == "thibault" and " 🌊" in words_of(each)]
    assert drops
    for position in drops:
        assert "falls into the water and drowns" in words_of(position)


def words_of(position: Position) -> str:
    quiz = day_quiz.quiz(LIBRARY["en"], position, 5, group=False)
    return "\n".join((quiz.words, *quiz.options))


def test_the_explanation_says_what_the_move_gains() -> None:
    texts = LIBRARY["en"]
    for position in shipped():
        why = bare(day_quiz.why(texts, position))
        if position.unit == "points":
            assert f"{position.worth:.0f} games in 100" in why
        else:
            assert re.search("stones more|Only this move wins|Any other move loses", why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_stands_on_one_line(language: str) -> None:
    """With three options the top of the board was cut off: each line below it counts."""
    texts = LIBRARY[language]
    for position in shipped():
        quiz = day_quiz.quiz(texts, position, 5, group=False)
        assert lines_of(quiz.question, int(COLUMNS / BOLD)) == 1, quiz.question
