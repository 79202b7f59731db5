"""The same simulation on a real PostgreSQL, whose lines are cut and which is away at times; there
one server or two share the chats, and their machines' clocks are wrong."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from tests.postgres import Server
from tests.simulation.broken import BROKEN
from tests.simulation.postgres_base import Place
from tests.simulation.world import Report, run

SEEDS = (238, 206, 7, 12, 14, 18, 27, 116)
"""In the first two throws come by themselves, and wait a moment behind a choice."""
ENOUGH = 12
"""Within so many seeds whatever is broken shows itself."""
SOME = ("acknowledges before the commit", "forgets which updates it has seen", "ignores the ply")
Sound = Callable[[int], Report]


@pytest.fixture(scope="session")
def place(postgres: Server) -> Place:
    return asyncio.run(Place.of(postgres))


@pytest.fixture(scope="session")
def sound(place: Place) -> Sound:
    return cache(lambda seed: run(seed, place=place))


together = pytest.mark.xdist_group("simulation on PostgreSQL")
"""These look at the same runs."""


@together
@pytest.mark.parametrize("seed", SEEDS)
def test_no_action_is_lost_none_played_twice_and_no_board_left_wrong(
    sound: Sound, seed: int
) -> None:
    assert sound(seed).violations == ()


@together
def test_the_seeds_together_meet_everything_that_is_to_be_survived(sound: Sound) -> None:
    figures = sum((sound(seed).figures for seed in SEEDS), Counter[str]())
    met = (
        "kills", "cuts", "writes in doubt", "outages", "rollouts", "absences", "jumps", "strays",
        "fault before", "fault after", "fault later", "mischief", "at one tap", "several servers",
        "frozen", "thrown for", "waited",
    )  # fmt: skip
    assert [name for name in met if figures[name] == 0] == []
    assert figures["actions"] > 5 * len(SEEDS)


@together
def test_the_same_seed_gives_the_same_run_step_by_step(sound: Sound, place: Place) -> None:
    again = run(116, place=place)
    assert again.lines == sound(116).lines
    assert again.trace != sound(14).trace


@together
@pytest.mark.parametrize("broken", SOME)
def test_a_broken_part_is_found(place: Place, broken: str) -> None:
    assert any(run(seed, BROKEN[broken], place).violations for seed in range(ENOUGH))
