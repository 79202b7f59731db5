"""What the network for Senet sees of a position: inputs that are on or off, by number.

The position is one in which somebody throws, and it is seen from that side. What a rule set's
switches are is seen as well, an input for each value that is not the rule set's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from games.fields import to_text
from games.senet.parts import alone, hit
from games.senet.rules import Senet
from games.senet.state import LAST_HOUSE, Mask, State

MINE, THEIRS = 0, LAST_HOUSE
"""The houses with one's own pieces, and those with the other side's: house 1 comes first."""

COUNTED: Final = 10
"""Pieces are counted to so many: an input for each number from 1."""

HAND = 2 * LAST_HOUSE
THEIR_HAND, LEFT, THEIR_LEFT = (HAND + each * COUNTED for each in (1, 2, 3))
"""Pieces in hand, and pieces not yet borne off."""

RESCUE = HAND + 4 * COUNTED
"""A piece of one's own drowns and may be rescued."""

OWED: Final = RESCUE + 1
MOST_OWED: Final = 3
"""Throws that are owed after this one, three at most."""

FATE: Final = OWED + MOST_OWED
SKIP, THEIR_SKIP, WAITS, THEY_WAIT, SEAT = range(FATE + 1, FATE + 6)
"""The throw decides a fate; who loses a turn; who waits for a one; the second seat."""

QUIET: Final = SEAT + 1
QUIET_PARTS: Final = 8
"""How much of the `quiet_limit` is gone: on for each eighth that is."""

GUARDED: Final = QUIET + QUIET_PARTS
THEIR_GUARDED: Final = GUARDED + LAST_HOUSE
"""The houses whose pieces cannot be landed on because of their neighbours."""

EXPOSED: Final = THEIR_GUARDED + LAST_HOUSE
THEIR_EXPOSED: Final = EXPOSED + LAST_HOUSE
"""The houses whose pieces the other side hits by a likely throw; only where pieces are hit, as
exchanges cost too little for it to help."""

HOUSES: Final = (MINE, THEIRS, GUARDED, THEIR_GUARDED, EXPOSED, THEIR_EXPOSED)
"""The first inputs of all sets of houses."""

LIKELY: Final = 0.1
"""A throw is likely whose chance is more: of the sticks a 1, 2 and 3."""

SWITCHES: Final = THEIR_EXPOSED + LAST_HOUSE
"""The first input of the switches."""

UNSEEN: Final = frozenset({"bank_throws", "first"})
"""Switches that make no difference to what positions are worth: who is given the cones, and a turn
whose throws are made before its moves, which leads to much the same."""

UNTOLD: Final = UNSEEN | {"named", "score"}
"""Fields that make none: these, names of houses, and what a game that is won counts."""

Told: TypeAlias = tuple[tuple[str, str], ...]
"""Fields and texts of which an input tells, in the order of the inputs from `SWITCHES`."""


def told(sets: Sequence[Senet]) -> Told:
    """What a network for these rule sets is told of the rules: one for a single set its switches,
    one for several their fields."""
    return switch_inputs(sets[0]) if len(sets) == 1 else field_inputs(sets)


def field_inputs(sets: Sequence[Senet]) -> Told:
    """Every text of a field that one of these rule sets has, or a switch of theirs, and the first
    of them has not."""
    first = dict(sets[0].fields())
    texts = (each for rules in sets for each in (*rules.fields(), *switch_inputs(rules)))
    found = [(name, text) for name, text in texts if name not in UNTOLD and first[name] != text]
    return tuple(dict.fromkeys(found))


def switch_inputs(rules: Senet) -> Told:
    """The fields and texts of which an input tells, in the order of the inputs from `SWITCHES`."""
    return tuple(
        (switch.field, switch.text(value))
        for switch in rules.offered
        if switch.name not in UNSEEN
        for value in switch.values[1:]
        if not (switch.name == "pieces" and further_on(rules, int(value)))
    )


def further_on(rules: Senet, pieces: int) -> bool:
    """Whether a game of so many pieces is one of the rule set's own that has come further: pieces
    that are still to leave are counted, so there is nothing to tell."""
    return pieces < rules.pieces and not rules.goal.homes


def count(seen: Told) -> int:
    """How many inputs there are with those that tell of so many texts."""
    return SWITCHES + len(seen)


def constant(rules: Senet, seen: Sequence[tuple[str, str]]) -> tuple[int, ...]:
    """Of inputs that tell of these fields and texts, those that are on in every position."""
    return tuple(
        SWITCHES + at
        for at, (field, text) in enumerate(seen)
        if to_text(getattr(rules, field, None)) == text
    )


def guards(rules: Senet) -> bool:
    """Whether neighbours protect each other."""
    return rules.protection is not alone


def strikes(rules: Senet) -> bool:
    """Whether pieces are hit, and begin anew."""
    return rules.attack is hit


def likely(rules: Senet) -> tuple[int, ...]:
    """The likely scores."""
    return tuple(a.throw for a, chance in rules.lookups.throws[0].odds if chance > LIKELY)


def reach(rules: Senet) -> Callable[[Mask], Mask]:
    """The houses that pieces of a side come to by a likely throw, whatever stands there."""
    looked, way, scores = rules.lookups, rules.way, likely(rules)
    ahead = tuple((looked.ways[score], score) for score in scores if way.forward)
    behind = tuple((looked.back[score], score) for score in scores if way.back)

    def reached(side: Mask) -> Mask:
        found = 0
        for sources, score in ahead:
            found |= (side & sources) << score
        for sources, score in behind:
            found |= (side & sources) >> score
        return found

    return reached


def counts(rules: Senet, state: State) -> list[int]:
    """The inputs that are on in a position, without those of houses and of the rules."""
    _, hand, off, seat, *_, waits, quiet = state
    other = 1 - seat
    left, their_left = rules.pieces - off[seat], rules.pieces - off[other]
    found = [LEFT - 1 + left, THEIR_LEFT - 1 + their_left]
    if hand[seat]:
        found.append(HAND - 1 + hand[seat])
    if hand[other]:
        found.append(THEIR_HAND - 1 + hand[other])
    if waits:
        found.append(WAITS if seat else THEY_WAIT)
    if seat:
        found.append(SEAT)
    if quiet:
        found += range(QUIET, QUIET + quiet * QUIET_PARTS // rules.quiet_limit)
    return found + _throwing(rules, state)


def _throwing(rules: Senet, state: State) -> list[int]:
    """The inputs of the throw that is due, and of those to come."""
    _, _, _, seat, due, _, owed, skip, _, _ = state
    found = [SKIP] * (skip >> seat & 1) + [THEIR_SKIP] * (skip >> 1 - seat & 1)
    if owed:
        found.append(OWED - 1 + min(owed, MOST_OWED))
    if due == "fate":
        found.append(FATE)
    elif due == "start" and state.pieces[seat] & rules.lookups.rescues:
        found.append(RESCUE)
    return found
