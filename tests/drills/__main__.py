"""Play drills out: `python -m tests.drills [NAME …]`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Mapping

import structlog

from bench.__main__ import machine
from tests.drills import away, cuts, doors, failover, frozen, kills, litestream, poison
from tests.drills.outcome import Outcome

DRILLS: Mapping[str, Callable[[], Awaitable[Outcome]]] = {
    "doors": doors.run,
    "kills": kills.run,
    "frozen": frozen.run,
    "failover": failover.run,
    "away": away.run,
    "poison": poison.run,
    "cuts": cuts.run,
    "litestream": litestream.run,
}
"""By name, each at its full size."""


def main() -> int:
    """Play them; 1 if something was not as it must be."""
    parser = argparse.ArgumentParser(prog="python -m tests.drills", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(DRILLS))
    names = parser.parse_args().names or [*DRILLS]
    if unknown := [name for name in names if name not in DRILLS]:
        parser.error(f"there is no drill {unknown[0]}, only {', '.join(DRILLS)}")
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())  # what fails is meant to
    for line in machine():
        sys.stdout.write(f"{line}\n")
    bad = 0
    for name in names:
        begun = time.monotonic()
        outcome = asyncio.run(_of(DRILLS[name]))
        for line in outcome.lines:
            sys.stdout.write(f"{name}: {line}\n")
        wrong = [*outcome.wrong, *outcome.slow]
        for line in wrong:
            sys.stdout.write(f"{name}: WRONG: {line}\n")
        verdict = "as it must be" if not wrong else f"{len(wrong)} things wrong"
        sys.stdout.write(f"{name}: {verdict}, in {time.monotonic() - begun:.0f} s\n")
        sys.stdout.flush()
        bad += bool(wrong)
    return int(bad > 0)


async def _of(drill: Callable[[], Awaitable[Outcome]]) -> Outcome:
    return await drill()


if __name__ == "__main__":
    sys.exit(main())
