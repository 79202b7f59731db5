"""Senet in rows: the same question asked of many positions at once.

The rules a third time, after the contract and :mod:`opponents.kernels.senet`: a column an entry of
a position, a row a game. It is held to the contract by `tests/training/test_lockstep.py` over every
rule set and switch: the same positions follow from each throw.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.senet.effects import sunk
from games.senet.moves import bound
from games.senet.parts import to_second_life
from games.senet.rules import Senet
from games.senet.state import BEAUTY, NETTING, OFF, WATER
from training.moves import COLUMNS, Ints, Masks, sources

Floats: TypeAlias = NDArray[np.float32]

START, THROW, FATE = range(3)
"""Why a side throws: its turn begins, goes on, or a piece's fate is decided."""

_WATER_BIT = 1 << WATER
_OFF_BIT = 1 << OFF
_PASS = -1
"""The house that nobody moves from."""


class Positions(NamedTuple):
    """Positions in which somebody throws, a row each; `mine` is the side that does.

    As :class:`games.senet.state.State`, but by side instead of by seat; `seat` is the thrower's, of
    `skip` bit 0 is the thrower's, and `due` is `START`, `THROW` or `FATE`.
    """

    mine: Ints
    theirs: Ints
    hand: Ints
    their_hand: Ints
    off: Ints
    their_off: Ints
    seat: Ints
    due: Ints
    owed: Ints
    skip: Ints
    waits: Ints
    quiet: Ints

    def rows(self, which: Ints) -> Positions:
        """These rows, each as often as it is named."""
        return Positions(*(column[which] for column in self))

    def put(self, which: Ints, others: Positions) -> None:
        """Put others in the place of these rows."""
        for column, other in zip(self, others, strict=True):
            column[which] = other


class Successors(NamedTuple):
    """What may follow, a row each, best read with the positions that it follows from."""

    after: Positions
    parent: Ints
    """The row it follows from."""
    throw: Ints
    """The place of the score among :func:`scores`; -1 for a rescue, which needs no throw."""
    flipped: NDArray[np.bool_]
    """Whether the side that throws is the other one."""
    ended: NDArray[np.bool_]
    result: Floats
    """What the side that acted got of a game that has ended: 1, 0.5 or 0."""


def scores(rules: Senet) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """The scores that may be thrown, and their chances."""
    odds = rules.lookups.throws[0].odds
    return tuple(action.throw for action, _ in odds), tuple(float(chance) for _, chance in odds)


def begin(rules: Senet, count: int) -> Positions:
    """So many games that begin.

    `ValueError` for rules whose throws are kept before they are played: a row throws once.
    """
    looked = rules.lookups
    overlap = any(out & way for out, way in zip(looked.leaves, looked.ways, strict=True))
    if rules.bank_throws or overlap:
        raise ValueError(f"{rules.id}: what follows a throw is not one move")
    state = rules.start()
    own = (*state.pieces, *state.hand, 0, 0, 0, START, 0, 0, int(state.needs_one), 0)
    return Positions(*(np.full(count, value, np.int64) for value in own))


def successors(rules: Senet, at: Positions) -> Successors:
    """Every position that may follow each row, by every throw and by rescues."""
    looked = rules.lookups
    found: list[tuple[Ints, Ints, Ints, Ints]] = []
    waiting = (at.waits & at.seat) > 0
    tied = ((at.mine & looked.bound) > 0) & ~waiting
    free = np.flatnonzero(~waiting & ~tied)
    bound_rows = np.flatnonzero(tied)
    for place, score in enumerate(scores(rules)[0]):
        rows = np.flatnonzero(~tied) if score == 1 and rules.second_needs_one else free
        masks = sources(rules, at.mine[rows], at.theirs[rows], at.hand[rows], at.seat[rows], score)
        moves = [*_listed(rows, masks, score), _bound(rules, at, bound_rows, score)]
        row, source, target = (np.concatenate(each) for each in zip(*moves, strict=True))
        has = np.zeros(len(at.mine), np.bool_)
        has[row] = True
        idle = np.flatnonzero(~has)
        if rules.may_pass:
            idle = np.concatenate((idle, rows[has[rows]]))
        none = np.full(len(idle), _PASS)
        row, source = np.concatenate((row, idle)), np.concatenate((source, none))
        target = np.concatenate((target, none))
        found.append((row, np.full(len(row), place), source, target))
    row, throw, source, target = (np.concatenate(each) for each in zip(*found, strict=True))
    after = _applied(rules, at.rows(row), np.asarray(scores(rules)[0])[throw], source, target)
    whole = Successors(after[0], row, throw, *after[1:])
    return _with_rescues(rules, at, whole) if looked.rescues else whole


