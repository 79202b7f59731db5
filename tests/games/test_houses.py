"""The rules of the thirty houses, paragraph by paragraph (senet 6.1-6.10), over drawn boards."""

from __future__ import annotations

import pytest

from games.senet.sets.houses import HOUSES
from tests.games.boards import Senets, begun, drawn, placed


def houses(rows: str, due: str = "C start -") -> Senets:
    return drawn(rows, due, rules=HOUSES)


def test_6_1_ten_pieces_a_side_alternate_on_houses_1_to_20() -> None:
    assert begun(HOUSES).line == "CSCSCSCSCS/CSCSCSCSCS/.......... C0S0 C0S0 C start -"
    assert begun(HOUSES).offers == ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize("score", [1, 2, 3, 4, 5])
def test_6_2_one_throw_then_one_move_or_a_pass(score: int) -> None:
    game = houses("S......... .....C.... ..........").throws(score)
    assert game.offers[-1] == "pass"
    assert len(game.offers) > 1
    assert {game.plays(move).due for move in game.offers} == {"S start quiet=1"}


@pytest.mark.parametrize(
    ("rows", "winner"),
    [
        ("C......... .........S S.........", "C"),
        ("CC........ .........S ..........", "S"),
    ],
)
def test_6_2_after_300_turns_without_a_piece_leaving_the_side_with_more_off_wins(
    rows: str, winner: str
) -> None:
    game = houses(rows, "C start quiet=299").throws(1).plays("pass")
    assert (game.due, game.asks) == (f"{winner} over quiet=300", f"{winner} has won")


def test_6_2_equal_is_a_draw() -> None:
    game = houses("C......... .........S ..........", "S start quiet=299").throws(4).plays("20-16")
    assert (game.due, game.asks) == ("- over quiet=300", "nobody has won")
    assert (game.score, game.offers) == ((9, 9), [])


def test_6_2_a_piece_that_leaves_begins_the_count_anew() -> None:
    game = houses("C......... .........S .......C..", "C start quiet=299").throws(3)
    assert game.plays("28-off").due == "S start -"
    game = houses("C......... .........S ...C......", "C start quiet=299").throws(3)
    assert game.plays("24-26").throws(5).plays("26-off").due == "S start -"


def test_6_2_a_piece_that_meets_its_fate_without_leaving_does_not() -> None:
    game = houses("C......... .........S ...C......", "C start quiet=7").throws(3).plays("24-26")
    assert game.due == "C fate quiet=7"
    assert game.throws(2).plays("26-28").due == "S start quiet=8"


def test_6_3_a_piece_moves_forward_or_backward_by_the_whole_throw() -> None:
    assert houses("S......... ...C...... ..........").throws(3).offers == ["14-11", "14-17", "pass"]
    assert houses("S..C...... .......... ..........").throws(4).offers == ["4-8", "pass"]


def test_6_4_two_pieces_on_two_consecutive_houses_cannot_be_jumped() -> None:
    assert houses(".......... ...CSS.... ..........").throws(3).offers == ["14-11", "pass"]
    assert houses(".......... .SSC...... ..........").throws(3).offers == ["14-17", "pass"]


@pytest.mark.parametrize("pair", ["SS", "SC", "CS", "CC"])
def test_6_4_whosever_they_are(pair: str) -> None:
    game = houses(f".......... ...C{pair}.... .........S").throws(3)
    assert "14-17" not in game.offers
    assert "14-11" in game.offers


def test_6_4_nor_round_the_corner() -> None:
    assert houses("........CS S......... ..........").throws(3).offers == ["9-6", "pass"]


def test_6_4_single_pieces_may_be_jumped_and_several_that_stand_apart() -> None:
    assert "14-17" in houses(".......... ...CS..... ..........").throws(3).offers
    assert "14-19" in houses(".......... ...C.S.S.. ..........").throws(5).offers
    assert "14-9" in houses(".......... S.SC...... ..........").throws(5).offers


