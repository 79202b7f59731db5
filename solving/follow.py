"""What follows each position, by number: the rules are asked once (:mod:`training.lockstep`).

What may follow is told by the place of its worth among all of them (:attr:`Solvable.won`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from games.core import GameError
from games.senet.rules import Senet
from opponents.exact import begins, count
from solving.places import Ints, places, positions
from training.lockstep import START, THROW, Positions, scores, successors


@dataclass(frozen=True)
class Solvable:
    """Rules of Senet in which a position is the houses of both sides and who throws, and the turn
    only passes to the other side; and up to how many pieces a side they are solved."""

    rules: Senet
    most: int

    def __post_init__(self) -> None:
        """`GameError` for rules that keep more in mind than this."""
        rules, looked = self.rules, self.rules.lookups
        keeps = (
            rules.bank_throws, rules.second_needs_one, rules.netting, rules.quiet_limit,
            looked.hand, looked.fates, rules.goal.homes, rules.extras_add, rules.may_pass,
        )  # fmt: skip
        if any(keeps) or rules.pieces != self.most:
            raise GameError(f"{rules.id}: a position is more than the houses of both sides there")

    @property
    def positions(self) -> int:
        """How many there are, so many pieces a side at most."""
        return sum(count(*pair) for pair in begins(self.most))

    @property
    def chances(self) -> NDArray[np.float64]:
        """The chance of each throw."""
        return np.asarray(scores(self.rules)[1])

    @property
    def won(self) -> int:
        """The place of what a game is worth that is won. From 0 on stand the worths for the side
        that throws; from `positions` on those for the side whose turn has just passed, when the
        other one begins its own in that position; then this one."""
        return 2 * self.positions


@dataclass(frozen=True)
class Following:
    """What follows some positions of a layer, which stand side by side.

    `after` has a place for each throw, each choice and each position: choices that there are not
    repeat the first. `rescued` are those of the positions, from 0, in which a piece drowns, and
    `rescues` the places of what a rescue leads to there.
    """

    first: int
    after: NDArray[np.int32]
    rescued: Ints
    rescues: Ints


def following(solvable: Solvable, pair: tuple[int, int], first: int, last: int) -> Following:
    """What follows the positions of a layer from `first` to before `last`."""
    mine, theirs = positions(*pair, first, last)
    rules = solvable.rules
    found = successors(rules, _thrown(solvable, mine, theirs, THROW))
    throws, many = len(solvable.chances), last - first
    key = found.parent * throws + found.throw
    order = np.argsort(key, kind="stable")
    key = key[order]
    group = np.flatnonzero(np.diff(key, prepend=-1))
    slot = np.arange(len(key)) - np.repeat(group, np.diff(group, append=len(key)))
    target = _targets(solvable, found.after, found.flipped, found.ended)[order]
    after = np.empty((throws, solvable.most, many), np.int32)
    after[:] = target[group].reshape(many, throws).T[:, None]
    after[key % throws, slot, key // throws] = target
    place = begins(solvable.most)[pair] + first
    drowns, to = _rescues(solvable, mine, theirs)
    return Following(place, after, drowns, to)


def rescued(solvable: Solvable, pair: tuple[int, int], first: int, last: int) -> tuple[Ints, Ints]:
    """The positions from `first` to before `last` in which a piece drowns, by their places among
    all, and the places of what a rescue leads to there."""
    drowns, to = _rescues(solvable, *positions(*pair, first, last))
    return begins(solvable.most)[pair] + first + drowns, to


def _rescues(solvable: Solvable, mine: Ints, theirs: Ints) -> tuple[Ints, Ints]:
    drowns = np.flatnonzero(mine & solvable.rules.lookups.rescues)
    begun = successors(solvable.rules, _thrown(solvable, mine[drowns], theirs[drowns], START))
    saved = begun.throw < 0
    to = _targets(solvable, begun.after, begun.flipped, begun.ended)[saved]
    return drowns[begun.parent[saved]], to


def _thrown(solvable: Solvable, mine: Ints, theirs: Ints, due: int) -> Positions:
    """These positions as rows."""
    none = np.zeros_like(mine)
    most = solvable.most
    off, their_off = (most - np.bitwise_count(side).astype(np.int64) for side in (mine, theirs))
    return Positions(
        mine=mine, theirs=theirs, hand=none, their_hand=none, off=off, their_off=their_off,
        seat=none, due=none + due, owed=none, skip=none, waits=none, quiet=none,
    )  # fmt: skip


def _targets(
    solvable: Solvable, after: Positions, flipped: NDArray[np.bool_], ended: NDArray[np.bool_]
) -> Ints:
    """The places of the worths of what follows, for the side that acted."""
    place = np.full(len(flipped), solvable.won)
    on = ~ended
    place[on] = places(after.mine[on], after.theirs[on], solvable.most)
    place[on & flipped] += solvable.positions
    return place
