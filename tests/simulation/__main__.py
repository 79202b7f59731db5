"""`python -m tests.simulation --seeds 2000 [--from N]`: many runs; the first violation ends it."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from tests.simulation.world import Report, run

EVERY_S = 5.0


def main() -> int:
    """Run the seeds, tell the progress, and give the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=2000, help="how many seeds to run")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    parser.add_argument("--trace", type=Path, help="write the last run's steps to this file")
    given = parser.parse_args()
    figures: Counter[str] = Counter()
    begun = told = time.monotonic()
    for number, seed in enumerate(range(given.first, given.first + given.seeds), 1):
        report = run(seed)
        figures.update(report.figures)
        if given.trace is not None:
            given.trace.write_text("\n".join(report.lines), encoding="utf-8")
        if report.violations:
            _accuse(report)
            return 1
        if time.monotonic() - told > EVERY_S or number == given.seeds:
            told = time.monotonic()
            say(f"{number} seeds in {told - begun:.0f} s: {_in_words(figures)}; 0 violations")
    return 0


def _in_words(figures: Counter[str]) -> str:
    return ", ".join(f"{figures[name]} {name}" for name in sorted(figures))


def _accuse(report: Report) -> None:
    say(f"seed {report.seed}: {len(report.violations)} violations ({_in_words(report.figures)})")
    for violation in report.violations:
        say(f"  {violation}")
    say(f"see each step: python -m tests.simulation --from {report.seed} --seeds 1 --trace FILE")


def say(line: str) -> None:
    """A line at once, even into a pipe."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
