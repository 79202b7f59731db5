"""What sets of houses add up to, many at once: ten houses are looked up at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.senet.state import LAST_HOUSE
from training.moves import Ints

_BITS: Final = 10
_SETS: Final = np.arange(1 << _BITS)

Added: TypeAlias = tuple[NDArray[np.float32], ...]
"""For each ten houses, by which of them are in the set, what they add up to."""


def added(worths: Sequence[float]) -> Added:
    """The sums of every ten houses; `worths` has those of houses 1 to 30."""
    bits = _SETS[:, None] >> np.arange(_BITS) & 1
    tens = np.asarray(worths, np.float64).reshape(LAST_HOUSE // _BITS, _BITS)
    return tuple((bits @ ten).astype(np.float32) for ten in tens)


def total(sums: Added, masks: Ints) -> NDArray[np.float32]:
    """What the houses of each set add up to, house 1 being bit 1."""
    first, second, third = sums
    low, middle, high = (masks >> shift & _SETS[-1] for shift in (1, 11, 21))
    found: NDArray[np.float32] = first[low] + second[middle] + third[high]
    return found
