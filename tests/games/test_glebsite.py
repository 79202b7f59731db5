"""The rules of glebsite, paragraph by paragraph (senet 7.1-7.8), over drawn boards."""

from __future__ import annotations

import pytest

from games.senet.rules import Senet
from games.senet.sets.glebsite import GLEBSITE
from tests.games.boards import Senets, begun, drawn, placed

EASY = GLEBSITE.custom({"easy": "on"})
ROWS = GLEBSITE.custom({"neighbour_rows": "on"})


def gleb(rows: str, due: str = "C start -", hand: str = "C0S0", rules: Senet = GLEBSITE) -> Senets:
    return drawn(rows, due, hand=hand, rules=rules)


@pytest.mark.parametrize("pieces", ["5", "6", "7"])
def test_7_1_five_six_or_seven_pieces_a_side_all_in_hand(pieces: str) -> None:
    rules = GLEBSITE.custom({"pieces": pieces})
    line = f"........../........../.......... C{pieces}S{pieces} C0S0 C start -"
    assert begun(rules).line == line
    assert begun(GLEBSITE).hand == "C5S5"


@pytest.mark.parametrize("score", [1, 2, 3, 4, 5])
def test_7_1_one_throw_a_turn_whatever_it_was(score: int) -> None:
    game = gleb("S......... ...C...... ..........", hand="C1S0").throws(score)
    assert game.offers
    assert {game.plays(move).due for move in game.offers} == {"S start -"}


def test_7_1_no_pass_while_a_legal_move_exists() -> None:
    assert gleb("S......... ...C...... ..........").throws(3).offers == ["14-17"]
    game = gleb("S......... .......... .......C..").throws(3)
    assert game.offers == ["pass"]
    assert game.plays("pass").due == "S start -"


@pytest.mark.parametrize("score", [1, 2, 3, 4, 5])
def test_7_2_a_throw_enters_a_piece_or_moves_one_forward(score: int) -> None:
    game = gleb("......S... ...C...... ..........", hand="C2S0").throws(score)
    assert game.offers == [f"hand-{score}", f"14-{14 + score}"]
    assert game.plays(f"hand-{score}").hand == "C1S0"


@pytest.mark.parametrize("holder", ["C", "S"])
def test_7_2_the_house_entered_must_be_empty(holder: str) -> None:
    game = gleb(f"..{holder}....... S..C...... ..........", hand="C2S0").throws(3)
    assert not [move for move in game.offers if move.startswith("hand")]


def test_7_3_landing_on_an_enemy_sends_it_back_to_the_hand() -> None:
    game = gleb(".......... ...C..S... ..........").throws(3)
    assert game.offers == ["14x17"]
    after = game.plays("14x17")
    assert (after.board, after.hand) == ("........../......C.../..........", "C0S1")
    assert after.due == "S start -"


@pytest.mark.parametrize("house", range(2, 30))
def test_7_3_no_house_is_special_there(house: int) -> None:
    """Nobody is safe, nobody drowns, nobody waits, on any house that can be reached."""
    step = max(1, house - 24)
    game = placed(GLEBSITE, C=str(house - step), S=str(house)).throws(step)
    assert game.offers == [f"{house - step}x{house}"]
    game = placed(GLEBSITE, C=f"{house - step}", S="1" if house > 2 else "20").throws(step)
    after = game.plays(f"{house - step}-{house}")
    assert after.board.replace("/", "")[house - 1] == "C"
    assert after.due == "S start -"


def test_7_3_neighbours_protect_nobody_and_any_may_be_jumped() -> None:
    assert gleb(".......... ...CSSS... ..........").throws(2).offers == ["14x16"]
    assert gleb(".......... ...CSSS... ..........").throws(4).offers == ["14-18"]


@pytest.mark.parametrize(("house", "score"), [(25, 5), (26, 4), (27, 3), (28, 2), (29, 1)])
def test_7_4_a_piece_on_25_to_29_leaves_by_one_throw_and_never_moves(
    house: int, score: int
) -> None:
    game = placed(GLEBSITE, C=str(house), S="1")
    for thrown in range(1, 6):
        assert game.throws(thrown).offers == [f"{house}-off" if thrown == score else "pass"]


def test_7_4_nobody_rests_on_30_and_nobody_leaves_from_before_25() -> None:
    reached = set()
    for house in range(1, 25):
        for score in range(1, 6):
            game = placed(GLEBSITE, C=str(house), S="1" if house > 1 else "10").throws(score)
            assert [move.replace("x", "-") for move in game.offers] == [f"{house}-{house + score}"]
            reached.add(house + score)
    assert max(reached) == 29


def test_7_4_the_last_piece_leaving_ends_the_game() -> None:
    game = gleb("S......... .......... ....C.....").throws(5).plays("25-off")
    assert game.line == "S........./........../.......... C0S0 C5S4 C over -"


def test_7_5_a_piece_leaves_only_with_none_in_hand() -> None:
    assert gleb("S......... .......... ....C.....").throws(5).offers == ["25-off"]
    game = gleb("S......... .......... ....C.....", hand="C1S0").throws(5)
    assert game.offers == ["hand-5"]


