"""How switches meet: one group of tests a bullet of senet 3, in the order of the bullets.

`test_meet_4_...` tests the fourth.
"""

from __future__ import annotations

import pytest

from tests.games.boards import begun, drawn, switched

# 1. Only one extra throw is owed, never two.


def test_meet_1_a_4_that_lands_on_beauty_owes_one_throw() -> None:
    extra = switched(beauty_extra="on")
    game = drawn("S......... .......... .C........", rules=extra).throws(4).plays("22-26")
    assert game.due == "C throw -"
    assert game.throws(2).plays("26-28").due == "S start -"


def test_meet_1_nor_does_a_4_that_lands_on_second_life_owe_two() -> None:
    extra = switched(second_life="safe_extra")
    game = drawn("S......... C......... ..........", rules=extra).throws(4).plays("11-15")
    assert game.due == "C throw -"
    assert game.throws(2).plays("15-17").due == "S start -"


# 2. Only the mover's own piece lands; a skipped turn is silent.


def test_meet_2_a_piece_exchanged_onto_the_netting_does_not_land() -> None:
    net = switched(netting="on")
    after = drawn("......S... .....C.S.. ..........", rules=net).throws(2).plays("16x18")
    assert (after.board, after.due) == ("......S.../.....S.C../..........", "S start -")


def test_meet_2_a_piece_exchanged_onto_second_life_does_not_land() -> None:
    extra = switched(second_life="safe_extra")
    after = drawn("......S... ....C.S... ..........", rules=extra).throws(2).plays("15x17")
    assert (after.board, after.due) == ("......S.../....S.C.../..........", "S start -")


def test_meet_2_a_piece_exchanged_onto_beauty_does_not_land() -> None:
    extra = switched(beauty_extra="on")
    after = drawn("S......... .......... ...S.C.C..", rules=extra).throws(2).plays("26x24")
    assert (after.board, after.due) == ("S........./........../...C.S.C..", "S start -")


def test_meet_2_a_rescued_piece_does_not_land() -> None:
    extra = switched(second_life="safe_extra")
    after = drawn("....C...S. .......... ......C...", rules=extra).plays("rescue")
    assert after.due == "S start -"


def test_meet_2_a_washed_piece_does_not_land() -> None:
    wash = switched(netting="on", water="first_house", pieces="10")
    game = drawn("CCCCCCCCCS SSSSS..... .....C....", rules=wash).throws(1)
    after = game.plays("26-27")
    assert (after.board, after.due) == ("CCCCCCCCCS/SSSSSC..../..........", "C throw -")


def test_meet_2_a_skipped_turn_is_silent_even_when_both_are_skipped() -> None:
    net = switched(netting="on")
    game = drawn("..C....... ...S...... ..........", "S start skipC", rules=net).throws(2)
    assert game.plays("14-16").due == "C start -"
    game = drawn("..C....... ...S...... ..........", "S start skipC", rules=net).throws(3)
    assert game.plays("14-17").due == "S start -"


# 3. second_needs_one


@pytest.mark.parametrize(
    ("no_move", "score", "due"),
    [
        ("lose_turn", 4, "C start needs1"),
        ("lose_throw", 4, "S throw needs1"),
        ("lose_throw", 3, "C start needs1"),
    ],
)
def test_meet_3_what_follows_a_lost_throw_is_no_moves_to_say(
    no_move: str, score: int, due: str
) -> None:
    rules = switched(second_needs_one="on", no_move=no_move)
    game = begun(rules).throws(2).plays("9-11").throws(score)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == due


def test_meet_3_a_1_ends_the_wait_even_if_it_cannot_be_played() -> None:
    rules = switched(second_needs_one="on")
    game = drawn("SCC....... .......... ..........", "S start needs1", rules=rules).throws(1)
    assert (game.due, game.offers) == ("S play:1 -", ["pass"])
    assert game.plays("pass").due == "C start -"


# 4. bank_throws

BANK = switched(bank_throws="on")


