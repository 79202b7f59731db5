"""What a network of whole numbers makes of its inputs, reckoned by hand and in plain floats."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opponents.network import Head, Network, read, write


def head(units: int, end: float = 0.0, unit_scale: int = 4, last_scale: int = 2) -> Head:
    return Head("thibault", (("block", "3"),), units, unit_scale, last_scale, end, 1, 10)


def made(weights: list[list[int]], end: float = 0.0, scale: int = 4) -> Network:
    return read(write(head(len(weights[0]), end, scale), weights))


SMALL = made([[4, -8], [8, 2], [-4, 6], [2, -6]], end=0.25)
"""Two inputs to two units; their biases are -1 and 1.5, their weights to the output 1 and -3."""


def chance_with(network: Network, on: Sequence[int]) -> float:
    """What it says of the inputs with these numbers."""
    return network.chance(network.base + sum(network.rows[at] for at in on))


def sigmoid(score: float) -> float:
    return 1 / (1 + exp(min(700.0, -score)))


@pytest.mark.parametrize(
    ("on", "score"),
    [
        ([], 0.25 - 3 * 1.5),  # the first unit is at -1, so it says nothing
        ([0], 0.25),  # 1 - 1 = 0, and 1.5 - 2 = -0.5
        ([1], 0.25 + 1 * 1 - 3 * 2),
        ([0, 1], 0.25 + 1 * 2),
    ],
)
def test_units_add_up_and_say_nothing_below_zero(on: list[int], score: float) -> None:
    assert chance_with(SMALL, on) == pytest.approx(sigmoid(score))


SHORTS = st.integers(-32_768, 32_767)


@given(st.data())
def test_lanes_never_run_into_each_other(data: st.DataObject) -> None:
    units, inputs = data.draw(st.integers(1, 5)), data.draw(st.integers(1, 30))
    rows = st.lists(SHORTS, min_size=units, max_size=units)
    weights = data.draw(st.lists(rows, min_size=inputs + 2, max_size=inputs + 2))
    on = data.draw(st.lists(st.integers(0, inputs - 1), unique=True))
    sums = [sum(weights[at][unit] for at in [*on, inputs]) for unit in range(units)]
    score = sum(max(0, sums[unit]) * weights[-1][unit] for unit in range(units))
    found = chance_with(made(weights, scale=1 << 20), on)
    assert found == pytest.approx(sigmoid(score / (1 << 20) / 2), abs=1e-12)


@pytest.mark.parametrize(("weight", "chance"), [(32_767, 1.0), (-32_768, 0.0)])
def test_no_score_is_too_large(weight: int, chance: float) -> None:
    sure = made([[32_767], [32_767], [weight]], scale=1)
    assert chance_with(sure, [0]) == pytest.approx(chance)


def test_a_file_says_what_it_is() -> None:
    assert SMALL.head == head(2, 0.25)
    assert len(SMALL.rows) == 2


@pytest.mark.parametrize("cut", [2, 8])
def test_a_file_that_is_cut_short_is_refused(cut: int) -> None:
    data = write(head(2), [[1, 2], [3, 4], [5, 6]])
    with pytest.raises(ValueError, match="thibault"):
        read(data[:-cut] if cut == 2 else data.partition(b"\n")[0] + b"\n")


def test_a_weight_that_does_not_fit_is_refused() -> None:
    with pytest.raises(OverflowError):
        write(head(1), [[40_000]])
