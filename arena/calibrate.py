"""`djehuty calibrate`: how often each level of a game slips, so that they stand evenly.

Each round some players meet: Novice, somebody who slips ever less, Djehuty. Their ratings tell at
which chance of a slip the next round's players are to stand; the last round's are the levels.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

from arena.command import results
from arena.match import Contest, player
from arena.ratings import met, ratings
from games.catalogue import rule_set
from games.core import GameError
from opponents.djehuty import fortune_teller
from opponents.levels import BOTTOM, COUNT, TOP, Measured, expected, ladder, written

SEED: Final = 35
"""The seed of the levels that are kept."""

LEAST: Final = 15.0
"""Elo points between two levels at the least, 52 games of a hundred: who plays a level higher is
to meet somebody stronger, not the same one under another number."""

_PLACES: Final = 3
"""Decimals of a chance to slip: finer than any rating tells."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be calibrated: by which rules, who plays the levels between the ends, in so many
    rounds, with so many games of each pair in a round. Who stands further apart than `reach` places
    does not meet."""

    rules: str
    between: str
    games: int
    rounds: int
    reach: int
    seed: int = SEED
    jobs: int = 1
    again: bool = False
    """Whether the first round's chances are those that are kept, instead of evenly spread ones."""

    def command(self) -> str:
        """As it was asked for, but for the processes."""
        return (
            f"djehuty calibrate --rules {self.rules} --between {self.between} --games {self.games}"
            f" --rounds {self.rounds} --reach {self.reach} --seed {self.seed}"
            f"{' --again' if self.again else ''} --write"
        )


@dataclass(frozen=True, slots=True)
class Rung:
    """Somebody on the way up: a character, how often it slips, and what it came to."""

    player: str
    slip: float = 0.0
    rating: float = 0.0
    error: float = 0.0
    games: int = 0

    @property
    def name(self) -> str:
        """As the arena calls it."""
        return f"{self.player}~{self.slip:g}" if self.slip else self.player


def placed(between: str, slips: Sequence[float]) -> tuple[Rung, ...]:
    """Novice, who slips so often, who plays those and never slips, and Djehuty."""
    found = [Rung(between, round(slip, _PLACES)) for slip in slips if round(slip, _PLACES)]
    ends = (Rung(between), Rung(TOP)) if between != TOP else (Rung(TOP),)
    return (Rung(BOTTOM), *found, *ends)


def evenly() -> tuple[float, ...]:
    """Chances of a slip at equal distances, for the levels between the ends."""
    return tuple(1 - place / (COUNT - 1) for place in range(1, COUNT - 1))


def begun(asked: Asked, game: str) -> tuple[float, ...]:
    """The chances of a slip to begin with. `GameError` if they are to be those that are kept, and
    there are none of who plays the levels between."""
    if not asked.again:
        return evenly()
    found = ladder(game)[1:-1]
    if {each.player for each in found} != {asked.between}:
        raise GameError(f"no levels of {game} are kept that {asked.between} plays")
    return tuple(each.slip for each in found)


def slips_between(rungs: Sequence[Rung]) -> tuple[float, ...]:
    """The chances of a slip of the levels between the ends, by what these players came to: read on
    straight lines between the chances that were tried. Who slips less than somebody before, and yet
    came to less, is held to be as strong."""
    between = rungs[-2].player
    chances, heights = [1.0], [rungs[0].rating]
    for rung in rungs[1:]:
        if rung.player == between:
            chances.append(rung.slip)
            heights.append(max(heights[-1], rung.rating))
    top = rungs[-1].rating
    return tuple(_read(chances, heights, top * each / (COUNT - 1)) for each in range(1, COUNT - 1))


def _read(chances: Sequence[float], heights: Sequence[float], wanted: float) -> float:
    """The chance at which so high a rating is reached; the last one if none is so high."""
    for (one, low), (other, high) in pairwise(zip(chances, heights, strict=True)):
        if low <= wanted < high:
            return one + (other - one) * (wanted - low) / (high - low)
    return chances[-1]


