"""Siga's own rules (seega 3.1-3.10)."""

from __future__ import annotations

import pytest

from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from tests.games.seegas import Seegas, all_placed, begun, drawn


def siga(rows: str, due: str = "x move 0", **switches: str) -> Seegas:
    return drawn(rows, due, rules=SIGA.custom(switches))


CROSS = SIGA.custom({"cross": "on"})


def test_seega_3_1_the_cross_has_the_first_stones_on_the_ends_of_rank_and_file() -> None:
    game = begun(CROSS)
    assert game.offers == ["a3", "e3"]
    game = game.plays("e3")
    assert game.offers == ["a3"]
    game = game.plays("a3")
    assert (game.due, game.offers) == ("o place:2 0", ["c1", "c5"])
    game = game.plays("c5", "c1")
    assert game.board == "..o.. ..... x...x ..... ..o.."


def test_seega_3_1_then_placing_goes_on_from_the_first_player() -> None:
    game = begun(CROSS).plays("a3", "e3", "c1", "c5")
    assert game.due == "x place:2 0"
    assert len(game.offers) == 20
    assert all_placed(CROSS).due == "o move 0"


def test_seega_3_1_the_cross_by_one_stone_a_turn() -> None:
    game = begun(SIGA.custom({"cross": "on", "place": "1"})).plays("a3")
    assert game.offers == ["c1", "c5"]
    game = game.plays("c1")
    assert game.offers == ["e3"]
    game = game.plays("e3")
    assert game.offers == ["c5"]
    assert len(game.plays("c5").offers) == 20


@pytest.mark.parametrize(("size", "ends"), [("3", "a2 c2 b1 b3"), ("9", "a5 i5 e1 e9")])
def test_seega_3_1_the_cross_on_other_boards(size: str, ends: str) -> None:
    game = begun(SIGA.custom({"cross": "on", "size": size}))
    for end in ends.split():
        assert game.offers[0] == end
        game = game.plays(end)


def test_seega_3_2_who_placed_last_moves_first() -> None:
    assert all_placed(SIGA).due == "o move 0"


def test_seega_3_3_moves_are_orthogonal_only() -> None:
    assert siga("o.... ..... ..x.. ..... ....o").targets == {"b3", "d3", "c2", "c4"}


def test_seega_3_3_captures_are_orthogonal_only() -> None:
    assert siga("x.... .o... ..... ..x.. o...o").captures == []


def test_seega_3_3_at_most_three_are_captured_by_one_move() -> None:
    game = siga("..x.. ..o.. xo.ox ..x.. o...o")
    assert game.captures == ["c2-c3xb3xc4xd3"]
    assert game.plays("c2-c3xb3xc4xd3").board == "..x.. ..... x.x.x ..... o...o"


def test_seega_3_3_the_stone_in_the_centre_cannot_be_captured() -> None:
    game = siga("..... ..... ..ox. .x... o...o")
    assert game.captures == []
    assert game.plays("b2-b3").board == "..... ..... .xox. ..... o...o"


def test_seega_3_3_a_stone_in_the_centre_captures_like_any_other() -> None:
    assert siga("..... ..... xo... ..x.. o...o").captures == ["c2-c3xb3"]


CHAIN = "xo... ..xoo o..xx ..... ....o"
"""The stone on c4 can capture three times in a row."""


def test_seega_3_4_after_a_capture_the_same_stone_goes_on_while_it_can() -> None:
    game = siga(CHAIN).plays("c4-c5xb5")
    assert (game.due, game.offers) == ("x chain:c5 0", ["c5-d5xd4"])
    game = game.plays("c5-d5xd4")
    assert (game.due, game.offers) == ("x chain:d5 0", ["d5-e5xe4"])
    assert game.plays("d5-e5xe4").due == "o move 0"


def test_seega_3_4_another_stone_may_not() -> None:
    game = siga("xo..o ..x.. o.... ....x ..xo.")
    assert "e2-e1xd1" in game.offers
    assert game.plays("c4-c5xb5").due == "o move 0"


def test_seega_3_4_two_capturing_moves_at_most_by_choice_of_the_game() -> None:
    game = siga(CHAIN, **{"continue": "twice"}).plays("c4-c5xb5")
    assert game.due == "x chain:c5 0"
    assert game.plays("c5-d5xd4").due == "o move 0"


BLOCKED = "oxoxo xoxox ox.xo xoxox oxoxo"
"""None of the stones beside the centre is o's."""