def test_meet_4_forward_before_backward_is_judged_for_each_throw_alone() -> None:
    game = drawn("S......... .......... ...C......", "C play:4,2 -", rules=BANK)
    assert game.offers == ["4:24-20", "2:24-26"]


def test_meet_4_and_so_is_the_1_from_beauty() -> None:
    game = drawn("S......... .......... .....C....", "C play:1,2 -", rules=BANK)
    assert game.offers == ["1:26-27", "2:26-28"]


def test_meet_4_and_must_bear_off() -> None:
    rules = switched(bank_throws="on", must_bear_off="on")
    game = drawn("S...C..... .......... .....C....", "C play:5,2 -", rules=rules)
    assert game.offers == ["5:26-off", "2:5-7", "2:26-28"]


def test_meet_4_a_bonus_throw_is_one_a_bank_and_begins_a_new_series_after_it() -> None:
    rules = switched(beauty_extra="on", second_life="safe_extra", bank_throws="on")
    game = drawn("S......... ..C....... ...C......", "C play:2 owed=1", rules=rules)
    assert game.plays("2:13-15").due == "C throw -"
    game = drawn("S......... .......... ..C.......", "C bank:1 -", rules=rules)
    game = game.throws(2).plays("2:23-25")
    assert game.due == "C play:1 -"
    assert game.plays("1:25-26").due == "C throw -"
    assert game.plays("1:25-26").throws(4).due == "C bank:4 -"


@pytest.mark.parametrize(
    ("no_move", "due"), [("lose_turn", "S start -"), ("lose_throw", "C throw -")]
)
def test_meet_4_it_is_lost_with_the_turn(no_move: str, due: str) -> None:
    rules = switched(beauty_extra="on", bank_throws="on", no_move=no_move)
    game = drawn(".CSSSSS... .......... ..........", "C play:4 owed=1", rules=rules)
    assert game.plays("pass").due == due


@pytest.mark.parametrize(
    ("no_move", "due"), [("lose_turn", "S start -"), ("lose_throw", "C throw -")]
)
def test_meet_4_also_when_the_piece_drowned_in_this_bank(no_move: str, due: str) -> None:
    rules = switched(beauty_extra="on", bank_throws="on", no_move=no_move)
    game = drawn("S......... .......... ....C.....", "C bank:1,1 -", rules=rules).throws(2)
    game = game.plays("1:25-26").plays("1:26-27")
    assert (game.due, game.offers) == ("C play:2 owed=1", ["pass"])
    assert game.plays("pass").due == due


def test_meet_4_with_second_needs_one_the_throws_before_the_first_1_are_dropped() -> None:
    rules = switched(second_needs_one="on", bank_throws="on")
    game = begun(rules).throws(2).plays("2:9-11").throws(4).throws(1).throws(4)
    assert game.due == "S bank:4,1,4 needs1"
    assert game.throws(3).due == "S play:1,4,3 -"


def test_meet_4_with_second_needs_one_and_no_1_all_are_lost() -> None:
    rules = switched(second_needs_one="on", bank_throws="on")
    game = begun(rules).throws(2).plays("2:9-11").throws(4).throws(3)
    assert (game.due, game.offers) == ("S play:4,3 needs1", ["pass"])
    assert game.plays("pass").due == "C start needs1"


# 5. start=hand and water=re_enter


def test_meet_5_no_piece_enters_while_one_of_its_side_drowns() -> None:
    hand = switched(start="hand")
    game = drawn(".S........ .......... ......C...", "C throw -", hand="C2S0", rules=hand)
    assert game.throws(3).offers == ["pass"]
    assert game.throws(4).offers == ["27-off"]


def test_meet_5_with_both_switches_every_piece_in_hand_enters_by_start_hand() -> None:
    both = switched(start="hand", water="re_enter")
    game = drawn("...S...... .......... .....C....", rules=both).throws(1).plays("26-27")
    assert game.hand == "C1S0"
    assert game.throws(3).offers == ["hand-3"]
    assert game.throws(4).offers == ["pass"]