def test_6_4_a_pair_may_not_be_jumped_on_the_way_to_beauty_either() -> None:
    assert houses("S......... .......... ..CSS.....").throws(5).offers == ["23-18", "pass"]
    assert "23-26" in houses("S......... .......... ..CS......").throws(5).offers


def test_6_5_a_single_enemy_is_exchanged_forward_and_backward() -> None:
    game = houses(".......... S..C..S... ..........").throws(3)
    assert game.offers == ["14x11", "14x17", "pass"]
    assert game.plays("14x17").board == "........../S..S..C.../.........."
    assert game.plays("14x11").board == "........../C..S..S.../.........."


def test_6_5_neither_piece_of_a_pair_can_be_exchanged() -> None:
    assert houses(".......... ...C..SS.. ..........").throws(3).offers == ["14-11", "pass"]
    assert houses(".......... ...C.SS... ..........").throws(3).offers == ["14-11", "pass"]
    assert houses(".........S S..C...... ..........").throws(3).offers == ["14-17", "pass"]


def test_6_5_a_piece_of_the_attacker_beside_it_protects_nobody() -> None:
    assert "14x17" in houses(".......... ...C..SC.. ..........").throws(3).offers


@pytest.mark.parametrize(("run", "inner"), [("SSS", {17}), ("SSSS", {17, 18})])
def test_6_5_of_a_run_only_the_inner_pieces_can_be_exchanged(run: str, inner: set[int]) -> None:
    """From either side, as far as senet 6.4 lets a piece come there."""
    taken = set()
    for house in (*range(11, 16), *range(16 + len(run), 25)):
        for score in range(1, 6):
            board = ["."] * 30
            board[15 : 15 + len(run)] = run
            board[house - 1] = "C"
            rows = "".join(board)
            game = houses(f"{rows[:10]} {rows[10:20]} {rows[20:]}").throws(score)
            taken |= {int(move.split("x")[1]) for move in game.offers if "x" in move}
    assert taken == inner


def test_6_5_an_inner_piece_behind_a_pair_cannot_be_reached() -> None:
    """Senet 6.4 still holds: 14 to 18 would jump 16 and 17."""
    assert "14x18" not in houses(".......... ...C.SSSS. ..........").throws(4).offers
    assert "14x17" in houses(".......... ...C.SSSS. ..........").throws(3).offers


@pytest.mark.parametrize(("score", "house"), [(2, 28), (3, 29), (4, 30)])
def test_6_5_pieces_on_28_to_30_are_never_attacked(score: int, house: int) -> None:
    game = placed(HOUSES, "C fate -", C="26", S=f"{house}").throws(score)
    assert game.offers == ["26-27"]


@pytest.mark.parametrize("house", range(20, 26))
def test_6_6_every_piece_that_would_reach_or_pass_26_stops_on_it(house: int) -> None:
    for score in range(1, 6):
        game = placed(HOUSES, C=str(house), S="1").throws(score)
        back, stop = f"{house}-{house - score}", f"{house}-{min(house + score, 26)}"
        assert game.offers == [back, stop, "pass"]


def test_6_6_its_fate_is_thrown_for_at_once() -> None:
    game = houses("S......... .......... ....C.....").throws(5).plays("25-26")
    assert (game.due, game.asks) == ("C fate -", "C throws")


@pytest.mark.parametrize(
    ("score", "move"), [(1, "26-27"), (2, "26-28"), (3, "26-29"), (4, "26-30"), (5, "26-off")]
)
def test_6_6_the_extra_throw_alone_decides_and_nobody_passes(score: int, move: str) -> None:
    game = houses("SC........ .......... .....C....", "C fate -").throws(score)
    assert game.offers == [move]
    assert game.plays(move).due.startswith("S start")


@pytest.mark.parametrize(("score", "house"), [(2, 28), (3, 29), (4, 30)])
@pytest.mark.parametrize("holder", ["C", "S"])
def test_6_6_to_27_where_the_house_is_taken(score: int, house: int, holder: str) -> None:
    mine = f"26 {house}" if holder == "C" else "26"
    theirs = f"1 {house}" if holder == "S" else "1"
    game = placed(HOUSES, "C fate -", C=mine, S=theirs).throws(score)
    assert game.offers == ["26-27"]


