"""Tait's rules, paragraph by paragraph (senet 4.1-4.8), over drawn boards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.senet.sets.tait import TAIT
from tests.games.boards import Senets, begun, drawn, placed

SCORES = (1, 2, 3, 4, 6)


def tait(rows: str, due: str = "C start -", hand: str = "C0S0") -> Senets:
    return drawn(rows, due, hand=hand, rules=TAIT)


def test_4_1_five_pieces_a_side_alternate_and_the_sticks_read_1_2_3_4_6() -> None:
    assert begun(TAIT).line == "CSCSCSCSCS/........../.......... C0S0 C0S0 C start -"
    assert begun(TAIT).offers == ["1", "2", "3", "4", "6"]


def test_4_1_no_piece_ever_goes_back() -> None:
    assert tait("S......... ...C...... ..........").throws(3).offers == ["14-17"]
    assert tait("S......... .......... ........C.").throws(3).offers == ["pass"]


def test_4_1_a_legal_move_must_be_made() -> None:
    assert tait("C........S .......... .......C..").throws(3).offers == ["1-4", "28-off"]
    assert tait("C........S .......... .........C").throws(4).offers == ["1-5"]


@pytest.mark.parametrize("score", [1, 2, 3, 4])
def test_4_2_one_throw_a_turn(score: int) -> None:
    game = tait("C......... .........S ..........").throws(score)
    assert game.plays(f"1-{1 + score}").due == "S start -"


def test_4_2_a_6_that_is_played_throws_again() -> None:
    game = tait("C......... .........S ..........").throws(6)
    assert game.plays("1-7").due == "C throw -"


@pytest.mark.parametrize("score", [2, 3, 4, 6])
def test_4_2_no_legal_move_ends_the_turn_even_on_a_6(score: int) -> None:
    game = tait("S......... .......... .........C").throws(score)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == "S start -"


def test_4_2_throws_still_owed_are_lost_with_the_turn() -> None:
    game = tait("S......... .......... .........C", "C throw owed=2").throws(6)
    assert game.due == "C play:6 owed=2"
    assert game.plays("pass").due == "S start -"


def test_4_3_a_hit_sends_the_enemy_off_the_board_and_earns_a_throw() -> None:
    game = tait("C..S...... .......... ..........").throws(3)
    assert game.offers == ["1x4"]
    after = game.plays("1x4")
    assert (after.board, after.hand) == ("...C....../........../..........", "C0S1")
    assert after.due == "C throw -"


def test_4_3_groups_protect_nobody() -> None:
    assert tait("C..SSS.... .......... ..........").throws(3).offers == ["1x4"]
    assert tait("C..SSS.... .......... ..........").throws(4).offers == ["1x5"]


def test_4_3_house_15_is_safe() -> None:
    assert tait("S......... ..C.S..... ..........").throws(2).offers == ["pass"]


@pytest.mark.parametrize("house", [n for n in range(2, 31) if n not in (15, 27)])
def test_4_3_no_other_house_is_safe(house: int) -> None:
    step = 1 if house in (2, 29) else 2
    game = placed(TAIT, C=str(house - step), S=str(house)).throws(step)
    assert f"{house - step}x{house}" in game.offers


@pytest.mark.parametrize("score", [4, 6])
def test_4_4_a_piece_re_enters_on_4_by_a_4_and_on_6_by_a_6(score: int) -> None:
    game = tait("S......... .......... ..........", hand="C1S0").throws(score)
    assert game.offers == [f"hand-{score}"]
    assert game.plays(f"hand-{score}").hand == "C0S0"


@pytest.mark.parametrize("score", [1, 2, 3])
def test_4_4_no_other_throw_brings_it_back(score: int) -> None:
    game = tait("S......... .......... ..........", hand="C1S0").throws(score)
    assert game.offers == ["pass"]


@pytest.mark.parametrize(("score", "own"), [(4, "...C......"), (6, ".....C....")])
def test_4_4_not_onto_a_piece_of_its_own(score: int, own: str) -> None:
    game = tait(f"{own} S......... ..........", hand="C1S0").throws(score)
    assert game.offers == [f"{score}-{2 * score}"]


@pytest.mark.parametrize(
    ("score", "enemy", "due"),
    [(4, "...S......", "C throw -"), (6, ".....S....", "C throw owed=1")],
)
def test_4_4_an_enemy_there_is_hit(score: int, enemy: str, due: str) -> None:
    game = tait(f"{enemy} .......... ..........", hand="C1S0").throws(score)
    assert game.offers == [f"handx{score}"]
    after = game.plays(f"handx{score}")
    assert (after.board, after.hand) == (f"{enemy.replace('S', 'C')}/........../..........", "C0S1")
    assert after.due == due


def test_4_4_nobody_is_hit_by_re_entry_on_a_house_that_a_custom_game_makes_safe() -> None:
    safe = replace(TAIT, safe=(4, 15))
    game = drawn("...S...... .......... ..........", hand="C1S0", rules=safe)
    assert game.throws(4).offers == ["pass"]


def test_4_4_re_entry_is_not_compulsory_while_another_move_exists() -> None:
    game = tait("C........S .......... ..........", hand="C1S0").throws(4)
    assert game.offers == ["hand-4", "1-5"]
    assert game.plays("1-5").hand == "C1S0"


def test_4_5_beauty_may_be_jumped() -> None:
    assert tait("S......... .......... ....C.....").throws(3).offers == ["25-28"]
    assert tait("S......... .......... ...CS.....").throws(4).offers == ["24-28"]


FROM_THE_END = {
    25: ["25-26", "25-27", "25-28", "25-29", "pass"],
    26: ["26-27", "26-28", "26-29", "26-30", "26-off"],
    28: ["28-29", "28-30", "28-off", "pass", "pass"],
    29: ["29-30", "29-off", "pass", "pass", "pass"],
    30: ["30-off", "pass", "pass", "pass", "pass"],
}
"""Senet 4.5: what a lone piece there may do by each score."""


@pytest.mark.parametrize("house", FROM_THE_END)
def test_4_5_the_last_houses_bear_off_by_their_throw_and_move_on_where_it_fits(house: int) -> None:
    game = placed(TAIT, C=str(house), S="1")
    assert [game.throws(score).offers for score in SCORES] == [
        [move] for move in FROM_THE_END[house]
    ]


def test_4_6_a_piece_landing_on_27_leaves_the_board_and_the_turn_ends() -> None:
    after = tait("S......... .......... .....C....").throws(1).plays("26-27")
    assert (after.board, after.hand) == ("S........./........../..........", "C1S0")
    assert after.due == "S start -"


def test_4_6_the_extra_throw_of_a_6_is_lost_there() -> None:
    after = tait("S......... .......... C.........").throws(6).plays("21-27")
    assert (after.hand, after.due) == ("C1S0", "S start -")


def test_4_6_all_extra_throws_still_owed_are_lost_there() -> None:
    game = tait("S......... .......... .....C....", "C throw owed=3").throws(1)
    assert game.plays("26-27").due == "S start -"


@pytest.mark.parametrize(("house", "score"), [(28, 3), (29, 2), (30, 1)])
def test_4_7_bearing_off_gives_another_throw(house: int, score: int) -> None:
    game = placed(TAIT, C=f"1 {house}", S="20").throws(score)
    assert game.plays(f"{house}-off").due == "C throw -"


def test_4_7_extra_throws_add_up() -> None:
    hit = tait("C.....S... .......... ..........").throws(6)
    assert hit.plays("1x7").due == "C throw owed=1"
    off = tait("C.......S. .......... .....C....").throws(6)
    assert off.plays("26-off").due == "C throw owed=1"


def test_4_7_owed_throws_are_thrown_one_by_one() -> None:
    game = tait("C.....SS.. .......... ..........").throws(6).plays("1x7")
    game = game.throws(1).plays("7x8")
    assert game.due == "C throw owed=1"
    game = game.throws(2).plays("8-10")
    assert game.due == "C throw -"
    assert game.throws(2).plays("10-12").due == "S start -"


def test_4_8_the_last_piece_borne_off_ends_the_game_whatever_is_owed() -> None:
    game = tait("S......... .......... .....C....", "C throw owed=1").throws(6).plays("26-off")
    assert game.line == "S........./........../.......... C0S0 C5S4 C over -"
    assert game.asks == "C has won"
