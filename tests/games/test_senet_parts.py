"""A new part of Senet is one value: here a water that washes back to Second Life, and a last house
that lets a piece leave by any throw. The rules are made up for this page."""

from __future__ import annotations

import pickle
import re
from dataclasses import replace

import pytest

from bot.words.library import LANGUAGES, Library
from games.core import PositionError, lookup
from games.fields import to_text
from games.senet.parts import FORWARD, PLAIN_BEAUTY, Water, alone, hit, to_second_life
from games.senet.sets.thibault import THIBAULT
from games.view import Choice, Trace
from tests.games.boards import drawn, moved, placed, told

WASHED = Water("washed_back", to_second_life)
"""A piece that falls in goes to house 15, or to the first free house behind it."""

WASHING = replace(
    THIBAULT,
    way=FORWARD,
    beauty=PLAIN_BEAUTY,
    water=WASHED,
    still=(30,),
    leaves=((26, 5), (28, 3), (29, 2), *((30, score) for score in (1, 2, 3, 4, 5))),
)
"""Forward only; 27 washes back, and 30 is left by any throw."""

DROPPING = replace(THIBAULT, water=WASHED)
"""Thibault's rules, where the enemy on 28-30 is dropped into such a water."""


def test_who_falls_into_the_water_is_washed_back_to_15() -> None:
    game = drawn("S......... .......... ...C......", rules=WASHING).throws(3)
    assert game.offers == ["24-27"]
    assert game.plays("24-27").board == "S........./....C...../.........."


def test_and_to_the_first_free_house_behind_it_where_15_is_taken() -> None:
    game = drawn("S......... ...CS..... ...C......", rules=WASHING).throws(3)
    assert game.plays("24-27").board == "S........./..CCS...../.........."


def test_an_enemy_that_is_dropped_is_washed_back_too() -> None:
    game = drawn("S......... .......... .....C.S..", rules=DROPPING).throws(2)
    assert game.offers == ["26x28"]
    assert game.plays("26x28").board == "S........./....S...../.......C.."


def test_nobody_drowns_and_all_may_move_on() -> None:
    game = drawn("S......... .......... ...C......", rules=WASHING).throws(3).plays("24-27")
    assert game.asks == "S throws"
    assert game.throws(3).plays("1-4").throws(4).offers == ["15-19"]


def test_no_position_has_a_piece_on_27() -> None:
    with pytest.raises(PositionError, match="no piece rests there with water=washed_back"):
        WASHING.load("S........./........../......C... C0S0 C4S4 C start -")


def test_the_picture_shows_where_the_water_carried_the_piece() -> None:
    fallen, last = moved(drawn("S......... .......... ...C......", rules=WASHING), "3", "24-27")
    seen = WASHING.view(fallen.state, last)
    assert seen.traces == (Trace(1, 0, 23, 26, "move", 14, way=(23, 24, 25, 26)),)
    assert seen.squares[26].mark == "water"
    dropped, last = moved(drawn("S......... .......... .....C.S..", rules=DROPPING), "2", "26x28")
    drop = Trace(1, 0, 25, 27, "drop", 14, way=(25, 26, 27))
    assert DROPPING.view(dropped.state, last).traces == (drop,)


def test_the_words_tell_what_the_water_does_and_the_house_where_the_piece_ends() -> None:
    game = drawn("S......... .......... ...C......", rules=WASHING).throws(3)
    words = told(game, "24-27")
    assert words.message == "senet-fall"
    assert (dict(words.args)["water"], dict(words.args)["goes"]) == ("wash", 15)
    drop = told(drawn("S......... .......... .....C.S..", rules=DROPPING).throws(2), "26x28")
    assert (dict(drop.args)["water"], dict(drop.args)["goes"]) == ("wash", 15)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_names_the_house_to_which_the_water_washes(language: str) -> None:
    game = drawn("S......... .......... ...C......", rules=WASHING).throws(3)
    lessons = WASHING.lessons(game.state, lookup(WASHING, game.state, "24-27"))
    (water,) = [each for each in lessons if each.message == "senet-lesson-water-wash"]
    texts = Library()[language]
    assert "15" in texts.told(water)
    assert dict(water.args)["search"] == "behind"
    # A water that looks the other way is told in other words.
    assert texts.told(water) != texts.told(water.given("search", "ahead"))


def test_a_house_may_be_left_by_any_throw() -> None:
    for score in (1, 2, 3, 4, 5):
        game = placed(WASHING, C="30", S="1").throws(score)
        assert game.offers == ["30-off"]
        assert game.rules.view(game.state).choices == (Choice(1, 29, None, "off"),)
        assert told(game, "30-off").message == "senet-off"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["There any throw takes it off.", "With any throw: the game is won.", "Any throw"]),
        ("ru", ["Оттуда уводит любой бросок.", "Любой бросок: победа.", "любой бросок"]),
        (
            "pt",
            ["Dali sai com qualquer lançamento.", "Qualquer lançamento: vitória.", "qualquer lanç"],
        ),
        ("ar", ["تخرج من هناك بأيّ رمية.", "أيّ رمية: الفوز.", "بأيّ رمية"]),
    ],
)
def test_that_it_is_left_by_any_throw_is_told_without_a_list_of_all(
    language: str, told: list[str]
) -> None:
    texts = Library()[language]
    rules = replace(WASHING, pieces=1)
    before = placed(rules, C="26", S="1", due="C play:4 -")
    (offer,) = rules.explain(before.state).offered
    last = placed(rules, C="30", S="1")
    (odds,) = rules.explain(last.state).odds
    (lesson, *_) = rules.lessons(
        last.throws(2).state, lookup(rules, last.throws(2).state, "30-off")
    )
    for words, sentence in zip(told, (offer, odds, lesson), strict=True):
        assert words in texts.told(sentence)
        assert not re.search("2.*3.*4", texts.told(sentence))


def test_such_rules_can_be_kept_and_handed_to_another_process() -> None:
    assert dict(WASHING.fields())["water"] == to_text(WASHED) == "washed_back"
    assert dict(WASHING.fields())["leaves"] == "26:5,28:3,29:2,30:1,30:2,30:3,30:4,30:5"
    again = pickle.loads(pickle.dumps(WASHING))  # noqa: S301  # our own
    assert again == WASHING
    assert again.turn(again.start()) == WASHING.turn(WASHING.start())


def test_a_water_that_takes_pieces_into_the_hand_gives_them_a_way_in() -> None:
    rules = replace(WASHING, water=Water("carried_off", _into_the_hand, hand=True))
    game = drawn("S......... .......... ...C......", rules=rules).throws(3).plays("24-27")
    assert game.hand == "C1S0"
    assert game.throws(2).plays("1-3").throws(5).offers == ["hand-1"]


def test_hits_need_no_other_words_or_checks() -> None:
    rules = replace(WASHING, protection=alone, attack=hit, enters=((4, 4),))
    assert drawn("C.S....... .......... ..........", rules=rules).throws(2).offers == ["1x3"]


def _into_the_hand(taken: int) -> int:
    return 0 * taken
