"""A real nginx before a bot, with what `deploy/nginx.conf` says."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from time import sleep
from typing import Final

import pytest

SHIPPED: Final = Path(__file__).parents[1] / "deploy/nginx.conf"
MISSING: Final = (
    "the tests with nginx did not run: there is none here; `apt install nginx-light` brings one"
)
OURS: Final = "127.0.0.1:8080"
PUBLIC: Final = "listen 443 ssl;"
LOOK_S: Final = 0.02


def program() -> str:
    """Where nginx is; a test is skipped where there is none, and fails with ``REQUIRE_NGINX=1``."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None and os.environ.get("REQUIRE_NGINX") == "1":
        pytest.fail(MISSING)
    if found is None:
        pytest.skip(MISSING)
    return found


class Nginx:
    """It listens at `port`, without the certificate, and hands on to `bot`."""

    def __init__(self, port: int, bot: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="nginx", dir="/tmp"))
        self.folder.chmod(0o755)
        self._port = port
        self._program = program()
        self._process: subprocess.Popen[bytes] | None = None
        text = SHIPPED.read_text(encoding="utf-8")
        assert text.count(PUBLIC) == 1
        assert text.count(f"server {OURS}") == 1
        text = text.replace(PUBLIC, f"listen 127.0.0.1:{port};").replace(OURS, f"127.0.0.1:{bot}")
        kept = [line for line in text.splitlines() if "ssl_certificate" not in line]
        self._write("djehuty.conf", "\n".join(kept))
        self._write("nginx.conf", WHOLE.format(folder=self.folder))

    def _write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self._process = subprocess.Popen(  # noqa: S603 - nginx, told what stands here
            [self._program, "-p", self.folder, "-c", self.folder / "nginx.conf"]
        )
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self._port)) == 0:
                    return
            assert self._process.poll() is None, (self.folder / "error.log").read_text()
            sleep(LOOK_S)

    def stop(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None

    def close(self) -> None:
        """The same, and forget it."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


WHOLE: Final = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/djehuty.conf;
}}
"""
