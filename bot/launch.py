"""`djehuty play`: the stand-in for Telegram and the bot against it, as two processes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from types import FrameType

TOKEN = "1000000:playground"  # noqa: S105 - the stand-in's own, it opens nothing
LEAVE_S = 5


def play(port: int, folder: Path, *, browser: bool) -> int:
    """Start both, open the page, and stay until Ctrl-C or until one of them ends."""
    folder.mkdir(parents=True, exist_ok=True)
    stand_in = subprocess.Popen(  # noqa: S603 - our own module, fixed words
        [sys.executable, "-m", "playground", "--port", str(_free(port)), "--token", TOKEN,
         "--state", str(folder / "telegram.json")],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )  # fmt: skip
    url = stand_in.stdout.readline().strip() if stand_in.stdout is not None else ""
    if not url:
        return stand_in.wait() or 1
    bot = subprocess.Popen(
        [sys.executable, "-m", "bot", "serve"],
        env=_environment(url, folder / "djehuty.db"),
        start_new_session=True,
    )
    sys.stdout.write(f"\n  Djehuty is here: {url}\n  Ctrl-C ends the game; it is saved.\n\n")
    sys.stdout.flush()
    if browser and _has_screen():
        webbrowser.open(url)
    try:
        return _stay(bot)
    finally:
        for process in (bot, stand_in):
            _leave(process)


def _free(port: int) -> int:
    """The port, or 0 (any free one) if something listens there already."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return 0
    return port


def _environment(url: str, database: Path) -> dict[str, str]:
    """The bot's settings: those of the shell, but this token, this server, this database."""
    ours = {
        "BOT_TOKEN": TOKEN,
        "TELEGRAM_API_URL": url,
        "DATABASE_URL": f"sqlite:///{database}",
        "LOG_LEVEL": os.environ.get("LOG_LEVEL", "WARNING"),
    }
    return {**os.environ, **ours}


def _has_screen() -> bool:
    """Whether a browser can show: always on a desktop system that needs no display to be named."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _stay(bot: subprocess.Popen[bytes]) -> int:
    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, interrupt)
    try:
        code = bot.wait()
    except KeyboardInterrupt:
        return 0
    sys.stderr.write(f"the bot ended with code {code}\n")
    return code


def _leave(process: subprocess.Popen[bytes] | subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(LEAVE_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
