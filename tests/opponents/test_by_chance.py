"""What chance would have lost by the same choices, against all that it might have chosen."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from opponents.by_chance import LIKELY, STEPS, SURE, ByChance, by_chance


def every(choices: list[tuple[list[float], int]]) -> ByChance:
    """The same by going through all that chance might choose."""
    step = sum(max(costs) for costs, _ in choices) / STEPS
    sums = [
        sum(round(cost / step) for cost in taken)
        for taken in product(*(costs for costs, _ in choices))
    ]
    lost = sum(round(costs[taken] / step) for costs, taken in choices)
    return ByChance(
        sum(sum(costs) / len(costs) for costs, _ in choices),
        sum(each <= lost for each in sums) / len(sums),
        sum(each >= lost for each in sums) / len(sums),
        sum(each == 0 for each in sums) / len(sums),
    )


@pytest.mark.parametrize("seed", range(5))
def test_it_agrees_with_all_that_chance_might_choose(seed: int) -> None:
    rng = Random(seed)
    choices = []
    for _ in range(7):
        costs = [0.0, *(rng.random() / 20 for _ in range(rng.randint(1, 3)))]
        choices.append((costs, rng.randrange(len(costs))))
    assert by_chance(choices) == pytest.approx(every(choices))


def test_chance_is_told_from_itself_as_rarely_as_is_said() -> None:
    """Of a thousand who choose at random one is held for better, one for worse, and fifty for
    perhaps better."""
    rng, costs, found = Random(1), [0.0, 0.001, 0.004, 0.02], list[str]()
    for _ in range(1000):
        found.append(by_chance([(costs, rng.randrange(4)) for _ in range(20)]).verdict)
    for surely in ("better", "worse"):
        assert found.count(surely) <= 4 * SURE * 1000
    assert 0.5 * LIKELY < found.count("perhaps") / 1000 < 1.5 * LIKELY
    assert found.count("chance") > 900


def test_who_always_takes_the_best_or_the_worst_is_told_from_chance_if_choices_are_enough() -> None:
    costs = [0.0, 0.01]
    many, enough = (1000, "better", "worse"), (10, "better", "worse")
    for count, best, worst in (many, enough, (9, "perhaps", "few"), (4, "few", "few")):
        assert by_chance([(costs, 0)] * count).verdict == best
        assert by_chance([(costs, 1)] * count).verdict == worst


def test_where_nothing_can_be_lost_nothing_is_told() -> None:
    assert by_chance([]).verdict == "few"
    assert by_chance([([0.0, 0.0], 1)] * 50) == ByChance()
