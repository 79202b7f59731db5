"""What a lead is worth in Aseb, by the solved game and by the outlook that reviews go by:
`python -m bench.leads FOLDER`, with the folder into which `djehuty solve --game aseb` wrote its
table.

Positions come from games of Novice against three others, eight of each game in which somebody has
to throw. Lead and chances are those of Novice's opponent. Then one position with a long lead is
played on by several pairs. As a part of the bench there is no table: then the positions are judged
that the tests keep, whose exact chances are known. Errors are one standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from bench.figures import with_error
from games.aseb.rules import Aseb
from games.aseb.state import State
from games.core import Over, Throw
from opponents.cast import OPPONENTS
from opponents.djehuty import solved
from opponents.exact import tables_in
from opponents.outlook import LearnedOutlook, Outlook, outlook
from opponents.playouts import pot
from tests.opponents.aseb_leads import aseb, known

SEED = 104
GAMES = 100
EACH = 8
"""Positions of a game."""
OTHERS = ("greedy", "golden", "modest")

BANDS = (("behind", 0), ("0 to 20", 20), ("20 to 40", 40), ("40 to 60", 60), ("60 and more", 999))
"""Each with the lead that it ends before."""

LONG = "..CC/..../.C.CC..S...S C0S0 C0S3 S throw"
"""Three spindles are off, the others on 12 and 16; two of five cones are on their own row."""
PLAYED = (("golden", "novice", 1_000), ("golden", "golden", 1_000), ("djehuty", "djehuty", 300))
"""Who has the spindles there, who the cones, and how many games they play."""

NEEDED = (
    "the table by leads needs the solved game: djehuty solve --game aseb --folder FOLDER (some ten"
    " minutes), then python -m bench.leads FOLDER"
)


class Seen(NamedTuple):
    """A position as Novice's opponent has it: the lead in squares and the chance of winning, by the
    table and by the outlook."""

    lead: int
    exact: float
    told: float


def states(rules: Aseb, names: Sequence[str], state: State, rng: Random) -> Iterator[State]:
    """The positions of a game from one on, the last one too; `names` has who sits on each seat."""
    yield state
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Throw):
            action = rng.choice(pot(turn.odds))
        else:
            action = OPPONENTS[names[turn.seat]].choose(rules, state, rng)
        state = rules.apply(state, action)
        yield state


def drawn(rules: Aseb, games: int) -> Iterator[tuple[int, State]]:
    """Positions of Novice's games, each with the seat of the other player."""
    rng = Random(SEED)  # noqa: S311 - a bench repeats itself
    for number in range(games):
        seat, other = number % 2, OTHERS[number // 2 % len(OTHERS)]
        names = ("novice", other) if seat else (other, "novice")
        every = list(states(rules, names, rules.start(2), rng))
        thrown = [state for state in every if isinstance(rules.turn(state), Throw)]
        yield from ((seat, state) for state in rng.sample(thrown, EACH))


def seen(rules: Aseb, seat: int, state: State, exact: float, told: float) -> Seen:
    """A position with the chances of the cones by both, as the player on a seat has it."""
    ways = rules.to_walk(state)
    lead = ways[1 - seat] - ways[seat]
    return Seen(lead, 1 - exact, 1 - told) if seat else Seen(lead, exact, told)


def rows(found: Sequence[Seen]) -> Iterator[str]:
    """A line for each band of leads, in wins of a hundred."""
    yield f"{'lead in squares':16}{'positions':>10}{'table':>8}{'outlook':>9}{'off':>6}{'most':>6}"
    least = -999
    for name, end in BANDS:
        some = [each for each in found if least <= each.lead < end]
        least = end
        if some:
            exact, told = fmean(each.exact for each in some), fmean(each.told for each in some)
            yield f"{name:16}{len(some):10}{100 * exact:8.1f}{100 * told:9.1f}{_off(some)}"


def _off(found: Sequence[Seen]) -> str:
    """By how much the outlook is off, on the average and at most."""
    off = [100 * abs(each.told - each.exact) for each in found]
    return f"{fmean(off):6.1f}{max(off):6.1f}"


def kept(rules: Aseb, sees: Outlook[State]) -> str:
    """The same of the positions that the tests keep."""
    every = known()
    off = _off([seen(rules, 0, state, exact, sees.chance(state)) for state, exact in every])
    mean, most = off.split()
    return (
        f"{len(every)} positions with a lead of 40 squares and more, kept with their exact chances:"
        f" the outlook is off by {mean} on the average, {most} at most"
    )


def long_lead(rules: Aseb, exact: Outlook[State], sees: Outlook[State]) -> str:
    """What the long lead is worth by the table, by the network, and by the outlook."""
    state = rules.load(LONG)
    table, network, ahead = (
        f"{100 * (1 - each.chance(state)):.1f}"
        for each in (exact, LearnedOutlook(rules, throws=0), sees)
    )
    return (
        f"{LONG}: the spindles win {table} of 100 by the table, {network} by the network,"
        f" {ahead} one throw ahead"
    )


def played_on(rules: Aseb) -> Iterator[str]:
    """How often games that go on from the long lead are won."""
    state = rules.load(LONG)
    for spindles, cones, games in PLAYED:
        rng, won = Random(SEED), list[float]()  # noqa: S311 - a bench repeats itself
        for _ in range(games):
            *_, last = states(rules, (cones, spindles), state, rng)
            won.append(100.0 * (last.seat == 1))  # who has won, where it is over
        yield f"  {games} games, {spindles} with the spindles against {cones}: {with_error(won)}"


def main(*given: str) -> None:
    """Print the table by leads, or what it needs; `sys.exit` for a folder without a table."""
    rules, sees = aseb(), outlook(aseb())
    if sees is None:
        raise RuntimeError("nobody has learned Aseb")
    print(kept(rules, sees), flush=True)
    if not given:
        print(NEEDED)
        return
    tables = tables_in(Path(given[0]))
    exact = outlook(rules, tables)
    if exact is None or not solved(rules, tables):
        sys.exit(f"bench.leads: {given[0]} has no table of whole games of Aseb; {NEEDED}")
    found = [
        seen(rules, seat, state, exact.chance(state), sees.chance(state))
        for seat, state in drawn(rules, GAMES)
    ]
    print(f"{len(found)} positions from {GAMES} games of novice against {', '.join(OTHERS)}:")
    print("\n".join(rows(found)), flush=True)
    print(long_lead(rules, exact, sees))
    for line in played_on(rules):
        print(line, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
