"""The rules of kendall, paragraph by paragraph (senet 9.1-9.11), over drawn boards."""

from __future__ import annotations

import pytest

from games.core import Over, legal_actions
from games.senet.rules import Senet
from games.senet.sets.kendall import KENDALL
from games.senet.state import State
from tests.games.boards import Senets, begun, drawn, placed


def box(rows: str, due: str = "C start -", **switches: str) -> Senets:
    return drawn(rows, due, rules=KENDALL.custom(switches))


def after_times(rules: Senet, times: int) -> set[State]:
    """The positions after so many throws, each with a choice."""
    found = {rules.start()}
    for _ in range(times):
        thrown = {rules.apply(at, score) for at in found for score in legal_actions(rules, at)}
        found = {rules.apply(at, move) for at in thrown for move in legal_actions(rules, at)}
    return found


def test_9_1_the_cones_begin_and_stand_in_front() -> None:
    assert begun(KENDALL).line == "SCSCSCSCSC/........../.......... C0S0 C0S0 C start -"


@pytest.mark.parametrize(("pieces", "rows"), [("7", "SCSCSCSCSC/SCSC......"), ("10", "SC" * 10)])
def test_9_1_so_they_do_with_more_pieces(pieces: str, rows: str) -> None:
    board = begun(KENDALL.custom({"pieces": pieces})).board
    assert board.replace("/", "") == rows.replace("/", "").ljust(30, ".")


def test_9_1_the_first_throws_lead_to_as_many_positions_as_were_counted() -> None:
    start = begun(KENDALL)
    assert [len(start.throws(score).offers) for score in range(1, 6)] == [5, 1, 5, 2, 5]
    assert [len(after_times(KENDALL, times)) for times in range(1, 5)] == [18, 219, 2_231, 19_751]


@pytest.mark.parametrize(("score", "due"), [(1, "C throw -"), (2, "S start -"), (3, "S start -"),
                                            (4, "C throw -"), (5, "C throw -")])  # fmt: skip
def test_9_2_one_four_and_five_throw_again_and_two_and_three_pass(score: int, due: str) -> None:
    game = box("S......... ...C...... ..........").throws(score)
    assert game.plays(f"14-{14 + score}").due == due


def test_9_2_the_first_move_by_a_four() -> None:
    game = begun(KENDALL).throws(4)
    assert game.offers == ["8-12", "10-14"]
    assert game.plays("10-14").line == "SCSCSCSCS./...C....../.......... C0S0 C0S0 C throw -"


def test_9_2_a_throw_that_cannot_be_used_loses_the_turn() -> None:
    rows = "....C.SSS. .......... .........."
    game = box(rows).throws(5)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == "S start -"
    assert box(rows, no_move="lose_throw").throws(5).plays("pass").due == "C throw -"


def test_9_3_backward_only_for_want_of_a_forward_move() -> None:
    assert box("S......... ..C....... ..........").throws(2).offers == ["13-15"]
    assert box(".......... ..C.S..... ..........").throws(2).offers == ["13-11"]


def test_9_3_from_26_too() -> None:
    assert box(".......... .......... .....C.S..").throws(2).offers == ["26-24"]


def test_9_4_landing_on_a_lone_enemy_exchanges() -> None:
    game = box("....C..S.. ..S....... ..........").throws(3)
    assert game.offers == ["5x8"]
    assert game.plays("5x8").line == "....S..C../..S......./.......... C0S0 C4S3 S start -"


def test_9_4_backward_too() -> None:
    game = box("S......... ........S. ..C.......").throws(4)
    assert game.offers == ["23x19"]
    assert game.plays("23x19").board == "S........./........C./..S......."


def test_9_5_two_neighbours_protect_each_other() -> None:
    assert box("....C..SS. .......... ..........").throws(3).offers == ["5-2"]


@pytest.mark.parametrize(("cone", "pair", "score"), [("8", "10 11", 2), ("18", "20 21", 2),
                                                     ("22", "25 26", 3)])  # fmt: skip
