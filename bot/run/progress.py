"""Bars of what takes longer than a moment: on a terminal, and nowhere else."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import click

T = TypeVar("T")

LOOK_S = 0.2


def shown() -> bool:
    """Whether somebody watches."""
    return sys.stderr.isatty()


def watched(things: Iterable[T], count: int, label: str) -> Iterator[T]:
    """These things, with a bar of how many of them were worked on."""
    with click.progressbar(
        things, count, label, file=sys.stderr, show_pos=True, hidden=not shown()
    ) as bar:
        yield from bar


@contextlib.contextmanager
def advancing(label: str) -> Iterator[Callable[[int, int], None]]:
    """A bar of something that tells how much of it is done, of how much in all."""
    with click.progressbar(length=1, label=label, file=sys.stderr, hidden=not shown()) as bar:

        def far(done: int, whole: int) -> None:
            bar.length = whole
            bar.update(done - bar.pos)

        yield far


@contextlib.contextmanager
def growing(file: Path, size: int, label: str) -> Iterator[None]:
    """A bar of how far `file` has grown towards `size` bytes while something writes it."""
    if not shown():
        yield
        return
    done = threading.Event()
    with click.progressbar(length=max(size, 1), label=label, file=sys.stderr) as bar:

        def look() -> None:
            while not done.wait(LOOK_S):
                with contextlib.suppress(OSError):
                    bar.update(max(0, min(file.stat().st_size, bar.length or 0) - bar.pos))

        watching = threading.Thread(target=look, daemon=True)
        watching.start()
        try:
            yield
        finally:
            done.set()
            watching.join()
        bar.update((bar.length or 0) - bar.pos)


def size_of(database: Path) -> int:
    """The bytes of a database with its log; 0 if there is none."""
    files = (database, database.with_name(f"{database.name}-wal"))
    return sum(file.stat().st_size for file in files if file.is_file())
