"""Random Senet positions anywhere in a game: what random games from the start seldom reach."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tests.games.oracle import bell
from tests.games.oracle.position import OTHER, Position, write


def scattered(rng: random.Random, rules_id: str, switches: Mapping[str, str]) -> str:
    """A position line with pieces anywhere they can stand, crowded where the special houses are.

    Nobody has won yet and a throw is due; `switches` are all of the rule set's, by name.
    """
    each = 10 if rules_id == "houses" else int(switches.get("pieces", "5"))
    least = 4 if rules_id == "bell" else 1
    position = Position(side=rng.choice("CS"))
    position.needs_one = switches.get("second_needs_one") == "on" and rng.random() < 0.4
    for side in "CS":
        for _ in range(rng.randint(least, each)):
            position.board[_free(rng, position, side, rules_id, switches)] = side
        left = each - len(position.houses_of(side))
        if rules_id == "bell":
            position.hand[side] = left
        elif _has_hand(rules_id, switches):
            position.hand[side] = rng.choice((0, rng.randint(0, left)))
        position.off[side] = left - position.hand[side]
    if any(bell.has_won(position, side) for side in "CS") and rules_id == "bell":
        return scattered(rng, rules_id, switches)
    _pending(rng, position, rules_id, switches)
    return write(position)


def _free(
    rng: random.Random, position: Position, side: str, rules_id: str, switches: Mapping[str, str]
) -> int:
    """A house for one more piece, oftener where the way ends or beside one of its side."""
    if rules_id == "bell":
        crowded, beside = [*range(11, 17)], [*bell.ENDING[side]]
    else:
        crowded = [*range(20, 31)]
        beside = [house + 1 for house in position.houses_of(side) if house < 30] or crowded
    # A side that has never moved is never beyond 26: second_needs_one.
    last = 26 if position.needs_one and side == "S" else 30
    while True:
        house = rng.choice((rng.randint(1, 30), rng.choice(crowded), rng.choice(beside)))
        free = house not in position.board and house <= last
        if free and _stands(house, side, rules_id, switches):
            return house


def _stands(house: int, side: str, rules_id: str, switches: Mapping[str, str]) -> bool:
    """Whether a piece can rest there: senet 2.8, 3 water, 4.6, 5.5, 6.6, 7.4."""
    if rules_id == "thibault":
        return house != 27 or switches["water"] == "drown"
    if rules_id == "bell":
        return house > 10 or house in bell.ENDING[side]
    return house != {"tait": 27, "houses": 26, "glebsite": 30}[rules_id]


def _has_hand(rules_id: str, switches: Mapping[str, str]) -> bool:
    if rules_id == "thibault":
        return switches["start"] == "hand" or switches["water"] == "re_enter"
    return rules_id != "houses"


def _pending(
    rng: random.Random, position: Position, rules_id: str, switches: Mapping[str, str]
) -> None:
    """What is due and what else is pending, where the rule set has it."""
    if rules_id == "houses":
        position.quiet = rng.choice((0, 7, 298, 299))
    if rules_id in ("thibault", "tait", "glebsite"):
        position.due = rng.choice(("start", "throw"))
    if rules_id == "tait" and position.due == "throw":
        position.owed = rng.randint(0, 2)
    if switches.get("netting") == "on":
        may_skip = "CS" if position.due == "throw" else OTHER[position.side]
        position.skips = [side for side in may_skip if rng.random() < 0.3]
