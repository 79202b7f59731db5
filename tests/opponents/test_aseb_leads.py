"""What is told of a long lead in Aseb is what the solved game says, though it looks too little.

`aseb_leads.txt` has 40 positions from games of Novice against Greedy, Golden and Modest in which a
side is 40 squares ahead or more, each with the chance of the cones, if nobody errs, by the table
that `djehuty solve --game aseb` makes.
"""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from games.aseb.state import State
from games.catalogue import rule_set
from opponents.outlook import outlook

ASEB = rule_set("aseb")
FILE = Path(__file__).with_name("aseb_leads.txt")


def known() -> list[tuple[State, float]]:
    lines = [line.split("\t") for line in FILE.read_text(encoding="utf-8").splitlines()]
    return [(ASEB.load(position), float(chance)) for position, chance in lines]


def test_the_chances_of_whoever_is_far_ahead_are_those_of_the_solved_game() -> None:
    sees = outlook(ASEB)
    assert sees is not None
    off = [sees.chance(state) - chance for state, chance in known()]
    assert len(off) == 40
    assert mean(map(abs, off)) < 0.006
    assert abs(mean(off)) < 0.003, "it does not lean to either side"
    assert max(map(abs, off)) < 0.025


def test_a_lead_of_fifty_squares_with_four_pieces_off_may_win_two_games_of_three() -> None:
    """So a figure like that is no error."""
    state = ASEB.load("..C./..../S.C...C..... C2S0 C0S4 C start")
    cones, spindles = ASEB.to_walk(state)
    assert cones - spindles > 50
    assert 1 - dict(known())[state] < 0.68
