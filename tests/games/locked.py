"""Random Seega positions anywhere in the moving: sparse, crowded, and with one side locked in."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tests.games.oracle.seega import STONES, Position, Square, write


def anywhere(rng: random.Random, switches: Mapping[str, str]) -> str:
    """A position line with a move due, two stones a side at least.

    `switches` are all of the rule set's, by name.
    """
    size, quiet_limit = int(switches["size"]), int(switches["quiet_limit"])
    position = Position(size, hand={"x": 0, "o": 0}, due="move", side=rng.choice("xo"))
    empty = rng.choice((1, 2, rng.randint(1, size), rng.randint(1, size * size - 4)))
    squares = _in_order(rng, position)
    stones = size * size - empty
    each = rng.randint(max(2, stones - STONES[size]), min(STONES[size], stones - 2))
    for at, square in enumerate(squares[:stones]):
        position.board[square] = "x" if at < each else "o"
    if rng.random() < 0.5:
        position.board = {
            square: "o" if stone == "x" else "x" for square, stone in position.board.items()
        }
    last = quiet_limit - 1 if quiet_limit else 1000
    position.quiet = rng.choice((0, rng.randint(0, last), max(0, last - 1), last))
    if empty == 1 and position.quiet == 0:
        _nobody_has_moved(position, switches["first_mover"])
    return write(position)


def _nobody_has_moved(position: Position, first_mover: str) -> None:
    """All stones are there and none has moved: the centre is the empty square (seega 1.2)."""
    centre = position.centre()
    if centre in position.board:
        (gap,) = [square for square in position.squares() if square not in position.board]
        position.board[gap] = position.board.pop(centre)
    position.side = {"first": "x", "last": "o"}[first_mover]


def _in_order(rng: random.Random, position: Position) -> list[Square]:
    """All squares: from one side of the board to the other, or anyhow. One side of the board
    holds the first colour, then comes the second, then what is empty: the first is locked in."""
    squares = position.squares()
    rng.shuffle(squares)
    if rng.random() < 0.4:
        return squares
    file, rank, noise = rng.uniform(-1, 1), rng.uniform(-1, 1), rng.choice((0.0, 0.5, 2.0))
    return sorted(
        squares, key=lambda at: at[0] * file + at[1] * rank + noise * rng.uniform(-0.5, 0.5)
    )
