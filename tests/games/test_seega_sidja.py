"""The rules shared by both kinds of Seega, and sidja's own (seega 1.1-1.7, 2.1-2.7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core import ActionError, SwitchError, lookup
from games.seega.parts import ANY_STONE
from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from tests.games.every import SEEGA
from tests.games.seegas import Seegas, all_placed, begun, drawn

BOTH = pytest.mark.parametrize("rules", [SIDJA, SIGA], ids=lambda rules: str(rules.id))


def sidja(rows: str, due: str = "x move 0", **switches: str) -> Seegas:
    return drawn(rows, due, rules=SIDJA.custom(switches))


@BOTH
@pytest.mark.parametrize(("size", "stones", "last"), [(3, 4, "c3"), (5, 12, "e5"), (7, 24, "g7")])
def test_seega_1_1_the_boards_and_their_stones(
    rules: Seega, size: int, stones: int, last: str
) -> None:
    game = begun(replace(rules, size=size))
    assert game.hand == f"{stones}/{stones}"
    assert len(game.offers) == size * size - 1
    assert (game.offers[0], game.offers[-1]) == ("a1", last)


def test_seega_1_1_files_go_from_the_left_and_ranks_from_the_bottom() -> None:
    game = begun(replace(SIDJA, size=9)).plays("a1", "i9", "b3")
    assert game.board.split(" ") == [
        "........x",
        *["........."] * 5,
        ".o.......",
        ".........",
        "x........",
    ]
    assert game.hand == "38/39"


@BOTH
def test_seega_1_2_the_players_put_two_stones_in_turn(rules: Seega) -> None:
    game = begun(rules)
    assert game.due == "x place:2 0"
    game = game.plays("a1")
    assert game.due == "x place:1 0"
    game = game.plays("e5")
    assert game.due == "o place:2 0"
    game = game.plays("b1", "b2")
    assert (game.due, game.hand) == ("x place:2 0", "10/10")


@BOTH
def test_seega_1_2_or_one_stone_a_turn(rules: Seega) -> None:
    game = begun(replace(rules, place=1)).plays("a1")
    assert game.due == "o place:1 0"
    assert game.plays("a2").due == "x place:1 0"


@BOTH
def test_seega_1_2_on_any_empty_square_except_the_centre(rules: Seega) -> None:
    assert "c3" not in begun(rules).offers
    assert len(begun(rules).plays("a1").offers) == 23
    with pytest.raises(ActionError, match="'a1' is not offered"):
        begun(rules).plays("a1", "a1")


@BOTH
def test_seega_1_2_a_stone_placed_captures_nothing(rules: Seega) -> None:
    game = begun(rules).plays("a1", "e1", "b1", "b2", "c1")
    assert game.board == "..... ..... ..... .o... xox.x"


@BOTH
@pytest.mark.parametrize("size", [3, 5, 7, 9])
@pytest.mark.parametrize("place", [1, 2])
def test_seega_1_2_until_both_have_placed_all(rules: Seega, size: int, place: int) -> None:
    game = all_placed(replace(rules, size=size, place=place))
    assert game.hand == "0/0"
    assert game.board.count(".") == 1
    assert game.due == f"{'xo'[rules is SIGA]} move 0"


def test_seega_1_3_a_stone_moves_one_square_onto_an_empty_square() -> None:
    game = drawn("..... ..... .xo.. ..... x...o")
    assert game.offers == ["a1-a2", "a1-b1", "b3-a3", "b3-b2", "b3-b4"]
    assert game.plays("b3-b4").board == "..... .x... ..o.. ..... x...o"


@BOTH
def test_seega_1_3_there_is_no_passing_while_a_stone_can_move(rules: Seega) -> None:
    assert "pass" not in drawn("xo.x. oo... ..... ..... ....o", rules=rules).offers


def test_seega_1_4_an_enemy_between_the_moved_stone_and_another_is_taken() -> None:
    assert drawn("x.... o.... ..... .x... o...o").captures == []
    game = drawn("x.... o.... .x... ..... o...o")
    assert game.captures == ["b3-a3xa4"]
    assert game.plays("b3-a3xa4").board == "x.... ..... x.... ..... o...o"


def test_seega_1_4_in_every_direction_at_once() -> None:
    game = sidja("xoxox oxoxo xo.ox oxoxo xoxox")
    after = game.plays("b2-c3xb3xc2xc4xd3")
    assert after.board == "xoxox ox.xo x.x.x o..xo xoxox"


def test_seega_1_4_not_over_two_enemies_nor_over_a_gap() -> None:
    assert drawn("xoo.. ...x. ..... ..... ....o").captures == []
    assert drawn("xo... ...x. ..... ..... ....o").captures == []


def test_seega_1_4_another_stone_of_the_two_captures_nothing() -> None:
    game = drawn("oxo.. ..... ..... ..... o...x", "o move 4")
    assert game.plays("a1-b1").board == "oxo.. ..... ..... ..... .o..x"


def test_seega_1_4_a_stone_that_was_between_enemies_before_is_safe() -> None:
    after = drawn("..... ..... xox.. ..... x...o").plays("a1-a2")
    assert after.board == "..... ..... xox.. x.... ....o"


def test_seega_1_4_a_stone_that_moves_in_between_is_safe() -> None:
    after = drawn("..... .o... x.x.. ..... ....o", "o move 0").plays("b4-b3")
    assert (after.board, after.due) == ("..... ..... xox.. ..... ....o", "x move 1")


@BOTH
def test_seega_1_4_what_is_captured_must_leave_the_board(rules: Seega) -> None:
    game = drawn("x.... o.... .x... ..... o...o", rules=rules)
    assert "b3-a3" not in game.offers
    assert "b3-a3xa4" in game.offers


@BOTH
def test_seega_1_5_the_first_capturing_move_is_never_compulsory(rules: Seega) -> None:
    game = drawn("x.... o.... .x... ..... o...o", rules=rules)
    assert game.captures
    assert set(game.offers) > set(game.captures)
    assert game.plays("a5-b5").due == "o move 1"


@BOTH
@pytest.mark.parametrize(
    ("rows", "move", "left"),
    [
        ("x.... o.... .x... ..... ....o", "b3-a3xa4", 1),
        ("..... x.... o.... .ox.. x....", "a1-a2xa3xb2", 0),
    ],
)
def test_seega_1_6_a_player_left_with_at_most_one_stone_has_lost(
    rules: Seega, rows: str, move: str, left: int
) -> None:
    game = drawn(rows, "x move 7", rules=rules).plays(move)
    assert game.due == "x over 0"
    assert (game.over.winners, game.over.reason) == ((0,), "captured")
    assert game.over.score[1] == left


@BOTH
def test_seega_1_6_the_game_is_over_at_the_capture_though_another_could_follow(
    rules: Seega,
) -> None:
    """a4 is taken; c3 could be taken next, but it is the last one."""
    game = drawn("x.... o.... .xo.x ..... .....", rules=replace(rules, continue_=ANY_STONE))
    assert game.plays("b3-a3xa4").due == "x over 0"


@BOTH
def test_seega_1_6_a_position_of_one_stone_is_a_study_and_is_played_on(rules: Seega) -> None:
    """Neither the stone's own moves nor the enemy's end it."""
    study = drawn("x.... ..... ..... ..... o...o", rules=rules)
    assert study.plays("a5-a4").due == "o move 1"
    assert study.plays("a5-a4", "a1-a2").due == "x move 2"
    assert study.plays("a5-a4", "a1-a2", "a4-b4").due == "o move 3"


@BOTH
def test_seega_1_6_a_study_of_one_stone_is_decided_by_a_capture(rules: Seega) -> None:
    study = drawn("xo... ..o.. ..... ..... .....", "x move 4", rules=rules)
    end = drawn("ox... ..o.. ..... ..... .....", "o move 5", rules=rules).plays("c4-c5xb5")
    assert study.plays("a5-a4").due == "o move 5"
    assert (end.over.winners, end.over.reason, end.over.score) == ((1,), "captured", (0, 2))


def test_seega_1_6_a_study_of_one_stone_may_end_by_a_count_too() -> None:
    study = drawn("x.... ..... ..... ..... o...o", "x move 19").plays("a5-a4")
    assert (study.over.winners, study.over.reason) == ((1,), "quiet")


@BOTH
def test_seega_1_6_on_3x3_too(rules: Seega) -> None:
    small = replace(rules, size=3)
    game = drawn("xo. ..x ..o", rules=small)
    assert game.plays("c2-c3xb3").over.winners == (0,)


@BOTH
def test_seega_1_6_two_stones_are_enough_to_go_on(rules: Seega) -> None:
    assert drawn("x.... o.... .x... ..... o...o", rules=rules).plays("b3-a3xa4").due == "o move 0"


@BOTH
def test_seega_1_6_resigning_while_fewer_than_all_but_one_are_taken(rules: Seega) -> None:
    assert begun(rules).rules.may_resign(begun(rules).state, 0)
    game = drawn("xx... ..... ..... ..... o...o", rules=rules)
    assert [rules.may_resign(game.state, seat) for seat in range(2)] == [True, True]
    lone = drawn("x.... ..... ..... ..... o...o", rules=rules)
    assert [rules.may_resign(lone.state, seat) for seat in range(2)] == [False, True]


def test_seega_1_7_both_offer_the_same_switches() -> None:
    names = "size place cross first_mover directions continue centre_safe stuck leaps quiet_limit"
    for rules in SEEGA:
        assert [switch.name for switch in rules.offered] == names.split()
    for one, other in zip(SIDJA.offered, SIGA.offered, strict=True):
        assert one.name == "quiet_limit" or set(one.values) == set(other.values)


def test_seega_1_7_switches_make_one_of_the_other_but_for_the_barrier() -> None:
    fields = "first_mover=last directions=4 continue=same centre_safe=on quiet_limit=20"
    made = SIDJA.custom(entry.split("=") for entry in fields.split())  # type: ignore[misc] # pairs
    assert set(made.fields()) ^ set(SIGA.fields()) == {("barrier", "off"), ("barrier", "on")}


@pytest.mark.parametrize("limit", ["0", "7", "21", "999"])
def test_seega_1_7_any_number_may_be_the_quiet_limit(limit: str) -> None:
    custom = SIGA.custom({"quiet_limit": limit})
    assert custom.quiet_limit == int(limit)
    assert custom.switches() == (("quiet_limit", limit),)
    assert SIGA.restored(custom.fields()) == custom
    assert limit in next(s.values for s in custom.offered if s.name == "quiet_limit")
    assert custom.custom({"quiet_limit": "20"}) == SIGA


@pytest.mark.parametrize("limit", ["-1", "1000", "020", "many", "", "٢٠"])
def test_seega_1_7_but_no_other_text(limit: str) -> None:
    with pytest.raises(SwitchError, match="does not exist; quiet_limit may be: 20, 40, 100, 0"):
        SIGA.custom({"quiet_limit": limit})


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"size": 4}, "size=4"),
        ({"place": 3}, "place=3"),
        ({"first_mover": "x"}, "first_mover='x'"),
        ({"directions": 6}, "directions=6"),
        ({"continue_": "all"}, "continue_='all'"),
        ({"stuck": "wins"}, "stuck='wins'"),
        ({"leaps": "on"}, "leaps='on'"),
        ({"quiet_limit": -1}, "quiet_limit=-1"),
        ({"quiet_limit": 1000}, "quiet_limit=1000"),
    ],
)
def test_seega_1_7_a_value_that_does_not_exist_is_refused_by_name(
    change: dict[str, object], says: str
) -> None:
    with pytest.raises(SwitchError, match=f"siga: {says} is no"):
        replace(SIGA, **change)  # type: ignore[arg-type] # wrong values are the point


def test_seega_1_7_an_unknown_field_of_a_saved_game_is_refused() -> None:
    with pytest.raises(SwitchError, match="siga has no field 'castling'"):
        SIGA.restored([("castling", "on")])


def test_seega_2_1_moves_go_in_all_eight_directions() -> None:
    game = sidja("o.... ..... ..x.. ..... ....o")
    assert game.offers == [f"c3-{to}" for to in ("b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4")]


def test_seega_2_1_captures_too() -> None:
    game = sidja("x.... .o... ..... ..x.. o...o")
    assert game.captures == ["c2-c3xb4"]


def test_seega_2_1_at_most_seven_are_captured_by_one_move() -> None:
    game = sidja("x.x.x .ooo. xo.ox .oox. x.x.x")
    assert game.captures == ["d2-c3xb2xb3xb4xc2xc4xd3xd4"]
    assert game.plays(game.captures[0]).over.score == (9, 0)


def test_seega_2_2_who_began_placing_moves_first_into_the_centre() -> None:
    game = all_placed(SIDJA)
    assert game.due == "x move 0"
    assert game.targets == {"c3"}


def test_seega_2_3_after_a_capture_any_stone_must_capture_again() -> None:
    game = sidja("xo..o ..x.. o.... ....x ..xo.").plays("c4-c5xb5")
    assert game.due == "x chain 0"
    assert game.offers == ["e2-e1xd1"]
    assert game.plays("e2-e1xd1").due == "o move 0"


def test_seega_2_3_a_move_that_captures_nothing_is_not_allowed_then() -> None:
    game = sidja("xo..o ..x.. o.... ....x ..xo.").plays("c4-c5xb5")
    with pytest.raises(ActionError, match="'c5-b5' is not offered"):
        lookup(game.rules, game.state, "c5-b5")


def test_seega_2_3_when_no_capture_exists_the_turn_passes() -> None:
    assert sidja("xo..o ..x.. o.... ..... ..xo.").plays("c4-c5xb5").due == "o move 0"


def test_seega_2_4_the_stone_in_the_centre_can_be_captured_like_any_other() -> None:
    game = sidja("..... ..... ..ox. .x... o...o")
    assert game.plays("b2-b3xc3").board == "..... ..... .x.x. ..... o...o"


def test_seega_2_5_a_player_with_no_legal_move_is_owed_a_passage() -> None:
    game = sidja("oo... xoo.. xxoo. xxxoo xxxxo", "x move 3")
    assert game.offers == ["pass"]
    assert game.plays("pass").due == "o free 3"


def test_seega_2_6_a_hundred_moves_without_a_capture_end_the_game() -> None:
    rows = "x.x.. ..... ..... ..... o...o"
    assert sidja(rows, "x move 98").plays("a5-a4").due == "o move 99"
    end = sidja(rows, "x move 99").plays("a5-a4")
    assert end.due == "- over 100"
    assert (end.over.winners, end.over.reason, end.over.score) == ((), "quiet", (2, 2))


def test_seega_2_7_sidja_as_fields() -> None:
    fields = dict(SIDJA.fields())
    assert fields == {
        "size": "5",
        "place": "2",
        "cross": "off",
        "first_mover": "first",
        "directions": "8",
        "continue_": "any",
        "centre_safe": "off",
        "stuck": "passage",
        "quiet_limit": "100",
        "leaps": "off",
        "barrier": "off",
    }
