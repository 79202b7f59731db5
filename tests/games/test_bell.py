"""Bell's backward game, paragraph by paragraph (senet 5.1-5.5), over drawn boards.

Pieces not drawn are in hand.
"""

from __future__ import annotations

import pytest

from games.senet.sets.bell import BELL
from tests.games.boards import Senets, begun, drawn, placed

EMPTY = ".......... .......... .........."
ENTERED = {1: 30, 2: 29, 3: 28, 4: 27, 5: 26}


def bell(rows: str, due: str = "C start -") -> Senets:
    return drawn(rows, due, rules=BELL)


def test_5_1_five_pieces_a_side_start_off_the_board() -> None:
    assert begun(BELL).line == "........../........../.......... C5S5 C0S0 C start -"
    assert begun(BELL).offers == ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize("score", [1, 2, 3, 4, 5])
def test_5_1_one_throw_a_turn_whatever_it_was(score: int) -> None:
    game = placed(BELL, C="20", S="14").throws(score)
    assert {game.plays(move).due for move in game.offers} == {"S start -"}


def test_5_1_a_legal_move_must_be_made() -> None:
    game = bell("CSCSC..... .......... .........C").throws(1)
    assert game.offers == ["30-29"]


def test_5_1_without_a_move_the_turn_passes() -> None:
    game = bell("C.C.C.C... C......... ..........").throws(1)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == "S start -"


@pytest.mark.parametrize(("score", "house"), ENTERED.items())
def test_5_2_a_throw_enters_a_piece_at_the_far_end(score: int, house: int) -> None:
    game = bell(EMPTY).throws(score)
    assert game.offers == [f"hand-{house}"]
    assert game.plays(f"hand-{house}").hand == "C4S5"


@pytest.mark.parametrize(("score", "house"), ENTERED.items())
@pytest.mark.parametrize("holder", ["C", "S"])
def test_5_2_only_on_an_empty_house(score: int, house: int, holder: str) -> None:
    game = placed(BELL, **{holder: str(house)}).throws(score)
    assert not [move for move in game.offers if move.startswith("hand")]


@pytest.mark.parametrize("score", [1, 2, 3, 4, 5])
def test_5_2_an_entered_piece_advances_towards_house_1(score: int) -> None:
    game = placed(BELL, C="20").throws(score)
    assert game.offers == [f"hand-{31 - score}", f"20-{20 - score}"]


def test_5_2_with_nothing_in_hand_only_entered_pieces_move() -> None:
    assert placed(BELL, C="20 21 22 23 24").throws(5).offers == [
        "20-15",
        "21-16",
        "22-17",
        "23-18",
        "24-19",
    ]


def test_5_3_landing_on_an_enemy_removes_it_and_it_starts_over() -> None:
    game = bell(".......... ......S..C ..........").throws(3)
    assert "20x17" in game.offers
    after = game.plays("20x17")
    assert (after.board, after.hand) == ("........../......C.../..........", "C4S5")
    assert after.due == "S start -"


@pytest.mark.parametrize("house", [15, 26, 27, 28, 29])
def test_5_3_no_piece_is_attacked_on_a_special_house(house: int) -> None:
    game = placed(BELL, C=str(house + 1), S=str(house)).throws(1)
    assert not [move for move in game.offers if move.startswith(f"{house + 1}")]


@pytest.mark.parametrize("house", [n for n in range(11, 26) if n != 15])
def test_5_3_every_other_house_is_open_to_attack(house: int) -> None:
    game = placed(BELL, C=str(house + 1), S=str(house)).throws(1)
    assert f"{house + 1}x{house}" in game.offers


def test_5_3_house_30_is_safe_from_those_who_enter() -> None:
    assert placed(BELL, S="30").throws(1).offers == ["pass"]


def test_5_3_jumping_is_free_and_groups_protect_nobody() -> None:
    assert "20-16" in placed(BELL, C="20", S="17 18 19").throws(4).offers
    assert "20x18" in placed(BELL, C="20", S="17 18 19").throws(2).offers


def test_5_4_the_cones_win_on_1_3_5_7_9() -> None:
    game = bell("C.C.C.C... C......... ..........").throws(2).plays("11-9")
    assert game.line == "C.C.C.C.C./........../.......... C0S5 C0S0 C over -"
    assert (game.asks, game.score) == ("C has won", (5, 0))


def test_5_4_the_spindles_win_on_2_4_6_8_10() -> None:
    game = bell("CS.S.S.S.. .S........ ..........", "S start -").throws(2).plays("12-10")
    assert game.line == "CS.S.S.S.S/........../.......... C4S0 C0S0 S over -"
    assert (game.asks, game.score) == ("S has won", (1, 5))


def test_5_4_four_at_home_are_not_enough() -> None:
    game = bell("C.C.C..... C......... C.........").throws(2).plays("11-9")
    assert game.due == "S start -"


@pytest.mark.parametrize(("side", "homes"), [("C", {1, 3, 5, 7, 9}), ("S", {2, 4, 6, 8, 10})])
def test_5_5_on_1_to_10_a_piece_rests_on_its_own_sides_squares_alone(
    side: str, homes: set[int]
) -> None:
    reached = set()
    for house in range(2, 16):
        if house > 10 or house in homes:
            for score in range(1, 6):
                game = placed(BELL, f"{side} start -", **{side: str(house)}).throws(score)
                moves = [move for move in game.offers if move.startswith(f"{house}-")]
                reached |= {int(move.split("-")[1]) for move in moves}
    assert {house for house in reached if house <= 10} == homes


def test_5_5_a_piece_at_home_may_go_on_towards_1() -> None:
    assert "9-5" in placed(BELL, C="9").throws(4).offers
    assert not [move for move in placed(BELL, C="9").throws(3).offers if move[0] == "9"]


def test_5_5_nobody_is_attacked_on_1_to_10() -> None:
    assert not [move for move in placed(BELL, C="12", S="10").throws(2).offers if "x" in move]
