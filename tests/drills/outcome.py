"""What a drill came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Outcome:
    """Its figures as lines, and what was not as it must be."""

    lines: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    slow: list[str] = field(default_factory=list)
    """What took too long for a machine that does nothing else: the suite asks not for this."""

    def say(self, line: str) -> None:
        """Add a figure."""
        self.lines.append(line)

    def demand(self, holds: bool, what: str) -> None:  # noqa: FBT001 - as in assert
        """Something that must be so."""
        if not holds:
            self.wrong.append(what)

    def demand_within(self, limit_s: float, took_s: float, what: str) -> None:
        """Something that must not take longer."""
        if took_s > limit_s:
            self.slow.append(f"{what}: {took_s:.1f} s, not {limit_s:.1f} s")


def quantile(took: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(took)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def spread(took: Sequence[float]) -> str:
    """The middle, the slowest hundredth and the slowest, in the unit they have."""
    half, most = quantile(took, 0.5), quantile(took, 0.99)
    return f"p50 {half:.1f}, p99 {most:.1f}, longest {max(took):.1f}"
