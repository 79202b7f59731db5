"""The one writer: all works that wait go into one transaction (group commit).

Works that touch a common row never meet in one; each caller hears what came of its own. What a
transaction is, and how a guilty work is told from the others, is the engine's.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from storage.engine import Engine
from storage.patience import Patience
from storage.statements import Statement, Work
from storage.store import Held, StorageError

BATCH = 500
"""Works in a transaction at most: bounds how long the first of them waits for the last."""


class _Waiting(NamedTuple):
    """A work, and the future that tells the caller what came of it."""

    work: Work
    done: asyncio.Future[None]


@dataclass(slots=True)
class Written:
    """What was written since the start: works, the transactions they went in, and how many of those
    had to be tried again; and how many works wait."""

    works: int = 0
    batches: int = 0
    again: int = 0
    waiting: int = 0


class Writer:
    """Drains waiting works into transactions until it is closed or the database fails."""

    def __init__(self, engine: Engine, patience: Patience) -> None:
        self._engine = engine
        self._patience = patience
        self._waiting: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._failure: StorageError | None = None
        self._written = Written()
        self._task = asyncio.get_running_loop().create_task(self._run(), name="storage writer")

    def put(
        self, statements: Iterable[Statement], keys: Iterable[Hashable], *, alone: bool = False
    ) -> asyncio.Future[None]:
        """Queue one work; the future ends with its fate (await it shielded).

        `StorageError` at once if the writer has stopped.
        """
        self.check()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # A caller that was cancelled hears nothing; asyncio needn't complain of that.
        done.add_done_callback(asyncio.Future.exception)
        self._waiting.append(_Waiting(Work(tuple(statements), frozenset(keys), alone), done))
        self._wake.set()
        return done

    @property
    def written(self) -> Written:
        """What was written so far."""
        return replace(self._written, waiting=len(self._waiting))

    def check(self) -> None:
        """Raise `StorageError` if nothing is accepted any more."""
        if self._failure is not None:
            raise StorageError(str(self._failure), full=self._failure.full)
        if self._closing:
            raise StorageError("the database is closed")

    async def close(self) -> None:
        """Accept nothing more, write what waits, and end."""
        self._closing = True
        self._wake.set()
        # Unlike awaiting the task, this neither cancels it nor ends with its cancellation.
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        batch: list[_Waiting] = []
        try:
            while (self._waiting or not self._closing) and self._failure is None:
                if not self._waiting:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                batch = self._take()
                try:
                    _settle(batch, await self._write([one.work for one in batch]))
                    self._written.batches += 1
                    self._written.works += len(batch)
                except StorageError as error:
                    self._fail(batch, error)
                except Exception as error:  # noqa: BLE001 - callers must not wait for a mistake
                    self._fail(batch, StorageError(f"the writer failed: {error!r}"))
        finally:
            # Only if this task is cancelled from outside is anything left.
            self._closing = True
            left = [*batch, *self._waiting]
            _settle(left, [StorageError("the writer was stopped") for _ in left])

    async def _write(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        """Have them written, as soon as the database answers; refused if it does not before we are
        to end. Nothing is in doubt then."""

        async def once() -> Sequence[Exception | None]:
            try:
                return await self._engine.write(works)
            except Held:
                self._written.again += 1
                raise

        try:
            return await self._patience.ask(once, leaves=lambda: self._closing)
        except Held as held:
            return [Held(str(held)) for _ in works]

    def _take(self) -> list[_Waiting]:
        """Take the works of the next batch: none touches a row that one queued before it does."""
        batch: list[_Waiting] = []
        later: list[_Waiting] = []
        held: set[Hashable] = set()
        while self._waiting and len(batch) < BATCH:
            one = self._waiting.popleft()
            work = one.work
            if work.alone and (batch or later):
                self._waiting.appendleft(one)
                break
            if held.isdisjoint(work.keys):
                batch.append(one)
            else:
                later.append(one)
            held |= work.keys
            if work.alone:
                break
        self._waiting.extendleft(reversed(later))
        return batch

    def _fail(self, batch: Sequence[_Waiting], failure: StorageError) -> None:
        """Stop for good: what a failed commit left on the disk is known after a restart only."""
        self._failure = failure
        lost = [*batch, *self._waiting]
        self._waiting.clear()
        _settle(lost, [StorageError(str(failure), full=failure.full) for _ in lost])


def _settle(works: Sequence[_Waiting], fates: Sequence[Exception | None]) -> None:
    for one, fate in zip(works, fates, strict=True):
        if one.done.done():
            continue
        if fate is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(fate)
