"""What people write behind /play: in any order, in any spelling that can mean one thing only."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.combos import AnyRuleSet, kept, spoken
from bot.spoken import LONGEST, Problem, near, read
from games.catalogue import CATALOGUE
from tests.bot.test_combos import STRICT, combinations


def meant(text: str) -> str:
    """Rule set and switches of words that are all understood without a guess."""
    understood = read(text)
    assert (understood.notes, understood.problems) == ((), ()), text
    return f"{understood.rules.id} {kept(understood.rules)}".strip()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("senet thibault netting pieces=7", "thibault pieces=7,netting"),
        ("pieces=7 netting thibault senet", "thibault pieces=7,netting"),
        ("senet", "thibault"),
        ("tait", "tait"),
        ("netting", "thibault netting"),
        ("easy", "glebsite easy"),
        ("neighbour_rows pieces=6", "glebsite pieces=6,neighbour_rows"),
        ("THIBAULT Safe-End Bear–Off=Last-Row", "thibault safe_end,bear_off=last_row"),
        ("pieces = 7, netting; block:3", "thibault pieces=7,block=3,netting"),
        ("thibault pieces 7 netting off", "thibault pieces=7"),
        ("thibault retreat_attack=off", "thibault retreat_attack=off"),
        ("thibault netting netting=on", "thibault netting"),
        ("thibault.4", "thibault pieces=7"),
        ("Thibault.4 netting", "thibault pieces=7,netting"),
        ("bell dice=two", "bell dice=two"),
    ],
)
def test_words_name_a_combination(text: str, expected: str) -> None:
    assert meant(text) == expected


@given(combinations(), st.randoms())
def test_names_and_values_in_any_order_are_read(rules: AnyRuleSet, chance: object) -> None:
    words = [rules.game, rules.id, *filter(None, kept(rules).split(","))]
    chance.shuffle(words)  # type: ignore[attr-defined]  # a Random, which Hypothesis hands in
    understood = read(" ".join(words))
    assert (understood.rules, understood.notes, understood.problems) == (rules, (), ())


@given(combinations())
def test_the_shared_form_is_read(rules: AnyRuleSet) -> None:
    assert read(spoken(rules)).rules == rules
    assert read(f"{rules.game} {spoken(rules).upper()}").rules == rules


@pytest.mark.parametrize(
    ("text", "expected", "notes"),
    [
        ("senet tibault neting pieces=7", "thibault pieces=7,netting",
         (("tibault", "thibault"), ("neting", "netting"))),
        ("senett", "thibault", (("senett", "senet"),)),
        ("glebsit", "glebsite", (("glebsit", "glebsite"),)),
        ("Tibault.4", "thibault pieces=7", (("Tibault", "thibault"),)),
        ("thib net", "thibault netting", (("thib", "thibault"), ("net", "netting"))),
        ("water=re_entre", "thibault water=re_enter", (("re_entre", "re_enter"),)),
        ("thibault secondlife=saffe", "thibault second_life=safe",
         (("secondlife", "second_life"), ("saffe", "safe"))),
    ],
)  # fmt: skip
def test_a_near_miss_is_taken_and_said(
    text: str, expected: str, notes: tuple[tuple[str, str], ...]
) -> None:
    understood = read(text)
    assert understood.problems == ()
    assert f"{understood.rules.id} {kept(understood.rules)}".strip() == expected
    assert understood.notes == notes


THIBAULT_SWITCHES = tuple(switch.name for switch in CATALOGUE[0].offered)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("thibault second", Problem("ambiguous", "second", ("second_life", "second_needs_one"))),
        ("thibault xyzzy", Problem("unknown", "xyzzy", THIBAULT_SWITCHES)),
        ("thibault castling", Problem("unknown", "castling", ("netting", "water_single"))),
        ("tait netting", Problem("unknown", "netting", ("dice",))),
        ("thibault pieces=8", Problem("value", "pieces=8",
         ("pieces=5", "pieces=7", "pieces=9", "pieces=10"))),
        ("thibault pieces=77", Problem("value", "pieces=77",
         ("pieces=5", "pieces=7", "pieces=9", "pieces=10"))),
        ("thibault bear_off", Problem("bare", "bear_off", ("bear_off=any", "bear_off=last_row"))),
        ("thibault pieces=", Problem("bare", "pieces=",
         ("pieces=5", "pieces=7", "pieces=9", "pieces=10"))),
        ("thibault netting netting=off", Problem("twice", "netting=off", ("netting=on",))),
        ("tait bell", Problem("rules", "bell", ("tait",))),
        ("thibault.zzzzzzz", Problem("code", "thibault.zzzzzzz")),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named_with_what_there_is(text: str, problem: Problem) -> None:
    assert read(text).problems == (problem,)


def test_what_was_understood_is_not_lost_for_a_word_that_was_not() -> None:
    understood = read("tibault netting foo pieces=7 bar")
    assert (understood.rules.id, kept(understood.rules)) == ("thibault", "pieces=7,netting")
    assert [problem.word for problem in understood.problems] == ["foo", "bar"]


def test_without_a_rule_set_named_an_unknown_word_is_told_of_them_too() -> None:
    (problem,) = read("xyzzy").problems
    assert set(problem.names) >= {rules.id for rules in CATALOGUE}


def test_switches_that_contradict_each_other_are_named() -> None:
    understood = read("thibault safe_end pieces=7 netting", [STRICT])
    assert understood.problems == (Problem("contradiction", "netting", ("safe_end",)),)
    assert kept(understood.rules) == "pieces=7,safe_end"


def test_an_exact_name_is_never_taken_for_another() -> None:
    names = ["water", "water_single"]
    assert near("water", names) == ("water",)
    assert near("water_", names) == ("water_single",)
    assert near("wate", names) == ("water", "water_single")
    assert near("wather", names) == ("water",)
    assert near("xx", names) == ()


@given(st.text(max_size=300))
def test_whatever_is_written_is_answered(text: str) -> None:
    understood = read(text)
    assert understood.rules.id in {rules.id for rules in CATALOGUE}
    for problem in understood.problems:
        assert len(problem.word) <= LONGEST


def test_a_flood_of_words_is_stopped_and_says_where() -> None:
    understood = read(" ".join(f"word{n}" for n in range(500)))
    assert understood.problems[0] == Problem("many", "word40")
    assert len(understood.problems) == 41
    assert read("x" * 4000).problems[0].word == "x" * (LONGEST - 1) + "…"
