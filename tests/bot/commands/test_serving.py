"""`djehuty serve`: what it does before it reads the rest of the program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bot.run.exits import BAD_SETTINGS, SECOND_SERVER
from storage.engines.sqlite.lock import ServerLock
from tests.bot.e2e.process import ROOT, environment

SERVED = """
import json, sys
from bot.__main__ import main
code = main(["serve", "--wait", "0"])
print(json.dumps([code, sorted(sys.modules)]))
"""


def test_another_server_is_told_of_before_the_rest_of_the_program_is_read(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    lock = ServerLock.at_once(database)
    environ = environment(
        BOT_TOKEN="1:x",  # noqa: S106 - opens nothing
        DATABASE_URL=f"sqlite:///{database}",
    )
    said = subprocess.run(  # noqa: S603 - our own child
        [sys.executable, "-c", SERVED],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    lock.release()
    code, modules = json.loads(said.stdout)
    assert code == SECOND_SERVER
    assert f"another server (process {os.getpid()}) works on {database}" in said.stderr
    assert {"telegram", "aiohttp", "games", "render", "PIL", "fluent"} & set(modules) == set()


READ = """
import gc, json, sys
looked = []
gc.callbacks.append(lambda phase, _: looked.append(phase) if "telegram" in sys.modules else None)
from bot.__main__ import main
code = main(["serve"])
print(json.dumps([code, looked[:1], gc.isenabled(), gc.get_freeze_count()]))
"""


def test_what_is_read_at_the_start_is_not_looked_through_for_what_nobody_uses(
    tmp_path: Path,
) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "thibault.exact").write_bytes(b"cut")  # it ends before it serves
    environ = environment(
        BOT_TOKEN="1:x",  # noqa: S106 - opens nothing
        DATABASE_URL=f"sqlite:///{tmp_path}/games.db",
    )
    said = subprocess.run(  # noqa: S603 - our own child
        [sys.executable, "-c", READ],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    code, looked, enabled, kept = json.loads(said.stdout)
    assert (code, looked, enabled) == (BAD_SETTINGS, [], True)
    assert kept > 100_000
