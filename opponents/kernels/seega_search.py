"""Alpha-beta over the moves of Seega: what a position is worth, and the best move in it.

A ply is a turn: a capture that must follow another belongs to the same one. Bounded by positions
looked at, never by a clock, so that the same question has the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from games.seega.state import Mask
from opponents.kernels.seega_steps import (
    CHAIN,
    DRAWN,
    MOVE,
    PASS,
    WON,
    Move,
    Position,
    Steps,
)

WIN: Final = 100_000
"""The score of a game won, less a point for each ply until then."""

SURE: Final = WIN - 1_000
"""From this score on the game is won by force."""

BREADTH: Final = 2
"""Of the captures that may follow one with any stone (seega 2.3), so many are looked at: those that
take most. In a crowd they can be made in any order, and all orders are too many."""

_NEVER: Final = 1 << 60


class Weights(NamedTuple):
    """What counts in a position, in hundredths of a stone, for the side to act less the other."""

    stone: int = 100
    room: int = 6
    """An empty square that a stone of one's own can go to."""
    edge: int = 4
    """A stone on an edge, which can be taken along the edge only; in a corner it counts twice."""
    take: int = 40
    """Captures that the side to act can make at once,"""
    more: int = 20
    """and each of them."""


WEIGHTS: Final = Weights()

STONES: Final = Weights(stone=1, room=0, edge=0, take=0, more=0)
"""Stones alone: a score is then how many more of them the side to act has, nothing else."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to: the best move, its score for the side to act, the plies it looked
    ahead and the positions it looked at."""

    move: Move
    score: int
    depth: int
    nodes: int


class SpentError(Exception):
    """As many positions were looked at as may be."""


class Search:
    """A search in one rule set. What it remembers of positions is its own: make one a question."""

    def __init__(self, steps: Steps, weights: Weights = WEIGHTS, breadth: int = BREADTH) -> None:
        self._steps = steps
        self.nodes = 0
        self.most = _NEVER
        self._negamax = _negamax(self, steps, weights, breadth)

    def value(self, position: Position, depth: int) -> int:
        """The score of a position for the side to act, by a search of so many plies."""
        return self._negamax(*position, depth, -WIN, WIN, 0)

    def worth(self, position: Position, move: Move, depth: int, above: int = -WIN) -> int:
        """The score of a move for the side to act, by a search of so many plies, the move itself
        being the first. If it is not above `above` it is some score that is not, either.

        `SpentError` once `most` positions were looked at.
        """
        after, turned = self._steps.after(position, move)
        if turned:
            return -self._negamax(*after, depth - 1, -WIN, -above, 1)
        return self._negamax(*after, depth, above, WIN, 1)

    def best(self, position: Position, moves: Sequence[Move], depth: int, nodes: int) -> Found:
        """The best of some moves, by a search of at most so many plies and positions.

        Of equals the first. Where all lose, the one that was best when that was not yet seen.
        """
        self.nodes, self.most = 0, nodes
        found = Found(moves[0], 0, 0, 0)
        order = list(moves)
        for plies in range(1, depth + 1):
            score, move, whole = self._root(position, order, plies)
            if score <= -SURE and found.depth:
                break
            if move is not None:
                found = Found(move, score, plies if whole else found.depth, self.nodes)
            if not whole or score >= SURE or len(moves) == 1:
                break
            order.remove(found.move)
            order.insert(0, found.move)
        return found

    def _root(
        self, position: Position, moves: Sequence[Move], plies: int
    ) -> tuple[int, Move | None, bool]:
        """The best score and move, and whether all moves were looked at."""
        best, chosen = -WIN - 1, None
        for move in moves:
            try:
                score = self.worth(position, move, plies, best)
            except SpentError:
                return best, chosen, False
            if score > best:
                best, chosen = score, move
        return best, chosen, True


Negamax: TypeAlias = Callable[[Mask, Mask, int, int, int, int, int, int], int]