def _listed(rows: Ints, masks: Masks, score: int) -> list[tuple[Ints, Ints, Ints]]:
    """Moves as rows, houses moved from and houses moved to."""
    found = []
    for name, mask in masks._asdict().items():
        if not mask.any():
            continue
        at, house = np.nonzero(mask[:, None] >> np.arange(OFF) & 1)
        if name == "enter":
            source, target = np.zeros_like(house), house
        else:
            source = house
            target = {
                "walk": house + score,
                "fall": house + score,
                "out": np.full_like(house, OFF),
                "halt": np.full_like(house, BEAUTY),
                "back": house - score,
            }[name]
        found.append((rows[at], source, target))
    return found


def _bound(rules: Senet, at: Positions, rows: Ints, score: int) -> tuple[Ints, Ints, Ints]:
    """The moves of pieces that the throw alone decides.

    Those whose fate is thrown for are few, so one by one; one that drowns is borne off or stays.
    """
    if not rules.lookups.fates:
        leave = rules.lookups.leaves[score] & rules.lookups.bound
        rows = rows if leave else rows[:0]
        return rows, np.full_like(rows, leave.bit_length() - 1), np.full_like(rows, OFF)
    found: list[tuple[int, int, int]] = []
    for row in rows.tolist():
        mine = int(at.mine[row])
        moves = bound(rules, mine, mine | int(at.theirs[row]), score)
        found += [(row, action.source, action.target) for action in moves]
    row, source, target = np.asarray(found, np.int64).reshape(-1, 3).T
    return row, source, target


def _applied(
    rules: Senet, at: Positions, score: Ints, source: Ints, target: Ints
) -> tuple[Positions, NDArray[np.bool_], NDArray[np.bool_], Floats]:
    """The positions after these moves, whether the other side throws there, whether the game has
    ended, and what the mover then got."""
    looked = rules.lookups
    passes = source == _PASS
    enters = source == 0
    bit = np.where(passes, 0, 1 << np.maximum(target, 0))
    left = np.where(passes | enters, 0, 1 << np.maximum(source, 0))
    out = bit == _OFF_BIT
    struck = (at.theirs & bit) > 0
    mine = at.mine ^ left | np.where(out, 0, bit)
    theirs = at.theirs & ~bit
    hand, their_hand = at.hand - enters, at.their_hand.copy()
    hits = struck & (_kinds(rules, "hit")[source, target])
    drops = struck & (_kinds(rules, "drop")[source, target])
    theirs |= np.where(struck & ~hits & ~drops, left, 0)
    their_hand += hits
    side = mine.copy()
    falls = (bit == _WATER_BIT) & ~struck & ~enters
    for row in np.flatnonzero(falls).tolist():
        own = int(mine[row]) & ~_WATER_BIT | int(at.mine[row]) & ~int(left[row]) & _WATER_BIT
        mine[row], more = sunk(rules, own, own | int(theirs[row]))
        hand[row] += more
    for row in np.flatnonzero(drops).tolist():
        theirs[row], more = sunk(rules, int(theirs[row]), int(mine[row] | theirs[row]))
        their_hand[row] += more
    off = at.off + out
    won = out & (off == rules.pieces)
    if rules.goal.homes:
        homes = np.asarray(looked.first)[at.seat]
        won |= ~passes & (np.bitwise_count(mine & homes) == rules.pieces)
    again = np.isin(score, tuple(looked.again))
    fate = ~passes & (target == BEAUTY) & rules.beauty.stops
    skip = at.skip | (rules.netting & ~passes & (target == NETTING))
    owed = at.owed + again
    if looked.extras:
        owed += _earned(rules, bit, side, out, hits, again)
    if rules.water_ends:
        owed = np.where(bit == _WATER_BIT, 0, owed)
    idle = again & ((rules.no_move == "lose_throw") | ((at.mine & looked.rescues) > 0))
    owed = np.where(fate, 1, np.where(passes, idle, owed))
    waits = at.waits & ~((at.seat == 1) & (score == 1))
    same = at._replace(
        mine=mine, theirs=theirs, hand=hand, their_hand=their_hand, off=off, skip=skip,
        due=np.where(fate, FATE, THROW), owed=np.maximum(owed - 1, 0), waits=waits,
    )  # fmt: skip
    return _turned(rules, same, owed == 0, out, won)


