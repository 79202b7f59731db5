"""The `djehuty` command."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from arena import calibrate, watching
from arena import command as arena
from arena.match import PLAYERS
from bot.run import letters, listing, picture
from bot.run.launch import play
from bot.run.logs import secrets_of, set_up
from bot.run.serve import HEARTBEAT, event_loop, serve
from bot.run.settings import FileSettings, Settings, SettingsError, read_settings
from bot.telegram.poller import LONG_POLL_S, AnotherPoller, TokenRefused
from cards import command as measured
from cards.card import DATA
from cards.measure import SEED
from games import fair
from games.catalogue import CATALOGUE
from games.core import GameError, SwitchError
from games.proof import Seating, verify
from games.record import read_record
from opponents.exact import tables_in
from opponents.levels import COUNT, LADDERS, TOP
from render import RenderError
from storage.backup import backup, restore
from storage.lock import WAIT_S, SecondServer, ServerLock
from storage.store import StorageError

BAD_SETTINGS, BAD_TOKEN, SECOND_SERVER, CONFLICT, DATABASE, NOT_VERIFIED, NOT_HEALTHY = range(2, 9)
"""Exit codes, as listed in docs/operations.md."""

HEALTHY_S = 3 * LONG_POLL_S
"""A server that fetched updates so recently is healthy."""


_PROVEN: Mapping[Seating, str] = {
    "lot": "The lot and all {throws} throws follow from the secret.\n",
    "throw-off": "The lot, the throw-off and all {throws} throws follow from the secret.\n",
    "match": "All {throws} throws follow from the secret. The seats do not: this is a later game"
    " of a match, in which they change hands; compare the record of the game before (Previous).\n",
}
"""What a record that holds proves, by what gave its seats."""

_KIND: Mapping[fair.Method, str] = {
    "djehuty1": "Drawn as djehuty1: the ids of the presses were mixed in. Only the server sees"
    " those, and could have chosen them.\n",
    "djehuty2": "Drawn as djehuty2: what the players brought was mixed in.\n",
}
_COMPARE: Final = """\
What no record proves is that this seal was shown before anybody sat down. Compare it with the one
that you saw then:
{seal}
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a sub-command; returns its exit code."""
    arguments = _parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        return run(arguments)
    except SettingsError as error:
        return _say(f"The settings are not right:\n{error}", BAD_SETTINGS)
    except SecondServer as error:
        return _say(str(error), SECOND_SERVER)
    except StorageError as error:
        hint = " The disk is full: make room and start again; nothing confirmed is lost."
        return _say(f"{error}{hint if error.full else ''}", DATABASE)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("djehuty", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    serving = commands.add_parser("serve", help="run the bot against Telegram")
    serving.add_argument(
        "--wait",
        type=float,
        default=WAIT_S,
        metavar="SECONDS",
        help="how long to wait for another server on the database to end (default: %(default)g)",
    )
    serving.set_defaults(run=_serve)
    playing = commands.add_parser("play", help="play here in the browser, without a token")
    playing.add_argument(
        "--port", type=int, default=8081, help="0 takes a free one (default: %(default)d)"
    )
    playing.add_argument("--folder", type=Path, default=Path("var/play"))
    playing.add_argument("--no-browser", action="store_true")
    playing.set_defaults(run=lambda a: play(a.port, a.folder, browser=not a.no_browser))
    saving = commands.add_parser("backup", help="copy the database while the bot runs")
    saving.add_argument("file", type=Path)
    saving.set_defaults(run=_backup)
    restoring = commands.add_parser("restore", help="put a backup in the database's place")
    restoring.add_argument("file", type=Path)
    restoring.add_argument("--replace", action="store_true", help="set the present one aside")
    restoring.set_defaults(run=_restore)
    verifying = commands.add_parser("verify", help="recompute every throw of a record")
    which = verifying.add_mutually_exclusive_group(required=True)
    which.add_argument("file", type=Path, nargs="?")
    which.add_argument(
        "--all", type=Path, nargs="+", metavar="FILE", help="sealed lists, the earliest first"
    )
    verifying.set_defaults(run=lambda a: _verify(a) if a.all is None else listing.verified(a.all))
    sealed = commands.add_parser("sealed", help="write the sealed list of a day")
    sealed.add_argument("day", help="in UTC, as 2026-11-22")
    sealed.add_argument("file", type=Path)
    sealed.set_defaults(
        run=lambda a: listing.written(read_settings(FileSettings).database, a.day, a.file)
    )
    _add_letters(commands)
    _add_draw(commands)
    _add_cards(commands)
    _add_arena(commands)
    _add_habits(commands)
    _add_calibrate(commands)
    _add_train(commands)
    _add_duel(commands)
    _add_solve(commands)
    health = commands.add_parser("health", help="whether the server lives and fetches updates")
    health.set_defaults(run=_health)
    return parser


def _add_letters(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    reading = commands.add_parser("letters", help="what nobody could work on, and was put aside")
    actions = reading.add_subparsers(metavar="ACTION")
    actions.add_parser("list", help="a line for each (also without ACTION)")
    reading.set_defaults(run=_letters, letter=lambda database, _: letters.listed(database))
    for name, does, told in (
        ("show", letters.shown, "all that is kept of one"),
        ("retry", letters.tried, "have the server try it again"),
    ):
        action = actions.add_parser(name, help=told)
        action.add_argument("id", type=_count, metavar="ID")
        action.set_defaults(letter=does)


def _add_draw(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    drawing = commands.add_parser("draw", help="write the picture of a position as a PNG file")
    drawing.add_argument("rules", metavar="RULES", help="a rule set: thibault")
    drawing.add_argument("file", type=Path)
    drawing.add_argument("--switches", default="", help="as in records: size=7,leaps=all")
    drawing.add_argument(
        "--position", metavar="LINE", help="as in docs/notation.md (default: that of its page)"
    )
    drawing.set_defaults(run=_draw)


def _add_cards(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    measuring = commands.add_parser("cards", help="measure how long games are, and how even")
    known = ", ".join(rules.id for rules in CATALOGUE)
    measuring.add_argument(
        "rules", nargs="*", metavar="RULES", help=f"rule sets, all if none is named: {known}"
    )
    measuring.add_argument("--games", type=_count, help="games of a kind a case, at most")
    measuring.add_argument("--seed", type=int, default=SEED, help="(default: %(default)d)")
    _add_jobs(measuring)
    measuring.add_argument(
        "--write", action="store_true", help="keep the figures in the place of those there are"
    )
    measuring.set_defaults(run=_cards)


def _add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    playing = commands.add_parser("arena", help="let the BOT's characters play each other")
    known = ", ".join(PLAYERS)
    playing.add_argument(
        "names", nargs="*", metavar="CHARACTER", help=f"two, or none for all pairs: {known}"
    )
    playing.add_argument("--game", help="all rule sets of this game")
    playing.add_argument("--rules", help="this rule set (default: all)")
    playing.add_argument("--switches", default="", help="as in records: size=7,leaps=all")
    playing.add_argument("--seats", type=_count, default=2, help="(default: %(default)d)")
    playing.add_argument(
        "--luck", action="store_true", help="take the luck of the throws off the results"
    )
    playing.add_argument(
        "--games", type=_count, default=200, help="of each contest (default: %(default)d)"
    )
    playing.add_argument("--seed", type=int, default=arena.SEED, help="(default: %(default)d)")
    _add_jobs(playing)
    playing.set_defaults(run=_arena)


def _add_habits(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    watched = commands.add_parser("habits", help="measure how the BOT's characters play")
    known = ", ".join(PLAYERS)
    watched.add_argument(
        "names", nargs="*", metavar="CHARACTER", help=f"those of the chat if none is named: {known}"
    )
    watched.add_argument("--rules", default="thibault", help="(default: %(default)s)")
    watched.add_argument("--switches", default="", help="as in records: size=7,leaps=all")
    watched.add_argument(
        "--against", default=watching.PARTNER, help="who plays with each (default: %(default)s)"
    )
    watched.add_argument(
        "--games", type=_count, default=200, help="with each (default: %(default)d)"
    )
    watched.add_argument("--seed", type=int, default=arena.SEED, help="(default: %(default)d)")
    _add_jobs(watched)
    watched.set_defaults(run=_habits)


def _add_calibrate(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    measuring = commands.add_parser(
        "calibrate",
        help="measure how often the levels of a game are to slip, and how strong they are",
    )
    measuring.add_argument("--rules", default="thibault", help="(default: %(default)s)")
    measuring.add_argument(
        "--between", default=TOP, help="who slips between the ends (default: %(default)s)"
    )
    measuring.add_argument(
        "--games", type=_count, default=100, help="of each pair (default: %(default)d)"
    )
    measuring.add_argument("--rounds", type=_count, default=3, help="(default: %(default)d)")
    measuring.add_argument(
        "--reach",
        type=_count,
        default=COUNT,
        help="so many places apart players meet at most (default: %(default)d)",
    )
    measuring.add_argument(
        "--seed", type=int, default=calibrate.SEED, help="(default: %(default)d)"
    )
    _add_jobs(measuring)
    measuring.add_argument(
        "--again", action="store_true", help="begin with the chances to slip that are kept"
    )
    measuring.add_argument("--write", action="store_true", help="keep what was measured")
    measuring.set_defaults(run=_calibrate)


def _add_train(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    learning = commands.add_parser(
        "train", help="learn what positions are worth by self-play (needs the tools of the tests)"
    )
    learning.add_argument("--game", default="senet", help="(default: %(default)s)")
    which = learning.add_mutually_exclusive_group()
    which.add_argument("--rules", default="thibault", help="(default: %(default)s)")
    which.add_argument(
        "--together",
        action="store_true",
        help="all rule sets by one network that sees their fields",
    )
    learning.add_argument("--games", type=_count, default=300_000, help="(default: %(default)d)")
    learning.add_argument("--units", type=_count, default=96, help="(default: %(default)d)")
    learning.add_argument("--seed", type=int, default=1, help="(default: %(default)d)")
    learning.add_argument(
        "--folder", type=Path, help="where to write the weights (default: where they are played)"
    )
    learning.set_defaults(run=_train)


def _add_duel(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    measuring = commands.add_parser(
        "duel", help="play Senet in rows: thousands of games between networks (needs numpy, too)"
    )
    measuring.add_argument(
        "names",
        nargs="+",
        metavar="RIVAL",
        help="a file of weights, a folder of them, djehuty, or a character; all pairs play",
    )
    measuring.add_argument("--rules", help="(default: every rule set)")
    measuring.add_argument("--switches", default="", help="as in records: pieces=7,netting=on")
    measuring.add_argument(
        "--drawn", type=int, default=0, help="so many drawn combinations of switches, too"
    )
    measuring.add_argument("--only-drawn", action="store_true", help="these alone")
    measuring.add_argument("--games", type=_count, default=1_000, help="(default: %(default)d)")
    measuring.add_argument("--seed", type=int, default=11, help="(default: %(default)d)")
    measuring.set_defaults(run=_duel)


def _add_solve(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    solving = commands.add_parser(
        "solve", help="work out the ends of games exactly (needs the tools of the tests)"
    )
    solving.add_argument("--rules", default="thibault", help="(default: %(default)s)")
    solving.add_argument(
        "--pieces", type=_count, default=3, help="at most so many a side (default: %(default)d)"
    )
    solving.add_argument(
        "--folder", type=Path, help="where to write the table (default: beside the database)"
    )
    solving.add_argument(
        "--check",
        type=_count,
        metavar="POSITIONS",
        help="solve nothing: play by the table that is there, from so many positions",
    )
    solving.add_argument(
        "--regret",
        type=_count,
        metavar="GAMES",
        help="solve nothing: what choices cost in the ends of so many games of Djehuty's",
    )
    solving.add_argument(
        "--games", type=_count, default=10_000, help="from each position (default: %(default)d)"
    )
    solving.add_argument("--seed", type=int, default=1, help="(default: %(default)d)")
    solving.set_defaults(run=_solve)


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=_count,
        default=os.cpu_count() or 1,
        help="processes at the same time (default: as many as cores, here %(default)d)",
    )


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def _say(text: str, code: int) -> int:
    sys.stderr.write(f"djehuty: {text}\n")
    return code


def _serve(arguments: argparse.Namespace) -> int:
    settings = read_settings(Settings)
    token = settings.bot_token.get_secret_value()
    set_up(settings.log_format, settings.log_level, sys.stderr, secrets_of(token))
    try:
        tables_in(settings.tables)
    except (OSError, ValueError) as error:
        return _say(f"{error}: remove it, or make it anew: djehuty solve", BAD_SETTINGS)
    try:
        with asyncio.Runner(loop_factory=event_loop) as runner:
            runner.run(serve(settings, wait_s=arguments.wait))
    except TokenRefused:
        return _say("Telegram refuses the token: check BOT_TOKEN (@BotFather shows it).", BAD_TOKEN)
    except AnotherPoller:
        return _say(
            "another program fetches this bot's updates (or a webhook is set): stop it, or take"
            " a new token from @BotFather.",
            CONFLICT,
        )
    return 0


def _backup(arguments: argparse.Namespace) -> int:
    backup(read_settings(FileSettings).database, arguments.file)
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    database = read_settings(FileSettings).database
    aside = restore(arguments.file, database, replace=arguments.replace)
    if aside is not None:
        sys.stdout.write(f"the database that was there is now {aside}\n")
    return 0


def _letters(arguments: argparse.Namespace) -> int:
    database = read_settings(FileSettings).database
    return int(arguments.letter(database, getattr(arguments, "id", 0)))


def _verify(arguments: argparse.Namespace) -> int:
    try:
        record = read_record(arguments.file.read_text(encoding="utf-8"))
        verdict = verify(record)
    except (OSError, UnicodeDecodeError) as error:
        return _say(f"cannot read {arguments.file}: {error}", NOT_VERIFIED)
    except GameError as error:
        return _say(str(error), NOT_VERIFIED)
    if verdict.holds:
        sys.stdout.write(_PROVEN[verdict.seats].format(throws=verdict.throws))
        sys.stdout.write(_KIND[verdict.method] + _COMPARE.format(seal=record.tag("Commitment")))
        return 0
    found = f"{verdict.finding} {verdict.subject}".strip()
    return _say(
        f"does not verify: {found}; expected {verdict.expected!r}, found {verdict.found!r}",
        NOT_VERIFIED,
    )


def _draw(arguments: argparse.Namespace) -> int:
    try:
        picture.draw(arguments.rules, arguments.switches, arguments.position, arguments.file)
    except (GameError, RenderError, OSError) as error:
        return _say(str(error), 1)
    return 0


def _cards(arguments: argparse.Namespace) -> int:
    keep = DATA if arguments.write else None
    try:
        return measured.run(arguments.rules, arguments.games, arguments.seed, arguments.jobs, keep)
    except SwitchError as error:
        return _say(str(error), 1)


def _arena(arguments: argparse.Namespace) -> int:
    try:
        wanted = arena.contests(
            arguments.names,
            arguments.game,
            arguments.rules,
            arguments.switches,
            arguments.seats,
            luck=arguments.luck,
        )
    except GameError as error:
        return _say(str(error), 1)
    return arena.run(wanted, arguments.games, arguments.seed, arguments.jobs)


def _habits(arguments: argparse.Namespace) -> int:
    try:
        wanted = watching.contests(
            arguments.names, arguments.rules, arguments.switches, arguments.against
        )
    except GameError as error:
        return _say(str(error), 1)
    return watching.run(wanted, arguments.games, arguments.seed, arguments.jobs)


def _calibrate(arguments: argparse.Namespace) -> int:
    asked = calibrate.Asked(
        arguments.rules,
        arguments.between,
        arguments.games,
        arguments.rounds,
        arguments.reach,
        arguments.seed,
        arguments.jobs,
        arguments.again,
    )
    try:
        return calibrate.run(asked, LADDERS if arguments.write else None)
    except GameError as error:
        return _say(str(error), 1)


def _train(arguments: argparse.Namespace) -> int:
    return _in_rows("training.command", arguments)


def _duel(arguments: argparse.Namespace) -> int:
    return _in_rows("training.bouts", arguments)


def _in_rows(module: str, arguments: argparse.Namespace) -> int:
    try:
        training = importlib.import_module(module)
    except ModuleNotFoundError as error:
        return _say(f"{error}; what training needs is there after: scripts/set-up dev", 1)
    try:
        return int(training.main(arguments))
    except GameError as error:
        return _say(str(error), 1)


def _solve(arguments: argparse.Namespace) -> int:
    folder = arguments.folder or read_settings(FileSettings).tables
    try:
        solving = importlib.import_module("solving.command")
    except ModuleNotFoundError as error:
        return _say(f"{error}; what solving needs is there after: scripts/set-up dev", 1)
    try:
        return int(solving.main(arguments, folder))
    except GameError as error:
        return _say(str(error), 1)


def _health(_: argparse.Namespace) -> int:
    database = read_settings(FileSettings).database
    try:
        ServerLock.at_once(database).release()
    except SecondServer:
        alive = Path(f"{database}{HEARTBEAT}")
        age = time.time() - alive.stat().st_mtime if alive.exists() else HEALTHY_S + 1
        if age <= HEALTHY_S:
            return 0
        return _say("the server fetches no updates", NOT_HEALTHY)
    return _say("no server is running on this database", NOT_HEALTHY)


if __name__ == "__main__":
    sys.exit(main())
