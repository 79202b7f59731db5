"""What every rule set keeps that explains itself, in whatever position it is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE, RuleSet
from games.core import Choose, Explained, Over, Played, Throw, Told, Turn
from games.senet.outcome import ANY
from tests.contract.play import random_game, seeded
from tests.games.pairs import all_pairs, singles

AnyRules = RuleSet[Any, Any]

LONGEST = 160
"""Characters of a sentence, in any language."""

SHOWN = 60
"""Of a game about so many positions are asked in every language."""

LIBRARY = Library()


LONG = 700
"""So many actions of a game are looked at."""


def varied(rules: AnyRules) -> list[AnyRules]:
    """The rule set, and custom games in which any two values of its switches meet."""
    rows = all_pairs(rules.offered) or singles(rules.offered)
    return [rules, *(rules.custom(row) for row in rows)]


every_rules = pytest.mark.parametrize(
    "rules",
    [one for rules in CATALOGUE for one in varied(rules)],
    ids=lambda rules: "-".join(
        (rules.id, *(f"{name}={value}" for name, value in rules.switches()))
    ),
)


@cache
def said(told: Told) -> None:
    """It has a text in every language, and one that fits."""
    for language in LANGUAGES:
        text = LIBRARY[language].told(told)
        assert text, told
        assert len(text) <= LONGEST, (language, told, text)


@every_rules
def test_every_position_is_explained_and_its_chances_are_those_of_the_throw(
    rules: AnyRules,
) -> None:
    """By the longest and the shortest game there may be: the last seats, and the first."""
    for seats in sorted({rules.seats[0], rules.seats[-1]}):
        game = list(islice(random_game(rules, seeded(7), seats), LONG))
        step, asked = max(1, len(game) // SHOWN), 0
        for at, played in enumerate(game):
            turn, explained = rules.turn(played.before), rules.explain(played.before)
            told = (*of_the_right_form(rules, played, turn, explained),)
            if at % step == 0:
                for each in told:
                    said(each)
            asked += exact_chances(rules, turn, explained)
            where_each_score_is_told_all_are(rules, turn, explained)
        assert asked or not isinstance(rules.turn(rules.start(seats)), Throw)


def of_the_right_form(
    rules: AnyRules, played: Played[Any, Any], turn: Turn[Any], explained: Explained
) -> Iterator[Told]:
    """All that is told of a position and of what was played there, as its messages say it."""
    explaining = import_module(f"games.{rules.game}.explain").MESSAGES
    teaching = import_module(f"games.{rules.game}.lessons").MESSAGES
    state = played.before
    assert not isinstance(turn, Over)
    offered = len(turn.actions) if isinstance(turn, Choose) else 0
    assert len(explained.offered) == offered
    if isinstance(turn, Choose) and len(turn.actions) == 1:
        assert explained.refused, rules.dump(state)
    found = (
        *(explained.goal, *explained.offered, *explained.refused),
        *(*explained.odds, *explained.throws),
    )
    for told in found:
        assert tuple(name for name, _ in told.args) == explaining[told.message], told
    lessons = rules.lessons(state, played.action)
    for told in lessons:
        assert tuple(name for name, _ in told.args) == teaching[told.message], told
    assert len({told.message for told in lessons}) == len(lessons)
    yield from (*found, *lessons)


def exact_chances(rules: AnyRules, turn: Turn[Any], explained: Explained) -> int:
    """Each chance is the exact sum of those of the outcomes that it names; how many are told."""
    if not isinstance(turn, Throw):
        return 0
    whole = {rules.write(action): chance for action, chance in turn.odds}
    for told in explained.odds:
        args = dict(told.args)
        scores = str(args["scores"])
        named = whole if scores == ANY else re.split(r"[ |-]", scores)
        chance = sum((whole[text] for text in named), Fraction(0))
        assert Fraction(int(args["num"]), int(args["den"])) == chance > 0, told
    return len(explained.odds)


def where_each_score_is_told_all_are(
    rules: AnyRules, turn: Turn[Any], explained: Explained
) -> None:
    """And their chances are the whole, on one denominator, so that they can be compared."""
    throws = explained.throws
    assert not throws or isinstance(turn, Throw)
    if not throws or not isinstance(turn, Throw):
        return
    whole = {rules.write(action): chance for action, chance in turn.odds}
    args = [dict(told.args) for told in throws]
    assert {str(each["scores"]) for each in args} == whole.keys()
    assert len({each["den"] for each in args}) == 1
    for each in args:
        assert Fraction(int(each["num"]), int(each["den"])) == whole[str(each["scores"])]


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_a_game_that_is_over_has_its_goal_and_nothing_else_to_explain(rules: AnyRules) -> None:
    *_, last = random_game(rules, seeded(9), rules.seats[0])
    explained = rules.explain(rules.apply(last.before, last.action))
    said(explained.goal)
    assert (explained.offered, explained.refused, explained.odds) == ((), (), ())
