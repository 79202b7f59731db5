"""Games of a network against itself, side by side, and what it learns of them.

Every position is looked at from all throws: it is worth what the best move of each throw is worth
by the network, weighed by the throw's chance. What that differs from the network's own opinion is
its error, free of the luck of the throw that was made. The errors of the positions that follow are
added, each less the farther it is: a game teaches its beginning by its end (TD(lambda), Sutton,
Machine Learning 3, 1988, with expected instead of drawn values).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

import numpy as np

from games.senet.rules import Senet
from training.learner import Learner
from training.lockstep import Floats, Positions, Successors, begin, scores, successors
from training.moves import Ints
from training.seen import seen

LOOKS_ON: Final = 0.7
"""How much of the error of the next position counts for the one before it."""

TRIES: Final = 0.02
"""How often any move is made instead of the best, so that rare positions are met."""


class Judging(Protocol):
    """What judges positions in rows: a network, or a count."""

    def judged(self, rules: Senet, at: Positions) -> Floats:
        """The chance of winning of the side that throws."""


class Backed(NamedTuple):
    """What rows of positions are worth by all that may follow from them.

    `best` has the best successor of each row and throw; `rescue` that of a rescue, -1 where there
    is none or it is not worth it.
    """

    follow: Successors
    worth: Floats
    """Of each successor, to the side that acted."""
    value: Floats
    """Of each row, to the side that throws."""
    best: Ints
    rescue: Ints


@dataclass
class Batch:
    """Games by one rule set, played on step by step."""

    rules: Senet
    at: Positions
    age: int = 0


class Lesson(NamedTuple):
    """Positions as the network saw them, and what it is to think of them."""

    inputs: Floats
    wanted: Floats


def table(rules: Senet, rows: int) -> Batch:
    """So many games that begin."""
    return Batch(rules, begin(rules, rows))


def backed(rules: Senet, judge: Judging, at: Positions) -> Backed:
    """What the rows are worth by what may follow."""
    follow = successors(rules, at)
    worth = judge.judged(rules, follow.after)
    worth = np.where(follow.flipped, 1 - worth, worth)
    worth = np.where(follow.ended, follow.result, worth).astype(np.float32)
    rows, chances = len(at.mine), scores(rules)[1]
    key = follow.parent * (len(chances) + 1) + follow.throw + 1
    order = np.lexsort((worth, key))
    ordered = key[order]
    last = np.flatnonzero(np.append(ordered[1:] != ordered[:-1], True))
    flat = np.full(rows * (len(chances) + 1), -1)
    flat[ordered[last]] = order[last]
    best: Ints = flat.reshape(rows, -1)
    value = worth[best[:, 1:]] @ np.asarray(chances, np.float32)
    saved = np.where(best[:, 0] >= 0, worth[best[:, 0]], -1)
    rescue = np.where(saved > value, best[:, 0], -1)
    return Backed(follow, worth, np.maximum(value, saved), best[:, 1:], rescue)


def played(
    desk: Batch, learner: Learner, steps: int, rng: np.random.Generator, tries: float = TRIES
) -> tuple[Lesson, int]:
    """Play so many steps of each game, and how many games ended; those begin anew.

    `tries` is how often any move is made instead of the best.
    """
    seen_by, errors, thought, turned, ended = [], [], [], [], []
    for _ in range(steps):
        inputs = seen(desk.rules, desk.at, learner.told)
        found = backed(desk.rules, learner, desk.at)
        own = learner.values(inputs)
        chosen = _chosen(desk.rules, found, rng, tries)
        follow = found.follow
        seen_by.append(inputs)
        thought.append(own)
        errors.append(found.value - own)
        turned.append(follow.flipped[chosen])
        ended.append(follow.ended[chosen])
        desk.at = follow.after.rows(chosen)
        anew = np.flatnonzero(ended[-1])
        desk.at.put(anew, begin(desk.rules, len(anew)))
        desk.age += 1
    ahead = np.zeros(len(desk.at.mine), np.float32)
    wanted: list[Floats] = []
    for error, turn, over in zip(errors[::-1], turned[::-1], ended[::-1], strict=True):
        further = np.where(over, 0, np.where(turn, -ahead, ahead))
        ahead = (error + LOOKS_ON * further).astype(np.float32)
        wanted.append(ahead)
    targets = np.concatenate(thought) + np.concatenate(wanted[::-1])
    lesson = Lesson(np.concatenate(seen_by), np.clip(targets, 0, 1).astype(np.float32))
    return lesson, int(np.sum(ended))


def _chosen(rules: Senet, found: Backed, rng: np.random.Generator, tries: float) -> Ints:
    """A successor of each row: by a throw that is drawn, the best or now and then any."""
    rows, chances = len(found.value), scores(rules)[1]
    throw = rng.choice(len(chances), size=rows, p=chances)
    chosen = np.where(found.rescue >= 0, found.rescue, found.best[np.arange(rows), throw])
    for row in np.flatnonzero(rng.random(rows) < tries).tolist():
        drawn = (found.follow.parent == row) & (found.follow.throw == throw[row])
        chosen[row] = rng.choice(np.flatnonzero(drawn))
    return chosen
