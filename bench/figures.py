"""How the bench tells what it found: a mean, and how far it may be off."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev


def with_error(values: Sequence[float], form: str = ".1f") -> str:
    """The mean of independent ones ± its standard error; of a single one no error is known."""
    if len(values) == 1:
        return f"{values[0]:{form}}"
    return f"{fmean(values):{form}} ± {stdev(values) / len(values) ** 0.5:{form}}"
