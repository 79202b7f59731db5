"""The rules of skyruk, paragraph by paragraph (senet 10.1-10.9), over drawn boards."""

from __future__ import annotations

import pytest

from games.senet.sets.skyruk import SKYRUK
from tests.games.boards import Senets, begun, drawn, placed


def sky(rows: str, due: str = "C start -") -> Senets:
    return drawn(rows, due, rules=SKYRUK)


def test_10_1_the_cones_begin_and_stand_in_front() -> None:
    assert begun(SKYRUK).board == "SCSCSCSCSC/........../.........."
    seven = begun(SKYRUK.custom({"pieces": "7"}))
    assert seven.board == "SCSCSCSCSC/SCSC....../.........."


@pytest.mark.parametrize(("score", "due"), [(1, "C throw -"), (2, "S start -"), (3, "S start -"),
                                            (4, "C throw -"), (5, "C throw -")])  # fmt: skip
def test_10_2_one_four_and_five_throw_again_and_two_and_three_pass(score: int, due: str) -> None:
    game = placed(SKYRUK, C="14", S="1").throws(score)
    assert game.offers == [f"14-{14 + score}"], "there is no passing by choice"
    assert game.plays(f"14-{14 + score}").due == due


def test_10_2_a_throw_that_cannot_be_used_loses_the_turn() -> None:
    game = placed(SKYRUK, C="1", S="2 3").throws(4)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == "S start -"


def test_10_3_backward_only_for_want_of_a_forward_move() -> None:
    assert placed(SKYRUK, C="13", S="1").throws(2).offers == ["13-15"]
    assert placed(SKYRUK, C="13", S="15").throws(2).offers == ["13-11"]


def test_10_4_two_enemies_in_a_row_cannot_be_jumped_and_single_ones_can() -> None:
    assert placed(SKYRUK, C="13", S="16 17").throws(5).offers == ["13-8"]
    assert placed(SKYRUK, C="13", S="14 16").throws(5).offers == ["13-18"]


def test_10_4_not_on_the_way_to_26_either() -> None:
    assert placed(SKYRUK, C="22", S="23 24").throws(5).offers == ["22-17"]
    assert placed(SKYRUK, C="22", S="23 25").throws(5).offers == ["22-26"]


def test_10_4_one_s_own_may_be_jumped() -> None:
    assert "13-17" in placed(SKYRUK, C="13 14 15 16", S="1").throws(4).offers


def test_10_5_the_inner_ones_of_a_run_are_exchanged_if_no_two_lie_before() -> None:
    game = sky("....CSSSS. .......... ..........").throws(2)
    assert game.offers == ["5x7"]
    assert game.plays("5x7").board == "....SSCSS./........../.........."
    assert sky("....CSSSS. .......... ..........").throws(3).offers == ["5-2"]


def test_10_5_a_single_one_is_exchanged_and_a_pair_is_not() -> None:
    assert placed(SKYRUK, C="5", S="8").throws(3).offers == ["5x8"]
    assert placed(SKYRUK, C="5", S="8 9").throws(3).offers == ["5-2"]
    assert placed(SKYRUK, C="11", S="8").throws(3).offers == ["11-14"]


def test_10_6_whoever_would_pass_26_stops_there_and_the_throw_earns_nothing() -> None:
    game = placed(SKYRUK, C="23", S="1").throws(5)
    assert game.offers == ["23-26"]
    assert game.plays("23-26").due == "C fate -"


@pytest.mark.parametrize(("score", "move", "due"), [(1, "26-27", "C throw -"),
                                                    (2, "26-28", "S start -"),
                                                    (3, "26-29", "S start -"),
                                                    (4, "26-30", "C throw -"),
                                                    (5, "26-off", "C throw -")])  # fmt: skip
def test_10_6_one_throw_decides_the_fate(score: int, move: str, due: str) -> None:
    game = placed(SKYRUK, "C fate -", C="3 26", S="1").throws(score)
    assert game.offers == [move]
    assert game.plays(move).due == due


def test_10_6_what_is_taken_leads_into_the_water_or_to_rebirth() -> None:
    assert placed(SKYRUK, "C fate -", C="26", S="29").throws(3).offers == ["26-27"]
    assert placed(SKYRUK, "C fate -", C="26", S="27 29").throws(3).offers == ["26-15"]
    assert placed(SKYRUK, "C fate -", C="26", S="15 27").throws(1).offers == ["26-14"]


@pytest.mark.parametrize(("score", "move", "due"), [(1, "27-15", "C throw -"),
                                                    (2, "27-15", "S start -"),
                                                    (3, "27-15", "S start -"),
                                                    (4, "27-off", "C throw -"),
                                                    (5, "pass", "S start -")])  # fmt: skip
def test_10_7_the_throw_is_the_trial_and_nothing_else(score: int, move: str, due: str) -> None:
    game = placed(SKYRUK, C="3 27", S="1").throws(score)
    assert game.offers == [move]
    assert game.plays(move).due == due


def test_10_7_who_falls_and_throws_again_is_tried_in_the_same_turn() -> None:
    game = placed(SKYRUK, "C fate -", C="3 26", S="1").throws(1).plays("26-27")
    assert game.due == "C throw -"
    assert game.throws(2).offers == ["27-15"]


def test_10_8_28_leaves_by_a_three_29_by_a_two_and_30_by_any_throw() -> None:
    found = [placed(SKYRUK, C="28 29 30", S="1").throws(score).offers for score in range(1, 6)]
    by_two, by_three = ["29-off", "30-off"], ["28-off", "30-off"]
    assert found == [["30-off"], by_two, by_three, ["30-off"], ["30-off"]]


def test_10_9_the_last_piece_off_wins_at_once() -> None:
    assert placed(SKYRUK, C="30", S="1").throws(1).plays("30-off").asks == "C has won"
