"""The counts of Seega's moves from the position that the lowest squares give."""

from __future__ import annotations

import pytest

from games.core import legal_actions
from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.state import FILE, State
from tests.games.seegas import begun
from tests.perft.test_perft import perft

COUNTED = SIDJA.custom(
    {
        "first_mover": "first",
        "directions": "4",
        "continue": "none",
        "centre_safe": "off",
        "stuck": "pass",
        "quiet_limit": "0",
    }
)


def lowest_first(rules: Seega) -> State:
    """Each fills the lowest empty square, rank by rank from a1."""
    state = begun(rules).state
    while state.due == "place":
        offered = legal_actions(rules, state)
        lowest = min(offered, key=lambda action: (action.target % FILE, action.target))
        state = rules.apply(state, lowest)
    return state


def test_the_position_that_is_counted_from() -> None:
    line = COUNTED.dump(lowest_first(COUNTED))
    assert line == "oxxoo/ooxxo/oo.xx/xooxx/xxoox 0/0 x move 0"


@pytest.mark.parametrize(
    ("depth", "count"), tuple(enumerate((2, 2, 7, 24, 90, 517, 2227, 15482), 1))
)
def test_so_many_ways_to_play(depth: int, count: int) -> None:
    assert perft(COUNTED, lowest_first(COUNTED), depth) == count
