"""Aseb, solved: value iteration over both sides' squares.

A *hand* here is what a side has on its path: the set of squares on which its pieces stand, and how
many are left at all. A position is a hand of the side that throws and one of the other side. A
layer is all positions with so many pieces left on each side, together with those the other way
round: a game never leads back to more pieces. In a layer a row is a hand of the side that throws, a
column one of the other side; rows are gone through from the end of the path to its beginning, and
what was just worked out counts at once.

Rows are worked out a whole row at a time: where a piece goes does not hang on the other side's
hand, but for the square that it lands on.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.aseb.rules import Aseb
from games.aseb.state import HAND, LAST, OFF, OWN, Mask
from opponents.twenty import hands

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]

STILL: Final = 1e-9
"""A layer is done when no chance changes by more in a sweep."""

KEPT_EVERY: Final = 8
"""After so many sweeps of a layer what was worked out so far is kept, to be resumed."""


@dataclass(frozen=True)
class Move:
    """Where a piece goes: the square (`OFF` for none), and the row of the hand that the side has
    then, of those with so many pieces (0 left: the game is won)."""

    target: int
    left: int
    row: int


@dataclass(frozen=True)
class Hands:
    """All hands with so many pieces left, those that are furthest back first."""

    left: int

    @cached_property
    def masks(self) -> tuple[Mask, ...]:
        """The squares of each."""
        return hands(self.left)

    @cached_property
    def rows(self) -> dict[Mask, int]:
        """The row of each."""
        return {mask: row for row, mask in enumerate(self.masks)}

    @cached_property
    def both(self) -> Ints:
        """The squares of each that are those of both sides."""
        return np.array(self.masks, np.int64) >> OWN + 1

    @cached_property
    def struck(self) -> dict[int, NDArray[np.intp]]:
        """By square of both: the row of each hand without a piece there, which is in hand then."""
        return {
            square: np.array([self.rows[mask & ~(1 << square)] for mask in self.masks], np.intp)
            for square in range(OWN + 1, LAST + 1)
        }


@dataclass
class Layer:
    """Chances of the side that throws: `ahead[pair]` with rows of its own hands, `across[pair]` the
    same with rows of the other side's."""

    rules: Aseb
    hands: dict[int, Hands]
    ahead: dict[tuple[int, int], Floats] = field(default_factory=dict)
    across: dict[tuple[int, int], Floats] = field(default_factory=dict)

    def begin(self, pair: tuple[int, int]) -> None:
        """Everything may be won or lost."""
        shape = tuple(len(self.hands[left].masks) for left in pair)
        self.put(pair, np.full(shape, 0.5))

    def put(self, pair: tuple[int, int], values: Floats) -> None:
        """What is known of a pair."""
        self.ahead[pair] = values
        self.across[pair] = np.ascontiguousarray(values.T)

    @cached_property
    def chances(self) -> tuple[tuple[int, float], ...]:
        """The throws, with their chances."""
        return tuple(
            sorted((action.throw, float(chance)) for action, chance in self.rules.throws[0].odds)
        )

    def moves(self, left: int, row: int, score: int) -> list[Move]:
        """Where the pieces of a hand go by a throw, whatever the other side has."""
        own, found = self.hands[left], list[Move]()
        mask = own.masks[row]
        waiting = left - mask.bit_count()
        sources = ([HAND] if waiting else []) + [n for n in range(1, LAST + 1) if mask >> n & 1]
        for source in sources if score else ():
            target = source + score
            rest = mask & ~(1 << source) if source else mask
            if target == OFF:
                after = self.hands[left - 1].rows[rest] if left > 1 else 0
                found.append(Move(OFF, left - 1, after))
            elif target < OFF and not mask >> target & 1:
                found.append(Move(target, left, own.rows[rest | 1 << target]))
        return found

    def work_out(self, pair: tuple[int, int], row: int) -> Floats:
        """The chances of a row, from those of what follows."""
        passes: Floats = 1 - self.across[pair[::-1]][row]
        total: Floats = np.zeros_like(passes)
        for score, chance in self.chances:
            best = np.full_like(passes, -1.0)
            for move in self.moves_of(pair[0])[row][score]:
                np.maximum(best, self.worth(pair, move), out=best)
            total += chance * np.where(best < 0, passes, best)
        return total

    def moves_of(self, left: int) -> list[dict[int, list[Move]]]:
        """By row and throw: the moves."""
        if left not in self._moves:
            rows = range(len(self.hands[left].masks))
            self._moves[left] = [
                {score: self.moves(left, row, score) for score, _ in self.chances} for row in rows
            ]
        return self._moves[left]

    _moves: dict[int, list[dict[int, list[Move]]]] = field(default_factory=dict)

    def worth(self, pair: tuple[int, int], move: Move) -> Floats | float:
        """What a move is worth by column; -1 where it may not be made."""
        target, other = move.target, self.hands[pair[1]]
        if not move.left:
            return 1.0
        then = (move.left, pair[1])
        again = target != OFF and self.rules.bonus >> target & 1
        row: Floats = self.ahead[then][move.row] if again else self.across[then[::-1]][move.row]
        shared = OWN < target < OFF
        safe = shared and self.rules.shelter >> target & 1
        if shared and not safe:
            row = row[other.struck[target]]
        worth = row if again else 1 - row
        if not safe:
            return worth
        found: Floats = np.where(other.both >> target - OWN - 1 & 1, -1.0, worth)
        return found

    def sweep(self, pair: tuple[int, int]) -> float:
        """Work both ways of a layer out anew; by how much a chance has changed at most."""
        change = 0.0
        for one in dict.fromkeys((pair, pair[::-1])):
            mine, theirs = self.hands[one[0]], self.hands[one[1]]
            for row in range(len(mine.masks) - 1, -1, -1):
                found = self.work_out(one, row)
                can = (theirs.both & int(mine.both[row])) == 0
                change = max(change, float(np.abs(found - self.ahead[one][row])[can].max()))
                self.ahead[one][row] = found
                self.across[one][:, row] = found
        return change


