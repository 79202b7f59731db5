from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.simulation.broken import BROKEN
from tests.simulation.world import Report, run

SEEDS = (*range(27), 42, 43, 45, 55, 74, 84, 247)
"""In the last of them throws come by themselves, and boards stray."""
ENOUGH = 40
"""Within so many seeds whatever is broken shows itself."""


together = pytest.mark.xdist_group("simulation")
"""These look at the same runs, each of which takes a second or two."""


@cache
def sound(seed: int) -> Report:
    return run(seed)


@together
@pytest.mark.parametrize("seed", SEEDS)
def test_no_action_is_lost_none_played_twice_and_no_board_left_wrong(seed: int) -> None:
    assert sound(seed).violations == ()


@together
def test_they_run_in_one_worker(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("loadgroup", default=False):
        assert request.node.nodeid.endswith("@simulation")


@together
def test_the_seeds_together_meet_everything_that_is_to_be_survived() -> None:
    figures = sum((sound(seed).figures for seed in SEEDS), Counter[str]())
    met = (
        "kills", "cuts", "writes in doubt", "disk errors", "held", "rollouts", "absences", "jumps",
        "expired", "fault before", "fault after", "fault later", "mischief", "strays",
        "at one tap", "words", "left", "thrown for",
    )  # fmt: skip
    assert [name for name in met if figures[name] == 0] == []
    assert figures["actions"] > 5 * len(SEEDS)


@together
def test_the_same_seed_gives_the_same_run_step_by_step() -> None:
    again = run(7)
    assert again.lines == sound(7).lines
    assert again.trace == sound(7).trace
    assert again.trace != sound(8).trace


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_part_is_found(broken: str) -> None:
    assert any(run(seed, BROKEN[broken]).violations for seed in range(ENOUGH))
