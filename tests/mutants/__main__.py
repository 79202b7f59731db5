"""`python -m tests.mutants [WORDS]`: break the program in a copy, and see that it is noticed.

Tells for each mutant (all, or those whose names have the words) what caught it and in how long.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mutants.catalogue import MUTANTS, Mutant

ROOT = Path(__file__).parents[2]
SEEDS = 400
"""More than can be run within the limit."""


@dataclass(frozen=True)
class Fate:
    """What caught a mutant, None if nothing did; `error` is why that could not be found out."""

    by: str | None
    seconds: float
    error: str | None = None


def main() -> int:
    """Try the mutants; 1 if one survived, or is none any more."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("words", nargs="*", help="of the names of those to try; none: all")
    parser.add_argument("--limit", type=float, default=60, help="seconds for each")
    given = parser.parse_args()
    chosen = [one for one in MUTANTS if all(word in one.name for word in given.words)]
    if not chosen:
        parser.error(f"no mutant is called {' '.join(given.words)!r}")
    wrong = 0
    with copied() as copy:
        say(f"{'mutant':58} {'caught by':72} seconds")
        for mutant in chosen:
            fate = tried(mutant, copy, given.limit)
            wrong += fate.by is None
            what = fate.by or (f"ERROR: {fate.error}" if fate.error else "SURVIVED")
            say(f"{mutant.name:58} {what:72} {fate.seconds:6.1f}")
    say(f"{len(chosen)} mutants, {len(chosen) - wrong} caught")
    return 1 if wrong else 0


@contextmanager
def copied() -> Iterator[Path]:
    """A copy of the tree as it is, changes that are not committed among them."""
    listed = subprocess.run(  # noqa: S603 - our own words
        ["git", "-C", str(ROOT), "ls-files", "-z", "-c", "-o", "--exclude-standard"],  # noqa: S607
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    with TemporaryDirectory() as folder:
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                to = Path(folder) / name
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, to)
        yield Path(folder)


def mutated(mutant: Mutant, source: str) -> str:
    """The source with the mutant in it; `ValueError` if it is not to be had."""
    count = source.count(mutant.old)
    if count != 1:
        raise ValueError(f"its text stands {count} times in {mutant.file}")
    changed = source.replace(mutant.old, mutant.new)
    try:
        compile(changed, mutant.file, "exec")
    except SyntaxError as error:
        raise ValueError(f"{mutant.file} is no Python then: {error}") from error
    return changed


def tried(mutant: Mutant, copy: Path, limit_s: float) -> Fate:
    """Put the mutant into the copy, look whether it is caught, and take it out again."""
    begun = time.monotonic()
    file = copy / mutant.file
    source = file.read_text("utf-8")
    try:
        changed = mutated(mutant, source)
    except ValueError as error:
        return Fate(None, 0.0, str(error))
    try:
        _write(file, changed)
        by, why = _caught(mutant, copy, limit_s)
    finally:
        _write(file, source)
    return Fate(by, time.monotonic() - begun, why)


def _write(file: Path, text: str) -> None:
    """Write a module; what was compiled of it before may look as new as it is."""
    file.write_text(text, "utf-8")
    for old in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
        old.unlink()


def _caught(mutant: Mutant, copy: Path, limit_s: float) -> tuple[str | None, str | None]:
    """What caught it, or why that cannot be told."""
    if mutant.tests:
        words = ["pytest", "-x", "-q", "-n0", "--tb=no", "--no-header", *mutant.tests]
        found = r"^(?:FAILED|ERROR) (\S+)"
    else:
        words = ["tests.simulation", "--seeds", str(SEEDS), "--jobs", "1", "--first"]
        found = r"^(seed \d+): .*\n\s*(.{0,60})"
    try:
        done = subprocess.run(  # noqa: S603 - our own words
            [sys.executable, "-m", *words],
            check=False, capture_output=True, text=True, cwd=copy, timeout=limit_s,
            env={**os.environ, "PYTHONPATH": str(copy)},
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return None, None
    match = re.search(found, done.stdout, re.MULTILINE)
    if done.returncode == 1 and match is not None:
        return ": ".join(match.groups()).removeprefix("tests/"), None
    if done.returncode == 0:
        return None, None
    return None, f"exit code {done.returncode}: {(done.stderr or done.stdout)[-200:]!r}"


def say(line: str) -> None:
    """A line at once, even into a pipe."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
