"""A rule set's choices worked out once: where each throw leads, as sets of houses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.chance import Device
from games.core import Throw
from games.senet.parts import WATERS, Water, hit
from games.senet.state import (
    BEAUTY,
    HAND,
    HERU,
    HOUSES,
    OFF,
    SECOND_LIFE,
    THREE,
    TWO,
    WATER,
    Action,
    Mask,
    mask_of,
)

if TYPE_CHECKING:
    from games.senet.rules import Senet

NO_LIGHT = 5
"""In fields: the score of no light side, which `sticks` makes a 5 or a 6 (senet 1.3, 3)."""

MOST = 6
"""The highest score there is."""

_TWO_DICE = (1, 4, 1, 1, 2, 2, 3, 3, 2, NO_LIGHT, 1)
"""The scores of two dice by their sum, from 2 to 12 (senet 1.4)."""

_ALL: Mask = mask_of(range(1, HOUSES + 1))
_ALL_ON: dict[str, Mask] = {
    "any": 0,
    "last_row": mask_of(range(21, HOUSES + 1)),
    "beyond_15": mask_of(range(16, HOUSES + 1)),
    "beyond_10": mask_of(range(11, HOUSES + 1)),
}
"""Where all pieces must be for one to be borne off; 0: anywhere (senet 3, 7.5)."""

SCORES = tuple(Action("score", throw=score) for score in range(MOST + 1))
"""The outcome of a throw by its score."""


@dataclass(frozen=True, slots=True)
class Tables:
    """All that the move generator looks up. Tuples are indexed by score unless said otherwise.

    `ways` and `back` are the houses from which a piece may move forward or backward by the score,
    `leaves` those from which it is borne off, `falls` those from which it falls into the water
    (senet 2.7), `stops` those from which it would reach or pass 26 and stops there (6.6),
    `enters` the house that a piece in hand enters (0: none), `fates` by house where a throw sends
    a piece whose fate it decides. While a piece of the side to act stands on `bound`, the throw is
    its alone; on `rescues` it may be rescued instead. `barred` are the houses where no piece of a
    seat may rest, `first` where each seat is set up, `all_on` and `all_on_for` where all pieces
    must be for a piece on these houses to be borne off. `plain` and `onto` are the actions by
    source and target, onto an empty house and onto an enemy piece. `again` are the scores that
    throw again, `safe` the houses where nobody is attacked, `bonus` those that throw again when
    landed on, `outcomes` all that can be thrown, `throws` the question to each seat, `sink` what
    the water does, `hand` whether pieces are ever in hand, `extras` whether moves earn throws by
    what they do and `rethrows` whether a side ever throws again in its turn.
    """

    ways: tuple[Mask, ...]
    back: tuple[Mask, ...]
    leaves: tuple[Mask, ...]
    falls: tuple[Mask, ...]
    stops: tuple[Mask, ...]
    enters: tuple[int, ...]
    fates: dict[int, tuple[int, ...]]
    bound: Mask
    rescues: Mask
    barred: tuple[Mask, Mask]
    first: tuple[Mask, Mask]
    all_on: Mask
    all_on_for: Mask
    plain: tuple[tuple[Action, ...], ...]
    onto: tuple[tuple[Action, ...], ...]
    again: frozenset[int]
    safe: Mask
    bonus: frozenset[int]
    outcomes: frozenset[Action]
    throws: tuple[Throw[Action], Throw[Action]]
    sink: Water
    hand: bool
    extras: bool
    rethrows: bool


def device(rules: Senet) -> Device:
    """The sticks or dice that the rule set throws (senet 1.3, 1.4)."""
    if rules.dice == "two":
        scores = tuple(str(_read(rules, score)) for score in _TWO_DICE)
        return Device("dice", (6, 6), scores)
    return Device("sticks", (2, 2, 2, 2), (str(rules.sticks), "1", "2", "3", "4"))


def tables(rules: Senet) -> Tables:
    """Work out a rule set's tables."""
    thrown = device(rules)
    odds = tuple((SCORES[int(text)], chance) for text, chance in thrown.odds())
    drowns = rules.water == "drown"
    first = _first(rules)
    again = frozenset(_read(rules, score) for score in rules.again)
    bonus = _bonus(rules)
    extras = bool(bonus) or rules.off_extra or rules.hit_extra or rules.column_extra
    return Tables(
        ways=tuple(mask_of(_forward(rules, n)) for n in range(MOST + 1)),
        back=tuple(mask_of(_backward(rules, n)) for n in range(MOST + 1)),
        leaves=tuple(_leaving(rules, n) for n in range(MOST + 1)),
        falls=tuple(
            1 << BEAUTY if rules.beauty == "gate" and n == WATER - BEAUTY else 0
            for n in range(MOST + 1)
        ),
        stops=tuple(_stops(rules, n) for n in range(MOST + 1)),
        enters=tuple(_entered(rules, n) for n in range(MOST + 1)),
        fates=_fates(rules),
        bound=mask_of(tuple({house for house, _, _ in rules.fates})) | drowns << WATER,
        rescues=drowns << WATER,
        barred=(_barred(rules, first[1]), _barred(rules, first[0])),
        first=first,
        all_on=_ALL_ON[rules.bear_off],
        all_on_for=1 << BEAUTY if rules.bear_off == "last_row" else _ALL,
        plain=tuple(tuple(_plain(s, t) for t in range(OFF + 1)) for s in range(OFF)),
        onto=tuple(tuple(Action(rules.attack(s, t), s, t) for t in range(OFF)) for s in range(OFF)),
        again=again,
        safe=_safe(rules),
        bonus=bonus,
        outcomes=frozenset(action for action, _ in odds),
        throws=(Throw(0, thrown, odds), Throw(1, thrown, odds)),
        sink=WATERS[rules.water],
        hand=rules.setup == "hand" or rules.water == "re_enter" or rules.attack is hit,
        extras=extras,
        rethrows=bool(again) or extras,
    )


