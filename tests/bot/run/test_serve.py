"""The composition root: leaving when told to, whatever is being waited for."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from bot.run.serve import serve
from bot.run.settings import Settings, read_settings
from storage.lock import ServerLock


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