@dataclass(frozen=True)
class Step:
    """How far it is: a layer by its two numbers of pieces, the sweep, the largest change in it, and
    the seconds of CPU that the layer took since it was begun or resumed."""

    layer: tuple[int, int]
    sweep: int
    change: float
    seconds: float


def layers(most: int) -> list[tuple[int, int]]:
    """The layers in the order in which they are solved."""
    return [(more, less) for more in range(1, most + 1) for less in range(1, more + 1)]


def solve(layer: Layer, folder: Path, most: int, still: float = STILL) -> Iterator[Step]:
    """Work all layers out, and tell of each sweep. What is kept in `folder` is not worked out
    again: a layer that is done, or one that was left in its midst."""
    folder.mkdir(parents=True, exist_ok=True)
    for pair in layers(most):
        begun, sweep, change = time.process_time(), 0, 1.0
        both = list(dict.fromkeys((pair, pair[::-1])))
        done, midst = (folder / f"{pair[0]}-{pair[1]}{end}.npz" for end in ("", ".part"))
        kept = next((file for file in (done, midst) if file.exists()), None)
        if kept is None:
            for one in both:
                layer.begin(one)
        else:
            with np.load(kept) as found:
                sweep, change = int(found["sweep"]), float(found["change"])
                for one in both:
                    layer.put(one, found["{}-{}".format(*one)])
            yield Step(pair, sweep, change, 0.0)
        while change > still:
            change, sweep = layer.sweep(pair), sweep + 1
            yield Step(pair, sweep, change, time.process_time() - begun)
            if change > still and not sweep % KEPT_EVERY:
                keep(layer, both, midst, sweep, change)
        if kept != done:
            keep(layer, both, done, sweep, change)
            midst.unlink(missing_ok=True)


def keep(layer: Layer, pairs: list[tuple[int, int]], file: Path, sweep: int, change: float) -> None:
    """Write what is known of a layer; it is there whole or not at all."""
    beside = file.with_name(f"{file.stem}.new.npz")
    values: dict[str, NDArray[Any]] = {
        "{}-{}".format(*pair): layer.ahead[pair] for pair in pairs
    } | {"sweep": np.array(sweep), "change": np.array(change)}
    with beside.open("wb") as out:
        np.savez(out, allow_pickle=False, **values)
    beside.replace(file)


def prepared(rules: Aseb, most: int) -> Layer:
    """Nothing is known yet of rules with so many pieces a side at most."""
    return Layer(rules, {left: Hands(left) for left in range(1, most + 1)})


def positions(layer: Layer, pair: tuple[int, int]) -> int:
    """How many positions a pair has: no square has a piece of both sides."""
    mine, theirs = (layer.hands[left].both for left in pair)
    return sum(int(((theirs & int(each)) == 0).sum()) for each in mine)