def _negamax(search: Search, steps: Steps, weights: Weights, breadth: int) -> Negamax:
    """The recursion over positions, with all that it asks at hand."""
    rules, looked = steps.rules, steps.looked
    board, prey, beside = looked.board, looked.prey, looked.beside
    lanes, moves_of, after = looked.pincers.lanes, steps.moves, steps.after
    limit = rules.quiet_limit or _NEVER
    loses = rules.stuck.loses
    w_stone, w_room, w_edge, w_take, w_more = weights
    stones_alone = weights == STONES
    sides, corners = _rim(board)
    table: dict[tuple[Mask, Mask, int, int], tuple[int, int, int, Move]] = {}
    history: dict[Mask, int] = {}

    def negamax(
        mine: Mask, theirs: Mask, due: int, quiet: int, depth: int, alpha: int, beta: int, ply: int
    ) -> int:
        if due <= WON:
            return (0, -(WIN - ply), WIN - ply)[due - DRAWN]
        if depth <= 0 and due == MOVE:
            return leaf(mine, theirs)
        search.nodes += 1
        if search.nodes > search.most:
            raise SpentError
        key = (mine, theirs, due, quiet)
        known = table.get(key)
        if known is not None:
            plies, low, high, first = known
            if plies == depth:
                if low >= SURE:
                    low -= ply
                elif high <= -SURE:
                    high += ply
                if low >= beta:
                    return low
                if high <= alpha:
                    return high
                if low == high:
                    return low
        moves = moves_of(mine, theirs, due)
        if not moves:
            passed, _ = after(key, PASS)
            return -negamax(*passed, depth - 1, -beta, -alpha, ply + 1)
        if due == CHAIN and len(moves) > breadth:
            moves.sort(key=_taken, reverse=True)
            del moves[breadth:]
        elif len(moves) > 1:
            if depth > 1:
                moves.sort(key=lambda move: (-bool(move[2]), -history.get(move[0], 0)))
            if known is not None and first in moves:
                moves.remove(first)
                moves.insert(0, first)
        best, chosen, floor = -WIN - 1, moves[0], alpha
        for move in moves:
            change, _, taken = move
            if taken or loses:
                following, turned = after(key, move)
                if turned:
                    score = -negamax(*following, depth - 1, -beta, -floor, ply + 1)
                else:
                    score = negamax(*following, depth, floor, beta, ply + 1)
            elif quiet + 1 == limit:
                score = 0
                more = mine.bit_count() - theirs.bit_count()
                if more:
                    score = WIN - ply - 1 if more > 0 else ply + 1 - WIN
            elif depth == 1:
                score = -leaf(theirs, mine ^ change)
            else:
                score = -negamax(
                    theirs, mine ^ change, MOVE, quiet + 1, depth - 1, -beta, -floor, ply + 1
                )
            if score > best:
                best, chosen = score, move
                if score > floor:
                    floor = score
                    if score >= beta:
                        if not taken:
                            history[change] = history.get(change, 0) + depth * depth
                        break
        kept = best
        if best >= SURE:
            kept += ply
        elif best <= -SURE:
            kept -= ply
        table[key] = (
            depth,
            kept if best > alpha else -WIN,
            kept if best < beta else WIN,
            chosen,
        )
        return best

    def leaf(mine: Mask, theirs: Mask) -> int:
        """What is seen at a glance: captures that are on count for the side to act."""
        search.nodes += 1
        if stones_alone:
            return mine.bit_count() - theirs.bit_count()
        empty = board ^ mine ^ theirs
        reached = beside(mine) & empty
        score = (
            w_stone * (mine.bit_count() - theirs.bit_count())
            + w_room * (reached.bit_count() - (beside(theirs) & empty).bit_count())
            + w_edge * (mine & sides).bit_count()
            + w_edge * (mine & corners).bit_count()
            - w_edge * (theirs & sides).bit_count()
            - w_edge * (theirs & corners).bit_count()
        )
        found = lanes(reached, mine, theirs & prey)
        if found:
            score += w_take + w_more * found.bit_count()
        return score

    return negamax


def _taken(move: Move) -> int:
    return move[2].bit_count()


def _rim(board: Mask) -> tuple[Mask, Mask]:
    """The squares of the four sides, and the corners."""
    ranks = board & board >> 1 & board << 1
    files = board & board >> 10 & board << 10
    return board ^ (ranks & files), board & ~ranks & ~files