def test_seega_3_5_who_is_to_move_first_and_cannot_is_stuck() -> None:
    rows = BLOCKED.removesuffix("o") + "."
    game = drawn(rows, "o place:1 0", hand="0/1").plays("e1")
    assert (game.board, game.due) == (BLOCKED, "o move 0")
    assert game.offers == ["pass"]
    free = game.plays("pass")
    assert free.due == "x free 0"
    assert free.offers == ["b3-c3", "c2-c3", "c4-c3", "d3-c3"]
    assert free.plays("b3-c3").due == "o move 1"


def test_seega_3_5_or_loses_at_once() -> None:
    rows = BLOCKED.removesuffix("o") + "."
    game = drawn(rows, "o place:1 0", hand="0/1", rules=SIGA.custom({"stuck": "loses"}))
    end = game.plays("e1")
    assert end.due == "x over 0"
    assert (end.over.reason, end.over.score) == ("stuck", (12, 12))


STUCK = "...xo ....x ..x.. x.... ox..."
"""Neither o has a move."""

LOCKED = "..... ....o oooo. oooo. xxoo."
"""Neither x has a move, nor will it have one after any single move of o."""

CLOSING = "...xo ....x ..... x.... o.x.."
"""The stone on c1 can lock in both o by going to b1."""


def test_seega_3_6_a_player_who_cannot_move_passes() -> None:
    assert siga(STUCK, "o move 4").offers == ["pass"]


def test_seega_3_6_the_opponent_must_give_a_passage_if_there_is_one() -> None:
    game = siga(STUCK, "o move 4").plays("pass")
    assert game.due == "x free 4"
    givers = ["a2-a3", "a2-b2", "b1-b2", "b1-c1", "d5-c5", "d5-d4", "e4-d4", "e4-e3"]
    assert game.offers == givers
    for text in givers:
        after = game.plays(text)
        assert after.due == "o move 5"
        assert after.offers != ["pass"]


def test_seega_3_6_no_passage_to_be_given_ends_the_game_and_the_stones_count() -> None:
    end = siga(LOCKED, "x move 1").plays("pass")
    assert end.due == "o over 1"
    assert (end.over.winners, end.over.reason, end.over.score) == ((1,), "locked", (2, 11))


def test_seega_3_6_or_who_cannot_move_loses() -> None:
    end = siga(CLOSING, stuck="loses").plays("c1-b1")
    assert end.due == "x over 1"
    assert (end.over.winners, end.over.reason) == ((0,), "stuck")


def test_seega_3_6_or_passes_and_the_opponent_moves_again_with_no_duty() -> None:
    game = siga(STUCK, "o move 4", stuck="pass").plays("pass")
    assert game.due == "x move 4"
    assert "c3-c4" in game.offers
    assert game.plays("c3-c4").offers == ["pass"]


def test_seega_3_6_a_pass_does_not_count_for_the_quiet_limit() -> None:
    assert siga(STUCK, "o move 19").plays("pass").due == "x free 19"
    assert siga(STUCK, "o move 19").plays("pass", "a2-b2").over.reason == "quiet"


@pytest.mark.parametrize("stuck", ["passage", "loses", "pass"])
def test_seega_3_6_the_count_comes_before_the_lock(stuck: str) -> None:
    end = siga(CLOSING, "x move 19", stuck=stuck).plays("c1-b1")
    assert end.due == "x over 20"
    assert end.over.reason == "quiet"


QUIET = "x.x.. ..... ..... ..... o...o"


def test_seega_3_7_twenty_moves_of_both_without_a_capture_end_the_game() -> None:
    assert siga(QUIET, "x move 18").plays("a5-a4").due == "o move 19"
    end = siga(QUIET, "x move 19").plays("a5-a4")
    assert end.due == "- over 20"
    assert (end.over.winners, end.over.reason, end.over.score) == ((), "quiet", (2, 2))


def test_seega_3_7_twenty_from_the_first_move() -> None:
    game = siga(QUIET)
    for _ in range(5):
        assert game.state.due == "move"
        game = game.plays("a5-a4", "a1-a2", "a4-a5", "a2-a1")
    assert game.due == "- over 20"


@pytest.mark.parametrize(("more", "winner"), [("x", 0), ("o", 1)])
def test_seega_3_7_more_stones_win(more: str, winner: int) -> None:
    end = siga(f"x.x.. ....{more} ..... ..... o...o", "x move 19").plays("a5-a4")
    assert end.due == f"{more} over 20"
    assert end.over.winners == (winner,)


