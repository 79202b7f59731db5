"""What Djehuty thinks of positions of Aseb without the table: a small network that the solved game
has taught (`djehuty solve --game aseb --teach`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from games.aseb.rules import Aseb
from games.aseb.state import LAST, State, squares_of
from games.catalogue import rule_set
from opponents.lookahead import Judge
from opponents.network import Network, load
from opponents.table_file import told_apart

WEIGHTS: Final = Path(__file__).parent / "weights" / "aseb.net"

COUNTED: Final = 5
"""Pieces are counted to so many: an input for each number from 1."""

THEIRS, HAND = LAST, 2 * LAST
THEIR_HAND, LEFT, THEIR_LEFT, INPUTS = (HAND + each * COUNTED for each in (1, 2, 3, 4))
"""The first inputs of the squares of the other side, of the pieces in hand, of those that have not
left, and how many there are. The squares of the side that throws come first."""


def lit(state: State) -> Iterator[int]:
    """The inputs that are on in a position, seen from the side that throws."""
    sides = ((0, HAND, LEFT), (THEIRS, THEIR_HAND, THEIR_LEFT))
    for seat, (squares, hand, left) in zip((state.seat, 1 - state.seat), sides, strict=True):
        pieces = state.pieces[seat]
        yield from (squares + square - 1 for square in squares_of(pieces))
        yield from range(hand, hand + min(COUNTED, state.hand[seat]))
        here = pieces.bit_count() + state.hand[seat]
        yield from range(left, left + min(COUNTED, here))


@lru_cache(maxsize=16)
def learned(rules: Aseb) -> bool:
    """Whether it was taught by these very rules; fewer pieces are the same game, further on."""
    own = rule_set(rules.id)
    return (
        WEIGHTS.is_file()
        and isinstance(own, Aseb)
        and told_apart(own) == told_apart(rules)
        and rules.pieces <= own.pieces
    )


@cache
def judge() -> Judge[State]:
    """The chance of the cones where somebody throws. `OSError` if there are no weights."""
    return judged_by(load(WEIGHTS))


def judged_by(network: Network) -> Judge[State]:
    """The same by a network."""
    rows, base = network.rows, network.base

    def chance(state: State) -> float | None:
        if state.due not in ("start", "throw"):
            return None
        found = network.chance(base + sum(rows[at] for at in lit(state)))
        return 1 - found if state.seat else found

    return chance
