"""What is counted of how somebody plays: each figure on a board where it is plain."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import lookup
from games.hyena.sets.hyena import HYENA
from games.seega.sets.sidja import SIDJA
from games.senet.sets.thibault import THIBAULT
from opponents.danger import chance_of_a_strike, struck, takable
from opponents.habits import HABITS, Done


def seen(rules: Any, position: str, text: str, turn: int = 3) -> dict[str, list[float]]:
    """What is seen in the action written so, played in that position."""
    state = rules.load(position)
    action = lookup(rules, state, text)
    seat = rules.turn(state).seat
    _, observer = HABITS[rules.game]
    found: dict[str, list[float]] = {}
    for name, value in observer(rules, Done(seat, state, action, rules.apply(state, action), turn)):
        found.setdefault(name, []).append(float(value))
    return found


def test_a_piece_is_in_reach_of_the_throws_that_land_on_it() -> None:
    """The spool on 12 has the cone on 15 in reach of a 3, the one on 13 of a 2: 4 and 6 of 16."""
    state = THIBAULT.load("........../.SS.C...../.C........ C0S0 C3S3 C play:3 -")
    assert [struck(THIBAULT, state, 0, score) for score in (1, 2, 3)] == [0, 1 << 15, 1 << 15]
    assert chance_of_a_strike(THIBAULT, state, 0) * 16 == 10
    assert struck(THIBAULT, state, 1, 2) == 0, "a pair is protected"
    assert struck(THIBAULT, state._replace(due="over"), 0, 3) == 0


def test_what_a_turn_of_senet_leaves_behind() -> None:
    """22-25 leaves 15 in reach of a 2 or a 3; 15-18 nothing but what only a 5 hits."""
    position = "........../.SS.C...../.C........ C0S0 C3S3 C play:3 -"
    assert seen(THIBAULT, position, "22-25") == {
        "in reach %": [1],
        "protected": [0],
        "drawn out": [10],
        "on 26-30": [0],
    }
    assert seen(THIBAULT, position, "15-18")["in reach %"] == [0]


def test_pieces_that_are_struck_and_borne_off_are_counted() -> None:
    position = "C..S....../...C....../S.S....... C0S0 C3S2 C play:3 -"
    assert seen(THIBAULT, position, "1x4")["strikes"] == [1]
    leaving = "CCCC....../........../.......C.S C0S0 C0S4 C play:3 -"
    assert seen(THIBAULT, leaving, "28-off", turn=17)["first off"] == [17]
    assert "first off" not in seen(THIBAULT, leaving, "4-7")
    later = leaving.replace("CCCC", "CCC.").replace("C0S4", "C1S4")
    assert "first off" not in seen(THIBAULT, later, "28-off")


def test_what_a_turn_of_seega_leaves_behind() -> None:
    """Of the four moves one leaves nothing that could be taken."""
    position = "x..../x..x./....o/.x.xo/....x 0/0 o move 11"
    state = SIDJA.load(position)
    assert seen(SIDJA, position, "e2-d3")["guarded %"] == [1]
    assert seen(SIDJA, position, "e2-d3")["left to take"] == [0]
    other = next(
        SIDJA.write(action)
        for action in SIDJA.turn(state).actions  # type: ignore[union-attr]  # a choice
        if SIDJA.write(action) != "e2-d3"
    )
    found = seen(SIDJA, position, other)
    assert found["guarded %"] == [0]
    assert found["left to take"] == [1]
    assert found["turns"] == [1]
    after = SIDJA.apply(state, lookup(SIDJA, state, other))
    assert takable(SIDJA, after, 1).bit_count() == 1


def test_who_stands_alone_has_no_company() -> None:
    found = seen(SIDJA, "xx.../...../...../..o../o...o 0/0 x move 0", "b5-c5")
    assert found["in company %"] == [0, 0]
    found = seen(SIDJA, "xx.../...../...../..o../o...o 0/0 x move 0", "b5-b4")
    assert found["in company %"] == [1, 1], "across a corner, too, where stones step so"


def test_taking_is_counted_where_there_is_something_to_take() -> None:
    position = "xo.x./...../...../...../....o 0/0 x move 0"
    assert seen(SIDJA, position, "d5-c5xb5")["takes %"] == [1]
    assert seen(SIDJA, position, "d5-e5")["takes %"] == [0]
    quiet = "x...x/...../..o../...../....o 0/0 x move 0"
    assert "takes %" not in seen(SIDJA, quiet, "e5-d5")


def test_tabas_that_are_paid_or_kept_are_counted() -> None:
    position = "N=30 26+5+0 0*+0+0 h=- 1 pay"
    paid = seen(HYENA, position, "pay", turn=6)
    assert paid == {"pays %": [1], "paid": [5], "at the well": [6], "left there": [0]}
    assert seen(HYENA, position, "keep") == {"pays %": [0]}


def test_who_washes_at_once_had_four_tabas_there() -> None:
    found = seen(HYENA, "N=30 29+7+0 0*+0+0 h=- 1 pay", "pay", turn=8)
    assert found["left there"] == [5]
    assert (found["at the well"], found["on the way back"]) == ([8], [8])


@pytest.mark.parametrize("game", HABITS)
def test_habits_are_named_once_and_briefly(game: str) -> None:
    habits, _ = HABITS[game]
    names = [habit.name for habit in habits]
    assert len(set(names)) == len(names)
    assert all(len(name) <= 16 for name in names), "a column is that wide"
