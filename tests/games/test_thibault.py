"""Thibault's rules, paragraph by paragraph (senet 2.1-2.14), over drawn boards."""

from __future__ import annotations

import pytest

from tests.games.boards import begun, drawn, switched


def test_2_1_the_pieces_alternate_on_the_first_ten_houses_and_the_cones_begin() -> None:
    assert begun().line == "CSCSCSCSCS/........../.......... C0S0 C0S0 C start -"
    assert begun().asks == "C throws"


@pytest.mark.parametrize("score", [2, 3])
def test_2_2_after_2_or_3_the_turn_passes(score: int) -> None:
    game = begun().throws(score)
    assert {game.plays(move).due for move in game.offers} == {"S start -"}


@pytest.mark.parametrize("score", [1, 4, 5])
def test_2_2_after_1_4_or_5_the_player_throws_again(score: int) -> None:
    game = begun().throws(score)
    assert {game.plays(move).due for move in game.offers} == {"C throw -"}


@pytest.mark.parametrize("score", [2, 3, 4, 5])
def test_2_2_with_no_legal_move_the_turn_passes_whatever_was_thrown(score: int) -> None:
    game = drawn(".CSSSSS... .......... ..........").throws(score)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == "S start -"


def test_2_3_a_forward_move_hides_every_backward_move() -> None:
    assert drawn("....C....S .......... ...C......").throws(2).offers == ["5-7", "24-26"]
    assert drawn("....C....S .......... ....C.....").throws(2).offers == ["5-7"]


def test_2_3_without_a_forward_move_a_backward_move_is_made() -> None:
    assert drawn("S......... .......... ....C.....").throws(2).offers == ["25-23"]


def test_2_3_there_is_no_voluntary_pass() -> None:
    assert "pass" not in drawn("....C....S .......... ....C.....").throws(2).offers


def test_2_3_bearing_off_is_a_forward_move() -> None:
    assert drawn("S......... .......... ..C......C").throws(1).offers == ["23-24", "30-off"]
    assert drawn("S......... .......... ....C...C.").throws(2).offers == ["29-off"]


def test_2_4_pieces_jump_over_any_others() -> None:
    assert drawn("CSSSSS.... .......... ..........").throws(5).offers == ["pass"]
    assert drawn("CSSSS..... .......... ..........").throws(5).offers == ["1-6"]


def test_2_5_landing_on_a_lone_enemy_exchanges_places() -> None:
    game = drawn("....C..S.. .......... ..........").throws(3)
    assert game.offers == ["5x8"]
    assert game.plays("5x8").board == "....S..C../........../.........."


def test_2_5_a_backward_move_dances_too() -> None:
    game = drawn("S......... .......... .S..C.....").throws(3)
    assert game.offers == ["25x22"]
    assert game.plays("25x22").board == "S........./........../.C..S....."


def test_2_6_two_neighbours_protect_each_other() -> None:
    assert drawn("C...SS.... .......... ..........").throws(4).offers == ["pass"]
    assert drawn("C...S.S... .......... ..........").throws(4).offers == ["1x5"]


def test_2_6_protection_goes_round_the_corners() -> None:
    assert drawn("......C..S S......... ..........").throws(3).offers == ["7-4"]
    assert drawn(".......... ......C..S S.........").throws(3).offers == ["17-14"]


def test_2_6_houses_28_to_30_never_protect_nor_are_protected() -> None:
    assert drawn("S......... .......... .....C.SS.").throws(2).offers == ["26x28"]
    assert drawn("S......... .......... .....C.SSS").throws(4).offers == ["26x30"]


def test_2_6_a_side_with_a_drowning_piece_is_not_protected() -> None:
    assert drawn("C...SS.... .......... ......S...").throws(4).offers == ["1x5"]


def test_2_6_own_pieces_do_not_protect_the_enemy() -> None:
    assert drawn("C...SC.... .......... ..........").throws(4).offers == ["1x5", "6-10"]


@pytest.mark.parametrize("score", [3, 4, 5])
def test_2_7_no_piece_passes_beauty(score: int) -> None:
    assert drawn("S......... .......... ...C......").throws(score).offers == [f"24-{24 - score}"]


def test_2_7_beauty_is_reached_by_exact_throw() -> None:
    assert drawn("S......... .......... ...C......").throws(2).offers == ["24-26"]


@pytest.mark.parametrize(
    ("score", "move"), [(2, "26-28"), (3, "26-29"), (4, "26-30"), (5, "26-off")]
)
def test_2_7_from_beauty(score: int, move: str) -> None:
    assert drawn("S......... .......... .....C....").throws(score).offers == [move]


def test_2_7_a_1_from_beauty_falls_only_without_another_forward_move() -> None:
    assert drawn("C........S .......... .....C....").throws(1).offers == ["1-2"]
    assert drawn(".........S .......... .....C...C").throws(1).offers == ["30-off"]


def test_2_7_the_fall_goes_before_any_backward_move() -> None:
    # 25-26 is held by the own piece on 26, 25-24 would be backward
    assert drawn(".........S .......... ....CC....").throws(1).offers == ["26-27"]


def test_2_7_a_piece_on_beauty_moves_back_when_backward_moves_are_due() -> None:
    assert drawn("S......... .......... .....C.C..").throws(2).offers == ["26-24"]


@pytest.mark.parametrize(("house", "score"), [(28, 3), (29, 2), (30, 1)])
def test_2_8_the_last_three_bear_off_by_exact_throw_alone(house: int, score: int) -> None:
    rows = "S" + "." * 29
    rows = rows[: house - 1] + "C" + rows[house:]
    game = drawn(f"{rows[:10]} {rows[10:20]} {rows[20:]}")
    for thrown in range(1, 6):
        expected = f"{house}-off" if thrown == score else "pass"
        assert game.throws(thrown).offers == [expected]