def test_seega_3_7_a_capture_by_the_twentieth_move_begins_the_count_anew() -> None:
    rows = "x.... .ox.. ..o.. ..... o...o"
    assert siga(rows, "x move 19").plays("a5-a4xb4").due == "o move 0"


def test_seega_3_7_with_no_limit_the_game_goes_on() -> None:
    assert siga(QUIET, "x move 99", quiet_limit="0").plays("a5-a4").due == "o move 100"


@pytest.mark.parametrize(("extra", "winners"), [("x", (0,)), ("o", (1,)), (".", ())])
def test_seega_3_8_a_count_that_both_want_ends_the_game(
    extra: str, winners: tuple[int, ...]
) -> None:
    game = siga(f"x.x.. ....{extra} ..... ..... o...o")
    end = SIGA.counted(game.state)
    assert end is not None
    assert (end.winners, end.reason) == (winners, "counted")
    assert end.score == (2 + (extra == "x"), 2 + (extra == "o"))


@pytest.mark.parametrize("rules", [SIGA, SIGA.custom({"size": "7", "leaps": "all"})])
def test_seega_3_8_not_before_all_are_placed_nor_after_the_end(rules: Seega) -> None:
    assert rules.counted(rules.start()) is None
    assert rules.counted(all_placed(rules).state) is not None
    assert SIGA.counted(siga(QUIET, "x move 19").plays("a5-a4").state) is None


def test_seega_3_8_not_in_sidja() -> None:
    assert SIDJA.counted(all_placed(SIDJA).state) is None


def test_seega_3_9_a_stone_may_leap_over_one_adjacent_stone_of_either_side() -> None:
    game = siga("xo... ..... ..... ..... x...o", leaps="all")
    assert game.offers == ["a1-a2", "a1-b1", "a5-a4", "a5-c5"]
    assert siga("xx... ..... ..... ..... o...o", leaps="all").offers == [
        "a5-a4",
        "a5-c5",
        "b5-b4",
        "b5-c5",
    ]


def test_seega_3_9_the_leapt_stone_stays() -> None:
    after = siga("xo... ..... ..... ..... x...o", leaps="all").plays("a5-c5")
    assert after.board == ".ox.. ..... ..... ..... x...o"


def test_seega_3_9_not_over_two_nor_onto_another_nor_diagonally_nor_over_nothing() -> None:
    assert "a5-c5" not in siga("xoo.. ..... ..... ..... o...o", leaps="all").offers
    assert "a5-d5" not in siga("xoo.. ..... ..... ..... o...o", leaps="all").offers
    assert "c1-c3" not in siga("..... ..... ..... ..... o.x.o", leaps="all").offers
    game = siga("xo... oo... ..... ..... ....o", leaps="all", directions="8")
    assert game.offers == ["a5-a3", "a5-c5"]


def test_seega_3_9_over_the_centre_only_empty_or_not() -> None:
    game = siga("x.... ..x.. ..... ..... oo..o", leaps="centre")
    assert game.plays("c4-c2").board == "x.... ..... ..... ..x.. oo..o"
    full = siga("xo... ..x.. ..o.. ..... o...o", leaps="centre")
    assert full.offers == ["a5-a4", "c4-b4", "c4-c2", "c4-c5xb5", "c4-d4"]


def test_seega_3_9_a_leap_may_capture_like_any_move() -> None:
    game = siga("xo.ox ..o.. xo... ..... o...o", "x move 2", leaps="all")
    assert game.captures == ["a5-c5xd5", "e5-c5xb5"]
    after = game.plays("a5-c5xd5")
    assert after.due == "x chain:c5 0"


def test_seega_3_9_a_leap_does_not_capture_the_stone_leapt_over() -> None:
    game = siga("xo... ..... ..... ..... x...o", leaps="all")
    assert "a5-c5" in game.offers
    assert game.captures == []


def test_seega_3_9_who_can_leap_is_not_stuck() -> None:
    assert siga(STUCK, "o move 4", leaps="all").offers == ["a1-a3", "a1-c1", "e5-c5", "e5-e3"]


def test_seega_3_10_siga_as_fields() -> None:
    assert dict(SIGA.fields()) == dict(SIDJA.fields()) | {
        "first_mover": "last",
        "directions": "4",
        "continue_": "same",
        "centre_safe": "on",
        "quiet_limit": "20",
        "barrier": "on",
    }
