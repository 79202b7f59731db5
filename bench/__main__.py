"""All figures, one after the other: `make bench`.

Each part is a module of this folder with a `main()` that prints its own lines.
"""

from __future__ import annotations

import importlib
import os
import platform
import sqlite3
import sys
import time
import zlib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PARTS = (
    "shape",
    "pictures",
    "films",
    "writer",
    "playouts",
    "contests",
    "guesses",
    "leads",
    "ratings",
    "anchors",
    "sums",
    "verdicts",
    "year",
    "door",
    "chat",
    "press",
    "presses",
    "heights",
    "calls",
    "faults",
    "growth",
    "isolation",
    "several",
    "talk",
    "startup",
    "health",
)
"""In the order in which they run; each is run alone, since they share the machine."""

LIBRARIES = (
    *("pillow", "python-telegram-bot", "aiohttp", "orjson", "aiosqlite", "asyncpg"),
    *("httpx", "uvicorn"),
    *("zlib-ng", "isal", "uvloop"),  # each only where there is a wheel of it
)


def processor() -> str:
    """The processor's name, as far as the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def installed(name: str) -> str:
    """The version of a package; `none` if it is not there."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "none"


def machine() -> tuple[str, ...]:
    """What the figures depend on: the machine, how busy it is, and the versions."""
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    return (
        f"machine    {processor()}, {os.cpu_count()} cores, {platform.system()}, load {load}",
        f"Python     {platform.python_version()} ({platform.python_implementation()})",
        f"libraries  zlib {zlib.ZLIB_RUNTIME_VERSION}, sqlite {sqlite3.sqlite_version}, "
        + ", ".join(f"{name} {installed(name)}" for name in LIBRARIES),
    )


def main(names: list[str]) -> None:
    """Run the parts called `names`, or all; an unknown name ends with an error."""
    for name in names:
        if name not in PARTS:
            sys.exit(f"bench: there is no part {name!r}; there are: {', '.join(PARTS)}")
    print("\n".join(machine()))
    # All are imported before the first runs: a missing one is told at once.
    parts = [(name, importlib.import_module(f"bench.{name}")) for name in names or PARTS]
    for name, part in parts:
        print(f"\n== {name}", flush=True)
        begin = time.perf_counter()
        part.main()
        print(f"({time.perf_counter() - begin:.1f} s)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