def test_2_8_pieces_on_27_to_30_never_move_back() -> None:
    assert drawn("S......... .......... .......C.C").throws(2).offers == ["pass"]


@pytest.mark.parametrize(("house", "score"), [(28, 2), (29, 3), (30, 4)])
def test_2_9_an_attack_from_beauty_drops_the_enemy_into_27(house: int, score: int) -> None:
    end = "".join("S" if n == house else "." for n in range(28, 31))
    taken = "".join("C" if n == house else "." for n in range(28, 31))
    game = drawn(f"S......... .......... .....C.{end}").throws(score)
    assert game.offers == [f"26x{house}"]
    assert game.plays(f"26x{house}").board == f"S........./........../......S{taken}"


def test_2_9_a_piece_of_the_victims_side_already_on_27_goes_to_second_life() -> None:
    game = drawn("S......... .......... .....CSS..").throws(2).plays("26x28")
    assert game.board == "S........./....S...../......SC.."


def test_2_9_and_behind_second_life_when_it_is_taken() -> None:
    game = drawn("S......... ...CS..... .....CSS..").throws(2).plays("26x28")
    assert game.board == "S........./..SCS...../......SC.."


@pytest.mark.parametrize(
    ("score", "due"), [(1, "C throw -"), (5, "C throw -"), (2, "S start -"), (3, "S start -")]
)
def test_2_10_a_drowning_side_can_play_nothing_but_a_4(score: int, due: str) -> None:
    game = drawn("....C...S. .......... ......C...", "C throw -").throws(score)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == due


def test_2_10_a_4_bears_the_drowning_piece_off_and_throws_again() -> None:
    game = drawn("....C...S. .......... ......C...", "C throw -").throws(4)
    assert game.offers == ["27-off"]
    assert game.plays("27-off").line == "....C...S./........../.......... C0S0 C4S4 C throw -"


def test_2_11_a_turn_with_a_drowning_piece_begins_with_a_choice() -> None:
    game = drawn("....C...S. .......... ......C...")
    assert game.asks == "C chooses"
    assert game.offers == ["rescue", "throw"]
    assert game.plays("throw").due == "C throw -"
    assert game.plays("throw").asks == "C throws"


def test_2_11_rescue_is_not_offered_in_the_middle_of_a_turn() -> None:
    game = drawn("....C...S. .......... ......C...", "C throw -")
    assert game.asks == "C throws"


def test_2_11_the_enemys_drowning_piece_offers_nothing() -> None:
    assert drawn("....C...S. .......... ......S...").asks == "C throws"


def test_2_12_the_rescued_piece_goes_to_15_and_the_turn_passes() -> None:
    game = drawn("....C...S. .......... ......C...").plays("rescue")
    assert (game.board, game.due) == ("....C...S./....C...../..........", "S start -")


def test_2_12_or_to_the_first_free_house_behind_it() -> None:
    game = drawn("....C...S. ..CSC..... ......C...").plays("rescue")
    assert game.board == "....C...S./.CCSC...../.........."


def test_2_12_and_beyond_it_when_all_fifteen_are_taken() -> None:
    ten = switched(pieces="10")
    game = drawn("CSCSCSCSCS CSCSCS.... ......C...", rules=ten).plays("rescue")
    assert game.board == "CSCSCSCSCS/CSCSCSC.../.........."


def test_2_13_falling_onto_a_drowning_enemy_rescues_it_to_26() -> None:
    game = drawn("S......... .......... .....CS...").throws(1)
    assert game.offers == ["26x27"]
    after = game.plays("26x27")
    assert (after.board, after.due) == ("S........./........../.....SC...", "C throw -")


def test_2_13_only_when_there_is_no_other_forward_move() -> None:
    assert drawn(".C........ .......... .....CS...").throws(1).offers == ["2-3"]


def test_2_14_a_lone_piece_on_26_falls_in_and_keeps_throwing() -> None:
    game = drawn(".......... ...CSS.... .....C....").throws(1)
    assert game.offers == ["26-27"]
    game = game.plays("26-27")
    assert game.due == "C throw -"
    game = game.throws(5).plays("pass").throws(1).plays("pass")
    assert game.due == "C throw -"
    game = game.throws(3).plays("pass")
    assert game.due == "S start -"


def test_2_14_two_drowning_victims_in_a_row() -> None:
    game = drawn("S......... .......... ...C.C..SS").throws(4).plays("26x30")
    assert game.board == "S........./........../...C..S.SC"
    game = drawn("S......... .......... .....CS.SC").throws(3).plays("26x29")
    assert game.board == "S........./....S...../......S.CC"


def test_2_14_a_backward_only_position_dances_the_enemy_forward() -> None:
    game = drawn(".......... .......... .S.C......").throws(5)
    assert game.offers == ["24-19"]
    game = drawn(".......... ........S. ...C......").throws(5).plays("24x19")
    assert game.board == "........../........C./...S......"


def test_2_14_no_move_either_way_loses_the_turn_even_on_a_4() -> None:
    game = drawn("..CSSSS... .......... ..........").throws(4)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == "S start -"


def test_2_14_the_last_piece_borne_off_with_a_4_ends_the_game() -> None:
    game = drawn("S......... .......... ......C...", "C throw -").throws(4).plays("27-off")
    assert game.line == "S........./........../.......... C0S0 C5S4 C over -"
    assert (game.asks, game.offers) == ("C has won", [])
