"""`djehuty habits`: how each character plays, in figures, each against the same partner."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Final

import click

from arena.habits import Figure, Game, figure, watched
from arena.match import PLAYERS, Contest, willing
from games.catalogue import rule_set
from games.core import GameError
from games.fields import switches_of, switches_text
from opponents.habits import HABITS
from opponents.spread import spread

PARTNER: Final = "golden"
"""Who plays with each of them: it does a little of everything."""

_LOT: Final = 5
"""So many games a process plays before it tells what was seen."""


def contests(names: Sequence[str], rules: str, switches: str, partner: str) -> list[Contest]:
    """Each of those against the partner, or each character of the chat that plays this.

    `GameError` for a character or a game that does not exist, or that has no habits.
    """
    for name in (*names, partner):
        if name not in PLAYERS:
            raise GameError(f"there is no character {name!r}; there are: {', '.join(PLAYERS)}")
    played = rule_set(rules, switches_of(switches))
    if played.game not in HABITS:
        raise GameError(f"nothing is counted of {played.game}")
    meant = names or willing(played)
    found = [name for name in (*meant, partner) if not PLAYERS[name].plays(played.game)]
    if found:
        raise GameError(f"{found[0]} does not play {played.game}")
    return [Contest(name, partner, rules, switches_text(played)) for name in meant]


def seen(
    wanted: Sequence[Contest], count: int, seed: int, jobs: int
) -> Iterator[tuple[Contest, tuple[Game, ...]]]:
    """What was seen in so many games of each, in order; a bar tells of the progress."""
    tasks = [
        (each, start, min(start + _LOT, count), seed)
        for each in wanted
        for start in range(0, count, _LOT)
    ]
    lots: dict[Contest, dict[int, tuple[Game, ...]]] = {each: {} for each in wanted}
    with click.progressbar(
        length=count * len(wanted), label="djehuty habits", file=sys.stderr, show_pos=True
    ) as bar:
        for (contest, start, stop, _), lot in spread(watched, tasks, jobs):
            lots[contest][start] = lot
            bar.update(stop - start)
    for contest, found in lots.items():
        yield contest, tuple(game for _, lot in sorted(found.items()) for game in lot)


def table(found: Sequence[tuple[Contest, tuple[Game, ...]]]) -> list[str]:
    """A row for each character below a head; after ± stands a standard error."""
    habits, _ = HABITS[found[0][0].played().game]
    head = f"{'':10}" + "".join(f"{habit.name:>17}" for habit in habits)
    rows = [
        f"{contest.one:10}"
        + "".join(f"{_written(figure(habit.name, habit.unit, games)):>17}" for habit in habits)
        for contest, games in found
    ]
    return [head, *rows]


def _written(found: Figure) -> str:
    return "-" if found.value != found.value else f"{found.value:.2f} ±{found.error:.2f}"


def run(wanted: Sequence[Contest], count: int, seed: int, jobs: int) -> int:
    """Play so many games with each and print the table; the exit code."""
    sys.stdout.write("\n".join(table(list(seen(wanted, count, seed, jobs)))) + "\n")
    return 0
