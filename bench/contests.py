"""How strong the BOT's characters are beside their peers: `python -m bench contests`.

All pairs play by the rules to start with, one process, fixed seeds, sides swapped from game to
game. Beside the characters and the middle level there play: in Senet what its public programs do
(houses counted, and looked for one or two throws ahead by exact odds) and a hand-made value; in
Seega a search of three turns.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import combinations

import click

from arena.match import Contest, games
from arena.ratings import met, ratings
from arena.result import Result, result
from games.catalogue import rule_set
from opponents import OPPONENTS
from opponents.djehuty import fortune_teller

SEED = 36

LUDII = (
    "Ludii, quoted and not played here (JVM, one thread): 537 random playouts/s of Kendall's Senet",
    "with five pieces (in another measurement 984), 1228 of Seega on 5x5. The best agents that it",
    "has found (its def_ai files): Monte-Carlo tree search with biased playouts for Senet, and for",
    "Seega alpha-beta that counts stones.",
)


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays whom by which rules, so many games of each pair. The zero of the ratings is the
    first one's."""

    rules: str
    players: tuple[str, ...]
    games: int


TOURNAMENTS = (
    Tournament(
        "thibault",
        (*OPPONENTS, "level-4", "pips", "pips-2", "pips-3", "handmade"),
        12,
    ),
    Tournament("sidja", (*OPPONENTS, "level-4", "seega-balanced"), 6),
    Tournament("hyena", tuple(OPPONENTS), 300),
    Tournament("aseb", tuple(OPPONENTS), 100),
)


def played(table: Tournament) -> dict[tuple[int, int], Result]:
    """What each pair came to, by the places of the two."""
    luck = fortune_teller(rule_set(table.rules)) is not None
    pairs = [(one, other) for other, one in combinations(range(len(table.players)), 2)]
    names, found = table.players, dict[tuple[int, int], Result]()
    with click.progressbar(pairs, label=table.rules, file=sys.stderr, show_pos=True) as bar:
        for one, other in bar:
            contest = Contest(names[one], names[other], table.rules, luck=luck)
            found[one, other] = result([games(contest, 0, table.games, SEED)])
    return found


def rated(table: Tournament, found: dict[tuple[int, int], Result]) -> list[str]:
    """The rating of each player and its error. None where somebody won every game of a pair: that
    does not say how much stronger they are."""
    if not all(0 < each.score < 1 for each in found.values()):
        return [f"{'-':>6}{'-':>5}"] * len(table.players)
    scores = [met(one, other, each) for (one, other), each in found.items()]
    return [f"{elo:6.0f}{error:5.0f}" for elo, error in ratings(len(table.players), scores)]


def lines(table: Tournament, found: dict[tuple[int, int], Result]) -> list[str]:
    """A row for each player: its rating, the time of a choice, and what it got against each."""
    names = table.players
    rows = [f"{'':>14}{'Elo':>6}{'±':>5}{'ms':>7}  " + "".join(f"{name[:9]:>10}" for name in names)]
    for place, (name, rating) in enumerate(zip(names, rated(table, found), strict=True)):
        times = [each.times[0][0] for (one, _), each in found.items() if one == place]
        times += [each.times[1][0] for (_, other), each in found.items() if other == place]
        cells = "".join(f"{_cell(found, place, rival):>10}" for rival in range(len(names)))
        rows.append(f"{name:>14}{rating}{sum(times) / len(times):7.2f}  {cells}")
    return rows


def _cell(found: dict[tuple[int, int], Result], one: int, other: int) -> str:
    """What one got of a hundred games against the other; nothing against itself."""
    each = found.get((one, other)) or found.get((other, one))
    if each is None:
        return ""
    score = each.score if (one, other) in found else 1 - each.score
    return f"{100 * score:.0f}±{100 * each.error:.0f}"


def main() -> None:
    """Print a table for each game."""
    for table in TOURNAMENTS:
        luck = ", the luck of the throws taken off" if fortune_teller(rule_set(table.rules)) else ""
        print(f"{table.rules}: games won of a hundred, {table.games} of each pair{luck}")
        print("\n".join(lines(table, played(table))), flush=True)
    print("\n".join(LUDII))


if __name__ == "__main__":
    main()