def test_9_5_round_the_corners_and_on_26(cone: str, pair: str, score: int) -> None:
    assert placed(KENDALL, C=cone, S=pair).throws(score).offers == [f"{cone}-{int(cone) - score}"]


def test_9_6_three_in_a_row_cannot_be_jumped() -> None:
    rows = "....CSSS.. .......... .........."
    assert box(rows).throws(4).offers == ["5-1"]
    assert box(rows, block="0").throws(4).offers == ["5-9"]
    assert box("....CSS... .......... ..........").throws(4).offers == ["5-9"]


def test_9_6_not_backward_either() -> None:
    rows = "S......... .......... SSSC......"
    assert box(rows).throws(5).offers == ["pass"]
    assert box(rows, block="0").throws(5).offers == ["24-19"]
    assert box("S......... .......... SS.C......").throws(5).offers == ["24-19"]


def test_9_6_one_s_own_row_is_no_wall() -> None:
    assert "5-9" in box("S...CCCC.. .......... ..........").throws(4).offers


@pytest.mark.parametrize("house", [15, 26])
def test_9_7_nobody_is_attacked_on_safe_houses(house: int) -> None:
    game = placed(KENDALL, C=str(house - 2), S=str(house)).throws(2)
    assert game.offers == [f"{house - 2}-{house - 4}"]


@pytest.mark.parametrize(("house", "score"), [(28, 2), (29, 3), (30, 4)])
def test_9_8_from_26_a_piece_goes_on_to_an_empty_house_alone(house: int, score: int) -> None:
    assert placed(KENDALL, C="26", S="1").throws(score).offers == [f"26-{house}"]
    game = placed(KENDALL, C="26", S=str(house)).throws(score)
    assert game.offers == [f"26-{26 - score}"]


def test_9_8_26_is_reached_by_exact_throw_and_left_by_a_five() -> None:
    assert placed(KENDALL, C="24", S="1").throws(3).offers == ["24-21"]
    assert placed(KENDALL, C="24", S="1").throws(2).offers == ["24-26"]
    assert placed(KENDALL, C="26", S="1").throws(5).offers == ["26-off"]


def test_9_8_a_one_falls_in_only_for_want_of_another_forward_move() -> None:
    assert placed(KENDALL, C="5 26", S="1").throws(1).offers == ["5-6"]
    assert placed(KENDALL, C="26", S="1").throws(1).offers == ["26-27"]
    assert placed(KENDALL, C="5 26", S="6 7").throws(1).offers == ["26-27"]


def test_9_9_the_water_washes_back_to_15_and_its_side_throws_again() -> None:
    game = box("S......... .......... .....C....").throws(1).plays("26-27")
    assert game.line == "S........./....C...../.......... C0S0 C4S4 C throw -"


def test_9_9_or_to_the_first_free_house_behind() -> None:
    game = box(".......... ..S.S..... .....C....").throws(1).plays("26-27")
    assert game.line == "........../..SCS...../.......... C0S0 C4S3 C throw -"


def test_9_10_28_leaves_by_a_three_29_by_a_two_and_30_by_any_throw() -> None:
    rows = "S......... .......... .......CCC"
    found = [box(rows).throws(score).offers for score in range(1, 6)]
    by_two, by_three = ["29-off", "30-off"], ["28-off", "30-off"]
    assert found == [["30-off"], by_two, by_three, ["30-off"], ["30-off"]]


def test_9_10_with_a_switch_nobody_leaves_while_one_is_on_1_to_10() -> None:
    rows = "SC........ .......... .........C"
    assert box(rows, bear_off="beyond_10").throws(3).offers == ["2-5"]
    assert box(rows).throws(3).offers == ["2-5", "30-off"]


def test_9_11_the_last_piece_off_wins_at_once() -> None:
    game = box("S......... .......... .........C").throws(4).plays("30-off")
    assert game.asks == "C has won"
    turn = game.rules.turn(game.state)
    assert isinstance(turn, Over)
    assert turn.score == (5, 4)
