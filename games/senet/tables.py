"""A rule set's choices worked out once: where each throw leads, as sets of houses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.chance import Device
from games.core import Throw
from games.senet.parts import WATERS, Water
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

SCORES = tuple(Action("score", throw=score) for score in range(MOST + 1))
"""The outcome of a throw by its score."""


@dataclass(frozen=True, slots=True)
class Tables:
    """All that the move generator looks up. Tuples are indexed by score unless said otherwise.

    `ways` and `back` are the houses from which a piece may move forward or backward by the score,
    `leaves` those from which it is borne off, `falls` those from which it falls into the water
    (senet 2.7), `enters` the house that a piece in hand enters (0: none). `plain` and `onto` are
    the actions by source and target, onto an empty house and onto an enemy piece. `again` are the
    scores that throw again, `safe` the houses where nobody is attacked, `bonus` those that throw
    again when landed on, `outcomes` all that can be thrown, `throws` the question to each seat and
    `sink` what the water does.
    """

    ways: tuple[Mask, ...]
    back: tuple[Mask, ...]
    leaves: tuple[Mask, ...]
    falls: tuple[Mask, ...]
    enters: tuple[int, ...]
    plain: tuple[tuple[Action, ...], ...]
    onto: tuple[tuple[Action, ...], ...]
    again: frozenset[int]
    safe: Mask
    bonus: frozenset[int]
    outcomes: frozenset[Action]
    throws: tuple[Throw[Action], Throw[Action]]
    sink: Water


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
    return Tables(
        ways=tuple(mask_of(_forward(rules, n)) for n in range(MOST + 1)),
        back=tuple(mask_of(_backward(rules, n)) for n in range(MOST + 1)),
        leaves=tuple(
            mask_of(tuple(house for house, by in rules.leaves if _read(rules, by) == n))
            for n in range(MOST + 1)
        ),
        falls=tuple(1 << BEAUTY if n == WATER - BEAUTY else 0 for n in range(MOST + 1)),
        enters=tuple(_entered(rules, n) for n in range(MOST + 1)),
        plain=tuple(tuple(_plain(s, t) for t in range(OFF + 1)) for s in range(OFF)),
        onto=tuple(tuple(Action(rules.attack(s, t), s, t) for t in range(OFF)) for s in range(OFF)),
        again=frozenset(_read(rules, score) for score in rules.again),
        safe=_safe(rules),
        bonus=_bonus(rules),
        outcomes=frozenset(action for action, _ in odds),
        throws=(Throw(0, thrown, odds), Throw(1, thrown, odds)),
        sink=WATERS[rules.water],
    )


def _read(rules: Senet, score: int) -> int:
    """A score named in a field as this rule set's sticks count it."""
    return rules.sticks if score == NO_LIGHT else score


def _plain(source: int, target: int) -> Action:
    if target == OFF:
        return Action("off", source, target)
    return Action("enter" if source == HAND else "move", source, target)


def _forward(rules: Senet, score: int) -> tuple[int, ...]:
    """Senet 2.7: no piece passes 26; from 26 it goes to 28-30. Senet 2.8: 27-30 never move."""
    end = [s for s in rules.still if s > WATER] if rules.last_three_move else []
    return tuple(
        source
        for source in range(1, HOUSES + 1)
        if (source < BEAUTY and source + score <= BEAUTY)
        or (source == BEAUTY and WATER < source + score <= HOUSES)
        or (source in end and source + score <= HOUSES)
    )


def _backward(rules: Senet, score: int) -> tuple[int, ...]:
    return tuple(s for s in range(score + 1, HOUSES + 1) if s not in rules.still)


def _entered(rules: Senet, score: int) -> int:
    """Senet 3, `start=hand`: by n onto house n. Else `water=re_enter`: by any throw onto 1."""
    if rules.setup == "hand":
        return score
    return 1 if rules.water == "re_enter" else 0


def _safe(rules: Senet) -> Mask:
    """Senet 3, `second_life` and `safe_end`."""
    life = (SECOND_LIFE,) if rules.second_life != "plain" else ()
    end = (BEAUTY, THREE, TWO, HERU) if rules.safe_end else ()
    return mask_of(life + end)


def _bonus(rules: Senet) -> frozenset[int]:
    """Senet 3, `beauty_extra` and `second_life=safe_extra`."""
    life = {SECOND_LIFE} if rules.second_life == "safe_extra" else set()
    return frozenset(life | ({BEAUTY} if rules.beauty_extra else set()))
