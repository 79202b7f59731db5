"""The composition root: leaving when told to, whatever is being waited for."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from pathlib import Path

import pytest

from bot.run.serve import serve, served_lately, spawning
from bot.run.settings import Settings, read_settings
from bot.telegram.troubles import Troubles
from storage.engines.sqlite.lock import ServerLock
from storage.operations import Present
from tests.bot.kit import Hall


async def test_a_server_that_waits_for_another_leaves_when_told_to(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    given = {"BOT_TOKEN": "1:x", "DATABASE_URL": f"sqlite:///{file}"}
    held = ServerLock.at_once(file)
    waiting = asyncio.create_task(serve(read_settings(Settings, given, None), wait_s=3600))
    await asyncio.sleep(0)  # it runs until it waits for the lock
    os.kill(os.getpid(), signal.SIGTERM)
    await waiting
    held.release()
    assert not file.exists()


async def test_work_that_is_told_to_end_before_it_began_leaves_no_warning() -> None:
    """As at a stop in a crowd, when boards have just been raised: Python would say that nobody
    waited for them."""
    begun = asyncio.Event()

    async def work() -> None:
        begun.set()

    tasks = set[asyncio.Task[None]]()
    task = spawning(tasks, Troubles(lambda: 0.0))(work())
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await asyncio.sleep(0)
    gc.collect()
    assert not begun.is_set()
    assert not tasks


async def test_a_server_that_comes_back_soon_is_alone_and_another_may_not_be(hall: Hall) -> None:
    """A database of one's own says that its server fetched a moment ago."""
    now = hall.clock()
    assert not await served_lately(hall.store, now)
    await hall.store.commit(Present(now - 30_000))
    assert await served_lately(hall.store, now)
    assert not await served_lately(hall.store, now + 100_000)
    assert not await served_lately(hall.store, now - 200_000), "the clock was set"
