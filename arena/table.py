"""`djehuty arena --table`: how strong the characters are, as docs/opponents.md tells it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Final

from arena.command import results
from arena.match import Contest
from arena.result import Result
from games.catalogue import rule_set
from opponents.djehuty import DJEHUTY, fortune_teller
from opponents.figures import percent

PAIRS: Final = (
    ("modest", "novice"),
    ("greedy", "novice"),
    ("modest", "greedy"),
    ("golden", "novice"),
    ("golden", "greedy"),
    ("golden", "modest"),
    ("djehuty", "golden"),
)
"""Who plays whom: the share is the first one's."""

RULES: Final = ("thibault", "sidja", "siga", "hyena")
"""The rule sets that are measured."""

GAMES: Final = {"senet": 400, "seega": 400, "hyena": 3_000}
"""So many games of each pair."""

THOUGHT: Final = {"senet": 200, "seega": 30, "hyena": 3_000}
"""So many where Djehuty plays."""

NAMES: Final = {
    "novice": "Novice",
    "modest": "Modest",
    "greedy": "Greedy",
    "golden": "Golden",
    "djehuty": "Djehuty",
}

Figures = dict[tuple[str, str, str], Result]
"""What pairs came to, by the two names and the rule set."""


def contests() -> Iterator[tuple[Contest, int]]:
    """Each contest of the table and how many games it has; the luck of the throws is taken off
    where somebody can tell it."""
    for one, other in PAIRS:
        for rules in RULES:
            played = rule_set(rules)
            games = (THOUGHT if DJEHUTY.name in (one, other) else GAMES)[played.game]
            luck = fortune_teller(played) is not None
            yield Contest(one, other, rules, luck=luck), games


def measured(wanted: Iterable[tuple[Contest, int]], seed: int, jobs: int) -> Figures:
    """What each of these came to."""
    found: Figures = {}
    for contest, games in wanted:
        ((_, result),) = results([contest], games, seed, jobs)
        found[contest.one, contest.other, contest.rules] = result
    return found


def lines(found: Figures) -> list[str]:
    """The table in Markdown: a row a pair, whose share it is named first."""
    rows = [
        f"| the first one's share of the points, % | {' | '.join(RULES)} |",
        "|---" * (1 + len(RULES)) + "|",
    ]
    for one, other in PAIRS:
        each = (found[one, other, rules] for rules in RULES)
        cells = " | ".join(percent(it.score, it.error, it.games) for it in each)
        rows.append(f"| {NAMES[one]} against {NAMES[other]} | {cells} |")
    return rows


def run(seed: int, jobs: int) -> int:
    """Play it all and print the table; the exit code."""
    sys.stdout.write("\n".join(lines(measured(contests(), seed, jobs))) + "\n")
    return 0
