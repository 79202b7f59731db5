"""The weights of a learner as whole numbers, in a file, and back."""

from __future__ import annotations

from math import floor, log2

import numpy as np

from opponents.network import Head, read, write
from training.learner import Learner
from training.lockstep import Floats

_BIGGEST = 32_767


def file_of(learner: Learner, name: str, seed: int, games: int) -> bytes:
    """The file of weights that :mod:`opponents.network` reads, for the rules of that name."""
    first = np.vstack((learner.first, learner.bias))
    scale, last_scale = _scale(first), _scale(learner.last)
    head = Head(
        rules=name,
        inputs=learner.told,
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


def learner_of(data: bytes) -> Learner:
    """The network of a file of weights as one that learns: its weights, as far as the file's whole
    numbers tell them."""
    head = read(data).head
    whole = np.frombuffer(data.partition(b"\n")[2], "<i2").reshape(-1, head.units)
    first = whole[:-1].astype(np.float32) / np.float32(head.unit_scale)
    last = whole[-1].astype(np.float32) / np.float32(head.last_scale)
    end = np.full(1, head.end, np.float32)
    return Learner(first[:-1], first[-1], last, end, head.inputs)
