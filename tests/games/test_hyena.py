"""Hyena, paragraph by paragraph (docs/rules/hyena.md 1-11), over written positions."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.chance import Device
from games.core import ActionError, GameError, SwitchError, Throw
from games.hyena.rules import Hyena
from games.hyena.sets.hyena import HYENA
from games.hyena.state import KEEP, PAY, TABA, Action
from tests.games.mothers import begun, holed, walking

OUT = "0*+0+0"
"""A mother who waits for her first taba."""


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("holes", [20, 30, 50, 80])
def test_hyena_1_two_to_six_players_each_with_a_mother_in_the_village(
    seats: int, holes: int
) -> None:
    game = begun(seats, holes)
    assert game.rules.dump(game.state) == f"N={holes} {' '.join([OUT] * seats)} h=- 1 throw"


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_hyena_1_neither_one_nor_seven_players(seats: int) -> None:
    with pytest.raises(GameError, match=f"2 to 6, not by {seats}"):
        HYENA.start(seats)


def test_hyena_1_thirty_holes_unless_20_50_or_80_are_chosen() -> None:
    assert HYENA.fields() == (("holes", "30"),)
    assert HYENA.switches() == ()
    assert [holed(n).switches() for n in (20, 50, 80)] == [
        (("holes", "20"),),
        (("holes", "50"),),
        (("holes", "80"),),
    ]
    with pytest.raises(SwitchError, match="holes=40 does not exist"):
        holed(40)
    with pytest.raises(SwitchError, match="holes=31 does not exist"):
        HYENA.restored([("holes", "31")])
    with pytest.raises(SwitchError, match="no field 'days'"):
        HYENA.restored([("days", "30")])


def test_hyena_1_a_rule_set_without_switches_may_have_any_number_of_holes() -> None:
    rules = Hyena("short", 1, "for a test", holes=4)
    assert rules.dump(rules.start(2)) == f"N=4 {OUT} {OUT} h=- 1 throw"


def test_hyena_2_three_chips_one_white_is_a_taba_and_none_a_6() -> None:
    turn = HYENA.turn(HYENA.start(2))
    assert isinstance(turn, Throw)
    assert turn.device == Device("chips", (2, 2, 2), ("6", "taba", "2", "3"))
    assert turn.device.read((0, 1, 0)) == "taba"
    assert turn.device.read((1, 1, 0)) == "2"
    assert turn.device.read((1, 1, 1)) == "3"
    assert turn.device.read((0, 0, 0)) == "6"


def test_hyena_2_the_chances_in_eighths_are_3_3_1_1() -> None:
    turn = HYENA.turn(HYENA.start(2))
    assert isinstance(turn, Throw)
    assert {HYENA.write(action): chance * 8 for action, chance in turn.odds} == {
        "taba": Fraction(3),
        "2": Fraction(3),
        "3": Fraction(1),
        "6": Fraction(1),
    }


def test_hyena_2_a_player_throws_until_a_2_comes() -> None:
    game = begun(3)
    assert game.throws("taba", "3", "6", "taba").due == "1 throw"
    assert game.throws("taba", "3", "6", "taba", "2").due == "2 throw"
    assert game.throws("2", "2", "2").due == "1 throw"


def test_hyena_2_a_2_is_used_before_the_turn_ends() -> None:
    assert walking("5+0+0", OUT).throws("2").line == f"7+0+0 {OUT} h=- 2 throw"


def test_hyena_3_every_taba_is_noted_the_first_one_too() -> None:
    assert begun().throws("taba").mothers == ["0+1+0", OUT]
    assert begun().throws("taba", "taba").mothers == ["0+2+0", OUT]


@pytest.mark.parametrize("score", ["2", "3", "6"])
def test_hyena_3_before_the_first_taba_a_throw_is_lost(score: str) -> None:
    assert begun().throws(score).mothers == [OUT, OUT]


def test_hyena_3_she_starts_to_move_with_the_throw_after_the_taba() -> None:
    assert begun().throws("taba").mothers[0] == "0+1+0"
    assert begun().throws("taba", "6").mothers[0] == "6+1+0"


@pytest.mark.parametrize(("score", "field"), [("2", "7+1+0"), ("3", "8+1+0"), ("6", "11+1+0")])
def test_hyena_4_she_moves_by_2_3_and_6(score: str, field: str) -> None:
    assert walking("5+1+0", OUT).throws(score).mothers[0] == field


def test_hyena_4_never_by_a_taba() -> None:
    assert walking("5+1+0", OUT).throws("taba").mothers[0] == "5+2+0"


def test_hyena_4_mothers_may_share_a_hole() -> None:
    assert walking("5+1+0", "8+0+0").throws("3").mothers == ["8+1+0", "8+0+0"]


def test_hyena_5_she_must_arrive_exactly() -> None:
    assert walking("28+0+0", OUT).throws("3").mothers[0] == "31+0+0"
    assert walking("28+0+0", OUT).throws("6").mothers[0] == "28+0+0"
    assert walking("28+0+0", OUT).throws("2").mothers[0] == "30+0+0"


def test_hyena_5_a_2_past_the_well_is_lost_and_ends_the_turn_all_the_same() -> None:
    assert walking("30+0+0", OUT).throws("2").line == f"30+0+0 {OUT} h=- 2 throw"


def test_hyena_5_the_missing_days_may_be_paid_a_taba_each() -> None:
    game = walking("22+3+0", OUT).throws("6")
    assert game.line == f"28+3+0 {OUT} h=- 1 pay"
    assert game.offers == ["pay", "keep"]
    assert game.chooses("pay").line == f"31+0+0 {OUT} h=- 1 throw"
    assert game.chooses("keep").line == f"28+3+0 {OUT} h=- 1 throw"


def test_hyena_5_with_fewer_tabas_than_days_nothing_is_offered() -> None:
    assert walking("22+2+0", OUT).throws("6").line == f"28+2+0 {OUT} h=- 1 throw"


def test_hyena_5_after_a_2_the_turn_ends_with_the_choice() -> None:
    game = walking("26+3+0", OUT).throws("2")
    assert game.line == f"28+3+0 {OUT} h=- 1 pay:2"
    assert game.chooses("pay").line == f"31+0+0 {OUT} h=- 2 throw"
    assert game.chooses("keep").line == f"28+3+0 {OUT} h=- 2 throw"


def test_hyena_5_paying_is_offered_after_a_taba_too() -> None:
    assert walking("28+2+0", OUT).throws("taba").due == "1 pay"


@pytest.mark.parametrize(("score", "due"), [("3", "1 pay"), ("6", "1 pay")])
def test_hyena_5_paying_is_offered_after_a_throw_that_was_lost(score: str, due: str) -> None:
    assert walking("29+2+0", OUT).throws(score).line == f"29+2+0 {OUT} h=- {due}"


def test_hyena_5_what_is_kept_is_asked_for_again_after_the_next_throw() -> None:
    game = walking("28+3+0", OUT, due="1 pay").chooses("keep").throws("6")
    assert game.due == "1 pay"


def test_hyena_5_a_throw_that_fits_must_be_moved() -> None:
    assert walking("28+5+0", OUT).throws("3").mothers[0] == "b31+1+0"


def test_hyena_5_one_day_short_a_taba_is_paid_at_once() -> None:
    assert walking("24+1+0", OUT).throws("6").line == f"31+0+0 {OUT} h=- 1 throw"
    assert walking("30+0+0", OUT).throws("taba").line == f"31+0+0 {OUT} h=- 1 throw"


def test_hyena_5_one_day_short_without_a_taba_she_waits() -> None:
    assert walking("24+0+0", OUT).throws("6").line == f"30+0+0 {OUT} h=- 1 throw"


def test_hyena_6_four_tabas_are_paid_when_the_fourth_arrives() -> None:
    assert walking("31+2+0", OUT).throws("taba").mothers[0] == "31+3+0"
    assert walking("31+3+0", OUT).throws("taba").mothers[0] == "b31+0+0"


def test_hyena_6_who_arrives_with_four_pays_them_at_once() -> None:
    assert walking("29+6+0", OUT).throws("2").mothers[0] == "b31+2+0"
    assert walking("24+5+0", OUT).throws("6").mothers[0] == "b31+0+0"
    assert walking("28+7+0", OUT, due="1 pay").chooses("pay").mothers[0] == "b31+0+0"


def test_hyena_6_throws_while_waiting_are_kept() -> None:
    assert walking("31+0+0", OUT).throws("3", "6", "2").line == f"31+0+11 {OUT} h=- 2 throw"


def test_hyena_6_all_that_is_kept_is_moved_at_once_when_she_leaves() -> None:
    assert walking("31+3+5", OUT).throws("taba").line == f"b26+0+0 {OUT} h=- 1 throw"


def test_hyena_6_the_next_throw_moves_her_on() -> None:
    assert walking("b31+0+0", OUT).throws("2").mothers[0] == "b29+0+0"


def test_hyena_7_back_the_same_way_and_the_village_need_not_be_hit_exactly() -> None:
    assert walking("b9+0+0", OUT).throws("6").mothers[0] == "b3+0+0"
    assert walking("b3+0+0", OUT).throws("3").mothers[0] == "b0+0+0"
    assert walking("b1+0+0", OUT).throws("6").mothers[0] == "b0+0+0"
    assert walking("31+3+99", OUT).throws("taba").mothers[0] == "b0+0+0"


def test_hyena_8_the_first_mother_home_releases_her_players_hyena() -> None:
    game = walking("b3+0+0", "b2+0+0", "5+0+0").throws("6")
    assert game.line == "b0+0+0 b2+0+0 5+0+0 h=1:0* 1 throw"
    assert game.throws("2", "2").line == "b0+0+0 b0#2+0+0 5+0+0 h=1:0* 3 throw"


def test_hyena_8_it_leaves_for_two_tabas_and_those_left_over_count() -> None:
    assert walking("b3+1+0", OUT).throws("6").line == f"b0+1+0 {OUT} h=1:0* 1 throw"
    assert walking("b3+2+0", OUT).throws("6").line == f"b0+0+0 {OUT} h=1:0 1 throw"
    assert walking("b0+1+0", OUT, h="1:0*").throws("taba").line == f"b0+0+0 {OUT} h=1:0 1 throw"


def test_hyena_8_released_by_a_2_the_turn_ends() -> None:
    assert walking("b2+2+0", OUT).throws("2").line == f"b0+0+0 {OUT} h=1:0 2 throw"


@pytest.mark.parametrize(("score", "day"), [("2", "4"), ("3", "6"), ("6", "12")])
def test_hyena_8_it_moves_double(score: str, day: str) -> None:
    assert walking("b0+0+0", OUT, h="1:0").throws(score).hyena == f"h=1:{day}"


def test_hyena_8_it_stops_at_the_well() -> None:
    assert walking("b0+0+0", "3+0+0", h="1:28").throws("6").hyena == "h=1:31"


@pytest.mark.parametrize("score", ["2", "3", "6"])
@pytest.mark.parametrize("where", ["0*", "31"])
def test_hyena_8_throws_while_it_waits_are_lost(score: str, where: str) -> None:
    game = walking("b0+1+0", OUT, h=f"1:{where}").throws(score)
    assert (game.mothers[0], game.hyena) == ("b0+1+0", f"h=1:{where}")
    assert game.due == ("2 throw" if score == "2" else "1 throw")


def test_hyena_9_at_the_well_it_drinks_for_ten_tabas() -> None:
    assert walking("b0+8+0", OUT, h="1:31").throws("taba").hyena == "h=1:31"
    assert walking("b0+9+0", OUT, h="1:31").throws("taba").line == f"b0+0+0 {OUT} h=1:b31 1 throw"


def test_hyena_9_it_drinks_at_once_when_it_arrives_with_ten_and_stops_there() -> None:
    assert walking("b0+12+0", OUT, h="1:28").throws("6").line == f"b0+2+0 {OUT} h=1:b31 1 throw"


def test_hyena_9_it_eats_whom_it_reaches_or_passes_whichever_way_she_walks() -> None:
    game = walking("b0+0+0", "14+0+0", "b17+0+0", "13+0+0", h="1:b20").throws("3")
    assert game.line == "b0+0+0 x#2+0+0 x+0+0 13+0+0 h=1:b14 1 throw"


def test_hyena_9_from_the_well_too() -> None:
    game = walking("b0+0+0", "28+0+0", OUT, h="1:b31").throws("2")
    assert game.mothers == ["b0+0+0", "x+0+0", OUT]


def test_hyena_9_not_one_in_the_hole_that_it_leaves() -> None:
    game = walking("b0+0+0", "20+0+0", "b20+0+0", h="1:b20").throws("3")
    assert game.mothers == ["b0+0+0", "20+0+0", "b20+0+0"]


def test_hyena_9_nor_one_who_walks_up_to_it_or_past_it() -> None:
    game = walking("b0+0+0", "b16+0+0", "12+0+0", h="1:b14", due="2 throw")
    assert game.throws("3", "2", "2").mothers == ["b0+0+0", "b11+0+0", "14+0+0"]


def test_hyena_9_the_one_met_first_is_first_then_by_seat() -> None:
    game = walking("9+0+0", "10+0+0", "b0+0+0", "b9+0+0", "4+0+0", h="3:b12", due="3 throw")
    assert game.throws("3").mothers == ["x#2+0+0", "x+0+0", "b0+0+0", "x#3+0+0", "4+0+0"]
    assert game.throws("3", "3").mothers[4] == "x#4+0+0"


def test_hyena_9_at_the_well_and_in_the_village_they_are_safe() -> None:
    at_well = walking("b0+0+0", "31+0+0", "b31+0+0", h="1:b31").throws("6")
    assert at_well.mothers == ["b0+0+0", "31+0+0", "b31+0+0"]
    home = walking("b0+0+0", OUT, "0+1+0", "b0#2+0+0", h="1:b2").throws("6")
    assert home.mothers == ["b0+0+0", OUT, "0+1+0", "b0#2+0+0"]


@pytest.mark.parametrize("where", ["0", "8", "30"])
def test_hyena_9_before_drinking_it_harms_nobody(where: str) -> None:
    game = walking("b0+0+0", "10+0+0", "b12+0+0", h=f"1:{where}").throws("6")
    assert game.mothers == ["b0+0+0", "10+0+0", "b12+0+0"]


def test_hyena_10_the_eaten_are_out_and_those_at_home_without_the_hyena_are_skipped() -> None:
    game = walking("x+0+0", "b0+0+0", "b0#2+0+0", "5+0+0", h="2:b8", due="2 throw").throws("2")
    assert game.over.winners == (1,)
    game = walking("x+0+0", "b0+0+0", "b0#2+0+0", "3+0+0", h="2:b8", due="2 throw").throws("2")
    assert game.due == "4 throw"
    assert game.throws("2").due == "2 throw"


@pytest.mark.parametrize("score", ["2", "3", "6"])
def test_hyena_10_the_turn_passes_at_once_when_she_comes_home_second(score: str) -> None:
    game = walking("b2+5+0", "b0+0+0", "9+0+0", h="2:0*").throws(score)
    assert game.line == "b0#2+5+0 b0+0+0 9+0+0 h=2:0* 2 throw"


def test_hyena_10_by_a_kept_point_too() -> None:
    game = walking("31+3+40", "b0+0+0", "9+0+0", h="2:0*").throws("taba")
    assert game.line == "b0#2+0+0 b0+0+0 9+0+0 h=2:0* 2 throw"


def test_hyena_11_the_game_ends_when_the_hyena_is_home() -> None:
    game = walking("b0+0+0", "20+0+0", h="1:b5").throws("3")
    assert game.line == "b0+0+0 20+0+0 h=1:b0 1 over"
    assert game.over.reason == "hyena home"


def test_hyena_11_or_when_every_other_mother_is_home_or_eaten() -> None:
    home = walking("b0+0+0", "b2+0+0", h="1:7", due="2 throw").throws("3")
    assert home.line == "b0+0+0 b0#2+0+0 h=1:7 1 over"
    assert home.over.reason == "all home or eaten"
    eaten = walking("b0+0+0", "b0#2+0+0", "4+0+0", h="1:b8").throws("2")
    assert eaten.line == "b0+0+0 b0#2+0+0 x+0+0 h=1:b4 1 over"
    assert eaten.over.reason == "all home or eaten"


def test_hyena_11_the_winner_is_the_player_of_the_hyena() -> None:
    game = walking("b2+0+0", "3+0+0", "b0+0+0", h="3:b2", due="3 throw").throws("2")
    assert game.over.winners == (2,)
    assert game.over.score == (1, 0, 2)


def test_hyena_11_then_those_at_home_then_the_living_by_seat_then_the_eaten() -> None:
    """The last eaten stands above the first; a place is worth one point less than the last."""
    game = walking(
        "x#2+0+0", OUT, "x+0+0", "b0#2+0+0", "b0+0+0", "31+0+0", h="5:b2", due="5 throw"
    ).throws("2")
    assert game.over.score == (1, 3, 0, 4, 5, 2)
    assert [tray.rank for tray in game.rules.view(game.state).trays] == [5, 3, 6, 2, 1, 4]


def test_hyena_11_a_place_is_settled_as_soon_as_she_is_home_or_eaten() -> None:
    game = walking("x#2+0+0", OUT, "x+0+0", "b0#2+0+0", "b0+0+0", "31+0+0", h="5:b4", due="2 throw")
    assert [tray.rank for tray in game.rules.view(game.state).trays] == [5, 0, 6, 2, 1, 0]


def test_giving_up_counts_nothing_and_is_always_allowed() -> None:
    for seats in HYENA.seats:
        state = HYENA.start(seats)
        for seat in range(seats):
            assert HYENA.forfeit(state, seat) == (0,) * seats
            assert HYENA.may_resign(state, seat)
        assert HYENA.counted(state) is None
    assert (HYENA.matches, HYENA.throw_off) == ((), "")


def test_no_position_says_that_a_turn_begins_and_nobody_has_two_on_end() -> None:
    game = begun()
    assert not HYENA.begins(game.state)
    assert game.throws("2").state.seat == 1


@pytest.mark.parametrize("action", [PAY, KEEP, Action("throw", 1), Action("throw", 4)])
def test_an_action_not_offered_is_refused_with_the_position(action: Action) -> None:
    with pytest.raises(ActionError, match=r"offered: 2, 3, 6, taba") as error:
        HYENA.apply(HYENA.start(2), action)
    assert HYENA.dump(HYENA.start(2)) in str(error.value)


def test_while_paying_is_due_and_when_it_is_over_nobody_throws() -> None:
    game = walking("28+3+0", OUT, due="1 pay")
    with pytest.raises(ActionError, match="offered: pay, keep"):
        HYENA.apply(game.state, TABA)
    game = walking("b0+0+0", "20+0+0", h="1:b5").throws("6")
    for action in (TABA, PAY, KEEP):
        with pytest.raises(ActionError, match="the game is over"):
            HYENA.apply(game.state, action)
