"""Two who play Senet against each other in rows: a game a row, sides swapped in every second one,
the luck of the throws taken off.

It is the arena's contest (:mod:`arena.match`) by the rows of :mod:`training.lockstep`: a hundred
times as fast for networks, so that thousands of games tell what two trainings differ by.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from games.core import GameError
from games.senet.rules import Senet
from training.lockstep import THROW, Floats, Positions, Successors, begin, scores
from training.moves import Ints
from training.rivals import Learned, Rival
from training.selfplay import Backed, Judging, backed

LONGEST: Final = 20_000
"""A game that has not ended after so many throws counts as drawn."""

ROWS: Final = 500
"""So many games at a time."""


class Score(NamedTuple):
    """What the one got of so many games, the luck of the throws taken off, with its standard error;
    `throws` is their mean length."""

    games: int
    share: float
    error: float
    throws: float


@dataclass
class _Hall:
    """Games that go on: `seat` is the one's in each, `luck` what it owed to the throws so far."""

    at: Positions
    seat: Ints
    luck: Floats
    points: Floats
    throws: Ints


def duel(
    rules: Senet,
    one: Rival,
    other: Rival,
    games: int,
    seed: int,
    judge: Judging | None = None,
    ended: Callable[[int], object] = lambda _: None,
) -> Score:
    """So many games of one against the other; `ended` hears how many have ended just now.

    The judge tells luck: whoever it is, luck is nothing on average, and a better one leaves less
    to chance. Without one it is a network that plays. `GameError` where none does, and by rules
    whose throws are kept.
    """
    judges = [each.judge for each in (one, other) if isinstance(each, Learned)]
    if judge is None and not judges:
        raise GameError("nobody of these can tell the luck of a throw")
    sees = judges[0] if judge is None else judge
    halls = [
        _played(rules, (one, other), sees, range(start, min(start + ROWS, games)), seed, ended)
        for start in range(0, games, ROWS)
    ]
    points = np.concatenate([hall.points - hall.luck for hall in halls])
    throws = float(np.mean(np.concatenate([hall.throws for hall in halls])))
    error = float(np.std(points, ddof=1)) / sqrt(games) if games > 1 else 0.0
    return Score(games, float(np.mean(points)), error, throws)


def _played(
    rules: Senet,
    rivals: tuple[Rival, Rival],
    sees: Judging,
    numbers: range,
    seed: int,
    ended: Callable[[int], object],
) -> _Hall:
    try:
        at = begin(rules, len(numbers))
    except ValueError as error:
        raise GameError(str(error)) from error
    rng = np.random.default_rng((seed, numbers.start))
    count = np.asarray(numbers, np.int64)
    luck = np.zeros(len(numbers), np.float32)
    drawn = np.full(len(numbers), 0.5, np.float32)
    whole = _Hall(at, count % 2, luck, drawn, np.zeros_like(count))
    on = np.arange(len(numbers))
    for _ in range(LONGEST):
        if not len(on):
            break
        at, seat = whole.at.rows(on), whole.seat[on]
        mine = at.seat == seat
        found = backed(rules, sees, at)
        chosen, luck = _step(rules, rivals, at, mine, found, rng)
        whole.luck[on] += np.where(mine, luck, -luck)
        whole.throws[on] += found.follow.throw[chosen] >= 0
        whole.at.put(on, found.follow.after.rows(chosen))
        over = found.follow.ended[chosen]
        result = found.follow.result[chosen]
        whole.points[on[over]] = np.where(mine, result, 1 - result)[over]
        on = on[~over]
        ended(int(over.sum()))
    ended(len(on))
    return whole


def _step(
    rules: Senet,
    rivals: tuple[Rival, Rival],
    at: Positions,
    mine: Ints,
    found: Backed,
    rng: np.random.Generator,
) -> tuple[Ints, Floats]:
    """What follows each row: a rescue, or a throw and what is best after it; and the luck of the
    throw."""
    follow, chances = found.follow, scores(rules)[1]
    rows = np.arange(len(mine))
    thrown = rng.choice(len(chances), size=len(mine), p=chances)
    rescues = np.flatnonzero(follow.throw < 0)
    saved = np.full(len(mine), -1)
    if len(rescues):
        tied = follow.parent[rescues]
        stay = at.rows(tied)._replace(due=np.full(len(tied), THROW))
        waits = _staying(stay)
        for who, rival in enumerate(rivals):
            part = np.flatnonzero(mine[tied] == (who == 0))
            if not len(part):
                continue
            saving = rival.worths(rules, _some(follow, rescues[part]))
            better = saving > rival.worths(rules, _some(waits, part))
            saved[tied[part[better]]] = rescues[part[better]]
    offered = np.flatnonzero((follow.throw == thrown[follow.parent]) & (saved[follow.parent] < 0))
    count = np.bincount(follow.parent[offered], minlength=len(mine))
    worth = np.zeros(len(offered), np.float32)
    for who, rival in enumerate(rivals):
        asked = (mine[follow.parent[offered]] == (who == 0)) & (count[follow.parent[offered]] > 1)
        part = np.flatnonzero(asked)
        if len(part):
            worth[part] = rival.worths(rules, _some(follow, offered[part]))
    order = np.lexsort((rng.random(len(offered)), worth, follow.parent[offered]))
    best = offered[order]
    last = np.flatnonzero(np.append(np.diff(follow.parent[best]) > 0, True))
    chosen = saved.copy()
    chosen[follow.parent[best[last]]] = best[last]
    after = found.worth[found.best]
    luck = after[rows, thrown] - after @ np.asarray(chances, np.float32)
    return chosen, np.where(saved >= 0, 0, luck)


def _staying(at: Positions) -> Successors:
    """These positions as what follows from a choice that changed nothing but what is due."""
    no = np.zeros(len(at.mine), np.bool_)
    rows = np.arange(len(at.mine))
    return Successors(at, rows, np.zeros_like(rows), no, no, np.zeros(len(rows), np.float32))


def _some(follow: Successors, which: Ints) -> Successors:
    """Some of what follows."""
    after, parent, throw, flipped, ended, result = follow
    return Successors(
        after.rows(which),
        parent[which],
        throw[which],
        flipped[which],
        ended[which],
        result[which],
    )
