"""Random Senet positions anywhere in a game: what random games from the start seldom reach."""

from __future__ import annotations

import random

from games.senet.rules import Senet
from games.senet.state import BEAUTY, WATER, mask_of
from tests.games.oracle.position import OTHER, Position, write


def scattered(rng: random.Random, rules: Senet) -> str:
    """A position line with pieces anywhere they can stand, crowded where the special houses are.

    Nobody has won yet and a throw is due.
    """
    position = Position(side=rng.choice("CS"))
    position.needs_one = rules.second_needs_one and rng.random() < 0.4
    for side in "CS":
        for _ in range(rng.randint(4 if rules.goal.homes else 1, rules.pieces)):
            position.board[_free(rng, position, side, rules)] = side
        left = rules.pieces - len(position.houses_of(side))
        if rules.goal.homes:
            position.hand[side] = left
        elif rules.lookups.hand:
            position.hand[side] = rng.choice((0, rng.randint(0, left)))
        position.off[side] = left - position.hand[side]
    if any(_has_won(position, side, rules) for side in "CS"):
        return scattered(rng, rules)
    _pending(rng, position, rules)
    return write(position)


def _has_won(position: Position, side: str, rules: Senet) -> bool:
    pieces, first = mask_of(position.houses_of(side)), rules.lookups.first["CS".index(side)]
    return rules.goal.arrived(pieces, position.off[side], first) == rules.pieces


def _free(rng: random.Random, position: Position, side: str, rules: Senet) -> int:
    """A house for one more piece, oftener where the way ends or beside one of its side."""
    if rules.goal.homes:
        crowded, beside = [*range(11, 17)], _homes(side, rules)
    else:
        crowded = [*range(20, 31)]
        beside = [house + 1 for house in position.houses_of(side) if house < 30] or crowded
    # A side that has never moved is never beyond 26: second_needs_one.
    last = 26 if position.needs_one and side == "S" else 30
    while True:
        house = rng.choice((rng.randint(1, 30), rng.choice(crowded), rng.choice(beside)))
        free = house not in position.board and house <= last
        if free and _stands(house, side, rules):
            return house


def _homes(side: str, rules: Senet) -> list[int]:
    """The houses to which a side brings its pieces, where they are on the board."""
    first = rules.lookups.first["CS".index(side)]
    return [house for house in range(1, 31) if first >> house & 1]


def _stands(house: int, side: str, rules: Senet) -> bool:
    """Whether a piece can rest there: senet 2.8, 3 water, 4.6, 5.5, 6.6, 7.4."""
    if house > rules.last or (house == BEAUTY and rules.beauty.stops):
        return False
    if house == WATER and not rules.water.rests:
        return False
    # Of the first ten houses only its own homes are a side's, once it has left the hand.
    return not rules.goal.homes or house > 2 * rules.pieces or house in _homes(side, rules)


def _pending(rng: random.Random, position: Position, rules: Senet) -> None:
    """What is due and what else is pending, where the rule set has it."""
    if rules.quiet_limit:
        position.quiet = rng.choice((0, 7, rules.quiet_limit - 2, rules.quiet_limit - 1))
    if rules.lookups.rethrows:
        position.due = rng.choice(("start", "throw"))
    if rules.extras_add and position.due == "throw":
        position.owed = rng.randint(0, 2)
    if rules.netting:
        may_skip = "CS" if position.due == "throw" else OTHER[position.side]
        position.skips = [side for side in may_skip if rng.random() < 0.3]
