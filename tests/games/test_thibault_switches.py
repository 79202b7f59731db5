"""The switches of senet 3 in words.

Where each one bites and where it must not: test_switches.py; how they meet: test_switches_meet.py.
"""

from __future__ import annotations

import pytest

from games.core import legal_actions
from games.senet.sets.thibault import THIBAULT
from tests.games.boards import begun, drawn, switched


def test_sticks_6_throws_again_and_bears_off_from_26() -> None:
    six = switched(sticks="6")
    assert begun(six).offers == ["1", "2", "3", "4", "6"]
    assert drawn("S......... .......... .....C....", rules=six).throws(6).offers == ["26-off"]
    game = begun(six).throws(6)
    assert {game.plays(move).due for move in game.offers} == {"C throw -"}


def test_sticks_6_leaves_the_other_scores_alone() -> None:
    assert begun(switched(sticks="6")).throws(3).offers == begun().throws(3).offers


def test_dice_two_changes_the_chances_and_no_move() -> None:
    dice = switched(dice="two")
    assert dice.lookups.throws[0].odds != THIBAULT.lookups.throws[0].odds
    assert begun(dice).throws(4).offers == begun().throws(4).offers


@pytest.mark.parametrize(("pieces", "last"), [("7", 14), ("9", 18), ("10", 20)])
def test_pieces_alternate_as_far_as_they_go(pieces: str, last: int) -> None:
    board = begun(switched(pieces=pieces)).board.replace("/", "")
    assert board == "CS" * (last // 2) + "." * (30 - last)


def test_bank_throws_keeps_throwing_up_to_a_2_or_3_and_then_plays_all() -> None:
    game = begun(switched(bank_throws="on")).throws(4)
    assert (game.due, game.asks) == ("C bank:4 -", "C throws")
    game = game.throws(2)
    assert game.due == "C play:4,2 -"
    assert game.offers == ["4:7-11", "4:9-13", "2:9-11"]
    assert game.plays("2:9-11").due == "C play:4 -"


def test_bank_throws_plays_a_2_at_once_as_without_it() -> None:
    banked = begun(switched(bank_throws="on")).throws(2)
    assert [move.removeprefix("2:") for move in banked.offers] == begun().throws(2).offers


def test_bank_throws_a_bare_pass_gives_up_all_that_remain() -> None:
    bank = switched(bank_throws="on")
    game = drawn(".CSSSSS... .......... ..........", "C play:4,3 -", rules=bank)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == "S start -"


def test_second_needs_one_loses_the_spindles_throws_until_a_one() -> None:
    game = begun(switched(second_needs_one="on")).throws(2).plays("9-11")
    assert game.throws(3).offers == ["pass"]
    assert game.throws(3).plays("pass").due == "C start needs1"
    assert game.throws(1).due == "S play:1 -"
    assert "pass" not in game.throws(1).offers


def test_second_needs_one_does_not_touch_the_cones() -> None:
    assert begun(switched(second_needs_one="on")).throws(4).offers == begun().throws(4).offers


def test_start_hand_enters_by_n_on_house_n_when_empty() -> None:
    hand = switched(start="hand")
    assert begun(hand).line == "........../........../.......... C5S5 C0S0 C start -"
    game = begun(hand).throws(3).plays("hand-3")
    assert (game.board, game.due) == ("..C......./........../..........", "S start -")
    assert game.throws(3).offers == ["pass"]
    assert game.throws(2).offers == ["hand-2"]


def test_no_move_lose_throw_keeps_the_turn_after_a_1_4_or_5() -> None:
    lenient = switched(no_move="lose_throw")
    rows = ".CSSSSS... .......... .........."
    assert drawn(rows, rules=lenient).throws(4).plays("pass").due == "C throw -"
    assert drawn(rows).throws(4).plays("pass").due == "S start -"
    assert drawn(rows, rules=lenient).throws(2).plays("pass").due == "S start -"


def test_beauty_extra_throws_again_after_landing_on_26_only() -> None:
    extra = switched(beauty_extra="on")
    rows = "S......... .......... ..CC......"
    assert drawn(rows, rules=extra).throws(2).plays("24-26").due == "C throw -"
    assert drawn(rows).throws(2).plays("24-26").due == "S start -"
    assert drawn(rows, rules=extra).throws(2).plays("23-25").due == "S start -"


def test_safe_extra_throws_again_after_landing_on_15() -> None:
    rows = "..S....... ..C....... .........."
    safe, extra = switched(second_life="safe"), switched(second_life="safe_extra")
    assert drawn(rows, rules=extra).throws(2).plays("13-15").due == "C throw -"
    assert drawn(rows, rules=safe).throws(2).plays("13-15").due == "S start -"


def test_water_first_house_washes_the_faller_and_the_dropped_to_house_1() -> None:
    wash = switched(water="first_house")
    game = drawn("SS........ .......... .....C....", rules=wash).throws(1).plays("26-27")
    assert (game.board, game.due) == ("SSC......./........../..........", "C throw -")
    game = drawn("C......... .......... .....C..S.", rules=wash).throws(3).plays("26x29")
    assert game.board == "CS......../........../........C."


def test_water_re_enter_brings_pieces_back_on_house_1_by_any_throw() -> None:
    back = switched(water="re_enter")
    game = drawn("SS........ .......... .....C....", rules=back).throws(1).plays("26-27")
    assert game.line.split(" ")[1] == "C1S0"
    assert game.throws(5).offers == ["pass"]
    game = drawn(".S........ .......... ..........", rules=back, hand="C1S0")
    assert [game.throws(score).offers for score in range(1, 6)] == [["hand-1"]] * 5


@pytest.mark.parametrize("water", ["first_house", "re_enter"])
def test_the_water_switch_leaves_other_moves_alone(water: str) -> None:
    rows = "S...C..... .......... .....C.S.."
    for score in range(1, 6):
        rules = switched(water=water)
        assert drawn(rows, rules=rules).throws(score).offers == drawn(rows).throws(score).offers


def test_last_three_move_does_not_free_a_drowning_side() -> None:
    moving = switched(last_three_move="on")
    game = drawn("S......... .......... ......CC..", "C throw -", rules=moving)
    assert game.throws(1).offers == ["pass"]


def test_netting_costs_the_next_turn_silently() -> None:
    net = switched(netting="on")
    rows = "..S....... ...CC..... .........."
    game = drawn(rows, rules=net).throws(2)
    assert game.plays("14-16").due == "S start skipC"
    assert game.plays("15-17").due == "S start -"
    assert drawn(rows).throws(2).plays("14-16").due == "S start -"
    game = game.plays("14-16").throws(3).plays("3-6")
    assert game.due == "S start -"


def test_first_throw_off_is_the_tables_and_changes_nothing_here() -> None:
    off = switched(first="throw_off")
    assert off.switches() == (("first", "throw_off"),)
    assert begun(off).line == begun().line
    assert legal_actions(off, off.start()) == legal_actions(THIBAULT, THIBAULT.start())
