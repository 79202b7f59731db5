"""`djehuty draw`, `film`, `day`, `cards`, `arena`, `habits`, `calibrate`, `rate`, `train`,
`duel` and `solve`: for those who make rules, and players of them."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from math import inf, isfinite
from pathlib import Path
from typing import TypeAlias

import click

from bot.commands.shape import COUNT, FILE, SWITCHES, Command, Kept, jobs
from bot.run.exits import FAILED, say

SEED = Kept("arena.command:SEED")
Numbers: TypeAlias = tuple[float, float, float]
FOLDER = click.Path(path_type=Path, file_okay=False)


def characters() -> str:
    """Who plays in the arena."""
    from arena.match import PLAYERS

    return f"Characters: {', '.join(PLAYERS)}."


def rule_sets() -> str:
    """What can be played."""
    from games.catalogue import CATALOGUE

    return f"Rule sets: {', '.join(rules.id for rules in CATALOGUE)}."


def cannot_write(place: Path) -> bool:
    """Whether a file, or one in that folder, cannot be written: asked before hours of work."""
    there = next(path for path in (place, *place.absolute().parents) if path.exists())
    return not os.access(there, os.W_OK)


def kept_nowhere(place: Path) -> int:
    """Say that what is measured could not be kept there; the exit code."""
    return say(
        f"cannot write {place}, so nothing was begun: without --write the figures are printed;"
        " those of the program are kept in a copy of the repository",
        FAILED,
    )


@click.command(
    cls=Command,
    short_help="Draw a position as a PNG file.",
    notes=rule_sets,
    examples=["djehuty draw thibault senet.png", "djehuty draw sidja 7.png --switches size=7"],
)
@click.argument("rules")
@click.argument("file", type=FILE)
@click.option("--switches", default="", help=f"Other rules, {SWITCHES}.")
@click.option(
    "--position", metavar="LINE", help="As in docs/notation.md; without it the one on its page."
)
def draw(rules: str, file: Path, switches: str, position: str | None) -> int:
    """Write the picture of a position of RULES, a rule set, to FILE, a PNG."""
    from bot.run import picture

    picture.draw(rules, switches, position, file)
    click.echo(f"{file}: {rules}, {file.stat().st_size} bytes")
    return 0


def _boards(_: click.Context, __: click.Parameter, text: str | None) -> tuple[int, int] | None:
    """The first and the last number of what is written `0-10`."""
    if text is None:
        return None
    found = re.fullmatch(r"(\d{1,6})-(\d{1,6})", text, re.ASCII)
    if found is None or int(found[1]) > int(found[2]):
        raise click.BadParameter(f"{text!r} is not written as 0-10")
    return int(found[1]), int(found[2])


@click.command(
    cls=Command,
    short_help="Make a film of a record.",
    examples=[
        "djehuty film senet-12.txt senet-12.gif",
        "djehuty film senet-12.txt end.gif --boards 40-50",
    ],
)
@click.argument("record", type=FILE)
@click.argument("file", type=FILE)
@click.option(
    "--boards", metavar="FIRST-LAST", callback=_boards, help="Only these, counted from 0."
)
def film(record: Path, file: Path, boards: tuple[int, int] | None) -> int:
    """Write the film of RECORD, the record of a game as the bot sends it, to FILE, a GIF."""
    from bot.run import film_command

    made = film_command.film(record, file, boards)
    click.echo(f"{file}: {len(made.stops)} boards, {file.stat().st_size} bytes")
    return 0


@click.command(
    cls=Command,
    short_help="Measure how long games are, and how even.",
    notes=rule_sets,
    examples=[
        "djehuty cards bell --games 100 --jobs 1",
        "djehuty cards bell --write",
        "djehuty cards --more",
    ],
)
@click.argument("rules", nargs=-1)
@click.option("--games", type=COUNT, help="Games of a kind a case, at most.")
@click.option("--seed", type=int, default=Kept("cards.measure:SEED"), show_default=True)
@jobs
@click.option("--write", is_flag=True, help="Keep the figures in the place of those there are.")
@click.option("--more", is_flag=True, help="Only play on where too few games were played to tell.")
def cards(
    rules: Sequence[str], games: int | None, seed: int, jobs: int, *, write: bool, more: bool
) -> int:
    """Measure how long games of RULES are, and how even: of all rule sets if none is named."""
    from cards import command
    from cards.card import DATA
    from cards.measure import SEED as KEPT

    if more and (write or games or seed != KEPT):
        raise click.UsageError("--more plays on what is kept, as it was begun: name rules alone")
    if (write or more) and cannot_write(DATA):
        return kept_nowhere(DATA)
    if more:
        return command.more(rules, jobs, DATA)
    return command.run(rules, games, seed, jobs, DATA if write else None)


@click.command(
    cls=Command,
    short_help="Let the BOT's characters play each other.",
    notes=characters,
    examples=[
        "djehuty arena greedy novice --rules thibault --games 1000",
        "djehuty arena djehuty pips --rules thibault --luck",
        "djehuty arena --table",
    ],
)
@click.argument("names", metavar="[CHARACTER CHARACTER]", nargs=-1)
@click.option("--game", help="All rule sets of this game.")
@click.option("--rules", help="This rule set; without it all.")
@click.option("--switches", default="", help=f"Other rules, {SWITCHES}.")
@click.option("--seats", type=COUNT, default=2, show_default=True)
@click.option("--luck", is_flag=True, help="Take the luck of the throws off the results.")
@click.option("--table", is_flag=True, help="Measure the table of docs/opponents.md, and no other.")
@click.option("--games", type=COUNT, default=200, show_default=True, help="Of each contest.")
@click.option("--seed", type=int, default=SEED, show_default=True)
@jobs
def arena(
    names: Sequence[str],
    game: str | None,
    rules: str | None,
    switches: str,
    seats: int,
    games: int,
    seed: int,
    jobs: int,
    *,
    luck: bool,
    table: bool,
) -> int:
    """Let two characters of the BOT play each other; without names all pairs."""
    if table:
        from arena import table as strengths

        if names or game or rules or switches or luck:
            raise click.UsageError("--table measures its own contests: name none, and no rules")
        return strengths.run(seed, jobs)
    from arena import command

    wanted = command.contests(names, game, rules, switches, seats, luck=luck)
    return command.run(wanted, games, seed, jobs)


@click.command(
    cls=Command,
    short_help="Measure how the BOT's characters play.",
    notes=characters,
    examples=["djehuty habits --rules thibault --games 400"],
)
@click.argument("names", metavar="[CHARACTER...]", nargs=-1)
@click.option("--rules", default="thibault", show_default=True)
@click.option("--switches", default="", help=f"Other rules, {SWITCHES}.")
@click.option(
    "--against",
    default=Kept("arena.watching:PARTNER"),
    show_default=True,
    help="Who plays with each.",
)
@click.option("--games", type=COUNT, default=200, show_default=True, help="With each.")
@click.option("--seed", type=int, default=SEED, show_default=True)
@jobs
def habits(
    names: Sequence[str], rules: str, switches: str, against: str, games: int, seed: int, jobs: int
) -> int:
    """Measure how characters of the BOT play: those of the chat if none is named."""
    from arena import watching

    wanted = watching.contests(names, rules, switches, against)
    return watching.run(wanted, games, seed, jobs)


@click.command(
    cls=Command,
    short_help="Measure how often levels slip, and how strong they are.",
    notes=characters,
    examples=["djehuty calibrate --rules thibault --again --rounds 1 --write"],
)
@click.option("--rules", default="thibault", show_default=True)
@click.option(
    "--between",
    default=Kept("opponents.levels:TOP"),
    show_default=True,
    help="Who slips between the ends.",
)
@click.option("--games", type=COUNT, default=100, show_default=True, help="Of each pair.")
@click.option("--rounds", type=COUNT, default=3, show_default=True)
@click.option(
    "--reach",
    type=COUNT,
    default=Kept("opponents.levels:COUNT"),
    show_default=True,
    help="So many places apart players meet at most.",
)
@click.option("--seed", type=int, default=Kept("arena.calibrate:SEED"), show_default=True)
@jobs
@click.option("--again", is_flag=True, help="Begin with the chances to slip that are kept.")
@click.option("--write", is_flag=True, help="Keep what was measured.")
def calibrate(
    rules: str,
    between: str,
    games: int,
    rounds: int,
    reach: int,
    seed: int,
    jobs: int,
    *,
    again: bool,
    write: bool,
) -> int:
    """Measure how often the levels of a game are to slip, and how strong they are."""
    from arena import calibrate
    from opponents.levels import LADDERS

    if write and cannot_write(LADDERS):
        return kept_nowhere(LADDERS)
    asked = calibrate.Asked(rules, between, games, rounds, reach, seed, jobs, again)
    return calibrate.run(asked, LADDERS if write else None)


@click.command(
    cls=Command,
    short_help="Learn what positions are worth, by playing.",
    examples=["djehuty train --rules bell --games 12000"],
)
@click.option("--game", default="senet", show_default=True)
@click.option("--rules", help="A rule set.  [default: thibault]")
@click.option(
    "--together", is_flag=True, help="All rule sets by one network that sees their fields."
)
@click.option("--games", type=COUNT, default=300_000, show_default=True)
@click.option(
    "--units", type=COUNT, default=96, show_default=True, help="Of a network: not of a count."
)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--folder", type=FOLDER, help="Where to write the weights; else where they are read.")
def train(
    game: str,
    rules: str | None,
    games: int,
    units: int,
    seed: int,
    folder: Path | None,
    *,
    together: bool,
) -> int:
    """Learn what positions are worth by playing against itself, or where one may pass against
    Golden (needs numpy)."""
    from opponents.judge import WEIGHTS
    from training import command
    from training.course import Plan

    if together and rules:
        raise click.UsageError("--together learns all rule sets: leave out --rules")
    folder = folder or WEIGHTS
    if cannot_write(folder):
        return say(f"cannot write into {folder}: name another one (--folder)", FAILED)
    sets = command.SENET if together else (command.learned(game, rules or "thibault"),)
    return command.run(sets, Plan(games, units=units), seed, folder)


@click.command(
    cls=Command,
    short_help="Play thousands of games between networks.",
    examples=["djehuty duel djehuty FOLDER --games 1000"],
)
@click.argument("names", metavar="RIVAL...", nargs=-1, required=True)
@click.option("--rules", help="This rule set; without it all.")
@click.option("--switches", default="", help="As in records: pieces=7,netting=on.")
@click.option("--drawn", type=int, default=0, help="So many drawn combinations of switches, too.")
@click.option("--only-drawn", is_flag=True, help="These alone.")
@click.option("--games", type=COUNT, default=1_000, show_default=True)
@click.option("--seed", type=int, default=11, show_default=True)
def duel(
    names: Sequence[str],
    rules: str | None,
    switches: str,
    drawn: int,
    games: int,
    seed: int,
    *,
    only_drawn: bool,
) -> int:
    """Play Senet in rows: thousands of games between RIVALs, all pairs of them (needs numpy).

    A RIVAL is a file of weights, a folder of them, djehuty, or a character.
    """
    from training import bouts

    wanted = bouts.wanted(rules, switches, drawn, seed, only_drawn=only_drawn)
    return bouts.run(names, wanted, games, seed)


@click.command(
    cls=Command,
    short_help="Work out the ends of games exactly.",
    examples=["djehuty solve --folder tables", "djehuty solve --folder tables --check 100"],
)
@click.option("--game", default="senet", show_default=True, help="senet or aseb.")
@click.option("--rules", default="thibault", show_default=True, help="Of Senet.")
@click.option("--switches", default="", help=f"Of Aseb, {SWITCHES}.")
@click.option("--pieces", type=COUNT, help="At most, a side: 3 of Senet, 5 of Aseb.")
@click.option("--teach", is_flag=True, help="Of Aseb: teach the network that plays by no table.")
@click.option("--folder", type=FOLDER, help="Where the table is; else beside the database.")
@click.option(
    "--check",
    type=COUNT,
    metavar="POSITIONS",
    help="Solve nothing: play by the table that is there, from so many positions.",
)
@click.option(
    "--regret",
    type=COUNT,
    metavar="GAMES",
    help="Solve nothing: what choices cost in the ends of so many games of Djehuty's.",
)
@click.option("--games", type=COUNT, default=10_000, show_default=True, help="From each position.")
@click.option("--seed", type=int, default=1, show_default=True)
def solve(
    game: str,
    rules: str,
    switches: str,
    pieces: int | None,
    folder: Path | None,
    check: int | None,
    regret: int | None,
    games: int,
    seed: int,
    *,
    teach: bool,
) -> int:
    """Work out exactly what positions with few pieces left are worth; of Aseb, all (needs numpy).

    What of Aseb is begun goes on where it was stopped. The table is written to FOLDER, where the
    bot finds it when it starts.
    """
    from bot.commands.database import settings
    from solving import solvers

    folder = folder or settings().tables
    asked = solvers.Asked(rules, switches, pieces, teach)
    if check:
        return solvers.check(game, asked, folder, check, games, seed)
    if regret:
        return solvers.regret(game, asked, folder, regret, seed)
    if cannot_write(folder):
        return say(f"cannot write into {folder}: name another one (--folder)", FAILED)
    return solvers.run(game, asked, folder)


def numbers_of(word: str) -> Numbers:
    """Three numbers, with commas between; a usage error for anything else."""
    try:
        first, second, third = map(float, word.split(","))
    except ValueError:
        raise click.BadParameter(f"{word!r}: three numbers with commas between") from None
    if not (isfinite(first) and 0 < second < inf and 0 <= third <= 1):
        raise click.BadParameter(f"{word!r} is no rating, and no result")
    return first, second, third


@click.command(
    cls=Command,
    short_help="Work a rating out by Glicko-2.",
    examples=["djehuty rate 1500,200,0.06 1400,30,1 1550,100,0 1700,300,0"],
)
@click.argument("player")
@click.argument("results", metavar="RESULT...", nargs=-1, required=True)
@click.option("--tau", type=float, default=0.5, show_default=True, help="0.75 in the bot's games.")
def rate(player: str, results: Sequence[str], tau: float) -> int:
    """Work out the rating of PLAYER, its deviation and volatility, after each RESULT of a period.

    PLAYER is written as rating,deviation,volatility; RESULT as the other's rating,deviation,score,
    with a score of 1 for a win, 0.5 for a draw and 0 for a loss.
    """
    from bot.table.glicko import Against, Rating, rated

    value, deviation, volatility = numbers_of(player)
    if tau <= 0 or volatility == 0:
        raise click.UsageError("--tau, and a player's volatility, are more than 0")
    met = [
        Against(Rating(other, spread), score) for other, spread, score in map(numbers_of, results)
    ]
    after = rated(Rating(value, deviation, volatility), met, tau=tau)
    click.echo(f"{after.value:.2f} {after.deviation:.2f} {after.volatility:.6f}")
    return 0


@click.command(
    cls=Command,
    short_help="Look for positions of the day.",
    examples=["djehuty day", "djehuty day --count 90 --write", "djehuty day --games 20"],
)
@click.option("--count", type=COUNT, default=60, show_default=True, help="So many in all.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--write", is_flag=True, help="Keep them, beside those there are.")
@click.option(
    "--games",
    type=COUNT,
    metavar="COUNT",
    help="So many out of games in the database that their players lend; the bot may run.",
)
def day(count: int, seed: int, games: int | None, *, write: bool) -> int:
    """Look for positions with one best move, which two judges hold for the best: in games that the
    BOT plays against itself, or in those that were played."""
    if games is not None:
        from bot.commands.database import settings
        from bot.run.day_positions import found

        return found(settings().database_url, games, seed)
    from opponents.puzzles import command
    from opponents.puzzles.position import DATA

    if write and cannot_write(DATA):
        return kept_nowhere(DATA)
    return command.run(count, seed, DATA if write else None)


COMMANDS = (draw, film, day, cards, arena, habits, calibrate, rate, train, duel, solve)
