"""What the network sees of rows of positions: :mod:`opponents.inputs`, many at once."""

from __future__ import annotations

import numpy as np

from games.senet.rules import Senet
from games.senet.state import LAST_HOUSE
from opponents import inputs
from training.lockstep import FATE, START, Floats, Positions
from training.moves import PROTECTIONS, Ints


def seen(rules: Senet, at: Positions, told: inputs.Told) -> Floats:
    """A row of inputs for each position, 1 for on; `told` is what the last ones tell of."""
    rows = len(at.mine)
    found = np.zeros((rows, inputs.count(told)), np.float32)
    _houses(found, inputs.MINE, at.mine)
    _houses(found, inputs.THEIRS, at.theirs)
    guarded = PROTECTIONS[rules.protection]
    held, their_held = guarded(at.mine), guarded(at.theirs)
    if inputs.guards(rules):
        _houses(found, inputs.GUARDED, held)
        _houses(found, inputs.THEIR_GUARDED, their_held)
    if inputs.strikes(rules):
        mine, theirs = at.mine & ~(held | rules.lookups.safe), at.theirs & ~their_held
        _houses(found, inputs.EXPOSED, mine & _reach(rules, at.theirs))
        theirs &= ~rules.lookups.safe
        _houses(found, inputs.THEIR_EXPOSED, theirs & _reach(rules, at.mine))
    _count(found, inputs.HAND, at.hand)
    _count(found, inputs.THEIR_HAND, at.their_hand)
    _count(found, inputs.LEFT, rules.pieces - at.off)
    _count(found, inputs.THEIR_LEFT, rules.pieces - at.their_off)
    if rules.lookups.rescues:
        drowns = (at.mine & rules.lookups.rescues) > 0
        found[:, inputs.RESCUE] = drowns & (at.due == START)
    _count(found, inputs.OWED, np.minimum(at.owed, inputs.MOST_OWED))
    found[:, inputs.FATE] = at.due == FATE
    found[:, inputs.SKIP] = at.skip & 1
    found[:, inputs.THEIR_SKIP] = at.skip >> 1
    found[:, inputs.WAITS] = at.waits & at.seat
    found[:, inputs.THEY_WAIT] = at.waits & (1 - at.seat)
    found[:, inputs.SEAT] = at.seat
    if rules.quiet_limit:
        gone = at.quiet * inputs.QUIET_PARTS // rules.quiet_limit
        found[:, inputs.QUIET : inputs.GUARDED] = gone[:, None] > np.arange(inputs.QUIET_PARTS)
    found[:, list(inputs.constant(rules, told))] = 1
    return found


def _reach(rules: Senet, side: Ints) -> Ints:
    """The houses that pieces of a side come to by a likely throw, whatever stands there."""
    looked, found = rules.lookups, np.zeros_like(side)
    for score in inputs.likely(rules):
        if rules.way.forward:
            found |= (side & looked.ways[score]) << score
        if rules.way.back:
            found |= (side & looked.back[score]) >> score
    return found


def _houses(found: Floats, first: int, masks: Ints) -> None:
    """The input of each house of a set is on, from house 1."""
    octets = masks.astype("<u4").view(np.uint8).reshape(-1, 4)
    bits = np.unpackbits(octets, axis=1, bitorder="little")
    found[:, first : first + LAST_HOUSE] = bits[:, 1 : LAST_HOUSE + 1]


def _count(found: Floats, first: int, numbers: Ints) -> None:
    """The input for each number, from 1, is on."""
    rows = np.flatnonzero(numbers)
    found[rows, first - 1 + numbers[rows]] = 1
