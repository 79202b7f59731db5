"""What a table of Aseb has one choose, in every position: to play by it (:mod:`solving.play`).

A table keeps the positions in which the side that is behind throws; the others are worked out from
those first, as Djehuty does it at the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.aseb.rules import Aseb
from games.aseb.state import OFF, OWN
from opponents.twenty import BITS, WHOLE, TwentyTable, order
from solving.play import Choices
from solving.twenty import Layer, Move, prepared

Places: TypeAlias = NDArray[np.int32]

_CHUNK = 1 << 20
"""So many numbers are unpacked at a time: a whole number of bytes."""


def unpacked(data: bytes, count: int) -> NDArray[np.uint16]:
    """So many numbers of :data:`BITS` bits that stand behind each other."""
    found = np.empty(count, np.uint16)
    weights = (1 << np.arange(BITS - 1, -1, -1)).astype(np.uint16)
    raw = np.frombuffer(data, np.uint8)
    for first in range(0, count, _CHUNK):
        many = min(_CHUNK, count - first)
        at = first * BITS // 8
        bits = np.unpackbits(raw[at : at + -(-many * BITS // 8)])[: many * BITS]
        found[first : first + many] = bits.reshape(many, BITS) @ weights
    return found


def restored(table: TwentyTable, rules: Aseb) -> Layer:
    """All chances that a table tells: those that it keeps, and those worked out from them."""
    most, placed = table.head.most, order(table.head.most)
    layer, numbers = prepared(rules, most), unpacked(table.numbers(), table.positions)
    every = range(1, most + 1)
    ranks = {
        left: np.array([placed.ranks[left, mask] for mask in layer.hands[left].masks])
        for left in every
    }
    both = np.empty(len(placed.hands), np.int64)
    for left in every:
        both[ranks[left]] = layer.hands[left].both
        for other in every:
            layer.begin((left, other))
    for rank, (left, mask) in enumerate(placed.hands):
        row = np.zeros(len(placed.hands))
        can = (both[rank:] & both[rank]) == 0
        first, last = placed.begins[rank : rank + 2]
        row[rank:][can] = numbers[first:last] / WHOLE
        for other in every:
            layer.ahead[left, other][layer.hands[left].rows[mask]] = row[ranks[other]]
    for pair, known in layer.ahead.items():
        layer.put(pair, known)
    for pair in layer.ahead:  # whatever follows is kept, but another throw of a piece further on
        for at in range(len(ranks[pair[0]]) - 1, -1, -1):
            further = ranks[pair[1]] < ranks[pair[0]][at]
            found = np.where(further, layer.work_out(pair, at), layer.ahead[pair][at])
            layer.ahead[pair][at] = found
            layer.across[pair][:, at] = found
    return layer


@dataclass
class Numbered:
    """The positions of a layer by number: by pair, by the row of the side that throws, by column,
    those left out in which a square would have a piece of both sides."""

    layer: Layer

    @cached_property
    def kinds(self) -> dict[int, NDArray[np.intp]]:
        """By pieces left: what each hand has on the squares of both, numbered."""
        return {
            left: np.searchsorted(self._squares, hands.both)
            for left, hands in self.layer.hands.items()
        }

    @cached_property
    def _squares(self) -> NDArray[np.int64]:
        return np.unique(self.layer.hands[max(self.layer.hands)].both)

    @cached_property
    def ranks(self) -> dict[int, Places]:
        """By pieces left of a hand, its row, and what the other side has: how many hands before it
        may stand against that."""
        found = {}
        for left, hands in self.layer.hands.items():
            can = (hands.both[:, None] & self._squares) == 0
            found[left] = can.cumsum(axis=0, dtype=np.int32) - can
        return found

    @cached_property
    def first(self) -> dict[tuple[int, int], Places]:
        """By pair and row: the number of its first position."""
        found, total = {}, 0
        for other, theirs in self.layer.hands.items():
            meets = ((theirs.both[:, None] & self._squares) == 0).sum(axis=0)
            for one, kinds in self.kinds.items():
                counts = meets[kinds]
                found[one, other] = (total + counts.cumsum() - counts).astype(np.int32)
                total += int(counts.sum())
        return found

    @cached_property
    def total(self) -> int:
        """How many there are."""
        most = max(self.layer.hands)
        last = self.layer.hands[most].both
        return int(self.first[most, most][-1] + ((last & int(last[-1])) == 0).sum())

    def own(self, pair: tuple[int, int], row: int, columns: NDArray[np.intp]) -> Places:
        """The numbers of positions of a row."""
        found: Places = self.ranks[pair[1]][columns, self.kinds[pair[0]][row]]
        found += self.first[pair][row]
        return found

    def others(self, pair: tuple[int, int], column: int, rows: NDArray[np.intp]) -> Places:
        """The numbers of positions of a column."""
        found: Places = self.ranks[pair[1]][column][self.kinds[pair[0]][rows]]
        found += self.first[pair][rows]
        return found

    def after(self, pair: tuple[int, int], move: Move, columns: NDArray[np.intp]) -> Places:
        """What a move leads to from these columns of a row, as :attr:`solving.play.Choices.best`
        tells it; anything where it may not be made."""
        target, other = move.target, pair[1]
        if not move.left:
            return np.full(len(columns), 2 * self.total, np.int32)
        shared = OWN < target < OFF
        if shared and not self.layer.rules.shelter >> target & 1:
            columns = self.layer.hands[other].struck[target][columns]
        if target != OFF and self.layer.rules.bonus >> target & 1:
            return self.own((move.left, other), move.row, columns)
        return self.total + self.others((other, move.left), move.row, columns)


def choices(table: TwentyTable, rules: Aseb) -> Iterator[int | Choices]:
    """How many positions were looked at, over and over; at last what the table has one choose."""
    numbered = Numbered(restored(table, rules))
    layer, total = numbered.layer, numbered.total
    odds = np.array([chance for _, chance in layer.chances])
    values, best = np.empty(total), np.empty((len(odds), total), np.int32)
    for pair, known in layer.ahead.items():
        mine, theirs = (layer.hands[left].both for left in pair)
        for row in range(len(mine)):
            columns = np.flatnonzero((theirs & int(mine[row])) == 0)
            first = int(numbered.first[pair][row])
            last = first + len(columns)
            values[first:last] = known[row][columns]
            for throw, (score, _) in enumerate(layer.chances):
                best[throw, first:last] = _best(numbered, pair, row, score, columns)
            yield len(columns)
    yield Choices(total, odds, values, best)


def _best(
    numbered: Numbered, pair: tuple[int, int], row: int, score: int, columns: NDArray[np.intp]
) -> Places:
    """What the best choice by a throw leads to; a turn passes where there is none."""
    found = numbered.total + numbered.others(pair[::-1], row, columns)
    worth = np.full(len(columns), -0.5)
    for move in numbered.layer.moves_of(pair[0])[row][score]:
        whole = np.broadcast_to(numbered.layer.worth(pair, move), numbered.kinds[pair[1]].shape)
        better = whole[columns] > worth
        worth = np.where(better, whole[columns], worth)
        found = np.where(better, numbered.after(pair, move, columns), found)
    return found
