"""Rows of positions are seen as single ones are, and worth the same."""

from __future__ import annotations

import numpy as np
import pytest

from games.senet.rules import Senet
from opponents import inputs
from opponents.judge import judged_by, summed
from opponents.network import read
from tests.contract.play import random_game, seeded
from tests.training.test_lockstep import CASES, DUES, rows
from training.learner import newborn
from training.seen import seen
from training.writing import file_of


@pytest.mark.parametrize("rules", CASES)
def test_the_network_in_whole_numbers_agrees_with_the_one_that_learned(rules: Senet) -> None:
    rng = seeded(rules.id)
    told = inputs.told([rules])
    learner = newborn(inputs.count(told), 16, np.random.default_rng(5), told)
    learner.last[:] = np.random.default_rng(6).normal(0, 1, 16)
    network = read(file_of(learner, rules.id, 5, 0))
    sees = judged_by(network, summed(network), rules)
    game = [played.before for played in random_game(rules, rng) if played.before.due in DUES]
    states = rng.sample(game, min(40, len(game)))
    wanted = learner.values(seen(rules, rows(states), told))
    assert np.ptp(wanted) > 0.01, "positions differ"
    for state, chance in zip(states, wanted.tolist(), strict=True):
        mine = sees(state)
        assert mine is not None
        assert (1 - mine if state.seat else mine) == pytest.approx(chance, abs=2e-3)


def test_every_count_has_an_input_of_its_own() -> None:
    firsts = (*inputs.HOUSES, inputs.HAND, inputs.THEIR_HAND, inputs.LEFT, inputs.THEIR_LEFT)
    ends = [first + 30 for first in inputs.HOUSES] + [
        first + inputs.COUNTED for first in firsts[6:]
    ]
    taken = [at for first, end in zip(firsts, ends, strict=True) for at in range(first, end)]
    taken += [inputs.RESCUE, *range(inputs.OWED, inputs.OWED + inputs.MOST_OWED), inputs.FATE]
    taken += [inputs.SKIP, inputs.THEIR_SKIP, inputs.WAITS, inputs.THEY_WAIT, inputs.SEAT]
    taken += range(inputs.QUIET, inputs.QUIET + inputs.QUIET_PARTS)
    assert sorted(taken) == list(range(inputs.SWITCHES))
