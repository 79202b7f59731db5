"""Glicko-2: Glickman's own example, its bounds, and what a seat is worth."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.table.glicko import (
    A_DAY,
    FARTHEST,
    LEAST,
    MOST,
    WILDEST,
    Against,
    Rating,
    aged,
    expected,
    rated,
)
from bot.table.measures import BEGINNERS, anchor, edge, lead
from games.catalogue import rule_set

EXAMPLE = (
    Against(Rating(1400, 30), 1),
    Against(Rating(1550, 100), 0),
    Against(Rating(1700, 300), 0),
)
FAR = (
    Against(Rating(429.0, 105.0, 0.0625), 1.0, 1.0, 1.0),
    Against(Rating(1228.0, 350.0, 0.0625), 1.0, 1.0, 0.5),
    Against(Rating(418.0, 350.0, 0.0625), 1.0, 0.0, 1.0),
    Against(Rating(362.0, 68.0, 0.0625), 1.0, 0.0, 1.0),
)
"""They led farther than they may, by a last bit."""
RATINGS = st.builds(Rating, st.floats(0, 3000), st.floats(LEAST, MOST), st.floats(0.01, WILDEST))
RESULTS = st.builds(Against, RATINGS, st.floats(0, 1), st.floats(-1, 1), st.floats(0.05, 1))


def test_glickmans_example() -> None:
    """Exact arithmetic gives 1464.0507 and 151.5165; the paper rounds on its way to 1464.06."""
    after = rated(Rating(1500, 200, 0.06), EXAMPLE, tau=0.5)
    assert after.value == pytest.approx(1464.0507, abs=0.0001)
    assert after.deviation == pytest.approx(151.5165, abs=0.0001)
    assert after.volatility == pytest.approx(0.0599960, abs=1e-7)


@given(RATINGS, st.lists(RESULTS, min_size=1, max_size=5), st.floats(0, 500))
@example(Rating(1.356563433754559, 276.0, 0.0625), list(FAR), 192.0)
def test_no_result_leads_beyond_the_bounds(
    me: Rating, results: list[Against], periods: float
) -> None:
    after = rated(me, results, periods)
    assert LEAST <= after.deviation <= MOST
    assert 0 < after.volatility <= WILDEST
    assert me.value - FARTHEST <= after.value <= me.value + FARTHEST


def test_time_makes_a_rating_less_sure_and_moves_it_nowhere() -> None:
    year = aged(Rating(1700, 60, 0.06), 365 * A_DAY)
    assert (year.value, round(year.deviation)) == (1700, 110)
    assert rated(Rating(1700, 60, 0.06), (), 365 * A_DAY) == year
    assert aged(Rating(1700, 340, 0.1), 5000).deviation == MOST


def test_a_table_of_three_counts_as_one_game() -> None:
    other = Rating(1500, 80)
    half = (Against(other, 1, weight=0.5), Against(other, 1, weight=0.5))
    assert rated(Rating(), half).value == pytest.approx(rated(Rating(), (Against(other, 1),)).value)


def test_the_better_seat_is_expected_to_win_more_and_gains_less() -> None:
    """By Bell's rules the second wins 61 of a hundred among equals (`cards/cards.tsv`)."""
    bell = rule_set("bell")
    even, ahead = Rating(1500, 50), edge(bell, 2, 1, 0)
    assert expected(even, even, ahead) == pytest.approx(0.61, abs=0.005)
    assert edge(bell, 2, 0, 1) == -ahead
    won = rated(even, (Against(even, 1, ahead),)).value
    assert won < rated(even, (Against(even, 1, -ahead),)).value


def test_a_seat_is_worth_nothing_where_an_even_share_lies_within_two_errors() -> None:
    assert lead(rule_set("thibault"), 2) == 0
    assert lead(rule_set("bell"), 2) < 0 < lead(rule_set("sidja"), 2)
    hyena = rule_set("hyena")
    assert edge(hyena, 6, 2, 3) == 0


def test_only_a_bot_whose_strength_was_measured_by_these_rules_has_a_rating() -> None:
    thibault, sidja = rule_set("thibault"), rule_set("sidja")
    lowest, highest = anchor(thibault, "novice"), anchor(thibault, "level-8")
    assert lowest == anchor(thibault, "level-1")
    assert highest == anchor(thibault, "djehuty")
    assert lowest is not None
    assert highest is not None
    assert lowest.value == 1500 - BEGINNERS["thibault"] < highest.value
    assert anchor(sidja, "level-4") is not None
    for rules, bot in (
        (thibault, "greedy"),
        (thibault, None),
        (rule_set("bell"), "level-4"),
        (rule_set("thibault", {"pieces": "7"}), "level-4"),
        (rule_set("hyena"), "novice"),
    ):
        assert anchor(rules, bot) is None
