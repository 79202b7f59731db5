"""What reviews say of choices, by who made them: `python -m bench verdicts`.

Of each side of whole games it is counted whether its choices are told to be better than chance, and
which level is told. Of choices by chance nobody should be praised. The games of a whole run take a
minute; `python -m bench.verdicts 8` looks at eight of each pair.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from bench.sums import ANY, reviewed
from bot.choosing.review_account import level
from games.catalogue import rule_set
from opponents.by_chance import Verdict
from opponents.review import Review

SEED = 63
GAMES = 24
PAIRS = ((ANY, ANY), ("novice", "golden"), ("djehuty", ANY))
VERDICTS: tuple[Verdict, ...] = ("better", "perhaps", "chance", "worse", "few")


def rows(pair: tuple[str, str], reviews: Sequence[Review]) -> Iterator[str]:
    """A line for each of the two, one for both if they are the same."""
    for name in dict.fromkeys(pair):
        sides = [
            (review, seat)
            for review in reviews
            for seat, player in enumerate(pair)
            if player == name
        ]
        said = Counter(review.sides[seat].chance.verdict for review, seat in sides)
        levels = Counter(level(review, seat) for review, seat in sides)
        del levels["open"]
        told = ", ".join(f"{word} {count}" for word, count in levels.most_common()) or "none"
        against = next((other for other in pair if other != name), name)
        counted = "".join(f"{said[verdict]:9}" for verdict in VERDICTS)
        yield f"{name:9} against {against:9}{len(sides):7}{counted}  {told}"


def main(*given: str) -> None:
    """The table."""
    games = int(given[0]) if given else GAMES
    head = "".join(f"{verdict:>9}" for verdict in VERDICTS)
    print(f"{'Senet by Thibault':26}{'sides':>7}{head}  a level told")
    for pair in PAIRS:
        rng = Random(SEED)  # noqa: S311 - a bench repeats itself
        found = [reviewed(rule_set("thibault"), pair, rng) for _ in range(games)]
        for line in rows(pair, found):
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
