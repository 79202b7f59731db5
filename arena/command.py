"""`djehuty arena`: contests in several processes, with a bar that shows how far they are."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias

import click

from arena.match import Contest, Lot, games, player, willing
from arena.result import Result, result
from games.catalogue import CATALOGUE
from games.core import GameError
from games.fields import switches_of, switches_text
from opponents import OPPONENTS
from opponents.djehuty import fortune_teller
from opponents.figures import share
from opponents.spread import spread

SEED: Final = 11
"""The seed of the figures that are published."""

Task: TypeAlias = tuple[Contest, int, int, int]
"""A contest, its games from one number to another, and the seed."""

_LOT: Final = 25
"""So many games a process plays before it tells what they came to."""

HEAD: Final = (
    f"{'rules':24}{'whose share of the points':64}{'games':>7}{'Elo':>7}{'±':>5}"
    f"{'first':>7}{'draws':>7}{'actions':>9}{'one ms':>8}{'p99':>8}{'other ms':>10}{'p99':>8}"
)
"""Elo, too, is of who is named first in the line; *one ms* are its choices, *other ms* the
other's."""


def contests(
    names: Sequence[str],
    game: str | None,
    rules: str | None,
    switches: str,
    seats: int,
    *,
    luck: bool = False,
) -> list[Contest]:
    """Those two against each other, or all pairs of those in the chat that do not decline, at the
    rule sets meant. The share is that of who is named first; without names that is the later
    one in the chat's list.

    `GameError` for a character, game or rule set that does not exist, for one name alone, and
    where nothing is left because a character declines the game.
    """
    able = {name: player(name) for name in (*names, *OPPONENTS)}
    if len(names) not in (0, 2):
        raise GameError("name two characters, or none for all pairs")
    meant = [each for each in CATALOGUE if game in (None, each.game) and rules in (None, each.id)]
    changed = switches_of(switches)
    if not meant:
        raise GameError(f"there is no rule set {rules or ''!r} of the game {game or ''!r}")
    found = [
        Contest(one, other, each.id, switches_text(each.custom(changed)), seats, luck)
        for each in meant
        for other, one in ([(names[1], names[0])] if names else combinations(OPPONENTS, 2))
        if seats in each.seats and able[one].plays(each.game) and able[other].plays(each.game)
        if names or {one, other}.issubset(willing(each.custom(changed)))
    ]
    if luck and seats != 2:
        raise GameError("luck is counted for two players")
    if untold := [each.rules for each in found if luck and not fortune_teller(each.played())]:
        raise GameError(f"nobody can tell the luck of a throw by {untold[0]}")
    if not found:
        raise GameError(f"nobody of these plays that with {seats} seats")
    return found


def results(
    wanted: Sequence[Contest], count: int, seed: int, jobs: int
) -> Iterator[tuple[Contest, Result]]:
    """What each contest of so many games came to, in order; a bar tells of the progress."""
    tasks = [
        (each, start, min(start + _LOT, count), seed)
        for each in wanted
        for start in range(0, count, _LOT)
    ]
    lots: dict[Contest, list[tuple[int, Lot]]] = {each: [] for each in wanted}
    with click.progressbar(
        length=count * len(wanted), label="djehuty arena", file=sys.stderr, show_pos=True
    ) as bar:
        for (contest, start, stop, _), lot in spread(games, tasks, jobs):
            lots[contest].append((start, lot))
            bar.update(stop - start)
    for contest, found in lots.items():
        yield contest, result(lot for _, lot in sorted(found, key=lambda each: each[0]))


def whose(contest: Contest, found: Result) -> str:
    """The score in words: whose share it is, of what, with its error."""
    told = share(
        contest.one, contest.other, found.score, found.error, found.games, contest.seats - 1
    )
    return f"{told}, luck off" if contest.luck else told


def line(contest: Contest, found: Result) -> str:
    """A row of the table below :data:`HEAD`."""
    elo, error = found.elo(contest.seats)
    rules = contest.rules + (f" {contest.switches}" if contest.switches else "")
    (mean, most), (other_mean, other_most) = found.times
    return (
        f"{rules:24}{whose(contest, found):64}{found.games:7}"
        f"{elo:+7.0f}{error:5.0f}{found.first:7.0%}{found.draws:7.0%}"
        f"{found.actions:9.0f}{mean:8.2f}{most:8.2f}{other_mean:10.2f}{other_most:8.2f}"
    )


def run(wanted: Sequence[Contest], count: int, seed: int, jobs: int) -> int:
    """Play so many games of each contest and print the table; the exit code."""
    rows = [line(contest, found) for contest, found in results(wanted, count, seed, jobs)]
    sys.stdout.write("\n".join((HEAD, *rows)) + "\n")
    return 0