# 6. last_three_move


def test_meet_6_landing_on_an_enemy_there_drops_it() -> None:
    moving = switched(last_three_move="on")
    game = drawn("S......... .......... .......CS.", rules=moving).throws(1)
    assert game.offers == ["28x29"]
    assert game.plays("28x29").board == "S........./........../......S.C."


def test_meet_6_and_one_of_its_side_already_on_27_goes_to_second_life() -> None:
    moving = switched(last_three_move="on")
    game = drawn("S......... .......... ......SCS.", rules=moving).throws(1).plays("28x29")
    assert game.board == "S........./....S...../......S.C."


# 7. block=3

BLOCK = switched(block="3")


def test_meet_7_bearing_off_jumps_nothing() -> None:
    game = drawn("S......... .......... .....C.SSS", rules=BLOCK)
    assert game.throws(5).offers == ["26-off"]


def test_meet_7_entering_jumps_nothing() -> None:
    rules = switched(block="3", start="hand")
    game = drawn(".SSS...... .......... ..........", hand="C1S0", rules=rules)
    assert game.throws(5).offers == ["hand-5"]


def test_meet_7_landing_inside_a_group_jumps_only_what_lies_strictly_between() -> None:
    rows = "....CSSS.. .......... ......S..."  # the drowning side is not protected
    assert drawn(rows, rules=BLOCK).throws(3).offers == ["5x8"]


def test_meet_7_a_group_of_a_drowning_side_blocks_too() -> None:
    rows = "....CSSS.. .......... ......S..."
    assert drawn(rows, rules=BLOCK).throws(4).offers == ["5-1"]
    assert drawn(rows).throws(4).offers == ["5-9"]


def test_meet_7_a_group_reaching_into_27_to_30_blocks_too() -> None:
    rows = "S......... .......... .....CSSS."
    assert drawn(rows, rules=BLOCK).throws(4).offers == ["26-22"]
    assert drawn(rows).throws(4).offers == ["26-30"]


# 8. bear_off=last_row


def test_meet_8_binds_only_the_throw_that_bears_off_from_26() -> None:
    last = switched(bear_off="last_row")
    for house, score in ((28, 3), (29, 2), (30, 1)):
        end = "".join("C" if n == house else "." for n in range(28, 31))
        game = drawn(f"C........S .......... .......{end}", rules=last).throws(score)
        assert f"{house}-off" in game.offers
    drowning = drawn("C........S .......... ......C...", "C throw -", rules=last)
    assert drowning.throws(4).offers == ["27-off"]
    assert "26-off" not in drawn("C........S .......... .....C....", rules=last).throws(5).offers


# 9. water=first_house and water=re_enter


@pytest.mark.parametrize("water", ["first_house", "re_enter"])
def test_meet_9_nobody_ever_drowns(water: str) -> None:
    rules = switched(water=water)
    fallen = drawn("SS..C..... .......... .....C....", rules=rules).throws(3)
    assert fallen.offers == ["5-8", "26-29"]
    fallen = drawn("SSS....... .......... .....C....", rules=rules).throws(1).plays("26-27")
    assert fallen.board.replace("/", "")[26] == "."
    dropped = drawn("C......... .......... .....C..S.", rules=rules).throws(3).plays("26x29")
    assert dropped.board.replace("/", "")[26] == "."
    assert dropped.asks == "S throws"


@pytest.mark.parametrize("water", ["first_house", "re_enter"])
def test_meet_9_water_single_has_no_effect(water: str) -> None:
    for rows, score in (
        ("S......... .......... .....C....", 1),
        ("C......... .......... .....C..S.", 3),
        ("C......... .......... .....C.SSS", 4),
    ):
        plain = drawn(rows, rules=switched(water=water)).throws(score)
        single = drawn(rows, rules=switched(water=water, water_single="on")).throws(score)
        assert single.offers == plain.offers
        assert [single.plays(move).line for move in single.offers] == [
            plain.plays(move).line for move in plain.offers
        ]
