"""Work on many games in several processes: the arena's contests, the cards' measures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar, TypeVarTuple

R = TypeVar("R")
Ts = TypeVarTuple("Ts")


def spread(
    work: Callable[[*Ts], R], tasks: Collection[tuple[*Ts]], jobs: int
) -> Iterator[tuple[tuple[*Ts], R]]:
    """Each task with what comes of it, as they are ready; begun in their order. With one job all is
    done here. `work` stands at the top of a module, and can be sent to another process."""
    if jobs == 1:
        yield from ((task, work(*task)) for task in tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        ready = {pool.submit(work, *task): task for task in tasks}
        for each in as_completed(ready):
            yield ready[each], each.result()
