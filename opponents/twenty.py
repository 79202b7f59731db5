"""The table of Aseb, solved: the chance of winning in every position.

A *hand* is what a side has: how many pieces are left, and the squares of those on the board. A
position is the hand of the side that throws and that of the other side. Hands stand in the order of
how far a side has come; a table has each pair of hands once, with the side that is behind to throw:
of the other positions, who is ahead throws, and whatever follows but another throw of theirs is in
the table. So half of the positions are kept, and the others worked out from them.

A table is a file: a line of JSON, its head, and the chances as numbers of 15 bits, the highest bit
first. It is read where it lies; no library is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final

from games.aseb.rules import Aseb
from games.aseb.state import LAST, OFF, OWN, Mask, State, squares_of
from opponents.table_file import TableFile, TableHead

BITS: Final = 15
"""Bits of a chance: so the table of five pieces has less than 40 MB."""

WHOLE: Final = (1 << BITS) - 1
"""What stands for a game that is won for certain."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Head(TableHead):
    """Of a table of Aseb: keeping chances in 15 bits adds 0.000015 to `error`."""

    game: str


def way_come(left: int, mask: Mask, most: int) -> int:
    """How many squares a side has come, so many pieces being left of `most`."""
    return sum(squares_of(mask)) + OFF * (most - left)


def hands(left: int) -> tuple[Mask, ...]:
    """The squares of every hand with so many pieces left, those that have come least far first."""
    found = (
        sum(1 << square for square in squares)
        for count in range(left + 1)
        for squares in combinations(range(1, LAST + 1), count)
    )
    return tuple(sorted(found, key=lambda mask: (sum(squares_of(mask)), mask)))


class Order:
    """The order of all hands up to so many pieces, and the places of pairs of them."""

    def __init__(self, most: int) -> None:
        """Some thousands of hands; it takes a tenth of a second."""
        self.most = most
        every = [(left, mask) for left in range(1, most + 1) for mask in hands(left)]
        self.hands = sorted(every, key=lambda hand: (way_come(hand[0], hand[1], most), hand))
        self.ranks: Mapping[tuple[int, Mask], int] = {
            hand: rank for rank, hand in enumerate(self.hands)
        }
        self._on = [0] * (LAST + 1)
        for rank, (_, mask) in enumerate(self.hands):
            for square in squares_of(mask):
                self._on[square] |= 1 << rank

    @cached_property
    def begins(self) -> list[int]:
        """By the rank of the hand that throws: the place of its first position; last, how many
        there are."""
        found, first = list[int](), 0
        for rank in range(len(self.hands)):
            found.append(first)
            first += (self.meets(rank) >> rank).bit_count()
        return [*found, first]

    def meets(self, rank: int) -> int:
        """The ranks of the hands that may stand against a hand, as bits."""
        taken = 0
        for square in squares_of(self.hands[rank][1] >> OWN + 1 << OWN + 1):
            taken |= self._on[square]
        return ((1 << len(self.hands)) - 1) & ~taken

    def place(self, mine: int, theirs: int) -> int:
        """The place of a position by the ranks of both hands, the side that throws not ahead."""
        between = (self.meets(mine) >> mine) & ((1 << theirs - mine) - 1)
        return self.begins[mine] + between.bit_count()


@lru_cache(maxsize=2)
def order(most: int) -> Order:
    """The order of the hands up to so many pieces."""
    return Order(most)


class TwentyTable(TableFile[Head, State]):
    """A table of Aseb."""

    head_kind = Head
    rules_kind = Aseb

    def _laid_out(self) -> tuple[int, int]:
        self._order = order(self.head.most)
        positions = self._order.begins[-1]
        return positions, -(-positions * BITS // 8)

    def covers(self, state: State) -> bool:
        """Whether so few pieces are left that the rest of the game is known."""
        return all(
            state.pieces[seat].bit_count() + state.hand[seat] <= self.head.most for seat in (0, 1)
        )

    def judge(self, state: State) -> float | None:
        """The chance of the cones where the side throws that is not ahead. None for any other
        position: it is looked into."""
        if state.due not in ("start", "throw"):
            return None
        ranks = [
            self._order.ranks[state.pieces[seat].bit_count() + state.hand[seat], state.pieces[seat]]
            for seat in (state.seat, 1 - state.seat)
        ]
        if ranks[0] > ranks[1]:
            return None
        found = self.number(self._order.place(*ranks)) / WHOLE
        return 1 - found if state.seat else found

    def number(self, place: int) -> int:
        """What stands at a place."""
        bit = place * BITS
        at = self._first + bit // 8
        three = int.from_bytes(self._data[at : at + 3].ljust(3, b"\0"), "big")
        return three >> 24 - BITS - bit % 8 & WHOLE
