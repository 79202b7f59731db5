"""One throw may bear off from several houses: every piece that may leave is offered."""

from __future__ import annotations

from dataclasses import replace

from games.senet.rules import Senet
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.thibault import THIBAULT
from tests.games.boards import placed

TWO_BY_TWO = ((26, 5), (27, 4), (28, 3), (29, 2), (30, 2))
"""A 2 bears off from 29 and from 30."""

BOTH = replace(THIBAULT, leaves=TWO_BY_TWO)


def test_all_the_pieces_that_a_throw_bears_off_are_offered_by_house() -> None:
    assert placed(BOTH, C="29 30", S="1").throws(2).offers == ["29-off", "30-off"]
    assert placed(BOTH, C="5 29 30", S="1").throws(2).offers == ["5-7", "29-off", "30-off"]


def test_each_of_them_is_borne_off() -> None:
    game = placed(BOTH, C="29 30", S="1").throws(2)
    assert game.plays("29-off").line.startswith("S........./........../.........C C0S0 C4S4")
    assert game.plays("30-off").line.startswith("S........./........../........C. C0S0 C4S4")


def test_who_must_bear_off_may_still_choose_which() -> None:
    rules = replace(BOTH, must_bear_off=True)
    assert placed(rules, C="5 29 30", S="1").throws(2).offers == ["29-off", "30-off"]


def test_the_last_row_binds_26_alone() -> None:
    """Senet 3, `bear_off=last_row`: pieces on 27-30 may always leave."""
    rules = replace(
        THIBAULT, leaves=((26, 3), (27, 4), (28, 3), (29, 2), (30, 1)), bear_off="last_row"
    )
    assert "26-off" not in placed(rules, C="5 26 28", S="1").throws(3).offers
    assert "28-off" in placed(rules, C="5 26 28", S="1").throws(3).offers
    assert placed(rules, C="21 26 28", S="1").throws(3).offers == [
        "21-24",
        "26-29",
        "26-off",
        "28-off",
    ]


def test_must_bear_off_is_judged_by_what_may_leave() -> None:
    rules = replace(
        THIBAULT,
        leaves=((26, 3), (27, 4), (28, 3), (29, 2), (30, 1)),
        bear_off="last_row",
        must_bear_off=True,
    )
    assert placed(rules, C="5 26 28", S="1").throws(3).offers == ["28-off"]
    assert placed(rules, C="5 26", S="1").throws(3).offers == ["5-8", "26-29"]


def test_beyond_15_binds_every_house() -> None:
    rules: Senet = replace(GLEBSITE, leaves=((25, 5), (26, 4), (27, 3), (28, 1), (29, 1)))
    assert placed(rules, C="28 29", S="1").throws(1).offers == ["28-off", "29-off"]
    assert placed(rules, C="10 28 29", S="1").throws(1).offers == ["10-11"]


def test_a_bank_offers_them_for_each_throw() -> None:
    rules = replace(BOTH, bank_throws=True)
    game = placed(rules, C="29 30", S="1").throws(1).throws(2)
    assert game.offers == ["2:29-off", "2:30-off"]
