"""`djehuty serve`: what it does before it reads the rest of the program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bot.run.exits import SECOND_SERVER
from storage.lock import ServerLock
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
