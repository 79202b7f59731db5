"""Characters in rows weigh positions as they do one by one."""

from __future__ import annotations

import numpy as np

from games.senet.rules import Senet
from opponents.senet import GOLDEN, MODEST, Weighing
from tests.contract.play import random_game, seeded
from tests.games.every import each_senet
from tests.training.test_lockstep import DUES, rows
from training.lockstep import successors
from training.rivals import Weighs
from training.weighing import InRows

GREEDY = Weighing(0.0, 0.0, 0.0)


@each_senet
def test_what_follows_is_weighed_alike(rules: Senet) -> None:
    game = [played.before for played in random_game(rules, seeded(rules.id))]
    thrown = [state for state in game if state.due in DUES]
    follow = successors(rules, rows(seeded(rules.id).sample(thrown, min(60, len(thrown)))))
    assert len(follow.parent) > 100
    for weighing in (GOLDEN, MODEST, GREEDY):
        one_by_one = Weighs(weighing).worths(rules, follow)
        np.testing.assert_allclose(InRows(weighing).worths(rules, follow), one_by_one, atol=1e-3)