def test_6_6_to_rebirth_where_27_is_taken_too() -> None:
    game = placed(HOUSES, "C fate -", C="26", S="27 28")
    assert game.throws(1).offers == ["26-15"]
    assert game.throws(2).offers == ["26-15"]
    assert game.throws(3).offers == ["26-29"]
    after = game.throws(2).plays("26-15")
    assert (after.board, after.due) == ("........../....C...../......SS..", "S start quiet=1")


def test_6_6_or_to_the_first_free_house_behind_rebirth() -> None:
    """As senet 2.12: 15, 14, 13, ... whoever holds them."""
    game = placed(HOUSES, "C fate -", C="26 14", S="27 15").throws(1)
    assert game.offers == ["26-13"]


def test_6_6_the_fate_is_not_chosen_even_when_other_pieces_could_move() -> None:
    assert placed(HOUSES, "C fate -", C="26 12 5", S="20").throws(1).offers == ["26-27"]


@pytest.mark.parametrize("score", [1, 2, 3])
def test_6_7_1_2_or_3_brings_a_piece_in_the_water_to_rebirth(score: int) -> None:
    game = placed(HOUSES, C="27 5", S="20").throws(score)
    assert game.offers == ["27-15"]
    assert game.plays("27-15").due == "S start quiet=1"


def test_6_7_or_to_the_first_free_house_behind_it() -> None:
    assert placed(HOUSES, C="27 14", S="15 13").throws(2).offers == ["27-12"]


def test_6_7_a_4_bears_it_off() -> None:
    game = placed(HOUSES, C="27 5", S="20").throws(4)
    assert game.offers == ["27-off"]
    assert game.plays("27-off").due == "S start -"


def test_6_7_a_5_leaves_it_there_and_the_trial_is_repeated() -> None:
    game = placed(HOUSES, C="27 5", S="20").throws(5)
    assert game.offers == ["pass"]
    game = game.plays("pass")
    assert (game.board, game.due) == ("....C...../.........S/......C...", "S start quiet=1")
    game = game.throws(1).plays("pass").throws(1)
    assert game.offers == ["27-15"]


def test_6_7_the_owners_turn_begins_with_the_throw_and_the_enemys_is_its_own() -> None:
    assert placed(HOUSES, C="27 5", S="20").asks == "C throws"
    game = placed(HOUSES, "S start -", C="27 5", S="20").throws(1)
    assert game.offers == ["20-19", "20-21", "pass"]


@pytest.mark.parametrize(("house", "score"), [(28, 3), (29, 2), (30, 1)])
def test_6_8_28_29_and_30_leave_by_one_throw_and_stay_at_any_other(house: int, score: int) -> None:
    game = placed(HOUSES, C=f"{house}", S="1")
    for thrown in range(1, 6):
        expected = [f"{house}-off", "pass"] if thrown == score else ["pass"]
        assert game.throws(thrown).offers == expected


def test_6_8_leaving_may_be_refused() -> None:
    game = placed(HOUSES, C="28", S="1").throws(3)
    assert game.plays("pass").due == "S start quiet=1"


def test_6_10_the_last_piece_off_wins() -> None:
    game = placed(HOUSES, C="28", S="1").throws(3).plays("28-off")
    assert (game.asks, game.score) == ("C has won", (10, 9))


@pytest.mark.parametrize("house", range(1, 26))
def test_6_9_no_move_leads_from_below_26_onto_27_to_30(house: int) -> None:
    for score in range(1, 6):
        game = placed(HOUSES, C=str(house), S="30" if house == 1 else "1").throws(score)
        ends = {int(move.replace("x", "-").split("-")[1]) for move in game.offers[:-1]}
        assert all(end <= 26 for end in ends)
        assert ends
