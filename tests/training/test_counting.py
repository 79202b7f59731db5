"""A few numbers to count by judge as the network that is written of them, and learn by playing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from games.senet.sets.houses import HOUSES
from opponents.network import load
from tests.contract.play import random_game, seeded
from tests.training.test_lockstep import DUES, rows
from training.command import run
from training.counting import Count, Numbers, count, network
from training.course import Plan
from training.evolving import evolved, share, towards
from training.writing import file_of

NUMBERS = Numbers(2.5, -0.2, 12, 1.5, -3, 1, 2, 3, 4)
NOTHING = Numbers(*[0] * len(Numbers._fields))
SMALL = Plan(games=1, brood=2, trial=2)


def test_the_network_of_some_numbers_judges_as_they_do() -> None:
    game = [played.before for played in random_game(HOUSES, seeded("houses"))]
    at = rows([state for state in game if state.due in DUES])
    counted = count(HOUSES, NUMBERS).judged(HOUSES, at)
    assert np.ptp(counted) > 0.2
    np.testing.assert_allclose(network(HOUSES, NUMBERS).judged(HOUSES, at), counted, atol=1e-5)


@pytest.mark.parametrize(
    ("number", "alike", "better"),
    [
        ("way", "C........S/........../..........", "S........C/........../.........."),
        ("bend", "C........S/........../..........", "S........C/........../.........."),
        ("off", "C........S/........../..........", "C....S...S/........../.........."),
        ("held", "C.C..S.S../........../..........", "CC...S.S../........../.........."),
        ("water", "S........./......C.../..........", "S........./........../......C..."),
        ("third", "S........./......C.../..........", "S........./........../.......C.."),
        ("second", "S........./......C.../..........", "S........./........../........C."),
        ("last", "S........./......C.../..........", "S........./........../.........C"),
    ],
)
def test_each_number_counts_what_it_says(number: str, alike: str, better: str) -> None:
    """All others are nothing: what it does not count is even, unless houses are."""
    judge = count(HOUSES, NOTHING._replace(**{number: 10}))
    before, after = (judged(judge, board) for board in (alike, better))
    assert after > 0.5
    assert before == 0.5 or (number in ("way", "bend") and before < 0.5)


def test_who_throws_is_counted_too() -> None:
    assert (
        judged(count(HOUSES, NOTHING._replace(turn=10)), "C........S/........../..........") > 0.5
    )


def test_numbers_go_where_more_is_won() -> None:
    """The better half counts, the best most."""
    drawn = np.asarray([[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]])
    step = towards(drawn, np.asarray([0.7, 0.6, 0.3, 0.4]))
    assert step[0] > step[1] > 0
    assert step.sum() == pytest.approx(1)


def test_pairs_that_nobody_breaks_up_lose() -> None:
    """So a share tells numbers apart: with 3 for a protected piece nobody gets on (decision 61)."""
    clings = NUMBERS._replace(held=30)
    assert share(HOUSES, clings, 24, 1) < 0.4 < share(HOUSES, NUMBERS, 24, 1)


def test_the_same_seed_learns_the_same_numbers_and_another_others() -> None:
    files = [
        file_of(learner, "houses", 1, games)
        for seed in (3, 3, 4)
        for games, learner in evolved(HOUSES, SMALL, seed)
    ]
    assert files[0] == files[1] != files[2]


def test_where_one_may_pass_the_command_learns_numbers(tmp_path: Path) -> None:
    assert run([HOUSES], SMALL, 5, tmp_path) == 0
    head = load(tmp_path / "houses.net").head
    assert (head.rules, head.units, head.seed, head.games) == ("houses", 2, 5, 4)


def test_who_waits_hears_of_every_trial() -> None:
    heard: list[tuple[int, int]] = []
    list(evolved(HOUSES, SMALL, 3, lambda *trial: heard.append(trial)))
    assert heard == [(1, 2), (2, 2)]


def judged(judge: Count, board: str) -> float:
    """The chance of the cones, who throw."""
    cones, spindles = (10 - board.count(side) for side in "CS")
    state = HOUSES.load(f"{board} C0S0 C{cones}S{spindles} C start -")
    return float(judge.judged(HOUSES, rows([state]))[0])
