"""`djehuty serve`, `play` and `health`: the bot as it runs."""

from __future__ import annotations

import importlib.util
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.commands.shape import SECONDS, Command
from bot.run.exits import BAD_SETTINGS, BAD_TOKEN, CONFLICT, PORT_TAKEN, say

if TYPE_CHECKING:
    from bot.run.settings import Settings
    from bot.telegram.ports import CannotListen


@click.command(
    cls=Command,
    short_help="Run the bot against Telegram.",
    examples=["djehuty serve", "BOT_TOKEN=… DATABASE_URL=sqlite:////data/djehuty.db djehuty serve"],
)
@click.option(
    "--wait",
    type=SECONDS,
    default=30.0,
    metavar="SECONDS",
    show_default="30",
    help="How long to wait for another server on the database to end.",
)
@click.option(
    "--adopt",
    is_flag=True,
    help="Take over a database that belongs to another bot, for good (docs/moving.md).",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="NUMBER",
    help="How many servers to run on this machine; more than one needs PostgreSQL.",
)
@click.option("--playing", is_flag=True, hidden=True)
def serve(wait: float, workers: int, *, adopt: bool, playing: bool) -> int:
    """Run the bot against Telegram until it is told to stop (Ctrl-C, SIGTERM).

    Its settings come from the environment and from the file .env in the working folder.
    """
    import asyncio
    import gc

    gc.disable()  # what is read stays: Python need not look again and again what nobody uses
    from bot.run.logs import secrets_of, set_up
    from bot.run.settings import OF_THE_WORLD, Settings, read_settings
    from storage.engines.sqlite.lock import SecondServer, ServerLock
    from storage.url import password_of

    without = OF_THE_WORLD if playing else frozenset[str]()
    settings, begun = read_settings(Settings, without=without), time.monotonic()
    if workers > 1:
        return _several(settings, workers, *(["--adopt"] if adopt else []))
    token = settings.bot_token.get_secret_value()
    hook = settings.webhook_secret
    secrets = secrets_of(
        token,
        password_of(settings.database_url),
        "" if hook is None else hook.get_secret_value(),
    )
    set_up(settings.log_format, settings.log_level, sys.stderr, secrets)
    try:
        lock = None if settings.in_postgres else ServerLock.at_once(settings.database)
    except SecondServer:
        if not wait:
            raise
        lock = None  # what follows takes a second, in which the other one may end

    from bot.run.serve import event_loop, serve
    from bot.telegram.poller import TokenRefused
    from bot.telegram.ports import CannotListen
    from bot.telegram.rivals import AnotherPoller, WebhookSet
    from bot.telegram.way import TELEGRAM, shown
    from opponents.exact import tables_in

    gc.freeze()
    gc.enable()
    try:
        tables_in(settings.tables)
    except (OSError, ValueError) as error:
        return say(f"{error}: remove it, or make it anew: djehuty solve", BAD_SETTINGS)
    try:
        with asyncio.Runner(loop_factory=event_loop) as runner:
            runner.run(serve(settings, lock, wait_s=wait, begun=begun, adopt=adopt))
    except CannotListen as error:
        return _cannot_listen(error)
    except TokenRefused:
        other = settings.telegram_api_url
        server = "Telegram" if other is None else shown(other)
        hint = "" if other is None else ", and TELEGRAM_API_URL"
        return say(
            f"{server} refuses the token: check BOT_TOKEN (@BotFather shows it){hint}.", BAD_TOKEN
        )
    except WebhookSet:
        base = shown(settings.telegram_api_url or TELEGRAM)
        return say(
            "a webhook is set for this bot: Telegram hands its updates there, and to nobody who"
            f" fetches. Remove it: curl {base}/bot$BOT_TOKEN/deleteWebhook",
            CONFLICT,
        )
    except AnotherPoller:
        return say(
            "another program fetches this bot's updates and was there before: stop it first, or"
            " take a new token from @BotFather.",
            CONFLICT,
        )
    return 0


def _several(settings: Settings, workers: int, *words: str) -> int:
    """Run so many servers, if they can share the database."""
    import asyncio

    from bot.run.workers import look, places, serve_workers
    from bot.telegram.ports import CannotListen

    if not settings.in_postgres:
        return say(
            f"{workers} servers cannot work on one file: DATABASE_URL must name a database of"
            " PostgreSQL (docs/servers.md)",
            BAD_SETTINGS,
        )
    listening = {
        "METRICS_LISTEN": settings.metrics_listen,
        "PEER_LISTEN": settings.peer_listen,
    }
    wanted = places(workers, listening)
    try:
        look(wanted, {"LISTEN": settings.listen, "PICTURES_LISTEN": settings.pictures_listen})
    except CannotListen as error:
        return _cannot_listen(error)
    return asyncio.run(serve_workers(wanted, *words))


def _cannot_listen(error: CannotListen) -> int:
    """Say what to do where a port cannot be had."""
    return say(f"{error}. Correct {error.setting}, or end what listens there.", PORT_TAKEN)


@click.command(
    cls=Command,
    short_help="Play here in the browser, without a token.",
    examples=["djehuty play", "djehuty play --port 8090 --folder other-games"],
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8081, show_default=True, help="0: a free one."
)
@click.option(
    "--folder",
    type=click.Path(path_type=Path),
    default=Path("var/play"),
    show_default=True,
    help="Where the games are saved.",
)
@click.option("--no-browser", is_flag=True, help="Only print the address.")
def play(port: int, folder: Path, *, no_browser: bool) -> int:
    """Play here in the browser against a stand-in for Telegram, without a token."""
    for part in ("playground", "starlette"):  # it runs as a process of its own: is it here?
        if importlib.util.find_spec(part) is None:
            raise ModuleNotFoundError(name=part)
    from bot.run.launch import play

    return play(port, folder, browser=not no_browser)


@click.command(
    cls=Command,
    short_help="Whether the server lives and fetches updates.",
    examples=["djehuty health && echo well"],
)
def health() -> int:
    """Whether a server works on the database and has fetched updates lately: exit code 0, or 8
    and a sentence that says what is wrong. It only looks, and costs next to nothing."""
    from bot.run.health import health

    return health()


COMMANDS = (serve, play, health)