def _first(rules: Senet) -> tuple[Mask, Mask]:
    """Senet 2.1: alternating from house 1, a cone first."""
    last = 2 * rules.pieces + 1
    return mask_of(range(1, last, 2)), mask_of(range(2, last, 2))


def _barred(rules: Senet, enemy_home: Mask) -> Mask:
    """Senet 5.5: only the side's own pieces rest on its ending squares."""
    return enemy_home if rules.goal == "home" else 0


def _read(rules: Senet, score: int) -> int:
    """A score named in a field as this rule set's sticks count it."""
    return rules.sticks if score == NO_LIGHT else score


def _plain(source: int, target: int) -> Action:
    if target == OFF:
        return Action("off", source, target)
    return Action("enter" if source == HAND else "move", source, target)


def _forward(rules: Senet, score: int) -> tuple[int, ...]:
    """Whence a piece moves forward by a score.

    Senet 2.7: no piece passes 26; from 26 it goes to 28-30. Senet 6.6: a piece below 26 that would
    reach or pass it stops there instead. `still` houses are only left.
    """
    if rules.beauty == "stop":
        return tuple(s for s in range(1, BEAUTY) if s + score < BEAUTY)
    if rules.beauty == "plain":
        end = rules.last - score
        return tuple(s for s in range(1, end + 1) if s not in rules.still)
    end_houses = [s for s in rules.still if s > WATER] if rules.last_three_move else []
    return tuple(
        source
        for source in range(1, HOUSES + 1)
        if (source < BEAUTY and source + score <= BEAUTY)
        or (source == BEAUTY and WATER < source + score <= HOUSES)
        or (source in end_houses and source + score <= HOUSES)
    )


def _stops(rules: Senet, score: int) -> Mask:
    """Senet 6.6: houses below 26 from which the score would reach or pass it."""
    return mask_of(range(BEAUTY - score, BEAUTY)) if rules.beauty == "stop" else 0


def _backward(rules: Senet, score: int) -> tuple[int, ...]:
    return tuple(s for s in range(score + 1, rules.last + 1) if s not in rules.still)


def _leaving(rules: Senet, score: int) -> Mask:
    return mask_of(tuple(house for house, by in rules.leaves if _read(rules, by) == score))


def _fates(rules: Senet) -> dict[int, tuple[int, ...]]:
    """House to where each score sends a piece on it; 0 where it stays (senet 6.6, 6.7)."""
    found: dict[int, list[int]] = {}
    for house, score, target in rules.fates:
        found.setdefault(house, [0] * (MOST + 1))[_read(rules, score)] = target
    return {house: tuple(targets) for house, targets in found.items()}


def _entered(rules: Senet, score: int) -> int:
    """Senet 4.4, 5.2, or 3, `start=hand`: by n onto n; else `water=re_enter`: by any onto 1."""
    if rules.enters:
        return {_read(rules, by): house for by, house in rules.enters}.get(score, 0)
    if rules.setup == "hand":
        return score
    return 1 if rules.water == "re_enter" else 0


def _safe(rules: Senet) -> Mask:
    """Senet 4.3, 5.3, 6.5; senet 3, `second_life` and `safe_end`."""
    life = (SECOND_LIFE,) if rules.second_life != "plain" else ()
    end = (BEAUTY, THREE, TWO, HERU) if rules.safe_end else ()
    return mask_of(rules.safe + life + end)


def _bonus(rules: Senet) -> frozenset[int]:
    """Senet 3, `beauty_extra` and `second_life=safe_extra`."""
    life = {SECOND_LIFE} if rules.second_life == "safe_extra" else set()
    return frozenset(life | ({BEAUTY} if rules.beauty_extra else set()))