def met_round(asked: Asked, rungs: Sequence[Rung], games: int) -> tuple[Rung, ...]:
    """What these players come to in so many games of each pair."""
    luck = fortune_teller(rule_set(asked.rules)) is not None
    pairs = [
        (one, other)
        for other, one in combinations(range(len(rungs)), 2)
        if one - other <= asked.reach
    ]
    wanted = [
        Contest(rungs[one].name, rungs[other].name, asked.rules, luck=luck) for one, other in pairs
    ]
    found = [result for _, result in results(wanted, games, asked.seed, asked.jobs)]
    scores = [met(one, other, each) for (one, other), each in zip(pairs, found, strict=True)]
    played = [games * sum(place in pair for pair in pairs) for place in range(len(rungs))]
    return tuple(
        replace(rung, rating=rating, error=error, games=count)
        for rung, (rating, error), count in zip(
            rungs, ratings(len(rungs), scores), played, strict=True
        )
    )


def calibrated(asked: Asked) -> tuple[Rung, ...]:
    """The players of the last round, each round's told as it ends: the levels, and before the last
    one who plays the others without a slip, where that is somebody else. `GameError` for who does
    not exist or does not play that."""
    rules = rule_set(asked.rules)
    for name in (BOTTOM, asked.between, TOP):
        if not player(name).plays(rules.game):
            raise GameError(f"{name} does not play {rules.game}")
    rungs = placed(asked.between, begun(asked, rules.game))
    for number in range(1, asked.rounds + 1):
        last = number == asked.rounds
        rungs = met_round(asked, rungs, asked.games if last else max(2, asked.games // 2))
        sys.stdout.write(told(rungs))
        if not last:
            rungs = placed(asked.between, slips_between(rungs))
    return rungs


def told(rungs: Sequence[Rung]) -> str:
    """A table of a round: each player, how much above the one before."""
    lines = [f"{'player':24}{'Elo':>7}{'±':>5}{'above':>7}{'games':>7}"]
    before = 0.0
    for rung in rungs:
        above = rung.rating - before
        lines.append(
            f"{rung.name:24}{rung.rating:7.0f}{rung.error:5.0f}{above:+7.0f}{rung.games:7}"
        )
        before = rung.rating
    return "\n".join(lines) + "\n"


def kept(asked: Asked, rungs: Sequence[Rung]) -> tuple[Measured, ...]:
    """The levels as they are kept. `GameError` if there is no room for them."""
    rules = rule_set(asked.rules)
    if asked.between != TOP:
        rungs = (*rungs[:-2], rungs[-1])
    step = rungs[-1].rating / (COUNT - 1)
    if len(rungs) != COUNT or step < LEAST:
        raise GameError(
            f"{rules.game} has no room for {COUNT} levels: from {BOTTOM} to {TOP} it is"
            f" {rungs[-1].rating:.0f} Elo ± {rungs[-1].error:.0f}, {step:.0f} a level"
            f" ({expected(step):.1%} of the games); at least {LEAST:.0f} are wanted"
        )
    return tuple(
        Measured(
            rules=rules.id,
            version=rules.version,
            level=level,
            player=rung.player,
            slip=rung.slip,
            rating=round(rung.rating, 1),
            error=round(rung.error, 1),
            games=rung.games,
        )
        for level, rung in enumerate(rungs, 1)
    )


def run(asked: Asked, folder: Path | None) -> int:
    """Calibrate, print what came of it, and put it into the game's file of that folder. `GameError`
    for what cannot be played, and where there is no room for levels."""
    found = kept(asked, calibrated(asked))
    remarks = (
        f"Measured by `{asked.command()}`.",
        "Who plays each level, and how often it slips: then it plays anything that is allowed.",
        f"Ratings are Elo points above level 1, with their standard errors. {COUNT} levels.",
    )
    text = written(found, remarks)
    if folder is None:
        sys.stdout.write(text)
    else:
        (folder / f"{rule_set(asked.rules).game}.tsv").write_text(text, encoding="utf-8")
    return 0