def _kinds(rules: Senet, kind: str) -> NDArray[np.bool_]:
    """By house moved from and to, whether landing on an enemy is of that kind."""
    table = [[action.kind == kind for action in row] + [False] for row in rules.lookups.onto]
    return np.asarray([*table, [False] * (OFF + 1)])


def _earned(
    rules: Senet,
    bit: Ints,
    side: Ints,
    out: NDArray[np.bool_],
    hits: NDArray[np.bool_],
    again: NDArray[np.bool_],
) -> Ints:
    """The throws that moves earn by what they do (senet 3, 4.3, 4.7, 7.6)."""
    bonus = sum(1 << house for house in rules.lookups.bonus)
    earned = ((bit & bonus) > 0).astype(np.int64)
    if rules.hit_extra:
        earned += hits
    if rules.off_extra:
        earned += out
    if rules.column_extra:
        column = COLUMNS[np.where(out | (bit == 0), 0, np.log2(np.maximum(bit, 1))).astype(int)]
        earned += (column > 0) & ((side & column) == column)
    if rules.extras_add:
        return earned
    return ((earned > 0) & ~again).astype(np.int64)


def _turned(
    rules: Senet,
    same: Positions,
    passed: NDArray[np.bool_],
    out: NDArray[np.bool_],
    won: NDArray[np.bool_],
) -> tuple[Positions, NDArray[np.bool_], NDArray[np.bool_], Floats]:
    """The turn passes in those rows, or the game ends."""
    ended, result = won.copy(), won.astype(np.float32)
    quiet = same.quiet
    if rules.quiet_limit:
        quiet = np.where(passed, np.where(out, 0, quiet + 1), quiet)
        over = passed & ~won & (quiet == rules.quiet_limit)
        for row in np.flatnonzero(over).tolist():
            result[row] = _more(rules, same, row)
        ended |= over
    mover_skips, other_skips = (same.skip & 1) > 0, (same.skip & 2) > 0
    flipped = passed & (~other_skips | mover_skips)
    skip = np.where(passed & other_skips, np.where(mover_skips, 0, same.skip & 1), same.skip)
    stays = same._replace(
        due=np.where(passed, START, same.due), owed=np.where(passed, 0, same.owed), skip=skip,
        quiet=quiet,
    )  # fmt: skip
    turns = stays._replace(
        mine=stays.theirs, theirs=stays.mine, hand=stays.their_hand, their_hand=stays.hand,
        off=stays.their_off, their_off=stays.off, seat=1 - stays.seat,
        skip=(stays.skip >> 1 | stays.skip << 1) & 3,
    )  # fmt: skip
    after = Positions(*(np.where(flipped, b, a) for a, b in zip(stays, turns, strict=True)))
    return after, flipped, ended, result


def _more(rules: Senet, at: Positions, row: int) -> float:
    """What the mover got where a game ended for want of progress (senet 6.2)."""
    first, seat = rules.lookups.first, int(at.seat[row])
    mine = rules.goal.arrived(int(at.mine[row]), int(at.off[row]), first[seat])
    theirs = rules.goal.arrived(int(at.theirs[row]), int(at.their_off[row]), first[1 - seat])
    return 0.5 if mine == theirs else float(mine > theirs)


def _with_rescues(rules: Senet, at: Positions, found: Successors) -> Successors:
    """The rescues of drowning pieces beside what follows throws (senet 2.11)."""
    rows = np.flatnonzero(((at.mine & rules.lookups.rescues) > 0) & (at.due == START))
    if not len(rows):
        return found
    before = at.rows(rows)
    house = [to_second_life(taken) for taken in (before.mine | before.theirs).tolist()]
    saved = before.mine ^ _WATER_BIT | 1 << np.asarray(house, np.int64)
    no = np.zeros(len(rows), np.bool_)
    after = _turned(rules, before._replace(mine=saved), ~no, no, no)
    throw = np.full(len(rows), -1)
    rescues = Successors(after[0], rows, throw, *after[1:])
    columns = zip(found.after, rescues.after, strict=True)
    return Successors(
        Positions(*(np.concatenate(pair) for pair in columns)),
        np.concatenate((found.parent, rescues.parent)),
        np.concatenate((found.throw, rescues.throw)),
        np.concatenate((found.flipped, rescues.flipped)),
        np.concatenate((found.ended, rescues.ended)),
        np.concatenate((found.result, rescues.result)),
    )
