"""Drill 8: PostgreSQL dies for good, and its copy takes its place: the commands of docs/servers.md.

The copy is synchronous, so nothing that was told is lost. Servers name both hosts and follow by
themselves.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from pathlib import Path
from tempfile import mkdtemp

from tests.drills.field import Field, field_of
from tests.drills.outcome import Outcome, spread
from tests.postgres import LASTING, Server, started

SYNCHRONOUS = "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (two)'"
ALONE = "ALTER SYSTEM SET synchronous_standby_names = ''"
RELOAD = "SELECT pg_reload_conf()"
FOLLOWS = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'quorum'"


async def run(seconds: float = 10.0, pairs: int = 3) -> Outcome:
    """The drill."""
    outcome, one = Outcome(), started(*LASTING)
    two = await asyncio.to_thread(copy_of, one)
    try:
        await one.ask(SYNCHRONOUS)
        await one.ask(RELOAD)
        await one.comes(FOLLOWS)
        async with field_of(one, pairs, other=two, BOT_PACE_MS="10") as field:
            await _fail_over(field, outcome, two, seconds)
    finally:
        two.stop()
        one.stop()
    return outcome


async def _fail_over(field: Field, outcome: Outcome, two: Server, seconds: float) -> None:
    died = time.monotonic() + seconds
    await field.plays(outcome, lambda: time.monotonic() > died, 0.2)
    before = sum(len(pair.gaps) for pair in field.pairs)
    field.server.kill()
    killed = time.monotonic()
    moving = [asyncio.create_task(pair.move()) for pair in field.pairs]
    await asyncio.to_thread(promote, two)
    promoted = time.monotonic() - killed
    await two.ask(ALONE)
    await two.ask(RELOAD)
    await asyncio.gather(*moving)
    again = time.monotonic() - killed
    end = time.monotonic() + seconds
    await field.plays(outcome, lambda: time.monotonic() > end, 0.2)
    await field.all_right(outcome)
    gaps = [took for pair in field.pairs for _, took in pair.gaps]
    outcome.say(
        f"{before} presses, then the database was killed; its copy was promoted after"
        f" {promoted:.1f} s, the presses that waited were shown after {again:.1f} s"
    )
    outcome.say(f"{len(gaps)} presses in all, to both boards in s: {spread(gaps)}")
    outcome.demand_within(30, again, "until people could play on")


def copy_of(one: Server) -> Server:
    """A copy that follows: `pg_basebackup`, and a second server."""
    folder = Path(mkdtemp(prefix="pg", dir="/tmp"))
    folder.chmod(0o755)
    if one.user is not None:
        shutil.chown(folder, one.user)
    source = f"host={one.folder} user=postgres application_name=two"
    _run(
        one,
        *(one.programs / "pg_basebackup", "--dbname", source, "--pgdata", folder / "data"),
        *("--write-recovery-conf", "--checkpoint=fast"),
    )
    return Server(folder, one.programs, one.user, one.options)


def promote(two: Server) -> None:
    """`pg_ctl promote`."""
    _run(two, two.programs / "pg_ctl", "promote", "--pgdata", two.data)


def _run(server: Server, *command: str | Path) -> None:
    subprocess.run(command, user=server.user, cwd="/tmp", check=True, capture_output=True)  # noqa: S603, S108 - PostgreSQL's own
