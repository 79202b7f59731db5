"""`djehuty play`: the stand-in for Telegram and the bot against it, as two processes.

A bot that is killed starts again. Whatever ends us, both processes end with us
(`bot.run.end_with_parent`).
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from pathlib import Path

from bot.run.exits import FAILED, PORT_TAKEN, SECOND_SERVER
from bot.run.supervisor import ADVICE, first, how, keep, leave, say
from storage.engines.sqlite.lock import SecondServer, ServerLock

TOKEN = "1000000:playground"  # noqa: S105 - the stand-in's own, it opens nothing
ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
GAME = "djehuty.db"
"""The file of the saved games, in the folder that is played in."""
LOCK_S = 5.0
"""A killed bot's lock is free at once; longer waits only for a game that is open elsewhere."""


def play(port: int, folder: Path, *, browser: bool) -> int:
    """Start both, open the page, and stay until told to end; the exit code.

    Afterwards SIGINT, SIGTERM and SIGHUP stay blocked: only the end of this process is left.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        say(f"cannot play in {folder}: {error.strerror}")
        return FAILED
    try:
        ServerLock.at_once(folder / GAME).release()
    except SecondServer as error:
        say(f"{error}\n{ADVICE[SECOND_SERVER]}")
        return SECOND_SERVER
    if not _free(port):
        say(
            f"port {port} is taken: end what listens there, or take another port"
            f' (--port {port + 1}; make play ARGS="--port {port + 1}")'
        )
        return PORT_TAKEN
    return asyncio.run(_play(port, folder, browser=browser))


async def _play(port: int, folder: Path, *, browser: bool) -> int:
    stop = asyncio.Event()
    for number in ENDINGS:
        if number != signal.SIGHUP or signal.getsignal(number) != signal.SIG_IGN:  # nohup
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    state = str(folder / "telegram.json")
    options = ("--port", str(port), "--token", TOKEN, "--state", state)
    playground = await child("playground", *options, stdout=PIPE)
    try:
        assert playground.stdout is not None  # noqa: S101 - it was started with a pipe
        _, line = await first(stop.wait(), playground.stdout.readline())
        if not isinstance(line, bytes):
            return 0
        if not (url := line.decode().strip()):
            code = await playground.wait()
            say(f"the playground {how(code)} before it was ready")
            return max(code, 1)
        sys.stdout.write(f"\n  Djehuty is here: {url}\n  Ctrl-C ends the game; it is saved.\n\n")
        sys.stdout.flush()
        if browser and _has_screen():
            webbrowser.open(url)
        environ = _environment(url, folder / GAME)
        words = ("bot", "serve", "--playing", "--wait", str(LOCK_S))
        return await keep(lambda: child(*words, environ=environ), playground, stop)
    finally:
        await leave(playground)
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)  # an impatient second Ctrl-C


async def child(
    *words: str, environ: Mapping[str, str] = os.environ, stdout: int | None = None
) -> Process:
    """A module of ours as a child: out of reach of the terminal's Ctrl-C, tied to our life."""
    command = (sys.executable, "-m", "bot.run.end_with_parent", *words)
    made = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=stdout, env=environ, start_new_session=True
    )
    if environ.get("LOG_LEVEL") == "DEBUG":
        say(f"{words[0]} is process {made.pid}")
    return made


def _free(port: int) -> bool:
    """Whether nothing listens at the port; always for 0, which takes a free one."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _environment(url: str, database: Path) -> dict[str, str]:
    """The bot's settings: those of the shell, but this token, this server, this database, and no
    way to anywhere else. What else is of the world it passes over (`--playing`)."""
    shell = {name: told for name, told in os.environ.items() if not name.lower().endswith("_proxy")}
    ours = {
        "BOT_TOKEN": TOKEN,
        "TELEGRAM_API_URL": url,
        "DATABASE_URL": f"sqlite:///{database}",
        "LOG_LEVEL": os.environ.get("LOG_LEVEL", "WARNING"),
    }
    return {**shell, **ours}


def _has_screen() -> bool:
    """Whether a browser can show: always on a desktop system that needs no display to be named."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
