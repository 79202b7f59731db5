"""The bot of a newer version: it knows steps of the schema that today's does not."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

from bot.run.exits import DATABASE
from bot.run.logs import set_up
from bot.run.serve import event_loop, serve
from bot.run.settings import Settings, read_settings
from storage.engines.postgres.engine import PostgresEngine
from storage.engines.postgres.migrate import KIND
from storage.schema import Migration, migrations
from storage.sql.locking import locks
from storage.sql.store import SqlStore
from storage.store import StorageError


def main(argv: Sequence[str]) -> int:
    """`serve COMPAT SQL …`: serve as `djehuty serve` does, with a step more for each pair."""
    words = argv[1:]
    steps = list(migrations(KIND))
    for compat, sql in zip(words[::2], words[1::2], strict=True):
        steps.append(Migration(len(steps) + 1, int(compat), sql))

    async def opening(url: str) -> SqlStore:
        return await SqlStore.open(PostgresEngine(url, locks, steps))

    settings = read_settings(Settings)
    set_up(settings.log_format, settings.log_level, sys.stderr, ())
    try:
        with asyncio.Runner(loop_factory=event_loop) as runner:
            runner.run(serve(settings, opening=opening))
    except StorageError as error:
        sys.stderr.write(f"{error}\n")
        return DATABASE
    return 0
