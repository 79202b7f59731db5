"""``python -m playground``: the stand-in as a process of its own."""

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from playground.app import Playground
from playground.limits import read_limits
from playground.server import serve
from playground.state import StateFile
from playground.world import Options

DEFAULTS = Options()


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("playground", description="A stand-in for Telegram.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8081, help="0 takes a free one")
    parser.add_argument("--token", default=DEFAULTS.token, help="the bot's token")
    parser.add_argument("--bot-name", default=DEFAULTS.bot_name)
    parser.add_argument("--bot-username", default=DEFAULTS.bot_username)
    parser.add_argument("--state", type=Path, help="go on from this file and keep to it")
    parser.add_argument("--limits", default="telegram", help="telegram or off")
    return parser.parse_args(argv)


async def _run(arguments: argparse.Namespace) -> None:
    options = Options(arguments.token, arguments.bot_name, arguments.bot_username)
    place = Playground(options, read_limits(arguments.limits))
    kept = StateFile(arguments.state) if arguments.state else None
    if kept:
        kept.load(place.world)
    leaving = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, leaving.set)
    async with serve(arguments.port, arguments.host, playground=place) as running:
        sys.stdout.write(f"{running.url}\n")
        sys.stdout.flush()
        saving = asyncio.create_task(kept.follow(place.world)) if kept else None
        await leaving.wait()
        if kept and saving:
            saving.cancel()
            kept.save(place.world)


def main(argv: Sequence[str] | None = None) -> int:
    """Serve until SIGINT or SIGTERM. Prints the URL in a line of its own when ready."""
    arguments = _arguments(argv)
    try:
        asyncio.run(_run(arguments))
    except OSError as error:
        sys.stderr.write(f"playground: cannot serve on port {arguments.port}: {error}\n")
        return 1
    except ValueError as error:
        sys.stderr.write(f"playground: {error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
