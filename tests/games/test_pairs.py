"""The covering array covers: a pair of values it leaves out would never be played."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from games.catalogue import CATALOGUE
from games.fields import Switch
from tests.games.pairs import all_pairs, singles

SWITCHES = (
    Switch("water", "water", ("drown", "first_house", "re_enter")),
    Switch("netting", "netting", ("off", "on")),
    Switch("pieces", "pieces", ("5", "7", "9", "10")),
)


@pytest.mark.parametrize(
    "offered", [SWITCHES, *(rules.offered for rules in CATALOGUE)], ids=lambda o: str(len(o))
)
def test_every_two_values_stand_together_in_a_setting(offered: tuple[Switch, ...]) -> None:
    rows = all_pairs(offered)
    for one, other in combinations(offered, 2):
        together = {(row[one.name], row[other.name]) for row in rows}
        assert together == set(product(one.values, other.values))


def test_it_is_far_shorter_than_all_settings() -> None:
    assert len(all_pairs(SWITCHES)) <= 14


def test_a_lone_switch_has_no_pairs() -> None:
    assert all_pairs(SWITCHES[:1]) == []


def test_singles_leave_out_the_rule_sets_own_values() -> None:
    assert singles(SWITCHES[:2]) == [
        {"water": "first_house"},
        {"water": "re_enter"},
        {"netting": "on"},
    ]
