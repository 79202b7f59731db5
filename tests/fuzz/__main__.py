"""`python -m tests.fuzz [KIND ...] [--count N] [--seed S] [--from BLOCK]`: nonsense of every kind.

Ends with 1 if an input was not refused kindly, was no refusal at all, or changed what it must not;
each finding comes with the command that repeats it. Slow inputs are told, and are no findings.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time

import structlog

from tests.fuzz.kinds import BLOCK, KINDS, Tally, block

WORST = 5
EVERY_S = 30.0


def main() -> int:
    """Send it, tell what came of it, and give the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--count", type=int, default=10_000, help="inputs of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first block")
    given = parser.parse_args()
    if unknown := [kind for kind in given.kinds if kind not in KINDS]:
        parser.error(f"there is no kind {unknown[0]!r}: {', '.join(KINDS)}")
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    found = 0
    for kind in given.kinds or KINDS:
        found += _kind(kind, given.count, given.seed, given.first)
    return 1 if found else 0


def _kind(kind: str, count: int, seed: int, first: int) -> int:
    """All inputs of a kind; how many were findings."""
    whole, begun = Tally(), time.monotonic()
    told = begun
    for number in range(first, first + -(-count // BLOCK)):
        one = block(kind, seed, number, min(BLOCK, count - whole.inputs))
        for finding in one.findings:
            say(f"{kind} --seed {seed} --from {number} --count {BLOCK}: {finding[:2000]}")
        whole.add(one)
        if time.monotonic() - told > EVERY_S:
            told = time.monotonic()
            say(_line(kind, whole, told - begun))
    say(_line(kind, whole, time.monotonic() - begun))
    for seconds, text in sorted(whole.slow, reverse=True)[:WORST]:
        say(f"  slow: {seconds * 1000:.0f} ms: {text[:200]!r}")
    return len(whole.findings)


def _line(kind: str, tally: Tally, seconds: float) -> str:
    return (
        f"{kind}: {tally.inputs} inputs in {seconds:.0f} s, {tally.refused} refused,"
        f" {len(tally.slow)} slow, {len(tally.findings)} findings"
    )


def say(line: str) -> None:
    """A line at once, even into a pipe."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
