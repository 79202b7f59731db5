"""The weights of a learner as whole numbers, in a file."""

from __future__ import annotations

from math import floor, log2

import numpy as np

from games.senet.rules import Senet
from opponents import inputs
from opponents.network import Head, write
from training.learner import Learner
from training.lockstep import Floats

_BIGGEST = 32_767


def file_of(learner: Learner, rules: Senet, seed: int, games: int) -> bytes:
    """The file of weights that :mod:`opponents.network` reads."""
    first = np.vstack((learner.first, learner.bias))
    scale, last_scale = _scale(first), _scale(learner.last)
    head = Head(
        rules=rules.id,
        inputs=inputs.switch_inputs(rules),
        units=len(learner.bias),
        unit_scale=scale,
        last_scale=last_scale,
        end=round(float(learner.end[0]), 6),
        seed=seed,
        games=games,
    )
    whole = np.vstack((np.rint(first * scale), np.rint(learner.last * last_scale)))
    return write(head, whole.astype(np.int64).tolist())


def _scale(weights: Floats) -> int:
    """The largest power of two by which all of them fit into 16 bits."""
    most = float(np.abs(weights).max())
    return 1 << max(0, floor(log2(_BIGGEST / most))) if most else 1
