"""Aseb, paragraph by paragraph of docs/rules/aseb.md."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from games.aseb.rules import Aseb
from games.aseb.sets.aseb import ASEB
from games.aseb.state import State
from games.core import (
    ActionError,
    GameError,
    Over,
    PositionError,
    SwitchError,
    Throw,
    legal_actions,
    lookup,
)
from tests.contract.play import final, random_game, seeded

START = "..../..../............ C5S5 C0S0 C start"
OPEN = ASEB.custom({"safe": "off"})
ONCE = ASEB.custom({"rosettes": "off"})


def after(line: str, *texts: str, rules: Aseb = ASEB) -> str:
    state = rules.load(line)
    for text in texts:
        state = rules.apply(state, lookup(rules, state, text))
    return rules.dump(state)


def offered(line: str, *texts: str, rules: Aseb = ASEB) -> list[str]:
    state = rules.load(after(line, *texts, rules=rules))
    return [rules.write(action) for action in legal_actions(rules, state)]


def test_1_two_sides_of_five_pieces_or_seven() -> None:
    assert ASEB.seats == (2,)
    assert ASEB.dump(ASEB.start()) == START
    seven = ASEB.custom({"pieces": "7"})
    assert seven.dump(seven.start()) == "..../..../............ C7S7 C0S0 C start"
    with pytest.raises(GameError, match="played by 2"):
        ASEB.start(3)


def test_2_the_sides_meet_on_5_to_16_alone() -> None:
    line = "..C./..S./............ C4S4 C0S0 C start"
    assert offered(line, "1") == ["hand-1", "3-4"]
    assert after(line, "1", "3-4").startswith("...C/..S./")
    # A spindle on its own 2 and a cone on the shared 5 (the example e of its rules).
    assert offered("..../.S../C........... C4S4 C0S0 S start", "3") == ["hand-3", "2x5"]


@pytest.mark.parametrize("square", [4, 8, 12, 16])
def test_8_landing_on_a_rosette_gives_another_throw(square: int) -> None:
    state = ASEB.load(START)._replace(pieces=(1 << square - 1, 0), hand=(4, 5), due="play", score=1)
    then = ASEB.apply(state, lookup(ASEB, state, f"{square - 1}-{square}"))
    assert (then.seat, then.due) == (0, "throw")
    then = ONCE.apply(state, lookup(ONCE, state, f"{square - 1}-{square}"))
    assert (then.seat, then.due) == (1, "start")


def test_8_entering_on_4_does_too_and_a_hit_or_a_piece_that_leaves_does_not() -> None:
    assert after(START, "4", "hand-4") == "...C/..../............ C4S5 C0S0 C throw"
    assert after("..C./..../S........... C4S4 C0S0 C start", "2", "3x5").endswith(" S start")
    leaves = "..../..../........C..C C1S5 C2S0 C start"
    assert after(leaves, "4", "13-off").endswith(" S start")
    assert after(leaves, "4", "hand-4").endswith(" C throw")


def test_4_the_cones_begin_and_a_one_takes_them_where_throws_decide() -> None:
    assert ASEB.start().seat == 0
    assert ASEB.throw_off == ""
    assert ASEB.custom({"first": "throw_off"}).throw_off == "1"


def test_5_the_sticks_count_0_to_4_in_sixteenths() -> None:
    turn = ASEB.turn(ASEB.start())
    assert isinstance(turn, Throw)
    odds = [(action.throw, int(chance * 16)) for action, chance in turn.odds]
    assert odds == [(0, 1), (1, 4), (2, 6), (3, 4), (4, 1)]


def test_5_the_knucklebone_counts_1_to_4_alike() -> None:
    bone = ASEB.custom({"dice": "bone"})
    turn = bone.turn(bone.start())
    assert isinstance(turn, Throw)
    assert [(a.throw, p) for a, p in turn.odds] == [(n, Fraction(1, 4)) for n in (1, 2, 3, 4)]
    with pytest.raises(ActionError):
        after(START, "0", rules=bone)


def test_5_a_0_moves_nothing_and_the_turn_passes() -> None:
    assert offered("..C./..../............ C4S5 C0S0 C start", "0") == ["pass"]
    assert after(START, "0", "pass") == "..../..../............ C5S5 C0S0 S start"


def test_6_never_onto_an_own_piece_and_a_move_must_be_made() -> None:
    assert offered(".C.C/..../............ C3S5 C0S0 C start", "2") == ["4-6"]
    assert offered("..C./..../............ C4S5 C0S0 C start", "1") == ["hand-1", "3-4"]


def test_6_any_piece_may_be_jumped() -> None:
    assert "3-6" in offered("..CC/..../S........... C3S4 C0S0 C start", "3")


def test_7_an_enemy_goes_to_its_hand() -> None:
    line = "..C./..../S........... C4S4 C0S0 C start"
    assert offered(line, "2") == ["hand-2", "3x5"]
    assert after(line, "2", "3x5") == "..../..../C........... C4S5 C0S0 S start"


def test_7_on_a_rosette_it_is_safe_unless_the_switch_says_otherwise() -> None:
    line = "..../..../.C.S........ C4S4 C0S0 C start"
    assert offered(line, "2") == ["hand-2"]
    assert offered(line, "2", rules=OPEN) == ["hand-2", "6x8"]
    hit = after(line, "2", "6x8", rules=OPEN)
    assert hit == "..../..../...C........ C4S5 C0S0 C throw"


def test_9_a_piece_leaves_by_the_exact_throw() -> None:
    line = "..../..../........C..C C1S5 C2S0 C start"
    assert offered(line, "4") == ["hand-4", "13-off"]
    assert offered(line, "1") == ["hand-1", "13-14", "16-off"]
    assert offered("..../..../..........CC C0S5 C3S0 C start", "3") == ["pass"]


def test_9_the_first_side_with_all_off_wins_at_once() -> None:
    won = after("..../..../...........C C0S5 C4S0 C start", "1", "16-off")
    assert won == "..../..../............ C0S5 C5S0 C over"
    assert ASEB.turn(ASEB.load(won)) == Over((0,), "all off", (1, 0))


def test_10_a_game_counts_a_point_also_if_it_is_given_up() -> None:
    assert ASEB.matches == (5,)
    assert ASEB.forfeit(ASEB.start(), 0) == (0, 1)
    assert ASEB.forfeit(ASEB.start(), 1) == (1, 0)


def test_as_many_positions_follow_as_the_rules_were_counted_to() -> None:
    def follow(layer: set[State]) -> Iterator[State]:
        for state in layer:
            for thrown in legal_actions(ASEB, state):
                between = ASEB.apply(state, thrown)
                yield from (ASEB.apply(between, each) for each in legal_actions(ASEB, between))

    layer, counts = {ASEB.start()}, []
    for _ in range(4):
        layer = set(follow(layer))
        counts.append(len(layer))
    assert counts == [5, 28, 132, 497]
    assert all(offered(START, score) == [f"hand-{score}"] for score in "1234")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("..../..../............ C5S5 C0S0 C", "5 fields"),
        ("..../..../............ C5S5 C0S0 X start", "side to act"),
        ("..../..../............ C5S5 C0S0 C play:5", "due"),
        ("S.../..../............ C5S4 C0S0 C start", "board"),
        ("..../..../............ C5S5 C00S0 C start", "pieces off"),
        ("..../..../............ C4S5 C0S0 C start", "5 pieces a side"),
        ("..../..../............ C0S5 C5S0 S start", "exactly when"),
        ("..../..../............ C5S5 C0S0 C over", "exactly when"),
        ("C.../..../............ C4S5 C0S0 C throw", "rosette"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        ASEB.load(line)


def test_what_cannot_be_thrown_or_set_is_refused() -> None:
    bone = ASEB.custom({"dice": "bone"})
    with pytest.raises(PositionError, match="cannot be thrown"):
        bone.load("..../..../............ C5S5 C0S0 C play:0")
    with pytest.raises(SwitchError, match="pieces"):
        ASEB.restored((("pieces", "9"),))


def test_at_the_end_the_picture_counts_the_pieces_that_left_as_the_words_do() -> None:
    """Not the point that a game is worth: 1 and 5/5 beside each other read as a mistake."""
    end = final(ASEB, list(random_game(ASEB, seeded(1))))
    told = [dict(each.args)["off"] for each in ASEB.describe(end)]
    assert list(ASEB.view(end).score) == told
    assert max(told) == ASEB.pieces
