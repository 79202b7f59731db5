"""What a rule set's fields come to, worked out once: where each throw leads, as sets of houses.

Nothing here knows a rule set: :mod:`games.senet.ruleset` hands its fields over.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.chance import Device
from games.core import Throw
from games.senet.parts import Attack
from games.senet.state import (
    BEAUTY,
    HAND,
    LAST_HOUSE,
    OFF,
    Action,
    Mask,
    mask_of,
)

NO_LIGHT: Final = 5
"""In fields: the score of no light side, which `sticks` makes a 5 or a 6 (senet 1.3, 3)."""

MOST: Final = 6
"""The highest score there is."""

_TWO_DICE: Final = (1, 4, 1, 1, 2, 2, 3, 3, 2, NO_LIGHT, 1)
"""The scores of two dice by their sum, from 2 to 12 (senet 1.4)."""

ALL: Final[Mask] = mask_of(range(1, LAST_HOUSE + 1))
"""Every house."""

BEAR_OFF: Final[dict[str, tuple[Mask, Mask]]] = {
    "any": (0, 0),
    "last_row": (mask_of(range(21, LAST_HOUSE + 1)), 1 << BEAUTY),
    "beyond_15": (mask_of(range(16, LAST_HOUSE + 1)), ALL),
    "beyond_10": (mask_of(range(11, LAST_HOUSE + 1)), ALL),
}
"""By the values of `bear_off`: where all pieces must be, and from which houses one is then borne
off (senet 3, 7.5). A piece on any other house may always leave."""

SCORES: Final = tuple(Action("score", throw=score) for score in range(MOST + 1))
"""The outcome of a throw by its score."""


def _plain(source: int, target: int) -> Action:
    if target == OFF:
        return Action("off", source, target)
    return Action("enter" if source == HAND else "move", source, target)


PLAIN: Final = tuple(tuple(_plain(s, t) for t in range(OFF + 1)) for s in range(OFF))
"""The actions onto an empty house or off the board, by source and target."""


@dataclass(frozen=True, slots=True)
class Lookups:
    """All that the move generator looks up. "By score": a tuple with one entry a score, from 0."""

    ways: tuple[Mask, ...]
    """By score: the houses from which a piece may move forward."""
    back: tuple[Mask, ...]
    """By score: the houses from which a piece may move backward."""
    leaves: tuple[Mask, ...]
    """By score: the houses from which a piece is borne off."""
    falls: tuple[Mask, ...]
    """By score: the houses from which a piece falls into the water, for want of another forward
    move (senet 2.7)."""
    stops: tuple[Mask, ...]
    """By score: the houses from which a piece would pass 26, or reach it, and stops (senet 6.6)."""
    enters: tuple[int, ...]
    """By score: the house that a piece in hand enters; 0 for none."""
    fates: dict[int, tuple[int, ...]]
    """By house whose pieces a throw alone decides, then by score: the house gone to; 0 where the
    piece stays (senet 6.6, 6.7)."""
    bound: Mask
    """While a piece of the side to act stands on one of these, the throw is that piece's alone."""
    rescues: Mask
    """The houses from which a piece may be rescued instead of a throw (senet 2.11)."""
    barred: tuple[Mask, Mask]
    """By seat: the houses on which none of its pieces may rest (senet 5.5)."""
    first: tuple[Mask, Mask]
    """By seat: the houses on which it is set up (senet 2.1)."""
    all_on: Mask
    """Where all of a side must be for a piece on `all_on_for` to be borne off; 0 for anywhere."""
    all_on_for: Mask
    """The houses that `all_on` binds (senet 3, 7.5)."""
    plain: tuple[tuple[Action, ...], ...]
    """By source and target: the action onto an empty house."""
    onto: tuple[tuple[Action, ...], ...]
    """By source and target: the action onto an enemy piece."""
    again: frozenset[int]
    """The scores that throw again."""
    safe: Mask
    """The houses on which nobody is attacked."""
    bonus: frozenset[int]
    """The houses that throw again when landed on."""
    outcomes: frozenset[Action]
    """All that can be thrown."""
    throws: tuple[Throw[Action], Throw[Action]]
    """By seat: the question that asks it to throw."""
    hand: bool
    """Whether pieces are ever in hand."""
    extras: bool
    """Whether moves earn throws by what they do."""
    rethrows: bool
    """Whether a side ever throws again in its turn."""


def device(dice: str, sticks: int) -> Device:
    """Two dice, or sticks of which no light side counts `sticks` (senet 1.3, 1.4)."""
    if dice == "two":
        return Device("dice", (6, 6), tuple(str(counted(s, sticks)) for s in _TWO_DICE), least=2)
    return Device("sticks", (2, 2, 2, 2), (str(sticks), "1", "2", "3", "4"))


def counted(score: int, sticks: int) -> int:
    """A score named in a field as the sticks count it, of which no light side counts `sticks`."""
    return sticks if score == NO_LIGHT else score


def set_up(pieces: int, front: str = "second") -> tuple[Mask, Mask]:
    """By seat the houses of its pieces: alternating from house 1, and on the even ones, a house
    ahead, the side that `front` says (senet 2.1, 9.1)."""
    last = 2 * pieces + 1
    odd, even = mask_of(range(1, last, 2)), mask_of(range(2, last, 2))
    return (even, odd) if front == "first" else (odd, even)


def forward(
    lets: Callable[[int, int], bool], walking: Collection[int], last: int, score: int
) -> Mask:
    """Whence a piece moves forward by a score: from a house it walks from, as far as 26 `lets`."""
    sources = range(1, last - score + 1)
    return mask_of(s for s in sources if s in walking and lets(s, s + score))


def backward(still: Collection[int], last: int, score: int) -> Mask:
    """Whence a piece moves backward by a score."""
    return mask_of(s for s in range(score + 1, last + 1) if s not in still)


def fates(decided: Collection[tuple[int, int, int]], sticks: int) -> dict[int, tuple[int, ...]]:
    """House to where each score sends a piece on it; 0 where it stays (senet 6.6, 6.7)."""
    found: dict[int, list[int]] = {}
    for house, score, target in decided:
        found.setdefault(house, [0] * (MOST + 1))[counted(score, sticks)] = target
    return {house: tuple(targets) for house, targets in found.items()}


@lru_cache(maxsize=16)
def onto(attack: Attack) -> tuple[tuple[Action, ...], ...]:
    """The actions onto an enemy piece by source and target."""
    return tuple(tuple(Action(attack(s, t), s, t) for t in range(OFF)) for s in range(OFF))