@pytest.mark.parametrize(
    ("house", "offers"),
    [(10, ["10-15"]), (15, ["15-20"]), (16, ["16-21", "25-off"])],
)
def test_7_5_and_with_all_beyond_house_15(house: int, offers: list[str]) -> None:
    assert placed(GLEBSITE, C=f"{house} 25", S="1").throws(5).offers == offers


@pytest.mark.parametrize(
    ("house", "offers"),
    [(10, ["10-15"]), (11, ["11-16", "25-off"]), (15, ["15-20", "25-off"])],
)
def test_7_5_easy_beyond_house_10(house: int, offers: list[str]) -> None:
    assert placed(EASY, C=f"{house} 25", S="1").throws(5).offers == offers


def test_7_5_easy_still_wants_an_empty_hand() -> None:
    game = gleb("S......... .......... ....C.....", hand="C1S0", rules=EASY).throws(5)
    assert game.offers == ["hand-5"]


def test_7_5_the_enemys_pieces_do_not_matter() -> None:
    game = gleb("SS........ .......... ....C.....", hand="C0S2").throws(5)
    assert game.offers == ["25-off"]


@pytest.mark.parametrize("column", range(2, 10))
def test_7_6_a_move_that_completes_a_column_gives_an_extra_throw_at_once(column: int) -> None:
    game = placed(GLEBSITE, C=f"{column - 1} {21 - column} {20 + column}", S="10").throws(1)
    move = f"{column - 1}-{column}"
    assert game.plays(move).due == "C throw -"


@pytest.mark.parametrize("column", range(1, 6))
def test_7_6_an_entering_piece_completes_it_too(column: int) -> None:
    game = placed(GLEBSITE, C=f"{21 - column} {20 + column}", S="10", hand="C1S0").throws(column)
    assert game.plays(f"hand-{column}").due == "C throw -"


def test_7_6_so_does_a_hit_and_a_move_into_any_of_its_rows() -> None:
    game = placed(GLEBSITE, C="4 16 25", S="5").throws(1)
    assert game.plays("4x5").due == "C throw -"
    assert placed(GLEBSITE, C="5 14 25", S="9").throws(2).plays("14-16").due == "C throw -"
    assert placed(GLEBSITE, C="5 16 23", S="9").throws(2).plays("23-25").due == "C throw -"


def test_7_6_only_in_the_turn_in_which_it_was_made() -> None:
    game = placed(GLEBSITE, C="5 16 25 8", S="10").throws(1)
    assert game.plays("8-9").due == "S start -"


def test_7_6_two_in_a_column_or_an_enemy_among_them_give_none() -> None:
    assert placed(GLEBSITE, C="4 16", S="10").throws(1).plays("4-5").due == "S start -"
    assert placed(GLEBSITE, C="4 16", S="25").throws(1).plays("4-5").due == "S start -"


def test_7_6_a_piece_does_not_make_three_with_the_house_it_has_left() -> None:
    assert placed(GLEBSITE, C="1 20", S="10").throws(1).plays("20-21").due == "S start -"


def test_7_6_the_extra_throw_is_played_like_any_other() -> None:
    game = placed(GLEBSITE, C="4 16 25", S="10").throws(1).plays("4-5")
    assert game.throws(3).plays("5-8").due == "S start -"


@pytest.mark.parametrize(("one", "other"), [("5", "16"), ("16", "25"), ("10", "11"), ("20", "21")])
def test_7_7_two_in_a_column_on_neighbouring_rows_cannot_be_hit(one: str, other: str) -> None:
    for house in (one, other):
        source = int(house) - 2
        game = placed(ROWS, C=str(source), S=f"{one} {other}").throws(2)
        assert game.offers == ["pass"]
        game = placed(GLEBSITE, C=str(source), S=f"{one} {other}").throws(2)
        assert game.offers == [f"{source}x{house}"]


def test_7_7_two_in_a_column_with_a_row_between_can_be_hit() -> None:
    assert placed(ROWS, C="3", S="5 25").throws(2).offers == ["3x5"]
    assert placed(ROWS, C="23", S="5 25").throws(2).offers == ["23x25"]


def test_7_7_nor_do_neighbours_on_the_way_or_mixed_columns_protect() -> None:
    assert placed(ROWS, C="3", S="5 6").throws(2).offers == ["3x5"]
    assert "3x5" in placed(ROWS, C="3 16", S="5").throws(2).offers


def test_7_8_the_winner_scores_the_losers_pieces_in_hand_and_on_the_board() -> None:
    game = gleb("S........S .......... ....C.....", hand="C0S1").throws(5).plays("25-off")
    assert (game.asks, game.score) == ("C has won", (3, 0))
    game = (
        gleb("C......... .......... ........S.", "S start -", hand="C4S0").throws(1).plays("29-off")
    )
    assert (game.asks, game.score) == ("S has won", (0, 5))


def test_7_8_a_match_is_to_a_number_of_points() -> None:
    assert GLEBSITE.matches == (5, 10, 15, 21)
    assert GLEBSITE.custom({"pieces": "7"}).matches == GLEBSITE.matches
